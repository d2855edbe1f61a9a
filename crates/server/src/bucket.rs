//! How often somebody may ask for something: a bucket of tokens that fills up again with time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::time::Instant;

/// Addresses remembered before those that are quiet are forgotten.
const REMEMBERED: usize = 4096;

/// So many a second in the long run, and so many at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// In the long run.
    pub per_second: u32,
    /// At once.
    pub burst: u32,
}

/// A bucket.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    rate: Rate,
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(rate: Rate, now: Instant) -> Bucket {
        Bucket { rate, tokens: f64::from(rate.burst), filled: now }
    }

    /// Takes a token; `false` if there is none.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.tokens =
            (self.tokens + passed * f64::from(self.rate.per_second)).min(f64::from(self.rate.burst));
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }
}

/// What one address does.
struct Neighbour {
    requests: Bucket,
    connections: usize,
}

/// All addresses that ask for something.
pub struct Addresses {
    rate: Rate,
    most_connections: usize,
    neighbours: Mutex<HashMap<IpAddr, Neighbour>>,
}

impl Addresses {
    /// Each may ask so often and have so many connections at once.
    pub fn new(rate: Rate, most_connections: usize) -> Arc<Addresses> {
        Arc::new(Addresses { rate, most_connections, neighbours: Mutex::default() })
    }

    fn with<T>(&self, address: IpAddr, now: Instant, work: impl FnOnce(&mut Neighbour) -> T) -> T {
        let mut neighbours = self.neighbours.lock().unwrap_or_else(PoisonError::into_inner);
        if neighbours.len() >= REMEMBERED && !neighbours.contains_key(&address) {
            // A bucket that nobody has touched for a minute is full again: nothing is lost with it.
            neighbours.retain(|_, neighbour| {
                neighbour.connections > 0 || now.duration_since(neighbour.requests.filled).as_secs() < 60
            });
        }
        let fresh = || Neighbour { requests: Bucket::new(self.rate, now), connections: 0 };
        work(neighbours.entry(address).or_insert_with(fresh))
    }

    /// Whether the address may ask for something now.
    pub fn may_ask(&self, address: IpAddr, now: Instant) -> bool {
        self.with(address, now, |neighbour| neighbour.requests.take(now))
    }

    /// Lets the address have one more connection, if it may.
    pub fn connect(self: &Arc<Self>, address: IpAddr, now: Instant) -> Option<Line> {
        let free = self.with(address, now, |neighbour| {
            let free = neighbour.connections < self.most_connections;
            neighbour.connections += usize::from(free);
            free
        });
        free.then(|| Line { address, addresses: Arc::clone(self) })
    }
}

/// One connection of an address, until it is dropped.
pub struct Line {
    address: IpAddr,
    addresses: Arc<Addresses>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.addresses.with(self.address, Instant::now(), |neighbour| neighbour.connections -= 1);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_fills_up_again() {
        let start = Instant::now();
        let mut bucket = Bucket::new(Rate { per_second: 2, burst: 3 }, start);
        assert!((0..3).all(|_| bucket.take(start)));
        assert!(!bucket.take(start));
        assert!(!bucket.take(start + Duration::from_millis(400)));
        assert!(bucket.take(start + Duration::from_millis(600)));
        assert!((0..3).all(|_| bucket.take(start + Duration::from_secs(60))));
        assert!(!bucket.take(start + Duration::from_secs(60)), "it never holds more than a burst");
    }

    #[test]
    fn an_address_has_so_many_connections_at_once() {
        let addresses = Addresses::new(Rate { per_second: 1, burst: 1 }, 2);
        let (here, there) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        let now = Instant::now();
        let first = addresses.connect(here, now);
        let second = addresses.connect(here, now);
        assert!(first.is_some() && second.is_some());
        assert!(addresses.connect(here, now).is_none());
        assert!(addresses.connect(there, now).is_some(), "others are not touched");
        drop(first);
        assert!(addresses.connect(here, now).is_some());
    }
}
