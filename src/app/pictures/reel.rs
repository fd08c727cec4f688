//! The frames of a film on their way into a GIF: few of them are kept at a time, however long the film is.

use super::film::FRAME;
use super::gif::Film;
use gif::EncodingError;
use image::RgbaImage;
use std::collections::VecDeque;
use std::io::Write;

/// For how long a position is seen, and the last one, in hundredths of a second.
const SEEN: u16 = 70;
const LAST: u16 = 250;
/// Most memory in bytes of the frames that are kept until the palette is made from them.
const KEPT: usize = 1 << 24;

/// A film that is made of frames as they come.
pub struct Reel<W: Write> {
    /// The frames that are not in the film yet, and the number of moves seen so far in each.
    kept: VecDeque<(RgbaImage, usize)>,
    written: Written<W>,
}

/// The beginning of the film. A palette is needed before anything can be written.
enum Written<W: Write> {
    Nothing(W),
    Film(Film<W>),
    /// An error ended it.
    Broken,
}

impl<W: Write> Reel<W> {
    /// A film without frames, written to `out`.
    pub const fn new(out: W) -> Self {
        Self { kept: VecDeque::new(), written: Written::Nothing(out) }
    }

    /// Adds a frame, of the same size as those before; `moves` as [`film`](super::film::film) hands it over.
    ///
    /// # Errors
    /// A frame cannot be encoded or written.
    pub fn add(&mut self, picture: RgbaImage, moves: usize) -> Result<(), EncodingError> {
        let most = (KEPT / picture.as_raw().len().max(1)).max(2);
        self.kept.push_back((picture, moves));
        // For how long a frame is seen depends on the next one, so the last one stays.
        while self.kept.len() > if matches!(self.written, Written::Nothing(_)) { most } else { 1 } {
            self.write_first()?;
        }
        Ok(())
    }

    /// Frames that are kept now.
    #[must_use]
    pub fn kept(&self) -> usize {
        self.kept.len()
    }

    fn write_first(&mut self) -> Result<(), EncodingError> {
        let mut film = match std::mem::replace(&mut self.written, Written::Broken) {
            Written::Film(film) => film,
            Written::Nothing(out) => {
                let middle = self.kept.len() / 2;
                let samples: Vec<&RgbaImage> =
                    [0, middle].iter().filter_map(|at| self.kept.get(*at)).map(|frame| &frame.0).collect();
                Film::new(out, &samples)?
            }
            Written::Broken => return Ok(()),
        };
        if let Some((picture, moves)) = self.kept.pop_front() {
            let step = (FRAME.as_millis() / 10) as u16;
            film.add(&picture, self.kept.front().map_or(LAST, |next| if next.1 == moves { step } else { SEEN }))?;
        }
        self.written = Written::Film(film);
        Ok(())
    }

    /// Ends the film; nothing is written if it has no frames.
    ///
    /// # Errors
    /// A frame cannot be encoded or written.
    pub fn finish(mut self) -> Result<(), EncodingError> {
        while !self.kept.is_empty() {
            self.write_first()?;
        }
        if let Written::Film(film) = self.written {
            film.finish()?.flush()?;
        }
        Ok(())
    }
}
