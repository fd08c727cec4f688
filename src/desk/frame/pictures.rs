//! Pictures in panels: rendered in advance from the table itself, embedded in the program, decoded once for each size.

use crate::desk::frame::thumbnail::Thumbnail;
use bevy_egui::egui::epaint::RectShape;
use bevy_egui::egui::{Color32, ColorImage, Context, Id, Image, Rect, TextureHandle, TextureOptions, Ui, pos2, vec2};
use image::imageops;
use ludoteca_table::scene::assets::{self, Texture};
use ludoteca_table::scene::picture;
use std::sync::Arc;

/// Wood of the cupboard behind the shelf, tileable.
const WOOD: Texture = Texture::Tabletop;
/// Logical pixels of one repetition of the wood.
const GRAIN: f32 = 620.0;

/// Fills a rectangle with dark wood, its grain running across.
pub fn wood(ui: &Ui, place: Rect, tint: Color32) {
    let key = Id::new("wood");
    let known = ui.ctx().data(|data| data.get_temp::<TextureHandle>(key));
    let texture = known.unwrap_or_else(|| {
        // The grain of the file runs upwards.
        let picture = imageops::rotate90(&assets::picture(WOOD));
        let size = [picture.width() as usize, picture.height() as usize];
        let image = ColorImage::from_rgba_unmultiplied(size, picture.as_raw());
        let texture = ui.ctx().load_texture("wood", image, TextureOptions::LINEAR_REPEAT);
        ui.ctx().data_mut(|data| data.insert_temp(key, texture.clone()));
        texture
    });
    let uv = Rect::from_min_max((place.min.to_vec2() / GRAIN).to_pos2(), (place.max.to_vec2() / GRAIN).to_pos2());
    ui.painter().image(texture.id(), place, uv, tint);
}

/// A small picture of a position in a square of this side, beside which rows of a list stay aligned without one.
pub fn thumbnail(ui: &mut Ui, name: &str, picture: Option<&Arc<Thumbnail>>, side: f32) {
    let Some(picture) = picture else {
        ui.allocate_space(vec2(side, side));
        return;
    };
    let texture = small(ui.ctx(), name, picture);
    ui.add(Image::new((texture.id(), vec2(side, side))));
}

/// The texture of a small picture.
pub fn small(ctx: &Context, name: &str, picture: &Arc<Thumbnail>) -> TextureHandle {
    kept(ctx, name, picture, |picture| ColorImage::from_rgba_unmultiplied([picture.side(); 2], &picture.0))
}

/// The texture of something that has a picture, made anew for another thing.
pub fn kept<T: Send + Sync + 'static>(
    ctx: &Context,
    name: &str,
    of: &Arc<T>,
    image: impl FnOnce(&T) -> ColorImage,
) -> TextureHandle {
    let key = Id::new("thumbnail").with(name);
    // The thing is kept beside its texture, so that another one at the same place in memory is not taken for it.
    let known = ctx.data(|data| data.get_temp::<(Arc<T>, TextureHandle)>(key));
    let texture = known.filter(|(known, _)| Arc::ptr_eq(known, of)).map(|(_, texture)| texture);
    texture.unwrap_or_else(|| {
        let texture = ctx.load_texture(name, image(of), TextureOptions::LINEAR);
        ctx.data_mut(|data| data.insert_temp(key, (Arc::clone(of), texture.clone())));
        texture
    })
}

/// The texture of a small picture in the size in which it is shown, so that its lines stay sharp.
pub fn sharp(ctx: &Context, name: &str, picture: &Arc<Thumbnail>, width: f32) -> Option<TextureHandle> {
    let pixels = (width * ctx.pixels_per_point()).round().max(1.0) as u32;
    let key = Id::new("diagram").with(name);
    let known = ctx.data(|data| data.get_temp::<(u32, Arc<Thumbnail>, TextureHandle)>(key));
    let known = known.filter(|(known, of, _)| *known == pixels && Arc::ptr_eq(of, picture));
    known.map(|(.., texture)| texture).or_else(|| {
        let side = picture.side() as u32;
        let image = image::RgbaImage::from_raw(side, side, picture.0.clone())?;
        let image = imageops::resize(&image, pixels, pixels, imageops::FilterType::CatmullRom);
        let image = ColorImage::from_rgba_unmultiplied([pixels as usize; 2], image.as_raw());
        let texture = ctx.load_texture(name, image, TextureOptions::LINEAR);
        ctx.data_mut(|data| data.insert_temp(key, (pixels, Arc::clone(picture), texture.clone())));
        Some(texture)
    })
}

/// The middle of a picture painted into a circle. `name` is one under which it is shown in this size only.
pub fn round(ui: &Ui, file: Option<&[u8]>, name: &str, place: Rect) {
    let Some(texture) = texture(ui.ctx(), file, name, place.height() / TALL) else { return };
    let beside = (1.0 - TALL) / 2.0;
    let middle = Rect::from_min_max(pos2(beside, 0.0), pos2(1.0 - beside, 1.0));
    let radius = (place.width() / 2.0) as u8;
    Image::new((texture.id(), place.size())).uv(middle).corner_radius(radius).paint_at(ui, place);
}

/// Height of every picture as a share of its width.
pub const TALL: f32 = 0.625;

/// A picture as a widget of this width.
pub fn show(ui: &mut Ui, file: Option<&[u8]>, name: &str, width: f32) {
    let size = vec2(width, (width * TALL).round());
    match texture(ui.ctx(), file, name, width) {
        Some(texture) => {
            ui.add(Image::new((texture.id(), size)).corner_radius(6));
        }
        None => {
            ui.allocate_space(size);
        }
    }
}

/// A picture painted into a rectangle.
pub fn paint(ui: &Ui, file: Option<&[u8]>, name: &str, place: Rect) {
    if let Some(texture) = texture(ui.ctx(), file, name, place.width()) {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture.id(), place, whole, Color32::WHITE);
    }
}

/// A picture painted into a rectangle of another shape: as large as is needed to fill it, its middle shown.
pub fn fill(ui: &Ui, file: Option<&[u8]>, name: &str, place: Rect) {
    let width = place.width().max(place.height() / TALL);
    if let Some(texture) = texture(ui.ctx(), file, name, width.ceil()) {
        let share = vec2(place.width() / width, place.height() / (width * TALL));
        let part = Rect::from_center_size(pos2(0.5, 0.5), share.min(vec2(1.0, 1.0)));
        ui.painter().image(texture.id(), place, part, Color32::WHITE);
    }
}

/// A picture painted into a rectangle with round corners.
pub fn rounded(ui: &Ui, file: Option<&[u8]>, name: &str, place: Rect, radius: u8) {
    if let Some(texture) = texture(ui.ctx(), file, name, place.width()) {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        let shape = RectShape::filled(place, radius, Color32::WHITE).with_texture(texture.id(), whole);
        ui.painter().add(shape);
    }
}

/// The picture, resized to the size in which it is shown: fine lines would flicker if the GPU scaled it down.
fn texture(ctx: &Context, file: Option<&[u8]>, name: &str, width: f32) -> Option<TextureHandle> {
    let pixels = (width * ctx.pixels_per_point()).round().max(1.0) as u32;
    let key = Id::new("picture").with(name);
    if let Some((known, texture)) = ctx.data(|data| data.get_temp::<(u32, TextureHandle)>(key))
        && known == pixels
    {
        return Some(texture);
    }
    let picture = picture::jpeg(file?)?;
    let picture = if pixels < picture.width() {
        let height = (pixels * picture.height()).div_ceil(picture.width());
        imageops::resize(&picture, pixels, height, imageops::FilterType::CatmullRom)
    } else {
        picture
    };
    let size = [picture.width() as usize, picture.height() as usize];
    let image = ColorImage::from_rgb(size, picture.as_raw());
    let texture = ctx.load_texture(name, image, TextureOptions::LINEAR);
    ctx.data_mut(|data| data.insert_temp(key, (pixels, texture.clone())));
    Some(texture)
}
