//! What is answered over plain HTTP, and the document that describes it.

#![allow(clippy::unwrap_used)]

mod support;

use serde_json::{Value, json};
use support::databases::Database;
use support::{Running, http, on_both_databases};

fn document() -> Value {
    serde_json::from_str(include_str!("../openapi.json")).unwrap()
}

async fn the_document_describes_what_is_answered(database: &Database) {
    let server = Running::start(&database.url()).await;
    let document = document();
    assert_eq!(http::get(server.address, "/api/openapi.json").await.json(), document);

    let settings = json!({ "game": "levels", "clock": { "kind": "per_move", "seconds": 30 } });
    let (id, cookie) = http::open(server.address, settings, 4).await;
    let summary = http::get(server.address, &format!("/api/tables/{id}")).await.json();
    http::check(&summary, "Summary", &document);
    let path = format!("/api/tables/{id}/seats/2/token");
    let token = http::ask(server.address, "POST", &path, &[("cookie", &cookie)], None).await.json();
    http::check(&token, "Token", &document);
    let records = http::get(server.address, &format!("/api/tables/{id}/records")).await;
    assert_eq!((records.status, records.body.as_str()), (200, ""));
    let code =
        http::get(server.address, &format!("/api/qr?link=https%3A%2F%2Fcards.example%2Ftable%2F{id}")).await;
    assert_eq!((code.status, code.header("content-type")), (200, Some("image/svg+xml")));
    assert!(code.body.starts_with("<svg ") && code.body.ends_with("</svg>"), "{}", code.body);

    let wrong = json!({ "settings": { "game": "levels" }, "seats": 9, "name": "Ann" });
    let cases = [
        ("POST", "/api/tables", Some(&wrong), 422, "settings"),
        ("POST", "/api/tables", Some(&token), 400, "unreadable"),
        ("GET", "/api/tables/000000000000000000000000", None, 404, "no_table"),
        ("GET", "/api/tables/x", None, 404, "no_table"),
        ("GET", "/api/tables/000000000000000000000000/records", None, 404, "no_table"),
        ("GET", "/api/qr", None, 400, "unreadable"),
        ("GET", "/api/qr?link=https%3A%2F%2Fcards.example%2F", None, 400, "unreadable"),
        ("GET", "/api/nothing", None, 404, "no_page"),
        ("DELETE", "/api/tables", None, 405, "method"),
        ("GET", "/api/tables/000000000000000000000000/ws?name=A&protocol=1", None, 404, "no_table"),
        ("GET", &format!("/api/tables/{id}/ws?name=A&protocol=1"), None, 426, "upgrade"),
        ("GET", &format!("/api/tables/{id}/ws?name=&protocol=1"), None, 400, "unreadable"),
    ];
    for (method, path, body, status, error) in cases {
        let answer = http::ask(server.address, method, path, &[], body).await;
        assert_eq!(answer.error(), (status, error.to_owned()), "{method} {path}");
        http::check(&answer.json(), "Error", &document);
    }
    server.stop().await;
}

async fn every_answer_keeps_browsers_strict(database: &Database) {
    let server = Running::with(&database.url(), |config| {
        config.public_url = Some("https://cards.example.org".parse().unwrap());
    })
    .await;
    // The page itself among them, with or without it in this server.
    for path in [
        "/",
        "/settings",
        "/nope",
        "/sw.js",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/tables",
        "/api/nothing",
    ] {
        let answer = http::get(server.address, path).await;
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe-inline"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert!(answer.header("strict-transport-security").is_some(), "{path}");
    }
    let guest = http::ask(server.address, "POST", "/api/guest", &[], None).await;
    let cookie = guest.header("set-cookie").unwrap();
    for part in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    server.stop().await;
}

/// Whether or not this server was built with the page.
async fn an_address_without_a_screen_is_not_found(database: &Database) {
    let server = Running::start(&database.url()).await;
    let page = http::get(server.address, "/").await;
    for path in ["/rules/clear4", "/table/000000000000000000000000", "/settings", "/replay?file"] {
        let answer = http::get(server.address, path).await;
        assert_eq!((answer.status, answer.body), (page.status, page.body.clone()), "{path}");
    }
    for path in ["/nope", "/nope/rules", "/rulesets"] {
        let answer = http::get(server.address, path).await;
        assert_eq!((answer.status, answer.body), (404, page.body.clone()), "{path}");
    }
    server.stop().await;
}

on_both_databases!(
    the_document_describes_what_is_answered,
    every_answer_keeps_browsers_strict,
    an_address_without_a_screen_is_not_found
);
