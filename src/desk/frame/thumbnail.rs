//! Small pictures of positions, as data.

/// A small picture of a position: [`THUMBNAIL`] pixels, row by row, red, green, blue and opacity of each.
#[derive(Debug, PartialEq, Eq)]
pub struct Thumbnail(pub Vec<u8>);

/// Width and height of a small picture, in pixels.
pub const THUMBNAIL: [u32; 2] = [120, 120];
