//! The rules of Sapiens: set-ups, moves, and how a game ends.

use super::generator::{Bundle, MOST_BUNDLES, TargetAction};
use super::position::{Move, Players, Position};
use arrayvec::ArrayVec;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::{Cell, Options, Outcome, Pick, Rules, Seat, Side, hash, one_seat_at_a_time, random};
use rand::Rng;

use super::position::Die;

/// The game of Sapiens.
pub struct Sapiens;

/// Replaces the content of `list` by the legal moves of these dice.
#[inline]
fn moves_of(position: &Position, dice: u64, list: &mut Vec<Move>) {
    list.clear();
    let enemies = position.enemies();
    position.each_bundle_of(dice, |bundle| {
        for to in Cells(bundle.targets) {
            let from = bundle.start(to);
            match bundle.deed {
                TargetAction::Go => list.push(Move::Go { from, to }),
                TargetAction::Capture => list.push(Move::Capture { from, to }),
                TargetAction::Martyr => {
                    list.push(Move::Capture { from, to });
                    let victims = Cells(enemies & !to.bit());
                    list.extend(victims.map(|victim| Move::Exchange { from, to, victim }));
                }
                TargetAction::Turn => list.push(Move::Turn { at: to }),
                TargetAction::Ally => list.push(Move::Ally { from, onto: to }),
            }
        }
    });
}

impl Rules for Sapiens {
    one_seat_at_a_time!(Position, Move, |position| position.seat());

    fn start(options: &Options, first: Seat) -> Position {
        let players = Players::parse(options.get("players")).expect("every value of the option names players");
        let mut position = Position::empty(players, options.is("alliances", "on"), first);
        let mut put = |file: u8, rank: u8, side: u8, value: u8| {
            let die = Die { side: Side(side), value, diagonal: false, alliance: false };
            position.put(Cell(8 * rank + file), die);
        };
        if players == Players::Two {
            let home = if options.is("setup", "2022") { [2, 3, 4, 5, 5, 4, 3, 2] } else { [2; 8] };
            for (file, value) in (0..8).zip(home) {
                put(file, 0, 0, value);
                put(file, 1, 0, 1);
                put(file, 6, 1, 1);
                put(file, 7, 1, value);
            }
            return position;
        }
        // The corners of the seats, clockwise: a1, a8, h8, h1.
        for (seat, (mirror_file, mirror_rank)) in
            (0..4).zip([(false, false), (false, true), (true, true), (true, false)])
        {
            for (file, rank) in (0..9).map(|index| (index % 3, index / 3)).filter(|place| *place != (2, 2)) {
                let value = if file < 2 && rank < 2 { 2 } else { 1 };
                let flip = |mirror, line| if mirror { 7 - line } else { line };
                put(flip(mirror_file, file), flip(mirror_rank, rank), players.side_of(Seat(seat)).0, value);
            }
        }
        position
    }

    fn moves(position: &Position, list: &mut Vec<Move>) {
        moves_of(position, !0, list);
    }

    fn orders_from(position: &Position, seat: Seat, first: Pick, list: &mut Vec<Move>) {
        list.clear();
        if let Pick::Cell(cell) = first
            && Self::asked(position).contains(seat)
        {
            moves_of(position, cell.bit(), list);
        }
    }

    #[inline]
    fn play(position: &mut Position, played: Move) {
        match played {
            Move::Go { from, to } => position.carry(from, to),
            Move::Capture { from, to } => {
                let value = position.value(from);
                position.clear(to.bit());
                position.carry(from, to);
                position.set_value(to.bit(), (value + 1).min(6));
            }
            Move::Exchange { from, to, victim } => position.clear(from.bit() | to.bit() | victim.bit()),
            Move::Turn { at } => position.diagonal ^= at.bit(),
            Move::Ally { from, onto } => {
                let value = position.value(from) + position.value(onto);
                position.clear(from.bit());
                position.set_value(onto.bit(), value.min(6));
                position.alliance |= onto.bit();
            }
        }
        position.seat = position.next_seat();
    }

    fn outcome(position: &Position) -> Option<Outcome> {
        let mut left = (0..4).map(Side).filter(|side| position.dice_of(*side) != 0);
        match (left.next(), left.next()) {
            (None, _) => Some(Outcome::draw("board-empty")),
            (Some(side), None) => Some(Outcome::win(side, "all-captured").by(Cells(position.dice_of(side)).collect())),
            _ => None,
        }
    }

    #[inline]
    fn is_over(position: &Position) -> bool {
        position.owners.iter().filter(|dice| **dice != 0).count() <= 1
    }

    fn hash(position: &Position) -> u64 {
        let state = u64::from(position.seat.0) | (position.players as u64) << 8 | u64::from(position.alliances) << 16;
        let single = [&position.diagonal, &position.alliance];
        let boards = position.owners.iter().chain(&position.values).chain(single);
        boards.fold(state, |hash, board| hash::mix(hash, *board))
    }

    fn count(position: &Position) -> u64 {
        let per_martyr = u64::from(position.enemies().count_ones());
        let mut count = 0;
        position.each_bundle(|bundle| {
            let targets = u64::from(bundle.targets.count_ones());
            count += if bundle.deed == TargetAction::Martyr { targets * per_martyr } else { targets };
        });
        count
    }

    /// Notes the bundles, draws a number, and counts bundles up to it.
    fn random_move(position: &Position, rng: &mut impl Rng, _list: &mut Vec<Move>) -> Option<Move> {
        let enemies = position.enemies();
        let per_martyr = enemies.count_ones() as usize;
        let mut bundles: ArrayVec<(Bundle, usize), MOST_BUNDLES> = ArrayVec::new();
        let mut count = 0;
        position.each_bundle(|bundle| {
            let per_target = if bundle.deed == TargetAction::Martyr { per_martyr } else { 1 };
            count += bundle.targets.count_ones() as usize * per_target;
            bundles.push((bundle, count));
        });
        if count == 0 {
            return None;
        }
        let drawn = random::below(rng, count);
        let (bundle, end) = bundles.iter().find(|(_, end)| drawn < *end)?;
        let index = end - 1 - drawn;
        let per_target = if bundle.deed == TargetAction::Martyr { per_martyr } else { 1 };
        let to = Cells(bundle.targets).nth(index / per_target)?;
        let from = bundle.start(to);
        Some(match bundle.deed {
            TargetAction::Go => Move::Go { from, to },
            TargetAction::Capture => Move::Capture { from, to },
            // The first of a martyr's moves keeps the die, the others exchange it.
            TargetAction::Martyr => match (index % per_target).checked_sub(1) {
                None => Move::Capture { from, to },
                Some(index) => Move::Exchange { from, to, victim: Cells(enemies & !to.bit()).nth(index)? },
            },
            TargetAction::Turn => Move::Turn { at: to },
            TargetAction::Ally => Move::Ally { from, onto: to },
        })
    }

    fn progress(_position: &Position, played: Move) -> bool {
        !matches!(played, Move::Go { .. } | Move::Turn { .. })
    }
}
