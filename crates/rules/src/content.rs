//! What comes with a game as text, beside its rules.

/// Words, lessons, puzzles and the lesson plan of a game. Made by [`content!`](macro@crate::content) from files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Content {
    /// Its words: the tag of a language (`pt-PT`) and the text of a Fluent file.
    pub words: &'static [(&'static str, &'static str)],
    /// Its lessons and puzzles.
    pub decks: &'static [DeckSource],
    /// Its plan of a lesson for a class, if there is one: records, of which the first is its head.
    pub plan: Option<&'static str>,
}

/// A deck of lessons or puzzles as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckSource {
    /// Its id, which is also named in the text.
    pub id: &'static str,
    /// Records, of which the first says what the deck is for.
    pub text: &'static str,
}

/// The [`Content`](crate::content::Content) of a folder with the files `words/en.ftl`, `words/pt-PT.ftl`,
/// `words/pt-BR.ftl`, `decks/ID.ludo` and, where it is named, a lesson plan. The folder is a literal, relative to the
/// file that calls it.
#[macro_export]
macro_rules! content {
    ($folder:literal, decks: [$($deck:literal),* $(,)?] $(, plan: $plan:literal)?) => {
        $crate::content::Content {
            words: &[
                ("en", include_str!(concat!($folder, "/words/en.ftl"))),
                ("pt-PT", include_str!(concat!($folder, "/words/pt-PT.ftl"))),
                ("pt-BR", include_str!(concat!($folder, "/words/pt-BR.ftl"))),
            ],
            decks: &[$($crate::content::DeckSource {
                id: $deck,
                text: include_str!(concat!($folder, "/decks/", $deck, ".ludo")),
            }),*],
            plan: [$(Some(include_str!(concat!($folder, "/", $plan))),)? None][0],
        }
    };
}
