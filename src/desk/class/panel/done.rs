//! What was done on a page of the class.

use crate::desk::class::controller::ClassAction;
use crate::desk::class::model::{ClassPage, ClassRequest, ClassView, ScreensPart, SheetModel};
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;

/// What was done on a page.
pub(super) struct Done<'a> {
    pub(super) view: &'a ClassView,
    pub(super) sends: Sends,
}

impl Done<'_> {
    pub(super) fn ask(&mut self, request: ClassRequest) {
        self.sends.write(request);
    }

    pub(super) fn see(&mut self, change: impl FnOnce(&mut ClassView)) {
        let mut view = self.view.clone();
        change(&mut view);
        self.sends.write(ClassAction::View(Box::new(view)));
    }

    /// Begins to enter a new tournament, or the game that the class plays on its own screens.
    pub(super) fn enter_new(&mut self, on_screens: bool) {
        self.see(|view| {
            view.page = ClassPage::New;
            view.new.on_screens = on_screens;
        });
    }

    pub(super) fn page(&mut self, page: ClassPage) {
        self.see(|view| view.page = page);
    }
}

/// Asks for the file into which the page is written.
pub(super) fn save(look: &Look, sheet: &SheetModel, page: ClassPage, ending: &str, done: &mut Done<'_>) {
    let view = done.view;
    let what = match page {
        ClassPage::Standings => look.word("ui-class-standings"),
        ClassPage::Pupils => look.word("ui-class-pupils"),
        ClassPage::Screens if view.screens == ScreensPart::Homework => look.word("ui-class-homework"),
        ClassPage::Screens => look.word("ui-class-cards"),
        _ => sheet.round.to_string(),
    };
    let name = format!("{} {what}.{ending}", sheet.title);
    done.sends.write(DialogAction::Open(Dialog::File(FileAsk::SavePage(name))));
}
