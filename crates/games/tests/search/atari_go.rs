//! Atari Go: captures that are proved cannot be stopped, and what is left out loses.

use super::root;
use ludoteca_games::atari_go::AtariGo;
use ludoteca_games::atari_go::capture::{Stones, attack};
use ludoteca_games::atari_go::eval::{Judgement, Value};
use ludoteca_games::atari_go::features::Features;
use ludoteca_games::atari_go::groups::{Points, groups};
use ludoteca_games::atari_go::patterns::Patterns;
use ludoteca_games::atari_go::rules::{Colour, Position};
use ludoteca_rules::{Cell, Notation, Options, Rules};
use ludoteca_search::evaluation::Evaluation;

fn legal(position: &Position) -> Vec<Cell> {
    let mut list = Vec::new();
    AtariGo::moves(position, &mut list);
    list
}

fn after(position: &Position, played: Cell) -> Position {
    let mut after = *position;
    AtariGo::play(&mut after, played);
    after
}

fn in_atari(position: &Position, colour: Colour) -> bool {
    groups(position.stones(colour), position.empty()).any(|group| group.liberties.count_ones() == 1)
}

/// Plies in which a move wins by atari after atari, all answers tried one by one; at most so many more ataris.
fn forced(position: &Position, first: Cell, ataris: u32) -> Option<u32> {
    let attacked = after(position, first);
    if AtariGo::is_over(&attacked) {
        return Some(1);
    }
    if ataris == 0 || in_atari(&attacked, position.mover()) || !in_atari(&attacked, position.mover().other()) {
        return None;
    }
    let mut longest = 0;
    for answer in legal(&attacked) {
        let answered = after(&attacked, answer);
        if AtariGo::is_over(&answered) {
            return None;
        }
        if in_atari(&answered, attacked.mover()) {
            longest = longest.max(1);
            continue;
        }
        let ways = legal(&answered).into_iter().filter_map(|next| forced(&answered, next, ataris - 1));
        longest = longest.max(ways.min()?);
    }
    Some(longest + 2)
}

/// All orders that win by atari after atari.
pub(super) fn attacks(position: &Position) -> Vec<String> {
    const ATARIS: u32 = 6;
    let wins = legal(position).into_iter().filter(|first| forced(position, *first, ATARIS).is_some());
    let mut wins: Vec<String> = wins.map(|first| AtariGo::spell(position, first)).collect();
    wins.sort();
    wins
}

#[test]
fn an_attack_that_is_found_wins_against_every_answer_and_a_short_one_is_found() {
    let (mut found, mut long) = (0, 0);
    for seed in 0..300 {
        let Some(root) = root::<AtariGo>(14 + seed as usize % 24, seed) else { continue };
        let position = root.position;
        if in_atari(&position, Colour::Black) || in_atari(&position, Colour::White) {
            continue;
        }
        let text = AtariGo::print_position(&position);
        let naive = legal(&position).into_iter().filter_map(|first| forced(&position, first, 1)).min();
        match attack(Stones::seen(&position)) {
            Some(capture) if capture.plies <= 9 => {
                let plies = forced(&position, capture.first, 4);
                assert!(plies.is_some_and(|plies| plies <= capture.plies), "{text}: {capture:?} {plies:?}");
                found += 1;
                long += u32::from(capture.plies > 3);
            }
            Some(_) => long += 1,
            None => assert_eq!(naive, None, "{text}"),
        }
    }
    assert!(found > 20 && long > 5, "{found} {long}");
}

#[test]
fn a_ladder_is_read_to_its_end() {
    // White's stone runs along the diagonal to the edge.
    let ladder = "9/9/9/9/2b6/2bw5/3b5/9/9 b";
    let position = AtariGo::parse_position(&Options::defaults(&[]), ladder).expect("it can be read");
    let capture = attack(Stones::seen(&position)).expect("there is a ladder");
    assert!(capture.plies > 5, "{capture:?}");
    // A stone of White's on its way breaks it.
    let broken = "9/9/5w3/9/2b6/2bw5/3b5/9/9 b";
    let position = AtariGo::parse_position(&Options::defaults(&[]), broken).expect("it can be read");
    assert_eq!(attack(Stones::seen(&position)), None);
}

#[test]
fn moves_that_are_left_out_lose_to_atari_after_atari() {
    let mut left_out = 0;
    for seed in 0..60 {
        let Some(root) = root::<AtariGo>(12 + seed as usize % 30, seed) else { continue };
        let position = root.position;
        if <Judgement<Features> as Evaluation<AtariGo>>::static_proof(&position).is_some() {
            continue;
        }
        let mut list = Vec::new();
        <Judgement<Features> as Evaluation<AtariGo>>::moves(&position, &mut list);
        assert!(!list.is_empty());
        for played in legal(&position).into_iter().filter(|played| !list.contains(played)) {
            let after = after(&position, played);
            let refuted = match attack(Stones::seen(&after)) {
                Some(capture) => forced(&after, capture.first, capture.plies / 2).is_some(),
                None => legal(&after).into_iter().any(|answer| forced(&after, answer, 0).is_some()),
            };
            assert!(refuted, "{}: {}", AtariGo::print_position(&position), AtariGo::spell(&position, played));
            left_out += 1;
        }
    }
    assert!(left_out > 100, "{left_out}");
}

/// The same points after a quarter turn, or in a mirror.
fn moved(points: Points, turns: bool) -> Points {
    const LINE: usize = 9;
    (0..LINE * LINE).filter(|at| points >> at & 1 != 0).fold(0, |moved, at| {
        let (rank, file) = (at / LINE, at % LINE);
        moved | 1 << if turns { file * LINE + LINE - 1 - rank } else { rank * LINE + LINE - 1 - file }
    })
}

#[test]
fn a_board_is_worth_the_same_turned_in_a_mirror_and_with_the_colours_exchanged() {
    for seed in 0..60 {
        let Some(root) = root::<AtariGo>(seed as usize, seed) else { continue };
        let [black, white] = Colour::ALL.map(|colour| root.position.stones(colour));
        let mover = root.position.mover();
        let image = |change: &dyn Fn(Points) -> Points| Position::new(change(black), change(white), mover);
        let images = [
            image(&|points| moved(points, true)),
            image(&|points| moved(points, false)),
            Position::new(white, black, mover.other()),
        ];
        let worth = |position: &Position| [Features::default().value(position), Patterns::default().value(position)];
        for image in images {
            let image = image.expect("it is a position");
            assert_eq!(worth(&root.position), worth(&image), "{}", AtariGo::print_position(&root.position));
        }
    }
}
