//! The evaluation of Sapiens: dice by their values, where they can go, and which of them hang.
//!
//! Every side is evaluated by itself; the value of a side is what it has more than the others on average.

use super::generator::TargetAction;
use super::position::{Move, Players, Position};
use super::rules::Sapiens;
use ludoteca_rules::bitboard::{Cells, step};
use ludoteca_rules::geometry::square::{DIAGONAL, ORTHOGONAL};
use ludoteca_rules::{Rules, Seat, Side, Winner};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;

/// The highest value of a die.
const HIGHEST: usize = 6;

/// Against so few dice a side that has more must chase them, so distances count.
const FEW: i32 = 4;

/// No game has more sides.
const SIDES: usize = 4;

/// The weights of the evaluation, in hundredths of a die.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A single die of each value, 1 first.
    pub dice: [i32; HIGHEST],
    /// An alliance of each value, 1 (which there is not) first.
    pub alliances: [i32; HIGHEST],
    /// A cell to which some die of the side can go or which it guards.
    pub covered: i32,
    /// A die that an enemy can capture and no other die guards.
    pub hanging: i32,
    /// A die that an enemy can capture and another die guards.
    pub attacked: i32,
    /// A die beyond the middle.
    pub beyond: i32,
    /// Multiplied by the share of a side in all dice: the fewer dice are left, the more one die counts.
    pub all: i32,
    /// A step that a die is nearer to the nearest enemy, where they are few and its own side has more.
    pub chase: i32,
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self {
            dice: [80, 95, 108, 118, 126, 132],
            alliances: [0, 150, 160, 168, 174, 180],
            covered: 2,
            hanging: -20,
            attacked: -6,
            beyond: 2,
            all: 300,
            chase: 3,
            tempo: 15,
        }
    }
}

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Self { dice, alliances, covered, hanging, attacked, beyond, all, chase, tempo } = self;
        dice.iter_mut().chain(alliances).chain([covered, hanging, attacked, beyond, all, chase, tempo]).collect()
    }
}

impl Judgement {
    /// The weighted sum of each side, without the bonus for the side to move.
    fn strengths(&self, position: &Position) -> [i32; SIDES] {
        let sides = usize::from(position.players().sides());
        let mut covers = [0; SIDES];
        for (cover, owner) in covers.iter_mut().zip(&position.owners).take(sides) {
            *cover = position.cover(*owner);
        }
        let occupied = position.owners.iter().fold(0, |all, owner| all | owner);
        let mut strengths = [0; SIDES];
        for side in 0..sides {
            let own = position.owners[side];
            if own == 0 {
                continue;
            }
            let others = (0..sides).filter(|other| *other != side);
            let threats = others.fold(0, |threats, other| threats | covers[other]);
            let count = |cells: u64| cells.count_ones() as i32;
            let [ones, twos, fours] = position.values;
            let planes =
                [ones & !twos, twos & !ones & !fours, ones & twos, fours & !ones & !twos, ones & fours, twos & fours];
            let mut sum = 0;
            for (value, plane) in planes.iter().enumerate() {
                // `ones & !twos` holds 5 as well as 1.
                let plane = if value == 0 { plane & !fours } else { *plane };
                let here = own & plane;
                sum += self.dice[value] * count(here & !position.alliance)
                    + self.alliances[value] * count(here & position.alliance);
            }
            let guarded = covers[side];
            let beyond = position.players().beyond(Side(side as u8));
            strengths[side] = sum
                + self.covered * count(guarded)
                + self.hanging * count(own & threats & !guarded)
                + self.attacked * count(own & threats & guarded)
                + self.beyond * count(own & beyond)
                + self.all * count(own) / count(occupied);
            let others = occupied & !own;
            if count(others) <= FEW && count(own) > count(others) {
                strengths[side] += self.chase * nearness(own, others);
            }
        }
        strengths
    }

    /// The value of a piece for move ordering.
    fn worth(&self, position: &Position, cell: ludoteca_rules::Cell) -> i32 {
        let value = usize::from(position.value(cell)).clamp(1, HIGHEST) - 1;
        if position.alliance & cell.bit() == 0 { self.dice[value] } else { self.alliances[value] }
    }
}

impl Position {
    /// The cells to which these dice can go, or which they guard.
    fn cover(&self, dice: u64) -> u64 {
        let occupied = self.owners.iter().fold(0, |all, owner| all | owner);
        let [ones, twos, fours] = self.values;
        // at_least[k]: the dice that can go k + 1 cells.
        let at_least = [!0, twos | fours, fours | (twos & ones), fours, fours & (ones | twos), fours & twos];
        let mut cover = 0;
        for (ways, movers) in [(ORTHOGONAL, dice & !self.diagonal), (DIAGONAL, dice & self.diagonal)] {
            for (right, away) in ways {
                let mut front = movers;
                let mut shift = 0_i8;
                for reach in at_least {
                    front &= if shift >= 0 { reach << shift } else { reach >> -shift };
                    if front == 0 {
                        break;
                    }
                    front = step::<8>(front, right, away);
                    shift += 8 * away + right;
                    cover |= front;
                    front &= !occupied;
                }
            }
        }
        cover
    }
}

impl Evaluation<Sapiens> for Judgement {
    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let strengths = self.strengths(position);
        advantage(position, &strengths, position.side()) + self.tempo
    }

    fn evaluate_for(&self, position: &Position, side: Side) -> i32 {
        let strengths = self.strengths(position);
        let tempo = if side == position.side() { self.tempo } else { 0 };
        advantage(position, &strengths, side) + tempo
    }

    #[inline]
    fn winner(position: &Position) -> Option<Winner> {
        if !Sapiens::is_over(position) {
            return None;
        }
        let left = (0..4).map(Side).find(|side| position.dice_of(*side) != 0);
        Some(left.map_or(Winner::Draw, Winner::Side))
    }

    #[inline]
    fn is_eliminated(position: &Position, side: Side) -> bool {
        position.dice_of(side) == 0
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.side()
    }

    /// The key leaves out which of the two seats of a team decides.
    #[inline]
    fn key(position: &Position) -> u64 {
        if position.players() == Players::Teams {
            let side = Seat(position.side().0);
            Sapiens::hash(&Position { seat: side, ..*position })
        } else {
            Sapiens::hash(position)
        }
    }

    /// Captures first, the most valuable victim and the least valuable attacker before others (MVV-LVA); an exchange by
    /// what is taken in it.
    #[inline]
    fn ordering_score(&self, position: &Position, played: Move) -> i32 {
        match played {
            Move::Go { .. } | Move::Turn { .. } | Move::Ally { .. } => 0,
            Move::Capture { from, to } => 16 * self.worth(position, to) - self.worth(position, from),
            Move::Exchange { from, to, victim } => {
                let gained = self.worth(position, to) + self.worth(position, victim) - self.worth(position, from);
                16 * gained - self.worth(position, from)
            }
        }
    }

    /// Captures, and of several exchanges after one capture only that of the best piece.
    #[inline]
    fn noisy_moves(&self, position: &Position, list: &mut Vec<Move>) {
        list.clear();
        let enemies = position.enemies();
        position.each_bundle(|bundle| {
            if bundle.deed != TargetAction::Capture && bundle.deed != TargetAction::Martyr {
                return;
            }
            for to in Cells(bundle.targets) {
                let from = bundle.start(to);
                list.push(Move::Capture { from, to });
                if bundle.deed == TargetAction::Martyr {
                    let victim = Cells(enemies & !to.bit()).max_by_key(|cell| self.worth(position, *cell));
                    list.extend(victim.map(|victim| Move::Exchange { from, to, victim }));
                }
            }
        });
    }

    const HISTORY_SLOTS: usize = 64 * 64;

    #[inline]
    fn history_slot(_position: &Position, played: Move) -> usize {
        let (from, to) = match played {
            Move::Go { from, to } | Move::Capture { from, to } | Move::Exchange { from, to, .. } => (from, to),
            Move::Turn { at } => (at, at),
            Move::Ally { from, onto } => (from, onto),
        };
        from.index() * 64 + to.index()
    }
}

/// For each of these dice the steps that it is nearer to the nearest enemy than the farthest corner, in all.
fn nearness(own: u64, others: u64) -> i32 {
    let mut near = others;
    let mut steps = 0;
    for _ in 0..7 {
        let row = near | step::<8>(near, 1, 0) | step::<8>(near, -1, 0);
        near = row | step::<8>(row, 0, 1) | step::<8>(row, 0, -1);
        steps += (own & near).count_ones() as i32;
    }
    steps
}

/// What a side has more than the others have on average.
fn advantage(position: &Position, strengths: &[i32; SIDES], side: Side) -> i32 {
    let own = strengths[usize::from(side.0)];
    let all: i32 = strengths.iter().sum();
    own - (all - own) / (i32::from(position.players().sides()) - 1)
}
