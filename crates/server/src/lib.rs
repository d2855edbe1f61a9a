//! Many tables over WebSockets: sockets, lobby, storage, limits, metrics.
//!
//! A thin shell around [`cardshed_table`]. Every table has one owner, a task that brings it what happens and does what it
//! asks for, in this order: make the facts durable, tell the clients. All owners share one writer, which commits what many
//! tables have to say at once. Every queue is bounded; a client that does not read is cut short, not waited for.
//!
//! [`Server::start`] opens the database, brings every unfinished table back and listens; [`Server::run`] serves until it is
//! told to stop.

#![forbid(unsafe_code)]

mod api;
mod bucket;
mod clock;
mod config;
mod error;
mod front;
mod guard;
mod hall;
#[cfg(test)]
mod hall_tests;
mod identity;
mod journal;
mod kernel;
mod letter;
mod metrics;
mod outbox;
mod owner;
mod policy;
mod process;
mod qr;
mod records;
mod refusal;
mod site;
mod socket;
mod storage;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};

pub use bucket::Rate;
pub use config::{Config, Limits, PublicUrl};
pub use error::{ServerError, StorageError};
pub use process::{Usage, usage};

use crate::api::App;
use crate::bucket::Addresses;
use crate::hall::Hall;
use crate::identity::Signer;
use crate::journal::Journal;
use crate::metrics::Metrics;
use crate::storage::Storage;

/// How long a stopping server waits for everyone to hear of it.
const FAREWELL: Duration = Duration::from_secs(10);

/// A server that listens and has its tables ready.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
    stop: watch::Sender<bool>,
    all_ended: mpsc::Receiver<()>,
}

impl Server {
    /// Opens the database, brings every unfinished table back, and listens.
    ///
    /// # Errors
    /// If the database or the address cannot be used.
    pub async fn start(config: Config) -> Result<Server, ServerError> {
        let began = Instant::now();
        let storage = Storage::open(&config.database).await?;
        let signer = Arc::new(Signer::new(storage.signing_key().await?));
        let metrics = Arc::new(Metrics::default());
        let journal = Journal::start(storage.clone(), Arc::clone(&metrics));
        let (hall, all_ended) = Hall::new(storage, journal, metrics, config.limits.clone());
        let tables = hall.bring_all_back().await?;
        let wrong = |error| ServerError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(wrong)?;
        let address = listener.local_addr().map_err(wrong)?;
        tracing::info!(%address, tables, millis = began.elapsed().as_millis() as u64, "ready");
        let (stop, stopping) = watch::channel(false);
        let addresses = Addresses::new(config.limits.requests, config.limits.connections_per_address);
        let app = App { hall, signer, config: Arc::new(config), addresses, stopping };
        Ok(Server { listener, address, app, stop, all_ended })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stopped` comes, then tells everyone to come back later and ends.
    ///
    /// # Errors
    /// If it could not go on taking connections in.
    pub async fn run(self, stopped: impl Future<Output = ()> + Send + 'static) -> Result<(), ServerError> {
        let Server { listener, app, stop, mut all_ended, .. } = self;
        let hall = Arc::clone(&app.hall);
        let serve = tokio::spawn(front::serve(listener, api::router(app.clone()), app));
        stopped.await;
        tracing::info!("stopping");
        stop.send_replace(true);
        hall.close();
        let farewell = async {
            let _ = all_ended.recv().await;
            serve.await
        };
        match timeout(FAREWELL, farewell).await {
            Ok(served) => served.map_err(ServerError::Serve)?,
            Err(_) => tracing::warn!("not everyone heard that the server stops"),
        }
        hall.storage.close().await;
        tracing::info!("stopped");
        Ok(())
    }
}
