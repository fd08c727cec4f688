//! A page over the whole window: a dark rail with its title and what it is about, and paper with what is chosen there.

use super::button;
use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Face, Ground, Material, TextSize, cover, icons, tokens};
use bevy_egui::egui::{
    Align, Area, Color32, Context, CornerRadius, Frame, Id, Label, Layout, Modal, Order, Rect, RichText, Sense, Shadow,
    Shape, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// Width of the rail at text scale 1, and the most of a window that it may take.
const RAIL: f32 = 294.0;
const MOST: f32 = 0.38;
/// Space at the edges of the rail.
const EDGE: f32 = 14.0;
/// The widest sentence on a page without anything, at text scale 1.
const NOTHING: f32 = 672.0;

/// What a page says of itself.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// A name of its own among all that is drawn.
    pub id: &'static str,
    /// What it is called.
    pub title: &'a str,
    /// What the arrow beside the title does.
    pub back: &'a str,
    /// The scale of texts.
    pub scale: f32,
}

impl Page<'_> {
    /// Space between the edge of the paper and what is on it, in a window.
    #[must_use]
    pub fn margin(window: Rect) -> f32 {
        (0.032 * window.width()).clamp(20.0, 40.0).round()
    }

    /// Draws it over everything else; whether it is left, by the arrow or by Esc. `rail` draws below the title, and may
    /// draw up to the paper; `paper` gets all of the paper.
    pub fn show(&self, ctx: &Context, rail: impl FnOnce(&mut Ui), paper: impl FnOnce(&mut Ui)) -> bool {
        let window = ctx.content_rect();
        let id = Id::new(self.id);
        let area = Area::new(id).order(Order::Foreground).fixed_pos(window.min).constrain(false).fade_in(false);
        let modal = Modal::new(id).area(area).frame(Frame::NONE).backdrop_color(Color32::TRANSPARENT);
        let shown = modal.show(ctx, |ui| {
            ui.set_min_size(window.size());
            ui.set_max_size(window.size());
            let wide = (RAIL * self.scale).min(MOST * window.width()).round();
            let beside = window.with_min_x(window.left() + wide);
            ground(ui, window, beside);
            let rest = window.with_max_x(beside.left());
            let left = ui.scope_builder(UiBuilder::new().max_rect(rest.shrink2(vec2(0.0, EDGE))), |ui| {
                let left = self.head(ui);
                ui.add_space(EDGE);
                rail(ui);
                left
            });
            ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| {
                theme::on_paper(ui);
                paper(ui);
            });
            ui.expand_to_include_rect(window);
            left.inner
        });
        shown.should_close() || shown.inner
    }

    /// The title with the arrow that leads back.
    fn head(&self, ui: &mut Ui) -> bool {
        ui.horizontal(|ui| {
            ui.add_space(EDGE);
            let back = button::pressed(ui, icons::LEAVE, self.back);
            ui.add_space(4.0);
            let title = TextSize::Title.text(self.scale, self.title).color(Ground::of(ui).text);
            ui.add(Label::new(title).truncate());
            back
        })
        .inner
    }
}

/// A row of the rail: a round picture, which `paint` draws into a square on this ground, a name, and what is known of
/// it. The one that is chosen is one with the paper beside it. Whether it was pressed.
pub fn rail_row(
    ui: &mut Ui,
    scale: f32,
    chosen: bool,
    (name, facts): (&str, &str),
    paint: impl FnOnce(&Ui, Rect, Ground),
) -> bool {
    let smoke = Ground::of(ui);
    let names = (TextSize::Name.token().line + TextSize::Label.token().line) * scale;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), names.max(49.0) + 15.0), Sense::click());
    let said = format!("{name}: {facts}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, said.clone()));
    super::follow_focus(&response);
    let ground = if chosen { Ground::new(Material::Paper, room(ui.ctx())) } else { smoke };
    let corner = tokens().radius.control;
    let plate = rect.with_min_x(rect.left() + 14.0);
    let corners = CornerRadius { nw: corner, sw: corner, ne: 0, se: 0 };
    if chosen {
        ui.painter().rect_filled(plate, corners, ground.fill);
    } else if response.hovered() {
        ui.painter().rect_filled(plate, corners, ground.raise);
    }
    let side = 52.0 * scale.min(1.1);
    let place = Rect::from_center_size(pos2(rect.left() + 22.0 + side / 2.0, rect.center().y), Vec2::splat(side));
    paint(ui, place, ground);
    let text = Rect::from_min_max(pos2(place.right() + 12.0, rect.center().y - names / 2.0), rect.max);
    let mut text = ui.new_child(UiBuilder::new().max_rect(text).layout(Layout::top_down(Align::Min)));
    text.spacing_mut().item_spacing.y = 0.0;
    text.add(Label::new(TextSize::Name.text(scale, name).color(ground.text)).truncate().selectable(false));
    text.add(Label::new(TextSize::Label.text(scale, facts).color(ground.quiet)).truncate().selectable(false));
    if response.has_focus() {
        super::paint::ring(ui.painter(), plate.shrink(7.0), f32::from(corner), ground.focus);
    }
    response.clicked()
}

/// The dark ground, and the paper that lies on it.
fn ground(ui: &Ui, window: Rect, paper: Rect) {
    let colours = room(ui.ctx());
    let painter = ui.painter();
    cover::note(ui, &[colours.glass.0]);
    painter.rect_filled(window, 0.0, colours.glass.0);
    let radius = tokens().radius.card;
    let corners = CornerRadius { nw: radius, sw: radius, ne: 0, se: 0 };
    let shadow = tokens().shadow.paper;
    let shadow = Shadow { offset: [0, 0], blur: shadow.blur, spread: 0, color: shadow.colour.0 };
    painter.add(Shape::Rect(shadow.as_shape(paper, corners)));
    painter.rect_filled(paper, corners, colours.paper.0);
}

/// What a page is for, while nothing is on it: a sign, a sentence, and perhaps beneath what one begins with.
pub fn nothing(ui: &mut Ui, scale: f32, (icon, text): (&str, &str), below: impl FnOnce(&mut Ui)) {
    let ground = Ground::of(ui);
    ui.vertical_centered(|ui| {
        ui.add_space((0.2 * ui.available_height()).max(8.0));
        ui.label(RichText::new(icon).font(Face::Icon.at(3.0 * tokens().size.icon * scale)).color(ground.quiet));
        ui.add_space(8.0);
        ui.set_max_width(NOTHING * scale.min(1.2));
        ui.add(Label::new(TextSize::Lead.text(scale, text).color(ground.quiet)).wrap());
        ui.add_space(20.0);
        below(ui);
    });
}
