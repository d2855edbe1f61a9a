//! Going through a record: step by step, at true speed or faster, or straight to a place.

use cardshed_rules::Seat;
use cardshed_view::view;
use leptos::prelude::*;

use super::keys::{self, Move};
use super::showing::Eyes;
use crate::device::Alarm;
use crate::parts::alike::{Memo, effect, handler};
use crate::play::Play;
use crate::t;
use crate::words::words;

/// How many times as fast as it was.
const SPEEDS: [u32; 4] = [1, 2, 4, 8];

/// Where one is in a record, and how one goes on.
#[derive(Clone, Copy)]
pub struct Bench {
    /// So many steps are done.
    pub step: RwSignal<usize>,
    /// Whether it goes on by itself.
    pub playing: RwSignal<bool>,
    /// How many times as fast as it was.
    pub speed: RwSignal<u32>,
    last: usize,
}

impl Bench {
    /// At a step of so many.
    #[must_use]
    pub fn new(step: usize, last: usize) -> Bench {
        Bench { step: RwSignal::new(step), playing: RwSignal::new(false), speed: RwSignal::new(1), last }
    }

    /// Goes on by itself while it is playing; `wait` says how long each step takes.
    pub fn run(self, wait: impl Fn(usize) -> u64 + 'static) {
        let alarm = StoredValue::new_local(Alarm::default());
        effect(move || {
            let (step, speed) = (self.step.get(), self.speed.get());
            if !self.playing.get() {
                return alarm.with_value(Alarm::stop);
            }
            if step >= self.last {
                alarm.with_value(Alarm::stop);
                return self.playing.set(false);
            }
            let millis = wait(step) as f64 / f64::from(speed);
            alarm.with_value(|alarm| {
                alarm.set(millis, move || {
                    self.step.try_set(step + 1);
                });
            });
        });
        on_cleanup(move || {
            alarm.try_with_value(Alarm::stop);
        });
    }

    /// Whether all steps are done.
    #[must_use]
    pub fn is_at_end(self) -> bool {
        self.step.get() >= self.last
    }

    /// Does what a button or a key asks for.
    pub fn go(self, what: Move) {
        let (step, playing) = (self.step.get_untracked(), self.playing.get_untracked());
        match what {
            Move::Toggle => {
                if !playing && step >= self.last {
                    self.step.set(0);
                }
                self.playing.set(!playing);
            }
            Move::Back => self.to(step.saturating_sub(1)),
            Move::Forward => self.to(step + 1),
            Move::Start => self.to(0),
            Move::End => self.to(self.last),
        }
    }

    /// Goes to a step and stays there.
    pub fn to(self, step: usize) {
        self.playing.set(false);
        let step = step.min(self.last);
        if self.step.get_untracked() != step {
            self.step.set(step);
        }
    }
}

const START: &str = r#"<path d="M5 5h3v14H5zM20 5v14L9 12z"/>"#;
const BACK: &str = r#"<path d="M17 5v14L7 12z"/>"#;
const PLAY: &str = r#"<path d="M7 4l13 8-13 8z"/>"#;
const PAUSE: &str = r#"<path d="M6 5h4v14H6zM14 5h4v14h-4z"/>"#;
const FORWARD: &str = r#"<path d="M7 5v14l10-7z"/>"#;
const END: &str = r#"<path d="M16 5h3v14h-3zM4 5v14l11-7z"/>"#;

/// The controls under a record.
#[component]
pub fn Controls(play: Play, bench: Bench, eyes: RwSignal<Eyes>) -> impl IntoView {
    keys::listen(move |what| bench.go(what));
    let place = move || {
        words().say("replay-step", &[("step", bench.step.get().into()), ("steps", bench.last.into())])
    };
    let scrub = move |event: leptos::ev::Event| {
        if let Ok(step) = event_target_value(&event).parse::<usize>() {
            bench.to(step);
        }
    };
    let speed = move |event: leptos::ev::Event| {
        if let Ok(speed) = event_target_value(&event).parse::<u32>() {
            bench.speed.set(speed);
        }
    };
    let sign = move || if bench.playing.get() { PAUSE } else { PLAY };
    let play_or_pause =
        move || if bench.playing.get() { words().get("replay-pause") } else { words().get("replay-play") };
    view! {
        <section class="controls" aria-label=t!("replay-controls")>
            <input
                type="range" class="scrub" min="0" max=bench.last.to_string() prop:value=move || bench.step.get().to_string()
                aria-label=t!("replay-place") aria-valuetext=move || place() on:input=handler(scrub) data-test="replay-scrub"
            />
            <div class="steps">
                <Press name=t!("replay-start") sign=|| START does=move || bench.go(Move::Start)/>
                <Press name=t!("replay-back") sign=|| BACK does=move || bench.go(Move::Back)/>
                <Press name=play_or_pause sign=sign does=move || bench.go(Move::Toggle) class="primary"/>
                <Press name=t!("replay-forward") sign=|| FORWARD does=move || bench.go(Move::Forward)/>
                <Press name=t!("replay-end") sign=|| END does=move || bench.go(Move::End)/>
            </div>
            <span class="quiet small place" data-test="replay-step">{move || place()}</span>
            <div class="choices">
                <select aria-label=t!("replay-speed") on:change=handler(speed) data-test="replay-speed">
                    {SPEEDS.into_iter().map(|speed| view! {
                        <option value=speed.to_string()>
                            {move || if speed == 1 { words().get("replay-true") } else { format!("{speed}×") }}
                        </option>
                    }).collect_view()}
                </select>
                <EyesChoice play eyes/>
            </div>
        </section>
    }
}

/// A button with a sign on it.
#[component]
fn Press(
    name: impl Fn() -> String + Send + 'static,
    sign: impl Fn() -> &'static str + Send + 'static,
    does: impl Fn() + 'static,
    #[prop(optional)] class: &'static str,
) -> impl IntoView {
    view! {
        <button type="button" class=class aria-label=name on:click=handler(move |_| does())>
            <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true" inner_html=move || sign()></svg>
        </button>
    }
}

/// Through whose eyes one looks.
#[component]
fn EyesChoice(play: Play, eyes: RwSignal<Eyes>) -> impl IntoView {
    let change = move |event: leptos::ev::Event| {
        let value = event_target_value(&event);
        eyes.set(match value.parse::<usize>().ok().and_then(Seat::new) {
            Some(seat) => Eyes::Seat(seat),
            None if value == "all" => Eyes::All,
            None => Eyes::Watching,
        });
    };
    let names = Memo::new(move |_| play.names());
    view! {
        <select aria-label=t!("replay-eyes") on:change=handler(change) data-test="replay-eyes">
            {move || names.get().into_iter().enumerate().map(|(index, name)| {
                let chosen = move || matches!(eyes.get_untracked(), Eyes::Seat(seat) if seat.index() == index);
                view! {
                    <option value=index.to_string() selected=chosen()>{name}</option>
                }
            }).collect_view()}
            <option value="watching" selected=move || eyes.get_untracked() == Eyes::Watching>{t!("replay-watching")}</option>
            <option value="all" selected=move || eyes.get_untracked() == Eyes::All>{t!("replay-open")}</option>
        </select>
    }
}
