//! Nothing tells what was sealed: every frame until the reveal, the state of everything that is shown, the record and
//! the panels are the same whatever the first player ordered.

use crate::test_table::{TestTable, start_program};
use bevy::prelude::*;
use ludoteca::app::pictures::shot::{ShotRequest, shoot};
use ludoteca::app::tables;
use ludoteca::desk::frame::dialog::OpenDialog;
use ludoteca::desk::frame::display::UncoveredArea;
use ludoteca::desk::frame::notice::Notices;
use ludoteca::desk::play::typing::controller::TypedMove;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::view_model::Panels;
use ludoteca::games::Games;
use ludoteca_games as games;
use ludoteca_record as record;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Options, Pick, Seat, SeatSet, random};
use ludoteca_table::play::cards::{CodeShuffle, KeyCards};
use ludoteca_table::play::{Asker, BoardTaken, Hand, HoveredCell, Play, SecretEntry, TableAction, Turn};
use ludoteca_table::scene::material::Finish;
use ludoteca_table::scene::quality::Preset;
use ludoteca_table::show::animation::player::{CarriedPiece, HeldOverCell};
use ludoteca_table::show::flat::indicate::RefusedAt;
use ludoteca_table::show::flat::marks::Marks;
use ludoteca_table::show::flat::signs::Signs;
use ludoteca_words::Language;

/// A knight, a pawn, a capture of nothing, and breaking the rules.
const ORDERS: [&str; 4] = ["a1-b3", "d1-d2", "e1-d3", "?"];

fn table(entry: SecretEntry) -> TestTable {
    let mut table = TestTable::prepared("apocalypse", 1.0, |app| {
        start_program(app, Some(Language::En));
        app.world_mut().resource_mut::<Settings>().secret_entry = entry;
        app.insert_resource(CodeShuffle(random::generator(5)));
    });
    table.frames(5);
    // Wherever the pointer is before.
    table.move_to(Vec2::new(20.0, 740.0));
    table
}

/// Everything that is drawn in a frame and everything that the program says, as text.
fn snapshot(table: &mut TestTable) -> String {
    let world = table.app.world_mut();
    let mut parts = world.query::<(&Mesh3d, &GlobalTransform, &InheritedVisibility, Option<&Finish>)>();
    let meshes = world.resource::<Assets<Mesh>>();
    let mut drawn: Vec<String> = parts
        .iter(world)
        .map(|(mesh, place, visibility, finish)| {
            let shape =
                meshes.get(&mesh.0).map(|mesh| (mesh.count_vertices(), mesh.attribute(Mesh::ATTRIBUTE_POSITION)));
            format!("{place:?} {visibility:?} {finish:?} {shape:?}")
        })
        .collect();
    drawn.sort();
    let window = world.query::<&Window>().iter(world).map(|window| window.cursor_position()).collect::<Vec<_>>();
    let (dialog, told) = (world.resource::<OpenDialog>(), world.resource::<Notices>());
    let state = format!("{dialog:?} {told:?} {:?}", world.resource::<TypedMove>());
    let model = &world.resource::<Panels>().0;
    let panels = format!("{:?} {:?} {:?} {:?}", model.play, model.notice, model.chooser_at, model.dialog);
    let area = format!("{:?}", world.resource::<UncoveredArea>());
    let told = format!(
        "{:?} {:?} {:?} {:?} {:?}",
        table.part::<Hand>(),
        table.part::<HoveredCell>(),
        table.part::<BoardTaken>(),
        table.part::<Turn>(),
        table.part::<RefusedAt>(),
    );
    let shown = format!(
        "{:?} {:?} {:?} {:?} {:?}",
        table.part::<Marks>(),
        table.part::<Signs>(),
        table.part::<KeyCards>(),
        table.part::<CarriedPiece>(),
        table.part::<HeldOverCell>(),
    );
    let session = table.session();
    let record = record::write(session);
    let orders: Vec<Vec<String>> = (0..2).map(|seat| session.orders(Seat(seat))).collect();
    let text = format!("{} {:?} {:?} {orders:?}", session.position_text(), session.signs(), session.hash());
    [drawn.join("\n"), format!("{window:?}"), state, panels, area, told, shown, record, text].join("\n")
}

/// Seals the first order as a person does; the second seat has yet to order.
fn seal(table: &mut TestTable, entry: SecretEntry, order: &str) {
    if entry == SecretEntry::Keys {
        let code = code_of(table, Seat(0), order);
        table.type_text(&code);
    } else {
        table.ask(TableAction::TakeSeat(Seat(0)));
        if order == "?" {
            // Touched, refused, and handed in all the same.
            table.click("a1");
            table.click("c4");
            let refusal = table.app.world().resource::<Notices>().0.clone().expect("it is refused");
            let order = refusal.sealable().expect("it can be sealed").1.to_owned();
            table.ask(TableAction::Session(Request::Order(Seat(0), order)));
        } else {
            let (from, to) = order.split_once('-').expect("a step");
            // One of them goes by the keyboard, which has a cursor.
            if order == "d1-d2" {
                table.type_text(from);
                table.enter();
                table.type_text(to);
                table.enter();
            } else {
                table.click(from);
                table.click(to);
            }
        }
    }
    assert_eq!(table.session().sealed(), SeatSet::one(Seat(0)), "{order}");
}

fn code_of(table: &TestTable, seat: Seat, order: &str) -> String {
    let cards = table.part::<KeyCards>();
    let card = cards.cards.iter().find(|card| card.seat == seat).expect("a card for everybody");
    card.lines.iter().find(|line| line.order == order).expect("every order has a code").code.clone()
}

/// All frames from the first sealed order to the last before the reveal, and in the keys way from the first letter on.
fn recording(entry: SecretEntry, order: &str) -> Vec<String> {
    let mut table = table(entry);
    let mut frames = Vec::new();
    if entry == SecretEntry::Keys {
        let code = code_of(&table, Seat(0), order);
        for letter in code.chars() {
            table.type_text(&letter.to_string());
            frames.push(snapshot(&mut table));
        }
        assert_eq!(table.session().sealed(), SeatSet::one(Seat(0)), "{order}");
    } else {
        seal(&mut table, entry, order);
        // The frame in which it is sealed is the last one that the click of a person ends; the pointer goes on from
        // there.
        frames.push(snapshot(&mut table));
    }
    for _ in 0..4 {
        table.frames(1);
        frames.push(snapshot(&mut table));
    }
    if entry == SecretEntry::Curtain {
        // The next person moves the pointer, takes the board, looks at a piece and types a digit: no letter is left
        // from before.
        table.move_to(Vec2::new(300.0, 400.0));
        frames.push(snapshot(&mut table));
        table.ask(TableAction::TakeSeat(Seat(1)));
        frames.push(snapshot(&mut table));
        table.type_text("4");
        frames.push(snapshot(&mut table));
        let knight = table.cell("a5");
        table.aim(knight);
        frames.push(snapshot(&mut table));
        table.click("a5");
        frames.push(snapshot(&mut table));
    } else {
        let first = code_of(&table, Seat(1), "a5-b3");
        table.type_text(&first[..1]);
        frames.push(snapshot(&mut table));
    }
    frames
}

#[test]
fn every_frame_until_the_reveal_is_the_same_whatever_was_sealed() {
    for entry in SecretEntry::ALL {
        let first = recording(entry, ORDERS[0]);
        for order in &ORDERS[1..] {
            for (number, (one, other)) in first.iter().zip(recording(entry, order)).enumerate() {
                let differs = one.lines().zip(other.lines()).find(|(one, other)| one != other);
                assert!(*one == other, "{entry:?}, {order}, frame {number}: {differs:?}");
            }
        }
    }
}

#[test]
fn a_different_position_would_be_noticed() {
    // The comparison can fail: with the order played, or a piece of it still selected.
    let mut table = table(SecretEntry::Curtain);
    let before = snapshot(&mut table);
    table.ask(TableAction::TakeSeat(Seat(0)));
    let taken = snapshot(&mut table);
    table.click("a1");
    assert!(before != taken && taken != snapshot(&mut table));
}

#[test]
fn the_picture_is_the_same_whatever_was_sealed() {
    let picture = |order: &'static str| {
        let entry = games::find("apocalypse").expect("the game exists");
        let mut request = ShotRequest::new(UVec2::new(640, 400), move |app| {
            let session = entry.start(Options::defaults(entry.info.options));
            let play = tables::open_play(app, &Games::all(), entry, session).expect("its table is built");
            let world = app.world_mut();
            let ask = |world: &mut World, action| {
                let request = world.get::<Play>(play).map(|it| it.request(play, Asker::Person(Seat(0)), action));
                world.write_message(request.expect("it is on the table"));
            };
            ask(world, TableAction::TakeSeat(Seat(0)));
            if let Some((from, to)) = order.split_once('-') {
                for name in [from, to] {
                    let cell = entry.info.geometry.parse(name).expect("a cell");
                    ask(world, TableAction::Touch(Pick::Cell(cell)));
                }
            } else {
                ask(world, TableAction::Session(Request::Order(Seat(0), order.to_owned())));
            }
        });
        (request.preset, request.frames) = (Some(Preset::Plain), 4);
        shoot(request).expect("a picture on software Vulkan").picture.into_raw()
    };
    let first = picture(ORDERS[0]);
    for order in &ORDERS[1..] {
        // Of two shadows that overlap either may be blended first, which rounds differently by one.
        let other = picture(order);
        let differs = |at: &usize| other[*at].abs_diff(first[*at]) > 1;
        assert_eq!(other.len(), first.len());
        assert_eq!((0..first.len()).find(differs), None, "{order} is seen");
    }
}

#[test]
fn the_pointer_is_taken_from_where_it_sealed() {
    let mut table = table(SecretEntry::Curtain);
    seal(&mut table, SecretEntry::Curtain, "a1-b3");
    table.frames(2);
    let area = table.app.world().resource::<UncoveredArea>().0.expect("the panels have been drawn");
    let world = table.app.world_mut();
    let at =
        world.query::<&Window>().iter(world).find_map(Window::cursor_position).expect("the pointer is in the window");
    assert!((at.x - area.center().x).abs() < 1.0 && at.y > area.bottom() - 40.0, "{at} in {area:?}");
}
