//! Fields in which one types.

use bevy_egui::egui::{Id, Response, Ui};

/// What stands in a field for text.
pub struct TextField {
    /// The field.
    pub response: Response,
    /// Its text now.
    pub text: String,
    /// Whether that is not what the model says.
    pub changed: bool,
}

/// A field for text, which `show` draws; `name` says what it is for.
///
/// What is typed reaches the model in the next frame, but a frame may be laid out several times. The later passes show
/// it too: otherwise the cursor would fall back to where the old text ends.
pub fn typed(ui: &mut Ui, name: &str, text: &str, show: impl FnOnce(&mut Ui, &mut String) -> Response) -> TextField {
    let id = Id::new("typed").with(name);
    let frame = ui.ctx().cumulative_frame_nr();
    let earlier = ui.data(|data| data.get_temp::<(u64, String)>(id)).filter(|(when, _)| *when == frame);
    let again = earlier.is_some();
    let mut now = earlier.map_or_else(|| text.to_owned(), |(_, typed)| typed);
    let response = show(ui, &mut now);
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
    let changed = now != text;
    if changed || again {
        ui.data_mut(|data| data.insert_temp(id, (frame, now.clone())));
    }
    TextField { response, text: now, changed }
}
