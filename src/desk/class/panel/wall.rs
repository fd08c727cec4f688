//! All boards of a round at once, small, and one of them large.

use super::done::Done;
use crate::desk::class::model::{ClassRequest, Large, Screens};
use crate::desk::components::{self, PillButton, paint};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::saves::kept::SavedRequest;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use bevy_egui::egui::{
    Align2, Color32, ColorImage, Label, Rect, Response, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use ludoteca_class::Outcome;
use ludoteca_classroom::BoardShown;
use ludoteca_rules::Arg;

/// What is between two boards.
const GAP: f32 = 10.0;

/// What the page keeps free below the boards, or it would scroll.
const END: f32 = 20.0;

/// What is beside the picture of a board in its cell.
const MARGIN: f32 = 6.0;

/// The width of what stands beside a large board, at text scale 1.
const SIDE: f32 = 300.0;

/// The smallest picture of a board at text scale 1: below it the page scrolls.
const LEAST: f32 = 76.0;

/// Draws all boards, or the one that is large.
pub(super) fn draw(
    ui: &mut Ui,
    look: &Look,
    (screens, large): (&Screens, Option<(usize, usize)>),
    done: &mut Done<'_>,
) {
    let boards = &screens.shown.boards;
    if let Some(board) = boards.iter().find(|board| large == Some((board.round, board.number))) {
        return one(ui, look, (board, screens.large.as_ref()), done);
    }
    let line = TextSize::Label.token().line * look.text_scale();
    let texts = 2.0 * line + 2.0 * MARGIN;
    // What scrolls ends with a margin.
    let room = ui.available_size() - vec2(0.0, END);
    let columns = columns(boards.len(), room, texts);
    let wide = ((room.x + GAP) / columns as f32 - GAP).floor();
    let rows = boards.len().div_ceil(columns);
    let tall = ((room.y + GAP) / rows.max(1) as f32 - GAP).floor().max(LEAST + texts);
    let size = vec2(wide, tall.min(wide + texts));
    ui.spacing_mut().item_spacing = Vec2::splat(GAP);
    for row in boards.chunks(columns) {
        ui.horizontal(|ui| {
            for board in row {
                if cell(ui, look, board, (size, line)).clicked() {
                    touched(board, done);
                }
            }
        });
    }
}

/// What a touch does: the teacher sits down where the teacher is to decide, and any other board becomes large.
fn touched(board: &BoardShown, done: &mut Done<'_>) {
    if board.against_teacher.as_ref().is_some_and(|seat| seat.decides) {
        done.ask(ClassRequest::Sit(board.number));
    } else {
        done.see(|view| view.large = Some((board.round, board.number)));
    }
}

/// So many boards beside each other that their pictures are as large as they can be.
fn columns(boards: usize, room: Vec2, texts: f32) -> usize {
    let side = |columns: usize| {
        let rows = boards.div_ceil(columns).max(1) as f32;
        let wide = (room.x + GAP) / columns as f32 - GAP;
        wide.min((room.y + GAP) / rows - GAP - texts)
    };
    let fits = |columns: &usize| side(*columns) >= LEAST;
    // Of several with the same pictures the one with the most room for names.
    let best = (1..=boards.max(1)).rev().max_by(|one, other| side(*one).total_cmp(&side(*other))).unwrap_or(1);
    if fits(&best) { best } else { ((room.x + GAP) / (LEAST + 2.0 * MARGIN + GAP)).floor().max(1.0) as usize }
}

/// Whether this one of the two has won, as the sheet says.
const fn won(outcome: Outcome, place: usize) -> bool {
    match outcome {
        Outcome::First | Outcome::FirstByForfeit => place == 0,
        Outcome::Second | Outcome::SecondByForfeit => place == 1,
        _ => false,
    }
}

/// What is read out of a board.
fn said(look: &Look, board: &BoardShown) -> String {
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let names = board.names.each_ref().map(|name| Arg::Plain(name.clone()));
    let [first, second] = names;
    let args = [("board", number(board.number)), ("first", first), ("second", second), ("moves", number(board.moves))];
    let mut said = look.words.fill("ui-class-board-of", &args);
    let state = match (&board.why, board.turn) {
        (Some(why), _) => Some(why.say(&look.words)),
        (None, Some(place)) => {
            let name = Arg::Plain(board.names[place].clone());
            Some(look.words.fill("ui-class-turn", &[("name", name)]))
        }
        (None, None) => None,
    };
    said.extend(state.into_iter().flat_map(|state| [" ".to_owned(), state]));
    said
}

/// A board of the wall.
fn cell(ui: &mut Ui, look: &Look, board: &BoardShown, (size, line): (Vec2, f32)) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, said(look, board)));
    components::follow_focus(&response);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let ground = Ground::of(ui);
    let radius = tokens().radius.control;
    let over = board.outcome != Outcome::Open;
    ui.painter().rect_filled(
        rect,
        radius,
        if over { ground.well } else { ground.fill.lerp_to_gamma(Color32::WHITE, 0.65) },
    );
    // Where the teacher is to decide is seen across the room.
    let waits = board.against_teacher.as_ref().is_some_and(|seat| seat.decides || seat.asked.is_some());
    let edge = if response.hovered() || waits { ground.accent } else { ground.line };
    ui.painter().rect_stroke(rect, radius, Stroke::new(if waits { 3.0 } else { 1.0 }, edge), StrokeKind::Inside);
    let inner = rect.shrink(MARGIN);
    let picture = inner.with_max_y(inner.bottom() - 2.0 * line);
    paint_board(ui, board, picture, over);
    let top = picture.bottom();
    for place in 0..2 {
        let row = Rect::from_min_size(pos2(inner.left(), top + line * place as f32), vec2(inner.width(), line));
        name(ui, look, (board, place), (TextSize::Label, row));
    }
    let number = Face::Bold.at(0.9 * TextSize::Label.token().size * look.text_scale());
    let number = ui.painter().layout_no_wrap(board.number.to_string(), number, ground.quiet);
    let chip = Rect::from_min_size(inner.left_top(), number.size() + vec2(6.0, 0.0));
    ui.painter().rect_filled(chip, 4.0, ground.fill.gamma_multiply(0.9));
    ui.painter().galley(chip.left_top() + vec2(3.0, 0.0), number, ground.quiet);
    paint::focus_ring(ui, &response, f32::from(radius));
    response
}

/// The picture of a board in the middle of a place; paler once the game is over.
fn paint_board(ui: &Ui, board: &BoardShown, place: Rect, over: bool) {
    let Some(picture) = &board.picture else { return };
    let texture = pictures::kept(ui.ctx(), &format!("wall {} {}", board.round, board.number), picture, |picture| {
        let size = [picture.width as usize, picture.height as usize];
        ColorImage::from_rgba_unmultiplied(size, &picture.rgba)
    });
    let size = vec2(picture.width as f32, picture.height as f32);
    let scale = (place.width() / size.x).min(place.height() / size.y).max(0.0);
    let at = Rect::from_center_size(place.center(), size * scale);
    let tint = if over { Color32::WHITE.gamma_multiply(0.6) } else { Color32::WHITE };
    ui.painter().image(texture.id(), at, Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)), tint);
}

/// One of the two, with a sign before the name: a dot before whoever is to decide, a crown before whoever has won.
fn name(ui: &Ui, look: &Look, (board, place): (&BoardShown, usize), (size, row): (TextSize, Rect)) {
    let ground = Ground::of(ui);
    let size = size.token().size * look.text_scale();
    let turn = board.turn == Some(place);
    let won = won(board.outcome, place);
    let away = board.away[place];
    let (sign, colour) = match () {
        () if won => (icons::WON, ground.good),
        () if board.outcome == Outcome::Draw => (icons::DRAWN_GAME, ground.quiet),
        () if away => (icons::ABSENT, ground.warn),
        () => ("", ground.quiet),
    };
    let signed = size * 1.05;
    let at = pos2(row.left() + signed * 0.45, row.center().y);
    if turn && !away {
        ui.painter().circle_filled(at, size * 0.22, ground.accent);
    } else {
        ui.painter().text(at, Align2::CENTER_CENTER, sign, Face::Icon.at(size * 0.9), colour);
    }
    let face = if turn || won { Face::Bold } else { Face::Text };
    let text = if away && !won { ground.quiet } else { ground.text };
    let galley = paint::elided(ui, &board.names[place], face.at(size), text, row.width() - signed);
    let at = pos2(row.left() + signed, row.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, text);
}

/// One board, as large as fits, beside who plays there.
fn one(ui: &mut Ui, look: &Look, (board, large): (&BoardShown, Option<&Large>), done: &mut Done<'_>) {
    let scale = look.text_scale();
    let whole = ui.available_rect_before_wrap();
    let whole = whole.with_max_y(whole.bottom() - END);
    let beside = (SIDE * scale).min(0.4 * whole.width());
    let left = whole.with_max_x(whole.left() + beside);
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| about(ui, look, board, done));
    let place = whole.with_min_x(left.right() + GAP).with_max_y(whole.bottom().max(whole.top() + 3.0 * LEAST));
    let response = ui.allocate_rect(place, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, said(look, board)));
    match large.filter(|large| large.board == Some((board.round, board.number))) {
        Some(large) => {
            let texture = pictures::small(ui.ctx(), "wall large", &large.picture);
            let at = Rect::from_center_size(place.center(), Vec2::splat(place.width().min(place.height())));
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            ui.painter().image(texture.id(), at, whole, Color32::WHITE);
        }
        None => paint_board(ui, board, place, false),
    }
}

/// Who plays at a board, how it stands, and what can be done with it.
fn about(ui: &mut Ui, look: &Look, board: &BoardShown, done: &mut Done<'_>) {
    let scale = look.text_scale();
    let line = TextSize::Name.token().line * scale;
    for place in 0..2 {
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), line), Sense::hover());
        name(ui, look, (board, place), (TextSize::Name, row));
    }
    if let Some(why) = &board.why {
        let text = TextSize::Body.text(scale, why.say(&look.words)).color(Ground::of(ui).quiet);
        ui.add(Label::new(text).wrap());
    }
    ui.add_space(12.0);
    let back = PillButton::new(&look.word("ui-class-wall")).icon(icons::LEAVE).show(ui);
    components::focus_first(&back);
    if back.clicked() {
        done.see(|view| view.large = None);
    }
    if board.against_teacher.is_some() {
        if PillButton::main(&look.word("ui-class-sit")).icon(icons::PLAY).show(ui).clicked() {
            done.ask(ClassRequest::Sit(board.number));
        }
        return;
    }
    if PillButton::new(&look.word("ui-class-ask")).icon(icons::ASK).show(ui).clicked() {
        done.ask(ClassRequest::AskAll(Some(board.number)));
    }
    if let Some(record) = &board.position
        && PillButton::new(&look.word("ui-class-look")).icon(icons::VIEW).show(ui).clicked()
    {
        done.sends.write(SavedRequest::OpenText(record.to_string()));
        done.sends.write(DialogAction::Close);
    }
}
