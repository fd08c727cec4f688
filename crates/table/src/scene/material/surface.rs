//! The parameters of a finish, and the kinds of surface that they are made of. Colours are sRGB.

use super::ink::hex;
use bevy::color::{LinearRgba, Srgba};

/// Parameters of a finish, for both materials.
#[derive(Clone, Copy, Debug)]
pub struct Surface {
    /// Colour in sRGB; multiplied with the texture where there is one.
    pub colour: Srgba,
    /// Perceptual roughness.
    pub roughness: f32,
    /// Strength of the clear coat, and its perceptual roughness.
    pub coat: (f32, f32),
    /// Bevy's reflectance: 0.5 is what a refractive index of 1.5 gives.
    pub reflectance: f32,
    /// 1 for metals.
    pub metallic: f32,
    /// For the plain material: reflectance at a right angle, 0 for what mirrors nothing, and the blur of what is
    /// mirrored, 0 to 3.
    pub mirror: (f32, f32),
    /// Whether it is lit.
    pub lit: bool,
    /// Whether it is alpha-blended.
    pub blend: bool,
}

impl Surface {
    /// As it looks in so many times as much light; what is blended has so many times its opacity.
    pub(super) fn brightened(self, factor: f32) -> Self {
        let LinearRgba { red, green, blue, alpha } = self.colour.into();
        let colour = if self.blend {
            LinearRgba { red, green, blue, alpha: alpha * factor }
        } else {
            LinearRgba { red: red * factor, green: green * factor, blue: blue * factor, alpha }
        };
        Self { colour: colour.into(), ..self }
    }
}

/// Something lacquered, polished or glazed.
pub(super) const fn gloss(colour: u32, roughness: f32, coat: (f32, f32), mirror: (f32, f32)) -> Surface {
    Surface { colour: hex(colour), roughness, coat, reflectance: 0.5, metallic: 0.0, mirror, lit: true, blend: false }
}

/// Something that mirrors nothing.
pub(super) const fn dull(colour: u32, roughness: f32) -> Surface {
    Surface { reflectance: 0.25, ..gloss(colour, roughness, (0.0, 0.5), (0.0, 0.0)) }
}

/// Something fired.
pub(super) const fn glaze(colour: u32) -> Surface {
    gloss(colour, 0.35, (0.25, 0.06), (0.06, 0.3))
}

/// Something that no light falls on.
pub(super) const fn flat(colour: u32, blend: bool) -> Surface {
    Surface { lit: false, blend, ..dull(colour, 1.0) }
}

/// Something that one sees through.
pub(super) const fn ghost(colour: u32) -> Surface {
    let Srgba { red, green, blue, .. } = hex(colour);
    Surface { colour: Srgba { red, green, blue, alpha: 0.62 }, blend: true, ..dull(colour, 0.6) }
}
