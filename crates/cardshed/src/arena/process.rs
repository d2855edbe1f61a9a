//! A child process that is spoken to in lines, without ever waiting for it longer than was said.
//!
//! One thread writes to it and one reads from it, so that a process that does not read, does not write or writes
//! without end holds up neither the arena nor its memory. Whatever happens, a process that is dropped is killed and
//! waited for. What it has started itself it has to end itself.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::thread;
use std::time::{Duration, Instant};

use super::entry::CommandLine;
use super::fault::{Fault, Shown};

/// No answer is longer; a program that writes more in one line is broken, or wants to fill our memory.
const LONGEST_LINE: u64 = 1 << 20;

/// Lines that may wait to be read by the program. Between two questions there are at most an end and a start.
const UNREAD: usize = 8;

/// Lines that may wait to be read by us. One answer is awaited at a time; more are a fault.
const UNHEARD: usize = 2;

/// How long a program may take to end once its input is closed, before it is killed.
const FAREWELL: Duration = Duration::from_millis(500);

/// How long after its output has ended a program may still be seen to run, on a busy machine.
const ENDING: Duration = Duration::from_secs(1);

/// How often a process is looked after while it ends.
const LOOK: Duration = Duration::from_millis(5);

/// A running child process.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// To the thread that writes; `None` once the input is closed.
    input: Option<SyncSender<Vec<u8>>>,
    /// From the thread that reads.
    output: Receiver<Heard>,
}

/// What came from the process.
#[derive(Debug)]
enum Heard {
    Line(Vec<u8>),
    TooLong,
    /// The last: its output has ended.
    End,
}

impl Process {
    /// Starts it. Its standard error is ours.
    pub fn start(command: &CommandLine) -> io::Result<Process> {
        let mut child = Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let stdin = child.stdin.take().expect("it was piped");
        let stdout = child.stdout.take().expect("it was piped");
        let (input, to_write) = mpsc::sync_channel(UNREAD);
        let (heard, output) = mpsc::sync_channel(UNHEARD);
        thread::spawn(move || write_lines(stdin, &to_write));
        thread::spawn(move || read_lines(stdout, &heard));
        Ok(Process { child, input: Some(input), output })
    }

    /// Sends a line.
    pub fn say(&mut self, mut line: Vec<u8>) -> Result<(), Fault> {
        line.push(b'\n');
        match self.input.as_ref().map(|input| input.try_send(line)) {
            Some(Err(TrySendError::Full(_))) => Err(Fault::DoesNotRead),
            // Who has closed its input may still answer; who has ended is found out when its answer is awaited.
            _ => Ok(()),
        }
    }

    /// Sends a line and waits for one that answers it.
    pub fn ask(&mut self, line: Vec<u8>, timeout: Duration) -> Result<Vec<u8>, Fault> {
        match self.output.try_recv() {
            Ok(Heard::Line(line)) => return Err(Fault::Unasked(Shown::new(&line))),
            Ok(Heard::TooLong) => return Err(Fault::LineTooLong(LONGEST_LINE)),
            Ok(Heard::End) => return Err(self.ended()),
            Err(_) => {}
        }
        self.say(line)?;
        match self.output.recv_timeout(timeout) {
            Ok(Heard::Line(line)) => Ok(line),
            Ok(Heard::TooLong) => Err(Fault::LineTooLong(LONGEST_LINE)),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
            Err(RecvTimeoutError::Timeout) => Err(Fault::Silent(timeout)),
        }
    }

    /// Closes its input, which asks it to end, and waits a moment for that.
    pub fn close(mut self) {
        self.input = None;
        self.wait(FAREWELL);
    }

    /// Its output has ended: has it?
    fn ended(&mut self) -> Fault {
        self.wait(ENDING).map_or(Fault::ClosedOutput, Fault::Ended)
    }

    /// Waits so long for it to end.
    fn wait(&mut self, most: Duration) -> Option<ExitStatus> {
        let begin = Instant::now();
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if begin.elapsed() < most => thread::sleep(LOOK),
                _ => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Both fail only if it has ended and been waited for already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes until there is nothing more to write or nobody who reads it; then closes the input.
fn write_lines(mut stdin: ChildStdin, lines: &Receiver<Vec<u8>>) {
    while let Ok(line) = lines.recv() {
        if stdin.write_all(&line).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads until the output ends, a line is too long or nobody listens.
fn read_lines(stdout: ChildStdout, heard: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut line);
        let complete = line.last() == Some(&b'\n');
        let what = match read {
            Ok(_) if complete => Heard::Line(line),
            Ok(_) if line.len() as u64 > LONGEST_LINE => Heard::TooLong,
            // Nothing more, or half a line.
            _ => Heard::End,
        };
        let more = matches!(what, Heard::Line(_));
        if heard.send(what).is_err() || !more {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: Duration = Duration::from_secs(20);

    fn shell(script: &str) -> Process {
        let arguments = vec!["-c".to_owned(), script.to_owned()];
        Process::start(&CommandLine { program: "/bin/sh".to_owned(), arguments }).unwrap()
    }

    #[test]
    fn lines_go_there_and_back() {
        let mut echo = shell("exec cat");
        for line in ["one", "two", "three"] {
            let answer = echo.ask(line.as_bytes().to_vec(), LONG).unwrap();
            assert_eq!(answer, format!("{line}\n").into_bytes());
        }
        let begin = Instant::now();
        echo.close();
        assert!(begin.elapsed() < FAREWELL, "it ends when its input does");
    }

    #[test]
    fn who_ends_is_told_from_who_is_silent() {
        let fault = |script, timeout| shell(script).ask(b"?".to_vec(), timeout).unwrap_err().to_string();
        assert_eq!(fault("read line; exit 3", LONG), "ended (exit status: 3)");
        assert_eq!(fault("read line; printf half; exit 0", LONG), "ended (exit status: 0)");
        assert_eq!(fault("exec sleep 60", Duration::from_millis(50)), "gave no answer within 0.05 s");
        assert_eq!(fault("read line; exec sleep 60 >&-", LONG), "closed its standard output");
    }

    #[test]
    fn endless_output_and_unread_input_are_faults() {
        let mut endless = shell("read line; exec cat /dev/zero");
        assert!(matches!(endless.ask(b"?".to_vec(), LONG), Err(Fault::LineTooLong(_))));
        let mut deaf = shell("exec sleep 60");
        let full = (0..1000).find_map(|_| deaf.say(vec![b'x'; 100_000]).err());
        assert!(matches!(full, Some(Fault::DoesNotRead)));
    }

    #[test]
    fn an_answer_to_no_question_is_a_fault() {
        let mut hasty = shell("exec yes");
        // Some lines may come just when they are asked for; and it may first be noticed that nobody reads.
        let fault = (0..10_000).find_map(|_| hasty.ask(b"?".to_vec(), LONG).err());
        assert!(matches!(fault, Some(Fault::Unasked(_) | Fault::DoesNotRead)), "{fault:?}");
    }
}
