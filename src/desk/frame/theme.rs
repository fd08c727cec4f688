//! The theme of all panels: walnut, ivory, brass, readable from a distance.

use bevy_egui::egui::{
    self, Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Frame, Margin, Shadow, Stroke,
    Style, TextStyle, Theme, Vec2, vec2,
};
use ludoteca_rules::SideColour;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// Background of panels.
pub const WALNUT: Color32 = Color32::from_rgb(0x25, 0x1c, 0x16);
/// Background of lists.
pub const DEEP: Color32 = Color32::from_rgb(0x1b, 0x14, 0x10);
/// Background of buttons.
pub const BUTTON: Color32 = Color32::from_rgb(0x41, 0x31, 0x27);
/// Background of a button under the pointer.
pub const HOVERED: Color32 = Color32::from_rgb(0x57, 0x43, 0x35);
/// Text.
pub const IVORY: Color32 = Color32::from_rgb(0xef, 0xe6, 0xd2);
/// Secondary text.
pub const SAND: Color32 = Color32::from_rgb(0xb9, 0xab, 0x93);
/// Accents, and what is chosen.
pub const BRASS: Color32 = Color32::from_rgb(0xc9, 0xa6, 0x6b);
/// Text on brass.
pub const EBONY: Color32 = Color32::from_rgb(0x1d, 0x18, 0x14);
/// Thin borders.
const EDGE: Color32 = Color32::from_rgb(0x6b, 0x56, 0x45);

/// Smallest side of a clickable widget, at any scale.
pub const TARGET: f32 = 36.0;

/// The colour of a side's disc: that of its pieces, red dark and green light, so that they are told apart without
/// colours.
#[must_use]
pub const fn ink(colour: SideColour) -> Color32 {
    match colour {
        SideColour::White => IVORY,
        SideColour::Black => Color32::from_rgb(0x0f, 0x0d, 0x0c),
        SideColour::Red => Color32::from_rgb(0x9a, 0x32, 0x1c),
        SideColour::Green => Color32::from_rgb(0x7c, 0xbe, 0x9c),
    }
}

/// Height of clickable widgets at a text scale.
#[must_use]
pub fn target(scale: f32) -> f32 {
    (30.0 * scale + 8.0).max(TARGET)
}

/// How often panels may be laid out before a frame is shown. A scrolling body in a centred dialog needs the most: the
/// body takes its height, then the dialog its own, then its place, and the last pass finds that nothing moves.
const PASSES: NonZeroUsize = NonZeroUsize::new(9).expect("it is not 0");

/// Applies the style for a text scale to a context. Cheap if it is applied already.
pub fn apply(ctx: &Context, scale: f32) {
    if !ctx.fonts(|fonts| fonts.definitions().families.contains_key(&bold())) {
        // New fonts are there from the next pass on, so this one is not shown.
        ctx.set_fonts(fonts());
        ctx.request_discard("the typeface");
        return;
    }
    let id = egui::Id::new("ludoteca-text-scale");
    if ctx.data(|data| data.get_temp::<f32>(id)) == Some(scale) {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(id, scale));
    ctx.set_theme(Theme::Dark);
    ctx.set_style_of(Theme::Dark, style(scale));
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        options.max_passes = PASSES;
        // However slowly somebody presses, or this computer draws, a press is a click.
        options.input_options.max_click_duration = f64::INFINITY;
    });
}

/// The family of what must carry across a room: headings, names, whose turn it is.
fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// One typeface for all panels, in two weights; egui's own fonts stand in for signs that it lacks.
fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let weights: [(&str, &'static [u8]); 2] = [
        ("inter-medium", include_bytes!("../../../assets/fonts/inter-medium.otf")),
        ("inter-bold", include_bytes!("../../../assets/fonts/inter-bold.otf")),
    ];
    for (name, bytes) in weights {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let usual = fonts.families.entry(FontFamily::Proportional).or_default();
    usual.insert(0, weights[0].0.to_owned());
    let mut strong = usual.clone();
    weights[1].0.clone_into(&mut strong[0]);
    fonts.families.insert(bold(), strong);
    fonts
}

/// The style at a text scale.
#[must_use]
pub fn style(scale: f32) -> Style {
    let mut style = Theme::Dark.default_style();
    let font = |size: f32| FontId::new(size * scale, FontFamily::Proportional);
    style.text_styles = [
        (TextStyle::Small, font(18.0)),
        (TextStyle::Body, font(18.0)),
        (TextStyle::Button, font(18.0)),
        (TextStyle::Monospace, font(18.0)),
        (TextStyle::Heading, FontId::new(24.0 * scale, bold())),
    ]
    .into();
    style.animation_time = 0.1;
    // A cursor that blinks would draw frames while nothing happens.
    style.visuals.text_cursor.blink = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = vec2(8.0, 8.0);
    spacing.button_padding = vec2(10.0, 5.0) * scale.min(1.4);
    spacing.interact_size = Vec2::splat(target(scale));
    spacing.icon_width = 24.0 * scale;
    spacing.icon_width_inner = 14.0 * scale;
    spacing.icon_spacing = 8.0 * scale;
    spacing.slider_rail_height = 8.0 * scale;
    // Scroll bars stay visible, to show that there is more.
    spacing.scroll.bar_width = 10.0;
    spacing.scroll.floating_width = 6.0;
    spacing.scroll.floating_allocated_width = 8.0;
    spacing.scroll.dormant_handle_opacity = 0.7;
    spacing.scroll.active_handle_opacity = 0.8;
    spacing.tooltip_width = 320.0 * scale;
    style.interaction.selectable_labels = false;
    colours(&mut style.visuals);
    style
}

fn colours(visuals: &mut egui::Visuals) {
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(SAND);
    visuals.panel_fill = WALNUT;
    visuals.window_fill = WALNUT;
    visuals.window_stroke = Stroke::new(1.0, EDGE);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.extreme_bg_color = DEEP;
    visuals.faint_bg_color = DEEP;
    visuals.selection.bg_fill = BRASS;
    visuals.selection.stroke = Stroke::new(1.5, EBONY);
    visuals.slider_trailing_fill = true;
    visuals.disabled_alpha = 0.45;
    visuals.popup_shadow = SHADOW;
    visuals.window_shadow = SHADOW;
    let corner = CornerRadius::same(6);
    let widgets = &mut visuals.widgets;
    for (widget, fill, edge, text) in [
        (&mut widgets.noninteractive, WALNUT, Stroke::new(1.0, EDGE), IVORY),
        (&mut widgets.inactive, BUTTON, Stroke::new(1.0, EDGE), IVORY),
        (&mut widgets.hovered, HOVERED, Stroke::new(1.0, BRASS), IVORY),
        // Also the style of keyboard focus, which must be clearly visible.
        (&mut widgets.active, HOVERED, Stroke::new(2.5, BRASS), IVORY),
        (&mut widgets.open, HOVERED, Stroke::new(1.0, BRASS), IVORY),
    ] {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = edge;
        widget.fg_stroke = Stroke::new(1.5, text);
        widget.corner_radius = corner;
        widget.expansion = 0.0;
    }
    visuals.widgets.inactive.bg_fill = EDGE;
}

const SHADOW: Shadow = Shadow { offset: [0, 4], blur: 18, spread: 0, color: Color32::from_black_alpha(110) };

/// The frame of panels that float over the table.
pub fn card(scale: f32) -> Frame {
    Frame::new()
        .fill(WALNUT)
        .stroke(Stroke::new(1.0, EDGE))
        .corner_radius(CornerRadius::same(10))
        .inner_margin(Margin::same((14.0 * scale.min(1.4)) as i8))
        .shadow(SHADOW)
}

/// The contrast ratio of text and background, from 1 to 21, as defined by WCAG.
#[must_use]
pub fn contrast(text: Color32, background: Color32) -> f32 {
    let luminance = |colour: Color32| {
        let linear = egui::Rgba::from(colour);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    };
    let (one, other) = (luminance(text), luminance(background));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}
