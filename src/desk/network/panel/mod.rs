//! Draws the page about tables between computers, and the question of somebody at one; `mail.rs` draws games by mail,
//! `far.rs` the way from the internet.

mod far;
mod mail;
mod parts;

use super::controller::NetworkAction;
use super::model::{FarWay, NetworkModel, NetworkStage, OpenTable, PlayingTable};
use crate::desk::components::framed::framed;
use crate::desk::components::{self, LineField, PillButton, TextField};
use crate::desk::frame::dialog::DialogAction;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::share::panel::modules;
use crate::desk::theme::{Face, Ground, TextSize, icons};
use bevy_egui::egui::{Id, Key, Label, Response, RichText, Ui};
use ludoteca_net::{LONGEST_NAME, PHRASES, Wish};
use ludoteca_rules::Arg;
use parts::{heading, told_here, words};

/// Side of the picture for a telephone, at text scale 1.
const PICTURE: f32 = 240.0;

/// Most letters of what somebody was sent: a message by mail that tells a whole game.
const MOST: usize = 60_000;

/// Draws the page; `game` is the name of the game that a table could be opened for.
pub fn draw(ui: &mut Ui, height: f32, look: &Look, (model, game): (&NetworkModel, Option<&str>), sends: &mut Sends) {
    let told = model.told.as_ref().map(|text| look.words.say(text));
    match &model.stage {
        NetworkStage::Away => choose(ui, height, look, (model, game), sends),
        NetworkStage::Open(open) => wait(ui, height, look, (open, &model.far, told.as_deref()), sends),
        NetworkStage::Mail(shown) => mail::draw(ui, height, look, (shown, told.as_deref()), sends),
        NetworkStage::Joining => said(ui, height, look, &look.word("net-joining"), sends),
        NetworkStage::Failed(why) => said(ui, height, look, &look.words.say(why), sends),
        NetworkStage::Playing(playing) => at_table(ui, height, look, (playing, &model.far, told.as_deref()), sends),
    }
}

/// Open a table, sit down at another, or go on with a game.
fn choose(ui: &mut Ui, height: f32, look: &Look, (model, game): (&NetworkModel, Option<&str>), sends: &mut Sends) {
    let mut done = Sends::default();
    let (mut entered, mut joins, mut watches, mut closes) = (false, false, false, false);
    let empty = model.typed.trim().is_empty();
    framed(
        ui,
        height,
        &look.word("do-elsewhere"),
        |ui| {
            kept(ui, look, model, &mut done);
            heading(ui, look, "net-open-title");
            match game {
                Some(game) => {
                    words(ui, look, &look.words.fill("net-open-about", &[("game", Arg::Plain(game.to_owned()))]));
                    ui.add_space(6.0);
                    ui.horizontal_wrapped(|ui| {
                        if PillButton::new(&look.word("net-open")).icon(icons::ELSEWHERE).show(ui).clicked() {
                            done.write(NetworkAction::Open);
                        }
                        let by_mail = PillButton::new(&look.word("net-mail-begin")).icon(icons::MAIL).show(ui);
                        if by_mail.on_hover_text(look.word("net-mail-about")).clicked() {
                            done.write(NetworkAction::Write);
                        }
                    });
                }
                None => words(ui, look, &look.word("net-open-no-game")),
            }
            ui.add_space(18.0);
            heading(ui, look, "net-join-title");
            words(ui, look, &look.word("net-join-about"));
            ui.add_space(6.0);
            let field = line(ui, look, ("net-code", "network-code"), MOST, &model.typed);
            entered = field.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if ui.ctx().memory(|memory| memory.focused()).is_none() {
                field.response.request_focus();
            }
            if field.changed {
                done.write(NetworkAction::Type(field.text));
            }
            if let Some(told) = &model.told {
                told_here(ui, look, &look.words.say(told));
            }
            seen(ui, look, model, &mut done);
            ui.add_space(18.0);
            heading(ui, look, "net-name-title");
            ui.add_space(6.0);
            let name = line(ui, look, ("net-name", "network-name"), LONGEST_NAME, model.name.as_deref().unwrap_or(""));
            if name.changed {
                done.write(NetworkAction::Name(name.text));
            }
        },
        |ui| {
            let join = PillButton::main(&look.word("net-join")).enabled(!empty).show(ui);
            joins = join.clicked();
            watches = !empty && components::quiet(ui, look.word("net-watch")).clicked();
            let close = components::quiet(ui, look.word("ui-cancel"));
            closes = close.clicked();
            if empty { close } else { join }
        },
    );
    sends.append([done]);
    if (entered || joins) && !empty {
        sends.write(NetworkAction::Join(None));
    } else if watches {
        sends.write(NetworkAction::Watch(None));
    } else if closes {
        sends.write(DialogAction::Close);
    }
}

/// A field for one line that is known by its name.
fn line(ui: &mut Ui, look: &Look, (name, id): (&str, &str), most: usize, text: &str) -> TextField {
    let name = look.word(name);
    let width = (ui.available_width() - 4.0).min(420.0 * look.text_scale());
    components::line(ui, LineField { name: &name, hint: &name, most, width, id: Some(Id::new(id)) }, text)
}

/// The name of a game that is written with its options.
fn game_name(look: &Look, game: &str) -> Arg {
    let id = game.split(':').next().unwrap_or_default();
    Arg::Plain(look.words.word(&format!("game-{id}")))
}

/// The games at tables that can be gone on with.
fn kept(ui: &mut Ui, look: &Look, model: &NetworkModel, done: &mut Sends) {
    if model.kept.is_empty() {
        return;
    }
    heading(ui, look, "net-kept-title");
    words(ui, look, &look.word("net-kept-about"));
    ui.add_space(6.0);
    for kept in &model.kept {
        let (names, plies) = (Arg::Plain(kept.names.clone()), i64::try_from(kept.plies).unwrap_or(i64::MAX));
        let args = [("game", game_name(look, &kept.game)), ("names", names), ("moves", Arg::Number(plies))];
        let text = look.words.fill("net-kept-one", &args);
        if PillButton::new(&text).icon(icons::PLAY).show(ui).clicked() {
            let path = kept.path.clone();
            done.write(if kept.mail { NetworkAction::WriteOn(path) } else { NetworkAction::GoOn(path) });
        }
    }
    ui.add_space(18.0);
}

/// The tables that are seen on this network.
fn seen(ui: &mut Ui, look: &Look, model: &NetworkModel, done: &mut Sends) {
    if model.seen.is_empty() {
        return;
    }
    ui.add_space(10.0);
    words(ui, look, &look.word("net-seen"));
    for seen in &model.seen {
        let args = [("name", Arg::Plain(seen.name.clone())), ("game", game_name(look, &seen.game))];
        let text = look.words.fill("net-seen-one", &args);
        ui.horizontal_wrapped(|ui| {
            if PillButton::new(&text).icon(icons::FRIEND).show(ui).clicked() {
                done.write(NetworkAction::Join(Some(seen.code.clone())));
            }
            if components::quiet(ui, look.word("net-watch")).clicked() {
                done.write(NetworkAction::Watch(Some(seen.code.clone())));
            }
        });
    }
}

/// A table is open: what the other types, and who has come.
fn wait(
    ui: &mut Ui,
    height: f32,
    look: &Look,
    (open, way, told): (&OpenTable, &FarWay, Option<&str>),
    sends: &mut Sends,
) {
    let (mut done, mut closes) = (Sends::default(), false);
    framed(
        ui,
        height,
        &look.word("net-open-is"),
        |ui| {
            let scale = look.text_scale();
            let side = PICTURE * scale.min(1.2);
            let code = |ui: &mut Ui| {
                letters(ui, look, &open.code);
                let address = match open.address.as_str() {
                    "" => look.word("net-no-address"),
                    address => look.words.fill("net-address", &[("address", Arg::Plain(address.to_owned()))]),
                };
                words(ui, look, &address);
                ui.add_space(14.0);
                for name in &open.sitters {
                    words(ui, look, &look.words.fill("net-sits-there", &[("name", Arg::Plain(name.clone()))]));
                }
                words(ui, look, &look.word("net-waiting"));
                ui.add_space(10.0);
                words(ui, look, &look.word("net-nobody-comes"));
            };
            let picture = open.picture.as_ref();
            let picture = picture.map(|picture| |ui: &mut Ui| modules(ui, picture, side, &look.word("net-picture")));
            components::beside(ui, side, code, picture);
            far::part(ui, look, (way, told), &mut done);
        },
        |ui| {
            let close = components::quiet(ui, look.word("net-close"));
            closes = close.clicked();
            close
        },
    );
    sends.append([done]);
    if closes {
        sends.write(NetworkAction::Leave);
    }
}

/// What the others type, large enough to be read across a room.
fn letters(ui: &mut Ui, look: &Look, code: &str) {
    words(ui, look, &look.word("net-tell"));
    ui.add_space(4.0);
    let size = TextSize::Screen.token().size * 1.5 * look.text_scale();
    let letters = RichText::new(code).font(Face::Display.at(size));
    ui.add(Label::new(letters.color(Ground::of(ui).accent)).wrap());
    ui.add_space(4.0);
}

/// One sentence, and the way back.
fn said(ui: &mut Ui, height: f32, look: &Look, text: &str, sends: &mut Sends) {
    let mut back = false;
    framed(
        ui,
        height,
        &look.word("do-elsewhere"),
        |ui| words(ui, look, text),
        |ui| {
            let button = components::primary(ui, &look.word("net-back"));
            back = button.clicked();
            button
        },
    );
    if back {
        sends.write(NetworkAction::Leave);
    }
}

/// What can be said and asked at a table where a game goes on.
fn at_table(
    ui: &mut Ui,
    height: f32,
    look: &Look,
    (playing, way, told): (&PlayingTable, &FarWay, Option<&str>),
    sends: &mut Sends,
) {
    let mut done = Sends::default();
    let mut closes = false;
    framed(
        ui,
        height,
        &look.word(if playing.mail.is_some() { "net-mail-title" } else { "net-at-table" }),
        |ui| {
            if let Some(mail) = &playing.mail {
                mail::part(ui, look, (mail, told), &mut done);
            } else {
                line_to(ui, look, playing);
                far::part(ui, look, (way, told), &mut done);
            }
            if playing.watchers > 0 {
                let number = ("number", Arg::Number(i64::from(playing.watchers)));
                words(ui, look, &look.words.fill("net-watchers", &[number]));
            }
            if playing.plays && !playing.over {
                wishes(ui, look, playing, &mut done);
            }
            // What is said goes along a line alone.
            if playing.plays && playing.mail.is_none() {
                ui.add_space(14.0);
                heading(ui, look, "net-say");
                ui.horizontal_wrapped(|ui| {
                    for phrase in 0..PHRASES {
                        let text = look.word(&format!("net-phrase-{}", phrase + 1));
                        if components::quiet(ui, text).clicked() {
                            done.write(NetworkAction::Phrase(phrase));
                            done.write(DialogAction::Close);
                        }
                    }
                });
            }
        },
        |ui| {
            let close = components::primary(ui, &look.word("ui-close"));
            closes = close.clicked();
            close
        },
    );
    sends.append([done]);
    if closes {
        sends.write(DialogAction::Close);
    }
}

/// Who keeps the table, and whether the line to it is open.
fn line_to(ui: &mut Ui, look: &Look, playing: &PlayingTable) {
    let state = match (playing.open, &playing.code) {
        (false, _) => "net-trouble-broke",
        (true, Some(_)) => "net-kept-here",
        (true, None) => "net-kept-there",
    };
    words(ui, look, &look.word(state));
    if let Some(code) = &playing.code {
        ui.add_space(8.0);
        letters(ui, look, code);
    }
}

fn wishes(ui: &mut Ui, look: &Look, playing: &PlayingTable, done: &mut Sends) {
    ui.add_space(14.0);
    let mut act = |ui: &mut Ui, key: &str, action: NetworkAction| {
        if components::quiet(ui, look.word(key)).clicked() {
            done.write(action);
            done.write(DialogAction::Close);
        }
    };
    for (name, _) in playing.away.iter().filter(|(_, long)| *long) {
        words(ui, look, &look.words.fill("net-away-long", &[("name", Arg::Plain(name.clone()))]));
    }
    ui.horizontal_wrapped(|ui| {
        if playing.away.iter().any(|(_, long)| *long) {
            act(ui, "net-claim", NetworkAction::Absent(true));
            if !playing.paused {
                act(ui, "net-adjourn", NetworkAction::Absent(false));
            }
        }
        if playing.paused {
            act(ui, "net-go-on", NetworkAction::Resume);
        } else {
            act(ui, "net-ask-pause", NetworkAction::Ask(Wish::Pause));
        }
        act(ui, "net-ask-abort", NetworkAction::Ask(Wish::Abort));
    });
}

/// Draws the question of somebody at the table.
pub fn question(ui: &mut Ui, look: &Look, text: &str, sends: &mut Sends) {
    ui.add(Label::new(RichText::new(text).heading()).wrap());
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        let yes = components::primary(ui, &look.word("net-yes"));
        let no = components::quiet(ui, look.word("net-no"));
        components::focus_first(&no);
        let mut answer = |button: Response, agree| {
            if button.clicked() {
                sends.write(NetworkAction::Answer(agree));
                sends.write(DialogAction::Close);
            }
        };
        answer(yes, true);
        answer(no, false);
    });
}
