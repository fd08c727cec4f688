//! The sheets as they are on the disk.

use crate::desk::class::model::{Classes, KeptSheet};
use crate::desk::saves::disk::Saves;
use bevy::prelude::*;
use ludoteca_class::Tournament;
use ludoteca_cli::read_sheet;
use ludoteca_rules::Text;
use ludoteca_store::saves::SaveFolder;
use ludoteca_store::{Failure, shown};

/// The folder of the sheets; `None` if nothing is kept.
pub(super) fn sheets(world: &World) -> Option<SaveFolder> {
    world.get_resource::<Saves>().map(Saves::sheets)
}

/// Reads all sheets anew, the one that is open too.
pub(super) fn refresh(world: &mut World) -> Result<(), Failure> {
    let Some(kept) = sheets(world) else { return Ok(()) };
    world.resource::<Saves>().flush();
    let found = |id: String| -> KeptSheet {
        let sheet = read(&kept, &id).map_err(|failure| {
            failure.text().cloned().unwrap_or_else(|| Text::new("class-damaged").with("path", shown(&kept.path(&id))))
        });
        (id, sheet)
    };
    let all: Vec<KeptSheet> = kept.list().unwrap_or_default().into_iter().map(|saved| found(saved.id)).collect();
    let mut classes = world.resource_mut::<Classes>();
    classes.all = all;
    let Some((id, _)) = classes.open.clone() else { return Ok(()) };
    let now = read(&kept, &id);
    classes.open = now.as_ref().ok().map(|sheet| (id, sheet.clone()));
    now.map(drop)
}

/// The sheet of this name.
pub(super) fn read(kept: &SaveFolder, id: &str) -> Result<Tournament, Failure> {
    let path = kept.path(id);
    read_sheet(&path, &kept.read(id).map_err(|error| Failure::reading(&path, &error))?)
}
