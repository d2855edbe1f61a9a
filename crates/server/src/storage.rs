//! Tables in a database: SQLite in a file, or PostgreSQL by its address. The same statements serve both.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use cardshed_protocol::{Millis, TableId};
use cardshed_table::{Entry, Identity};
use futures_util::{Stream, StreamExt};
use sqlx::any::{AnyArguments, AnyPoolOptions, AnyRow};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::query::Query;
use sqlx::{Any, AnyPool, AssertSqlSafe, Row, SqlSafeStr};

use crate::error::StorageError;
use crate::identity::{hex, random, unhex};

/// Connections that read.
const READERS: u32 = 3;

/// A database with all tables in it.
#[derive(Clone)]
pub struct Storage {
    reading: AnyPool,
    /// One connection, so that a commit never waits for somebody who reads.
    writing: AnyPool,
}

/// A table as it stands in the database, not read yet.
pub struct Sheet {
    id: String,
    master: String,
    finished: bool,
    /// A line of JSON for each.
    facts: String,
}

/// A table as it is stored.
pub struct Stored {
    /// Which.
    pub id: TableId,
    /// What its deals come from.
    pub master: [u8; 32],
    /// Whether it is over, and need not be brought back at the start.
    pub finished: bool,
    /// Its facts.
    pub entries: Vec<Entry>,
}

/// Something to be made durable.
#[derive(Clone, Debug)]
pub enum Write {
    /// A new table.
    Open {
        /// What its deals come from.
        master: [u8; 32],
        /// Who opened it.
        owner: Identity,
        /// When.
        created: Millis,
    },
    /// A fact of a table.
    Entry {
        /// Its number at the table, counted from zero.
        number: u64,
        /// As JSON.
        json: String,
    },
    /// The table is over, or not any more.
    Finished(Option<Millis>),
}

/// One table in one row, its facts in order and a line for each: JSON has no line breaks of its own.
const ONE_TABLE: &str = "SELECT id, master, finished, string_agg(json, '\n' ORDER BY number) \
                         FROM tables JOIN entries ON table_id = id WHERE id = $1 GROUP BY id, master, finished";

/// The same for all tables that are not over.
const UNFINISHED_TABLES: &str = "SELECT id, master, finished, string_agg(json, '\n' ORDER BY number) \
                                 FROM tables JOIN entries ON table_id = id \
                                 WHERE finished IS NULL GROUP BY id, master, finished";

/// The most entries that one statement adds. There is one statement for each number of entries up to it, and as many
/// fit into what a connection keeps prepared.
const MOST_ROWS: usize = 80;

/// The statement that adds so many entries and one.
static ADD_ENTRIES: LazyLock<[Arc<str>; MOST_ROWS]> = LazyLock::new(|| {
    std::array::from_fn(|last| {
        let row = |row: usize| format!("(${}, ${}, ${})", 3 * row + 1, 3 * row + 2, 3 * row + 3);
        let rows: Vec<String> = (0..=last).map(row).collect();
        format!("INSERT INTO entries (table_id, number, json) VALUES {}", rows.join(", ")).into()
    })
});

/// A fact of a table: which table, its number, and as JSON.
type EntryRow = (TableId, u64, String);

/// Adds entries, no more than [`MOST_ROWS`], and at least one.
fn add_entries(rows: Vec<EntryRow>) -> Query<'static, Any, AnyArguments> {
    let statement = Arc::clone(&ADD_ENTRIES[rows.len() - 1]);
    rows.into_iter().fold(sqlx::query(AssertSqlSafe(statement)), |query, (id, number, json)| {
        query.bind(id.to_string()).bind(number as i64).bind(json)
    })
}

impl Storage {
    /// Opens the database and brings it up to date.
    ///
    /// # Errors
    /// If it cannot be reached, or is none of ours.
    pub async fn open(address: &str) -> Result<Storage, StorageError> {
        sqlx::any::install_default_drivers();
        let sqlite = address.starts_with("sqlite:");
        if !sqlite && !address.starts_with("postgres:") && !address.starts_with("postgresql:") {
            return Err(StorageError::Address);
        }
        if sqlite && (address.contains(":memory:") || address.contains("mode=memory")) {
            return Err(StorageError::Memory);
        }
        let address: Cow<'_, str> = match address.contains('?') {
            // SQLite makes the file if there is none.
            false if sqlite => format!("{address}?mode=rwc").into(),
            _ => address.into(),
        };
        let writing = options(1, sqlite).connect(&address).await?;
        let reading = options(READERS, sqlite).connect_lazy(&address)?;
        let first = Migration::new(
            1,
            "tables".into(),
            MigrationType::Simple,
            include_str!("../migrations/0001_tables.sql").into_sql_str(),
            false,
        );
        Migrator::with_migrations(vec![first]).run(&writing).await?;
        Ok(Storage { reading, writing })
    }

    /// What this server signs with: made once, and kept.
    pub async fn signing_key(&self) -> Result<[u8; 32], StorageError> {
        let fresh = hex(&random::<32>());
        sqlx::query("INSERT INTO secrets (name, value) VALUES ('signing', $1) ON CONFLICT (name) DO NOTHING")
            .bind(fresh)
            .execute(&self.writing)
            .await?;
        let row =
            sqlx::query("SELECT value FROM secrets WHERE name = 'signing'").fetch_one(&self.reading).await?;
        unhex(&row.try_get::<String, _>(0)?).ok_or(StorageError::Unreadable { what: "signing key" })
    }

    /// Whether the database answers.
    pub async fn is_ready(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.reading).await.is_ok()
    }

    /// How many tables somebody has opened since then.
    pub async fn opened_since(&self, owner: Identity, since: Millis) -> Result<u32, StorageError> {
        let row = sqlx::query("SELECT COUNT(*) FROM tables WHERE owner = $1 AND created >= $2")
            .bind(hex(&owner.0))
            .bind(since.0 as i64)
            .fetch_one(&self.reading)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    /// One table.
    pub async fn load(&self, id: TableId) -> Result<Option<Stored>, StorageError> {
        let row = sqlx::query(ONE_TABLE).bind(id.to_string()).fetch_optional(&self.reading).await?;
        row.map(|row| Sheet::new(&row)?.read()).transpose()
    }

    /// Every table that is not over, one after the other.
    pub fn unfinished(&self) -> impl Stream<Item = Result<Sheet, StorageError>> + Unpin + '_ {
        let rows = sqlx::query(UNFINISHED_TABLES).fetch(&self.reading);
        rows.map(|row| Sheet::new(&row?))
    }

    /// Makes everything durable, or nothing.
    pub async fn write(&self, writes: Vec<(TableId, Write)>) -> Result<(), StorageError> {
        let (mut opened, mut rows) = (Vec::new(), Vec::with_capacity(writes.len()));
        let mut finished = Vec::new();
        for (id, write) in writes {
            match write {
                Write::Open { master, owner, created } => opened.push((id, master, owner, created)),
                Write::Entry { number, json } => rows.push((id, number, json)),
                Write::Finished(at) => finished.push((id, at)),
            }
        }
        if opened.is_empty() && finished.is_empty() && (1..=MOST_ROWS).contains(&rows.len()) {
            // A single statement is a transaction of its own: one way to the database and back instead of three.
            add_entries(rows).execute(&self.writing).await?;
            return Ok(());
        }
        let mut transaction = self.writing.begin().await?;
        for (id, master, owner, created) in opened {
            sqlx::query("INSERT INTO tables (id, master, owner, created) VALUES ($1, $2, $3, $4)")
                .bind(id.to_string())
                .bind(hex(&master))
                .bind(hex(&owner.0))
                .bind(created.0 as i64)
                .execute(&mut *transaction)
                .await?;
        }
        while !rows.is_empty() {
            let rest = rows.split_off(rows.len().min(MOST_ROWS));
            add_entries(std::mem::replace(&mut rows, rest)).execute(&mut *transaction).await?;
        }
        for (id, at) in finished {
            sqlx::query("UPDATE tables SET finished = $1 WHERE id = $2")
                .bind(at.map(|at| at.0 as i64))
                .bind(id.to_string())
                .execute(&mut *transaction)
                .await?;
        }
        Ok(transaction.commit().await?)
    }

    /// Ends every connection to the database.
    pub async fn close(&self) {
        self.reading.close().await;
        self.writing.close().await;
    }
}

/// Connections as every part of the server wants them.
fn options(most: u32, sqlite: bool) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(most)
        // A file does not go away; a server of PostgreSQL may have been started anew since.
        .test_before_acquire(!sqlite)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if sqlite {
                    // Readers and the writer do not wait for each other; a commit is on the disk when it returns.
                    for pragma in ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"] {
                        sqlx::query(pragma).execute(&mut *connection).await?;
                    }
                }
                Ok(())
            })
        })
}

impl Sheet {
    fn new(row: &AnyRow) -> Result<Sheet, StorageError> {
        Ok(Sheet {
            id: row.try_get(0)?,
            master: row.try_get(1)?,
            finished: row.try_get::<Option<i64>, _>(2)?.is_some(),
            facts: row.try_get(3)?,
        })
    }

    /// Reads it.
    ///
    /// # Errors
    /// If it is not as we write it.
    pub fn read(self) -> Result<Stored, StorageError> {
        let unreadable = |what| move || StorageError::Unreadable { what };
        let entries = self.facts.lines().map(serde_json::from_str).collect::<Result<_, _>>();
        Ok(Stored {
            id: self.id.parse().map_err(|_| unreadable("table id")())?,
            master: unhex(&self.master).ok_or_else(unreadable("master secret"))?,
            finished: self.finished,
            entries: entries.map_err(|_| unreadable("fact of a table")())?,
        })
    }
}
