//! Poses the scene for the moment of [`Demo`].

use super::fold::{bent, fold};
use super::parts::{
    Arrow, DemoScene, FACE, Foot, Lit, NetRoot, OfFlatNet, Plate, SCALE, SLOPE, ShownBody, TopFace, Turning, Turntable,
};
use super::pose::{self, Feet};
use super::reflection::Reflects;
use crate::theatre::playback::Demo;
use crate::theatre::playback::act::Act;
use crate::theatre::playback::now::{Now, at};
use crate::theatre::programme::looks::{Theatre, TheatreLooks};
use crate::theatre::programme::staged::StagedScene;
use bevy::prelude::*;
use ludoteca_table::mesh::raise;
use ludoteca_table::show::animation::leg::Leg;
use ludoteca_table::show::animation::pose::ease;
use ludoteca_table::show::looks::Body;
use ludoteca_table::show::pieces::ShapeMeshes;
use std::f32::consts::PI;

/// Poses the large piece, and spawns bodies that it did not have.
pub(super) fn pose_piece(
    mut commands: Commands,
    demo: Res<Demo>,
    root: Single<(&DemoScene, &Theatre, &ShapeMeshes)>,
    mut feet: Query<(&mut Transform, &mut Visibility), (With<Foot>, Without<ShownBody>)>,
    mut shown: Query<(Entity, &ShownBody, &mut Transform)>,
) {
    let (scene, theatre, meshes) = *root;
    let (Some(now), Some(foot)) = (demo.now(), scene.foot) else { return };
    let (bodies, scale) = bodies(&demo, &*theatre.0, &scene.feet, now);
    let there = if demo.net().has_arrived() { Visibility::Inherited } else { Visibility::Hidden };
    for (mut transform, mut visibility) in &mut feet {
        let scale = Vec3::splat((SCALE * scale).max(1e-4));
        let posed = transform.with_scale(scale).with_rotation(yaw(&demo, scene));
        transform.set_if_neq(posed);
        visibility.set_if_neq(there);
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
        let shown = (ShownBody(index, body.shape), Reflects, pose, Visibility::default(), ChildOf(foot));
        commands.spawn(shown).with_children(|parts| {
            for (mesh, finish) in meshes.parts(body.shape, now.from.side) {
                parts.spawn((Mesh3d(mesh), finish, Transform::default(), Reflects, Pickable::IGNORE));
            }
        });
    }
}

/// The arrow that is meant, by its index, and how far its pulse has come, from 0 to 1.
fn meant(demo: &Demo, looks: &dyn TheatreLooks, now: Now) -> Option<(usize, f32)> {
    let (leg, t) = at(demo.scene()?.star()?, demo.moment())?;
    let Leg::Travel { way, .. } = leg else { return None };
    let way = (*way.last()? - *way.first()?).xz().try_normalize()?;
    let nearest = looks.ways(now.from).into_iter().enumerate().max_by(|a, b| a.1.dot(way).total_cmp(&b.1.dot(way)));
    nearest.filter(|(_, nearest)| nearest.dot(way) > 0.9).map(|(arrow, _)| (arrow, t))
}

/// By how much an arrow is longer at the middle of its pulse, and the share of the way that the pulse takes.
const PULSE: (f32, f32) = (0.22, 0.5);

/// Turns the arrows and the disc under them, and lights those that are meant: all in which the piece can go, or the one
/// in which it goes, which pulses once.
pub(super) fn turn_arrows(
    demo: Res<Demo>,
    root: Single<(&DemoScene, &Theatre)>,
    mut arrows: Query<(&Arrow, &mut Transform, &mut Visibility, &Children)>,
    mut lights: Query<&mut Visibility, (With<Lit>, Without<Arrow>)>,
    mut turntables: Query<&mut Transform, (With<Turntable>, Without<Arrow>)>,
    mut stages: Query<&mut Transform, (With<Turning>, Without<Turntable>, Without<Arrow>)>,
) {
    let (scene, theatre) = *root;
    let Some(now) = demo.now() else { return };
    let ways = pose::ways(&*theatre.0, now);
    let told = if demo.tells() && demo.net().has_arrived() { Visibility::Inherited } else { Visibility::Hidden };
    let meant = meant(&demo, &*theatre.0, now);
    for (arrow, mut transform, mut visibility, children) in &mut arrows {
        visibility.set_if_neq(told);
        let lit = meant.is_none_or(|(meant, _)| meant == arrow.0);
        for child in children {
            if let Ok(mut light) = lights.get_mut(*child) {
                light.set_if_neq(if lit { Visibility::Inherited } else { Visibility::Hidden });
            }
        }
        if let Some(yaw) = ways.get(arrow.0) {
            let pulse = meant.filter(|(meant, _)| *meant == arrow.0).map_or(0.0, |(_, t)| (t / PULSE.1).min(1.0));
            let scale = Vec3::splat(1.0 + PULSE.0 * (pulse * PI).sin());
            let turned = transform.with_rotation(Quat::from_rotation_y(*yaw)).with_scale(scale);
            transform.set_if_neq(turned);
        }
    }
    if let Some(yaw) = ways.first() {
        for mut transform in &mut turntables {
            let turned = transform.with_rotation(Quat::from_rotation_y(*yaw));
            transform.set_if_neq(turned);
        }
    }
    for mut transform in &mut stages {
        let turned = transform.with_rotation(yaw(&demo, scene));
        transform.set_if_neq(turned);
    }
}

/// How the stage is turned round its middle.
fn yaw(demo: &Demo, scene: &DemoScene) -> Quat {
    Quat::from_rotation_y(scene.middle.1 + demo.turned())
}

/// Where the net is: it hangs, lies level while it folds, and flies onto the disc, where it is as large as the piece.
fn net_place(demo: &Demo, scene: &DemoScene) -> Transform {
    let (folded, flown) = (ease(demo.net().folded()), ease(demo.net().flown()));
    let hangs = Quat::from_rotation_x(SLOPE);
    let level = scene.net_at.with_y(scene.net_at.y.min(CLOSED));
    let at = scene.net_at.lerp(level, folded);
    let stands = scene.middle.0 + Vec3::Y * scene.height;
    Transform {
        translation: at.lerp(stands, flown) + Vec3::Y * ARC * (flown * PI).sin(),
        rotation: hangs.slerp(Quat::IDENTITY, folded).slerp(yaw(demo, scene), flown),
        scale: Vec3::splat(1.0 + (scene.height / FACE - 1.0) * flown),
    }
}

/// Height of the upper side of the net when it is closed, and how much higher than straight it flies.
const CLOSED: f32 = 1.5;
const ARC: f32 = 0.5;

type Flat = (With<OfFlatNet>, Without<TopFace>, Without<NetRoot>);

/// Folds the net, and frames the face of it that is on top of the piece.
pub(super) fn fold_net(
    demo: Res<Demo>,
    root: Single<(&DemoScene, &Theatre)>,
    mut plates: Query<(&Plate, &mut Transform), (Without<TopFace>, Without<NetRoot>)>,
    mut flat_only: Query<&mut Visibility, Flat>,
    mut frames: Query<(&mut Transform, &mut Visibility), (With<TopFace>, Without<NetRoot>)>,
    mut nets: Query<(&mut Transform, &mut Visibility), With<NetRoot>>,
) {
    let (scene, theatre) = *root;
    let Some(now) = demo.now() else { return };
    let (folded, thickness) = (demo.net().folded(), scene.thickness);
    let faces = fold(&scene.net, &bent(&scene.net, folded));
    for (plate, mut transform) in &mut plates {
        let Some(face) = faces.get(plate.0) else { continue };
        // The body of a plate is below its upper side.
        let at = Vec3::from(face.translation) * FACE - face.rotation * Vec3::Y * thickness;
        transform.set_if_neq(Transform::from_translation(at).with_rotation(face.rotation));
    }
    // What has landed is the large piece.
    let gone = demo.net().is_over();
    for (mut transform, mut visibility) in &mut nets {
        transform.set_if_neq(net_place(&demo, scene));
        visibility.set_if_neq(if gone { Visibility::Hidden } else { Visibility::Inherited });
    }
    let flat = if folded > 0.0 { Visibility::Hidden } else { Visibility::Inherited };
    for mut visibility in &mut flat_only {
        visibility.set_if_neq(flat);
    }
    // While the net folds, no face is marked: its own value is not in question.
    let marked = if demo.act() == Act::Net { Visibility::Hidden } else { Visibility::Inherited };
    let (bodies, _) = bodies(&demo, &*theatre.0, &scene.feet, now);
    if let Some(face) = pose::top_face(&scene.net, &bodies) {
        let at = raise(scene.net[face].place * FACE, 0.0);
        for (mut transform, mut visibility) in &mut frames {
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
