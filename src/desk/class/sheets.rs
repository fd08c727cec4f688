//! Keeps the sheets of class tournaments: opens, changes and saves them, as the panels ask.
//!
//! Depends on `store` (the files), `class` (what is in them), the table, and the panels' model of them. A sheet is
//! written after every change, on the thread that writes plays; another program that has it open is not overwritten.

use crate::desk::class::model::{ClassPage, ClassRequest, ClassView, Classes, KeptSheet, NewClass};
use crate::desk::frame::dialog::{Dialog, OpenDialog};
use crate::desk::frame::look::DeskWords;
use crate::desk::frame::schedule::TableCleared;
use crate::desk::saves::keeper::Saves;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_class::{Tournament, csv, names, page};
use ludoteca_cli::{entry, new_seed};
use ludoteca_rules::Text;
use ludoteca_rules::session::Controller;
use ludoteca_store::saves::{Claim, SaveFolder};
use ludoteca_store::{self as store, Existing, Failure, shown};
use ludoteca_table::play::stage::Shelf;
use ludoteca_table::play::stage::{self, Today};
use ludoteca_table::play::{PlayEvent, TableEvent};
use ludoteca_table::schedule::TableSystems;
use std::path::Path;

/// The sheet that is open belongs to this program. Without saved plays, sheets are not kept either.
#[derive(Resource, Default)]
struct Own(Option<Claim>);

/// Keeps the sheets of the user; of this run only, where nothing is saved.
pub fn plugin(app: &mut App) {
    app.add_message::<ClassRequest>()
        .init_resource::<Classes>()
        .init_resource::<ClassView>()
        .init_resource::<OpenDialog>()
        .init_resource::<Own>()
        .init_resource::<Today>();
    app.add_systems(Update, answer.in_set(TableSystems::Apply).before(stage::StageSystems));
}

/// Does what is asked.
fn answer(world: &mut World) {
    let asked: Vec<ClassRequest> = world.resource_mut::<Messages<ClassRequest>>().drain().collect();
    for request in asked {
        let done = carry_out(world, &request);
        if done.is_ok() {
            world.resource_mut::<ClassView>().after(&request);
        }
        let refused = done.err().and_then(|failure| failure.text().cloned());
        world.resource_mut::<Classes>().refused = refused;
        world.write_message(RequestRedraw);
    }
}

fn carry_out(world: &mut World, request: &ClassRequest) -> Result<(), Failure> {
    match request {
        ClassRequest::Refresh => refresh(world),
        ClassRequest::Open(id) => return open(world, id),
        ClassRequest::Leave => {
            world.resource_mut::<Own>().0 = None;
            world.resource_mut::<Classes>().open = None;
            refresh(world);
        }
        ClassRequest::Begin(new) => begin(world, new)?,
        ClassRequest::Play(round, board) => return play(world, *round, *board),
        ClassRequest::Save(path) => return save(world, path),
        ClassRequest::Remove(id) => return remove(world, id),
        ClassRequest::Restore(id) => {
            if let Some(kept) = sheets(world) {
                kept.restore(id).map_err(|error| Failure::writing(&kept.path(id), &error))?;
            }
            let mut classes = world.resource_mut::<Classes>();
            let removed = classes.removed.take();
            classes.all.extend(removed);
            refresh(world);
        }
        _ => change(world, request)?,
    }
    Ok(())
}

/// The folder of the sheets; `None` if nothing is kept.
fn sheets(world: &World) -> Option<SaveFolder> {
    world.get_resource::<Saves>().map(Saves::sheets)
}

fn refresh(world: &mut World) {
    let Some(kept) = sheets(world) else { return };
    world.resource::<Saves>().flush();
    let read = |id: String| -> KeptSheet {
        let sheet = read(&kept, &id).map_err(|failure| {
            failure.text().cloned().unwrap_or_else(|| Text::new("class-damaged").with("path", shown(&kept.path(&id))))
        });
        (id, sheet)
    };
    let all = kept.list().unwrap_or_default().into_iter().map(|saved| read(saved.id)).collect();
    world.resource_mut::<Classes>().all = all;
}

fn read(kept: &SaveFolder, id: &str) -> Result<Tournament, Failure> {
    let path = kept.path(id);
    let text = kept.read(id).map_err(|error| Failure::reading(&path, &error))?;
    Tournament::read(&text).map_err(|problem| {
        Failure::Input(Text::new("class-damaged").with("path", shown(&path)).with_text("problem", problem))
    })
}

fn open(world: &mut World, id: &str) -> Result<(), Failure> {
    let sheet = match sheets(world) {
        Some(kept) => {
            let claim = kept.claim(id).map_err(|error| Failure::writing(&kept.path(id), &error))?;
            let claim = claim.ok_or_else(|| Failure::Work(Text::new("ui-class-elsewhere")))?;
            let sheet = read(&kept, id)?;
            world.resource_mut::<Own>().0 = Some(claim);
            Some(sheet)
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
    for name in names::names(&new.names).map_err(Failure::Input)? {
        sheet.add(&name).map_err(Failure::Input)?;
    }
    let name = format!("{}-{}", (world.resource::<Today>().0)(), new.game);
    let id = match sheets(world) {
        Some(kept) => {
            let claimed = kept.claim_new(&name).map_err(|error| Failure::writing(&kept.path(&name), &error))?;
            world.resource_mut::<Own>().0 = Some(claimed.1);
            claimed.0
        }
        None => name,
    };
    keep(world, &id, &sheet);
    world.resource_mut::<Classes>().open = Some((id, sheet));
    Ok(())
}

/// Changes the sheet that is open, and saves it.
fn change(world: &mut World, request: &ClassRequest) -> Result<(), Failure> {
    let Some((id, mut sheet)) = world.resource::<Classes>().open.clone() else { return Ok(()) };
    let Some(changed) = request.apply(&mut sheet) else { return Ok(()) };
    changed.map_err(Failure::Input)?;
    keep(world, &id, &sheet);
    world.resource_mut::<Classes>().open = Some((id, sheet));
    Ok(())
}

/// Has a sheet written, and puts it first in the list.
fn keep(world: &mut World, id: &str, sheet: &Tournament) {
    if let Some(saves) = world.get_resource::<Saves>() {
        saves.keep(saves.sheets().path(id), sheet.to_string());
    }
    let all = &mut world.resource_mut::<Classes>().all;
    all.retain(|(known, _)| known != id);
    all.insert(0, (id.to_owned(), Ok(sheet.clone())));
}

fn remove(world: &mut World, id: &str) -> Result<(), Failure> {
    let found = world.resource::<Classes>().all.iter().find(|(known, _)| known == id).cloned();
    let Some((_, sheet)) = found else { return Ok(()) };
    if let Some(kept) = sheets(world) {
        let claim = kept.claim(id).map_err(|error| Failure::writing(&kept.path(id), &error))?;
        claim.ok_or_else(|| Failure::Work(Text::new("ui-class-elsewhere")))?;
        world.resource::<Saves>().flush();
        kept.remove(id).map_err(|error| Failure::writing(&kept.path(id), &error))?;
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
    let Some((_, sheet)) = &world.resource::<Classes>().open else { return Ok(()) };
    let words = &world.resource::<DeskWords>().0;
    let view = world.resource::<ClassView>();
    let table = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("csv"));
    let (language, say) = (words.language().tag(), |text: &Text| words.say(text));
    let last = sheet.rounds().len();
    let round = view.round.filter(|round| (1..=last).contains(round)).unwrap_or(last);
    let text = match (view.page, table) {
        (ClassPage::Standings, true) => csv::table(sheet),
        (ClassPage::Standings, false) => page::table(sheet, language, &say),
        (ClassPage::Pupils, true) => csv::pupils(sheet),
        (_, true) => csv::pairings(sheet, None),
        (_, false) => page::pairings(sheet, round, language, &say),
    };
    let path = if path.extension().is_some() { path.to_owned() } else { path.with_extension("html") };
    store::write_whole(&path, text.as_bytes(), Existing::Replace).map_err(|error| Failure::writing(&path, &error))
}
