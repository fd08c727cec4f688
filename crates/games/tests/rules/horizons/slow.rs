//! Horizons once more, slowly and straight from the sentences: ranks of letters read from position text. A move is
//! played on a copy, and it is legal if no enemy could then capture the king.

// Other tests read this file by its path too.
#[path = "slow/strikes.rs"]
mod strikes;

use crate::battery::Slow;

/// Options of the match.
#[derive(Clone, Copy, Default)]
pub struct House {
    pub warrior_always: bool,
    pub shielder_plain: bool,
    pub ox_garden: bool,
}

type At = (i32, i32);

#[derive(Clone, Copy)]
struct Table {
    men: [[char; 12]; 12],
    white: bool,
    rights: [bool; 4],
    passed: Option<(At, At)>,
    plies: u32,
    number: u32,
    house: House,
}

const CORNERS: [(char, At); 4] = [('A', (0, 0)), ('L', (11, 0)), ('a', (0, 11)), ('l', (11, 11))];
const STRAIGHT: [At; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const OBLIQUE: [At; 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

fn inside((file, rank): At) -> bool {
    (0..12).contains(&file) && (0..12).contains(&rank)
}

fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn at(name: &str) -> At {
    (i32::from(name.as_bytes()[0] - b'a'), name[1..].parse::<i32>().expect("a rank") - 1)
}

fn far((file, rank): At, (right, away): At, steps: i32) -> At {
    (file + steps * right, rank + steps * away)
}

impl Table {
    fn read(text: &str, house: House) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut men = [['.'; 12]; 12];
        for (rank, line) in (0..12).rev().zip(fields[0].split('/')) {
            let mut file = 0;
            let mut run = 0;
            for symbol in line.chars() {
                if let Some(digit) = symbol.to_digit(10) {
                    run = 10 * run + digit as usize;
                } else {
                    file += std::mem::take(&mut run);
                    men[rank][file] = symbol;
                    file += 1;
                }
            }
        }
        Self {
            men,
            white: fields[1] == "w",
            rights: CORNERS.map(|(letter, _)| fields[2].contains(letter) || fields[3].contains(letter)),
            passed: fields[4].split_once(':').map(|(passed, victim)| (at(passed), at(victim))),
            plies: fields[5].parse().expect("plies"),
            number: fields[6].parse().expect("a number"),
            house,
        }
    }

    fn print(&self) -> String {
        let mut text = String::with_capacity(120);
        for rank in (0..12).rev() {
            let mut empty = 0;
            for man in self.men[rank].into_iter().chain(['/']) {
                if man == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    text += &empty.to_string();
                    empty = 0;
                }
                text.push(man);
            }
        }
        text.pop();
        text += if self.white { " w" } else { " b" };
        for half in [0, 2] {
            text.push(' ');
            let letters = CORNERS[half..half + 2].iter().zip(&self.rights[half..]).filter(|(_, has)| **has);
            let length = text.len();
            text.extend(letters.map(|((letter, _), _)| *letter));
            if text.len() == length {
                text.push('-');
            }
        }
        match self.passed {
            Some((passed, victim)) => text += &format!(" {}:{}", name(passed), name(victim)),
            None => text += " -",
        }
        text + &format!(" {} {}", self.plies, self.number)
    }

    fn man(&self, (file, rank): At) -> char {
        if inside((file, rank)) { self.men[rank as usize][file as usize] } else { '#' }
    }

    fn set(&mut self, (file, rank): At, man: char) {
        self.men[rank as usize][file as usize] = man;
    }

    fn free(&self, cell: At) -> bool {
        self.man(cell) == '.'
    }

    fn is_white(&self, cell: At) -> Option<bool> {
        Some(self.man(cell)).filter(char::is_ascii_alphabetic).map(|man| man.is_ascii_uppercase())
    }

    fn owned(&self, white: bool) -> impl Iterator<Item = At> {
        (0..144).map(|cell| (cell % 12, cell / 12)).filter(move |cell| self.is_white(*cell) == Some(white))
    }

    fn up(&self, cell: At) -> i32 {
        if self.is_white(cell) == Some(true) { 1 } else { -1 }
    }

    /// Immunity: a Shielder on `to` cannot be captured from in front of it, orthogonally or diagonally.
    fn immune(&self, from: At, to: At) -> bool {
        let ahead = self.up(to) * (from.1 - to.1);
        let aside = (from.0 - to.0).abs();
        let in_front = ahead > 0 && (aside == 0 || aside == ahead);
        self.man(to).eq_ignore_ascii_case(&'S') && in_front && !self.house.shielder_plain
    }

    fn in_check(&self, white: bool) -> bool {
        let king = if white { 'K' } else { 'k' };
        self.owned(!white).any(|from| {
            let mut hit = false;
            self.strikes(from, |cell| hit |= self.man(cell) == king);
            hit
        })
    }

    /// The position after a move, king's safety aside. Other pieces that move are dealt with in `more`, before; whoever
    /// then still stands on the target is captured.
    fn step(&self, from: At, to: At, more: impl Fn(&mut Self)) -> Self {
        let mut after = *self;
        after.passed = None;
        after.plies += 1;
        after.number += u32::from(!self.white);
        after.white = !self.white;
        more(&mut after);
        if !after.free(to) {
            after.plies = 0;
        }
        after.set(to, self.man(from));
        after.set(from, '.');
        for (index, (_, corner)) in CORNERS.into_iter().enumerate() {
            let king = (6, corner.1);
            after.rights[index] &= ![from, to].contains(&corner) && ![from, to].contains(&king);
        }
        after
    }

    fn legal(&self) -> Vec<(String, Self)> {
        let mut moves: Vec<(String, Self)> = Vec::new();
        if self.dead() {
            return moves;
        }
        for from in self.owned(self.white) {
            let man = self.man(from).to_ascii_uppercase();
            if "PWVS".contains(man) {
                self.pawn_moves(from, man, &mut moves);
            } else {
                self.strikes(from, |to| {
                    let near = (to.0 - from.0).abs().max((to.1 - from.1).abs()) < 3;
                    let quiet = self.free(to) && !(self.house.ox_garden && man == 'O' && near);
                    let takes = self.is_white(to) == Some(!self.white) && !self.immune(from, to);
                    if quiet || takes {
                        let text = format!("{}{}{}", name(from), if takes { 'x' } else { '-' }, name(to));
                        moves.push((text, self.step(from, to, |_| {})));
                    }
                });
            }
        }
        self.castling(&mut moves);
        moves.retain(|(_, after)| !after.in_check(self.white));
        moves
    }

    fn pawn_moves(&self, from: At, man: char, moves: &mut Vec<(String, Self)>) {
        let up = self.up(from);
        let (first_rank, last_rank) = if up == 1 { (1, 11) } else { (10, 0) };
        let mut arrive = |sign: char, to: At, after: Self| {
            let text = format!("{}{sign}{}", name(from), name(to));
            if to.1 != last_rank {
                moves.push((text, after));
                return;
            }
            let own = match man {
                'P' => 'Q',
                'S' => 'Z',
                _ => 'M',
            };
            for new in ['B', 'N', 'O', 'R', own] {
                let mut promoted = after;
                promoted.plies = 0;
                promoted.set(to, if up == 1 { new } else { new.to_ascii_lowercase() });
                moves.push((format!("{text}={new}"), promoted));
            }
        };
        // Without capturing: straight, or a warrior diagonally; two squares from the second rank.
        for side in if "WV".contains(man) { vec![-1, 1] } else { vec![0] } {
            let (one, two) = (far(from, (side, up), 1), far(from, (side, up), 2));
            if self.free(one) {
                arrive('-', one, self.step(from, one, |_| {}));
                if from.1 == first_rank && self.free(two) {
                    arrive('-', two, self.step(from, two, |after| after.passed = Some((one, two))));
                }
            }
        }
        self.strikes(from, |to| {
            if self.is_white(to) == Some(!self.white) && !self.immune(from, to) {
                let mut after = self.step(from, to, |_| {});
                if man == 'W' && (to.1 - from.1).abs() == 2 && !self.house.warrior_always {
                    after.set(to, if up == 1 { 'V' } else { 'v' });
                }
                arrive('x', to, after);
            }
            if let Some((passed, victim)) = self.passed
                && to == passed
                && (to.1 - from.1).abs() < 2
            {
                let takes = match man {
                    'P' => "PWV",
                    'S' => "PWVS",
                    _ => "WV",
                };
                if takes.contains(self.man(victim).to_ascii_uppercase()) {
                    let mut after = self.step(from, to, |after| after.set(victim, '.'));
                    after.plies = 0;
                    arrive('x', to, after);
                }
            }
        });
        if man == 'S' {
            self.pushes(from, up, &mut arrive);
        }
    }

    fn pushes(&self, from: At, up: i32, arrive: &mut impl FnMut(char, At, Self)) {
        let ahead = |steps: i32| far(from, (0, up), steps);
        let pushable =
            |cell: At| self.is_white(cell) == Some(!self.white) && !self.man(cell).eq_ignore_ascii_case(&'S');
        let inner = |cell: At| (1..11).contains(&cell.1);
        let pushed = |steps: std::ops::RangeInclusive<i32>| {
            self.step(from, ahead(1), |after| {
                for step in steps.clone().rev() {
                    after.set(ahead(step + 1), self.man(ahead(step)));
                }
                after.set(ahead(1), '.');
            })
        };
        if pushable(ahead(1)) && self.free(ahead(2)) && inner(ahead(2)) {
            arrive('-', ahead(1), pushed(1..=1));
        } else if pushable(ahead(1)) && pushable(ahead(2)) && self.free(ahead(3)) && inner(ahead(3)) {
            arrive('-', ahead(1), pushed(1..=2));
        }
    }

    fn castling(&self, moves: &mut Vec<(String, Self)>) {
        let rank = if self.white { 0 } else { 11 };
        for (index, (_, corner)) in CORNERS.into_iter().enumerate() {
            let towards = (corner.0 - 6).signum();
            let king: At = (6, rank);
            let cells = |steps: i32| (6 + towards * steps, rank);
            let clear = (1..(corner.0 - 6).abs()).all(|steps| self.free(cells(steps)));
            if corner.1 != rank || !self.rights[index] || !clear || self.in_check(self.white) {
                continue;
            }
            let attacked = |cell: At| self.step(king, cell, |_| {}).in_check(self.white);
            if !attacked(cells(1)) && !attacked(cells(2)) {
                let text = if towards == 1 { "O-O" } else { "O-O-O" };
                let after = self.step(king, cells(3), |after| {
                    after.set(cells(2), self.man(corner));
                    after.set(corner, '.');
                });
                moves.push((text.to_owned(), after));
            }
        }
    }

    /// Exactly K v K, K+N v K, K+B v K, only bishops all on squares of one colour.
    fn dead(&self) -> bool {
        let others: Vec<(char, i32)> = [true, false]
            .into_iter()
            .flat_map(|white| self.owned(white))
            .map(|cell| (self.man(cell).to_ascii_uppercase(), (cell.0 + cell.1) % 2))
            .filter(|(man, _)| *man != 'K')
            .collect();
        let first = others.first().copied();
        first.is_none_or(|first| {
            (others.len() == 1 && first.0 == 'N') || others.iter().all(|man| *man == ('B', first.1))
        })
    }
}

/// Every legal move with the position after it, with these options.
pub fn moves(text: &str, house: House) -> Vec<(String, String)> {
    Table::read(text, house).legal().into_iter().map(|(text, after)| (text, after.print())).collect()
}

/// Shows every cell of the board on which each piece of a side could capture, and whether an enemy stands there; not a
/// shielder that is immune against the piece.
pub fn strikes_of(text: &str, house: House, white: bool, mut see: impl FnMut(String, bool)) {
    let table = Table::read(text, house);
    for from in table.owned(white) {
        table.strikes(from, |to| {
            let enemy = table.is_white(to) == Some(!white);
            if inside(to) && !(enemy && table.immune(from, to)) {
                see(name(to), enemy);
            }
        });
    }
}

pub struct SlowHorizons;

impl Slow for SlowHorizons {
    fn moves(position: &str) -> Vec<(String, String)> {
        moves(position, House::default())
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let table = Table::read(position, House::default());
        let (winner, reason) = if table.dead() {
            ("draw", "dead-position")
        } else if !table.legal().is_empty() {
            return None;
        } else if !table.in_check(table.white) {
            ("draw", "stalemate")
        } else {
            (if table.white { "b" } else { "w" }, "checkmate")
        };
        Some((winner.to_owned(), reason.to_owned()))
    }
}
