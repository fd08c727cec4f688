//! Homework: which exercises the class is given, and what has come of them. Names stand here, so it is for the teacher
//! alone.

use super::done::Done;
use super::parts::{entered, quiet};
use crate::desk::class::model::{ClassModel, ClassRequest, DeckChoice, Screens};
use crate::desk::components::{self, PillButton, paint};
use crate::desk::frame::look::Look;
use crate::desk::share::code::Code;
use crate::desk::share::panel::modules;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align2, Id, Label, Pos2, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};
use ludoteca_classroom::{Ask, HomeworkShown};
use ludoteca_homework::Row;
use ludoteca_lessons::{State, Tried};
use ludoteca_rules::Arg;
use std::sync::Arc;

/// The width of a name, at text scale 1.
const NAME: f32 = 240.0;

/// The side of the code of a link, at text scale 1.
const CODE: f32 = 360.0;

/// The width of an exercise in the table, at text scale 1.
const CELL: f32 = 34.0;

/// Draws the page.
pub(super) fn draw(ui: &mut Ui, look: &Look, class: &ClassModel, screens: &Screens, done: &mut Done<'_>) {
    match &screens.shown.homework {
        Some(given) if given.open => {
            self::given(ui, look, class, given, done);
        }
        before => {
            choose(ui, look, class, done);
            if let Some(before) = before {
                ui.add_space(18.0);
                title(ui, look, before);
                table(ui, look, class, before, done);
            }
        }
    }
}

/// Which exercises there are to be given.
fn choose(ui: &mut Ui, look: &Look, class: &ClassModel, done: &mut Done<'_>) {
    quiet(ui, look, &look.word("ui-class-homework-about"));
    ui.add_space(10.0);
    ui.horizontal_wrapped(|ui| {
        for deck in class.decks.iter() {
            let number = Arg::Number(i64::try_from(deck.exercises).unwrap_or(i64::MAX));
            let title = Arg::Plain(deck.title.within(look.words.language()).to_owned());
            let text = look.words.fill("ui-class-homework-deck", &[("title", title), ("number", number)]);
            if PillButton::new(&text).icon(icons::LESSONS).show(ui).clicked() {
                done.ask(ClassRequest::Ask(Ask::Homework { deck: deck.text.to_string() }));
            }
        }
    });
}

/// What has come of the homework so far, and a field for slips.
fn given(ui: &mut Ui, look: &Look, class: &ClassModel, given: &HomeworkShown, done: &mut Done<'_>) {
    title(ui, look, given);
    if let Some(deck) = class.decks.iter().find(|deck| class.view.link && deck.id == given.id) {
        return link(ui, look, deck);
    }
    quiet(ui, look, &look.word("ui-class-homework-is"));
    ui.add_space(8.0);
    slip(ui, look, done);
    ui.add_space(12.0);
    table(ui, look, class, given, done);
}

fn title(ui: &mut Ui, look: &Look, shown: &HomeworkShown) {
    let title = shown.title.within(look.words.language());
    let text = TextSize::Screen.text(look.text_scale(), title).color(Ground::of(ui).text);
    ui.add(Label::new(text).wrap());
}

/// The link for computers at home, with its code where that can be read; no names, so that the class may see it.
fn link(ui: &mut Ui, look: &Look, deck: &DeckChoice) {
    let number = Arg::Number(i64::try_from(deck.exercises).unwrap_or(i64::MAX));
    quiet(ui, look, &look.words.fill("homework-link-said", &[("count", number)]));
    ui.add_space(14.0);
    // In capitals the code has fewer modules.
    let capitals = deck.link.to_ascii_uppercase();
    let code = codes(ui, &capitals);
    let side = (ui.available_height() - 24.0).min(ui.available_width()).min(CODE * look.text_scale().min(1.4));
    match code {
        Some(code) => modules(ui, &code, side.max(0.5 * CODE), &look.word("ui-class-link-code")),
        None => quiet(ui, look, &look.word("ui-class-link-long")),
    }
}

/// The code of a link, made once for as long as it is seen.
fn codes(ui: &Ui, link: &str) -> Option<Arc<Code>> {
    let key = Id::new(("homework-code", link));
    if let Some(known) = ui.data(|data| data.get_temp::<Option<Arc<Code>>>(key)) {
        return known;
    }
    let code = Code::of(link).map(Arc::new);
    ui.data_mut(|data| data.insert_temp(key, code.clone()));
    code
}

/// A field for the letters of a slip.
fn slip(ui: &mut Ui, look: &Look, done: &mut Done<'_>) {
    let (changed, entered) = entered(ui, look, "ui-class-slip", &done.view.slip);
    if let Some(typed) = changed {
        done.see(|view| view.slip = typed);
    }
    if let Some(letters) = entered.filter(|letters| !letters.trim().is_empty()) {
        done.ask(ClassRequest::Ask(Ask::Slip(letters)));
    }
}

/// A row for each pupil, a column for each exercise.
fn table(ui: &mut Ui, look: &Look, class: &ClassModel, shown: &HomeworkShown, done: &mut Done<'_>) {
    let scale = look.text_scale();
    let tall = TextSize::Body.token().line * scale + 8.0;
    let count = shown.table.solved.len();
    let room = ui.available_width() - 8.0;
    let name = (NAME * scale).min(0.4 * room);
    let cell = (CELL * scale).min((room - name) / (count + 1) as f32).floor();
    let size = vec2(name + cell * (count + 1) as f32, tall);
    ui.spacing_mut().item_spacing.y = 2.0;
    let (head, _) = ui.allocate_exact_size(size, Sense::hover());
    let ground = Ground::of(ui);
    let font = Face::Bold.at(TextSize::Label.token().size * scale);
    let column = |row: Rect, place: usize| pos2(row.left() + name + cell * (place as f32 + 0.5), row.center().y);
    for place in 0..count {
        let number = place + 1;
        ui.painter().text(column(head, place), Align2::CENTER_CENTER, number, font.clone(), ground.quiet);
    }
    for (number, row) in shown.table.rows.iter().enumerate() {
        let open = class.view.pupil == Some(number);
        let response = pupil(ui, look, row, (size, name, cell));
        if response.clicked() {
            done.see(|view| view.pupil = (!open).then_some(number));
        }
        if open {
            wrong(ui, look, shown, row);
        }
    }
    let (foot, _) = ui.allocate_exact_size(size, Sense::hover());
    for (place, solved) in shown.table.solved.iter().enumerate() {
        ui.painter().text(column(foot, place), Align2::CENTER_CENTER, solved, font.clone(), ground.quiet);
    }
}

/// How one pupil fared.
fn pupil(ui: &mut Ui, look: &Look, row: &Row, (size, name, cell): (bevy_egui::egui::Vec2, f32, f32)) -> Response {
    let scale = look.text_scale();
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, said(look, row)));
    components::follow_focus(&response);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let ground = Ground::of(ui);
    let radius = tokens().radius.control.min(6);
    if response.hovered() {
        ui.painter().rect_filled(rect, radius, ground.well);
    }
    let body = TextSize::Body.token().size * scale;
    let galley = paint::elided(ui, &row.name, Face::Text.at(body), ground.text, name - 12.0);
    let at = pos2(rect.left() + 4.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ground.text);
    for (place, tried) in row.cells.iter().enumerate() {
        let at = pos2(rect.left() + name + cell * (place as f32 + 0.5), rect.center().y);
        dot(ui, at, 0.36 * cell.min(size.y), tried);
    }
    let at = pos2(rect.left() + name + cell * (row.cells.len() as f32 + 0.5), rect.center().y);
    ui.painter().text(at, Align2::CENTER_CENTER, row.solved(), Face::Bold.at(body), ground.text);
    paint::focus_ring(ui, &response, f32::from(radius));
    response
}

/// How an exercise stands, told apart by shape as well as by colour: filled if it was solved at once.
fn dot(ui: &Ui, at: Pos2, radius: f32, tried: &Tried) {
    let ground = Ground::of(ui);
    let (fill, line, sign, ink) = match State::of(tried) {
        State::AtOnce => (Some(ground.good), ground.good, icons::CHECK, ground.fill),
        State::Later => (None, ground.good, icons::CHECK, ground.good),
        State::Helped => (None, ground.good, icons::HINT, ground.good),
        State::Open if tried.is_begun() => (None, ground.bad, icons::CLOSE, ground.bad),
        State::Open => {
            ui.painter().circle_filled(at, 0.2 * radius, ground.quiet);
            return;
        }
    };
    if let Some(fill) = fill {
        ui.painter().circle_filled(at, radius, fill);
    }
    ui.painter().circle_stroke(at, radius, Stroke::new(1.5, line));
    ui.painter().text(at, Align2::CENTER_CENTER, sign, Face::Icon.at(1.2 * radius), ink);
}

/// What a pupil tried wrongly at first.
fn wrong(ui: &mut Ui, look: &Look, shown: &HomeworkShown, row: &Row) {
    let tried = (1..).zip(&row.cells).filter(|(_, tried)| !tried.wrong.is_empty());
    let mut none = true;
    for (number, tried) in tried {
        none = false;
        let name = shown.exercises.get(number - 1).map_or("", |name| name.within(look.words.language()));
        let exercise = if name.is_empty() { number.to_string() } else { format!("{number} ({name})") };
        let moves = Arg::Plain(tried.wrong.join(", "));
        let args = [("exercise", Arg::Plain(exercise)), ("moves", moves)];
        quiet(ui, look, &look.words.fill("ui-class-homework-wrong", &args));
    }
    if none {
        quiet(ui, look, &look.word("ui-class-homework-none-wrong"));
    }
}

/// What is read out of a row.
fn said(look: &Look, row: &Row) -> String {
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let args =
        [("name", Arg::Plain(row.name.clone())), ("solved", number(row.solved())), ("of", number(row.cells.len()))];
    look.words.fill("homework-slip-taken", &args)
}
