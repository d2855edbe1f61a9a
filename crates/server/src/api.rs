//! The way in over HTTP: open, list and look at tables, fetch records, connect.

use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{DefaultBodyLimit, Extension, Path, Query, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};
use axum::{Json, Router, middleware};
use cardshed_protocol::{Goodbye, MAX_MESSAGE, Name, PROTOCOL, TableId, TableSettings, TableSummary};
use cardshed_rules::Seat;
use cardshed_table::{Identity, RestoreError};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::bucket::Addresses;
use crate::config::Config;
use crate::guard::{Asker, guard};
use crate::hall::{Hall, to_json};
use crate::identity::{COOKIE, Guest, Signer, random};
use crate::kernel::Ends;
use crate::letter::NotIn;
use crate::qr;
use crate::records;
use crate::refusal::ApiError;
use crate::site;
use crate::socket::{self, Visit};
use crate::storage::Stored;

/// Public tables that are listed at once.
const LISTED: usize = 200;

/// Guests are known for a year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;

/// An action is shorter than this; longer requests are rare.
const READ_BUFFER: usize = 512;

/// What is gathered for one write: the events of a few actions.
const WRITE_BUFFER: usize = 1024;

/// A day, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// What every handler needs.
#[derive(Clone)]
pub struct App {
    pub hall: Arc<Hall>,
    pub signer: Arc<Signer>,
    pub config: Arc<Config>,
    pub addresses: Arc<Addresses>,
    pub stopping: watch::Receiver<bool>,
}

type Answer<T> = Result<T, ApiError>;

/// Every way in: its method, its path and what answers.
pub fn routes() -> Vec<(&'static str, &'static str, MethodRouter<App>)> {
    vec![
        ("post", "/api/tables", post(open)),
        ("get", "/api/tables", get(list)),
        ("get", "/api/tables/{id}", get(look)),
        ("get", "/api/tables/{id}/records", get(finished_rounds)),
        ("get", "/api/tables/{id}/results", get(results)),
        ("post", "/api/tables/{id}/seats/{seat}/token", post(token)),
        ("get", "/api/tables/{id}/ws", get(connect)),
        ("post", "/api/guest", post(greet)),
        ("get", "/api/qr", get(qr::draw)),
        ("get", "/api/openapi.json", get(openapi)),
        ("get", "/healthz", get(healthy)),
        ("get", "/readyz", get(ready)),
        ("get", "/metrics", get(metrics)),
    ]
}

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let no_method =
        || async { ApiError::new(StatusCode::METHOD_NOT_ALLOWED, "method", "that cannot be done here") };
    routes()
        .into_iter()
        .fold(Router::new(), |router, (_, path, handler)| router.route(path, handler))
        .fallback(get(site::page))
        .method_not_allowed_fallback(no_method)
        .layer(DefaultBodyLimit::max(MAX_MESSAGE))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .with_state(app)
}

impl App {
    /// The guest that the cookie names; none without a cookie.
    fn guest(&self, headers: &HeaderMap) -> Answer<Option<Guest>> {
        let cookies = headers.get_all(header::COOKIE);
        let cookies = cookies.iter().filter_map(|value| value.to_str().ok());
        let ours = cookies
            .flat_map(|value| value.split(';'))
            .find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
        ours.map(|cookie| self.signer.guest(cookie).ok_or_else(ApiError::forged)).transpose()
    }

    /// The guest that the cookie names, or a new one with a new cookie.
    fn guest_or_new(&self, headers: &HeaderMap) -> Answer<(Guest, Option<HeaderValue>)> {
        if let Some(guest) = self.guest(headers)? {
            return Ok((guest, None));
        }
        let guest = Guest { identity: Identity(random()), seat: None };
        let secure = self.config.public_url.as_ref().is_some_and(crate::PublicUrl::is_secure);
        let cookie = format!(
            "{COOKIE}={}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{}",
            self.signer.cookie(guest.identity),
            if secure { "; Secure" } else { "" }
        );
        Ok((guest, HeaderValue::try_from(cookie).ok()))
    }
}

impl App {
    /// Deals and plays every round of a table again, for what `work` wants to know of them.
    async fn retrace<T: Send + 'static>(
        &self,
        id: &str,
        work: fn(&Stored) -> Result<T, RestoreError>,
    ) -> Answer<T> {
        let stored =
            self.hall.storage.load(table_id(id)?).await.map_err(|error| ApiError::storage(&error))?;
        let stored = stored.ok_or(NotIn::NoTable)?;
        let found = tokio::task::spawn_blocking(move || work(&stored)).await;
        found.map_err(|_| ApiError::from(NotIn::Busy))?.map_err(|error| {
            tracing::error!(%error, "a table's facts do not follow from each other");
            ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "records", "the records cannot be read")
        })
    }
}

fn with_cookie(mut response: Response, cookie: Option<HeaderValue>) -> Response {
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

fn table_id(text: &str) -> Answer<TableId> {
    text.parse().map_err(|_| NotIn::NoTable.into())
}

/// What is needed to open a table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenTable {
    settings: TableSettings,
    seats: u8,
    name: Name,
}

#[derive(Serialize)]
struct Opened {
    id: TableId,
    link: String,
}

async fn open(
    State(app): State<App>,
    headers: HeaderMap,
    body: Result<Json<OpenTable>, JsonRejection>,
) -> Answer<Response> {
    let Json(wanted) = body.map_err(|error| ApiError::body(&error))?;
    let (guest, cookie) = app.guest_or_new(&headers)?;
    let since = app.hall.clock.now().0.saturating_sub(DAY);
    let opened = app.hall.storage.opened_since(guest.identity, cardshed_protocol::Millis(since)).await;
    if opened.map_err(|error| ApiError::storage(&error))? >= app.hall.limits.tables_per_guest {
        let text = "you have opened too many tables today";
        return Err(ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many_tables", text));
    }
    let id = app.hall.open(wanted.settings, wanted.seats, guest.identity, wanted.name).await?;
    tracing::info!(table = ?id, "a table is opened");
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or("localhost");
    let origin = match &app.config.public_url {
        Some(url) => url.origin().to_owned(),
        None => format!("http://{host}"),
    };
    let opened = Opened { id, link: format!("{origin}/table/{id}") };
    Ok(with_cookie((StatusCode::CREATED, Json(opened)).into_response(), cookie))
}

async fn list(State(app): State<App>) -> Json<Vec<TableSummary>> {
    Json(app.hall.listed(LISTED))
}

async fn look(State(app): State<App>, Path(id): Path<String>) -> Answer<Json<TableSummary>> {
    Ok(Json(app.hall.look(table_id(&id)?).await?.summary))
}

async fn finished_rounds(State(app): State<App>, Path(id): Path<String>) -> Answer<Response> {
    let lines = app.retrace(&id, records::finished_rounds).await?;
    Ok((downloaded("application/x-ndjson", "jsonl"), lines).into_response())
}

async fn results(State(app): State<App>, Path(id): Path<String>) -> Answer<Response> {
    let rounds = app.retrace(&id, records::results).await?;
    Ok((downloaded("application/json", "json"), to_json(&rounds)).into_response())
}

/// What makes a browser keep an answer as a file.
fn downloaded(kind: &'static str, ending: &str) -> [(HeaderName, String); 2] {
    let file = format!("attachment; filename=\"cardshed.{ending}\"");
    [(header::CONTENT_TYPE, kind.to_owned()), (header::CONTENT_DISPOSITION, file)]
}

#[derive(Serialize)]
struct Token {
    token: String,
}

async fn token(
    State(app): State<App>,
    headers: HeaderMap,
    Path((id, seat)): Path<(String, String)>,
) -> Answer<Json<Token>> {
    let id = table_id(&id)?;
    let guest = app.guest(&headers)?;
    let look = app.hall.look(id).await?;
    if guest.is_none_or(|guest| look.host != Some(guest.identity)) {
        let text = "only the host hands out tokens";
        return Err(ApiError::new(StatusCode::FORBIDDEN, "not_host", text));
    }
    let seat: Option<Seat> = seat.parse().ok();
    let Some(seat) = seat.filter(|seat| seat.index() < look.summary.seats.len()) else {
        return Err(ApiError::new(StatusCode::NOT_FOUND, "no_seat", "there is no such seat"));
    };
    Ok(Json(Token { token: app.signer.token(id, seat) }))
}

async fn greet(State(app): State<App>, headers: HeaderMap) -> Answer<Response> {
    let (_, cookie) = app.guest_or_new(&headers)?;
    Ok(with_cookie(StatusCode::NO_CONTENT.into_response(), cookie))
}

/// What a client says when it connects.
#[derive(Debug, Deserialize)]
struct Hello {
    name: String,
    protocol: u32,
    #[serde(default)]
    token: Option<String>,
}

async fn connect(
    State(app): State<App>,
    Extension(Asker(address)): Extension<Asker>,
    Extension(ends): Extension<Option<Ends>>,
    Path(id): Path<String>,
    hello: Result<Query<Hello>, QueryRejection>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Answer<Response> {
    let Query(hello) = hello.map_err(|error| ApiError::unreadable(error.body_text()))?;
    let name: Name = hello.name.parse().map_err(|error| ApiError::unreadable(format!("name: {error}")))?;
    let id = table_id(&id)?;
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let token = bearer.and_then(|value| value.strip_prefix("Bearer ")).or(hello.token.as_deref());
    let (guest, cookie) = match token {
        Some(token) => (app.signer.bot(token, id).ok_or_else(ApiError::forged)?, None),
        None => app.guest_or_new(&headers)?,
    };
    let too_many =
        || ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many", "too many connections from your address");
    let line = app.addresses.connect(address, Instant::now()).ok_or_else(too_many)?;
    let door = app.hall.knock(id, guest.identity).await?;
    // Last of all: a browser does not say why a socket was refused, so that a page asks the same without one.
    let upgrade =
        upgrade.map_err(|error| ApiError::new(StatusCode::UPGRADE_REQUIRED, "upgrade", error.body_text()))?;
    let upgrade = upgrade
        .max_message_size(MAX_MESSAGE)
        .max_frame_size(MAX_MESSAGE)
        // A table's memory is mostly its connections' buffers. They grow to the longest message by themselves.
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER);
    let App { hall, stopping, .. } = app;
    let response = if hello.protocol == PROTOCOL {
        let visit = Visit { hall, door, guest, name, line, ends, stopping };
        upgrade.on_upgrade(|socket| socket::serve(socket, visit))
    } else {
        upgrade.on_upgrade(|socket| socket::turn_away(socket, Goodbye::Protocol))
    };
    Ok(with_cookie(response, cookie))
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], include_str!("../openapi.json")).into_response()
}

async fn healthy() -> &'static str {
    "ok\n"
}

async fn ready(State(app): State<App>) -> Answer<&'static str> {
    let stopping = *app.stopping.borrow();
    if !stopping && app.hall.storage.is_ready().await {
        return Ok("ready\n");
    }
    Err(ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "not_ready", "the server is not ready"))
}

async fn metrics(State(app): State<App>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.hall.metrics.text()).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_document_names_every_way_in_and_no_other() {
        let document: serde_json::Value = serde_json::from_str(include_str!("../openapi.json")).unwrap();
        let mut documented = BTreeSet::new();
        for (path, methods) in document["paths"].as_object().unwrap() {
            for method in methods.as_object().unwrap().keys().filter(|key| *key != "parameters") {
                documented.insert((method.clone(), path.clone()));
            }
        }
        let real = routes().into_iter().map(|(method, path, _)| (method.to_owned(), path.to_owned()));
        assert_eq!(documented, real.collect());
    }
}
