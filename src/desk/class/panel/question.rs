//! A question to everybody: the position, and how often each move was answered.

use super::done::Done;
use super::parts::{entered, quiet};
use crate::desk::class::model::{ClassRequest, Screens};
use crate::desk::components::{self, PillButton};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::saves::kept::SavedRequest;
use crate::desk::theme::{Face, Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align2, Color32, Label, Rect, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use ludoteca_classroom::{Ask, QuestionShown, TruthShown};
use ludoteca_rules::{Arg, Text};

/// The width of the answers, at text scale 1.
const ANSWERS: f32 = 460.0;

/// What is between the answers and the board.
const GAP: f32 = 24.0;

/// The least height of the board.
const LEAST: f32 = 240.0;

/// So many answers are seen, the most frequent first.
const MOST: usize = 10;

/// Draws the page; `open` says whether answers still come.
pub(super) fn draw(
    ui: &mut Ui,
    look: &Look,
    (screens, asked, open): (&Screens, &QuestionShown, bool),
    done: &mut Done<'_>,
) {
    // What scrolls ends with a margin.
    let whole = ui.available_rect_before_wrap();
    let whole = whole.with_max_y(whole.bottom() - 12.0);
    let wide = (ANSWERS * look.text_scale()).min(0.5 * whole.width());
    let left = whole.with_max_x(whole.left() + wide);
    let told = ui.scope_builder(UiBuilder::new().max_rect(left), |ui| answers(ui, look, (screens, asked, open), done));
    let below = told.response.rect.bottom().max(whole.bottom()).max(whole.top() + LEAST);
    let place = whole.with_min_x(left.right() + GAP).with_max_y(below);
    let response = ui.allocate_rect(place, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, look.word(title_of(asked))));
    if let Some(large) = screens.large.as_ref().filter(|large| large.board.is_none()) {
        let texture = pictures::small(ui.ctx(), "question", &large.picture);
        let side = place.width().min(whole.height().max(LEAST));
        let at = Rect::from_center_size(pos2(place.center().x, place.top() + side / 2.0), Vec2::splat(side));
        let all = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture.id(), at, all, Color32::WHITE);
    }
}

/// What is asked.
fn title_of(asked: &QuestionShown) -> &'static str {
    if asked.piece.is_some() { "page-ask-where" } else { "page-ask" }
}

/// How often each move was answered.
fn answers(ui: &mut Ui, look: &Look, (screens, asked, open): (&Screens, &QuestionShown, bool), done: &mut Done<'_>) {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let title = TextSize::Screen.text(scale, look.word(title_of(asked))).color(ground.text);
    ui.add(Label::new(title).wrap());
    let number = |number: usize| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let told = [("answered", number(asked.answered)), ("here", number(asked.here.max(asked.answered)))];
    quiet(ui, look, &look.words.fill("ui-class-answered", &told));
    ui.add_space(8.0);
    if open {
        hands(ui, look, asked, done);
    } else {
        closed(ui, look, (screens, asked), done);
    }
    ui.add_space(12.0);
    let most = asked.counts.first().map_or(1, |(_, count)| *count).max(1);
    let truth = screens.truth();
    let verdict = |order: &str| truth.and_then(|truth| truth.of.iter().find(|verdict| verdict.answer == order));
    for (order, count) in asked.counts.iter().take(MOST) {
        let verdict = verdict(order);
        bar(ui, look, (order, verdict.map(|verdict| verdict.good)), (*count, most));
        if let Some(verdict) = verdict {
            quiet(ui, look, &verdict.say(&look.words));
        }
    }
    if let Some(truth) = truth {
        judged(ui, look, (asked, truth), done);
    }
}

/// What is best, where nobody answered it, and what refutes the most frequent wrong answer.
fn judged(ui: &mut Ui, look: &Look, (asked, truth): (&QuestionShown, &TruthShown), done: &mut Done<'_>) {
    let scale = look.text_scale();
    // A piece can go to several cells: all of them are told.
    let found = asked.piece.is_none() && truth.of.iter().any(|verdict| verdict.good);
    ui.add_space(10.0);
    if !found && !truth.best.is_empty() {
        let best = Arg::Plain(truth.best.join(", "));
        let text = look.words.fill("class-truth-best", &[("moves", best)]);
        let text = TextSize::Lead.text(scale, text).color(Ground::of(ui).good);
        ui.add(Label::new(text).wrap());
        if let Some(worth) = &truth.worth {
            quiet(ui, look, &look.words.say(worth));
        }
    }
    if truth.unread {
        quiet(ui, look, &look.word("class-truth-unread"));
    }
    if truth.refutation.len() > 1 && PillButton::new(&look.word("ui-class-refute")).icon(icons::VIEW).show(ui).clicked()
    {
        done.ask(ClassRequest::Refute);
    }
}

/// A field for hands that were raised, where pupils have no screens.
fn hands(ui: &mut Ui, look: &Look, asked: &QuestionShown, done: &mut Done<'_>) {
    let (changed, entered) = entered(ui, look, "ui-class-hands", &done.view.hands);
    if let Some(typed) = changed {
        done.see(|view| view.hands = typed);
    }
    let Some(line) = entered else { return };
    // The move comes first, or the number does.
    let words: Vec<&str> = line.split_whitespace().collect();
    let read = match words[..] {
        [one, two] => two.parse().map(|count| (one, count)).or_else(|_| one.parse().map(|count| (two, count))).ok(),
        _ => None,
    };
    done.ask(match read {
        Some((order, count)) => ClassRequest::Ask(Ask::Hands { order: order.to_owned(), count }),
        None if asked.piece.is_some() => ClassRequest::Refuse(Text::new("ui-class-hands-where")),
        None => ClassRequest::Refuse(Text::new("ui-class-hands-how")),
    });
}

/// What can be done with a question that is closed.
fn closed(ui: &mut Ui, look: &Look, (screens, asked): (&Screens, &QuestionShown), done: &mut Done<'_>) {
    ui.horizontal_wrapped(|ui| {
        if screens.truth().is_none() && !asked.counts.is_empty() {
            let word = look.word("ui-class-truth");
            let seeks = PillButton::main(&word).icon(icons::CHECK).enabled(!screens.shown.seeking).show(ui);
            components::focus_first(&seeks);
            if seeks.clicked() {
                done.ask(ClassRequest::Ask(Ask::Truth));
            }
        }
        let back = PillButton::new(&look.word("ui-class-wall")).icon(icons::LEAVE).show(ui);
        components::focus_first(&back);
        if back.clicked() {
            done.ask(ClassRequest::Dismiss);
        }
        if PillButton::new(&look.word("ui-class-look")).icon(icons::VIEW).show(ui).clicked() {
            done.sends.write(SavedRequest::OpenText(asked.position.to_string()));
            done.sends.write(DialogAction::Close);
        }
    });
    if screens.shown.seeking {
        quiet(ui, look, &look.word("ui-class-seeking"));
    }
}

/// What is read out of a bar.
fn said(look: &Look, (order, good): (&str, Option<bool>), count: usize) -> String {
    let right = good.map(|good| look.word(if good { "class-truth-right" } else { "ui-class-wrong" }));
    right.map_or_else(|| format!("{order}: {count}"), |right| format!("{order}: {count}, {right}"))
}

/// A move, as long a bar as it was answered often, and the number; once it is known, whether the move is right.
fn bar(ui: &mut Ui, look: &Look, (order, good): (&str, Option<bool>), (count, most): (usize, usize)) {
    let scale = look.text_scale();
    let line = TextSize::Lead.token().line * scale;
    let size = TextSize::Lead.token().size * scale;
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), line), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, said(look, (order, good), count)));
    let ground = Ground::of(ui);
    let named = (0.36 * row.width()).min(170.0 * scale);
    ui.painter().text(row.left_center(), Align2::LEFT_CENTER, order, Face::Bold.at(size), ground.text);
    let (sign, colour) = match good {
        Some(true) => (icons::CHECK, ground.good),
        Some(false) => (icons::CLOSE, ground.bad),
        None => ("", ground.accent),
    };
    let at = pos2(row.left() + named - 8.0, row.center().y);
    ui.painter().text(at, Align2::RIGHT_CENTER, sign, Face::Icon.at(size), colour);
    let number = 2.2 * size;
    let room = (row.width() - named - number).max(0.0);
    let long = room * count as f32 / most as f32;
    let bar = Rect::from_min_size(pos2(row.left() + named, row.top() + 4.0), vec2(long.max(4.0), line - 8.0));
    ui.painter().rect_filled(bar, tokens().radius.control.min(6), colour);
    let at = pos2(bar.right() + 8.0, row.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, count, Face::Bold.at(size), ground.text);
}
