//! Any two pieces that a game has look different, in black and white and small.

use super::{darkness, keep, random_play, raster};
use ludoteca_diagram::{Drawing, Style, piece};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::{Dye, Entry, Figure, Kind, Options, Piece, Side, random};
use resvg::tiny_skia::Pixmap;
use std::collections::BTreeSet;

/// Pixels to a cell.
const PIXELS: f32 = 40.0;
/// Of all pixels of a cell, how many must differ clearly between any two pieces, in percent: a pip six pixels wide.
const LEAST: f64 = 1.8;

/// Every piece that occurs in random games, with every option, and what each side can have of these kinds.
fn pieces(entry: &Entry) -> BTreeSet<Piece> {
    let mut rng = random::generator(41);
    let mut all = BTreeSet::new();
    let mut options = vec![Options::defaults(entry.info.options)];
    for spec in entry.info.options {
        for value in &spec.values[1..] {
            let mut other = Options::defaults(entry.info.options);
            other.set(spec.name, value).expect("the value is one of the option's");
            options.push(other);
        }
    }
    for options in &options {
        for game in 0..6 {
            let play = random_play(entry, options, 20 * game, &mut rng);
            all.extend(play.standing().into_iter().map(|standing| standing.piece));
        }
    }
    // What random games seldom bring about.
    match entry.info.id {
        "sapiens" => {
            for side in 0..4 {
                for kind in (1..=6).flat_map(|value| [0, 8, 16, 24].map(|state| value | state)) {
                    all.insert(Piece { side: Some(Side(side)), kind: Kind(kind) });
                }
            }
        }
        "horizons" => {
            for kind in 0..12 {
                all.extend([0, 1].map(|side| Piece { side: Some(Side(side)), kind: Kind(kind) }));
            }
        }
        "horizon" => {
            all.extend([0, 1].map(|side| Piece { side: Some(Side(side)), kind: Kind(2) }));
        }
        _ => {}
    }
    all
}

fn picture(figure: &Figure, role: ludoteca_diagram::Role) -> Pixmap {
    let mut drawing = Drawing::default();
    let square = vec![[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]];
    drawing.elements.push(ludoteca_diagram::Element {
        form: ludoteca_diagram::Form::Path { runs: vec![square], closed: true },
        fill: Some(role),
        stroke: None,
    });
    drawing.place(&piece(figure), 1.0, [0.0, 0.0]);
    raster(&drawing, Style::Ink, PIXELS).0
}

/// How many of the pixels of a cell differ clearly, in percent.
fn differing(one: &Pixmap, other: &Pixmap) -> f64 {
    let side = i64::from(one.width());
    let all = (0..side).flat_map(|x| (0..side).map(move |y| (x, y)));
    let count = all.filter(|(x, y)| darkness(one, *x, *y).abs_diff(darkness(other, *x, *y)) > 96).count();
    100.0 * count as f64 / f64::from(PIXELS * PIXELS)
}

#[test]
fn any_two_pieces_differ_without_colour() {
    for entry in CATALOGUE {
        let play = entry.start(Options::defaults(entry.info.options));
        let pieces: Vec<Piece> = pieces(entry).into_iter().collect();
        let pictures: Vec<Pixmap> =
            pieces.iter().map(|piece| picture(&play.figure(*piece), ludoteca_diagram::Role::Paper)).collect();
        let mut nearest = (f64::INFINITY, 0, 0);
        for (a, one) in pictures.iter().enumerate() {
            keep(one, &format!("piece-{}-{a}", entry.info.id));
            for (b, other) in pictures.iter().enumerate().skip(a + 1) {
                let found = differing(one, other);
                if found < nearest.0 {
                    nearest = (found, a, b);
                }
            }
        }
        let (found, a, b) = nearest;
        println!("{}: {} pieces, nearest {found:.1} %", entry.info.id, pieces.len());
        assert!(pieces.len() > 1 && found > LEAST, "{}: {:?} {:?}: {found:.1} %", entry.info.id, pieces[a], pieces[b]);
    }
}

/// How many separate areas are dark, or are not.
fn areas(pixels: &Pixmap, dark: bool) -> usize {
    let side = i64::from(pixels.width());
    let mut left: BTreeSet<(i64, i64)> = (0..side).flat_map(|x| (0..side).map(move |y| (x, y))).collect();
    left.retain(|(x, y)| (darkness(pixels, *x, *y) > 128) == dark);
    let mut count = 0;
    while let Some(first) = left.pop_first() {
        count += 1;
        let mut reached = vec![first];
        while let Some((x, y)) = reached.pop() {
            let beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
            reached.extend(beside.into_iter().filter(|at| left.remove(at)));
        }
    }
    count
}

#[test]
fn the_pips_of_a_die_can_be_counted() {
    let entry = CATALOGUE.iter().find(|entry| entry.info.id == "sapiens").expect("it is in the catalogue");
    let play = entry.start(Options::defaults(entry.info.options));
    for value in 1..=6 {
        for kind in [0, 8, 16, 24].map(|state| Kind(value | state)) {
            // Beside the pips there is the outline of a white die, or what is around a black one.
            for (side, dark) in [(0, true), (1, false)] {
                let piece = Piece { side: Some(Side(side)), kind };
                let found = areas(&picture(&play.figure(piece), ludoteca_diagram::Role::Paper), dark);
                assert_eq!(found, usize::from(value) + 1, "{piece:?}");
            }
        }
    }
}

#[test]
fn a_figure_fits_into_its_cell() {
    for entry in CATALOGUE {
        let play = entry.start(Options::defaults(entry.info.options));
        for standing in pieces(entry) {
            let [from, to] = piece(&play.figure(standing)).bounds();
            let far = from.into_iter().chain(to).map(f32::abs).fold(0.0, f32::max);
            assert!(far < 0.5, "{} {standing:?} reaches {far}", entry.info.id);
        }
    }
}

#[test]
fn light_and_dark_are_told_apart() {
    let [light, dark] =
        [Dye::White, Dye::Black].map(|dye| picture(&Figure::stone(dye, 40), ludoteca_diagram::Role::Paper));
    assert!(differing(&light, &dark) > 30.0);
}
