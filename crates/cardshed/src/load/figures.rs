//! What the server says of itself, before and after.

use std::net::SocketAddr;

use anyhow::Result;

use super::door;

/// Figures of the server at one moment. Memory and processor time are only known where the server knows them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    /// Actions that were accepted.
    pub actions: f64,
    /// Facts made durable.
    pub entries: f64,
    /// Commits, and how long all of them took.
    pub commits: f64,
    pub commit_seconds: f64,
    /// Memory in bytes.
    pub memory: Option<f64>,
    /// Processor time in seconds.
    pub processor: Option<f64>,
}

impl Figures {
    pub async fn read(server: SocketAddr) -> Result<Figures> {
        Ok(Figures::parse(&door::figures(server).await?))
    }

    fn parse(text: &str) -> Figures {
        let find = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?;
            line.trim().parse::<f64>().ok()
        };
        let count = |name| find(name).unwrap_or(0.0);
        Figures {
            actions: count("cardshed_actions_total"),
            entries: count("cardshed_entries_total"),
            commits: count("cardshed_commit_seconds_count"),
            commit_seconds: count("cardshed_commit_seconds_sum"),
            memory: find("process_resident_memory_bytes"),
            processor: find("process_cpu_seconds_total"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_by_their_whole_names() {
        let text = "# HELP cardshed_actions_total x\ncardshed_actions_total_not 9\ncardshed_actions_total 7\n\
                    cardshed_commit_seconds_sum 0.5\nprocess_resident_memory_bytes 4096\n";
        let expected =
            Figures { actions: 7.0, commit_seconds: 0.5, memory: Some(4096.0), ..Figures::default() };
        assert_eq!(Figures::parse(text), expected);
    }
}
