//! The shallow trays beside the board in which captured pieces lie, of what its frame is made of, lined like its mat.
//!
//! They stand wherever room is kept for captured pieces, so that an empty one tells where they will go.

use crate::mesh::{Builder, raise, rectangle, sweep};
use crate::play::Play;
use crate::scene::board::Board;
use crate::scene::camera::{ChosenPlace, Subject, TableCameraSystems};
use crate::scene::material::{Finish, MaterialsApplied};
use crate::show::rows::{self, FLOOR};
use bevy::prelude::*;

/// A tray. A child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Tray {
    /// Half its width and depth.
    pub half: Vec2,
}

/// Height of the rim of a tray.
const RIM: f32 = 0.105;
/// Thickness of the walls.
const WALL: f32 = 0.036;
/// So many cells one texture of the wood spans.
const GRAIN: f32 = 4.0;

pub(in crate::show) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, stand.after(TableCameraSystems).before(MaterialsApplied));
}

type Standing = (Entity, &'static Board, Ref<'static, Subject>, Ref<'static, ChosenPlace>);

/// Puts the trays where the rows of captured pieces are.
fn stand(
    mut commands: Commands,
    plays: Query<Standing, With<Play>>,
    old: Query<(Entity, &ChildOf), With<Tray>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (play, board, subject, chosen) in &plays {
        if !(subject.is_changed() || chosen.is_changed()) {
            continue;
        }
        for (tray, _) in old.iter().filter(|(_, of)| of.parent() == play) {
            commands.entity(tray).despawn();
        }
        if subject.places.is_empty() {
            continue;
        }
        let (middles, half) = rows::trays(board, chosen.0);
        let [walls, floor] = tray(half).map(|part| Mesh3d(meshes.add(part.build())));
        let parts = [(walls, Finish::Frame(board.style.border)), (floor, board.style.leather())];
        for middle in middles {
            let place = Transform::from_translation(middle);
            let tray = (Tray { half }, place, Visibility::default(), ChildOf(play));
            commands.spawn(tray).with_children(|tray| {
                for (part, finish) in &parts {
                    tray.spawn((part.clone(), *finish, Pickable::IGNORE));
                }
            });
        }
    }
}

/// The walls and the floor of a tray of this half size, its underside at y = 0.
fn tray(half: Vec2) -> [Builder; 2] {
    let inner = rectangle(half - WALL);
    let walls = [(0.0, FLOOR), (0.0, RIM - 0.012), (0.012, RIM), (WALL - 0.014, RIM), (WALL, RIM - 0.014), (WALL, 0.0)];
    let mut floor = Builder::default();
    let corners: Vec<Vec3> = inner.iter().map(|p| raise(*p, FLOOR)).collect();
    let along = half.y > half.x;
    let grain = |p: Vec3| if along { Vec2::new(p.x, p.z) } else { Vec2::new(p.z, p.x) } / GRAIN;
    floor.polygon(&corners, Vec3::Y, grain);
    [sweep::sweep(&inner, &walls, GRAIN), floor]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;

    #[test]
    fn a_tray_is_as_large_as_it_says_and_open_above() {
        let half = Vec2::new(4.0, 0.28);
        for part in tray(half) {
            check::surface(&part);
            let (low, high) = check::bounds(&part);
            assert!(low.y >= 0.0 && high.y <= RIM && high.x <= half.x + 1e-5 && high.z <= half.y + 1e-5);
        }
    }
}
