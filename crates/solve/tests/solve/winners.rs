//! Searches of Avanço and Atari Go on boards of other sizes for the winner alone.

use crate::first_moves::{ATARI_GO, AVANCO, signs, stones};
use ludoteca_rules::random;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::spaces::first_moves::atari_go::AtariGo;
use ludoteca_solve::spaces::first_moves::atari_go::winners::Winners;
use ludoteca_solve::spaces::first_moves::avanco::Avanco;
use ludoteca_solve::spaces::first_moves::grid::{Grid, Sides};
use ludoteca_solve::spaces::first_moves::proof_numbers::ProofNumbers;
use ludoteca_solve::spaces::first_moves::search::Search;
use ludoteca_solve::spaces::first_moves::{Opening, WinnerSearch};
use ludoteca_tablebase::{Value, Verdict};

#[test]
fn by_shared_proofs_they_are_as_plain_minimax_finds_them() {
    for plies in [6, 8] {
        let grid = Grid::new(4, 4);
        // Little is kept, so that much is lost and found again.
        let mut search = Winners::new(&grid, 0);
        ATARI_GO.agrees_in((4, 4), plies, false, |ranks, side| {
            let wins = search.wins(stones(ranks, side), &Stop::default())?;
            Some(Verdict::new(if wins { Value::Win } else { Value::Loss }, 0))
        });
    }
}

#[test]
fn by_proof_numbers_they_are_as_plain_minimax_finds_them() {
    let board = Avanco::new(Grid::new(4, 5));
    let mut search = ProofNumbers::new(&board, 0);
    AVANCO.agrees_in((4, 5), 20, false, |ranks, side| {
        let [own, other] = [side, AVANCO.other(side)].map(|sign| signs(ranks, sign, side == 'b'));
        let wins = search.wins(Sides { own, other }, &Stop::default())?;
        Some(Verdict::new(if wins { Value::Win } else { Value::Loss }, 0))
    });
}

/// Compares in so many positions of games of chance, after each of these numbers of moves, who wins by a search for the
/// winner alone and by the one that knows how soon.
fn compare_winners<B: Opening<Node = Sides>>(
    board: &B,
    winners: &mut dyn WinnerSearch<Sides>,
    plies: std::ops::Range<usize>,
    positions: usize,
) {
    let mut search = Search::new(board, 256);
    let mut chance = random::generator(7);
    let mut found = [0; 2];
    while found.iter().sum::<usize>() < positions {
        let (mut node, count) = (board.start(), plies.start + random::below(&mut chance, plies.len()));
        for _ in 0..count {
            let mut next = Vec::new();
            board.moves(node, &mut next);
            // By chance most games would end at the first threat.
            next.retain(|next| board.settled(next.after).is_none());
            if next.is_empty() {
                break;
            }
            node = next[random::below(&mut chance, next.len())].after;
        }
        let verdict = search.verdict(node, &Stop::default()).expect("nobody stops it");
        let wins = winners.wins(node, &Stop::default());
        assert_eq!(wins, Some(verdict.value == Value::Win), "{node:?}");
        found[usize::from(verdict.value == Value::Win)] += 1;
    }
    assert!(found.iter().all(|count| *count > positions / 10), "{found:?} lost and won");
}

fn compare_winners_of_atari_go((files, ranks): (u32, u32), stones: std::ops::Range<usize>, positions: usize) {
    let grid = Grid::new(files, ranks);
    compare_winners(&AtariGo::new(grid.clone()), &mut Winners::new(&grid, 64), stones, positions);
}

fn compare_winners_of_avanco((files, ranks): (u32, u32), plies: std::ops::Range<usize>, positions: usize) {
    let board = Avanco::new(Grid::new(files, ranks));
    compare_winners(&board, &mut ProofNumbers::new(&board, 64), plies, positions);
}

#[test]
fn they_are_those_of_the_search_that_knows_how_soon() {
    for size in [(3, 3), (4, 3), (4, 4)] {
        compare_winners_of_atari_go(size, 0..9, 200);
    }
    compare_winners_of_atari_go((6, 6), 18..28, 900);
    compare_winners_of_avanco((4, 4), 0..8, 200);
    compare_winners_of_avanco((4, 5), 4..16, 100);
    compare_winners_of_avanco((4, 6), 16..30, 300);
    compare_winners_of_avanco((4, 7), 24..44, 300);
}

#[test]
#[ignore = "minutes"]
fn on_larger_boards_they_are_those_of_the_search_that_knows_how_soon() {
    compare_winners_of_atari_go((5, 4), 0..14, 3000);
    compare_winners_of_atari_go((5, 5), 6..16, 3000);
    compare_winners_of_avanco((5, 5), 8..24, 3000);
    compare_winners_of_avanco((4, 6), 16..32, 3000);
}
