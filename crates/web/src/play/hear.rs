//! What the replies of the table change.

use std::mem::take;

use cardshed_protocol::{Command, Finish, Nonce, PersonId, Recent, Reply, RoundResult, TableState, Who};
use cardshed_rules::any::{AnySeen, AnyView};
use cardshed_rules::{Seat, Version};
use cardshed_text::key;
use leptos::prelude::*;

use super::{Checked, Dealing, Entry, Happened, NoticeKind, Play, Saying};
use crate::device;
use crate::line::Heard;
use crate::line::remote::last_dealt;
use crate::pattern::at_once;

/// So many lines of what happened are kept to be read.
const LOG: usize = 200;

impl Play {
    /// Takes in what came over the line.
    pub fn hear(self, heard: Heard) {
        // The screen may have been left while a message was on its way.
        if self.inner.try_with_value(|_| ()).is_none() {
            return;
        }
        at_once(|| match heard {
            Heard::State(state) => self.line.set(state),
            Heard::Reply(reply) => self.receive(*reply),
            Heard::Unkept => self.notify(NoticeKind::First(key!("table-unkept"))),
        });
    }

    fn receive(self, reply: Reply) {
        match reply {
            Reply::Welcome { you, seat, table, view, recent, .. } => {
                self.catches_up(table.deal, recent);
                self.welcomed(you, seat, *table, view);
            }
            Reply::Table { table } => self.table_is(*table),
            Reply::Dealt { view } => self.dealt(*view),
            Reply::Events { version, seat, seen, finish } => self.happened(version, seat, seen, finish),
            Reply::Result { result } => self.ended(&result),
            Reply::Done { id } => self.answered(id, true),
            Reply::Refused { id, reason, finish, .. } => {
                let is_late = self.is_over() && id.is_some_and(|id| self.is_pending(id));
                if let Some(id) = id {
                    self.answered(id, false);
                }
                if !is_late {
                    self.notify(finish.map_or(NoticeKind::Refused(reason), NoticeKind::Finish));
                }
            }
            Reply::Said { person, told } => {
                let number = self.number();
                self.said.update(|said| {
                    said.push(Saying { number, person, told });
                    let old = said.len().saturating_sub(LOG);
                    said.drain(..old);
                });
            }
            // The line itself ends with it, and says so.
            Reply::Goodbye { .. } => {}
        }
    }

    /// Under which name is kept what has been seen of a table's deal.
    fn kept(self) -> Option<String> {
        self.id().map(|table| format!("cardshed.deal.{table}"))
    }

    /// Remembers what the page has seen of the deal before it was loaded again.
    fn remember_the_deal(self) {
        let seen = self.kept().and_then(|name| device::kept_for_reload(&name));
        let Some(mut dealing) = seen.and_then(|seen| Dealing::read(&seen)) else { return };
        if let Some(Reply::Dealt { view }) = self.id().and_then(last_dealt) {
            dealing.dealt(&view);
        }
        self.inner.update_value(|inner| inner.dealing = dealing);
    }

    fn welcomed(self, you: PersonId, seat: Option<Seat>, table: TableState, view: Option<Box<AnyView>>) {
        if self.you.get_untracked().is_none() {
            self.remember_the_deal();
        }
        self.you.set(Some(you));
        self.seat.set(seat);
        self.pending.set(Vec::new());
        self.inner.update_value(|inner| {
            inner.asked.clear();
            inner.held.clear();
            inner.dealing.connected_again();
        });
        if let Some(view) = view {
            // Of a race nobody is told what they missed: then the last that is known is not the last any more.
            let is_old = |entry: &Entry| entry.version < view.version();
            if table.settings.game.is_speed() && self.log.with_untracked(|log| log.last().is_some_and(is_old))
            {
                self.log.set(Vec::new());
            }
            self.view.set(Some(*view));
        }
        self.table_is(table);
        // The table has just heard from this page. If a bot still plays here, and not for want of time, it does so to the end.
        let own = untrack(|| self.own_seat());
        self.gave_up.set(own.is_some_and(|own| own.stand_in && own.clock != Some(0)));
    }

    /// Takes in what was done while nobody was here to be told.
    fn catches_up(self, deal: u32, recent: Vec<Recent>) {
        let is_other = |table: &TableState| table.deal != deal;
        if self.table.with_untracked(|table| table.as_ref().is_some_and(is_other)) {
            self.log.set(Vec::new());
        }
        let known = self.log.with_untracked(|log| log.last().map(|entry| entry.version));
        self.log.update(|log| {
            for Recent { version, seen } in recent.into_iter().filter(|recent| Some(recent.version) > known) {
                log.extend(seen.into_iter().map(|seen| self.entry(version, seen)));
            }
        });
    }

    fn table_is(self, table: TableState) {
        let ahead = table.at.0 as f64 - device::now();
        let own = self.you.get_untracked();
        let sits =
            table.seats.iter().position(|seat| own.is_some_and(|person| seat.who == Who::Person { person }));
        let seat = sits.and_then(Seat::new);
        // How a round ended may have been told while the line was lost.
        let last = table.rounds.as_ref().and_then(|rounds| rounds.results.last());
        if let Some(result) = last.filter(|last| self.inner.with_value(|inner| inner.dealing.awaits(last))) {
            self.ended(result);
        }
        self.inner.update_value(|inner| {
            inner.ahead = ahead;
            inner.dealing.learn(&table, seat.is_some());
        });
        if self.seat.get_untracked() != seat {
            self.seat.set(seat);
        }
        self.table.set(Some(table));
        self.add_to_the_deal();
    }

    /// Adds to the coming deal what nobody else could have known, once a deal.
    pub(super) fn add_to_the_deal(self) {
        if self.seat.get_untracked().is_none() || self.line().is_none() {
            return;
        }
        let id = self.number();
        let random = || Nonce(device::random());
        let nonce = self.inner.try_update_value(|inner| inner.dealing.add(id, random)).flatten();
        if let Some(nonce) = nonce {
            self.ask_as(id, Command::Nonce { nonce });
        }
    }

    fn dealt(self, view: AnyView) {
        self.inner.update_value(|inner| {
            inner.dealing.dealt(&view);
            inner.held.clear();
        });
        let seen = self.inner.with_value(|inner| inner.dealing.written());
        if let Some((name, seen)) = self.kept().zip(seen) {
            device::keep_for_reload(&name, &seen);
        }
        self.log.set(Vec::new());
        self.pending.set(Vec::new());
        self.notice.set(None);
        self.gave_up.set(false);
        self.view.set(Some(view));
    }

    fn happened(self, version: Version, seat: Seat, seen: Vec<AnySeen>, finish: Option<Finish>) {
        let follows = self.view.with_untracked(|view| view.as_ref().map(|view| view.version().next()));
        match follows {
            Some(next) if next == version => {}
            // Already known from a newer whole view.
            Some(next) if next > version => return,
            // Something was missed.
            _ => return self.ask(Command::Sync),
        }
        let own = self.seat.get_untracked() == Some(seat);
        let happened = Happened { seat, seen, own, finish };
        let watchers = self.inner.with_value(|inner| inner.watchers.clone());
        for (_, watch) in watchers {
            watch(&happened);
        }
        let Happened { seen, .. } = happened;
        self.log.update(|log| {
            log.extend(seen.iter().map(|seen| self.entry(version, seen.clone())));
            if let Some(last) = log.last_mut() {
                last.finish = finish;
            }
            let old = log.len().saturating_sub(LOG);
            log.drain(..old);
        });
        self.view.update(|view| {
            if let Some(view) = view {
                view.follow(&seen);
            }
        });
        if let Some(finish) = finish.filter(|finish| self.concerns_you(finish)) {
            self.notify(NoticeKind::Finish(finish));
        }
    }

    fn entry(self, version: Version, seen: AnySeen) -> Entry {
        Entry { number: self.number(), version, seen, finish: None }
    }

    /// All that has happened is this.
    pub fn log_is(self, log: Vec<(Version, AnySeen)>) {
        self.log.set(log.into_iter().map(|(version, seen)| self.entry(version, seen)).collect());
    }

    fn concerns_you(self, finish: &Finish) -> bool {
        let own = self.seat.get_untracked();
        own == Some(finish.first) || own == Some(finish.second)
    }

    fn ended(self, result: &RoundResult) {
        // The result says what matters, and nothing lies over it.
        self.notice.set(None);
        let table = self.inner.with_value(|inner| inner.table_id);
        let state = self.table.get_untracked();
        let checked = self
            .inner
            .try_update_value(|inner| inner.dealing.check(result, table, state.as_ref()))
            .unwrap_or(Checked::NotSeen);
        self.checked.update(|all| {
            all.retain(|(round, _)| *round < result.round);
            all.push((result.round, checked));
        });
    }

    /// Whether that request was an action that is not answered yet.
    fn is_pending(self, id: u32) -> bool {
        self.pending.with_untracked(|pending| pending.iter().any(|pending| pending.id == id))
    }

    fn answered(self, id: u32, is_done: bool) {
        self.inner.update_value(|inner| {
            inner.asked.retain(|(asked, _)| *asked != id);
            inner.dealing.answered(id, is_done);
        });
        if self.is_pending(id) {
            // What was meant to follow something that is refused cannot.
            let given_up =
                self.inner.try_update_value(|inner| if is_done { Vec::new() } else { take(&mut inner.held) });
            let given_up = given_up.unwrap_or_default();
            self.pending.update(|pending| {
                pending.retain(|pending| pending.id != id && !given_up.contains(&pending.id));
            });
        }
    }
}
