//! The signs of a position, drawn flat on the board: what it says beyond where pieces stand.
//!
//! How a sign is drawn depends only on its meaning, not on the game. Signs about cells are drawn here; those about a
//! side as a whole (score, penalties) appear in the panels. [`shapes`] has no side effects. Depends only on `rules`,
//! `mesh`, `scene`, `play`, and the looks of `show`.

pub mod shapes;

use super::indicate::PreviewMoves;
use super::looks::Looks;
use crate::play::{Analysed, Hand, Hovered, OnTable, Play};
use crate::scene::assets::Font;
use crate::scene::board::Board;
use crate::scene::eye::LaidFor;
use crate::scene::material::{Finish, MaterialsApplied};
use crate::schedule::TableSystems;
use bevy::prelude::*;
use ludoteca_rules::{Pick, Standing};
use shapes::Drawing;

/// An entity that draws signs, a child of its play.
#[derive(Component, Clone, Copy, Debug)]
pub struct SignDrawing;

/// The signs on the board of a play.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs(pub Vec<Drawing>);

/// Height of the signs over the board, below all marks.
const HEIGHT: f32 = 0.0015;

pub(super) fn plugin(app: &mut App) {
    app.register_required_components::<Play, Signs>();
    app.init_resource::<Font>()
        .add_systems(Update, follow.in_set(TableSystems::Present))
        .add_systems(PostUpdate, draw.before(MaterialsApplied).before(TransformSystems::Propagate));
}

/// Reads the signs of the position, those of the group under the pointer or the cursor, and what is counted in the moves
/// that are shown; and what the computer has proved, while it is asked to show that.
fn follow(
    mut plays: Query<(OnTable, Ref<Hovered>, Ref<Hand>, Option<Ref<Analysed>>, &mut Signs)>,
    preview: Res<PreviewMoves>,
) {
    for (on_table, hovered, hand, analysed, mut signs) in &mut plays {
        let told = on_table.is_changed() || analysed.as_ref().is_some_and(DetectChanges::is_changed);
        if told || hovered.is_changed() || hand.is_changed() || preview.is_changed() {
            let over = hovered.0.or(hand.cursor);
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

fn draw(
    mut commands: Commands,
    plays: Query<(Entity, OnTable, &Looks, Ref<Signs>, Ref<Board>, Ref<LaidFor>)>,
    font: Res<Font>,
    old: Query<(Entity, &ChildOf), With<SignDrawing>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, play, looks, signs, board, near) in &plays {
        if !signs.is_changed() && !board.is_changed() && !near.is_changed() {
            continue;
        }
        for (drawing, _) in old.iter().filter(|(_, of)| of.parent() == entity) {
            commands.entity(drawing).despawn();
        }
        // Numbers on pieces lie just above the highest piece.
        let standing = play.view().standing();
        let above = |piece: &Standing| looks.0.top(piece.piece) + 0.008;
        let top = standing.iter().map(above).fold(0.008, f32::max);
        let lift = |cell| standing.iter().find(|piece| piece.cell == cell).map_or(0.0, above);
        let turn = Quat::from_rotation_y(near.0.0);
        for (index, drawing) in signs.0.iter().enumerate() {
            let shape = shapes::shape(board.geometry, drawing, &font.0, shapes::Heights { top, lift: &lift }, turn);
            let (fill, edge) = drawing.inks();
            for (layer, (part, ink)) in [(shape.edge, edge), (shape.fill, fill)].into_iter().enumerate() {
                if part.triangles.is_empty() {
                    continue;
                }
                commands.spawn((
                    SignDrawing,
                    Mesh3d(meshes.add(part.build())),
                    Finish::Mark(ink),
                    Transform::from_xyz(0.0, HEIGHT + 0.001 * layer as f32 + over(index), 0.0),
                    Pickable::IGNORE,
                    ChildOf(entity),
                ));
            }
        }
    }
}
