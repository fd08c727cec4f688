//! Who one plays with: six faces, or a friend at this table.

use super::controller::NewGameAction;
use super::option::OptionModel;
use super::tally::Tally;
use crate::desk::components;
use crate::desk::frame::duel::duel;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Color32, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};
use ludoteca_rules::Arg;
use std::sync::Arc;

/// Space between two faces, and around what is on one.
const GAP: f32 = 8.0;
/// The narrowest a face may be at text scale 1.
const NARROWEST: f32 = 132.0;

/// Who sits at the two seats of a game, as their options say: the level of each, `None` for a person.
fn levels(seats: &[OptionModel]) -> Vec<Option<usize>> {
    seats.iter().map(|seat| seat.values.iter().position(|(.., chosen)| *chosen).filter(|level| *level > 0)).collect()
}

/// The seat of the person, if only one sits there.
pub(super) fn own_seat(seats: &[OptionModel]) -> Option<usize> {
    duel(&levels(seats)).map(|(own, _)| own)
}

/// Draws the faces and the friend; nothing for a game of more than two seats.
pub fn draw(ui: &mut Ui, look: &Look, seats: &[OptionModel], tallies: &[Tally], sends: &mut Sends) {
    let [first, _] = seats else { return };
    let scale = look.text_scale();
    let chosen = levels(seats);
    let against = own_seat(seats).and_then(|own| chosen[1 - own]);
    let room = ui.available_width();
    let count = first.values.len().saturating_sub(1).max(1);
    let columns = (((room + GAP) / (NARROWEST * scale + GAP)).floor() as usize).clamp(1, count);
    // As many in each row, so that six stand three by three and not five above one.
    let columns = count.div_ceil(count.div_ceil(columns));
    let wide = ((room + GAP) / columns as f32 - GAP).floor();
    let names: Vec<(usize, &String)> =
        first.values.iter().enumerate().skip(1).map(|(at, (_, name, _))| (at, name)).collect();
    let lines: Vec<Arc<Galley>> = names.iter().map(|(level, _)| line(ui, look, *level, wide)).collect();
    let tall = lines.iter().map(|line| line.size().y).fold(0.0, f32::max);
    for (row, texts) in names.chunks(columns).zip(lines.chunks(columns)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            for ((level, name), line) in row.iter().zip(texts) {
                let tally = tallies.get(level.saturating_sub(1)).copied().unwrap_or_default();
                let face = FaceCard { level: *level, name, line, on: against == Some(*level), scale, tally };
                let response = card(ui, vec2(wide, tall), &face);
                let played = tally.won + tally.lost > 0;
                let response = if played { response.on_hover_text(told(look, tally)) } else { response };
                if response.clicked() {
                    sends.write(NewGameAction::PlayWith(Some(*level)));
                }
            }
        });
    }
    let friends = chosen.iter().all(Option::is_none);
    let friend = components::PillButton::new(&look.word("ui-friend-here"))
        .icon(icons::FRIEND)
        .width(room)
        .selected(friends)
        .show(ui);
    if friend.on_hover_text(look.word("ui-friend-here-about")).clicked() {
        sends.write(NewGameAction::PlayWith(None));
    }
}

/// What is said of an animal.
fn line(ui: &Ui, look: &Look, level: usize, wide: f32) -> Arc<Galley> {
    let format = TextFormat::simple(TextSize::Label.font(look.text_scale()), Color32::PLACEHOLDER);
    let mut job = LayoutJob::single_section(look.word(&format!("level-{level}-line")), format);
    job.wrap.max_width = wide - 2.0 * GAP;
    job.halign = Align::Center;
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// How plays against an animal ended, in words.
fn told(look: &Look, tally: Tally) -> String {
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    look.words.fill("ui-tally", &[("won", number(tally.won)), ("lost", number(tally.lost))])
}

struct FaceCard<'a> {
    level: usize,
    name: &'a str,
    line: &'a Arc<Galley>,
    on: bool,
    scale: f32,
    tally: Tally,
}

/// A face with its name, how strong it is and what is said of it, `size.y` points high.
fn card(ui: &mut Ui, size: Vec2, face: &FaceCard<'_>) -> Response {
    let scale = face.scale;
    let portrait = (0.62 * size.x).min(tokens().size.portrait_choice * 0.75 * scale);
    let name = TextSize::Name.token().line * scale;
    let dots = 20.0 * scale;
    let whole = vec2(size.x, 2.0 * GAP + portrait + name + dots + size.y + GAP);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, face.on, face.name));
    components::follow_focus(&response);
    let ground = Ground::of(ui);
    let radius = f32::from(tokens().radius.control);
    let (fill, text, quiet) = match (face.on, response.hovered()) {
        (true, _) => (ground.accent, ground.on_accent, ground.on_accent),
        (_, true) => (ground.hover, ground.text, ground.quiet),
        _ => (ground.raise, ground.text, ground.quiet),
    };
    ui.painter().rect(rect, radius, fill, Stroke::new(1.0, ground.line), StrokeKind::Inside);
    components::paint::focus_ring(ui, &response, radius);
    let middle = rect.center().x;
    let mut top = rect.top() + GAP;
    let place = Rect::from_min_size(pos2(middle - portrait / 2.0, top), Vec2::splat(portrait));
    Portrait::Level(face.level).paint(ui.painter(), place, Color32::WHITE);
    if face.tally.won > 0 {
        medal(ui, place, face.tally.won, scale);
    }
    top += portrait + 2.0;
    let font = TextSize::Name.font(scale);
    ui.painter().text(pos2(middle, top + name / 2.0), Align2::CENTER_CENTER, face.name, font, text);
    top += name;
    for dot in 0..6 {
        let at = pos2(middle + (dot as f32 - 2.5) * 14.0 * scale, top + dots / 2.0);
        let inside = if dot < face.level { quiet } else { Color32::TRANSPARENT };
        ui.painter().circle(at, 4.0 * scale, inside, Stroke::new(1.5, quiet));
    }
    top += dots;
    ui.painter().galley_with_override_text_color(pos2(middle, top), face.line.clone(), quiet);
    response
}

/// A crown beside the face of an animal that was beaten, and how often, if more than once.
fn medal(ui: &Ui, portrait: Rect, won: usize, scale: f32) {
    let ground = Ground::of(ui);
    let crown = Face::IconFill.at(TextSize::Label.token().size * scale);
    let at = pos2(portrait.right() + 2.0, portrait.top() + 12.0 * scale);
    let sign = ui.painter().text(at, Align2::LEFT_CENTER, icons::WON, crown, tokens().shelf.medal.0);
    if won > 1 {
        let at = pos2(sign.right() + 3.0, sign.center().y);
        ui.painter().text(at, Align2::LEFT_CENTER, won, TextSize::Label.font(scale), ground.quiet);
    }
}

/// A choice that is folded away: what it is about, and what is chosen. Whether it was pressed.
pub fn fold(ui: &mut Ui, scale: f32, open: bool, title: &str, value: &str) -> bool {
    let ground = Ground::of(ui);
    let label = TextSize::Label.font(scale);
    let bold = Face::Bold.at(label.size);
    let galley = |text: &str, font| ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER);
    let (title_text, value_text) = (galley(title, label.clone()), galley(value, bold));
    let arrow = 26.0 * scale;
    let wide = title_text.size().x.max(value_text.size().x) + 28.0 + arrow;
    let tall = title_text.size().y + value_text.size().y + 12.0;
    let (rect, response) = ui.allocate_exact_size(vec2(wide, tall), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, open, format!("{title}: {value}")));
    components::follow_focus(&response);
    let fill = if open || response.hovered() { ground.hover } else { ground.raise };
    let radius = f32::from(tokens().radius.control);
    ui.painter().rect(rect, radius, fill, Stroke::new(1.5, ground.line), StrokeKind::Inside);
    components::paint::focus_ring(ui, &response, radius);
    let at = rect.min + vec2(14.0, 6.0);
    let below = at + vec2(0.0, title_text.size().y);
    ui.painter().galley_with_override_text_color(at, title_text, ground.quiet);
    ui.painter().galley_with_override_text_color(below, value_text, ground.text);
    let sign = if open { icons::UP } else { icons::DOWN };
    let end = pos2(rect.right() - 14.0, rect.center().y);
    ui.painter().text(end, Align2::RIGHT_CENTER, sign, Face::Icon.at(0.9 * label.size), ground.quiet);
    response.clicked()
}
