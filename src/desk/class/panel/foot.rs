//! The row beneath a page: what was told or is missing, and what can be done next.

use super::done::{Done, save};
use super::screens;
use crate::desk::class::model::{ClassModel, ClassPage, ClassRequest, ScreensPart, SheetModel};
use crate::desk::components::{self, PillButton};
use crate::desk::frame::look::Look;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align, Color32, Label, Layout, Rect, RichText, Ui, UiBuilder, pos2, vec2};
use ludoteca_classroom::{Ask, First};
use ludoteca_rules::Arg;

/// A button of the row.
struct Act {
    icon: &'static str,
    text: String,
    /// Why it cannot be pressed.
    why_not: Option<String>,
    /// Whether it is what comes next.
    main: bool,
    does: Does,
}

/// What a button does.
#[derive(Clone, Copy)]
enum Does {
    Begin,
    New,
    NewOnScreens,
    Pair,
    Print,
    Standings,
    Stop(bool),
    Close,
    Ask,
    Enough,
    PlayAll,
    EndPlayAll,
    Table,
    Deck,
    Link(bool),
    CopyLink,
    EndHomework,
}

/// Draws `body` above the row, and the row.
pub(super) fn beneath(
    ui: &mut Ui,
    look: &Look,
    class: &ClassModel,
    done: &mut Done<'_>,
    body: impl FnOnce(&mut Ui, &mut Done<'_>),
) {
    let scale = look.text_scale();
    let told = told(ui, look, class);
    let acts = acts(look, class);
    let tall = ui.spacing().interact_size.y.max(tokens().size.button_main * scale.min(1.2));
    let gap = ui.spacing().item_spacing;
    let buttons: f32 = acts.iter().map(|act| width(ui, act) + gap.x).sum();
    let whole = ui.available_rect_before_wrap();
    let lines = lines(ui, acts, whole.width());
    let pressed = (lines.len() as f32 * (tall + gap.y) - gap.y).max(0.0);
    // Where both do not fit beside each other, what is told lies above the buttons.
    let line = TextSize::Label.token().line * scale;
    let two = whole.width() - buttons < 320.0 * scale && !told.is_empty();
    let height = if two { pressed + line * told.len() as f32 + 8.0 } else { pressed } + 6.0;
    let row = whole.with_min_y(whole.bottom() - height);
    let mut above = ui.new_child(UiBuilder::new().max_rect(whole.with_max_y(row.top() - 8.0)));
    body(&mut above, done);
    let (text, right) = if two {
        let cut = row.top() + line * told.len() as f32 + 8.0;
        (row.with_max_y(cut), row.with_min_y(cut))
    } else {
        let cut = (row.right() - buttons - 8.0).max(row.left());
        (row.with_max_x(cut), Rect::from_min_max(pos2(cut, row.top()), row.max))
    };
    let heights = line * told.len() as f32;
    let mut child = ui.new_child(UiBuilder::new().max_rect(text).layout(Layout::top_down(Align::Min)));
    child.spacing_mut().item_spacing.y = 0.0;
    child.add_space(((text.height() - heights) / 2.0).max(0.0));
    for (text, colour) in &told {
        child.add(Label::new(TextSize::Label.text(scale, text).color(*colour)).truncate());
    }
    let mut top = right.top() + ((right.height() - pressed) / 2.0).max(0.0);
    for acts in lines {
        let line = right.with_min_y(top).with_max_y(top + tall);
        top += tall + gap.y;
        let mut child = ui.new_child(UiBuilder::new().max_rect(line).layout(Layout::right_to_left(Align::Center)));
        for act in acts.into_iter().rev() {
            press(&mut child, look, class, &act, tall, done);
        }
    }
    ui.expand_to_include_rect(row);
}

/// The buttons in as few rows of a width as there is room for, what comes next in the last one.
fn lines(ui: &Ui, acts: Vec<Act>, room: f32) -> Vec<Vec<Act>> {
    let mut lines: Vec<Vec<Act>> = Vec::new();
    let mut left = 0.0;
    for act in acts {
        let wide = width(ui, &act) + ui.spacing().item_spacing.x;
        match lines.last_mut().filter(|_| wide <= left) {
            Some(line) => line.push(act),
            None => {
                lines.push(vec![act]);
                left = room;
            }
        }
        left -= wide;
    }
    lines
}

fn width(ui: &Ui, act: &Act) -> f32 {
    components::text_width(ui, &act.text) * 1.06 + 2.0 * ui.spacing().button_padding.x + 46.0
}

/// What is told: why something was refused, what was done, or what is missing.
fn told(ui: &Ui, look: &Look, class: &ClassModel) -> Vec<(String, Color32)> {
    let ground = Ground::of(ui);
    if let Some(text) = &class.refused {
        return vec![(text.clone(), ground.bad)];
    }
    if let Some(text) = &class.told {
        return vec![(text.clone(), ground.good)];
    }
    let stopped = class.screens.as_ref().is_some_and(|screens| screens.shown.stopped);
    if stopped && class.view.page == ClassPage::Screens {
        return vec![(look.word("ui-class-stopped"), ground.warn)];
    }
    let sheet = class.sheet.as_ref().filter(|sheet| class.view.page == ClassPage::Round && sheet.round > 0);
    let Some(sheet) = sheet else { return Vec::new() };
    match sheet.missing() {
        0 if sheet.over => vec![(look.word("class-ended"), ground.good)],
        0 => vec![(look.word("ui-class-complete"), ground.good)],
        missing => {
            let missing = look.words.fill("ui-class-missing", &[("boards", Arg::Number(missing as i64))]);
            vec![(look.word("ui-class-touch"), ground.quiet), (missing, ground.warn)]
        }
    }
}

/// The buttons, what comes next last.
fn acts(look: &Look, class: &ClassModel) -> Vec<Act> {
    let act = |icon, text, main, does| Act { icon, text, why_not: None, main, does };
    match (&class.sheet, class.view.page) {
        (_, ClassPage::New) if class.view.new.on_screens => {
            vec![act(icons::SCREENS, look.word("ui-class-screens-open"), true, Does::Begin)]
        }
        (_, ClassPage::New) => vec![act(icons::CHECK, look.word("ui-class-begin"), true, Does::Begin)],
        // Without any tournament the button stands in the page.
        (None, _) if class.sheets.is_empty() => Vec::new(),
        (None, _) => {
            let screens = act(icons::SCREENS, look.word("ui-class-screens-begin"), false, Does::NewOnScreens);
            vec![screens, act(icons::NEW_GAME, look.word("ui-class-new"), true, Does::New)]
        }
        (Some(sheet), ClassPage::Screens) => {
            let Some(screens) = &class.screens else { return Vec::new() };
            if screens.shown.question.is_some() {
                return vec![act(icons::CHECK, look.word("ui-class-enough"), true, Does::Enough)];
            }
            if screens::part(class) == ScreensPart::Homework {
                let shown = screens.shown.homework.as_ref();
                let table = shown.map(|_| act(icons::FILE, look.word("ui-class-table"), false, Does::Table));
                let deck = shown.map(|_| act(icons::FILE, look.word("ui-class-homework-file"), false, Does::Deck));
                let end = shown.filter(|shown| shown.open);
                if end.is_some() && class.view.link {
                    let copy = act(icons::COPY, look.word("ui-class-link-copy"), true, Does::CopyLink);
                    return vec![act(icons::LEAVE, look.word("ui-class-homework"), false, Does::Link(false)), copy];
                }
                let link = end.filter(|shown| class.decks.iter().any(|deck| deck.id == shown.id));
                let link = link.map(|_| act(icons::SHARE, look.word("ui-class-link"), false, Does::Link(true)));
                let end = end.map(|_| act(icons::CHECK, look.word("ui-class-homework-end"), true, Does::EndHomework));
                return [table, deck, link, end].into_iter().flatten().collect();
            }
            let stops = !screens.shown.stopped;
            let (icon, word) = if stops { (icons::PAUSE, "ui-class-stop") } else { (icons::PLAY, "ui-class-go") };
            // Before the first round nothing can be stopped.
            let stop = (sheet.rounds > 0).then(|| act(icon, look.word(word), !stops, Does::Stop(stops)));
            let print = (!screens.shown.cards.is_empty())
                .then(|| act(icons::PRINT, look.word("ui-class-cards"), false, Does::Print));
            let close = act(icons::CLOSE, look.word("ui-class-screens-close"), false, Does::Close);
            // Without any screens hands are raised.
            let ask = Some(act(icons::ASK, look.word("ui-class-ask"), false, Does::Ask));
            let next = next(look, sheet, ClassPage::Screens).filter(|_| stops);
            let all = if screens.shown.playing_all {
                Some(act(icons::CLOSE, look.word("ui-class-all-end"), false, Does::EndPlayAll))
            } else {
                (screens.shown.arrived > 0)
                    .then(|| act(icons::FRIEND, look.word("ui-class-all-begin"), false, Does::PlayAll))
            };
            [Some(close), print, all, ask, stop, next].into_iter().flatten().collect()
        }
        (Some(sheet), page) => {
            // A list of names is no page to print.
            let prints = page != ClassPage::Pupils && sheet.rounds > 0;
            let print = prints.then(|| act(icons::PRINT, look.word("ui-class-print"), false, Does::Print));
            print.into_iter().chain(next(look, sheet, page)).collect()
        }
    }
}

/// What comes next: the next round, or after the last one who won.
fn next(look: &Look, sheet: &SheetModel, page: ClassPage) -> Option<Act> {
    if sheet.over {
        let (icon, text) = (icons::STANDINGS, look.word("ui-class-standings"));
        let seen = page == ClassPage::Standings;
        return (!seen).then_some(Act { icon, text, why_not: None, main: true, does: Does::Standings });
    }
    let number = Arg::Number(i64::try_from(sheet.rounds + 1).unwrap_or(i64::MAX));
    let text = look.words.fill("ui-class-pair", &[("round", number)]);
    Some(Act { icon: icons::PAIR, text, why_not: sheet.not_paired.clone(), main: true, does: Does::Pair })
}

fn press(ui: &mut Ui, look: &Look, class: &ClassModel, act: &Act, tall: f32, done: &mut Done<'_>) {
    let button = if act.main { PillButton::main(&act.text) } else { PillButton::new(&act.text) };
    let can = act.why_not.is_none();
    let button = button.icon(act.icon).enabled(can).least(vec2(0.0, tall)).padding(18.0).show(ui);
    if let Some(why) = &act.why_not {
        button.on_disabled_hover_text(RichText::new(why));
        return;
    }
    if act.main {
        // A page that is open always has the keyboard.
        components::focus_first(&button);
    }
    if !button.clicked() {
        return;
    }
    match act.does {
        Does::Begin => done.ask(ClassRequest::Begin(class.view.new.clone())),
        Does::New => done.enter_new(false),
        Does::NewOnScreens => done.enter_new(true),
        Does::Pair => done.ask(ClassRequest::Pair),
        Does::Standings => done.page(ClassPage::Standings),
        Does::Stop(stops) => done.ask(ClassRequest::Ask(Ask::Stop(stops))),
        Does::Close => done.ask(ClassRequest::Boards(false)),
        Does::Ask => done.ask(ClassRequest::AskAll(None)),
        Does::Enough => done.ask(ClassRequest::Ask(Ask::CloseQuestion)),
        Does::PlayAll => {
            let game = class.sheet.as_ref().map(|sheet| sheet.game.clone()).unwrap_or_default();
            done.ask(ClassRequest::Ask(Ask::PlayAll { game, first: First::default(), clock: String::new() }));
        }
        Does::Link(seen) => done.see(|view| view.link = seen),
        Does::CopyLink => done.ask(ClassRequest::CopyLink),
        Does::EndHomework => done.ask(ClassRequest::Ask(Ask::EndHomework)),
        Does::Table | Does::Deck => {
            let ending = if matches!(act.does, Does::Table) { "csv" } else { "ludo" };
            if let Some(sheet) = &class.sheet {
                save(look, sheet, class.view.page, ending, done);
            }
        }
        Does::EndPlayAll => done.ask(ClassRequest::Ask(Ask::EndPlayAll)),
        Does::Print => {
            if let Some(sheet) = &class.sheet {
                save(look, sheet, class.view.page, "html", done);
            }
        }
    }
}
