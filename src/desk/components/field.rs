//! Fields in which one types.

use crate::desk::theme::{Ground, tokens};
use bevy_egui::egui::{Align, Id, Margin, Response, Stroke, StrokeKind, TextEdit, Ui, vec2};

/// What stands in a field for text.
pub struct TextField {
    /// The field.
    pub response: Response,
    /// Its text now.
    pub text: String,
    /// Whether that is not what the model says.
    pub changed: bool,
}

/// A field for one line.
#[derive(Clone, Copy)]
pub struct LineField<'a> {
    /// What it is for.
    pub name: &'a str,
    /// What it shows while it is empty.
    pub hint: &'a str,
    /// So many letters at most.
    pub most: usize,
    /// Its width in points.
    pub width: f32,
    /// What it is known by elsewhere.
    pub id: Option<Id>,
}

/// Draws a field for one line, as high as a button.
pub fn line(ui: &mut Ui, field: LineField<'_>, text: &str) -> TextField {
    typed(ui, field.name, text, |ui, text| {
        let edit = TextEdit::singleline(text).hint_text(field.hint).char_limit(field.most);
        let edit = edit.vertical_align(Align::Center).margin(Margin::symmetric(12, 2));
        let edit = if let Some(id) = field.id { edit.id(id) } else { edit };
        let size = vec2(field.width, ui.spacing().interact_size.y);
        let field = ui.add_sized(size, edit);
        framed(ui, field)
    })
}

/// Shows that a field with a frame has the keyboard: over the frame of the library, which has the colour of letters on
/// a chosen ground.
pub fn framed(ui: &Ui, field: Response) -> Response {
    if field.has_focus() {
        let stroke = Stroke::new(tokens().size.focus_ring, Ground::of(ui).focus);
        ui.painter().rect_stroke(field.rect, tokens().radius.control, stroke, StrokeKind::Inside);
    }
    field
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
