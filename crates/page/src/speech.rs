//! The words of all languages, made once for all who come.

use crate::message::Told;
use ludoteca_rules::{Catalogue, Text};
use ludoteca_words::{Language, Words};

/// The words of all languages.
pub struct Speech(Vec<Words>);

impl Speech {
    /// The words of the program and of these games.
    #[must_use]
    pub fn new(games: &Catalogue) -> Self {
        Self(Language::ALL.into_iter().map(|language| Words::new(language, games)).collect())
    }

    /// The words of one language.
    #[must_use]
    pub fn of(&self, language: Language) -> &Words {
        let found = self.0.iter().find(|words| words.language() == language);
        found.expect("all languages were made")
    }

    /// What is told to a page whose first message is none of this version.
    #[must_use]
    pub fn turn_away(&self, why: &Text) -> String {
        Told::Bye { text: self.of(Language::default()).say(why), again: false }.print()
    }

    /// The language of a browser, from the header in which it lists what it reads, the dearest first.
    #[must_use]
    pub fn accepted(header: &str) -> Language {
        let weight = |entry: &str| -> (u32, Option<Language>) {
            let (tag, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
            let weight: f32 = weight.trim().parse().unwrap_or(0.0);
            ((weight.clamp(0.0, 1.0) * 1000.0) as u32, Language::from_tag(tag.trim()))
        };
        let spoken = header.split(',').take(20).map(weight).filter_map(|(weight, language)| Some((weight, language?)));
        let best = spoken.fold(None, |best: Option<(u32, Language)>, next| match best {
            // Of equals the first.
            Some(best) if best.0 >= next.0 => Some(best),
            _ => Some(next),
        });
        best.map_or_else(Language::default, |(_, language)| language)
    }
}
