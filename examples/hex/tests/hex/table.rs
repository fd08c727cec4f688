//! The table without a window: whole games by pointer, by keys and against the computer, saved, with an overlay.

use crate::{games, hex};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use ludoteca::app::pictures::shot::sight;
use ludoteca::app::{headless, tables};
use ludoteca::desk::computer::{Chance, Thinkers};
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::saves::disk::Saves;
use ludoteca::desk::saves::keeper::SavesPlugin;
use ludoteca_rules::session::{Controller, PlayView};
use ludoteca_rules::{Cell, Options, random};
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::play::stage::{self, StageRequest};
use ludoteca_table::play::{CurrentOverlay, Hand, Laying, OpponentState, Play};
use ludoteca_table::scene::board::{centre, nearest_cell};
use ludoteca_table::show::animation::player::AnimationSpeed;
use ludoteca_table::show::pieces::{self, LeavingBoard, OnCell, ShownPiece};
use ludoteca_workers::Workers;

/// A table for Hex.
struct Table {
    app: App,
    window: Entity,
}

impl Table {
    /// A table with a play of people or computer levels.
    fn new(seats: &[&str]) -> Self {
        let mut session = hex().start(Options::defaults(hex().info.options));
        let player = |seat: &&str| {
            if *seat == "human" { Controller::Human } else { Controller::Computer((*seat).to_owned()) }
        };
        session.describe(String::new(), Vec::new(), seats.iter().map(player).collect());
        Self::with(|app| {
            stage::open(app.world_mut(), hex(), session).expect("the game has a table");
        })
    }

    /// A table with something on it.
    fn with(fill: impl FnOnce(&mut App)) -> Self {
        let mut app = headless::headless(UVec2::new(1024, 768));
        tables::set_up_window(&mut app, &games());
        app.insert_resource(Thinkers::new(Workers::none())).insert_resource(Chance(1));
        fill(&mut app);
        app.insert_resource(AnimationSpeed(f32::INFINITY));
        app.finish();
        app.cleanup();
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one");
        let mut table = Self { app, window };
        table.frames(4);
        table
    }

    fn frames(&mut self, count: u32) {
        (0..count).for_each(|_| self.app.update());
    }

    fn play(&mut self) -> &dyn PlayView {
        let world = self.app.world_mut();
        let entity = world.query_filtered::<Entity, With<Play>>().single(world).expect("one play");
        world.get::<Play>(entity).expect("a play").view()
    }

    /// How many stones have been placed.
    fn plies(&mut self) -> usize {
        self.play().standing().len()
    }

    /// A legal order of whoever is asked.
    fn random_order(&mut self, rng: &mut impl rand::Rng) -> String {
        let seat = Hand::of(self.play()).seat;
        let orders = self.play().orders(seat);
        orders[random::below(rng, orders.len())].clone()
    }

    fn cell(name: &str) -> Cell {
        hex().info.geometry.parse(name).expect("a cell")
    }

    fn click(&mut self, cell: Cell) {
        let point = centre(hex().info.geometry, cell);
        let sight = sight(self.app.world_mut()).expect("an camera");
        let at = sight.pixel(point).expect("it is in the picture");
        let moved = CursorMoved { window: self.window, position: at, delta: None };
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("a window");
        window.set_cursor_position(Some(at));
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.frames(1);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
            self.app.world_mut().write_message(input);
            self.app.world_mut().write_message(WindowEvent::MouseButtonInput(input));
            self.frames(1);
        }
        self.frames(2);
    }

    fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let (logical_key, window) = (logical_key.clone(), self.window);
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            self.app.world_mut().write_message(input.clone());
            self.app.world_mut().write_message(WindowEvent::KeyboardInput(input));
            self.frames(1);
        }
    }

    fn type_name(&mut self, name: &str) {
        for symbol in name.chars() {
            self.key(KeyCode::F35, Key::Character(symbol.to_string().into()));
        }
        self.key(KeyCode::Enter, Key::Enter);
        self.frames(2);
    }

    /// Asserts that the stones on the table are those of the position.
    fn assert_in_step(&mut self) {
        let wanted = self.play().standing();
        let world = self.app.world_mut();
        let mut query = world.query_filtered::<(&OnCell, &ShownPiece), Without<LeavingBoard>>();
        assert_eq!(pieces::shown(&mut query, world), wanted);
    }
}

#[test]
fn every_cell_is_named_where_it_lies() {
    let geometry = hex().info.geometry;
    for cell in geometry.all() {
        assert_eq!(nearest_cell(geometry, centre(geometry, cell)), Some(cell));
    }
}

#[test]
fn whole_games_are_played_by_pointer_and_by_keys() {
    for by_keys in [false, true] {
        let mut rng = random::generator(11);
        let mut table = Table::new(&["human", "human"]);
        let mut plies = 0;
        while table.play().outcome().is_none() {
            let order = table.random_order(&mut rng);
            if by_keys {
                table.type_name(&order);
            } else {
                table.click(Table::cell(&order));
            }
            plies += 1;
            assert_eq!(table.plies(), plies, "{order}");
            table.assert_in_step();
        }
        assert_eq!(table.play().outcome().map(|outcome| outcome.reason), Some("joined"));
    }
}

#[test]
fn a_click_on_a_stone_places_nothing() {
    let mut table = Table::new(&["human", "human"]);
    table.click(Table::cell("d4"));
    table.click(Table::cell("d4"));
    assert_eq!(table.plies(), 1);
}

#[test]
fn the_computer_answers() {
    let mut table = Table::new(&["human", "1"]);
    table.click(Table::cell("d4"));
    for _ in 0..400 {
        table.frames(1);
        if table.plies() == 2 {
            break;
        }
    }
    table.frames(2);
    assert_eq!(table.plies(), 2, "the computer has answered");
    assert_ne!(
        *table.app.world_mut().query::<&OpponentState>().single(table.app.world()).expect("one"),
        OpponentState::Thinks
    );
    table.assert_in_step();
}

#[test]
fn a_play_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let plays = SaveFolder::at(folder.path().to_owned());
    let mut table = Table::with(|app| {
        app.init_resource::<Notices>();
        app.add_plugins(SavesPlugin { plays: Some(plays) });
    });
    table.app.world_mut().write_message(StageRequest::Open(hex(), 1));
    table.frames(4);
    table.click(Table::cell("d4"));
    table.frames(3);
    table.app.world().resource::<Saves>().flush();
    let kept = SaveFolder::at(folder.path().to_owned());
    let list = kept.list().expect("a list");
    assert_eq!(list.len(), 1, "{list:?}");
    let text = kept.read(&list[0].id).expect("it can be read");
    assert!(text.contains("[Game \"hex\"]") && text.contains("d4"), "{text}");
}

#[test]
fn the_overlay_is_laid_over_the_board() {
    let mut table = Table::new(&["human", "human"]);
    table.app.insert_resource(Laying(Some("hex-joins")));
    for _ in 0..20_000 {
        table.frames(1);
        let world = table.app.world_mut();
        let laid = world.query::<&CurrentOverlay>().single(world).expect("one play");
        if !laid.is_pending() {
            assert_eq!(laid.said().map(|said| said.badges.len()), Some(49), "every cell is on some shortest way");
            return;
        }
        std::thread::yield_now();
    }
    panic!("the overlay is not worked out");
}
