//! What stands before every answer: who asks how often from where, and the headers that keep browsers strict.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, timeout};

use crate::api::App;
use crate::config::Config;
use crate::policy;
use crate::refusal::ApiError;

const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    // A table's link is the key to it: it must not leak to other sites.
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Lets a request pass, or not, and puts the headers on the answer.
pub async fn guard(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let address = address_of(&app.config, peer, request.headers());
    let mut response = if !app.addresses.may_ask(address, Instant::now()) {
        ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", "too many requests from your address")
            .into_response()
    } else if is_delicate(&request) && !is_same_origin(&app.config, request.headers()) {
        ApiError::new(StatusCode::FORBIDDEN, "origin", "another site's page may not do that").into_response()
    } else {
        request.extensions_mut().insert(Asker(address));
        // Whoever sends half a request must not be waited for.
        timeout(app.config.limits.patience, next.run(request)).await.unwrap_or_else(|_| {
            let text = "the request did not come in time, or could not be answered in time";
            ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", text).into_response()
        })
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // The page has said what it needs itself.
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert_with(policy::strict);
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if app.config.public_url.as_ref().is_some_and(crate::config::PublicUrl::is_secure) {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    response
}

/// The address a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Asker(pub IpAddr);

fn address_of(config: &Config, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
    // Only the last address is the proxy's own word; those before it are the client's.
    let forwarded = headers
        .get_all("x-forwarded-for")
        .iter()
        .next_back()
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.rsplit(',').next())
        .and_then(|address| address.trim().parse().ok());
    forwarded.filter(|_| config.behind_proxy).unwrap_or_else(|| peer.ip().to_canonical())
}

/// Whether the request does something in somebody's name.
fn is_delicate(request: &Request) -> bool {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    !reads || request.headers().contains_key(header::UPGRADE)
}

/// Browsers always say which site a page comes from; other programs need not.
fn is_same_origin(config: &Config, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    match &config.public_url {
        Some(url) => origin.eq_ignore_ascii_case(url.origin()),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
            let from = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            matches!((from, host), (Some(from), Some(host)) if from.eq_ignore_ascii_case(host))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &'static str)]) -> HeaderMap {
        list.iter().map(|&(name, value)| (name.parse().unwrap(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn another_sites_page_is_another_origin() {
        let mut config = Config::new("");
        let same =
            |config: &Config, list: &[(&'static str, &'static str)]| is_same_origin(config, &headers(list));
        assert!(same(&config, &[("host", "a.org")]), "no browser");
        assert!(same(&config, &[("host", "a.org:1"), ("origin", "http://A.org:1")]));
        assert!(!same(&config, &[("host", "a.org"), ("origin", "https://b.org")]));
        assert!(!same(&config, &[("host", "a.org"), ("origin", "null")]));
        config.public_url = Some("https://cards.org".parse().unwrap());
        assert!(same(&config, &[("host", "inside:8080"), ("origin", "https://cards.org")]));
        assert!(!same(&config, &[("host", "inside:8080"), ("origin", "http://inside:8080")]));
    }

    #[test]
    fn a_client_cannot_choose_its_own_address() {
        let peer = SocketAddr::from(([127, 0, 0, 1], 9));
        let list = headers(&[("x-forwarded-for", "6.6.6.6, 10.0.0.7")]);
        let mut config = Config::new("");
        assert_eq!(address_of(&config, peer, &list), peer.ip());
        config.behind_proxy = true;
        assert_eq!(address_of(&config, peer, &list), IpAddr::from([10, 0, 0, 7]));
    }
}
