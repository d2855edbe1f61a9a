//! Bots at the table: how well they play and how quick they are.

use cardshed_bots::{BotSpec, Pace, Strength};
use cardshed_protocol::{BotSeat, Command, Who};
use cardshed_rules::Seat;
use cardshed_text::bots;
use cardshed_view::view;
use leptos::prelude::*;

use super::is_open;
use super::pick::Pick;
use crate::parts::alike::{Memo, Show};
use crate::play::Play;
use crate::t;
use crate::words::words;

/// Whom a host gets unless they choose.
pub const USUAL_BOT: BotSeat = BotSeat(BotSpec::new(Strength::Medium));

/// The free seats.
#[must_use]
pub fn open_seats(play: Play) -> Vec<Seat> {
    play.table.with_untracked(|table| {
        let Some(table) = table else { return Vec::new() };
        (0..table.seats.len()).filter(|&index| is_open(table, index)).filter_map(Seat::new).collect()
    })
}

/// The bot on a seat, if there is one.
fn bot_at(play: Play, seat: Seat) -> Option<BotSpec> {
    play.table.with(|table| match table.as_ref()?.seats.get(seat.index())?.who {
        Who::Bot { bot } => Some(bot.0),
        Who::Open | Who::Person { .. } => None,
    })
}

/// Puts another bot on a seat where one sits, or is about to.
fn replace(play: Play, seat: Seat, change: impl FnOnce(&mut BotSpec)) {
    let asked = play.asked(|command| match command {
        Command::AddBot { seat: other, bot } if *other == seat => Some(bot.0),
        _ => None,
    });
    let Some(mut bot) = asked.or_else(|| untrack(|| bot_at(play, seat))) else { return };
    change(&mut bot);
    play.ask(Command::AddBot { seat, bot: BotSeat(bot) });
}

/// How well the bot of a seat plays, and how quick it is: in a race, and in thinking at its turn. Only the host may
/// change it.
#[component]
pub fn BotChoice(play: Play, seat: Seat) -> impl IntoView {
    let bot = Memo::new(move |_| bot_at(play, seat));
    let strengths =
        Signal::derive(|| Strength::ALL.map(|strength| bots::strength(&words(), strength)).to_vec());
    let paces = Signal::derive(|| Pace::ALL.map(|pace| bots::pace(&words(), pace)).to_vec());
    let strength = Signal::derive(move || {
        Strength::ALL.iter().position(|&own| Some(own) == bot.get().map(|bot| bot.strength))
    });
    let pace =
        Signal::derive(move || Pace::ALL.iter().position(|&own| Some(own) == bot.get().map(|bot| bot.pace)));
    view! {
        <Show when=move || play.is_host()>
            <Pick
                play
                label=Signal::derive(t!("lobby-strength"))
                texts=strengths
                chosen=strength
                test=format!("strength-{seat}")
                on_pick=move |index: usize| replace(play, seat, |bot| bot.strength = Strength::ALL[index])
            />
            <Pick
                play
                label=Signal::derive(t!("lobby-pace"))
                texts=paces
                chosen=pace
                test=format!("pace-{seat}")
                on_pick=move |index: usize| replace(play, seat, |bot| bot.pace = Pace::ALL[index])
            />
        </Show>
    }
}

/// What a bot is like, in words.
#[must_use]
pub fn about(play: Play, seat: Seat) -> String {
    let Some(bot) = bot_at(play, seat) else { return String::new() };
    let words = words();
    if play.is_host() {
        format!("{} {}", bots::strength_about(&words, bot.strength), bots::pace_about(&words, bot.pace))
    } else {
        format!("{} · {}", bots::strength(&words, bot.strength), bots::pace(&words, bot.pace))
    }
}
