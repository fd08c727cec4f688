//! What a list shows of a record.

use ludoteca::games::CATALOGUE;
use ludoteca::record::{Problem, Summary, read, summary, write};
use ludoteca::rules::options::Options;
use ludoteca::rules::random;
use ludoteca::rules::session::Controller;
use std::time::Instant;

fn told(text: &str) -> Summary {
    summary(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_record_is_told_by_its_tags() {
    let text = "[Game \"sapiens:players=teams\"]\n[Title \"À tarde\"]\n[Date \"2026-11-23\"]\n[Seat1 \"Ana\"]\n[Seat4 \"Rui\"]\n\
        [Control2 \"3\"]\n[Result \"*\"]\n\n{a game} 1. a2~! (1. b2~ {2. c2~} b7~) 2.a7~ ; 3. h2~\n 3. b2~ $5 *";
    let found = told(text);
    assert_eq!(
        (found.info.id, found.options.to_string().as_str(), found.title()),
        ("sapiens", "players=teams", "À tarde")
    );
    assert_eq!(
        (found.header.date.as_str(), &found.header.names[..]),
        ("2026-11-23", &["Ana", "", "", "Rui"].map(String::from)[..])
    );
    assert_eq!(found.header.controllers[1], Controller::Computer("3".to_owned()));
    assert_eq!((found.result.as_str(), found.reason.as_str(), found.moves), ("*", "", 3));
    assert_eq!(told("[Game \"produto\"]").title(), "");
}

#[test]
fn the_result_is_said_by_tag_or_last_word() {
    let won = "[Position \"8/8/8/8/8/8/b1+,7/w1+,7 w 2 alliances\"]";
    for (rest, result, reason, moves) in [
        ("[Result \"w\"][Reason \"all-captured\"] 1. a1xa2 w", "w", "all-captured", 1),
        ("[Result \"1-0\"] 1. a1xa2", "w", "", 1),
        ("a1xa2 1-0 {well}", "w", "", 1),
        ("a1~ (a1xa2 w) resigns:2", "*", "", 1),
        ("a1~ draw-agreed draw", "draw", "", 1),
        ("1. a1~ 2. a2~ 3", "*", "", 2),
    ] {
        let found = told(&format!("[Game \"sapiens\"]{won}{rest}"));
        assert_eq!((found.result.as_str(), found.reason.as_str(), found.moves), (result, reason, moves), "{rest}");
    }
}

#[test]
fn what_has_no_place_in_a_record_is_named_with_its_line() {
    for (text, line, problem) in [
        ("a2~", 1, Problem::NoGame),
        ("[Game \"sapiens\"]\na2~\n(b2~", 3, Problem::BranchOpen),
        ("[Game \"sapiens\"]\na2~ )", 2, Problem::BranchClose),
        ("[Game \"sapiens\"]\n\na2~ { b2~", 3, Problem::CommentOpen),
    ] {
        let error = summary(text).expect_err(text);
        assert_eq!((error.line, error.problem), (line, problem));
    }
}

/// Played games of every kind, as long as games are.
fn records() -> Vec<String> {
    let mut rng = random::generator(8);
    let played = CATALOGUE.iter().map(|entry| {
        let mut session = entry.start(Options::defaults(entry.info.options));
        for _ in 0..100 {
            super::play_turn(&mut *session, |count| random::below(&mut rng, count));
        }
        write(&*session)
    });
    played.collect()
}

#[test]
fn a_list_is_told_in_a_small_part_of_the_time_that_its_plays_take() {
    let records = records();
    let time = |work: &dyn Fn(&str)| {
        let begun = Instant::now();
        records.iter().cycle().take(50).for_each(|record| work(record));
        begun.elapsed()
    };
    // The best of several, since other work may come between.
    let best = |work: &dyn Fn(&str)| (0..5).map(|_| time(work)).min().expect("five times");
    let (told, played) = (best(&|text| drop(told(text))), best(&|text| drop(read(text))));
    assert!(told * 2 < played, "{told:?} to tell what takes {played:?} to play");
    println!("2000 records are told in {:?}, played in {:?}", told * 40, played * 40);
}
