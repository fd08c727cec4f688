//! Poses the scene for the moment of [`Demo`].

use super::fold::fold;
use super::parts::{Arrow, DemoScene, FACE, Foot, OfFlatNet, Plate, SCALE, ShownBody, TopFace, Turntable};
use super::pose::{self, Feet};
use crate::theatre::playback::Demo;
use crate::theatre::playback::act::Act;
use crate::theatre::playback::now::Now;
use crate::theatre::programme::looks::{Theatre, TheatreLooks};
use crate::theatre::programme::staged::StagedScene;
use bevy::prelude::*;
use ludoteca_table::show::animation::pose::ease;
use ludoteca_table::show::looks::Body;
use ludoteca_table::show::pieces::ShapeMeshes;
use std::f32::consts::FRAC_PI_2;

/// Poses the large piece, and spawns bodies that it did not have.
pub(super) fn pose_piece(
    mut commands: Commands,
    demo: Res<Demo>,
    root: Single<(&DemoScene, &Theatre, &ShapeMeshes)>,
    mut feet: Query<&mut Transform, (With<Foot>, Without<ShownBody>)>,
    mut shown: Query<(Entity, &ShownBody, &mut Transform)>,
) {
    let (scene, theatre, meshes) = *root;
    let (Some(now), Some(foot)) = (demo.now(), scene.foot) else { return };
    let (bodies, scale) = bodies(&demo, &*theatre.0, &scene.feet, now);
    for mut transform in &mut feet {
        let scaled = transform.with_scale(Vec3::splat((SCALE * scale).max(1e-4)));
        transform.set_if_neq(scaled);
    }
    let mut missing: Vec<bool> = vec![true; bodies.len()];
    for (entity, shown, mut transform) in &mut shown {
        match bodies.get(shown.0) {
            Some(body) if body.shape == shown.1 => {
                transform.set_if_neq(body.transform());
                missing[shown.0] = false;
            }
            _ => commands.entity(entity).despawn(),
        }
    }
    for (index, body) in bodies.iter().enumerate().filter(|(index, _)| missing[*index]) {
        let pose = body.transform();
        let shown = (ShownBody(index, body.shape), pose, Visibility::default(), ChildOf(foot));
        commands.spawn(shown).with_children(|parts| {
            for (mesh, finish) in meshes.parts(body.shape, now.from.side) {
                parts.spawn((Mesh3d(mesh), finish, Pickable::IGNORE));
            }
        });
    }
}

/// Turns the arrows, and the disc under them.
pub(super) fn turn_arrows(
    demo: Res<Demo>,
    theatre: Single<&Theatre>,
    mut arrows: Query<(&Arrow, &mut Transform, &mut Visibility)>,
    mut turntables: Query<&mut Transform, (With<Turntable>, Without<Arrow>)>,
) {
    let Some(now) = demo.now() else { return };
    let ways = pose::ways(&*theatre.0, now);
    let told = if demo.tells() { Visibility::Inherited } else { Visibility::Hidden };
    for (arrow, mut transform, mut visibility) in &mut arrows {
        visibility.set_if_neq(told);
        if let Some(yaw) = ways.get(arrow.0) {
            let turned = transform.with_rotation(Quat::from_rotation_y(*yaw));
            transform.set_if_neq(turned);
        }
    }
    if let Some(yaw) = ways.first() {
        for mut transform in &mut turntables {
            let turned = transform.with_rotation(Quat::from_rotation_y(*yaw));
            transform.set_if_neq(turned);
        }
    }
}

/// Folds the net, and frames the face of it that is on top of the piece.
pub(super) fn fold_net(
    demo: Res<Demo>,
    root: Single<(&DemoScene, &Theatre)>,
    mut plates: Query<(&Plate, &mut Transform), Without<TopFace>>,
    mut flat_only: Query<&mut Visibility, (With<OfFlatNet>, Without<TopFace>)>,
    mut frames: Query<(&mut Transform, &mut Visibility), With<TopFace>>,
) {
    let (scene, theatre) = *root;
    let Some(now) = demo.now() else { return };
    let (at, thickness) = scene.net_at;
    let folded = ease(demo.folded());
    // The body of a plate hangs below its upper side, the less the more it is upright.
    let up = Vec3::Y * thickness * (folded * FRAC_PI_2).cos();
    let faces = fold(&scene.net, folded);
    for (plate, mut transform) in &mut plates {
        let Some(face) = faces.get(plate.0) else { continue };
        let rotation = face.rotation;
        let upper = at + up + Vec3::from(face.translation) * FACE;
        let posed = Transform::from_translation(upper - rotation * Vec3::Y * thickness).with_rotation(rotation);
        transform.set_if_neq(posed);
    }
    let flat = if folded > 0.0 { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut flat_only {
        visibility.set_if_neq(flat);
    }
    // While the net folds, no face is marked: its own value is not in question.
    let marked = if demo.act() == Act::Net { Visibility::Hidden } else { Visibility::Inherited };
    let (bodies, _) = bodies(&demo, &*theatre.0, &scene.feet, now);
    if let Some(face) = pose::top_face(&scene.net, &bodies) {
        let place = scene.net[face].place * FACE;
        for (mut transform, mut visibility) in &mut frames {
            let at = at + Vec3::new(place.x, thickness, place.y);
            transform.set_if_neq(Transform::from_translation(at));
            visibility.set_if_neq(marked);
        }
    }
}

/// The bodies of the large piece, and their scale.
fn bodies(demo: &Demo, looks: &dyn TheatreLooks, feet: &Feet, now: Now) -> (Vec<Body>, f32) {
    match demo.act() {
        Act::Scene(_) => demo
            .scene()
            .and_then(StagedScene::star)
            .map_or_else(Default::default, |legs| pose::in_scene(looks, feet, legs, demo.moment())),
        Act::Hand => (pose::in_hand(looks, feet, now.from, demo.hand.rotation()), 1.0),
        Act::States | Act::Net | Act::Question => (pose::bodies(looks, feet, now), 1.0),
    }
}
