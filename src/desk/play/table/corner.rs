//! The upper right corner: the name of the game, and the way back to all games.

use crate::desk::commands::table::{self as commands, CommandId};
use crate::desk::components::{self, float::CORNER, names, paint};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align2, Context, Rect, Sense, WidgetInfo, WidgetType, pos2, vec2};
use ludoteca_table::play::stage::StageRequest;

/// Draws it; how much of the upper edge it takes from the right.
pub fn draw(ctx: &Context, look: &Look, window: Rect, title: &str, sends: &mut Sends) -> f32 {
    let edge = tokens().space.screen_edge;
    let at = window.right_top() + vec2(-edge, edge);
    let font = TextSize::Title.font(look.text_scale());
    let shown = components::float(ctx, CORNER, at, Align2::RIGHT_TOP, |ui| {
        let side = ui.spacing().interact_size.y;
        let ground = Ground::of(ui);
        let name = ui.painter().layout_no_wrap(title.to_owned(), font.clone(), ground.text);
        let room = window.width() * 0.34 - side;
        // In a narrow window with large letters the game is known by its board.
        let wide = if name.size().x < room { name.size().x + 14.0 } else { 0.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(wide + side, side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, title));
        if wide > 0.0 {
            let end = (pos2(rect.right() - side - 14.0, rect.center().y), Align2::RIGHT_CENTER);
            paint::over_table(ui.painter(), end, title, font.clone(), ground.text);
        }
        let button = Rect::from_min_max(pos2(rect.right() - side, rect.top()), rect.max);
        let mut corner = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(button));
        // Over a bright room a sign needs its own ground.
        corner.painter().circle_filled(button.center(), side / 2.0, ground.fill);
        if components::pressed(&mut corner, icons::SHELF, &look.word("ui-shelf")) {
            sends.write(StageRequest::Leave);
        }
        names::tell(ctx, button, || (look.word("ui-shelf"), commands::of(CommandId::Back).shown_key(&look.words)));
        wide + side
    });
    shown.inner + edge
}
