//! The languages the program speaks.

/// A language of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, also the fallback for every language that is not here.
    #[default]
    En,
    /// European Portuguese.
    PtPt,
    /// Brazilian Portuguese.
    PtBr,
}

impl Language {
    /// All of them, in the order in which a menu shows them.
    pub const ALL: [Self; 3] = [Self::PtPt, Self::PtBr, Self::En];

    /// The tag, which is also the folder of the locale files.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::PtPt => "pt-PT",
            Self::PtBr => "pt-BR",
        }
    }

    /// Where a sentence that this language lacks is looked for, the nearest language first.
    #[must_use]
    pub const fn fallbacks(self) -> &'static [Self] {
        match self {
            Self::En => &[],
            Self::PtPt => &[Self::En],
            Self::PtBr => &[Self::PtPt, Self::En],
        }
    }

    /// The language of a tag like `pt`, `pt-BR` or `en_GB.UTF-8`, if the program speaks it.
    ///
    /// Portuguese from anywhere but Brazil is read as European, whose norm the other countries follow.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let mut subtags = tag.split(['-', '_']).map(str::to_ascii_lowercase);
        match subtags.next()?.as_str() {
            "pt" if subtags.any(|subtag| subtag == "br") => Some(Self::PtBr),
            "pt" => Some(Self::PtPt),
            "en" => Some(Self::En),
            _ => None,
        }
    }

    /// As [`Language::from_tag`], English for every other tag.
    #[must_use]
    pub fn parse(tag: &str) -> Self {
        Self::from_tag(tag).unwrap_or_default()
    }

    /// The language this computer is set to.
    #[must_use]
    pub fn system() -> Self {
        sys_locale::get_locale().map_or_else(Self::default, |tag| Self::parse(&tag))
    }
}
