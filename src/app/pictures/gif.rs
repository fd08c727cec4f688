//! Frames as an animated GIF: one palette for all of them, and of each frame only what differs from the one before.

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};
use image::RgbaImage;
use std::io::Write;

/// The index that leaves a pixel as it was.
const SAME: u8 = 255;
/// Colours, but for that index.
const COLOURS: usize = 255;
/// Pixels of the sample from which the palette is made.
const SAMPLE: usize = 60_000;

/// A film that grows frame by frame, written as it grows.
pub struct Film<W: Write> {
    encoder: Encoder<W>,
    /// The nearest colour of the palette, by the five highest bits of red, green and blue.
    nearest: Vec<u8>,
    shown: Vec<u8>,
    wide: u16,
    high: u16,
    /// The frame that is shown until another one differs from it, and for how many hundredths of a second.
    waiting: Option<(Frame<'static>, u16)>,
}

impl<W: Write> Film<W> {
    /// A film whose palette is made from these frames, all of the same size.
    ///
    /// # Errors
    /// The size does not fit into a GIF, or nothing can be written.
    pub fn new(out: W, samples: &[&RgbaImage]) -> Result<Self, EncodingError> {
        let size = samples.first().map_or((1, 1), |sample| sample.dimensions());
        let (wide, high) = (size.0.min(u32::from(u16::MAX)) as u16, size.1.min(u32::from(u16::MAX)) as u16);
        let pixels: usize = samples.iter().map(|sample| sample.as_raw().len() / 4).sum();
        let step = (pixels / SAMPLE).max(1);
        let sampled: Vec<u8> = samples
            .iter()
            .flat_map(|sample| sample.as_raw().chunks_exact(4))
            .step_by(step)
            .flat_map(|pixel| [pixel[0], pixel[1], pixel[2], 255])
            .collect();
        let colours = NeuQuant::new(3, COLOURS, &sampled);
        let mut palette = colours.color_map_rgb();
        palette.resize(256 * 3, 0);
        let widened = |bits: usize| ((bits << 3) | (bits >> 2)) as u8;
        let near = |key: usize| {
            colours
                .index_of(&[widened(key >> 10 & 31), widened(key >> 5 & 31), widened(key & 31), 255])
                .min(COLOURS - 1) as u8
        };
        let nearest = (0..1 << 15).map(near).collect();
        let mut encoder = Encoder::new(out, wide, high, &palette)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let shown = vec![SAME; usize::from(wide) * usize::from(high)];
        Ok(Self { encoder, nearest, shown, wide, high, waiting: None })
    }

    /// Adds a frame that is shown for so many hundredths of a second; one that shows nothing new prolongs the one
    /// before.
    ///
    /// # Errors
    /// The frame cannot be encoded or written.
    pub fn add(&mut self, picture: &RgbaImage, hundredths: u16) -> Result<(), EncodingError> {
        let key = |pixel: &[u8]| {
            usize::from(pixel[0] >> 3) << 10 | usize::from(pixel[1] >> 3) << 5 | usize::from(pixel[2] >> 3)
        };
        let indices: Vec<u8> = picture.as_raw().chunks_exact(4).map(|pixel| self.nearest[key(pixel)]).collect();
        let wide = usize::from(self.wide);
        let differs = |at: &usize| indices[*at] != self.shown[*at];
        let changed: Vec<usize> = (0..indices.len().min(self.shown.len())).filter(differs).collect();
        let (Some(first), Some(last)) = (changed.first(), changed.last()) else {
            if let Some((_, shown)) = &mut self.waiting {
                *shown = shown.saturating_add(hundredths);
            }
            return Ok(());
        };
        let (top, bottom) = (first / wide, last / wide);
        let left = changed.iter().map(|at| at % wide).min().unwrap_or(0);
        let right = changed.iter().map(|at| at % wide).max().unwrap_or(0);
        let cell = |at: usize| if indices[at] == self.shown[at] { SAME } else { indices[at] };
        let buffer: Vec<u8> =
            (top..=bottom).flat_map(|row| (left..=right).map(move |column| row * wide + column)).map(cell).collect();
        let frame = Frame {
            left: left as u16,
            top: top as u16,
            width: (right - left + 1) as u16,
            height: (bottom - top + 1) as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(SAME),
            buffer: buffer.into(),
            ..Frame::default()
        };
        self.shown = indices;
        self.write_waiting()?;
        self.waiting = Some((frame, hundredths));
        Ok(())
    }

    fn write_waiting(&mut self) -> Result<(), EncodingError> {
        if let Some((mut frame, hundredths)) = self.waiting.take() {
            frame.delay = hundredths;
            self.encoder.write_frame(&frame)?;
        }
        Ok(())
    }

    /// Ends the film, and gives back what it was written to.
    ///
    /// # Errors
    /// The last frame cannot be encoded or written.
    pub fn finish(mut self) -> Result<W, EncodingError> {
        self.write_waiting()?;
        self.encoder.into_inner()
    }

    /// Width and height in pixels.
    #[must_use]
    pub const fn size(&self) -> (u16, u16) {
        (self.wide, self.high)
    }
}
