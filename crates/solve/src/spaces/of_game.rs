//! Positions of a game as it is played, numbered.

use crate::space::{Next, Space, Standing, Step, not_in_table};
use ludoteca_rules::{Game, Notation, Options, Rules, Text, Winner, orders};
use ludoteca_tablebase::{Form, Numbering, Value, Way};
use std::marker::PhantomData;

/// The positions of a game by their numbers.
pub struct OfGame<N>(PhantomData<N>);

impl<N> OfGame<N> {
    pub(super) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<N: Numbering> OfGame<N> {
    fn standing_of(position: &<N::Game as Rules>::Position) -> Standing {
        N::Game::outcome(position).map_or(Standing::Open, |outcome| {
            Standing::Over(match outcome.winner {
                Winner::Draw => Value::Draw,
                Winner::Side(side) if side == N::mover(position) => Value::Win,
                Winner::Side(_) => Value::Loss,
            })
        })
    }
}

impl<N: Numbering> Space for OfGame<N> {
    fn count(&self) -> u64 {
        N::COUNT
    }

    fn form(&self) -> Form {
        N::FORM
    }

    fn way(&self) -> Way {
        N::WAY
    }

    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing {
        next.clear();
        let Some(position) = N::unrank(number) else { return Standing::Nothing };
        let standing = Self::standing_of(&position);
        if standing != Standing::Open {
            return standing;
        }
        let mut moves = Vec::with_capacity(32);
        N::Game::moves(&position, &mut moves);
        let mover = N::mover(&position);
        for played in moves {
            let mut after = position.clone();
            N::Game::play(&mut after, played);
            let number = N::rank(&after).expect("moves do not lead out of a table");
            next.push(Next { number, same_side: N::mover(&after) == mover });
        }
        Standing::Open
    }

    fn standing(&self, number: u64) -> Standing {
        N::unrank(number).map_or(Standing::Nothing, |position| Self::standing_of(&position))
    }

    fn before(&self, number: u64, before: &mut Vec<u64>) -> bool {
        before.clear();
        N::unrank(number).is_none_or(|position| N::before(&position, before))
    }

    fn start(&self) -> Option<u64> {
        N::START
    }

    fn number(&self, text: &str) -> Result<u64, Text> {
        let options = Options::defaults(N::Game::INFO.options);
        let position = N::Game::parse_position(&options, text).map_err(|error| error.text())?;
        N::rank(&position).ok_or_else(|| not_in_table(text))
    }

    fn steps(&self, text: &str) -> Result<Vec<Step>, Text> {
        self.number(text)?;
        let options = Options::defaults(N::Game::INFO.options);
        let position = N::Game::parse_position(&options, text).map_err(|error| error.text())?;
        let mut moves = Vec::new();
        if N::Game::outcome(&position).is_none() {
            N::Game::moves(&position, &mut moves);
        }
        let step = |played: <N::Game as Rules>::Move| {
            let mut after = position.clone();
            N::Game::play(&mut after, played);
            let number = N::rank(&after).expect("moves do not lead out of a table");
            let next = Next { number, same_side: N::mover(&after) == N::mover(&position) };
            let played = orders::spell_move::<N::Game>(&position, played);
            Step { played, next, after: N::Game::print_position(&after) }
        };
        Ok(moves.into_iter().map(step).collect())
    }

    fn text(&self, number: u64) -> String {
        N::unrank(number).map_or_else(String::new, |position| N::Game::print_position(&position))
    }

    fn move_text(&self, number: u64, place: usize) -> String {
        let mut moves = Vec::new();
        let Some(position) = N::unrank(number) else { return String::new() };
        N::Game::moves(&position, &mut moves);
        moves.get(place).map_or_else(String::new, |played| orders::spell_move::<N::Game>(&position, *played))
    }
}
