//! All screens, each as somebody comes to it.

use crate::bench::{Desk, Person, asked};
use crate::panels::theatre;
use crate::screens::painted::Drawn;
use ludoteca::desk::class::controller::ClassAction;
use ludoteca::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes, NewClass};
use ludoteca::desk::commands::DoCommand;
use ludoteca::desk::commands::table::CommandId;
use ludoteca::desk::computer::analysis::Analysing;
use ludoteca::desk::demo::model::DemoShown;
use ludoteca::desk::experiment::controller::ExperimentAction;
use ludoteca::desk::files::Files;
use ludoteca::desk::frame::dialog::{Dialog, DialogAction, FileAsk, Question};
use ludoteca::desk::frame::display::{Display, DisplayAction, SoftwareDrawing};
use ludoteca::desk::lesson::decks::{OwnDecks, TrailId};
use ludoteca::desk::lesson::learn::LearnAction;
use ludoteca::desk::lesson::model::CourseRequest;
use ludoteca::desk::new_game::controller::NewGameAction;
use ludoteca::desk::plan::controller::PlanAction;
use ludoteca::desk::play::controller::PlayAction;
use ludoteca::desk::play::review::controller::ReviewAction;
use ludoteca::desk::saves::controller::SavesAction;
use ludoteca::desk::saves::kept::{SavedPlay, SavedPlays};
use ludoteca::desk::saves::model::SavesPage;
use ludoteca::desk::settings::controller::ShowSettings;
use ludoteca::desk::settings::model::Section;
use ludoteca_class::Outcome;
use ludoteca_games::catalogue;
use ludoteca_lessons::{Deck, Kind, shipped};
use ludoteca_record as record;
use ludoteca_rules::session::{Controller, Request};
use ludoteca_rules::thinking::think::{Analysis, Budget, Ending, Proof, Question as Asked, Score, Stop};
use ludoteca_rules::walk::purpose::Purpose;
use ludoteca_rules::{Options, Seat, Text};
use ludoteca_table::play::{Annotating, Reasons, SecretEntry};
use ludoteca_words::Language;
use std::path::PathBuf;
use std::sync::Arc;

/// A screen.
pub struct Screen {
    /// What a failed test calls it.
    pub name: &'static str,
    /// The table beneath.
    pub desk: fn(Language) -> Desk,
    /// How one comes to it.
    pub open: fn(&mut Person),
    /// How it comes to what it shows.
    pub drawn: Drawn,
}

const fn screen(name: &'static str, desk: fn(Language) -> Desk, open: fn(&mut Person)) -> Screen {
    Screen { name, desk, open, drawn: Drawn::Ours }
}

/// The dialog about files is that of a library.
const fn files(name: &'static str, open: fn(&mut Person)) -> Screen {
    Screen { name, desk: with_files, open, drawn: Drawn::Library }
}

/// A table at which a game has turned.
fn looked_back(language: Language) -> Desk {
    let mut desk = of("avanco", language);
    let text = "[Game \"avanco\"]\n[Position \"7/2w4/7/7/6w/b6/7 w\"]\n1. g3-g4 2. a2-a1 b";
    desk.put(record::read(text, &catalogue()).expect("a record"));
    desk
}

/// All of them.
pub const SCREENS: &[Screen] = &[
    screen("shelf", shelf, |_| {}),
    screen("shelf with games", kept, |_| {}),
    screen(
        "opponent",
        |language| of("horizons", language),
        |person| person.change(|desk| desk.send(NewGameAction::Open)),
    ),
    screen(
        "opponent of Sapiens",
        |language| of("sapiens", language),
        |person| person.change(|desk| desk.send(NewGameAction::Open)),
    ),
    screen(
        "opponents that were beaten",
        |language| {
            let mut desk = of("horizons", language);
            keep(&mut desk);
            desk
        },
        |person| person.change(|desk| desk.send(NewGameAction::Open)),
    ),
    screen("folded: clock", |language| of("horizons", language), |person| fold(person, "ui-fold-clock")),
    screen("folded: rules", |language| of("sapiens", language), |person| fold(person, "ui-fold-rules")),
    screen("folded: match", |language| of("horizon", language), |person| fold(person, "ui-fold-match")),
    screen("players", against_the_owl, |person| person.change(|desk| desk.send(NewGameAction::OpenPlayers))),
    screen("Horizon", |language| of("horizon", language), |_| {}),
    screen("Semáforo", |language| of("semaforo", language), |_| {}),
    screen("Gatos & Cães", |language| of("gatos-caes", language), |_| {}),
    screen("Rastros", |language| of("rastros", language), |_| {}),
    screen("Produto", |language| of("produto", language), |_| {}),
    screen("Avanço", |language| of("avanco", language), |_| {}),
    screen("Atari Go", |language| of("atari-go", language), |_| {}),
    screen("Horizons", |language| of("horizons", language), |_| {}),
    screen("Sapiens", |language| of("sapiens", language), |_| {}),
    screen("Apocalypse", |language| of("apocalypse", language), |_| {}),
    screen("four seats", |language| table("sapiens", "players=single", language).after(9), |_| {}),
    screen("two teams", |language| table("sapiens", "players=teams", language).after(9), |_| {}),
    screen("against the Owl, with names and a clock", against_the_owl, |_| {}),
    screen(
        "drawn slowly",
        |language| of("horizons", language),
        |person| person.change(|desk| desk.get_mut::<SoftwareDrawing>().0 = true),
    ),
    screen("moves", |language| of("horizons", language), |person| command(person, CommandId::Moves)),
    screen("looking back", looked_back, |person| person.change(|desk| desk.send(ReviewAction::Open))),
    screen("a turning point", looked_back, |person| {
        person.change(|desk| desk.send(ReviewAction::Open));
        person.change(|desk| desk.send(ReviewAction::Next(true)));
    }),
    screen("a lesson plan", |language| of("rastros", language), |person| plan(person, 0)),
    screen(
        "a question of a lesson plan",
        |language| of("rastros", language),
        |person| {
            plan(person, 2);
            person.change(|desk| desk.send(PlanAction::On));
        },
    ),
    screen(
        "a lesson plan before a class",
        |language| of("rastros", language),
        |person| {
            plan(person, 5);
            person.change(|desk| desk.send(PlanAction::On));
            person.change(|desk| desk.send(DisplayAction::ToggleProjector));
        },
    ),
    screen(
        "an experiment",
        |language| of("rastros", language),
        |person| {
            person.change(|desk| desk.send(ExperimentAction::Open));
            person.change(|desk| desk.send(ExperimentAction::Games(100)));
            person.change(|desk| desk.send(ExperimentAction::Begin));
        },
    ),
    screen("what the computer thinks", |language| judged(of("horizons", language)), |_| {}),
    screen("what every move leads to", |language| explored(of("horizons", language)), |_| {}),
    screen("how both mix their orders", mixed, |_| {}),
    screen(
        "what the computer thinks of four",
        |language| judged(table("sapiens", "players=single", language).after(9)),
        |_| {},
    ),
    screen(
        "moves of four",
        |language| table("sapiens", "players=single", language).after(9),
        |person| command(person, CommandId::Moves),
    ),
    screen(
        "a drawing",
        |language| of("avanco", language),
        |person| {
            person.change(|desk| desk.send(PlayAction::Annotation(Annotating { on: true, ..Annotating::default() })));
        },
    ),
    screen("a move is typed", |language| of("avanco", language), |person| command(person, CommandId::TypeMove)),
    screen("a comment", |language| of("avanco", language), |person| command(person, CommandId::Note)),
    screen(
        "everything that can be done",
        |language| of("avanco", language),
        |person| command(person, CommandId::Palette),
    ),
    screen("names", |language| of("horizons", language), |person| command(person, CommandId::Names)),
    screen("names on the shelf", kept, |person| command(person, CommandId::Names)),
    screen("rules", |language| of("apocalypse", language), |person| command(person, CommandId::Rules)),
    screen(
        "resign",
        |language| of("avanco", language),
        |person| {
            let seat = asked(person.desk());
            person.change(|desk| desk.send(DialogAction::Open(Dialog::Question(Question::Resign(seat)))));
        },
    ),
    screen("won", against_the_owl, |person| person.change(|desk| desk.submit(Request::Resign(Seat(1))))),
    screen("lost", against_the_owl, |person| person.change(|desk| desk.submit(Request::Resign(Seat(0))))),
    screen(
        "drawn",
        |language| of("horizons", language),
        |person| person.change(|desk| desk.submit(Request::AgreeDraw)),
    ),
    screen("curtain", |language| of("apocalypse", language), |_| {}),
    screen("letters", by_letters, |_| {}),
    screen("presenting", |language| of("horizons", language), present),
    screen("presenting four seats", |language| table("sapiens", "players=single", language).after(9), present),
    screen(
        "presenting a result",
        |language| of("horizons", language),
        |person| {
            present(person);
            person.change(|desk| desk.submit(Request::AgreeDraw));
        },
    ),
    screen("set-up", |language| of("horizons", language), |person| command(person, CommandId::SetUp)),
    screen("set-up of Sapiens", |language| of("sapiens", language), |person| command(person, CommandId::SetUp)),
    screen(
        "title of a puzzle",
        |language| of("horizons", language),
        |person| {
            command(person, CommandId::SetUp);
            person.change(|desk| desk.send(DialogAction::Open(Dialog::Puzzle("Dois caminhos".to_owned()))));
        },
    ),
    screen("settings: table", |language| of("horizons", language), |person| settings(person, Section::Table)),
    screen("settings: playing", |language| of("horizons", language), |person| settings(person, Section::Playing)),
    screen("settings: sound", |language| of("horizons", language), |person| settings(person, Section::Sound)),
    screen("settings: words", |language| of("horizons", language), |person| settings(person, Section::Words)),
    screen("settings: keys", |language| of("horizons", language), |person| settings(person, Section::Keys)),
    screen("settings: seeing", |language| of("horizons", language), |person| settings(person, Section::Seeing)),
    screen("my games", kept, |person| saves(person, SavesPage::All)),
    screen("medals", kept, |person| saves(person, SavesPage::Medals)),
    screen("share", |language| of("horizons", language), |person| command(person, CommandId::Share)),
    files("file to write", |person| {
        person.change(|desk| desk.send(DialogAction::Open(Dialog::File(FileAsk::Save("Horizons.ludo".to_owned())))));
    }),
    files("file to open", |person| {
        person.change(|desk| desk.send(DialogAction::Open(Dialog::File(FileAsk::Open))));
    }),
    screen("path", shelf, |person| command(person, CommandId::Lessons)),
    screen("path of Sapiens", shelf, |person| {
        person.change(|desk| desk.send(LearnAction::Show(TrailId::Game("sapiens"))));
    }),
    screen("path of one's own", shelf, |person| {
        command(person, CommandId::Lessons);
        person.change(own_puzzles);
    }),
    screen("rules over the path", shelf, |person| {
        command(person, CommandId::Lessons);
        person.change(|desk| desk.send(LearnAction::Rules(true)));
    }),
    screen("step", shelf, |person| exercise(person, "avanco", 0)),
    screen("step of Sapiens", shelf, |person| exercise(person, "sapiens-rise", 3)),
    screen("step solved", shelf, |person| {
        exercise(person, "avanco", 0);
        order(person, "d2-d3");
    }),
    screen("step gone wrong", shelf, |person| {
        exercise(person, "avanco", 0);
        order(person, "a2-a3");
    }),
    screen("puzzle", shelf, |person| exercise(person, "apocalypse-puzzles", 3)),
    screen("puzzle with its hint", shelf, |person| {
        exercise(person, "horizons-puzzles", 3);
        person.change(|desk| desk.send(CourseRequest::Hint));
    }),
    screen("tournaments", shelf, |person| person.change(|desk| desk.send(ClassAction::Open))),
    screen("list of tournaments", shelf, |person| {
        class(person, ClassPage::Pupils);
        person.change(|desk| desk.send(ClassRequest::Leave));
    }),
    screen("new tournament", shelf, |person| {
        person.change(|desk| desk.send(ClassAction::Open));
        page(person, ClassPage::New);
    }),
    screen("pupils", shelf, |person| class(person, ClassPage::Pupils)),
    screen("boards of a round", shelf, |person| class(person, ClassPage::Round)),
    Screen { drawn: Drawn::Sideways, ..screen("standings", shelf, |person| class(person, ClassPage::Standings)) },
    screen("die theatre", shelf, |person| {
        person.change(|desk| desk.get_mut::<DemoShown>().0 = Some(theatre(false)));
    }),
    screen("question of the die theatre", shelf, |person| {
        person.change(|desk| desk.get_mut::<DemoShown>().0 = Some(theatre(true)));
    }),
];

fn table(game: &str, options: &str, language: Language) -> Desk {
    let mut desk = Desk::new(options, language);
    if game != "sapiens" {
        let entry = ludoteca_games::find(game).expect("the catalogue has it");
        desk.put(entry.start(Options::defaults(entry.info.options)));
    }
    desk.settings_mut().timeline = true;
    desk
}

/// A game that is going on.
fn of(game: &str, language: Language) -> Desk {
    let mut desk = table(game, "", language);
    // Where both order in secret, the first look is that of the one who begins.
    let moves = if game == "apocalypse" { 0 } else { 6 };
    for place in 0..moves {
        desk.play(place * 7);
        if desk.session().outcome().is_some() {
            desk.submit(Request::Undo);
            break;
        }
    }
    desk
}

/// What the computer thinks is asked for, and this is it.
fn with_opinion(mut desk: Desk, analysis: Analysis, reasons: Reasons) -> Desk {
    desk.set_opinion(analysis, reasons);
    desk.get_mut::<Analysing>().on = true;
    desk.refresh();
    desk
}

/// With an opinion about it, one of its moves proved.
pub fn judged(desk: Desk) -> Desk {
    let orders = desk.session().orders(asked(&desk));
    let score = |value, proof| Score { value, proof };
    let lost = Proof { ending: Ending::Loss, plies: Some(12) };
    let valued = orders.iter().take(4).enumerate().map(|(place, order)| {
        (order.clone(), if place == 3 { score(-20_000, Some(lost)) } else { score(-5 - 1234 * place as i32, None) })
    });
    let orders: Vec<(String, Score)> = valued.collect();
    let line: Vec<String> = orders.iter().chain(&orders).map(|(order, _)| order.clone()).collect();
    let reasons = Reasons {
        purposes: vec![(line[0].clone(), Purpose::ThreatensWin), (line[2].clone(), Purpose::StopsWin(line[0].clone()))],
        counted: Some(
            Text::new("why-counted")
                .with("line", line[..2].join(" "))
                .with_text("count", Text::new("laid-avanco-race").with_number("white", 2).with_number("black", 1)),
        ),
    };
    let analysis = Analysis {
        best: line.first().cloned(),
        score: orders[0].1,
        line,
        nodes: 30_000_000,
        depth: 9,
        orders,
        ..Analysis::nothing()
    };
    with_opinion(desk, analysis, reasons)
}

/// A position in which both order at once, with what the computer thinks of it.
pub fn mixed(language: Language) -> Desk {
    let mut desk = table("apocalypse", "", language);
    let entry = desk.entry();
    let options = Options::defaults(entry.info.options);
    let mut session = entry.from_position(options, "5/1P1N1/5/1p1n1/5 s 0:1 -").expect("it can be read");
    // Before two people who order in secret nobody says what is best.
    session.describe(String::new(), Vec::new(), vec![Controller::Human, Controller::Computer("5".to_owned())]);
    desk.put(session);
    let question = Asked { budget: Budget { nodes: Some(1), ..Budget::default() }, all: true, seed: 0 };
    let analysis = (entry.searchers[0].make)(1).think(&desk.session().snapshot(Seat(0)), &question, &Stop::default());
    with_opinion(desk, analysis, Reasons::default())
}

/// With an opinion that knows how the game ends after every move: every third one wins, the others lose.
pub fn explored(desk: Desk) -> Desk {
    let orders = desk.session().orders(asked(&desk));
    let score = |place: usize| {
        let (ending, value) = if place.is_multiple_of(3) { (Ending::Win, 20_000) } else { (Ending::Loss, -20_000) };
        Score { value, proof: Some(Proof { ending, plies: Some(5 + 2 * (place as u32 % 2)) }) }
    };
    let mut orders: Vec<(String, Score)> =
        orders.iter().enumerate().map(|(place, order)| (order.clone(), score(place))).collect();
    orders.sort_by_key(|(_, score)| (-score.value, score.proof.and_then(|proof| proof.plies)));
    let line: Vec<String> = orders.iter().cycle().take(9).map(|(order, _)| order.clone()).collect();
    let analysis = Analysis {
        best: line.first().cloned(),
        score: orders[0].1,
        line,
        nodes: 12,
        depth: 9,
        orders,
        ..Analysis::nothing()
    };
    with_opinion(desk, analysis, Reasons::default())
}

fn shelf(language: Language) -> Desk {
    let mut desk = Desk::new("", language);
    desk.clear();
    desk
}

/// A shelf with games that were played.
fn kept(language: Language) -> Desk {
    let mut desk = Desk::new("", language);
    desk.clear();
    keep(&mut desk);
    desk
}

/// Games that were played.
fn keep(desk: &mut Desk) {
    let head = |game: &str, name: &str, level: u8, result: &str| {
        let record = format!(
            "[Game \"{game}\"]\n[Date \"2026-11-25\"]\n[Seat1 \"{name}\"]\n[Control1 \"human\"]\n\
             [Control2 \"{level}\"]\n[Result \"{result}\"]\n\n1. x"
        );
        ludoteca_record::head(&record).expect("a head")
    };
    let heads = [
        head("horizons", "Ana Margarida Figueiredo", 1, "w"),
        head("sapiens", "Rui", 3, "b"),
        head("gatos-caes", "", 5, "*"),
        head("apocalypse", "Maria da Conceição", 2, "w"),
    ];
    let play = |(place, head)| SavedPlay { id: format!("{place}"), head: Ok(head), picture: None };
    desk.get_mut::<SavedPlays>().0 = Some(heads.into_iter().enumerate().map(play).collect());
    desk.refresh();
}

fn against_the_owl(language: Language) -> Desk {
    let mut desk = table("horizons", "", language).after(6);
    desk.with_session(|session| {
        let date = session.header().date.clone();
        let names = vec!["Maria da Conceição".to_owned(), String::new()];
        session.describe(date, names, vec![Controller::Human, Controller::Computer("5".to_owned())]);
    });
    desk.refresh();
    desk
}

fn by_letters(language: Language) -> Desk {
    let mut desk = table("apocalypse", "", language);
    desk.settings_mut().secret_entry = SecretEntry::Keys;
    desk.refresh();
    desk
}

fn with_files(language: Language) -> Desk {
    let mut desk = of("horizons", language);
    desk.files = Some(Files::beginning(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs")));
    desk
}

fn command(person: &mut Person, command: CommandId) {
    person.change(|desk| desk.send(DoCommand(command)));
}

fn settings(person: &mut Person, section: Section) {
    person.change(|desk| desk.send(ShowSettings(section)));
}

fn saves(person: &mut Person, page: SavesPage) {
    person.change(|desk| {
        desk.send(SavesAction::Open);
        desk.send(SavesAction::Show(page));
    });
}

fn fold(person: &mut Person, key: &str) {
    person.change(|desk| desk.send(NewGameAction::Open));
    person.unfold(key);
}

fn present(person: &mut Person) {
    person.change(|desk| desk.get_mut::<Display>().projector = true);
}

/// A step of a lesson plan.
fn plan(person: &mut Person, step: usize) {
    person.change(|desk| desk.send(LearnAction::Plan("rastros")));
    person.change(|desk| desk.send(PlanAction::Step(step)));
}

fn exercise(person: &mut Person, deck: &str, place: usize) {
    person.change(|desk| desk.send(CourseRequest::At(deck.to_owned(), place)));
}

/// Puzzles that were made here, of which one was removed.
fn own_puzzles(desk: &mut Desk) {
    let own = shipped::decks(&catalogue()).expect("they are sound").into_iter().find(|deck| deck.kind == Kind::Puzzles);
    let puzzles = own.map(|deck| Arc::new(Deck { id: OwnDecks::PUZZLES.to_owned(), ..deck }));
    *desk.get_mut::<OwnDecks>() = OwnDecks { puzzles, ..OwnDecks::default() };
    desk.refresh();
    desk.send(LearnAction::Show(TrailId::Own));
    desk.send(LearnAction::Removes(true));
    desk.send(LearnAction::Remove(Kind::Puzzles, 0));
}

fn order(person: &mut Person, order: &str) {
    person.change(|desk| {
        let picks = desk.session().picks_of(desk.hand().seat, order).expect(order);
        desk.with_hand(|hand, _| hand.proposed = Some(picks));
        (0..6).for_each(|_| desk.refresh());
    });
}

/// A tournament of which a round is played.
fn class(person: &mut Person, shown: ClassPage) {
    let names = [
        "Ana Margarida Figueiredo",
        "Bia",
        "Carlos Alberto",
        "Duarte",
        "Eva",
        "Francisca de Vasconcelos",
        "Gil",
        "Helena",
        "Inês",
        "João Pedro",
        "Luís",
        "Maria",
    ];
    person.change(|desk| {
        desk.send(ClassAction::Open);
        desk.send(ClassRequest::Begin(NewClass {
            title: "5.º A".to_owned(),
            game: "gatos-caes",
            names: names.join("\n"),
            ..NewClass::default()
        }));
        desk.send(ClassRequest::Pair);
        for board in 1..=4 {
            desk.send(ClassRequest::Result(1, board, Outcome::First));
        }
    });
    assert!(person.desk().get::<Classes>().open.is_some(), "it has begun");
    page(person, shown);
}

fn page(person: &mut Person, page: ClassPage) {
    person.change(|desk| {
        let view = ClassView { page, ..desk.get::<ClassView>().clone() };
        desk.send(ClassAction::View(Box::new(view)));
    });
}
