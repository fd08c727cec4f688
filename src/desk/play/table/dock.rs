//! The strip below the board: the player who sits on this side, what the game asks, and four controls.

use super::plate::{self, PlateShown};
use crate::desk::commands::DoCommand;
use crate::desk::commands::table::{self as commands, CommandId};
use crate::desk::components;
use crate::desk::components::{Control, names, paint};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::new_game::controller::NewGameAction;
use crate::desk::play::model::PlayModel;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Color32, Context, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2,
    vec2,
};

/// What the strip shows.
pub struct DockShown<'a> {
    /// The play.
    pub play: &'a PlayModel,
    /// The plate of the player on this side.
    pub plate: PlateShown<'a>,
    /// What is said in the place of what the game asks, if something is.
    pub said: Option<&'a str>,
    /// Whether the list of moves is open.
    pub moves: bool,
    /// Whether one draws on the position.
    pub draws: bool,
}

/// Where the strip lies.
#[must_use]
pub fn place(look: &Look, window: Rect) -> Rect {
    let scale = look.text_scale();
    let row = (tokens().size.dock_height * scale.min(1.6)).max(plate::height(scale) + 24.0);
    let height = if in_two_rows(window, scale) { row + sentence_height(scale) } else { row };
    Rect::from_min_max(pos2(window.left(), window.bottom() - height.min(window.height() * 0.5)), window.max)
}

/// Whether the sentence has a row of its own.
fn in_two_rows(window: Rect, scale: f32) -> bool {
    window.width() < 900.0 * scale
}

/// The row of the strip in which, where letters are large, the sentence stands alone; what one draws with takes its
/// place.
#[must_use]
pub fn row_of_sentence(look: &Look, window: Rect) -> Option<Rect> {
    let (place, scale) = (place(look, window), look.text_scale());
    in_two_rows(window, scale).then(|| {
        let inner = place.shrink2(vec2(tokens().space.screen_edge, 8.0));
        inner.with_max_y(inner.top() + sentence_height(scale))
    })
}

fn sentence_height(scale: f32) -> f32 {
    (TextSize::Title.token().line + TextSize::Body.token().line) * scale + 12.0
}

/// Draws the strip in its place.
pub fn draw(ctx: &Context, look: &Look, place: Rect, shown: &DockShown<'_>, sends: &mut Sends) {
    let scale = look.text_scale();
    let edge = tokens().space.screen_edge;
    components::placed(ctx, "dock", place, |ui| {
        // The table fades into the strip. The shade begins above it, and takes no clicks there.
        let dark = room(ctx).scrim.0;
        let fade = place.with_min_y(place.top() - 0.4 * place.height()).with_max_y(place.top() + 0.45 * place.height());
        let beyond = ui.painter().with_clip_rect(fade.union(place));
        paint::shade(&beyond, fade, Color32::TRANSPARENT, dark);
        ui.painter().rect_filled(place.with_min_y(fade.bottom()), 0.0, dark);
        let two = in_two_rows(place, scale);
        let inner = place.shrink2(vec2(edge, 8.0));
        let row = if two { inner.with_min_y(inner.top() + sentence_height(scale)) } else { inner };
        let controls = controls(ui, look, row, shown, sends);
        let most = if two { controls.left() - row.left() - 16.0 } else { 0.34 * place.width() };
        let tall = plate::height(scale);
        let at = Rect::from_min_size(pos2(row.left(), row.center().y - tall / 2.0), vec2(most, tall));
        let mut child = ui.new_child(UiBuilder::new().max_rect(at).layout(Layout::left_to_right(Align::Center)));
        if plate::draw(&mut child, look, &shown.plate, most) {
            sends.write(NewGameAction::OpenPlayers);
        }
        let beside = child.min_rect().right();
        let sentence = if two {
            inner.with_max_y(row.top())
        } else {
            Rect::from_min_max(pos2(beside + 24.0, inner.top()), pos2(controls.left() - 16.0, inner.bottom()))
        };
        if !(two && shown.draws) {
            self::sentence(ui, scale, sentence, shown);
            names::tell(ctx, sentence.shrink2(vec2(0.0, 8.0)), || (look.word("ui-names-asks"), String::new()));
        }
    });
}

/// Most rows of what the game asks.
const ROWS: usize = 2;

/// What the game asks, or why not, or what is pointed at; one of them. What is longer than two rows is whole under the
/// pointer.
fn sentence(ui: &mut Ui, scale: f32, place: Rect, shown: &DockShown<'_>) {
    let ground = Ground::of(ui);
    let ask = &shown.play.ask;
    let line = shown.said.or(shown.play.pointed.as_deref()).unwrap_or(&ask.line);
    let colour = if shown.said.is_some() { ground.warn } else { ground.quiet };
    let title = TextSize::Title.token().line * scale;
    let galley = |ui: &Ui, size: TextSize| {
        let format = TextFormat {
            line_height: Some(1.2 * size.token().size * scale),
            ..TextFormat::simple(size.font(scale), colour)
        };
        let mut job = LayoutJob::single_section(line.to_owned(), format);
        job.wrap.max_width = place.width().max(40.0);
        // At large sizes there may be room for one.
        let rows = (place.height() - title) / (1.2 * size.token().size * scale);
        job.wrap.max_rows = (rows as usize).clamp(1, ROWS);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let large = galley(ui, TextSize::Body);
    // One row in the usual size, or two rows of smaller letters.
    let text = if large.rows.len() > 1 || title + large.size().y > place.height() {
        galley(ui, TextSize::Label)
    } else {
        large
    };
    let heights = title + if line.is_empty() { 0.0 } else { text.size().y };
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    child.add_space(((place.height() - heights) / 2.0).max(0.0));
    child.add(Label::new(RichText::new(&ask.title).font(TextSize::Title.font(scale)).color(ground.text)).truncate());
    if !line.is_empty() {
        let cut = text.elided;
        let (rect, response) = child.allocate_exact_size(text.size(), Sense::hover());
        child.painter().galley(rect.min, text, colour);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, line));
        if cut {
            response.on_hover_text(line);
        }
    }
}

/// The four controls at the right end; the place that they take.
fn controls(ui: &mut Ui, look: &Look, row: Rect, shown: &DockShown<'_>, sends: &mut Sends) -> Rect {
    let scale = look.text_scale();
    let play = shown.play;
    let undo = if play.withdraws { "ui-withdraw-short" } else { "ui-undo-short" };
    let hint = play.has_computer.then_some((CommandId::Hint, icons::HINT, "ui-hint-short", play.can_advise, false));
    let all = [
        Some((CommandId::Undo, icons::UNDO, undo, play.can_undo, false)),
        hint,
        Some((CommandId::Moves, icons::MOVES, "ui-moves-short", true, shown.moves)),
        Some((CommandId::Palette, icons::MENU, "ui-more-short", true, false)),
    ];
    let mut child = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    child.spacing_mut().item_spacing.x = 2.0;
    let mut left = row.right();
    for (id, icon, word, enabled, on) in all.into_iter().rev().flatten() {
        let why_not = (id == CommandId::Hint).then_some(play.not_told.as_deref()).flatten();
        let command = commands::of(id);
        let key = why_not.map_or_else(|| command.shown_key(&look.words), |_| String::new());
        let about = why_not.map_or_else(|| command.title(&look.words), str::to_owned);
        let word = look.word(word);
        let control = Control { icon, word: &word, about: &about, key: &key, enabled, on };
        let response = components::control(&mut child, scale, &control);
        left = response.rect.left();
        if look.panel_keys && enabled {
            components::focus_first(&response);
        }
        if response.clicked() {
            sends.write(DoCommand(id));
        }
    }
    Rect::from_min_max(pos2(left, row.top()), row.max)
}
