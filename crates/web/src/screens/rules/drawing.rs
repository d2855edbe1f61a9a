//! Drawings of cards: what lies there, what comes to it, and whether that is allowed.

use cardshed_rules::GameId;
use cardshed_view::view;
use leptos::prelude::*;

use super::examples::Case;
use super::shown::Shown;
use crate::parts::card::Card;
use crate::t;
use crate::words::words;

/// A drawing with words under it.
#[component]
pub fn Drawing(
    /// Whose cards they are.
    game: GameId,
    /// What is drawn.
    cases: &'static [Case],
    /// The key of what is written under it.
    caption: &'static str,
) -> impl IntoView {
    view! {
        <figure class="drawing">
            <div class="cases">
                {cases.iter().map(|case| view! { <CaseOf game case=*case/> }).collect_view()}
            </div>
            <figcaption>{move || words().get(caption)}</figcaption>
        </figure>
    }
}

#[component]
fn CaseOf(game: GameId, case: Case) -> impl IntoView {
    let verdict = case.fits.map(|fits| {
        let name = move || if fits { words().get("rules-fits") } else { words().get("rules-fits-not") };
        let (sign, class) = if fits { ("✓", "verdict yes") } else { ("✗", "verdict no") };
        view! { <span class=class role="img" aria-label=move || name()>{sign}</span> }
    });
    view! {
        <div class="case">
            <Row cards=read(game, case.lies)/>
            {(!case.comes.is_empty()).then(|| view! {
                <span class="arrow" role="img" aria-label=t!("rules-comes")>"←"</span>
                <Row cards=read(game, case.comes)/>
            })}
            {verdict}
        </div>
    }
}

fn read(game: GameId, text: &str) -> Vec<Shown> {
    text.split_whitespace().filter_map(|card| Shown::read(game, card)).collect()
}

/// Cards side by side, each partly over the one before.
#[component]
pub fn Row(
    /// The cards.
    cards: Vec<Shown>,
) -> impl IntoView {
    view! {
        <span class="fan">
            {cards.into_iter().map(|card| {
                let name = Signal::derive(move || card.name(&words()));
                view! { <Card drawing=card.drawing() name=name/> }
            }).collect_view()}
        </span>
    }
}
