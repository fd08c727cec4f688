//! Draws the end of a game: a card of paper at the right, so that the board stays visible.

use crate::desk::commands::DoCommand;
use crate::desk::commands::table::CommandId;
use crate::desk::components::float::below_corner;
use crate::desk::components::{PillButton, beside_board, card_width, float, text_width};
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::new_game::controller::NewGameAction;
use crate::desk::play::controller::PlayAction;
use crate::desk::play::model::PlayModel;
use crate::desk::play::result::ResultModel;
use crate::desk::theme::ground::room;
use crate::desk::theme::motion::come_after;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::tokens::Motion;
use crate::desk::theme::{self, Ground, Material, TextSize, icons, tokens};
use bevy_egui::egui::{
    Align, Align2, Color32, Context, Id, Label, Layout, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, pos2, vec2,
};
use ludoteca_rules::session::Request;
use std::f32::consts::TAU;

/// The name of the area.
const NAME: &str = "result";
/// How much of the winner's face stands above the card.
const ABOVE: f32 = 0.5;
/// Teeth of the medal around it, and its width as a share of the face.
const TEETH: usize = 24;
const MEDAL: f32 = 0.12;

/// Draws the card over the window while it is `shown`, a moment after the end; beside the board it lies above the lower
/// edge of what is `free`.
pub fn draw(ctx: &Context, look: &Look, (play, shown): (&PlayModel, bool), free: Rect, sends: &mut Sends) {
    let motion = |motion: &Motion| (motion.result_card_delay, motion.result_card_in);
    let there = come_after(ctx, Id::new("result-there"), shown, motion);
    let Some(result) = play.result.as_ref().filter(|_| shown && there > 0.0) else { return };
    let (window, scale) = (ctx.content_rect(), look.text_scale());
    let edge = tokens().space.screen_edge;
    let paper = Ground::new(Material::Paper, room(ctx));
    let face = tokens().size.portrait_winner * scale.min(1.3);
    let (at, pivot) = match beside_board(scale, window) {
        Some(_) => {
            let middle = below_corner(ctx, NAME, 0.5 * (window.top() + free.bottom()), free.bottom());
            (pos2(window.right() - edge, middle), Align2::RIGHT_CENTER)
        }
        None => (window.center_bottom() - vec2(0.0, edge), Align2::CENTER_BOTTOM),
    };
    float(ctx, NAME, at, pivot, |ui| {
        ui.set_opacity(there);
        ui.set_max_width(card_width(scale, window));
        let middle = pos2(ui.max_rect().center().x, ui.cursor().top() + 0.5 * face);
        ui.add_space(ABOVE * face);
        let padding = tokens().space.card_padding;
        paper.card(Material::Paper, padding).show(ui, |ui| {
            theme::on_paper(ui);
            ui.set_width(card_width(scale, window) - 2.0 * padding);
            ui.add_space((1.0 - ABOVE) * face - padding + 12.0);
            contents(ui, look, play, result, sends);
        });
        faces(ui.painter(), middle, face, result);
    });
}

/// The faces of those who won, the medal around one that was won by a person.
fn faces(painter: &Painter, middle: Pos2, side: f32, result: &ResultModel) {
    let count = result.faces.len().clamp(1, 4);
    let (side, step) = if count == 1 { (side, 0.0) } else { (0.8 * side, 0.64 * side) };
    for (place, face) in result.faces.iter().take(count).enumerate() {
        let at = middle + vec2((place as f32 - (count as f32 - 1.0) / 2.0) * step, 0.0);
        if result.glad && count == 1 && *face == Portrait::Person {
            medal(painter, at, side / 2.0);
        } else {
            painter.circle_filled(at, side / 2.0, tokens().shelf.letters.0);
        }
        face.paint(painter, Rect::from_center_size(at, Vec2::splat(side * (1.0 - MEDAL))), Color32::WHITE);
    }
}

/// A medal of brass of this radius.
fn medal(painter: &Painter, middle: Pos2, radius: f32) {
    let colours = &tokens().shelf;
    let tip = |tooth: usize, radius: f32| {
        let angle = TAU * tooth as f32 / (2 * TEETH) as f32;
        middle + radius * vec2(angle.cos(), angle.sin())
    };
    let (outer, inner) = (1.08 * radius, radius);
    let rim: Vec<Pos2> = (0..2 * TEETH).map(|at| tip(at, if at % 2 == 0 { outer } else { inner })).collect();
    // A star is not convex, so it is painted as its teeth and what lies between them.
    for tooth in (0..2 * TEETH).step_by(2) {
        let before = rim[(tooth + 2 * TEETH - 1) % (2 * TEETH)];
        let after = rim[(tooth + 1) % (2 * TEETH)];
        painter.add(Shape::convex_polygon(vec![before, rim[tooth], after], colours.medal.0, Stroke::NONE));
    }
    painter.circle_filled(middle, inner, colours.medal.0);
    painter.circle_stroke(middle, 0.97 * inner, Stroke::new(2.0, colours.letters.0));
}

fn contents(ui: &mut Ui, look: &Look, play: &PlayModel, result: &ResultModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let colour = Ground::of(ui).text;
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.add(Label::new(TextSize::Result.text(scale.min(1.3), &result.headline).color(colour)).wrap());
        ui.add(Label::new(TextSize::Body.text(scale, &result.reason).color(colour)).wrap());
    });
    ui.add_space(14.0);
    let least = vec2(ui.available_width(), tokens().size.button_main);
    let (key, action) =
        if play.next_game { ("ui-match-next", NewGameAction::Next) } else { ("ui-again", NewGameAction::Again(None)) };
    let again = PillButton::main(&look.word(key)).icon(icons::REPEAT).least(least).show(ui);
    let about = if play.next_game { String::new() } else { look.word("ui-again-about") };
    let again = if about.is_empty() { again } else { again.on_hover_text(about) };
    if again.clicked() {
        sends.write(action);
    }
    ui.add_space(6.0);
    quiet(ui, look, play, result, sends);
}

/// What else one can do, beside each other where there is room.
fn quiet(ui: &mut Ui, look: &Look, play: &PlayModel, result: &ResultModel, sends: &mut Sends) {
    let mut all: Vec<(String, Sends)> = Vec::new();
    if let Some((level, text)) = result.next.as_ref().filter(|_| !play.next_game) {
        all.push((text.clone(), Sends::of(NewGameAction::Again(Some(*level)))));
    }
    if result.lost && play.can_undo {
        all.push((look.word("ui-take-back"), Sends::of(AskTable::session(Request::Undo))));
    }
    if play.can_review {
        all.push((look.word("review-begin"), Sends::of(DoCommand(CommandId::Review))));
    }
    all.push((look.word("ui-look"), Sends::of(PlayAction::LookAtGame)));
    let (room, gap) = (ui.available_width(), ui.spacing().item_spacing.x);
    let part = (room - gap * (all.len() as f32 - 1.0)) / all.len() as f32;
    let padding = 2.0 * ui.spacing().button_padding.x + 2.0;
    let fits = all.iter().all(|(text, _)| text_width(ui, text) + padding <= part);
    let width = if fits { part } else { room };
    ui.horizontal_wrapped(|ui| {
        for (text, what) in all {
            if PillButton::new(&text).least(vec2(width, 0.0)).show(ui).clicked() {
                sends.append([what]);
            }
        }
    });
}
