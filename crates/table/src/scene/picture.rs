//! Images made in code: textures with their mip chains, painted gradients, panoramas and cube maps.
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
use image::{RgbImage, RgbaImage};
use std::f32::consts::{PI, TAU};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// How the bytes of a texture stand for linear light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coding {
    /// sRGB, read by the hardware, filtered as well as can be.
    Srgb,
    /// Square roots, squared in the shader: much cheaper to read than sRGB where there is no hardware.
    Roots,
}

impl Coding {
    /// The byte of a value of linear light.
    fn byte(self, value: f32) -> u8 {
        match self {
            Self::Srgb => srgb(value),
            Self::Roots => (value.clamp(0.0, 1.0).sqrt() * 255.0 + 0.5) as u8,
        }
    }
}

/// A picture from the bytes of a JPEG file in colour; `None` if they are not one.
#[must_use]
pub fn jpeg(bytes: &[u8]) -> Option<RgbImage> {
    let (width, height, rgb) = decode(bytes, ColorSpace::RGB)?;
    RgbImage::from_raw(width, height, rgb)
}

/// The same, opaque.
#[must_use]
pub fn opaque_jpeg(bytes: &[u8]) -> Option<RgbaImage> {
    let (width, height, rgba) = decode(bytes, ColorSpace::RGBA)?;
    RgbaImage::from_raw(width, height, rgba)
}

fn decode(bytes: &[u8], colours: ColorSpace) -> Option<(u32, u32, Vec<u8>)> {
    let options = DecoderOptions::default().jpeg_set_out_colorspace(colours);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    let pixels = decoder.decode().ok()?;
    let (width, height) = decoder.dimensions()?;
    Some((u32::try_from(width).ok()?, u32::try_from(height).ok()?, pixels))
}

/// A repeating texture of sRGB bytes (four a pixel), with its mip chain.
#[must_use]
pub fn tiled(width: u32, height: u32, rgba: &[u8], coding: Coding) -> Image {
    let light: [f32; 256] = std::array::from_fn(|byte| linear(byte as u8));
    let light = |byte: u8| light[usize::from(byte)];
    let mut level: Vec<[f32; 4]> =
        rgba.chunks_exact(4).map(|c| [light(c[0]), light(c[1]), light(c[2]), f32::from(c[3]) / 255.0]).collect();
    let bytes = |c: &[f32; 4]| [coding.byte(c[0]), coding.byte(c[1]), coding.byte(c[2]), (c[3] * 255.0 + 0.5) as u8];
    // All levels below the first have a third of its pixels.
    let mut data: Vec<[u8; 4]> = Vec::with_capacity(level.len() + level.len() / 3 + 1);
    data.extend(level.iter().map(bytes));
    let (mut wide, mut high, mut levels) = (width as usize, height as usize, 1);
    while wide > 1 || high > 1 {
        let (half_wide, half_high) = ((wide / 2).max(1), (high / 2).max(1));
        let mut next = Vec::with_capacity(half_wide * half_high);
        for y in 0..half_high {
            for x in 0..half_wide {
                let at = |dx: usize, dy: usize| level[(2 * y + dy).min(high - 1) * wide + (2 * x + dx).min(wide - 1)];
                let (a, b, c, d) = (at(0, 0), at(1, 0), at(0, 1), at(1, 1));
                let mean: [f32; 4] = std::array::from_fn(|k| (a[k] + b[k] + c[k] + d[k]) / 4.0);
                next.push(mean);
            }
        }
        data.extend(next.iter().map(bytes));
        (level, wide, high, levels) = (next, half_wide, half_high, levels + 1);
    }
    let (format, mipmap_filter, anisotropy_clamp) = match coding {
        Coding::Srgb => (TextureFormat::Rgba8UnormSrgb, ImageFilterMode::Linear, 4),
        // At the angles of a table one sees no difference, and in software both cost much.
        Coding::Roots => (TextureFormat::Rgba8Unorm, ImageFilterMode::Nearest, 1),
    };
    let mut image = blank(width, height, format);
    image.data = Some(data.into_flattened());
    image.texture_descriptor.mip_level_count = levels;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        address_mode_v: ImageAddressMode::Repeat,
        mipmap_filter,
        anisotropy_clamp,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// A panorama of an opaque picture, its light multiplied by `brightness` and stored as square roots; it repeats round
/// the camera.
#[must_use]
pub fn panorama(mut picture: RgbaImage, brightness: f32) -> Image {
    let roots: [u8; 256] = std::array::from_fn(|byte| Coding::Roots.byte(brightness * linear(byte as u8)));
    for [red, green, blue, _] in picture.as_chunks_mut().0 {
        for channel in [red, green, blue] {
            *channel = roots[usize::from(*channel)];
        }
    }
    let mut image = blank(picture.width(), picture.height(), TextureFormat::Rgba8Unorm);
    image.data = Some(picture.into_raw());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::Repeat,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// A texture whose `count` levels lie one below the other in a picture, each half as large as the one above it.
#[must_use]
pub fn levels(picture: &RgbaImage, count: u32) -> Image {
    let size = picture.width();
    let mut image = blank(size, size, TextureFormat::Rgba8Unorm);
    let (mut data, mut top) = (Vec::new(), 0);
    for level in 0..count {
        let size = size >> level;
        data.extend((top..top + size).flat_map(|y| (0..size).flat_map(move |x| picture.get_pixel(x, y).0)));
        top += size;
    }
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = count;
    image.sampler = ImageSampler::linear();
    image
}

/// An image from a function of x and y (0 to 1) to linear light and opacity.
#[must_use]
pub fn painted(width: u32, height: u32, coding: Coding, colour: impl Fn(f32, f32) -> [f32; 4]) -> Image {
    let mut data = Vec::with_capacity((width * height * 4) as usize);
    for y in 0..height {
        for x in 0..width {
            let at = colour((x as f32 + 0.5) / width as f32, (y as f32 + 0.5) / height as f32);
            let [r, g, b, opacity] = at.map(|value| value.clamp(0.0, 1.0));
            data.extend([coding.byte(r), coding.byte(g), coding.byte(b), (opacity * 255.0 + 0.5) as u8]);
        }
    }
    let format = match coding {
        Coding::Srgb => TextureFormat::Rgba8UnormSrgb,
        Coding::Roots => TextureFormat::Rgba8Unorm,
    };
    let mut image = blank(width, height, format);
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

/// A cube map of `size`² pixels a face from a function of a direction to radiance.
#[must_use]
pub fn cube(size: u32, radiance: impl Fn(Vec3) -> Vec3) -> Image {
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

/// The radiance from a direction in an equirectangular picture whose pixels share an exponent (RGBE): the four nearest
/// pixels, weighted.
#[must_use]
pub fn radiance(light: &RgbaImage, way: Vec3) -> Vec3 {
    let (wide, high) = light.dimensions();
    let u = (0.5 + way.x.atan2(-way.z) / TAU) * wide as f32 - 0.5;
    let v = (way.y.clamp(-1.0, 1.0).acos() / PI * high as f32 - 0.5).clamp(0.0, high as f32 - 1.0);
    let (left, top) = (u.floor(), v.floor());
    let at = |x: f32, y: f32| {
        let x = (x as i64).rem_euclid(i64::from(wide)) as u32;
        let [r, g, b, exponent] = light.get_pixel(x, (y as u32).min(high - 1)).0.map(f32::from);
        Vec3::new(r, g, b) / 255.0 * (exponent - 128.0).exp2()
    };
    let across = |y: f32| at(left, y).lerp(at(left + 1.0, y), u - left);
    across(top).lerp(across(top + 1.0), v - top)
}

/// Smoothstep, clamped to 0…1.
#[must_use]
pub fn smooth(t: f32) -> f32 {
    EaseFunction::SmoothStep.sample_clamped(t)
}

/// An image without pixels. Those that it gets are given to the renderer and not kept besides: nothing here reads them
/// again.
fn blank(width: u32, height: u32, format: TextureFormat) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD)
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
        let image = tiled(2, 2, &black_and_white, Coding::Srgb);
        assert_eq!(image.texture_descriptor.mip_level_count, 2);
        let data = image.data.expect("the image was made with data");
        assert_eq!(data.len(), 4 * (4 + 1));
        assert_eq!(data[16], 188, "half the light of white");
    }

    #[test]
    fn square_roots_stand_for_the_same_light() {
        let image = tiled(1, 1, &[188, 255, 0, 9], Coding::Roots);
        assert_eq!(
            image.data.expect("the image was made with data"),
            [181, 255, 0, 9],
            "181 is 255 times the root of a half"
        );
    }

    #[test]
    fn light_of_a_panorama_comes_from_where_it_is_painted() {
        // Four pixels round the camera: behind, left, ahead and right of the first player, who looks along -z.
        let mut light = RgbaImage::new(4, 2);
        light.put_pixel(3, 0, image::Rgba([255, 0, 0, 130]));
        light.put_pixel(3, 1, image::Rgba([255, 0, 0, 130]));
        let way = |angle: f32| Vec3::new(angle.sin(), 0.0, -angle.cos());
        assert!((radiance(&light, way(PI * 0.75)) - Vec3::new(4.0, 0.0, 0.0)).length() < 1e-4);
        assert_eq!(radiance(&light, way(-PI * 0.25)), Vec3::ZERO);
        assert!((radiance(&light, way(PI)).x - 2.0).abs() < 1e-3, "half of each neighbour across the seam");
    }

    #[test]
    fn every_byte_survives_the_way_to_linear_and_back() {
        assert!((0..=255).all(|value| srgb(linear(value)) == value));
    }
}
