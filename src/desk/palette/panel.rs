//! Draws the list of everything: a field, the entries by group, and how it is used.

use super::PaletteAction;
use super::list::PaletteModel;
use super::model::PaletteItem;
use super::search::fold;
use crate::desk::commands::table::Group;
use crate::desk::components::{field, paint};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Face, Ground, Material, TextSize, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, FontId, Frame, Id, Key, Layout, Modal, Modifiers, Order, Rect, RichText,
    ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use ludoteca_rules::Arg;

/// Height of a row at text scale 1, and of the field above the rows.
const ROW: f32 = 62.0;
const FIELD: f32 = 76.0;
/// Space inside the list, and beside its rows.
const INSIDE: f32 = 12.0;

/// Draws it over everything.
pub fn draw(ctx: &Context, look: &Look, palette: &PaletteModel, sends: &mut Sends) {
    let scale = look.text_scale().min(1.6);
    let window = ctx.content_rect();
    let width = (tokens().size.palette_width * scale).min(window.width() - 40.0);
    let height = (660.0 * scale).min(window.height() - 60.0);
    let ground = Ground::new(Material::Smoke, room(ctx));
    let id = Id::new("palette");
    let area = Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0)).fade_in(false);
    let radius = tokens().radius.card;
    // It lies over pieces and panels with words of their own.
    let frame = ground.card(Material::Smoke, 0.0).fill(room(ctx).glass.0).corner_radius(radius);
    let modal = Modal::new(id).area(area).frame(frame).show(ctx, |ui| {
        ui.set_width(width);
        ui.set_height(height);
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let steps = keys(ui);
        search(ui, look, scale, palette, sends);
        ui.painter().hline(ui.max_rect().x_range(), ui.cursor().top(), Stroke::new(1.0, ground.line));
        let footer = ROW * 0.8 * scale;
        let list = ui.available_height() - footer;
        rows(ui, look, scale, palette, list, sends);
        chosen_by_keys(palette, steps, sends);
        let line = ui.max_rect().bottom() - footer;
        ui.painter().hline(ui.max_rect().x_range(), line, Stroke::new(1.0, ground.line));
        help(ui, look, Rect::from_min_max(pos2(ui.max_rect().left(), line), ui.max_rect().max));
    });
    if modal.should_close() {
        sends.write(DialogAction::Close);
    }
}

/// What the keys ask for, which the field must not get.
struct Steps {
    by: i32,
    done: bool,
    stays: bool,
}

fn keys(ui: &Ui) -> Steps {
    ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        let by = i32::from(pressed(Key::ArrowDown)) - i32::from(pressed(Key::ArrowUp))
            + 6 * (i32::from(pressed(Key::PageDown)) - i32::from(pressed(Key::PageUp)));
        let done = pressed(Key::Enter);
        Steps { by, done, stays: input.consume_key(Modifiers::CTRL, Key::Enter) }
    })
}

fn chosen_by_keys(palette: &PaletteModel, steps: Steps, sends: &mut Sends) {
    let count = palette.items.len() as i32;
    if steps.by != 0 && count > 0 {
        let to = (palette.chosen as i32 + steps.by).clamp(0, count - 1);
        sends.write(PaletteAction::Choose(to as usize));
    }
    let chosen = palette.items.get(palette.chosen).filter(|item| item.possible);
    if let Some(item) = chosen.filter(|_| steps.done || steps.stays) {
        sends.write(PaletteAction::Do(item.act.clone(), steps.stays));
    }
}

/// The field in which one types, and how much fits.
fn search(ui: &mut Ui, look: &Look, scale: f32, palette: &PaletteModel, sends: &mut Sends) {
    let ground = Ground::of(ui);
    let (whole, _) = ui.allocate_exact_size(vec2(ui.available_width(), FIELD * scale), Sense::hover());
    let inner = whole.shrink2(vec2(2.2 * INSIDE, 0.0));
    let icon = Face::Icon.at(tokens().size.icon * scale);
    let sign = pos2(inner.left(), inner.center().y);
    ui.painter().text(sign, Align2::LEFT_CENTER, crate::desk::theme::icons::SEARCH, icon, ground.accent);
    let args = [("shown", Arg::Plain(palette.items.len().to_string())), ("of", Arg::Plain(palette.of.to_string()))];
    let count = look.words.fill("do-count", &args);
    let label = TextSize::Label.font(scale);
    let at = pos2(inner.right(), inner.center().y);
    let counted = ui.painter().text(at, Align2::RIGHT_CENTER, count, label, ground.quiet);
    let font = Face::Text.at(TextSize::Lead.token().size * scale);
    let place = Rect::from_min_max(
        pos2(inner.left() + 44.0 * scale, whole.top()),
        pos2(counted.left() - INSIDE, whole.bottom()),
    );
    let name = look.word("do-palette-field");
    let typed = field::typed(ui, &name, &palette.typed, |ui, text| {
        let edit = TextEdit::singleline(text)
            .id(Id::new("palette-field"))
            .font(font.clone())
            .char_limit(80)
            .frame(Frame::NONE)
            .vertical_align(Align::Center)
            .hint_text(RichText::new(&name).font(font.clone()).color(ground.quiet))
            .desired_width(place.width());
        ui.put(place, edit)
    });
    typed.response.request_focus();
    if typed.changed {
        sends.write(PaletteAction::Type(typed.text));
    }
}

/// The entries, scrolled to the one that is chosen.
fn rows(ui: &mut Ui, look: &Look, scale: f32, palette: &PaletteModel, height: f32, sends: &mut Sends) {
    let ground = Ground::of(ui);
    ScrollArea::vertical().id_salt("palette-list").auto_shrink(false).max_height(height).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        ui.add_space(0.5 * INSIDE);
        if palette.items.is_empty() {
            let nothing = TextSize::Body.text(scale, look.word("do-nothing")).color(ground.quiet);
            ui.horizontal(|ui| {
                ui.add_space(2.2 * INSIDE);
                ui.label(nothing);
            });
        }
        let mut group = None;
        for (place, item) in palette.items.iter().enumerate() {
            if group.replace(item.group) != Some(item.group) {
                ui.horizontal(|ui| {
                    ui.set_height(34.0 * scale);
                    ui.add_space(2.2 * INSIDE);
                    ui.label(TextSize::Label.text(scale, look.word(item.group.key())).color(ground.quiet));
                });
            }
            if row(ui, scale, palette, place, item) {
                // What is switched on the table is looked at there; settings are changed one after the other.
                let stays = item.on.is_some() && item.group == Group::Change;
                sends.write(PaletteAction::Do(item.act.clone(), stays));
            }
        }
        ui.add_space(0.5 * INSIDE);
    });
}

/// A row; whether it was pressed.
fn row(ui: &mut Ui, scale: f32, palette: &PaletteModel, place: usize, item: &PaletteItem) -> bool {
    let ground = Ground::of(ui);
    let chosen = place == palette.chosen;
    let sense = if item.possible { Sense::click() } else { Sense::hover() };
    let (whole, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW * scale), sense);
    response.widget_info(|| match item.on {
        Some(on) => WidgetInfo::selected(WidgetType::Checkbox, item.possible, on, &item.title),
        None => WidgetInfo::labeled(WidgetType::Button, item.possible, &item.title),
    });
    let seen = Id::new("palette-seen");
    let now = (palette.typed.clone(), palette.chosen);
    if chosen && ui.data(|data| data.get_temp::<(String, usize)>(seen)) != Some(now.clone()) {
        ui.data_mut(|data| data.insert_temp(seen, now));
        response.scroll_to_me(None);
    }
    let rect = whole.shrink2(vec2(INSIDE, 1.0));
    let paper = room(ui.ctx());
    let cover = if item.possible { 1.0 } else { ui.visuals().disabled_alpha };
    let (back, text, quiet, mark) = match (chosen, response.hovered() && item.possible) {
        (true, _) => (paper.paper.0, paper.ink.0, paper.ink_quiet.0, paper.action.0),
        (_, true) => (ground.raise, ground.text, ground.quiet, ground.accent),
        _ => (Color32::TRANSPARENT, ground.text, ground.quiet, ground.accent),
    };
    let painter = ui.painter();
    painter.rect_filled(rect, tokens().radius.control, back);
    let tile = Rect::from_center_size(pos2(rect.left() + 34.0 * scale, rect.center().y), vec2(42.0, 42.0) * scale);
    let (tile_fill, sign) = if chosen { (paper.action.0, paper.on_action.0) } else { (ground.raise, ground.accent) };
    painter.rect_filled(tile, 12.0, paint::faded(tile_fill, cover));
    let icon = Face::Icon.at(tokens().size.icon * scale);
    painter.text(tile.center(), Align2::CENTER_CENTER, item.icon, icon, paint::faded(sign, cover));
    let mut right = rect.right() - INSIDE;
    if let Some(on) = item.on {
        right = switch(ui, rect, scale, on, mark, quiet) - INSIDE;
    }
    if !item.key.is_empty() {
        right = key_cap(ui, rect.with_max_x(right), scale, &item.key, quiet) - INSIDE;
    }
    let left = tile.right() + 14.0 * scale;
    let room = (right - INSIDE - left).max(40.0);
    let size = TextSize::Body.font(scale);
    let title = highlighted(&item.title, &palette.typed, size, paint::faded(text, cover), mark);
    let title = ui.fonts_mut(|fonts| fonts.layout_job(elided(title, room)));
    let about = LayoutJob::single_section(
        item.about.clone(),
        TextFormat::simple(TextSize::Label.font(scale), paint::faded(quiet, cover)),
    );
    let about = ui.fonts_mut(|fonts| fonts.layout_job(elided(about, room)));
    let both = title.size().y + if item.about.is_empty() { 0.0 } else { about.size().y };
    let top = rect.center().y - both / 2.0;
    let below = top + title.size().y;
    ui.painter().galley(pos2(left, top), title, text);
    if !item.about.is_empty() {
        ui.painter().galley(pos2(left, below), about, quiet);
    }
    response.clicked()
}

/// A text of one line in so much room.
fn elided(mut job: LayoutJob, room: f32) -> LayoutJob {
    job.wrap.max_width = room;
    job.wrap.max_rows = 1;
    job.wrap.break_anywhere = true;
    job
}

/// A name in which what was typed stands out.
fn highlighted(title: &str, typed: &str, font: FontId, text: Color32, mark: Color32) -> LayoutJob {
    let mut job = LayoutJob::default();
    let asked = fold(typed);
    let word = asked.split_whitespace().next().unwrap_or_default();
    // Folded letter by letter, so that places in one are places in the other.
    let letters: Vec<(usize, String)> = title.char_indices().map(|(at, sign)| (at, fold(&sign.to_string()))).collect();
    let found = (!word.is_empty()).then(|| {
        (0..letters.len()).find_map(|from| {
            let mut rest = word;
            for (place, (_, folded)) in letters.iter().enumerate().skip(from) {
                rest = rest.strip_prefix(folded.as_str())?;
                if rest.is_empty() {
                    let end = letters.get(place + 1).map_or(title.len(), |(next, _)| *next);
                    return Some((letters[from].0, end));
                }
            }
            None
        })
    });
    let (from, to) = found.flatten().unwrap_or((0, 0));
    let bold = FontId::new(font.size, Face::Bold.family());
    for (part, font, colour) in
        [(&title[..from], font.clone(), text), (&title[from..to], bold, mark), (&title[to..], font, text)]
    {
        job.append(part, 0.0, TextFormat::simple(font, colour));
    }
    job
}

/// A switch at the right end of a row; where it begins.
fn switch(ui: &Ui, row: Rect, scale: f32, on: bool, mark: Color32, quiet: Color32) -> f32 {
    let size = vec2(50.0, 28.0) * scale;
    let rail = Rect::from_center_size(pos2(row.right() - INSIDE - size.x / 2.0, row.center().y), size);
    let radius = size.y / 2.0;
    let painter = ui.painter();
    let (fill, edge) = if on { (mark, mark) } else { (Color32::TRANSPARENT, quiet) };
    painter.rect(rail, radius, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
    let (x, knob) = match on {
        true => (rail.right() - radius, Ground::of(ui).on_accent),
        false => (rail.left() + radius, quiet),
    };
    painter.circle_filled(pos2(x, rail.center().y), 0.68 * radius, knob);
    rail.left()
}

/// A key at the right end of a row; where it begins.
fn key_cap(ui: &Ui, row: Rect, scale: f32, key: &str, quiet: Color32) -> f32 {
    let galley = ui.painter().layout_no_wrap(key.to_owned(), TextSize::Label.font(scale), quiet);
    let size = vec2((galley.size().x + 18.0).max(32.0 * scale), 30.0 * scale);
    let cap = Rect::from_center_size(pos2(row.right() - size.x / 2.0, row.center().y), size);
    ui.painter().rect_stroke(cap, tokens().radius.small, Stroke::new(1.0, quiet), StrokeKind::Inside);
    let at = cap.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, quiet);
    cap.left()
}

/// How the list is used.
fn help(ui: &mut Ui, look: &Look, place: Rect) {
    let scale = look.text_scale().min(1.6);
    let ground = Ground::of(ui);
    let ui = &mut ui
        .new_child(bevy_egui::egui::UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
    ui.spacing_mut().item_spacing.x = 10.0 * scale;
    let parts =
        [("↑ ↓", "do-help-choose"), ("Enter", "do-help-do"), ("Ctrl+Enter", "do-help-stay"), ("Esc", "do-help-close")];
    let label = TextSize::Label.font(scale);
    let wide = |text: String| ui.painter().layout_no_wrap(text, label.clone(), ground.text).size().x;
    let widths: f32 =
        parts.iter().map(|(key, does)| wide((*key).to_owned()) + wide(look.word(does)) + 20.0 + 24.0 * scale).sum();
    ui.add_space(((place.width() - widths) / 2.0).max(2.0 * INSIDE));
    for (key, does) in parts {
        let wide = wide_of(ui, &label, key) + 18.0;
        if ui.available_width() < wide + wide_of(ui, &label, &look.word(does)) + 40.0 {
            break;
        }
        let (cap, _) = ui.allocate_exact_size(vec2(wide, 30.0 * scale), Sense::hover());
        ui.painter().rect_stroke(cap, tokens().radius.small, Stroke::new(1.0, ground.line), StrokeKind::Inside);
        ui.painter().text(cap.center(), Align2::CENTER_CENTER, key, label.clone(), ground.quiet);
        ui.label(RichText::new(look.word(does)).font(label.clone()).color(ground.text));
        ui.add_space(6.0 * scale);
    }
}

fn wide_of(ui: &Ui, font: &FontId, text: &str) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::WHITE).size().x
}
