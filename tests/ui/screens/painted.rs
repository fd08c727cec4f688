//! What somebody sees of a frame: its words and its controls, without what something else lies over, and what is wrong
//! with them.

use crate::bench::Person;
use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Context, Galley, Rect, Sense, Shape};
use ludoteca::desk::theme::tokens;
use std::fmt::{self, Formatter};

/// Something that may not be on a screen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a screen comes to what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawn {
    /// By the theme, all of it in view or further down.
    Ours,
    /// The same, and with large letters a table goes on at its side.
    Sideways,
    /// By a library, which says how large its controls are and where names end.
    Library,
}

/// A text as it is painted.
struct Painted {
    text: String,
    /// What its letters cover.
    ink: Rect,
    /// Where it may be seen.
    clip: Rect,
    /// Whether it ends before all of it is told.
    shortened: bool,
    /// Whether a line of it ends within a word.
    broken: bool,
    /// Its place among all that is painted.
    order: usize,
}

impl Painted {
    fn seen(&self) -> Rect {
        self.ink.intersect(self.clip)
    }

    /// Letters over the table are painted with a shadow: the same once more, a little beside.
    fn is_shadow_of(&self, other: &Self) -> bool {
        self.text == other.text && self.ink.center().distance(other.ink.center()) < 4.0
    }
}

/// The texts of a frame, and the areas that hide what was painted before them.
#[derive(Default)]
struct Frame {
    texts: Vec<Painted>,
    covers: Vec<(usize, Rect)>,
}

/// Through what is fainter than this one sees what is beneath.
const OPAQUE: u8 = 200;

/// By how much letters may come near each other, in points: the outline of a letter is not its ink.
const NEAR: f32 = 1.0;

impl Frame {
    fn of(shapes: &[ClippedShape]) -> Self {
        let mut frame = Self::default();
        for (order, clipped) in shapes.iter().enumerate() {
            frame.add(order, clipped.clip_rect, &clipped.shape);
        }
        frame
    }

    fn add(&mut self, order: usize, clip: Rect, shape: &Shape) {
        match shape {
            Shape::Vec(all) => all.iter().for_each(|one| self.add(order, clip, one)),
            Shape::Text(text) if text.opacity_factor > 0.0 && !text.galley.text().trim().is_empty() => {
                let ink = text.galley.mesh_bounds.translate(text.pos.to_vec2());
                let said = text.galley.text().to_owned();
                self.texts.push(Painted {
                    text: said,
                    ink,
                    clip,
                    shortened: text.galley.elided,
                    broken: broken(&text.galley),
                    order,
                });
            }
            Shape::Rect(rect) if rect.fill.a() >= OPAQUE => self.covers.push((order, rect.rect.intersect(clip))),
            _ => {}
        }
    }

    /// Whether something that is painted between these lies over this.
    fn hidden(&self, place: Rect, from: usize, until: usize) -> bool {
        let over =
            |&(order, cover): &(usize, Rect)| order > from && order < until && cover.expand(NEAR).contains_rect(place);
        self.covers.iter().any(over)
    }

    /// What is wrong with the texts of a window in which this is told to who points or listens. With `large` letters,
    /// what is not drawn by the theme alone may be cut, and a library may shorten and break names.
    fn faults(&self, window: Rect, told: &[(String, Rect)], (drawn, large): (Drawn, bool)) -> Vec<Fault> {
        let (cut, shortened) = (large && drawn != Drawn::Ours, large && drawn == Drawn::Library);
        let mut faults = Vec::new();
        let seen: Vec<&Painted> = self
            .texts
            .iter()
            .filter(|text| text.seen().is_positive() && !self.hidden(text.seen(), text.order, usize::MAX))
            .collect();
        for (index, text) in seen.iter().enumerate() {
            if !cut && text.seen().width() < text.ink.width() - NEAR {
                faults.push(Fault(format!("cut at its side: {:?} {} by {}", text.text, text.ink, text.clip)));
            }
            // What scrolls may go on beyond the edge of the window.
            let stands = text.clip.expand(NEAR).contains_rect(window);
            if !window.expand(NEAR).contains_rect(if stands { text.ink } else { text.seen() }) {
                faults.push(Fault(format!("outside: {:?} {}", text.text, text.ink)));
            }
            if !shortened && text.broken {
                faults.push(Fault(format!("broken within a word: {:?} {}", text.text, text.ink)));
            }
            let whole = |(name, place): &(String, Rect)| name.contains(&text.text) && place.intersects(text.seen());
            if !shortened && text.shortened && !told.iter().any(whole) {
                faults.push(Fault(format!("shortened: {:?} {}", text.text, text.ink)));
            }
            for other in &seen[..index] {
                let both = text.seen().intersect(other.seen());
                let meets = both.width() > NEAR && both.height() > NEAR && !text.is_shadow_of(other);
                if meets && !self.hidden(both, other.order, text.order) {
                    let [one, two] = [other, text].map(|it| format!("{:?} {}", it.text, it.seen()));
                    faults.push(Fault(format!("one over the other: {one} and {two}")));
                }
            }
        }
        faults
    }
}

/// Whether a line ends within a word.
fn broken(galley: &Galley) -> bool {
    galley.rows.windows(2).any(|rows| {
        let last = rows[0].glyphs.last().is_some_and(|glyph| glyph.chr.is_alphanumeric());
        let first = rows[1].glyphs.first().is_some_and(|glyph| glyph.chr.is_alphanumeric());
        last && first && !rows[0].ends_with_newline
    })
}

/// The controls that can be hit: each with its whole place, and what of it can be seen.
fn controls(ctx: &Context) -> Vec<(Rect, Rect)> {
    let widgets = ctx.viewport(|viewport| viewport.prev_pass.widgets.clone());
    let mut found = Vec::new();
    for layer in widgets.layer_ids() {
        for widget in widgets.get_layer(layer) {
            // Bars that scroll, and areas, cannot be reached by the keyboard.
            let pressed = widget.sense.contains(Sense::CLICK | Sense::FOCUSABLE);
            let seen = widget.interact_rect;
            if pressed && widget.enabled && seen.is_positive() && ctx.layer_id_at(seen.center()) == Some(layer) {
                found.push((widget.rect, seen));
            }
        }
    }
    found
}

/// What is wrong with what is seen now on a screen that is drawn so, with `large` letters or usual ones.
pub fn faults(person: &Person, (drawn, large): (Drawn, bool)) -> Vec<Fault> {
    let window = person.0.ctx.content_rect();
    let mut faults = Frame::of(&person.0.output().shapes).faults(window, &person.texts(), (drawn, large));
    let named = person.controls();
    let name = |place: Rect| {
        let near = named.iter().find(|(_, rect)| rect.center().distance(place.center()) < 1.0);
        near.map_or_else(|| "?".to_owned(), |(name, _)| name.clone())
    };
    let controls = controls(&person.0.ctx);
    for (index, &(place, seen)) in controls.iter().enumerate() {
        let least = tokens().size.touch_least - 0.5;
        if drawn != Drawn::Library && (place.width() < least || place.height() < least) {
            faults.push(Fault(format!("too small to hit: {:?} {place}", name(place))));
        }
        if !window.expand(NEAR).contains_rect(seen) {
            faults.push(Fault(format!("outside: the control {:?} {place}", name(place))));
        }
        for &(other, beside) in &controls[..index] {
            let both = seen.intersect(beside);
            let meets = both.width() > NEAR && both.height() > NEAR;
            let within = seen.expand(NEAR).contains_rect(beside) || beside.expand(NEAR).contains_rect(seen);
            if meets && !within {
                let [one, two] = [place, other].map(|it| format!("{:?} {it}", name(it)));
                faults.push(Fault(format!("controls that overlap: {one} and {two}")));
            }
        }
    }
    faults.sort();
    faults.dedup();
    faults
}
