//! The chances of the play, as a curve over its line in time.

use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, TextSize};
use bevy_egui::egui::{Align2, Color32, Mesh, Pos2, Rect, Shape, Stroke, Ui, lerp, pos2, vec2};

/// Height of the curve at text scale 1.
const HEIGHT: f32 = 98.0;
/// Space inside it above and below, where the rings of turning points find room.
const INSIDE: f32 = 9.0;
/// Radius of such a ring, and of the one that is looked at.
const RING: f32 = 6.0;
const CHOSEN: f32 = 8.5;

/// A turning point on the curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurveTurn {
    /// Nodes from the beginning of the play to the move with which it turned.
    pub at: usize,
    /// The share of the chances there, from 0 to 1, as in [`CurveModel::points`].
    pub share: f32,
    /// Whether it is the one that is looked at.
    pub chosen: bool,
}

/// How the chances went.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CurveModel {
    /// Nodes from the beginning of the play, and the share of the chances of the first side there, from 0 to 1.
    pub points: Vec<(f32, f32)>,
    /// The turning points.
    pub turns: Vec<CurveTurn>,
    /// What it says at the upper edge, and at the lower one: for whom it is better there.
    pub better: [String; 2],
}

/// How high it is.
#[must_use]
pub fn height(text_scale: f32) -> f32 {
    HEIGHT * text_scale.min(1.4)
}

/// Draws it into `place`; `x` is where so many nodes after the beginning lie on the screen.
pub fn paint(ui: &Ui, scale: f32, curve: &CurveModel, place: Rect, x: impl Fn(f32) -> f32) {
    let ground = Ground::of(ui);
    let painter = ui.painter();
    let scrim = room(ui.ctx()).scrim.0;
    painter.rect_filled(place, 6.0, scrim);
    // The words have a row of their own, where the curve crosses none of them.
    let font = TextSize::Label.font(scale.min(1.4));
    let row = place.with_max_y(place.top() + TextSize::Label.token().line * scale.min(1.4));
    let words = [
        (row.left_center() + vec2(8.0, 0.0), Align2::LEFT_CENTER, format!("↑ {}", curve.better[0])),
        (row.right_center() - vec2(8.0, 0.0), Align2::RIGHT_CENTER, format!("↓ {}", curve.better[1])),
    ];
    for (at, anchor, text) in words.into_iter().filter(|_| !curve.points.is_empty()) {
        painter.text(at, anchor, text, font.clone(), ground.quiet);
    }
    let inner = place.with_min_y(row.bottom()).shrink2(vec2(0.0, INSIDE));
    let at = |place: f32, share: f32| pos2(x(place), lerp(inner.bottom()..=inner.top(), share));
    let points: Vec<Pos2> = curve.points.iter().map(|(place, share)| at(*place, *share)).collect();
    painter.add(under(&points, place.bottom(), ground.accent.gamma_multiply(0.22)));
    let even = [pos2(place.left(), inner.center().y), pos2(place.right(), inner.center().y)];
    painter.extend(Shape::dashed_line(&even, Stroke::new(1.0, ground.line), 3.0, 5.0));
    painter.add(Shape::line(points, Stroke::new(2.0, ground.accent)));
    for turn in &curve.turns {
        let (radius, width) = if turn.chosen { (CHOSEN, 3.5) } else { (RING, 2.5) };
        let (fill, edge) = if turn.chosen { (ground.accent, ground.text) } else { (ground.on_accent, ground.accent) };
        painter.circle(at(turn.at as f32, turn.share), radius * scale.min(1.4), fill, Stroke::new(width, edge));
    }
}

/// What lies between the curve and its lower edge.
fn under(points: &[Pos2], bottom: f32, colour: Color32) -> Shape {
    let mut mesh = Mesh::default();
    for point in points {
        mesh.colored_vertex(*point, colour);
        mesh.colored_vertex(pos2(point.x, bottom), colour);
    }
    for last in 1..points.len() as u32 {
        let first = 2 * (last - 1);
        mesh.add_triangle(first, first + 1, first + 2);
        mesh.add_triangle(first + 1, first + 2, first + 3);
    }
    Shape::mesh(mesh)
}
