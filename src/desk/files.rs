//! The dialog in which a file is chosen, in the words of the panels.

use crate::desk::action::{FileAsk, SavedAction, UiAction};
use crate::desk::class::model::ClassRequest;
use crate::desk::view_model::ViewModel;
use bevy_egui::egui::{Align2, Context, vec2};
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels};

/// The dialog that is open, kept from frame to frame.
#[derive(Default)]
pub struct Files(Option<(FileAsk, FileDialog)>);

impl Files {
    /// Draws the dialog while it is asked for.
    pub fn draw(&mut self, ctx: &Context, model: &ViewModel, actions: &mut Vec<UiAction>) {
        let Some(asked) = model.file_asked() else {
            self.0 = None;
            return;
        };
        if self.0.as_ref().is_none_or(|(open, _)| open != asked) {
            self.0 = Some((asked.clone(), opened(ctx, model, asked)));
        }
        let Some((_, dialog)) = &mut self.0 else { return };
        dialog.update(ctx);
        match dialog.state() {
            DialogState::Picked(path) => actions.push(match asked {
                FileAsk::Open => UiAction::Saved(SavedAction::OpenFile(path.clone())),
                FileAsk::Save(_) => UiAction::Saved(SavedAction::SaveFile(path.clone())),
                FileAsk::SavePage(_) => UiAction::Class(ClassRequest::Save(path.clone())),
            }),
            DialogState::Cancelled | DialogState::Closed => actions.push(UiAction::CloseDialog),
            DialogState::Open | DialogState::PickedMultiple(_) => {}
        }
    }
}

fn opened(ctx: &Context, model: &ViewModel, asked: &FileAsk) -> FileDialog {
    let room = ctx.content_rect().size();
    let mut dialog = FileDialog::new()
        .labels(labels(model))
        .default_size([room.x.min(900.0) * 0.9, room.y * 0.7])
        .resizable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
        .load_via_thread(false)
        .show_menu_button(false)
        .show_pinned_folders(false)
        .show_working_directory_button(false)
        .add_file_filter_extensions(&model.word("file-records"), vec!["ludo", "pgn", "txt"])
        .default_file_filter(&model.word("file-records"));
    match asked {
        FileAsk::Open => dialog.pick_file(),
        FileAsk::Save(name) | FileAsk::SavePage(name) => {
            dialog = dialog.default_file_name(name);
            dialog.save_file();
        }
    }
    dialog
}

fn labels(model: &ViewModel) -> FileDialogLabels {
    let word = |key: &str| model.word(key);
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
