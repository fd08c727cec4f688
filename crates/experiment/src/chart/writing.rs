//! Lines of text that keep to a width.

use ludoteca_diagram::letters::{elided, lines, width};
use ludoteca_diagram::{Anchor, Drawing, Point};

/// How wide the picture is, in millimetres.
pub(super) const WIDE: f32 = 170.0;

/// Letters are not made smaller than this, in millimetres of a capital.
const SMALLEST: f32 = 1.7;

/// A text that begins at a point; one that is wider than it may be is made smaller, and then cut.
pub(super) fn line(drawing: &mut Drawing, at: Point, (height, bold): (f32, bool), most: f32, text: &str) {
    let (text, height) = fitted(text, (height, bold), most);
    drawing.text(at, height, Anchor::Start, bold, text);
}

/// The same that ends at a point.
pub(super) fn before(drawing: &mut Drawing, at: Point, (height, bold): (f32, bool), most: f32, text: &str) {
    let (text, height) = fitted(text, (height, bold), most);
    let left = at[0] - width(&text, height, bold);
    drawing.text([left, at[1]], height, Anchor::Start, bold, text);
}

fn fitted(text: &str, (height, bold): (f32, bool), most: f32) -> (String, f32) {
    let wide = width(text, height, bold).max(most);
    let height = (height * most / wide).max(SMALLEST.min(height));
    // Rounding must not cut what was made to fit.
    (elided(text, 1.01 * most, height, bold), height)
}

/// A text on as many lines as it needs; where the next line would be.
pub(super) fn paragraph(drawing: &mut Drawing, [x, mut y]: Point, height: f32, most: f32, text: &str) -> f32 {
    const MOST_LINES: usize = 6;
    for text in lines(text, most, height, false, MOST_LINES) {
        drawing.text([x, y], height, Anchor::Start, false, text);
        y += 1.9 * height;
    }
    y
}
