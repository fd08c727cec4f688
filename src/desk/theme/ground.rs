//! What something is drawn on, and the colours that belong there. They are kept in egui's own style, so that the
//! widgets that egui draws have them too and a function that draws needs no more than its `Ui`.

use super::tokens::{Colour, RoomColours, tokens};
use bevy_egui::egui::style::WidgetVisuals;
use bevy_egui::egui::{Color32, CornerRadius, Frame, Id, Margin, Stroke, Ui, Visuals};

/// A material.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Material {
    /// Dark glass over the table.
    Smoke,
    /// Card on which one reads or decides.
    Paper,
}

/// The colours on a material.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ground {
    /// The material itself.
    pub fill: Color32,
    /// Text.
    pub text: Color32,
    /// Secondary text.
    pub quiet: Color32,
    /// Outlines.
    pub line: Color32,
    /// A control.
    pub raise: Color32,
    /// A control under the pointer.
    pub hover: Color32,
    /// What lies deeper: fields, lists.
    pub well: Color32,
    /// The thing to do next, and what is chosen.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// The ring around what has the keyboard.
    pub focus: Color32,
    /// Success.
    pub good: Color32,
    /// Failure.
    pub bad: Color32,
    /// A warning.
    pub warn: Color32,
}

impl Ground {
    /// The colours on a material in a room.
    #[must_use]
    pub fn new(material: Material, room: &RoomColours) -> Self {
        let semantic = &tokens().semantic;
        match material {
            Material::Smoke => Self {
                fill: room.glass.0.gamma_multiply(covered(room.glass_alpha)),
                text: room.text.0,
                quiet: room.text_quiet.0,
                line: room.glass_line.0,
                raise: room.raise.0,
                hover: twice(room.raise),
                well: room.raise.0,
                accent: room.accent.0,
                on_accent: room.on_accent.0,
                focus: semantic.focus_glass.0,
                good: semantic.good_on_glass.0,
                bad: semantic.bad_on_glass.0,
                warn: semantic.warn_on_glass.0,
            },
            Material::Paper => Self {
                fill: room.paper.0,
                text: room.ink.0,
                quiet: room.ink_quiet.0,
                line: room.paper_line.0,
                raise: room.paper.0,
                hover: room.paper_well.0,
                well: room.paper_well.0,
                accent: room.action.0,
                on_accent: room.on_action.0,
                focus: room.action.0,
                good: semantic.good_on_paper.0,
                bad: semantic.bad_on_paper.0,
                warn: semantic.warn_on_paper.0,
            },
        }
    }

    /// The colours on what a `Ui` draws on.
    #[must_use]
    pub fn of(ui: &Ui) -> Self {
        Self::in_visuals(ui.visuals())
    }

    /// The colours in egui's style.
    fn in_visuals(visuals: &Visuals) -> Self {
        let widgets = &visuals.widgets;
        Self {
            // Windows of egui itself, as menus, are opaque on any material.
            fill: visuals.panel_fill,
            text: widgets.noninteractive.fg_stroke.color,
            quiet: visuals.weak_text_color.unwrap_or(widgets.noninteractive.fg_stroke.color),
            line: widgets.noninteractive.bg_stroke.color,
            raise: widgets.inactive.weak_bg_fill,
            hover: widgets.hovered.weak_bg_fill,
            well: visuals.extreme_bg_color,
            accent: visuals.selection.bg_fill,
            on_accent: visuals.selection.stroke.color,
            focus: widgets.active.bg_stroke.color,
            good: visuals.hyperlink_color,
            bad: visuals.error_fg_color,
            warn: visuals.warn_fg_color,
        }
    }

    /// Writes the colours into egui's style, where [`Ground::of`] finds them again.
    pub(super) fn into_visuals(self, visuals: &mut Visuals) {
        let size = &tokens().size;
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(self.quiet);
        visuals.panel_fill = self.fill;
        visuals.window_fill = self.fill;
        visuals.window_stroke = Stroke::new(1.0, self.line);
        visuals.extreme_bg_color = self.well;
        visuals.text_edit_bg_color = Some(self.well);
        visuals.faint_bg_color = self.well;
        visuals.selection.bg_fill = self.accent;
        visuals.selection.stroke = Stroke::new(1.5, self.on_accent);
        visuals.text_cursor.stroke = Stroke::new(2.0, self.text);
        visuals.hyperlink_color = self.good;
        visuals.error_fg_color = self.bad;
        visuals.warn_fg_color = self.warn;
        visuals.slider_trailing_fill = true;
        visuals.disabled_alpha = 0.55;
        let corner = CornerRadius::same(tokens().radius.control);
        let widget = |fill: Color32, edge: Stroke| WidgetVisuals {
            bg_fill: fill,
            weak_bg_fill: fill,
            bg_stroke: edge,
            fg_stroke: Stroke::new(1.5, self.text),
            corner_radius: corner,
            expansion: 0.0,
        };
        let thin = Stroke::new(1.0, self.line);
        let widgets = &mut visuals.widgets;
        widgets.noninteractive = widget(self.fill, thin);
        widgets.inactive = widget(self.raise, thin);
        widgets.hovered = widget(self.hover, Stroke::new(1.0, self.quiet));
        // Also the style of what has the keyboard, which must be clearly seen.
        widgets.active = widget(self.hover, Stroke::new(size.focus_ring, self.focus));
        widgets.open = widget(self.hover, Stroke::new(1.0, self.quiet));
        // The rail of a slider and the box of a tick.
        widgets.inactive.bg_fill = self.line;
    }

    /// The frame of a card of this material, with a margin in points.
    pub fn card(self, material: Material, margin: f32) -> Frame {
        let (radius, shadow) = match material {
            Material::Smoke => (tokens().radius.control, tokens().shadow.float),
            Material::Paper => (tokens().radius.card, tokens().shadow.paper),
        };
        Frame::new()
            .fill(self.fill)
            .stroke(Stroke::new(1.0, self.line))
            .corner_radius(radius)
            .inner_margin(Margin::same(margin as i8))
            .shadow(shadow.shadow())
    }
}

/// What covers so much where colours are mixed as they are stored, as designs have it, where light is mixed, as the
/// renderer does. Exact for black, and smoke is almost black.
fn covered(alpha: f32) -> f32 {
    1.0 - (1.0 - alpha).powf(2.2)
}

/// A control on smoke under the pointer: what it is made of, twice.
fn twice(raise: Colour) -> Color32 {
    let [red, green, blue, opacity] = raise.0.to_srgba_unmultiplied();
    Color32::from_rgba_unmultiplied(red, green, blue, opacity.saturating_mul(2))
}

/// Where the colours of the room are kept while panels are drawn.
fn room_key() -> Id {
    Id::new("theme-room")
}

/// Remembers whose colours are drawn with.
pub(super) fn enter_room(ctx: &bevy_egui::egui::Context, room: &'static RoomColours) {
    ctx.data_mut(|data| data.insert_temp(room_key(), RoomRef(room)));
}

#[derive(Clone, Copy)]
struct RoomRef(&'static RoomColours);

/// The colours of the room that is drawn in.
#[must_use]
pub fn room(ctx: &bevy_egui::egui::Context) -> &'static RoomColours {
    ctx.data(|data| data.get_temp::<RoomRef>(room_key())).map_or_else(|| tokens().presenting(), |room| room.0)
}

/// Turns the rest of a `Ui` into paper.
pub fn on_paper(ui: &mut Ui) {
    let ground = Ground::new(Material::Paper, room(ui.ctx()));
    ground.into_visuals(ui.visuals_mut());
}
