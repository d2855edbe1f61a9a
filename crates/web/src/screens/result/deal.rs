//! Whether the deal was what the table had committed to, and what that was checked with.

use cardshed_protocol::{MatchState, Proof};
use cardshed_table::deal::ProofError;
use cardshed_view::view;
use leptos::prelude::*;

use crate::parts::alike::Memo;
use crate::play::{Checked, Play};
use crate::t;
use crate::words::words;

/// What came of checking the deal of the last round, with the details behind it.
#[component]
pub fn Deal(play: Play, rounds: Memo<Option<MatchState>>) -> impl IntoView {
    let last = Memo::new(move |_| rounds.get().and_then(|mut rounds| rounds.results.pop()));
    let checked = Memo::new(move |_| {
        let round = last.get()?.round;
        play.checked.with(|checked| checked.iter().find(|(of, _)| *of == round).map(|(_, checked)| *checked))
    });
    let is_wrong = move || matches!(checked.get(), Some(Checked::Wrong(_) | Checked::OtherCards));
    view! {
        <details class="deal" class:wrong=move || is_wrong() data-test="deal">
            <summary data-checked=move || checked.get().map_or("no", mark)>{move || verdict(checked.get())}</summary>
            <p class="small">{t!("result-deal-about")}</p>
            <p class="small">{move || about(checked.get())}</p>
            {move || last.get().map(|result| view! { <Details proof=result.proof/> })}
        </details>
    }
}

/// The verdict in a word.
fn verdict(checked: Option<Checked>) -> String {
    let words = words();
    match checked {
        Some(Checked::Cards | Checked::Proof) => words.get("result-deal-checked"),
        Some(Checked::Wrong(_) | Checked::OtherCards) => words.get("result-deal-wrong"),
        Some(Checked::NotSeen) | None => words.get("result-deal-unseen"),
    }
}

/// What exactly was checked.
fn about(checked: Option<Checked>) -> String {
    let words = words();
    match checked {
        Some(Checked::Cards) => words.get("result-deal-cards"),
        Some(Checked::Proof) => words.get("result-deal-proof"),
        Some(Checked::OtherCards) => words.get("result-deal-other-cards"),
        Some(Checked::Wrong(ProofError::Unreadable)) => words.get("result-deal-unreadable"),
        Some(Checked::Wrong(ProofError::OtherCommitment)) => words.get("result-deal-other-commitment"),
        Some(Checked::Wrong(ProofError::OtherSecret)) => words.get("result-deal-other-secret"),
        Some(Checked::Wrong(ProofError::NonceLeftOut)) => words.get("result-deal-nonce-left-out"),
        Some(Checked::Wrong(ProofError::OtherSeed)) => words.get("result-deal-other-seed"),
        Some(Checked::NotSeen) | None => words.get("result-deal-not-seen"),
    }
}

/// What was checked, for those who read the page by program.
fn mark(checked: Checked) -> &'static str {
    match checked {
        Checked::Cards => "cards",
        Checked::Proof => "proof",
        Checked::Wrong(_) | Checked::OtherCards => "wrong",
        Checked::NotSeen => "no",
    }
}

#[component]
fn Details(proof: Proof) -> impl IntoView {
    let nonces: Vec<String> = proof.nonces.iter().map(ToString::to_string).collect();
    view! {
        <dl class="proof small">
            <dt>{t!("result-commitment")}</dt><dd><code>{proof.commitment.to_string()}</code></dd>
            <dt>{t!("result-secret")}</dt><dd><code>{proof.secret.to_string()}</code></dd>
            <dt>{t!("result-nonces")}</dt>
            {nonces.into_iter().map(|nonce| view! { <dd><code>{nonce}</code></dd> }).collect_view()}
            <dt>{t!("result-seed")}</dt><dd><code>{proof.seed.to_string()}</code></dd>
        </dl>
    }
}
