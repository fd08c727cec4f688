//! What a drawing consists of.

use super::letters;
use ludoteca_rules::Dye;

/// To the right and down.
pub type Point = [f32; 2];

/// What a colour means; a [`Style`](super::Style) says which colour that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// What everything is drawn on.
    Paper,
    /// A cell of a board of one tone.
    Cell,
    /// A light cell.
    LightCell,
    /// A dark cell.
    DarkCell,
    /// Hatching of a dark cell.
    Hatch,
    /// Lines and letters.
    Ink,
    /// The body of a piece.
    Body(Dye),
    /// What is drawn on the body of a piece.
    Mark(Dye),
}

/// Which point of a text is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its beginning.
    Start,
    /// Its middle.
    Middle,
}

/// The outline of a shape.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// A circle.
    Circle {
        /// Its middle.
        middle: Point,
        /// Its radius.
        radius: f32,
    },
    /// Lines through points, each closed or not; curves are made of short lines.
    Path {
        /// The points of each line.
        runs: Vec<Vec<Point>>,
        /// Whether each returns to its first point.
        closed: bool,
    },
    /// A line of text. `at` is on the line on which it stands.
    Text {
        /// Where the anchor is.
        at: Point,
        /// Height of a capital letter.
        height: f32,
        /// Which point of it is given.
        anchor: Anchor,
        /// Whether it is in bold letters.
        bold: bool,
        /// What it says.
        text: String,
    },
}

/// A line along an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Its colour.
    pub role: Role,
    /// Its width.
    pub width: f32,
}

/// One thing in a drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Element {
    /// Its outline.
    pub form: Form,
    /// What it is filled with. A text is always filled.
    pub fill: Option<Role>,
    /// The line along its outline.
    pub stroke: Option<Stroke>,
}

/// Shapes, the lowest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawing {
    /// All of them.
    pub elements: Vec<Element>,
}

impl Drawing {
    /// Adds a shape with what it is filled with, and with the line along its outline and the width of that.
    pub fn add(&mut self, form: Form, fill: Option<Role>, stroke: Option<(Role, f32)>) {
        let stroke = stroke.map(|(role, width)| Stroke { role, width });
        self.elements.push(Element { form, fill, stroke });
    }

    /// Adds a closed outline.
    pub fn polygon(&mut self, points: Vec<Point>, fill: Option<Role>, stroke: Option<(Role, f32)>) {
        self.add(Form::Path { runs: vec![points], closed: true }, fill, stroke);
    }

    /// Adds lines through points.
    pub fn lines(&mut self, runs: Vec<Vec<Point>>, role: Role, width: f32) {
        self.add(Form::Path { runs, closed: false }, None, Some((role, width)));
    }

    /// Adds a text with the middle of its capitals at this point.
    pub fn label(&mut self, middle: Point, height: f32, bold: bool, text: String) {
        let at = [middle[0], middle[1] + height / 2.0];
        self.text(at, height, Anchor::Middle, bold, text);
    }

    /// Adds a text whose capitals are so high; `at` is on the line on which it stands.
    pub fn text(&mut self, at: Point, height: f32, anchor: Anchor, bold: bool, text: String) {
        self.add(Form::Text { at, height, anchor, bold, text }, Some(Role::Ink), None);
    }

    /// The smallest and the largest point of everything, lines with their width; both the origin if there is nothing.
    #[must_use]
    pub fn bounds(&self) -> [Point; 2] {
        let mut bounds = [[f32::INFINITY; 2], [f32::NEG_INFINITY; 2]];
        for shape in &self.elements {
            let room = shape.stroke.map_or(0.0, |stroke| stroke.width / 2.0);
            let mut grow = |[x, y]: Point, room: f32| {
                bounds[0] = [bounds[0][0].min(x - room), bounds[0][1].min(y - room)];
                bounds[1] = [bounds[1][0].max(x + room), bounds[1][1].max(y + room)];
            };
            match &shape.form {
                Form::Circle { middle, radius } => grow(*middle, radius + room),
                Form::Path { runs, .. } => runs.iter().flatten().for_each(|point| grow(*point, room)),
                Form::Text { at, height, anchor, bold, text } => {
                    let wide = letters::width(text, *height, *bold);
                    let left = at[0] - if *anchor == Anchor::Middle { wide / 2.0 } else { 0.0 };
                    // Letters with a tail or an accent reach beyond the line and the capitals.
                    grow([left, at[1] - 1.35 * height], 0.0);
                    grow([left + wide, at[1] + 0.35 * height], 0.0);
                }
            }
        }
        if self.elements.is_empty() { [[0.0; 2]; 2] } else { bounds }
    }

    /// Adds another drawing, made `scale` times as large, with its origin at `to`.
    pub fn place(&mut self, other: &Self, scale: f32, to: Point) {
        let moved = |[x, y]: Point| [x * scale + to[0], y * scale + to[1]];
        for shape in &other.elements {
            let form = match &shape.form {
                Form::Circle { middle, radius } => Form::Circle { middle: moved(*middle), radius: radius * scale },
                Form::Path { runs, closed } => Form::Path {
                    runs: runs.iter().map(|run| run.iter().map(|point| moved(*point)).collect()).collect(),
                    closed: *closed,
                },
                Form::Text { at, height, anchor, bold, text } => Form::Text {
                    at: moved(*at),
                    height: height * scale,
                    anchor: *anchor,
                    bold: *bold,
                    text: text.clone(),
                },
            };
            let stroke = shape.stroke.map(|Stroke { role, width }| Stroke { role, width: width * scale });
            self.elements.push(Element { form, fill: shape.fill, stroke });
        }
    }
}
