//! Semáforo on boards of other sizes, where there are always enough pieces.
//!
//! A position is a number as on the game's own board: the digits of one of all cells, and above them those of two. Of
//! most numbers the game is over already. Only who wins is kept.

use crate::space::{Next, Space, Standing, not_in_table};
use ludoteca_games::semaforo::Semaforo;
use ludoteca_games::semaforo::rules::Colour;
use ludoteca_games::semaforo::view::piece;
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::setup::{Layout, Setup, Value as Field};
use ludoteca_rules::{Cell, Editing, Geometry, Text};
use ludoteca_tablebase::{Form, Value, Way};

/// All boards of one size.
pub struct Boards {
    cells: u32,
    layout: Layout,
    /// For each set of cells whether three of them are in a row.
    in_a_row: Vec<bool>,
}

impl Boards {
    /// The most cells of a board.
    pub const MOST_CELLS: u32 = 16;

    /// A board of so many files and ranks, at least three of both and [`MOST_CELLS`](Self::MOST_CELLS) cells at most.
    #[must_use]
    pub fn new(files: u32, ranks: u32) -> Self {
        let cells = files * ranks;
        let lines = lines(files, ranks);
        Self {
            cells,
            layout: Layout { geometry: Geometry::square(files as u8, ranks as u8), ..<Semaforo as Editing>::LAYOUT },
            in_a_row: (0..1_u32 << cells).map(|set| lines.iter().any(|line| set & line == *line)).collect(),
        }
    }

    /// The digits of one and of two.
    const fn digits(&self, number: u64) -> (u32, u32) {
        (number as u32 & ((1 << self.cells) - 1), (number >> self.cells) as u32)
    }

    /// The cells with green, with yellow and with red pieces.
    const fn colours(&self, number: u64) -> [u32; 3] {
        let (ones, twos) = self.digits(number);
        [ones & !twos, twos & !ones, ones & twos]
    }

    /// The cells on which something can be placed or replaced.
    fn open(&self, number: u64) -> Cells {
        let (ones, twos) = self.digits(number);
        Cells(u64::from(!(ones & twos)) & ((1 << self.cells) - 1))
    }

    fn setup(&self, number: u64) -> Setup {
        let colours = self.colours(number);
        let on = |cell: Cell| {
            let colour = colours.iter().position(|cells| u64::from(*cells) & cell.bit() != 0)?;
            Some(piece(Colour::ALL[colour]))
        };
        self.layout.setup(on, [Field::Choice(0)])
    }
}

/// The lines of three cells, each as a set.
fn lines(files: u32, ranks: u32) -> Vec<u32> {
    let cell = |file: u32, rank: u32| 1_u32 << (rank * files + file);
    let mut lines = Vec::new();
    for (file, rank) in (0..ranks).flat_map(|rank| (0..files).map(move |file| (file, rank))) {
        let (right, up) = (file + 2 < files, rank + 2 < ranks);
        let line = |along: fn(u32) -> (u32, u32)| {
            (0..3).map(along).fold(0, |line, (right, up)| line | cell(file + right, rank + up))
        };
        if right {
            lines.push(line(|step| (step, 0)));
        }
        if up {
            lines.push(line(|step| (0, step)));
        }
        if right && up {
            lines.push(line(|step| (step, step)));
            lines.push(line(|step| (2 - step, step)));
        }
    }
    lines
}

impl Space for Boards {
    fn count(&self) -> u64 {
        1 << (2 * self.cells)
    }

    fn form(&self) -> Form {
        Form::Values
    }

    fn way(&self) -> Way {
        Way::Upwards
    }

    fn expand(&self, number: u64, next: &mut Vec<Next>) -> Standing {
        next.clear();
        if self.colours(number).iter().any(|cells| self.in_a_row[*cells as usize]) {
            return Standing::Over(Value::Loss);
        }
        let (ones, _) = self.digits(number);
        next.extend(self.open(number).map(|cell| {
            // A second piece on a cell takes the digit of one away and adds that of two.
            let digit = cell.bit();
            let second = u64::from(ones) & digit != 0;
            let number = if second { number - digit + (digit << self.cells) } else { number + digit };
            Next { number, same_side: false }
        }));
        Standing::Open
    }

    fn start(&self) -> Option<u64> {
        Some(0)
    }

    fn number(&self, text: &str) -> Result<u64, Text> {
        let setup = self.layout.read(text).map_err(|error| error.text())?;
        let [green, yellow, red] = Colour::ALL.map(|colour| setup.plane(piece(colour)) as u64);
        let number = green | red | (yellow | red) << self.cells;
        // Both players may do the same, so who is to move makes no difference.
        let either = (0..2).any(|side| self.layout.setup(|cell| setup.at(cell), [Field::Choice(side)]) == setup);
        if either { Ok(number) } else { Err(not_in_table(text)) }
    }

    fn text(&self, number: u64) -> String {
        self.layout.write(&self.setup(number)).unwrap_or_default()
    }

    fn move_text(&self, number: u64, place: usize) -> String {
        self.layout.geometry.name(self.open(number).nth(place).unwrap_or(Cell(0))).to_string()
    }
}
