//! Draws the page with all lessons and puzzles: the games at the left, the trail of one at the right.

use super::learn::LearnAction;
use super::model::CourseRequest;
use super::trail::{LearnModel, TrailRow};
use super::{onward, path};
use crate::desk::card::panel as card;
use crate::desk::components::framed::framed;
use crate::desk::components::{self, Page, PillButton};
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk, SheetOf};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::decks::TrailId;
use crate::desk::lesson::practice::controller::PracticeAction;
use crate::desk::lesson::practice::harvest::HarvestAction;
use crate::desk::theme::ground::room;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::{self, Face, Ground, Material, TextSize, icons, tokens};
use crate::games::pictures::GamePictures;
use bevy_egui::egui::{
    Align, Align2, Area, Color32, Context, Id, Label, Layout, Modal, Order, Rect, ScrollArea, Shape, Stroke, Ui,
    UiBuilder, Vec2, vec2,
};
use std::f32::consts::{FRAC_PI_2, TAU};

/// From this text scale on the head of the page scrolls with the trail, which else would have no room.
const SCROLLS: f32 = 1.3;

/// From this width on, in points at text scale 1, what can be done with a trail stands beside its name.
const BESIDE: f32 = 760.0;

/// Draws it.
pub fn draw(ctx: &Context, look: &Look, page: &LearnModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let (title, back) = (look.word("learn-title"), look.word("learn-back"));
    let frame = Page { id: "dialog-learn", title: &title, back: &back, scale };
    let (mut chosen, mut done) = (Sends::default(), Sends::default());
    let leaves = frame.show(ctx, |ui| rows(ui, look, page, &mut chosen), |ui| paper(ui, look, page, &mut done));
    sends.append([chosen, done]);
    if let Some(rules) = &page.rules {
        // The same card as at the table.
        let window = ctx.content_rect();
        let padding = tokens().space.card_padding * scale.min(1.2);
        let id = Id::new("learn-rules");
        let area = Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_CENTER, Vec2::ZERO);
        let frame = Ground::new(Material::Paper, room(ctx)).card(Material::Paper, padding);
        let modal = Modal::new(id).area(area.fade_in(false)).frame(frame).show(ctx, |ui| {
            theme::on_paper(ui);
            ui.set_width((1040.0 * scale).min(window.width() - 2.0 * padding - 16.0));
            let height = window.height() - 2.0 * padding - 16.0;
            let mut closes = false;
            framed(
                ui,
                height,
                &rules.title,
                |ui| card::draw(ui, look, rules),
                |ui| {
                    let close = components::primary(ui, &look.word("ui-close"));
                    closes = close.clicked();
                    close
                },
            );
            closes
        });
        if modal.inner || modal.should_close() {
            sends.write(LearnAction::Rules(false));
        }
    } else if leaves {
        sends.write(DialogAction::Close);
    }
}

/// The trails there are, from which to choose.
fn rows(ui: &mut Ui, look: &Look, page: &LearnModel, sends: &mut Sends) {
    ScrollArea::vertical().id_salt("trails").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for trail in &page.rows {
            let chosen = trail.id == page.chosen;
            if row(ui, look, trail, chosen) && !chosen {
                sends.write(LearnAction::Show(trail.id));
            }
        }
    });
}

/// What else there is of the game that is chosen: its puzzles in another order, and the lesson plan for a class.
fn others(ui: &mut Ui, look: &Look, page: &LearnModel, sends: &mut Sends) {
    let TrailId::Game(game) = page.chosen else { return };
    let ways = [
        (icons::STORM, ["practice-storm-title", "practice-storm-about"], PracticeAction::Storm(game)),
        (icons::LADDER, ["practice-ladder-title", "practice-ladder-about"], PracticeAction::Ladder(game)),
    ];
    ui.horizontal_wrapped(|ui| {
        for (icon, [title, about], action) in ways {
            let word = look.word(title);
            let pressed = PillButton::new(&word).icon(icon).show(ui);
            if pressed.on_hover_text(look.word(about)).clicked() {
                sends.write(action);
            }
        }
        match &page.harvest {
            Some((game, None)) => {
                let word = look.word("practice-harvest-title");
                let pressed = PillButton::new(&word).icon(icons::MY_GAMES).show(ui);
                if pressed.on_hover_text(look.word("practice-harvest-about")).clicked() {
                    sends.write(HarvestAction::Begin(game));
                }
            }
            Some((_, Some(far))) => {
                let pressed = PillButton::new(far).icon(icons::PAUSE).selected(true).show(ui);
                if pressed.on_hover_text(look.word("practice-harvest-stop")).clicked() {
                    sends.write(HarvestAction::Stop);
                }
            }
            None => {}
        }
        if let Some(game) = page.plan {
            let word = look.word("plan-open");
            let pressed = PillButton::new(&word).icon(icons::CLASS).show(ui);
            if pressed.on_hover_text(look.word("plan-about")).clicked() {
                sends.write(LearnAction::Plan(game));
            }
        }
    });
}

/// A trail: its picture in a ring that fills, its name, how much of it is done. Whether it was pressed.
fn row(ui: &mut Ui, look: &Look, trail: &TrailRow, chosen: bool) -> bool {
    components::rail_row(ui, look.text_scale(), chosen, (&trail.name, &trail.facts), |ui, place, ground| {
        match trail.id {
            TrailId::Own => Portrait::Person.paint(ui.painter(), place, Color32::WHITE),
            TrailId::Given => {
                ui.painter().circle_filled(place.center(), place.width() / 2.0, ground.well);
                let sign = Face::Icon.at(0.56 * place.width());
                ui.painter().text(place.center(), Align2::CENTER_CENTER, icons::CLASS, sign, ground.text);
            }
            TrailId::Game(id) => {
                pictures::round(ui, look.pictures.get(id, GamePictures::SHELF), &format!("trail {id}"), place);
            }
        }
        ring(ui, place.expand(3.0), trail.done as f32 / trail.of.max(1) as f32, ground);
    })
}

/// A ring around a square that is filled to a share, from the top on.
fn ring(ui: &Ui, around: Rect, share: f32, ground: Ground) {
    let (middle, radius) = (around.center(), around.width() / 2.0);
    ui.painter().circle_stroke(middle, radius, Stroke::new(4.0, ground.line));
    let full = share >= 1.0;
    let steps = (64.0 * share.clamp(0.0, 1.0)).ceil() as u32;
    let at = |step: u32| {
        let angle = TAU * share.min(1.0) * step as f32 / steps.max(1) as f32 - FRAC_PI_2;
        middle + radius * vec2(angle.cos(), angle.sin())
    };
    let colour = if full { ground.good } else { ground.accent };
    if steps > 0 {
        ui.painter().add(Shape::line((0..=steps).map(at).collect(), Stroke::new(4.0, colour)));
    }
}

/// The trail that is chosen, with its name and what can be done with it as a whole.
fn paper(ui: &mut Ui, look: &Look, page: &LearnModel, sends: &mut Sends) {
    let margin = Page::margin(ui.ctx().content_rect());
    let whole = ui.max_rect();
    let inner = whole.shrink2(vec2(margin, 24.0));
    let scrolls = look.text_scale() > SCROLLS;
    let mut below = whole;
    if !scrolls {
        let head = ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| head(ui, look, page, sends));
        below.min.y = head.response.rect.bottom() + 8.0;
    }
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
        ScrollArea::vertical().id_salt(("trail", path::name(page.chosen))).auto_shrink(false).show(ui, |ui| {
            let room = ui.max_rect();
            let inner = Rect::from_x_y_ranges(inner.x_range(), room.top() + 8.0..=f32::INFINITY);
            ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
                if scrolls {
                    head(ui, look, page, sends);
                }
                if let Some(title) = &page.removed
                    && components::removed(ui, look, title)
                {
                    sends.write(LearnAction::Restore);
                }
                path::draw(ui, look, page, sends);
            });
        });
    });
}

/// The name of the game and its sentence; at the right its rules and what to do next.
fn head(ui: &mut Ui, look: &Look, page: &LearnModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let whole = ui.max_rect();
    let buttons = |ui: &mut Ui, sends: &mut Sends| go_on(ui, look, page, sends);
    let texts = |ui: &mut Ui| {
        let ground = Ground::of(ui);
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.add(Label::new(TextSize::Screen.text(scale, &page.name).color(ground.text)).wrap());
        ui.add(Label::new(TextSize::Body.text(scale, &page.line).color(ground.quiet)).wrap());
    };
    if scale > SCROLLS || whole.width() < BESIDE * scale {
        texts(ui);
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| buttons(ui, sends));
        others(ui, look, page, sends);
        ui.add_space(16.0);
        return;
    }
    let tall = tokens().size.button_main * scale;
    let row = whole.with_max_y(whole.top() + tall);
    let mut right = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    buttons(&mut right, sends);
    let left = right.min_rect().left();
    let rest = whole.with_max_x(left - 24.0);
    let shown = ui.scope_builder(UiBuilder::new().max_rect(rest), texts);
    let used = shown.response.rect.union(row);
    ui.expand_to_include_rect(used);
    let below = whole.with_min_y(used.bottom() + 6.0);
    ui.scope_builder(UiBuilder::new().max_rect(below), |ui| others(ui, look, page, sends));
}

/// What to do next, and the rules.
fn go_on(ui: &mut Ui, look: &Look, page: &LearnModel, sends: &mut Sends) {
    let tall = tokens().size.button_main * look.text_scale().min(1.4);
    let next = page.next.map(|next| &page.stations[next]);
    let main = |ui: &mut Ui, text: &str| {
        let main = PillButton::main(text).icon(icons::PLAY).least(vec2(0.0, tall)).padding(0.42 * tall).show(ui);
        components::focus_first(&main);
        main.clicked()
    };
    if let Some(next) = next {
        let begun = page.stations.iter().any(|station| station.done);
        if main(ui, &look.word(if begun { "learn-go-on" } else { "learn-begin" })) {
            sends.write(CourseRequest::At(next.deck.clone(), next.place));
        }
    } else if let Some(first) = page.after.first()
        && main(ui, &onward::word(look, first))
    {
        onward::go(first, sends);
    }
    ui.add_space(4.0);
    let quiet = |ui: &mut Ui, on: Option<bool>, icon: &str, key: &str| {
        let text = look.word(key);
        PillButton::new(&text)
            .icon(icon)
            .selected(on == Some(true))
            .least(vec2(0.0, 0.87 * tall))
            .padding(0.36 * tall)
            .show(ui)
    };
    if page.has_rules && quiet(ui, None, icons::RULES, "ui-rules").clicked() {
        sends.write(LearnAction::Rules(true));
    }
    if quiet(ui, None, icons::PRINT, "learn-print").on_hover_text(look.word("ui-worksheet")).clicked() {
        let name = format!("{}.svg", page.name);
        sends.write(DialogAction::Open(Dialog::File(FileAsk::SaveSheet(SheetOf::Trail, name))));
    }
    if let Some(on) = page.removes
        && quiet(ui, Some(on), icons::REMOVE, "ui-saved-remove").clicked()
    {
        sends.write(LearnAction::Removes(!on));
    }
}
