//! Produto on small boards.

use crate::slow_produto::SlowProduto;
use crate::{battery::Slow, solved};
use ludoteca_rules::random;
use ludoteca_solve::Space;
use ludoteca_solve::spaces::produto::{Produto, Ties};
use ludoteca_tablebase::{Entries, Value};
use std::collections::HashMap;

/// The game on a hexagon with so many cells along each side, on texts, by cube coordinates.
struct Plain {
    side: i32,
    ties: Ties,
}

/// A stone or `.` on each cell, by rows from the top.
type Stones = Vec<((i32, i32), char)>;

impl Plain {
    fn read(&self, text: &str) -> (Stones, char, u32) {
        let words: Vec<&str> = text.split(' ').collect();
        let mut stones = Vec::new();
        let far = self.side - 1;
        for (y, row) in (-far..=far).rev().zip(words[0].split('/')) {
            let mut x = (-far).max(-far - y);
            for sign in row.chars() {
                let cells = sign.to_digit(10).map_or(1, |empty| empty as i32);
                let sign = if sign.is_ascii_digit() { '.' } else { sign };
                stones.extend((0..cells).map(|step| ((x + step, y), sign)));
                x += cells;
            }
        }
        (stones, words[1].chars().next().expect("a side"), words[2].parse().expect("a number"))
    }

    fn score(stones: &Stones, colour: char) -> usize {
        let mut open: Vec<(i32, i32)> = stones.iter().filter(|stone| stone.1 == colour).map(|stone| stone.0).collect();
        let mut sizes = Vec::new();
        while let Some(first) = open.pop() {
            let mut group = vec![first];
            let mut index = 0;
            while index < group.len() {
                let (x, y) = group[index];
                let touch = |at: &(i32, i32)| {
                    let (right, up) = (at.0 - x, at.1 - y);
                    right.abs() <= 1 && up.abs() <= 1 && (right + up).abs() <= 1
                };
                let (near, rest) = open.into_iter().partition(touch);
                group.extend::<Vec<_>>(near);
                open = rest;
                index += 1;
            }
            sizes.push(group.len());
        }
        sizes.sort_unstable();
        sizes.pop().unwrap_or(0) * sizes.pop().unwrap_or(0)
    }

    /// Whether Black wins.
    fn black_wins(&self, stones: &mut Stones, side: char, left: u32, known: &mut HashMap<String, bool>) -> bool {
        let key: String = stones.iter().map(|stone| stone.1).collect();
        if let Some(wins) = known.get(&key) {
            return *wins;
        }
        let empty: Vec<usize> = (0..stones.len()).filter(|index| stones[*index].1 == '.').collect();
        let (next, following) = match (side, left) {
            (side, 2) => (side, 1),
            ('b', _) => ('w', 2),
            _ => ('b', 2),
        };
        let mut wins = side == 'w';
        if empty.is_empty() {
            let (black, white) = (Self::score(stones, 'b'), Self::score(stones, 'w'));
            let fewer = key.matches('b').count() < key.matches('w').count();
            let tie = [(Ties::Fewer, fewer), (Ties::Black, true), (Ties::White, false)];
            let tie = tie.iter().find(|(ties, _)| *ties == self.ties).expect("one of them").1;
            wins = black > white || black == white && tie;
        }
        for index in empty {
            for colour in ['b', 'w'] {
                stones[index].1 = colour;
                let black = self.black_wins(stones, next, following, known);
                stones[index].1 = '.';
                wins = if side == 'b' { wins || black } else { wins && black };
            }
        }
        known.insert(key, wins);
        wins
    }

    fn wins(&self, text: &str, known: &mut HashMap<String, bool>) -> bool {
        let (mut stones, side, left) = self.read(text);
        self.black_wins(&mut stones, side, left, known) == (side == 'b')
    }
}

fn wins(entries: &Entries, number: u64) -> bool {
    entries.code(number).verdict().expect("every number is a position").value == Value::Win
}

#[test]
fn every_position_of_the_smallest_board_is_as_plain_minimax_finds_it() {
    for ties in [Ties::Fewer, Ties::Black, Ties::White] {
        let space = Produto::new(2, ties);
        let (entries, plain) = (solved(&space), Plain { side: 2, ties });
        let mut known = HashMap::new();
        for number in 0..entries.count() {
            let text = space.text(number);
            assert_eq!(wins(&entries, number), plain.wins(&text, &mut known), "{ties:?}: {text}");
            assert_eq!(space.number(&text), Ok(number));
        }
        assert_eq!(entries.count(), 2187);
    }
}

#[test]
fn the_plain_rules_of_these_tests_are_those_of_the_game() {
    // On a full board of the game's size both implementations count the same groups.
    let plain = Plain { side: 5, ties: Ties::Fewer };
    let mut rng = random::generator(2);
    for _ in 0..50 {
        let row = |length: usize, rng: &mut _| -> String {
            (0..length).map(|_| if random::below(rng, 2) == 0 { 'b' } else { 'w' }).collect()
        };
        let rows: Vec<String> = [5, 6, 7, 8, 9, 8, 7, 6, 5].into_iter().map(|length| row(length, &mut rng)).collect();
        let text = format!("{} b 2", rows.join("/"));
        let (winner, _) = SlowProduto::outcome(&text).expect("a full board");
        assert_eq!(plain.wins(&text, &mut HashMap::new()), winner == "b", "{text}");
    }
}

#[test]
#[ignore = "minutes"]
fn ten_thousand_positions_of_side_three_are_as_plain_minimax_finds_them() {
    for ties in [Ties::Fewer, Ties::Black, Ties::White] {
        let space = Produto::new(3, ties);
        let (entries, plain) = (solved(&space), Plain { side: 3, ties });
        let mut rng = random::generator(3);
        let (mut whole, mut compared) = (0, 0);
        let mut next = Vec::new();
        while compared < 10_000 {
            let number = random::below(&mut rng, entries.count() as usize) as u64;
            let text = space.text(number);
            assert_eq!(space.number(&text), Ok(number));
            compared += 1;
            if space.plies_left(number).is_some_and(|plies| plies <= 8) {
                assert_eq!(wins(&entries, number), plain.wins(&text, &mut HashMap::new()), "{ties:?}: {text}");
                whole += 1;
                continue;
            }
            // Too many are left to recompute it as a whole: it follows from the positions after each stone.
            space.expand(number, &mut next);
            let won = next.iter().any(|next| wins(&entries, next.number) == next.same_side);
            assert_eq!(wins(&entries, number), won, "{ties:?}: {text}");
        }
        let start = if wins(&entries, 0) { "first" } else { "second" };
        println!("{ties:?}: the {start} player wins; {compared} positions, {whole} of them as a whole");
    }
}
