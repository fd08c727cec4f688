//! What every turn is worth, beside trying all turns with the slow rules.

use super::{DIAGRAM, LAST_TURNS, STARTS, patient};
use crate::battery::Slow;
use crate::overlays;
use ludoteca_games::semaforo::Semaforo;
use std::collections::HashMap;

type Known = HashMap<(String, u32), Option<u32>>;

/// After how many turns the game ends if that takes at most so many: the winner is as quick and the loser as slow as
/// possible. Whoever is to move wins if they are odd.
fn plies(text: &str, most: u32, known: &mut Known) -> Option<u32> {
    if SlowSemaforo::outcome(text).is_some() {
        return Some(0);
    }
    if most == 0 {
        return None;
    }
    // Who is to move makes no difference.
    let key = (text.split(' ').next().expect("a board").to_owned(), most);
    if let Some(plies) = known.get(&key) {
        return *plies;
    }
    let mut after = Vec::new();
    for (_, next) in SlowSemaforo::moves(text) {
        after.push(plies(&next, most - 1, known));
        if after.last() == Some(&Some(0)) {
            break;
        }
    }
    let lost = after.iter().flatten().filter(|plies| *plies % 2 == 0).min();
    let all = after.iter().copied().collect::<Option<Vec<u32>>>();
    let found = lost.copied().or_else(|| all.and_then(|all| all.into_iter().max())).map(|plies| plies + 1);
    known.insert(key, found);
    found
}

use super::slow::SlowSemaforo;

#[test]
fn values_are_those_of_trying_every_turn() {
    let mut known = Known::new();
    let (mut exact, mut farther) = (0, 0);
    for text in overlays::positions::<Semaforo>(&STARTS, patient) {
        let (badges, said) = overlays::told::<Semaforo>(&text, "values");
        let moves = SlowSemaforo::moves(&text);
        assert_eq!(badges.len(), if SlowSemaforo::outcome(&text).is_some() { 0 } else { moves.len() }, "{text}");
        // Every cell left changes three times at most: few turns are tried to the end.
        let board = text.split(' ').next().expect("a board");
        let left: u32 = crate::board_text::spread(board)
            .iter()
            .flatten()
            .map(|sign| "ryg.".find(*sign).map_or(0, |left| left as u32))
            .sum();
        let most = if left <= 9 { left } else { 3 };
        let mut best: Option<(bool, u32)> = None;
        for badge in &badges {
            let (cell, rest) = badge.split_once(' ').expect("a cell and a role");
            let (role, number) = rest.trim_end_matches('*').split_once(':').expect("a role and a number");
            let (good, number) = (role == "+", number.parse::<u32>().expect("a number"));
            // Own moves are told: a win ends with one, a loss with the move of the other side after the last one.
            let told = 2 * number - u32::from(good);
            let (_, after) = moves.iter().find(|(text, _)| text == cell).expect("a legal turn");
            match plies(after, most - 1, &mut known) {
                Some(plies) => {
                    assert_eq!((good, told), (plies % 2 == 0, plies + 1), "{cell} in {text}");
                    exact += 1;
                }
                None => {
                    assert!(told > most, "{cell} in {text}: {told}, but nothing is decided within {most}");
                    farther += 1;
                }
            }
            let is_better = |(best_good, best_number): (bool, u32)| match (good, best_good) {
                (true, true) => number < best_number,
                (false, false) => number > best_number,
                (better, _) => better,
            };
            if best.is_none_or(is_better) {
                best = Some((good, number));
            }
        }
        for badge in &badges {
            let of_best = best.is_some_and(|(good, number)| {
                badge.contains(&format!(" {}:{number}", if good { '+' } else { '!' })) && badge.ends_with('*')
                    || !badge.trim_end_matches('*').ends_with(&format!(" {}:{number}", if good { '+' } else { '!' }))
            });
            assert!(of_best, "{badge} in {text}, where the best is {best:?}");
        }
        let wins = badges.iter().filter(|badge| badge.contains('+')).count();
        let (key, moves) = match best {
            None => ("over", 0),
            Some((true, moves)) => ("wins", moves),
            Some((false, moves)) => ("loses", moves),
        };
        assert_eq!(said, format!("laid-semaforo-{key} wins={wins} moves={moves}"), "{text}");
    }
    assert!(exact > 500 && farther > 100, "{exact} exact, {farther} farther");
}

/// The sheet's diagram wins by three turns; in its end of a game everything loses.
#[test]
fn the_positions_of_the_sheet_have_their_winning_turns() {
    let (badges, said) = overlays::told::<Semaforo>(DIAGRAM, "values");
    let wins: Vec<&str> = badges.iter().filter_map(|badge| badge.strip_suffix(" +:1*")).collect();
    assert_eq!(wins, ["a3", "c1", "d1"]);
    assert_eq!(said, format!("laid-semaforo-wins wins={} moves=1", badges.iter().filter(|b| b.contains('+')).count()));
    let (badges, said) = overlays::told::<Semaforo>(LAST_TURNS, "values");
    assert!(badges.iter().all(|badge| badge.contains('!')), "{badges:?}");
    let slow: Vec<&str> = badges.iter().filter_map(|badge| badge.strip_suffix(" !:2*")).collect();
    assert_eq!((slow, &*said), (vec!["b1", "d1", "d2"], "laid-semaforo-loses wins=0 moves=2"));
}
