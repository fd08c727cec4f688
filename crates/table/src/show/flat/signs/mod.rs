//! The signs of a position, drawn flat on the board: what it says beyond where pieces stand.
//!
//! How a sign is drawn depends only on its meaning, not on the game. Signs about cells are drawn here; those about a
//! side as a whole (score, penalties) appear in the panels. [`shapes`] has no side effects. Depends only on `rules`,
//! `mesh`, `scene`, `play`, and the looks of `show`.

pub mod shapes;

use super::decals::{Decal, DecalShape, DecalSystems, Decals, Layer, add_decals};
use crate::mesh::glyph::Glyphs;
use crate::play::{Aims, CurrentOpinion, Hand, HoveredCell, OnTable, Play};
use crate::scene::board::Board;
use crate::scene::camera::ReadingSide;
use crate::schedule::TableSystems;
use crate::show::flat::indicate::PreviewMoves;
use crate::show::looks::Looks;
use bevy::prelude::*;
use ludoteca_rules::{Cell, Geometry, Pick, Standing};
use shapes::{Drawing, Heights};

/// The signs on the board of a play.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs(pub Vec<Drawing>);

/// Height of the signs over the board, below all marks.
const HEIGHT: f32 = 0.0015;

pub(in crate::show) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Signs>();
    add_decals::<SignShape, Signs>(app);
    app.add_systems(Update, follow.in_set(TableSystems::Present))
        .add_systems(PostUpdate, list.in_set(DecalSystems::List));
}

/// Reads the signs of the position, those of the group under the pointer or the cursor, and what is counted in the
/// moves that are shown; and what the computer has proved, while it is asked to show that.
fn follow(
    mut plays: Query<(
        OnTable,
        Ref<HoveredCell>,
        Ref<Hand>,
        Option<Ref<Aims>>,
        Option<Ref<CurrentOpinion>>,
        &mut Signs,
    )>,
    preview: Res<PreviewMoves>,
) {
    for (on_table, hovered, hand, aims, analysed, mut signs) in &mut plays {
        let told = on_table.is_changed() || analysed.as_ref().is_some_and(DetectChanges::is_changed);
        let told = told || aims.as_ref().is_some_and(DetectChanges::is_changed);
        if told || hovered.is_changed() || hand.is_changed() || preview.is_changed() {
            let over = hovered.0.or(hand.cursor).filter(|_| !aims.as_ref().is_some_and(|aims| aims.unmarked));
            let board = on_table.view();
            let mut drawings = shapes::drawings(board.sides(), &board.signs(), over);
            if let Some(play) = on_table.play() {
                let shown = match (&hand.picks[..], over.filter(|_| preview.0 || hovered.0.is_none())) {
                    ([], Some(cell)) => play.view().runs(hand.seat, &[Pick::Cell(cell)]),
                    ([], None) => Vec::new(),
                    (picks, _) => play.view().runs(hand.seat, picks),
                };
                drawings.extend(shapes::counts(&shown, over));
                let opinion = analysed.as_ref().and_then(|analysed| analysed.0.as_ref());
                if let Some(opinion) = opinion.filter(|opinion| opinion.node == play.view().cursor()) {
                    drawings.extend(shapes::proofs(play.view(), opinion, &hand.picks));
                }
            }
            signs.set_if_neq(Signs(drawings));
        }
    }
}

/// How much higher a later drawing is: where drawings share an edge, the last one is seen, instead of either by chance.
fn over(index: usize) -> f32 {
    0.000_02 * index.min(40) as f32
}

/// A sign, and what it must know to be drawn on top of pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct SignShape {
    geometry: Geometry,
    drawing: Drawing,
    /// Just above the highest piece, if that matters to it.
    top: f32,
    /// Just above the piece on each of its cells, if that matters to it.
    lifts: Vec<f32>,
    turn: Quat,
}

impl DecalShape for SignShape {
    fn layers(&self, digits: &Glyphs) -> Vec<Layer> {
        let lift = |cell| {
            let lifts = self.drawing.cells.iter().zip(&self.lifts);
            lifts.into_iter().find(|(other, _)| **other == cell).map_or(0.0, |(_, lift)| *lift)
        };
        let heights = Heights { top: self.top, lift: &lift };
        let shape = shapes::shape(self.geometry, &self.drawing, digits, heights, self.turn);
        let (fill, edge) = self.drawing.inks();
        [Layer::of(shape.edge, edge, 0.0), Layer::of(shape.fill, fill, 0.001)].into_iter().flatten().collect()
    }
}

fn list(mut plays: Query<(OnTable, &Looks, Ref<Signs>, Ref<Board>, Ref<ReadingSide>, &mut Decals<SignShape>)>) {
    for (play, looks, signs, board, near, mut decals) in &mut plays {
        if signs.is_changed() || board.is_changed() || near.is_changed() {
            let above = |piece: &Standing| looks.0.top(piece.piece) + 0.008;
            let standing: Vec<(Cell, f32)> = play.view().standing().iter().map(|it| (it.cell, above(it))).collect();
            let turn = Quat::from_rotation_y(near.0.0);
            decals.set_if_neq(Decals(laid(&signs.0, board.geometry, &standing, turn)));
        }
    }
}

/// The signs as they lie on a board where pieces stand that are so high.
fn laid(signs: &[Drawing], geometry: Geometry, standing: &[(Cell, f32)], turn: Quat) -> Vec<Decal<SignShape>> {
    let top = standing.iter().map(|(_, above)| *above).fold(0.008, f32::max);
    let lift = |cell: &Cell| standing.iter().find(|(other, _)| other == cell).map_or(0.0, |(_, above)| *above);
    let sign = |(index, drawing): (usize, &Drawing)| {
        let lifts = if drawing.is_on_piece() { drawing.cells.iter().map(lift).collect() } else { Vec::new() };
        let top = if drawing.is_over_pieces() { top } else { 0.0 };
        let shape = SignShape { geometry, drawing: drawing.clone(), top, lifts, turn };
        Decal::whole_board(shape, HEIGHT + over(index))
    };
    signs.iter().enumerate().map(sign).collect()
}
