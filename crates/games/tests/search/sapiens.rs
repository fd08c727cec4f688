//! Sapiens: the judgement of every number of sides, and what is proved where there are four.

use super::{Root, depth, find, make, nodes};
use ludoteca_games::sapiens::eval::Judgement;
use ludoteca_games::sapiens::{Position, Sapiens};
use ludoteca_rules::thinking::think::{Ending, Question, Stop};
use ludoteca_rules::{Notation, Options, Rules, Seat, Side, Winner, random};
use ludoteca_search::alpha_beta::AlphaBeta;
use ludoteca_search::evaluation::NullEvaluation;
use ludoteca_search::meter::Meter;
use ludoteca_search::paranoid::Paranoid;
use ludoteca_search::score::win_in;
use ludoteca_search::{Evaluation, Search};

fn parse(text: &str) -> Position {
    Sapiens::parse_position(&Options::defaults(&[]), text).unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn after_random_moves(players: &str, plies: usize, seed: u64) -> Option<Position> {
    let mut options = Options::defaults(find("sapiens").info.options);
    options.set("players", players).expect("it is an option");
    let (mut rng, mut list) = (random::generator(seed), Vec::new());
    let mut position = Sapiens::start(&options, Seat((seed % 2) as u8));
    for _ in 0..plies {
        let played = Sapiens::random_move(&position, &mut rng, &mut list)?;
        Sapiens::play(&mut position, played);
    }
    (!Sapiens::is_over(&position)).then_some(position)
}

const fn root(position: Position) -> Root<Sapiens> {
    Root { position, repetition_hashes: None, quiet_turns: 0, most_quiet_turns: None }
}

/// The board seen from the other side, with the colours exchanged.
fn turned(position: &Position) -> Position {
    let text = Sapiens::print_position(position);
    let (board, rest) = text.split_once(' ').expect("four fields");
    let swap = |text: &str| -> String {
        text.chars()
            .map(|symbol| match symbol {
                'w' => 'b',
                'b' => 'w',
                other => other,
            })
            .collect()
    };
    let board: Vec<String> = board.split('/').rev().map(swap).collect();
    let (side, rest) = rest.split_once(' ').expect("three fields");
    parse(&format!("{} {} {rest}", board.join("/"), swap(side)))
}

#[test]
fn the_judgement_is_the_same_for_both_colours() {
    for seed in 0..60 {
        let Some(position) = after_random_moves("2", 10 + seed as usize * 2, seed) else { continue };
        let (judgement, other) = (Judgement::default(), turned(&position));
        assert_eq!(judgement.evaluate(&position), judgement.evaluate(&other), "{}", Sapiens::print_position(&position));
    }
}

/// What one side is worth more, the others are worth less; having to move is worth the same to all.
#[test]
fn all_sides_share_what_there_is() {
    let judgement = Judgement { tempo: 0, ..Judgement::default() };
    for players in ["2", "teams", "single"] {
        for seed in 0..20 {
            let Some(position) = after_random_moves(players, 60, seed) else { continue };
            let sides = position.players().sides();
            let total: i32 = (0..sides).map(|side| judgement.evaluate_for(&position, Side(side))).sum();
            // Each is rounded once.
            assert!(total.abs() <= i32::from(sides), "{players} {seed}: {total}");
            assert_eq!(judgement.evaluate(&position), judgement.evaluate_for(&position, position.side()));
        }
    }
}

/// The same by looking at everything: whether a side wins within so many plies, whatever all others do.
fn wins(position: &Position, side: Side, plies: u32) -> bool {
    if let Some(winner) = <Judgement as Evaluation<Sapiens>>::winner(position) {
        return winner == Winner::Side(side);
    }
    if plies == 0 {
        return false;
    }
    let mut list = Vec::new();
    Sapiens::moves(position, &mut list);
    let mut after = list.into_iter().map(|played| {
        let mut after = *position;
        Sapiens::play(&mut after, played);
        after
    });
    if position.side() == side {
        after.any(|after| wins(&after, side, plies - 1))
    } else {
        after.all(|after| wins(&after, side, plies - 1))
    }
}

/// A board with small dice of these owners on random cells.
fn scattered(letters: &[char], rng: &mut impl rand::Rng) -> String {
    let mut cells: Vec<Option<String>> = vec![None; 64];
    for letter in letters {
        let direction = if random::below(rng, 2) == 0 { '+' } else { 'x' };
        let die = format!("{letter}{}{direction}", 1 + random::below(rng, 3));
        let free: Vec<usize> = (0..64).filter(|cell| cells[*cell].is_none()).collect();
        cells[free[random::below(rng, free.len())]] = Some(die);
    }
    let rank = |rank: &[Option<String>]| {
        let mut fields: Vec<String> = Vec::new();
        let mut empty = 0;
        for cell in rank.iter().map(Option::as_ref).chain([None]).enumerate() {
            match cell {
                (0..8, None) => empty += 1,
                (_, die) => {
                    fields.extend((empty > 0).then(|| empty.to_string()));
                    fields.extend(die.cloned());
                    empty = 0;
                }
            }
        }
        fields.join(",")
    };
    cells.chunks(8).map(rank).collect::<Vec<_>>().join("/")
}

/// Red wins at once, or White does after the others; and what is lost only if all others act as one is not called lost.
#[test]
fn with_four_sides_a_win_is_one_against_all_and_no_loss_is_proved() {
    let (mut won, mut open) = (0, 0);
    let mut rng = random::generator(9);
    for _ in 0..60 {
        let letters: Vec<char> = "wwwbrg".chars().take(4 + random::below(&mut rng, 3)).collect();
        let text = format!("{} 1 single alliances", scattered(&letters, &mut rng));
        let position = parse(&text);
        if Sapiens::is_over(&position) {
            continue;
        }
        let question = Question { all: true, ..depth(3) };
        let mut meter = Meter::new(&question.budget, &Stop::default());
        let analysis =
            Paranoid::<Sapiens, _>::new(Judgement::default(), 1).search(&root(position), &question, &mut meter);
        for (played, score) in analysis.orders {
            let mut after = position;
            Sapiens::play(&mut after, played);
            match score.proof {
                Some(proof) => {
                    assert_eq!(proof.ending, Ending::Win, "{text}");
                    assert!(wins(&after, position.side(), proof.plies.expect("it is known") - 1), "{text} {played:?}");
                    won += 1;
                }
                None => open += 1,
            }
        }
    }
    assert!(won > 5 && open > 50, "{won} {open}");
}

/// Whoever can take and is not taken back takes; in teams as alone.
#[test]
fn a_free_die_is_taken_by_any_number_of_players() {
    let cases = [
        ("8/8/8/8/3,b3+,4/8/3,w3+,4/w1+,7 w 2 alliances", "d2xd4"),
        ("8/8/8/8/3,b3+,4/8/3,w3+,4/w1+,7 1 teams alliances", "d2xd4"),
        ("7,g1+/8/8/8/3,b3+,4/8/3,w3+,4/w1+,6,r1+ 1 single alliances", "d2xd4"),
    ];
    for (text, order) in cases {
        let options = Options::defaults(find("sapiens").info.options);
        let session = find("sapiens").from_position(options, text).expect("it is a position");
        for searcher in ["alpha-beta", "uct"] {
            let mut thinker = make(find("sapiens"), searcher);
            let answer = thinker.think(&session.snapshot(Seat(0)), &nodes(4000), &Stop::default());
            assert_eq!(answer.best.as_deref(), Some(order), "{searcher} {text}");
        }
    }
}

/// Prints lines for the tactics: few dice, so that all lines can be looked at.
#[test]
#[ignore = "makes data: cargo xtask tactics sapiens"]
fn seek_sapiens() {
    let mut rng = random::generator(4);
    let mut found = 0;
    while found < 26 {
        let letters = &['w', 'w', 'b', 'b'][..3 + found % 2];
        let position = parse(&format!("{} w 2 alliances", scattered(letters, &mut rng)));
        if Sapiens::is_over(&position) {
            continue;
        }
        for plies in [1, 3, 5] {
            let question = Question { all: true, ..depth(plies) };
            let mut meter = Meter::new(&question.budget, &Stop::default());
            let exact =
                AlphaBeta::<Sapiens, _>::exact(NullEvaluation, 8).search(&root(position), &question, &mut meter);
            let legal = exact.orders.len();
            let right: Vec<String> = exact
                .orders
                .iter()
                .filter(|(_, score)| score.value >= win_in(plies))
                .map(|(played, _)| Sapiens::spell(&position, *played))
                .collect();
            if right.is_empty() {
                continue;
            }
            if plies > 1 && (1..=2).contains(&right.len()) && legal > 8 && (plies == 5) == (found % 3 == 2) {
                println!("{} | {} | win {plies}", Sapiens::print_position(&position), right.join(" "));
                found += 1;
            }
            break;
        }
    }
}
