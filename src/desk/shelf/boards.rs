//! The bookcase: boards of wood, the boxes on them, and on the edge of a board what is printed on its boxes.

use super::controller::OpenGame;
use super::model::{ShelfBoard, ShelfCard, ShelfModel};
use crate::desk::components::{self, names, paint};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::motion::come;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use crate::games::pictures::GamePictures;
use crate::theatre::DemonstrationRequest;
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Rect, Sense, Shadow, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType,
    pos2, vec2,
};
use ludoteca_rules::BoxLabel;

/// Space beside the boxes of a board and between two of them.
const BESIDE: f32 = 20.0;
const GAP: f32 = 16.0;
/// Height of the title of a board, of its front edge, of the name on a box, at text scale 1.
const TITLE: f32 = 46.0;
const FRONT: f32 = 44.0;
const NAME: f32 = 42.0;
/// The lowest picture on a box, and the highest as a share of its width.
const LEAST_PICTURE: f32 = 84.0;
const MOST_PICTURE: f32 = 0.8;
/// How far a box rises under the pointer.
const LIFT: f32 = 9.0;
/// Corners of a box.
const CORNER: u8 = 5;

/// Draws all boards in `place`; they share its height, and are scrolled where that is too little.
pub fn draw(ui: &mut Ui, look: &Look, place: Rect, shelf: &ShelfModel, sends: &mut Sends) {
    let scale = look.text_scale();
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let widths: Vec<f32> = shelf.boards.iter().map(|board| narrowest(ui, scale, board)).collect();
    let room = place.width() - 2.0 * BESIDE;
    let rows: Vec<Row<'_>> =
        shelf.boards.iter().zip(widths).flat_map(|(board, narrowest)| rows_of(board, narrowest, room)).collect();
    let least = (TITLE + FRONT + NAME) * scale + LEAST_PICTURE;
    let tall = (place.height() / rows.len().max(1) as f32).max(least);
    for row in &rows {
        let (rect, _) = ui.allocate_exact_size(vec2(place.width(), tall), Sense::hover());
        board(ui, look, rect, row, sends);
    }
    let end = pos2(place.left(), place.top() + tall * rows.len() as f32);
    if end.y < place.bottom() {
        back(ui, Rect::from_min_max(end, place.max));
    }
}

/// Boxes beside each other, on a board of their own.
struct Row<'a> {
    /// The title, over the first of the boards that belong together.
    board: Option<&'a ShelfBoard>,
    cards: &'a [ShelfCard],
    columns: usize,
}

/// The boxes of a board in rows, as few as there is room for.
fn rows_of(board: &ShelfBoard, narrowest: f32, room: f32) -> impl Iterator<Item = Row<'_>> {
    let columns = components::columns(board.cards.len(), room, (narrowest, GAP));
    board.cards.chunks(columns).enumerate().map(move |(row, cards)| Row {
        board: (row == 0).then_some(board),
        cards,
        columns,
    })
}

/// How wide a box of a board must be for its name, and its label for what is printed there.
fn narrowest(ui: &Ui, scale: f32, board: &ShelfBoard) -> f32 {
    let wide =
        |text: &str, font: FontId| ui.painter().layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER).size().x;
    let of = |card: &ShelfCard| {
        let name = wide(card.name, TextSize::Name.font(scale)) + 16.0 * scale;
        name.max(label_width(ui, scale, card) - 0.5 * GAP)
    };
    board.cards.iter().map(of).fold(0.0, f32::max)
}

/// A board with its title, its boxes and its front edge.
fn board(ui: &mut Ui, look: &Look, rect: Rect, row: &Row<'_>, sends: &mut Sends) {
    let scale = look.text_scale();
    let colours = &tokens().shelf;
    let front = Rect::from_min_max(pos2(rect.left(), rect.bottom() - FRONT * scale), rect.max);
    back(ui, Rect::from_min_max(rect.min, pos2(rect.right(), front.top())));
    pictures::wood(ui, front, colours.front.0);
    let edge = Rect::from_min_size(front.min, vec2(front.width(), 2.0));
    ui.painter().rect_filled(edge, 0, colours.edge.0);
    paint::shade(ui.painter(), front, Color32::TRANSPARENT, colours.shade.0);
    let inner = rect.shrink2(vec2(BESIDE, 0.0));
    let title = Rect::from_min_size(inner.min, vec2(inner.width(), TITLE * scale));
    let columns = row.columns as f32;
    let width = (inner.width() - (columns - 1.0) * GAP) / columns;
    let room = front.top() - title.bottom();
    // A box under the pointer rises without reaching the title, and a tall window does not make boxes towers.
    let tall = (room - LIFT).min(NAME * scale + MOST_PICTURE * width);
    let mut told = None;
    for (column, card) in row.cards.iter().enumerate() {
        let left = inner.left() + column as f32 * (width + GAP);
        let place = Rect::from_min_max(pos2(left, front.top() - tall), pos2(left + width, front.top()));
        if game_box(ui, look, place, card, sends) {
            told = Some(card);
        }
        label(ui, look, Rect::from_min_size(pos2(left, front.top()), vec2(width, front.height())), card);
    }
    heading(ui, look, title, row.board, told);
}

/// The back of the bookcase, in the shade of the board above it.
fn back(ui: &Ui, rect: Rect) {
    let colours = &tokens().shelf;
    pictures::wood(ui, rect, colours.back.0);
    let upper = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + 0.45 * rect.height()));
    paint::shade(ui.painter(), upper, colours.shade.0, Color32::TRANSPARENT);
}

/// What stands on a board; or, of the box under the pointer, what one does in its game.
fn heading(ui: &Ui, look: &Look, place: Rect, board: Option<&ShelfBoard>, told: Option<&ShelfCard>) {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let (title, about) = match (told, board) {
        (Some(card), _) => (card.name, card.line.as_str()),
        (None, Some(board)) => (board.title.as_str(), board.about.as_str()),
        (None, None) => return,
    };
    let middle = place.center().y + 2.0;
    let title = ui.painter().text(
        pos2(place.left(), middle),
        Align2::LEFT_CENTER,
        title,
        TextSize::Name.font(scale),
        ground.accent,
    );
    let room = place.right() - title.right() - 10.0;
    let font = TextSize::Label.font(scale);
    let text = paint::elided(ui, about, font, Color32::PLACEHOLDER, room);
    // Half a sentence says nothing.
    if text.elided {
        return;
    }
    ui.painter().galley_with_override_text_color(
        pos2(title.right() + 10.0, middle - text.size().y / 2.0),
        text,
        ground.quiet,
    );
}

/// The box of a game; whether it is under the pointer or has the keyboard.
fn game_box(ui: &mut Ui, look: &Look, place: Rect, card: &ShelfCard, sends: &mut Sends) -> bool {
    let id = Id::new("box").with(card.id);
    let response = ui.interact(place, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, card.spoken.as_str()));
    components::follow_focus(&response);
    names::tell(ui.ctx(), place, || (look.word("ui-names-box"), String::new()));
    if response.clicked() {
        sends.write(OpenGame(card.id));
    }
    let lit = response.hovered() || response.has_focus();
    let risen = come(ui.ctx(), id.with("lift"), lit, |motion| motion.box_lift);
    let place = place.translate(vec2(0.0, -LIFT * risen));
    cover(ui, look, place, card, risen);
    if card.open {
        ribbon(ui, look, place, &look.word("ui-left-open"));
    }
    demonstration(ui, place, card, sends);
    lit
}

/// A box as it is seen: its picture, its name, light from the left.
fn cover(ui: &Ui, look: &Look, place: Rect, card: &ShelfCard, risen: f32) {
    let scale = look.text_scale();
    let colours = &tokens().shelf;
    let painter = ui.painter();
    let fall = 4.0 + 14.0 * risen;
    let shadow = Shadow { offset: [4, fall as i8], blur: (14.0 + fall) as u8, spread: 0, color: colours.shadow.0 };
    painter.add(shadow.as_shape(place, CORNER));
    let split = place.bottom() - NAME * scale;
    let picture = Rect::from_min_max(place.min, pos2(place.right(), split));
    pictures::fill(ui, look.pictures.get(card.id, GamePictures::SHELF), card.id, picture);
    let [red, green, blue] = card.label.colour;
    let band = Rect::from_min_max(pos2(place.left(), split), place.max);
    painter.rect_filled(band, 0, Color32::from_rgb(red, green, blue));
    painter.hline(band.x_range(), split, Stroke::new(1.0, colours.glint.0));
    painter.text(band.center(), Align2::CENTER_CENTER, card.name, TextSize::Name.font(scale), colours.letters.0);
    let left = Rect::from_min_max(place.min, pos2(place.left() + 0.2 * place.width(), place.bottom()));
    paint::shade_across(painter, left, colours.glint.0, Color32::TRANSPARENT);
    let right = Rect::from_min_max(pos2(place.right() - 0.2 * place.width(), place.top()), place.max);
    paint::shade_across(painter, right, Color32::TRANSPARENT, colours.shade.0);
    painter.rect_stroke(place, CORNER, Stroke::new(1.0, colours.shade.0), StrokeKind::Outside);
    if risen > 0.0 {
        let ring = Stroke::new(tokens().size.focus_ring, paint::faded(Ground::of(ui).focus, risen));
        painter.rect_stroke(place, CORNER, ring, StrokeKind::Outside);
    }
}

/// A ribbon over the corner of a box.
fn ribbon(ui: &Ui, look: &Look, place: Rect, text: &str) {
    let ground = Ground::of(ui);
    let font = Face::Bold.at(TextSize::Label.token().size * look.text_scale());
    let galley = paint::elided(ui, text, font, ground.on_accent, place.width() - 24.0);
    let rect = Rect::from_min_size(place.min + vec2(0.0, 10.0), galley.size() + vec2(20.0, 8.0));
    ui.painter().rect_filled(rect, 0, ground.accent);
    ui.painter().galley_with_override_text_color(rect.min + vec2(10.0, 4.0), galley, ground.on_accent);
}

/// The button of a demonstration in the corner of a box.
fn demonstration(ui: &mut Ui, place: Rect, card: &ShelfCard, sends: &mut Sends) {
    let Some(name) = &card.demonstration else { return };
    let side = ui.spacing().interact_size.y;
    let corner = Rect::from_min_size(pos2(place.right() - side - 6.0, place.top() + 6.0), Vec2::splat(side));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(corner));
    // Over a picture, the colours of a control alone are not enough.
    ui.painter().circle_filled(corner.center(), side / 2.0, tokens().shelf.shadow.0);
    if components::pressed(ui, icons::DIE, name) {
        sends.write(DemonstrationRequest::Open(card.id, None));
    }
}

/// How long a game lasts, from which age on, and how much there is to think about, on the edge of the board.
fn label(ui: &Ui, look: &Look, place: Rect, card: &ShelfCard) {
    let scale = look.text_scale();
    let mut left = place.center().x - label_width(ui, scale, card) / 2.0;
    let ground = Ground::of(ui);
    let (painter, middle) = (ui.painter(), place.center().y);
    for text in [&card.minutes, &card.age] {
        let drawn = painter.text(
            pos2(left, middle),
            Align2::LEFT_CENTER,
            text,
            TextSize::Label.font(scale),
            tokens().shelf.letters.0,
        );
        left = drawn.right() + SEPARATED * scale;
        painter.circle_filled(pos2(left - 0.5 * SEPARATED * scale, middle), 2.0 * scale, ground.accent);
    }
    for pip in 0..BoxLabel::MOST_DEPTH {
        let at = pos2(left + (0.5 + f32::from(pip)) * PIP * scale, middle);
        let inside = if pip < card.label.depth { ground.accent } else { Color32::TRANSPARENT };
        painter.circle(at, 4.5 * scale, inside, Stroke::new(1.5, ground.accent));
    }
}

/// Space between two things on a label, with a dot in it, and what a pip takes.
const SEPARATED: f32 = 14.0;
const PIP: f32 = 13.0;

fn label_width(ui: &Ui, scale: f32, card: &ShelfCard) -> f32 {
    let font = TextSize::Label.font(scale);
    let wide = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x;
    let pips = f32::from(BoxLabel::MOST_DEPTH) * PIP;
    wide(&card.minutes) + wide(&card.age) + (2.0 * SEPARATED + pips) * scale
}
