//! The five languages, and which of them somebody wants.

/// A language of the messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English, also for everyone whose language is none of these.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Italian.
    Italian,
    /// Dutch.
    Dutch,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Language; 5] =
        [Language::English, Language::German, Language::French, Language::Italian, Language::Dutch];

    /// The code used in settings, in the page's `lang` attribute and for the folder of the messages.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::French => "fr",
            Language::Italian => "it",
            Language::Dutch => "nl",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
            Language::French => "Français",
            Language::Italian => "Italiano",
            Language::Dutch => "Nederlands",
        }
    }

    /// The language of a tag such as `de`, `de-CH` or `DE_at`, whatever follows its first part; `None` for others.
    #[must_use]
    pub fn parse(tag: &str) -> Option<Language> {
        let primary = tag.trim().split(['-', '_']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(primary))
    }

    /// The first of these tags that is one of ours, as a browser lists them with the dearest first; else English.
    #[must_use]
    pub fn choose<T: AsRef<str>>(wanted: &[T]) -> Language {
        wanted.iter().find_map(|tag| Language::parse(tag.as_ref())).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_by_their_first_part() {
        assert_eq!(Language::parse("de-CH"), Some(Language::German));
        assert_eq!(Language::parse(" FR_ca "), Some(Language::French));
        assert_eq!(Language::parse("den"), None);
        assert_eq!(Language::parse(""), None);
        for language in Language::ALL {
            assert_eq!(Language::parse(language.code()), Some(language));
        }
    }

    #[test]
    fn the_first_language_we_have_is_chosen() {
        assert_eq!(Language::choose(&["rm-CH", "it-CH", "de-CH"]), Language::Italian);
        assert_eq!(Language::choose(&["ja", "pt"]), Language::English);
        assert_eq!(Language::choose::<&str>(&[]), Language::English);
    }
}
