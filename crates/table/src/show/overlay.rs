//! What is laid over the board for whoever explains: badges with numbers over the cells, as [`ludoteca_rules::overlay`] has them.
//!
//! A badge has the outline of its role, so that it is told without colours: round for the first side, square for the second, a
//! lozenge and a triangle for the others; what is good or bad has a tick or a cross beside its number.

use super::looks::Looks;
use crate::mesh::glyph::Glyphs;
use crate::mesh::{Builder, flat, offset, regular};
use crate::play::OnTable;
use crate::play::overlay::Laid;
use crate::scene::assets::Font;
use crate::scene::board::{Board, centre};
use crate::scene::eye::LaidFor;
use crate::scene::material::{Finish, Ink, MaterialsApplied};
use bevy::prelude::*;
use ludoteca_rules::overlay::Shape;
use ludoteca_rules::{Badge, Cell, Role, SideColour, SideInfo};
use std::collections::BTreeMap;
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};

/// An entity that draws something of it, a child of its play.
#[derive(Component, Clone, Copy, Debug)]
pub struct Badges;

/// How far a badge floats over what is beneath.
const OVER: f32 = 0.05;
/// Half the height of a badge.
const RADIUS: f32 = 0.23;
/// How wide its edge is: of any, and of one that is emphasised.
const EDGE: [f32; 2] = [0.025, 0.06];
/// How high a number is.
const DIGITS: f32 = 0.27;
/// How wide the room of a sign beside a number is.
const SIGN: f32 = 0.24;
/// Of two badges on one cell, how much smaller they are, and how far from the middle.
const PAIRED: (f32, f32) = (0.8, 0.24);
/// Between the layers of a badge.
const LAYER: f32 = 0.004;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, draw.before(MaterialsApplied).before(TransformSystems::Propagate));
}

fn draw(
    mut commands: Commands,
    plays: Query<(Entity, OnTable, Ref<Laid>, &Looks, Ref<Board>, Ref<LaidFor>)>,
    font: Res<Font>,
    old: Query<(Entity, &ChildOf), With<Badges>>,
    mut meshes: ResMut<Assets<Mesh>>,
) {
    for (entity, play, laid, looks, board, near) in &plays {
        if !(laid.is_changed() || board.is_changed() || near.is_changed()) {
            continue;
        }
        old.iter().filter(|(_, of)| of.parent() == entity).for_each(|(old, _)| commands.entity(old).despawn());
        let Some(said) = laid.said() else { continue };
        let standing = play.view().standing();
        let top = |cell| standing.iter().find(|piece| piece.cell == cell).map_or(0.0, |on| looks.0.top(on.piece));
        let turn = Quat::from_rotation_y(near.0.0);
        let mut inks: BTreeMap<(u8, u32), (Ink, Builder)> = BTreeMap::new();
        for group in said.badges.chunk_by(|one, next| one.cell == next.cell) {
            for (index, badge) in group.iter().enumerate() {
                let aside =
                    if group.len() == 1 { 0.0 } else { PAIRED.1 * (2.0 * index as f32 - group.len() as f32 + 1.0) };
                let scale = if group.len() == 1 { 1.0 } else { PAIRED.0 };
                let at = middle(&board, badge.cell, top(badge.cell)) + turn * Vec3::X * aside;
                let place = Transform::from_translation(at).with_rotation(turn).with_scale(Vec3::splat(scale));
                for (layer, (ink, shape)) in layers(*badge, play.view().sides(), &font.0).into_iter().enumerate() {
                    let known = inks.entry((layer as u8, ink as u32));
                    known.or_insert_with(|| (ink, Builder::default())).1.append(&shape, place);
                }
            }
        }
        for ((layer, _), (ink, shape)) in inks {
            if !shape.triangles.is_empty() {
                let mesh = Mesh3d(meshes.add(shape.build()));
                let at = Transform::from_xyz(0.0, LAYER * f32::from(layer), 0.0);
                commands.spawn((Badges, mesh, Finish::Mark(ink), at, Pickable::IGNORE, ChildOf(entity)));
            }
        }
    }
}

fn middle(board: &Board, cell: Cell, top: f32) -> Vec3 {
    centre(board.geometry, cell) + Vec3::Y * (top + OVER)
}

/// A badge round the origin, turned towards +Z: its edge, its surface, and what is written on it.
fn layers(badge: Badge, sides: &[SideInfo], digits: &Glyphs) -> [(Ink, Builder); 3] {
    let colour = match badge.role {
        Role::Side(side) => sides.get(usize::from(side.0)).and_then(|info| info.colour),
        _ => None,
    };
    let (surface, ink) = match (colour, badge.role.shape()) {
        (Some(SideColour::White), _) | (None, Shape::Round) => (Ink::Light, Ink::Dark),
        (Some(SideColour::Black), _) | (None, Shape::Square) => (Ink::Dark, Ink::Light),
        (Some(SideColour::Red), _) | (None, Shape::Diamond | Shape::Cross) => (Ink::Red, Ink::Light),
        (Some(SideColour::Green), _) | (None, Shape::Triangle | Shape::Tick) => (Ink::Green, Ink::Light),
        (None, Shape::Dot) => (Ink::Blue, Ink::Light),
    };
    let edge = match (badge.marked, surface) {
        (true, _) => Ink::Gold,
        (false, Ink::Light) => Ink::Dark,
        (false, _) => Ink::Light,
    };
    let text = badge.number.map(|number| number.to_string()).unwrap_or_default();
    let wide = digits.length(&text, DIGITS);
    let sign = sign(badge.role.shape());
    let room = if text.is_empty() || sign.triangles.is_empty() { 0.0 } else { SIGN };
    let form = outline(badge, wide + room);
    let mut layers = [(edge, Builder::default()), (surface, Builder::default()), (ink, Builder::default())];
    flat::face(&mut layers[0].1, &offset(&form, EDGE[usize::from(badge.marked)]));
    flat::face(&mut layers[1].1, &form);
    // The number at the left, the sign at the right, together in the middle.
    layers[2].1.append(&sign, Transform::from_xyz(if room > 0.0 { wide / 2.0 } else { 0.0 }, 0.0, 0.0));
    layers[2].1.append(&digits.write(&text, DIGITS), Transform::from_xyz(-room / 2.0, 0.0, 0.0));
    layers
}

/// The outline of a badge in which so much is written.
fn outline(badge: Badge, written: f32) -> Vec<Vec2> {
    let longer = (written / 2.0 - 0.6 * RADIUS).max(0.0);
    let form = match badge.role.shape() {
        Shape::Square => regular(4, RADIUS * 1.25, FRAC_PI_4),
        Shape::Diamond => regular(4, RADIUS * 1.45, 0.0),
        Shape::Triangle => regular(3, RADIUS * 1.6, FRAC_PI_2),
        Shape::Dot if badge.number.is_none() => regular(24, RADIUS * 0.4, 0.0),
        Shape::Dot => regular(6, RADIUS, 0.0),
        Shape::Round | Shape::Tick | Shape::Cross => regular(40, RADIUS, 0.0),
    };
    form.into_iter().map(|at| at + Vec2::X * longer * at.x.signum()).collect()
}

/// What says good or bad.
fn sign(shape: Shape) -> Builder {
    let mut sign = Builder::default();
    let mut bar = |from: Vec2, to: Vec2| flat::bar(&mut sign, from * RADIUS, to * RADIUS, RADIUS * 0.24, 0.0);
    match shape {
        Shape::Tick => {
            bar(Vec2::new(-0.42, 0.0), Vec2::new(-0.1, 0.36));
            bar(Vec2::new(-0.14, 0.36), Vec2::new(0.42, -0.42));
        }
        Shape::Cross => {
            bar(Vec2::new(-0.4, -0.4), Vec2::new(0.4, 0.4));
            bar(Vec2::new(-0.4, 0.4), Vec2::new(0.4, -0.4));
        }
        _ => {}
    }
    sign
}
