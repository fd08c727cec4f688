//! The openings of a match: random plies after which neither side is far ahead, and none twice.

use crate::computer::player::random_order;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::{Budget, MEGABYTES, Question, Stop, Thinker};
use ludoteca_rules::{Entry, Options, Winner, random};
use ludoteca_store::Failure;
use rand::rngs::ChaCha8Rng;
use std::collections::HashSet;

/// Random plies at the beginning, so that a match is not one game repeated. With two there are no more than 56 openings
/// of Rastros.
const PLIES: u32 = 6;

/// How many openings are drawn for one that is played: the one that is judged to be the most even.
const DRAWN: u32 = 6;

/// Nodes for each judgement.
const NODES: u64 = 1000;

/// After so many plays in a row that were decided too early, the openings become a ply shorter.
const PATIENCE: u32 = 100;

/// Draws openings.
pub(super) struct Openings<'a> {
    entry: &'a Entry,
    options: &'a Options,
    plies: u32,
    judge: Option<Box<dyn Thinker>>,
    /// The positions of those that were played.
    played: HashSet<String>,
    random: ChaCha8Rng,
}

impl<'a> Openings<'a> {
    pub fn new(entry: &'a Entry, options: &'a Options, sides: u32, seed: u64) -> Self {
        let judge = entry.searchers.first().map(|searcher| (searcher.make)(MEGABYTES));
        let random = random::generator(seed);
        Self { entry, options, plies: PLIES.max(sides), judge, played: HashSet::new(), random }
    }

    /// The orders of the next opening, ply by ply.
    pub fn next(&mut self) -> Result<Vec<Vec<String>>, Failure> {
        let mut best: Option<(u32, String, Vec<Vec<String>>)> = None;
        let mut other = Vec::new();
        for _ in 0..DRAWN {
            let (session, orders) = self.draw()?;
            let position = session.position_text();
            if self.played.contains(&position) {
                other = orders;
                continue;
            }
            let ahead = self.ahead(&*session);
            if best.as_ref().is_none_or(|(least, ..)| ahead < *least) {
                best = Some((ahead, position, orders));
            }
        }
        let Some((_, position, orders)) = best else { return Ok(other) };
        self.played.insert(position);
        Ok(orders)
    }

    /// By how much somebody is ahead.
    fn ahead(&mut self, session: &dyn Session) -> u32 {
        let (Some(judge), Some(seat)) = (&mut self.judge, session.asked().iter().next()) else { return 0 };
        let budget = Budget { nodes: Some(NODES), ..Budget::default() };
        let question = Question { budget, all: false, seed: 0 };
        judge.think(&session.snapshot(seat), &question, &Stop::default()).score.value.unsigned_abs()
    }

    /// A game after its random plies. One that they ended, or in which the side to move wins at once, says nothing of
    /// the players: then others are drawn.
    fn draw(&mut self) -> Result<(Box<dyn Session>, Vec<Vec<String>>), Failure> {
        let mut tries = 0;
        loop {
            let mut session = self.entry.start(self.options.clone());
            let mut orders = Vec::new();
            while orders.len() < self.plies as usize && !session.asked().is_empty() {
                let ply: Vec<_> = session.asked().iter().collect();
                let ply: Vec<_> =
                    ply.into_iter().map(|seat| (seat, random_order(&*session, seat, &mut self.random))).collect();
                for (seat, order) in &ply {
                    submit(&mut *session, Request::Order(*seat, order.clone()))?;
                }
                orders.push(ply.into_iter().map(|(_, order)| order).collect());
            }
            if self.plies == 0 || !session.asked().is_empty() && !is_won_at_once(self.entry, &*session)? {
                return Ok((session, orders));
            }
            tries += 1;
            if tries % PATIENCE == 0 {
                self.plies -= 1;
            }
        }
    }
}

/// Whether the one who is asked has an order that wins on the spot.
fn is_won_at_once(entry: &Entry, session: &dyn Session) -> Result<bool, Failure> {
    let mut asked = session.asked().iter();
    let (Some(seat), None) = (asked.next(), asked.next()) else { return Ok(false) };
    let side = session.side_of(seat);
    for order in session.orders(seat) {
        let after = entry.from_position(session.options().clone(), &session.position_text());
        let mut after = after.expect("a position has the text that the game itself printed");
        submit(&mut *after, Request::Order(seat, order))?;
        if after.outcome().is_some_and(|outcome| side.map(Winner::Side) == Some(outcome.winner)) {
            return Ok(true);
        }
    }
    Ok(false)
}

pub(super) fn submit(session: &mut dyn Session, request: Request) -> Result<(), Failure> {
    session.submit(request).map(|_| ()).map_err(|refusal| Failure::Work(refusal.text))
}
