//! The board for screen readers: a list of cells that can be pressed, and what happened as a text that is read when it
//! changes. Nothing of it is seen, and the pointer passes through it.

use crate::desk::components;
use crate::desk::spoken::model::BoardModel;
use bevy_egui::egui::{
    Area, Context, Id, Order, Rect, Sense, UiBuilder, WidgetInfo, WidgetType, accesskit, pos2, vec2,
};
use ludoteca_rules::Cell;

/// Draws it; `touch` is called with a cell that is pressed.
pub fn draw(ctx: &Context, board: &BoardModel, free: Rect, mut touch: impl FnMut(Cell)) {
    let area = Area::new(Id::new("spoken")).order(Order::Background).fixed_pos(free.min).interactable(false);
    area.fade_in(false).constrain(false).show(ctx, |ui| {
        let ui = &mut ui.new_child(UiBuilder::new().max_rect(Rect::from_min_size(free.min, vec2(1.0, 1.0))));
        let news = Id::new("spoken-news");
        let response = ui.interact(Rect::from_min_size(free.min, vec2(1.0, 1.0)), news, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &board.news));
        ctx.accesskit_node_builder(news, |node| node.set_live(accesskit::Live::Polite));
        let count = board.cells.len().max(1) as f32;
        for (index, (cell, text)) in board.cells.iter().enumerate() {
            // A column, so that readers that go by place read them in their order.
            let top = free.top() + free.height() * index as f32 / count;
            let rect = Rect::from_min_size(pos2(free.left(), top), vec2(1.0, 1.0));
            let response = ui.interact(rect, Id::new(("spoken-cell", cell.0)), Sense::CLICK);
            let chosen = board.held.contains(cell);
            response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, chosen, text));
            components::follow_focus(&response);
            if response.clicked() {
                touch(*cell);
            }
        }
    });
}
