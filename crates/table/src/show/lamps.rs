//! Whose turn it is, on the frame of the board, where more than two play: each player's corner has a lamp on a disc of
//! the player's colour, and it is lit for whoever is to move, seen from every side of the table.

use crate::mesh::turned::{Plan, shoulder};
use crate::mesh::{Builder, flat};
use crate::play::players::seats;
use crate::play::{OnTable, Turn};
use crate::scene::board::{Board, layout};
use crate::scene::material::{Finish, Ink, MaterialsApplied};
use bevy::prelude::*;
use ludoteca_rules::{Seat, SideColour};

/// The lamp of a seat, a child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lamp {
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is lit.
    pub lit: bool,
}

/// Radii of the bulb, of the collar round it, of the disc under both, and of the brass rim around that.
const BULB: f32 = 0.15;
const COLLAR: f32 = 0.18;
const DISC: f32 = 0.245;
const RIM: f32 = 0.30;
/// How far a bulb rises above the frame.
const HIGH: f32 = 0.20;
/// Where the lit strip lies, in cells outside the field, and how long each of its arms is.
const STRIP: (f32, f32) = (0.075, 0.155);
const ARM: f32 = 2.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, light.before(MaterialsApplied).before(TransformSystems::Propagate));
}

fn light(
    mut commands: Commands,
    plays: Query<(Entity, OnTable, Option<Ref<Turn>>, Ref<Board>)>,
    old: Query<(Entity, &ChildOf), With<Lamp>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, play, turn, board) in &plays {
        let view = play.view();
        if view.seats() <= 2 || !(turn.as_ref().is_some_and(DetectChanges::is_changed) || board.is_changed()) {
            continue;
        }
        for (lamp, _) in old.iter().filter(|(_, of)| of.parent() == entity) {
            commands.entity(lamp).despawn();
        }
        for seat in (0..view.seats()).map(Seat) {
            let lit = turn.as_ref().is_some_and(|turn| turn.asked.contains(seat));
            let colour = view.side_of(seat).and_then(|side| view.sides().get(usize::from(side.0))?.colour);
            // The lamp is made for the corner at the left of the first player.
            let turned = Quat::from_rotation_y(seats::near_side(seat, view.seats()).0);
            let place = Transform::from_rotation(turned);
            commands.spawn((Lamp { seat, lit }, place, Visibility::default(), ChildOf(entity))).with_children(|lamp| {
                for (part, finish) in parts(&board, colour, lit) {
                    lamp.spawn((Mesh3d(meshes.add(part.build())), finish, Pickable::IGNORE));
                }
            });
        }
    }
}

/// A lamp in the corner at the left of the first player.
fn parts(board: &Board, colour: Option<SideColour>, lit: bool) -> Vec<(Builder, Finish)> {
    let half = layout::field(board.geometry).into_iter().fold(Vec2::ZERO, |half, point| half.max(point.abs()));
    let out = layout::columns(board).1;
    let corner = Vec3::new(-half.x - out, 0.0, half.y + out);
    let placed = |part: &Builder| {
        let mut whole = Builder::default();
        whole.append(part, Transform::from_translation(corner));
        whole
    };
    let round = Plan::round(32);
    let rim = round.turn(&[(RIM, 0.0), (RIM - 0.015, 0.035), (DISC + 0.01, 0.035), (DISC, 0.02)]);
    let mut bulb = round.turn(&shoulder((BULB, 0.02), (0.0, HIGH), 8));
    bulb.append(&flat::ring(0.0, BULB, 1, 1.0, 0.0, 32), Transform::from_xyz(0.0, 0.021, 0.0));
    let glass = if lit { Finish::Mark(Ink::Gold) } else { Finish::Groove };
    let disc = match colour {
        Some(SideColour::White) | None => Finish::Ivory,
        Some(SideColour::Black) => Finish::Ebony,
        Some(SideColour::Red) => Finish::Padouk,
        Some(SideColour::Green) => Finish::Jade,
    };
    let mut under = Builder::default();
    under.append(&flat::ring(0.0, DISC, 1, 1.0, 0.0, 32), Transform::from_xyz(0.0, 0.02, 0.0));
    // Dark, so that the bulb stands out from a light disc.
    let mut collar = Builder::default();
    collar.append(&flat::ring(BULB, COLLAR, 1, 1.0, 0.0, 32), Transform::from_xyz(0.0, 0.022, 0.0));
    let mut made = vec![
        (placed(&rim), Finish::Brass),
        (placed(&under), disc),
        (placed(&collar), Finish::Groove),
        (placed(&bulb), glass),
    ];
    if lit {
        made.push((strip(half), Finish::Mark(Ink::Gold)));
    }
    made
}

/// A strip along both sides of the corner of the field.
fn strip(half: Vec2) -> Builder {
    let mut shape = Builder::default();
    let (near, far) = STRIP;
    let at = |x: f32, y: f32| Vec2::new(-half.x - x, half.y + y);
    flat::face(&mut shape, &[at(near, -ARM), at(far, -ARM), at(far, far), at(near, near)]);
    flat::face(&mut shape, &[at(near, near), at(far, far), at(-ARM, far), at(-ARM, near)]);
    let mut raised = Builder::default();
    raised.append(&shape, Transform::from_xyz(0.0, 0.003, 0.0));
    raised
}
