//! Puzzles out of games: those that the computer plays against itself, or those of people.
//!
//! Players of mixed levels play, so that some of their moves are wrong, and every position of the last part of a game
//! is looked at; of a game that is given, every position (`games.rs`). It becomes a puzzle if all of this holds
//! (`measure.rs`):
//!
//! - **Proved**: a win in two to five own moves whatever is answered, or the one move after which no other side has a
//!   forced win in one or two moves, and the searcher sees none later, or the one move that keeps a win which is proved
//!   to the end. What is claimed is proved a second time, [slowly](crate::prove::slow), by looking at [`MOST_TRIED`]
//!   positions at most.
//! - **One idea**: exactly one first order is right, or those that are right are the same one: mirror images of each
//!   other, or the two stones of one turn in either order.
//! - **Not trivial**: it is not won at once, there are at least [`LEAST_ORDERS`] legal orders, and the weakest level
//!   finds a right one in at most [`MOST_FOUND`] of [`TRIES`] tries.
//! - **Different** from every other one of the deck and from those that are known already (`alike.rs`), and some moves
//!   away from any other one of the same game.
//!
//! The easier ones come first: by goal as [`Goal::ease`](crate::Goal::ease) ranks them, and of one goal by the
//! positions that were looked at to prove them. No clock is read, and all chance comes from the seed: the same wishes
//! give the same deck. Start with [`harvest`] and [`harvest_games`], or with a [`Harvester`] to look through one game
//! after the other.

mod alike;
mod games;
mod measure;

pub use measure::{LEAST_ORDERS, MOST_FOUND, MOST_TRIED, TRIES};

use crate::author_text::AuthorText;
use crate::deck::{Deck, Exercise, Kind};
use alike::{Mirrors, Picture};
use games::{Moment, Players};
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::Session;
use ludoteca_rules::{Catalogue, Entry, Options, Text};
use ludoteca_words::{Language, Words};
use measure::Measure;

/// What is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// Puzzles at most.
    pub puzzles: usize,
    /// Games that are played at most.
    pub games: u64,
    /// From which the games come: others of another seed.
    pub seed: u64,
    /// Decisions at the beginning of each game that chance makes, at least; up to four more follow. Where a board fills
    /// up, many of them make endings in which both sides can still win.
    pub opening: usize,
    /// Positions looked at for each goal of a position at most; the proof of a puzzle never needs more.
    pub nodes: u64,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { puzzles: 50, games: 1000, seed: 1, opening: 2, nodes: 30_000 }
    }
}

/// After which share of the puzzles one goal is asked for often enough, unless the others give too few.
const SHARE: usize = 3;

/// Of one game two puzzles are at least so many decisions apart.
const APART: usize = 12;

/// A puzzle with what is needed to compare it.
struct Found {
    exercise: Exercise,
    nodes: u64,
    picture: Picture,
}

/// Plays games with these options and makes a deck of what is found in them, none of it like what is known of this game
/// already. `None` if nothing is found.
#[must_use]
pub fn harvest(game: &'static Entry, options: &Options, wanted: &Wanted, known: &[Exercise]) -> Option<Deck> {
    let mut players = Players::new(game);
    let mut harvester = Harvester::new(game, wanted, known)?;
    for number in 0..wanted.games {
        if harvester.is_full() {
            break;
        }
        harvester.look(&players.play(options, wanted.opening, (wanted.seed, number)));
    }
    harvester.deck()
}

/// Makes a deck of what is found in these games, those of another game than this one left out; `wanted.games` at most,
/// and the seed means nothing. `None` if nothing is found.
#[must_use]
pub fn harvest_games(
    game: &'static Entry,
    plays: Vec<Box<dyn Session>>,
    wanted: &Wanted,
    known: &[Exercise],
) -> Option<Deck> {
    let mut harvester = Harvester::new(game, wanted, known)?;
    let plays = plays.into_iter().filter(|play| play.info().id == game.info.id);
    for (_, mut play) in (0..wanted.games).zip(plays) {
        if harvester.is_full() {
            break;
        }
        harvester.look_at(&mut *play);
    }
    harvester.deck()
}

/// Looks for puzzles in one game after another.
pub struct Harvester {
    measure: Measure,
    mirrors: Mirrors,
    puzzles: usize,
    known: Vec<Picture>,
    kept: Vec<Found>,
    /// Those of a goal of which there are enough.
    spare: Vec<Found>,
    games: u64,
}

impl Harvester {
    /// Looks for so many puzzles of a game as are wanted, none of them like what is known of this game already. `None`
    /// if the computer does not play it.
    #[must_use]
    pub fn new(game: &'static Entry, wanted: &Wanted, known: &[Exercise]) -> Option<Self> {
        let of_game = known.iter().filter(|exercise| exercise.game == game);
        Some(Self {
            measure: Measure::new(game, wanted.nodes)?,
            mirrors: Mirrors::of(game.info.geometry),
            puzzles: wanted.puzzles,
            known: of_game.map(|exercise| Picture::of(&*exercise.begin(), exercise.side)).collect(),
            kept: Vec::new(),
            spare: Vec::new(),
            games: 0,
        })
    }

    /// Whether nothing more is looked for: of some goals alone there may never be enough.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.kept.len() >= self.puzzles || self.kept.len() + self.spare.len() >= 2 * self.puzzles
    }

    /// How many puzzles were found that will be in the deck.
    #[must_use]
    pub fn found(&self) -> usize {
        self.puzzles.min(self.kept.len() + self.spare.len())
    }

    /// Takes what can be asked in a game of this kind, in the line that redo follows; where the play stands may change.
    pub fn look_at(&mut self, play: &mut dyn Session) {
        self.look(&games::moments(play));
    }

    fn look(&mut self, moments: &[Moment]) {
        let mut last = None;
        for (place, moment) in moments.iter().enumerate() {
            if self.kept.len() >= self.puzzles || last.is_some_and(|last| place < last + APART) {
                continue;
            }
            let Some(found) = found(&mut self.measure, moment) else { continue };
            let pictures = self.kept.iter().chain(&self.spare).map(|found| &found.picture);
            if pictures.chain(&self.known).any(|other| other.is_like(&found.picture, &self.mirrors)) {
                continue;
            }
            last = Some(place);
            let goal = found.exercise.goal;
            let same = self.kept.iter().filter(|other| other.exercise.goal == goal).count();
            let list = if same < self.puzzles.div_ceil(SHARE) { &mut self.kept } else { &mut self.spare };
            list.push(found);
        }
        self.games += 1;
        tracing::info!(games = self.games, kept = self.kept.len(), spare = self.spare.len(), "harvest");
    }

    /// The deck of what was found; `None` if nothing was.
    #[must_use]
    pub fn deck(mut self) -> Option<Deck> {
        self.spare.truncate(self.puzzles.saturating_sub(self.kept.len()));
        self.kept.append(&mut self.spare);
        self.kept.sort_by_key(|found| (found.exercise.goal.ease(), found.nodes));
        let game = self.measure.game;
        (!self.kept.is_empty()).then(|| deck(game, self.kept.into_iter().map(|found| found.exercise).collect()))
    }
}

/// What can be asked at a moment of a game. Where several decide at once, a file asks the first of them.
fn found(measure: &mut Measure, moment: &Moment) -> Option<Found> {
    let play = measure.game.from_position(moment.options.clone(), &moment.position).ok()?;
    let (side, played) = moment.sides.first()?;
    let (mut exercise, nodes) = measure.puzzle(&*play, *side)?;
    let picture = Picture::of(&*play, exercise.side);
    if played != ILLEGAL && !exercise.answers.contains(played) {
        exercise.well = said(measure.game, &Text::new("harvest-played").with("move", &**played));
    }
    Some(Found { exercise, nodes, picture })
}

/// The deck of these puzzles.
fn deck(game: &'static Entry, exercises: Vec<Exercise>) -> Deck {
    let id = format!("{}-found-puzzles", game.info.id);
    let title = said(game, &Text::new("harvest-title").with("game", game.info.name));
    Deck { id, kind: Kind::Puzzles, title, exercises }
}

/// A sentence in every language.
fn said(game: &'static Entry, text: &Text) -> AuthorText {
    let only = Catalogue::new([game]);
    let mut said = AuthorText::default();
    for language in Language::ALL {
        said.set(language, &Words::new(language, &only).say(text));
    }
    said
}
