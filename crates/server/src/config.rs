//! What a host can settle.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use crate::bucket::Rate;
use crate::error::ServerError;

/// What a host can settle, with defaults for a server among friends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where tables are stored: `sqlite:FILE` or `postgres://…`.
    pub database: String,
    /// What people's browsers call this server, if it is not the name they use.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy in front says who asks (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// What anybody may do.
    pub limits: Limits,
}

impl Config {
    /// The usual settings, with this database.
    #[must_use]
    pub fn new(database: impl Into<String>) -> Config {
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database: database.into(),
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
        }
    }
}

/// What anybody may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Messages of one connection.
    pub messages: Rate,
    /// Requests of one address: pages, tables, new connections.
    pub requests: Rate,
    /// Connections of one address at once.
    pub connections_per_address: usize,
    /// Tables that one guest may open in a day.
    pub tables_per_guest: u32,
    /// Connections at one table of people who only watch.
    pub spectators: usize,
    /// Connections of one person at one table.
    pub tabs: usize,
    /// How often a client is asked for a sign of life, which also measures its round trip.
    pub ping: Duration,
    /// How long a client may take to read a message, or to give a sign of life.
    pub patience: Duration,
    /// How long a table without people, and without a running round, stays in memory.
    pub linger: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            // Far more than fingers can do, and than a program needs.
            messages: Rate { per_second: 50, burst: 100 },
            // A school class behind one address opens the page at the same time.
            requests: Rate { per_second: 20, burst: 200 },
            connections_per_address: 200,
            tables_per_guest: 100,
            spectators: 50,
            tabs: 8,
            ping: Duration::from_secs(5),
            patience: Duration::from_secs(15),
            linger: Duration::from_secs(60),
        }
    }
}

/// The scheme and the host (and port) by which browsers know this server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// As in an `Origin` header, without a slash at the end.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// Whether browsers speak to it over TLS.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }
}

impl std::str::FromStr for PublicUrl {
    type Err = ServerError;

    fn from_str(text: &str) -> Result<PublicUrl, ServerError> {
        let origin = text.trim_end_matches('/').to_ascii_lowercase();
        let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
        let plain = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        match host {
            Some(host) if !host.is_empty() && host.chars().all(plain) => Ok(PublicUrl(origin)),
            _ => Err(ServerError::PublicUrl(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_an_origin() {
        let origin = |text: &str| text.parse::<PublicUrl>().ok().map(|url| url.origin().to_owned());
        assert_eq!(origin("https://Cards.example.org/").as_deref(), Some("https://cards.example.org"));
        assert_eq!(origin("http://[::1]:8080").as_deref(), Some("http://[::1]:8080"));
        for wrong in ["", "cards.example.org", "https://", "https://a/b", "ftp://a", "https://a b"] {
            assert_eq!(origin(wrong), None, "{wrong}");
        }
    }
}
