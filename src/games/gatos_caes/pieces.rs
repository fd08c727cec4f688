//! Cats and dogs on the table: small glazed animals that sit and look at the near player.
//!
//! A cat is black on a round plinth of its own black, a dog white on a square plinth with dark felt under it: each
//! contrasts with both woods, and from above the bases distinguish them as much as ears, snout and tail do. Data only.
//! Depends only on `table`.

use ludoteca_table::scene::assets::Texture;
use ludoteca_table::scene::board::{Frame, Style};
use ludoteca_table::scene::material::{Finish, Gloss, Stuff};
use ludoteca_table::show::men::{Gaze, Men, PartFinishes};
use ludoteca_table::show::voice::Voice;

/// A board of glazed tiles, blue and red, in a painted frame.
const BOARD: Style = Style {
    cells: [Stuff::of(Texture::Glaze, 0xac5f43, Gloss::Glazed), Stuff::of(Texture::Glaze, 0x7a8ba1, Gloss::Glazed)],
    joint: Stuff::even(0xb9ae97, Gloss::Dull),
    chamfer: 9,
    frame: Frame::Painted,
    border: Stuff::of(Texture::Glaze, 0xe0d6bf, Gloss::Glazed),
    letters: 0x1d3768,
    inlay: Stuff::even(0x1d3768, Gloss::Glazed),
    mat: Some([0x1d3768, 0x152849]),
    ..Style::WOODEN
};

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
    board: BOARD,
    row_numbers: &[],
    captures: false,
    voice: Voice::Paw,
};
