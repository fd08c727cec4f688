//! Colours for cameras that tell some colours apart badly, seen as such cameras see them.
//!
//! The simulation is that of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
//! Vision Deficiency" (2009), at severity 1, on linear light; colours are compared by their distance in CIE L*a*b*.

use bevy::prelude::*;
use ludoteca_table::scene::material::{Finish, Ink, Palette};
use ludoteca_table::scene::room::Room;

const SEEN: [(&str, [[f32; 3]; 3]); 3] = [
    (
        "protan",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deutan",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritan",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

/// Differences at which two colours beside each other are told apart at a glance: pieces from across a room, marks
/// (which differ in shape besides) from the seat.
const PIECES: f32 = 25.0;
const MARKS: f32 = 20.0;

fn simulated(colour: LinearRgba, seen: &[[f32; 3]; 3]) -> LinearRgba {
    let [r, g, b] =
        seen.map(|row| (row[0] * colour.red + row[1] * colour.green + row[2] * colour.blue).clamp(0.0, 1.0));
    LinearRgba::rgb(r, g, b)
}

fn distance(one: LinearRgba, other: LinearRgba) -> f32 {
    let lab = |colour: LinearRgba| {
        let Laba { lightness, a, b, .. } = Laba::from(colour);
        // Bevy gives L*a*b* in hundredths.
        Vec3::new(lightness, a, b) * 100.0
    };
    lab(one).distance(lab(other))
}

/// The least distance between any two of these, and which they are.
fn least<T: Copy + std::fmt::Debug>(colours: &[(T, LinearRgba)], seen: &[[f32; 3]; 3]) -> (f32, T, T) {
    let pairs = colours.iter().enumerate().flat_map(|(at, one)| colours[..at].iter().map(move |other| (one, other)));
    let measured =
        pairs.map(|(one, other)| (distance(simulated(one.1, seen), simulated(other.1, seen)), one.0, other.0));
    measured.min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are several")
}

fn finishes(finishes: &[Finish], palette: Palette) -> Vec<(Finish, LinearRgba)> {
    let colour = |finish: Finish| LinearRgba::from(finish.surface(false, Room::usual(), palette).colour);
    finishes.iter().map(|finish| (*finish, colour(*finish))).collect()
}

/// What each palette is for.
fn for_whom(palette: Palette) -> &'static [&'static str] {
    match palette {
        Palette::Usual => &[],
        Palette::RedGreen => &["protan", "deutan"],
        Palette::BlueYellow => &["tritan"],
    }
}

const SIGNALS: [Finish; 3] = [Finish::RedGlaze, Finish::YellowGlaze, Finish::GreenGlaze];
const DICE: [Finish; 4] = [Finish::Ivory, Finish::Ebony, Finish::Padouk, Finish::Jade];
/// Gold is beside amber only where a game is over and nothing can be selected.
const INKS: [Ink; 8] = [Ink::Amber, Ink::Teal, Ink::Red, Ink::Blue, Ink::Violet, Ink::Rust, Ink::Green, Ink::Plum];

#[test]
fn what_a_palette_is_for_is_told_apart_with_it() {
    for palette in Palette::ALL {
        for (name, seen) in SEEN.iter().filter(|(name, _)| for_whom(palette).contains(name)) {
            for kinds in [&SIGNALS[..], &DICE] {
                let (least, one, other) = least(&finishes(kinds, palette), seen);
                assert!(least >= PIECES, "{palette:?}, {name}: {one:?} and {other:?} differ by {least}");
            }
            let colour = |ink: Ink| {
                LinearRgba::from(Srgba::rgb_u8(
                    (ink.colour(palette) >> 16) as u8,
                    (ink.colour(palette) >> 8) as u8,
                    ink.colour(palette) as u8,
                ))
            };
            let (least, one, other) = least(&INKS.map(|ink| (ink, colour(ink))), seen);
            assert!(least >= MARKS, "{palette:?}, {name}: {one:?} and {other:?} differ by {least}");
        }
    }
}

#[test]
fn without_a_palette_some_are_not() {
    let (name, seen) = &SEEN[0];
    let (least, ..) = least(&finishes(&DICE, Palette::Usual), seen);
    assert!(least < PIECES, "the usual colours would do for {name}, so that the palette would be of no use");
}
