//! Where a record comes from: a finished table, the game that was just played in this page, or a file.

use std::time::Duration;

use cardshed_protocol::TableId;
use cardshed_rules::record::{Problem, Record, RecordError};
use cardshed_text::{People, refusals};
use leptos::prelude::set_timeout;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

use crate::device;
use crate::screens::home::why;
use crate::screens::server::{self, NoAnswer};
use crate::words::words;

/// Where a game of this page leaves its records for this screen.
const KEPT: &str = "cardshed.replay";

/// Larger files are no records of an evening.
const LARGEST: f64 = 32e6;

/// By then a browser has read what it is to keep as a file.
const READ: Duration = Duration::from_secs(60);

/// Records that were opened, with the text they came from.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The file, as it is downloaded again.
    pub text: String,
    /// What is in it.
    pub records: Vec<Record>,
}

/// Why there is nothing to look at.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The server did not give it.
    Server(NoAnswer),
    /// No round of that table is over.
    NoRound,
    /// The file is too large.
    TooLarge,
    /// The file is no text.
    NoText,
    /// A line of it is wrong.
    Wrong(RecordError),
}

/// Reads a text of records.
///
/// # Errors
/// If it is none.
pub fn read(text: String) -> Result<Opened, Trouble> {
    let records = Record::parse_all(&text).map_err(Trouble::Wrong)?;
    if records.is_empty() {
        return Err(Trouble::Wrong(RecordError { line: 1, problem: Problem::Count(0) }));
    }
    Ok(Opened { text, records })
}

/// The records of a table's finished rounds.
///
/// # Errors
/// If there is no such table, or no round of it is over.
pub async fn of_table(table: TableId) -> Result<Opened, Trouble> {
    let text = server::records(table).await.map_err(Trouble::Server)?;
    if text.trim().is_empty() { Err(Trouble::NoRound) } else { read(text) }
}

/// Leaves the records of a game that was played in this page for this screen.
pub fn leave(records: &str) {
    device::hand_over(KEPT, records);
}

/// What the game that was just played has left here.
#[must_use]
pub fn of_page() -> Option<Result<Opened, Trouble>> {
    device::handed_over(KEPT).map(read)
}

/// The records of a file.
///
/// # Errors
/// If it has none.
pub async fn of_file(file: File) -> Result<Opened, Trouble> {
    if file.size() > LARGEST {
        return Err(Trouble::TooLarge);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    read(text.ok_or(Trouble::NoText)?)
}

/// Has the browser keep the records as a file. One that keeps no files does nothing.
pub fn download(text: &str, name: &str) {
    drop(save(text, name));
}

fn save(text: &str, name: &str) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type("application/jsonl");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = device::document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Some browsers begin to read only after the click.
    set_timeout(move || drop(Url::revoke_object_url(&address)), READ);
    Ok(())
}

/// What is wrong, in words.
#[must_use]
pub fn said(trouble: &Trouble) -> String {
    let words = words();
    match trouble {
        Trouble::Server(problem) => why(problem),
        Trouble::NoRound => words.get("replay-no-round"),
        Trouble::TooLarge => words.get("replay-too-large"),
        Trouble::NoText => words.get("replay-no-text"),
        Trouble::Wrong(RecordError { line, problem }) => words
            .say("replay-wrong", &[("line", (*line).into()), ("problem", problem_in_words(problem).into())]),
    }
}

fn problem_in_words(problem: &Problem) -> String {
    let words = words();
    match problem {
        Problem::Json(_) => words.get("replay-problem-json"),
        Problem::UnknownLine => words.get("replay-problem-line"),
        Problem::Format(format) => words.say("replay-problem-format", &[("format", (*format).into())]),
        Problem::NoHeader => words.get("replay-problem-header"),
        Problem::Count(_) => words.get("replay-problem-empty"),
        Problem::SeatCount(_) | Problem::Options(_) | Problem::Setup(_) => words.get("replay-problem-setup"),
        Problem::Notation(wrong) => {
            words.say("replay-problem-action", &[("text", wrong.text.as_str().into())])
        }
        Problem::Illegal { action, illegal } => words.say(
            "replay-problem-illegal",
            &[
                ("action", action.as_str().into()),
                ("why", refusals::illegal(&words, illegal, &People::UNKNOWN).into()),
            ],
        ),
        Problem::OtherState => words.get("replay-problem-state"),
        Problem::OtherOutcome { .. } | Problem::NotOver => words.get("replay-problem-outcome"),
        Problem::BreaksOff => words.get("replay-breaks-off"),
    }
}
