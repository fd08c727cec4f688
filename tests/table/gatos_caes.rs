//! Cats and dogs: whole games, and two animals that nobody mistakes for each other.

use crate::contrast;
use crate::rehearsal::Rehearsal;
use ludoteca::games::gatos_caes::pieces::GatosCaesLooks;
use ludoteca::games::gatos_caes::rules::Animal;
use ludoteca::games::gatos_caes::view::piece;
use ludoteca::table::show::looks::PieceLooks;

#[test]
fn each_animal_and_its_seat_are_far_apart_in_grey() {
    let shapes = GatosCaesLooks::default().shapes();
    let [cat, dog] = [0, 1].map(|shape: usize| {
        let parts = &shapes[shape].parts;
        let [fur, seat] = [0, 2].map(|part: usize| contrast::lightness(parts[part].finish[0]) + 0.05);
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
        let looks = GatosCaesLooks::default();
        let [body] = looks.rest(piece(animal))[..] else { panic!("one body") };
        let half = looks.shapes()[body.shape].half_extents.y;
        assert!((body.pose.translation.y - half).abs() < 1e-4, "{animal:?} neither floats nor sinks");
        assert!((looks.top(piece(animal)) - 2.0 * half).abs() < 1e-6);
    }
}
