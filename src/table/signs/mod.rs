//! What the position says beyond where pieces stand, drawn flat on the board: by the meaning of each sign, knowing no game.
//!
//! Meanings about cells are drawn here; what speaks of a side as a whole (a score, penalties) is told by the panels.
//! [`shapes`] is pure. May import `rules` and `table`; the session only to look at.

pub mod shapes;

use super::TableSystems;
use super::assets;
use super::board::Board;
use super::camera::Near;
use super::input::pointer::Hovered;
use super::looks::Looks;
use super::material::Finish;
use super::mesh::glyph::Glyphs;
use super::session::{InHand, Table};
use bevy::prelude::*;
use shapes::Drawing;

/// An entity that draws signs.
#[derive(Component, Clone, Copy, Debug)]
pub struct SignDrawing;

/// What is drawn on the board.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs(pub Vec<Drawing>);

/// Digits for cells that are numbered.
#[derive(Resource)]
struct Digits(Glyphs);

/// Height of the signs over the board, below all marks.
const HEIGHT: f32 = 0.0015;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Signs>()
        .insert_resource(Digits(assets::glyphs()))
        .add_systems(Update, follow.in_set(TableSystems::Present).run_if(resource_exists::<Table>))
        .add_systems(PostUpdate, draw.before(super::material::Dress).before(TransformSystems::Propagate));
}

/// Reads the signs of the position, and those of the group under the pointer or the cursor.
fn follow(table: Res<Table>, hovered: Res<Hovered>, hand: Res<InHand>, mut signs: ResMut<Signs>) {
    if table.is_changed() || hovered.is_changed() || hand.is_changed() {
        let session = table.session();
        let over = hovered.0.or(hand.cursor);
        signs.set_if_neq(Signs(shapes::drawings(session.sides(), &session.signs(), over)));
    }
}

fn draw(
    mut commands: Commands,
    signs: Res<Signs>,
    digits: Res<Digits>,
    boards: Query<Ref<Board>>,
    near: Res<Near>,
    table: Option<Res<Table>>,
    looks: Option<Res<Looks>>,
    old: Query<Entity, With<SignDrawing>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    let Ok(board) = boards.single() else { return };
    if !signs.is_changed() && !board.is_changed() && !near.is_changed() {
        return;
    }
    for drawing in &old {
        commands.entity(drawing).despawn();
    }
    // What is written on pieces lies just above the highest of them.
    let tops = table.iter().zip(&looks).flat_map(|(table, looks)| {
        table.session().standing().into_iter().map(|standing| looks.0.top(standing.piece)).collect::<Vec<_>>()
    });
    let (top, turn) = (tops.fold(0.0, f32::max) + 0.008, Quat::from_rotation_y(near.0));
    for drawing in &signs.0 {
        let shape = shapes::shape(board.geometry, drawing, &digits.0, top, turn);
        let (fill, edge) = drawing.inks();
        for (layer, (part, ink)) in [(shape.edge, edge), (shape.fill, fill)].into_iter().enumerate() {
            if part.triangles.is_empty() {
                continue;
            }
            commands.spawn((
                SignDrawing,
                Mesh3d(meshes.add(part.build())),
                Finish::Mark(ink),
                Transform::from_xyz(0.0, HEIGHT + 0.001 * layer as f32, 0.0),
                Pickable::IGNORE,
            ));
        }
    }
}
