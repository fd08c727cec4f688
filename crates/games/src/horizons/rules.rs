//! The rules of Horizons: set-up, which positions are the same, and how a game ends.

use super::board::{Colour, Square};
use super::castling::Wing;
use super::position::{Act, Move, Position, Variant};
use super::start::{BACK_RANK, SECOND_RANK};
use ludoteca_rules::{Cell, Options, Outcome, Pick, Rules, Seat, Side, hash, one_seat_at_a_time};
use std::ops::ControlFlow;

/// The game of Horizons.
pub struct Horizons;

/// Plies without capture or promotion after which the game is a draw: 75 moves of each side.
pub const QUIET_PLIES: u32 = 150;

/// Equality for the repetition of positions, as in chess: counters do not matter, and the right to capture en passant
/// only if somebody can use it.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key
            && self.board == other.board
            && self.mover == other.mover
            && self.castling == other.castling
            && self.variant == other.variant
            && self.usable_en_passant() == other.usable_en_passant()
    }
}

impl Rules for Horizons {
    one_seat_at_a_time!(Position, Move, |position| position.mover.seat());

    fn start(options: &Options, _first: Seat) -> Position {
        let variant = Variant::of(options);
        let mut position = Position::empty(variant);
        for colour in Colour::ALL {
            for (rank, roles) in [(0, BACK_RANK), (1, SECOND_RANK)] {
                for (file, role) in (0..).zip(roles) {
                    position.put(Square::at(file, colour.rank(rank)), colour, variant.role(role));
                }
            }
            position.castling |= Wing::BOTH.map(|wing| wing.right(colour)).into_iter().sum::<u8>();
        }
        position
    }

    fn moves(position: &Position, list: &mut Vec<Move>) {
        list.clear();
        let _ = position.each_move(|played| {
            list.push(played);
            ControlFlow::Continue(())
        });
    }

    fn orders_from(position: &Position, seat: Seat, first: Pick, list: &mut Vec<Move>) {
        list.clear();
        if let Pick::Cell(cell) = first
            && Self::asked(position).contains(seat)
        {
            let _ = position.each_move_from(Square::of(cell), |played| {
                list.push(played);
                ControlFlow::Continue(())
            });
        }
    }

    #[inline]
    fn play(position: &mut Position, played: Move) {
        position.play(played);
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        if position.is_dead() {
            let pieces = Colour::ALL.into_iter().flat_map(|colour| position.pieces(colour));
            return Some(Outcome::draw("dead-position").by(sorted(pieces)));
        }
        if position.has_move() {
            return None;
        }
        let king = position.king(position.mover);
        let checkers = position.checkers();
        if checkers.is_empty() {
            return Some(Outcome::draw("stalemate").by(vec![king.cell()]));
        }
        let cells = sorted(checkers.into_iter().chain([king]));
        Some(Outcome::win(position.mover.other().side(), "checkmate").by(cells))
    }

    fn counted_out(position: &Position) -> Option<Outcome> {
        (position.quiet_plies >= QUIET_PLIES).then(|| Outcome::draw("75-moves"))
    }

    /// A side with nothing but its king can never mate.
    fn can_win_on_time(position: &Position, side: Side) -> bool {
        position.pieces(Colour::ALL[usize::from(side.0)]).into_iter().nth(1).is_some()
    }

    fn is_over(position: &Position) -> bool {
        position.is_dead() || !position.has_move()
    }

    fn hash(position: &Position) -> u64 {
        let passed = position.usable_en_passant().map_or(0, |en_passant| u64::from(en_passant.passed.0));
        hash::mix(position.key, passed << 16 | u64::from(position.castling) << 8 | position.mover as u64)
    }

    fn count(position: &Position) -> u64 {
        let mut count = 0;
        let _ = position.each_move(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn progress(position: &Position, played: Move) -> bool {
        match played.act {
            Act::Go => !position.on(played.to).is_empty(),
            Act::EnPassant | Act::Promote(_) => true,
            Act::Double | Act::Push | Act::Castle => false,
        }
    }

    /// Shielders never go back and cannot be pushed; pawns and warriors go back only when a shielder pushes them. So a
    /// position can occur again only while no pawn-type piece moves.
    fn irreversible(position: &Position, played: Move) -> bool {
        Self::progress(position, played) || position.on(played.from).role().is_pawn_type()
    }
}

fn sorted(squares: impl Iterator<Item = Square>) -> Vec<Cell> {
    let mut cells: Vec<Cell> = squares.map(Square::cell).collect();
    cells.sort_unstable();
    cells
}
