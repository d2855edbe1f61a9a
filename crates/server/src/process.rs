//! What this process takes of the machine. Only Linux says so in a file; elsewhere it is not known.

use std::fs;

/// What a process takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Usage {
    /// Memory, in bytes.
    pub memory: u64,
    /// Processor time, in seconds.
    pub processor: f64,
}

/// The kernel counts processor time in these, whatever it ticks by itself.
const TICKS_PER_SECOND: f64 = 100.0;

/// What this process takes now.
pub fn usage() -> Option<Usage> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    parse(&status, &stat)
}

fn parse(status: &str, stat: &str) -> Option<Usage> {
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = memory.trim().strip_suffix(" kB")?.parse().ok()?;
    // The program's name comes second, in brackets, and may hold anything; user and system time are 14th and 15th.
    let after_name = stat.rsplit_once(')')?.1;
    let mut times = after_name.split_whitespace().skip(11).map(str::parse::<f64>);
    let ticks = times.next()?.ok()? + times.next()?.ok()?;
    Some(Usage { memory: 1024 * kibibytes, processor: ticks / TICKS_PER_SECOND })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_and_time_are_found_whatever_the_program_is_called() {
        let stat = "7 (a) b) S 1 7 7 0 -1 4194560 800 0 0 0 150 50 0 0 20 0 4 0";
        let usage = parse("Name:\tx\nVmRSS:\t    2048 kB\nThreads:\t4\n", stat);
        assert_eq!(usage, Some(Usage { memory: 2 * 1024 * 1024, processor: 2.0 }));
        assert_eq!(parse("", stat), None);
    }
}
