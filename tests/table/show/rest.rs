//! A picture at rest gets better, and whatever changes ends it.

use bevy::app::SubApps;
use bevy::prelude::*;
use bevy::render::gpu_readback::{Readback, ReadbackComplete};
use ludoteca::app::pictures::shot;
use ludoteca::app::tables;
use ludoteca::games::Games;
use ludoteca_rules::Options;
use ludoteca_table::scene::camera::TableCamera;
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::scene::rest::{Patience, Progress, RefinedAtRest};
use ludoteca_table::show::pieces::ShownPiece;

const SIZE: UVec2 = UVec2::new(1024, 768);

#[derive(Resource, Default)]
struct Taken(Option<Vec<u8>>);

fn update(stage: &mut SubApps) {
    stage.update();
    shot::wait_for_gpu(stage);
}

/// Sapiens at rest, in means of so many frames.
fn stage(frames: u32) -> SubApps {
    let games = Games::all();
    let entry = games.catalogue().find("sapiens").expect("it is one of them");
    let session = entry.start(Options::defaults(entry.info.options));
    let mut stage = shot::picture_app(SIZE, Some(Preset::Plain), |app| {
        app.init_resource::<Taken>();
        tables::open_play(app, &games, entry, session).expect("its table is built");
    });
    while !shot::is_settled(stage.main.world_mut()) {
        update(&mut stage);
    }
    (0..4).for_each(|_| update(&mut stage));
    let world = stage.main.world_mut();
    world.insert_resource(Patience { held: false, frames: Some(frames) });
    stage
}

fn refine(stage: &mut SubApps) {
    let camera = camera(stage);
    stage.main.world_mut().entity_mut(camera).insert(RefinedAtRest);
}

fn camera(stage: &mut SubApps) -> Entity {
    let world = stage.main.world_mut();
    world.query_filtered::<Entity, With<TableCamera>>().single(world).expect("one camera")
}

fn draws(stage: &mut SubApps) -> bool {
    let camera = camera(stage);
    stage.main.world().get::<Camera>(camera).expect("it is one").is_active
}

fn complete(stage: &mut SubApps) -> usize {
    let mut drawn = 0;
    for _ in 0..400 {
        if stage.main.world().resource::<Progress>().is_complete() {
            return drawn;
        }
        update(stage);
        drawn += usize::from(draws(stage));
    }
    panic!("it never ends");
}

/// The canvas as it is.
fn picture(stage: &mut SubApps) -> Vec<u8> {
    let world = stage.main.world_mut();
    let canvas = world.query::<&Canvas>().single(world).expect("one camera").image().clone();
    let reader = world.spawn(Readback::texture(canvas)).id();
    world.entity_mut(reader).observe(|read: On<ReadbackComplete>, mut taken: ResMut<Taken>| {
        taken.0 = Some(read.data.clone());
    });
    for _ in 0..100 {
        update(stage);
        if let Some(picture) = stage.main.world_mut().resource_mut::<Taken>().0.take() {
            stage.main.world_mut().entity_mut(reader).despawn();
            return picture;
        }
    }
    panic!("no picture came back");
}

/// The mean difference of two pictures, and the share of pixels in which one colour differs by more than 24.
fn difference(a: &[u8], b: &[u8]) -> (f64, f64) {
    let by = |k: usize| f64::from(a[k].abs_diff(b[k]));
    let mean = (0..a.len()).filter(|k| k % 4 < 3).map(by).sum::<f64>() / (a.len() / 4 * 3) as f64;
    let far = (0..a.len() / 4).filter(|pixel| (0..3).any(|k| a[4 * pixel + k].abs_diff(b[4 * pixel + k]) > 24)).count();
    (mean, far as f64 / (a.len() / 4) as f64)
}

#[test]
fn a_picture_at_rest_gets_better_and_then_nothing_is_drawn() {
    let mut stage = stage(32);
    let first = picture(&mut stage);
    refine(&mut stage);
    let drawn = complete(&mut stage);
    // Once it begins anew, when pipelines are there that its first frame needed.
    assert!((32..40).contains(&drawn), "{drawn} frames");
    let mean = picture(&mut stage);
    for _ in 0..20 {
        update(&mut stage);
        assert!(!draws(&mut stage), "it is drawn after the last frame");
    }
    let (from_first, _) = difference(&first, &mean);
    assert!(from_first > 2.0, "shadows and edges change the picture: {from_first}");
    let mut better = self::stage(192);
    refine(&mut better);
    complete(&mut better);
    let best = picture(&mut better);
    let (by, far) = difference(&mean, &best);
    println!("32 frames differ from 192 by {by:.2} of 255; {:.3} % of the pixels by more than 24", 100.0 * far);
    assert!(by < 0.6 && far < 0.001, "{by} {far}");
}

#[test]
fn whatever_changes_ends_it_at_once() {
    let mut stage = stage(64);
    let first = picture(&mut stage);
    refine(&mut stage);
    (0..30).for_each(|_| update(&mut stage));
    assert!(draws(&mut stage), "it goes on");
    // A camera that is turned, and a piece that is lifted.
    let world = stage.main.world_mut();
    let before = world.query::<&Redraw>().single(world).expect("one camera").drawn();
    let (piece, mut at) = world
        .query_filtered::<(Entity, &mut Transform), With<ShownPiece>>()
        .iter_mut(world)
        .next()
        .expect("there are dice");
    at.translation.y += 0.4;
    update(&mut stage);
    let world = stage.main.world_mut();
    assert_eq!(world.query::<&Redraw>().single(world).expect("one camera").drawn(), before + 1, "drawn in this frame");
    assert!(!world.resource::<Progress>().is_complete());
    world.get_mut::<Transform>(piece).expect("it is there").translation.y -= 0.4;
    let camera = camera(&mut stage);
    stage.main.world_mut().entity_mut(camera).remove::<RefinedAtRest>();
    while !shot::is_settled(stage.main.world_mut()) {
        update(&mut stage);
    }
    (0..10).for_each(|_| update(&mut stage));
    assert!(!draws(&mut stage));
    let (by, far) = difference(&first, &picture(&mut stage));
    assert!(by < 0.01 && far == 0.0, "the picture is as it was before: {by}");
}
