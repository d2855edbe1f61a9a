//! What has to be said now: why something was refused, with a link to its rule, and photo finishes.

use cardshed_rules::RuleId;
use cardshed_text::{People, refusals, talk};
use cardshed_view::view;
use leptos::prelude::*;

use crate::device::{self, Alarm};
use crate::parts::alike::{effect_soon, handler};
use crate::parts::announce::announcer;
use crate::play::{Notice, NoticeKind, Play};
use crate::t;
use crate::words::words;

/// How long a notice stays, in milliseconds: long enough to be read twice.
const STAYS: f64 = 7_000.0;

/// The newest notice of a table, until it has been read.
#[component]
pub fn Notices(
    /// The table.
    play: Play,
) -> impl IntoView {
    let announce = announcer();
    let alarm = StoredValue::new_local(Alarm::default());
    let words_of = move |notice: &Notice| {
        let (names, you) = (play.names(), play.seat.get());
        spoken(&notice.what, People { names: &names, you })
    };
    // Who was about to press something in it, or has closed it, is at the board again.
    let close = move || {
        let has_focus = device::document().query_selector(".notice :focus").ok().flatten().is_some();
        let is_there = play.notice.try_set(None).is_none();
        if has_focus && is_there && !device::focus("#main button.card") {
            device::focus("#main button");
        }
    };
    effect_soon(move || {
        let Some(notice) = play.notice.get() else { return };
        announce(untrack(|| words_of(&notice)));
        alarm.with_value(|alarm| {
            alarm.set(STAYS, close);
        });
    });
    view! {
        <section class="notices" aria-label=t!("notices")>
            {move || {
                play.notice.get().map(|notice| {
                    let text = words_of(&notice);
                    let rule = rule(&notice.what).map(|rule| {
                        let address = format!("/rules/{}#{rule}", rule.game());
                        view! { <a href=address target="_blank">{t!("notice-rule", rule = rule.to_string())}</a> }
                    });
                    view! {
                        <div class="notice">
                            <span>{text}</span>
                            {rule}
                            <button type="button" aria-label=t!("close") on:click=handler(move |_| close())>"✕"</button>
                        </div>
                    }
                })
            }}
        </section>
    }
}

fn spoken(what: &NoticeKind, people: People<'_>) -> String {
    let words = words();
    match what {
        NoticeKind::Illegal(illegal) => refusals::illegal(&words, illegal, &people),
        NoticeKind::Refused(reason) => refusals::request(&words, reason),
        NoticeKind::Finish(finish) => talk::finish(&words, *finish, &people),
        NoticeKind::First(key) => words.get(key),
    }
}

fn rule(what: &NoticeKind) -> Option<RuleId> {
    match what {
        NoticeKind::Illegal(illegal) => illegal.rule(),
        NoticeKind::Refused(cardshed_protocol::RefusalReason::Illegal { rule }) => *rule,
        NoticeKind::Refused(_) | NoticeKind::Finish(_) | NoticeKind::First(_) => None,
    }
}
