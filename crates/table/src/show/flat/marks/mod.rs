//! Flat marks on cells: what is selected, what can be done, what was done.
//!
//! The component [`Marks`] of a play lists them; changing it redraws them. Every [`MarkShape`] differs in shape, not
//! only in colour, and those on occupied cells leave the middle of the cell free. A mark looks like light on the wood:
//! a bright shape, and round it a glow in its colour, which fades. [`shapes`] and [`light`] have no side effects.
//! Depends only on `rules`, `mesh`, `play`, the board, cameras and materials of `scene`, and the looks of `show`.

pub mod light;
pub mod shapes;

pub use shapes::MarkShape;

use super::decals::{Decal, DecalShape, DecalSystems, Decals, Layer, add_decals};
use crate::mesh::glyph::Glyphs;
use crate::play::{OnTable, Play};
use crate::scene::board::{Board, centre};
use crate::scene::camera::ReadingSide;
use crate::scene::material::Finish;
use crate::show::looks::Looks;
use bevy::prelude::*;
use ludoteca_rules::Cell;
use ludoteca_rules::geometry::CellShape;

/// The marks on the board of a play; several may share a cell.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks(pub Vec<(Cell, MarkShape)>);

/// Height of the lowest mark over the board.
const HEIGHT: f32 = 0.004;

/// How far a mark that floats lies above the top of the piece.
const ABOVE: f32 = 0.012;

/// A mark on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellMark {
    mark: MarkShape,
    cell_shape: CellShape,
}

impl DecalShape for CellMark {
    const KEPT: bool = true;

    fn layers(&self, _digits: &Glyphs) -> Vec<Layer> {
        let drawn = shapes::shape(self.mark, self.cell_shape);
        let (bright, glow) = self.mark.finishes();
        vec![
            Layer { mesh: light::light(self.mark, &drawn), finish: Finish::Glow(glow), height: 0.0 },
            Layer { mesh: drawn.build(), finish: bright, height: 0.002 },
        ]
    }
}

pub(in crate::show) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Marks>();
    add_decals::<CellMark, Marks>(app);
    app.add_systems(PostUpdate, list.in_set(DecalSystems::List));
}

type Marked = (Ref<'static, Board>, Ref<'static, Marks>, Ref<'static, ReadingSide>, Option<(OnTable, &'static Looks)>);

fn list(mut boards: Query<(Marked, &mut Decals<CellMark>)>) {
    for ((board, marks, near, shown), mut decals) in &mut boards {
        if !marks.is_changed() && !board.is_changed() && !near.is_changed() {
            continue;
        }
        let top = |cell: Cell| {
            let (play, looks) = shown.as_ref()?;
            let piece = play.view().standing().into_iter().find(|piece| piece.cell == cell)?;
            Some(looks.0.top(piece.piece) + ABOVE)
        };
        let cell_shape = board.geometry.cell_shape();
        let on_board = marks.0.iter().filter(|(cell, _)| cell.index() < board.geometry.cells());
        let mark = |(cell, mark): &(Cell, MarkShape)| {
            // Marks on the same cell are stacked in a fixed order.
            let height = HEIGHT + 0.001 * (*mark as u8 as f32) / 4.0;
            let lift = if mark.floats() { top(*cell).unwrap_or_default() } else { 0.0 };
            // It lies for whoever reads it.
            let turn = if mark.floats() { Quat::from_rotation_y(near.0.0) } else { Quat::IDENTITY };
            let place = centre(board.geometry, *cell) + Vec3::Y * (lift + height);
            Decal {
                shape: CellMark { mark: *mark, cell_shape },
                at: Transform::from_translation(place).with_rotation(turn),
                // What floats beyond its cell is touched like the cell.
                touched: mark.floats().then_some(*cell),
            }
        };
        let marks = on_board.map(mark).collect();
        decals.set_if_neq(Decals(marks));
    }
}
