//! A table at the server: what a link leads to.

use cardshed_protocol::{Name, TableId};
use cardshed_view::view;
use leptos::prelude::*;

use crate::address::{self, Screen};
use crate::line::remote::Remote;
use crate::parts::alike::{Fetched, Memo, handler};
use crate::parts::top::Top;
use crate::play::Play;
use crate::screens::home::why;
use crate::screens::missing::Missing;
use crate::screens::name::AskName;
use crate::screens::server::{self, NoAnswer};
use crate::screens::table::{Place, Table};
use crate::settings::settings;
use crate::t;

/// The table of a link. A guest without a name is asked for one first.
#[component]
pub fn RemoteTable() -> impl IntoView {
    let table = address::named::<TableId>(Screen::Table);
    let settings = settings();
    // The first name there is. Who changes it later stays at the table, which is told of it there.
    let name = Memo::new(move |before: Option<&Option<Name>>| {
        before.cloned().flatten().or_else(|| settings.with(|settings| settings.name.clone()))
    });
    view! {
        {move || match (table.get(), name.get()) {
            (None, _) => view! { <Missing/> },
            (Some(_), None) => view! {
                <div class="page"><Top/><main id="main" class="content column"><h1>{t!("join-title")}</h1><AskName/></main></div>
            },
            (Some(table), Some(name)) => view! { <Found table name/> },
        }}
    }
}

/// Looks first whether there is such a table: a socket could not say that there is none.
#[component]
fn Found(table: TableId, name: Name) -> impl IntoView {
    let look = Fetched::new(move || async move { server::look(table).await.err() });
    let name = StoredValue::new(name);
    view! {
        {move || match look.get() {
            None => view! { <div class="page"><Top/><main id="main" class="content"><p role="status">{t!("table-connecting")}</p></main></div> },
            Some(Some(NoAnswer::Missing)) => view! {
                <div class="page"><Top/><main id="main" class="content column">
                    <h1>{t!("join-missing-title")}</h1><p>{t!("join-missing-text")}</p>
                    <p><a class="button primary" href="/">{t!("to-home")}</a></p>
                </main></div>
            },
            Some(Some(problem @ NoAnswer::Refused(_))) => view! {
                <div class="page"><Top/><main id="main" class="content column">
                    <p role="alert">{why(&problem)}</p>
                    <p><button type="button" on:click=handler(move |_| look.refetch())>{t!("try-again")}</button></p>
                </main></div>
            },
            // Without an answer the socket goes on trying.
            Some(None | Some(NoAnswer::Unreachable)) => view! { <Connected table name=name.get_value()/> },
        }}
    }
}

#[component]
fn Connected(table: TableId, name: Name) -> impl IntoView {
    let play = Play::new();
    let line = Remote::open(table, &name, move |heard| play.hear(heard));
    play.connect(Some(table), line);
    view! { <Table play place=Place::Remote { table }/> }
}
