//! The page on which a new game is chosen: six faces or a friend, and below them, on a card of paper, what else can be
//! chosen and the button that begins.

use super::controller::NewGameAction;
use super::model::NewGameShown;
use super::opponent;
use super::option::OptionModel;
use super::panel::{self, Folds, PLAYERS};
use super::players::SEATS;
use crate::desk::components::sheet::{head, veil};
use crate::desk::components::{self, PillButton};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::ground::room;
use crate::desk::theme::{self, Ground, Material, TextSize, icons, tokens};
use bevy_egui::egui::{Align, Context, Id, Label, Layout, Rect, ScrollArea, Ui, UiBuilder, vec2};
use ludoteca_rules::Arg;
use ludoteca_table::play::stage::StageRequest;

/// From this text scale on only the buttons stay where they are; all else scrolls.
const LARGE: f32 = 1.4;

/// What is open below the faces has at most this share of the window.
const MOST_OPEN: f32 = 0.45;

/// Draws it over the whole window.
pub fn draw(ctx: &Context, look: &Look, shown: &NewGameShown<'_>, id: Id, sends: &mut Sends) {
    let mut chosen = Sends::default();
    let (left, ()) = veil(ctx, id, |ui| page(ui, look, shown, &mut chosen));
    if left {
        chosen.write(NewGameAction::Cancel);
    }
    sends.append([chosen]);
}

fn page(ui: &mut Ui, look: &Look, shown: &NewGameShown<'_>, chosen: &mut Sends) {
    let scale = look.text_scale();
    let options = &shown.game.options;
    let first = options.iter().take_while(|option| SEATS.contains(&option.name)).count();
    let (seats, others) = options.split_at(first);
    let title = look.words.fill("ui-who-with", &[("game", Arg::Plain(shown.game.game.clone()))]);
    let large = scale >= LARGE;
    let back = head(ui, scale, &look.word("ui-cancel"), (&title, ""), |ui| {
        if !large {
            set_up(ui, look, chosen);
        }
    });
    if back.clicked() {
        chosen.write(NewGameAction::Cancel);
    }
    let folds = Folds::of(ui.ctx(), look, shown, (seats, others));
    let whole = ui.available_rect_before_wrap();
    let known_id = Id::new("new-game-bar");
    let known = ui.data(|data| data.get_temp::<f32>(known_id)).unwrap_or(tokens().size.button_main + 48.0);
    let bar = whole.with_min_y((whole.bottom() - known).max(whole.top()));
    let body = whole.with_max_y(bar.top() - 8.0);
    ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
        ScrollArea::vertical().id_salt("new-game").auto_shrink(false).show(ui, |ui| {
            let ground = Ground::of(ui);
            // What is not certain about the game is told beside who made it.
            let note = shown.card.and_then(|card| card.note.as_deref());
            let facts: Vec<&str> = [shown.game.facts.as_str()].into_iter().chain(note).collect();
            ui.add(Label::new(TextSize::Label.text(scale, facts.join(" · ")).color(ground.quiet)).wrap());
            ui.add_space(2.0);
            who(ui, look, shown, (seats, others), body.height(), chosen);
            if large {
                folds.draw(ui, look);
                folds.opened(ui, look, chosen);
                set_up(ui, look, chosen);
            }
        });
    });
    let height = self::bar(ui, look, bar, (&folds, seats), chosen);
    if (height - known).abs() > 0.5 {
        ui.data_mut(|data| data.insert_temp(known_id, height));
        ui.ctx().request_discard("what else can be chosen has another height");
    }
    ui.expand_to_include_rect(whole);
}

/// Who one plays with, on a page of this height; at more than two seats, who sits at each.
fn who(
    ui: &mut Ui,
    look: &Look,
    shown: &NewGameShown<'_>,
    (seats, others): (&[OptionModel], &[OptionModel]),
    height: f32,
    chosen: &mut Sends,
) {
    // How many play decides who can be chosen, so it is asked first.
    for option in others.iter().filter(|option| option.name == PLAYERS) {
        panel::values(ui, option, chosen);
    }
    if seats.len() > 2 {
        panel::seats(ui, look, seats, shown.names, chosen);
    }
    // Not measured from the window, in which all of this may be scrolled.
    let left = height - (ui.cursor().top() - ui.min_rect().top());
    opponent::draw(ui, look, seats, (&shown.game.tallies, &shown.game.lines, left), chosen);
}

/// The way to a position of one's own.
fn set_up(ui: &mut Ui, look: &Look, chosen: &mut Sends) {
    let text = look.word("ui-set-up");
    if PillButton::new(&text).icon(icons::SET_UP).show(ui).clicked() {
        chosen.write(StageRequest::SetUp);
    }
}

/// The card of paper on the lower edge of a place: what else can be chosen, and the button that begins. Its height.
fn bar(ui: &mut Ui, look: &Look, place: Rect, (folds, seats): (&Folds<'_>, &[OptionModel]), chosen: &mut Sends) -> f32 {
    let scale = look.text_scale();
    let paper = Ground::new(Material::Paper, room(ui.ctx()));
    let margin = 16.0;
    let shown = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        paper.card(Material::Paper, margin).show(ui, |ui| {
            theme::on_paper(ui);
            ui.set_width(place.width() - 2.0 * margin);
            let large = scale >= LARGE;
            if folds.is_open() && !large {
                let most = MOST_OPEN * ui.ctx().content_rect().height();
                ScrollArea::vertical().id_salt("new-game-fold").max_height(most).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    folds.opened(ui, look, chosen);
                });
                ui.add_space(8.0);
            }
            let row = begin(ui, look, seats, chosen);
            if !large {
                let beside = row.with_min_x(place.left() + margin).with_max_x(row.left() - 16.0);
                let folds = ui.scope_builder(UiBuilder::new().max_rect(beside), |ui| folds.draw(ui, look));
                let tall = folds.response.rect.height().max(tokens().size.button_main);
                // The button stands in the middle of the rows beside it.
                ui.data_mut(|data| data.insert_temp(Id::new("new-game-rows"), tall));
                ui.expand_to_include_rect(row.with_max_y(row.top() + tall));
            }
        });
    });
    shown.response.rect.height()
}

/// The button that begins, at the right end of a row as high as what stands beside it; its place in that row.
fn begin(ui: &mut Ui, look: &Look, seats: &[OptionModel], chosen: &mut Sends) -> Rect {
    let tall = tokens().size.button_main * look.text_scale().min(1.3);
    let rows = ui.data(|data| data.get_temp::<f32>(Id::new("new-game-rows"))).unwrap_or(tall).max(tall);
    let row = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), rows));
    let mut right = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    let text = begin_word(look, seats);
    let main = PillButton::main(&text).icon(icons::PLAY).least(vec2(0.0, tall)).padding(24.0).show(&mut right);
    // A page that is open always has the keyboard.
    components::focus_first(&main);
    if main.clicked() {
        chosen.write(NewGameAction::Start);
    }
    ui.expand_to_include_rect(main.rect);
    row.with_min_x(main.rect.left())
}

/// What the button that begins says: with whom.
fn begin_word(look: &Look, seats: &[OptionModel]) -> String {
    match opponent::against(seats) {
        Some(level) => look.word(&format!("level-{level}-try")),
        None => look.word("ui-start"),
    }
}
