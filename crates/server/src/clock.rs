//! The one clock of all tables: milliseconds since 1970 that never go backwards while the server runs.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use cardshed_protocol::Millis;
use tokio::time::Instant;

/// The time of day at the start, and what has passed since then by a clock that nobody sets.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    started: Instant,
    at: u64,
}

impl Clock {
    /// A clock that goes from now on.
    pub fn start() -> Clock {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock { started: Instant::now(), at: since_1970.as_millis() as u64 }
    }

    /// Now.
    pub fn now(&self) -> Millis {
        Millis(self.at).after(self.started.elapsed().as_millis() as u64)
    }

    /// When it will be `time`, rounded up: never a moment too early.
    pub fn instant(&self, time: Millis) -> Instant {
        self.started + Duration::from_millis(time.since(Millis(self.at)))
    }
}
