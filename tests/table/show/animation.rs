//! Moves as they are seen: nothing sinks, nothing passes through anything else, everything ends where the rules say.

use crate::dealt;
use crate::solids::{Solid, at_rest, same, solids};
use crate::test_table::TestTable;
use bevy::math::Vec3A;
use ludoteca::games::sapiens::pieces::SapiensLooks;
use ludoteca::theatre::looks::TheatreLooks;
use ludoteca_rules::session::{Request, SessionChange};
use ludoteca_rules::{Geometry, Standing, random};
use ludoteca_table::play::{PlayEvent, TableEvent};
use ludoteca_table::scene::board::centre;
use ludoteca_table::show::animation::player::{AnimationSpeed, Showing};
use ludoteca_table::show::animation::pose::{Pose, hover, pose, strikes};
use ludoteca_table::show::animation::script::{Leg, Origin, Script};
use ludoteca_table::show::looks::PieceLooks;
use std::collections::BTreeMap;

const BOARD: Geometry = Geometry::square(8, 8);
/// How many times each beat is looked at.
const SAMPLES: usize = 48;
/// How many times a beat is looked at in which something goes all across the table.
const FINE: usize = 96;
const DEEP: f32 = 0.01;

/// A move: what stood before it, what it is, what stands after it.
struct Played {
    text: String,
    order: String,
    before: Vec<Standing>,
    script: Script,
    after: Vec<Standing>,
}

/// A random move from a random position; `None` if the position is already won.
fn played(rng: &mut impl rand::Rng) -> Option<Played> {
    let mut session = dealt::position(rng);
    let order = dealt::order(&*session, rng)?;
    let text = session.position_text();
    let Ok(SessionChange::Played { before, beats }) = session.submit(Request::Move(order.clone())) else {
        panic!("{text}: {order} is refused")
    };
    let script = Script::new(BOARD, &before, &beats);
    Some(Played { text, order, before, script, after: session.standing() })
}

impl Played {
    fn was(&self, cell: &str) -> Option<(bool, bool)> {
        let cell = BOARD.parse(cell)?;
        let standing = self.before.iter().find(|standing| standing.cell == cell)?;
        Some((standing.piece.kind.0 >> 3 & 1 == 1, standing.piece.kind.0 >> 4 & 1 == 1))
    }

    /// What of everything that must occur this is.
    fn features(&self) -> Vec<&'static str> {
        let mut features = Vec::new();
        let (diagonal, alliance) = self.was(&self.order[..2]).expect("somebody moves");
        let flies = self.script.tracks.iter().flat_map(|track| &track.legs).find_map(|leg| match leg {
            Leg::Travel { over, .. } => Some(!over.is_empty()),
            _ => None,
        });
        match self.order.as_bytes()[2] {
            b'~' => features.push(if alliance { "an alliance turns" } else { "a die turns" }),
            b'&' => features.push(if diagonal { "a diagonal alliance" } else { "a straight alliance" }),
            sign => {
                if sign == b'x' {
                    let (_, of_alliance) = self.was(&self.order[3..5]).expect("somebody is captured");
                    features.push(if self.order.contains('!') { "an exchange" } else { "a capture" });
                    features.extend(alliance.then_some("a capture by an alliance"));
                    features.extend(of_alliance.then_some("a capture of an alliance"));
                    features.extend((alliance && of_alliance).then_some("alliance takes alliance"));
                    let risen = self.script.beats.len() == 1;
                    features.extend(risen.then_some("a capture by a six"));
                    if self.order.contains('!') {
                        let (_, given) = self.was(&self.order[6..8]).expect("somebody is given");
                        features.extend(given.then_some("an exchange for an alliance"));
                    }
                } else {
                    features.push("a slide");
                }
                features.push(match (diagonal, flies == Some(true)) {
                    (true, true) => "diagonally over neighbours",
                    (true, false) => "diagonally past nobody",
                    (false, false) => "straight along",
                    (false, true) => "straight over neighbours",
                });
            }
        }
        features
    }

    /// Every track's bodies at a moment.
    fn poses(&self, beat: usize, t: f32) -> Vec<Option<Pose>> {
        self.script.tracks.iter().map(|track| pose(&SapiensLooks, &track.legs[beat], t)).collect()
    }

    /// Looks at the whole script. Returns how high anything flies that stays on the board.
    fn check(&self) -> f32 {
        let what = format!("{} {}", self.text, self.order);
        let mut highest: f32 = 0.0;
        let mut last: Option<Vec<Option<Pose>>> = None;
        for beat in 0..self.script.beats.len() {
            for sample in 0..=SAMPLES {
                let t = sample as f32 / SAMPLES as f32;
                let poses = self.poses(beat, t);
                self.check_moment(beat, &poses, &format!("{what}: beat {beat} at {t}"));
                self.check_wait(beat, &poses, &format!("{what}: beat {beat} at {t}"));
                let stays = |leg: &Leg| matches!(leg, Leg::Travel { .. } | Leg::Settle { .. } | Leg::Change { .. });
                for (track, pose) in self.script.tracks.iter().zip(&poses).filter(|(track, _)| stays(&track.legs[beat]))
                {
                    let foot = pose.iter().flat_map(solids).map(|solid| solid.lowest()).fold(f32::MAX, f32::min);
                    highest = highest.max(foot);
                    assert!(track.end.is_some() || beat + 1 < self.script.beats.len());
                }
                if let Some(last) = &last {
                    check_step(last, &poses, &format!("{what}: beat {beat} at {t}"));
                }
                last = Some(poses);
            }
        }
        self.check_end(&what);
        highest
    }

    /// No body below the board, none in another piece's.
    fn check_moment(&self, beat: usize, poses: &[Option<Pose>], what: &str) {
        let moving = |index: usize| !matches!(self.script.tracks[index].legs[beat], Leg::Rest { .. } | Leg::Absent);
        let bodies: Vec<Vec<Solid>> = poses.iter().map(|pose| pose.iter().flat_map(solids).collect()).collect();
        for (index, own) in bodies.iter().enumerate().filter(|(index, _)| moving(*index)) {
            for body in own {
                assert!(body.lowest() > -0.001, "{what}: {} below the board", body.lowest());
                for (other, others) in bodies.iter().enumerate().filter(|(other, _)| *other != index) {
                    for met in others {
                        let depth = body.depth(met);
                        let name = |index: usize| match self.script.tracks[index].origin {
                            Origin::Stood(cell) => BOARD.name(cell).to_string(),
                            Origin::Placed(cell) => format!("new on {}", BOARD.name(cell)),
                        };
                        assert!(depth < DEEP, "{what}: {:?} {depth} deep in {:?}", name(index), name(other));
                    }
                }
            }
        }
    }

    /// Whoever takes a piece waits until that hangs above its own head.
    fn check_wait(&self, beat: usize, poses: &[Option<Pose>], what: &str) {
        let legs = self.script.tracks.iter().map(|track| &track.legs[beat]).zip(poses);
        let body = |pose: &Option<Pose>| -> Vec<Solid> { pose.iter().flat_map(solids).collect() };
        let lifted = legs.clone().find_map(|(leg, pose)| match leg {
            Leg::Leave { at, .. } => Some((*at, body(pose).iter().map(Solid::lowest).fold(f32::MAX, f32::min))),
            _ => None,
        });
        let Some((prey, foot)) = lifted else { return };
        for (leg, pose) in legs {
            let Leg::Travel { way, .. } = leg else { continue };
            assert_eq!(way.last(), Some(&prey), "{what}: it goes elsewhere");
            let gone = pose.as_ref().map_or(0.0, |pose| (pose.at - way[0]).with_y(0.0).length());
            let head = body(pose).iter().map(Solid::highest).fold(0.0, f32::max);
            assert!(
                gone < 0.02 || foot > head - 0.05,
                "{what}: it goes {gone} while its prey hangs at {foot} under {head}"
            );
        }
    }

    /// The last poses are those of the position after the move.
    fn check_end(&self, what: &str) {
        let beat = self.script.beats.len() - 1;
        let mut ends: Vec<Standing> = self.script.tracks.iter().filter_map(|track| track.end).collect();
        ends.sort_unstable();
        assert_eq!(ends, self.after, "{what}: the end by name");
        for (track, pose) in self.script.tracks.iter().zip(self.poses(beat, 1.0)) {
            match (track.end, pose) {
                (Some(end), Some(pose)) => {
                    let rest = SapiensLooks.rest(end.piece);
                    assert_eq!(pose.scale, 1.0);
                    let place = centre(BOARD, end.cell).into();
                    assert!(
                        same(&pose.bodies, pose.at, &rest, place, 1e-3),
                        "{what}: {:?} ends elsewhere",
                        track.origin
                    );
                }
                (None, None) => {}
                (end, pose) => panic!("{what}: {:?} should be {end:?} and is {pose:?}", track.origin),
            }
        }
    }
}

/// Nothing jumps: between two looks no body goes farther or turns more than a quick hand could, and nothing comes or
/// goes but by growing and dwindling.
fn check_step(last: &[Option<Pose>], now: &[Option<Pose>], what: &str) {
    let stuff = |poses: &[Option<Pose>]| -> f32 {
        poses.iter().flatten().map(|pose| pose.scale * pose.bodies.len() as f32).sum()
    };
    let change = (stuff(last) - stuff(now)).abs();
    assert!(change < 0.5, "{what}: {change} bodies come or go at once");
    for (before, after) in last.iter().zip(now) {
        let (Some(before), Some(after)) = (before, after) else { continue };
        if before.bodies.len() != after.bodies.len() {
            continue;
        }
        for (a, b) in solids(before).iter().zip(solids(after)) {
            let step = a.middle.distance(b.middle);
            assert!(step < 0.6, "{what}: a body jumps by {step}");
        }
        for (a, b) in before.bodies.iter().zip(&after.bodies) {
            let turn = a.pose.rotation.angle_between(b.pose.rotation);
            assert!(turn < 0.3, "{what}: a body turns by {turn} at once");
        }
    }
}

/// The features that must have been seen, each at least so often.
fn assert_seen(seen: &BTreeMap<&'static str, usize>, wanted: &[&'static str], least: usize) {
    for feature in wanted {
        let count = seen.get(feature).copied().unwrap_or(0);
        assert!(count >= least, "{feature}: seen {count} times only, of {seen:?}");
    }
}

const FEATURES: [&str; 15] = [
    "a capture",
    "a capture by a six",
    "a capture by an alliance",
    "a capture of an alliance",
    "a diagonal alliance",
    "a die turns",
    "a slide",
    "a straight alliance",
    "alliance takes alliance",
    "an alliance turns",
    "an exchange",
    "an exchange for an alliance",
    "diagonally over neighbours",
    "diagonally past nobody",
    "straight along",
];

#[test]
fn no_piece_sinks_or_passes_through_another() {
    let mut rng = random::generator(9);
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut moves = 0;
    while moves < 1500 {
        let Some(played) = played(&mut rng) else { continue };
        let highest = played.check();
        moves += 1;
        let features = played.features();
        // Over free cells a move stays low; over others it clears them and no more.
        let low = features.iter().any(|feature| ["diagonally past nobody", "straight along"].contains(feature));
        let most = if low { 0.25 } else { 1.5 };
        assert!(highest < most, "{} {}: flies {highest} high", played.text, played.order);
        for beat in &played.script.beats {
            assert!((0.2..=1.05).contains(beat), "{}: a beat of {beat} s", played.order);
        }
        for feature in features {
            *seen.entry(feature).or_default() += 1;
        }
    }
    assert_seen(&seen, &FEATURES, 8);
}

#[test]
fn what_has_won_rises_and_settles_and_the_loser_stays() {
    // Frames that the move itself takes.
    const MOVE: u32 = 30;
    // White's last step wins; in Semáforo nobody owns the winning line.
    for (game, position, order, cells) in
        [("avanco", "6b/4w2/7/7/7/7/7 w", "e6-e7", &["e7"][..]), ("semaforo", "4/4/gg2 1", "c1", &["a1", "b1", "c1"])]
    {
        for (pace, moves) in [(1.0, true), (f32::INFINITY, false)] {
            let mut table = TestTable::new(game, Some(position), pace);
            table.settle();
            let others = table.session().standing().into_iter().map(|standing| standing.cell).collect::<Vec<_>>();
            let others: Vec<String> =
                others.iter().map(|cell| table.session().info().geometry.name(*cell).to_string()).collect();
            table.play(order);
            assert!(table.session().outcome().is_some(), "{game}: {order} wins");
            let mut highest = vec![0.0_f32; cells.len()];
            let mut last = vec![0_u32; cells.len()];
            for frame in 0..400 {
                table.frames(1);
                if !table.part::<Showing>().is_active() {
                    break;
                }
                for (k, cell) in cells.iter().enumerate() {
                    let high = table.placed_at(cell).translation.y;
                    if frame > MOVE && high > highest[k] {
                        (highest[k], last[k]) = (high, frame);
                    }
                }
                for cell in
                    others.iter().filter(|name| !cells.contains(&name.as_str()) && !order.starts_with(name.as_str()))
                {
                    assert_eq!(table.placed_at(cell).translation.y, 0.0, "{game}: {cell} moves");
                }
            }
            table.settle();
            table.assert_at_rest();
            for high in &highest {
                assert_eq!((0.30..0.36).contains(high), moves, "{game} at pace {pace}: they rise {highest:?}");
            }
            assert!(last.is_sorted(), "{game}: one after the other, {last:?}");
        }
    }
}

#[test]
fn what_is_captured_is_struck_and_carried_away_above_the_others() {
    let mut rng = random::generator(21);
    let (mut struck, mut awaited) = (0, 0);
    while struck < 150 || awaited < 20 {
        let Some(mut played) = played(&mut rng) else { continue };
        let Some(prey) = played.order.get(3..5).and_then(|name| BOARD.parse(name)) else { continue };
        let Some(track) = played.script.tracks.iter().position(|track| track.origin == Origin::Stood(prey)) else {
            continue;
        };
        let leaves = |leg: &Leg| matches!(leg, Leg::Leave { .. });
        let Some(beat) = played.script.tracks[track].legs.iter().position(leaves) else { continue };
        let beside = Vec3A::new(if struck % 2 == 0 { 5.3 } else { -2.0 }, 0.0, if struck % 2 == 0 { 1.0 } else { 5.3 });
        played.script.lay_aside(prey, beside);
        let what = format!("{} {}", played.text, played.order);
        let strike = strikes(&played.script.tracks[track].legs[beat]);
        let mut last: Option<Vec<Option<Pose>>> = None;
        for sample in 0..=FINE {
            let t = sample as f32 / FINE as f32;
            let poses = played.poses(beat, t);
            played.check_moment(beat, &poses, &format!("{what}: at {t}"));
            if let Some(last) = &last {
                check_step(last, &poses, &what);
            }
            let own = poses[track].as_ref().expect("it is never gone");
            if strike.is_some_and(|strike| t < strike) {
                assert_eq!(own.at, centre(BOARD, prey).into(), "{what}: it stands until it is struck");
            }
            last = Some(poses);
        }
        let end = last.and_then(|poses| poses[track].clone()).expect("it lies there");
        assert!(end.at.distance(beside) < 1e-3 && end.scale < 0.6, "{what}: it lies at {}", end.at);
        struck += usize::from(strike.is_some());
        awaited += usize::from(strike.is_none());
    }
}

#[test]
fn a_die_knocks_flat_with_its_front_first() {
    let die = SapiensLooks.stages()[0];
    let rest = SapiensLooks.rest(die);
    let lean = |t: f32| {
        let [body] = SapiensLooks.landing(rest.clone(), Vec3A::X, t)[..] else { panic!("one body") };
        let solid = Solid::die(&body, Vec3A::ZERO, 1.0);
        assert!(solid.lowest() > -1e-4, "{t}: below the board");
        // The front is lower if the upper side looks ahead.
        (body.pose.rotation * rest[0].pose.rotation.inverse() * Vec3A::Y).x
    };
    let leans: Vec<f32> = (0..=50_u8).map(|step| lean(f32::from(step) / 50.0)).collect();
    assert!(leans[0].abs() < 1e-6 && leans[50].abs() < 1e-6, "flat in the air and at rest");
    let most = leans.iter().copied().fold(0.0, f32::max);
    assert!((0.05..0.1).contains(&most), "it leans by {most}");
    assert!(leans.iter().all(|lean| *lean >= -1e-6), "never backwards");
}

#[test]
fn a_move_from_the_hand_passes_through_nothing_either() {
    let mut rng = random::generator(10);
    let mut seen: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut moves = 0;
    while moves < 800 {
        let Some(mut played) = played(&mut rng) else { continue };
        let from = BOARD.parse(&played.order[..2]).expect("a cell");
        let Some(to) = played.order.get(3..5).and_then(|name| BOARD.parse(name)) else { continue };
        // Over an empty cell it is held anywhere, over a piece in its middle.
        let empty = played.before.iter().all(|standing| standing.cell != to);
        let mut off = || if empty { random::below(&mut rng, 101) as f32 / 100.0 - 0.5 } else { 0.0 };
        let over = Vec3A::from(centre(BOARD, to)) + Vec3A::new(off(), 0.0, off());
        let others = played.before.iter().filter(|standing| standing.cell != from);
        let tops = others.map(|it| (Vec3A::from(centre(BOARD, it.cell)), SapiensLooks.top(it.piece)));
        let held = over.with_y(hover(over, tops));
        let features = played.features();
        played.script.from_hand(from, held);
        let begin = played.poses(0, 0.0);
        let held_bodies = played.script.tracks.iter().zip(&begin).any(|(track, pose)| {
            let piece = played.before.iter().find(|standing| standing.cell == from).expect("it stood there").piece;
            let rest = SapiensLooks.rest(piece);
            let Some(pose) = pose.as_ref().filter(|_| [from, to].map(Origin::Stood).contains(&track.origin)) else {
                return false;
            };
            let shown = &pose.bodies[pose.bodies.len().saturating_sub(rest.len())..];
            same(shown, pose.at, &rest, held, 1e-3)
        });
        assert!(held_bodies, "{} {}: it does not begin in the hand", played.text, played.order);
        played.check();
        moves += 1;
        for feature in features {
            *seen.entry(feature).or_default() += 1;
        }
    }
    let wanted: Vec<&str> = FEATURES.into_iter().filter(|feature| !feature.contains("turns")).collect();
    assert_seen(&seen, &wanted, 5);
}

#[test]
fn what_is_held_touches_nothing_on_its_way() {
    let mut rng = random::generator(11);
    let mut near = 0;
    for _ in 0..60 {
        let session = dealt::position(&mut rng);
        let standing = session.standing();
        let held = standing[random::below(&mut rng, standing.len())];
        let mut place = || random::below(&mut rng, 1000) as f32 / 100.0 - 5.0;
        let (from, to) = (Vec3A::new(place(), 0.0, place()), Vec3A::new(place(), 0.0, place()));
        for step in 0..=60 {
            let point = from.lerp(to, step as f32 / 60.0);
            let others: Vec<Standing> = standing.iter().copied().filter(|other| other.cell != held.cell).collect();
            let tops = others.iter().map(|it| (Vec3A::from(centre(BOARD, it.cell)), SapiensLooks.top(it.piece)));
            let point = point.with_y(hover(point, tops));
            for body in SapiensLooks.rest(held.piece) {
                let body = Solid::die(&body, point, 1.0);
                for met in others.iter().flat_map(|other| at_rest(BOARD, *other)) {
                    assert!(body.depth(&met) < DEEP, "{}: held at {point}", session.position_text());
                    near += usize::from(body.depth(&met) > -0.3);
                }
            }
        }
    }
    assert!(near > 500, "only {near} near meetings");
}

#[test]
fn a_time_in_seconds_is_a_beat_and_a_part_of_it() {
    let mut session = dealt::sapiens()
        .from_position(dealt::options(&[]), "8/8/8/8/b1+,7/8/w1+,7/8 w 2 alliances")
        .expect("a position");
    let order = session.submit(Request::Move("a2~".to_owned())).expect("legal");
    let SessionChange::Played { before, beats } = order else { panic!("played") };
    let one = Script::new(BOARD, &before, &beats);
    assert_eq!(one.beats.len(), 1);
    let script = Script { beats: vec![0.5, 0.25, 1.0], ..one };
    assert_eq!(script.seconds(), 1.75);
    for (seconds, beat, t) in [
        (-1.0, 0, 0.0),
        (0.0, 0, 0.0),
        (0.25, 0, 0.5),
        (0.5, 1, 0.0),
        (0.625, 1, 0.5),
        (0.75, 2, 0.0),
        (1.5, 2, 0.75),
        (1.75, 2, 1.0),
        (99.0, 2, 1.0),
    ] {
        assert_eq!(script.beat_at(seconds), (beat, t), "{seconds} s");
    }
    assert_eq!(Script::default().beat_at(1.0), (0, 1.0));
}

#[test]
fn the_pace_is_how_many_times_faster_a_move_is_shown() {
    let seconds = {
        let mut table = dealt::sapiens().start(dealt::options(&[]));
        let Ok(SessionChange::Played { before, beats }) = table.submit(Request::Move("a2-a3".to_owned())) else {
            panic!("legal")
        };
        Script::new(BOARD, &before, &beats).seconds()
    };
    for pace in [0.25, 0.5, 1.0, 2.0, 4.0] {
        let mut table = TestTable::new("sapiens", None, pace);
        table.play("a2-a3");
        let mut frames = 1;
        while table.part::<Showing>().is_active() {
            table.frames(1);
            frames += 1;
        }
        let expected = seconds / (0.016 * pace);
        assert!((frames as f32 - expected).abs() <= 2.5, "pace {pace}: {frames} frames, not {expected}");
        table.frames(1);
        table.assert_in_step();
    }
    // Infinite: nothing is shown but the end; and a change of mind in the middle ends the move at once.
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    table.play("a2-a3");
    assert!(!table.part::<Showing>().is_active());
    table.app.insert_resource(AnimationSpeed(0.25));
    table.play("a7-a6");
    table.frames(3);
    assert!(table.part::<Showing>().is_active());
    table.app.insert_resource(AnimationSpeed(f32::INFINITY));
    table.frames(2);
    assert!(!table.part::<Showing>().is_active());
    table.assert_at_rest();
}

#[test]
fn a_move_in_which_nothing_is_seen_to_happen_ends_too() {
    let mut table = TestTable::new("produto", None, 1.0);
    let happened = PlayEvent::Changed(SessionChange::Played { before: Vec::new(), beats: vec![Vec::new()] });
    let play = table.play_entity();
    table.app.world_mut().write_message(TableEvent { play, seat: None, happened });
    table.frames(2);
    assert!(table.part::<Showing>().is_active());
    table.settle();
    table.assert_at_rest();
}
