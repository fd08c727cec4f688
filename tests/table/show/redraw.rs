//! Nothing moving, nothing drawn; and whatever moves is drawn once.

use crate::scene;
use bevy::{app::SubApps, prelude::*};
use ludoteca::app::pictures::shot;
use ludoteca_rules::Cell;
use ludoteca_table::scene::camera::orbit::Orbit;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::camera::{NearSide, TableCamera, View};
use ludoteca_table::scene::material::Finish;
use ludoteca_table::scene::material::plain::Plain;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::show::blob::Blob;
use ludoteca_table::show::flat::marks::{MarkShape, Marks};

fn table() -> SubApps {
    // a mark from the start, so that its shader is not waited for later
    let fill = |app: &mut App| scene::sapiens(app, scene::START, "e4 Hint");
    let mut stage = shot::picture_app(UVec2::new(160, 100), Some(Preset::Plain), fill);
    settle(&mut stage);
    stage
}

/// Updates until the picture is whole, and a few frames more.
fn settle(stage: &mut SubApps) {
    for frame in 0.. {
        stage.update();
        shot::wait_for_gpu(stage);
        if frame > 5 && shot::is_settled(stage.main.world_mut()) {
            return;
        }
        assert!(frame < 500, "the table never comes to rest");
    }
}

/// Frames drawn in `frames` updates.
fn drawn(stage: &mut SubApps, frames: usize) -> u64 {
    let count = |stage: &mut SubApps| {
        let world = stage.main.world_mut();
        world.query::<&Redraw>().single(world).expect("one camera").drawn()
    };
    let before = count(stage);
    let mut active = 0;
    for _ in 0..frames {
        stage.update();
        let world = stage.main.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &Redraw), With<TableCamera>>();
        let (camera, redraw) = cameras.single(world).expect("one table camera");
        active += u64::from(camera.is_active || redraw.draws_by_layer());
    }
    let counted = count(stage) - before;
    assert_eq!(counted, active, "the counter tells in how many frames the camera or its layer was drawn");
    counted
}

#[test]
fn a_still_table_is_not_drawn_and_every_change_is_drawn_once() {
    let mut stage = table();
    assert_eq!(drawn(&mut stage, 20), 0);
    let changes: [(&str, fn(&mut World)); 7] = [
        ("a request", |world| world.query::<&mut Redraw>().single_mut(world).expect("one camera").request()),
        ("a piece moves", |world| {
            let mut pieces = world.query_filtered::<&mut Transform, With<Blob>>();
            pieces.iter_mut(world).next().expect("a piece").translation.y += 0.2;
        }),
        ("a mark", |world| {
            let mut marks = world.query::<&mut Marks>();
            marks.single_mut(world).expect("one board").0.push((Cell(20), MarkShape::Go));
        }),
        ("the table_camera turns", |world| {
            let mut orbits = world.query::<&mut Orbit>();
            orbits.single_mut(world).expect("one camera").turn(0.1, 0.1);
        }),
        ("the view", |world| *world.query::<&mut View>().single_mut(world).expect("one camera") = View::Top),
        ("the seat", |world| {
            world.query::<&mut NearSide>().single_mut(world).expect("one camera").0 = std::f32::consts::PI;
        }),
        ("a piece goes", |world| {
            let mut pieces = world.query_filtered::<Entity, With<Blob>>();
            let piece = pieces.iter(world).next().expect("a piece");
            world.despawn(piece);
        }),
    ];
    for (name, change) in changes {
        change(stage.main.world_mut());
        let count = drawn(&mut stage, 10);
        // once, and again if it needed a shader that was not ready
        assert!((1..=3).contains(&count), "{name}: drawn {count} times");
        assert_eq!(drawn(&mut stage, 10), 0, "{name} keeps the table busy");
    }
}

#[test]
fn a_moving_piece_is_drawn_in_every_frame_and_smoothly_when_it_rests() {
    let mut stage = table();
    let smooth = |stage: &mut SubApps| {
        let world = stage.main.world_mut();
        let mut cameras = world.query_filtered::<&Msaa, With<TableCamera>>();
        *cameras.single(world).expect("one table camera") == Msaa::Sample4
    };
    for frame in 0..5 {
        let world = stage.main.world_mut();
        let mut pieces = world.query_filtered::<&mut Transform, With<Blob>>();
        pieces.iter_mut(world).next().expect("a piece").translation.x += 0.05;
        assert_eq!(drawn(&mut stage, 1), 1);
        assert!(frame != 0 || smooth(&mut stage), "a single change is smooth at once");
    }
    settle(&mut stage);
    assert!(smooth(&mut stage));
    assert_eq!(drawn(&mut stage, 10), 0);
}

#[test]
fn finishes_and_presets_can_be_swapped() {
    let mut stage = table();
    let world = stage.main.world_mut();
    let mut dice = world.query::<(Entity, &Finish)>();
    let (die, _) = dice.iter(world).find(|(_, finish)| **finish == Finish::Ivory).expect("an ivory die");
    let material = |world: &World| world.get::<MeshMaterial3d<Plain>>(die).map(|material| material.id());
    let ivory = material(world);
    *world.get_mut::<Finish>(die).expect("it has a finish") = Finish::Ebony;
    stage.update();
    let world = stage.main.world_mut();
    assert!(ivory.is_some() && material(world).is_some() && material(world) != ivory);
    *world.resource_mut::<Preset>() = Preset::Full;
    stage.update();
    let world = stage.main.world_mut();
    assert_eq!(material(world), None);
    assert!(world.get::<MeshMaterial3d<StandardMaterial>>(die).is_some());
}

#[test]
fn a_frame_that_is_kept_has_smooth_edges_while_things_move() {
    let mut stage = table();
    let lift = |stage: &mut SubApps, smooth: bool| {
        let world = stage.main.world_mut();
        let mut pieces = world.query_filtered::<&mut Transform, With<Blob>>();
        pieces.iter_mut(world).next().expect("a piece").translation.y += 0.1;
        if smooth {
            world.query::<&mut Redraw>().single_mut(world).expect("one camera").request_smooth();
        }
        stage.update();
        let world = stage.main.world_mut();
        *world.query_filtered::<&Msaa, With<TableCamera>>().single(world).expect("one table camera")
    };
    let motion = [false, false, false, true, false].map(|smooth| lift(&mut stage, smooth));
    assert_eq!(motion, [Msaa::Sample4, Msaa::Off, Msaa::Off, Msaa::Sample4, Msaa::Off]);
}
