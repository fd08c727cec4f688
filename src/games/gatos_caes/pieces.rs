//! Cats and dogs on the table: small glazed animals that sit and look at the near player.
//!
//! A cat is black on a round plinth of its own black, a dog white on a square plinth with dark felt under it: each
//! contrasts with both woods, and from above the bases distinguish them as much as ears, snout and tail do. Data only.
//! Depends only on `table`.

use ludoteca_table::scene::board::Tone;
use ludoteca_table::scene::material::Finish;
use ludoteca_table::show::men::{Gaze, Men, PartFinishes};
use ludoteca_table::show::voice::Voice;

/// The parts of a cat: coat and plinth, eyes, nose and ears, collar, bell.
const CAT: PartFinishes =
    &[&[Finish::BlackGlaze], &[Finish::GoldGlaze], &[Finish::RoseGlaze], &[Finish::RedGlaze], &[Finish::Brass]];
/// The parts of a dog: coat and plinth, eyes and nose, ears and patch, collar, bell, felt.
const DOG: PartFinishes = &[
    &[Finish::WhiteGlaze],
    &[Finish::BlackGlaze],
    &[Finish::TanGlaze],
    &[Finish::RedGlaze],
    &[Finish::Brass],
    &[Finish::Felt],
];

/// Cat and dog, by the kind of their pieces.
pub const MEN: Men = Men {
    file: include_bytes!("../../../assets/games/gatos-caes/models.glb"),
    names: &["cat", "dog"],
    finishes: &[CAT, DOG],
    shape: |piece| usize::from(piece.kind.0),
    gaze: Gaze::AsMade,
    shadow: 0.52,
    height: 10,
    tone: Tone::Chequered,
    row_numbers: &[],
    captures: false,
    voice: Voice::Paw,
};
