//! Buttons: the main one of a card, quiet ones, signs in a circle, and controls with their word below.

use super::{follow_focus, names, paint};
use crate::desk::theme::{Face, Ground, TextSize, tokens};
use bevy_egui::egui::{
    Align2, Atom, AtomExt as _, Button, Color32, Painter, Rect, Response, RichText, Sense, Shape, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// A button in the words of the theme, drawn by [`show`](PillButton::show).
#[derive(Clone, Copy)]
#[must_use]
pub struct PillButton<'a> {
    text: &'a str,
    icon: Option<&'a str>,
    main: bool,
    enabled: bool,
    selected: bool,
    least: Vec2,
    wraps: bool,
    padding: Option<f32>,
}

impl<'a> PillButton<'a> {
    /// A quiet button with this text.
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            icon: None,
            main: false,
            enabled: true,
            selected: false,
            least: Vec2::ZERO,
            wraps: false,
            padding: None,
        }
    }

    /// The one thing to do next.
    pub const fn main(text: &'a str) -> Self {
        Self { main: true, ..Self::new(text) }
    }

    /// With a sign before the text.
    pub const fn icon(self, icon: &'a str) -> Self {
        Self { icon: Some(icon), ..self }
    }

    /// Whether it can be pressed.
    pub const fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Whether it looks pressed.
    pub const fn selected(self, selected: bool) -> Self {
        Self { selected, ..self }
    }

    /// At least so large.
    pub const fn least(self, least: Vec2) -> Self {
        Self { least, ..self }
    }

    /// Exactly so wide; longer texts wrap.
    pub const fn width(self, width: f32) -> Self {
        Self { least: vec2(width, 0.0), wraps: true, ..self }
    }

    /// With so much space beside the text.
    pub const fn padding(self, padding: f32) -> Self {
        Self { padding: Some(padding), ..self }
    }

    /// Draws it.
    pub fn show(self, ui: &mut Ui) -> Response {
        if self.wraps || !self.enabled {
            return ui
                .add_enabled_ui(self.enabled, |ui| {
                    if self.wraps {
                        ui.set_max_width(self.least.x);
                    }
                    self.add(ui)
                })
                .inner;
        }
        self.add(ui)
    }

    fn add(self, ui: &mut Ui) -> Response {
        let ground = Ground::of(ui);
        let height = ui.spacing().interact_size.y.max(self.least.y);
        let least = vec2(self.least.x.max(height * if self.main { 2.5 } else { 1.0 }), height);
        let bold = self.main || self.selected;
        let filled = bold && self.enabled;
        let colour = if filled { ground.on_accent } else { ground.text };
        let size = ui.style().text_styles[&bevy_egui::egui::TextStyle::Button].size;
        let face = if bold { Face::Bold } else { Face::Text };
        let text = RichText::new(self.text).font(face.at(size)).color(colour);
        let button = match self.icon {
            Some(icon) => {
                let icon = RichText::new(icon).font(Face::Icon.at(1.1 * size)).color(colour);
                // Beside a sign only what is said to shrink wraps.
                let text = text.atom_shrink(self.wraps);
                // A wide button has both in its middle.
                if self.least.x > 0.0 {
                    Button::new((Atom::grow(), icon, text, Atom::grow()))
                } else {
                    Button::new((icon, text))
                }
            }
            None => Button::new(text),
        };
        let button = if self.wraps { button.wrap() } else { button };
        let button = button.min_size(least).corner_radius(height / 2.0);
        let button = match () {
            () if filled => button.fill(ground.accent).stroke(Stroke::NONE),
            // What cannot be pressed is only its words.
            () if !self.enabled => button.fill(Color32::TRANSPARENT).stroke(Stroke::NONE),
            () => button,
        };
        let behind = ui.painter().add(Shape::Noop);
        let usual = ui.spacing().button_padding;
        ui.spacing_mut().button_padding.x = self.padding.unwrap_or(usual.x);
        let response = ui.add(button);
        ui.spacing_mut().button_padding = usual;
        if self.main && self.enabled && !response.is_pointer_button_down_on() {
            // It stands off the ground, until it is pressed.
            let lip = response.rect.translate(vec2(0.0, tokens().size.button_lip));
            let dark = ground.accent.lerp_to_gamma(Color32::BLACK, 0.4);
            ui.painter().set(behind, Shape::rect_filled(lip, height / 2.0, dark));
        }
        if self.main && self.enabled && response.hovered() {
            let light = Color32::WHITE.gamma_multiply(0.08);
            ui.painter().rect_filled(response.rect, height / 2.0, light);
        }
        let (name, selected) = (self.text.to_owned(), self.selected);
        let enabled = self.enabled;
        response.widget_info(|| match selected {
            true => WidgetInfo::selected(WidgetType::Button, enabled, true, name.clone()),
            false => WidgetInfo::labeled(WidgetType::Button, enabled, name.clone()),
        });
        follow_focus(&response);
        paint::focus_ring(ui, &response, height / 2.0);
        response
    }
}

/// The main button of a card.
pub fn primary(ui: &mut Ui, text: &str) -> Response {
    PillButton::main(text).show(ui)
}

/// A quiet button.
pub fn quiet(ui: &mut Ui, text: impl AsRef<str>) -> Response {
    PillButton::new(text.as_ref()).show(ui)
}

/// A button that fills a width; one that is `on` looks pressed.
pub fn wide(ui: &mut Ui, width: f32, enabled: bool, on: bool, text: &str) -> Response {
    PillButton::new(text).width(width).enabled(enabled).selected(on).show(ui)
}

/// A sign in a circle; `name` says what it does, and is told when the pointer rests on it.
pub fn round(ui: &mut Ui, icon: &str, name: &str) -> Response {
    round_toggle(ui, None, icon, name)
}

/// The same as a switch: filled while it is on.
pub fn round_toggle(ui: &mut Ui, on: Option<bool>, icon: &str, name: &str) -> Response {
    let side = ui.spacing().interact_size.y;
    circle(ui, on, name, side, |painter, square, colour| {
        let font = Face::Icon.at(square.height());
        painter.text(square.center(), Align2::CENTER_CENTER, icon, font, colour);
    })
}

/// A circle of this diameter with a sign that `sign` draws in a square and a colour.
pub fn circle(
    ui: &mut Ui,
    on: Option<bool>,
    name: &str,
    side: f32,
    sign: impl FnOnce(&Painter, Rect, Color32),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
    let enabled = ui.is_enabled();
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(WidgetType::Button, enabled, on, name),
        None => WidgetInfo::labeled(WidgetType::Button, enabled, name),
    });
    follow_focus(&response);
    let ground = Ground::of(ui);
    let lit = on == Some(true);
    let fill = match () {
        () if !enabled => Color32::TRANSPARENT,
        () if lit => ground.accent,
        () if response.hovered() => ground.hover,
        () => ground.raise,
    };
    let colour = if lit && enabled { ground.on_accent } else { ground.text };
    let down = if response.is_pointer_button_down_on() { 1.0 } else { 0.0 };
    let rect = rect.translate(vec2(0.0, down));
    ui.painter().circle(rect.center(), side / 2.0, fill, Stroke::new(1.0, ground.line));
    let square = Rect::from_center_size(rect.center(), Vec2::splat(side * 0.46));
    sign(ui.painter(), square, colour);
    paint::focus_ring(ui, &response, side / 2.0);
    names::tell_sign(ui.ctx(), rect, || (name.to_owned(), String::new()));
    response.on_hover_text(name)
}

/// What a control shows.
#[derive(Clone, Copy)]
pub struct Control<'a> {
    /// Its sign.
    pub icon: &'a str,
    /// Its word, below the sign.
    pub word: &'a str,
    /// What is told when the pointer rests on it: what it does; or why it cannot be pressed.
    pub about: &'a str,
    /// Its key, empty for none.
    pub key: &'a str,
    /// Whether it can be pressed.
    pub enabled: bool,
    /// Whether what it switches is on.
    pub on: bool,
}

/// A sign grows with the letters beside it up to this text scale.
const MOST_SIGN: f32 = 1.6;

/// A sign in a circle with its word below.
pub fn control(ui: &mut Ui, scale: f32, control: &Control<'_>) -> Response {
    let sign_scale = scale.min(MOST_SIGN);
    let side = tokens().size.touch * sign_scale;
    let token = TextSize::Label.token();
    let font = TextSize::Label.font(scale);
    let ground = Ground::of(ui);
    let word = ui.painter().layout_no_wrap(control.word.to_owned(), font, Color32::PLACEHOLDER);
    let size = vec2((word.size().x + 10.0).max(1.45 * side), side + 4.0 + token.line * scale);
    let sense = if control.enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, control.enabled, control.on, control.word));
    let cover = if control.enabled { 1.0 } else { ui.visuals().disabled_alpha };
    let middle = rect.center_top() + vec2(0.0, side / 2.0 + press_depth(&response));
    let hovered = response.hovered() && control.enabled;
    let (fill, sign) = match () {
        () if !control.enabled => (Color32::TRANSPARENT, ground.text),
        () if control.on => (ground.accent, ground.on_accent),
        () if hovered => (ground.hover, ground.text),
        () => (ground.raise, ground.text),
    };
    let painter = ui.painter();
    painter.circle(middle, side / 2.0, fill, Stroke::new(1.0, ground.line));
    let icon = Face::Icon.at(tokens().size.icon * sign_scale);
    painter.text(middle, Align2::CENTER_CENTER, control.icon, icon, paint::faded(sign, cover));
    let colour = if hovered { ground.text } else { ground.quiet };
    let at = rect.center_bottom() - vec2(word.size().x / 2.0, word.size().y);
    painter.galley(at, word, paint::faded(colour, cover));
    if response.has_focus() {
        let size = &tokens().size;
        let stroke = Stroke::new(size.focus_ring, ground.focus);
        painter.rect_stroke(rect.expand(2.0), tokens().radius.control, stroke, StrokeKind::Outside);
    }
    follow_focus(&response);
    names::tell(ui.ctx(), rect, || (control.about.to_owned(), control.key.to_owned()));
    let key = if control.key.is_empty() { String::new() } else { format!(" ({})", control.key) };
    response.on_hover_text(format!("{}{key}", control.about))
}

/// How far a control has gone down under the finger, in points.
fn press_depth(response: &Response) -> f32 {
    if response.is_pointer_button_down_on() { 2.0 } else { 0.0 }
}

/// A sign in a circle; whether it was pressed.
pub fn pressed(ui: &mut Ui, icon: &str, name: &str) -> bool {
    round(ui, icon, name).clicked()
}

/// A sign in a circle that stays lit while it is on; whether it was pressed.
pub fn pressed_toggle(ui: &mut Ui, on: bool, icon: &str, name: &str) -> bool {
    round_toggle(ui, Some(on), icon, name).clicked()
}

/// A small button with a few letters; `name` says what it does. Whether it was pressed.
pub fn lettered(ui: &mut Ui, text: &str, name: &str) -> bool {
    letters(ui, None, text, name).clicked()
}

/// The same as a switch, always as wide, so that nothing beside it moves.
pub fn lettered_toggle(ui: &mut Ui, on: bool, text: &str, name: &str) -> bool {
    letters(ui, Some(on), text, name).clicked()
}

fn letters(ui: &mut Ui, on: Option<bool>, text: &str, name: &str) -> Response {
    let height = ui.spacing().interact_size.y;
    let response =
        PillButton::new(text).selected(on == Some(true)).least(vec2(height, height)).padding(0.25 * height).show(ui);
    let enabled = ui.is_enabled();
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(WidgetType::Button, enabled, on, name),
        None => WidgetInfo::labeled(WidgetType::Button, enabled, name),
    });
    response.on_hover_text(name)
}

/// A circle with a sign that `paint` draws in a square and a colour, lit while it is on; whether it was pressed.
pub fn drawn_toggle(ui: &mut Ui, on: bool, name: &str, paint: impl FnOnce(&Painter, Rect, Color32)) -> bool {
    let side = ui.spacing().interact_size.y;
    circle(ui, Some(on), name, side, paint).clicked()
}
