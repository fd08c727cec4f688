//! The dialog in which a file is chosen, in the words of the panels.
//!
//! What the library leaves undone is done here: a name without an ending gets one before it is asked whether a file of
//! that name is replaced, the dialog begins where the user keeps documents or chose a file last, and of the proposed
//! name all but the ending is selected, whatever letters it has.

use crate::desk::class::model::ClassRequest;
use crate::desk::components;
use crate::desk::frame::dialog::{DialogAction, FileAsk};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::saves::kept::SavedRequest;
use crate::desk::share::worksheet::WorksheetRequest;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, Material, on_paper, tokens};
use bevy_egui::egui::text::{CCursor, CCursorRange};
use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{Align2, Context, Id, Label, Modal, RichText, vec2};
use directories::UserDirs;
use egui_file_dialog::{DialogState, FileDialog, FileDialogLabels};
use ludoteca_store::shown;
use std::path::{Path, PathBuf};

/// The dialog, kept from frame to frame.
#[derive(Default)]
pub struct Files {
    open: Option<Open>,
    /// Where a file was chosen last in this run.
    last: Option<PathBuf>,
}

/// A dialog that is open.
struct Open {
    asked: FileAsk,
    dialog: FileDialog,
    /// The name that is proposed, until it was shown.
    proposed: Option<String>,
    /// The file that is there already, whose name somebody did not write whole.
    replaced: Option<PathBuf>,
    /// Whether a file was chosen.
    done: bool,
}

impl Files {
    /// Files whose dialog begins in this folder.
    #[must_use]
    pub const fn beginning(folder: PathBuf) -> Self {
        Self { open: None, last: Some(folder) }
    }

    /// Draws the dialog while it is asked for.
    pub fn draw(&mut self, ctx: &Context, look: &Look, asked: Option<&FileAsk>, sends: &mut Sends) {
        let Some(asked) = asked else {
            self.open = None;
            return;
        };
        if self.open.as_ref().is_none_or(|open| open.asked != *asked) {
            self.open = Some(Open::new(ctx, look, asked, &begin_folder(self.last.as_deref())));
        }
        let Some(open) = self.open.as_mut().filter(|open| !open.done) else { return };
        let chosen = match open.replaced.clone() {
            Some(path) => match replace(ctx, look, &path) {
                Some(true) => path,
                Some(false) => {
                    // The whole name is proposed now, in the folder where it was.
                    let folder = path.parent().unwrap_or(&path);
                    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                    *open = Open::named(ctx, look, asked, folder, Some(name));
                    return;
                }
                None => return,
            },
            None => match open.choose(ctx) {
                DialogState::Picked(path) => path,
                DialogState::Cancelled | DialogState::Closed => return sends.write(DialogAction::Close),
                DialogState::Open | DialogState::PickedMultiple(_) => return,
            },
        };
        self.last = chosen.parent().map(Path::to_owned);
        let whole = asked.completed(&chosen);
        if whole != chosen && whole.exists() {
            open.replaced = Some(whole);
            return;
        }
        open.done = true;
        match asked {
            FileAsk::Open => sends.write(SavedRequest::OpenFile(whole)),
            FileAsk::Save(_) => sends.write(SavedRequest::SaveFile(whole)),
            FileAsk::SaveSheet(of, _) => sends.write(WorksheetRequest { of: *of, file: whole }),
            FileAsk::SavePage(_) => sends.write(ClassRequest::Save(whole)),
        }
    }
}

impl Open {
    fn new(ctx: &Context, look: &Look, asked: &FileAsk, folder: &Path) -> Self {
        let name = match asked {
            FileAsk::Open => None,
            FileAsk::Save(name) | FileAsk::SaveSheet(_, name) | FileAsk::SavePage(name) => Some(name.clone()),
        };
        Self::named(ctx, look, asked, folder, name)
    }

    fn named(ctx: &Context, look: &Look, asked: &FileAsk, folder: &Path, name: Option<String>) -> Self {
        let room = ctx.content_rect().size();
        let mut dialog = FileDialog::new()
            .labels(labels(look, asked))
            .initial_directory(folder.to_owned())
            .default_size([room.x.min(900.0) * 0.9, room.y * 0.7])
            .resizable(false)
            .anchor(Align2::CENTER_CENTER, vec2(0.0, 0.0))
            .load_via_thread(false)
            .show_menu_button(false)
            .show_pinned_folders(false)
            .show_working_directory_button(false)
            .add_file_filter_extensions(&look.word("file-records"), vec!["ludo", "pgn", "txt"])
            .default_file_filter(&look.word("file-records"));
        match &name {
            None => dialog.pick_file(),
            Some(name) => {
                dialog = dialog.default_file_name(name);
                dialog.save_file();
            }
        }
        Self { asked: asked.clone(), dialog, proposed: name, replaced: None, done: false }
    }

    /// Draws the dialog; what became of it.
    fn choose(&mut self, ctx: &Context) -> DialogState {
        self.dialog.update(ctx);
        // The library selects the name up to its ending, but takes bytes for letters.
        if let Some(name) = self.proposed.take()
            && let Some(end) = name.rfind('.')
            && let Some(field) = ctx.memory(|memory| memory.focused())
            && let Some(mut state) = TextEditState::load(ctx, field)
        {
            let letters = name[..end].chars().count();
            state.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(letters))));
            state.store(ctx, field);
        }
        self.dialog.state().clone()
    }
}

/// Where the dialog begins: where a file was chosen last, or where the user keeps documents.
fn begin_folder(last: Option<&Path>) -> PathBuf {
    let of_user = || {
        let folders = UserDirs::new()?;
        let documents = folders.document_dir().filter(|folder| folder.is_dir());
        Some(documents.unwrap_or_else(|| folders.home_dir()).to_owned())
    };
    let last = last.filter(|folder| folder.is_dir()).map(Path::to_owned);
    last.or_else(of_user).unwrap_or_else(|| PathBuf::from("."))
}

/// Asks whether a file is replaced; the answer, once there is one.
fn replace(ctx: &Context, look: &Look, path: &Path) -> Option<bool> {
    let paper = Ground::new(Material::Paper, room(ctx)).card(Material::Paper, tokens().space.card_padding);
    let modal = Modal::new(Id::new("file-replace")).frame(paper).show(ctx, |ui| {
        on_paper(ui);
        ui.set_max_width(480.0 * look.text_scale());
        ui.add(Label::new(RichText::new(shown(path)).strong()).wrap());
        ui.add(Label::new(look.word("file-there")).wrap());
        ui.add_space(8.0);
        let buttons = ui.horizontal_wrapped(|ui| {
            let cancel = components::primary(ui, &look.word("ui-cancel"));
            components::focus_first(&cancel);
            let replace = components::quiet(ui, look.word("file-replace"));
            (cancel.clicked(), replace.clicked())
        });
        match buttons.inner {
            (true, _) => Some(false),
            (_, true) => Some(true),
            _ => None,
        }
    });
    if modal.should_close() { Some(false) } else { modal.inner }
}

fn labels(look: &Look, asked: &FileAsk) -> FileDialogLabels {
    let word = |key: &str| look.word(key);
    FileDialogLabels {
        title_select_file: word(asked.title_key()),
        title_save_file: word(asked.title_key()),
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
