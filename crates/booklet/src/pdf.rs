//! The pages as PDF: shapes as paths, words as words of the program's own font, which is embedded.

use super::content::Booklet;
use super::layout::{drawing, pages};
use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{PathBuilder, Point as At, Transform};
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla::paint::{Fill, LineCap, LineJoin, Stroke};
use krilla::surface::Surface;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use ludoteca_diagram::letters::{self, FILES};
use ludoteca_diagram::{Anchor, Drawing, Element, Form, PAGE, Point, Role, Style};
use ludoteca_rules::Text;
use ludoteca_rules::display::harmless;

/// Points of a PDF in a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// The file of a booklet.
///
/// # Errors
/// A sentence if what it says is more than such a file can hold.
pub fn pdf(booklet: &Booklet) -> Result<Vec<u8>, Text> {
    let failed = || Text::new("error-booklet-pdf");
    let [medium, bold] = FILES.map(|file| Font::new(file.to_vec().into(), 0));
    let fonts = [medium.ok_or_else(failed)?, bold.ok_or_else(failed)?];
    let mut document = Document::new();
    let about = Metadata::new()
        .title(harmless::on_one_line(&booklet.title).to_string())
        .language(booklet.language.tag().to_owned())
        .creator("Ludoteca".to_owned());
    document.set_metadata(about);
    let [wide, high] = PAGE.map(|length| length * POINTS);
    let pages = pages(booklet);
    for page in &pages {
        let mut sheet = document.start_page_with(PageSettings::from_wh(wide, high).ok_or_else(failed)?);
        let mut surface = sheet.surface();
        surface.push_transform(&Transform::from_scale(POINTS, POINTS));
        draw(&mut surface, &fonts, &drawing(booklet, page, pages.len()));
        surface.pop();
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|_| failed())
}

/// Lines thinner than this are filled instead of drawn: some readers make every line at least a dot wide, so that
/// hatching would be black on their screens.
const THIN: f32 = 0.2;

fn draw(surface: &mut Surface<'_>, fonts: &[Font; 2], drawing: &Drawing) {
    for element in &drawing.elements {
        let fill = element.fill.map(|role| Fill { paint: colour(role).into(), ..Fill::default() });
        let stroke = element.stroke.map(|stroke| Stroke {
            paint: colour(stroke.role).into(),
            width: stroke.width,
            line_cap: LineCap::Round,
            line_join: LineJoin::Round,
            ..Stroke::default()
        });
        surface.set_fill(fill);
        surface.set_stroke(stroke);
        match &element.form {
            Form::Text { .. } => words(surface, fonts, element),
            Form::Path { runs, closed: false } if element.stroke.is_some_and(|stroke| stroke.width < THIN) => {
                let (role, width) = element.stroke.map_or((Role::Ink, 0.0), |stroke| (stroke.role, stroke.width));
                surface.set_fill(Some(Fill { paint: colour(role).into(), ..Fill::default() }));
                surface.set_stroke(None);
                if let Some(path) = path(&strips(runs, width)) {
                    surface.draw_path(&path);
                }
            }
            form => {
                if let Some(path) = path(form) {
                    surface.draw_path(&path);
                }
            }
        }
    }
}

/// Straight lines of this width as outlines.
fn strips(runs: &[Vec<Point>], width: f32) -> Form {
    let strip = |leg: &[Point]| {
        let ([from_x, from_y], [to_x, to_y]) = (leg[0], leg[1]);
        let (wide, high) = (to_x - from_x, to_y - from_y);
        let half = width / 2.0 / wide.hypot(high).max(f32::EPSILON);
        let (x, y) = (-high * half, wide * half);
        vec![[from_x + x, from_y + y], [to_x + x, to_y + y], [to_x - x, to_y - y], [from_x - x, from_y - y]]
    };
    Form::Path { runs: runs.iter().flat_map(|run| run.windows(2).map(strip)).collect(), closed: true }
}

fn words(surface: &mut Surface<'_>, fonts: &[Font; 2], element: &Element) {
    let Form::Text { at, height, anchor, bold, text } = &element.form else { return };
    // A control character would be in what is copied from the page.
    let text = harmless::on_one_line(text).to_string();
    let size = letters::size(*height, *bold);
    let left = at[0] - if *anchor == Anchor::Middle { letters::width(&text, *height, *bold) / 2.0 } else { 0.0 };
    let glyphs: Vec<KrillaGlyph> = letters::glyphs(&text, *height, *bold)
        .into_iter()
        .map(|glyph| KrillaGlyph {
            glyph_id: GlyphId::new(u32::from(glyph.number)),
            text_range: glyph.bytes[0]..glyph.bytes[0] + glyph.bytes[1],
            x_advance: glyph.advance / size,
            x_offset: 0.0,
            y_offset: 0.0,
            y_advance: 0.0,
            location: None,
        })
        .collect();
    surface.draw_glyphs(At::from_xy(left, at[1]), &glyphs, fonts[usize::from(*bold)].clone(), &text, size, false);
}

fn colour(role: Role) -> rgb::Color {
    let [red, green, blue] = Style::Ink.colour(role);
    rgb::Color::new(red, green, blue)
}

fn path(form: &Form) -> Option<krilla::geom::Path> {
    /// How far the control points of a quarter of a circle lie from its ends, for a radius of 1.
    const QUARTER: f32 = 0.552_284_8;
    let mut path = PathBuilder::new();
    match form {
        Form::Circle { middle: [x, y], radius } => {
            let at = |across: f32, down: f32| (x + across * radius, y + down * radius);
            let (right, top) = at(1.0, 0.0);
            path.move_to(right, top);
            let quarters = [(1.0, 0.0, 0.0, 1.0), (0.0, 1.0, -1.0, 0.0), (-1.0, 0.0, 0.0, -1.0), (0.0, -1.0, 1.0, 0.0)];
            for (from_x, from_y, to_x, to_y) in quarters {
                let one = at(from_x + QUARTER * to_x, from_y + QUARTER * to_y);
                let other = at(to_x + QUARTER * from_x, to_y + QUARTER * from_y);
                let to = at(to_x, to_y);
                path.cubic_to(one.0, one.1, other.0, other.1, to.0, to.1);
            }
            path.close();
        }
        Form::Path { runs, closed } => {
            for run in runs {
                for (place, [x, y]) in run.iter().enumerate() {
                    if place == 0 { path.move_to(*x, *y) } else { path.line_to(*x, *y) }
                }
                if *closed {
                    path.close();
                }
            }
        }
        Form::Text { .. } => {}
    }
    path.finish()
}
