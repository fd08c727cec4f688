//! What egui's own widgets look like, and the settings of the context.

use super::face::Face;
use super::fonts::{TextSize, definitions};
use super::ground::{self, Ground, Material};
use super::tokens::{RoomColours, tokens};
use bevy_egui::egui::{Context, CornerRadius, FontFamily, Id, Shadow, Style, TextStyle, Theme, Vec2, vec2};
use std::num::NonZeroUsize;

/// How often panels may be laid out before a frame is shown. A scrolling body in a centred dialog needs the most: the
/// body takes its height, then the dialog its own, then its place, and the last pass finds that nothing moves.
const PASSES: NonZeroUsize = NonZeroUsize::new(9).expect("it is not 0");

/// Height of what is touched at a text scale, in points.
#[must_use]
pub fn target(scale: f32) -> f32 {
    let least = tokens().size.touch_least;
    // At the least as high as a line of text with room around it.
    (TextSize::Label.token().line * scale + 0.4 * least).max(least)
}

/// Applies the style of a room for a text scale to a context. Cheap if it is applied already. Returns whether one can
/// draw: new typefaces are there from the next pass on.
#[must_use]
pub fn apply(ctx: &Context, scale: f32, room: &'static RoomColours) -> bool {
    if !ctx.fonts(|fonts| fonts.definitions().families.contains_key(&Face::Display.family())) {
        ctx.set_fonts(definitions());
        ctx.request_discard("the typeface");
        return false;
    }
    let key = Id::new("theme-applied");
    let now = (scale.to_bits(), std::ptr::from_ref(room) as usize);
    if ctx.data(|data| data.get_temp::<(u32, usize)>(key)) == Some(now) {
        return true;
    }
    ctx.data_mut(|data| data.insert_temp(key, now));
    ground::enter_room(ctx, room);
    ctx.set_theme(Theme::Dark);
    ctx.set_style_of(Theme::Dark, style(scale, room));
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        options.max_passes = PASSES;
        // However slowly somebody presses, or this computer draws, a press is a click.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    true
}

/// The style at a text scale in a room: that of what floats over the table.
#[must_use]
pub fn style(scale: f32, room: &RoomColours) -> Style {
    let mut style = Theme::Dark.default_style();
    let label = TextSize::Label.font(scale);
    // Pages have much to say: what is read there has the least size, and what is asked at the table a larger one.
    let body = label.clone();
    style.text_styles = [
        (TextStyle::Small, label.clone()),
        (TextStyle::Body, body.clone()),
        (TextStyle::Button, body.clone()),
        (TextStyle::Monospace, Face::Text.at(body.size)),
        (TextStyle::Heading, TextSize::Title.font(scale)),
        (TextStyle::Name("strong".into()), Face::Bold.at(body.size)),
    ]
    .into();
    debug_assert_eq!(label.family, FontFamily::Proportional);
    style.animation_time = tokens().motion.hover / 1000.0;
    // A cursor that blinks would draw frames while nothing happens.
    style.visuals.text_cursor.blink = false;
    let spacing = &mut style.spacing;
    spacing.item_spacing = Vec2::splat(tokens().space.between_controls);
    spacing.button_padding = vec2(14.0, 5.0) * scale.min(1.4);
    spacing.interact_size = Vec2::splat(target(scale));
    spacing.icon_width = 26.0 * scale;
    spacing.icon_width_inner = 16.0 * scale;
    spacing.icon_spacing = 10.0 * scale;
    spacing.slider_rail_height = 8.0 * scale;
    // Scroll bars stay visible, to show that there is more.
    spacing.scroll.bar_width = 10.0;
    spacing.scroll.floating_width = 6.0;
    spacing.scroll.floating_allocated_width = 8.0;
    spacing.scroll.dormant_handle_opacity = 0.7;
    spacing.scroll.active_handle_opacity = 0.8;
    spacing.tooltip_width = 320.0 * scale;
    style.interaction.selectable_labels = false;
    let visuals = &mut style.visuals;
    Ground::new(Material::Smoke, room).into_visuals(visuals);
    // Tooltips and menus lie over anything, so nothing may show through.
    visuals.window_fill = room.glass.0;
    visuals.window_corner_radius = CornerRadius::same(tokens().radius.control);
    visuals.menu_corner_radius = CornerRadius::same(tokens().radius.control);
    let shadow = tokens().shadow.float;
    let shadow = Shadow { offset: [0, shadow.y], blur: shadow.blur, spread: 0, color: shadow.colour.0 };
    visuals.popup_shadow = shadow;
    visuals.window_shadow = shadow;
    style
}
