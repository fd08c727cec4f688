//! Then the truth: what the answers to a question are worth, found on a thread of its own.
//!
//! Of an exercise it is what the exercise says itself, of the ways of a piece what the rules say. Of any other position
//! the searcher of the game is asked, with a bound on nodes alone, so that the same question has the same answer
//! everywhere and every time.

use crate::shown::{TruthShown, VerdictShown};
use ludoteca_lessons::{AuthorText, Exercise, Verdict, judge};
use ludoteca_record::read;
use ludoteca_rules::session::{PlayView, Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, LEVELS, Question, Score, Stop};
use ludoteca_rules::{Catalogue, Cell, Entry, Pick, Seat, Text};
use ludoteca_server::Wake;
use ludoteca_words::telling;
use ludoteca_workers::{Pending, Workers};
use std::sync::Arc;

/// So many positions are looked at for all answers together, and as many for the refutation: a few seconds at most.
const NODES: u64 = 300_000;

/// Megabytes of the searcher.
const MEGABYTES: usize = 32;

/// An order whose value is so much below the best one, in hundredths of a piece, is not called wrong.
const MARGIN: i32 = 30;

/// A refutation is no longer than that.
const LONGEST_LINE: usize = 8;

/// What a question is about.
pub(crate) struct Matter {
    pub catalogue: Catalogue,
    pub position: Arc<str>,
    /// Whose move is asked for.
    pub seat: Seat,
    /// Where the piece stands for whose ways is asked.
    pub piece: Option<Cell>,
    pub exercise: Option<Exercise>,
}

/// Finds out the truth about the last question.
#[derive(Default)]
pub(crate) struct Seeker {
    matter: Option<Arc<Matter>>,
    /// There is none before the truth is asked for.
    workers: Option<Workers>,
    pending: Option<Pending<TruthShown>>,
    found: Option<Arc<TruthShown>>,
}

impl Seeker {
    /// From now on it is about this.
    pub fn turn_to(&mut self, matter: Matter) {
        self.matter = Some(Arc::new(matter));
        (self.pending, self.found) = (None, None);
    }

    /// Begins to find out about these answers, and calls `wake` once something is known.
    pub fn seek(&mut self, answers: Vec<(String, usize)>, wake: &Wake) {
        let Some(matter) = self.matter.clone() else { return };
        let workers = self.workers.get_or_insert_with(|| {
            let wake = wake.clone();
            Workers::new("ludoteca-truth", move || wake())
        });
        let find = move |told: &ludoteca_workers::Answers<_>| {
            if let Some(truth) = find(&matter, &answers, told.stop()) {
                told.send(truth);
            }
        };
        // What was begun before is stopped first, so that it does not keep this waiting.
        self.pending = None;
        self.pending = Some(workers.start(find));
    }

    /// Takes in what was found; whether that is new.
    pub fn follow(&mut self) -> bool {
        let Some(found) = self.pending.as_ref().and_then(Pending::newest) else { return false };
        self.found = Some(Arc::new(found));
        self.pending = None;
        true
    }

    pub fn found(&self) -> Option<Arc<TruthShown>> {
        self.found.clone()
    }

    pub const fn is_seeking(&self) -> bool {
        self.pending.is_some()
    }
}

/// The truth about these answers, the most frequent first; `None` if it was stopped.
fn find(matter: &Matter, answers: &[(String, usize)], stop: &Stop) -> Option<TruthShown> {
    let truth = match (&matter.exercise, matter.piece) {
        (Some(exercise), _) => of_exercise(matter, exercise, answers),
        (None, Some(piece)) => of_piece(matter, piece, answers)?,
        (None, None) => of_position(matter, answers, stop)?,
    };
    (!stop.is_stopped()).then_some(truth)
}

/// What an exercise says of answers.
fn of_exercise(matter: &Matter, exercise: &Exercise, answers: &[(String, usize)]) -> TruthShown {
    let mut refutation = None;
    let judged = answers.iter().map(|(answer, count)| {
        let (good, worth, comment) = match judge(exercise, &[], answer) {
            Verdict::Right(right) => (true, Text::new("class-truth-right"), right.comment),
            Verdict::Wrong(wrong) => {
                refutation.get_or_insert(wrong.refutation);
                (false, wrong.why, wrong.comment)
            }
        };
        VerdictShown { answer: answer.clone(), count: *count, good, worth, comment }
    });
    let of = judged.collect();
    TruthShown {
        position: matter.position.clone(),
        best: exercise.answers.clone(),
        worth: None,
        of,
        refutation: refutation.unwrap_or_default(),
        unread: false,
    }
}

/// What the rules say of the cells to which a piece was said to go.
fn of_piece(matter: &Matter, piece: Cell, answers: &[(String, usize)]) -> Option<TruthShown> {
    // It was written by the program itself.
    let play = read(&matter.position, &matter.catalogue).ok()?;
    let geometry = play.info().geometry;
    let picked = [Pick::Cell(piece)];
    let steps = play.next_steps(matter.seat, &picked);
    let right: Vec<Cell> = geometry.all().filter(|to| steps.iter().any(|it| it.pick == Pick::Cell(*to))).collect();
    let of = answers.iter().filter_map(|(answer, count)| {
        let to = geometry.parse(answer)?;
        let good = to != piece && right.contains(&to);
        let refused = || play.refuse(matter.seat, &picked, Pick::Cell(to)).text;
        let worth = if good { Text::new("class-truth-right") } else { refused() };
        Some(VerdictShown { answer: answer.clone(), count: *count, good, worth, comment: AuthorText::default() })
    });
    let of = of.collect();
    let best = right.into_iter().filter(|to| *to != piece).map(|to| geometry.name(to).to_string()).collect();
    Some(TruthShown { position: matter.position.clone(), best, worth: None, of, refutation: Vec::new(), unread: false })
}

/// What the searcher of the game finds of answers.
fn of_position(matter: &Matter, answers: &[(String, usize)], stop: &Stop) -> Option<TruthShown> {
    // It was written by the program itself.
    let mut play = read(&matter.position, &matter.catalogue).ok()?;
    let entry = matter.catalogue.find(play.info().id)?;
    let unread = play.asked().len() > 1;
    let analysis = think(entry, &*play, matter.seat, true, stop)?;
    let known = |score: Score| if unread { Score { proof: None, ..score } } else { score };
    let orders: Vec<(String, Score)> =
        analysis.orders.into_iter().map(|(order, score)| (order, known(score))).collect();
    let best = orders.first().cloned().or_else(|| Some((analysis.best?, known(analysis.score))))?;
    let of: Vec<VerdictShown> = answers
        .iter()
        .map(|(answer, count)| {
            let score = orders.iter().find(|(order, _)| order == answer).map(|(_, score)| *score);
            VerdictShown {
                answer: answer.clone(),
                count: *count,
                good: *answer == best.0 || score.is_some_and(|score| is_good(score, best.1)),
                worth: score.map_or_else(|| Text::new("class-truth-unknown"), |it| telling::chances(&*play, it)),
                comment: AuthorText::default(),
            }
        })
        .collect();
    let worth = Some(telling::chances(&*play, best.1));
    // Of an order that meets one that nobody has read, nothing can be refuted.
    let wrong = of.iter().find(|it| !it.good && !unread).map(|it| it.answer.clone());
    let refutation = wrong.map_or_else(Vec::new, |wrong| refutation(entry, &mut *play, wrong, stop));
    Some(TruthShown { position: matter.position.clone(), best: vec![best.0], worth, of, refutation, unread })
}

/// Whether an order is as good as the best one.
fn is_good(score: Score, best: Score) -> bool {
    let ending = |score: Score| score.proof.map(|proof| proof.ending);
    match (ending(best), ending(score)) {
        (Some(Ending::Win), ending) => ending == Some(Ending::Win),
        // All lose: good are those that hold out longest.
        (Some(Ending::Loss), _) => score.value >= best.value,
        (_, Some(Ending::Loss)) => false,
        _ => score.value >= best.value - MARGIN,
    }
}

/// A move and what is expected to follow it: to the end of the game where that is proved.
fn refutation(entry: &Entry, play: &mut dyn Session, wrong: String, stop: &Stop) -> Vec<String> {
    let mut line = Vec::new();
    let mut next = vec![wrong];
    let mut proved = true;
    while !next.is_empty() {
        for order in next {
            if line.len() == LONGEST_LINE || play.submit(Request::Move(order.clone())).is_err() {
                return line;
            }
            line.push(order);
        }
        let seat = play.asked().iter().next().filter(|_| proved);
        let Some(found) = seat.and_then(|seat| think(entry, play, seat, false, stop)) else { return line };
        proved = found.score.proof.is_some();
        next = found.line;
    }
    line
}

/// Asks the searcher of a game; `None` if there is none.
fn think(entry: &Entry, play: &dyn PlayView, seat: Seat, all: bool, stop: &Stop) -> Option<Analysis> {
    let searcher = entry.searchers.first()?;
    // A playout costs more than a position does: the strongest player knows how many are enough.
    let enough = entry.levels[LEVELS - 1].budget.nodes.unwrap_or(NODES);
    let same = entry.levels[LEVELS - 1].searcher == searcher.id;
    let nodes = Some(if same { enough.min(NODES) } else { NODES });
    let question = Question { budget: Budget { nodes, ..Budget::default() }, all, seed: 0 };
    Some((searcher.make)(MEGABYTES).think(&play.snapshot(seat), &question, stop))
}
