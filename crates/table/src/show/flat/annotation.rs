//! What whoever explains has drawn on the position: see [`ludoteca_rules::display::annotation`]. Arrows rise over the
//! pieces, rings lie round them, crosses and numbers above them; a spotlight darkens everything else.
//!
//! Every colour is drawn in a shape of its own too, so that it is told without colours.

use super::decals::{Decal, DecalShape, DecalSystems, Decals, Layer, add_decals};
use crate::mesh::glyph::Glyphs;
use crate::mesh::{Builder, flat, offset, regular};
use crate::play::{ArrowBegun, Play, TableEvent};
use crate::scene::board::layout::cell_outline;
use crate::scene::board::{Board, centre};
use crate::scene::camera::ReadingSide;
use crate::scene::material::Ink;
use crate::scene::picture::smooth;
use crate::show::looks::Looks;
use bevy::prelude::*;
use ludoteca_rules::display::annotation::{self, Annotation, AnnotationKind, Tint};
use ludoteca_rules::{Cell, Geometry};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_3, FRAC_PI_4, FRAC_PI_6, PI};

/// Half the width of an arrow, and of the light edge round everything.
const HALF: f32 = 0.085;
const EDGE: f32 = 0.035;
/// How far it floats over what is beneath.
const OVER: f32 = 0.03;
/// How high an arrow rises between its ends, for each cell of its length, and at most.
const RISE: (f32, f32) = (0.16, 0.9);

pub(in crate::show) fn plugin(app: &mut App) {
    add_decals::<AnnotationShape, Play>(app);
    app.add_systems(PostUpdate, list.in_set(DecalSystems::List));
}

/// Something that is drawn.
#[derive(Clone, Debug, PartialEq)]
pub enum AnnotationShape {
    /// All cells but these are dark.
    Darkness(Geometry, Vec<Cell>),
    /// A drawing.
    Drawing(Annotation, Ground),
}

/// Where a drawing lies, and what it must pass over.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    geometry: Geometry,
    /// How high the board is at the cells of the drawing.
    tops: Vec<(Cell, f32)>,
    /// Towards whoever looks.
    turn: Quat,
}

impl DecalShape for AnnotationShape {
    fn layers(&self, digits: &Glyphs) -> Vec<Layer> {
        match self {
            Self::Darkness(geometry, lit) => Layer::of(dark(*geometry, lit), Ink::Closed, 0.0).into_iter().collect(),
            Self::Drawing(drawing, ground) => {
                let edge = Layer::of(ground.shape(*drawing, EDGE), Ink::Light, 0.0);
                let fill = Layer::of(ground.shape(*drawing, 0.0), ink(drawing.tint), 0.004);
                let written = Layer::of(ground.written(*drawing, digits), Ink::Light, 0.008);
                [edge, fill, written].into_iter().flatten().collect()
            }
        }
    }
}

type Drawn = (
    Entity,
    Ref<'static, Play>,
    Ref<'static, ArrowBegun>,
    &'static Looks,
    Ref<'static, Board>,
    Ref<'static, ReadingSide>,
);

fn list(mut events: MessageReader<TableEvent>, mut plays: Query<(Drawn, &mut Decals<AnnotationShape>)>) {
    // What is only noted does not change the play itself.
    let noted: Vec<Entity> = events.read().map(|event| event.play).collect();
    for ((entity, play, begun, looks, board, near), mut decals) in &mut plays {
        if !(play.is_changed()
            || begun.is_changed()
            || noted.contains(&entity)
            || board.is_changed()
            || near.is_changed())
        {
            continue;
        }
        let view = play.view();
        let mut drawings = annotation::read(board.geometry, view.comment(view.cursor()));
        // A ring says where an arrow will begin.
        let begins = begun.0.filter(|(node, ..)| *node == view.cursor());
        drawings.extend(begins.map(|(_, cell, tint)| Annotation { tint, kind: AnnotationKind::Ring(cell) }));
        if drawings.is_empty() {
            decals.set_if_neq(Decals::default());
            continue;
        }
        let standing = view.standing();
        let piece = |cell| standing.iter().find(|piece| piece.cell == cell);
        let top = |cell| piece(cell).map_or(0.0, |piece| looks.0.top(piece.piece));
        let turn = Quat::from_rotation_y(near.0.0);
        decals.set_if_neq(Decals(laid(board.geometry, &drawings, &top, turn)));
    }
}

/// Drawings as they lie on a board that is so high at a cell.
fn laid(
    geometry: Geometry,
    drawings: &[Annotation],
    top: &dyn Fn(Cell) -> f32,
    turn: Quat,
) -> Vec<Decal<AnnotationShape>> {
    let lit = spotlights(drawings);
    let darkness = (!lit.is_empty()).then(|| Decal::whole_board(AnnotationShape::Darkness(geometry, lit), 0.0035));
    let drawn = drawings.iter().enumerate().map(|(index, drawing)| {
        let tops = cells(drawing.kind).into_iter().map(|cell| (cell, top(cell))).collect();
        // Later drawings lie over earlier ones, by less than can be seen.
        let height = 0.006 + 0.0002 * index as f32;
        Decal::whole_board(AnnotationShape::Drawing(*drawing, Ground { geometry, tops, turn }), height)
    });
    darkness.into_iter().chain(drawn).collect()
}

/// The cells of a drawing.
fn cells(kind: AnnotationKind) -> Vec<Cell> {
    match kind {
        AnnotationKind::Arrow(from, to) => vec![from, to],
        AnnotationKind::Ring(cell)
        | AnnotationKind::Cross(cell)
        | AnnotationKind::Number(cell, _)
        | AnnotationKind::Spot(cell) => vec![cell],
    }
}

const fn ink(tint: Tint) -> Ink {
    match tint {
        Tint::Green => Ink::Green,
        Tint::Red => Ink::Red,
        Tint::Yellow => Ink::Gold,
        Tint::Blue => Ink::Blue,
    }
}

/// The outline that belongs to a colour, round the origin and reaching so far.
fn outline(tint: Tint, radius: f32) -> Vec<Vec2> {
    match tint {
        Tint::Green => regular(40, radius, 0.0),
        Tint::Red => regular(4, radius * 1.16, FRAC_PI_4),
        Tint::Yellow => regular(4, radius * 1.22, 0.0),
        Tint::Blue => regular(3, radius * 1.34, FRAC_PI_2),
    }
}

/// The cells on which a spotlight is.
fn spotlights(drawings: &[Annotation]) -> Vec<Cell> {
    let spot = |annotation: &Annotation| match annotation.kind {
        AnnotationKind::Spot(cell) => Some(cell),
        _ => None,
    };
    drawings.iter().filter_map(spot).collect()
}

/// All cells but these.
pub(in crate::show) fn dark(geometry: Geometry, lit: &[Cell]) -> Builder {
    let cell = cell_outline(geometry);
    let mut shape = Builder::default();
    for dark in geometry.all().filter(|cell| !lit.contains(cell)) {
        let mut one = Builder::default();
        flat::face(&mut one, &cell);
        shape.append(&one, Transform::from_translation(centre(geometry, dark)));
    }
    shape
}

impl Ground {
    fn top(&self, cell: Cell) -> f32 {
        self.tops.iter().find(|(other, _)| *other == cell).map_or(0.0, |(_, top)| *top)
    }

    /// The shape of a drawing, grown by its edge.
    fn shape(&self, annotation: Annotation, edge: f32) -> Builder {
        let mut shape = Builder::default();
        match annotation.kind {
            AnnotationKind::Arrow(from, to) => return self.arrow(annotation.tint, from, to, edge),
            AnnotationKind::Ring(cell) => {
                let ring = flat::outline(&outline(annotation.tint, 0.40), -0.075 - edge, edge, 0.5);
                shape.append(&ring, self.on(cell, 0.0));
            }
            AnnotationKind::Cross(cell) => shape.append(&cross(annotation.tint, edge), self.on(cell, self.top(cell))),
            AnnotationKind::Number(cell, _) => {
                flat::face(&mut shape, &offset(&outline(annotation.tint, 0.24), edge));
                return self.placed(&shape, cell);
            }
            AnnotationKind::Spot(_) => {}
        }
        shape
    }

    /// What is written on a drawing.
    fn written(&self, annotation: Annotation, digits: &Glyphs) -> Builder {
        let AnnotationKind::Number(cell, number) = annotation.kind else { return Builder::default() };
        self.placed(&digits.write(&number.to_string(), 0.26), cell)
    }

    /// A shape above what stands on a cell.
    fn placed(&self, shape: &Builder, cell: Cell) -> Builder {
        let mut placed = Builder::default();
        placed.append(shape, self.on(cell, self.top(cell)));
        placed
    }

    /// On a cell at this height, turned to whoever looks.
    fn on(&self, cell: Cell, height: f32) -> Transform {
        let lift = if height > 0.0 { height + OVER } else { 0.0 };
        Transform::from_translation(centre(self.geometry, cell) + Vec3::Y * lift).with_rotation(self.turn)
    }

    /// A ribbon that rises between its ends. Colours are told by how it is cut: whole, of two strands, in dashes, in
    /// beads.
    fn arrow(&self, tint: Tint, from: Cell, to: Cell, edge: f32) -> Builder {
        let ends = [from, to].map(|cell| centre(self.geometry, cell) + Vec3::Y * (self.top(cell) + OVER));
        let [start, end] = ends;
        let long = Vec2::new(end.x - start.x, end.z - start.z).length();
        let rise = (RISE.0 * long).min(RISE.1);
        let along = Vec3::new(end.x - start.x, 0.0, end.z - start.z) / long;
        let side = Vec3::new(-along.z, 0.0, along.x);
        let (head, tail) = (0.42 / long, 0.16 / long);
        // The head lies flat, so that it is seen from a low seat.
        let point = |t: f32| {
            let risen = (t / (1.0 - head)).clamp(0.0, 1.0);
            let height = start.y + (end.y - start.y) * smooth(risen) + rise * (risen * PI).sin();
            start.lerp(end, t).with_y(height)
        };
        let mut shape = Builder::default();
        let mut strip = |t0: f32, t1: f32, left: [f32; 2], right: [f32; 2]| {
            let [a, b] = [point(t0), point(t1)];
            let corners = [a + side * right[0], b + side * right[1], b + side * left[1], a + side * left[0]];
            shape.polygon(&corners, Vec3::Y, |p| Vec2::new(p.x, p.z));
        };
        let steps = (long * 8.0).ceil().max(8.0);
        let share = (1.0 - head - tail) / steps;
        let grown = |half: f32| [-(half + edge), half + edge];
        for step in 0..steps as u32 {
            let (t0, t1) = (tail + share * step as f32, tail + share * (step as f32 + 1.0));
            let halves = match (tint, step % 4) {
                (Tint::Yellow, 3) | (Tint::Blue, 1 | 3) => continue,
                _ => grown(if tint == Tint::Blue { HALF * 1.15 } else { HALF }),
            };
            if tint == Tint::Red {
                // Two strands with a gap between them.
                let (inner, outer) = ((HALF * 0.35 - edge).max(0.0), HALF * 1.1 + edge);
                strip(t0, t1, [-outer; 2], [-inner; 2]);
                strip(t0, t1, [inner; 2], [outer; 2]);
            } else {
                strip(t0, t1, [halves[0]; 2], [halves[1]; 2]);
            }
        }
        let wide = 0.25 + edge * 2.2;
        let (back, tip) = (1.0 - head - edge / long, 1.0 + edge * 1.6 / long);
        let (middle, half) = ((back + tip) / 2.0, wide / 2.0);
        strip(back, middle, [-wide, -half], [wide, half]);
        strip(middle, tip, [-half, 0.0], [half, 0.0]);
        shape
    }
}

/// A cross of as many bars, and turned so, as its colour says.
fn cross(tint: Tint, edge: f32) -> Builder {
    let ways: &[f32] = match tint {
        Tint::Green => &[FRAC_PI_4, -FRAC_PI_4],
        Tint::Red => &[0.0, FRAC_PI_2],
        Tint::Yellow => &[FRAC_PI_2, FRAC_PI_6, -FRAC_PI_6],
        Tint::Blue => &[0.0, FRAC_PI_3, -FRAC_PI_3],
    };
    let mut shape = Builder::default();
    for way in ways {
        let end = Vec2::from_angle(*way) * 0.33;
        flat::bar(&mut shape, -end, end, 0.13 + 2.0 * edge, edge);
    }
    shape
}
