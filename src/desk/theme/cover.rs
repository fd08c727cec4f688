//! A page over the whole window: what lies beneath it is not painted.

use bevy_egui::egui::layers::PaintList;
use bevy_egui::egui::{Color32, Context, Id, LayerId, Ui};

/// Notes that a page fills the whole window with these colours in this pass.
pub fn note(ui: &Ui, colours: &[Color32]) {
    if colours.iter().all(Color32::is_opaque) {
        let page = (ui.ctx().cumulative_pass_nr(), ui.layer_id());
        ui.ctx().data_mut(|data| data.insert_temp(key(), page));
    }
}

/// Whether a page fills the whole window in this pass.
#[must_use]
pub fn is_noted(ctx: &Context) -> bool {
    page(ctx).is_some()
}

/// The layer of such a page.
fn page(ctx: &Context) -> Option<LayerId> {
    let noted = ctx.data(|data| data.get_temp::<(u64, LayerId)>(key()));
    noted.filter(|(pass, _)| *pass == ctx.cumulative_pass_nr()).map(|(_, page)| page)
}

/// Takes away what was painted beneath such a page; whether there is one. To be called at the end of a pass.
pub fn clear_beneath(ctx: &Context) -> bool {
    let Some(page) = page(ctx) else { return false };
    // From the back to the front; what is behind everything is in no area, and nothing else is painted outside of one.
    let layers: Vec<LayerId> = ctx.memory(|memory| memory.layer_ids().take_while(|layer| *layer != page).collect());
    ctx.graphics_mut(|painted| {
        for layer in layers.into_iter().chain([LayerId::background()]) {
            *painted.entry(layer) = PaintList::default();
        }
    });
    true
}

fn key() -> Id {
    Id::new("page-covers-window")
}
