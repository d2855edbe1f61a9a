//! What a page is looked at on.

/// A screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// On a desk: 1280 by 800, with a mouse.
    Desk,
    /// In a hand: 360 by 740, touched.
    Phone,
    /// In a hand, turned: 740 by 360, touched.
    PhoneTurned,
    /// In a hand, short: 360 by 560, touched. So much is left of a small phone beside the bar of its browser.
    PhoneShort,
    /// On a desk, short: 1280 by 600, with a mouse. So much is left of a small laptop.
    DeskShort,
    /// On a wall: 3840 by 2160, with a mouse.
    Wall,
}

impl Screen {
    /// What nearly everybody has.
    pub const ALL: [Screen; 3] = [Screen::Desk, Screen::Phone, Screen::PhoneTurned];

    /// Width and height.
    #[must_use]
    pub const fn size(self) -> (u32, u32) {
        match self {
            Screen::Desk => (1280, 800),
            Screen::Phone => (360, 740),
            Screen::PhoneTurned => (740, 360),
            Screen::PhoneShort => (360, 560),
            Screen::DeskShort => (1280, 600),
            Screen::Wall => (3840, 2160),
        }
    }

    /// Whether it is touched.
    #[must_use]
    pub const fn is_touched(self) -> bool {
        matches!(self, Screen::Phone | Screen::PhoneTurned | Screen::PhoneShort)
    }

    /// For file names.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Screen::Desk => "desk",
            Screen::Phone => "phone",
            Screen::PhoneTurned => "phone-turned",
            Screen::PhoneShort => "phone-short",
            Screen::DeskShort => "desk-short",
            Screen::Wall => "wall",
        }
    }
}

/// Light or dark, as the system has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// Both.
    pub const ALL: [Theme; 2] = [Theme::Light, Theme::Dark];

    /// As style sheets call it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}
