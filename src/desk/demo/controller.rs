//! Connects the demonstration with its panel: what the panel asks for, and what it shows.

use crate::desk::card::model::RulesModel;
use crate::desk::demo::model::{DemoAction, DemoModel, DemoRequest, DemoShown, LabelModel, PieceSign, QuestionModel};
use crate::desk::frame::look::DeskWords;
use crate::desk::spoken::model::{BoardModel, ScreenReaderListens};
use crate::theatre::act::Act;
use crate::theatre::looks::{Theatre, TheatreLooks};
use crate::theatre::quiz::QuizAnswer;
use crate::theatre::scene::{StageLabel, StageLabels};
use crate::theatre::{Demo, DemonstratedGame};
use bevy::prelude::*;
use ludoteca_rules::{Geometry, Info, SideColour, Text};
use ludoteca_table::schedule::TableSystems;
use ludoteca_table::screen::Screen;
use ludoteca_words::{Language, Words};
use std::sync::Arc;

/// The colours of the sets of pieces, which are those of the sides.
const SETS: [SideColour; 4] = [SideColour::White, SideColour::Black, SideColour::Red, SideColour::Green];

/// What people ask of a demonstration, for panels without one behind them.
pub fn messages(app: &mut App) {
    app.init_resource::<DemoShown>().init_resource::<ScreenReaderListens>().add_message::<DemoRequest>();
}

/// The demonstration and its panel.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            apply_requests.before(TableSystems::Apply).run_if(in_state(Screen::Theatre)),
            update_model.after(TableSystems::Present),
        )
            .before(TableSystems::ViewModel),
    );
}

/// Applies the requests of the demonstration's panel.
fn apply_requests(mut requests: MessageReader<DemoRequest>, mut demo: ResMut<Demo>) {
    for DemoRequest(action) in requests.read() {
        match *action {
            DemoAction::Play(playing) => demo.play(playing),
            DemoAction::Seek(position) => demo.seek(position),
            DemoAction::Speed(speed) => demo.transport.set_speed(speed),
            DemoAction::Step(by) => demo.step(by),
            DemoAction::Act(index) => {
                if let Some(act) = demo.acts().get(index) {
                    demo.enter(*act);
                }
            }
            DemoAction::Turn(by) => demo.turn_to(by),
            DemoAction::Repeat(repeats) => demo.transport.loops = repeats,
            DemoAction::Set(set) => demo.dress(set),
            DemoAction::Answer(cell) => demo.quiz.answer(cell),
            DemoAction::Solve => demo.quiz.solve(),
            DemoAction::Next => demo.quiz.next(),
        }
    }
}

/// Updates the model of the demonstration's panel.
fn update_model(
    demo: Option<Res<Demo>>,
    roots: Query<(&Theatre, &DemonstratedGame)>,
    words: Res<DeskWords>,
    (listened, labels): (Res<ScreenReaderListens>, Option<Res<StageLabels>>),
    mut shown: ResMut<DemoShown>,
    mut spoken: Local<Option<Language>>,
) {
    let Some((demo, (theatre, demonstrated))) = demo.zip(roots.iter().next()) else {
        shown.set_if_neq(DemoShown(None));
        return;
    };
    let words = &*words.0;
    let info = demonstrated.entry.info;
    let known = shown.0.as_ref().filter(|_| *spoken == Some(words.language()));
    let rules = known.map_or_else(|| Arc::new(RulesModel::of(info, words)), |known| known.rules.clone());
    *spoken = Some(words.language());
    let looks = &*theatre.0;
    let told = demo.piece().filter(|_| demo.tells());
    let line = told.and_then(|piece| looks.tell(piece)).map(|text| words.say(&text)).unwrap_or_default();
    let (caption, question) = said(&demo, words, info);
    let progress = question.as_ref().map(|question| question.progress.clone());
    let parts = [Some(line.clone()), progress, Some(caption.clone())];
    let news: Vec<String> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
    let news = news.join(". ");
    let model = DemoModel {
        title: words.word(&format!("game-{}", info.id)),
        rules,
        sign: told.and_then(|piece| {
            let ways = looks.ways(piece);
            looks.numeral(piece).map(|numeral| PieceSign { numeral, ways })
        }),
        acts: demo.acts().into_iter().map(|act| (title(&demo, act, words), act == demo.act())).collect(),
        still: !demo.act().runs(),
        playing: demo.transport.playing,
        repeats: demo.transport.loops,
        speed: demo.transport.speed(),
        position: demo.position(),
        stages: demo.count(),
        stage: demo.stage(),
        sets: (0_u8..)
            .zip(demo.sets())
            .zip(SETS)
            .map(|((set, key), colour)| (words.word(key), colour, set == demo.set()))
            .collect(),
        labels: labels.map_or_else(Vec::new, |labels| labels.0.iter().map(|label| said_of(label, words)).collect()),
        board: listened.0.then(|| board(&demo, looks, words, info.geometry, news)),
        line,
        caption,
        question,
    };
    shown.set_if_neq(DemoShown(Some(model)));
}

/// The title of an act.
fn title(demo: &Demo, act: Act, words: &Words) -> String {
    words.word(match act {
        Act::States => "ui-theatre-die",
        Act::Net => "ui-theatre-net",
        Act::Hand => "ui-theatre-hand",
        Act::Question => "ui-theatre-question",
        Act::Scene(index) => demo.scenes().get(index).map_or("", |scene| scene.scene.title),
    })
}

/// What is said of a side of the piece.
fn said_of(label: &StageLabel, words: &Words) -> LabelModel {
    let StageLabel { from, to, cover, .. } = *label;
    LabelModel { text: words.say(&label.text), from, to, cover }
}

/// What is to be said of this moment, and how a class has answered.
fn said(demo: &Demo, words: &Words, info: &Info) -> (String, Option<QuestionModel>) {
    let of_game = |act: &str| {
        let key = format!("theatre-{}-{act}", info.id);
        if words.has(&key) { words.word(&key) } else { String::new() }
    };
    match demo.act() {
        Act::States => (of_game("die"), None),
        Act::Net => (of_game("net"), None),
        Act::Hand => (of_game("hand"), None),
        Act::Scene(_) => (demo.caption().map(|key| words.word(key)).unwrap_or_default(), None),
        Act::Question => {
            let ((number, questions), (found, all)) = (demo.quiz.number(), demo.quiz.found());
            let progress = Text::new("ui-theatre-found")
                .with_number("number", number as i64)
                .with_number("questions", questions as i64)
                .with_number("found", found as i64)
                .with_number("all", all as i64);
            let (caption, right) = match demo.quiz.said() {
                QuizAnswer::Nothing => (of_game("question"), None),
                QuizAnswer::Right => (words.word("ui-theatre-right"), Some(true)),
                QuizAnswer::All => (words.word("ui-theatre-all"), Some(true)),
                QuizAnswer::Solved => (words.word("ui-theatre-solved"), None),
                QuizAnswer::Wrong(text) => (words.say(&text), Some(false)),
            };
            (caption, Some(QuestionModel { progress: words.say(&progress), right }))
        }
    }
}

/// What is shown in words: the cells only while they can be answered with.
fn board(demo: &Demo, looks: &dyn TheatreLooks, words: &Words, geometry: Geometry, news: String) -> BoardModel {
    let asked = demo.quiz.asked().filter(|_| demo.act() == Act::Question);
    let cells = asked.map(|asked| {
        let told = |cell| {
            let stands = asked.standing.iter().find(|it| it.cell == cell).map(|it| it.piece);
            let piece = stands.and_then(|piece| {
                let whose = if piece.side == asked.piece.side { "ui-theatre-own" } else { "ui-theatre-enemy" };
                Some(format!("{}, {}", words.say(&looks.tell(piece)?), words.word(whose)))
            });
            let what = piece.unwrap_or_else(|| words.word("ui-spoken-empty"));
            (cell, format!("{}: {what}", geometry.name(cell)))
        };
        geometry.all().map(told).collect()
    });
    let held = asked.map(|asked| vec![asked.cell]).unwrap_or_default();
    BoardModel { cells: cells.unwrap_or_default(), held, news }
}
