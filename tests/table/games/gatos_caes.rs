//! Cats and dogs: whole games, and two animals that nobody mistakes for each other.

use crate::dealt;
use crate::look::contrast;
use crate::test_table::TestTable;
use bevy::math::Vec2;
use ludoteca::games::gatos_caes::pieces::MEN;
use ludoteca_games as games;
use ludoteca_games::gatos_caes::rules::Animal;
use ludoteca_games::gatos_caes::view::piece;
use ludoteca_rules::{Cell, Options, random};
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::flat::marks::MarkShape;
use ludoteca_table::show::flat::signs::Signs;
use ludoteca_table::show::flat::signs::shapes::Style;
use ludoteca_table::show::looks::PieceLooks;
use ludoteca_table::show::men::MenLooks;
use std::collections::BTreeSet;

#[test]
fn cat_dog_and_the_felt_under_the_dog_are_far_apart_in_grey() {
    let shapes = MenLooks::new(MEN).shapes();
    let light = |shape: usize, finish: Finish| {
        let part = shapes[shape].parts.iter().find(|part| part.finish[0] == finish);
        contrast::lightness(part.expect("a part of this finish").finish[0]) + 0.05
    };
    let (cat, dog, felt) = (light(0, Finish::BlackGlaze), light(1, Finish::WhiteGlaze), light(1, Finish::Felt));
    assert!(dog / cat > 7.0, "a white dog, a black cat: {dog} {cat}");
    assert!(dog / felt > 7.0, "a white dog on dark felt: {dog} {felt}");
}

/// The cells that are drawn in a style, as a set.
fn drawn(table: &TestTable, style: Style, side: u8) -> BTreeSet<Cell> {
    let drawings = table.part::<Signs>().0.iter();
    drawings.filter(|it| it.style == style && it.side == side).flat_map(|it| it.cells.clone()).collect()
}

/// The cells on which a side may place an animal, were it its turn.
fn open_to(table: &TestTable, side: &str) -> BTreeSet<Cell> {
    let text = table.session().position_text();
    let (board, _) = text.split_once(' ').expect("a board and a side");
    let entry = games::find("gatos-caes").expect("the game exists");
    let options = Options::defaults(entry.info.options);
    let session = entry.from_position(options, &format!("{board} {side}")).expect("a position");
    session.asked().iter().flat_map(|seat| session.orders(seat)).map(|order| table.cell(&order)).collect()
}

#[test]
fn every_empty_cell_says_once_who_can_use_it() {
    let mut rng = random::generator(5);
    let orders = dealt::to_the_end("gatos-caes", &mut rng);
    assert!(orders.len() > 20);
    let mut table = TestTable::new("gatos-caes", None, f32::INFINITY);
    assert_eq!(table.marks(MarkShape::Place), ["d4", "d5", "e4", "e5"], "the first cat has few cells");
    for (ply, order) in orders.iter().enumerate() {
        let cell = table.cell(order);
        table.touch(cell);
        table.assert_at_rest();
        if ply < 1 || table.session().outcome().is_some() {
            continue;
        }
        let taken: BTreeSet<Cell> = table.session().standing().iter().map(|animal| animal.cell).collect();
        let (cats, dogs) = (open_to(&table, "c"), open_to(&table, "d"));
        let what = table.session().position_text();
        assert_eq!(drawn(&table, Style::Token, 0), &cats - &dogs, "{what}");
        assert_eq!(drawn(&table, Style::Token, 1), &dogs - &cats, "{what}");
        let dead: BTreeSet<Cell> = table.session().info().geometry.all().collect();
        let dead = &(&(&dead - &taken) - &cats) - &dogs;
        assert_eq!(drawn(&table, Style::Plate, 0), dead, "{what}");
        assert_eq!(table.marks(MarkShape::Place), [""; 0], "no second sign on any of them: {what}");
        // Only the cell pointed at is marked, if the mover can use it.
        let mover = if ply % 2 == 0 { &dogs } else { &cats };
        for wanted in [mover.first().copied(), dead.first().copied()].into_iter().flatten() {
            table.aim(wanted);
            table.frames(1);
            let marked = if mover.contains(&wanted) {
                vec![table.session().info().geometry.name(wanted).to_string()]
            } else {
                Vec::new()
            };
            assert_eq!(table.marks(MarkShape::Place), marked, "{what}");
        }
        table.move_to(Vec2::new(4.0, 4.0));
        assert_eq!(table.hovered(), None);
    }
}

#[test]
fn an_animal_comes_down_and_sits_where_it_was_put() {
    let mut table = TestTable::new("gatos-caes", None, 1.0);
    for (order, animal) in [("d4", Animal::Cat), ("h8", Animal::Dog)] {
        table.play(order);
        table.frames(3);
        assert!(table.placed_at(order).translation.y > 0.0, "it comes from above");
        table.settle();
        table.assert_at_rest();
        let looks = MenLooks::new(MEN);
        let [body] = looks.rest(piece(animal))[..] else { panic!("one body") };
        let half = looks.shapes()[body.shape].half_extents.y;
        assert!((body.pose.translation.y - half).abs() < 1e-4, "{animal:?} neither floats nor sinks");
        assert!((looks.top(piece(animal)) - 2.0 * half).abs() < 1e-6);
    }
}
