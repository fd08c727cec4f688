//! What a tester does with mouse, finger and keyboard: real events, each counted in the next frame.

use super::TestTable;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, WindowEvent};
use ludoteca_rules::Cell;
use ludoteca_table::play::HoveredCell;
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::{NearSide, TableCamera};
use ludoteca_table::show::beside::offer::OfferOf;
use std::cmp::Ordering;
use std::f32::consts::FRAC_PI_2;

impl TestTable {
    /// Moves the pointer to where it meets a cell: its middle, or, where a piece in front covers that, higher up on
    /// what stands there.
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
        self.part::<HoveredCell>().0
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

    /// Presses or releases a key that is held meanwhile.
    pub fn hold(&mut self, code: KeyCode, key: Key, state: ButtonState) {
        self.send_key(code, key, state);
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

    /// Walks the cursor to a cell by arrows alone, as they point for whoever sees the board from where it is seen.
    pub fn walk(&mut self, to: Cell) {
        let arrows = [
            (KeyCode::ArrowUp, Key::ArrowUp),
            (KeyCode::ArrowRight, Key::ArrowRight),
            (KeyCode::ArrowDown, Key::ArrowDown),
            (KeyCode::ArrowLeft, Key::ArrowLeft),
        ];
        let world = self.app.world_mut();
        let near = world.query_filtered::<&NearSide, With<TableCamera>>().iter(world).next().map_or(0.0, |near| near.0);
        let quarters = (near / FRAC_PI_2).round().rem_euclid(4.0) as usize;
        for _ in 0..40 {
            let geometry = self.session().info().geometry;
            let Some(here) = self.hand().cursor else {
                self.key(KeyCode::ArrowUp, Key::ArrowUp);
                continue;
            };
            let (here, there) = (geometry.place(here), geometry.place(to));
            // First to its row, then along it: on hexagons a step to the next row goes sideways, too.
            let way = match (here.away.cmp(&there.away), here.right.cmp(&there.right)) {
                (Ordering::Equal, Ordering::Equal) => return,
                (Ordering::Less, _) => 0,
                (Ordering::Greater, _) => 2,
                (_, Ordering::Less) => 1,
                _ => 3,
            };
            let (code, key) = arrows[(way + quarters) % 4].clone();
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
}
