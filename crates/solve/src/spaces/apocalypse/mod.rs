//! Apocalypse: at most four pieces, which the program has with it, and four against a pawn.

mod groups;

use crate::space::{Groups, Mix, Next, Share, Space, Standing, not_in_table};
use groups::Blocks;
use ludoteca_games::apocalypse::{Apocalypse, Move, Order, Position, endings};
use ludoteca_rules::{Game, Notation, Options, Rules, Text, orders};
use ludoteca_search::simultaneous::{Solution, WorthGame, solve};
use ludoteca_store::Failure;
use ludoteca_tablebase::{Code, Form, Ranked, Value, Way, Worth};

/// The positions with at most so many pieces.
pub struct Few {
    /// One of [`endings::PIECES`].
    pub most: u32,
}

impl Space for Few {
    fn count(&self) -> u64 {
        endings::count(self.most)
    }

    fn form(&self) -> Form {
        Form::Mixed
    }

    fn way(&self) -> Way {
        Way::Groups
    }

    fn groups(&self) -> Option<Box<dyn Groups + '_>> {
        Some(Box::new(Blocks::new(self.most)))
    }

    fn mix(&self, text: &str, code: &mut dyn FnMut(u64) -> Result<Code, Failure>) -> Result<Option<Mix>, Failure> {
        let position = parse(text).map_err(Failure::Input)?;
        let own = endings::rank(self.most, &position).ok_or_else(|| Failure::Input(not_in_table(text)))?;
        let mut known = |ranked: Ranked| -> Result<Worth, Failure> {
            let worth = Worth::of(code(ranked.number)?).unwrap_or(Worth::DRAW);
            Ok(if ranked.turned { worth.turned() } else { worth })
        };
        let worth = known(own)?;
        if Apocalypse::is_over(&position) {
            return Ok(Some(Mix { worth, sides: [Vec::new(), Vec::new()] }));
        }
        let rank = |after: &Position| endings::rank(self.most, after).expect("moves do not lead out of a table");
        let solved =
            solve::<Apocalypse, Failure>(&mut WorthGame::default(), &position, |after, _, _| known(rank(after)));
        let solution = solved?;
        Ok(Some(Mix { worth, sides: [0, 1].map(|side| shares(&position, &solution, side)) }))
    }

    /// The positions after each pair of legal orders; on the same side are those whose colours are not exchanged.
    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing {
        next.clear();
        let Some(position) = endings::unrank(self.most, number) else { return Standing::Nothing };
        if Apocalypse::is_over(&position) {
            // Whoever has won has taken all pawns or has made the other one pay twice, and that is in no table.
            return Standing::Over(Value::Draw);
        }
        for played in moves(&position) {
            let mut after = position.clone();
            Apocalypse::play(&mut after, played);
            // What is over has no number, but for games that nobody can go on with.
            next.extend(
                endings::rank(self.most, &after).map(|after| Next { number: after.number, same_side: !after.turned }),
            );
        }
        Standing::Open
    }

    fn start(&self) -> Option<u64> {
        None
    }

    fn number(&self, text: &str) -> Result<u64, Text> {
        let ranked = endings::rank(self.most, &parse(text)?);
        ranked.map(|ranked| ranked.number).ok_or_else(|| not_in_table(text))
    }

    fn text(&self, number: u64) -> String {
        endings::unrank(self.most, number).map_or_else(String::new, |position| Apocalypse::print_position(&position))
    }

    fn move_text(&self, number: u64, place: usize) -> String {
        let Some(position) = endings::unrank(self.most, number) else { return String::new() };
        let goes_on = |played: &Move| {
            let mut after = position.clone();
            Apocalypse::play(&mut after, *played);
            endings::rank(self.most, &after).is_some()
        };
        let played = moves(&position).into_iter().filter(goes_on).nth(place);
        played.map_or_else(String::new, |played| orders::spell_move::<Apocalypse>(&position, played))
    }
}

/// The table of the program.
#[must_use]
pub const fn shipped() -> Option<&'static [u8]> {
    endings::KNOWN[0].table().shipped()
}

/// Every pair of legal orders.
fn moves(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    Apocalypse::moves(position, &mut moves);
    moves
}

/// The orders of a side, the most frequent one first, and of equal ones the one that is worth most.
fn shares(position: &Position, solution: &Solution<Order>, side: usize) -> Vec<Share> {
    let orders = solution.strategies[side].iter().enumerate();
    let mut shares: Vec<Share> = orders
        .filter_map(|(index, (order, share))| {
            let order = Apocalypse::spell(position, (*order)?);
            let value = solution.order_values[side][index];
            Some(Share {
                order,
                share: *share,
                value,
                sure: u32::from(solution.forced_win_of(side, index).unsigned_abs()),
            })
        })
        .collect();
    shares.sort_by(|one, other| (other.share, other.value).partial_cmp(&(one.share, one.value)).expect("numbers"));
    shares
}

fn parse(text: &str) -> Result<Position, Text> {
    let options = Options::defaults(Apocalypse::INFO.options);
    Apocalypse::parse_position(&options, text).map_err(|error| error.text())
}
