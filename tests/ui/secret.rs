//! Orders in secret: the line over the board, the curtain, the cards of letters, and that they do not depend on what is
//! sealed.

use crate::bench::{Desk, Person};
use bevy_egui::egui::Shape;
use ludoteca::desk::frame::ask::AskTable;
use ludoteca::desk::frame::notice::Notices;
use ludoteca_rules::Seat;
use ludoteca_rules::session::Request;
use ludoteca_table::play::SecretEntry;
use ludoteca_table::play::TableAction;
use ludoteca_table::play::cards::{CodedOrder, KeyCard};
use ludoteca_words::Language;

fn desk(entry: SecretEntry, language: Language) -> Desk {
    let mut desk = Desk::with_game("apocalypse");
    desk.settings_mut().chosen_language = Some(language);
    desk.settings_mut().secret_entry = entry;
    desk
}

fn card(seat: u8, orders: usize) -> KeyCard {
    let letters = ["qwert", "yuiop"][usize::from(seat)];
    let line = |index: usize| {
        let code = format!("{}{}", &letters[index % 5..=index % 5], (b'a' + (index / 5) as u8) as char);
        let (file, rank) = ((b'a' + (index % 5) as u8) as char, index / 5 % 4 + 1);
        CodedOrder { code, order: format!("{file}{rank}x{file}{}", rank + 1), illegal: index + 1 == orders }
    };
    KeyCard { seat: Seat(seat), lines: (0..orders).map(line).collect() }
}

#[test]
fn behind_a_curtain_one_orders_after_the_other() {
    let mut person = Person::at(desk(SecretEntry::Curtain, Language::En));
    assert!(person.reads("Everybody chooses a move") && person.reads("Who orders first?"));
    // Either may begin.
    person.press_label("Black: begin");
    assert_eq!(person.last(), Some(&AskTable(TableAction::TakeSeat(Seat(1)))));
    assert!(person.reads("White: look away!") && person.reads("Black: choose your move"));
    person.change(|desk| desk.submit(Request::Order(Seat(1), "a5-b3".to_owned())));
    assert!(
        person.reads("Black: look away!") && person.reads("White will order now") && person.reads("Black, has ordered")
    );
    assert!(!person.reads("a5") && !person.reads("b3"), "the order is told nowhere");
    person.press_label("White: begin");
    assert!(!person.reads("will order now"));
    // Undo says what it takes back.
    person.press("ui-withdraw-short");
    assert_eq!(person.desk().asked().last(), Some(&TableAction::Session(Request::Undo)));
    assert!(person.reads("Who orders first?") || person.reads("Black: look away!"));
    assert!(person.controls().iter().any(|(name, _)| name == "Undo") || !person.reads("Withdraw"));
}

#[test]
fn how_orders_are_entered_is_chosen_for_a_new_game() {
    let mut person = Person::at(desk(SecretEntry::Curtain, Language::En));
    person.choose("do-new-game");
    person.unfold("ui-fold-rules");
    person.press_label("Secret orders: all at once: by letters");
    person.press("ui-cancel");
    assert_eq!(person.desk().settings().secret_entry, SecretEntry::Curtain, "nothing was begun");
    person.choose("do-new-game");
    person.unfold("ui-fold-rules");
    person.press_label("Secret orders: all at once: by letters");
    person.press("ui-start");
    assert_eq!(person.desk().settings().secret_entry, SecretEntry::Keys);
    // A game in which nothing is secret does not ask.
    let mut person = Person::at(Desk::new("", Language::En));
    person.choose("do-new-game");
    assert!(!person.reads("Secret orders"));
}

/// Everything that is drawn and told, as text. Where letters lie in the texture of the font depends on which was drawn
/// first, and is not seen.
fn shown(person: &Person) -> String {
    let told: Vec<String> = person.texts().iter().map(|(text, place)| format!("{text} {place:?}")).collect();
    let shapes = person.0.output().shapes.iter().map(|clipped| match &clipped.shape {
        Shape::Text(text) => {
            let formats: Vec<_> = text.galley.job.sections.iter().map(|section| &section.format).collect();
            format!("{:?} {:?} {} {:?} {formats:?}", clipped.clip_rect, text.pos, text.galley.text(), text.galley.rect)
        }
        other => format!("{:?} {other:?}", clipped.clip_rect),
    });
    format!("{told:?} {:?} {:?}", person.0.root(), shapes.collect::<Vec<_>>())
}

#[test]
fn panels_and_what_is_read_aloud_are_the_same_whatever_was_sealed() {
    for entry in SecretEntry::ALL {
        let mut seen: Vec<Vec<String>> = Vec::new();
        for order in ["a1-b3", "b1-b2", "e1-d3", "?"] {
            let mut desk = desk(entry, Language::En);
            desk.set_cards(vec![card(0, 10), card(1, 10)]);
            let mut person = Person::at(desk);
            if entry == SecretEntry::Curtain {
                person.press_label("White: begin");
            }
            if order == "?" && entry == SecretEntry::Curtain {
                // What a person sees who breaks the rules, before the order is sealed.
                person.change(|desk| {
                    let refused = ludoteca_rules::Text::new("refuse-apocalypse-knight-reach");
                    let refusal = ludoteca_rules::Refusal { text: refused, sealable: Some("?".to_owned()) };
                    desk.get_mut::<Notices>().refused(Seat(0), refusal);
                });
                person.press("ui-seal");
            } else {
                person.change(|desk| desk.submit(Request::Order(Seat(0), order.to_owned())));
            }
            let mut frames = vec![shown(&person)];
            for _ in 0..3 {
                person.0.step();
                frames.push(shown(&person));
            }
            if entry == SecretEntry::Curtain {
                person.press_label("Black: begin");
                frames.push(shown(&person));
            }
            seen.push(frames);
        }
        assert!(seen[0][0].contains("White, has ordered"), "{entry:?}");
        for frames in &seen[1..] {
            for (number, (one, other)) in seen[0].iter().zip(frames).enumerate() {
                let at =
                    one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count().saturating_sub(200);
                let near = |text: &str| text.chars().skip(at).take(500).collect::<String>();
                assert!(
                    one == other,
                    "{entry:?}, frame {number}: a sealed order is told: {} or {}",
                    near(one),
                    near(other)
                );
            }
        }
    }
}

#[test]
fn cards_are_whole_on_the_smallest_screen_and_leave_the_board_room() {
    for language in Language::ALL {
        for (orders, least) in [(10, 440.0), (16, 390.0), (27, 290.0)] {
            for panel in [true, false] {
                let mut desk = desk(SecretEntry::Keys, language);
                desk.settings_mut().panel_open = panel;
                desk.set_cards(vec![card(0, orders), card(1, orders)]);
                let person = Person::at(desk);
                let free = person.desk().free;
                assert!(free.height() >= least, "{language:?}, {orders} orders: {free}");
                let window = person.0.ctx.content_rect();
                for code in
                    person.desk().cards().iter().flat_map(|card| &card.lines).map(|line| line.code.to_uppercase())
                {
                    let begins = |text: &str| text.split(' ').next() == Some(&code);
                    let place =
                        person.texts().into_iter().find(|(text, _)| begins(text)).expect("every code is shown").1;
                    assert!(
                        window.contains_rect(place) && place.top() >= free.bottom(),
                        "{code} at {place}, free {free}"
                    );
                }
            }
        }
    }
}
