//! Whether what something belongs to is still on the page.

use leptos::prelude::*;

/// Whether what was being made when it was asked is still there.
///
/// An effect on the screen may outlive by a moment what it belongs to: whatever held it is taken apart only after
/// everything that was to be done at the same time. By then the signals it reads are gone, and it must not look at them.
#[derive(Clone, Copy)]
pub struct Alive(StoredValue<()>);

impl Alive {
    /// As long as what is being made here and now.
    #[must_use]
    pub fn here() -> Alive {
        Alive(StoredValue::new(()))
    }

    /// Whether it is still there.
    #[must_use]
    pub fn is(self) -> bool {
        self.0.try_get_value().is_some()
    }
}
