//! The legal moves of Horizons.
//!
//! Moves are shown one by one to a visitor, so that listing, counting and looking for a single move are the same code.
//! Whether the king is safe after a move is computed from the attackers, without playing the move. Only pushes,
//! captures en passant and castling, which empty several squares, are played on a copy.

use super::attack::Guard;
use super::reach::reach;
use crate::horizons::board::{Colour, Role, SIZE, Square};
use crate::horizons::castling::{CASTLING_STEPS, Wing, king_home};
use crate::horizons::position::{Act, EnPassant, Move, Position};
use std::ops::ControlFlow;

/// Why a shielder cannot push what stands in front of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushProblem {
    /// One of its own side would be pushed.
    Own,
    /// A shielder would be pushed.
    Shielder,
    /// More than two would be pushed.
    TooMany,
    /// A piece would come to the edge rank.
    Edge,
}

type Flow = ControlFlow<()>;

/// Generates the moves of one position and shows each to a visitor, which can end the generation.
struct Generator<'a, V> {
    position: &'a Position,
    us: Colour,
    them: Colour,
    guard: Guard,
    visit: V,
}

impl Position {
    /// Whether there is a legal move, even if the material is too little for a mate.
    #[must_use]
    pub fn has_move(&self) -> bool {
        Generator::new(self, |_| Flow::Break(())).run().is_break()
    }

    /// The right to capture en passant, if it can be used.
    #[must_use]
    pub fn usable_en_passant(&self) -> Option<EnPassant> {
        self.en_passant().filter(|_| Generator::new(self, |_| Flow::Break(())).en_passant().is_break())
    }

    /// Shows every legal move to `visit`, until it breaks.
    #[inline]
    pub fn each_move(&self, visit: impl FnMut(Move) -> Flow) -> Flow {
        if self.is_dead() { Flow::Continue(()) } else { Generator::new(self, visit).run() }
    }

    /// Shows every legal move of the piece on a square to `visit`, until it breaks.
    pub fn each_move_from(&self, from: Square, mut visit: impl FnMut(Move) -> Flow) -> Flow {
        if self.is_dead() || !self.pieces(self.mover()).contains(from) {
            return Flow::Continue(());
        }
        let mut generator =
            Generator::new(self, |played| if played.from == from { visit(played) } else { Flow::Continue(()) });
        generator.piece(from)?;
        generator.en_passant()
    }

    /// Whether an enemy piece on `target` cannot be captured from `from`: a shielder that has it in front.
    #[inline]
    #[must_use]
    pub fn is_shielded(&self, from: Square, target: Square) -> bool {
        if self.on(target).role() != Role::Shielder || self.variant().shielder_plain {
            return false;
        }
        let ahead = i16::from(self.mover().other().ahead()) * (i16::from(from.rank()) - i16::from(target.rank()));
        let aside = i16::from(from.file().abs_diff(target.file()));
        ahead > 0 && (aside == 0 || aside == ahead)
    }

    /// Whether the shielder on `from`, which has an enemy in front of it, can push it. The safety of its own king is
    /// not considered.
    ///
    /// # Errors
    /// Why not.
    pub fn push(&self, from: Square) -> Result<(), PushProblem> {
        let us = self.mover();
        let mut square = from.step(0, us.ahead());
        let mut pushed = 0;
        while self.on(square).is_of(us.other()) {
            if self.on(square).role() == Role::Shielder {
                return Err(PushProblem::Shielder);
            }
            square = square.step(0, us.ahead());
            pushed += 1;
            if pushed == 2 {
                break;
            }
        }
        let there = self.on(square);
        if there.is_of(us) && pushed < 2 {
            Err(PushProblem::Own)
        } else if there.as_piece().is_some() {
            Err(PushProblem::TooMany)
        } else if there.is_empty() && square.rank() != us.rank(SIZE - 1) {
            Ok(())
        } else {
            Err(PushProblem::Edge)
        }
    }

    /// Whether the king of the side to move may castle on this wing.
    #[must_use]
    pub fn can_castle(&self, wing: Wing, in_check: bool) -> bool {
        let us = self.mover();
        if in_check || !self.may_castle(us, wing) || self.castling_obstacle(wing).is_some() {
            return false;
        }
        let landing = Move { from: king_home(us), to: wing.on_the_way(us, CASTLING_STEPS), act: Act::Castle };
        !self.passes_attack(wing) && !self.after(landing).is_in_check(us)
    }

    /// Whether the king that castles on this wing would be in check on its way.
    #[must_use]
    pub fn passes_attack(&self, wing: Wing) -> bool {
        let us = self.mover();
        let mut passed = (1..CASTLING_STEPS).map(|steps| wing.on_the_way(us, steps));
        passed.any(|square| self.attacks(us.other(), square, king_home(us), Square::NOWHERE))
    }

    /// The first piece between king and rook.
    #[must_use]
    pub fn castling_obstacle(&self, wing: Wing) -> Option<Square> {
        let us = self.mover();
        let mut between = (1..wing.rook.abs_diff(Wing::KING)).map(|steps| wing.on_the_way(us, steps));
        between.find(|square| !self.on(*square).is_empty())
    }

    /// The position after a move.
    #[must_use]
    pub fn after(&self, played: Move) -> Self {
        let mut after = *self;
        after.play(played);
        after
    }
}

impl<'a, V: FnMut(Move) -> Flow> Generator<'a, V> {
    #[inline]
    fn new(position: &'a Position, visit: V) -> Self {
        let us = position.mover();
        Self { position, us, them: us.other(), guard: position.guard(), visit }
    }

    #[inline]
    fn run(mut self) -> Flow {
        for from in self.position.pieces(self.us) {
            self.piece(from)?;
        }
        self.en_passant()
    }

    /// The moves of one piece, without captures en passant.
    #[inline]
    fn piece(&mut self, from: Square) -> Flow {
        let role = self.position.on(from).role();
        match role {
            Role::King => self.king(from),
            Role::Pawn | Role::Warrior | Role::Demoted | Role::Shielder => self.pawn_type(from, role),
            _ => self.officer(from, role),
        }
    }

    /// Whether the king is safe after an ordinary move of another piece.
    #[inline]
    fn is_safe(&self, from: Square, to: Square) -> bool {
        self.guard.targets.contains(to)
            && (!self.guard.pinned.contains(from)
                || !self.position.attacks(self.them, self.position.king(self.us), from, to))
    }

    /// Walks the steps of a piece and shows every target that `is_safe` accepts.
    #[inline]
    fn walk(&mut self, from: Square, role: Role, is_safe: impl Fn(&Self, Square) -> bool) -> Flow {
        let steps = reach(self.us, role).steps();
        let mut index = 0;
        while let Some(step) = steps.get(index) {
            let to = Square(from.0.wrapping_add(step.offset));
            let there = self.position.on(to);
            let reached = if there.is_empty() {
                index += 1;
                step.goes
            } else {
                index = usize::from(step.skip);
                step.captures && there.is_of(self.them) && !self.position.is_shielded(from, to)
            };
            if reached && is_safe(self, to) {
                (self.visit)(Move { from, to, act: Act::Go })?;
            }
        }
        Flow::Continue(())
    }

    #[inline]
    fn officer(&mut self, from: Square, role: Role) -> Flow {
        self.walk(from, role, |this, to| this.is_safe(from, to))
    }

    #[inline]
    fn king(&mut self, from: Square) -> Flow {
        self.walk(from, Role::King, |this, to| !this.position.attacks(this.them, to, from, Square::NOWHERE))?;
        let in_check = !self.guard.checkers.is_empty();
        for wing in Wing::BOTH {
            if self.position.can_castle(wing, in_check) {
                (self.visit)(Move { from, to: wing.on_the_way(self.us, CASTLING_STEPS), act: Act::Castle })?;
            }
        }
        Flow::Continue(())
    }

    #[inline]
    fn pawn_type(&mut self, from: Square, role: Role) -> Flow {
        let ahead = self.us.ahead();
        match role {
            Role::Pawn => {
                self.advance(from, role, 0)?;
                self.capture(from, role, from.step(-1, ahead))?;
                self.capture(from, role, from.step(1, ahead))
            }
            Role::Shielder => {
                self.advance(from, role, 0)?;
                self.capture(from, role, from.step(-1, 0))?;
                self.capture(from, role, from.step(1, 0))?;
                self.push(from)
            }
            _ => {
                self.advance(from, role, -1)?;
                self.advance(from, role, 1)?;
                let near = from.step(0, ahead);
                self.capture(from, role, near)?;
                if role == Role::Warrior && self.position.on(near).is_empty() {
                    self.capture(from, role, near.step(0, ahead))?;
                }
                Flow::Continue(())
            }
        }
    }

    /// One step forward, or two from the second rank, `aside` on each.
    #[inline]
    fn advance(&mut self, from: Square, role: Role, aside: i8) -> Flow {
        let one = from.step(aside, self.us.ahead());
        if !self.position.on(one).is_empty() {
            return Flow::Continue(());
        }
        self.arrive(from, role, one)?;
        let two = one.step(aside, self.us.ahead());
        if from.rank() == self.us.rank(1) && self.position.on(two).is_empty() && self.is_safe(from, two) {
            (self.visit)(Move { from, to: two, act: Act::Double })?;
        }
        Flow::Continue(())
    }

    #[inline]
    fn capture(&mut self, from: Square, role: Role, to: Square) -> Flow {
        if self.position.on(to).is_of(self.them) && !self.position.is_shielded(from, to) {
            self.arrive(from, role, to)?;
        }
        Flow::Continue(())
    }

    /// A pawn-type piece comes to `to`, and becomes something else on the last rank.
    #[inline]
    fn arrive(&mut self, from: Square, role: Role, to: Square) -> Flow {
        if !self.is_safe(from, to) {
            return Flow::Continue(());
        }
        if to.rank() != self.us.rank(SIZE - 1) {
            return (self.visit)(Move { from, to, act: Act::Go });
        }
        for promoted in role.promotions() {
            let promoted = self.position.variant().role(promoted);
            (self.visit)(Move { from, to, act: Act::Promote(promoted) })?;
        }
        Flow::Continue(())
    }

    #[inline]
    fn push(&mut self, from: Square) -> Flow {
        let to = from.step(0, self.us.ahead());
        if self.position.on(to).is_of(self.them) && self.position.push(from).is_ok() {
            self.try_out(Move { from, to, act: Act::Push })?;
        }
        Flow::Continue(())
    }

    /// Captures of the piece that has just made a double step, by what captures in one step onto the square it passed.
    #[inline]
    fn en_passant(&mut self) -> Flow {
        let Some(EnPassant { passed, victim }) = self.position.en_passant() else { return Flow::Continue(()) };
        let victim = self.position.on(victim).role();
        for (aside, back) in [(-1, 1), (1, 1), (0, 1), (-1, 0), (1, 0)] {
            let from = passed.step(aside, -back * self.us.ahead());
            let there = self.position.on(from);
            if there.is_of(self.us) && captures_in_passing(there.role(), (aside, back), victim) {
                self.try_out(Move { from, to: passed, act: Act::EnPassant })?;
            }
        }
        Flow::Continue(())
    }

    /// Shows a move unless it leaves the own king attacked.
    fn try_out(&mut self, played: Move) -> Flow {
        if self.position.after(played).is_in_check(self.us) { Flow::Continue(()) } else { (self.visit)(played) }
    }
}

/// Whether a piece so far aside of and behind the passed square captures this victim en passant.
#[must_use]
pub const fn captures_in_passing(role: Role, from: (i8, i8), victim: Role) -> bool {
    match (role, from) {
        (Role::Pawn, (-1 | 1, 1)) => matches!(victim, Role::Pawn) || victim.is_warrior(),
        (Role::Warrior | Role::Demoted, (0, 1)) => victim.is_warrior(),
        (Role::Shielder, (-1 | 1, 0)) => true,
        _ => false,
    }
}
