//! A search that leaves nothing out and remembers nothing, from whose values the others must not differ.

use ludoteca_rules::{Game, Winner};
use ludoteca_search::Evaluation;
use ludoteca_search::score::{loss_in, win_in};

/// What each move is worth for the side that plays it, in the order in which they are generated.
pub fn values<G: Game, E: Evaluation<G>>(evaluation: &E, position: &G::Position, depth: u32) -> Vec<(G::Move, i32)> {
    let mut list = Vec::new();
    G::moves(position, &mut list);
    list.into_iter().map(|played| (played, value_of(evaluation, position, played, depth, 0))).collect()
}

fn value_of<G: Game, E: Evaluation<G>>(
    evaluation: &E,
    position: &G::Position,
    played: G::Move,
    depth: u32,
    ply: u32,
) -> i32 {
    let mut after = position.clone();
    G::play(&mut after, played);
    let side = side_of::<G>(position);
    if let Some(outcome) = G::outcome(&after).or_else(|| G::counted_out(&after)) {
        return match outcome.winner {
            Winner::Draw => 0,
            Winner::Side(winner) if usize::from(winner.0) == side => win_in(ply + 1),
            Winner::Side(_) => loss_in(ply + 1),
        };
    }
    let value = if depth == 1 {
        evaluation.evaluate(&after)
    } else {
        let mut list = Vec::new();
        G::moves(&after, &mut list);
        let values = list.into_iter().map(|next| value_of(evaluation, &after, next, depth - 1, ply + 1));
        values.max().expect("a game that is not over has a move")
    };
    if side_of::<G>(&after) == side { value } else { -value }
}

fn side_of<G: Game>(position: &G::Position) -> usize {
    let seat = G::asked(position).iter().next().expect("the game is not over");
    G::sides(position).iter().position(|side| side.seats.contains(seat)).expect("every seat decides for a side")
}
