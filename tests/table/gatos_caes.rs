//! Cats and dogs: whole games, and two animals that nobody mistakes for each other.

use crate::dealt;
use crate::games::{play_by_keys, play_by_pointer};
use crate::rehearsal::Rehearsal;
use bevy::prelude::*;
use ludoteca::games::gatos_caes::pieces::GatosCaesLooks;
use ludoteca::games::gatos_caes::rules::Animal;
use ludoteca::games::gatos_caes::view::piece;
use ludoteca::rules::random;
use ludoteca::table::looks::PieceLooks;
use ludoteca::table::material::Finish;

#[test]
fn whole_games_by_pointer_and_by_keys() {
    let mut rng = random::generator(6);
    for _ in 0..2 {
        let orders = dealt::to_the_end("gatos-caes", &mut rng);
        let mut by_pointer = Rehearsal::new("gatos-caes", None, f32::INFINITY);
        play_by_pointer(&mut by_pointer, &orders);
        let mut by_keys = Rehearsal::new("gatos-caes", None, f32::INFINITY);
        play_by_keys(&mut by_keys, &orders, &mut rng);
        for table in [&by_pointer, &by_keys] {
            assert_eq!(table.session().outcome().map(|outcome| outcome.reason), Some("no-moves"));
            assert_eq!(table.plies(), orders.len());
        }
    }
}

fn luminance(finish: Finish) -> f32 {
    let colour = LinearRgba::from(finish.look(false).colour);
    0.2126 * colour.red + 0.7152 * colour.green + 0.0722 * colour.blue
}

#[test]
fn each_animal_and_its_seat_are_far_apart_in_grey() {
    let shapes = GatosCaesLooks::new().shapes();
    let [cat, dog] = [0, 1].map(|shape: usize| {
        let parts = &shapes[shape].parts;
        let [fur, seat] = [0, 2].map(|part: usize| luminance(parts[part].finish[0]) + 0.05);
        (fur, seat)
    });
    assert!(cat.1 / cat.0 > 7.0, "a dark cat on a pale cushion");
    assert!(dog.0 / dog.1 > 7.0, "a pale dog on a dark mat");
    assert!(dog.0 / cat.0 > 7.0);
}

#[test]
fn an_animal_comes_down_and_sits_where_it_was_put() {
    let mut table = Rehearsal::new("gatos-caes", None, 1.0);
    for (order, animal) in [("d4", Animal::Cat), ("h8", Animal::Dog)] {
        table.play(order);
        table.frames(3);
        assert!(table.placed_at(order).translation.y > 0.0, "it comes from above");
        table.settle();
        table.assert_at_rest();
        let looks = GatosCaesLooks::new();
        let [body] = looks.rest(piece(animal))[..] else { panic!("one body") };
        let half = looks.shapes()[body.shape].half_extents.y;
        assert!((body.pose.translation.y - half).abs() < 1e-4, "{animal:?} neither floats nor sinks");
        assert!((looks.top(piece(animal)) - 2.0 * half).abs() < 1e-6);
    }
}
