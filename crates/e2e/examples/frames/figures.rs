//! What is said of many measurements.

use std::fmt;

/// Milliseconds, sorted.
pub struct Figures(Vec<f64>);

impl Figures {
    /// Of at least one measurement.
    pub fn of(mut millis: Vec<f64>) -> Option<Figures> {
        millis.sort_by(f64::total_cmp);
        (!millis.is_empty()).then_some(Figures(millis))
    }

    /// So much of the measurements is not above it.
    fn part(&self, part: f64) -> f64 {
        self.0[((self.0.len() - 1) as f64 * part).round() as usize]
    }

    /// The one in the middle.
    pub fn median(&self) -> f64 {
        self.part(0.5)
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "median {:.1} ms, nine of ten {:.1} ms, at most {:.1} ms",
            self.median(),
            self.part(0.9),
            self.part(1.0)
        )
    }
}
