//! Every word that a person reads, as [Fluent](https://projectfluent.org) messages in five languages; for the page, the
//! terminal and the server alike.
//!
//! ```
//! use cardshed_rules::levels::{Card, Colour, Number};
//! use cardshed_text::{Language, Words, cards};
//!
//! let words = Words::new(Language::choose(&["de-CH", "en"]));
//! let card = Card::new(Colour::Red, Number::new(7).unwrap());
//! assert_eq!(cards::levels(&words, card), "rote 7");
//! ```
//!
//! The messages are in `locales/<language>/<topic>.ftl`, a topic for each screen or subject. Code names a message by a
//! string literal, in one of the forms `words.get("key")`, `words.say("key", &[("name", value)])`, `t!("key", name =
//! value)` (the page's own macro) and `key!("key")`, the last where the key is chosen before it is looked up. The test
//! `tests/words.rs` finds these forms in the sources of all crates: it fails for a message that nobody names, for a name
//! without a message, for arguments that differ, and for languages that differ.
//!
//! What has a type of its own has a function here that matches every variant: [`cards`], [`games`], [`actions`],
//! [`refusals`], [`reasons`], [`log`], [`levels`], [`options`], [`bots`], [`seats`], [`talk`]. A new variant does not compile before it
//! has words. The rules themselves are in [`rulebook`].
//!
//! # Writing messages
//!
//! Short and friendly, as at a kitchen table: du, tu, tu, je. A label has no full stop, nor has a line of the log; a sentence
//! that explains something has one. An argument `$you` (`yes` or `no`) chooses between "You draw" and "Noor draws"
//! ([`Person`]). Names are not inflected: where a language would, another way of saying it is found. The terms are those of
//! the boxes:
//!
//! | en | de | fr | it | nl |
//! | --- | --- | --- | --- | --- |
//! | table, seat | Tisch, Platz | table, place | tavolo, posto | tafel, plaats |
//! | round, match | Runde, Partie | manche, match | mano, partita | ronde, partij |
//! | turn | Zug | tour | turno | beurt |
//! | discard pile | Ablagestapel | défausse | pila degli scarti; in Eight Levels mazzo degli scarti | aflegstapel |
//! | draw pile | Nachziehstapel | pioche | mazzo | trekstapel |
//! | own deck (Plus Minus) | eigener Stapel | pioche | mazzo personale | eigen stapel |
//! | stack | Stapel | pile | pila | stapel |
//! | final card | letzte Karte | dernière carte | ultima carta | laatste kaart |
//! | number card, special card | Zahlenkarte, Sonderkarte | carte numérotée, carte spéciale | carta numerica, carta speciale | getalkaart, speciale kaart |
//! | play, draw | spielen, ziehen | jouer, piocher | giocare, pescare | spelen, pakken |
//! | turn up, blind | aufdecken, blind | retourner, à l’aveugle | scoprire, alla cieca | omdraaien, blind |
//! | clear, pass | abräumen, passen | vider, passer | eliminare, passare | opruimen, passen |
//! | penalty point | Minuspunkt | point négatif | punto negativo | strafpunt |
//! | level, combination | Level, Kombination | niveau, combinaison | livello, combinazione | level, combinatie |
//! | run, pair, triple | Folge, Zwilling, Drilling | suite, paire, brelan | scala, coppia, tris | reeks, tweeling, drieling |
//! | lay down, attach | auslegen, anlegen | poser, compléter | mettere in tavola, aggiungere | uitleggen, aanleggen |
//! | discard | abwerfen | défausser | scartare | weggooien |
//! | joker | Joker | joker | joker; in Eight Levels jolly | joker |
//! | skip a turn | Aussetzen | Passe ton tour | Salta un turno | beurt overslaan |
//! | host, bot | wer den Tisch leitet, Bot | hôte, robot | chi ospita, bot | gastheer of gastvrouw, bot |

#![forbid(unsafe_code)]

/// Names a message where its key is chosen before it is looked up: `words.get(if on { key!("on") } else { key!("off")
/// })`. It is only the literal itself, in a form that the test of all keys finds.
#[macro_export]
macro_rules! key {
    ($key:literal) => {
        $key
    };
}

pub mod actions;
pub mod bots;
pub mod cards;
pub mod games;
mod language;
pub mod levels;
mod lists;
#[cfg(feature = "built-in")]
mod locales;
pub mod log;
mod message;
pub mod options;
mod people;
pub mod reasons;
pub mod refusals;
pub mod rulebook;
pub mod seats;
pub mod talk;
mod words;

pub use language::Language;
#[cfg(feature = "built-in")]
pub use locales::{messages, source};
pub use message::Argument;
pub use people::{People, Person};
pub use words::Words;
