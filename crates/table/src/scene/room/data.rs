//! The rooms as data, embedded in the executable so that it runs from any folder.

use crate::scene::assets::Texture;
use crate::scene::picture;
use bevy::color::Srgba;
use bevy::image::Image;
use bevy::math::Vec3;
use include_dir::{Dir, include_dir};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

static FOLDERS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../assets/rooms");

/// The way to the lamp, the same in all rooms, so that shadows fall alike: from the left, a little behind, 53° up.
/// Shadows fall towards the first player, who sees them.
pub const LAMP: Vec3 = Vec3::new(-0.70, 0.95, -0.16);

/// A room.
#[derive(Debug)]
pub struct Room {
    /// Its identifier: the name of its folder.
    pub id: &'static str,
    /// Its name by language.
    pub names: BTreeMap<String, String>,
    /// What one sees beyond the table from above.
    pub floor: Srgba,
    /// Its light without the lamp on a normal, linear: coefficients of 1, y, z, x, y² and x².
    pub soft: [Vec3; 6],
    /// What its lamp makes of white paper that lies flat, linear.
    pub lamp: Vec3,
    /// The way to its lamp.
    pub way: Vec3,
    /// The table; `None` for an even ground, or for a floor that belongs to the backdrop.
    pub table: Option<Table>,
    /// What is seen behind the table, and without one as the floor, too; `None` for an even ground.
    pub backdrop: Option<Backdrop>,
    /// Where it stands in the list of rooms; `None` for one that is not offered.
    place: Option<u8>,
    folder: &'static Dir<'static>,
}

impl PartialEq for Room {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

/// A round table and the leather under the board.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// Its wood.
    pub wood: Texture,
    /// What the colour of the wood is multiplied with.
    pub tint: Srgba,
    /// The leather.
    pub leather: Srgba,
    /// The edge of the leather.
    pub edge: Srgba,
}

/// How the panorama behind the table is shown. Only what the eye sees is tilted, not the light: it is out of focus, and
/// nobody notices that the room is higher than it should be.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Backdrop {
    /// How far down it is tilted while one looks at the table from a seat, in degrees, so that its walls are seen.
    pub pitch: f32,
    /// How far it is turned to the left round the vertical axis, in degrees, so that its best side is seen.
    pub turn: f32,
    /// How much of its light is shown: a room is never brighter than the board.
    pub brightness: f32,
}

/// The file `room.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    place: Option<u8>,
    floor: String,
    backdrop: Option<Backdrop>,
    soft: [[f32; 3]; 6],
    name: BTreeMap<String, String>,
    lamp: Lamp,
    table: Option<TableTop>,
    mat: Option<Mat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lamp {
    white: f32,
    colour: [f32; 3],
    way: Option<[f32; 3]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableTop {
    wood: Texture,
    tint: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mat {
    leather: String,
    edge: String,
}

/// The folder that holds the scripts by which the pictures are made.
const SOURCE: &str = "source";
/// The folder of the room of a demonstration.
const STAGE: &str = "palco";
static ROOMS: LazyLock<Vec<Room>> = LazyLock::new(|| {
    let folders = FOLDERS.dirs().filter(|folder| ![SOURCE, STAGE].map(Path::new).contains(&folder.path()));
    let mut rooms: Vec<Room> =
        folders.map(|folder| read(folder).expect("the embedded rooms are read by a test")).collect();
    rooms.sort_by_key(|room| room.place);
    rooms
});
static STAGE_ROOM: LazyLock<Room> = LazyLock::new(|| {
    let folder = FOLDERS.get_dir(STAGE).expect("it is there: a test reads it");
    read(folder).expect("the embedded rooms are read by a test")
});

fn read(folder: &'static Dir<'static>) -> Result<Room, String> {
    let id = folder.path().to_str().ok_or("a name in other letters")?;
    let file =
        folder.get_file(format!("{id}/room.toml")).and_then(|file| file.contents_utf8()).ok_or("no room.toml")?;
    let file: File = toml::from_str(file).map_err(|error| error.to_string())?;
    let colour = |text: &str| Srgba::hex(text).map_err(|error| format!("{text}: {error}"));
    let table = match (file.table, file.mat) {
        (Some(top), Some(mat)) => Some(Table {
            wood: top.wood,
            tint: colour(&top.tint)?,
            leather: colour(&mat.leather)?,
            edge: colour(&mat.edge)?,
        }),
        (None, None) => None,
        _ => return Err("a table and a mat go together".to_owned()),
    };
    Ok(Room {
        id,
        names: file.name,
        floor: colour(&file.floor)?,
        soft: file.soft.map(Vec3::from),
        lamp: Vec3::from(file.lamp.colour) * file.lamp.white,
        way: file.lamp.way.map_or(LAMP, Vec3::from),
        table,
        backdrop: file.backdrop,
        place: file.place,
        folder,
    })
}

impl Room {
    /// All rooms that are offered, in this order.
    #[must_use]
    pub fn all() -> &'static [Self] {
        &ROOMS
    }

    /// The room of this identifier, if it is one that is offered.
    #[must_use]
    pub fn find(id: &str) -> Option<&'static Self> {
        ROOMS.iter().find(|room| room.id == id)
    }

    /// The room of a new user.
    #[must_use]
    pub fn usual() -> &'static Self {
        &ROOMS[0]
    }

    /// The room of a demonstration. No table stands in it, and it is not offered.
    #[must_use]
    pub fn stage() -> &'static Self {
        &STAGE_ROOM
    }

    /// The room for a projector: the last one.
    #[must_use]
    pub fn plainest() -> &'static Self {
        &ROOMS[ROOMS.len() - 1]
    }

    /// Its name in a language; in English if there is none.
    #[must_use]
    pub fn name(&self, language: &str) -> &str {
        self.names.get(language).or_else(|| self.names.get("en")).map_or(self.id, String::as_str)
    }

    fn file(&self, name: &str) -> Option<&'static [u8]> {
        Some(self.folder.get_file(self.folder.path().join(name))?.contents())
    }

    /// A small picture of a table in it, as JPEG, for whoever chooses among rooms; `None` if there is none.
    #[must_use]
    pub fn picture(&self) -> Option<&'static [u8]> {
        self.file("picture.jpg")
    }

    /// What is seen behind the table, as an equirectangular picture whose middle lies away from the first player;
    /// `None` for an even ground.
    #[must_use]
    pub fn panorama(&self) -> Option<Image> {
        let shown = self.backdrop?;
        let backdrop = self.file("backdrop.jpg")?;
        let backdrop = picture::opaque_jpeg(backdrop).expect("the embedded pictures are read by a test");
        Some(picture::panorama(backdrop, shown.brightness))
    }

    /// The light that falls on the board from all directions, as a cube map of `size`² pixels a face.
    #[must_use]
    pub fn environment(&self, size: u32) -> Image {
        let light = self.png("light.png");
        picture::cube(size, |way| picture::radiance(&light, way))
    }

    /// What lacquer mirrors: octahedral maps of four roughnesses, the square root of a sixteenth of the radiance.
    #[must_use]
    pub fn mirror(&self) -> Image {
        picture::levels(&self.png("mirror.png"), 4)
    }

    /// The sounds of this room, each a file that goes on at its beginning where it ends; none in a silent room.
    #[must_use]
    pub fn sounds(&self) -> Vec<&'static [u8]> {
        ["steady.wav", "now-and-then.wav"].iter().filter_map(|name| self.file(name)).collect()
    }

    fn png(&self, name: &str) -> image::RgbaImage {
        let bytes = self.file(name).expect("every room has this file: a test reads it");
        image::load_from_memory_with_format(bytes, image::ImageFormat::Png)
            .expect("the embedded pictures are read by a test")
            .into_rgba8()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_room_can_be_read_and_has_a_name_in_every_language() {
        for folder in FOLDERS.dirs().filter(|folder| folder.path().as_os_str() != SOURCE) {
            let room = read(folder).unwrap_or_else(|error| panic!("{:?}: {error}", folder.path()));
            for language in ["pt-PT", "pt-BR", "en"] {
                assert!(room.names.contains_key(language), "{} has no name in {language}", room.id);
            }
            let offered = room.place.is_some();
            assert_eq!(offered, room.id != STAGE);
            let has_backdrop = room.table.is_some() || !offered;
            assert_eq!(room.panorama().is_some(), has_backdrop, "{}: a table stands in a room", room.id);
            assert_eq!(room.mirror().texture_descriptor.mip_level_count, 4);
            assert_eq!(room.environment(8).texture_descriptor.size.depth_or_array_layers, 6);
        }
    }

    #[test]
    fn rooms_are_found_by_name_and_the_plainest_has_no_table() {
        let ids: Vec<&str> = Room::all().iter().map(|room| room.id).collect();
        assert_eq!(ids, ["biblioteca", "patio", "aula", "neutra"]);
        assert!(Room::find("patio").is_some() && Room::find("cozinha").is_none());
        assert!(Room::plainest().table.is_none());
        assert!(Room::stage().table.is_none() && Room::find(Room::stage().id).is_none());
    }

    #[test]
    fn white_paper_that_lies_flat_is_almost_white_in_every_room() {
        for room in Room::all() {
            let paper = room.soft[0] + room.soft[1] + room.soft[4] + room.lamp;
            assert!((0.9..1.1).contains(&paper.y), "{}: {paper}", room.id);
        }
    }
}
