//! A window for an audience, and what the pointer shows in it.

use crate::rehearsal::Rehearsal;
use bevy::camera::visibility::RenderLayers;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContext;
use ludoteca::app::audience::Audience;
use ludoteca::app::wiring;
use ludoteca::desk::Settings;
use ludoteca::games::Games;
use ludoteca_table::play::Secrecy;
use ludoteca_table::scene::eye::open::ScreenCamera;
use ludoteca_table::scene::eye::redraw::{Redraw, Still};
use ludoteca_table::scene::eye::{Eye, LooksAt};
use ludoteca_table::scene::material::InRoom;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::decals::DecalLayer;
use ludoteca_table::show::pointing::PointerShape;
use ludoteca_words::Language;
use std::collections::BTreeSet;

fn table(game: &str) -> Rehearsal {
    let mut table = Rehearsal::prepared(game, f32::INFINITY, |app| {
        wiring::start(
            app,
            &Games::all(),
            wiring::Start { persist: false, language: Some(Language::En), software: false },
        );
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
        world.query::<&DecalLayer<PointerShape>>().iter(world).count()
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

#[test]
fn the_audience_can_have_a_room_of_its_own() {
    let mut table = table("rastros");
    table.toggle_audience();
    let eye = table.audience().expect("it is open");
    let first = {
        let world = table.app.world_mut();
        world.query_filtered::<Entity, With<Eye>>().iter(world).find(|it| *it != eye).expect("an eye")
    };
    // What each eye sees of what makes a room: how many pieces of it, each of them only there.
    let seen = |table: &mut Rehearsal| {
        table.frames(3);
        let world = table.app.world_mut();
        let layers = |world: &World, eye| world.get::<RenderLayers>(eye).cloned().expect("it has layers");
        let eyes = [layers(world, first), layers(world, eye)];
        let mut parts = world.query::<(&InRoom, &RenderLayers)>();
        eyes.map(|eye| {
            let ids = parts.iter(world).filter(|(_, layers)| eye.intersects(layers)).map(|(room, _)| room.0.id);
            ids.collect::<BTreeSet<_>>()
        })
    };
    let rooms = |id| BTreeSet::from([id]);
    assert_eq!(seen(&mut table), [rooms("biblioteca"), rooms("biblioteca")]);
    let choose = |table: &mut Rehearsal, id| {
        table.app.world_mut().resource_mut::<Settings>().set_audience_room(Room::find(id));
    };
    choose(&mut table, "aula");
    assert_eq!(seen(&mut table), [rooms("biblioteca"), rooms("aula")]);
    let beyond = |table: &Rehearsal, eye| match table.app.world().get::<Camera>(eye).expect("a camera").clear_color {
        ClearColorConfig::Custom(colour) => Some(colour),
        _ => None,
    };
    let floor = Room::find("aula").expect("it is there").floor;
    assert_eq!((beyond(&table, first), beyond(&table, eye)), (None, Some(floor.into())));
    choose(&mut table, "");
    assert_eq!(seen(&mut table), [rooms("biblioteca"), rooms("biblioteca")]);
    assert_eq!(beyond(&table, eye), None);
}
