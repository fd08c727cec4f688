//! The dialog in which a file is chosen, in the words of the panels.

use crate::desk::class::model::ClassRequest;
use crate::desk::frame::dialog::{DialogAction, FileAsk};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::saves::model::SavedRequest;
use bevy_egui::egui::{Align2, Context, vec2};
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels};

/// The dialog that is open, kept from frame to frame.
#[derive(Default)]
pub struct Files(Option<(FileAsk, FileDialog)>);

impl Files {
    /// Draws the dialog while it is asked for.
    pub fn draw(&mut self, ctx: &Context, look: &Look, asked: Option<&FileAsk>, sends: &mut Sends) {
        let Some(asked) = asked else {
            self.0 = None;
            return;
        };
        if self.0.as_ref().is_none_or(|(open, _)| open != asked) {
            self.0 = Some((asked.clone(), opened(ctx, look, asked)));
        }
        let Some((_, dialog)) = &mut self.0 else { return };
        dialog.update(ctx);
        match dialog.state() {
            DialogState::Picked(path) => match asked {
                FileAsk::Open => sends.write(SavedRequest::OpenFile(path.to_owned())),
                FileAsk::Save(_) => sends.write(SavedRequest::SaveFile(path.to_owned())),
                FileAsk::SavePage(_) => sends.write(ClassRequest::Save(path.to_owned())),
            },
            DialogState::Cancelled | DialogState::Closed => sends.write(DialogAction::Close),
            DialogState::Open | DialogState::PickedMultiple(_) => {}
        }
    }
}

fn opened(ctx: &Context, look: &Look, asked: &FileAsk) -> FileDialog {
    let room = ctx.content_rect().size();
    let mut dialog = FileDialog::new()
        .labels(labels(look))
        .default_size([room.x.min(900.0) * 0.9, room.y * 0.7])
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .load_via_thread(false)
        .show_menu_button(false)
        .show_pinned_folders(false)
        .show_working_directory_button(false)
        .add_file_filter_extensions(&look.word("file-records"), vec!["ludo", "pgn", "txt"])
        .default_file_filter(&look.word("file-records"));
    match asked {
        FileAsk::Open => dialog.pick_file(),
        FileAsk::Save(name) | FileAsk::SavePage(name) => {
            dialog = dialog.default_file_name(name);
            dialog.save_file();
        }
    }
    dialog
}

fn labels(look: &Look) -> FileDialogLabels {
    let word = |key: &str| look.word(key);
    FileDialogLabels {
        title_select_file: word("file-open-title"),
        title_save_file: word("file-save-title"),
        cancel: word("ui-cancel"),
        overwrite: word("file-replace"),
        heading_places: word("file-places"),
        heading_devices: word("file-devices"),
        heading_removable_devices: word("file-removable"),
        home_dir: word("file-home"),
        desktop_dir: word("file-desktop"),
        documents_dir: word("file-documents"),
        downloads_dir: word("file-downloads"),
        audio_dir: word("file-music"),
        pictures_dir: word("file-pictures"),
        videos_dir: word("file-videos"),
        selected_file: word("file-chosen"),
        file_name: word("file-name"),
        file_filter_all_files: word("file-all"),
        open_button: word("file-open"),
        save_button: word("file-save"),
        cancel_button: word("ui-cancel"),
        overwrite_file_modal_text: word("file-there"),
        err_empty_folder_name: word("file-no-name"),
        err_empty_file_name: word("file-no-name"),
        err_directory_exists: word("file-folder-there"),
        err_file_exists: word("file-exists"),
        ..FileDialogLabels::default()
    }
}
