//! Whether a position is worth to be asked: proved, of one idea, and not trivial.

use super::alike::{Mirrors, Picture};
use crate::deck::{Exercise, Goal};
use crate::prove::slow::prove_slowly;
use crate::prove::{ask, prove};
use crate::reply;
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::think::{Budget, Ending, Question, Stop, Thinker};
use ludoteca_rules::{Entry, Seat, Side};
use ludoteca_search::levels::LevelPlayer;

/// Where fewer orders are legal, the right one is soon found by trying.
pub const LEAST_ORDERS: usize = 4;

/// The weakest level tries so often, each time by another chance.
pub const TRIES: u64 = 8;

/// So often it may find the right order.
pub const MOST_FOUND: usize = 4;

/// Positions that the slow proof may look at.
pub const MOST_TRIED: u64 = 2_000_000;

/// Positions that a searcher looks at before anything is proved.
const SCOUTED: u64 = 10_000;

/// Megabytes of a searcher.
const MEGABYTES: usize = 16;

/// The most own moves of a win.
const FAR: u32 = 5;

/// The most moves in which a loss that is to be averted comes.
const NEAR: u32 = 2;

/// Measures positions of one game.
pub(super) struct Measure {
    pub game: &'static Entry,
    nodes: u64,
    mirrors: Mirrors,
    scout: Box<dyn Thinker>,
    weakest: LevelPlayer,
}

impl Measure {
    /// So many positions are looked at for a goal; `None` if the game has no searcher.
    pub fn new(game: &'static Entry, nodes: u64) -> Option<Self> {
        let weakest = LevelPlayer::new(game, 1, MEGABYTES)?;
        let scout = (game.searchers.first()?.make)(MEGABYTES);
        let mirrors = Mirrors::of(game.info.geometry);
        Some(Self { game, nodes, mirrors, scout, weakest })
    }

    /// What this side can be asked here, with the positions that its proof looked at.
    pub fn puzzle(&mut self, play: &dyn Session, side: Side) -> Option<(Exercise, u64)> {
        let seat = play.asked().iter().find(|seat| play.side_of(*seat) == Some(side))?;
        if play.orders(seat).len() < LEAST_ORDERS {
            return None;
        }
        let goals = self.goals(play, seat);
        goals.into_iter().find_map(|goals| self.proved(play, (seat, side), goals))
    }

    /// The first of these goals that can be asked, if it is worth it.
    fn proved(&mut self, play: &dyn Session, (seat, side): (Seat, Side), goals: Vec<Goal>) -> Option<(Exercise, u64)> {
        let exercise = ask((self.game, side), play, goals.into_iter(), self.nodes)?;
        let worth = exercise.goal != Goal::Win(Some(1))
            && !exercise.answers.iter().any(|answer| answer == ILLEGAL)
            && self.is_one_idea(&exercise)
            && !self.is_trivial(play, seat, &exercise.answers)
            && self.is_saved(&exercise);
        let proof = worth.then(|| prove(&exercise, self.nodes)).filter(|proof| proof.wrong.is_none())?;
        let again = prove_slowly(&exercise, MOST_TRIED);
        again.wrong.is_none().then_some((exercise, proof.nodes))
    }

    /// What is worth to be tried here: lists of goals, of each of which the first that is reached counts.
    fn goals(&mut self, play: &dyn PlayView, seat: Seat) -> Vec<Vec<Goal>> {
        let wins = (1..=FAR).map(|moves| Goal::Win(Some(moves)));
        if self.game.info.simultaneous {
            // What is guaranteed is no equilibrium, which is all that the searcher finds.
            return vec![wins.collect()];
        }
        match self.ending(play, seat, SCOUTED) {
            Some(Ending::Loss) => Vec::new(),
            Some(Ending::Win) => {
                let ends = !self.game.info.repetition && !self.game.info.draws;
                vec![wins.chain(ends.then_some(Goal::Win(None))).collect()]
            }
            // Where many save from a loss in one move, one alone may save from that in two.
            Some(Ending::Draw) | None => (1..=NEAR).map(|moves| vec![Goal::Save(moves)]).collect(),
        }
    }

    /// How it ends here if both play well, as far as the searcher proves it by looking at so many positions.
    fn ending(&mut self, play: &dyn PlayView, seat: Seat, nodes: u64) -> Option<Ending> {
        let budget = Budget { nodes: Some(nodes), ..Budget::default() };
        let found =
            self.scout.think(&play.snapshot(seat), &Question { budget, ..Question::default() }, &Stop::default());
        found.score.proof.map(|proof| proof.ending)
    }

    /// Whether the weakest player finds a right order too often.
    fn is_trivial(&mut self, play: &dyn PlayView, seat: Seat, answers: &[String]) -> bool {
        let at = play.snapshot(seat);
        let mut finds = |seed| {
            let best = self.weakest.think(&at, None, seed, &Stop::default()).best;
            best.is_some_and(|order| answers.contains(&order))
        };
        (0..TRIES).filter(|seed| finds(*seed)).count() > MOST_FOUND
    }

    /// Whether the right orders are the same one: one alone, mirror images, or two that complete each other.
    fn is_one_idea(&self, exercise: &Exercise) -> bool {
        let [first, others @ ..] = exercise.answers.as_slice() else { return false };
        if exercise.game.info.simultaneous {
            return others.is_empty();
        }
        let after = |orders: &[&String]| {
            let mut play = exercise.begin();
            for order in orders {
                play.submit(Request::Move((*order).clone())).ok()?;
            }
            Some(play)
        };
        let picture = |order| after(&[order]).map(|play| Picture::of(&*play, exercise.side));
        let Some(one) = picture(first) else { return false };
        let is_image = |order| picture(order).is_some_and(|other| one.is_image_of(&other, &self.mirrors));
        if others.iter().all(is_image) {
            return true;
        }
        let [second] = others else { return false };
        let both = |orders: [&String; 2]| after(&orders).map(|play| play.position_text());
        let together = both([first, second]);
        together.is_some() && together == both([second, first])
    }

    /// Whether the searcher sees no loss after what saves from a near one; true where nothing is to be saved.
    fn is_saved(&mut self, exercise: &Exercise) -> bool {
        let Goal::Save(_) = exercise.goal else { return true };
        let Some(answer) = exercise.answers.first() else { return false };
        let play = reply::at(exercise, std::slice::from_ref(answer));
        let Some(seat) = play.asked().iter().next() else { return true };
        let own = play.side_of(seat) == Some(exercise.side);
        let lost = if own { Ending::Loss } else { Ending::Win };
        self.ending(&*play, seat, 4 * SCOUTED) != Some(lost)
    }
}
