//! The worksheet, and texts as outlines.

use super::{darkness, keep, raster_page};
use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_diagram::{self as diagram, Drawing, PAGE, Style, TASKS, Task, letters, sheet};
use ludoteca_games::CATALOGUE;
use ludoteca_rules::Options;

const LONG: &str =
    "Qual é a única jogada que ganha? Explica porquê, e diz também o que aconteceria se fosses tu a jogar depois.";

fn tasks() -> Vec<Task> {
    CATALOGUE
        .iter()
        .rev()
        .take(TASKS)
        .map(|entry| {
            let play = entry.start(Options::defaults(entry.info.options));
            let side = play.side_of(ludoteca_rules::Seat(0)).expect("there is a first seat");
            Task {
                board: diagram::position(&*play, Style::Ink),
                caption: LONG.to_owned(),
                turn: LONG.to_owned(),
                disc: diagram::side_disc(&*play, side),
            }
        })
        .collect()
}

fn page_of(drawing: &Drawing) -> String {
    let page = Page::SHEET;
    svg(drawing, Style::Ink, page, SvgLabels::default())
}

#[test]
fn a_worksheet_stays_within_its_page_however_long_its_texts_are() {
    for count in 0..=TASKS {
        let drawing = sheet(LONG, "Nome:", &tasks()[..count]);
        let [from, to] = drawing.bounds();
        assert!(from[0] > 8.0 && from[1] > 8.0 && to[0] < PAGE[0] - 8.0 && to[1] < PAGE[1] - 8.0, "{from:?} {to:?}");
        let picture = raster_page(&page_of(&drawing), 2.0 * PAGE[0]);
        let dark = (0..420).any(|x| (0..594).any(|y| darkness(&picture, x, y) > 200));
        assert!(dark);
    }
    keep(&raster_page(&page_of(&sheet("Ficha de trabalho", "Nome:", &tasks())), 5.0 * PAGE[0]), "worksheet");
}

#[test]
fn tasks_do_not_overlap() {
    let one = |index: usize| {
        let mut all = tasks();
        for (other, task) in all.iter_mut().enumerate() {
            if other != index {
                *task = Task {
                    board: Drawing::default(),
                    caption: String::new(),
                    turn: String::new(),
                    disc: Drawing::default(),
                };
            }
        }
        raster_page(&page_of(&sheet("", "", &all)), 2.0 * PAGE[0])
    };
    let pictures: Vec<_> = (0..TASKS).map(one).collect();
    let nothing = one(TASKS);
    for x in 0..420 {
        for y in 0..594 {
            let own = pictures.iter().filter(|picture| darkness(picture, x, y).abs_diff(darkness(&nothing, x, y)) > 64);
            assert!(own.count() <= 1, "two tasks meet at {x} {y}");
        }
    }
}

#[test]
fn every_letter_of_the_three_languages_can_be_drawn() {
    let missing = letters::outlines("\u{10ffff}", [0.0; 2], 1.0, false);
    for symbol in ('!'..='~').chain("áàâãçéêíóôõúüÁÀÂÃÇÉÊÍÓÔÕÚÜ“”–…".chars()) {
        for bold in [false, true] {
            let drawn = letters::outlines(&symbol.to_string(), [0.0; 2], 1.0, bold);
            assert!(!drawn.is_empty() && drawn != missing, "{symbol} bold {bold}");
        }
    }
}

#[test]
fn a_text_breaks_between_words_and_loses_nothing() {
    let mut rest = LONG;
    let mut words: Vec<&str> = Vec::new();
    while !rest.is_empty() {
        let (now, later) = letters::broken(rest, 20.0, 1.0, false);
        assert!(letters::width(now, 1.0, false) <= 20.0 && !now.is_empty());
        words.extend(now.split(' '));
        rest = later;
    }
    assert_eq!(words.join(" "), LONG);
    // A word without blanks is cut, and one letter is always taken.
    assert!(letters::broken("aaaaaaaaaaaaaaaaaaaaaaaa", 5.0, 1.0, false).0.len() > 2);
    assert_eq!(letters::broken("ab", 0.0, 1.0, false).0, "a");
}

#[test]
fn what_has_no_room_ends_in_an_ellipsis() {
    let whole = letters::lines(LONG, 20.0, 1.0, false, 20);
    assert_eq!(whole.join(" "), LONG);
    let cut = letters::lines(LONG, 20.0, 1.0, false, 2);
    assert_eq!((cut.len(), &cut[0]), (2, &whole[0]));
    assert!(cut[1].ends_with('…') && letters::width(&cut[1], 1.0, false) <= 20.0, "{cut:?}");
    assert_eq!(letters::elided("short", 20.0, 1.0, true), "short");
}
