//! Produto on small boards: hexagons of two or three cells along each side, where there are always enough stones of
//! both colours.

use crate::space::{Next, Space, Standing, not_in_table};
use ludoteca_games::produto::Produto as Game;
use ludoteca_games::produto::rules::Colour;
use ludoteca_games::produto::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Layout, Setup, Value};
use ludoteca_rules::{Cell, Editing, Geometry, Piece, Text};
use ludoteca_tablebase::{Form, Value as Worth, Way};

/// Who wins where both products are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ties {
    /// The player with fewer stones of his colour, as in the game.
    Fewer,
    /// The first player.
    Black,
    /// The second player.
    White,
}

impl Ties {
    const ALL: [Self; 3] = [Self::Fewer, Self::Black, Self::White];

    /// The word for it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Fewer => "fewer",
            Self::Black => "black",
            Self::White => "white",
        }
    }

    /// The rule of this word.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ties| ties.text() == text)
    }
}

/// Powers of three, one for each cell and one more.
const POWERS: [u64; 20] = {
    let mut powers = [1; 20];
    let mut cell = 1;
    while cell < powers.len() {
        powers[cell] = 3 * powers[cell - 1];
        cell += 1;
    }
    powers
};

/// All positions that games come to. The number has a digit of three for each cell: 0 empty, 1 black, 2 white. How many
/// stones there are says whose turn it is.
pub struct Produto {
    cells: u32,
    ties: Ties,
    layout: Layout,
    around: Vec<u64>,
    /// The empty and the black cells of all digits of the lower cells.
    digits: Vec<(u64, u64)>,
}

/// How many lower cells the table of digits is for.
const LOWER: u32 = 10;

impl Produto {
    /// A hexagon with 2 or 3 cells along each side.
    #[must_use]
    pub fn new(side: u8, ties: Ties) -> Self {
        let geometry = Geometry::hexagon(side);
        let near = |cell| geometry.neighbours(cell).into_iter().fold(0, |near, other| near | other.bit());
        let digits = (0..POWERS[LOWER as usize]).map(|number| {
            (0..LOWER).fold((0, 0), |(empty, black), cell| match number / POWERS[cell as usize] % 3 {
                0 => (empty | 1 << cell, black),
                1 => (empty, black | 1 << cell),
                _ => (empty, black),
            })
        });
        Self {
            cells: geometry.cells() as u32,
            ties,
            layout: Layout { geometry, ..<Game as Editing>::LAYOUT },
            around: geometry.all().map(near).collect(),
            digits: digits.collect(),
        }
    }

    /// The empty and the black cells.
    fn planes(&self, number: u64) -> (u64, u64) {
        let lower = POWERS[LOWER as usize];
        let (low, high) = (self.digits[(number % lower) as usize], self.digits[(number / lower) as usize]);
        let full = (1 << self.cells) - 1;
        ((low.0 | high.0 << LOWER) & full, low.1 | high.1 << LOWER)
    }

    fn setup(&self, number: u64) -> Setup {
        let (empty, black) = self.planes(number);
        let on = |cell: Cell| match (empty & cell.bit(), black & cell.bit()) {
            (0, 0) => Some(STONES[1]),
            (0, _) => Some(STONES[0]),
            _ => None,
        };
        let (black_moves, left) = Self::turn(self.cells - empty.count_ones());
        self.layout.setup(on, [Value::Choice(u8::from(!black_moves)), Value::Number(left)])
    }

    /// Whether Black is to move, and how many stones are left in the turn, after so many stones.
    const fn turn(stones: u32) -> (bool, u32) {
        (stones.div_ceil(2).is_multiple_of(2), if stones % 2 == 1 { 2 } else { 1 })
    }

    fn score(&self, mut plane: u64) -> u32 {
        let mut largest = [0, 0];
        while plane != 0 {
            let mut group = plane & plane.wrapping_neg();
            let mut fresh = group;
            while fresh != 0 {
                let touched = self.around[fresh.trailing_zeros() as usize] & plane & !group;
                group |= touched;
                fresh = fresh & (fresh - 1) | touched;
            }
            plane &= !group;
            let size = group.count_ones();
            if size > largest[0] {
                largest = [size, largest[0]];
            } else if size > largest[1] {
                largest[1] = size;
            }
        }
        largest[0] * largest[1]
    }

    /// Whether Black wins with these stones on a full board.
    fn black_wins(&self, black: u64) -> bool {
        let white = !black & ((1 << self.cells) - 1);
        let (own, other) = (self.score(black), self.score(white));
        let tie = match self.ties {
            Ties::Fewer => black.count_ones() < white.count_ones(),
            Ties::Black => true,
            Ties::White => false,
        };
        own > other || own == other && tie
    }
}

impl Space for Produto {
    fn count(&self) -> u64 {
        POWERS[self.cells as usize]
    }

    fn form(&self) -> Form {
        Form::Values
    }

    fn way(&self) -> Way {
        Way::Upwards
    }

    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing {
        next.clear();
        let (empty, black) = self.planes(number);
        let stones = self.cells - empty.count_ones();
        let (black_moves, left) = Self::turn(stones);
        if empty == 0 {
            return Standing::Over(if self.black_wins(black) == black_moves { Worth::Win } else { Worth::Loss });
        }
        for cell in Cells(empty) {
            for colour in [1, 2] {
                next.push(Next { number: number + colour * POWERS[cell.index()], same_side: left == 2 });
            }
        }
        Standing::Open
    }

    fn plies_left(&self, number: u64) -> Option<u32> {
        Some(self.planes(number).0.count_ones())
    }

    fn start(&self) -> Option<u64> {
        Some(0)
    }

    fn number(&self, text: &str) -> Result<u64, Text> {
        let setup = self.layout.read(text).map_err(|error| error.text())?;
        let digit = |piece: Option<Piece>| {
            piece.map_or(0, |piece| 1 + STONES.iter().position(|stone| *stone == piece).unwrap_or(0) as u64)
        };
        let cells = self.layout.geometry.all();
        let number = cells.map(|cell| digit(setup.at(cell)) * POWERS[cell.index()]).sum();
        if self.setup(number) == setup { Ok(number) } else { Err(not_in_table(text)) }
    }

    fn text(&self, number: u64) -> String {
        self.layout.write(&self.setup(number)).unwrap_or_default()
    }

    fn move_text(&self, number: u64, place: usize) -> String {
        let (empty, _) = self.planes(number);
        let cell = Cells(empty).nth(place / 2).unwrap_or(Cell(0));
        let colour = if place.is_multiple_of(2) { 'B' } else { 'W' };
        format!("{colour}{}", self.layout.geometry.name(cell))
    }
}

/// A black and a white stone.
const STONES: [Piece; 2] = [piece(Colour::Black), piece(Colour::White)];
