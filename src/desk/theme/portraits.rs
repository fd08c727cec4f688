//! The faces of the players: an animal for each level of the computer, a pawn for a person.

use bevy_egui::egui::{Color32, ColorImage, Context, Id, Painter, Rect, TextureHandle, TextureOptions, pos2};
use image::{ImageFormat, imageops};

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Portrait {
    /// A person.
    Person,
    /// The computer at this level, from 1 on; levels above the highest have its face.
    Level(usize),
}

/// Where the eyes of an animal look.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Gaze {
    /// At whoever looks at it.
    #[default]
    Ahead,
    /// Down at the board.
    Board,
    /// Elsewhere.
    Away,
}

/// An animal by its name; its pictures look ahead, at the board, and away.
type Animal = (&'static str, [&'static [u8]; 3]);

macro_rules! animal {
    ($name:literal) => {
        (
            $name,
            [
                include_bytes!(concat!("../../../assets/portraits/", $name, ".png")),
                include_bytes!(concat!("../../../assets/portraits/", $name, "-board.png")),
                include_bytes!(concat!("../../../assets/portraits/", $name, "-away.png")),
            ],
        )
    };
}

/// The animals, the weakest first.
const ANIMALS: [Animal; 6] =
    [animal!("chick"), animal!("rabbit"), animal!("squirrel"), animal!("fox"), animal!("owl"), animal!("dragon")];
/// A face is shown in so many sizes at once at most.
const SIZES: usize = 4;
const PERSON: (&str, &[u8]) = ("person", include_bytes!("../../../assets/portraits/person.png"));

impl Portrait {
    /// The name of the face, and its picture. A person always looks ahead.
    fn file(self, gaze: Gaze) -> (&'static str, &'static [u8]) {
        match self {
            Self::Person => PERSON,
            Self::Level(level) => {
                let (name, pictures) = ANIMALS[level.saturating_sub(1).min(ANIMALS.len() - 1)];
                (name, pictures[gaze as usize])
            }
        }
    }

    /// Paints the face into a square.
    pub fn paint(self, painter: &Painter, place: Rect, tint: Color32) {
        self.paint_looking(painter, place, tint, Gaze::Ahead);
    }

    /// The same with eyes that look somewhere.
    pub fn paint_looking(self, painter: &Painter, place: Rect, tint: Color32, gaze: Gaze) {
        if let Some(texture) = self.texture(painter.ctx(), place.width(), gaze) {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(texture.id(), place, whole, tint);
        }
    }

    /// The face in the size in which it is shown: fine lines would flicker if the graphics card scaled it down.
    fn texture(self, ctx: &Context, width: f32, gaze: Gaze) -> Option<TextureHandle> {
        let pixels = (width * ctx.pixels_per_point()).round().max(1.0) as u32;
        let (name, bytes) = self.file(gaze);
        let key = Id::new("portrait").with((name, gaze as u8));
        let mut known = ctx.data(|data| data.get_temp::<Vec<(u32, TextureHandle)>>(key)).unwrap_or_default();
        if let Some((_, texture)) = known.iter().find(|(size, _)| *size == pixels) {
            return Some(texture.clone());
        }
        let picture = image::load_from_memory_with_format(bytes, ImageFormat::Png).ok()?.into_rgba8();
        let picture = imageops::resize(&picture, pixels, pixels, imageops::FilterType::CatmullRom);
        let image = ColorImage::from_rgba_unmultiplied([pixels as usize; 2], picture.as_raw());
        let texture = ctx.load_texture(name, image, TextureOptions::LINEAR);
        // A window that is drawn out by the mouse shows every size once.
        known.insert(0, (pixels, texture.clone()));
        known.truncate(SIZES);
        ctx.data_mut(|data| data.insert_temp(key, known));
        Some(texture)
    }
}
