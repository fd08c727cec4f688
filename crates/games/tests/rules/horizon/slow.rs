//! Horizon once more, slowly and straight from the sentences. Nothing is generated: for each own piece and each cell of
//! the board the sentences are asked whether that piece may go there.

use crate::battery::Slow;
use crate::board_text::{gather, spread};

/// File and rank, both from 1.
type At = (i32, i32);

fn name((file, rank): At) -> String {
    format!("{}{rank}", char::from_digit(9 + file as u32, 36).expect("a file is a letter"))
}

fn board() -> impl Iterator<Item = At> {
    (1..=10).flat_map(|rank| (1..=9).map(move |file| (file, rank)))
}

fn distance(one: At, other: At) -> i32 {
    (one.0 - other.0).abs().max((one.1 - other.1).abs())
}

#[derive(Clone)]
struct Table {
    /// Row by row from the bottom, `.` where nothing stands.
    cells: [[char; 9]; 10],
    player: i32,
    /// Names in board order, as in the text.
    unmoved: Vec<String>,
    arrivals: [i32; 2],
    leapers: String,
}

impl Table {
    fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut cells = [['.'; 9]; 10];
        for (index, row) in spread(fields[0]).into_iter().enumerate() {
            cells[9 - index].copy_from_slice(&row);
        }
        let unmoved = fields[2].split(',').filter(|name| *name != "-").map(str::to_owned).collect();
        let arrivals: Vec<i32> = fields[3].split(':').map(|count| count.parse().expect("a count")).collect();
        Self {
            cells,
            player: fields[1].parse().expect("a player"),
            unmoved,
            arrivals: [arrivals[0], arrivals[1]],
            leapers: fields[4].replace('-', ""),
        }
    }

    fn print(&self) -> String {
        let or_dash = |text: &str| if text.is_empty() { "-".to_owned() } else { text.to_owned() };
        let [first, second] = self.arrivals;
        format!(
            "{} {} {} {first}:{second} {}",
            gather(self.cells.iter().rev().map(|row| &row[..])),
            self.player,
            or_dash(&self.unmoved.join(",")),
            or_dash(&self.leapers)
        )
    }

    fn on(&self, at: At) -> char {
        self.cells[at.1 as usize - 1][at.0 as usize - 1]
    }

    fn put(&mut self, at: At, piece: char) {
        self.cells[at.1 as usize - 1][at.0 as usize - 1] = piece;
    }

    fn owner(&self, at: At) -> Option<i32> {
        match self.on(at) {
            '.' => None,
            piece => Some(if piece.is_uppercase() { 1 } else { 2 }),
        }
    }

    fn is_king(&self, at: At) -> bool {
        self.on(at).eq_ignore_ascii_case(&'k')
    }

    fn king(&self, player: i32) -> Option<At> {
        board().find(|at| self.is_king(*at) && self.owner(*at) == Some(player))
    }

    fn home_rank(player: i32) -> i32 {
        if player == 1 { 1 } else { 10 }
    }

    fn field(at: At) -> char {
        if at.1 <= 5 { 'A' } else { 'B' }
    }

    /// Who has the line right in a field.
    fn ruler(&self, field: char) -> Option<i32> {
        let there: Vec<i32> =
            [1, 2].into_iter().filter(|player| self.king(*player).is_some_and(|at| Self::field(at) == field)).collect();
        match there.as_slice() {
            [] => None,
            [player] => Some(*player),
            _ => Some(if field == 'A' { 2 } else { 1 }),
        }
    }

    /// As it is printed on the board.
    fn row_number(at: At) -> i32 {
        [0, 1, 2, 3, 4, 4, 3, 2, 1, 0][at.1 as usize - 1]
    }

    fn may_step(&self, from: At, to: At) -> bool {
        distance(from, to) == 1
    }

    fn may_double_step(&self, from: At, to: At) -> bool {
        let forward = if self.player == 1 { 1 } else { -1 };
        distance(from, to) == 2
            && self.unmoved.contains(&name(from))
            && [-1, 0, 1].iter().any(|aside| {
                let way = [1, 2].map(|step| (from.0 + aside * step, from.1 + forward * step));
                way[1] == to && way.iter().all(|cell| self.on(*cell) == '.')
            })
    }

    fn may_capture_in_line(&self, from: At, to: At) -> bool {
        self.owner(to).is_some()
            && Self::row_number(to) > 0
            && board().any(|turn| {
                distance(from, turn) == 1 && turn.1 == to.1 && (turn.0 - to.0).abs() == Self::row_number(turn)
            })
            && self.ruler(Self::field(to)) == Some(self.player)
    }

    /// Whether the piece on `from`, which is the player's, may go to `to`, which is not.
    fn may_go(&self, from: At, to: At) -> bool {
        let is_king = self.is_king(from);
        if !is_king && from.1 == Self::home_rank(3 - self.player) {
            return false;
        }
        self.may_step(from, to) || self.may_double_step(from, to) || (!is_king && self.may_capture_in_line(from, to))
    }

    fn may_leap(&self, from: At, to: At) -> bool {
        let (letter, rank) = if self.player == 1 { ('K', 6) } else { ('k', 5) };
        self.leapers.contains(letter) && to.1 == rank && self.on(to) == '.' && !self.may_step(from, to)
    }

    fn after(&self, from: At, to: At) -> Self {
        let mut next = self.clone();
        let touched = [name(from), name(to)];
        next.unmoved.retain(|unmoved| !touched.contains(unmoved));
        let piece = self.on(from);
        if self.is_king(to) {
            // A right is that of a king, and this one is captured.
            next.leapers = next.leapers.replace(self.on(to), "");
        }
        next.put(from, '.');
        next.put(to, piece);
        let letter = if self.player == 1 { "K" } else { "k" };
        next.leapers = next.leapers.replace(letter, "");
        if piece.eq_ignore_ascii_case(&'w') && to.1 == Self::home_rank(3 - self.player) {
            next.arrivals[self.player as usize - 1] += 1;
            next.leapers = ["K", "k"].into_iter().filter(|k| *k == letter || next.leapers.contains(k)).collect();
        }
        next.player = 3 - self.player;
        next
    }

    fn placements(&self) -> Vec<(String, String)> {
        let row = |king: i32| (1..=9).map(move |file| (file, if file == king { 'K' } else { 'W' }));
        let placed = |king: i32| {
            let mut next = self.clone();
            let rank = Self::home_rank(self.player);
            for (file, letter) in row(king) {
                let letter = if self.player == 1 { letter } else { letter.to_ascii_lowercase() };
                next.put((file, rank), letter);
                next.unmoved.push(name((file, rank)));
            }
            next.player = 3 - self.player;
            (format!("K{}", name((king, rank))), next.print())
        };
        (1..=9).map(placed).collect()
    }

    fn is_placement(text: &str) -> bool {
        const EMPTY: &str = "9/9/9/9/9/9/9/9/9/";
        let first = format!("{EMPTY}9 1 - 0:0 -");
        let second = (0..9).map(|king| {
            let row: String = (0..9).map(|file| if file == king { 'K' } else { 'W' }).collect();
            format!("{EMPTY}{row} 2 a1,b1,c1,d1,e1,f1,g1,h1,i1 0:0 -")
        });
        second.chain([first]).any(|known| known == text)
    }
}

pub struct SlowHorizon;

impl Slow for SlowHorizon {
    fn moves(position: &str) -> Vec<(String, String)> {
        let table = Table::read(position);
        if Table::is_placement(position) {
            return table.placements();
        }
        if Self::outcome(position).is_some() {
            return Vec::new();
        }
        let mut found = Vec::new();
        for from in board().filter(|from| table.owner(*from) == Some(table.player)) {
            for to in board().filter(|to| table.owner(*to) != Some(table.player)) {
                let next = || table.after(from, to).print();
                if table.may_go(from, to) {
                    let sign = if table.owner(to).is_some() { 'x' } else { '-' };
                    found.push((format!("{}{sign}{}", name(from), name(to)), next()));
                } else if table.is_king(from) && table.may_leap(from, to) {
                    found.push((format!("K{}", name(to)), next()));
                }
            }
        }
        found
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        if Table::is_placement(position) {
            return None;
        }
        let table = Table::read(position);
        let wins = |player: i32, reason: &str| Some((player.to_string(), reason.to_owned()));
        for player in [1, 2] {
            if table.king(3 - player).is_none() {
                return wins(player, "king-captured");
            }
        }
        for player in [1, 2] {
            if table.king(player).is_some_and(|at| at.1 == Table::home_rank(3 - player)) {
                return wins(player, "king-arrived");
            }
        }
        [1, 2]
            .into_iter()
            .find(|player| table.arrivals[*player as usize - 1] >= 3)
            .and_then(|player| wins(player, "three-warriors"))
    }
}
