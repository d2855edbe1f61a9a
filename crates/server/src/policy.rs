//! What browsers let the page do: its content security policy.

use std::fmt::Write as _;

use axum::http::HeaderValue;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest as _, Sha256};

/// Everything comes from this server itself, and nobody may put it into a frame. The page's own code is WebAssembly.
#[must_use]
pub fn strict() -> HeaderValue {
    policy("", "")
}

/// The same for a page that has styles and scripts in itself: those it has, known by their hashes, and no others.
#[must_use]
pub fn of_page(html: &str) -> HeaderValue {
    policy(&hashes(html, "script"), &hashes(html, "style"))
}

fn policy(scripts: &str, styles: &str) -> HeaderValue {
    let policy = format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'{styles}; img-src 'self'; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'self'; frame-ancestors 'none'"
    );
    // There is nothing in it that a header cannot say; if there were, nothing would be allowed.
    HeaderValue::try_from(policy).unwrap_or(HeaderValue::from_static("default-src 'none'"))
}

/// The hashes of what stands in the elements of that name, those without attributes.
fn hashes(html: &str, element: &str) -> String {
    let (open, close) = (format!("<{element}>"), format!("</{element}>"));
    let mut hashes = String::new();
    for rest in html.split(&open).skip(1) {
        let content = rest.split_once(&close).map_or(rest, |(content, _)| content);
        // Writing to a string does not fail.
        let _ = write!(hashes, " 'sha256-{}'", STANDARD.encode(Sha256::digest(content)));
    }
    hashes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_may_do_what_it_brings_along() {
        let page =
            "<style>a{}</style><script src=\"/x.js\"></script><script>alert(1)</script><script>b</script>";
        let policy = of_page(page);
        let policy = policy.to_str().unwrap();
        // The hash of `alert(1)`, by another program.
        assert!(policy.contains("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"), "{policy}");
        assert_eq!(policy.matches("sha256-").count(), 3, "{policy}");
        assert!(policy.contains("style-src 'self' 'sha256-"), "{policy}");
        assert!(!policy.contains("unsafe-inline"));
    }

    #[test]
    fn everything_else_is_strict() {
        assert_eq!(of_page("<p>nothing</p>"), strict());
        assert!(!strict().to_str().unwrap().contains("sha256-"));
    }
}
