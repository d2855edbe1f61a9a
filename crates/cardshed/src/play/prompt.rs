//! Asking a person a question until the answer is of use.

use std::io::{BufRead, Write};

use anyhow::Result;
use thiserror::Error;

/// The person has left: `q`, or the end of input.
#[derive(Debug, Error)]
#[error("you left the table")]
pub struct Left;

/// A conversation over lines of text.
#[derive(Debug)]
pub struct Prompt<R, W> {
    input: R,
    output: W,
}

impl<R: BufRead, W: Write> Prompt<R, W> {
    pub fn new(input: R, output: W) -> Prompt<R, W> {
        Prompt { input, output }
    }

    /// Says a line.
    pub fn say(&mut self, text: &str) -> Result<()> {
        writeln!(self.output, "{text}")?;
        Ok(())
    }

    /// Asks once; an empty answer is an answer.
    ///
    /// # Errors
    /// [`Left`] when the person leaves.
    pub fn ask(&mut self, question: &str) -> Result<String> {
        write!(self.output, "{question}> ")?;
        self.output.flush()?;
        let mut line = String::new();
        if self.input.read_line(&mut line)? == 0 {
            return Err(Left.into());
        }
        match line.trim() {
            "q" | "quit" | "exit" => Err(Left.into()),
            answer => Ok(answer.to_owned()),
        }
    }

    /// Asks until `read` can make something of the answer; its error says what would do.
    pub fn ask_for<T>(&mut self, question: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<T> {
        loop {
            match read(&self.ask(question)?) {
                Ok(answer) => return Ok(answer),
                Err(wanted) => self.say(&format!("  {wanted}"))?,
            }
        }
    }
}
