//! Tasks on a page, each with its number, a caption and a line to write the answer on; and a worksheet of six.

use super::drawing::{Anchor, Drawing, Point, Role};
use super::letters::{elided, lines, width};

/// An A4 page, in millimetres.
pub const PAGE: Point = [210.0, 297.0];

/// The most tasks on a page.
pub const TASKS: usize = 6;

/// A position to think about.
#[derive(Clone, Debug)]
pub struct Task {
    /// The board.
    pub board: Drawing,
    /// What is asked.
    pub caption: String,
    /// Whose turn it is, and what else the diagram cannot show.
    pub turn: String,
    /// The colour of who is to move.
    pub disc: Drawing,
}

/// Printers leave a margin of their own, and a hole punch needs one.
const MARGIN: f32 = 14.0;
/// Space between the tasks, to the right and down.
const GAP: Point = [9.0, 5.0];
/// Space above the tasks, for the title and the pupil's name.
const HEAD: f32 = 13.0;
/// Height of the capitals of the title, of captions and of the rest.
const TITLE: f32 = 5.0;
const LEAST_TITLE: f32 = 3.2;
const CAPTION: f32 = 2.9;
const SMALL: f32 = 2.4;
/// From one line of a caption, or of the rest, to the next.
const CAPTION_LINE: f32 = 4.7;
const SMALL_LINE: f32 = 3.7;
/// The most lines of a caption and of what is said below a board.
const CAPTIONS: usize = 5;
const TURNS: usize = 3;
/// Where the texts of a task begin, beside its number.
const INDENT: f32 = 6.5;
/// Space between a caption and the board, between the board and what is said below, and above the line for the answer.
const ROOM: [f32; 3] = [3.0, 4.4, 8.5];
/// The largest that a cell is drawn.
const CELL: f32 = 10.0;
/// Width of a line to write on.
const LINE: f32 = 0.25;

/// A page with a title, the word for *name*, and at most [`TASKS`] tasks. The unit is a millimetre.
#[must_use]
pub fn sheet(title: &str, name: &str, tasks: &[Task]) -> Drawing {
    let mut page = Drawing::default();
    let right = PAGE[0] - MARGIN;
    let base = MARGIN + TITLE;
    let name_at = 122.0;
    let room = name_at - MARGIN - 6.0;
    // A long title is written smaller, and cut only where it would be smaller than a caption.
    let height = (TITLE * room / width(title, TITLE, true).max(room)).max(LEAST_TITLE);
    page.text([MARGIN, base], height, Anchor::Start, true, elided(title, room, height, true));
    page.text([name_at, base], SMALL, Anchor::Start, false, name.to_owned());
    let from = name_at + width(name, SMALL, false) + 2.0;
    page.lines(vec![vec![[from, base + 0.8], [right, base + 0.8]]], Role::Ink, LINE);
    let grid = Grid {
        corner: [MARGIN, MARGIN + HEAD],
        size: [PAGE[0] - 2.0 * MARGIN, PAGE[1] - 2.0 * MARGIN - HEAD],
        columns: 2,
        rows: TASKS / 2,
        cell: CELL,
        answers: true,
    };
    for (row, tasks) in tasks.chunks(grid.columns).take(grid.rows).enumerate() {
        // Boards side by side begin at one height and have the same room.
        grid.put(&mut page, (row * grid.columns, 1), tasks, grid.room(tasks));
    }
    page
}

/// How tasks share a part of a page. The unit is a millimetre.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grid {
    /// The upper left corner of the part.
    pub corner: Point,
    /// Its width and height.
    pub size: Point,
    /// Tasks side by side.
    pub columns: usize,
    /// Tasks one below the other.
    pub rows: usize,
    /// The largest that a cell is drawn.
    pub cell: f32,
    /// Whether each task has a line to write the answer on.
    pub answers: bool,
}

impl Grid {
    /// Width and height of the part of one task.
    #[must_use]
    pub fn part(self) -> Point {
        let of = |size: f32, gap: f32, count: usize| (size - gap * (count.max(1) - 1) as f32) / count.max(1) as f32;
        [of(self.size[0], GAP[0], self.columns), of(self.size[1], GAP[1], self.rows)]
    }

    /// How much room the texts of these tasks need above and below their boards.
    #[must_use]
    pub fn room(self, tasks: &[Task]) -> [f32; 2] {
        tasks
            .iter()
            .map(|task| TaskLayout::new(task, self))
            .fold([0.0; 2], |[above, below], task| [task.above().max(above), task.below().max(below)])
    }

    /// How many millimetres a unit of this board has where its texts have so much room.
    #[must_use]
    pub fn scale(self, board: &Drawing, [above, below]: [f32; 2]) -> f32 {
        let ([from, to], [wide, high]) = (board.bounds(), self.part());
        let room = [wide - INDENT, high - above - below];
        (0..2).map(|axis| room[axis] / (to[axis] - from[axis]).max(1e-3)).fold(self.cell, f32::min)
    }

    /// Puts tasks on a page: from which place on, from 0, and under which number, from 1 for the first place of the
    /// page.
    pub fn put(self, page: &mut Drawing, (place, number): (usize, usize), tasks: &[Task], room: [f32; 2]) {
        let [wide, high] = self.part();
        for (at, task) in (place..).zip(tasks) {
            let (column, row) = ((at % self.columns) as f32, (at / self.columns) as f32);
            let corner = [self.corner[0] + column * (wide + GAP[0]), self.corner[1] + row * (high + GAP[1])];
            TaskLayout::new(task, self).put(page, at + number, corner, room);
        }
    }
}

/// A task with its texts in lines.
struct TaskLayout<'a> {
    task: &'a Task,
    grid: Grid,
    caption: Vec<String>,
    turn: Vec<String>,
}

impl<'a> TaskLayout<'a> {
    fn new(task: &'a Task, grid: Grid) -> Self {
        let wide = grid.part()[0] - INDENT;
        // In a narrow column the same words need more lines.
        let more = if grid.columns > 2 { 2 } else { 1 };
        let caption = lines(&task.caption, wide, CAPTION, false, more * CAPTIONS);
        Self { task, grid, caption, turn: lines(&task.turn, wide, SMALL, false, more * TURNS) }
    }

    /// How much space the caption takes.
    fn above(&self) -> f32 {
        CAPTION + 0.4 + self.caption.len().saturating_sub(1) as f32 * CAPTION_LINE + ROOM[0]
    }

    /// How much space is taken by what is said below the board, and the answer.
    fn below(&self) -> f32 {
        ROOM[1] + self.turn.len().saturating_sub(1) as f32 * SMALL_LINE + if self.grid.answers { ROOM[2] } else { 0.5 }
    }

    /// Puts the task into a part of the page.
    fn put(&self, page: &mut Drawing, number: usize, [left, top]: Point, [above, below]: [f32; 2]) {
        let [wide, high] = self.grid.part();
        // Two digits are as wide as the texts allow.
        let height = if number < 10 { 4.2 } else { 3.3 };
        page.text([left, top + 4.2], height, Anchor::Start, true, number.to_string());
        let texts = left + INDENT;
        for (row, line) in (0_u8..).zip(&self.caption) {
            let y = top + CAPTION + 0.4 + f32::from(row) * CAPTION_LINE;
            page.text([texts, y], CAPTION, Anchor::Start, false, line.clone());
        }
        let board = &self.task.board;
        let [from, to] = board.bounds();
        let scale = self.grid.scale(board, [above, below]);
        let board_left = texts + (wide - INDENT - (to[0] - from[0]) * scale) / 2.0;
        page.place(board, scale, [board_left - from[0] * scale, top + above - from[1] * scale]);
        let y = top + above + (to[1] - from[1]) * scale + ROOM[1];
        page.place(&self.task.disc, 3.6, [texts - 3.0, y - SMALL / 2.0]);
        for (row, line) in (0_u8..).zip(&self.turn) {
            let y = y + f32::from(row) * SMALL_LINE;
            page.text([texts, y], SMALL, Anchor::Start, false, line.clone());
        }
        if self.grid.answers {
            page.lines(vec![vec![[texts, top + high], [left + wide, top + high]]], Role::Ink, LINE);
        }
    }
}

/// One position with its caption above and whose turn it is below; a cell is 1 wide.
#[must_use]
pub fn captioned(task: &Task) -> Drawing {
    const HIGH: f32 = 0.28;
    const LINE: f32 = 0.5;
    const MOST: usize = 8;
    let mut drawing = task.board.clone();
    let [from, to] = task.board.bounds();
    let disc = if task.disc.elements.is_empty() { 0.0 } else { 0.5 };
    let wide = to[0] - from[0];
    let caption = lines(&task.caption, wide, 1.2 * HIGH, true, MOST);
    let top = from[1] - 0.3 - caption.len().saturating_sub(1) as f32 * 1.2 * LINE;
    for (row, line) in (0_u8..).zip(caption) {
        let y = top + f32::from(row) * 1.2 * LINE;
        drawing.text([from[0], y], 1.2 * HIGH, Anchor::Start, true, line);
    }
    let base = to[1] + 0.2 + HIGH;
    drawing.place(&task.disc, 0.42, [from[0] + 0.21, base - HIGH / 2.0]);
    for (row, line) in (0_u8..).zip(lines(&task.turn, wide - disc, HIGH, false, MOST)) {
        let y = base + f32::from(row) * LINE;
        drawing.text([from[0] + disc, y], HIGH, Anchor::Start, false, line);
    }
    drawing
}
