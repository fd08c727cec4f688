//! How Horizon is judged: what is said to be won or threatened is so, and neither side is favoured.

use super::root;
use ludoteca_games::horizon::eval::Judgement;
use ludoteca_games::horizon::{Horizon, Position};
use ludoteca_rules::{Notation, Options, Rules};
use ludoteca_search::Evaluation;

fn parse(text: &str) -> Position {
    Horizon::parse_position(&Options::defaults(&[]), text).expect("it is a position")
}

/// Positions after random plies, from the placing of the kings to the ends of games.
fn positions() -> impl Iterator<Item = Position> {
    (0..3000).filter_map(|seed| root::<Horizon>(seed as usize % 150, seed)).map(|root| root.position)
}

/// Whether some move ends the game at once, which only its mover can win.
fn has_winning_move(position: &Position) -> bool {
    let mut list = Vec::new();
    Horizon::moves(position, &mut list);
    list.into_iter().any(|played| {
        let mut after = *position;
        Horizon::play(&mut after, played);
        Horizon::is_over(&after)
    })
}

#[test]
fn a_win_is_proved_where_a_move_wins_and_nowhere_else() {
    let mut wins = 0;
    for position in positions() {
        let wins_now = has_winning_move(&position);
        let proved = <Judgement as Evaluation<Horizon>>::static_proof(&position);
        assert_eq!(proved, wins_now.then_some(1), "{}", Horizon::print_position(&position));
        wins += u32::from(wins_now);
    }
    assert!(wins > 100, "{wins}");
}

#[test]
fn a_threat_is_what_would_win_if_nothing_were_done() {
    let mut threats = 0;
    for position in positions().filter(|position| !position.is_placing()) {
        let text = Horizon::print_position(&position);
        let other = if text.contains(" 1 ") { text.replacen(" 1 ", " 2 ", 1) } else { text.replacen(" 2 ", " 1 ", 1) };
        let threatened = <Judgement as Evaluation<Horizon>>::is_threatened(&position);
        assert_eq!(threatened, has_winning_move(&parse(&other)), "{text}");
        threats += u32::from(threatened);
    }
    assert!(threats > 100, "{threats}");
}

/// The position seen from the other side of the board, with everything of one side given to the other.
fn turned(text: &str) -> String {
    let swapped = |text: &str| -> String {
        let swap = |symbol: char| {
            if symbol.is_ascii_uppercase() { symbol.to_ascii_lowercase() } else { symbol.to_ascii_uppercase() }
        };
        text.chars().map(swap).collect()
    };
    let fields: Vec<&str> = text.split(' ').collect();
    let [board, mover, unmoved, arrivals, leaps] = fields[..] else { panic!("five fields: {text}") };
    let board: String = swapped(board).chars().rev().collect();
    let turned_cell = |cell: &str| {
        let (file, rank) = cell.split_at(1);
        let file = (b'a' + b'i' - file.as_bytes()[0]) as char;
        (11 - rank.parse::<u8>().expect("a rank"), file)
    };
    let mut cells: Vec<(u8, char)> = unmoved.split(',').filter(|cell| *cell != "-").map(turned_cell).collect();
    cells.sort_unstable();
    let cells: Vec<String> = cells.into_iter().map(|(rank, file)| format!("{file}{rank}")).collect();
    let unmoved = if cells.is_empty() { "-".to_owned() } else { cells.join(",") };
    let (first, second) = arrivals.split_once(':').expect("two numbers");
    let mut leaps: Vec<char> = swapped(leaps).chars().collect();
    leaps.sort_unstable();
    let leaps: String = leaps.into_iter().collect();
    format!("{board} {} {unmoved} {second}:{first} {leaps}", if mover == "1" { 2 } else { 1 })
}

#[test]
fn the_judgement_is_the_same_for_both_sides() {
    for position in positions().filter(|position| !position.is_placing()) {
        let text = Horizon::print_position(&position);
        let evaluate = |position: &Position| Judgement::default().evaluate(position);
        assert_eq!(evaluate(&position), evaluate(&parse(&turned(&text))), "{text}");
    }
}
