//! Sapiens once more, slowly and straight from the sentences: an 8×8 table of dice read from position text.

use crate::battery::Slow;

#[derive(Clone, Copy, PartialEq)]
struct Die {
    owner: char,
    value: i32,
    diagonal: bool,
    alliance: bool,
}

#[derive(Clone)]
struct Table {
    dice: [[Option<Die>; 8]; 8],
    to_move: String,
    players: String,
    alliances: String,
}

type At = (i32, i32);

fn name((file, rank): At) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

impl Table {
    fn read(text: &str) -> Self {
        let fields: Vec<&str> = text.split(' ').collect();
        let mut dice = [[None; 8]; 8];
        for (index, rank) in fields[0].split('/').enumerate() {
            let mut file = 0;
            for part in rank.split(',') {
                if let Ok(empty) = part.parse::<usize>() {
                    file += empty;
                    continue;
                }
                let marks: Vec<char> = part.chars().collect();
                dice[7 - index][file] = Some(Die {
                    owner: marks[0],
                    value: marks[1] as i32 - '0' as i32,
                    diagonal: marks[2] == 'x',
                    alliance: marks.len() == 4,
                });
                file += 1;
            }
        }
        let own = |index: usize| fields[index].to_owned();
        Self { dice, to_move: own(1), players: own(2), alliances: own(3) }
    }

    fn print(&self) -> String {
        let ranks: Vec<String> = (0..8)
            .rev()
            .map(|rank| {
                let mut parts: Vec<String> = Vec::new();
                let mut empty = 0;
                for die in self.dice[rank] {
                    let Some(die) = die else {
                        empty += 1;
                        continue;
                    };
                    if empty > 0 {
                        parts.push(std::mem::take(&mut empty).to_string());
                    }
                    let direction = if die.diagonal { "x" } else { "+" };
                    let alliance = if die.alliance { "&" } else { "" };
                    parts.push(format!("{}{}{direction}{alliance}", die.owner, die.value));
                }
                if empty > 0 {
                    parts.push(empty.to_string());
                }
                parts.join(",")
            })
            .collect();
        format!("{} {} {} {}", ranks.join("/"), self.to_move, self.players, self.alliances)
    }

    fn get(&self, (file, rank): At) -> Option<Die> {
        self.dice[rank as usize][file as usize]
    }

    fn set(&mut self, (file, rank): At, die: Option<Die>) {
        self.dice[rank as usize][file as usize] = die;
    }

    fn cells() -> impl Iterator<Item = At> {
        (0..8).flat_map(|rank| (0..8).map(move |file| (file, rank)))
    }

    fn owner_to_move(&self, to_move: &str) -> char {
        match (self.players.as_str(), to_move) {
            ("single", seat) => ["w", "b", "r", "g"][seat.parse::<usize>().expect("a seat is a number") - 1]
                .chars()
                .next()
                .expect("an owner is a letter"),
            (_, "w" | "1" | "3") => 'w',
            _ => 'b',
        }
    }

    fn owners_left(&self) -> Vec<char> {
        "wbrg"
            .chars()
            .filter(|owner| Self::cells().any(|at| self.get(at).is_some_and(|die| die.owner == *owner)))
            .collect()
    }

    fn is_beyond(&self, owner: char, (file, rank): At) -> bool {
        let quarter = match (file < 4, rank < 4) {
            (true, true) => 1,
            (true, false) => 2,
            (false, false) => 3,
            (false, true) => 4,
        };
        match (self.players.as_str(), owner) {
            ("2", 'w') => rank >= 4,
            ("2", _) => rank < 4,
            ("teams", 'w') => quarter == 2 || quarter == 4,
            ("teams", _) => quarter == 1 || quarter == 3,
            (_, 'w') => quarter != 1,
            (_, 'b') => quarter != 2,
            (_, 'r') => quarter != 3,
            _ => quarter != 4,
        }
    }

    fn with_next_to_move(mut self) -> Self {
        let seats: &[&str] = if self.players == "2" { &["w", "b"] } else { &["1", "2", "3", "4"] };
        let now = seats.iter().position(|seat| *seat == self.to_move).expect("the seat to move is one of them");
        let order: Vec<&str> = (1..=seats.len()).map(|step| seats[(now + step) % seats.len()]).collect();
        let left = self.owners_left();
        let next = order.iter().find(|seat| left.contains(&self.owner_to_move(seat))).unwrap_or(&order[0]);
        self.to_move = (*next).to_owned();
        self
    }

    fn moves_of(&self, from: At, die: Die, found: &mut Vec<(String, String)>) {
        let mut add = |text: String, table: Self| found.push((text, table.with_next_to_move().print()));
        let ways: [At; 4] =
            if die.diagonal { [(1, 1), (1, -1), (-1, 1), (-1, -1)] } else { [(1, 0), (-1, 0), (0, 1), (0, -1)] };
        let mut turned = self.clone();
        turned.set(from, Some(Die { diagonal: !die.diagonal, ..die }));
        add(format!("{}~", name(from)), turned);
        for way in ways {
            for step in 1..=die.value {
                let to = (from.0 + way.0 * step, from.1 + way.1 * step);
                if !(0..8).contains(&to.0) || !(0..8).contains(&to.1) {
                    break;
                }
                let mut gone = self.clone();
                gone.set(from, None);
                let Some(other) = self.get(to) else {
                    gone.set(to, Some(die));
                    add(format!("{}-{}", name(from), name(to)), gone);
                    continue;
                };
                if other.owner != die.owner {
                    let mut kept = gone.clone();
                    kept.set(to, Some(Die { value: 6.min(die.value + 1), ..die }));
                    add(format!("{}x{}", name(from), name(to)), kept);
                    if die.value == 5 && !die.alliance {
                        for victim in Self::cells() {
                            let is_enemy = self.get(victim).is_some_and(|victim| victim.owner != die.owner);
                            if is_enemy && victim != to {
                                let mut exchanged = gone.clone();
                                exchanged.set(to, None);
                                exchanged.set(victim, None);
                                add(format!("{}x{}!{}", name(from), name(to), name(victim)), exchanged);
                            }
                        }
                    }
                } else if step == 1
                    && self.alliances == "alliances"
                    && !die.alliance
                    && !other.alliance
                    && die.value == other.value
                    && die.diagonal == other.diagonal
                    && self.is_beyond(die.owner, from)
                    && self.is_beyond(die.owner, to)
                {
                    gone.set(to, Some(Die { value: 6.min(2 * die.value), alliance: true, ..die }));
                    add(format!("{}&{}", name(from), name(to)), gone);
                }
                break;
            }
        }
    }
}

pub struct SlowSapiens;

impl Slow for SlowSapiens {
    fn moves(position: &str) -> Vec<(String, String)> {
        let table = Table::read(position);
        let mut found = Vec::new();
        if table.owners_left().len() < 2 {
            return found;
        }
        let owner = table.owner_to_move(&table.to_move);
        for at in Table::cells() {
            if let Some(die) = table.get(at).filter(|die| die.owner == owner) {
                table.moves_of(at, die, &mut found);
            }
        }
        found
    }

    fn outcome(position: &str) -> Option<(String, String)> {
        let table = Table::read(position);
        let left = table.owners_left();
        let winner = match (left.as_slice(), table.players.as_str()) {
            ([], _) => return Some(("draw".to_owned(), "board-empty".to_owned())),
            ([owner], "2") => owner.to_string(),
            (['w'], "teams") => "1+3".to_owned(),
            ([_], "teams") => "2+4".to_owned(),
            ([owner], _) => ("wbrg".find(*owner).expect("an owner is one of four") + 1).to_string(),
            _ => return None,
        };
        Some((winner, "all-captured".to_owned()))
    }
}
