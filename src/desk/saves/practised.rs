//! What the user has practised, in the files that the command line writes too.

use crate::desk::frame::notice::{Notice, Notices};
use crate::desk::practice::plan::{Practice, PracticeChange};
use crate::desk::saves::disk::{Answer, Saves};
use bevy::prelude::*;
use ludoteca_practice::{Day, Kept, PracticeFolder};
use ludoteca_rules::{Catalogue, Text};
use ludoteca_store::Failure;
use ludoteca_store::saves::SaveFolder;
use ludoteca_table::play::stage::{Shelf, Today};

fn folder(plays: &SaveFolder) -> PracticeFolder {
    PracticeFolder::at(plays.practice())
}

/// What is in the files on a day; what cannot be read is told when something is added to it.
fn read(folder: &PracticeFolder, catalogue: &Catalogue, day: Day) -> Practice {
    Practice { plan: folder.open(day).unwrap_or_default(), mistakes: folder.mistakes(catalogue).0 }
}

/// Reads what is there when the program begins.
pub(super) fn begin(saves: Res<Saves>, shelf: Res<Shelf>, today: Res<Today>, mut practice: ResMut<Practice>) {
    if let Some(day) = Day::parse(&(today.0)()) {
        *practice = read(&folder(saves.plays()), &shelf.0, day);
    }
}

/// Looks whether another program has changed the files.
pub(super) fn look_again(saves: &Saves, shelf: &Shelf, today: Today) {
    let Some(day) = Day::parse(&(today.0)()) else { return };
    let (folder, catalogue) = (folder(saves.plays()), shelf.0.clone());
    saves.work(move || {
        let there = read(&folder, &catalogue, day);
        Box::new(move |world: &mut World| take(world, there))
    });
}

fn take(world: &mut World, there: Practice) {
    world.resource_mut::<Practice>().set_if_neq(there);
}

/// Writes what was answered and what is to be kept.
pub(super) fn write(
    mut changes: MessageReader<PracticeChange>,
    (saves, shelf, today): (Res<Saves>, Res<Shelf>, Res<Today>),
) {
    let Some(day) = Day::parse(&(today.0)()) else { return };
    for change in changes.read() {
        let (change, folder, catalogue) = (change.clone(), folder(saves.plays()), shelf.0.clone());
        saves.work(move || -> Answer {
            let done = match change {
                PracticeChange::Answered(question, outcome) => {
                    folder.change(day, |plan| _ = plan.answer(&question, outcome, day)).map(|()| None)
                }
                PracticeChange::Keep(entry, exercises) => folder.keep(entry, &exercises, &catalogue, day).map(Some),
            };
            let there = read(&folder, &catalogue, day);
            Box::new(move |world: &mut World| {
                take(world, there);
                tell(world, done);
            })
        });
    }
}

/// Tells what came of it, where there is something to tell.
fn tell(world: &mut World, done: Result<Option<Kept>, Failure>) {
    let Some(mut notices) = world.get_resource_mut::<Notices>() else { return };
    match done {
        Ok(None) => {}
        Ok(Some(Kept { added: 0, .. })) => notices.tell(Notice::information(Text::new("practice-known"))),
        Ok(Some(Kept { added, .. })) => {
            notices.tell(Notice::success(Text::new("practice-kept").with_number("count", added as i64)));
        }
        Err(failure) => notices.failed(&failure),
    }
}
