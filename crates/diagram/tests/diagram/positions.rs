//! The start and random positions of every game.

use super::{MARGIN, darkness, keep, random_play, raster};
use ludoteca_diagram::{self as diagram, Drawing, Form, Style};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::{PlayView, Session};
use ludoteca_rules::{Cell, Entry, Geometry, Options, random};
use resvg::tiny_skia::Pixmap;

const PIXELS: f32 = 40.0;

/// The start, and ten positions after 3, 8, 13 … random moves.
fn plays(entry: &Entry) -> Vec<Box<dyn Session>> {
    let mut rng = random::generator(14);
    let options = Options::defaults(entry.info.options);
    let mut plays = vec![entry.start(options.clone())];
    plays.extend((0..10).map(|number| random_play(entry, &options, 3 + 5 * number, &mut rng)));
    plays
}

/// The middle of a cell on the picture.
fn pixel(geometry: Geometry, cell: Cell, corner: [f32; 2]) -> [i64; 2] {
    let place = geometry.place(cell);
    let row = if geometry.lattice().is_some() { 1.0 } else { 3.0_f32.sqrt() / 2.0 };
    let at = [f32::from(place.right) / 2.0, -f32::from(place.away) / 2.0 * row];
    [0, 1].map(|axis| ((at[axis] - corner[axis]) * PIXELS).round() as i64)
}

/// How much two pictures differ on a cell: the mean difference of its pixels, 0 to 255.
fn difference(one: &Pixmap, other: &Pixmap, [x, y]: [i64; 2]) -> f64 {
    let half = (PIXELS * 0.4) as i64;
    let pixels = (-half..half).flat_map(|down| (-half..half).map(move |right| (x + right, y + down)));
    let (mut sum, mut count) = (0.0, 0.0);
    for (x, y) in pixels {
        sum += f64::from(darkness(one, x, y).abs_diff(darkness(other, x, y)));
        count += 1.0;
    }
    sum / count
}

/// The board with no piece on it, and the same signs.
fn without_pieces(play: &dyn PlayView) -> Drawing {
    let mut drawing = diagram::position(play, Style::Ink);
    // Pieces are drawn last, each part as one shape.
    let pieces: usize = play.standing().iter().map(|standing| play.figure(standing.piece).parts.len()).sum();
    drawing.elements.truncate(drawing.elements.len() - pieces);
    drawing
}

#[test]
fn every_piece_is_seen_and_nothing_else() {
    for entry in CATALOGUE {
        let geometry = entry.info.geometry;
        for (number, play) in plays(entry).iter().enumerate() {
            let (picture, page) = raster(&diagram::position(&**play, Style::Ink), Style::Ink, PIXELS);
            keep(&picture, &format!("{}-{number}", entry.info.id));
            let mut empty = without_pieces(&**play);
            // A shape that is not seen keeps the page as large as it was.
            let all = diagram::position(&**play, Style::Ink);
            assert_eq!(all.bounds(), empty.bounds(), "{}: a piece reaches beyond the board", entry.info.id);
            empty.elements.shrink_to_fit();
            let (blank, _) = raster(&empty, Style::Ink, PIXELS);
            let standing = play.standing();
            for cell in geometry.all() {
                let found = difference(&picture, &blank, pixel(geometry, cell, page.corner));
                let occupied = standing.iter().any(|piece| piece.cell == cell);
                let name = geometry.name(cell);
                let text = play.position_text();
                if occupied {
                    assert!(found > 20.0, "{} {text}: {name} differs by {found:.1}", entry.info.id);
                } else {
                    assert!(found < 3.0, "{} {text}: {name} is empty and differs by {found:.1}", entry.info.id);
                }
            }
        }
    }
}

#[test]
fn nothing_lies_outside_the_page() {
    for entry in CATALOGUE {
        for play in plays(entry) {
            for style in [Style::Ink, Style::Colour] {
                let (picture, _) = raster(&diagram::position(&*play, style), style, PIXELS);
                // The margin is blank, but for half a pixel of a line's edge.
                let blank = (MARGIN * PIXELS) as i64 - 1;
                let (wide, high) = (i64::from(picture.width()), i64::from(picture.height()));
                for x in 0..wide {
                    for y in 0..high {
                        let outer = x < blank || y < blank || x >= wide - blank - 1 || y >= high - blank - 1;
                        assert!(!outer || darkness(&picture, x, y) == 0, "{} at {x} {y}", entry.info.id);
                    }
                }
            }
        }
    }
}

#[test]
fn ink_is_black_and_white_alone() {
    for entry in CATALOGUE {
        let play = entry.start(Options::defaults(entry.info.options));
        let drawing = diagram::position(&*play, Style::Ink);
        for role in drawing.elements.iter().flat_map(|shape| shape.fill.into_iter().chain(shape.stroke.map(|s| s.role)))
        {
            assert!([[0; 3], [255; 3]].contains(&Style::Ink.colour(role)), "{} {role:?}", entry.info.id);
        }
        assert!(
            drawing.elements.iter().filter_map(|shape| shape.stroke).all(|stroke| stroke.width >= 0.0179),
            "{}: a line is too thin for a copier",
            entry.info.id,
        );
    }
}

#[test]
fn every_row_and_column_has_its_name() {
    for entry in CATALOGUE {
        let geometry = entry.info.geometry;
        let play = entry.start(Options::defaults(entry.info.options));
        let drawing = diagram::position(&*play, Style::Ink);
        let said: Vec<&str> = drawing
            .elements
            .iter()
            .filter_map(|shape| match &shape.form {
                Form::Text { text, .. } => Some(text.as_str()),
                _ => None,
            })
            .collect();
        for cell in geometry.all() {
            let name = geometry.name(cell).to_string();
            assert!(said.contains(&&name[..1]) && said.contains(&&name[1..]), "{} {name}", entry.info.id);
        }
    }
}

#[test]
fn a_small_picture_is_filled_by_its_board_and_clear_around_it() {
    for entry in CATALOGUE {
        let play = entry.start(Options::defaults(entry.info.options));
        let drawing = diagram::board(&*play, Style::Colour);
        let picture = diagram::raster::raster(&drawing, Style::Colour, [96, 60], false).expect("it has pixels");
        assert_eq!(picture.len(), 96 * 60 * 4);
        let opaque = picture.chunks(4).filter(|pixel| pixel[3] == 255).count();
        assert!((1500..96 * 60 - 300).contains(&opaque), "{}: {opaque}", entry.info.id);
    }
    assert_eq!(diagram::raster::raster(&Drawing::default(), Style::Ink, [0, 5], true), None);
}
