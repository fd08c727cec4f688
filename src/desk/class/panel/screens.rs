//! The boards on the pupils' own screens: how to come to them, who has come, and all boards at once.

use super::done::Done;
use super::parts::quiet;
use super::{homework, question, wall};
use crate::desk::class::model::{ClassModel, ClassRequest, Screens, ScreensPart};
use crate::desk::components::{self, PillButton};
use crate::desk::frame::look::Look;
use crate::desk::share::panel::modules;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align, Label, Layout, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2};
use ludoteca_classroom::{Ask, CardShown};
use ludoteca_rules::Arg;

/// Side of the picture for a telephone, at text scale 1.
const PICTURE: f32 = 300.0;

/// The least width of a card at text scale 1.
const CARD: f32 = 230.0;

/// Draws the page.
pub(super) fn draw(ui: &mut Ui, look: &Look, class: &ClassModel, done: &mut Done<'_>) {
    if let Some((screens, (asked, open))) = class.screens.as_ref().and_then(|it| Some((it, it.question()?))) {
        return question::draw(ui, look, (screens, asked, open), done);
    }
    match &class.screens {
        None => closed(ui, look, done),
        Some(screens) => match part(class) {
            ScreensPart::Come => come(ui, look, screens, done),
            ScreensPart::Wall => wall::draw(ui, look, (screens, class.view.large), done),
            ScreensPart::Homework => homework::draw(ui, look, class, screens, done),
        },
    }
}

/// Whether there is anything to be seen besides how to come to the boards.
pub(super) fn turns(class: &ClassModel) -> bool {
    class.screens.as_ref().is_some_and(|screens| screens.shown.pupils > 0)
}

/// The parts that there are, with their icons and names: no wall without boards.
fn parts(class: &ClassModel) -> impl Iterator<Item = (ScreensPart, &'static str, &'static str)> {
    let boards = class.screens.as_ref().is_some_and(|screens| !screens.shown.boards.is_empty());
    let all = [
        (ScreensPart::Come, icons::PUPILS, "ui-class-come"),
        (ScreensPart::Wall, icons::SHELF, "ui-class-wall"),
        (ScreensPart::Homework, icons::LESSONS, "ui-class-homework"),
    ];
    all.into_iter().filter(move |(part, ..)| *part != ScreensPart::Wall || boards)
}

/// The part that is seen.
pub(super) fn part(class: &ClassModel) -> ScreensPart {
    let chosen = class.view.screens;
    parts(class).find(|(part, ..)| *part == chosen && turns(class)).map_or(ScreensPart::Come, |(part, ..)| part)
}

/// Which of them is seen.
pub(super) fn turn(ui: &mut Ui, look: &Look, class: &ClassModel, done: &mut Done<'_>) {
    let parts: Vec<(ScreensPart, &str, String)> =
        parts(class).map(|(part, icon, key)| (part, icon, look.word(key))).collect();
    let choices: Vec<(&str, &str)> = parts.iter().map(|(_, icon, word)| (*icon, word.as_str())).collect();
    let chosen = parts.iter().position(|(part, ..)| *part == self::part(class)).unwrap_or_default();
    if let Some(place) = components::tabs(ui, &look.word("ui-class-screens"), &choices, chosen) {
        done.see(|view| (view.screens, view.large) = (parts[place].0, None));
    }
}

/// What it is for, while nothing is open.
fn closed(ui: &mut Ui, look: &Look, done: &mut Done<'_>) {
    let scale = look.text_scale();
    components::nothing(ui, scale, (icons::SCREENS, &look.word("ui-class-screens-about")), |ui| {
        let open = look.word("ui-class-screens-open");
        let tall = tokens().size.button_main * scale.min(1.2);
        let open = PillButton::main(&open).icon(icons::SCREENS).least(vec2(0.0, tall)).padding(18.0).show(ui);
        components::focus_first(&open);
        if open.clicked() {
            done.ask(ClassRequest::Boards(true));
        }
    });
}

/// How to come to the boards, and who has come.
fn come(ui: &mut Ui, look: &Look, screens: &Screens, done: &mut Done<'_>) {
    let scale = look.text_scale();
    let shown = &screens.shown;
    let side = PICTURE * scale.min(1.2);
    let told = |ui: &mut Ui| {
        quiet(ui, look, &look.word("ui-class-address"));
        large(ui, look, if shown.address.is_empty() { &shown.link } else { &shown.address });
        if shown.address.is_empty() {
            quiet(ui, look, &look.word("net-no-address"));
        }
        quiet(ui, look, &look.word(if shown.list_open { "ui-class-type-name" } else { "ui-class-type-letters" }));
        ui.add_space(12.0);
        if let Some(on) = components::switch(ui, shown.list_open, &look.word("ui-class-list-open")) {
            done.ask(ClassRequest::Ask(Ask::OpenList(on)));
        }
        ui.add_space(12.0);
        let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
        let here = [("here", number(shown.arrived)), ("all", number(shown.pupils))];
        let here = TextSize::Name.text(scale, look.words.fill("ui-class-here", &here)).color(Ground::of(ui).text);
        if shown.pupils > 0 {
            ui.add(Label::new(here).wrap());
        }
        if shown.arrived == 0 {
            quiet(ui, look, &look.word("net-nobody-comes"));
        }
    };
    let code = screens.code.as_ref();
    let code = code.map(|code| |ui: &mut Ui| modules(ui, code, side, &look.word("net-picture")));
    components::beside(ui, side, told, code);
    ui.add_space(16.0);
    cards(ui, look, &shown.cards);
}

/// Everybody's card: the name, the letters, and whether they are here.
fn cards(ui: &mut Ui, look: &Look, cards: &[CardShown]) {
    let scale = look.text_scale();
    let gap = 10.0;
    let columns = components::columns(cards.len(), ui.available_width(), (CARD * scale, gap));
    let wide = ((ui.available_width() + gap) / columns as f32 - gap).floor();
    let tall = TextSize::Body.token().line * scale + 16.0;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    for row in cards.chunks(columns.max(1)) {
        ui.horizontal(|ui| {
            for one in row {
                card(ui, look, one, vec2(wide, tall));
            }
        });
    }
}

fn card(ui: &mut Ui, look: &Look, card: &CardShown, size: Vec2) {
    let scale = look.text_scale();
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let here = look.word(if card.here { "ui-class-is-here" } else { "ui-class-not-here" });
    response.widget_info(|| {
        WidgetInfo::labeled(WidgetType::Label, true, format!("{}, {}: {here}", card.name, card.letters))
    });
    let ground = Ground::of(ui);
    let fill = if card.here { ground.good.gamma_multiply(0.16) } else { ground.well };
    ui.painter().rect_filled(rect, tokens().radius.control, fill);
    let inner = rect.shrink2(vec2(12.0, 4.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::right_to_left(Align::Center)));
    let body = TextSize::Body.token().size * scale;
    child.add(Label::new(RichText::new(&card.letters).font(Face::Bold.at(body)).color(ground.accent)));
    child.with_layout(Layout::left_to_right(Align::Center), |ui| {
        if card.here {
            ui.add(Label::new(RichText::new(icons::CHECK).font(Face::Icon.at(body)).color(ground.good)));
        }
        let name = TextSize::Body.text(scale, &card.name).color(ground.text);
        ui.add(Label::new(name).truncate());
    });
}

/// Large enough to be read across a room.
fn large(ui: &mut Ui, look: &Look, text: &str) {
    let size = TextSize::Screen.token().size * 1.3 * look.text_scale();
    let text = RichText::new(text).font(Face::Display.at(size)).color(Ground::of(ui).accent);
    ui.add(Label::new(text).wrap());
    ui.add_space(4.0);
}
