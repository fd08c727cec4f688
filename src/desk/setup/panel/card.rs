//! The card at the side: pieces and tools, what the position says besides, whether one can play from it, its text.

use super::field;
use crate::desk::components::{self, LineField};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::setup::controller::{AskSetup, SetUpAction};
use crate::desk::setup::model::{DraftModel, ToolModel, TrayModel};
use crate::desk::theme::ground::room;
use crate::desk::theme::{Face, Ground, Material, TextSize, on_paper, tokens};
use bevy_egui::egui::{
    Align, Color32, Context, Id, Key, Label, Layout, Painter, Rect, RichText, ScrollArea, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};
use ludoteca_rules::Edit;

/// Faults told at once; the others follow when these are mended.
const TOLD: usize = 3;

/// Draws it in its place.
pub(super) fn draw(
    ctx: &Context,
    look: &Look,
    (draft, typed): (&DraftModel, Option<&str>),
    place: Rect,
    sends: &mut Sends,
) {
    let scale = look.text_scale();
    components::placed(ctx, "draft-card", place, |ui| {
        on_paper(ui);
        let padding = tokens().space.card_padding * scale.min(1.2) * 0.8;
        let paper = Ground::new(Material::Paper, room(ui.ctx())).card(Material::Paper, 0.0);
        ui.painter().add(paper.paint(place));
        let inner = place.shrink(padding);
        let buttons = ui.spacing().interact_size.y;
        let told = told(look, draft);
        // What is wrong may take a third of the card; then it scrolls.
        let height = (told.iter().map(|(text, _)| rows(ui, text, inner.width() - 28.0, scale)).sum::<f32>() + 24.0)
            .max(64.0 * scale)
            .min(inner.height() / 3.0);
        let foot = inner.with_min_y(inner.bottom() - buttons);
        let verdict =
            Rect::from_min_max(pos2(inner.left(), foot.top() - height - 12.0), pos2(inner.right(), foot.top() - 12.0));
        let above = inner.with_max_y(verdict.top() - 8.0);
        let mut child = ui.new_child(UiBuilder::new().max_rect(above));
        ScrollArea::vertical().id_salt("draft-all").auto_shrink(false).show(&mut child, |ui| {
            ui.set_max_width(ui.available_width() - 6.0);
            heading(ui, scale, &look.word("ui-draft-pieces"));
            draft.trays.iter().for_each(|tray| self::tray(ui, look, tray, sends));
            tools(ui, &draft.tools, sends);
            draft.fields.iter().for_each(|field| field::draw(ui, field, sends));
            text(ui, look, (draft, typed), sends);
        });
        self::verdict(ui, verdict, draft.faults.is_empty(), &told, scale);
        let mut child = ui.new_child(UiBuilder::new().max_rect(foot).layout(Layout::left_to_right(Align::Center)));
        let wide = ((foot.width() - child.spacing().item_spacing.x) / 2.0).floor();
        for (key, edit) in [("ui-draft-begin", Edit::Begin), ("ui-draft-clear", Edit::Clear)] {
            if components::wide(&mut child, wide, true, false, &look.word(key)).clicked() {
                sends.write(AskSetup::edit(edit));
            }
        }
    });
}

fn heading(ui: &mut Ui, scale: f32, text: &str) {
    ui.label(TextSize::Name.text(scale, text).color(Ground::of(ui).text));
}

/// What a touch can do, apart from putting a piece.
fn tools(ui: &mut Ui, tools: &[ToolModel], sends: &mut Sends) {
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        for tool in tools {
            if components::toggle(ui, tool.chosen, &tool.name) {
                sends.write(SetUpAction::Build(tool.building));
            }
        }
    });
}

/// The pieces of a side, as pictures in circles.
fn tray(ui: &mut Ui, look: &Look, tray: &TrayModel, sends: &mut Sends) {
    let scale = look.text_scale();
    if let Some(side) = &tray.side {
        components::inked(ui, tray.ink, RichText::new(side).weak(), TextSize::Label.token().size * scale);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        // Few pieces are shown large.
        let few = tray.pieces.len() <= 4;
        ui.spacing_mut().interact_size.y *= if few { 1.5 } else { 1.1 };
        for (tool, picture) in &tray.pieces {
            let texture = picture.as_ref().map(|picture| pictures::small(ui.ctx(), &tool.name, picture));
            let ground = Ground::of(ui);
            let paint = |painter: &Painter, square: Rect, _| {
                // Dark pieces and light ones are both seen on wood.
                let radius = square.width() * 0.94;
                painter.circle_filled(square.center(), radius, ground.quiet);
                if let Some(texture) = texture {
                    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
                    painter.image(texture.id(), square.expand(square.width() * 0.2), whole, Color32::WHITE);
                }
                if tool.chosen {
                    painter.circle_stroke(square.center(), radius + 3.0, Stroke::new(3.0, ground.accent));
                }
            };
            if components::drawn_toggle(ui, tool.chosen, &tool.name, paint) {
                sends.write(SetUpAction::Build(tool.building));
            }
        }
    });
}

/// The position as text, which can be typed and pasted too.
fn text(ui: &mut Ui, look: &Look, (draft, now): (&DraftModel, Option<&str>), sends: &mut Sends) {
    ui.add_space(2.0);
    let label = look.word("ui-draft-text");
    let copy = components::ends(
        ui,
        |ui| components::quiet(ui, look.word("ui-draft-copy")).clicked(),
        |ui| {
            ui.label(RichText::new(&label).weak());
        },
    );
    if copy && !draft.text.is_empty() {
        sends.write(SetUpAction::Copy);
    }
    let before = now.map_or_else(|| draft.text.clone(), str::to_owned);
    let (width, id) = (ui.available_width(), Some(Id::new("draft-text")));
    let field = LineField { name: &label, hint: "", most: 400, width, id };
    let components::TextField { response, text: typed, changed } = components::line(ui, field, &before);
    if response.lost_focus() {
        let entered = ui.input(|input| input.key_pressed(Key::Enter)) && typed != draft.text;
        sends.append([if entered {
            Sends::of(AskSetup::edit(Edit::Text(typed)))
        } else {
            Sends::of(SetUpAction::Type(None))
        }]);
    } else if response.gained_focus() || changed {
        sends.write(SetUpAction::Type(Some(typed)));
    }
}

/// What is wrong with the position, or that nothing is; and in which typeface.
fn told(look: &Look, draft: &DraftModel) -> Vec<(String, Face)> {
    if draft.faults.is_empty() {
        return vec![(look.word("ui-draft-legal"), Face::Bold)];
    }
    let more = (draft.faults.len() > TOLD).then(|| ("…".to_owned(), Face::Text));
    draft.faults.iter().take(TOLD).map(|fault| (fault.clone(), Face::Text)).chain(more).collect()
}

/// The height of a text in so much width.
fn rows(ui: &Ui, text: &str, width: f32, scale: f32) -> f32 {
    ui.painter().layout(text.to_owned(), TextSize::Label.font(scale), Color32::PLACEHOLDER, width).size().y + 2.0
}

/// The box that says so.
fn verdict(ui: &mut Ui, place: Rect, legal: bool, told: &[(String, Face)], scale: f32) {
    let ground = Ground::of(ui);
    let colour = if legal { ground.good } else { ground.bad };
    let fill = ground.fill.lerp_to_gamma(colour, 0.08);
    ui.painter().rect(
        place,
        tokens().radius.control,
        fill,
        Stroke::new(1.0, ground.fill.lerp_to_gamma(colour, 0.4)),
        StrokeKind::Inside,
    );
    let mut child = ui.new_child(UiBuilder::new().max_rect(place.shrink2(vec2(14.0, if legal { 18.0 } else { 10.0 }))));
    ScrollArea::vertical().id_salt("draft-faults").auto_shrink(false).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for (text, face) in told {
            let text = RichText::new(text).font(face.at(TextSize::Label.token().size * scale)).color(colour);
            ui.add(Label::new(text).wrap());
        }
    });
}
