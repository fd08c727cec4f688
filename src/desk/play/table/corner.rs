//! The upper right corner: the name of the game, the page about the table between computers while one is at one, and
//! the way back to all games.

use crate::desk::commands::table::{self as commands, CommandId};
use crate::desk::components::float::CORNER;
use crate::desk::components::paint::BESIDE_WORDS;
use crate::desk::components::{self, names};
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align2, Context, Rect, Sense, UiBuilder, WidgetInfo, WidgetType, pos2, vec2};
use ludoteca_table::play::stage::StageRequest;

/// Draws it; how much of the upper edge it takes from the right.
pub fn draw(
    ctx: &Context,
    look: &Look,
    window: Rect,
    (title, elsewhere): (&str, Option<&str>),
    sends: &mut Sends,
) -> f32 {
    let edge = tokens().space.screen_edge;
    let at = window.right_top() + vec2(-edge, edge);
    let font = TextSize::Title.font(look.text_scale());
    let shown = components::float(ctx, CORNER, at, Align2::RIGHT_TOP, |ui| {
        let side = ui.spacing().interact_size.y;
        let ground = Ground::of(ui);
        let name = ui.painter().layout_no_wrap(title.to_owned(), font.clone(), ground.text);
        let signs = if elsewhere.is_some() { 2.0 * side } else { side };
        let room = window.width() * 0.34 - signs;
        // In a narrow window with large letters the game is known by its board.
        let wide = if name.size().x < room { name.size().x + BESIDE_WORDS + 10.0 } else { 0.0 };
        let (rect, response) = ui.allocate_exact_size(vec2(wide + signs, side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, title));
        // Over a bright room words and signs need their own ground.
        ui.painter().rect_filled(rect, side / 2.0, ground.fill);
        if wide > 0.0 {
            let at = pos2(rect.left() + BESIDE_WORDS, rect.center().y - name.size().y / 2.0);
            ui.painter().galley(at, name, ground.text);
        }
        let mut sign = |right: f32, icon: &str, name: &str, id: CommandId| {
            let button = Rect::from_min_max(pos2(right - side, rect.top()), pos2(right, rect.bottom()));
            let mut corner = ui.new_child(UiBuilder::new().max_rect(button));
            names::tell(ctx, button, || (name.to_owned(), commands::of(id).shown_key(&look.words)));
            components::pressed(&mut corner, icon, name)
        };
        if let Some(told) = elsewhere
            && sign(rect.right() - side, icons::ELSEWHERE, told, CommandId::Elsewhere)
        {
            sends.write(DialogAction::Open(Dialog::Network));
        }
        if sign(rect.right(), icons::SHELF, &look.word("ui-shelf"), CommandId::Back) {
            sends.write(StageRequest::Leave);
        }
        wide + signs
    });
    shown.inner + edge
}
