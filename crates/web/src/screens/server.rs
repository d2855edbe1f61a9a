//! What the page asks of the server over HTTP.

use cardshed_protocol::{Name, TableId, TableSettings, TableSummary};
use cardshed_text::Language;
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Request, RequestInit, Response};

use crate::device;

/// Why the server gave no answer that is of use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoAnswer {
    /// It cannot be reached.
    Unreachable,
    /// There is no such thing there.
    Missing,
    /// It refused, with this code.
    Refused(String),
}

#[derive(Serialize)]
struct OpenTable<'a> {
    settings: &'a TableSettings,
    seats: u8,
    name: &'a Name,
}

struct Opened {
    id: TableId,
}

cardshed_rules::by_name!(Opened { id });

struct Refusal {
    error: String,
}

cardshed_rules::by_name!(Refusal { error });

/// Opens a table.
///
/// # Errors
/// If the server does not.
pub async fn open_table(settings: &TableSettings, seats: u8, name: &Name) -> Result<TableId, NoAnswer> {
    let body =
        serde_json::to_string(&OpenTable { settings, seats, name }).map_err(|_| NoAnswer::Unreachable)?;
    let text = fetch("/api/tables", Some(&body)).await?;
    let opened: Opened = device::json(&text).ok_or(NoAnswer::Unreachable)?;
    Ok(opened.id)
}

/// The public tables.
///
/// # Errors
/// If the server does not answer.
pub async fn public_tables() -> Result<Vec<TableSummary>, NoAnswer> {
    let text = fetch("/api/tables", None).await?;
    device::json(&text).ok_or(NoAnswer::Unreachable)
}

/// What is known of a table from outside.
///
/// # Errors
/// If there is no such table, or no answer.
pub async fn look(table: TableId) -> Result<TableSummary, NoAnswer> {
    let text = fetch(&format!("/api/tables/{table}"), None).await?;
    device::json(&text).ok_or(NoAnswer::Unreachable)
}

/// Why no socket to a table is to be had at that address, if the server itself has something against it.
pub async fn turns_away(address: &str) -> Option<NoAnswer> {
    // It answers as it would answer a socket.
    fetch(address, None).await.err().filter(|problem| match problem {
        NoAnswer::Missing => true,
        NoAnswer::Refused(code) => matches!(code.as_str(), "full" | "too_many"),
        NoAnswer::Unreachable => false,
    })
}

/// The records of a table's finished rounds, as JSON Lines.
///
/// # Errors
/// If there is no such table, or no answer.
pub async fn records(table: TableId) -> Result<String, NoAnswer> {
    fetch(&format!("/api/tables/{table}/records"), None).await
}

/// The rules of all games in that language, as [`Rulebook::read`](cardshed_text::rulebook::Rulebook::read) reads them.
///
/// # Errors
/// If there is no answer.
pub async fn rulebook(language: Language) -> Result<String, NoAnswer> {
    fetch(&format!("/rulebook-{}.txt", language.code()), None).await
}

/// The messages of that language.
///
/// # Errors
/// If there is no answer.
pub async fn words(language: Language) -> Result<String, NoAnswer> {
    let address = device::words_address(language.code()).ok_or(NoAnswer::Missing)?;
    fetch(&address, None).await
}

/// What the server answers: to a body that is sent, or to a plain question.
async fn fetch(address: &str, body: Option<&str>) -> Result<String, NoAnswer> {
    let unreachable = |_: JsValue| NoAnswer::Unreachable;
    let wishes = RequestInit::new();
    if let Some(body) = body {
        wishes.set_method("POST");
        wishes.set_body(&body.into());
    }
    let request = Request::new_with_str_and_init(address, &wishes).map_err(unreachable)?;
    if body.is_some() {
        request.headers().set("Content-Type", "application/json").map_err(unreachable)?;
    }
    let response =
        JsFuture::from(device::window().fetch_with_request(&request)).await.map_err(unreachable)?;
    let response: Response = response.dyn_into().map_err(unreachable)?;
    let text = JsFuture::from(response.text().map_err(unreachable)?).await.map_err(unreachable)?;
    let text = text.as_string().unwrap_or_default();
    match response.status() {
        200..300 => Ok(text),
        404 => Err(NoAnswer::Missing),
        _ => Err(device::json::<Refusal>(&text)
            .map_or(NoAnswer::Unreachable, |refusal| NoAnswer::Refused(refusal.error))),
    }
}
