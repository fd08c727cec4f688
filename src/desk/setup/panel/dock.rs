//! The strip below the board: what a touch does, and what can be done with the position.

use crate::desk::components::{self, PillButton, button, paint};
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::setup::controller::AskSetup;
use crate::desk::setup::model::DraftModel;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, TextSize, icons, tokens};
use bevy_egui::egui::{Align, Color32, Context, Id, Layout, Rect, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, vec2};
use ludoteca_table::play::SetupAction;
use ludoteca_table::play::stage::StageRequest;

/// Draws it in its place.
pub(super) fn draw(ctx: &Context, look: &Look, draft: &DraftModel, place: Rect, sends: &mut Sends) {
    let scale = look.text_scale();
    components::placed(ctx, "draft-dock", place, |ui| {
        let dark = room(ctx).scrim.0;
        let fade = place.with_min_y(place.top() - 0.4 * place.height()).with_max_y(place.top() + 0.45 * place.height());
        let beyond = ui.painter().with_clip_rect(fade.union(place));
        paint::shade(&beyond, fade, Color32::TRANSPARENT, dark);
        ui.painter().rect_filled(place.with_min_y(fade.bottom()), 0.0, dark);
        let row = place.shrink2(vec2(tokens().space.screen_edge, 8.0));
        let legal = draft.faults.is_empty();
        let mut right = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
        let tall = tokens().size.button_main * scale.min(1.3);
        let play = look.word("ui-draft-play");
        let play = PillButton::main(&play).icon(icons::PLAY).enabled(legal).least(vec2(0.0, tall)).padding(20.0);
        let play = play.show(&mut right);
        if look.panel_keys && legal {
            components::focus_first(&play);
        }
        if play.clicked() {
            sends.write(StageRequest::PlayFrom);
        }
        let acts = [
            (icons::PUZZLE, "ui-draft-puzzle", legal, Sends::of(DialogAction::Open(Dialog::Puzzle(String::new())))),
            (icons::REDO, "ui-redo", draft.can_redo, Sends::of(AskSetup(SetupAction::Redo))),
            (icons::UNDO, "ui-undo", draft.can_undo, Sends::of(AskSetup(SetupAction::Undo))),
        ];
        for (icon, key, can, act) in acts {
            let name = look.word(key);
            let pressed = right.add_enabled_ui(can, |ui| button::round(ui, icon, &name)).inner.clicked();
            if pressed && can {
                sends.append([act]);
            }
        }
        let left = row.with_max_x(right.min_rect().left() - 16.0);
        how(ui, &look.word("ui-draft-how"), left, scale);
    });
}

/// What a touch does, in so much room; what does not fit is whole under the pointer.
fn how(ui: &mut Ui, text: &str, place: Rect, scale: f32) {
    let rows = |size: TextSize| ((place.height() / (size.token().line * scale)) as usize).max(1);
    let sizes = [TextSize::Body, TextSize::Label].map(|size| (size, rows(size)));
    let colour = Ground::of(ui).text;
    let Some(galley) = paint::fitting(ui, text, &sizes, colour, (place.width(), Align::LEFT), scale) else { return };
    let at = place.left_center() - vec2(0.0, 0.5 * galley.size().y);
    let response = ui.interact(Rect::from_min_size(at, galley.size()), Id::new("draft-how"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    let cut = galley.elided;
    ui.painter().galley(at, galley, colour);
    if cut {
        response.on_hover_text(text);
    }
}
