//! What stands on the corners of the frame where seats decide in secret: a lamp for each side, lit while its order is
//! sealed and the same whatever that order is, and the penalty points of each side.
//!
//! Independent of the game: the lamps follow the session, the points the signs of the position.

use crate::mesh::turned::Plan;
use crate::mesh::{Builder, flat};
use crate::play::{OnTable, Play, Turn};
use crate::scene::board::Board;
use crate::scene::board::layout::{INLAY, frame, outline};
use crate::scene::material::{Finish, Ink};
use crate::schedule::TableSystems;
use bevy::prelude::*;
use ludoteca_rules::{Meaning, Side};
use std::f32::consts::{FRAC_PI_4, PI};

/// The flame of a side's lamp: it is visible while the order of that side is sealed. Below its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flame(pub Side);

/// A penalty point of a side. A child of its play.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PenaltyPoint(pub Side);

/// Radius of a penalty point, how far the first one lies outside the middle of the corner, and the distance between
/// two.
const POINT: f32 = 0.15;
const FIRST: f32 = 0.10;
const NEXT: f32 = 0.36;
/// Sides of round bodies.
const SIDES: usize = 32;

pub(in crate::show) fn plugin(app: &mut App) {
    app.add_systems(Update, (stand_lamps, light, lay_points).chain().in_set(TableSystems::Present));
}

/// A place on the frame near the corner that lies to the right of the first side, or of the second, as that one looks
/// at the board; `left` for the other corner.
fn corner(board: &Board, side: Side, left: bool) -> Transform {
    let far = outline(board).into_iter().fold(Vec2::ZERO, Vec2::max);
    let inside = far - Vec2::splat((frame(board) - INLAY) / 2.0);
    let turn = Quat::from_rotation_y(PI * f32::from(side.0));
    let place = Vec3::new(if left { -inside.x } else { inside.x }, 0.0, inside.y);
    Transform::from_translation(turn * place).with_rotation(turn)
}

fn round(profile: &[(f32, f32)]) -> Builder {
    Plan::round(SIDES).turn(profile)
}

/// A candle on a dish.
fn candle() -> [(Builder, Finish); 3] {
    let dish = round(&[(0.20, 0.0), (0.232, 0.02), (0.240, 0.06), (0.228, 0.066), (0.205, 0.034), (0.0, 0.034)]);
    let wax = round(&[(0.088, 0.03), (0.090, 0.30), (0.082, 0.325), (0.05, 0.33), (0.0, 0.315)]);
    let wick = round(&[(0.012, 0.31), (0.012, 0.375), (0.0, 0.38)]);
    [(dish, Finish::Brass), (wax, Finish::Ivory), (wick, Finish::Groove)]
}

/// The flame and its light in the dish, which is seen from above.
fn flame() -> [(Builder, Finish); 2] {
    let flame = round(&[(0.0, 0.355), (0.05, 0.385), (0.072, 0.43), (0.066, 0.48), (0.036, 0.56), (0.0, 0.64)]);
    let mut glow = flat::ring(0.092, 0.20, 1, 1.0, 0.0, SIDES);
    for place in &mut glow.positions {
        place[1] += 0.040;
    }
    [(flame, Finish::Mark(Ink::Gold)), (glow, Finish::Mark(Ink::Amber))]
}

/// A pale disc with a cross.
fn point() -> [(Builder, Finish); 2] {
    let disc = round(&[(POINT - 0.01, 0.0), (POINT, 0.012), (POINT, 0.05), (POINT - 0.014, 0.064), (0.0, 0.064)]);
    let mut cross = Builder::default();
    for turn in [FRAC_PI_4, -FRAC_PI_4] {
        let way = Vec2::from_angle(turn) * 0.095;
        flat::bar(&mut cross, -way, way, 0.05, 0.0);
    }
    for place in &mut cross.positions {
        place[1] += 0.068;
    }
    [(disc, Finish::Ivory), (cross, Finish::Mark(Ink::Red))]
}

fn stand_lamps(
    mut commands: Commands,
    plays: Query<(Entity, OnTable, &Board), Added<Board>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, play, board) in plays.iter().filter(|(_, play, _)| play.entry().info.simultaneous) {
        for side in (0..play.view().sides().len()).map(|side| Side(side as u8)) {
            let place = (corner(board, side, false), Visibility::default(), ChildOf(entity));
            commands.spawn(place).with_children(|lamp| {
                for (part, finish) in candle() {
                    lamp.spawn((Mesh3d(meshes.add(part.build())), finish));
                }
                for (part, finish) in flame() {
                    lamp.spawn((Flame(side), Mesh3d(meshes.add(part.build())), finish, Visibility::Hidden));
                }
            });
        }
    }
}

/// Lights the lamps of the sides whose orders are sealed.
fn light(
    plays: Query<(&Play, Ref<Turn>, &Children)>,
    lamps: Query<&Children>,
    mut flames: Query<(&Flame, &mut Visibility)>,
) {
    for (play, turn, children) in &plays {
        for flame in children.iter().filter_map(|child| lamps.get(child).ok()).flatten() {
            let Ok((Flame(side), mut visibility)) = flames.get_mut(*flame) else { continue };
            let lit = turn.sealed.iter().any(|seat| play.view().side_of(seat) == Some(*side));
            visibility.set_if_neq(if lit { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}

/// Lays the penalty points that the position tells of.
fn lay_points(
    mut commands: Commands,
    plays: Query<(Entity, OnTable, Ref<Board>)>,
    laid: Query<(Entity, &PenaltyPoint, &ChildOf)>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, play, board) in plays.iter().filter(|(_, play, board)| play.is_changed() || board.is_changed()) {
        let signs = play.view().signs();
        for side in (0..play.view().sides().len()).map(|side| Side(side as u8)) {
            let told = signs.iter().find(|sign| sign.meaning == Meaning::Penalty && sign.side == Some(side));
            let wanted = told.and_then(|sign| usize::try_from(sign.number?).ok()).unwrap_or(0);
            let there: Vec<Entity> = laid
                .iter()
                .filter(|(_, point, of)| point.0 == side && of.parent() == entity)
                .map(|(point, ..)| point)
                .collect();
            for point in there.iter().skip(wanted) {
                commands.entity(*point).despawn();
            }
            for index in there.len()..wanted {
                let mut place = corner(&board, side, true);
                place.translation += place.rotation * Vec3::X * (NEXT * index as f32 - FIRST);
                commands.spawn((PenaltyPoint(side), place, Visibility::default(), ChildOf(entity))).with_children(
                    |whole| {
                        for (part, finish) in point() {
                            whole.spawn((Mesh3d(meshes.add(part.build())), finish));
                        }
                    },
                );
            }
        }
    }
}
