//! The shelf, with pictures rendered from the games' own tables. One click opens a game.

use crate::desk::class::controller::ClassAction;
use crate::desk::components;
use crate::desk::components::notice_panel;
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::saves::controller::SavesAction;
use crate::desk::settings::controller::ShowSettings;
use crate::desk::settings::model::Section;
use crate::desk::shelf::controller::OpenGame;
use crate::desk::shelf::model::ShelfCard;
use crate::desk::theme::{Ground, TextSize, tokens};
use crate::games::pictures::GamePictures;
use crate::theatre::DemonstrationRequest;
use bevy_egui::egui::{
    Align, Area, Context, Id, Label, Layout, Order, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextStyle,
    Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// Width of a card at text scale 1, in logical pixels; wider where the window leaves room. Five stand side by side in a
/// window 1280 pixels wide.
const CARD: f32 = 228.0;
/// Space to both sides of the texts of a card, above and below them, and between them.
const INSIDE: f32 = 12.0;
const ABOVE: f32 = 4.0;
const BELOW: f32 = 8.0;
const LEADING: f32 = 2.0;
/// Space between and around the cards.
const GAP: f32 = 16.0;
/// Height of a board under a row of cards, of its lit upper edge, and of the shadow below it.
const THICK: f32 = 9.0;
const LIT: f32 = 2.0;
const SHADE: f32 = 5.0;

/// What the shelf shows.
pub struct ShelfShown<'a> {
    /// The games.
    pub cards: &'a [ShelfCard],
    /// Whether plays are saved.
    pub saves: bool,
    /// Whether to say that this computer draws slowly.
    pub slow_drawing: bool,
}

/// Draws the shelf over the whole window.
pub fn draw(ctx: &Context, look: &Look, shelf: &ShelfShown<'_>, sends: &mut Sends) {
    let window = ctx.content_rect();
    let area = Area::new(Id::new("shelf")).order(Order::Background).fixed_pos(window.min).fade_in(false).movable(false);
    area.constrain(false).show(ctx, |ui| {
        ui.set_min_size(window.size());
        ui.set_max_size(window.size());
        ui.painter().rect_filled(window, 0, Ground::of(ui).well);
        pictures::wood(ui, window, tokens().shelf.back.0);
        let inner = window.shrink2(vec2(GAP * 1.5, GAP));
        ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| contents(ui, look, shelf, sends));
        ui.expand_to_include_rect(window);
    });
}

fn contents(ui: &mut Ui, look: &Look, shelf: &ShelfShown<'_>, sends: &mut Sends) {
    let scale = look.text_scale();
    components::ends(
        ui,
        |ui| {
            if components::quiet(ui, look.word("ui-settings")).clicked() {
                sends.write(ShowSettings(Section::default()));
            }
            if shelf.saves && components::quiet(ui, look.word("ui-saved")).clicked() {
                sends.write(SavesAction::Open);
            }
            if components::quiet(ui, look.word("ui-lesson-all")).clicked() {
                sends.write(DialogAction::Open(Dialog::Decks));
            }
            if components::quiet(ui, look.word("ui-class")).clicked() {
                sends.write(ClassAction::Open);
            }
        },
        |ui| {
            ui.label(TextSize::Screen.text(scale, look.word("ui-title")).color(Ground::of(ui).accent));
        },
    );
    if shelf.slow_drawing {
        let room = ui.available_width();
        notice_panel::slow_drawing(ui, look, room, sends);
    }
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("shelf").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        let width = ui.available_width() - 12.0;
        let columns = ((width + GAP) / (CARD * scale + GAP)).floor().clamp(1.0, 5.0);
        let side = ((width + GAP) / columns - GAP).floor();
        // All cards are as high as the one with most to say.
        let texts = shelf.cards.iter().map(|card| text_height(ui, side - 2.0 * INSIDE, card)).fold(0.0, f32::max);
        for row in shelf.cards.chunks(columns as usize) {
            let row = ui.horizontal_top(|ui| {
                for one in row {
                    card(ui, vec2(side, texts), look, one, sends);
                }
            });
            board(ui, row.response.rect.bottom());
        }
    });
}

/// The board of the cupboard on which a row of cards stands, in the space below it.
fn board(ui: &Ui, top: f32) {
    let whole = ui.max_rect().x_range();
    let part = |from: f32, height: f32| Rect::from_x_y_ranges(whole, top + from..=top + from + height);
    pictures::wood(ui, part(0.0, THICK), tokens().shelf.board.0);
    ui.painter().rect_filled(part(0.0, LIT), 0, Ground::of(ui).accent.gamma_multiply(0.55));
    ui.painter().rect_filled(part(THICK, SHADE), 0, tokens().shelf.below.0);
}

/// Who made a game, for how many, and what it is called in English.
fn facts(card: &ShelfCard) -> String {
    let parts = card.english.into_iter().chain([card.authors, &card.players]);
    parts.collect::<Vec<_>>().join(" · ")
}

/// The height of the texts of a card in this width.
fn text_height(ui: &Ui, width: f32, card: &ShelfCard) -> f32 {
    let height = |text: &str, style: TextStyle| {
        let font = style.resolve(ui.style());
        ui.painter().layout(text.to_owned(), font, Ground::of(ui).quiet, width).size().y.ceil()
    };
    let facts = height(&facts(card), TextStyle::Body);
    height(card.name, TextStyle::Heading) + facts + height(&card.line, TextStyle::Body) + 3.0 * LEADING
}

/// A card of this width, with so much height for its texts.
fn card(ui: &mut Ui, size: Vec2, look: &Look, card: &ShelfCard, sends: &mut Sends) {
    let picture = ((size.x - 12.0) * pictures::TALL).round();
    let whole = vec2(size.x, 6.0 + picture + ABOVE + size.y + BELOW);
    let (rect, response) = ui.allocate_exact_size(whole, Sense::click());
    let name = card.english.map_or_else(|| card.name.to_owned(), |english| format!("{} ({english})", card.name));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name.clone()));
    components::follow_focus(&response);
    if response.clicked() {
        sends.write(OpenGame(card.id));
    }
    let (fill, stroke) = if response.has_focus() {
        (Ground::of(ui).raise, Stroke::new(3.0, Ground::of(ui).text))
    } else if response.hovered() {
        (Ground::of(ui).raise, Stroke::new(2.0, Ground::of(ui).accent))
    } else {
        (Ground::of(ui).fill, Stroke::new(1.0, Ground::of(ui).raise))
    };
    ui.painter().rect(rect, 10, fill, stroke, StrokeKind::Inside);
    let frame = Rect::from_min_size(rect.min + vec2(6.0, 6.0), vec2(size.x - 12.0, picture));
    pictures::paint(ui, look.pictures.get(card.id, GamePictures::SHELF), card.id, frame);
    if card.open {
        let font = TextStyle::Body.resolve(ui.style());
        let galley = ui.painter().layout_no_wrap(look.word("ui-left-open"), font, Ground::of(ui).on_accent);
        let tag = Rect::from_min_size(frame.min + vec2(8.0, 8.0), galley.size() + vec2(16.0, 8.0));
        ui.painter().rect_filled(tag, 6, Ground::of(ui).accent);
        ui.painter().galley(tag.min + vec2(8.0, 4.0), galley, Ground::of(ui).on_accent);
    }
    if let Some(label) = &card.demonstration {
        let corner = UiBuilder::new().max_rect(frame.shrink(6.0)).layout(Layout::bottom_up(Align::Max));
        let button = ui.new_child(corner).button(label);
        components::follow_focus(&button);
        if button.clicked() {
            sends.write(DemonstrationRequest::Open(card.id, None));
        }
    }
    let place = pos2(rect.left() + INSIDE, frame.bottom() + ABOVE);
    let text = Rect::from_min_size(place, vec2(size.x - 2.0 * INSIDE, size.y));
    // A separate child `Ui`, so that it does not move the next card.
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(text).layout(Layout::top_down(Align::Min)));
    ui.spacing_mut().item_spacing.y = LEADING;
    ui.add(Label::new(RichText::new(card.name).heading().color(Ground::of(ui).accent)).truncate());
    ui.add(Label::new(RichText::new(facts(card)).weak()).wrap());
    ui.add(Label::new(&card.line).wrap());
}
