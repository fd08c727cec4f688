//! Endings that are solved as a whole: the strong levels play them without an error, and say that they are proved.

use crate::find;
use ludoteca_games::horizon;
use ludoteca_games::horizon::endings::AtMost;
use ludoteca_games::horizons::endings::{
    BISHOP, KNIGHT, KNOWN, KingAndPair, KingAndPiece, MAGICIAN, OX, QUEEN, ROOK, ZIP,
};
use ludoteca_games::sapiens;
use ludoteca_games::sapiens::endings::{OneAgainstOne, TwoAgainstOne};
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, Question, Stop};
use ludoteca_rules::{Entry, Game, Notation, Options, Seat, Side, Winner, random};
use ludoteca_search::exact::endings::KnownEnding;
use ludoteca_search::known_table;
use ludoteca_search::levels::LevelPlayer;
use ludoteca_tablebase::{Numbering, Packed, Value, Verdict};
use rand::rngs::ChaCha8Rng;
use std::env;
use std::fs::File;
use std::path::PathBuf;

/// A position that the side to move wins, and the plies to the end.
struct Won {
    entry: &'static Entry,
    text: String,
    plies: u32,
}

/// One drawn from a table of the program.
fn won<N: Numbering>(known: &KnownEnding<N::Game>, chance: &mut ChaCha8Rng) -> Won {
    let bytes = known.table().shipped().expect("the program has it");
    won_in::<N>(&mut Packed::of_bytes(bytes).expect("a table"), chance)
}

/// One drawn from a table.
fn won_in<N: Numbering>(table: &mut Packed, chance: &mut ChaCha8Rng) -> Won {
    loop {
        let number = random::below(chance, N::COUNT as usize - 1) as u64;
        let verdict = table.code(number).expect("it can be read").verdict();
        let Some(position) = N::unrank(number) else { continue };
        if let Some(Verdict { value: Value::Win, plies }) = verdict {
            return Won { entry: find(N::Game::INFO.id), text: N::Game::print_position(&position), plies };
        }
    }
}

/// One of each table.
fn drawn(chance: &mut ChaCha8Rng) -> [Won; 7] {
    [
        won::<KingAndPiece<QUEEN>>(&KNOWN[0], chance),
        won::<KingAndPiece<ROOK>>(&KNOWN[1], chance),
        won::<KingAndPiece<OX>>(&KNOWN[2], chance),
        won::<KingAndPiece<MAGICIAN>>(&KNOWN[3], chance),
        won::<KingAndPiece<ZIP>>(&KNOWN[4], chance),
        won::<OneAgainstOne>(&sapiens::endings::KNOWN[0], chance),
        won::<AtMost<1>>(&horizon::endings::KNOWN[0], chance),
    ]
}

fn begin(entry: &Entry, text: &str) -> Box<dyn Session> {
    entry.from_position(Options::defaults(entry.info.options), text).expect("it can be read")
}

/// What the game's own searcher says of a play, with so few nodes that it could find nothing by itself.
fn analysed(entry: &Entry, play: &dyn Session, depth: Option<u32>) -> Analysis {
    let seat = play.asked().iter().next().expect("somebody is asked");
    let budget = Budget { nodes: Some(1), depth, ..Budget::default() };
    let found = (entry.searchers[0].make)(1).think(
        &play.snapshot(seat),
        &Question { budget, all: true, seed: 0 },
        &Stop::default(),
    );
    assert_eq!(found.orders.len(), play.orders(seat).len());
    found
}

/// How a position ends, and in how many plies, as far as that is known.
fn known(entry: &Entry, text: &str) -> (Option<Ending>, Option<u32>) {
    let proof = analysed(entry, &*begin(entry, text), None).score.proof;
    (proof.map(|proof| proof.ending), proof.and_then(|proof| proof.plies))
}

/// A table of the folder that `LUDOTECA_TABLES` names, if it was made there, to the end.
fn made(name: &str) -> Option<Packed> {
    let folder = PathBuf::from(env::var_os("LUDOTECA_TABLES")?);
    let file = File::open(folder.join(format!("{name}.table"))).ok()?;
    Some(Packed::open(file).expect("a table")).filter(|table| table.head().progress.is_none())
}

/// White wins, in some twenty moves.
const FAR: &str = "12/12/12/12/12/12/12/6k5/12/12/12/KR10 w - - - ";

#[test]
fn every_move_of_an_ending_is_proved() {
    let mut chance = random::generator(21);
    for Won { entry, text, plies } in (0..6).flat_map(|_| drawn(&mut chance)) {
        assert_eq!(known(entry, &text), (Some(Ending::Win), Some(plies)), "{text}");
        let Analysis { orders, score, .. } = analysed(entry, &*begin(entry, &text), None);
        assert_eq!(orders[0].1, score, "{text}: the best one is worth what the position is");
        assert!(orders.iter().all(|(_, score)| score.proof.is_some()), "{text}");
    }
    // The king alone can take the rook.
    let entry = find("horizons");
    let (ending, _) = known(entry, "12/12/12/12/12/12/12/12/12/12/kR10/11K b - - - 0 1");
    assert_eq!(ending, Some(Ending::Draw));
}

#[test]
fn a_win_that_comes_too_late_is_not_promised() {
    let entry = find("horizons");
    let (ending, plies) = known(entry, &format!("{FAR}0 1"));
    let plies = plies.expect("it is proved");
    assert_eq!(ending, Some(Ending::Win));
    let with = |quiet: u32| known(entry, &format!("{FAR}{quiet} 90")).0;
    assert_eq!(with(150 - plies), Some(Ending::Win), "mate with the last move counts");
    assert_eq!(with(151 - plies), None);
}

#[test]
fn nothing_is_promised_once_a_position_has_occurred_twice() {
    let entry = find("horizons");
    let mut play = begin(entry, &format!("{FAR}0 1"));
    for played in ["b1-b2", "g5-g6", "b2-b1", "g6-g5"] {
        assert!(analysed(entry, &*play, None).score.proof.is_some(), "before {played}");
        play.submit(Request::Move(played.to_owned())).expect("it is legal");
    }
    assert_eq!(analysed(entry, &*play, None).score.proof, None);
}

#[test]
fn a_question_for_a_ply_ahead_is_not_answered_by_the_table() {
    let entry = find("horizons");
    let play = begin(entry, &format!("{FAR}0 1"));
    assert_eq!(analysed(entry, &*play, Some(1)).score.proof, None);
    assert!(analysed(entry, &*play, Some(100)).score.proof.is_some());
}

#[test]
fn oxen_of_the_stone_garden_are_in_no_table() {
    let entry = find("horizons");
    let mut options = Options::defaults(entry.info.options);
    let text = "12/11O/12/12/12/12/12/12/12/12/12/K1k9 b - - - 0 1";
    assert_eq!(known(entry, text), (Some(Ending::Loss), Some(96)));
    options.set("ox", "garden").expect("an option of the game");
    let play = entry.from_position(options, text).expect("it can be read");
    assert_eq!(analysed(entry, &*play, None).score.proof, None);
}

#[test]
fn a_die_that_would_be_taken_too_late_is_not_promised() {
    const LIMIT: u32 = 100;
    let entry = find("sapiens");
    let mut chance = random::generator(23);
    let mut late = 0;
    for _ in 0..20 {
        let mut play = begin(entry, "7,b1x/8/8/8/8/8/8/w2x,7 w 2 alliances");
        // Both wander about and capture nothing.
        for quiet in 0..LIMIT {
            let Some(seat) = play.asked().iter().next() else { break };
            let (ending, plies) = known(entry, &play.position_text());
            if quiet + plies.unwrap_or(0) > LIMIT && matches!(ending, Some(Ending::Win | Ending::Loss)) {
                assert_eq!(analysed(entry, &*play, None).score.proof, None, "{quiet}: {}", play.position_text());
                late += 1;
            }
            let quiet: Vec<String> = play.orders(seat).into_iter().filter(|order| !order.contains('x')).collect();
            let order = quiet[random::below(&mut chance, quiet.len())].clone();
            play.submit(Request::Order(seat, order)).expect("it is legal");
        }
    }
    assert!(late > 0);
}

/// Who plays against a level.
#[derive(Clone, Copy, Debug)]
enum Other {
    Chance,
    Uct,
}

/// A level from a won position: it wins, in time.
fn wins(Won { entry, text, plies }: &Won, level: usize, other: Other, seed: u64) {
    let mut player = LevelPlayer::new(entry, level, 1).expect("there is such a level");
    let uct = entry.searchers.iter().find(|searcher| searcher.id == "uct").expect("every game has it");
    let (mut uct, mut chance) = ((uct.make)(1), random::generator(seed));
    let mut play = begin(entry, text);
    let strong = play.asked().iter().next().expect("somebody is asked");
    let mut turns = 0;
    while let Some(seat) = play.asked().iter().next() {
        let (orders, at) = (play.orders(seat), play.snapshot(seat));
        let order = match other {
            _ if seat == strong => player.think(&at, None, seed, &Stop::default()).best.expect("it plays"),
            Other::Chance => orders[random::below(&mut chance, orders.len())].clone(),
            Other::Uct => {
                let budget = Budget { nodes: Some(100), ..Budget::default() };
                uct.think(&at, &Question { budget, all: false, seed }, &Stop::default()).best.expect("it plays")
            }
        };
        play.submit(Request::Order(seat, order)).expect("it is legal");
        turns += 1;
        assert!(turns <= *plies, "{text}: not won in {plies} turns");
    }
    let Seat(side) = strong;
    assert_eq!(play.outcome().map(|outcome| outcome.winner), Some(Winner::Side(Side(side))), "{text}");
}

/// So many games from each table, at levels 5 and 6 in turn.
fn all_are_won(games: u64, other: Other) {
    let mut chance = random::generator(22);
    for seed in 0..games {
        for position in drawn(&mut chance) {
            wins(&position, 5 + (seed % 2) as usize, other, seed);
        }
    }
}

#[test]
fn the_strong_levels_leave_no_won_ending_in_a_thousand_games_against_chance() {
    all_are_won(150, Other::Chance);
}

#[test]
fn the_strong_levels_leave_no_won_ending_in_a_thousand_games_against_a_searcher() {
    all_are_won(150, Other::Uct);
}

#[test]
#[ignore = "the tables take from half a minute to an hour each"]
fn the_strong_levels_leave_no_won_ending_of_the_tables_that_were_made() {
    known_table::offer(|_, name| made(name));
    let mut chance = random::generator(24);
    let mut play = |name: &str, won: fn(&mut Packed, &mut ChaCha8Rng) -> Won| {
        let Some(mut table) = made(name) else { return 0 };
        for seed in 0..40 {
            let position = won(&mut table, &mut chance);
            let (ending, plies) = known(position.entry, &position.text);
            assert_eq!((ending, plies), (Some(Ending::Win), Some(position.plies)), "{}", position.text);
            wins(&position, 5 + (seed % 2) as usize, if seed < 20 { Other::Chance } else { Other::Uct }, seed);
        }
        1
    };
    let tables = play("horizons-bb", won_in::<KingAndPair<BISHOP, BISHOP>>)
        + play("horizons-bn", won_in::<KingAndPair<BISHOP, KNIGHT>>)
        + play("horizons-oo", won_in::<KingAndPair<OX, OX>>)
        + play("sapiens-2-1", won_in::<TwoAgainstOne>)
        + play("horizon-two-warriors", won_in::<AtMost<2>>);
    assert_ne!(tables, 0, "none was made");
}
