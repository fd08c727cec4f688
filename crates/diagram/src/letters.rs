//! Letters as outlines, from the program's own font: a diagram looks the same everywhere, whatever fonts are installed.

use ludoteca_rules::display::harmless;
use std::sync::LazyLock;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

/// The font's file, of medium weight and bold, for whoever sets text by other means.
pub static FILES: [&[u8]; 2] =
    [include_bytes!("../../../assets/fonts/inter-medium.otf"), include_bytes!("../../../assets/fonts/inter-bold.otf")];

static MEDIUM: LazyLock<Face<'static>> = LazyLock::new(|| face(FILES[0]));
static BOLD: LazyLock<Face<'static>> = LazyLock::new(|| face(FILES[1]));

fn face(bytes: &'static [u8]) -> Face<'static> {
    Face::parse(bytes, 0).expect("the embedded fonts are read by a test")
}

/// A step of an outline.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// A new outline begins here.
    Move([f32; 2]),
    /// A straight line.
    Line([f32; 2]),
    /// A curve with one control point (TrueType's), and its end.
    Quad([f32; 2], [f32; 2]),
    /// A curve with two control points (PostScript's), and its end.
    Cubic([f32; 2], [f32; 2], [f32; 2]),
    /// Back to where the outline began.
    Close,
}

/// A font and how much a unit of it measures.
struct Pen {
    face: &'static Face<'static>,
    unit: f32,
}

impl Pen {
    fn new(height: f32, bold: bool) -> Self {
        let face: &'static Face<'static> = if bold { &BOLD } else { &MEDIUM };
        let capital = face.capital_height().filter(|capital| *capital > 0).unwrap_or(700);
        Self { face, unit: height / f32::from(capital) }
    }

    /// The glyph of a character; an empty box for one that the font does not have, and a space for one that nobody may
    /// see.
    fn glyph(&self, character: char) -> GlyphId {
        let character = if harmless::is_harmful(character) { ' ' } else { character };
        self.face.glyph_index(character).unwrap_or(GlyphId(0))
    }

    fn advance(&self, glyph: GlyphId) -> f32 {
        self.unit * f32::from(self.face.glyph_hor_advance(glyph).unwrap_or(0))
    }
}

/// A letter as a font of its own file has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glyph {
    /// Its number in the font.
    pub number: u16,
    /// Where its character begins in the text, and how many bytes that has.
    pub bytes: [usize; 2],
    /// From its beginning to that of the next one, in units in which capitals are so high as asked.
    pub advance: f32,
}

/// The letters of a text whose capitals are so high, for whoever sets text with the font's file.
#[must_use]
pub fn glyphs(text: &str, height: f32, bold: bool) -> Vec<Glyph> {
    let pen = Pen::new(height, bold);
    let of = |(at, character): (usize, char)| {
        let glyph = pen.glyph(character);
        Glyph { number: glyph.0, bytes: [at, character.len_utf8()], advance: pen.advance(glyph) }
    };
    text.char_indices().map(of).collect()
}

/// The size of the font, as such programs count it, at which capitals are so high.
#[must_use]
pub fn size(height: f32, bold: bool) -> f32 {
    let pen = Pen::new(height, bold);
    pen.unit * f32::from(pen.face.units_per_em())
}

/// How wide a text is whose capitals are so high.
#[must_use]
pub fn width(text: &str, height: f32, bold: bool) -> f32 {
    let pen = Pen::new(height, bold);
    text.chars().map(|character| pen.advance(pen.glyph(character))).sum()
}

/// The outlines of a text that begins at a point on its line.
#[must_use]
pub fn outlines(text: &str, at: [f32; 2], height: f32, bold: bool) -> Vec<Step> {
    let pen = Pen::new(height, bold);
    let mut traced = Outline { steps: Vec::new(), at, unit: pen.unit };
    for character in text.chars() {
        let glyph = pen.glyph(character);
        // A blank has no outline.
        let _ = pen.face.outline_glyph(glyph, &mut traced);
        traced.at[0] += pen.advance(glyph);
    }
    traced.steps
}

/// The longest beginning of a text, in whole words where possible, that is no wider than `wide`, and what is left of
/// it.
#[must_use]
pub fn broken(text: &str, wide: f32, height: f32, bold: bool) -> (&str, &str) {
    let pen = Pen::new(height, bold);
    let text = text.trim();
    let mut reached = 0.0;
    let mut blank = None;
    for (at, symbol) in text.char_indices() {
        reached += pen.advance(pen.glyph(symbol));
        if symbol == ' ' {
            blank = Some(at);
        } else if reached > wide {
            // At least one letter, else a text would never end.
            let end = blank.unwrap_or_else(|| if at == 0 { symbol.len_utf8() } else { at });
            return (text[..end].trim_end(), text[end..].trim_start());
        }
    }
    (text, "")
}

/// A text that ends in an ellipsis where it would be wider than `wide`.
#[must_use]
pub fn elided(text: &str, wide: f32, height: f32, bold: bool) -> String {
    const ELLIPSIS: &str = "…";
    match broken(text, wide, height, bold) {
        (whole, "") => whole.to_owned(),
        _ => broken(text, wide - width(ELLIPSIS, height, bold), height, bold).0.to_owned() + ELLIPSIS,
    }
}

/// A text in at most so many lines no wider than `wide`; an ellipsis ends the last one if there is more.
#[must_use]
pub fn lines(text: &str, wide: f32, height: f32, bold: bool, most: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() && lines.len() < most {
        if lines.len() + 1 == most {
            lines.push(elided(rest, wide, height, bold));
            break;
        }
        let (now, later) = broken(rest, wide, height, bold);
        lines.push(now.to_owned());
        rest = later;
    }
    lines
}

struct Outline {
    steps: Vec<Step>,
    at: [f32; 2],
    unit: f32,
}

impl Outline {
    fn point(&self, x: f32, y: f32) -> [f32; 2] {
        [self.at[0] + x * self.unit, self.at[1] - y * self.unit]
    }
}

impl OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Move(self.point(x, y)));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.steps.push(Step::Line(self.point(x, y)));
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.steps.push(Step::Quad(self.point(x1, y1), self.point(x, y)));
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.steps.push(Step::Cubic(self.point(x1, y1), self.point(x2, y2), self.point(x, y)));
    }

    fn close(&mut self) {
        self.steps.push(Step::Close);
    }
}
