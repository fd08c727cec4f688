//! Puzzles out of games that the computer plays against itself.
//!
//! Players of mixed levels play, so that some of their moves are wrong (`games.rs`), and every position of the last part
//! of a game is looked at. It becomes a puzzle if all of this holds (`measure.rs`):
//!
//! - **Proved**: a win in two to five own moves whatever is answered, or the one move after which the other side has no
//!   forced win in one or two moves, nor in two more, or the one move that keeps a win which is proved to the end.
//! - **One idea**: exactly one first order is right, or those that are right are the same one: mirror images of each
//!   other, or the two stones of one turn in either order.
//! - **Not trivial**: it is not won at once, there are at least [`LEAST_ORDERS`] legal orders, and the computer's weakest
//!   level, which looks one move ahead, finds the right one in at most [`MOST_FOUND`] of [`TRIES`] tries.
//! - **Different** from every other one of the deck (`alike.rs`), and far from any other one of the same game.
//!
//! The easier ones come first: by goal as [`Goal::ease`](crate::Goal::ease) ranks them, and of one goal by the positions that were looked
//! at to prove them. The same wishes give the same deck. Start with [`harvest`].

mod alike;
mod games;
mod measure;

pub use measure::{LEAST_ORDERS, MOST_FOUND, TRIES};

use crate::author_text::AuthorText;
use crate::deck::{Deck, Exercise, Kind};
use alike::{Mirrors, Picture};
use games::{Moment, Players};
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
    /// Positions looked at for each goal of a position at most; the proof of a puzzle never needs more.
    pub nodes: u64,
}

impl Default for Wanted {
    fn default() -> Self {
        Self { puzzles: 50, games: 1000, seed: 1, nodes: 60_000 }
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

/// Plays games and makes a deck of what is found in them. `None` if nothing is found.
#[must_use]
pub fn harvest(game: &'static Entry, wanted: &Wanted) -> Option<Deck> {
    let options = Options::defaults(game.info.options);
    let mirrors = Mirrors::of(game.info.geometry);
    let mut players = Players::new(game);
    let mut measure = Measure::new(game, wanted.nodes)?;
    let (mut kept, mut spare): (Vec<Found>, Vec<Found>) = (Vec::new(), Vec::new());
    for number in 0..wanted.games {
        if kept.len() >= wanted.puzzles || kept.len() + spare.len() >= 2 * wanted.puzzles {
            break;
        }
        let moments = players.play(&options, wanted.seed, number);
        let mut last = None;
        for (place, moment) in moments.iter().enumerate() {
            if last.is_some_and(|last| place < last + APART) || kept.len() >= wanted.puzzles {
                continue;
            }
            let Some(found) = look(&mut measure, moment) else { continue };
            let all = kept.iter().chain(&spare);
            if all.into_iter().any(|other| other.picture.is_like(&found.picture, &mirrors)) {
                continue;
            }
            last = Some(place);
            let goal = found.exercise.goal;
            let same = kept.iter().filter(|other| other.exercise.goal == goal).count();
            if same < wanted.puzzles.div_ceil(SHARE) { kept.push(found) } else { spare.push(found) }
        }
        tracing::info!(games = number + 1, kept = kept.len(), spare = spare.len(), "harvest");
    }
    spare.truncate(wanted.puzzles - kept.len());
    kept.append(&mut spare);
    kept.sort_by_key(|found| (found.exercise.goal.ease(), found.nodes));
    (!kept.is_empty()).then(|| deck(game, kept.into_iter().map(|found| found.exercise).collect()))
}

/// What can be asked at a moment of a game.
fn look(measure: &mut Measure, moment: &Moment) -> Option<Found> {
    let play = measure.game.from_position(moment.options.clone(), &moment.position).ok()?;
    moment.sides.iter().find_map(|(side, played)| {
        let (mut exercise, nodes) = measure.puzzle(&*play, *side)?;
        let picture = Picture::of(&*play, exercise.side);
        if !exercise.answers.contains(played) {
            exercise.well = said(measure.game, &Text::new("harvest-played").with("move", &**played));
        }
        Some(Found { exercise, nodes, picture })
    })
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
