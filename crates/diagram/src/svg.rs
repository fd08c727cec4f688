//! A drawing as SVG: paths and circles alone, letters as outlines, so that every program shows it alike.

use super::drawing::{Anchor, Drawing, Element, Form, Point};
use super::letters::{self, Step};
use super::sheet::PAGE;
use super::style::{Rgb, Style};
use ludoteca_rules::display::harmless;
use std::fmt::Write;

/// What an SVG is about, for those who cannot see it and for programs that list it.
#[derive(Clone, Copy, Debug, Default)]
pub struct SvgLabels<'a> {
    /// A short title.
    pub title: &'a str,
    /// What it shows, in words.
    pub description: &'a str,
}

/// A size in millimetres, and the part of the drawing that fills it: its upper left corner and its width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Page {
    /// Width and height on paper.
    pub size: Point,
    /// The upper left corner.
    pub corner: Point,
    /// Width and height in the units of the drawing.
    pub extent: Point,
}

impl Page {
    /// A worksheet: its unit is a millimetre.
    pub const SHEET: Self = Self { size: PAGE, corner: [0.0, 0.0], extent: PAGE };

    /// A page that a drawing fills up to a margin, with so many millimetres to a unit.
    #[must_use]
    pub fn round(drawing: &Drawing, margin: f32, unit: f32) -> Self {
        let [from, to] = drawing.bounds();
        let corner = from.map(|least| least - margin);
        let extent = [0, 1].map(|axis| to[axis] + margin - corner[axis]);
        Self { size: extent.map(|length| length * unit), corner, extent }
    }
}

/// The SVG of a drawing on a page.
#[must_use]
pub fn svg(drawing: &Drawing, style: Style, page: Page, about: SvgLabels<'_>) -> String {
    let mut text = String::new();
    let [[left, top], [wide, high], size] = [page.corner, page.extent, page.size].map(|pair| pair.map(short));
    // Writing to a text cannot fail.
    let _ = writeln!(
        text,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}mm\" height=\"{}mm\" \
         viewBox=\"{left} {top} {wide} {high}\" role=\"img\" \
         stroke-linejoin=\"round\" stroke-linecap=\"round\">",
        size[0], size[1],
    );
    for (tag, content) in [("title", about.title), ("desc", about.description)] {
        if !content.is_empty() {
            let _ = writeln!(text, "<{tag}>{}</{tag}>", escaped(content));
        }
    }
    let _ = writeln!(text, "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" fill=\"#fff\"/>");
    for shape in &drawing.elements {
        write_shape(&mut text, shape, style);
    }
    text.push_str("</svg>\n");
    text
}

/// A form as the data of an SVG path.
#[must_use]
pub fn path(form: &Form) -> String {
    let mut text = String::new();
    match form {
        Form::Circle { middle: [x, y], radius } => {
            let (left, radius, wide) = (short(x - radius), short(*radius), short(2.0 * radius));
            let y = short(*y);
            // Writing to a text cannot fail.
            let _ =
                write!(text, "M{left} {y}a{radius} {radius} 0 1 0 {wide} 0a{radius} {radius} 0 1 0 {} 0Z", -wide + 0.0);
        }
        Form::Path { runs, closed } => {
            for run in runs {
                for (index, [x, y]) in run.iter().map(|point| point.map(short)).enumerate() {
                    let _ = write!(text, "{}{x} {y}", if index == 0 { 'M' } else { 'L' });
                }
                if *closed {
                    text.push('Z');
                }
            }
        }
        Form::Text { at, height, anchor, bold, text: said } => {
            let left = match anchor {
                Anchor::Start => at[0],
                Anchor::Middle => at[0] - letters::width(said, *height, *bold) / 2.0,
            };
            for step in letters::outlines(said, [left, at[1]], *height, *bold) {
                write_step(&mut text, step);
            }
        }
    }
    text
}

fn write_shape(text: &mut String, shape: &Element, style: Style) {
    match &shape.form {
        Form::Circle { middle, radius } => {
            let [x, y] = middle.map(short);
            let _ = write!(text, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\"", short(*radius));
        }
        form @ (Form::Path { .. } | Form::Text { .. }) => {
            let _ = write!(text, "<path d=\"{}\"", path(form));
        }
    }
    let fill = shape.fill.map_or_else(|| "none".to_owned(), |role| hex(style.colour(role)));
    let _ = write!(text, " fill=\"{fill}\"");
    if let Some(stroke) = shape.stroke {
        let colour = hex(style.colour(stroke.role));
        let _ = write!(text, " stroke=\"{colour}\" stroke-width=\"{}\"", short(stroke.width));
    }
    text.push_str("/>\n");
}

fn write_step(text: &mut String, step: Step) {
    let mut put = |letter: char, points: &[Point]| {
        text.push(letter);
        for (index, [x, y]) in points.iter().map(|point| point.map(short)).enumerate() {
            let _ = write!(text, "{}{x} {y}", if index == 0 { "" } else { " " });
        }
    };
    match step {
        Step::Move(to) => put('M', &[to]),
        Step::Line(to) => put('L', &[to]),
        Step::Quad(by, to) => put('Q', &[by, to]),
        Step::Cubic(by, and, to) => put('C', &[by, and, to]),
        Step::Close => put('Z', &[]),
    }
}

/// A length with three decimals, which is finer than any printer.
fn short(length: f32) -> f32 {
    // Adding 0 makes −0 a 0.
    (length * 1000.0).round() / 1000.0 + 0.0
}

fn hex([red, green, blue]: Rgb) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A text as XML may hold it. Control characters are not allowed there at all, and those that turn the direction of
/// writing round would let it say something else to whoever reads it.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for symbol in harmless::on_one_line(text).chars() {
        match symbol {
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '&' => safe.push_str("&amp;"),
            '\u{fffe}' | '\u{ffff}' => safe.push('\u{fffd}'),
            _ => safe.push(symbol),
        }
    }
    safe
}
