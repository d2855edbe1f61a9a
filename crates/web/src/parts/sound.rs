//! Sounds, made in the page: short, quiet, and only where they are wanted.

use std::cell::{Cell, RefCell};

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext};

use crate::device;
use crate::settings::settings;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A card is laid.
    Lay,
    /// A card is drawn.
    Draw,
    /// Something was refused, or came too late.
    Refused,
    /// It is one's turn.
    YourTurn,
    /// One more second to the signal.
    Tick,
    /// The signal.
    Go,
    /// One has won.
    Won,
    /// A round is over.
    Over,
}

impl Sound {
    /// Tones one after another: pitch in hertz, length in seconds.
    const fn tones(self) -> &'static [(f64, f64)] {
        match self {
            Sound::Lay => &[(190.0, 0.05)],
            Sound::Draw => &[(320.0, 0.04)],
            Sound::Refused => &[(140.0, 0.09), (110.0, 0.12)],
            Sound::YourTurn => &[(523.0, 0.09), (659.0, 0.14)],
            Sound::Tick => &[(440.0, 0.06)],
            Sound::Go => &[(880.0, 0.22)],
            Sound::Won => &[(523.0, 0.12), (659.0, 0.12), (784.0, 0.12), (1047.0, 0.3)],
            Sound::Over => &[(392.0, 0.14), (330.0, 0.24)],
        }
    }
}

/// How loud a tone begins, of one.
const LOUD: f64 = 0.09;

/// How loud it ends, of how it began.
const FADED: f64 = 0.001;

thread_local! {
    /// Browsers give a page few of these; they also want the first sound to follow a touch or a key.
    static SPEAKER: RefCell<Option<Speaker>> = const { RefCell::new(None) };
    /// Whether the page has been touched, as far as has been asked.
    static TOUCHED: Cell<bool> = const { Cell::new(false) };
}

/// Where sounds come from.
struct Speaker {
    context: AudioContext,
    /// Sounds that have been made before.
    made: Vec<(Sound, AudioBuffer)>,
}

/// Whether the page has been touched: before that browsers allow no sound, and complain about trying.
fn was_touched() -> bool {
    if !TOUCHED.get() {
        let activation = js_sys::Reflect::get(&device::window().navigator(), &"userActivation".into());
        let touched =
            activation.and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()));
        // A browser that does not say so does not complain either.
        TOUCHED.set(touched.map_or(true, |touched| touched.as_bool().unwrap_or(true)));
    }
    TOUCHED.get()
}

/// A function that makes sounds, if they are wanted. It may be kept and called at any time.
pub fn sounds() -> impl Fn(Sound) + Copy + 'static {
    let settings = settings();
    move |sound| {
        if settings.with_untracked(|settings| settings.sound) && was_touched() {
            // A browser without sound is a silent one.
            drop(make(sound));
        }
    }
}

fn make(sound: Sound) -> Result<(), JsValue> {
    SPEAKER.with_borrow_mut(|speaker| {
        if speaker.is_none() {
            *speaker = Some(Speaker { context: AudioContext::new()?, made: Vec::new() });
        }
        speaker.as_mut().map_or(Ok(()), |speaker| speaker.make(sound))
    })
}

impl Speaker {
    fn make(&mut self, sound: Sound) -> Result<(), JsValue> {
        if self.context.state() == web_sys::AudioContextState::Suspended {
            drop(self.context.resume()?);
        }
        let source = self.context.create_buffer_source()?;
        source.set_buffer(Some(self.made(sound)?));
        source.connect_with_audio_node(&self.context.destination())?;
        source.start()
    }

    /// A sound to be heard, made only the first time.
    fn made(&mut self, sound: Sound) -> Result<&AudioBuffer, JsValue> {
        let known = self.made.iter().position(|(other, _)| *other == sound);
        let index = match known {
            Some(index) => index,
            None => {
                let rate = self.context.sample_rate();
                let samples = samples(sound.tones(), f64::from(rate));
                let buffer = self.context.create_buffer(1, samples.len() as u32, rate)?;
                buffer.copy_to_channel(&samples, 0)?;
                self.made.push((sound, buffer));
                self.made.len() - 1
            }
        };
        Ok(&self.made[index].1)
    }
}

/// Tones one after another, each a triangle that fades.
fn samples(tones: &[(f64, f64)], rate: f64) -> Vec<f32> {
    let tone = |&(pitch, length): &(f64, f64)| {
        let count = length * rate;
        let fading = js_sys::Math::pow(FADED, 1.0 / count);
        let mut loud = LOUD;
        (0..count as u32).map(move |index| {
            loud *= fading;
            // It begins in the middle, not with a click.
            let phase = (f64::from(index) * pitch / rate + 0.25).fract();
            (loud * (4.0 * (phase - 0.5).abs() - 1.0)) as f32
        })
    };
    tones.iter().flat_map(tone).collect()
}
