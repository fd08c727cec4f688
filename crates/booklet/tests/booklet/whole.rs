//! What is on the pages, and that nothing reaches beyond them.

use super::{booklet, decks, words};
use ludoteca_booklet::{MOST_ON_PAGE, Shown, drawing, html, of_play, pages, pdf, pieces};
use ludoteca_diagram::PAGE;
use ludoteca_games::catalogue;
use ludoteca_rules::options::Options;
use ludoteca_rules::session::Request;
use ludoteca_words::Language;

#[test]
fn nothing_is_cut_whatever_the_number_of_tasks_on_a_page() {
    for language in Language::ALL {
        let words = words(language);
        for deck in &decks() {
            for per_page in 1..=MOST_ON_PAGE {
                let mut made = booklet(deck, &words);
                made.per_page = per_page;
                let pages = pages(&made);
                let mut tasks = 0;
                for page in &pages {
                    let [from, to] = drawing(&made, page, pages.len()).bounds();
                    assert!(from.iter().all(|least| *least > 7.0), "{} {per_page}: {from:?}", deck.id);
                    assert!(to[0] < PAGE[0] - 7.0 && to[1] < PAGE[1] - 7.0, "{} {per_page}: {to:?}", deck.id);
                    if let Shown::Tasks { tasks: here, first, grid, room } = &page.shown {
                        assert_eq!((*first, here.len() <= per_page), (tasks + 1, true));
                        assert!(here.iter().all(|task| grid.scale(&task.board, *room) > 1.4), "{}", deck.id);
                        tasks += here.len();
                    }
                }
                assert_eq!(tasks, deck.exercises.len());
            }
        }
    }
}

#[test]
fn the_same_booklet_is_the_same_file() {
    let words = words(Language::En);
    let deck = &decks()[0];
    assert_eq!(pdf(&booklet(deck, &words)), pdf(&booklet(deck, &words)));
    assert_eq!(html(&booklet(deck, &words)), html(&booklet(deck, &words)));
}

#[test]
fn a_game_has_all_its_moves_and_what_was_said() {
    let catalogue = catalogue();
    let words = words(Language::En);
    let entry = catalogue.find("rastros").expect("it is in the catalogue");
    let mut play = entry.start(Options::defaults(entry.info.options));
    for cell in ["d4", "c4", "b3", "b4", "a3"] {
        play.submit(Request::Move(cell.to_owned())).expect("it is legal");
    }
    let sections = of_play(&mut *play, &words);
    let text = format!("{sections:?}");
    for cell in ["d4", "c4", "b3", "b4", "a3"] {
        assert!(text.contains(cell), "{cell}");
    }
    assert_eq!(sections.len(), 2);
}

#[test]
fn only_games_with_dice_have_pieces_to_cut_out_and_as_many_as_are_needed() {
    let words = words(Language::En);
    for entry in catalogue().iter() {
        let play = entry.start(Options::defaults(entry.info.options));
        let nets: u32 = play.nets().iter().map(|net| net.copies).sum();
        assert_eq!(pieces(&*play, &words).is_some(), nets > 0, "{}", entry.info.id);
        assert!(nets == 0 || nets as usize == play.standing().len(), "{}", entry.info.id);
    }
}
