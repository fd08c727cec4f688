//! The shelf and the rules cards: whole, in every language, on the screens people have.

mod taken_out;

use bevy_egui::egui::{self, Rect, accesskit::Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use ludoteca::desk::card::model::RulesModel;
use ludoteca::desk::settings::model::Settings;
use ludoteca::desk::shelf::model::{ShelfCard, ShelfModel};
use ludoteca::desk::view_model::{DialogModel, ViewModel};
use ludoteca::games::Games;
use ludoteca_games::CATALOGUE;
use ludoteca_games::catalogue;
use ludoteca_words::{Language, Words};
use std::sync::Arc;

const SCREENS: [[f32; 2]; 3] = [[1024.0, 768.0], [1280.0, 720.0], [1280.0, 800.0]];

fn model(language: Language, scale: f32) -> ViewModel {
    let settings = Settings { chosen_language: Some(language), text_scale: scale.into(), ..Settings::default() };
    let pictures = Games::all().pictures();
    ViewModel::new(Arc::new(Words::new(language, &catalogue())), catalogue(), pictures, settings)
}

/// Everything that is drawn: what it is, what it says and where.
pub fn drawn(model: ViewModel, size: [f32; 2]) -> Vec<(Role, String, Rect)> {
    let draw = |ui: &mut egui::Ui, model: &mut ViewModel| {
        ludoteca::desk::draw(ui.ctx(), model);
    };
    let mut harness = Harness::builder().with_size(size).with_max_steps(60).build_ui_state(draw, model);
    harness.run_steps(4);
    let all = harness.get_all_by(|node| matches!(node.role(), Role::Label | Role::Button));
    let told = |node: &egui_kittest::Node<'_>| {
        let access = node.accesskit_node();
        access.label().or_else(|| access.value()).unwrap_or_default()
    };
    all.map(|node| (node.accesskit_node().role(), told(&node), node.rect())).collect()
}

#[test]
fn the_cards_of_the_shelf_stand_apart_and_hold_their_texts() {
    for (language, size) in Language::ALL.into_iter().flat_map(|language| SCREENS.map(|size| (language, size))) {
        for scale in [1.0, 1.5] {
            let mut model = model(language, scale);
            let cards: Vec<ShelfCard> = CATALOGUE
                .iter()
                .map(|entry| {
                    ShelfCard::of(entry, &model.look.words, entry.info.id == "sapiens", entry.info.id == "sapiens")
                })
                .collect();
            let boards = ShelfModel::boards(cards.clone(), &model.look.words);
            model.shelf = Some(ShelfModel { boards, ..ShelfModel::default() });
            let what = format!("{language:?} {size:?} {scale}");
            let drawn = drawn(model, size);
            let is_card = |name: &str| cards.iter().any(|card| name == card.spoken);
            let places: Vec<&(Role, String, Rect)> =
                drawn.iter().filter(|(role, name, _)| *role == Role::Button && is_card(name)).collect();
            assert_eq!(places.len(), CATALOGUE.len(), "{what}");
            for (index, (_, name, place)) in places.iter().enumerate() {
                assert!(place.left() >= 0.0 && place.right() <= size[0], "{what}: {name} at {place}");
                for (_, other, beside) in &places[..index] {
                    let apart = (place.left() - beside.right()).max(beside.left() - place.right());
                    let below = (place.top() - beside.bottom()).max(beside.top() - place.bottom());
                    assert!(apart.max(below) > 7.0, "{what}: {name} at {place} and {other} at {beside}");
                }
            }
            if scale == 1.0 {
                for (_, name, place) in &places {
                    assert!(place.bottom() <= size[1], "{what}: {name} at {place} is not on the screen");
                }
            }
            let button_name = cards.iter().find_map(|card| card.demonstration.as_ref()).expect("Sapiens has one");
            let button = drawn.iter().find(|(_, name, _)| name == button_name).expect("it is drawn").2;
            let on = places.iter().filter(|(_, _, place)| place.contains_rect(button));
            assert_eq!(on.map(|(_, name, _)| name.as_str()).collect::<Vec<_>>(), ["Sapiens"], "{what}: {button}");
            // What else is to be pressed and read stands beside the boxes.
            let others = drawn.iter().filter(|(_, name, _)| !is_card(name) && name != button_name);
            for (_, text, rect) in others {
                let over = places.iter().find(|(_, _, place)| place.intersects(*rect));
                assert!(over.is_none(), "{what}: “{text}” at {rect} lies over {over:?}");
            }
        }
    }
}

#[test]
fn every_rules_card_is_one_screen() {
    for entry in CATALOGUE.iter().filter(|entry| !entry.info.card.is_empty()) {
        for (language, size) in Language::ALL.into_iter().flat_map(|language| SCREENS.map(|size| (language, size))) {
            let mut model = model(language, 1.0);
            let card = RulesModel::of(entry.info, &model.look.words);
            let texts: Vec<String> = [&card.goal, &card.end, &card.rulings]
                .into_iter()
                .chain(card.pictures.iter().map(|(_, caption)| caption))
                .cloned()
                .collect();
            model.dialog = Some(DialogModel::Rules(card));
            let drawn = drawn(model, size);
            let close = drawn.iter().find(|(role, ..)| *role == Role::Button).expect("it can be closed").2;
            let screen = Rect::from_min_size(egui::Pos2::ZERO, size.into());
            assert!(screen.contains_rect(close), "the button at {close}");
            for text in texts {
                let found = drawn.iter().find(|(role, told, _)| *role == Role::Label && *told == text);
                let rect = found.unwrap_or_else(|| panic!("{}: “{text}” is not drawn", entry.info.id)).2;
                let whole = screen.contains_rect(rect) && rect.bottom() <= close.top().max(size[1] - 8.0);
                assert!(whole, "{} {language:?} {size:?}: “{text}” at {rect}", entry.info.id);
            }
        }
    }
}
