//! Group commit: one writer makes what many tables have to say durable, in one transaction for all that wait.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use cardshed_protocol::TableId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::error::StorageError;
use crate::metrics::Metrics;
use crate::storage::{Storage, Write};

/// Tables that may wait for the next commit. When as many wait, further ones wait to wait.
const WAITING: usize = 4096;

/// What one table wants durable.
struct Job {
    table: TableId,
    writes: Vec<Write>,
    done: oneshot::Sender<bool>,
}

/// The way to the writer.
#[derive(Clone)]
pub struct Journal {
    jobs: mpsc::Sender<Job>,
}

impl Journal {
    /// Starts the writer. It ends when every way to it is gone and everything is written.
    pub fn start(storage: Storage, metrics: Arc<Metrics>) -> Journal {
        let (jobs, waiting) = mpsc::channel(WAITING);
        tokio::spawn(write_all(storage, metrics, waiting));
        Journal { jobs }
    }

    /// Comes back when everything is durable.
    ///
    /// # Errors
    /// If it could not be made durable. It may be, nevertheless: whoever wants to know has to read.
    pub async fn write(&self, table: TableId, writes: Vec<Write>) -> Result<(), StorageError> {
        let (done, answer) = oneshot::channel();
        let job = Job { table, writes, done };
        self.jobs.send(job).await.map_err(|_| StorageError::Stopping)?;
        match answer.await {
            Ok(true) => Ok(()),
            _ => Err(StorageError::Stopping),
        }
    }
}

async fn write_all(storage: Storage, metrics: Arc<Metrics>, mut waiting: mpsc::Receiver<Job>) {
    let mut jobs = Vec::new();
    while waiting.recv_many(&mut jobs, WAITING).await > 0 {
        let mut writes = Vec::new();
        let mut answers = Vec::with_capacity(jobs.len());
        for job in jobs.drain(..) {
            writes.extend(job.writes.into_iter().map(|write| (job.table, write)));
            answers.push(job.done);
        }
        let (began, count) = (Instant::now(), writes.len());
        let written = storage.write(writes).await;
        match &written {
            Ok(()) => {
                metrics.commits.add(began.elapsed());
                metrics.entries.fetch_add(count as u64, Relaxed);
            }
            Err(error) => {
                metrics.failed_commits.fetch_add(1, Relaxed);
                tracing::error!(error = ?error, tables = answers.len(), "a commit failed");
            }
        }
        for answer in answers {
            // A table that no longer waits does not want to know.
            let _ = answer.send(written.is_ok());
        }
    }
}
