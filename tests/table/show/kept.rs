//! What is drawn over the kept layer is what a whole frame would show.

use bevy::app::SubApps;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use ludoteca::app::pictures::shot;
use ludoteca::app::tables;
use ludoteca::games::Games;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Entry, Options, SeatSet, random};
use ludoteca_table::replay::ReplayRequest;
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::quality::Preset;

const SIZE: UVec2 = UVec2::new(512, 384);
/// Moves of a random game, and those that are looked at.
const PLIES: usize = 24;
const LOOKED_AT: [usize; 3] = [5, 14, 21];

#[derive(Resource, Default)]
struct Taken(Option<Image>);

/// A game after random moves.
fn played(entry: &Entry) -> Box<dyn Session> {
    let mut rng = random::generator(28);
    let mut session = entry.start(Options::defaults(entry.info.options));
    for _ in 0..PLIES {
        if session.outcome().is_some() {
            break;
        }
        let seats = if entry.info.simultaneous { SeatSet::first(session.seats()) } else { session.asked() };
        let asked = seats.iter().take(if entry.info.simultaneous { usize::MAX } else { 1 });
        let order = |seat| {
            let legal = session.orders(seat);
            if legal.is_empty() { "-".to_owned() } else { legal[random::below(&mut rng, legal.len())].clone() }
        };
        let order = asked.map(order).collect::<Vec<_>>().join("|");
        session.submit(Request::Move(order)).expect("it is legal");
    }
    session
}

fn update(stage: &mut SubApps) {
    stage.update();
    shot::wait_for_gpu(stage);
}

fn with_redraw<T>(stage: &mut SubApps, act: impl FnOnce(&mut Redraw) -> T) -> T {
    let world = stage.main.world_mut();
    act(&mut world.query::<&mut Redraw>().single_mut(world).expect("one camera"))
}

/// The picture of a frame after others in which a move goes on, and whether it was drawn by the kept layer.
fn at(stage: &mut SubApps, moment: f32, whole: bool) -> (Vec<u8>, bool) {
    for before in [0.05, 0.04, 0.03, 0.02, 0.01] {
        stage.main.world_mut().write_message(ReplayRequest::Drag(moment - before));
        update(stage);
    }
    if whole {
        with_redraw(stage, Redraw::request);
    }
    let world = stage.main.world_mut();
    world.write_message(ReplayRequest::Drag(moment));
    let canvas = world.query::<&Canvas>().single(world).expect("one camera").image().clone();
    world
        .spawn(Screenshot::image(canvas))
        .observe(|captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| taken.0 = Some(captured.image.clone()));
    update(stage);
    let by_layer = with_redraw(stage, |redraw| redraw.draws_by_layer());
    for _ in 0..100 {
        if let Some(image) = stage.main.world_mut().resource_mut::<Taken>().0.take() {
            return (image.data.expect("it was read back"), by_layer);
        }
        update(stage);
    }
    panic!("no picture came back");
}

/// The greatest difference of two pictures, and in how many bytes they differ.
fn difference(one: &[u8], other: &[u8]) -> (u8, usize) {
    let each = || one.iter().zip(other).map(|(one, other)| one.abs_diff(*other));
    (each().max().unwrap_or_default(), each().filter(|by| *by > 0).count())
}

#[test]
fn a_move_over_the_kept_layer_looks_like_a_whole_frame() {
    let mut faults = Vec::new();
    for entry in Games::all().catalogue().iter() {
        let session = played(entry);
        let plies = session.line().len() - 1;
        let mut stage = shot::picture_app(SIZE, Some(Preset::Plain), |app| {
            app.init_resource::<Taken>();
            tables::open_play(app, &Games::all(), entry, session).expect("it has a table");
        });
        for _ in 0..20 {
            update(&mut stage);
        }
        let mut changed = 0;
        for ply in LOOKED_AT.map(|ply| ply.min(plies - 1)) {
            let moment = ply as f32 + 0.5;
            let (kept, by_layer) = at(&mut stage, moment, false);
            assert!(by_layer, "{}: ply {ply} is not drawn by the layer", entry.info.id);
            let (whole, by_layer) = at(&mut stage, moment, true);
            assert!(!by_layer, "{}: ply {ply}", entry.info.id);
            let (most, bytes) = difference(&kept, &whole);
            println!("{} ply {ply}: at most {most} of 255, in {bytes} of {} bytes", entry.info.id, kept.len());
            if most > 1 {
                faults.push(format!("{} ply {ply}: {most} of 255, in {bytes} bytes", entry.info.id));
            }
            changed += difference(&whole, &at(&mut stage, moment + 0.3, true).0).1;
        }
        assert!(changed > 0, "{}: something moves", entry.info.id);
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
