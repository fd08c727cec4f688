//! The systems around the panels in an app without window and graphics card: real pointer and key events come in,
//! requests for the table come out.

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::camera::visibility::RenderLayers;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::{RenderPlugin, settings::WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized, WindowResolution};
use bevy::winit::{RawWinitWindowEvent, WinitPlugin};
use bevy_egui::{EguiContext, EguiGlobalSettings, EguiPlugin, egui};
use ludoteca::app::settings::SettingsPlugin;
use ludoteca::desk::UiPlugin;
use ludoteca::desk::computer::analysis::Analysing;
use ludoteca::desk::frame::dialog::{Dialog, OpenDialog};
use ludoteca::desk::frame::display::UncoveredArea;
use ludoteca::desk::frame::notice::{Notice, Notices};
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::view_model::Panels;
use ludoteca_games as games;
use ludoteca_rules::session::{NodeId, Request};
use ludoteca_rules::{Cell, Options, Pick, Refusal, Text};
use ludoteca_table::background::Background;
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{
    CurrentOverlay, Hand, KeyCards, Play, PlayEvent, SecretEntry, TableEvent, TableRequest, TimeSource,
};
use ludoteca_table::replay::{Replay, ReplayRequest};
use ludoteca_table::scene::camera::TableCamera;
use ludoteca_table::scene::camera::open::ScreenCamera;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::screen::{self, Screen};
use ludoteca_table::show::animation::player::Showing;
use ludoteca_table::show::taken::Captures;
use std::time::Duration;

fn app() -> App {
    let render = RenderPlugin { render_creation: WgpuSettings { backends: None, ..default() }.into(), ..default() };
    let window = Window { resolution: WindowResolution::new(1024, 768), ..default() };
    let windows = WindowPlugin { primary_window: Some(window), ..default() };
    let plugins = DefaultPlugins.set(render).set(windows);
    let plugins = plugins.disable::<WinitPlugin>().disable::<LogPlugin>().disable::<TerminalCtrlCHandlerPlugin>();
    let mut app = App::new();
    app.add_plugins((plugins, EguiPlugin::default(), SettingsPlugin { persist: false }));
    app.world_mut().resource_mut::<EguiGlobalSettings>().enable_ime = false;
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    let entry = games::find("sapiens").expect("the catalogue has it");
    let mut session = entry.start(Options::defaults(entry.info.options));
    for _ in 0..3 {
        let seat = session.asked().iter().next().expect("the game goes on");
        let order = session.orders(seat)[0].clone();
        session.submit(Request::Order(seat, order)).expect("a legal order");
    }
    let beside =
        (Showing::default(), KeyCards::default(), Replay::default(), CurrentOverlay::default(), Captures::default());
    app.world_mut().spawn((Play::new(entry, session).bundle(), beside));
    app.add_message::<TableRequest>().add_message::<TableEvent>().add_message::<StageRequest>();
    app.init_resource::<SecretEntry>().init_resource::<TimeSource>().init_resource::<Analysing>();
    app.init_resource::<Background>().add_plugins(UiPlugin);
    screen::enter(app.world_mut(), Screen::Play);
    app.init_resource::<Heard>().add_systems(Last, hear);
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn(Camera3d::default());
    });
    app.finish();
    app.cleanup();
    frames(&mut app, 5);
    app
}

fn frames(app: &mut App, count: usize) {
    (0..count).for_each(|_| app.update());
}

#[test]
fn the_panels_fit_the_window_in_the_first_frame_after_it_is_resized() {
    let mut app = app();
    for (width, height) in [(1300.0, 820.0), (900.0, 640.0)] {
        let (entity, mut window) =
            app.world_mut().query::<(Entity, &mut Window)>().single_mut(app.world_mut()).expect("one window");
        window.resolution.set(width, height);
        app.world_mut().write_message(WindowResized { window: entity, width, height });
        app.update();
        let free = app.world().resource::<UncoveredArea>().0.expect("panels were drawn");
        assert!((height - 230.0..height - 120.0).contains(&free.height()), "strip and timeline are below: {free:?}");
        assert_eq!(free.width(), width);
    }
}

#[test]
fn in_a_large_window_everything_is_larger_and_a_click_still_hits() {
    let mut app = app();
    for (width, height, zoom) in [(1920.0, 1080.0, 1.25), (3840.0, 2160.0, 2.5), (1024.0, 768.0, 1.0)] {
        let (entity, mut window) =
            app.world_mut().query::<(Entity, &mut Window)>().single_mut(app.world_mut()).expect("one window");
        window.resolution.set(width, height);
        app.world_mut().write_message(WindowResized { window: entity, width, height });
        app.update();
        let mut contexts = app.world_mut().query::<&mut EguiContext>();
        let points = contexts.single_mut(app.world_mut()).expect("one context").get_mut().content_rect();
        assert_eq!(points.size(), egui::vec2(width, height) / zoom, "from the first frame on");
        let free = app.world().resource::<UncoveredArea>().0.expect("panels were drawn");
        assert_eq!(free.width(), width, "the camera is told in the points of the window");
        asked(&mut app);
        // Undo, as in the usual window below.
        click(&mut app, free.right() - (20.0 + 3.5 * 72.0) * zoom, height - 60.0 * zoom);
        assert_eq!(asked(&mut app), ["Session(Undo)"]);
    }
}

/// What was asked of the table since the last time.
fn asked(app: &mut App) -> Vec<String> {
    std::mem::take(&mut app.world_mut().resource_mut::<Heard>().0)
}

/// What was asked of the table.
#[derive(Resource, Default)]
struct Heard(Vec<String>);

fn hear(mut asks: MessageReader<TableRequest>, mut turns: MessageReader<StageRequest>, mut heard: ResMut<Heard>) {
    heard.0.extend(asks.read().map(|ask| format!("{:?}", ask.action)));
    heard.0.extend(turns.read().map(|turn| match turn {
        StageRequest::Open(entry, _) => format!("Open {}", entry.info.id),
        StageRequest::New(..) => "New".to_owned(),
        StageRequest::Resume(place) => format!("Resume {place}"),
        StageRequest::Leave => "Shelf".to_owned(),
        StageRequest::SetUp => "SetUp".to_owned(),
        StageRequest::PlayFrom => "PlayFrom".to_owned(),
        StageRequest::PutAway => "PutAway".to_owned(),
    }));
}

fn play(app: &mut App) -> Entity {
    let mut plays = app.world_mut().query_filtered::<Entity, With<Play>>();
    plays.single(app.world()).expect("one play")
}

fn hand(app: &mut App) -> Mut<'_, Hand> {
    let play = play(app);
    app.world_mut().get_mut(play).expect("it has a hand")
}

fn happens(app: &mut App, happened: PlayEvent) {
    let play = play(app);
    app.world_mut().write_message(TableEvent { play, seat: None, happened });
}

fn window(app: &mut App) -> Entity {
    let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
    windows.single(app.world()).expect("one window")
}

fn click(app: &mut App, x: f32, y: f32) {
    let window = window(app);
    let position = Vec2::new(x, y);
    let moved = CursorMoved { window, position, delta: None };
    app.world_mut().write_message(WindowEvent::CursorMoved(moved));
    frames(app, 2);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let button = MouseButtonInput { button: MouseButton::Left, state, window };
        app.world_mut().write_message(WindowEvent::MouseButtonInput(button));
        app.update();
    }
    app.update();
}

fn key(app: &mut App, code: KeyCode, key: Key) {
    for state in [ButtonState::Pressed, ButtonState::Released] {
        press(app, code, key.clone(), state);
        app.update();
    }
    app.update();
}

fn press(app: &mut App, key_code: KeyCode, logical_key: Key, state: ButtonState) {
    let window = window(app);
    let event = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
    app.world_mut().write_message(event.clone());
    app.world_mut().write_message(WindowEvent::KeyboardInput(event));
}

#[test]
fn a_click_on_undo_asks_the_table_once() {
    let mut app = app();
    let free = app.world().resource::<UncoveredArea>().0.expect("panels were drawn");
    asked(&mut app);
    // Undo is the fourth control from the right below the board.
    click(&mut app, free.right() - 20.0 - 3.5 * 72.0, 768.0 - 60.0);
    assert_eq!(asked(&mut app), ["Session(Undo)"]);
    // The board is not for the panels.
    click(&mut app, 300.0, 400.0);
    assert_eq!(asked(&mut app), [""; 0]);
}

#[test]
fn keys_of_the_history() {
    let mut app = app();
    asked(&mut app);
    press(&mut app, KeyCode::ControlLeft, Key::Control, ButtonState::Pressed);
    app.update();
    key(&mut app, KeyCode::KeyZ, Key::Character("z".into()));
    key(&mut app, KeyCode::KeyY, Key::Character("y".into()));
    press(&mut app, KeyCode::ControlLeft, Key::Control, ButtonState::Released);
    app.update();
    assert_eq!(asked(&mut app), ["Session(Undo)", "Session(Redo)"]);
    key(&mut app, KeyCode::PageUp, Key::PageUp);
    key(&mut app, KeyCode::PageDown, Key::PageDown);
    key(&mut app, KeyCode::Home, Key::Home);
    key(&mut app, KeyCode::End, Key::End);
    let root = format!("Session(GoTo({:?}))", NodeId::ROOT);
    assert_eq!(asked(&mut app), ["Session(Undo)", "Session(Redo)", &root, "Session(GoTo(NodeId(3)))"]);
    // Letters and digits belong to cells.
    for (code, letter) in [(KeyCode::KeyZ, "z"), (KeyCode::KeyA, "a"), (KeyCode::Digit4, "4")] {
        key(&mut app, code, Key::Character(letter.into()));
    }
    key(&mut app, KeyCode::Enter, Key::Enter);
    assert_eq!(asked(&mut app), [""; 0]);
}

#[test]
fn tab_opens_the_panel() {
    let mut app = app();
    app.world_mut().resource_mut::<Settings>().panel_open = false;
    frames(&mut app, 5);
    assert_eq!(app.world().resource::<UncoveredArea>().0.expect("drawn").width(), 1024.0);
    key(&mut app, KeyCode::Tab, Key::Tab);
    assert!(app.world().resource::<Settings>().panel_open);
    assert_eq!(asked(&mut app), [""; 0]);
}

#[test]
fn escape_steps_back() {
    let mut app = app();
    hand(&mut app).picks.push(Pick::Cell(Cell(8)));
    asked(&mut app);
    key(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(asked(&mut app), ["Back"], "first the hand");
    hand(&mut app).picks.clear();
    happens(&mut app, PlayEvent::Refused(Refusal::new(Text::new("refuse-over"))));
    frames(&mut app, 2);
    assert!(app.world().resource::<Panels>().0.notice.is_some());
    key(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(app.world().resource::<Notices>().0, None);
    assert_eq!(asked(&mut app), [""; 0], "then the refusal");
    key(&mut app, KeyCode::Escape, Key::Escape);
    assert_eq!(asked(&mut app), ["Shelf"], "then to all games");
}

#[test]
fn a_refusal_fades_with_time_and_goes_with_success() {
    let mut app = app();
    let refusal = || PlayEvent::Refused(Refusal::new(Text::new("refuse-over")));
    happens(&mut app, refusal());
    frames(&mut app, 100);
    assert!(app.world().resource::<Notices>().0.is_some());
    happens(&mut app, PlayEvent::Hand);
    frames(&mut app, 2);
    assert_eq!(app.world().resource::<Notices>().0, None);
}

#[test]
fn the_timeline_is_dragged_and_let_go() {
    #[derive(Resource, Default)]
    struct Wound(Vec<ReplayRequest>);
    let mut app = app();
    app.init_resource::<Wound>();
    app.add_systems(Last, |mut told: MessageReader<ReplayRequest>, mut wound: ResMut<Wound>| {
        wound.0.extend(told.read());
    });
    // The line lies right above the strip.
    let y = 768.0 - 100.0 - 22.0;
    let window = window(&mut app);
    let at = |app: &mut App, x: f32| {
        let moved = CursorMoved { window, position: Vec2::new(x, y), delta: None };
        app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        frames(app, 2);
    };
    let button = |app: &mut App, state| {
        let event = MouseButtonInput { button: MouseButton::Left, state, window };
        app.world_mut().write_message(WindowEvent::MouseButtonInput(event));
        frames(app, 2);
    };
    at(&mut app, 300.0);
    button(&mut app, ButtonState::Pressed);
    for x in [320.0, 360.0, 400.0] {
        at(&mut app, x);
    }
    button(&mut app, ButtonState::Released);
    let wound = &app.world().resource::<Wound>().0;
    let places: Vec<f32> =
        wound.iter().filter_map(|it| if let ReplayRequest::Drag(to) = it { Some(*to) } else { None }).collect();
    assert!(places.len() >= 3 && places.is_sorted() && places[0] < places[places.len() - 1], "{wound:?}");
    assert!(places.iter().all(|to| (0.0..=3.0).contains(to)), "{places:?}");
    assert_eq!(wound.last(), Some(&ReplayRequest::Release));
    // With Shift the same drag marks a part, and a click takes the mark away.
    app.world_mut().resource_mut::<Wound>().0.clear();
    press(&mut app, KeyCode::ShiftLeft, Key::Shift, ButtonState::Pressed);
    at(&mut app, 250.0);
    button(&mut app, ButtonState::Pressed);
    for x in [300.0, 360.0, 700.0] {
        at(&mut app, x);
    }
    button(&mut app, ButtonState::Released);
    let marked = |app: &App| app.world().resource::<Wound>().0.last().copied();
    let Some(ReplayRequest::Part(Some((first, end)))) = marked(&app) else { panic!("{:?}", marked(&app)) };
    assert!(first < end && end <= 3);
    button(&mut app, ButtonState::Pressed);
    button(&mut app, ButtonState::Released);
    assert_eq!(marked(&app), Some(ReplayRequest::Part(None)));
}

#[test]
fn a_question_mark_asks_for_the_names_on_the_shelf_and_the_next_key_puts_them_away() {
    let mut app = app();
    frames(&mut app, 3);
    let play = play(&mut app);
    app.world_mut().despawn(play);
    screen::enter(app.world_mut(), Screen::Shelf);
    frames(&mut app, 5);
    key(&mut app, KeyCode::Slash, Key::Character("?".into()));
    frames(&mut app, 5);
    let open = |app: &App| app.world().resource::<OpenDialog>().0.clone();
    assert_eq!(open(&app), Some(Dialog::Names));
    key(&mut app, KeyCode::KeyX, Key::Character("x".into()));
    frames(&mut app, 3);
    assert_eq!(open(&app), None);
}

#[test]
fn a_notice_is_read_for_as_long_as_ever_however_long_nothing_happened_before() {
    let mut app = app();
    frames(&mut app, 3);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(60)));
    app.world_mut().resource_mut::<Notices>().tell(Notice::information(Text::new("ui-saved-none")));
    app.update();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(500)));
    frames(&mut app, 9);
    assert!(app.world().resource::<Notices>().0.is_some(), "it is still there after four seconds and a half");
    frames(&mut app, 5);
    assert_eq!(app.world().resource::<Notices>().0, None);
}

/// A screen that shows a table, and whether it is drawn in this frame when the window is told this.
fn drawn(app: &mut App, events: Vec<winit::event::WindowEvent>) -> bool {
    let window_id = winit::window::WindowId::dummy();
    for event in events {
        app.world_mut().write_message(RawWinitWindowEvent { window_id, event });
    }
    app.update();
    let mut screens = app.world_mut().query_filtered::<&Camera, With<ScreenCamera>>();
    screens.single(app.world()).expect("one screen").is_active
}

#[test]
fn a_screen_is_not_drawn_again_while_nothing_in_it_changes() {
    use winit::event::{DeviceId, WindowEvent as Event};
    let mut app = app();
    let window = window(&mut app);
    let resting = Camera { is_active: false, ..default() };
    let table_camera = app.world_mut().spawn((TableCamera { window: Some(window) }, Redraw::default(), resting)).id();
    let mut cameras = app.world_mut().query_filtered::<Entity, With<Camera3d>>();
    let screen = cameras.iter(app.world()).find(|camera| *camera != table_camera).expect("that of the window");
    app.world_mut().entity_mut(screen).insert((ScreenCamera { table_camera }, RenderLayers::layer(3)));
    let moved = |x: f64| Event::CursorMoved { device_id: DeviceId::dummy(), position: (x, 5.0).into() };
    // Panels find their places first.
    frames(&mut app, 60);
    let moves: Vec<bool> =
        (0..8).map(|step| drawn(&mut app, vec![moved(f64::from(step)), Event::RedrawRequested])).collect();
    let paces = |four: &[bool]| four.iter().filter(|drawn| **drawn).count() == 1;
    assert!(moves.windows(4).all(paces), "one in four keeps the pace of the screen: {moves:?}");
    for telling in [Event::Focused(true), Event::Occluded(false), Event::Resized((1024, 768).into())] {
        assert!(drawn(&mut app, vec![moved(1.0), telling.clone()]), "{telling:?}");
    }
    // The table moves, or a panel changes.
    let mut table = app.world_mut().get_mut::<Camera>(table_camera).expect("it is there");
    table.is_active = true;
    assert!(drawn(&mut app, vec![moved(2.0)]));
    app.world_mut().get_mut::<Camera>(table_camera).expect("it is there").is_active = false;
    assert!(!drawn(&mut app, vec![moved(3.0)]));
    app.world_mut().resource_mut::<Notices>().tell(Notice::success(Text::new("saves-elsewhere")));
    let seen: Vec<bool> = (0..3).map(|step| drawn(&mut app, vec![moved(f64::from(step))])).collect();
    assert!(seen.contains(&true), "the notice is seen");
    // A page over the window hides the table, which is not drawn then.
    app.world_mut().resource_mut::<OpenDialog>().0 = Some(Dialog::Class);
    frames(&mut app, 5);
    assert_eq!(app.world().get::<RenderLayers>(screen), Some(&RenderLayers::none()));
    app.world_mut().resource_mut::<OpenDialog>().0 = None;
    frames(&mut app, 5);
    assert_eq!(app.world().get::<RenderLayers>(screen), Some(&RenderLayers::layer(3)));
}
