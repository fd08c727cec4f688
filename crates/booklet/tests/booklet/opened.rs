//! The PDF of every game is opened, read and drawn.

use super::{Opened, booklet, decks, words};
use ludoteca_booklet::{Shown, drawing, pages, pdf};
use ludoteca_diagram::raster::raster;
use ludoteca_diagram::{Drawing, PAGE, Role, Style};
use ludoteca_lessons::Kind;
use ludoteca_words::Language;

/// The edge of a tile, in pixels, and how far its mean grey may differ: edges are smoothed in two ways.
const TILE: usize = 36;
const TOLERANCE: i32 = 28;

/// A page as the diagrams' own program draws it, in grey.
fn drawn(page: &Drawing, [wide, high]: [usize; 2]) -> Vec<u8> {
    let mut sheet = Drawing::default();
    let corners = vec![[0.0, 0.0], [PAGE[0], 0.0], PAGE, [0.0, PAGE[1]]];
    sheet.polygon(corners, Some(Role::Paper), None);
    sheet.place(page, 1.0, [0.0, 0.0]);
    let pixels = raster(&sheet, Style::Ink, [wide as u32, high as u32], true).expect("it has pixels");
    pixels.as_chunks::<4>().0.iter().map(|[red, ..]| *red).collect()
}

/// The tiles in which two pictures differ.
fn different(one: &[u8], other: &[u8], [wide, high]: [usize; 2]) -> Vec<(usize, usize)> {
    let mean = |pixels: &[u8], (x, y): (usize, usize)| {
        let rows =
            (y * TILE..(y + 1) * TILE).flat_map(|row| &pixels[row * wide + x * TILE..row * wide + (x + 1) * TILE]);
        rows.map(|pixel| i32::from(*pixel)).sum::<i32>() / (TILE * TILE) as i32
    };
    let tiles = (0..high / TILE).flat_map(|y| (0..wide / TILE).map(move |x| (x, y)));
    tiles.filter(|tile| (mean(one, *tile) - mean(other, *tile)).abs() > TOLERANCE).collect()
}

#[test]
fn every_page_of_every_game_is_drawn_as_its_diagrams_are() {
    let words = words(Language::PtPt);
    let mut games = std::collections::BTreeSet::new();
    for deck in decks().iter().filter(|deck| deck.kind == Kind::Puzzles) {
        games.insert(deck.exercises[0].game.info.id);
        let booklet = booklet(deck, &words);
        let opened = Opened::new(&pdf(&booklet).expect("it is written"));
        let pages = pages(&booklet);
        let mut before: Option<Vec<u8>> = None;
        for page in &pages {
            if page.number > 2 && page.number < pages.len() {
                continue;
            }
            let (size, pixels) = opened.picture(page.number);
            let own = drawn(&drawing(&booklet, page, pages.len()), size);
            let wrong = different(&pixels, &own, size);
            assert!(wrong.is_empty(), "{}, page {}: {wrong:?}", deck.id, page.number);
            // The comparison sees when other pieces stand on the boards.
            assert!(before.is_none_or(|before| different(&before, &own, size).len() > 4), "{}", deck.id);
            before = Some(own);
        }
    }
    assert_eq!(games.len(), 10);
}

#[test]
fn pages_are_numbered_and_solutions_stand_apart_in_every_language() {
    for language in Language::ALL {
        let words = words(language);
        for deck in &decks() {
            let booklet = booklet(deck, &words);
            let opened = Opened::new(&pdf(&booklet).expect("it is written"));
            let (texts, pages) = (opened.texts(), pages(&booklet));
            assert_eq!(texts.len(), pages.len());
            for (text, page) in texts.iter().zip(&pages) {
                let number = format!("{}/{}", page.number, pages.len());
                let is_number = |line: &str| line.split_whitespace().collect::<String>() == number;
                assert!(text.lines().any(is_number), "{} has no {number}: {text}", deck.id);
                let plain = text.split_whitespace().collect::<Vec<_>>().join(" ");
                let solved = plain.contains(&words.word("booklet-solutions"));
                assert_eq!(solved, matches!(page.shown, Shown::Entries(_)), "{}: {plain}", deck.id);
                let said = deck.exercises.iter().map(|exercise| exercise.well.within(language));
                let told = said.filter(|well| !well.is_empty() && plain.contains(well)).count();
                assert!(solved || told == 0, "{}: a reason on a page of tasks: {plain}", deck.id);
            }
            let all = texts.join(" ");
            for exercise in &deck.exercises {
                let first = &exercise.steps.all[exercise.steps.main_line()[0]].played;
                assert!(all.contains(first), "{}: {first} is no solution in {all}", deck.id);
            }
        }
    }
}

#[test]
fn moves_that_solve_puzzles_are_on_no_page_of_tasks() {
    let words = words(Language::En);
    // In the games whose moves are no names of cells, which stand beside every board.
    for deck in decks().iter().filter(|deck| deck.kind == Kind::Puzzles) {
        let booklet = booklet(deck, &words);
        let texts = Opened::new(&pdf(&booklet).expect("it is written")).texts();
        for (text, page) in texts.iter().zip(pages(&booklet)) {
            if matches!(page.shown, Shown::Tasks { .. }) {
                let answers = deck.exercises.iter().flat_map(|exercise| &exercise.answers);
                let found = answers.filter(|answer| answer.len() > 3 && text.contains(*answer)).collect::<Vec<_>>();
                assert!(found.is_empty(), "{}: {found:?}", deck.id);
            }
        }
    }
}
