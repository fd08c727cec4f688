//! Where titles, what is shown, and numbers stand on a page.

use ludoteca_diagram::{PAGE, Point};

/// What is left blank on all sides of a page.
pub(super) const MARGIN: f32 = 14.0;
/// Where the title stands, and what begins below it; the latter is lower where a second title stands there.
const HEAD: f32 = 14.0;
pub(super) const SECOND: f32 = 9.0;
/// Where what is on a page ends, above its number.
const FOOT: f32 = 21.0;

/// The part of a page below its titles: the upper left corner, and width and height.
pub(super) fn body(second: bool) -> (Point, Point) {
    let top = MARGIN + HEAD + if second { SECOND } else { 0.0 };
    ([MARGIN, top], [PAGE[0] - 2.0 * MARGIN, PAGE[1] - FOOT - top])
}
