//! How cats and dogs look in a flat picture: a dark head with pointed ears, a light one with dark hanging ears.

use super::rules::Animal;
use super::view;
use ludoteca_rules::Piece;
use ludoteca_rules::display::figure::{At, Dye, Figure, Form, Paint};

/// The figure of an animal.
#[must_use]
pub fn figure(piece: Piece) -> Figure {
    if piece == view::piece(Animal::Cat) { cat() } else { dog() }
}

fn cat() -> Figure {
    let head = [(0, 19), (11, 20), (11, 20), (29, 40), (29, 40), (34, 4), (26, -21), (0, -32)];
    let cat = Figure::new(Dye::Black).turned(&head).inlay(&[(-5, -9), (5, -9), (0, -15)]);
    let cat = cat.line(&[(0, -14), (0, -20)], 3).line(&[(-8, -24), (0, -20), (8, -24)], 3);
    [-1, 1].into_iter().fold(cat, |cat, side| {
        let eye: [At; 6] = [(5, 0), (5, 0), (13, 8), (23, 6), (23, 6), (14, -3)];
        let eye = eye.map(|(x, y)| (side * x, y)).to_vec();
        cat.with(Form::Blob(eye), Paint::Mark)
            .disc((side * 14, 3), 2)
            .line(&[(side * 12, -13), (side * 27, -10)], 2)
            .line(&[(side * 12, -17), (side * 24, -19)], 2)
    })
}

fn dog() -> Figure {
    let head = [(0, 31), (18, 27), (25, 6), (20, -16), (12, -31), (0, -36)];
    let dog = Figure::new(Dye::White).turned(&head);
    let dog = [-1, 1].into_iter().fold(dog, |dog, side| {
        let ear: [At; 8] = [(13, 31), (13, 31), (29, 29), (40, 8), (37, -17), (30, -20), (24, -6), (21, 14)];
        let ear = ear.map(|(x, y)| (side * x, y)).to_vec();
        dog.with(Form::Blob(ear), Paint::Mark).dot((side * 9, 7), 4)
    });
    let nose = vec![(-9, -9), (0, -7), (9, -9), (5, -17), (0, -19), (-5, -17)];
    dog.with(Form::Blob(nose), Paint::Mark)
        .line(&[(0, -18), (0, -25)], 3)
        .line(&[(-9, -25), (-4, -28), (0, -25), (0, -25), (4, -28), (9, -25)], 3)
}
