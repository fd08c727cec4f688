//! The card of a board: its number, who sits there, and how it ended. A touch on a name says who won.

use super::done::Done;
use crate::desk::class::model::{BoardRow, ClassRequest, SheetModel};
use crate::desk::components::menu;
use crate::desk::components::{self, paint};
use crate::desk::frame::look::Look;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Face, Ground, TextSize, icons, target, tokens};
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Id, Popup, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use ludoteca_class::Outcome;
use ludoteca_rules::{Arg, SideColour};

/// Width of the number at text scale 1.
const NUMBER: f32 = 60.0;

/// How a board ended for one of the two.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ended {
    Open,
    Won,
    Lost,
    Drawn,
    Absent,
    Alone,
}

/// How it ended for whoever began, and for the other one.
const fn ended(outcome: Outcome) -> [Ended; 2] {
    match outcome {
        Outcome::Open => [Ended::Open, Ended::Open],
        Outcome::First => [Ended::Won, Ended::Lost],
        Outcome::Second => [Ended::Lost, Ended::Won],
        Outcome::Draw => [Ended::Drawn, Ended::Drawn],
        Outcome::FirstByForfeit => [Ended::Won, Ended::Absent],
        Outcome::SecondByForfeit => [Ended::Absent, Ended::Won],
        Outcome::NobodyCame => [Ended::Absent, Ended::Absent],
        Outcome::Bye => [Ended::Alone, Ended::Alone],
    }
}

/// What a row says: the name, the colour of the disc, how it ended.
struct Row<'a> {
    name: &'a str,
    ink: Option<SideColour>,
    ended: Ended,
    /// Whether it is the upper one.
    first: bool,
}

/// Draws the card, so wide, and so high or as high as its texts need.
pub(super) fn card(
    ui: &mut Ui,
    look: &Look,
    sheet: &SheetModel,
    (number, board): (usize, &BoardRow),
    size: Vec2,
    done: &mut Done<'_>,
) {
    let scale = look.text_scale();
    let least = target(scale).max(TextSize::Body.token().line * scale + 14.0);
    let tall = ((size.y - 1.0) / 2.0).floor().max(least);
    let (rect, _) = ui.allocate_exact_size(vec2(size.x, 2.0 * tall + 1.0), Sense::hover());
    let ground = Ground::of(ui);
    let radius = tokens().radius.control;
    let open = board.outcome == Outcome::Open;
    let edge = if open { Stroke::new(2.0, ground.warn) } else { Stroke::new(1.0, ground.line) };
    ui.painter().rect_filled(rect, radius, ground.fill.lerp_to_gamma(Color32::WHITE, 0.65));
    let left = rect.left() + NUMBER * scale.min(1.5);
    let middle = rect.top() + tall;
    let line = Stroke::new(1.0, ground.line.gamma_multiply(0.6));
    ui.painter().hline(left..=rect.right() - 2.0, middle + 0.5, line);
    let ends = ended(board.outcome);
    let alone = look.word("class-no-opponent");
    let names = [board.first.as_str(), board.second.as_deref().unwrap_or(&alone)];
    let mut rows = Vec::new();
    for (place, name) in names.into_iter().enumerate() {
        let first = place == 0;
        let top = if first { rect.top() } else { middle + 1.0 };
        let part = Rect::from_min_max(pos2(left, top), pos2(rect.right(), top + tall));
        let ink = sheet.inks[place].filter(|_| board.second.is_some());
        let row = Row { name, ink, ended: ends[place], first };
        rows.push(self::row(ui, look, part, &row, number));
    }
    // Over the filled rows, which reach into the corners.
    ui.painter().rect_stroke(rect, radius, edge, StrokeKind::Inside);
    let square = rect.with_max_x(left);
    let menu = others(ui, look, sheet, (number, board), square, done);
    if board.second.is_none() {
        return;
    }
    for (response, outcome) in rows.iter().zip([Outcome::First, Outcome::Second]) {
        if response.clicked() {
            let outcome = if board.outcome == outcome { Outcome::Open } else { outcome };
            done.ask(ClassRequest::Result(sheet.round, number, outcome));
        }
        if response.secondary_clicked() || response.long_touched() {
            Popup::open_id(ui.ctx(), Popup::default_response_id(&menu));
        }
    }
}

/// One of the two at a board.
fn row(ui: &mut Ui, look: &Look, part: Rect, row: &Row<'_>, number: usize) -> Response {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let plays = row.ended != Ended::Alone;
    let id = Id::new("class-row").with((number, row.first));
    let response = ui.interact(part, id, if plays { Sense::click() } else { Sense::hover() });
    let args = [("board", Arg::Number(number as i64)), ("name", Arg::Plain(row.name.to_owned()))];
    let won = row.ended == Ended::Won;
    let said = if plays { look.words.fill("ui-class-winner", &args) } else { row.name.to_owned() };
    response.widget_info(|| match plays {
        true => WidgetInfo::selected(WidgetType::Button, true, won, said.clone()),
        false => WidgetInfo::labeled(WidgetType::Label, true, said.clone()),
    });
    components::follow_focus(&response);
    let radius = tokens().radius.control;
    let corners = if row.first {
        CornerRadius { ne: radius, ..CornerRadius::ZERO }
    } else {
        CornerRadius { se: radius, ..CornerRadius::ZERO }
    };
    let fill = match row.ended {
        Ended::Won => ground.accent,
        Ended::Drawn => ground.well,
        _ if plays && response.hovered() => ground.hover,
        _ => Color32::TRANSPARENT,
    };
    ui.painter().rect_filled(part, corners, fill);
    let (face, colour) = match row.ended {
        Ended::Won => (Face::Bold, ground.on_accent),
        Ended::Open | Ended::Drawn => (Face::Text, ground.text),
        Ended::Alone if row.first => (Face::Text, ground.text),
        _ => (Face::Text, ground.quiet),
    };
    let mut left = part.left() + 14.0;
    if let Some(ink) = row.ink {
        let disc = 10.0 * scale.min(1.6);
        components::disc(ui, pos2(left + disc, part.center().y), disc, ink);
        left += 2.0 * disc + 12.0;
    }
    let right = part.right() - 14.0 - sign(ui, part, row.ended, scale);
    let font = face.at(TextSize::Body.token().size * scale);
    let galley = paint::elided(ui, row.name, font, colour, right - left - 8.0);
    let cut = galley.elided;
    ui.painter().galley(pos2(left, part.center().y - galley.size().y / 2.0), galley, colour);
    paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
    if cut { response.on_hover_text(row.name) } else { response }
}

/// How it ended, as a sign at the right end of a row; its width.
fn sign(ui: &Ui, part: Rect, ended: Ended, scale: f32) -> f32 {
    let ground = Ground::of(ui);
    let size = tokens().size.icon * scale;
    let (text, font, colour) = match ended {
        Ended::Won => (icons::WON, Face::IconFill.at(size), room(ui.ctx()).accent.0),
        Ended::Drawn => ("½", Face::Bold.at(size), ground.text),
        Ended::Absent => (icons::ABSENT, Face::Icon.at(size), ground.bad),
        Ended::Open | Ended::Lost | Ended::Alone => return 0.0,
    };
    let at = pos2(part.right() - 14.0 - size / 2.0, part.center().y);
    ui.painter().text(at, Align2::CENTER_CENTER, text, font, colour);
    size
}

/// The number of the board, which opens what is rarely needed: a draw, who did not come, the game itself.
fn others(
    ui: &mut Ui,
    look: &Look,
    sheet: &SheetModel,
    (number, board): (usize, &BoardRow),
    square: Rect,
    done: &mut Done<'_>,
) -> Response {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let two = board.second.is_some();
    let sense = if two { Sense::click() } else { Sense::hover() };
    let response = ui.interact(square, Id::new("class-board").with(number), sense);
    let said = look.words.fill("ui-class-board-more", &[("board", Arg::Number(number as i64))]);
    let kind = if two { WidgetType::Button } else { WidgetType::Label };
    response.widget_info(|| WidgetInfo::labeled(kind, true, said.clone()));
    components::follow_focus(&response);
    let colour = if board.outcome == Outcome::Open { ground.warn } else { ground.accent };
    let lift = if two { 0.12 * square.height() } else { 0.0 };
    let at = square.center() - vec2(0.0, lift);
    let painter = ui.painter();
    painter.text(at, Align2::CENTER_CENTER, number.to_string(), TextSize::Title.font(scale.min(1.6)), colour);
    if !two {
        return response;
    }
    let dots = pos2(square.center().x, square.bottom() - 0.2 * square.height());
    let dim = if response.hovered() { ground.text } else { ground.quiet };
    painter.text(dots, Align2::CENTER_CENTER, icons::MENU, Face::Icon.at(tokens().size.icon * scale.min(1.6)), dim);
    paint::focus_ring(ui, &response, f32::from(tokens().radius.small));
    let response = response.on_hover_text(&said);
    let absent = |name: &str| look.words.fill("ui-class-absent-one", &[("name", Arg::Plain(name.to_owned()))]);
    let mut all = Vec::new();
    // One that was written down all the same can be taken away.
    if sheet.draws && !sheet.somebody_wins || board.outcome == Outcome::Draw {
        all.push((Some(Outcome::Draw), look.word("ui-class-draw")));
    }
    all.push((Some(Outcome::SecondByForfeit), absent(&board.first)));
    all.push((Some(Outcome::FirstByForfeit), absent(board.second.as_deref().unwrap_or_default())));
    if !sheet.somebody_wins {
        all.push((Some(Outcome::NobodyCame), look.word("ui-class-absent-both")));
    }
    all.push((None, look.word("ui-class-play")));
    let labels: Vec<(&str, bool)> =
        all.iter().map(|(outcome, text)| (text.as_str(), *outcome == Some(board.outcome))).collect();
    match menu(&response, &labels).map(|place| all[place].0) {
        Some(Some(outcome)) => {
            let outcome = if board.outcome == outcome { Outcome::Open } else { outcome };
            done.ask(ClassRequest::Result(sheet.round, number, outcome));
        }
        Some(None) => done.ask(ClassRequest::Play(sheet.round, number)),
        None => {}
    }
    response
}
