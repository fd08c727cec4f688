//! A sentence that the author of an exercise wrote, in the languages of the program.

use ludoteca_rules::comment;
use ludoteca_words::Language;

/// The most characters of a sentence: so much can be read at a glance, from the back row too.
pub const LONGEST: usize = 160;

/// What a sentence is in each language; empty where it was not written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AuthorText([String; Language::ALL.len()]);

impl AuthorText {
    const fn place(language: Language) -> usize {
        match language {
            Language::PtPt => 0,
            Language::PtBr => 1,
            Language::En => 2,
        }
    }

    /// Sets the sentence of a language.
    pub fn set(&mut self, language: Language, words: &str) {
        words.trim().clone_into(&mut self.0[Self::place(language)]);
    }

    /// The sentence as written in this language alone; empty if it was not.
    #[must_use]
    pub fn exactly(&self, language: Language) -> &str {
        &self.0[Self::place(language)]
    }

    /// The sentence in this language, or in the nearest one in which it was written.
    #[must_use]
    pub fn within(&self, language: Language) -> &str {
        let nearest = std::iter::once(&language).chain(language.fallbacks()).chain(&Language::ALL);
        nearest.map(|language| self.exactly(*language)).find(|words| !words.is_empty()).unwrap_or_default()
    }

    /// Whether nothing is said in any language.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(String::is_empty)
    }

    /// What the comment on a move says: `{[%en No.] [%ptPT Não.]}`; words outside of such brackets are for every
    /// language.
    #[must_use]
    pub fn of_comment(text: &str) -> Self {
        let mut said = Self::default();
        let spoken = comment::spoken(text);
        for language in Language::ALL {
            let name = language.tag().replace('-', "");
            said.set(language, comment::command(text, &name).unwrap_or(&spoken));
        }
        said
    }

    /// As [`AuthorText::of_comment`] reads it.
    #[must_use]
    pub fn to_comment(&self) -> String {
        let first = &self.0[0];
        if self.0.iter().all(|words| words == first) {
            return first.clone();
        }
        let written = Language::ALL.into_iter().filter(|language| !self.exactly(*language).is_empty());
        let commands =
            written.map(|language| format!("[%{} {}]", language.tag().replace('-', ""), self.exactly(language)));
        commands.collect::<Vec<_>>().join(" ")
    }
}
