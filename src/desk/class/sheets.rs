//! Keeps the sheets of class tournaments: opens, changes and saves them, as the panels ask.
//!
//! Depends on `store` (the files), `class` (what is in them), the table, and the panels' model of them. A change is
//! shown at once and made in the file on the thread that writes plays, in whatever other programs have made of the
//! sheet meanwhile; what came of that is shown then.

use crate::desk::class::against;
use crate::desk::class::kept::{read, refresh, sheets};
use crate::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes, NewClass, ScreensPart};
use crate::desk::class::screens::{self, OpenScreens};
use crate::desk::frame::dialog::{Dialog, FileAsk, OpenDialog};
use crate::desk::frame::look::DeskWords;
use crate::desk::frame::schedule::TableCleared;
use crate::desk::lesson::decks::{Decks, OwnDecks};
use crate::desk::network::connection::NetworkHome;
use crate::desk::saves::disk::Saves;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowFocused};
use ludoteca_class::{Tournament, csv, names, page};
use ludoteca_cli::{change_sheet, entry, new_seed};
use ludoteca_rules::Text;
use ludoteca_rules::session::Controller;
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::play::stage::{self, Today};
use ludoteca_table::play::{PlayEvent, TableEvent};
use ludoteca_table::schedule::TableSystems;
use std::path::Path;

/// So many changes are being made in files, and not answered yet.
#[derive(Resource, Default)]
struct Changing(usize);

/// Keeps the sheets of the user; of this run only, where nothing is saved.
pub fn plugin(app: &mut App) {
    app.add_message::<ClassRequest>()
        .add_message::<WindowFocused>()
        .init_resource::<Classes>()
        .init_resource::<ClassView>()
        .init_resource::<OpenDialog>()
        .init_resource::<Changing>()
        .init_resource::<NetworkHome>()
        .init_resource::<OpenScreens>()
        .init_resource::<Decks>()
        .init_resource::<OwnDecks>()
        .init_resource::<Today>();
    let systems = (look_again, screens::follow, answer).chain().in_set(TableSystems::Apply).before(stage::StageSystems);
    app.add_systems(Update, systems);
}

/// Whoever comes back to the window sees what other programs have changed meanwhile.
fn look_again(
    mut focused: MessageReader<WindowFocused>,
    dialog: Res<OpenDialog>,
    mut requests: MessageWriter<ClassRequest>,
) {
    let back = focused.read().filter(|event| event.focused).count() > 0;
    if back && dialog.0 == Some(Dialog::Class) {
        requests.write(ClassRequest::Refresh);
    }
}

/// Does what is asked.
fn answer(world: &mut World) {
    let asked: Vec<ClassRequest> = world.resource_mut::<Messages<ClassRequest>>().drain().collect();
    for request in asked {
        // What was told before is no longer about what is shown.
        let mut classes = world.resource_mut::<Classes>();
        (classes.refused, classes.told) = (None, None);
        match carry_out(world, &request) {
            Ok(true) => world.resource_mut::<ClassView>().after(&request),
            Ok(false) => {}
            Err(failure) => refuse(world, &failure),
        }
        world.write_message(RequestRedraw);
    }
}

fn refuse(world: &mut World, failure: &Failure) {
    world.resource_mut::<Classes>().refused = failure.text().cloned();
}

/// Does one request; whether it is done, or still being found out.
fn carry_out(world: &mut World, request: &ClassRequest) -> Result<bool, Failure> {
    match request {
        ClassRequest::Refresh => refresh(world)?,
        ClassRequest::Open(id) => open(world, id)?,
        ClassRequest::Leave => {
            world.resource_mut::<Classes>().open = None;
            refresh(world)?;
        }
        ClassRequest::Begin(new) => begin(world, new)?,
        ClassRequest::Play(round, board) => play(world, *round, *board)?,
        ClassRequest::Save(path) => save(world, path)?,
        ClassRequest::Remove(id) => remove(world, id)?,
        ClassRequest::Restore(id) => {
            if let Some(kept) = sheets(world) {
                kept.restore(id).map_err(|error| Failure::writing(&kept.path(id), &error))?;
            }
            let mut classes = world.resource_mut::<Classes>();
            let removed = classes.removed.take();
            classes.all.extend(removed);
            refresh(world)?;
        }
        ClassRequest::Refuse(why) => return Err(Failure::Input(why.clone())),
        ClassRequest::Boards(opens) => screens::open(world, *opens)?,
        ClassRequest::AskAll(board) => screens::ask_all(world, *board),
        ClassRequest::Dismiss => screens::dismiss(world),
        ClassRequest::Ask(asked) => screens::ask(world, asked.clone()),
        ClassRequest::CopyLink => screens::copy_link(world),
        ClassRequest::Sit(board) => against::sit(world, *board)?,
        ClassRequest::Refute => against::refute(world),
        _ => return change(world, request),
    }
    Ok(true)
}

fn open(world: &mut World, id: &str) -> Result<(), Failure> {
    let sheet = match sheets(world) {
        Some(kept) => {
            world.resource::<Saves>().flush();
            Some(read(&kept, id)?)
        }
        None => {
            world.resource::<Classes>().all.iter().find(|(known, _)| known == id).and_then(|(_, it)| it.clone().ok())
        }
    };
    let page = if sheet.as_ref().is_some_and(|sheet| sheet.rounds().is_empty()) {
        ClassPage::Pupils
    } else {
        ClassPage::Round
    };
    world.resource_mut::<Classes>().open = sheet.map(|sheet| (id.to_owned(), sheet));
    world.resource_mut::<ClassView>().turn_to(page);
    Ok(())
}

fn begin(world: &mut World, new: &NewClass) -> Result<(), Failure> {
    let catalogue = world.resource::<Shelf>().0.clone();
    let (entry, _) = entry(&catalogue, new.game).map_err(Failure::Input)?;
    let title = if new.title.trim().is_empty() { entry.info.name } else { &new.title };
    let mut sheet = Tournament::new(title, new.game, new.system, new_seed()?).map_err(Failure::Input)?;
    // Without a list the pupils put themselves on it, from their own screens.
    if !new.names.trim().is_empty() {
        for name in names::names(&new.names).map_err(Failure::Input)? {
            sheet.add(&name).map_err(Failure::Input)?;
        }
    }
    let name = format!("{}-{}", (world.resource::<Today>().0)(), new.game);
    let id = match sheets(world) {
        Some(kept) => {
            let failed = |error| Failure::writing(&kept.path(&name), &error);
            let (id, _claim) = kept.claim_new(&name).map_err(failed)?;
            kept.write(&id, &sheet.to_string()).map_err(failed)?;
            id
        }
        None => name,
    };
    world.resource_mut::<Classes>().open = Some((id.clone(), sheet.clone()));
    show(world, &id, sheet);
    if new.on_screens { screens::open(world, true) } else { Ok(()) }
}

/// Changes the sheet that is open; whether that is done. What is shown may be old, so only the file decides what cannot
/// be done.
fn change(world: &mut World, request: &ClassRequest) -> Result<bool, Failure> {
    let Some((id, mut sheet)) = world.resource::<Classes>().open.clone() else { return Ok(true) };
    let Some(early) = request.apply(&mut sheet) else { return Ok(true) };
    let Some(kept) = sheets(world) else {
        early.map_err(Failure::Input)?;
        show(world, &id, sheet);
        return Ok(true);
    };
    let early = early.is_ok();
    if early {
        show(world, &id, sheet);
    }
    world.resource_mut::<Changing>().0 += 1;
    let (path, request) = (kept.path(&id), request.clone());
    world.resource::<Saves>().work(move || {
        let changed = change_sheet(&path, |sheet| request.apply(sheet).unwrap_or(Ok(())));
        let there = match &changed {
            Ok(sheet) => Some(sheet.clone()),
            Err(_) => read(&kept, &id).ok(),
        };
        Box::new(move |world: &mut World| {
            let mut changing = world.resource_mut::<Changing>();
            changing.0 -= 1;
            // Until the last answer more is shown than is in the file.
            if let (0, Some(there)) = (changing.0, there) {
                show(world, &id, there);
            }
            match changed {
                Ok(_) if early => {}
                Ok(_) => world.resource_mut::<ClassView>().after(&request),
                Err(failure) => refuse(world, &failure),
            }
        })
    });
    Ok(early)
}

/// Shows what a sheet is now, and puts it first in the list.
fn show(world: &mut World, id: &str, sheet: Tournament) {
    let mut classes = world.resource_mut::<Classes>();
    if let Some((_, open)) = classes.open.as_mut().filter(|(open, _)| open == id) {
        open.clone_from(&sheet);
    }
    classes.all.retain(|(known, _)| known != id);
    classes.all.insert(0, (id.to_owned(), Ok(sheet)));
}

fn remove(world: &mut World, id: &str) -> Result<(), Failure> {
    screens::removed(world, id);
    let found = world.resource::<Classes>().all.iter().find(|(known, _)| known == id).cloned();
    let Some((_, sheet)) = found else { return Ok(()) };
    if let Some(kept) = sheets(world) {
        world.resource::<Saves>().flush();
        let failed = |error| Failure::writing(&kept.path(id), &error);
        let claim = kept.claim(id).map_err(failed)?.ok_or_else(|| Failure::busy(&kept.path(id)))?;
        kept.remove(id, &claim).map_err(failed)?;
    }
    let mut classes = world.resource_mut::<Classes>();
    classes.all.retain(|(known, _)| known != id);
    classes.removed = Some((id.to_owned(), sheet));
    Ok(())
}

/// Puts the game of a board on the table.
fn play(world: &mut World, round: usize, board: usize) -> Result<(), Failure> {
    let Some((_, sheet)) = &world.resource::<Classes>().open else { return Ok(()) };
    let pairing = sheet.rounds().get(round.wrapping_sub(1)).and_then(|boards| boards.get(board.wrapping_sub(1)));
    let Some((first, second)) = pairing.and_then(|pairing| Some((pairing.first, pairing.second?))) else {
        return Ok(());
    };
    let names = [first, second].map(|pupil| sheet.pupils()[pupil].name.clone());
    let (entry, options) = entry(world.resource::<Shelf>(), sheet.game()).map_err(Failure::Input)?;
    let mut session = entry.start(options);
    let players = vec![Controller::Human; usize::from(session.seats())];
    session.describe((world.resource::<Today>().0)(), names.into(), players);
    let no_table = |_| Failure::Input(Text::new("error-no-table").with("id", entry.info.id));
    let play = stage::open(world, entry, session).map_err(no_table)?;
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
    world.trigger(TableCleared);
    Ok(())
}

/// Writes what is shown into a file. Whoever chose the file agreed to replace it.
fn save(world: &mut World, path: &Path) -> Result<(), Failure> {
    world.resource_mut::<OpenDialog>().0 = Some(Dialog::Class);
    let Some((id, sheet)) = &world.resource::<Classes>().open else { return Ok(()) };
    let words = &world.resource::<DeskWords>().0;
    let view = world.resource::<ClassView>();
    let path = FileAsk::SavePage(".html".to_owned()).completed(path);
    if sheets(world).is_some_and(|kept| store::same_target(&kept.path(id), &path).unwrap_or(false)) {
        return Err(Failure::Input(Text::new("error-file-same").with("path", shown(&path))));
    }
    let ends = |wanted: &str| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(wanted));
    let homework = (view.page, view.screens) == (ClassPage::Screens, ScreensPart::Homework);
    let (table, deck) = (ends("csv"), homework && ends("ludo"));
    let (language, say) = (words.language().tag(), |text: &Text| words.say(text));
    let last = sheet.rounds().len();
    let round = view.round.filter(|round| (1..=last).contains(round)).unwrap_or(last);
    let text = match (view.page, table) {
        _ if deck => screens::deck(world).unwrap_or_default(),
        (ClassPage::Screens, true) if homework => screens::homework(world).unwrap_or_default(),
        (ClassPage::Standings, true) => csv::table(sheet),
        (ClassPage::Standings, false) => page::table(sheet, language, &say),
        (ClassPage::Pupils, true) => csv::pupils(sheet),
        (ClassPage::Screens, true) => screens::answers(world).unwrap_or_else(|| csv::pupils(sheet)),
        (_, true) => csv::pairings(sheet, None),
        (ClassPage::Screens, false) => page::cards(sheet, language, &say, &screens::cards(world)),
        (_, false) => page::pairings(sheet, round, language, &say),
    };
    store::write_whole(&path, text.as_bytes(), Existing::Replace).map_err(|error| Failure::writing(&path, &error))?;
    world.resource_mut::<Classes>().told = Some(Text::new("cli-saved").with("path", shown(&path)));
    Ok(())
}
