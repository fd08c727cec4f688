//! A table without GPU, window or display, touched by real pointer and key events.

use bevy::ecs::component::Mutable;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use ludoteca::app::shot::sight;
use ludoteca::app::{headless, tables};
use ludoteca::games;
use ludoteca::rules;
use ludoteca::rules::Entry;
use ludoteca::rules::session::{PlayView, Request, Session};
use ludoteca::rules::{Cell, Options, Standing};
use ludoteca::table::play::stage::{self, StageRequest};
use ludoteca::table::play::{
    Asker, Hand, Happened, Hovered, LocalSeats, Play, Secrecy, SecretEntry, TableAction, TableEvent, Taken,
};
use ludoteca::table::scene::board::centre;
use ludoteca::table::scene::eye::Eye;
use ludoteca::table::show::animation::player::{AnimationSpeed, Showing};
use ludoteca::table::show::blob::Blob;
use ludoteca::table::show::looks::Looks;
use ludoteca::table::show::marks::{MarkShape, Marks};
use ludoteca::table::show::offer::OfferOf;
use ludoteca::table::show::pieces::{self, Bodies, LeavingBoard, OnCell, ShapeOf, ShownPiece};
use ludoteca::table::show::roll::Rolling;
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The games on the shelf, in its order.
const SHELF: [&str; 10] = [
    "horizon",
    "semaforo",
    "gatos-caes",
    "rastros",
    "produto",
    "avanco",
    "atari-go",
    "horizons",
    "sapiens",
    "apocalypse",
];

/// Every game whose table is built.
pub fn built() -> Vec<&'static Entry> {
    let games: Vec<&'static Entry> = tables::built().0.entries().collect();
    let ids: Vec<&str> = games.iter().map(|entry| entry.info.id).collect();
    assert_eq!(ids, SHELF, "a test of all games would miss one");
    games
}

/// An app with a table, and what a tester does with it.
pub struct Rehearsal {
    pub app: App,
    pieces: QueryState<(&'static OnCell, &'static ShownPiece), Without<LeavingBoard>>,
    placed: QueryState<Placed>,
    window: Entity,
}

type Placed = (Entity, &'static OnCell, &'static Bodies, &'static Transform, &'static Visibility, &'static Blob);

/// Everything that happened since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<Happened>);

impl Rehearsal {
    /// A table with a game from a position (the start if there is none), at this pace.
    pub fn new(game: &str, position: Option<&str>, pace: f32) -> Self {
        let entry = games::find(game).expect("the game exists");
        let options = Options::defaults(entry.info.options);
        let session = match position {
            Some(text) => entry.from_position(options, text).expect("the position is well formed"),
            None => entry.start(options),
        };
        Self::with(entry, session, pace)
    }

    pub fn with(entry: &'static Entry, session: Box<dyn Session>, pace: f32) -> Self {
        Self::build(entry, session, pace, |_| {})
    }

    /// A table at its start with something more, panels for instance.
    pub fn prepared(game: &str, pace: f32, more: impl FnOnce(&mut App)) -> Self {
        let entry = games::find(game).expect("the game exists");
        let session = entry.start(Options::defaults(entry.info.options));
        Self::build(entry, session, pace, more)
    }

    fn build(entry: &'static Entry, session: Box<dyn Session>, pace: f32, more: impl FnOnce(&mut App)) -> Self {
        Self::bare(pace, |app| {
            stage::open(app.world_mut(), entry, session).expect("the game has a table");
            more(app);
        })
    }

    /// A table without a game, with something more.
    pub fn bare(pace: f32, more: impl FnOnce(&mut App)) -> Self {
        let mut app = headless::headless(UVec2::new(1024, 768));
        tables::set_up_window(&mut app);
        more(&mut app);
        app.insert_resource(AnimationSpeed(pace)).init_resource::<Heard>();
        app.add_systems(Last, |mut events: MessageReader<TableEvent>, mut heard: ResMut<Heard>| {
            heard.0.extend(events.read().map(|event| event.happened.clone()));
        });
        app.finish();
        app.cleanup();
        for _ in 0..4 {
            app.update();
        }
        let world = app.world_mut();
        let (pieces, placed) = (world.query_filtered(), world.query());
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
        Self { app, pieces, placed, window }
    }

    pub fn session(&self) -> &dyn PlayView {
        self.part::<Play>().view()
    }

    /// The entity of the play on the table.
    pub fn play_entity(&self) -> Entity {
        let world = self.app.world();
        let mut plays = world.try_query_filtered::<Entity, With<Play>>().expect("plays are known");
        plays.single(world).expect("one play")
    }

    /// A component of the play on the table.
    pub fn part<C: Component>(&self) -> &C {
        self.app.world().get::<C>(self.play_entity()).expect("the play has it")
    }

    /// The entity of the eye of the window.
    pub fn eye_entity(&self) -> Entity {
        let world = self.app.world();
        let mut eyes = world.try_query_filtered::<Entity, With<Eye>>().expect("eyes are known");
        eyes.iter(world).next().expect("an eye")
    }

    /// A component of the eye of the window.
    pub fn eye<C: Component>(&self) -> &C {
        self.app.world().get::<C>(self.eye_entity()).expect("the eye has it")
    }

    pub fn eye_mut<C: Component<Mutability = Mutable>>(&mut self) -> Mut<'_, C> {
        let eye = self.eye_entity();
        self.app.world_mut().get_mut::<C>(eye).expect("the eye has it")
    }

    /// Runs frames.
    pub fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.app.update();
        }
    }

    /// Runs frames until no move and no roll is shown any more.
    pub fn settle(&mut self) {
        for _ in 0..2000 {
            self.app.update();
            if !self.part::<Showing>().is_active() && !self.part::<Rolling>().is_active() {
                self.frames(2);
                return;
            }
        }
        panic!("the table does not come to rest");
    }

    /// What happened since the last call.
    pub fn heard(&mut self) -> Vec<Happened> {
        std::mem::take(&mut self.app.world_mut().resource_mut::<Heard>().0)
    }

    /// The pieces as the entities show them.
    pub fn shown(&mut self) -> Vec<Standing> {
        pieces::shown(&mut self.pieces, self.app.world())
    }

    /// Asserts that the entities show the position.
    pub fn assert_in_step(&mut self) {
        let shown = self.shown();
        assert_eq!(shown, self.session().standing(), "pieces shown in {}", self.session().position_text());
    }

    /// Asserts that the entities are what a fresh table with this position would have: every piece's name, place, size and
    /// bodies, nothing hidden, nothing beyond the pointer's reach, nothing left over.
    pub fn assert_at_rest(&mut self) {
        self.assert_in_step();
        let session = self.session();
        let (geometry, text) = (session.info().geometry, session.position_text());
        let wanted: BTreeMap<Cell, rules::Piece> = session.standing().iter().map(|it| (it.cell, it.piece)).collect();
        let looks = self.part::<Looks>().0.clone();
        let world = self.app.world();
        let mut seen = 0;
        for (entity, on, bodies, root, visibility, blob) in self.placed.iter(world) {
            let what = format!("{text}: {}", geometry.name(on.0));
            assert!(world.get::<LeavingBoard>(entity).is_none(), "{what}: something gone is still there");
            let rest = looks.rest(wanted[&on.0]);
            assert!(root.translation.distance(centre(geometry, on.0)) < 1e-5, "{what} stands at {}", root.translation);
            assert_eq!((root.rotation, root.scale), (Quat::IDENTITY, Vec3::ONE), "{what}");
            assert_eq!(*visibility, Visibility::Inherited, "{what} is hidden");
            assert_eq!(bodies.0.len(), rest.len(), "{what}: bodies");
            assert!(
                (blob.height - looks.top(wanted[&on.0])).abs() < 1e-5,
                "{what}: its shadow is {} high",
                blob.height
            );
            for (body, rest) in bodies.0.iter().zip(&rest) {
                let transform = world.get::<Transform>(*body).expect("a body has a place");
                let off = transform.translation.distance(rest.pose.translation.into());
                let turned = transform.rotation.dot(rest.pose.rotation).abs();
                assert!(off < 1e-5 && turned > 0.999_99, "{what}: a body is {off} off, turned by {turned}");
                assert_eq!(world.get::<ShapeOf>(*body), Some(&ShapeOf(rest.shape)), "{what}");
                let parts = world.get::<Children>(*body).expect("a body has parts");
                let pickable = parts.iter().filter_map(|part| world.get::<Pickable>(part));
                assert_eq!(pickable.collect::<Vec<_>>(), [&Pickable::default()], "{what}: within reach once");
            }
            seen += 1;
        }
        assert_eq!(seen, wanted.len(), "{text}");
    }

    /// How many entities there are.
    pub fn entities(&self) -> usize {
        self.app.world().entities().count_spawned() as usize
    }

    pub fn cell(&self, name: &str) -> Cell {
        self.session().info().geometry.parse(name).unwrap_or_else(|| panic!("no cell {name}"))
    }

    /// The pixel at which a point of the table is seen, in logical pixels.
    pub fn pixel_of(&mut self, point: Vec3) -> Vec2 {
        sight(self.app.world_mut()).and_then(|sight| sight.pixel(point)).expect("the point is in the picture")
    }

    /// The pixel at which a cell's centre is seen.
    pub fn pixel(&mut self, name: &str) -> Vec2 {
        let point = centre(self.session().info().geometry, self.cell(name));
        self.pixel_of(point)
    }

    /// Moves the pointer to where it meets a cell: its middle, or, where a piece in front covers that, higher up on what
    /// stands there.
    pub fn aim(&mut self, cell: Cell) -> Vec2 {
        let middle = centre(self.session().info().geometry, cell);
        let heights = [0.0, 0.3, 0.5, 0.62, 0.9, 1.2, 0.0, 0.0, 0.62, 0.62];
        let sides = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.42, 0.42, -0.25, 0.25];
        for (height, side) in heights.into_iter().zip(sides) {
            let at = self.pixel_of(middle + Vec3::new(side, height, -0.1 * f32::from(side != 0.0)));
            self.move_to(at);
            if self.hovered() == Some(cell) {
                return at;
            }
        }
        panic!("no pixel of {cell:?} is free in {}", self.session().position_text());
    }

    /// The cell that the pointer is over.
    pub fn hovered(&self) -> Option<Cell> {
        self.part::<Hovered>().0
    }

    /// Clicks a cell wherever it can be seen.
    pub fn touch(&mut self, cell: Cell) {
        let at = self.aim(cell);
        self.click_at(at);
    }

    /// Moves the pointer, which counts from the next frame on.
    pub fn send_move(&mut self, at: Vec2) {
        let moved = CursorMoved { window: self.window, position: at, delta: None };
        let mut windows = self.app.world_mut().query::<&mut Window>();
        for mut window in windows.iter_mut(self.app.world_mut()) {
            window.set_cursor_position(Some(at));
        }
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
    }

    pub fn move_to(&mut self, at: Vec2) {
        self.send_move(at);
        self.app.update();
    }

    /// Moves the pointer by so many events within one frame, as a fast mouse does.
    pub fn sweep(&mut self, from: Vec2, to: Vec2, events: u8) {
        for event in 1..=events {
            self.send_move(from.lerp(to, f32::from(event) / f32::from(events)));
        }
        self.app.update();
    }

    /// Presses or releases a button, which counts from the next frame on.
    pub fn send_button(&mut self, button: MouseButton, state: ButtonState) {
        let input = MouseButtonInput { button, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
    }

    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        self.send_button(button, state);
        self.app.update();
    }

    /// A finger on the glass.
    pub fn finger(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let touch = TouchInput { phase, position, window: self.window, force: None, id };
        self.app.world_mut().write_message(touch);
        self.app.world_mut().write_message(WindowEvent::TouchInput(touch));
        self.app.update();
    }

    pub fn click_at(&mut self, at: Vec2) {
        self.move_to(at);
        self.button(MouseButton::Left, ButtonState::Pressed);
        self.button(MouseButton::Left, ButtonState::Released);
        self.app.update();
    }

    /// Clicks the centre of a cell.
    pub fn click(&mut self, name: &str) {
        let at = self.pixel(name);
        self.click_at(at);
    }

    /// Drags from one pixel to another, and holds it there.
    pub fn carry(&mut self, from: Vec2, to: Vec2) {
        self.move_to(from);
        self.button(MouseButton::Left, ButtonState::Pressed);
        for step in 1..=6 {
            self.move_to(from.lerp(to, step as f32 / 6.0));
        }
    }

    /// Drags from one cell to another, and lets go.
    pub fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.pixel(from), self.pixel(to));
        self.carry(from, to);
        self.button(MouseButton::Left, ButtonState::Released);
        self.app.update();
    }

    /// Turns the wheel by so many lines.
    pub fn wheel(&mut self, lines: f32) {
        let wheel =
            MouseWheel { unit: MouseScrollUnit::Line, x: 0.0, y: lines, window: self.window, phase: TouchPhase::Moved };
        self.app.world_mut().write_message(wheel);
        self.app.world_mut().write_message(WindowEvent::MouseWheel(wheel));
        self.app.update();
    }

    /// The marks on the board, as names of cells and shapes, sorted.
    pub fn marks(&self, shape: MarkShape) -> Vec<String> {
        let geometry = self.session().info().geometry;
        let marks = self.part::<Marks>().0.iter().filter(|(_, other)| *other == shape);
        let mut names: Vec<String> = marks.map(|(cell, _)| geometry.name(*cell).to_string()).collect();
        names.sort();
        names
    }

    /// Where the piece that belongs to a cell is seen, and how large.
    pub fn placed_at(&mut self, name: &str) -> Transform {
        let cell = self.cell(name);
        let world = self.app.world();
        let placed = self
            .placed
            .iter(world)
            .find(|(entity, on, ..)| on.0 == cell && world.get::<LeavingBoard>(*entity).is_none());
        *placed.unwrap_or_else(|| panic!("no piece of {name}")).3
    }

    /// Presses and releases a key.
    pub fn key(&mut self, code: KeyCode, key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send_key(code, key.clone(), state);
            self.app.update();
        }
    }

    /// Presses and releases keys one after the other within one frame.
    pub fn keys_at_once(&mut self, keys: &[(KeyCode, Key)]) {
        for (code, key) in keys {
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.send_key(*code, key.clone(), state);
            }
        }
        self.app.update();
    }

    /// Presses or releases a key, which counts from the next frame on.
    fn send_key(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: self.window };
        self.app.world_mut().write_message(input.clone());
        self.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
    }

    /// Types a letter or digit.
    pub fn type_text(&mut self, text: &str) {
        for symbol in text.chars() {
            self.key(KeyCode::F35, Key::Character(symbol.to_string().into()));
        }
    }

    /// Walks the cursor to a cell by arrows alone.
    pub fn walk(&mut self, to: Cell) {
        for _ in 0..40 {
            let geometry = self.session().info().geometry;
            let Some(here) = self.hand().cursor else {
                self.key(KeyCode::ArrowUp, Key::ArrowUp);
                continue;
            };
            let (here, there) = (geometry.place(here), geometry.place(to));
            // First to its row, then along it: on hexagons a step to the next row goes sideways, too.
            let (code, key) = match (here.away.cmp(&there.away), here.right.cmp(&there.right)) {
                (Ordering::Equal, Ordering::Equal) => return,
                (Ordering::Less, _) => (KeyCode::ArrowUp, Key::ArrowUp),
                (Ordering::Greater, _) => (KeyCode::ArrowDown, Key::ArrowDown),
                (_, Ordering::Less) => (KeyCode::ArrowRight, Key::ArrowRight),
                (_, Ordering::Greater) => (KeyCode::ArrowLeft, Key::ArrowLeft),
            };
            self.key(code, key);
        }
        panic!("the cursor does not arrive at {to:?}");
    }

    /// Takes a choice: `m` by its key, a cell by a click.
    pub fn choose(&mut self, choice: &str) {
        if choice == "m" {
            self.type_text("m");
        } else {
            let cell = self.cell(choice);
            self.touch(cell);
        }
    }

    /// The pieces on the tray, by their choices, and where they stand.
    pub fn offered(&mut self) -> Vec<(u8, Vec3)> {
        let world = self.app.world_mut();
        let mut offers = world.query::<(&OfferOf, &GlobalTransform)>();
        let mut places: Vec<(u8, Vec3)> = offers.iter(world).map(|(of, at)| (of.0, at.translation())).collect();
        places.sort_by_key(|(choice, _)| *choice);
        places
    }

    /// Takes a choice by a click on its piece, or by its letter where it has none.
    pub fn choose_by_pointer(&mut self, choice: u8) {
        let place = self.offered().into_iter().find(|(offered, _)| *offered == choice);
        if let Some((_, place)) = place {
            let at = self.pixel_of(place + Vec3::Y * 0.3);
            self.click_at(at);
        } else {
            let letter = self.session().info().choices[usize::from(choice)].letter;
            self.type_text(&letter.to_string());
        }
    }

    /// A request of the person whose seat is in hand, about what is on the table now.
    pub fn ask(&mut self, action: TableAction) {
        let request = self.part::<Play>().request(self.play_entity(), Asker::Person(self.hand().seat), action);
        self.app.world_mut().write_message(request);
        self.app.update();
    }

    /// Who may enter an order on the board.
    pub fn secrecy(&self) -> Secrecy {
        let entry = self.app.world().resource::<SecretEntry>();
        Secrecy::of(self.session(), *self.part::<LocalSeats>(), *entry, *self.part::<Taken>())
    }

    /// Where several people order one after the other, the next one takes the board.
    pub fn take_board(&mut self) {
        if let Some(seat) = self.secrecy().next() {
            self.ask(TableAction::TakeSeat(seat));
        }
    }

    /// A new play of the same game.
    pub fn renew(&mut self, options: Options, seed: u64) {
        self.app.world_mut().write_message(StageRequest::New(options, seed));
        self.app.update();
    }

    pub fn play(&mut self, order: &str) {
        self.ask(TableAction::Session(Request::Move(order.to_owned())));
    }

    pub fn hand(&self) -> &Hand {
        self.part::<Hand>()
    }
}
