//! Endings that are solved as a whole: a position of one is looked up, and nothing is searched.
//!
//! The tables are those that `ludoteca solve` makes: some are among the bytes of the program, others are asked if they
//! were made. They know nothing of the repetition of positions or of limits on moves without progress: where these
//! could take a win away, another searcher answers. So it does where fewer plies are asked for than the end is away.
//!
//! Start with [`thinker`].

use crate::known_table::{KnownTable, OpenedTable};
use crate::meter::Meter;
use crate::score::{loss_in, score, win_in};
use crate::{Root, Search, boxed_thinker};
use ludoteca_rules::thinking::think::{Analysis, Ending, Proof, Question, Score, Thinker};
use ludoteca_rules::{Game, Rules, Side};
use ludoteca_tablebase::{Numbering, Value, Verdict};
use std::cmp::Reverse;

/// The table of an ending of a game.
pub struct KnownEnding<G: Rules> {
    rank: fn(&G::Position) -> Option<u64>,
    mover: fn(&G::Position) -> Side,
    lasts: fn(&G::Position, u32) -> bool,
    table: KnownTable,
}

impl<G: Game> KnownEnding<G> {
    /// The positions of this numbering, with the bytes of their table; `lasts` says whether a game can go on for so
    /// many plies without progress, where the game itself counts them.
    #[must_use]
    pub const fn of<N: Numbering<Game = G>>(lasts: fn(&G::Position, u32) -> bool, bytes: &'static [u8]) -> Self {
        Self::with::<N>(lasts, KnownTable::Shipped(bytes))
    }

    /// The same with a table that may have been made, under this name.
    #[must_use]
    pub const fn made<N: Numbering<Game = G>>(lasts: fn(&G::Position, u32) -> bool, name: &'static str) -> Self {
        Self::with::<N>(lasts, KnownTable::Made { name, form: N::FORM, count: || N::COUNT })
    }

    const fn with<N: Numbering<Game = G>>(lasts: fn(&G::Position, u32) -> bool, table: KnownTable) -> Self {
        Self { rank: N::rank, mover: N::mover, lasts, table }
    }

    /// Its table.
    #[must_use]
    pub const fn table(&self) -> &KnownTable {
        &self.table
    }
}

/// A searcher that looks up what is in these tables, and asks another one for the rest; without its type.
#[must_use]
pub fn thinker<G: Game>(endings: &'static [KnownEnding<G>], others: impl Search<G> + 'static) -> Box<dyn Thinker> {
    let tables = endings.iter().map(|_| OpenedTable::default()).collect();
    boxed_thinker::<G, _>(Endings { endings, tables, others })
}

/// The searcher.
struct Endings<G: Rules, S> {
    endings: &'static [KnownEnding<G>],
    /// The table of each.
    tables: Vec<OpenedTable>,
    others: S,
}

impl<G: Game, S: Search<G>> Search<G> for Endings<G, S> {
    fn search(&mut self, root: &Root<G>, question: &Question, meter: &mut Meter) -> Analysis<G::Move> {
        match self.look_up(root, question) {
            Some(known) => known,
            None => self.others.search(root, question, meter),
        }
    }
}

impl<G: Game, S> Endings<G, S> {
    /// What the table says of a position in which somebody is asked; `None` if that does not settle it.
    fn look_up(&mut self, root: &Root<G>, question: &Question) -> Option<Analysis<G::Move>> {
        let position = &root.position;
        let (place, verdict) =
            (0..self.endings.len()).find_map(|place| Some((place, self.verdict(place, position)?)))?;
        let decided = verdict.value != Value::Draw;
        let lasts = |plies| {
            let most = root.most_quiet_turns.unwrap_or(u32::MAX);
            root.quiet_turns.saturating_add(plies) <= most && (self.endings[place].lasts)(position, plies)
        };
        if decided && (!lasts(verdict.plies) || root.is_repeated()) {
            return None;
        }
        // Whoever asks for so many plies wants to know what is seen within them.
        if question.budget.depth.is_some_and(|depth| !decided || depth < verdict.plies) {
            return None;
        }
        let moves = self.worths(place, position)?;
        let (line, nodes) = (self.line(place, position)?, moves.len() as u64);
        let orders = moves.into_iter().filter(|_| question.all).map(|(played, worth)| (played, score_of(worth)));
        Some(Analysis {
            best: line.first().copied(),
            score: score_of(verdict),
            nodes,
            depth: verdict.plies,
            orders: orders.collect(),
            line,
            ..Analysis::nothing()
        })
    }

    fn verdict(&mut self, place: usize, position: &G::Position) -> Option<Verdict> {
        let ending = self.endings.get(place)?;
        let number = (ending.rank)(position)?;
        self.tables.get_mut(place)?.code::<G>(&ending.table, number)?.verdict()
    }

    /// Every move with what it is worth, the best one first.
    fn worths(&mut self, place: usize, position: &G::Position) -> Option<Vec<(G::Move, Verdict)>> {
        let (mut moves, mover) = (Vec::new(), self.endings.get(place)?.mover);
        G::moves(position, &mut moves);
        let mut worths = Vec::with_capacity(moves.len());
        for played in moves {
            let mut after = position.clone();
            G::play(&mut after, played);
            worths.push((played, self.verdict(place, &after)?.of_move(mover(&after) == mover(position))));
        }
        worths.sort_by_key(|(_, worth)| Reverse(worth.order()));
        Some(worths)
    }

    /// Best play of both sides to the end; one move where nobody wins.
    fn line(&mut self, place: usize, position: &G::Position) -> Option<Vec<G::Move>> {
        let (mut line, mut position) = (Vec::new(), position.clone());
        while !G::is_over(&position) {
            let Some((played, worth)) = self.worths(place, &position)?.first().copied() else { break };
            line.push(played);
            if worth.value == Value::Draw {
                break;
            }
            G::play(&mut position, played);
        }
        Some(line)
    }
}

fn score_of(verdict: Verdict) -> Score {
    match verdict.value {
        Value::Win => score(win_in(verdict.plies)),
        Value::Loss => score(loss_in(verdict.plies)),
        Value::Draw => Score { value: 0, proof: Some(Proof { ending: Ending::Draw, plies: None }) },
    }
}
