//! Shapes as the page draws them: the data of an SVG path, and by names what it is painted with. The style sheet of the
//! page says which colour a name is, by day and by night.

use ludoteca_diagram::{Drawing, Element, Form, Role, Stroke, svg};
use ludoteca_rules::Dye;
use serde::Serialize;

/// One shape.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shape {
    /// The data of the path.
    #[serde(rename = "d")]
    pub path: String,
    /// What it is filled with; empty for nothing.
    #[serde(rename = "f", skip_serializing_if = "str::is_empty")]
    pub fill: &'static str,
    /// What the line along it is drawn with; empty for nothing.
    #[serde(rename = "s", skip_serializing_if = "str::is_empty")]
    pub stroke: &'static str,
    /// The width of that line, in cells.
    #[serde(rename = "w", skip_serializing_if = "is_nothing")]
    pub width: f32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
fn is_nothing(width: &f32) -> bool {
    *width == 0.0
}

impl Shape {
    /// A filled form.
    pub fn filled(form: &Form, fill: &'static str) -> Self {
        Self { path: svg::path(form), fill, stroke: "", width: 0.0 }
    }

    /// A line along a form.
    pub fn line(form: &Form, stroke: &'static str, width: f32) -> Self {
        Self { path: svg::path(form), fill: "", stroke, width }
    }
}

/// A drawing as shapes.
#[must_use]
pub(crate) fn shapes(drawing: &Drawing) -> Vec<Shape> {
    drawing.elements.iter().map(shape).collect()
}

/// A drawing whose neighbours of one colour do not lie over each other, as few shapes: one path is smaller than many.
#[must_use]
pub(crate) fn merged(drawing: &Drawing) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Vec::new();
    for shape in drawing.elements.iter().map(shape) {
        match shapes.last_mut() {
            Some(last) if (last.fill, last.stroke, last.width) == (shape.fill, shape.stroke, shape.width) => {
                last.path.push_str(&shape.path);
            }
            _ => shapes.push(shape),
        }
    }
    shapes
}

fn shape(Element { form, fill, stroke }: &Element) -> Shape {
    let (stroke, width) = stroke.map_or(("", 0.0), |Stroke { role, width }| (name(role), short(width)));
    Shape { path: svg::path(form), fill: fill.map_or("", name), stroke, width }
}

fn short(length: f32) -> f32 {
    (length * 1000.0).round() / 1000.0
}

/// What a colour is called on the page.
const fn name(role: Role) -> &'static str {
    match role {
        Role::Paper => "paper",
        Role::Cell => "cell",
        Role::LightCell => "light",
        Role::DarkCell | Role::Hatch => "dark",
        Role::Ink => "ink",
        Role::Body(Dye::White) => "white",
        Role::Body(Dye::Black) => "black",
        Role::Body(Dye::Red) => "red",
        Role::Body(Dye::Green) => "green",
        Role::Body(Dye::Yellow) => "yellow",
        Role::Mark(dye) if dye.is_dark() => "on-dark",
        Role::Mark(_) => "on-light",
    }
}
