//! The die theatre: what is played, said, asked and turned by hand, by real pointer and key events.

use crate::test_table::{TestTable, start_program};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca::app::tables;
use ludoteca::desk::demo::model::{DemoAction, DemoModel, DemoRequest};
use ludoteca::desk::frame::display::UncoveredArea;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::view_model::Panels;
use ludoteca::games::Games;
use ludoteca::theatre::act::Act;
use ludoteca::theatre::board::SmallBoard;
use ludoteca::theatre::looks::TheatreLooks;
use ludoteca::theatre::quiz::QuizAnswer;
use ludoteca::theatre::scene::{FACE, Foot, ShownBody};
use ludoteca::theatre::{Demo, DemonstrationRequest};
use ludoteca_games as games;
use ludoteca_games::catalogue;
use ludoteca_games::sapiens::view::die_of_kind;
use ludoteca_rules::display::effect::replay;
use ludoteca_rules::session::{Request, SessionChange};
use ludoteca_rules::{Cell, Options, Side, Text};
use ludoteca_table::mesh::die;
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::Subject;
use ludoteca_table::show::flat::marks::{MarkShape, Marks};
use ludoteca_table::show::pieces::{Bodies, OnCell, ShownPiece};
use ludoteca_words::{Language, Words};
use std::collections::{BTreeSet, VecDeque};
use std::f32::consts::{FRAC_PI_2, FRAC_PI_4};
use std::sync::Arc;

fn looks() -> Arc<dyn TheatreLooks> {
    Games::all().theatres().of("sapiens").expect("it has a theatre").0
}

/// The theatre without panels.
fn theatre() -> TestTable {
    TestTable::bare(1.0, |app| {
        tables::open_demonstration(app, games::find("sapiens").expect("it exists")).expect("it has one");
    })
}

/// The theatre with its panels.
fn with_panels(language: Language, size: UVec2) -> TestTable {
    let mut theatre = TestTable::bare(1.0, |app| {
        let mut windows = app.world_mut().query::<&mut Window>();
        for mut window in windows.iter_mut(app.world_mut()) {
            window.resolution.set(size.x as f32, size.y as f32);
        }
        start_program(app, Some(language));
        tables::open_demonstration(app, games::find("sapiens").expect("it exists")).expect("it has one");
    });
    theatre.frames(6);
    theatre
}

fn demo(theatre: &TestTable) -> &Demo {
    theatre.app.world().resource::<Demo>()
}

fn change(theatre: &mut TestTable, change: impl FnOnce(&mut Demo)) {
    change(&mut theatre.app.world_mut().resource_mut::<Demo>());
    theatre.frames(3);
}

fn enter(theatre: &mut TestTable, act: Act) {
    change(theatre, |demo| {
        demo.enter(act);
        demo.play(false);
    });
}

/// Value and direction, read from a mesh that is turned so.
fn read(side: u8, rotation: Quat) -> (u8, bool) {
    let shapes = looks().shapes();
    let shape = &shapes[usize::from(side)];
    // Faces, their inlaid parts where there are some, then pips.
    let pips = &shape.parts[if shape.parts.len() == 2 { 1 } else { 2 }].mesh;
    let (top, counted) = (die::top(rotation), die::pips_on_top(pips, rotation));
    assert_eq!(counted, usize::from(top), "the mesh of set {side}");
    let level = (1..=6).map(|value| rotation * die::direction(value)).find(|way| way.y.abs() < 0.5);
    let level = level.expect("four faces are upright");
    (top, level.x.abs() + level.z.abs() > 1.2)
}

/// Value and direction of the large die, read from its mesh.
fn large(theatre: &mut TestTable) -> (u8, bool) {
    let side = demo(theatre).piece().and_then(|piece| piece.side).expect("a die has an owner").0;
    let world = theatre.app.world_mut();
    let mut bodies = world.query::<(&ShownBody, &Transform)>();
    let top = bodies.iter(world).max_by_key(|(shown, _)| shown.0).expect("a die is shown").1.rotation;
    read(side, top)
}

/// Value and direction that the theatre says.
fn said(theatre: &TestTable) -> (u8, bool) {
    let piece = demo(theatre).piece().expect("a die is shown");
    let die = die_of_kind(Side(0), piece.kind);
    let words = Words::new(Language::En, &catalogue());
    let told = words.say(&demo(theatre).words(&*looks()).expect("it is told"));
    assert!(told.contains(&die.value.to_string()), "{told}");
    assert_eq!(told.contains("diagonal"), die.diagonal, "{told}");
    assert_eq!(looks().numeral(piece), Some(die.value));
    assert_eq!(looks().ways(piece).iter().all(|way| way.x.abs() > 0.1 && way.y.abs() > 0.1), die.diagonal);
    (die.value, die.diagonal)
}

#[test]
fn every_scene_is_what_the_rules_play() {
    let (entry, programme) = (games::find("sapiens").expect("it exists"), looks().programme());
    let theatre = theatre();
    assert_eq!(demo(&theatre).scenes().len(), programme.scenes.len(), "all of them are legal");
    for (staged, scene) in demo(&theatre).scenes().iter().zip(programme.scenes) {
        let mut session =
            entry.from_position(Options::defaults(entry.info.options), scene.position).expect("a position");
        let before = session.standing();
        let Ok(SessionChange::Played { beats, .. }) = session.submit(Request::Move(scene.order.into())) else {
            panic!("{} is not legal", scene.id)
        };
        let ends: Vec<_> = staged.script.tracks.iter().filter_map(|track| track.end).collect();
        let mut after = session.standing();
        after.sort_unstable();
        let mut ends = ends;
        ends.sort_unstable();
        assert_eq!(ends, after, "{}", scene.id);
        assert_eq!(replay(&before, &beats).expect("beats of the rules"), after);
        assert_eq!(scene.captions.len(), staged.stages(), "{} says something of every moment", scene.id);
    }
    assert_eq!(demo(&theatre).quiz.number().1, programme.questions.len(), "every question has a die");
    assert!(programme.questions.len() >= 5);
}

#[test]
fn at_every_step_of_every_act_the_mesh_shows_what_is_said() {
    let mut theatre = theatre();
    for set in 0..4 {
        change(&mut theatre, |demo| demo.dress(set));
        for act in demo(&theatre).acts().into_iter().filter(|act| act.runs()) {
            enter(&mut theatre, act);
            for stage in 0..demo(&theatre).count() {
                change(&mut theatre, |demo| demo.show(stage));
                assert_eq!(large(&mut theatre), said(&theatre), "{act:?}, stage {stage}, set {set}");
            }
        }
    }
}

#[test]
fn the_small_board_ends_every_beat_with_what_the_rules_say() {
    let mut theatre = theatre();
    for index in 0..demo(&theatre).scenes().len() {
        enter(&mut theatre, Act::Scene(index));
        change(&mut theatre, |demo| demo.show(usize::MAX));
        let scene = demo(&theatre).scene().expect("it is one").clone();
        let world = theatre.app.world_mut();
        let mut pieces = world.query::<(&OnCell, &ShownPiece, &Bodies, &Transform, &Visibility)>();
        for (on, _, bodies, at, visibility) in pieces.iter(world) {
            let track = scene
                .script
                .tracks
                .iter()
                .find(|track| track.origin == ludoteca_table::show::animation::script::Origin::Stood(on.0));
            let end = track.expect("every piece has a track").end;
            let Some(end) = end else {
                assert!(*visibility == Visibility::Hidden || at.scale.x < 0.01, "{}: it is gone", scene.scene.id);
                continue;
            };
            let geometry = games::find("sapiens").expect("it exists").info.geometry;
            assert!(at.translation.distance(centre(geometry, end.cell)) < 1e-3, "{}", scene.scene.id);
            let top = world.get::<Transform>(*bodies.0.last().expect("a body")).expect("a place").rotation;
            let die = die_of_kind(Side(0), end.piece.kind);
            assert_eq!(read(end.piece.side.expect("an owner").0, top), (die.value, die.diagonal), "{}", scene.scene.id);
        }
    }
}

#[test]
fn every_word_is_there_in_three_languages() {
    let programme = looks().programme();
    let scenes = programme.scenes.iter().flat_map(|scene| scene.captions.iter().chain([&scene.title]));
    let keys: Vec<&str> = scenes.chain(programme.sets).copied().collect();
    assert!(keys.len() > 25 && programme.sets.len() == 4);
    for language in Language::ALL {
        let words = Words::new(language, &catalogue());
        for key in keys.iter().copied().chain(["game-sapiens-this"]) {
            assert!(words.has(key), "{key} in {language:?}");
        }
        for act in ["die", "net", "hand", "question"] {
            assert!(words.has(&format!("theatre-sapiens-{act}")) && words.has(&format!("ui-theatre-{act}")));
        }
    }
}

#[test]
fn a_scene_says_the_reason_of_every_beat_while_it_is_played() {
    let mut theatre = with_panels(Language::PtPt, UVec2::new(1024, 768));
    let words = Words::new(Language::PtPt, &catalogue());
    let scene = demo(&theatre).scenes().iter().position(|scene| scene.scene.id == "martyr").expect("it is there");
    let captions = looks().programme().scenes[scene].captions;
    enter(&mut theatre, Act::Scene(scene));
    let shown = |theatre: &TestTable| theatre.app.world().resource::<Panels>().0.demo.clone().expect("it is open");
    assert_eq!(shown(&theatre).caption, words.word(captions[0]));
    for (beat, caption) in captions.iter().enumerate().skip(1) {
        theatre.key(KeyCode::ArrowRight, Key::ArrowRight);
        theatre.frames(30);
        assert!(demo(&theatre).is_moving(), "in slow motion");
        assert_eq!(shown(&theatre).caption, words.word(caption), "while it happens");
        theatre.frames(200);
        assert_eq!((demo(&theatre).stage(), demo(&theatre).is_moving()), (beat, false));
        assert_eq!(shown(&theatre).caption, words.word(caption), "and after");
    }
}

#[test]
fn it_stops_at_the_end_unless_it_repeats() {
    let mut theatre = theatre();
    theatre.type_text("r");
    change(&mut theatre, |demo| {
        demo.enter(Act::Scene(0));
        demo.transport.set_speed(4.0);
    });
    theatre.frames(200);
    assert!(!demo(&theatre).transport.loops && !demo(&theatre).is_moving());
    assert_eq!(demo(&theatre).stage() + 1, demo(&theatre).count());
    theatre.key(KeyCode::Space, Key::Space);
    assert!(demo(&theatre).transport.playing && demo(&theatre).stage() == 0, "played again from the beginning");
}

/// The middle of the large die in the window.
fn middle(theatre: &mut TestTable) -> Vec2 {
    let world = theatre.app.world_mut();
    let mut bodies = world.query::<(&ShownBody, &GlobalTransform)>();
    let at = bodies.iter(world).next().expect("a die is shown").1.translation();
    theatre.pixel_of(at)
}

fn drag(theatre: &mut TestTable, by: Vec2) {
    let from = middle(theatre);
    theatre.carry(from, from + by);
    assert!(demo(theatre).hand.is_held());
    theatre.button(MouseButton::Left, ButtonState::Released);
    assert!(!demo(theatre).hand.is_held());
    theatre.frames(30);
    assert!(!demo(theatre).is_moving(), "it lies");
}

/// Which of the 48 poses this is.
fn pose(rotation: Quat) -> usize {
    let attitudes = looks().programme().attitudes;
    let found = attitudes.iter().position(|one| one.rotation.angle_between(rotation) < 0.01);
    found.expect("it lies as it can lie on the board")
}

#[test]
fn a_hand_turns_the_die_into_each_attitude_and_it_says_what_it_shows() {
    let mut theatre = theatre();
    assert_eq!(looks().programme().attitudes.len(), 48, "24 straight ones and 24 diagonal ones");
    let share = 768.0 / 4.0;
    let drags = [
        Vec2::X * FRAC_PI_4 * share,
        Vec2::Y * FRAC_PI_2 * share,
        Vec2::NEG_X * FRAC_PI_4 * share,
        Vec2::NEG_Y * FRAC_PI_2 * share,
    ];
    enter(&mut theatre, Act::Hand);
    let mut seen = BTreeSet::from([pose(demo(&theatre).hand.rotation())]);
    let mut drawn = 0;
    while seen.len() < 48 {
        // The fewest drags that lead to an attitude that was not seen yet.
        let mut ways = VecDeque::from([(demo(&theatre).hand.clone(), Vec::new())]);
        let way = loop {
            let (hand, way) = ways.pop_front().expect("every attitude can be reached");
            if !seen.contains(&pose(hand.rotation())) {
                break way;
            }
            for by in drags {
                let mut next = hand.clone();
                next.take(next.rotation());
                next.turn(Vec3::X, by.x / 768.0, by.y / 768.0);
                next.release();
                next.advance(9.0);
                ways.push_back((next, [way.as_slice(), &[by]].concat()));
            }
        };
        for by in way {
            drag(&mut theatre, by);
            assert_eq!(large(&mut theatre), said(&theatre), "after {drawn} drags");
            seen.insert(pose(demo(&theatre).hand.rotation()));
            drawn += 1;
        }
        assert!(drawn < 200, "{} attitudes after {drawn} drags", seen.len());
    }
}

#[test]
fn while_it_is_held_it_says_what_it_would_show_and_let_go_it_lies_so() {
    let mut theatre = theatre();
    let from = middle(&mut theatre);
    theatre.carry(from, from + Vec2::new(60.0, 130.0));
    assert_eq!(demo(&theatre).act(), Act::Hand, "a hand may take the die at any time");
    let would = said(&theatre);
    theatre.button(MouseButton::Left, ButtonState::Released);
    theatre.frames(40);
    assert_eq!((large(&mut theatre), said(&theatre)), (would, would));
    for turn in 0..18 {
        let up = turn % 2 == 0;
        let (code, key) = if up { (KeyCode::ArrowUp, Key::ArrowUp) } else { (KeyCode::ArrowRight, Key::ArrowRight) };
        theatre.key(code, key);
        theatre.frames(30);
        assert_eq!(large(&mut theatre), said(&theatre));
    }
}

/// Where a cell of the small board is seen, on the board or on the piece that stands there.
fn seen(theatre: &mut TestTable, cell: Cell, height: f32) -> Vec2 {
    let geometry = games::find("sapiens").expect("it exists").info.geometry;
    let world = theatre.app.world_mut();
    let board = *world.query_filtered::<&GlobalTransform, With<SmallBoard>>().single(world).expect("one board");
    theatre.pixel_of(board.transform_point(centre(geometry, cell) + Vec3::Y * height))
}

fn cell(name: &str) -> Cell {
    games::find("sapiens").expect("it exists").info.geometry.parse(name).expect("a cell")
}

fn marks(theatre: &mut TestTable, shape: MarkShape) -> usize {
    let world = theatre.app.world_mut();
    let marks = world.query_filtered::<&Marks, With<SmallBoard>>().single(world).expect("one board");
    marks.0.iter().filter(|(_, other)| *other == shape).count()
}

#[test]
fn a_class_answers_by_clicks_and_hears_the_rule() {
    let mut theatre = theatre();
    enter(&mut theatre, Act::Question);
    assert_eq!(demo(&theatre).quiz.said(), QuizAnswer::Nothing);
    assert_eq!(marks(&mut theatre, MarkShape::Go), 0, "nothing is given away");
    assert!(!demo(&theatre).tells());
    let at = seen(&mut theatre, cell("e5"), 0.0);
    theatre.click_at(at);
    theatre.frames(2);
    let QuizAnswer::Wrong(sentence) = demo(&theatre).quiz.said() else { panic!("{:?}", demo(&theatre).quiz.said()) };
    assert_eq!(sentence, Text::new("refuse-sapiens-straight"), "the sentence of the rules");
    assert_eq!((marks(&mut theatre, MarkShape::Refused), demo(&theatre).quiz.misses()), (1, 1));
    let right: Vec<Cell> = demo(&theatre).quiz.asked().expect("a question").right.iter().map(|it| it.0).collect();
    assert_eq!(right.len(), 8, "two cells in four ways");
    for (found, to) in right.iter().enumerate() {
        let at = seen(&mut theatre, *to, 0.0);
        theatre.click_at(at);
        theatre.frames(2);
        assert_eq!(demo(&theatre).quiz.found(), (found + 1, 8));
        assert_eq!(marks(&mut theatre, MarkShape::Go), found + 1);
        assert_eq!(demo(&theatre).quiz.said(), if found == 7 { QuizAnswer::All } else { QuizAnswer::Right });
    }
    theatre.type_text("n");
    assert_eq!((demo(&theatre).quiz.number().0, demo(&theatre).quiz.found().0), (2, 0));
}

#[test]
fn a_die_is_clicked_where_it_is_seen() {
    let mut theatre = theatre();
    enter(&mut theatre, Act::Question);
    theatre.type_text("nn");
    theatre.frames(3);
    let asked = demo(&theatre).quiz.asked().expect("a question").clone();
    assert!(asked.right.iter().any(|(cell, mark)| *mark == ludoteca_rules::Mark::Capture && asked.cell != *cell));
    for enemy in ["d7", "a5"] {
        let at = seen(&mut theatre, cell(enemy), 0.64);
        theatre.click_at(at);
        theatre.frames(2);
    }
    let (found, misses) = (demo(&theatre).quiz.found().0, demo(&theatre).quiz.misses());
    assert_eq!((found, misses, marks(&mut theatre, MarkShape::Capture)), (2, 0, 2));
}

#[test]
fn by_keys_a_class_answers_and_sees_the_solution() {
    let mut theatre = theatre();
    for _ in 0..3 {
        theatre.key(KeyCode::PageUp, Key::PageUp);
        if demo(&theatre).act() == Act::Question {
            break;
        }
    }
    assert_eq!(demo(&theatre).act(), Act::Question, "a clicker goes back from the first act to the last");
    theatre.key(KeyCode::ArrowUp, Key::ArrowUp);
    theatre.key(KeyCode::Enter, Key::Enter);
    assert_eq!(demo(&theatre).quiz.said(), QuizAnswer::Right);
    theatre.key(KeyCode::ArrowRight, Key::ArrowRight);
    theatre.key(KeyCode::Enter, Key::Enter);
    assert!(matches!(demo(&theatre).quiz.said(), QuizAnswer::Wrong(_)));
    theatre.type_text("s");
    theatre.frames(2);
    assert_eq!((demo(&theatre).quiz.said(), marks(&mut theatre, MarkShape::Go)), (QuizAnswer::Solved, 8));
}

#[test]
fn the_net_folds_up_into_a_closed_die() {
    let mut theatre = theatre();
    enter(&mut theatre, Act::Net);
    let spread = |theatre: &mut TestTable| {
        let world = theatre.app.world_mut();
        let mut plates = world.query::<(&ludoteca::theatre::scene::Plate, &Transform)>();
        let places: Vec<Vec3> = plates.iter(world).map(|(_, at)| at.translation).collect();
        assert_eq!(places.len(), 6);
        let far = |a: &Vec3| places.iter().map(|b| a.distance(*b)).fold(0.0, f32::max);
        places.iter().map(far).fold(0.0, f32::max)
    };
    let flat = spread(&mut theatre);
    change(&mut theatre, |demo| demo.show(1));
    let closed = spread(&mut theatre);
    assert!(flat > 2.8 * FACE && closed < 1.1 * FACE, "{flat} {closed}");
}

#[test]
fn nothing_is_asked_to_be_drawn_while_nothing_moves() {
    let mut theatre = theatre();
    for act in demo(&theatre).acts() {
        enter(&mut theatre, act);
        theatre.frames(3);
        let mut asked = 0;
        for _ in 0..20 {
            theatre.app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
            theatre.app.update();
            asked += usize::from(!theatre.app.world().resource::<Messages<RequestRedraw>>().is_empty());
        }
        assert_eq!(asked, 0, "{act:?}");
    }
}

#[test]
fn where_motion_is_reduced_nothing_moves_before_it_is_played() {
    let mut theatre = with_panels(Language::En, UVec2::new(1280, 800));
    assert!(demo(&theatre).transport.playing, "else it begins by itself");
    theatre.app.world_mut().resource_mut::<Settings>().reduced_motion = true;
    theatre.frames(2);
    assert!(!demo(&theatre).is_moving(), "what moves stops");
    for act in demo(&theatre).acts() {
        change(&mut theatre, |demo| demo.enter(act));
        theatre.frames(3);
        assert!(!demo(&theatre).is_moving(), "{act:?}");
    }
    change(&mut theatre, |demo| demo.enter(Act::States));
    theatre.key(KeyCode::ArrowRight, Key::ArrowRight);
    assert_eq!((demo(&theatre).stage(), demo(&theatre).is_moving()), (1, false), "a step is there at once");
    theatre.app.world_mut().write_message(DemoRequest(DemoAction::Play(true)));
    theatre.frames(2);
    assert!(demo(&theatre).is_moving(), "it still can be played");
}

#[test]
fn from_the_table_the_die_in_hand_is_shown_by_key_and_by_button() {
    let mut table = TestTable::prepared("sapiens", f32::INFINITY, |app| start_program(app, Some(Language::En)));
    table.frames(4);
    table.play("a2~");
    table.play("h8~");
    let shown = |table: &TestTable| table.app.world().resource::<Panels>().0.play.clone().expect("a play");
    assert_eq!(shown(&table).demonstrated, None);
    let a2 = table.cell("a2");
    table.touch(a2);
    table.frames(3);
    let piece = shown(&table).demonstrated.expect("it is in hand");
    assert_eq!(shown(&table).demonstration.as_deref(), Some("Show this die"));
    for by_key in [true, false] {
        if by_key {
            table.with_keys(&[KeyCode::ControlLeft], |table| table.key(KeyCode::KeyD, Key::Character("d".into())));
        } else {
            // As the button asks for it.
            table.app.world_mut().write_message(DemonstrationRequest::Open("sapiens", Some(piece)));
        }
        table.frames(4);
        assert_eq!(said(&table), (1, true), "a die that shows 1 and was turned");
        assert!(!demo(&table).transport.playing);
        assert_eq!(large(&mut table), (1, true));
        table.key(KeyCode::Escape, Key::Escape);
        table.frames(3);
        assert!(table.app.world().get_resource::<Demo>().is_none(), "and back to the play");
        assert_eq!(table.session().line().len(), 3);
    }
}

#[test]
fn everything_stands_free_of_the_panels() {
    for size in [UVec2::new(1024, 768), UVec2::new(1920, 1080)] {
        let mut theatre = with_panels(Language::PtPt, size);
        for act in demo(&theatre).acts() {
            enter(&mut theatre, act);
            theatre.frames(4);
            let free = theatre.app.world().resource::<UncoveredArea>().0.expect("panels are drawn");
            assert!(free.height() > 0.42 * size.y as f32, "{size} {act:?}: {free:?}");
            let world = theatre.app.world_mut();
            let mut subjects = world.query_filtered::<&Subject, With<ludoteca::theatre::DemonstratedGame>>();
            let outline = subjects.single(world).expect("one scene").outline.clone();
            let feet = world.query_filtered::<&GlobalTransform, With<Foot>>().iter(world).count();
            assert_eq!(feet, 1);
            for corner in outline {
                let at = theatre.pixel_of(Vec3::new(corner.x, 0.0, corner.y));
                let inside = at.x >= free.left() && at.x <= free.right() && at.y >= free.top() && at.y <= free.bottom();
                assert!(inside, "{size} {act:?}: {at} in {free:?}");
            }
        }
    }
}

#[test]
fn what_is_heard_is_what_is_shown() {
    let mut theatre = with_panels(Language::En, UVec2::new(1024, 768));
    theatre.app.world().resource::<bevy::a11y::AccessibilityRequested>().set(true);
    enter(&mut theatre, Act::Question);
    let model = |theatre: &TestTable| -> (DemoModel, Option<ludoteca::desk::spoken::model::BoardModel>) {
        let panels = &theatre.app.world().resource::<Panels>().0;
        (panels.demo.clone().expect("it is open"), panels.board.clone())
    };
    theatre.frames(2);
    let (_, board) = model(&theatre);
    let board = board.expect("somebody listens");
    assert_eq!((board.cells.len(), board.held), (64, vec![cell("d4")]));
    let d4 = &board.cells.iter().find(|(at, _)| *at == cell("d4")).expect("a cell").1;
    assert_eq!(d4, "d4: Value 2, straight, own");
    theatre.app.world_mut().write_message(DemoRequest(DemoAction::Answer(cell("e5"))));
    theatre.frames(3);
    let (shown, board) = model(&theatre);
    let news = board.expect("somebody listens").news;
    assert!(news.ends_with(&shown.caption) && shown.caption.contains("goes straight"), "{news}");
}
