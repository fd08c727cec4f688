//! A table without GPU, window or display, touched by real pointer and key events.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use ludoteca::games;
use ludoteca::rules::session::{Request, Session};
use ludoteca::rules::{Cell, Options, Standing};
use ludoteca::table::animation::player::{Pace, Showing};
use ludoteca::table::app;
use ludoteca::table::board::centre;
use ludoteca::table::pieces::{self, Gone, OnCell, Piece};
use ludoteca::table::roll::Rolling;
use ludoteca::table::session::{Ask, InHand, Table, Told};
use ludoteca::table::shot::sight;

/// An app with a table, and what a tester does with it.
pub struct Rehearsal {
    pub app: App,
    pieces: QueryState<(&'static OnCell, &'static Piece), Without<Gone>>,
    window: Entity,
}

/// Everything that was told since the last look.
#[derive(Resource, Default)]
struct Heard(Vec<Told>);

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

    pub fn with(entry: &'static ludoteca::search::Entry, session: Box<dyn Session>, pace: f32) -> Self {
        let mut app = app::rehearsal(UVec2::new(1024, 768));
        app::set(&mut app, entry, session).expect("the game has a table");
        app.insert_resource(Pace(pace)).init_resource::<Heard>();
        app.add_systems(Last, |mut told: MessageReader<Told>, mut heard: ResMut<Heard>| {
            heard.0.extend(told.read().cloned());
        });
        app.finish();
        app.cleanup();
        for _ in 0..4 {
            app.update();
        }
        let world = app.world_mut();
        let pieces = world.query_filtered();
        let window = world.query_filtered::<Entity, With<PrimaryWindow>>().single(world).expect("one window");
        Self { app, pieces, window }
    }

    pub fn session(&self) -> &dyn Session {
        self.app.world().resource::<Table>().session()
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
            let world = self.app.world();
            if !world.resource::<Showing>().is_active() && !world.resource::<Rolling>().is_active() {
                self.frames(2);
                return;
            }
        }
        panic!("the table does not come to rest");
    }

    /// What was told since the last call.
    pub fn heard(&mut self) -> Vec<Told> {
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

    pub fn cell(&self, name: &str) -> Cell {
        self.session().info().geometry.parse(name).unwrap_or_else(|| panic!("no cell {name}"))
    }

    /// The pixel at which a cell's centre is seen, in logical pixels.
    pub fn pixel(&mut self, name: &str) -> Vec2 {
        let point = centre(self.session().info().geometry, self.cell(name));
        // A little above the board: on a piece, but not on one in front of it.
        sight(self.app.world_mut()).and_then(|sight| sight.pixel(point)).expect("the cell is in the picture")
    }

    pub fn move_to(&mut self, at: Vec2) {
        let moved = CursorMoved { window: self.window, position: at, delta: None };
        let mut windows = self.app.world_mut().query::<&mut Window>();
        for mut window in windows.iter_mut(self.app.world_mut()) {
            window.set_cursor_position(Some(at));
        }
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.app.update();
    }

    pub fn button(&mut self, button: MouseButton, state: ButtonState) {
        let input = MouseButtonInput { button, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
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

    /// Drags from one cell to another.
    pub fn drag(&mut self, from: &str, to: &str) {
        let (from, to) = (self.pixel(from), self.pixel(to));
        self.move_to(from);
        self.button(MouseButton::Left, ButtonState::Pressed);
        for step in 1..=6 {
            self.move_to(from.lerp(to, step as f32 / 6.0));
        }
        self.button(MouseButton::Left, ButtonState::Released);
        self.app.update();
    }

    /// Presses and releases a key.
    pub fn key(&mut self, code: KeyCode, key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = KeyboardInput {
                key_code: code,
                logical_key: key.clone(),
                state,
                text: None,
                repeat: false,
                window: self.window,
            };
            self.app.world_mut().write_message(input.clone());
            self.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
            self.app.update();
        }
    }

    /// Types a letter or digit.
    pub fn type_text(&mut self, text: &str) {
        for symbol in text.chars() {
            self.key(KeyCode::F35, Key::Character(symbol.to_string().into()));
        }
    }

    pub fn ask(&mut self, ask: Ask) {
        self.app.world_mut().write_message(ask);
        self.app.update();
    }

    pub fn play(&mut self, order: &str) {
        self.ask(Ask::Play(Request::Move(order.to_owned())));
    }

    pub fn hand(&self) -> &InHand {
        self.app.world().resource::<InHand>()
    }
}
