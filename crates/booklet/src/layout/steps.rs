//! The steps of a lesson: the time in the margin, what is said and done beside it, and the board on the right.

use super::place::MARGIN;
use crate::content::{LessonStep, StepLine};
use ludoteca_diagram::{Anchor, Drawing, PAGE, Point, Role, Task, letters};

/// Where the words begin, beside the time.
const INDENT: f32 = 19.0;
/// Width of a board, the largest that a cell is drawn, and the space between words and board.
const BOARD: f32 = 52.0;
const CELL: f32 = 9.0;
const GAP: f32 = 7.0;
/// Height of the capitals of times and names, of words, and of what is said below a board.
const NAME: f32 = 3.0;
const WORDS: f32 = 2.5;
const SMALL: f32 = 2.1;
/// From one line to the next.
const NAME_LINE: f32 = 5.8;
const LINE: f32 = 4.2;
const SMALL_LINE: f32 = 3.4;
/// Space between paragraphs, above a step and below it, and between a board and what is said below it.
const BETWEEN: f32 = 1.2;
const ABOVE: f32 = 3.4;
const BELOW: f32 = 3.0;
const UNDER: f32 = 3.6;
/// Width of the line above a step.
const RULE: f32 = 0.2;

/// Words of a paragraph, line by line.
struct Paragraph<'a> {
    label: &'a str,
    lines: Vec<String>,
}

/// A step with its words in lines.
struct StepLayout<'a> {
    step: &'a LessonStep,
    paragraphs: Vec<Paragraph<'a>>,
    /// What is said below the board.
    turn: Vec<String>,
}

impl<'a> StepLayout<'a> {
    fn new(step: &'a LessonStep) -> Self {
        let right = if step.task.is_some() { BOARD + GAP } else { 0.0 };
        let wide = PAGE[0] - 2.0 * MARGIN - INDENT - right;
        let turn = step.task.as_ref().map(|task| letters::lines(&task.turn, BOARD - indent(task), SMALL, false, 5));
        let paragraphs = step.lines.iter().map(|line| paragraph(line, wide)).collect();
        Self { step, paragraphs, turn: turn.unwrap_or_default() }
    }

    /// The height of the words, and that of the board with what is below it.
    fn heights(&self) -> [f32; 2] {
        let name = if self.step.name.is_empty() { 0.0 } else { NAME_LINE };
        let lines: usize = self.paragraphs.iter().map(|paragraph| paragraph.lines.len()).sum();
        let words = name + lines as f32 * LINE + self.paragraphs.len().saturating_sub(1) as f32 * BETWEEN;
        let board = self.step.task.as_ref().map_or(0.0, |task| {
            let [from, to] = task.board.bounds();
            (to[1] - from[1]) * scale(task) + UNDER + self.turn.len() as f32 * SMALL_LINE
        });
        [words, board]
    }

    fn height(&self) -> f32 {
        let [words, board] = self.heights();
        ABOVE + words.max(board) + BELOW
    }

    fn draw(&self, drawing: &mut Drawing, [left, top]: Point) {
        let right = PAGE[0] - MARGIN;
        if !self.step.name.is_empty() {
            drawing.lines(vec![vec![[left, top], [right, top]]], Role::Ink, RULE);
        }
        let mut base = top + ABOVE + NAME;
        drawing.text([left, base], NAME, Anchor::Start, true, self.step.time.clone());
        let words = left + INDENT;
        if self.step.name.is_empty() {
            base -= NAME - WORDS;
        } else {
            let wide = right - words - if self.step.task.is_some() { BOARD + GAP } else { 0.0 };
            drawing.text([words, base], NAME, Anchor::Start, true, letters::elided(&self.step.name, wide, NAME, true));
            base += NAME_LINE;
        }
        for paragraph in &self.paragraphs {
            for (place, line) in paragraph.lines.iter().enumerate() {
                let mut at = words;
                if place == 0 && !paragraph.label.is_empty() {
                    drawing.text([at, base], WORDS, Anchor::Start, true, paragraph.label.to_owned());
                    at += label_width(paragraph.label);
                }
                drawing.text([at, base], WORDS, Anchor::Start, false, line.clone());
                base += LINE;
            }
            base += BETWEEN;
        }
        if let Some(task) = &self.step.task {
            self.board(drawing, task, [right - BOARD, top + ABOVE]);
        }
    }

    /// The board, in the middle of its column, and below it whose turn it is.
    fn board(&self, drawing: &mut Drawing, task: &Task, [left, top]: Point) {
        let [from, to] = task.board.bounds();
        let scale = scale(task);
        let [wide, high] = [0, 1].map(|axis| (to[axis] - from[axis]) * scale);
        let corner = [left + (BOARD - wide) / 2.0, top];
        drawing.place(&task.board, scale, [corner[0] - from[0] * scale, corner[1] - from[1] * scale]);
        let base = top + high + UNDER + SMALL - 1.0;
        drawing.place(&task.disc, 3.0, [left + 1.3, base - SMALL / 2.0]);
        for (place, line) in self.turn.iter().enumerate() {
            let at = [left + indent(task), base + place as f32 * SMALL_LINE];
            drawing.text(at, SMALL, Anchor::Start, false, line.clone());
        }
    }
}

/// How many millimetres a unit of the board of a step has.
pub(crate) fn scale(task: &Task) -> f32 {
    let [from, to] = task.board.bounds();
    (0..2).map(|axis| BOARD / (to[axis] - from[axis]).max(1e-3)).fold(CELL, f32::min)
}

/// Room for the disc before what is said below a board.
fn indent(task: &Task) -> f32 {
    if task.disc.elements.is_empty() { 0.0 } else { 4.0 }
}

fn label_width(label: &str) -> f32 {
    letters::width(label, WORDS, true) + if label.is_empty() { 0.0 } else { 1.4 }
}

/// A paragraph whose first line begins behind its label.
fn paragraph(line: &StepLine, wide: f32) -> Paragraph<'_> {
    let text = line.text.split_whitespace().collect::<Vec<_>>().join(" ");
    let (first, rest) = letters::broken(&text, wide - label_width(&line.label), WORDS, false);
    let mut lines = vec![first.to_owned()];
    lines.extend(letters::lines(rest, wide, WORDS, false, usize::MAX));
    Paragraph { label: &line.label, lines }
}

/// The steps of each page; `high` is how much room a page has. A step is never divided: none is as high as a page.
pub(super) fn pages(steps: &[LessonStep], high: f32) -> Vec<&[LessonStep]> {
    let mut pages = Vec::new();
    let (mut first, mut room) = (0, high);
    for (place, step) in steps.iter().enumerate() {
        let needed = StepLayout::new(step).height();
        if needed > room && place > first {
            pages.push(&steps[first..place]);
            (first, room) = (place, high);
        }
        room -= needed;
    }
    pages.push(&steps[first..]);
    pages
}

/// Draws the steps of a page.
pub(super) fn draw(drawing: &mut Drawing, steps: &[LessonStep], [left, top]: Point) {
    let mut top = top;
    for step in steps {
        let layout = StepLayout::new(step);
        layout.draw(drawing, [left, top]);
        top += layout.height();
    }
}
