//! Tables in a database: SQLite in a file, or PostgreSQL by its address. The same statements serve both.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use cardshed_protocol::{Millis, TableId};
use cardshed_table::{Entry, Identity};
use futures_util::TryStreamExt;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, AssertSqlSafe, Row, SqlSafeStr};

use crate::error::StorageError;
use crate::identity::{hex, random, unhex};

/// Connections to the database: one that writes, and a few that read.
const CONNECTIONS: u32 = 4;

/// A database with all tables in it.
#[derive(Clone)]
pub struct Storage {
    pool: AnyPool,
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

/// How many entries one statement adds. Few sizes, so that the database need not read a new statement each time.
const SIZES: [usize; 3] = [100, 10, 1];

static ADD_ENTRIES: LazyLock<[Arc<str>; SIZES.len()]> = LazyLock::new(|| {
    SIZES.map(|size| {
        let row = |row: usize| format!("(${}, ${}, ${})", 3 * row + 1, 3 * row + 2, 3 * row + 3);
        let rows: Vec<String> = (0..size).map(row).collect();
        format!("INSERT INTO entries (table_id, number, json) VALUES {}", rows.join(", ")).into()
    })
});

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
        let address: Cow<'_, str> = match address.contains('?') {
            // SQLite makes the file if there is none.
            false if sqlite => format!("{address}?mode=rwc").into(),
            _ => address.into(),
        };
        let pool = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
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
            .connect(&address)
            .await?;
        let first = Migration::new(
            1,
            "tables".into(),
            MigrationType::Simple,
            include_str!("../migrations/0001_tables.sql").into_sql_str(),
            false,
        );
        Migrator::with_migrations(vec![first]).run(&pool).await?;
        Ok(Storage { pool })
    }

    /// What this server signs with: made once, and kept.
    pub async fn signing_key(&self) -> Result<[u8; 32], StorageError> {
        let fresh = hex(&random::<32>());
        sqlx::query("INSERT INTO secrets (name, value) VALUES ('signing', $1) ON CONFLICT (name) DO NOTHING")
            .bind(fresh)
            .execute(&self.pool)
            .await?;
        let row =
            sqlx::query("SELECT value FROM secrets WHERE name = 'signing'").fetch_one(&self.pool).await?;
        unhex(&row.try_get::<String, _>(0)?).ok_or(StorageError::Unreadable { what: "signing key" })
    }

    /// Whether the database answers.
    pub async fn is_ready(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.pool).await.is_ok()
    }

    /// How many tables somebody has opened since then.
    pub async fn opened_since(&self, owner: Identity, since: Millis) -> Result<u32, StorageError> {
        let row = sqlx::query("SELECT COUNT(*) FROM tables WHERE owner = $1 AND created >= $2")
            .bind(hex(&owner.0))
            .bind(since.0 as i64)
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>(0)? as u32)
    }

    /// One table.
    pub async fn load(&self, id: TableId) -> Result<Option<Stored>, StorageError> {
        let statement = "SELECT id, master, finished, json FROM tables JOIN entries ON table_id = id \
                         WHERE id = $1 ORDER BY number";
        let mut found = None;
        let rows = sqlx::query(statement).bind(id.to_string()).fetch(&self.pool);
        gather(rows, |stored| found = Some(stored)).await?;
        Ok(found)
    }

    /// Every table that is not over, one after the other.
    pub async fn load_unfinished(&self, each: impl FnMut(Stored)) -> Result<(), StorageError> {
        let statement = "SELECT id, master, finished, json FROM tables JOIN entries ON table_id = id \
                         WHERE finished IS NULL ORDER BY id, number";
        gather(sqlx::query(statement).fetch(&self.pool), each).await
    }

    /// Makes everything durable, or nothing.
    pub async fn write(&self, writes: Vec<(TableId, Write)>) -> Result<(), StorageError> {
        let mut transaction = self.pool.begin().await?;
        let mut rows = Vec::with_capacity(writes.len());
        let mut finished = Vec::new();
        for (id, write) in writes {
            match write {
                Write::Open { master, owner, created } => {
                    let statement = "INSERT INTO tables (id, master, owner, created) VALUES ($1, $2, $3, $4)";
                    sqlx::query(statement)
                        .bind(id.to_string())
                        .bind(hex(&master))
                        .bind(hex(&owner.0))
                        .bind(created.0 as i64)
                        .execute(&mut *transaction)
                        .await?;
                }
                Write::Entry { number, json } => rows.push((id, number, json)),
                Write::Finished(at) => finished.push((id, at)),
            }
        }
        let mut rows = rows.into_iter();
        while rows.len() > 0 {
            let size = SIZES.iter().position(|&size| size <= rows.len()).unwrap_or(SIZES.len() - 1);
            let mut query = sqlx::query(AssertSqlSafe(Arc::clone(&ADD_ENTRIES[size])));
            for (id, number, json) in rows.by_ref().take(SIZES[size]) {
                query = query.bind(id.to_string()).bind(number as i64).bind(json);
            }
            query.execute(&mut *transaction).await?;
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
        self.pool.close().await;
    }
}

/// Puts the rows of each table together: they come in order.
async fn gather(
    mut rows: impl futures_util::Stream<Item = Result<sqlx::any::AnyRow, sqlx::Error>> + Unpin,
    mut each: impl FnMut(Stored),
) -> Result<(), StorageError> {
    let unreadable = |what| move || StorageError::Unreadable { what };
    let mut current: Option<Stored> = None;
    while let Some(row) = rows.try_next().await? {
        let id: TableId = row.try_get::<String, _>(0)?.parse().map_err(|_| unreadable("table id")())?;
        let entry = serde_json::from_str(&row.try_get::<String, _>(3)?)
            .map_err(|_| unreadable("fact of a table")())?;
        match &mut current {
            Some(stored) if stored.id == id => stored.entries.push(entry),
            _ => {
                let master = unhex(&row.try_get::<String, _>(1)?).ok_or_else(unreadable("master secret"))?;
                let finished = row.try_get::<Option<i64>, _>(2)?.is_some();
                let stored = Stored { id, master, finished, entries: vec![entry] };
                current.replace(stored).map(&mut each);
            }
        }
    }
    current.map(&mut each);
    Ok(())
}
