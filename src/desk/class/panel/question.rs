//! A question to everybody: the position, and how often each move was answered.

use super::done::Done;
use crate::desk::class::model::{ClassRequest, Screens};
use crate::desk::components::{self, PillButton};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::saves::kept::SavedRequest;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align2, Color32, Label, Rect, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use ludoteca_classroom::QuestionShown;
use ludoteca_rules::Arg;

/// The width of the answers, at text scale 1.
const ANSWERS: f32 = 460.0;

/// What is between the answers and the board.
const GAP: f32 = 24.0;

/// The least height of the board.
const LEAST: f32 = 240.0;

/// So many answers are seen, the most frequent first.
const MOST: usize = 10;

/// Draws the page; `open` says whether answers still come.
pub(super) fn draw(
    ui: &mut Ui,
    look: &Look,
    (screens, asked, open): (&Screens, &QuestionShown, bool),
    done: &mut Done<'_>,
) {
    // What scrolls ends with a margin.
    let whole = ui.available_rect_before_wrap();
    let whole = whole.with_max_y(whole.bottom() - 12.0);
    let wide = (ANSWERS * look.text_scale()).min(0.5 * whole.width());
    let left = whole.with_max_x(whole.left() + wide);
    let told = ui.scope_builder(UiBuilder::new().max_rect(left), |ui| answers(ui, look, (asked, open), done));
    let below = told.response.rect.bottom().max(whole.bottom()).max(whole.top() + LEAST);
    let place = whole.with_min_x(left.right() + GAP).with_max_y(below);
    let response = ui.allocate_rect(place, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, look.word("page-ask")));
    if let Some(large) = screens.large.as_ref().filter(|large| large.board.is_none()) {
        let texture = pictures::small(ui.ctx(), "question", &large.picture);
        let side = place.width().min(whole.height().max(LEAST));
        let at = Rect::from_center_size(pos2(place.center().x, place.top() + side / 2.0), Vec2::splat(side));
        let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture.id(), at, all, Color32::WHITE);
    }
}

/// How often each move was answered.
fn answers(ui: &mut Ui, look: &Look, (asked, open): (&QuestionShown, bool), done: &mut Done<'_>) {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let title = TextSize::Screen.text(scale, look.word("page-ask")).color(ground.text);
    ui.add(Label::new(title).wrap());
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let told = [("answered", number(asked.answered)), ("here", number(asked.here))];
    let told = TextSize::Lead.text(scale, look.words.fill("ui-class-answered", &told)).color(ground.quiet);
    ui.add(Label::new(told).wrap());
    if !open {
        ui.add_space(8.0);
        closed(ui, look, asked, done);
    }
    ui.add_space(12.0);
    let most = asked.counts.first().map_or(1, |(_, count)| *count).max(1);
    for (order, count) in asked.counts.iter().take(MOST) {
        bar(ui, look, order, (*count, most));
    }
}

/// What can be done with a question that is closed.
fn closed(ui: &mut Ui, look: &Look, asked: &QuestionShown, done: &mut Done<'_>) {
    ui.horizontal_wrapped(|ui| {
        let back = PillButton::new(&look.word("ui-class-wall")).icon(icons::LEAVE).show(ui);
        components::focus_first(&back);
        if back.clicked() {
            done.ask(ClassRequest::Dismiss);
        }
        if PillButton::new(&look.word("ui-class-look")).icon(icons::VIEW).show(ui).clicked() {
            done.sends.write(SavedRequest::OpenText(asked.position.to_string()));
            done.sends.write(DialogAction::Close);
        }
    });
}

/// A move, as long a bar as it was answered often, and the number.
fn bar(ui: &mut Ui, look: &Look, order: &str, (count, most): (usize, usize)) {
    let scale = look.text_scale();
    let line = TextSize::Lead.token().line * scale;
    let size = TextSize::Lead.token().size * scale;
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), line), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, format!("{order}: {count}")));
    let ground = Ground::of(ui);
    let named = (0.36 * row.width()).min(170.0 * scale);
    ui.painter().text(row.left_center(), Align2::LEFT_CENTER, order, Face::Bold.at(size), ground.text);
    let number = 2.2 * size;
    let room = (row.width() - named - number).max(0.0);
    let long = room * count as f32 / most as f32;
    let bar = Rect::from_min_size(pos2(row.left() + named, row.top() + 4.0), vec2(long.max(4.0), line - 8.0));
    ui.painter().rect_filled(bar, tokens().radius.control.min(6), ground.accent);
    let at = pos2(bar.right() + 8.0, row.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, count, Face::Bold.at(size), ground.text);
}
