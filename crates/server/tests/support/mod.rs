//! Databases, servers and clients for tests over real sockets.

#![allow(dead_code, unused_imports, unused_macros, clippy::unwrap_used)]

pub mod client;
pub mod databases;
pub mod http;

use std::net::SocketAddr;
use std::time::Duration;

use cardshed_server::{Config, Rate, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Nothing in these tests takes so long, unless something is broken.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server in this process.
pub struct Running {
    pub address: SocketAddr,
    stop: oneshot::Sender<()>,
    ended: JoinHandle<()>,
}

impl Running {
    pub async fn start(database: &str) -> Running {
        Running::with(database, |_| {}).await
    }

    pub async fn with(database: &str, change: impl FnOnce(&mut Config)) -> Running {
        let mut config = Config::new(database);
        config.listen.set_port(0);
        // All clients of a test have one address.
        config.limits.requests.burst = 10_000;
        // And they think quicker than people.
        config.limits.messages = Rate { per_second: 2_000, burst: 2_000 };
        change(&mut config);
        let server = Server::start(config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let ended = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            server.run(stopped).await.unwrap();
        });
        Running { address, stop, ended }
    }

    /// Stops it as SIGTERM would.
    pub async fn stop(self) {
        drop(self.stop);
        tokio::time::timeout(PATIENCE, self.ended).await.unwrap().unwrap();
    }
}

/// Makes a test of every scenario, on a file of its own; and one of all of them, one after the other, on a PostgreSQL
/// server, which takes a while to start.
macro_rules! on_both_databases {
    ($($(#[$attribute:meta])* $scenario:ident),*) => {
        mod sqlite {
            $($(#[$attribute])*
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $scenario() {
                super::$scenario(&super::support::databases::Database::sqlite()).await;
            })*
        }

        mod postgres {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn all_of_it() {
                let database = super::support::databases::Database::postgres();
                $($(#[$attribute])*
                {
                    println!(stringify!($scenario));
                    super::$scenario(&database).await;
                })*
            }
        }
    };
}

pub(crate) use on_both_databases;
