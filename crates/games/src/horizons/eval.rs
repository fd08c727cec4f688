//! The evaluation of Horizons: material, piece-square terms, mobility, pawn structure and king safety.

use super::board::{Colour, Role, SIZE, Square, Squares};
use super::castling::Wing;
use super::movement::exchange::loses_material;
use super::movement::reach::reach;
use super::position::{Act, Move, Position};
use super::rules::Horizons;
use ludoteca_rules::{Rules, Side, hash};
use ludoteca_search::Evaluation;
use ludoteca_search::tune::Weights;
use std::ops::ControlFlow;

const ROLES: usize = Role::ALL.len();

/// Rings of the board from the edge to the middle.
const RINGS: usize = SIZE as usize / 2;

/// Ranks on which a pawn-type piece can stand.
const PAWN_RANKS: usize = SIZE as usize - 2;

/// Counts of attacked squares that are weighted, from 0; greater ones count as the last of them.
const MOST_PRESSED: usize = 10;

/// The weights of the evaluation, in hundredths of a pawn. Lists of roles are in the order of [`Role::ALL`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// A piece of each role.
    pub pieces: [i32; ROLES],
    /// A square that a piece of each role reaches.
    pub reach: [i32; ROLES],
    /// A knight, ox or bishop on each ring, from the edge to the middle.
    pub rings: [i32; RINGS],
    /// A pawn on each rank, its own second one first.
    pub pawns: [i32; PAWN_RANKS],
    /// The same for warriors, demoted or not.
    pub warriors: [i32; PAWN_RANKS],
    /// The same for shielders.
    pub shielders: [i32; PAWN_RANKS],
    /// What a pawn-type piece gains with every rank if no enemy one is ahead of it on its file or beside.
    pub passed: i32,
    /// A number of squares beside the enemy's king that pieces reach, each piece counted by itself.
    pub pressed: [i32; MOST_PRESSED],
    /// A pawn-type piece ahead of its king, straight or aside.
    pub shelter: i32,
    /// A right to castle.
    pub castling: i32,
    /// The king on each ring while the enemy has many officers.
    pub king: [i32; RINGS],
    /// The king on each ring when the enemy has few of them.
    pub late_king: [i32; RINGS],
    /// A king that the other one comes near to when its side has no officer left, for each step.
    pub hunted: i32,
    /// Two bishops or more.
    pub bishops: i32,
    /// The bonus for the side to move; negative where having to move is a burden.
    pub tempo: i32,
}

impl Default for Judgement {
    fn default() -> Self {
        Self {
            //       K   Q    R    B    N    O    M    Z    P    W    V    S   garden
            pieces: [0, 950, 560, 400, 300, 400, 750, 800, 100, 170, 150, 170, 380],
            reach: [0, 2, 4, 4, 5, 5, 2, 4, 0, 0, 0, 0, 5],
            rings: [-15, -5, 0, 5, 10, 12],
            pawns: [0, 0, 4, 8, 14, 22, 32, 50, 90, 160],
            warriors: [0, 0, 4, 8, 14, 22, 32, 50, 80, 140],
            shielders: [0, 2, 6, 10, 16, 24, 34, 50, 80, 140],
            passed: 4,
            pressed: [0, 6, 14, 26, 40, 56, 74, 94, 116, 140],
            shelter: 10,
            castling: 12,
            king: [10, 0, -20, -40, -50, -50],
            late_king: [-30, -10, 0, 10, 20, 25],
            hunted: -6,
            bishops: 30,
            tempo: 15,
        }
    }
}

impl Weights for Judgement {
    fn weights(&mut self) -> Vec<&mut i32> {
        let Self {
            pieces,
            reach,
            rings,
            pawns,
            warriors,
            shielders,
            passed,
            pressed,
            shelter,
            castling,
            king,
            late_king,
            hunted,
            bishops,
            tempo,
        } = self;
        let lists = pieces.iter_mut().chain(reach).chain(rings).chain(pawns).chain(warriors).chain(shielders);
        let lists = lists.chain(pressed).chain(king).chain(late_king);
        lists.chain([passed, shelter, castling, hunted, bishops, tempo]).collect()
    }
}

/// The king needs shelter while the enemy has more officers than this.
const MANY_OFFICERS: u32 = 3;

/// Attacks of both sides, gathered before they are weighted.
struct Sight {
    king: Square,
    /// The squares beside the king.
    beside_king: Squares,
    officers: u32,
    /// On each file how far the pawn-type piece has come that is farthest back, as its side counts ranks; 0 without
    /// one.
    rearmost: [u8; SIZE as usize],
}

impl Sight {
    fn of(position: &Position, colour: Colour) -> Self {
        let king = position.king(colour);
        let mut beside_king = Squares::NONE;
        for step in reach(colour, Role::King).steps() {
            beside_king.insert(Square(king.0.wrapping_add(step.offset)));
        }
        let mut sight = Self { king, beside_king, officers: 0, rearmost: [0; SIZE as usize] };
        for square in position.pieces(colour) {
            let role = position.on(square).role();
            if role.is_pawn_type() {
                let rank = own_rank(colour, square);
                let rearmost = &mut sight.rearmost[usize::from(square.file())];
                if *rearmost == 0 || rank < *rearmost {
                    *rearmost = rank;
                }
            } else {
                sight.officers += u32::from(role != Role::King);
            }
        }
        sight
    }

    /// Whether a pawn-type piece of this side stands ahead of an enemy one, on its file or beside.
    fn stops(&self, file: u8, rank: u8) -> bool {
        let files = usize::from(file.saturating_sub(1))..=usize::from((file + 1).min(SIZE - 1));
        // From the other side the rank counts the other way.
        let reached = SIZE - 1 - rank;
        self.rearmost[files].iter().any(|rearmost| *rearmost != 0 && *rearmost < reached)
    }
}

/// A square's rank as a side counts, its back rank 0.
const fn own_rank(colour: Colour, square: Square) -> u8 {
    match colour {
        Colour::White => square.rank(),
        Colour::Black => SIZE - 1 - square.rank(),
    }
}

/// How far a square is from the edge.
fn ring(square: Square) -> usize {
    let from_edge = |index: u8| index.min(SIZE - 1 - index);
    usize::from(from_edge(square.file()).min(from_edge(square.rank())))
}

impl Judgement {
    /// The weighted sum for one side.
    fn side(&self, position: &Position, us: Colour, own: &Sight, theirs: &Sight) -> i32 {
        let (mut sum, mut pressing, mut bishops) = (0, 0, 0);
        for square in position.pieces(us) {
            let role = position.on(square).role();
            sum += self.pieces[role as usize];
            if role.is_pawn_type() {
                sum += self.pawn_type(us, square, role, theirs);
                continue;
            }
            match role {
                Role::King => continue,
                Role::Bishop => {
                    bishops += 1;
                    sum += self.rings[ring(square)];
                }
                Role::Knight | Role::Ox | Role::GardenOx => sum += self.rings[ring(square)],
                _ => {}
            }
            let (reached, beside_king) = reached(position, us, square, role, theirs.beside_king);
            sum += self.reach[role as usize] * reached;
            pressing += beside_king;
        }
        if bishops > 1 {
            sum += self.bishops;
        }
        let ahead = [-1, 0, 1].map(|aside| position.on(own.king.step(aside, us.ahead())));
        let sheltering = ahead.iter().filter(|there| there.is_of(us) && there.role().is_pawn_type());
        sum += self.shelter * sheltering.count() as i32;
        sum += self.castling * Wing::BOTH.iter().filter(|wing| position.may_castle(us, **wing)).count() as i32;
        let kings = if theirs.officers > MANY_OFFICERS { &self.king } else { &self.late_king };
        sum += kings[ring(own.king)];
        if own.officers == 0 && theirs.officers > 0 {
            let (files, ranks) =
                (own.king.file().abs_diff(theirs.king.file()), own.king.rank().abs_diff(theirs.king.rank()));
            sum += self.hunted * i32::from(SIZE - 1 - files.max(ranks));
        }
        sum + self.pressed[pressing.min(MOST_PRESSED - 1)]
    }

    fn pawn_type(&self, us: Colour, square: Square, role: Role, theirs: &Sight) -> i32 {
        let rank = own_rank(us, square);
        let ranks = match role {
            Role::Pawn => &self.pawns,
            Role::Shielder => &self.shielders,
            _ => &self.warriors,
        };
        let passed = if theirs.stops(square.file(), rank) { 0 } else { self.passed * i32::from(rank) };
        ranks[usize::from(rank).clamp(1, PAWN_RANKS) - 1] + passed
    }
}

/// How many squares an officer reaches, and how many of them are in a set.
fn reached(position: &Position, us: Colour, from: Square, role: Role, set: Squares) -> (i32, usize) {
    let steps = reach(us, role).steps();
    let (mut count, mut inside, mut index) = (0, 0, 0);
    while let Some(step) = steps.get(index) {
        let to = Square(from.0.wrapping_add(step.offset));
        let there = position.on(to);
        let reached = if there.is_empty() {
            index += 1;
            step.goes
        } else {
            index = usize::from(step.skip);
            step.captures && there.is_of(us.other())
        };
        count += i32::from(reached);
        inside += usize::from(reached && set.contains(to));
    }
    (count, inside)
}

/// From so many plies without capture or promotion on, the transposition table tells positions apart by that number,
/// since the draw by it is near.
const NEARLY_COUNTED_OUT: u32 = 100;

impl Evaluation<Horizons> for Judgement {
    fn evaluate(&self, position: &Position) -> i32 {
        let (us, them) = (position.mover(), position.mover().other());
        let (ours, theirs) = (Sight::of(position, us), Sight::of(position, them));
        self.side(position, us, &ours, &theirs) - self.side(position, them, &theirs, &ours) + self.tempo
    }

    #[inline]
    fn side_to_move(position: &Position) -> Side {
        position.mover().side()
    }

    #[inline]
    fn key(position: &Position) -> u64 {
        let key = Horizons::hash(position);
        if position.quiet_plies() < NEARLY_COUNTED_OUT {
            key
        } else {
            hash::mix(key, u64::from(position.quiet_plies()))
        }
    }

    #[inline]
    fn is_threatened(position: &Position) -> bool {
        position.is_in_check(position.mover())
    }

    /// Promotions and captures first, the most valuable victim and the least valuable attacker before others (MVV-LVA);
    /// captures that lose material count as quiet moves.
    #[inline]
    fn ordering_score(&self, position: &Position, played: Move) -> i32 {
        let gain = match played.act {
            Act::Promote(role) => self.pieces[role as usize],
            Act::EnPassant => self.pieces[Role::Pawn as usize],
            Act::Go => 0,
            Act::Double | Act::Push | Act::Castle => return 0,
        };
        let there = position.on(played.to);
        if there.is_empty() {
            // Underpromotion is hardly ever better.
            return if gain > 500 { gain } else { 0 };
        }
        if loses_material(position, played, &self.pieces) {
            return 0;
        }
        let capturer = self.pieces[position.on(played.from).role() as usize];
        1 + 16 * (gain + self.pieces[there.role() as usize]) - capturer
    }

    fn noisy_moves(&self, position: &Position, list: &mut Vec<Move>) {
        list.clear();
        let _ = position.each_move(|played| {
            if self.ordering_score(position, played) > 0 {
                list.push(played);
            }
            ControlFlow::Continue(())
        });
    }

    const HISTORY_SLOTS: usize = 16 * 256;

    #[inline]
    fn history_slot(position: &Position, played: Move) -> usize {
        (position.on(played.from).role() as usize) << 8 | usize::from(played.to.0)
    }

    /// Zugzwang is rare where a side has officers: there is nearly always a harmless move.
    #[inline]
    fn after_null_move(position: &Position) -> Option<Position> {
        let us = position.mover();
        let officers = position.pieces(us).into_iter().filter(|square| !position.on(*square).role().is_pawn_type());
        (officers.count() > 2 && !position.is_in_check(us)).then(|| position.passed())
    }
}
