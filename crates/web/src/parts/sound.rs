//! Sounds, made in the page: short, quiet, and only where they are wanted.

use std::cell::RefCell;

use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

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
    const fn tones(self) -> &'static [(f32, f64)] {
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

thread_local! {
    /// Browsers give a page few of these; they also want the first sound to follow a touch or a key.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Whether the page has been touched: before that browsers allow no sound, and complain about trying.
fn was_touched() -> bool {
    let activation = js_sys::Reflect::get(&device::window().navigator(), &"userActivation".into());
    let touched =
        activation.and_then(|activation| js_sys::Reflect::get(&activation, &"hasBeenActive".into()));
    // A browser that does not say so does not complain either.
    touched.map_or(true, |touched| touched.as_bool().unwrap_or(true))
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
    AUDIO.with_borrow_mut(|audio| {
        if audio.is_none() {
            *audio = Some(AudioContext::new()?);
        }
        let Some(audio) = audio else { return Ok(()) };
        if audio.state() == web_sys::AudioContextState::Suspended {
            drop(audio.resume()?);
        }
        let mut at = audio.current_time();
        for &(pitch, length) in sound.tones() {
            let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            volume.gain().set_value_at_time(0.09, at)?;
            volume.gain().exponential_ramp_to_value_at_time(0.0001, at + length)?;
            tone.connect_with_audio_node(&volume)?.connect_with_audio_node(&audio.destination())?;
            tone.start_with_when(at)?;
            tone.stop_with_when(at + length)?;
            at += length;
        }
        Ok(())
    })
}
