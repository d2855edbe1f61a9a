//! The page itself: the files of `crates/web/dist`, which are part of the binary.
//!
//! A debug build reads them from the disk each time, so that a change to the page shows without building the server again.

use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::policy;
use crate::refusal::ApiError;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../web/dist"]
#[allow_missing = true]
struct Files;

/// The page at each of its addresses.
const PAGE: &str = "index.html";

/// What the addresses of its screens begin with. Elsewhere it says itself that there is nothing, and so does the status.
const SCREENS: [&str; 7] = ["", "play", "table", "replay", "rules", "learn", "settings"];

/// A name with a hash in it never means another content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Any other may, and the browser asks whether it does.
const ASK_AGAIN: &str = "no-cache";

/// Where the page can be built, said to whoever opens a server that was built without it.
const NO_PAGE: &str = "This server was built without the page. Build both with `cargo play`.\n";

/// Answers for everything that is not the server's own: a file of the page, or the page at any of its addresses.
pub async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return ApiError::new(StatusCode::NOT_FOUND, "no_page", "there is nothing here").into_response();
    }
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if is_file { path } else { PAGE };
    let is_somewhere = is_file || path.split('/').next().is_some_and(|screen| SCREENS.contains(&screen));
    match best(name, &headers) {
        Some(found) if is_somewhere => answer(name, found, &headers),
        Some(found) => (StatusCode::NOT_FOUND, answer(name, found, &HeaderMap::new())).into_response(),
        None if is_file => {
            ApiError::new(StatusCode::NOT_FOUND, "no_page", "there is nothing here").into_response()
        }
        None => (StatusCode::NOT_FOUND, NO_PAGE).into_response(),
    }
}

/// A file, and how it is compressed.
struct Found {
    file: EmbeddedFile,
    encoding: Option<&'static str>,
}

/// The smallest form of a file that the browser takes.
fn best(name: &str, headers: &HeaderMap) -> Option<Found> {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let takes = |encoding: &str| {
        accepted.split(',').any(|item| item.split(';').next().map(str::trim) == Some(encoding))
    };
    let compressed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, extension)| {
        let file = takes(encoding).then(|| Files::get(&format!("{name}.{extension}")))??;
        Some(Found { file, encoding: Some(encoding) })
    });
    compressed.or_else(|| Some(Found { file: Files::get(name)?, encoding: None }))
}

fn answer(name: &str, Found { file, encoding }: Found, headers: &HeaderMap) -> Response {
    let hash = file.metadata.sha256_hash();
    let tag: String = hash.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known == Some(tag.as_str()) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        file.data.into_owned().into_response()
    };
    let headers = response.headers_mut();
    let keep = if has_hash(name) { FOR_EVER } else { ASK_AGAIN };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(name)));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if name == PAGE
        && let Some(page) = Files::get(PAGE)
    {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy_of(&page));
    }
    if let Ok(tag) = HeaderValue::try_from(tag) {
        headers.insert(header::ETAG, tag);
    }
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}

/// The policy of the page that is sent. It is read from the page, and kept until that is another one.
fn policy_of(page: &EmbeddedFile) -> HeaderValue {
    static KNOWN: Mutex<Option<([u8; 32], HeaderValue)>> = Mutex::new(None);
    let hash = page.metadata.sha256_hash();
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    match &*known {
        Some((of, policy)) if *of == hash => policy.clone(),
        _ => {
            let policy = policy::of_page(&String::from_utf8_lossy(&page.data));
            known.insert((hash, policy)).1.clone()
        }
    }
}

/// Whether the name ends in sixteen hexadecimal digits: `style-0123456789abcdef.css`.
fn has_hash(name: &str) -> bool {
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    let hash = stem.rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webmanifest" => "application/manifest+json",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        "json" => "application/json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_hash_are_kept_for_ever() {
        assert!(has_hash("style-0123456789abcdef.css"));
        for name in ["index.html", "icon-192.png", "style-0123456789abcdeg.css", "sw.js"] {
            assert!(!has_hash(name), "{name}");
        }
    }

    #[tokio::test]
    async fn what_is_not_of_the_page_is_not_answered_with_it() {
        for path in ["/api/nothing", "/no-such-file.js"] {
            let response = page(path.parse().unwrap(), HeaderMap::new()).await;
            assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        }
    }
}
