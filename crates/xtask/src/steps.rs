//! Steps one after another, each announced on a line with its time, until one fails.

use std::io::{self, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Error, Result};

/// One thing to check.
pub struct Step {
    /// What is checked, in a few words.
    pub name: &'static str,
    /// Whether it writes on its way; otherwise it says all in its error.
    pub output: Output,
    /// Does it, in the root of the repository.
    pub work: fn(&Path) -> Result<()>,
}

/// Where the output of a step goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Output {
    /// Nothing is seen of it unless the step fails.
    Hidden,
    /// Shown as it comes.
    Shown,
}

/// Does the steps in order, and sums up at the end.
///
/// # Errors
/// The first step that fails, by name; its own error is shown before.
pub fn run(root: &Path, steps: &[Step], out: &mut impl Write) -> Result<()> {
    let begun = Instant::now();
    for (i, step) in steps.iter().enumerate() {
        if let Err(error) = run_one(root, step, i + 1, steps.len(), out)? {
            writeln!(out, "\n{error:#}\n")?;
            let rest: Vec<_> = steps[i + 1..].iter().map(|step| step.name).collect();
            let rest = if rest.is_empty() { "none".to_owned() } else { rest.join(", ") };
            return Err(Error::msg(format!(
                "step {} of {} failed: {} (after {}); not run: {rest}",
                i + 1,
                steps.len(),
                step.name,
                seconds(begun.elapsed()),
            )));
        }
    }
    writeln!(out, "all {} steps passed in {}", steps.len(), seconds(begun.elapsed()))?;
    Ok(())
}

/// The outer error is of the announcing, the inner one of the step.
fn run_one(
    root: &Path,
    step: &Step,
    number: usize,
    count: usize,
    out: &mut impl Write,
) -> io::Result<Result<()>> {
    let label = format!("[{number:>2}/{count}] {:<28}", step.name);
    match step.output {
        Output::Hidden => write!(out, "{label}")?,
        Output::Shown => writeln!(out, "{}", label.trim_end())?,
    }
    out.flush()?;
    let begun = Instant::now();
    let result = (step.work)(root);
    if step.output == Output::Shown {
        write!(out, "{label}")?;
    }
    let verdict = if result.is_ok() { "ok" } else { "FAILED" };
    writeln!(out, " {verdict:<6} {:>8}", seconds(begun.elapsed()))?;
    Ok(result)
}

fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::*;

    const GOOD: Step = Step { name: "good", output: Output::Hidden, work: |_| Ok(()) };
    const BAD: Step = Step { name: "bad", output: Output::Shown, work: |_| bail!("what went wrong") };
    const NEVER: Step = Step { name: "never", output: Output::Hidden, work: |_| panic!("a later step ran") };

    fn run_steps(steps: &[Step]) -> (Result<()>, String) {
        let mut out = Vec::new();
        let result = run(Path::new("."), steps, &mut out);
        (result, String::from_utf8(out).unwrap())
    }

    #[test]
    fn every_step_has_a_line_and_the_end_a_summary() {
        let (result, out) = run_steps(&[GOOD, GOOD]);
        assert!(result.is_ok());
        let lines: Vec<_> = out.lines().collect();
        assert_eq!(lines.len(), 3, "{out}");
        assert!(lines[0].starts_with("[ 1/2] good ") && lines[0].contains(" ok "), "{out}");
        assert!(lines[2].starts_with("all 2 steps passed in "), "{out}");
    }

    #[test]
    fn the_first_failure_is_shown_and_ends_it() {
        let (result, out) = run_steps(&[GOOD, BAD, NEVER]);
        assert!(out.contains("what went wrong"), "{out}");
        assert!(out.contains("FAILED"), "{out}");
        let error = result.unwrap_err().to_string();
        assert!(error.starts_with("step 2 of 3 failed: bad"), "{error}");
        assert!(error.ends_with("not run: never"), "{error}");
    }
}
