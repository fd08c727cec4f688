//! Links: every deck comes back, whatever a mail program or a person made of the link, and nothing wrong is taken.

use super::{deck, long_deck, work};
use ludoteca_homework::link::{read, write};
use ludoteca_homework::{given, is_given, offered, slip};
use ludoteca_lessons::{Deck, shipped, write as deck_text};

/// A deck that somebody made, with a name that others have too.
fn own(exercises: usize) -> Deck {
    Deck { id: "own".to_owned(), ..long_deck(exercises) }
}

fn text_of(link: &str) -> String {
    deck_text(&read(link, &ludoteca_games::catalogue()).expect("a link").expect("it is whole"))
}

fn refused(link: &str) -> &'static str {
    read(link, &ludoteca_games::catalogue()).expect("a link").expect_err("it is refused").key
}

#[test]
fn decks_of_the_program_are_named_and_others_are_in_the_link() {
    let catalogue = ludoteca_games::catalogue();
    for source in shipped::all(&catalogue) {
        let deck = deck(source.id);
        let link = write(&deck, &catalogue);
        assert_eq!(link, format!("ludoteca:deck/{}", source.id));
        assert_eq!(text_of(&link), deck_text(&deck));
        // Under its own name, but with an exercise less, it is another one.
        let mut shorter = Deck::clone(&deck);
        shorter.exercises.pop();
        let link = write(&shorter, &catalogue);
        assert!(link.starts_with("ludoteca:deck1.") && text_of(&link) == deck_text(&given(&shorter)), "{link}");
    }
}

#[test]
fn a_link_comes_back_whatever_carried_it() {
    let catalogue = ludoteca_games::catalogue();
    let own = own(12);
    let (link, wanted) = (write(&own, &catalogue), deck_text(&given(&own)));
    let wrapped: Vec<&str> = link.as_bytes().chunks(70).map(|line| str::from_utf8(line).expect("letters")).collect();
    for sent in [
        link.clone(),
        link.to_ascii_uppercase(),
        format!("Trabalho de casa: {link}\nBom trabalho!"),
        format!("<a href=\"{link}\">"),
        format!("({link})."),
        wrapped.join("\r\n"),
        wrapped.join("\n> ") + " Até amanhã",
        format!("ludoteca: é um programa. {link}"),
        "Olá, ludoteca:deck/nada não é: LUDOTECA:DECK/AVANCO-PUZZLES.".replace("ludoteca:deck/nada", "ludoteca"),
    ] {
        let named = sent.contains("AVANCO-PUZZLES");
        let wanted = if named { deck_text(&deck("avanco-puzzles")) } else { wanted.clone() };
        assert_eq!(text_of(&sent), wanted, "{sent}");
    }
}

#[test]
fn what_is_torn_or_changed_is_refused() {
    let catalogue = ludoteca_games::catalogue();
    let link = write(&own(3), &catalogue);
    let begins = "ludoteca:deck1.".len();
    for end in begins..link.len() {
        assert_eq!(refused(&link[..end]), "homework-link-torn", "cut off after {end}");
    }
    for at in begins..link.len() {
        let other = if link[at..].starts_with('a') { 'b' } else { 'a' };
        let changed = format!("{}{other}{}", &link[..at], &link[at + 1..]);
        assert_eq!(refused(&changed), "homework-link-torn", "letter {at}");
    }
    assert_eq!(refused(&format!("ludoteca:deck1.{}", "a ".repeat(100_000))), "homework-link-torn");
    assert_eq!(refused(&format!("ludoteca:deck1.{}", "a".repeat(10 << 20))), "homework-link-torn");
    for unknown in ["ludoteca:deck/nada", "ludoteca:deck/", "ludoteca:deck/../../etc/passwd"] {
        assert_eq!(refused(unknown), "homework-link-unknown", "{unknown}");
    }
    for other in ["", "ludoteca:", "ludoteca:deck2.abc", "ludoteca deck1.abc", "[Deck \"own\"]", "éé"] {
        assert!(read(other, &catalogue).is_none(), "{other}");
    }
}

#[test]
fn what_is_given_has_a_name_of_its_own_and_the_slip_fits_it() {
    let catalogue = ludoteca_games::catalogue();
    let own = own(8);
    let offered = |text: &str| offered(text, &catalogue).map(|deck| deck.expect("it is whole"));
    let at_home = offered(&write(&own, &catalogue)).expect("a link");
    // A file of it is the same.
    assert_eq!(offered(&deck_text(&own)).map(|deck| deck.id), Some(at_home.id.clone()));
    assert_eq!(offered("[Game \"avanco\"]\n\n1. d2-d3 *"), None);
    assert!(is_given(&at_home.id) && !is_given(&own.id));
    assert_eq!(deck_text(&at_home), deck_text(&given(&given(&own))), "given twice it is the same");
    assert_ne!(given(&self::own(7)).id, at_home.id);
    assert_eq!(offered(&deck_text(&deck("rastros"))).map(|deck| deck.id).as_deref(), Some("rastros"));
    // What a pupil hands in of the deck at home is read by the teacher who has it under its own name, and the reverse.
    let letters = slip::write(&at_home, 4, &work(8, &[])).expect("it fits");
    assert_eq!(slip::read(&own, &letters, 24).map(|(number, _)| number), Ok(4));
    let other = slip::read(&self::own(7), &letters, 24).expect_err("another deck");
    assert_eq!(other.key, "homework-slip-deck");
}
