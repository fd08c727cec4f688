//! Who one plays with: six faces, or a friend at this table or at another computer.

use super::controller::NewGameAction;
use super::option::OptionModel;
use super::tally::Tally;
use crate::desk::components;
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::duel::duel;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::ground::room;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::{Face, Ground, Material, TextSize, icons, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Color32, Galley, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};
use ludoteca_rules::Arg;
use std::sync::Arc;

/// Space between two cards, and around what is on one.
const GAP: f32 = 12.0;
const INSIDE: f32 = 13.0;
/// The narrowest a card may be at text scale 1.
const NARROWEST: f32 = 172.0;
/// From this width on, at text scale 1, the face stands beside its words.
const WIDE: f32 = 280.0;
/// How far the card that is chosen stands out.
const RAISED: f32 = 5.0;

/// Who sits at the two seats of a game, as their options say: the level of each, `None` for a person.
fn levels(seats: &[OptionModel]) -> Vec<Option<usize>> {
    seats.iter().map(|seat| seat.values.iter().position(|(.., chosen)| *chosen).filter(|level| *level > 0)).collect()
}

/// The seat of the person, if only one sits there.
pub(super) fn own_seat(seats: &[OptionModel]) -> Option<usize> {
    duel(&levels(seats)).map(|(own, _)| own)
}

/// The level of the animal at the other seat, if one person plays against it.
pub(super) fn against(seats: &[OptionModel]) -> Option<usize> {
    let [_, _] = seats else { return None };
    own_seat(seats).and_then(|own| levels(seats)[1 - own])
}

/// Draws the faces and the friend, which together have so much height if that is enough; nothing for a game of more
/// than two seats.
pub fn draw(
    ui: &mut Ui,
    look: &Look,
    seats: &[OptionModel],
    (tallies, lines, height): (&[Tally], &[String], f32),
    sends: &mut Sends,
) {
    let [first, _] = seats else { return };
    let scale = look.text_scale();
    let against = against(seats);
    // What is chosen stands out, also at the edge.
    let room = ui.available_width() - 2.0 * RAISED;
    let count = first.values.len().saturating_sub(1).max(1);
    let columns = components::columns(count, room, (NARROWEST * scale, GAP));
    let wide = ((room + GAP) / columns as f32 - GAP).floor();
    let beside = columns < count && wide >= WIDE * scale;
    // On a high page faces are larger.
    let usual = tokens().size.portrait_choice * scale.min(1.4);
    let largest = (0.27 * height).clamp(usual, 1.5 * usual);
    let face = |(level, (_, name, _)): (usize, &(&'static str, String, bool))| {
        let tally = tallies.get(level.saturating_sub(1)).copied().unwrap_or_default();
        let line = lines.get(level.saturating_sub(1)).map_or("", String::as_str);
        FaceCard::of(ui, look, (level, name, line), tally, (wide, beside, largest))
    };
    let faces: Vec<FaceCard> = first.values.iter().enumerate().skip(1).map(face).collect();
    let most = faces.iter().map(|face| face.height).fold(0.0, f32::max);
    let rows = count.div_ceil(columns) as f32;
    // Half of what is left over makes the cards higher, the rest lies around them.
    let spare = (height - rows * (most + GAP) - friend_height(scale) - 4.0 * RAISED - GAP).max(0.0);
    let tall = most + (0.5 * spare / rows).min(0.3 * most);
    let beyond = 0.3 * (spare - rows * (tall - most));
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    ui.add_space(RAISED + beyond);
    for row in faces.chunks(columns) {
        ui.horizontal(|ui| {
            ui.add_space(RAISED);
            for face in row {
                if card(ui, vec2(wide, tall), (face, most - 2.0 * INSIDE), against == Some(face.level), scale).clicked()
                {
                    sends.write(NewGameAction::PlayWith(Some(face.level)));
                }
            }
        });
    }
    ui.add_space(beyond);
    let friends = levels(seats).iter().all(Option::is_none);
    // Side by side, unless there is too little room for the words.
    let side_by_side = room >= 2.0 * WIDE * scale + GAP;
    let wide = if side_by_side { (0.5 * (room - GAP)).floor() } else { room };
    let tall = |friend: Friend| friend_words(ui, look, wide, friend).iter().map(|words| words.size().y).sum::<f32>();
    let size = vec2(wide, (tall(HERE).max(tall(ELSEWHERE)) + 2.0 * INSIDE).max(friend_height(scale)));
    let mut row = |ui: &mut Ui| {
        if friend(ui, look, size, friends, HERE).clicked() {
            sends.write(NewGameAction::PlayWith(None));
        }
        if friend(ui, look, size, false, ELSEWHERE).clicked() {
            sends.write(DialogAction::Open(Dialog::Network));
        }
    };
    ui.horizontal(|ui| {
        ui.add_space(RAISED);
        if side_by_side {
            row(ui);
        } else {
            ui.vertical(row);
        }
    });
}

/// How plays against an animal ended, in words; nothing before the first.
fn told(look: &Look, tally: Tally) -> String {
    if tally.won + tally.lost == 0 {
        return String::new();
    }
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    look.words.fill("ui-tally", &[("won", number(tally.won)), ("lost", number(tally.lost))])
}

/// What is on the card of an animal, laid out.
struct FaceCard {
    level: usize,
    name: String,
    /// What is said of it, and how plays against it ended.
    line: Arc<Galley>,
    tally: Arc<Galley>,
    won: usize,
    /// Whether the face stands beside its words.
    beside: bool,
    portrait: f32,
    height: f32,
}

impl FaceCard {
    fn of(
        ui: &Ui,
        look: &Look,
        (level, name, line): (usize, &str, &str),
        tally: Tally,
        (wide, beside, largest): (f32, bool, f32),
    ) -> Self {
        let scale = look.text_scale();
        let portrait = if beside { (0.36 * wide).min(largest) } else { (0.66 * wide).min(largest) };
        let words = if beside { wide - portrait - 3.0 * INSIDE } else { wide - 2.0 * INSIDE };
        let galley = |text: String| {
            let format = TextFormat::simple(TextSize::Label.font(scale), Color32::PLACEHOLDER);
            let mut job = LayoutJob::single_section(text, format);
            job.wrap.max_width = words.max(40.0);
            job.halign = if beside { Align::LEFT } else { Align::Center };
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let line = galley(line.to_owned());
        let told = galley(told(look, tally));
        let below = if tally.won + tally.lost == 0 { 0.0 } else { told.size().y };
        let words = TextSize::Name.token().line * scale + DOTS * scale + line.size().y + below;
        let inside = if beside { portrait.max(words) } else { portrait + 8.0 + words };
        let height = 2.0 * INSIDE + inside;
        Self { level, name: name.to_owned(), line, tally: told, won: tally.won, beside, portrait, height }
    }
}

/// Height of the row that tells how strong an animal is, at text scale 1.
const DOTS: f32 = 24.0;

/// A face with its name, how strong it is and what is said of it; what is on the fullest card is `most` points high.
fn card(ui: &mut Ui, size: Vec2, (face, most): (&FaceCard, f32), on: bool, scale: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, on, &face.name));
    components::follow_focus(&response);
    let ground = ground_of(ui, rect, &response, on);
    let name = TextSize::Name.token().line * scale;
    // In a card that is higher than it must be, what is on it stands in the middle.
    let above = rect.top() + (0.5 * (rect.height() - most)).max(INSIDE);
    let (at, x, align) = if face.beside {
        let at = pos2(rect.left() + INSIDE, rect.center().y - face.portrait / 2.0);
        (at, at.x + face.portrait + INSIDE, Align::LEFT)
    } else {
        let at = pos2(rect.center().x - face.portrait / 2.0, above);
        (at, rect.center().x, Align::Center)
    };
    let place = Rect::from_min_size(at, Vec2::splat(face.portrait));
    let shown = if on { place.expand(RAISED) } else { place };
    Portrait::Level(face.level).paint(ui.painter(), shown, Color32::WHITE);
    if face.won > 0 {
        medal(ui, place, face.won, scale);
    }
    let mut top = if face.beside { above } else { place.bottom() + 8.0 };
    let anchor = if face.beside { Align2::LEFT_CENTER } else { Align2::CENTER_CENTER };
    let font = TextSize::Name.font(scale);
    ui.painter().text(pos2(x, top + name / 2.0), anchor, &face.name, font, ground.text);
    top += name;
    let step = 14.0 * scale;
    let first = if align == Align::LEFT { x + 0.35 * step } else { x - 2.5 * step };
    for dot in 0..6 {
        let at = pos2(first + dot as f32 * step, top + DOTS * scale / 2.0 - 3.0);
        let inside = if dot < face.level { ground.accent } else { Color32::TRANSPARENT };
        ui.painter().circle(at, 4.0 * scale, inside, Stroke::new(1.5, ground.accent));
    }
    top += DOTS * scale;
    ui.painter().galley_with_override_text_color(pos2(x, top), face.line.clone(), ground.quiet);
    let below = rect.bottom() - INSIDE - face.tally.size().y;
    ui.painter().galley_with_override_text_color(pos2(x, below), face.tally.clone(), ground.good);
    response
}

/// Paints the ground of a choice: smoke, or paper that stands out if it is chosen. What is to be drawn on it.
fn ground_of(ui: &Ui, rect: Rect, response: &Response, on: bool) -> Ground {
    let smoke = Ground::of(ui);
    let radius = f32::from(tokens().radius.control);
    if !on {
        let fill = if response.hovered() { smoke.hover } else { smoke.raise };
        ui.painter().rect(rect, radius, fill, Stroke::new(1.0, smoke.line), StrokeKind::Inside);
        components::paint::focus_ring(ui, response, radius);
        return smoke;
    }
    let paper = Ground::new(Material::Paper, room(ui.ctx()));
    let rect = rect.expand(RAISED);
    ui.painter().rect(rect, radius, paper.fill, Stroke::new(3.0, smoke.accent), StrokeKind::Inside);
    if response.has_focus() {
        components::paint::ring(ui.painter(), rect, radius, smoke.focus);
    }
    paper
}

/// The least height of the card of a friend.
fn friend_height(scale: f32) -> f32 {
    tokens().size.button * scale.min(1.3) + 2.0 * INSIDE
}

/// A friend, at this table or elsewhere: a sign, and the keys of the name and of a sentence about it.
type Friend = (&'static str, [&'static str; 2]);

const HERE: Friend = (icons::FRIEND, ["ui-friend-here", "ui-friend-here-about"]);
const ELSEWHERE: Friend = (icons::ELSEWHERE, ["ui-friend-elsewhere", "ui-friend-elsewhere-about"]);

/// What is on the card of a friend, which is so wide, laid out: the name, and the sentence.
fn friend_words(ui: &Ui, look: &Look, wide: f32, (_, keys): Friend) -> [Arc<Galley>; 2] {
    let scale = look.text_scale();
    let room = wide - friend_height(scale) - INSIDE;
    let galley =
        |key: &str, size: TextSize| ui.painter().layout(look.word(key), size.font(scale), Color32::PLACEHOLDER, room);
    [galley(keys[0], TextSize::Name), galley(keys[1], TextSize::Label)]
}

/// Draws a friend, on a card of this size.
fn friend(ui: &mut Ui, look: &Look, size: Vec2, on: bool, friend: Friend) -> Response {
    let scale = look.text_scale();
    let (icon, keys) = friend;
    let [name, about] = keys.map(|key| look.word(key));
    let side = friend_height(scale) - 2.0 * INSIDE;
    let left = INSIDE + side + INSIDE;
    let [title, line] = friend_words(ui, look, size.x, friend);
    let words = title.size().y + line.size().y;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, on, &name));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about.as_str()));
    components::follow_focus(&response);
    let ground = ground_of(ui, rect, &response, on);
    let middle = pos2(rect.left() + INSIDE + side / 2.0, rect.center().y);
    ui.painter().circle_filled(middle, side / 2.0, ground.well);
    let font = Face::Icon.at(tokens().size.icon * scale.min(1.3));
    ui.painter().text(middle, Align2::CENTER_CENTER, icon, font, ground.accent);
    let at = pos2(rect.left() + left, rect.center().y - words / 2.0);
    let below = at + vec2(0.0, title.size().y);
    ui.painter().galley_with_override_text_color(at, title, ground.text);
    ui.painter().galley_with_override_text_color(below, line, ground.quiet);
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
