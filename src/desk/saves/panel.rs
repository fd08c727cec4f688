//! Draws the page of saved plays: the games at the left, their plays or the medals at the right.

use super::controller::SavesAction;
use super::model::{SavedListModel, SavesPage};
use super::{rows, wall};
use crate::desk::components::{self, Page};
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Face, Ground, icons};
use crate::games::pictures::GamePictures;
use bevy_egui::egui::{Align2, Context, Rect, ScrollArea, Ui, UiBuilder, vec2};
use ludoteca_rules::Arg;

/// Draws it.
pub fn draw(ctx: &Context, look: &Look, list: &SavedListModel, sends: &mut Sends) {
    let (title, back) = (look.word("ui-saved"), look.word("ui-close"));
    let frame = Page { id: "dialog-saved", title: &title, back: &back, scale: look.text_scale() };
    let (mut chosen, mut done) = (Sends::default(), Sends::default());
    let leaves = frame.show(ctx, |ui| rail(ui, look, list, &mut chosen), |ui| paper(ui, look, list, &mut done));
    sends.append([chosen, done]);
    if leaves {
        sends.write(DialogAction::Close);
    }
}

/// What can be shown, and a way to open a file.
fn rail(ui: &mut Ui, look: &Look, list: &SavedListModel, sends: &mut Sends) {
    let scale = look.text_scale();
    let count = |plays: usize| {
        let number = Arg::Number(i64::try_from(plays).unwrap_or(i64::MAX));
        look.words.fill("ui-saved-number", &[("games", number)])
    };
    let sign = |icon: &'static str| {
        move |ui: &Ui, place: Rect, ground: Ground| {
            let font = Face::Icon.at(0.5 * place.height());
            ui.painter().circle_filled(place.center(), place.width() / 2.0, ground.raise);
            ui.painter().text(place.center(), Align2::CENTER_CENTER, icon, font, ground.text);
        }
    };
    let open = look.word("file-open-title");
    ScrollArea::vertical().id_salt("saved-games").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut show = |page, pressed: bool| {
            if pressed && page != list.page {
                sends.write(SavesAction::Show(page));
            }
        };
        let is = |page| page == list.page;
        let all = (look.word("ui-saved-all"), count(list.all));
        let pressed = components::rail_row(ui, scale, is(SavesPage::All), (&all.0, &all.1), sign(icons::MY_GAMES));
        show(SavesPage::All, pressed);
        for game in &list.games {
            let page = SavesPage::Game(game.id);
            let texts = (game.name.as_str(), count(game.plays));
            let picture = |ui: &Ui, place, _| {
                let file = look.pictures.get(game.id, GamePictures::SHELF);
                pictures::round(ui, file, &format!("trail {}", game.id), place);
            };
            let pressed = components::rail_row(ui, scale, is(page), (texts.0, &texts.1), picture);
            show(page, pressed);
        }
        let medals = (look.word("ui-medals"), look.word("ui-medals-about"));
        let pressed = components::rail_row(ui, scale, is(SavesPage::Medals), (&medals.0, &medals.1), sign(icons::WON));
        show(SavesPage::Medals, pressed);
        ui.add_space(14.0);
        ui.horizontal(|ui| {
            ui.add_space(14.0);
            let open = components::PillButton::new(&open).icon(icons::FILE);
            if open.width(ui.available_width() - 14.0).show(ui).clicked() {
                sends.write(DialogAction::Open(Dialog::File(FileAsk::Open)));
            }
        });
    });
}

fn paper(ui: &mut Ui, look: &Look, list: &SavedListModel, sends: &mut Sends) {
    let margin = Page::margin(ui.ctx().content_rect());
    let inner = ui.max_rect().shrink2(vec2(margin, 20.0));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    match list.page {
        SavesPage::Medals => wall::draw(&mut ui, look, &list.medals),
        SavesPage::All | SavesPage::Game(_) => rows::draw(&mut ui, look, list, sends),
    }
}
