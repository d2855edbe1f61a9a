//! What can go wrong while the server starts and runs.

use std::io;
use std::net::SocketAddr;

use cardshed_table::RestoreError;
use thiserror::Error;

/// Why the server cannot start, or had to stop.
#[derive(Debug, Error)]
pub enum ServerError {
    /// Nothing can be listened to there.
    #[error("cannot listen on {0}")]
    Listen(SocketAddr, #[source] io::Error),
    /// The part that takes connections in has failed.
    #[error("the server cannot take connections in any more")]
    Serve(#[source] tokio::task::JoinError),
    /// The database failed.
    #[error(transparent)]
    Storage(#[from] StorageError),
    /// The public address is not one.
    #[error("{0:?} is no address of a server: it has to look like https://cards.example.org")]
    PublicUrl(String),
}

/// What can go wrong with stored tables.
#[derive(Debug, Error)]
pub enum StorageError {
    /// The address of the database is none that is known.
    #[error("the database has to be sqlite:FILE or postgres://…")]
    Address,
    /// The address is that of a database that would be gone with the server.
    #[error(
        "a database in memory would lose every table when the server ends: name a file, as in sqlite:cardshed.db"
    )]
    Memory,
    /// The database failed.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// The database's tables could not be set up.
    #[error("the database could not be brought up to date")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// Something stored is not what it should be.
    #[error("stored {what} cannot be read")]
    Unreadable {
        /// What.
        what: &'static str,
    },
    /// Stored facts do not make a table.
    #[error("a stored table cannot be brought back")]
    Restore(#[from] RestoreError),
    /// Nothing is written any more.
    #[error("the server is stopping")]
    Stopping,
}
