//! What the panels show, before anything is drawn.

use crate::bench::Desk;
use ludoteca::desk::computer::model::advice;
use ludoteca::desk::play::model::PlayModel;
use ludoteca_games as games;
use ludoteca_games::catalogue;
use ludoteca_rules::SideColour;
use ludoteca_rules::display::roll::OpeningRoll;
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::thinking::think::{Analysis, Score};
use ludoteca_rules::walk::purpose::Purpose;
use ludoteca_rules::{Cell, Options, Pick, Seat, Text};
use ludoteca_table::play::{Hand, LocalSeats, Reasons, Recommendation};
use ludoteca_words::{Language, Words, telling};

fn rolled(options: &str, rounds: &[Vec<u8>]) -> Box<dyn Session> {
    let entry = games::find("sapiens").expect("the catalogue has it");
    let options = Options::parse(entry.info.options, options).expect("options of the test");
    let seats = entry.seats(&options);
    entry.start_from_roll(options, OpeningRoll::of_rounds(seats, rounds).expect("a roll"))
}

#[test]
fn the_opening_roll_in_sentences() {
    let english = Words::new(Language::En, &catalogue());
    let told = |session: Box<dyn Session>| telling::roll(&*session, &english).expect("a roll");
    assert_eq!(told(rolled("", &[vec![5, 3]])), "White rolled 5, Black 3: White begins.");
    assert_eq!(
        told(rolled("", &[vec![4, 4], vec![1, 6]])),
        "Both rolled 4: again. White rolled 1, Black 6: Black begins."
    );
    assert_eq!(
        told(rolled("players=teams", &[vec![6, 2, 6, 1], vec![2, 5]])),
        "Seat 1 rolled 6, Seat 2 rolled 2, Seat 3 rolled 6, Seat 4 rolled 1: those with 6 roll again. \
         Seat 1 rolled 2, Seat 3 rolled 5: Seat 3 begins."
    );
    let entry = games::find("sapiens").expect("the catalogue has it");
    let plain = entry.start(Options::defaults(entry.info.options));
    assert_eq!(telling::roll(&*plain, &english), None);
}

#[test]
fn whose_turn_it_is() {
    let english = Words::new(Language::En, &catalogue());
    let turn =
        |session: Box<dyn Session>| telling::turn(&*session, &english, Hand::of(&*session).seat).expect("it goes on");
    assert_eq!(turn(rolled("", &[vec![1, 3]])), (Seat(1), "Black to move".into()));
    let (seat, text) = turn(rolled("players=teams", &[vec![1, 2, 3, 2]]));
    assert_eq!((seat, text.as_str()), (Seat(2), "White (1 and 3), seat 3 to move"));
}

#[test]
fn what_a_piece_can_do_follows_the_options_and_where_all_are_alike_nothing_is_told() {
    let english = Words::new(Language::En, &catalogue());
    let told = |game: &str, options: &str, on: &str| {
        let entry = games::find(game).expect("the catalogue has it");
        let options = Options::parse(entry.info.options, options).expect("options of the test");
        let session = entry.start(options);
        let cell = entry.info.geometry.parse(on).expect("a cell");
        let standing = session.standing();
        let piece = standing.iter().find(|it| it.cell == cell).expect("a piece stands there").piece;
        telling::about(&*session, &english, piece)
    };
    let ox = |options: &str| told("horizons", options, "d1").expect("an ox");
    assert!(ox("").starts_with("White, Ox: two or three cells straight"), "{}", ox(""));
    assert!(ox("ox=garden").starts_with("White, Ox: three cells straight"), "{}", ox("ox=garden"));
    let die = told("sapiens", "", "a1").expect("a die");
    assert!(die.starts_with("White, Value 2, straight: it goes one cell or as many as it shows"), "{die}");
    assert_eq!(told("avanco", "", "a1"), None);
}

#[test]
fn a_play_as_data() {
    let mut desk = Desk::new("", Language::En).after(4);
    desk.refresh();
    let play = desk.model().play.clone().expect("a play");
    assert_eq!(play.title, "Sapiens");
    assert_eq!(play.signs.len(), 2, "dice of both sides, nothing about cells: {:?}", play.signs);
    assert_eq!(play.signs[0].ink, Some(SideColour::White));
    assert!(play.can_undo && !play.can_redo && play.can_agree && play.resigning.is_some());
    let rows: Vec<(Option<u32>, bool)> = play.history.iter().map(|row| (row.number, row.cursor)).collect();
    assert_eq!(rows, [(None, false), (Some(1), false), (Some(2), false), (Some(3), false), (Some(4), true)]);
    assert_ne!(play.history[1].ink, play.history[2].ink);

    desk.submit(Request::Resign(Seat(0)));
    desk.refresh();
    let play = desk.model().play.clone().expect("a play");
    let result = play.result.expect("an end");
    assert_eq!((result.headline.as_str(), result.reason.as_str()), ("Black wins", "By resignation."));
    assert!(play.turn.is_none() && !play.can_agree && play.resigning.is_none());
    assert_eq!(play.history[5].text, "White resigned");
    assert_eq!(play.history[5].number, None);
}

#[test]
fn branches_stand_after_the_move_they_replace() {
    let mut desk = Desk::new("", Language::En);
    // a b c, then at b: d e, then at e: f.
    desk.play(0);
    desk.play(0);
    desk.play(0);
    desk.submit(Request::Undo);
    desk.submit(Request::Undo);
    desk.play(1);
    desk.play(0);
    desk.submit(Request::Undo);
    desk.play(1);
    desk.refresh();
    let shape = |desk: &Desk| {
        let play = desk.model().play.as_ref().expect("a play");
        play.history.iter().map(|row| (row.node.0, row.depth, row.aside)).collect::<Vec<_>>()
    };
    let nodes = [(0, 0, false), (1, 0, false), (4, 0, false), (2, 1, true), (3, 1, true), (6, 0, false), (5, 1, true)];
    assert_eq!(shape(&desk), nodes);
    // Seen from the other branch: what replaces a move inside a branch is one step deeper.
    desk.submit(Request::GoTo(ludoteca_rules::session::NodeId(3)));
    desk.refresh();
    let nodes = [(0, 0, false), (1, 0, false), (2, 0, false), (4, 1, true), (5, 1, true), (6, 2, true), (3, 0, false)];
    assert_eq!(shape(&desk), nodes);
}

#[test]
fn a_long_play_is_listed_whole() {
    let mut desk = Desk::new("no-progress=off,repetition=off", Language::En);
    for index in 0..400 {
        if desk.session().outcome().is_some() {
            break;
        }
        desk.play(index * 5);
    }
    let line = desk.session().line().len();
    desk.submit(Request::GoTo(ludoteca_rules::session::NodeId::ROOT));
    desk.play(1);
    let play = PlayModel::of(desk.session(), desk.words(), &Hand::of(desk.session()), LocalSeats::of(desk.session()));
    assert_eq!(play.history.len(), line + 1);
    assert_eq!(play.history.iter().filter(|row| row.depth == 1).count(), line - 1);
}

#[test]
fn every_sentence_is_in_every_language() {
    let english: Vec<&str> = keys(Language::En);
    assert!(english.len() > 40);
    for language in Language::ALL {
        assert_eq!(keys(language), english, "{language:?}");
    }
}

fn keys(language: Language) -> Vec<&'static str> {
    let (_, text) = Words::files(language, &catalogue()).find(|(name, _)| *name == "ui.ftl").expect("ui.ftl");
    text.lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key)
        .filter(|key| !key.contains('#'))
        .collect()
}

#[test]
fn choices_that_can_be_armed_stay_where_they_are() {
    let english = Words::new(Language::En, &catalogue());
    let entry = games::find("produto").expect("the catalogue has it");
    let mut session = entry.start(Options::defaults(entry.info.options));
    let mut hand = Hand::default();
    let shown = |session: &dyn Session, hand: &Hand| -> Vec<(String, bool)> {
        let play = PlayModel::of(session, &english, hand, LocalSeats::of(session));
        play.arming.into_iter().map(|choice| (choice.label, choice.armed)).collect()
    };
    let both = |first, second| vec![("Black stone (P)".to_owned(), first), ("White stone (W)".to_owned(), second)];
    assert_eq!(shown(&*session, &hand), both(false, false));
    hand.touch(&*session, Pick::Choice(1));
    assert_eq!(shown(&*session, &hand), both(false, true));
    hand.back();
    hand.touch(&*session, Pick::Cell(Cell(30)));
    assert_eq!(shown(&*session, &hand), both(false, false), "they say what comes on the cell");
    session.submit(Request::Resign(Seat(0))).expect("one may resign");
    assert_eq!(shown(&*session, &Hand::default()), []);
    // Where a choice comes after two cells there is nothing to arm.
    let sapiens = games::find("sapiens").expect("the catalogue has it");
    let session = sapiens.start(Options::defaults(sapiens.info.options));
    assert_eq!(shown(&*session, &Hand::default()), []);
}

#[test]
fn a_hint_says_what_the_order_is_good_for_that_it_advises() {
    let desk = Desk::with_game("avanco");
    let orders = desk.session().orders(Seat(0));
    let score = Score { value: 0, proof: None };
    // Where several decide at once, the order that is advised need not be the one that is worth most.
    let (first, best) = (orders[0].clone(), orders[1].clone());
    let analysis = Analysis {
        best: Some(best.clone()),
        score,
        line: vec![best.clone()],
        nodes: 1,
        depth: 1,
        orders: vec![(first.clone(), score), (best.clone(), score)],
        ..Analysis::nothing()
    };
    let counted = |count: &str| Some(Text::new("why-counted").with("line", &*best).with("count", count));
    let cell = desk.session().info().geometry.parse("c3").expect("a cell");
    let purposes = vec![(first, Purpose::Captures(vec![cell])), (best.clone(), Purpose::ThreatensWin)];
    let advised = |counted| {
        let reasons = Reasons { purposes: purposes.clone(), counted };
        let node = desk.session().cursor();
        let advised = Recommendation { node, picks: Vec::new(), analysis: Some(analysis.clone()), reasons };
        advice(desk.session(), desk.words(), &advised)
    };
    assert_eq!(advised(None), format!("{best} threatens to win."));
    assert_eq!(advised(counted("1 to 2.")), format!("{best} threatens to win. After {best}: 1 to 2."));
    let long = "x".repeat(120);
    assert_eq!(advised(counted(&long)), format!("{best} threatens to win."), "the strip has no room for it");
}
