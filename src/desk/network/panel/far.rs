//! The part of a page that lets a friend in from elsewhere, through the internet.

use super::parts::{told_here, words};
use crate::desk::components::PillButton;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::network::controller::NetworkAction;
use crate::desk::network::model::FarWay;
use crate::desk::theme::icons;
use bevy_egui::egui::Ui;

/// Draws it, if there is such a way.
pub(super) fn part(ui: &mut Ui, look: &Look, (way, told): (&FarWay, Option<&str>), done: &mut Sends) {
    if *way != FarWay::None {
        ui.add_space(14.0);
    }
    match way {
        FarWay::None => {}
        FarWay::Closed => {
            words(ui, look, &look.word("net-far-about"));
            ui.add_space(6.0);
            if PillButton::new(&look.word("net-far-open")).icon(icons::ELSEWHERE).show(ui).clicked() {
                done.write(NetworkAction::OpenFar);
            }
        }
        FarWay::Opening => words(ui, look, &look.word("net-far-opening")),
        FarWay::Open { leads_far, .. } => {
            words(ui, look, &look.word("net-far-is"));
            ui.add_space(6.0);
            if PillButton::new(&look.word("net-far-copy")).icon(icons::COPY).show(ui).clicked() {
                done.write(NetworkAction::CopyFar);
            }
            if !leads_far {
                ui.add_space(6.0);
                words(ui, look, &look.word("net-internet-near"));
            }
        }
        FarWay::Refused(why) => words(ui, look, &look.words.say(why)),
    }
    if let Some(told) = told {
        ui.add_space(10.0);
        told_here(ui, look, told);
    }
}
