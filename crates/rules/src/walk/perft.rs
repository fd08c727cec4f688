//! perft(n): the number of legal move sequences of length n, the measure by which move generators are compared.
//!
//! A finished game has no moves. A follow-up (an Apocalypse relocation) uses no depth: while depth is left the count
//! continues from every choice, at depth 0 the waiting position counts once.

use crate::{Game, orders};

/// How leaves are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// By [`Rules::count`](crate::Rules::count), without playing the last move.
    Bulk,
    /// By playing every last move.
    Make,
}

/// Counts move sequences of length `depth`; one list per ply is allocated once.
#[must_use]
pub fn perft<G: Game>(position: &G::Position, depth: u32, leaves: Leaves) -> u64 {
    let mut lists: Vec<Vec<G::Move>> = vec![Vec::new(); depth as usize];
    descend::<G>(position, depth, leaves, &mut lists)
}

/// The count below each move, in byte order of the move's text.
#[must_use]
pub fn divide<G: Game>(position: &G::Position, depth: u32) -> Vec<(String, u64)> {
    let mut moves = Vec::new();
    if depth > 0 {
        G::moves(position, &mut moves);
    }
    let depth_below = if G::is_follow_up(position) { depth } else { depth.saturating_sub(1) };
    let mut counts: Vec<(String, u64)> = moves
        .into_iter()
        .map(|played| {
            let mut child = position.clone();
            G::play(&mut child, played);
            (orders::spell_move::<G>(position, played), perft::<G>(&child, depth_below, Leaves::Bulk))
        })
        .collect();
    counts.sort();
    counts
}

fn descend<G: Game>(position: &G::Position, depth: u32, leaves: Leaves, lists: &mut Vec<Vec<G::Move>>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let follow_up = G::is_follow_up(position);
    if depth == 1 && leaves == Leaves::Bulk && !follow_up {
        return G::count(position);
    }
    let mut moves = lists.pop().unwrap_or_default();
    G::moves(position, &mut moves);
    let depth_below = if follow_up { depth } else { depth - 1 };
    let mut nodes = 0;
    for played in &moves {
        let mut child = position.clone();
        G::play(&mut child, *played);
        nodes += descend::<G>(&child, depth_below, leaves, lists);
    }
    lists.push(moves);
    nodes
}
