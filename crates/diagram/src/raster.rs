//! A drawing as pixels, for small pictures on the screen and picture files.

use super::drawing::{Anchor, Drawing, Element, Form, Role};
use super::letters::{self, Step};
use super::style::Style;
use tiny_skia::{Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, Stroke, Transform};

/// A picture of `wide` by `high` pixels, row by row, red, green, blue and opacity of each, not multiplied with the
/// opacity. The drawing is as large as fits, in the middle; what is around it is transparent, or paper if `paper`.
/// `None` if the picture has no pixels or is larger than memory allows.
#[must_use]
pub fn raster(drawing: &Drawing, style: Style, [wide, high]: [u32; 2], paper: bool) -> Option<Vec<u8>> {
    let mut pixels = Pixmap::new(wide, high)?;
    if paper {
        let [red, green, blue] = style.colour(Role::Paper);
        pixels.fill(Color::from_rgba8(red, green, blue, 255));
    }
    let [from, to] = drawing.bounds();
    let [width, height] = [to[0] - from[0], to[1] - from[1]];
    if width > 0.0 && height > 0.0 {
        let scale = (wide as f32 / width).min(high as f32 / height);
        let left = (wide as f32 - width * scale) / 2.0 - from[0] * scale;
        let top = (high as f32 - height * scale) / 2.0 - from[1] * scale;
        let place = Transform::from_row(scale, 0.0, 0.0, scale, left, top);
        drawing.elements.iter().for_each(|shape| paint(&mut pixels, shape, style, place));
    }
    Some(
        pixels
            .pixels()
            .iter()
            .map(|pixel| pixel.demultiply())
            .flat_map(|p| [p.red(), p.green(), p.blue(), p.alpha()])
            .collect(),
    )
}

fn paint(pixels: &mut Pixmap, shape: &Element, style: Style, place: Transform) {
    let Some(path) = path(&shape.form) else { return };
    let ink = |role: Role| {
        let [red, green, blue] = style.colour(role);
        let mut paint = Paint { anti_alias: true, ..Paint::default() };
        paint.set_color_rgba8(red, green, blue, 255);
        paint
    };
    if let Some(fill) = shape.fill {
        pixels.fill_path(&path, &ink(fill), FillRule::Winding, place, None);
    }
    if let Some(line) = shape.stroke {
        let stroke =
            Stroke { width: line.width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() };
        pixels.stroke_path(&path, &ink(line.role), &stroke, place, None);
    }
}

fn path(form: &Form) -> Option<Path> {
    match form {
        Form::Circle { middle, radius } => PathBuilder::from_circle(middle[0], middle[1], *radius),
        Form::Path { runs, closed } => {
            let mut path = PathBuilder::new();
            for run in runs {
                let mut points = run.iter();
                if let Some([x, y]) = points.next() {
                    path.move_to(*x, *y);
                }
                points.for_each(|[x, y]| path.line_to(*x, *y));
                if *closed {
                    path.close();
                }
            }
            path.finish()
        }
        Form::Text { at, height, anchor, bold, text } => {
            let wide = letters::width(text, *height, *bold);
            let left = if *anchor == Anchor::Middle { at[0] - wide / 2.0 } else { at[0] };
            let mut path = PathBuilder::new();
            letters::outlines(text, [left, at[1]], *height, *bold).into_iter().for_each(|step| go(&mut path, step));
            path.finish()
        }
    }
}

fn go(path: &mut PathBuilder, step: Step) {
    match step {
        Step::Move([x, y]) => path.move_to(x, y),
        Step::Line([x, y]) => path.line_to(x, y),
        Step::Quad(by, to) => path.quad_to(by[0], by[1], to[0], to[1]),
        Step::Cubic(by, and, to) => path.cubic_to(by[0], by[1], and[0], and[1], to[0], to[1]),
        Step::Close => path.close(),
    }
}
