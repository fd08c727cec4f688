//! The demonstration: what it shows at every moment, how it is played, and that it sleeps.

use crate::look::pictures::same_as_before;
use bevy::{
    input::{
        ButtonState,
        keyboard::{Key, KeyboardInput},
    },
    math::{Isometry3d, Vec3A},
    prelude::*,
    window::{PrimaryWindow, RequestRedraw},
};
use ludoteca::app::headless;
use ludoteca::app::pictures::shot;
use ludoteca::app::pictures::shot::{ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::games::Games;
use ludoteca::theatre;
use ludoteca::theatre::looks::TheatreLooks;
use ludoteca::theatre::pose::Feet;
use ludoteca::theatre::scene::{Arrow, Foot, ShownBody, TopFace};
use ludoteca::theatre::{Demo, pose};
use ludoteca_games as games;
use ludoteca_games::catalogue;
use ludoteca_table::mesh::die;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::camera::{FreeArea, View};
use ludoteca_table::scene::material::{Finish, Reflected};
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::touch::camera_plugin;
use ludoteca_words::{Language, Words};
use std::{collections::BTreeSet, f32::consts::FRAC_PI_2, iter, sync::Arc};

/// The looks of Sapiens, as its plugin gives them.
fn looks() -> Arc<dyn TheatreLooks> {
    Games::all().theatres().of("sapiens").expect("it has a theatre").0
}

fn scene(app: &mut App) {
    app.add_plugins((camera_plugin, theatre::plugin));
    let theatre = Games::all().theatres().of("sapiens").expect("it has a theatre");
    let entry = games::find("sapiens").expect("it exists");
    theatre::open(app.world_mut(), entry, theatre);
}

fn picture(size: UVec2, preset: Preset, position: f32) -> image::RgbaImage {
    let mut request = ShotRequest::new(size, move |app| {
        scene(app);
        let mut demo = app.world_mut().resource_mut::<Demo>();
        demo.play(false);
        demo.seek(position);
    });
    (request.view, request.preset) = (View::Table, Some(preset));
    shoot(request).expect("a picture on software Vulkan").picture
}

/// The share of the round at which stage and share of the following change are shown.
fn moment(stage: usize, t: f32) -> f32 {
    let still = if t > 0.0 { theatre::time::HOLD } else { 0.0 };
    (theatre::time::start(stage) + still + t * theatre::time::CHANGE) / theatre::time::whole(12)
}

#[test]
fn the_die_stands_on_the_disc_at_every_moment() {
    let looks = looks();
    let shapes = looks.shapes();
    let feet = Feet::of(&shapes);
    let mut demo = Demo::new(looks.stages());
    for k in 0..=400 {
        demo.seek(k as f32 / 400.0);
        let now = demo.now().expect("there are stages");
        let bodies = pose::bodies(&*looks, &feet, now);
        let corners = bodies.iter().flat_map(|body| {
            let parts = shapes[body.shape].parts.iter();
            parts.flat_map(|part| pose::positions(&part.mesh)).map(|corner| body.pose.transform_point(corner))
        });
        let lowest = corners.map(|corner| corner.y).fold(f32::MAX, f32::min);
        assert!(lowest.abs() < 1e-4, "{lowest} at {k}: {now:?}");
        assert!(bodies.iter().all(|body| body.pose.translation.with_y(0.0).length() < 1e-5), "it stays in the middle");
    }
}

#[test]
fn every_value_is_shown_in_both_directions_and_is_what_the_words_say() {
    let looks = looks();
    let shapes = looks.shapes();
    let feet = Feet::of(&shapes);
    let net = looks.net(looks.stages()[0]);
    let english = Words::new(Language::En, &catalogue());
    let mut demo = Demo::new(looks.stages());
    let mut seen = BTreeSet::new();
    for stage in 0..demo.stages().len() {
        demo.show(stage);
        let now = demo.now().expect("there are stages");
        assert_eq!((now.from, now.t), (now.to, 0.0));
        let bodies = pose::bodies(&*looks, &feet, now);
        let top = bodies.last().expect("a body").pose.rotation;
        let value = die::pips_on_top(&shapes[0].parts[1].mesh, top);
        let diagonal = (top * die::direction(if value == 2 || value == 5 { 1 } else { 2 })).x.abs();
        let diagonal = (0.1..0.9).contains(&diagonal);
        let way = pose::ways(&*looks, now)[0];
        assert_eq!(((way / FRAC_PI_2).fract().abs() - 0.5).abs() < 0.01, diagonal, "the arrows of stage {stage}");
        let direction = if diagonal { "diagonal" } else { "straight" };
        assert_eq!(demo.words(&*looks).map(|words| english.say(&words)), Some(format!("Value {value}, {direction}")));
        let on_top = pose::top_face(&net, &bodies).expect("a net");
        let counts = looks.net(now.from).iter().position(|face| face.counts);
        assert_eq!(Some(on_top), counts, "the face that is framed");
        let laid = net[on_top].rotation;
        assert_eq!(die::pips_on_top(&shapes[0].parts[1].mesh, laid), value, "the face that is framed shows {value}");
        seen.insert((value, diagonal));
    }
    assert_eq!(seen.len(), 12, "{seen:?}");
}

#[test]
fn each_change_changes_one_thing_and_nothing_jumps() {
    let looks = looks();
    let feet = Feet::of(&looks.shapes_shown_large());
    let mut demo = Demo::new(looks.stages());
    let mut before: Option<(Isometry3d, Vec<f32>)> = None;
    for k in 0..=4000 {
        demo.seek(k as f32 / 4000.0);
        let now = demo.now().expect("there are stages");
        let pose = pose::bodies(&*looks, &feet, now)[0].pose;
        let ways = pose::ways(&*looks, now);
        if let Some((last, last_ways)) = before {
            let turned = last.rotation.angle_between(pose.rotation);
            assert!(turned < 0.06, "{turned} at {k}");
            assert!(last.translation.distance(pose.translation) < 0.02, "{k}");
            // the arrows turn with the die: they pivot only while it does
            let pivoted = (ways[0] - last_ways[0]).abs();
            assert!(pivoted < 1e-5 || (pivoted - turned).abs() < 2e-3, "{pivoted} {turned} at {k}");
        }
        before = Some((pose, ways));
    }
}

#[test]
fn the_net_is_the_skin_of_the_die() {
    let first = looks().stages()[0];
    let net = looks().net(first);
    assert_eq!(net.len(), 6);
    let mut folds = 0;
    for one in &net {
        for other in &net {
            let apart = other.place - one.place;
            if (apart.length() - 1.0).abs() < 1e-5 {
                // folded up from the joint, the neighbour's face comes to lie up
                let way = Vec3A::new(apart.x, 0.0, apart.y);
                let fold = Quat::from_axis_angle(way.cross(Vec3A::Y).into(), FRAC_PI_2);
                assert!(
                    (fold * one.rotation).abs_diff_eq(other.rotation, 1e-5)
                        || (fold * one.rotation).abs_diff_eq(-other.rotation, 1e-5)
                );
                folds += 1;
            }
        }
    }
    assert_eq!(folds, 10, "five joints, each from both sides");
    let stands = looks().rest(first)[0].pose.rotation;
    assert!(net[0].rotation.abs_diff_eq(stands, 1e-5), "folded up, it is the die that stands beside it");
    let far = net.iter().fold(Vec2::ZERO, |far, face| far.max(face.place.abs()));
    assert!(far.x < far.y, "it is deep, not wide");
}

/// A demonstration without GPU or window.
fn test_table() -> App {
    let mut app = headless::headless(UVec2::new(1024, 768));
    tables::set_up_window(&mut app, &Games::all());
    tables::open_demonstration(&mut app, games::find("sapiens").expect("it exists")).expect("it has a demonstration");
    app.finish();
    app.cleanup();
    for _ in 0..4 {
        app.update();
    }
    app
}

fn press(app: &mut App, key: KeyCode) {
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("a window");
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input = KeyboardInput { key_code: key, logical_key: Key::F35, state, text: None, repeat: false, window };
        app.world_mut().write_message(input);
        app.update();
    }
}

fn shown(app: &App) -> &Demo {
    app.world().resource::<Demo>()
}

#[test]
fn keys_play_step_and_change_the_speed() {
    let mut app = test_table();
    assert!(shown(&app).transport.playing && shown(&app).seconds() > 0.0);
    press(&mut app, KeyCode::Space);
    assert!(!shown(&app).is_moving());
    press(&mut app, KeyCode::End);
    assert_eq!(shown(&app).stage(), 11);
    press(&mut app, KeyCode::ArrowRight);
    assert!(shown(&app).is_moving(), "the change is seen");
    for _ in 0..90 {
        app.update();
    }
    assert_eq!((shown(&app).stage(), shown(&app).is_moving()), (0, false));
    press(&mut app, KeyCode::ArrowLeft);
    press(&mut app, KeyCode::ArrowLeft);
    for _ in 0..90 {
        app.update();
    }
    assert_eq!(shown(&app).stage(), 10);
    for (key, speed) in [(KeyCode::ArrowUp, 2.0), (KeyCode::ArrowUp, 4.0), (KeyCode::ArrowUp, 4.0)] {
        press(&mut app, key);
        assert_eq!(shown(&app).transport.speed(), speed);
    }
    for _ in 0..6 {
        press(&mut app, KeyCode::ArrowDown);
    }
    assert_eq!(shown(&app).transport.speed(), 0.25);
    press(&mut app, KeyCode::Home);
    assert_eq!(shown(&app).position(), 0.0);
    press(&mut app, KeyCode::Space);
    assert!(shown(&app).transport.playing);
}

#[test]
fn keys_within_one_frame_all_count() {
    let mut app = test_table();
    press(&mut app, KeyCode::Space);
    press(&mut app, KeyCode::Home);
    let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("a window");
    for state in [ButtonState::Pressed, ButtonState::Released].repeat(2) {
        let input = KeyboardInput {
            key_code: KeyCode::ArrowUp,
            logical_key: Key::ArrowUp,
            state,
            text: None,
            repeat: false,
            window,
        };
        app.world_mut().write_message(input);
    }
    app.update();
    assert_eq!(shown(&app).transport.speed(), 4.0, "twice as fast, twice");
}

#[test]
fn the_scene_shows_the_moment_and_nothing_else() {
    let mut app = test_table();
    app.world_mut().resource_mut::<Demo>().play(false);
    let looks = looks();
    let feet = Feet::of(&looks.shapes_shown_large());
    let mut bodies = app.world_mut().query::<(&ShownBody, &Transform)>();
    let mut arrows = app.world_mut().query::<(&Arrow, &Transform)>();
    let mut frames = app.world_mut().query_filtered::<&Transform, With<TopFace>>();
    let mut places = BTreeSet::new();
    for k in 0..50 {
        app.world_mut().resource_mut::<Demo>().seek(k as f32 / 50.0);
        app.update();
        let now = shown(&app).now().expect("there are stages");
        let expected = pose::bodies(&*looks, &feet, now);
        let all: Vec<_> = bodies.iter(app.world()).collect();
        assert_eq!(all.len(), expected.len());
        for (body, at) in all {
            assert!(at.translation.distance(expected[body.0].pose.translation.into()) < 1e-6);
            assert!(at.rotation.dot(expected[body.0].pose.rotation).abs() > 1.0 - 1e-5);
        }
        let ways = pose::ways(&*looks, now);
        assert_eq!(arrows.iter(app.world()).len(), ways.len());
        for (arrow, at) in arrows.iter(app.world()) {
            assert!(at.rotation.dot(Quat::from_rotation_y(ways[arrow.0])).abs() > 1.0 - 1e-5);
        }
        let frame = frames.single(app.world()).expect("one frame").translation;
        places.insert((frame.x * 100.0).round() as i32 * 10_000 + (frame.z * 100.0).round() as i32);
    }
    assert_eq!(places.len(), 6, "every face is framed once");
}

#[test]
fn paused_it_asks_for_no_frame_and_playing_for_every_one() {
    let mut app = test_table();
    let asked = |app: &mut App, frames: usize| {
        let mut asked = 0;
        for _ in 0..frames {
            app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
            app.update();
            asked += usize::from(!app.world().resource::<Messages<RequestRedraw>>().is_empty());
        }
        asked
    };
    assert_eq!(asked(&mut app, 30), 30);
    press(&mut app, KeyCode::Space);
    app.update();
    app.update();
    assert_eq!(asked(&mut app, 30), 0);
    app.world_mut().resource_mut::<Demo>().seek(0.7);
    assert_eq!(asked(&mut app, 1), 1);
    app.update();
    assert_eq!(asked(&mut app, 30), 0);
}

#[test]
fn the_time_asleep_does_not_count() {
    let mut app = test_table();
    press(&mut app, KeyCode::Space);
    let before = shown(&app).seconds();
    app.insert_resource(bevy::time::TimeUpdateStrategy::ManualDuration(std::time::Duration::from_secs(9)));
    app.world_mut().resource_mut::<Demo>().toggle();
    app.update();
    assert_eq!(shown(&app).seconds(), before);
}

#[test]
fn nothing_is_drawn_while_it_is_paused() {
    let mut stage = shot::picture_app(UVec2::new(160, 100), Some(Preset::Plain), |app| {
        scene(app);
        app.world_mut().resource_mut::<Demo>().play(false);
    });
    let drawn = |stage: &mut bevy::app::SubApps| {
        let world = stage.main.world_mut();
        world.query::<&Redraw>().single(world).expect("one camera").drawn()
    };
    let run = |stage: &mut bevy::app::SubApps, frames: usize| {
        let before = drawn(stage);
        for _ in 0..frames {
            stage.update();
            shot::wait_for_gpu(stage);
        }
        drawn(stage) - before
    };
    for frame in 0.. {
        run(&mut stage, 1);
        if frame > 5 && shot::is_settled(stage.main.world_mut()) {
            break;
        }
        assert!(frame < 500, "it never comes to rest");
    }
    assert_eq!(run(&mut stage, 20), 0);
    // the first of these frames starts the clock, and the stage is held for a second
    stage.main.world_mut().resource_mut::<Demo>().seek(moment(0, 0.2));
    stage.main.world_mut().resource_mut::<Demo>().play(true);
    assert!(run(&mut stage, 20) >= 19);
    stage.main.world_mut().resource_mut::<Demo>().play(false);
    run(&mut stage, 2);
    assert_eq!(run(&mut stage, 20), 0);
}

/// Whether this is a part of the large piece.
fn stands_on_foot(world: &World, part: Entity) -> bool {
    iter::successors(Some(part), |part| world.get::<ChildOf>(*part).map(ChildOf::parent))
        .any(|part| world.get::<Foot>(part).is_some())
}

#[test]
fn everything_is_in_the_picture_and_above_the_panel() {
    for size in [UVec2::new(1280, 720), UVec2::new(1024, 768), UVec2::new(1920, 1080), UVec2::new(800, 900)] {
        let mut stage = shot::picture_app(size, Some(Preset::Plain), scene);
        stage.update();
        stage.update();
        let world = stage.main.world_mut();
        let free = world.query::<&FreeArea>().single(world).expect("one camera").0.expect("room for the panel");
        assert_eq!((free.max.y / size.y as f32 * 100.0).round(), 85.0);
        let sight = shot::sight(world).expect("a table camera");
        let mut parts = world.query_filtered::<(Entity, &Finish, &Mesh3d, &GlobalTransform), Without<Reflected>>();
        let meshes = world.resource::<Assets<Mesh>>();
        let [mut box_of_all, mut box_of_die] = [Rect::EMPTY; 2];
        for (part, finish, mesh, place) in parts.iter(world) {
            if matches!(finish, Finish::Shadow(_)) {
                continue;
            }
            for corner in pose::positions(meshes.get(&mesh.0).expect("its mesh")) {
                let pixel = sight.pixel(place.transform_point(corner.into())).expect("in front of the camera");
                box_of_all = box_of_all.union_point(pixel);
                if stands_on_foot(world, part) {
                    box_of_die = box_of_die.union_point(pixel);
                }
            }
        }
        let share = box_of_die.height() / size.y as f32;
        assert!(share > 0.4 || size.x < size.y, "{size}: the die fills {share} of the height");
        assert!(free.contains(box_of_all.min) && free.contains(box_of_all.max), "{size}: {box_of_all:?} in {free:?}");
        let filled = box_of_all.size() / free.size();
        assert!(filled.max_element() > 0.88, "{size}: it fills only {filled}");
    }
}

#[test]
fn the_room_of_the_panels_is_theirs_to_say() {
    let mut app = test_table();
    let theirs = Rect::new(0.0, 40.0, 1024.0, 600.0);
    let free = |app: &mut App| {
        let world = app.world_mut();
        world.query::<&FreeArea>().single(world).expect("one camera").0
    };
    assert_ne!(free(&mut app), Some(theirs));
    app.world_mut().resource_mut::<theatre::PanelMargins>().below = 0.3;
    app.update();
    assert_eq!(free(&mut app).map(|free| (free.max.y / 768.0 * 10.0).round()), Some(7.0));
    let world = app.world_mut();
    world.query::<&mut FreeArea>().single_mut(world).expect("one camera").0 = Some(theirs);
    app.world_mut().resource_mut::<theatre::PanelMargins>().below = 0.4;
    app.update();
    assert_eq!(free(&mut app), Some(theirs));
}

#[test]
fn pictures_of_four_diagonal_and_of_a_roll() {
    let size = UVec2::new(640, 400);
    same_as_before("demo-four", &picture(size, Preset::Plain, moment(6, 0.0)));
    same_as_before("demo-roll", &picture(size, Preset::Plain, moment(1, 0.45)));
}

#[test]
fn only_games_with_a_demonstration_have_one() {
    let mut app = headless::headless(UVec2::new(1024, 768));
    tables::set_up_window(&mut app, &Games::all());
    for id in ["apocalypse", "rastros"] {
        let none = games::find(id).expect("it exists");
        assert_eq!(tables::open_demonstration(&mut app, none), Err(theatre::NoDemonstration));
    }
}
