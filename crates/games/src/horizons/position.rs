//! The position of Horizons and what a move does to it.

use super::board::{Colour, Content, EMPTY_BOARD, Role, Square, Squares};
use super::castling::{KEPT_RIGHTS, Wing};
use ludoteca_rules::{Cell, Options, hash};

/// The choices that the inventor leaves to the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Warriors are never demoted.
    pub warrior_always: bool,
    /// Shielders can be captured from everywhere.
    pub shielder_plain: bool,
    /// Oxen move as in the Stone Garden.
    pub ox_garden: bool,
}

impl Variant {
    /// The variant that the options choose.
    #[must_use]
    pub fn of(options: &Options) -> Self {
        Self {
            warrior_always: options.is("warrior", "always"),
            shielder_plain: options.is("shielder", "plain"),
            ox_garden: options.is("ox", "garden"),
        }
    }

    /// The role that moves as this one does in this variant.
    #[must_use]
    pub const fn role(self, role: Role) -> Role {
        if self.ox_garden && matches!(role, Role::Ox) { Role::GardenOx } else { role }
    }
}

/// What a double step leaves for the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EnPassant {
    /// The square passed over.
    pub passed: Square,
    /// Where the piece stands that made the double step.
    pub victim: Square,
}

/// What a move does besides going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Nothing, or it captures what stands on the target.
    Go,
    /// A double step.
    Double,
    /// A shielder pushes the pieces in front of it.
    Push,
    /// The king castles; its target is three squares away.
    Castle,
    /// It captures the piece that has just passed over the target.
    EnPassant,
    /// As [`Act::Go`], and the piece becomes another.
    Promote(Role),
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What else happens.
    pub act: Act,
}

/// Everything the rules know. Equality for the repetition of positions is defined in `rules.rs`.
#[derive(Clone, Copy, Debug, Eq)]
pub struct Position {
    pub(super) board: [Content; 256],
    pieces: [Squares; 2],
    kings: [Square; 2],
    /// Zobrist key of the pieces on the board.
    pub(super) key: u64,
    pub(super) mover: Colour,
    /// Bits of [`Wing::right`].
    pub(super) castling: u8,
    pub(super) en_passant: Option<EnPassant>,
    /// Plies since the last capture or promotion.
    pub(super) quiet_plies: u32,
    pub(super) move_number: u32,
    pub(super) variant: Variant,
}

impl Position {
    /// An empty board. Both kings must be put on it before any other method but `put` is called.
    pub(super) const fn empty(variant: Variant) -> Self {
        Self {
            board: EMPTY_BOARD,
            pieces: [Squares::NONE; 2],
            kings: [Square::NOWHERE; 2],
            key: 0,
            mover: Colour::White,
            castling: 0,
            en_passant: None,
            quiet_plies: 0,
            move_number: 1,
            variant,
        }
    }

    /// These pieces, of which exactly one is the king of each side, in the variant that the options choose by
    /// themselves: nobody may castle, and nothing was captured yet.
    #[must_use]
    pub fn of_pieces(mover: Colour, pieces: impl IntoIterator<Item = (Square, Colour, Role)>) -> Self {
        let usual = Variant { warrior_always: false, shielder_plain: false, ox_garden: false };
        let mut position = Self { mover, ..Self::empty(usual) };
        pieces.into_iter().for_each(|(square, colour, role)| position.put(square, colour, role));
        position
    }

    /// What is on a square.
    #[inline]
    #[must_use]
    pub fn on(&self, square: Square) -> Content {
        self.board[usize::from(square.0)]
    }

    /// The role of the piece on a cell and its colour.
    #[must_use]
    pub fn piece(&self, cell: Cell) -> Option<(Colour, Role)> {
        self.on(Square::of(cell)).as_piece()
    }

    /// The squares on which pieces of a side stand.
    #[inline]
    #[must_use]
    pub const fn pieces(&self, colour: Colour) -> Squares {
        self.pieces[colour.index()]
    }

    /// Where the king of a side stands.
    #[inline]
    #[must_use]
    pub const fn king(&self, colour: Colour) -> Square {
        self.kings[colour.index()]
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn mover(&self) -> Colour {
        self.mover
    }

    /// The variant that is played.
    #[inline]
    #[must_use]
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The right to capture en passant that the last move left, usable or not.
    #[inline]
    #[must_use]
    pub const fn en_passant(&self) -> Option<EnPassant> {
        self.en_passant
    }

    /// Plies since the last capture or promotion.
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet_plies
    }

    /// Whether a side may still castle on this wing: king and rook have not moved.
    #[must_use]
    pub const fn may_castle(&self, colour: Colour, wing: Wing) -> bool {
        self.castling & wing.right(colour) != 0
    }

    /// Puts a piece on an empty square.
    #[inline]
    pub(super) fn put(&mut self, square: Square, colour: Colour, role: Role) {
        let piece = Content::piece(colour, role);
        self.board[usize::from(square.0)] = piece;
        self.pieces[colour.index()].insert(square);
        if role == Role::King {
            self.kings[colour.index()] = square;
        }
        self.key ^= key(square, piece);
    }

    /// Takes the piece of `colour` off a square.
    #[inline]
    pub(super) fn take(&mut self, square: Square, colour: Colour) -> Role {
        let piece = self.on(square);
        self.board[usize::from(square.0)] = Content::EMPTY;
        self.pieces[colour.index()].remove(square);
        self.key ^= key(square, piece);
        piece.role()
    }

    #[inline]
    fn shift(&mut self, from: Square, to: Square, colour: Colour) {
        let role = self.take(from, colour);
        self.put(to, colour, role);
    }

    /// The same position with the other side to move. It need not be a legal one: a king may be left in check.
    #[must_use]
    pub const fn passed(&self) -> Self {
        Self { mover: self.mover.other(), en_passant: None, ..*self }
    }

    /// Plays a move that the generator lists.
    #[inline]
    pub fn play(&mut self, Move { from, to, act }: Move) {
        let (us, them) = (self.mover, self.mover.other());
        let passed_by = self.en_passant.take();
        // Both counters stay at their greatest value, so that every position has a text.
        self.quiet_plies = self.quiet_plies.saturating_add(1);
        if self.on(to).is_of(them) && act != Act::Push {
            self.take(to, them);
            self.quiet_plies = 0;
        }
        match act {
            Act::Go | Act::Promote(_) => {}
            Act::Double => {
                let passed = Square(from.0.midpoint(to.0));
                self.en_passant = Some(EnPassant { passed, victim: to });
            }
            Act::Push => {
                let behind = to.step(0, us.ahead());
                if self.on(behind).is_of(them) {
                    self.shift(behind, behind.step(0, us.ahead()), them);
                }
                self.shift(to, behind, them);
            }
            Act::Castle => {
                let wing = Wing::of(from, to);
                self.shift(wing.rook_home(us), to.step(-wing.towards, 0), us);
            }
            Act::EnPassant => {
                if let Some(EnPassant { victim, .. }) = passed_by {
                    self.take(victim, them);
                    self.quiet_plies = 0;
                }
            }
        }
        let mut role = self.take(from, us);
        if let Act::Promote(promoted) = act {
            role = promoted;
            self.quiet_plies = 0;
        } else if role == Role::Warrior && Self::is_far_capture(from, to) && !self.variant.warrior_always {
            role = Role::Demoted;
        }
        self.put(to, us, role);
        self.castling &= KEPT_RIGHTS[usize::from(from.0)] & KEPT_RIGHTS[usize::from(to.0)];
        self.move_number = self.move_number.saturating_add(us as u32);
        self.mover = them;
    }

    /// Whether a warrior that goes from `from` to `to` captures two squares ahead: its only move straight that far.
    #[must_use]
    pub const fn is_far_capture(from: Square, to: Square) -> bool {
        from.0.abs_diff(to.0) == Square::offset(0, 2)
    }

    /// Whether nobody can be mated: two kings alone, with one knight, or with bishops on squares of one colour only.
    #[must_use]
    pub fn is_dead(&self) -> bool {
        let mut knights = 0;
        let mut shades = [false; 2];
        for square in Colour::ALL.into_iter().flat_map(|colour| self.pieces(colour)) {
            match self.on(square).role() {
                Role::King => {}
                Role::Knight => knights += 1,
                Role::Bishop => shades[usize::from((square.file() + square.rank()) % 2)] = true,
                _ => return false,
            }
        }
        match knights {
            0 => shades != [true, true],
            1 => shades == [false, false],
            _ => false,
        }
    }
}

/// The part of the Zobrist key that a piece on a square adds.
#[inline]
const fn key(square: Square, piece: Content) -> u64 {
    hash::mix(square.0 as u64, piece.code())
}
