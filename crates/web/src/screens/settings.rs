//! What a person can choose for this browser.

use cardshed_protocol::Name;
use cardshed_text::Language;
use cardshed_view::view;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::parts::alike::{Memo, handler};
use crate::parts::notify;
use crate::parts::top::Top;
use crate::settings::{CardSize, Settings, Theme, settings};
use crate::t;
use crate::words::{is_missing, words};

/// The settings as a screen of their own.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    view! {
        <div class="page">
            <Top/>
            <main id="main" class="content column">
                <h1>{t!("settings")}</h1>
                <SettingsList/>
            </main>
        </div>
    }
}

/// All settings. They hold at once, wherever this is shown.
#[component]
pub fn SettingsList() -> impl IntoView {
    view! {
        <div class="settings-list" data-test="settings">
            <OwnName/>
            <ChooseLanguage/>
            <Choose
                label=Signal::derive(t!("settings-theme"))
                name="theme"
                texts=Signal::derive(|| vec![words().get("settings-theme-auto"), words().get("settings-theme-light"), words().get("settings-theme-dark")])
                read=|settings: &Settings| settings.theme as usize
                write=|settings: &mut Settings, index| settings.theme = [Theme::Auto, Theme::Light, Theme::Dark][index]
            />
            <Choose
                label=Signal::derive(t!("settings-cards"))
                name="cards"
                texts=Signal::derive(|| vec![words().get("settings-cards-small"), words().get("settings-cards-medium"), words().get("settings-cards-large")])
                read=|settings: &Settings| settings.cards as usize
                write=|settings: &mut Settings, index| settings.cards = [CardSize::Small, CardSize::Medium, CardSize::Large][index]
            />
            <Switch test="motion" label=Signal::derive(t!("settings-motion")) about=Signal::derive(t!("settings-motion-about"))
                read=|settings: &Settings| settings.motion write=|settings: &mut Settings, on| settings.motion = on/>
            <Switch test="sound" label=Signal::derive(t!("settings-sound")) about=Signal::derive(t!("settings-sound-about"))
                read=|settings: &Settings| settings.sound write=|settings: &mut Settings, on| settings.sound = on/>
            <Switch test="speech" label=Signal::derive(t!("settings-speech")) about=Signal::derive(t!("settings-speech-about"))
                read=|settings: &Settings| settings.speech write=|settings: &mut Settings, on| settings.speech = on/>
            <Switch test="left-hand" label=Signal::derive(t!("settings-left-hand")) about=Signal::derive(t!("settings-left-hand-about"))
                read=|settings: &Settings| settings.left_hand write=|settings: &mut Settings, on| settings.left_hand = on/>
            <Switch test="colour-names" label=Signal::derive(t!("settings-colour-names")) about=Signal::derive(t!("settings-colour-names-about"))
                read=|settings: &Settings| settings.colour_names write=|settings: &mut Settings, on| settings.colour_names = on/>
            <Switch test="keys" label=Signal::derive(t!("settings-keys")) about=Signal::derive(t!("settings-keys-about"))
                read=|settings: &Settings| settings.keys write=|settings: &mut Settings, on| settings.keys = on/>
            <Notices/>
        </div>
    }
}

/// What one is called.
#[component]
fn OwnName() -> impl IntoView {
    let settings = settings();
    let wrong = RwSignal::new(false);
    let change = move |event: leptos::ev::Event| {
        let text = event_target_value(&event);
        match text.parse::<Name>() {
            Ok(name) => settings.update(|settings| settings.name = Some(name)),
            // An empty field means no name; it is asked for when one is needed.
            Err(_) if text.trim().is_empty() => settings.update(|settings| settings.name = None),
            Err(_) => return wrong.set(true),
        }
        wrong.set(false);
    };
    let name = move || {
        settings.with(|settings| settings.name.as_ref().map_or_else(String::new, ToString::to_string))
    };
    view! {
        <div class="field">
            <label for="settings-name">{t!("settings-name")}</label>
            <input id="settings-name" data-test="name" autocomplete="nickname" maxlength=Name::LONGEST.to_string() prop:value=move || name()
                aria-invalid=move || wrong.get().then_some("true") aria-describedby="settings-name-wrong" on:change=handler(change)/>
            <p id="settings-name-wrong" class="small about" role="alert">{move || wrong.get().then(|| words().get("name-wrong"))}</p>
        </div>
    }
}

#[component]
fn ChooseLanguage() -> impl IntoView {
    let settings = settings();
    let chosen =
        Memo::new(move |_| settings.with(|settings| settings.language.as_deref().and_then(Language::parse)));
    let change = move |event: leptos::ev::Event| {
        let language =
            Language::parse(&event_target_value(&event)).map(|language| language.code().to_owned());
        settings.update(|settings| settings.language = language);
    };
    view! {
        <div class="field">
            <label for="settings-language">{t!("settings-language")}</label>
            <select id="settings-language" data-test="language" on:change=handler(change)>
                <option value="" prop:selected=move || chosen.get().is_none()>{t!("settings-language-auto")}</option>
                {Language::ALL.map(|language| view! {
                    <option value=language.code() lang=language.code() prop:selected=move || chosen.get() == Some(language)>{language.native_name()}</option>
                }).collect_view()}
            </select>
            <p class="small about" role="alert">{move || is_missing().then(|| words().get("load-failed"))}</p>
        </div>
    }
}

/// One of a few, side by side.
#[component]
fn Choose(
    label: Signal<String>,
    name: &'static str,
    texts: Signal<Vec<String>>,
    read: fn(&Settings) -> usize,
    write: fn(&mut Settings, usize),
) -> impl IntoView {
    let settings = settings();
    let chosen = Memo::new(move |_| settings.with(read));
    view! {
        <fieldset class="field">
            <legend>{move || label.get()}</legend>
            <div class="segments">
                {move || texts.get().into_iter().enumerate().map(|(index, text)| view! {
                    <label>
                        <input type="radio" name=name data-test=format!("{name}-{index}") prop:checked=move || chosen.get() == index on:change=handler(move |_| settings.update(|settings| write(settings, index)))/>
                        <span>{text}</span>
                    </label>
                }).collect_view()}
            </div>
        </fieldset>
    }
}

/// On or off.
#[component]
fn Switch(
    test: &'static str,
    label: Signal<String>,
    about: Signal<String>,
    read: fn(&Settings) -> bool,
    write: fn(&mut Settings, bool),
) -> impl IntoView {
    let settings = settings();
    let id = format!("settings-{test}");
    let about_id = format!("{id}-about");
    view! {
        <div class="field">
            <label for=id.clone()>{move || label.get()}</label>
            <input id=id type="checkbox" role="switch" data-test=test aria-describedby=about_id.clone() prop:checked=move || settings.with(read)
                on:change=handler(move |event| settings.update(|settings| write(settings, event_target_checked(&event))))/>
            <p id=about_id class="small quiet about">{move || about.get()}</p>
        </div>
    }
}

/// Notifications. The browser is asked for leave only once somebody wants them.
#[component]
fn Notices() -> impl IntoView {
    let settings = settings();
    // Leave may have been taken back since.
    let denied = RwSignal::new(settings.with_untracked(|settings| settings.notices) && !notify::is_allowed());
    let change = move |event: leptos::ev::Event| {
        let wanted = event_target_checked(&event);
        denied.set(false);
        settings.update(|settings| settings.notices = wanted);
        if wanted {
            spawn_local(async move {
                let allowed = notify::ask().await;
                let _ = denied.try_set(!allowed);
                if !allowed {
                    settings.update(|settings| settings.notices = false);
                }
            });
        }
    };
    let about = move || {
        if denied.get() {
            words().get("settings-notices-denied")
        } else {
            words().get("settings-notices-about")
        }
    };
    view! {
        <div class="field">
            <label for="settings-notices">{t!("settings-notices")}</label>
            <input id="settings-notices" type="checkbox" role="switch" data-test="notices" aria-describedby="settings-notices-about"
                prop:checked=move || settings.with(|settings| settings.notices) && !denied.get() on:change=handler(change)/>
            <p id="settings-notices-about" class="small quiet about" role="status">{move || about()}</p>
        </div>
    }
}
