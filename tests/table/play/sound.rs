//! What is heard at the table: which sound, when, how loud and from where. No sound device is needed.

use crate::dealt;
use crate::test_table::TestTable;
use bevy::prelude::*;
use ludoteca::app::devices::ambience::{PlayingRoom, samples};
use ludoteca::app::devices::speaker::{self, Order};
use ludoteca_games as games;
use ludoteca_rules::session::{Controller, NodeId, Request, SessionChange};
use ludoteca_rules::{Options, Pick, Seat, random};
use ludoteca_table::play::{Asker, Hand, Play, TableAction};
use ludoteca_table::scene::projector::Projector;
use ludoteca_table::scene::room::{ChosenRoom, Room};
use ludoteca_table::show::animation::contact::{Contact, contacts};
use ludoteca_table::show::animation::player::{Showing, Skip};
use ludoteca_table::show::animation::pose::{pose, touches};
use ludoteca_table::show::animation::script::{Leg, Script};
use ludoteca_table::show::looks::AllLooks;
use ludoteca_table::show::voice::Voice;
use ludoteca_table::sound::hear::passed;
use ludoteca_table::sound::mix::merged;
use ludoteca_table::sound::{Ambience, AmbienceVolume, Cue, Sound, Volume};
use rodio::Source;
use rodio::mixer::mixer;
use std::num::NonZero;
use std::process::Command;
use std::sync::mpsc::channel;

/// Everything that was played since the last look, and in which frame.
#[derive(Resource, Default)]
struct Played {
    frame: u32,
    sounds: Vec<(u32, Sound)>,
}

fn listen(mut sounds: MessageReader<Sound>, mut played: ResMut<Played>) {
    played.frame += 1;
    let frame = played.frame;
    played.sounds.extend(sounds.read().map(|sound| (frame, *sound)));
}

/// A table at which every sound is written down.
fn table(game: &str, position: Option<&str>, pace: f32) -> TestTable {
    let entry = games::find(game).expect("the game exists");
    let options = Options::defaults(entry.info.options);
    let session = match position {
        Some(text) => entry.from_position(options, text).expect("the position is well formed"),
        None => entry.start(options),
    };
    let mut table = TestTable::with(entry, session, pace);
    table.app.init_resource::<Played>().add_systems(Last, listen);
    table.frames(2);
    assert_eq!(heard(&mut table), [], "a table by itself is silent");
    table
}

fn heard(table: &mut TestTable) -> Vec<(u32, Sound)> {
    std::mem::take(&mut table.app.world_mut().resource_mut::<Played>().sounds)
}

fn voices(table: &mut TestTable) -> Vec<Voice> {
    heard(table).into_iter().map(|(_, sound)| sound.voice).collect()
}

#[test]
fn a_piece_sounds_in_the_frame_in_which_it_touches_the_board() {
    let moves = [
        ("avanco", "a2-a3", "a3", Voice::Wood),
        ("horizons", "a2-a3", "a3", Voice::Felt),
        ("sapiens", "a2-a3", "a3", Voice::Die),
        ("atari-go", "c3", "c3", Voice::Shell),
        ("gatos-caes", "d4", "d4", Voice::Paw),
        ("semaforo", "b2", "b2", Voice::Lamp),
    ];
    for (game, order, cell, voice) in moves {
        for pace in [0.25, 1.0, 4.0] {
            let mut table = table(game, None, pace);
            table.play(order);
            let (mut before, mut touched) = (f32::INFINITY, 0);
            while table.part::<Showing>().is_active() {
                let high = table.placed_at(cell).translation.y;
                let sounds = heard(&mut table);
                for (_, sound) in &sounds {
                    assert_eq!(sound.voice, voice, "{game}");
                    // A bounce is lower than this; what comes down in this frame was higher before.
                    assert!(high < 0.1 && before > high - 0.1, "{game} at {pace}: it sounds {high} above the board");
                    touched += 1;
                }
                before = high;
                table.frames(1);
            }
            table.settle();
            touched += heard(&mut table).len();
            assert_eq!(touched, 1, "{game} at {pace}: once for one piece");
        }
    }
}

/// Whether a leg ends by falling; others turn.
const fn falls(leg: &Leg) -> bool {
    !matches!(leg, Leg::Change { .. } | Leg::Stack { .. })
}

#[test]
fn contacts_are_where_and_when_the_poses_touch() {
    let mut rng = random::generator(3);
    let mut seen = 0;
    for game in crate::test_table::built() {
        let orders = dealt::to_the_end(game.info.id, &mut rng);
        let mut session = game.start(Options::defaults(game.info.options));
        let table = TestTable::new(game.info.id, None, 1.0);
        let looks = table.app.world().resource::<AllLooks>().of(game.info.id).expect("it has looks").0;
        for order in orders.iter().take(40) {
            let seat = Hand::of(&*session).seat;
            let change = session.submit(Request::Order(seat, order.clone())).expect("a legal order");
            let SessionChange::Played { before, beats } = change else { continue };
            let script = Script::new(game.info.geometry, &before, &beats);
            let found = contacts(&*looks, &script);
            assert!(found.is_sorted_by(|one, other| one.seconds <= other.seconds));
            assert!(found.iter().all(|contact| contact.seconds < script.seconds()));
            for leg in script.tracks.iter().flat_map(|track| &track.legs).filter(|leg| falls(leg)) {
                let Some(t) = touches(leg) else { continue };
                let high = |t: f32| pose(&*looks, leg, t).expect("it is seen").at.y;
                let end = high(1.0);
                assert!((high(t) - end).abs() < 1e-3, "{order} in {}: {} above", game.info.id, high(t) - end);
                assert!(high(t - 0.05) > end + 0.01, "{order} in {}: it was there before", game.info.id);
                seen += 1;
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn what_is_captured_is_laid_down_softly_beside_the_board() {
    let mut table = table("avanco", Some("6b/7/2b4/1w5/7/7/6w w"), 1.0);
    table.play("b4xc5");
    table.settle();
    let sounds = heard(&mut table);
    let of = |voice| sounds.iter().filter(move |(_, sound)| sound.voice == voice).map(|(_, sound)| sound.gain);
    // It is struck, the other comes down in its place, and it is laid aside.
    let [struck, down] = of(Voice::Wood).collect::<Vec<_>>()[..] else { panic!("{sounds:?}") };
    let [aside] = of(Voice::Aside).collect::<Vec<_>>()[..] else { panic!("{sounds:?}") };
    assert!(aside < struck.min(down), "{aside} {struck} {down}");
}

#[test]
fn several_at_once_are_no_louder_than_one() {
    use Voice::{Aside, Die, Wood};
    let sum = |sounds: &[(Voice, f32, f32)]| sounds.iter().map(|(_, gain, _)| gain).sum::<f32>();
    // The same voice is played once, between its places.
    assert_eq!(merged(&[(Wood, 1.0, -0.4), (Wood, 1.0, 0.2), (Wood, 1.0, 0.2)], 0.0), [(Wood, 1.0, 0.0)]);
    // Different voices share.
    let both = merged(&[(Wood, 1.0, 0.0), (Aside, 0.5, 0.3)], 0.0);
    assert_eq!(both.len(), 2);
    assert!((sum(&both) - 1.0).abs() < 1e-6 && both[0].1 > both[1].1);
    assert!(
        (sum(&merged(&[(Wood, 0.5, 0.0), (Die, 0.5, 0.0)], 0.0)) - 0.5).abs() < 1e-6,
        "no louder than each of them"
    );
    // What is still heard leaves room for the rest only.
    assert!((sum(&merged(&[(Wood, 1.0, 0.0)], 0.7)) - 0.3).abs() < 1e-6);
    assert_eq!(merged(&[(Wood, 1.0, 0.0)], 1.0), []);
    assert_eq!(merged(&[(Wood, 0.0, 0.0)], 0.0), []);

    // On the table: both sides' pieces land in the same frame.
    let mut table = table("apocalypse", None, 1.0);
    table.app.insert_resource(Volume(1.0));
    table.frames(30);
    heard(&mut table);
    table.play("a2-a3|e4-e3");
    table.settle();
    let sounds = heard(&mut table);
    assert_eq!(sounds.iter().map(|(_, sound)| sound.voice).collect::<Vec<_>>(), [Wood]);
    assert!(sounds[0].1.gain <= 1.0);
    // Cues in every frame: together they never exceed one blow.
    for _ in 0..60 {
        table.app.world_mut().write_message(Cue::everywhere(Die));
        table.app.world_mut().write_message(Cue::everywhere(Wood));
        table.frames(1);
    }
    let sounds = heard(&mut table);
    for frame in sounds.iter().map(|(frame, _)| *frame) {
        // All of a sixteenth of a second, each as loud as it began.
        let near = sounds.iter().filter(|(other, _)| (frame..frame + 4).contains(other));
        assert!(near.map(|(_, sound)| sound.gain).sum::<f32>() <= 1.6, "frame {frame}: {sounds:?}");
    }
    assert!(sounds.len() < 80, "{} of 120 are heard", sounds.len());
}

#[test]
fn jumps_and_ways_back_are_silent() {
    let mut table = table("avanco", None, 1.0);
    for order in ["a2-a3", "a6-a5", "b2-b3"] {
        table.play(order);
        table.settle();
    }
    assert_eq!(voices(&mut table), [Voice::Wood; 3]);
    let last = table.session().cursor();
    let jumps = [Request::Undo, Request::Undo, Request::GoTo(last), Request::GoTo(NodeId::ROOT), Request::GoTo(last)];
    for request in jumps {
        table.ask(TableAction::Session(request));
        table.settle();
    }
    assert_eq!(voices(&mut table), []);
    // A change of mind in the air.
    table.play("c6-c5");
    table.frames(5);
    assert!(table.part::<Showing>().is_active());
    table.ask(TableAction::Session(Request::Undo));
    table.frames(60);
    assert_eq!(voices(&mut table), []);
    // Time as a hand drags it.
    let contact = |seconds| Contact { seconds, at: default(), voice: Voice::Wood, strength: 1.0 };
    let all = [contact(0.2), contact(0.4)];
    let count = |from: f32, now: f32| passed(&all, from, now, 0.1).count();
    assert_eq!((count(0.18, 0.22), count(0.22, 0.18), count(0.1, 0.5), count(0.4, 0.4)), (1, 0, 0, 0));
    assert_eq!(count(0.15, 0.2) + count(0.2, 0.25), 1, "never twice");
}

#[test]
fn without_animation_a_move_is_one_quiet_blow() {
    let mut still = table("sapiens", None, f32::INFINITY);
    still.play("a2-a3");
    still.frames(3);
    let quiet = heard(&mut still);
    assert_eq!(quiet.len(), 1);
    let mut moving = table("sapiens", None, 1.0);
    moving.play("a2-a3");
    moving.settle();
    let usual = heard(&mut moving);
    assert!(quiet[0].1.gain < 0.7 * usual[0].1.gain, "{quiet:?} {usual:?}");
    // One that is cut short is heard so, too, and not again.
    moving.play("a7-a6");
    moving.frames(4);
    moving.app.world_mut().write_message(Skip);
    moving.frames(60);
    let skipped = heard(&mut moving);
    assert_eq!(skipped.len(), 1);
    assert!(skipped[0].1.gain < 0.7 * usual[0].1.gain);
}

#[test]
fn at_volume_0_nothing_is_played_and_a_new_volume_is_heard() {
    let mut table = table("avanco", None, 1.0);
    table.app.insert_resource(Volume(0.0));
    table.play("a2-a3");
    table.settle();
    assert_eq!(heard(&mut table), []);
    let mut gains = Vec::new();
    for volume in [0.25, 0.5, 1.0] {
        table.app.insert_resource(Volume(volume));
        table.frames(20);
        let sounds = heard(&mut table);
        assert_eq!(sounds.len(), 1, "it is heard how loud it is now");
        gains.push(sounds[0].1.gain);
    }
    assert!(gains.is_sorted_by(|one, other| *one < 0.5 * other), "{gains:?}");
    table.app.world_mut().resource_mut::<Volume>().set_changed();
    table.frames(20);
    assert_eq!(heard(&mut table), [], "the same volume is nothing new");
}

#[test]
fn refusals_and_results_are_heard() {
    let mut table = table("avanco", None, 1.0);
    let cell = table.cell("d4");
    table.ask(TableAction::Touch(Pick::Cell(cell)));
    table.frames(2);
    assert_eq!(voices(&mut table), [Voice::Refusal]);
    table.ask(TableAction::Session(Request::Resign(Seat(0))));
    table.frames(2);
    assert_eq!(voices(&mut table), [Voice::Result]);
    table.ask(TableAction::Session(Request::Undo));
    table.frames(40);
    assert_eq!(voices(&mut table), []);

    for pace in [1.0, f32::INFINITY] {
        let mut table = self::table("avanco", Some("6b/4w2/7/7/7/7/7 w"), pace);
        table.play("e6-e7");
        table.settle();
        let sounds = voices(&mut table);
        assert_eq!(sounds.iter().filter(|voice| **voice == Voice::Result).count(), 1, "{sounds:?}");
        assert_eq!(sounds[0], Voice::Wood, "{sounds:?}");
    }
}

#[test]
fn what_the_computer_asks_too_late_is_not_heard() {
    let mut table = table("avanco", None, 1.0);
    let seats = TableAction::Seats(vec![Controller::Human, Controller::Computer("1".to_owned())], Vec::new());
    table.ask(seats);
    let play = table.play_entity();
    let late = table.part::<Play>().request(play, Asker::Computer(Seat(1)), TableAction::Session(Request::AgreeDraw));
    table.app.world_mut().write_message(late);
    table.frames(2);
    assert_eq!(voices(&mut table), []);
}

#[test]
fn sounds_come_from_their_side_and_no_two_are_alike() {
    let mut table = table("avanco", None, 1.0);
    let mut pans = Vec::new();
    let mut blows: Vec<Sound> = Vec::new();
    for order in ["a2-a3", "a6-a5", "g2-g3", "g6-g5", "d2-d3"] {
        table.play(order);
        table.settle();
        let sound = heard(&mut table)[0].1;
        pans.push(sound.pan);
        assert!((0.96..=1.04).contains(&sound.speed) && sound.pan.abs() <= 0.45, "{sound:?}");
        assert!(blows.iter().all(|blow| (blow.speed - sound.speed).abs() > 1e-4), "{sound:?} {blows:?}");
        blows.push(sound);
    }
    assert!(pans[..2].iter().all(|pan| *pan < -0.1) && pans[2..4].iter().all(|pan| *pan > 0.1), "{pans:?}");
    assert!(pans[4].abs() < 0.05, "{pans:?}");
}

#[test]
fn the_dice_of_the_opening_roll_knock_ever_more_slowly() {
    let mut table = table("sapiens", None, 1.0);
    table.renew(dealt::options(&[]), 1);
    let mut sounds = Vec::new();
    for _ in 0..90 {
        table.frames(1);
        sounds.extend(heard(&mut table));
    }
    assert!(sounds.len() >= 4 && sounds.iter().all(|(_, sound)| sound.voice == Voice::Die), "{sounds:?}");
    let gaps: Vec<u32> = sounds.windows(2).map(|pair| pair[1].0 - pair[0].0).collect();
    assert!(gaps.last() > gaps.first(), "{gaps:?}");
}

#[test]
fn the_files_are_short_and_clean() {
    let mut size = 0;
    for voice in Voice::ALL {
        size += speaker::file(voice).len();
        let decoded = samples(speaker::file(voice));
        let (rate, all) = (decoded.sample_rate().get(), decoded.collect::<Vec<f32>>());
        let peak = all.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!((0.2..0.7).contains(&peak), "{voice:?}: {peak}");
        assert!(all.len() as f32 / rate as f32 <= 2.0, "{voice:?}");
        assert!(all[0].abs() < 0.01 && all[all.len() - 1].abs() < 0.001, "{voice:?} clicks");
        let mean = all.iter().sum::<f32>() / all.len() as f32;
        assert!(mean.abs() < 0.01 * peak, "{voice:?}: {mean}");
        // From the right it is louder on the right, and nowhere louder than it is.
        let sound = Sound { voice, gain: 0.5, speed: 1.0, pan: 0.4 };
        let sides: Vec<f32> = speaker::shaped(samples(speaker::file(voice)), sound).collect();
        let loudest = |side: usize| sides.iter().skip(side).step_by(2).fold(0.0_f32, |peak, now| peak.max(now.abs()));
        assert!((loudest(1) - 0.5 * peak).abs() < 0.01 && (loudest(0) - 0.3 * peak).abs() < 0.01, "{voice:?}");
    }
    assert!(size < 500_000, "{size} bytes");
}

#[test]
fn the_room_in_which_a_table_stands_is_heard_if_one_wants_it() {
    let mut table = table("avanco", None, 1.0);
    let now = |table: &mut TestTable| {
        table.frames(2);
        table.app.world().resource::<Ambience>().0.map(|(room, gain)| (room.id, gain))
    };
    assert_eq!(now(&mut table), None, "it is off at first");
    table.app.insert_resource(AmbienceVolume(0.5));
    assert_eq!(now(&mut table), Some((Room::usual().id, 0.25)));
    table.app.insert_resource(ChosenRoom(Room::find("patio").expect("it is there")));
    assert_eq!(now(&mut table), Some(("patio", 0.25)));
    table.app.insert_resource(Projector(true));
    assert_eq!(now(&mut table), None, "a class hears no birds");
    table.app.insert_resource(Projector(false));
    let look = |table: &mut TestTable, focused| {
        let world = table.app.world_mut();
        let mut windows = world.query::<&mut Window>();
        assert!(windows.iter(world).count() > 0);
        windows.iter_mut(world).for_each(|mut window| window.focused = focused);
    };
    look(&mut table, false);
    assert_eq!(now(&mut table), None, "somebody does something else");
    look(&mut table, true);
    assert_eq!(now(&mut table), Some(("patio", 0.25)));
}

#[test]
fn a_room_goes_on_without_a_click_where_it_begins_anew() {
    let mut size = 0;
    for room in Room::all() {
        let files = room.sounds();
        assert_eq!(files.is_empty(), room.table.is_none(), "{}", room.id);
        size += files.iter().map(|file| file.len()).sum::<usize>();
        let lengths: Vec<usize> = files.iter().map(|file| samples(file).count()).collect();
        assert!(lengths.windows(2).all(|pair| pair[0] != pair[1]), "{}: both begin anew together", room.id);
        for file in files {
            let all: Vec<f32> = samples(file).collect();
            let peak = all.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!((0.02..0.2).contains(&peak), "{}: {peak}", room.id);
            let steepest = all.windows(2).map(|pair| (pair[1] - pair[0]).abs()).fold(0.0, f32::max);
            assert!((all[0] - all[all.len() - 1]).abs() <= steepest, "{} clicks", room.id);
        }
    }
    assert!(size < 2_000_000, "{size} bytes");
}

#[test]
fn a_room_swells_follows_the_volume_and_fades() {
    const RATE: usize = 16_000;
    let rate = NonZero::new(RATE as u32).expect("it is not zero");
    let (mixer, mut heard) = mixer(NonZero::new(1).expect("it is not zero"), rate);
    let mut loudest = |from: f32, to: f32| {
        let skipped = (from * RATE as f32) as usize;
        let all = heard.by_ref().take((to * RATE as f32) as usize).skip(skipped);
        all.map(f32::abs).fold(0.0, f32::max)
    };
    let room = PlayingRoom::begin(Room::find("patio").expect("it is there"), 1.0, &mixer);
    let first = loudest(0.0, 0.1);
    let full = loudest(2.5, 8.0);
    assert!(first < 0.1 * full, "it swells: {first} {full}");
    room.set_gain(0.25);
    let quiet = loudest(2.5, 9.5);
    assert!((0.15..0.35).contains(&(quiet / full)), "{quiet} {full}");
    drop(room);
    let fading = loudest(0.0, 0.05);
    assert!(fading > 0.0, "it does not break off");
    assert_eq!(loudest(1.0, 2.0), 0.0);
}

/// Names the process that plays on what this computer has.
const TASK: &str = "LUDOTECA_TEST_SPEAKER";

/// The other process.
#[test]
#[ignore = "the test below runs it, without a device"]
fn other_process() {
    assert!(std::env::var(TASK).is_ok(), "it would play on what this computer has");
    let (sender, orders) = channel();
    sender.send(Order::Ready).expect("the other end is here");
    sender.send(Order::Room(Some((Room::usual(), 0.0)))).expect("the other end is here");
    for voice in Voice::ALL {
        let silent = Sound { voice, gain: 0.0, speed: 1.0, pan: 0.0 };
        sender.send(Order::Play(silent)).expect("the other end is here");
    }
    drop(sender);
    speaker::serve(&orders);
    println!("SERVED");
}

#[cfg(target_os = "linux")]
#[test]
fn without_a_device_nothing_is_told() {
    let program = std::env::current_exe().expect("this program");
    let output = Command::new(program)
        .args(["--exact", "play::sound::other_process", "--ignored", "--nocapture"])
        .env(TASK, "1")
        // A device that nobody has, so that there is none on any computer.
        .env("ALSA_CONFIG_PATH", "/nonexistent/asound.conf")
        .output()
        .expect("it runs");
    let (out, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success() && out.contains("SERVED"), "{out}{told}");
    assert_eq!(told, "");
}
