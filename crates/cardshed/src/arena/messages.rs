//! The lines that go between the arena and a program: protocol 1, as `docs/bot-protocol.md` describes it.

use cardshed_rules::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};

use super::fault::{Fault, Shown};

/// The version of the protocol. It changes when a program that spoke the old one would not understand the new one;
/// new fields alone do not change it.
pub const PROTOCOL: u64 = 1;

/// Longer names are cut: they stand in a table.
const LONGEST_NAME: usize = 40;

/// No person thinks longer than an hour before laying a card, and simulated time must not overflow.
const LONGEST_REACTION_MS: f64 = 3_600_000.0;

/// Said once to every process.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "hello")]
pub struct Hello {
    pub protocol: u64,
    pub game: &'static str,
    pub options: String,
    pub players: usize,
    pub timeout_ms: u64,
}

/// A game begins.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "start")]
pub struct Start<'a> {
    /// Counted from one.
    pub deal: u64,
    /// Counted from one.
    pub rotation: usize,
    pub seat: Seat,
    pub seats: usize,
    pub options: &'a str,
    /// Random numbers of the program's own.
    pub seed: Seed,
}

/// What would you do?
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "decide")]
pub struct Decide<'a, V> {
    pub view: Tagged<'a, V>,
    pub fresh: bool,
    pub actions: Vec<String>,
}

/// A view with the name of its game, as `AnyView` is written.
#[derive(Clone, Debug, Serialize)]
pub struct Tagged<'a, V> {
    pub game: &'static str,
    #[serde(flatten)]
    pub view: &'a V,
}

/// The game is over.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename = "end")]
pub struct End<'a> {
    /// `None` if it was broken off.
    pub outcome: Option<&'a Outcome>,
    /// The seats that forfeited it.
    pub forfeits: &'a [Seat],
}

/// Writes a message as it goes over the line.
pub fn line(message: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(message).expect("a message has only text keys and plain values")
}

/// Reads a program's answer to [`Hello`]: its name.
pub fn read_hello(line: &[u8]) -> Result<String, Fault> {
    #[derive(Deserialize)]
    struct Answer {
        protocol: u64,
        name: String,
    }
    let answer: Answer = read(line, r#"{"protocol": …, "name": …}"#)?;
    if answer.protocol != PROTOCOL {
        return Err(Fault::OtherProtocol(answer.protocol));
    }
    Ok(answer.name.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME).collect())
}

/// A program's answer to [`Decide`].
#[derive(Debug, PartialEq)]
pub enum Answer {
    Act { action: String, after_ms: Option<f64> },
    Wait,
}

/// Reads a program's answer to [`Decide`].
pub fn read_answer(line: &[u8]) -> Result<Answer, Fault> {
    #[derive(Deserialize)]
    struct Fields {
        action: Option<String>,
        after_ms: Option<f64>,
        #[serde(default)]
        wait: bool,
    }
    const WANTED: &str = r#"{"action": …} or {"wait": true}"#;
    let wrong = |problem: &str| Fault::NotAnAnswer {
        line: Shown::new(line),
        wanted: WANTED,
        problem: problem.to_owned(),
    };
    let fields: Fields = read(line, WANTED)?;
    match (fields.action, fields.wait) {
        (Some(_), true) => Err(wrong("it is both")),
        (None, false) => Err(wrong("it is neither")),
        (None, true) => Ok(Answer::Wait),
        (Some(action), false) => match fields.after_ms {
            Some(ms) if !(0.0..=LONGEST_REACTION_MS).contains(&ms) => {
                Err(wrong("after_ms is a time from 0 to an hour"))
            }
            after_ms => Ok(Answer::Act { action, after_ms }),
        },
    }
}

fn read<'a, T: Deserialize<'a>>(line: &'a [u8], wanted: &'static str) -> Result<T, Fault> {
    serde_json::from_slice(line).map_err(|error| Fault::NotAnAnswer {
        line: Shown::new(line),
        wanted,
        problem: error.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use cardshed_rules::any::AnyView;
    use cardshed_rules::plusminus::PlusMinus;
    use cardshed_rules::{Game, SeatCount, Setup, Viewer};

    use super::*;

    #[test]
    fn answers_are_read_and_faults_say_what_was_wanted() {
        let act = |after_ms| Answer::Act { action: "draw".to_owned(), after_ms };
        assert_eq!(read_answer(br#"{"action":"draw"}"#).unwrap(), act(None));
        assert_eq!(
            read_answer(br#"{"action":"draw","after_ms":12.5,"why":"luck"}"#).unwrap(),
            act(Some(12.5))
        );
        assert_eq!(read_answer(br#"{"wait":true}"#).unwrap(), Answer::Wait);
        for (line, problem) in [
            ("{}", "it is neither"),
            (r#"{"action":"draw","wait":true}"#, "it is both"),
            (r#"{"action":"draw","after_ms":-1}"#, "a time from 0 to an hour"),
            (r#"{"action":"draw","after_ms":1e300}"#, "a time from 0 to an hour"),
            (r#"{"action":7}"#, "invalid type: integer"),
            ("draw", "expected value"),
            ("", "EOF"),
        ] {
            let error = read_answer(line.as_bytes()).unwrap_err().to_string();
            assert!(error.contains(problem) && error.contains(r#"{"wait": true}"#), "{line}: {error}");
        }
        assert!(read_answer(&[0xff, b'\n']).is_err());
    }

    #[test]
    fn a_hello_has_the_protocol_and_a_name_fit_for_a_table() {
        assert_eq!(read_hello(br#"{"protocol":1,"name":"my \u001b[31mbot"}"#).unwrap(), "my [31mbot");
        let long = format!(r#"{{"protocol":1,"name":"{}"}}"#, "x".repeat(100));
        assert_eq!(read_hello(long.as_bytes()).unwrap().len(), LONGEST_NAME);
        let error = read_hello(br#"{"protocol":2,"name":"newer"}"#).unwrap_err().to_string();
        assert_eq!(error, "speaks protocol 2, not 1");
        assert!(read_hello(br#"{"name":"mute"}"#).is_err());
    }

    #[test]
    fn a_view_is_written_as_anyview_reads_it() {
        let seats = SeatCount::new(2).unwrap();
        let game = PlusMinus::deal(&Setup::new(seats), Seed::from_number(1)).unwrap();
        let seat = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let text = line(&Tagged { game: PlusMinus::ID.id(), view: &view });
        assert_eq!(serde_json::from_slice::<AnyView>(&text).unwrap(), AnyView::PlusMinus(view));
    }
}
