//! Positions between which moves lead at random, upwards or in circles, and a slow solver of them.

use crate::solved;
use ludoteca_rules::{Text, random};
use ludoteca_solve::space::{Next, Space, Standing};
use ludoteca_tablebase::{Entries, Form, Value, Verdict, Way};

/// A game that nobody plays. Every move and end comes from the number alone.
pub struct Random {
    way: Way,
    count: u64,
    /// From where moves lead to each position, if that is told.
    before: Option<Vec<Vec<u64>>>,
}

impl Random {
    pub const fn new(way: Way, count: u64) -> Self {
        Self { way, count, before: None }
    }

    /// Moves in circles, and for each position it is told from where they lead there.
    pub fn with_moves_back(count: u64) -> Self {
        let mut space = Self::new(Way::Passes, count);
        let mut before = vec![Vec::new(); count as usize];
        let mut next = Vec::new();
        for number in 0..count {
            space.expand(number, &mut next);
            next.iter().for_each(|next| before[next.number as usize].push(number));
        }
        space.before = Some(before);
        space
    }
}

impl Space for Random {
    fn count(&self) -> u64 {
        self.count
    }

    fn form(&self) -> Form {
        Form::Distances
    }

    fn way(&self) -> Way {
        self.way
    }

    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing {
        next.clear();
        let mut rng = random::generator(number);
        match random::below(&mut rng, 12) {
            0 => return Standing::Nothing,
            1 => return Standing::Over(Value::Loss),
            2 if number.is_multiple_of(3) => return Standing::Over(Value::Win),
            3 if number.is_multiple_of(5) => return Standing::Over(Value::Draw),
            _ => {}
        }
        let moves = 1 + random::below(&mut rng, 3);
        for _ in 0..moves {
            let to = if self.way == Way::Upwards {
                (number + 1 + random::below(&mut rng, 500) as u64).min(self.count - 1)
            } else {
                random::below(&mut rng, self.count as usize) as u64
            };
            let exists = random::below(&mut random::generator(to), 12) != 0;
            if exists && to != number {
                next.push(Next { number: to, same_side: random::below(&mut rng, 5) == 0 });
            }
        }
        if next.is_empty() { Standing::Over(Value::Loss) } else { Standing::Open }
    }

    fn before(&self, number: u64, before: &mut Vec<u64>) -> bool {
        let Some(moves) = &self.before else { return false };
        before.clone_from(&moves[number as usize]);
        true
    }

    fn start(&self) -> Option<u64> {
        None
    }

    fn number(&self, _text: &str) -> Result<u64, Text> {
        Err(Text::new("error-solve-position"))
    }

    fn text(&self, number: u64) -> String {
        number.to_string()
    }

    fn move_text(&self, _number: u64, place: usize) -> String {
        place.to_string()
    }
}

/// Whether a side can force a win within so many plies, by the definition: all distances, one after the other.
fn slow(space: &Random) -> Vec<Option<Verdict>> {
    let mut next = Vec::new();
    let all: Vec<(Standing, Vec<Next>)> =
        (0..space.count).map(|number| (space.expand(number, &mut next), next.clone())).collect();
    let mut found: Vec<Option<Verdict>> = vec![None; space.count as usize];
    for (number, (standing, _)) in all.iter().enumerate() {
        if let Standing::Over(value) = standing {
            found[number] = Some(Verdict::new(*value, 0));
        }
    }
    let mut plies = 1;
    loop {
        let mut fresh = Vec::new();
        for (number, (standing, next)) in all.iter().enumerate() {
            if *standing != Standing::Open || found[number].is_some() {
                continue;
            }
            let seen = |next: &Next, wanted: Value| {
                found[next.number as usize].is_some_and(|after| {
                    let value = if next.same_side { after.value } else { after.value.reversed() };
                    value == wanted
                })
            };
            if next.iter().any(|next| seen(next, Value::Win)) {
                fresh.push((number, Value::Win));
            } else if next.iter().all(|next| seen(next, Value::Loss)) {
                fresh.push((number, Value::Loss));
            }
        }
        if fresh.is_empty() {
            break;
        }
        for (number, value) in fresh {
            found[number] = Some(Verdict::new(value, plies));
        }
        plies += 1;
    }
    for (number, (standing, _)) in all.iter().enumerate() {
        if *standing == Standing::Open && found[number].is_none() {
            found[number] = Some(Verdict::DRAW);
        }
    }
    found
}

fn compare(space: &Random) -> Entries {
    let entries = solved(space);
    for (number, wanted) in slow(space).into_iter().enumerate() {
        assert_eq!(entries.code(number as u64).verdict(), wanted, "{number}");
    }
    entries
}

#[test]
fn all_ways_find_what_the_definition_says() {
    let count = 30_000;
    let spaces = [Random::new(Way::Upwards, count), Random::new(Way::Passes, count), Random::with_moves_back(count)];
    for space in spaces {
        let (entries, way) = (compare(&space), space.way);
        let count = |value| {
            let verdicts = (0..entries.count()).filter_map(|number| entries.code(number).verdict());
            verdicts.filter(|verdict| verdict.value == value).count()
        };
        for value in [Value::Win, Value::Draw, Value::Loss] {
            assert!(count(value) > 100, "{way:?} {value:?}: {}", count(value));
        }
        let longest =
            (0..entries.count()).filter_map(|number| entries.code(number).verdict()).map(|verdict| verdict.plies).max();
        assert!(longest > Some(6), "{way:?} {longest:?}");
    }
}
