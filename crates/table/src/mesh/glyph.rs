//! Letters a to z and digits as flat meshes, for the coordinates in the frame.
//!
//! The outlines come from `assets/models/glyphs.json`, made by `assets/models/source/glyphs.py` from a free font.

use crate::mesh::Builder;
use bevy::math::{Vec2, Vec3};
use serde::Deserialize;
use std::collections::HashMap;

/// Distance of two digits of one number, in heights of a capital.
const ADVANCE: f32 = 0.98;

/// The shapes of all characters that coordinates need.
#[derive(Clone, Debug, Deserialize)]
pub struct Glyphs {
    capital: f32,
    glyphs: HashMap<char, Outline>,
}

#[derive(Clone, Debug, Deserialize)]
struct Outline {
    width: f32,
    points: Vec<f32>,
    triangles: Vec<u32>,
}

impl Glyphs {
    /// Reads the embedded file.
    ///
    /// # Errors
    /// If the text is not what `glyphs.py` writes.
    pub fn read(text: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// `text` lying in the plane y = 0 round the origin, to be read from +z; capitals are `height` cells high.
    /// Characters without a shape are left out.
    #[must_use]
    pub fn write(&self, text: &str, height: f32) -> Builder {
        let mut shape = Builder::default();
        let scale = height / self.capital;
        let first = -(text.chars().count() as f32 - 1.0) / 2.0;
        for (place, outline) in text.chars().enumerate().filter_map(|(k, c)| Some((k, self.glyphs.get(&c)?))) {
            let start = shape.positions.len() as u32;
            let shift = (first + place as f32) * ADVANCE * height;
            for point in outline.points.chunks_exact(2) {
                let at = Vec3::new(point[0] * scale + shift, 0.0, -point[1] * scale);
                shape.corner(at, Vec3::Y, Vec2::ZERO);
            }
            shape.triangles.extend(outline.triangles.iter().map(|corner| corner + start));
        }
        shape
    }

    /// How long a text is in cells when capitals are `height` high.
    #[must_use]
    pub fn length(&self, text: &str, height: f32) -> f32 {
        text.chars().filter(|character| self.glyphs.contains_key(character)).count() as f32 * ADVANCE * height
    }

    /// Width of one character in cells when capitals are `height` high; 0 for one without a shape.
    #[must_use]
    pub fn width(&self, character: char, height: f32) -> f32 {
        self.glyphs.get(&character).map_or(0.0, |outline| outline.width * height / self.capital)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mesh::check;
    use crate::scene::assets;

    #[test]
    fn every_character_is_flat_faces_up_and_has_its_height() {
        let glyphs = assets::glyphs();
        for character in ('a'..='z').chain('0'..='9') {
            let shape = glyphs.write(&character.to_string(), 0.3);
            assert!(shape.triangles.len() >= 6, "{character}");
            check::surface(&shape);
            let (low, high) = check::bounds(&shape);
            assert!((-0.26..0.0).contains(&low.z) && (0.1..=0.30).contains(&high.z), "{character} {low} {high}");
            assert!((low.x + high.x).abs() < 1e-3, "{character} is not in the middle");
            assert!((high.x - low.x - glyphs.width(character, 0.3)).abs() < 1e-3);
        }
    }

    #[test]
    fn two_digits_stand_apart() {
        let glyphs = assets::glyphs();
        let shape = glyphs.write("12", 0.3);
        assert!(ADVANCE * 0.3 > (glyphs.width('1', 0.3) + glyphs.width('2', 0.3)) / 2.0);
        assert!(!shape.triangles.is_empty());
    }
}
