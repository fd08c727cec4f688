//! Images made in code: textures with their mip chains, painted gradients, the environment map.
//!
//! No side effects: bytes and functions in, an [`Image`] out. Colours are averaged in linear light.

use bevy::{
    asset::RenderAssetUsages,
    color::Srgba,
    image::{Image, ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor},
    math::{Curve, Vec3, curve::EaseFunction},
    render::render_resource::{
        Extent3d, TextureDimension, TextureFormat, TextureUsages, TextureViewDescriptor, TextureViewDimension,
    },
};

/// A repeating texture of sRGB bytes (four a pixel), with its mip chain and anisotropic filtering.
#[must_use]
pub fn tiled(width: u32, height: u32, rgba: Vec<u8>) -> Image {
    let mut level: Vec<[f32; 4]> =
        rgba.chunks_exact(4).map(|c| [linear(c[0]), linear(c[1]), linear(c[2]), f32::from(c[3]) / 255.0]).collect();
    let (mut wide, mut high, mut data, mut levels) = (width as usize, height as usize, rgba, 1);
    while wide > 1 || high > 1 {
        let (half_wide, half_high) = ((wide / 2).max(1), (high / 2).max(1));
        let mut next = Vec::with_capacity(half_wide * half_high);
        for y in 0..half_high {
            for x in 0..half_wide {
                let at = |dx: usize, dy: usize| level[(2 * y + dy).min(high - 1) * wide + (2 * x + dx).min(wide - 1)];
                let (a, b, c, d) = (at(0, 0), at(1, 0), at(0, 1), at(1, 1));
                let mean: [f32; 4] = std::array::from_fn(|k| (a[k] + b[k] + c[k] + d[k]) / 4.0);
                data.extend([srgb(mean[0]), srgb(mean[1]), srgb(mean[2]), (mean[3] * 255.0 + 0.5) as u8]);
                next.push(mean);
            }
        }
        (level, wide, high, levels) = (next, half_wide, half_high, levels + 1);
    }
    let mut image = blank(width, height, TextureFormat::Rgba8UnormSrgb);
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 4,
        ..Default::default()
    });
    image
}

/// An image from a function of x and y (0 to 1) to sRGB and opacity.
#[must_use]
pub fn painted(width: u32, height: u32, colour: impl Fn(f32, f32) -> [f32; 4]) -> Image {
    let mut data = Vec::with_capacity((width * height * 4) as usize);
    for y in 0..height {
        for x in 0..width {
            let at = colour((x as f32 + 0.5) / width as f32, (y as f32 + 0.5) / height as f32);
            data.extend(at.map(|value| (value.clamp(0.0, 1.0) * 255.0 + 0.5) as u8));
        }
    }
    let mut image = blank(width, height, TextureFormat::Rgba8UnormSrgb);
    image.data = Some(data);
    image.sampler = ImageSampler::linear();
    image
}

/// An empty image of this size in pixels that a camera can render into and that can be read back.
#[must_use]
pub fn canvas(width: u32, height: u32) -> Image {
    let mut image = blank(width.max(1), height.max(1), TextureFormat::Rgba8UnormSrgb);
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    image.sampler = ImageSampler::linear();
    image
}

/// The environment of the table as a cube map of `size`² pixels a face, for the full preset: a photo studio.
#[must_use]
pub fn studio(size: u32) -> Image {
    let mut data = Vec::with_capacity((size * size * 6 * 16) as usize);
    for face in 0..6 {
        for y in 0..size {
            for x in 0..size {
                let u = 2.0 * (x as f32 + 0.5) / size as f32 - 1.0;
                let v = 2.0 * (y as f32 + 0.5) / size as f32 - 1.0;
                let way = match face {
                    0 => Vec3::new(1.0, -v, -u),
                    1 => Vec3::new(-1.0, -v, u),
                    2 => Vec3::new(u, 1.0, v),
                    3 => Vec3::new(u, -1.0, -v),
                    4 => Vec3::new(u, -v, 1.0),
                    _ => Vec3::new(-u, -v, -1.0),
                };
                // Cube maps are left-handed.
                let light = radiance((way * Vec3::new(1.0, 1.0, -1.0)).normalize());
                for value in [light.x, light.y, light.z, 1.0] {
                    data.extend_from_slice(&value.to_le_bytes());
                }
            }
        }
    }
    let size = Extent3d { width: size, height: size, depth_or_array_layers: 6 };
    let mut image =
        Image::new(size, TextureDimension::D2, data, TextureFormat::Rgba32Float, RenderAssetUsages::RENDER_WORLD);
    image.texture_view_descriptor =
        Some(TextureViewDescriptor { dimension: Some(TextureViewDimension::Cube), ..Default::default() });
    image
}

/// Radiance from a direction: floor to ceiling, a soft box at the left, a cool fill light at the right. The sky behind
/// the board is dark, so that the board shows no glare.
fn radiance(way: Vec3) -> Vec3 {
    let up = way.y * 0.5 + 0.5;
    let sky = Vec3::new(0.20, 0.185, 0.17).lerp(Vec3::new(0.62, 0.63, 0.65), smooth(up));
    let soft = |centre: Vec3, radius: f32, edge: f32| {
        let angle = way.dot(centre.normalize()).clamp(-1.0, 1.0).acos();
        smooth(((radius + edge - angle) / edge).clamp(0.0, 1.0))
    };
    let box_light = Vec3::new(2.6, 2.5, 2.35) * soft(Vec3::new(-0.65, 0.75, 0.45), 0.26, 0.22);
    let fill = Vec3::new(0.95, 1.0, 1.1) * soft(Vec3::new(0.95, 0.35, 0.25), 0.20, 0.30);
    let behind = (-way.z).max(0.0) * (way.y * 3.0).clamp(0.0, 1.0);
    (sky + box_light + fill) * (1.0 - 0.45 * behind)
}

/// Smoothstep, clamped to 0…1.
#[must_use]
pub fn smooth(t: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(t)
}

fn blank(width: u32, height: u32, format: TextureFormat) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::default())
}

fn linear(value: u8) -> f32 {
    Srgba::gamma_function(f32::from(value) / 255.0)
}

fn srgb(value: f32) -> u8 {
    (Srgba::gamma_function_inverse(value) * 255.0 + 0.5) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mip_chain_is_whole_and_averages_light_not_numbers() {
        let black_and_white = [[0, 0, 0, 255], [255; 4], [255; 4], [0, 0, 0, 255]].concat();
        let image = tiled(2, 2, black_and_white);
        assert_eq!(image.texture_descriptor.mip_level_count, 2);
        let data = image.data.expect("the image was made with data");
        assert_eq!(data.len(), 4 * (4 + 1));
        assert_eq!(data[16], 188, "half the light of white");
    }

    #[test]
    fn every_byte_survives_the_way_to_linear_and_back() {
        assert!((0..=255).all(|value| srgb(linear(value)) == value));
    }
}
