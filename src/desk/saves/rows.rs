//! Draws the saved plays as rows: the last position, who played, when, and how it went.

use super::controller::SavesAction;
use super::kept::SavedRequest;
use super::model::{SavedListModel, SavedModel};
use crate::desk::components::{self, LineField, menu, paint};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{
    Align, Color32, Id, Key, Layout, Popup, Rect, Response, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

/// Height of a row at text scale 1, and the space below it.
const ROW: f32 = 88.0;
const GAP: f32 = 8.0;

/// Draws the list.
pub fn draw(ui: &mut Ui, look: &Look, list: &SavedListModel, sends: &mut Sends) {
    let scale = look.text_scale();
    if let Some((id, title)) = &list.removed
        && components::removed(ui, look, title)
    {
        sends.write(SavedRequest::Restore(id.clone()));
    }
    if list.plays.is_empty() {
        components::nothing(ui, scale, (icons::MY_GAMES, &look.word("ui-saved-none")), |_| {});
        return;
    }
    let row = height(scale);
    let heading = TextSize::Lead.token().line * scale + 14.0;
    let headed = |place: usize| place == 0 || list.plays[place - 1].when != list.plays[place].when;
    ScrollArea::vertical().id_salt(("saved", format!("{:?}", list.page))).auto_shrink(false).show_viewport(
        ui,
        |ui, seen| {
            let mut top = 0.0;
            let origin = ui.max_rect().min;
            let wide = ui.available_width() - 14.0;
            for (place, play) in list.plays.iter().enumerate() {
                let head = if headed(place) { heading } else { 0.0 };
                let whole = head + row + GAP;
                // Whoever has the keyboard sees the rows beside the ones that are seen, so that it can go on to them.
                if top + whole + 2.0 * row >= seen.top() && top - 2.0 * row <= seen.bottom() {
                    let at = origin + vec2(0.0, top);
                    if head > 0.0 {
                        let title = TextSize::Lead.text(scale, look.word(play.when.key())).color(Ground::of(ui).quiet);
                        let place = Rect::from_min_size(at, vec2(wide, head));
                        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| ui.label(title));
                    }
                    let place = Rect::from_min_size(at + vec2(0.0, head), vec2(wide, row));
                    match &list.renaming {
                        Some((id, typed)) if *id == play.id => rename(ui, look, place, (id, typed), sends),
                        _ => self::row(ui, look, place, play, sends),
                    }
                }
                top += whole;
            }
            ui.allocate_space(vec2(wide, top));
        },
    );
}

fn height(scale: f32) -> f32 {
    ROW.max((TextSize::Name.token().line + TextSize::Label.token().line) * scale + 24.0)
}

/// A play: a press opens it, the dots or the right button say what else can be done with it.
fn row(ui: &mut Ui, look: &Look, place: Rect, play: &SavedModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let id = Id::new("saved-row").with(&play.id);
    let response = ui.interact(place, id, if play.whole { Sense::click() } else { Sense::hover() });
    let said = format!("{}, {}", play.title, play.facts);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, play.whole, said.clone()));
    components::follow_focus(&response);
    let radius = tokens().radius.control;
    let paper = ground.fill.lerp_to_gamma(Color32::WHITE, 0.65);
    let fill = if play.whole && response.hovered() { ground.hover } else { paper };
    ui.painter().rect_filled(place, radius, fill);
    ui.painter().rect_stroke(place, radius, Stroke::new(1.0, ground.line), StrokeKind::Inside);
    let side = place.height() - 16.0;
    let square = Rect::from_min_size(place.min + Vec2::splat(8.0), Vec2::splat(side));
    if let Some(picture) = &play.picture {
        let mut child = ui.new_child(UiBuilder::new().max_rect(square));
        pictures::thumbnail(&mut child, &play.id, Some(picture), side);
    }
    let dots = dots(ui, look, place, play);
    let mut left = square.right() + 14.0;
    let face = (0.5 * place.height()).min(44.0);
    // Four faces lie over each other a little.
    let step = if play.faces.len() > 2 { 0.6 * face } else { 0.8 * face };
    if dots.rect.left() - left > 9.0 * face {
        for portrait in &play.faces {
            let middle = pos2(left + face / 2.0, place.center().y);
            portrait.paint(ui.painter(), Rect::from_center_size(middle, Vec2::splat(face)), Color32::WHITE);
            left += step;
        }
        left += face - step + 12.0;
    }
    let room = (dots.rect.left() - 12.0 - left).max(20.0);
    let title = paint::elided(ui, &play.title, TextSize::Name.font(scale), ground.text, room);
    let facts = paint::elided(ui, &play.facts, TextSize::Label.font(scale), ground.quiet, room);
    let cut = title.elided || facts.elided;
    let top = place.center().y - (title.size().y + facts.size().y) / 2.0;
    let below = top + title.size().y;
    ui.painter().galley(pos2(left, top), title, ground.text);
    ui.painter().galley(pos2(left, below), facts, ground.quiet);
    paint::focus_ring(ui, &response, f32::from(radius));
    if response.secondary_clicked() || response.long_touched() {
        Popup::open_id(ui.ctx(), Popup::default_response_id(&dots));
    }
    let response = if cut { response.on_hover_text(&said) } else { response };
    if response.clicked() && play.whole {
        sends.write(SavedRequest::Open(play.id.clone()));
    }
    others(look, play, &dots, sends);
}

/// The button with the dots, at the right end of a row.
fn dots(ui: &mut Ui, look: &Look, place: Rect, play: &SavedModel) -> Response {
    let end = place.with_min_x(place.right() - place.height().min(72.0)).shrink2(vec2(8.0, 0.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(end).layout(Layout::right_to_left(Align::Center)));
    components::round(&mut child, icons::MENU, &format!("{}: {}", look.word("ui-saved-more"), play.title))
}

/// What else can be done with a play.
fn others(look: &Look, play: &SavedModel, dots: &Response, sends: &mut Sends) {
    const WAYS: [&str; 3] = ["ui-saved-rename", "ui-saved-copy", "ui-saved-remove"];
    let ways = if play.whole { &WAYS[..] } else { &WAYS[2..] };
    let words: Vec<String> = ways.iter().map(|key| look.word(key)).collect();
    let labels: Vec<(&str, bool)> = words.iter().map(|word| (word.as_str(), false)).collect();
    match menu(dots, &labels).map(|place| ways[place]) {
        Some("ui-saved-rename") => sends.write(SavesAction::Renaming(play.id.clone(), String::new())),
        Some("ui-saved-copy") => sends.write(SavedRequest::Copy(play.id.clone())),
        Some(_) => sends.write(SavedRequest::Remove(play.id.clone())),
        None => {}
    }
}

/// The field for a new title.
fn rename(ui: &mut Ui, look: &Look, place: Rect, (id, typed): (&str, &str), sends: &mut Sends) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
    let done = components::text_width(&ui, &look.word("ui-saved-rename")) + 60.0;
    let width = (place.width() - done).max(80.0);
    let title = look.word("ui-saved-title");
    let field = LineField { name: &title, hint: &title, most: 60, width, id: None };
    let components::TextField { response, text, changed } = components::line(&mut ui, field, typed);
    if ui.ctx().memory(|memory| memory.focused()).is_none() {
        response.request_focus();
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if changed {
        sends.write(SavesAction::Renaming(id.to_owned(), text.clone()));
    }
    if components::primary(&mut ui, &look.word("ui-saved-rename")).clicked() || entered {
        sends.write(SavedRequest::Rename(id.to_owned(), text));
    }
}
