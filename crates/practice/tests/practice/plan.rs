//! The plan: its file, what is due, the points and the ladder.

use super::{day, decks, library};
use ludoteca_practice::Outcome::{Hinted, Right, Wrong};
use ludoteca_practice::{Library, Plan, Question, StormResult};
use proptest::prelude::*;
use std::sync::Arc;

fn first<'a>(library: &'a Library, game: &str) -> &'a Question {
    library.of_game(Some(game)).next().expect("there are puzzles")
}

#[test]
fn what_is_due_is_counted_for_each_game_and_the_oldest_comes_first() {
    let library = library();
    let today = day("2026-11-27");
    let mut plan = Plan::default();
    assert!(plan.due(&library, None, today).is_empty());
    let (avanco, rastros) = (first(&library, "avanco"), first(&library, "rastros"));
    plan.answer(avanco, Right, today);
    plan.answer(rastros, Wrong, today);
    assert!(plan.due_by_game(&library, today).is_empty(), "not on the same day");
    assert_eq!(plan.due_by_game(&library, today.after(2)), [("rastros", 1)].into());
    let due: Vec<_> = plan.due(&library, None, today.after(9)).iter().map(|question| question.id.clone()).collect();
    assert_eq!(due, [rastros.id.clone(), avanco.id.clone()]);
    assert_eq!(plan.due(&library, Some("avanco"), today.after(9)).len(), 1);
    let none = Library::new(&[], []);
    assert!(plan.due(&none, None, today.after(9)).is_empty(), "what is no longer there is not asked");
}

#[test]
fn own_mistakes_without_a_card_are_due() {
    let own: Vec<_> = decks().into_iter().filter(|deck| deck.id == "avanco-puzzles").collect();
    let library = Library::new(&[], &own);
    let today = day("2026-11-27");
    let mut plan = Plan::default();
    let all = plan.due(&library, None, today).len();
    assert_eq!(all, library.all().len());
    assert!(plan.add(&library.all()[0].id, today) && !plan.add(&library.all()[0].id, today));
    assert_eq!(plan.due(&library, None, today).len(), all - 1, "a new card is due tomorrow");
    let twice = Library::new(&own, &own);
    assert_eq!(twice.all().len(), all, "the same question is there once");
    assert!(twice.all().iter().all(|question| !question.own));
}

#[test]
fn points_change_with_what_was_not_seen_lately() {
    let library = library();
    let question = first(&library, "avanco");
    let mut plan = Plan::default();
    let today = day("2026-11-27");
    let (before, after) = plan.answer(question, Right, today).rated.expect("it is new");
    assert!(before == 800 && after > 800, "{after}");
    assert!(plan.difficulty(question) < question.difficulty);
    assert_eq!(plan.answer(question, Right, today.after(3)).rated, None, "it is known by heart");
    let (before, later) = plan.answer(question, Wrong, today.after(60)).rated.expect("it is forgotten");
    assert!(before == after && later < after);
    let hinted = Plan::default().answer(question, Hinted, today).rated.expect("it is new").1;
    assert!(hinted < after);
    assert_eq!(plan.rating("rastros").points, 800, "each game has its own");
    let stormy = Plan::default().answer_in_storm(&question.id, true, today);
    assert_eq!((stormy.rated, stormy.due), (None, today.after(3)));
}

#[test]
fn the_ladder_climbs_with_the_points_and_says_the_same_twice() {
    let library = library();
    let today = day("2026-11-27");
    let mut plan = Plan::default();
    let mut asked = Vec::new();
    while let Some(next) = plan.next_on_ladder(&library, "sapiens", today) {
        assert_eq!(plan.next_on_ladder(&library, "sapiens", today).map(|next| &next.id), Some(&next.id));
        assert!(!asked.contains(&next.id), "nothing twice on a day");
        asked.push(next.id.clone());
        plan.answer(next, if asked.len() < 6 { Right } else { Wrong }, today);
        if asked.len() == 5 {
            assert!(plan.rating("sapiens").points > 850, "{:?}", plan.rating("sapiens"));
        }
    }
    assert_eq!(asked.len(), library.of_game(Some("sapiens")).count());
    assert_eq!(plan.next_on_ladder(&library, "sapiens", today.after(1)).map(|next| &next.id), {
        let points = plan.rating("sapiens").points;
        let nearest = |question: &&Question| (plan.difficulty(question).abs_diff(points), question.id.clone());
        library.of_game(Some("sapiens")).min_by_key(nearest).map(|question| &question.id)
    });
}

#[test]
fn the_file_says_all_and_keeps_what_it_does_not_know() {
    let library = library();
    let mut plan = Plan::default();
    plan.answer(&library.all()[0], Right, day("2030-01-01"));
    plan.answer(&library.all()[1], Wrong, day("2026-11-27"));
    plan.see(day("2026-11-27"));
    plan.note_storm(None, day("2026-11-27"), StormResult { solved: 3, missed: 1 });
    let text = plan.to_string();
    assert!(text.contains(" early 2026-11-30\n") && text.contains("\nstorm all 2026-11-27 3 1\n"), "{text}");
    assert_eq!(Plan::read(&text).expect("this form"), (plan.clone(), vec![]));
    let later = format!("\u{feff}badge gold 3\n{text}card ??? 1\n\ncard x 99 2026-11-27 2026-11-27\n");
    let lines = text.lines().count();
    let (read, damaged) = Plan::read(&later).expect("this form");
    assert_eq!(damaged, [1, lines + 2, lines + 4]);
    let written = read.to_string();
    assert!(
        ["badge gold 3", "card ??? 1", "card x 99 2026-11-27 2026-11-27"].iter().all(|line| written.contains(line))
    );
    assert_eq!(Plan::read(&written).expect("this form").0, read);
    assert!(Plan::read("Ludoteca practice 2\ncard x\n").is_err_and(|text| text.is_newer_form()));
    assert!(Plan::read("Ludoteca practice 1\n").is_ok());
}

#[test]
fn numbers_of_a_hostile_file_stay_in_their_range() {
    let id = library().all()[0].id.clone();
    let text = format!(
        "rating avanco 65535 4294967295\nrating avanco 65536 1\npuzzle {id} -2147483648 4294967295\n\
         storm all 2026-11-27 4294967295 0\ncard {id} 6 9999-12-31 9999-12-31\n"
    );
    let (mut plan, damaged) = Plan::read(&text).expect("this form");
    assert_eq!((damaged, plan.rating("avanco").points), (vec![2], 3000));
    let decks = decks();
    let library = Library::new(&decks, []);
    let today = day("2026-11-27");
    plan.see(today);
    assert!(!plan.due(&library, None, today).iter().any(|question| question.id == id));
    assert!(plan.due(&library, None, today.after(120)).iter().any(|question| question.id == id), "it is not lost");
    plan.answer(&library.all()[0], Wrong, today);
    assert!(Arc::ptr_eq(&library.all()[0].deck, &decks[library_place(&decks)]));
}

/// The place of the first deck of puzzles.
fn library_place(decks: &[Arc<ludoteca_lessons::Deck>]) -> usize {
    decks.iter().position(|deck| deck.kind == ludoteca_lessons::Kind::Puzzles).expect("there is one")
}

proptest! {
    /// Any text can be read, and what was read is the same after it was written.
    #[test]
    fn any_text_is_read_and_nothing_is_lost(
        text in "((card|rating|puzzle|storm|all|a-1|[0-9]{1,6}|2026-1[0-9]-[0-9]{2}|early|,|\\PC)[ \n]?){0,60}"
    ) {
        let (plan, _) = Plan::read(&text).expect("no newer form is made");
        prop_assert_eq!(Plan::read(&plan.to_string()).expect("this form").0, plan);
    }
}
