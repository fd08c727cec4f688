//! A window for an audience, and what the pointer shows in it.

use crate::rehearsal::Rehearsal;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContext;
use ludoteca::app::audience::Audience;
use ludoteca::app::wiring;
use ludoteca::i18n::Language;
use ludoteca::table::play::Secrecy;
use ludoteca::table::scene::eye::open::ScreenCamera;
use ludoteca::table::scene::eye::redraw::{Redraw, Still};
use ludoteca::table::scene::eye::{Eye, LooksAt};
use ludoteca::table::show::pointing::Pointed;

fn table(game: &str) -> Rehearsal {
    let mut table = Rehearsal::prepared(game, f32::INFINITY, |app| {
        wiring::start(app, wiring::Start { persist: false, language: Some(Language::En), software: false });
    });
    table.frames(3);
    table
}

impl Rehearsal {
    fn toggle_audience(&mut self) {
        self.with_keys(&[KeyCode::ShiftLeft], |table| table.key(KeyCode::F5, Key::F5));
        self.frames(4);
    }

    fn next_pointing(&mut self) {
        self.with_keys(&[KeyCode::ControlLeft], |table| table.key(KeyCode::KeyP, Key::Character("p".into())));
        self.frames(2);
    }

    /// The eye of the audience.
    fn audience(&mut self) -> Option<Entity> {
        let world = self.app.world_mut();
        let window = world.query_filtered::<Entity, With<Audience>>().iter(world).next()?;
        let mut eyes = world.query::<(Entity, &Eye)>();
        eyes.iter(world).find(|(_, eye)| eye.window == Some(window)).map(|(eye, _)| eye)
    }

    fn pointed(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query::<&Pointed>().iter(world).count()
    }
}

#[test]
fn a_second_window_shows_the_same_play_without_panels_until_it_is_closed() {
    let mut table = table("avanco");
    assert_eq!(table.audience(), None);
    table.toggle_audience();
    let eye = table.audience().expect("it is open");
    let world = table.app.world_mut();
    assert_eq!(world.get::<LooksAt>(eye).map(|it| it.0), world.query::<&LooksAt>().iter(world).next().map(|it| it.0));
    let mut cameras = world.query::<(&ScreenCamera, Has<EguiContext>)>();
    let panels: Vec<bool> = cameras.iter(world).filter(|(camera, _)| camera.eye == eye).map(|(_, has)| has).collect();
    assert_eq!(panels, [false]);
    // It follows in the frame of a move.
    let drawn = |table: &Rehearsal| table.app.world().get::<Redraw>(eye).expect("an eye").drawn();
    let before = drawn(&table);
    table.drag("b2", "b3");
    assert!(drawn(&table) > before);
    table.toggle_audience();
    assert_eq!(table.audience(), None);
    assert!(table.app.world().get_entity(eye).is_err(), "its eye is gone too");
}

#[test]
fn the_audience_sees_nothing_of_an_order_that_is_entered_in_secret() {
    let mut table = table("apocalypse");
    table.toggle_audience();
    let eye = table.audience().expect("it is open");
    let still = |table: &Rehearsal| table.app.world().get::<Still>(eye).is_some();
    assert!(!still(&table));
    table.take_board();
    table.frames(2);
    assert!(matches!(table.secrecy(), Secrecy::Entering(_)) && still(&table));
    let before = table.app.world().get::<Redraw>(eye).expect("an eye").drawn();
    let a2 = table.cell("a2");
    table.touch(a2);
    table.frames(4);
    assert_eq!(table.app.world().get::<Redraw>(eye).expect("an eye").drawn(), before);
    let a3 = table.cell("a3");
    table.touch(a3);
    table.frames(4);
    assert!(!still(&table), "once it is sealed there is nothing to be seen of it");
    assert!(table.app.world().get::<Redraw>(eye).expect("an eye").drawn() > before);
}

#[test]
fn the_pointer_is_a_dot_then_a_spotlight_then_nothing() {
    let mut table = table("produto");
    let e5 = table.cell("e5");
    let move_to = |table: &mut Rehearsal| {
        let at = table.aim(e5);
        table.move_to(at + Vec2::new(9.0, 0.0));
        table.move_to(at);
        table.frames(2);
    };
    move_to(&mut table);
    assert_eq!(table.pointed(), 0);
    table.next_pointing();
    move_to(&mut table);
    assert_eq!(table.pointed(), 2, "a dot with a light edge");
    table.next_pointing();
    move_to(&mut table);
    assert_eq!(table.pointed(), 1, "everything but a cell is dark");
    table.next_pointing();
    move_to(&mut table);
    assert_eq!(table.pointed(), 0);
}
