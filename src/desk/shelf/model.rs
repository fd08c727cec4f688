//! What the shelf shows: the boxes of all games by the length of a game, and beside them where one goes on.

use crate::desk::frame::thumbnail::Thumbnail;
use ludoteca_rules::{Arg, BoxLabel, Catalogue, Entry};
use ludoteca_words::Words;
use std::sync::Arc;

/// The box of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfCard {
    /// Id of the game.
    pub id: &'static str,
    /// Name as its authors wrote it.
    pub name: &'static str,
    /// Its name for whoever does not see it, with the English one, if that is different.
    pub spoken: String,
    /// What one does in it, in one line.
    pub line: String,
    /// What is printed on the box.
    pub label: BoxLabel,
    /// How long a game lasts, and from which age on it is played.
    pub minutes: String,
    /// The age.
    pub age: String,
    /// Whether a play was left open.
    pub open: bool,
    /// What the button of its demonstration says, if it has one.
    pub demonstration: Option<String>,
}

/// A board of the bookcase and the boxes on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfBoard {
    /// What stands on it.
    pub title: String,
    /// More about that.
    pub about: String,
    /// The boxes, shorter and easier games first.
    pub cards: Vec<ShelfCard>,
}

/// The play that was left last without having ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GoOnModel {
    /// Id of the game.
    pub id: &'static str,
    /// The game, and whether one is awaited.
    pub title: String,
    /// Who is waiting, and how far the play is.
    pub facts: String,
    /// The position.
    pub picture: Option<Arc<Thumbnail>>,
}

/// The puzzle that everybody has on the same day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TodaysPuzzle {
    /// Name of its deck.
    pub deck: String,
    /// Its place there.
    pub place: usize,
    /// What is asked.
    pub say: String,
    /// The game, and whether it was solved.
    pub facts: String,
    /// The position.
    pub picture: Arc<Thumbnail>,
}

/// What stands beside the bookcase.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RailModel {
    /// For whoever is here for the first time: the id and the name of the game to begin with, and what is said.
    pub first: Option<(&'static str, &'static str, String)>,
    /// The play to go on with.
    pub go_on: Option<GoOnModel>,
    /// The puzzle of the day, where the day is known.
    pub puzzle: Option<TodaysPuzzle>,
    /// How much of all lessons and puzzles is solved.
    pub learned: String,
    /// How many questions come back today, in words; `None` where none does.
    pub due: Option<String>,
    /// What is to be told of tables between computers.
    pub elsewhere: String,
    /// How many plays are kept; `None` where none is.
    pub saved: Option<String>,
}

/// Everything on the screen of the shelf.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShelfModel {
    /// The boards from above to below; none is empty.
    pub boards: Vec<ShelfBoard>,
    /// What stands beside them.
    pub rail: RailModel,
}

/// The keys of the boards, and up to how many minutes a game on them lasts.
const BOARDS: [(&str, &str, u16); 3] = [
    ("ui-board-short", "ui-board-short-about", 10),
    ("ui-board-middle", "ui-board-middle-about", 20),
    ("ui-board-long", "ui-board-long-about", u16::MAX),
];

impl ShelfCard {
    /// The box of a game; `open` if a play of it was left open, `demonstrated` if it has a demonstration.
    #[must_use]
    pub fn of(entry: &Entry, words: &Words, open: bool, demonstrated: bool) -> Self {
        let info = entry.info;
        let english = Some(info.english).filter(|english| *english != info.name);
        let number = |number: u16| Arg::Plain(number.to_string());
        Self {
            id: info.id,
            name: info.name,
            spoken: english.map_or_else(|| info.name.to_owned(), |english| format!("{} ({english})", info.name)),
            line: words.word(&format!("game-{}-line", info.id)),
            label: info.label,
            minutes: words.fill("ui-box-minutes", &[("minutes", number(info.label.minutes))]).replace(' ', "\u{a0}"),
            age: words.fill("ui-box-age", &[("age", number(u16::from(info.label.age)))]),
            open,
            demonstration: demonstrated.then(|| words.word(&format!("game-{}-demo", info.id))),
        }
    }
}

impl ShelfModel {
    /// These games on their boards, shorter and easier ones first.
    #[must_use]
    pub fn boards(cards: Vec<ShelfCard>, words: &Words) -> Vec<ShelfBoard> {
        let mut cards = cards;
        cards.sort_by_key(|card| card.label.order());
        let mut rest = cards.into_iter().peekable();
        let board = |(title, about, most): (&str, &str, u16)| ShelfBoard {
            title: words.word(title),
            about: words.word(about),
            cards: std::iter::from_fn(|| rest.next_if(|card| card.label.minutes <= most)).collect(),
        };
        BOARDS.into_iter().map(board).filter(|board| !board.cards.is_empty()).collect()
    }

    /// All boxes, in the order in which they stand.
    pub fn cards(&self) -> impl Iterator<Item = &ShelfCard> {
        self.boards.iter().flat_map(|board| &board.cards)
    }
}

/// The game to begin with: the shortest and easiest one.
#[must_use]
pub fn first_game(catalogue: &Catalogue) -> Option<&'static Entry> {
    catalogue.iter().min_by_key(|entry| entry.info.label.order())
}
