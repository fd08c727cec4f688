//! Apocalypse, at most four pieces, or four against a pawn: entries against the slow rules and another solver of matrix
//! games.

use crate::battery::Slow;
use crate::slow_apocalypse::{Rules, after};
use ludoteca_rules::random;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_solve::Space;
use ludoteca_solve::space::Standing;
use ludoteca_solve::spaces::apocalypse::Few;
use ludoteca_solve::spaces::{Wanted, find};
use ludoteca_solve::table::{Effort, Table, save};
use ludoteca_solve::work::{Job, State};
use ludoteca_tablebase::{Entries, Worth};
use microlp::{ComparisonOp, OptimizationDirection, Problem, SolveOutcome};
use std::collections::HashMap;
use std::path::Path;

/// The positions in the table of the program.
const FOUR: Few = Few { most: 4 };

/// More, which begin with these.
const FIVE: Few = Few { most: 5 };

/// What two ways to the same worth may differ by.
const EXACT: f64 = 1e-6;

/// The turns without progress after which the game is a draw.
const TURNS: u8 = 50;

fn shipped() -> Entries {
    let subject = find("apocalypse", Wanted::default()).expect("there is a table of it");
    let bytes = subject.shipped.expect("the program has it with it");
    Table::of_bytes(bytes, Path::new("apocalypse")).and_then(|mut table| table.entries()).expect("it is whole")
}

/// A position by its number, or by the same number with the colours exchanged.
fn worth((few, entries): (&Few, &Entries), text: &str) -> Worth {
    let number = few.number(text).unwrap_or_else(|_| panic!("{text} is in the table"));
    let worth = Worth::of(entries.code(number)).unwrap_or_else(|| panic!("{text} has an entry"));
    let images = [few.text(number), mirrored(&few.text(number))];
    if images.iter().any(|image| image == text) { worth } else { worth.turned() }
}

/// What the row player gets by the best mix: by a linear program.
fn value(rows: &[Vec<f64>]) -> f64 {
    let mut program = Problem::new(OptimizationDirection::Maximize);
    let value = program.add_var(1.0, (-1.0, 1.0));
    let shares: Vec<_> = rows.iter().map(|_| program.add_var(0.0, (0.0, 1.0))).collect();
    let ones: Vec<_> = shares.iter().map(|share| (*share, 1.0)).collect();
    program.add_constraint(ones.as_slice(), ComparisonOp::Eq, 1.0);
    for column in 0..rows[0].len() {
        let mut against: Vec<_> = shares.iter().zip(rows).map(|(share, row)| (*share, row[column])).collect();
        against.push((value, -1.0));
        program.add_constraint(against.as_slice(), ComparisonOp::Ge, 0.0);
    }
    match program.solve().expect("a matrix game has a value") {
        SolveOutcome::Solution(solution) => solution.objective(),
        SolveOutcome::Interrupted(_) => unreachable!("no limit was set"),
    }
}

/// What a game that is over is worth to White, as the slow rules tell it.
fn end(text: &str) -> Option<f64> {
    Rules::outcome(text).map(|(winner, _)| match winner.as_str() {
        "w" => 1.0,
        "b" => -1.0,
        _ => 0.0,
    })
}

/// How many pieces there are, and where the pawns stand: what changes if a turn is progress.
fn pawns(text: &str) -> (usize, Vec<(usize, char)>) {
    let board = text.split(' ').next().expect("a board");
    let wide: String = board
        .chars()
        .map(|piece| match piece.to_digit(10) {
            Some(empty) => ".".repeat(empty as usize),
            None => piece.to_string(),
        })
        .collect();
    let pieces = wide.chars().filter(|piece| piece.is_alphabetic()).count();
    (pieces, wide.chars().enumerate().filter(|(_, piece)| ['P', 'p'].contains(piece)).collect())
}

/// The value of a position from those after every pair of orders, an illegal one of each side too; `of` is told whether
/// it was a turn without progress.
fn one_turn(text: &str, of: &mut dyn FnMut(&str, bool) -> f64) -> f64 {
    if let Some(end) = end(text) {
        return end;
    }
    let mut sides: [Vec<String>; 2] = Default::default();
    for (played, _) in Rules::moves(text) {
        let (white, black) = played.split_once('|').expect("two orders");
        for (list, order) in sides.iter_mut().zip([white, black]) {
            if !list.iter().any(|known| known == order) {
                list.push(order.to_owned());
            }
        }
    }
    for list in &mut sides {
        if list[0] != "-" {
            list.push("?".to_owned());
        }
    }
    let relocation = Rules::is_follow_up(text);
    let mut cell = |white: &String, black: &String| {
        let next = after(text, [white, black].map(String::as_str));
        end(&next).unwrap_or_else(|| of(&next, !relocation && pawns(text) == pawns(&next)))
    };
    let rows: Vec<Vec<f64>> =
        sides[0].iter().map(|white| sides[1].iter().map(|black| cell(white, black)).collect()).collect();
    value(&rows)
}

/// Compares random entries with what follows from those after every pair of orders; how many were chance's.
fn compare((few, entries): (&Few, &Entries), count: usize, seed: u64) -> usize {
    let mut rng = random::generator(seed);
    let (mut compared, mut mixed, mut left_out) = (0, 0, 0);
    while compared < count {
        let number = random::below(&mut rng, few.count() as usize) as u64;
        let Some(known) = Worth::of(entries.code(number)) else { continue };
        let text = few.text(number);
        let mut late = false;
        let found = one_turn(&text, &mut |next, quiet| {
            let next = worth((few, entries), next);
            late |= quiet && next.turns >= TURNS;
            next.value
        });
        // A turn later there is a turn less, with which some positions are worth something else.
        if late {
            left_out += 1;
            continue;
        }
        assert!((found - known.value).abs() < EXACT, "{text}: {found} and not {known:?}");
        assert!(known.sure == 0 || known.value.abs() == 1.0, "{text}");
        compared += 1;
        mixed += usize::from(known.sure == 0 && known.value != 0.0);
    }
    println!("{compared} compared, {mixed} mixed, {left_out} left out");
    mixed
}

#[test]
fn random_entries_follow_from_those_after_every_pair_of_orders() {
    assert!(compare((&FOUR, &shipped()), 60, 3) > 5);
}

#[test]
#[ignore = "minutes"]
fn ten_thousand_entries_follow_from_those_after_every_pair_of_orders() {
    compare((&FOUR, &shipped()), 10_000, 4);
}

#[test]
#[ignore = "minutes"]
fn so_do_ten_thousand_entries_of_five_pieces_and_the_table_of_four_is_their_beginning() {
    let (few, many) = (shipped(), crate::made(&FIVE, "apocalypse-5"));
    assert!((0..few.count()).all(|number| few.code(number) == many.code(number)));
    compare((&FIVE, &many), 10_000, 14);
}

/// What a position without knights is worth, from the ends alone.
fn induction(text: &str, known: &mut HashMap<String, f64>) -> f64 {
    if let Some(value) = known.get(text) {
        return *value;
    }
    let value = one_turn(text, &mut |next, _| induction(next, known));
    known.insert(text.to_owned(), value);
    value
}

/// A pawn against a pawn: every turn but an illegal order is progress, so that nothing goes round.
#[test]
fn all_positions_of_two_pawns_are_as_the_slow_rules_find_them_from_the_ends() {
    let entries = shipped();
    let (mut known, mut compared) = (HashMap::new(), 0);
    for number in 0..FOUR.count() {
        let text = FOUR.text(number);
        if text.is_empty() {
            continue;
        }
        if pawns(&text).0 > 2 {
            break;
        }
        let found = induction(&text, &mut known);
        let entry = Worth::of(entries.code(number)).expect("it is a position");
        assert!((found - entry.value).abs() < EXACT, "{text}: {found} and not {entry:?}");
        compared += 1;
    }
    assert!(compared > 300, "{compared}");
}

/// What a position is worth with so many turns without progress left, from a draw where none is left; after progress,
/// by the table.
fn with_turns(entries: &Entries, text: &str, left: u8) -> f64 {
    if let Some(end) = end(text) {
        return end;
    }
    if left == 0 && !Rules::is_follow_up(text) {
        return 0.0;
    }
    one_turn(text, &mut |next, quiet| match quiet {
        true => with_turns(entries, next, left - 1),
        false => worth((&FOUR, entries), next).value,
    })
}

#[test]
fn what_is_settled_within_few_turns_is_so_from_the_draw_at_their_end() {
    let entries = shipped();
    let mut rng = random::generator(7);
    let mut compared = [0; 3];
    while compared.iter().sum::<u32>() < 24 {
        let number = random::below(&mut rng, FOUR.count() as usize) as u64;
        let Some(known) = Worth::of(entries.code(number)) else { continue };
        let turns = known.turns;
        if turns == 0 || turns > 2 || compared[usize::from(turns)] >= 12 {
            continue;
        }
        let text = FOUR.text(number);
        let found = with_turns(&entries, &text, turns);
        assert!((found - known.value).abs() < 2.0 * EXACT, "{text}: {found} and not {known:?}");
        compared[usize::from(turns)] += 1;
    }
}

/// A position text as a mirror shows it.
fn mirrored(text: &str) -> String {
    image(
        text,
        |board| board.split('/').map(reversed).collect::<Vec<_>>().join("/"),
        |file| char::from(b'a' + b'e' - file as u8),
        false,
    )
}

/// The same seen from the other side, with the colours exchanged.
fn turned(text: &str) -> String {
    let swap = |piece: char| if piece.is_uppercase() { piece.to_ascii_lowercase() } else { piece.to_ascii_uppercase() };
    image(text, |board| reversed(board).chars().map(swap).collect(), |file| char::from(b'a' + b'e' - file as u8), true)
}

fn reversed(text: &str) -> String {
    text.chars().rev().collect()
}

fn image(text: &str, board: impl Fn(&str) -> String, file: impl Fn(char) -> char, turned: bool) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let asked = match fields[1] {
        "w" if turned => "b",
        "b" if turned => "w",
        other => other,
    };
    let points = if turned { reversed(fields[2]) } else { fields[2].to_owned() };
    let mut cell = fields[3].chars();
    let waiting = match (cell.next(), cell.next().and_then(|rank| rank.to_digit(10))) {
        (Some(letter), Some(rank)) => format!("{}{}", file(letter), if turned { 6 - rank } else { rank }),
        _ => "-".to_owned(),
    };
    format!("{} {asked} {points} {waiting}", board(fields[0]))
}

#[test]
fn images_of_a_position_have_one_number() {
    [FOUR, FIVE].iter().for_each(compare_images);
    for missing in ["npppn/p3p/5/P3P/NPPPN s 0:0 -", "P4/5/5/5/4p s 0:0 a5,e1", "5/5/5/5/N4 s 0:0 -"] {
        assert!(FIVE.number(missing).is_err(), "{missing}");
    }
    let five = "n3n/5/p3P/1p3/5 s 0:0 -";
    assert!(FOUR.number(five).is_err() && FIVE.number(five).is_ok());
    assert!(FIVE.number("n3n/5/p3P/5/4N s 0:0 -").is_err(), "a knight beside the pawn");
}

#[test]
fn more_pieces_have_the_numbers_after_those_of_fewer() {
    let mut rng = random::generator(15);
    for _ in 0..3000 {
        let number = random::below(&mut rng, FOUR.count() as usize) as u64;
        assert_eq!(FIVE.text(number), FOUR.text(number));
    }
}

fn compare_images(few: &Few) {
    let mut rng = random::generator(5);
    let (mut seen, mut waiting) = (0, 0);
    while seen < 3000 {
        let number = random::below(&mut rng, few.count() as usize) as u64;
        let text = few.text(number);
        if text.is_empty() {
            continue;
        }
        for image in [text.clone(), mirrored(&text), turned(&text), mirrored(&turned(&text))] {
            assert_eq!(few.number(&image), Ok(number), "{text}: {image}");
        }
        seen += 1;
        waiting += u32::from(Rules::is_follow_up(&text));
    }
    assert!(waiting > 10, "{waiting}");
}

#[test]
fn pairs_of_orders_lead_where_the_slow_rules_lead() {
    [FOUR, FIVE].iter().for_each(compare_orders);
}

fn compare_orders(few: &Few) {
    let mut rng = random::generator(9);
    let (mut next, mut open) = (Vec::new(), 0);
    while open < 200 {
        let number = random::below(&mut rng, few.count() as usize) as u64;
        let standing = few.expand(number, &mut next);
        let text = few.text(number);
        if standing == Standing::Nothing {
            assert!(text.is_empty());
            continue;
        }
        assert_eq!(matches!(standing, Standing::Over(_)), Rules::outcome(&text).is_some(), "{text}");
        let mut fast: Vec<(String, u64)> =
            next.iter().enumerate().map(|(place, next)| (few.move_text(number, place), next.number)).collect();
        let slow = Rules::moves(&text).into_iter();
        let mut slow: Vec<(String, u64)> =
            slow.filter_map(|(played, after)| Some((played, few.number(&after).ok()?))).collect();
        fast.sort();
        slow.sort();
        assert_eq!(fast, slow, "{text}");
        open += usize::from(standing == Standing::Open);
    }
}

/// Neither side can do better by always giving one order, an illegal one too.
#[test]
fn strategies_cannot_be_exploited() {
    let entries = shipped();
    let mut rng = random::generator(13);
    let (mut seen, mut mixed) = (0, 0);
    while seen < 400 {
        let number = random::below(&mut rng, FOUR.count() as usize) as u64;
        let Some(known) = Worth::of(entries.code(number)).filter(|worth| worth.turns < TURNS) else { continue };
        let text = FOUR.text(number);
        let mix = FOUR.mix(&text, &mut |number| Ok(entries.code(number))).expect("it is in the table");
        let mix = mix.expect("both decide at once");
        assert_eq!(mix.worth, known);
        for (orders, sign) in mix.sides.iter().zip([1.0, -1.0]).filter(|(orders, _)| !orders.is_empty()) {
            let best = orders.iter().map(|order| order.value).fold(f64::NEG_INFINITY, f64::max);
            assert!((best - sign * known.value).abs() < 2.0 * EXACT, "{text}: {known:?}, {orders:?}");
            assert!((orders.iter().map(|order| order.share).sum::<f64>() - 1.0).abs() < EXACT, "{text}");
            mixed += usize::from(orders[0].share < 1.0);
        }
        seen += 1;
    }
    assert!(mixed > 50, "{mixed}");
}

/// Makes a table and keeps it in a file after each slice, which is all that is left for the next one; until so many
/// entries are known.
fn killed(until: u64) -> Job<'static> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("some.table");
    let mut job = Job::new(&FOUR, 64).expect("it fits");
    while job.progress().done < until {
        let state = job.go_on(&Stop::default()).expect("nothing is too far away");
        let subject = ("test", "none", blake3::Hash::from_bytes([7; 32]));
        save(&path, subject, job.entries(), Some(job.progress()), Effort::Quick).expect("a file");
        let mut table = Table::open(&path).expect("a table");
        let progress = table.head().progress.expect("it is not complete");
        job = Job::resume(&FOUR, table.entries().expect("it is whole"), progress, 64).expect("it fits");
        if state == State::Done {
            break;
        }
    }
    job
}

#[test]
fn killed_and_resumed_it_begins_as_the_one_of_the_program() {
    let mut job = killed(20_000);
    let (made, known) = (job.entries(), shipped());
    assert!((0..job.progress().done).all(|number| made.code(number) == known.code(number)));
    let stop = Stop::default();
    stop.stop();
    assert_eq!(job.go_on(&stop), Ok(State::Stopped));
}

#[test]
#[ignore = "minutes"]
fn killed_after_every_slice_it_is_the_one_of_the_program() {
    assert_eq!(killed(u64::MAX).entries().checksum(), shipped().checksum());
}
