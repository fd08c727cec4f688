//! Everything that the list can hold.

use super::act::Situation;
use crate::desk::commands::table::{COMMANDS, Command, CommandId, Group};
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::lesson::model::{DeckModel, LessonProgress};
use crate::desk::palette::model::{PaletteAct, PaletteItem};
use crate::desk::saves::kept::SavedPlays;
use crate::desk::saves::model::{SavedInputs, SavedModel};
use crate::desk::settings::controller::SettingsChange;
use crate::desk::settings::model::{Quality, Section, Settings};
use crate::desk::settings::names::{facing_key, own_name, palette_key, quality_key};
use crate::desk::settings::sheet::sign;
use crate::desk::theme::icons;
use crate::desk::view_model::ViewModel;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludoteca_rules::{Arg, Seat};
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::play::{Hand, HoveredCell, OnTable};
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::{Language, Words};

/// So many saved plays are found, the newest.
const MOST_PLAYS: usize = 300;

/// What the list is made of, besides what the panels show.
#[derive(SystemParam)]
pub struct PaletteInputs<'w, 's> {
    on_table: Option<Single<'w, 's, (OnTable, &'static Hand, Option<&'static HoveredCell>)>>,
    lessons: (Res<'w, OwnDecks>, Res<'w, LessonProgress>),
    saved: Res<'w, SavedPlays>,
    shelf: Res<'w, Shelf>,
}

impl PaletteInputs<'_, '_> {
    /// Everything.
    pub fn items(&self, decks: &mut Decks, model: &ViewModel) -> Vec<PaletteItem> {
        let words = &*model.look.words;
        let mut all = self.commands(model);
        all.extend(overlays(model));
        all.extend(switches(&model.settings, words));
        all.extend(settings(&model.settings, words));
        all.extend(sections(words));
        all.extend(self.games(words));
        all.extend(self.decks(decks, words));
        all.extend(self.plans(words));
        if model.saves {
            all.push(PaletteItem {
                about: words.word("ui-medals-about"),
                ..plain(icons::STANDINGS, words.word("ui-medals"), PaletteAct::Medals)
            });
        }
        all.extend(self.plays(words));
        all.extend(moves(model));
        all
    }

    /// What a command depends on now.
    pub fn situation<'a>(&'a self, model: &'a ViewModel) -> Situation<'a> {
        Situation::new(model, self.on_table.as_deref())
    }

    /// The seat that is in hand.
    pub fn seat(&self) -> Option<Seat> {
        self.on_table.as_deref().map(|(_, hand, _)| hand.seat)
    }

    fn commands(&self, model: &ViewModel) -> Vec<PaletteItem> {
        let words = &*model.look.words;
        let listed = COMMANDS.iter().filter(|it| !matches!(it.id, CommandId::Palette | CommandId::Back));
        listed
            .map(|command| {
                // Each command is tried in a situation of its own, which following it would change.
                let done = self.situation(model).does(command.id);
                let about = done.as_ref().map_or_else(|why| words.word(why), |_| command.about(words));
                // On the shelf one would have to read past all that belongs to a game.
                let deep = matches!(done, Err("why-not-game"));
                PaletteItem {
                    about,
                    possible: done.is_ok(),
                    deep,
                    on: on(command, model),
                    ..of_command(command, words)
                }
            })
            .collect()
    }

    fn games(&self, words: &Words) -> Vec<PaletteItem> {
        let game = |entry: &'static ludoteca_rules::Entry| PaletteItem {
            find: format!("{} {}", entry.info.english, words.word("do-play-find")),
            about: words.word(&format!("game-{}-line", entry.info.id)),
            ..plain(icons::PLAY, words.word(&format!("game-{}", entry.info.id)), PaletteAct::Game(entry.info.id))
        };
        self.shelf.iter().map(game).collect()
    }

    fn decks(&self, decks: &mut Decks, words: &Words) -> Vec<PaletteItem> {
        let all: Vec<_> = self.lessons.0.all().chain(decks.all(&self.shelf)).cloned().collect();
        let deck = |deck: DeckModel| PaletteItem {
            find: words.word(if deck.lesson { "do-lesson-find" } else { "do-puzzle-find" }),
            about: deck.facts,
            deep: true,
            ..plain(if deck.lesson { icons::LESSONS } else { icons::PUZZLE }, deck.title, PaletteAct::Deck(deck.id))
        };
        all.iter().map(|it| deck(DeckModel::of(it, &self.lessons.1.0, words))).collect()
    }

    fn plans(&self, words: &Words) -> impl Iterator<Item = PaletteItem> {
        let games = self.shelf.iter().filter(|game| game.content.plan.is_some());
        games.map(|game| PaletteItem {
            find: words.word("do-plan-find"),
            about: words.word("plan-about"),
            deep: true,
            ..plain(
                icons::CLASS,
                words.fill("plan-of", &[("game", Arg::Plain(words.word(&format!("game-{}", game.info.id))))]),
                PaletteAct::Plan(game.info.id),
            )
        })
    }

    fn plays(&self, words: &Words) -> Vec<PaletteItem> {
        // When it was is told with its date here.
        let inputs = SavedInputs { catalogue: &self.shelf.0, words, today: "" };
        let plays = self.saved.0.iter().flatten().take(MOST_PLAYS).map(|play| SavedModel::of(play, &inputs));
        let play = |play: SavedModel| PaletteItem {
            about: play.facts,
            find: words.word("do-saved-find"),
            deep: true,
            ..plain(icons::MY_GAMES, play.title, PaletteAct::Play(play.id))
        };
        plays.filter(|play| play.whole).map(play).collect()
    }
}

/// An entry that leads somewhere.
fn plain(icon: &'static str, title: String, act: PaletteAct) -> PaletteItem {
    let (about, find, key) = (String::new(), String::new(), String::new());
    PaletteItem { icon, title, about, find, key, group: Group::Go, on: None, possible: true, deep: false, act }
}

fn of_command(command: &Command, words: &Words) -> PaletteItem {
    PaletteItem {
        find: command.find(words),
        key: command.shown_key(words),
        group: command.group,
        ..plain(command.icon, command.title(words), PaletteAct::Command(command.id))
    }
}

/// Whether what a command switches is on.
fn on(command: &Command, model: &ViewModel) -> Option<bool> {
    match command.id {
        CommandId::Present => Some(model.look.projector),
        CommandId::Draw => Some(model.annotating.on),
        CommandId::Analysis => Some(model.analysing),
        CommandId::TypeMove => Some(model.typing.is_some()),
        CommandId::Moves => Some(model.settings.panel_open),
        _ => None,
    }
}

/// What can be laid over the board.
fn overlays(model: &ViewModel) -> Vec<PaletteItem> {
    let played = model.play.as_ref().map(|play| &play.overlays);
    let all = played.or_else(|| model.set_up.as_ref().map(|draft| &draft.overlays));
    let overlay = |overlay: &crate::desk::play::overlay::OverlayModel| PaletteItem {
        group: Group::Show,
        on: Some(overlay.on),
        find: model.look.word("do-overlay-find"),
        ..plain(icons::OVERLAY, overlay.name.clone(), PaletteAct::Overlay((!overlay.on).then_some(overlay.id)))
    };
    all.into_iter().flatten().map(overlay).collect()
}

/// Settings that are on or off.
fn switches(settings: &Settings, words: &Words) -> Vec<PaletteItem> {
    type Switch = (&'static str, &'static str, bool, fn(bool) -> SettingsChange);
    let all: [Switch; 8] = [
        (icons::TIMELINE, "ui-timeline-show", settings.timeline, SettingsChange::Timeline),
        (icons::HINT, "ui-hints", settings.show_hints, SettingsChange::ShowHints),
        (icons::CHECK, "ui-confirm", settings.confirm, SettingsChange::Confirm),
        (icons::HINT, "ui-guard", settings.guard, SettingsChange::Guard),
        (icons::PRACTICE, "ui-keep-mistakes", settings.keep_mistakes, SettingsChange::KeepMistakes),
        (icons::SKIP_FORWARD, "ui-instant", settings.instant, SettingsChange::Instant),
        (icons::SOUND, "ui-sound-panels", settings.interface_sounds, SettingsChange::InterfaceSounds),
        (icons::SEEING, "ui-motion", settings.reduced_motion, SettingsChange::ReducedMotion),
    ];
    let item = |(icon, key, on, change): Switch| PaletteItem {
        group: Group::Change,
        on: Some(on),
        find: words.word("do-settings-find"),
        ..plain(icon, words.word(key), PaletteAct::Setting(change(!on)))
    };
    all.into_iter().map(item).collect()
}

/// Settings with several values, each value an entry.
fn settings(settings: &Settings, words: &Words) -> Vec<PaletteItem> {
    let value = |icon, title: &str, name: String, chosen: bool, change: SettingsChange| PaletteItem {
        group: Group::Change,
        on: Some(chosen),
        deep: true,
        ..plain(
            icon,
            words.fill("do-set", &[("what", Arg::Plain(words.word(title))), ("value", Arg::Plain(name))]),
            PaletteAct::Setting(change),
        )
    };
    let languages = Language::ALL.map(|it| {
        let chosen = settings.chosen_language == Some(it);
        value(icons::LANGUAGE, "ui-language", own_name(it).to_owned(), chosen, SettingsChange::Language(Some(it)))
    });
    let tag = words.language().tag();
    let rooms = Room::all().iter().map(|room| {
        let chosen = settings.room.id == room.id;
        value(icons::ROOM, "ui-room", room.name(tag).to_owned(), chosen, SettingsChange::Room(room))
    });
    let palettes = Palette::ALL.into_iter().map(|it| {
        let name = words.word(palette_key(it));
        value(icons::COLOURS, "ui-palette", name, settings.palette == it, SettingsChange::Palette(it))
    });
    let qualities = Quality::ALL.into_iter().map(|it| {
        let name = words.word(quality_key(it));
        value(icons::COLOURS, "ui-quality", name, settings.quality == it, SettingsChange::Quality(it))
    });
    let facings = TurnView::ALL.into_iter().map(|it| {
        let name = words.word(facing_key(it));
        value(icons::TURN, "ui-facing", name, settings.facing == it, SettingsChange::TurnView(it))
    });
    languages.into_iter().chain(rooms).chain(palettes).chain(qualities).chain(facings).collect()
}

/// The sections of the settings.
fn sections(words: &Words) -> Vec<PaletteItem> {
    let section = |section: Section| PaletteItem {
        deep: true,
        find: words.word("do-settings-find"),
        ..plain(
            sign(section),
            words.fill(
                "do-set",
                &[("what", Arg::Plain(words.word("ui-settings"))), ("value", Arg::Plain(words.word(section.key())))],
            ),
            PaletteAct::Section(section),
        )
    };
    Section::ALL.into_iter().map(section).collect()
}

/// The moves that can be typed now.
fn moves(model: &ViewModel) -> Vec<PaletteItem> {
    let play = model.play.as_ref().filter(|play| play.secret.is_none());
    let orders = play.and_then(|play| play.typed.as_ref()).into_iter().flatten();
    let item = |order: &String| PaletteItem {
        group: Group::Do,
        about: model.look.word("do-move-about"),
        deep: true,
        ..plain(icons::PLAY, order.clone(), PaletteAct::Move(order.clone()))
    };
    orders.map(item).collect()
}
