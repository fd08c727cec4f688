//! What the pointer of whoever explains shows on the board: a red dot, or light on its cell alone.

use super::annotation::dark;
use super::decals::{Decal, DecalShape, DecalSystems, Decals, Layer, add_decals};
use crate::mesh::glyph::Glyphs;
use crate::mesh::{Builder, flat, regular};
use crate::play::pointing::{PointedAt, Pointing};
use crate::play::{HoveredCell, OnTable, Play};
use crate::scene::board::Board;
use crate::scene::material::Ink;
use crate::show::looks::Looks;
use bevy::prelude::*;
use ludoteca_rules::{Cell, Geometry};

/// Radius of the dot and of its light edge, in cells.
const DOT: [f32; 2] = [0.13, 0.18];
/// How far it floats over what is beneath.
const OVER: f32 = 0.06;

pub(in crate::show) fn plugin(app: &mut App) {
    app.register_required_components::<Play, PointedAt>();
    add_decals::<PointerShape, PointedAt>(app);
    app.init_resource::<Pointing>().add_systems(PostUpdate, list.in_set(DecalSystems::List));
}

/// What a pointer shows.
#[derive(Clone, Debug, PartialEq)]
pub enum PointerShape {
    /// A red dot with a light edge.
    Dot,
    /// All cells but this one are dark.
    Spot(Geometry, Cell),
}

impl DecalShape for PointerShape {
    fn layers(&self, _digits: &Glyphs) -> Vec<Layer> {
        let layers = match self {
            Self::Dot => {
                let disc = |radius| {
                    let mut disc = Builder::default();
                    flat::face(&mut disc, &regular(32, radius, 0.0));
                    disc
                };
                vec![Layer::of(disc(DOT[1]), Ink::Light, 0.0), Layer::of(disc(DOT[0]), Ink::Red, 0.004)]
            }
            Self::Spot(geometry, cell) => vec![Layer::of(dark(*geometry, &[*cell]), Ink::Closed, 0.0)],
        };
        layers.into_iter().flatten().collect()
    }
}

type Pointed = (OnTable, Ref<'static, PointedAt>, Ref<'static, HoveredCell>, &'static Looks, &'static Board);

fn list(mut plays: Query<(Pointed, &mut Decals<PointerShape>)>, pointing: Res<Pointing>) {
    for ((play, at, hovered, looks, board), mut decals) in &mut plays {
        let moved = at.is_changed() || *pointing == Pointing::Spot && hovered.is_changed();
        if !(moved || pointing.is_changed()) {
            continue;
        }
        let shown = match (*pointing, at.0, hovered.0) {
            (Pointing::Laser, Some(point), over) => {
                let standing = play.view().standing();
                let on = over.and_then(|cell| standing.into_iter().find(|piece| piece.cell == cell));
                let top = on.map_or(0.0, |on| looks.0.top(on.piece)) + OVER;
                let at = Transform::from_translation(point.with_y(top));
                Some(Decal { shape: PointerShape::Dot, at, touched: None })
            }
            (Pointing::Spot, _, Some(cell)) => {
                Some(Decal::whole_board(PointerShape::Spot(board.geometry, cell), 0.0034))
            }
            _ => None,
        };
        decals.set_if_neq(Decals(shown.into_iter().collect()));
    }
}
