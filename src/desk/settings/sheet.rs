//! The sheet on which things are set: at the left of the window, of the same size whatever it shows, with its sections
//! as rows at its left. The board stays beside it; where there is no room for both, the sheet takes all of the window.

use crate::desk::components::{self, follow_focus, paint};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::settings::controller::ShowSettings;
use crate::desk::settings::model::Section;
use crate::desk::settings::panel::{self, SheetShown};
use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Face, Ground, Material, TextSize, icons, tokens};
use bevy_egui::egui::{
    Align2, Area, Color32, Context, CornerRadius, Frame, Id, Key, Label, Modal, Modifiers, Order, Rect, ScrollArea,
    Sense, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

/// The board beside the sheet has at least this width at text scale 1.
const BESIDE: f32 = 236.0;
/// Width of the sections at text scale 1, and as a share of the sheet at the most.
const RAIL: (f32, f32) = (186.0, 0.36);
/// Space between the sections and what they have.
const GAP: f32 = 22.0;
/// What the sections lie off the edge of the sheet.
const EDGE: f32 = 20.0;

/// Where the sheet lies in a window at a text scale, and what it leaves free; `None` where it takes everything.
#[must_use]
pub fn place(window: Rect, scale: f32) -> (Rect, Option<Rect>) {
    let width = (tokens().size.settings_width * scale).round();
    if window.width() < width + BESIDE {
        return (window, None);
    }
    let edge = window.left() + width;
    (window.with_max_x(edge), Some(window.with_min_x(edge)))
}

/// Draws it; what it leaves free, unless it takes all of the window.
pub fn draw(ctx: &Context, look: &Look, shown: &SheetShown<'_>, sends: &mut Sends) -> Option<Rect> {
    let (rect, free) = place(ctx.content_rect(), look.text_scale());
    let area = Area::new(Id::new("settings")).order(Order::Foreground).fixed_pos(rect.min).default_size(rect.size());
    let area = area.constrain(false).fade_in(false).movable(false);
    if shown.board && free.is_some() {
        // The board can be used meanwhile.
        area.show(ctx, |ui| sheet(ui, look, rect, free.is_some(), shown, sends));
    } else {
        let modal = Modal::new(Id::new("settings")).area(area).frame(Frame::NONE).backdrop_color(Color32::TRANSPARENT);
        let modal = modal.show(ctx, |ui| sheet(ui, look, rect, free.is_some(), shown, sends));
        if modal.backdrop_response.clicked() {
            sends.write(DialogAction::Close);
        }
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        sends.write(DialogAction::Close);
    }
    free
}

fn sheet(ui: &mut Ui, look: &Look, rect: Rect, beside: bool, shown: &SheetShown<'_>, sends: &mut Sends) {
    theme::on_paper(ui);
    ui.set_min_size(rect.size());
    ui.set_max_size(rect.size());
    let radius = tokens().radius.card;
    let corners =
        if beside { CornerRadius { ne: radius, se: radius, ..CornerRadius::ZERO } } else { CornerRadius::ZERO };
    let paper = Ground::new(Material::Paper, room(ui.ctx())).card(Material::Paper, 0.0).corner_radius(corners);
    ui.painter().add(paper.paint(rect));
    let scale = look.text_scale();
    let padding = (tokens().space.card_padding * scale.min(1.2)).round();
    let rail = (RAIL.0 * scale).min(RAIL.1 * rect.width()).round();
    let header = (tokens().size.touch * scale.min(1.5)).round();
    let top = rect.top() + padding + header + padding;
    let title = Rect::from_min_max(rect.min + vec2(padding, padding), pos2(rect.right() - padding, top - padding));
    ui.scope_builder(UiBuilder::new().max_rect(title).id_salt("title"), |ui| self::title(ui, look, header, sends));
    let bottom = rect.bottom() - EDGE;
    let left = rect.left() + EDGE;
    let sections = Rect::from_min_max(pos2(left, top), pos2(left + rail, bottom));
    ui.scope_builder(UiBuilder::new().max_rect(sections).id_salt("sections"), |ui| {
        self::sections(ui, look, shown.section, shown.board && beside, sends);
    });
    let contents = Rect::from_min_max(pos2(sections.right() + GAP, top), pos2(rect.right() - padding, bottom));
    ui.scope_builder(UiBuilder::new().max_rect(contents).id_salt("contents"), |ui| {
        let scroll = ScrollArea::vertical().id_salt(shown.section.key()).auto_shrink(false);
        scroll.max_height(contents.height()).show(ui, |ui| {
            // The ring around what has the keyboard is not cut at the edges.
            let ring = tokens().size.focus_ring + tokens().size.focus_gap;
            Frame::new().inner_margin(ring).show(ui, |ui| {
                panel::section(ui, look, shown, sends);
            });
        });
    });
    ui.expand_to_include_rect(rect);
}

/// The way back, and what this is.
fn title(ui: &mut Ui, look: &Look, height: f32, sends: &mut Sends) {
    ui.horizontal_centered(|ui| {
        ui.set_height(height);
        ui.spacing_mut().interact_size.y = height;
        ui.spacing_mut().item_spacing.x = 16.0;
        let back = components::round(ui, icons::LEAVE, &look.word("ui-close"));
        // What is open always has the keyboard.
        components::focus_first(&back);
        if back.clicked() {
            sends.write(DialogAction::Close);
        }
        let text = TextSize::Screen.text(look.text_scale(), look.word("ui-settings"));
        ui.add(Label::new(text.color(Ground::of(ui).text)).truncate());
    });
}

/// The sections, and, where the board is seen, that it shows everything at once.
fn sections(ui: &mut Ui, look: &Look, shown: Section, seen: bool, sends: &mut Sends) {
    let title = look.word("ui-settings");
    let room = ui.max_rect();
    let text = TextSize::Label.text(look.text_scale(), look.word("ui-settings-live"));
    let note = ui.painter().layout(
        text.text().to_owned(),
        TextSize::Label.font(look.text_scale()),
        Ground::of(ui).quiet,
        room.width() - 10.0,
    );
    ScrollArea::vertical().id_salt("sections").max_height(room.height()).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for section in Section::ALL {
            if row(ui, &title, &look.word(section.key()), sign(section), section == shown) {
                sends.write(ShowSettings(section));
            }
        }
        if seen && ui.cursor().top() + note.size().y < room.bottom() {
            let at = pos2(room.left() + 10.0, room.bottom() - note.size().y);
            ui.painter().galley(at, note, Ground::of(ui).quiet);
        }
    });
}

/// A section; whether it was pressed.
fn row(ui: &mut Ui, title: &str, name: &str, sign: &str, chosen: bool) -> bool {
    let ground = Ground::of(ui);
    let size = ui.style().text_styles[&TextStyle::Body].size;
    let height = 1.3 * ui.spacing().interact_size.y;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let said = format!("{title}: {name}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, said.clone()));
    follow_focus(&response);
    let radius = f32::from(tokens().radius.control);
    if chosen {
        ui.painter().rect_filled(rect, radius, ground.accent);
    } else if response.hovered() {
        ui.painter().rect_filled(rect, radius, ground.hover);
    }
    let (face, colour) = if chosen { (Face::Bold, ground.on_accent) } else { (Face::Text, ground.text) };
    let icon = Face::Icon.at(1.35 * size);
    let middle = rect.center().y;
    let at = pos2(rect.left() + 1.6 * size, middle);
    ui.painter().text(at, Align2::CENTER_CENTER, sign, icon, colour);
    ui.painter().text(pos2(rect.left() + 3.1 * size, middle), Align2::LEFT_CENTER, name, face.at(size), colour);
    paint::focus_ring(ui, &response, radius);
    response.clicked() && !chosen
}

/// The sign of a section.
#[must_use]
pub const fn sign(section: Section) -> &'static str {
    match section {
        Section::Table => icons::ROOM,
        Section::Playing => icons::PLAYING,
        Section::Sound => icons::SOUND,
        Section::Words => icons::TEXT,
        Section::Keys => icons::KEYS,
        Section::Seeing => icons::SEEING,
    }
}
