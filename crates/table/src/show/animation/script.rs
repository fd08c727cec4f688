//! A move as a script: for every piece, what it does in every beat.

pub use super::leg::{Laying, Leg, Prey};
use super::meeting::part_ways;
use crate::scene::board::centre;
use bevy::math::{Vec3, Vec3A};
use ludoteca_rules::{Beat, Cell, Effect, Geometry, Piece, Standing};

/// How a piece comes into a move. Effects name pieces by these cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It stood on this cell before the move.
    Stood(Cell),
    /// The move places it on this cell.
    Placed(Cell),
}

/// One piece through all beats.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// Where it comes from.
    pub origin: Origin,
    /// One leg per beat.
    pub legs: Vec<Leg>,
    /// Where and what it is afterwards; `None` if it left the board or went into a stack.
    pub end: Option<Standing>,
}

/// The animation of a move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script {
    /// Every piece that is on the board before or after.
    pub tracks: Vec<Track>,
    /// Length of each beat in seconds at normal speed.
    pub beats: Vec<f32>,
}

/// A state of a piece between beats.
#[derive(Clone, Copy)]
struct State {
    cell: Cell,
    piece: Piece,
    /// Where it is held in the air over its cell, because another piece came there too.
    held: Option<Vec3A>,
}

impl Script {
    /// The script of a move on a board of this shape.
    #[must_use]
    pub fn new(geometry: Geometry, before: &[Standing], beats: &[Beat]) -> Self {
        let mut tracks: Vec<Track> = before
            .iter()
            .map(|standing| Track { origin: Origin::Stood(standing.cell), legs: Vec::new(), end: Some(*standing) })
            .collect();
        for effect in beats.iter().flatten() {
            if let Effect::Place { at, piece } = effect {
                let end = Some(Standing { cell: *at, piece: *piece });
                tracks.push(Track { origin: Origin::Placed(*at), legs: Vec::new(), end });
            }
        }
        let mut states: Vec<Option<State>> = tracks
            .iter()
            .map(|track| match track.origin {
                Origin::Stood(_) => track.end.map(|end| State { cell: end.cell, piece: end.piece, held: None }),
                Origin::Placed(_) => None,
            })
            .collect();
        let mut lengths = Vec::new();
        for beat in beats {
            let crowd: Vec<(Vec3A, Piece)> =
                states.iter().flatten().map(|state| (at(geometry, state.cell), state.piece)).collect();
            let mut next: Vec<(Leg, Option<State>)> = tracks
                .iter()
                .zip(&states)
                .map(|(track, state)| act(geometry, beat, track, *state, &tracks, &states, &crowd))
                .collect();
            let met = part_ways(&mut next.iter_mut().map(|(leg, _)| leg).collect::<Vec<_>>());
            for (index, held) in met {
                next[index].1 = next[index].1.map(|state| State { held: Some(held), ..state });
            }
            lengths.push(longest(next.iter().map(|(leg, _)| leg)));
            for (index, (leg, state)) in next.into_iter().enumerate() {
                tracks[index].legs.push(leg);
                states[index] = state;
            }
        }
        for (track, state) in tracks.iter_mut().zip(states) {
            track.end = state.map(|state| Standing { cell: state.cell, piece: state.piece });
        }
        Self { tracks, beats: lengths }
    }

    /// Changes the first beat for a piece that stood on `cell` and is held at `point`: it is put down from there, and
    /// what it captures shrinks under it.
    pub fn from_hand(&mut self, cell: Cell, point: Vec3A) {
        for leg in self.tracks.iter_mut().filter_map(|track| track.legs.first_mut()) {
            if let Leg::Stack { from, at, away, .. } = leg
                && *from == cell
            {
                *away = point - *at;
                return;
            }
        }
        let Some(mover) = self.tracks.iter().position(|track| track.origin == Origin::Stood(cell)) else { return };
        let Some(Leg::Travel { piece, becomes, way, .. }) = self.tracks[mover].legs.first() else { return };
        let Some(last) = way.last().copied() else { return };
        self.tracks[mover].legs[0] = Leg::Settle { piece: *piece, becomes: *becomes, held: point, at: last };
        for leg in self.tracks.iter_mut().filter_map(|track| track.legs.first_mut()) {
            if let Leg::Leave { piece, at, .. } = leg {
                *leg = Leg::Dwindle { piece: *piece, at: *at };
            }
        }
        self.beats[0] = longest(self.tracks.iter().filter_map(|track| track.legs.first()));
    }

    /// Changes where the piece that stood on `cell` goes when it leaves: it is laid beside the board at `point`.
    /// Whoever takes its place strikes it, unless that comes from above.
    pub fn lay_aside(&mut self, cell: Cell, point: Vec3A) {
        let Some(index) = self.tracks.iter().position(|track| track.origin == Origin::Stood(cell)) else { return };
        for beat in 0..self.beats.len() {
            let Some(Leg::Leave { at, .. }) = self.tracks[index].legs.get(beat) else { continue };
            let at = *at;
            let crowd = self.standing(beat);
            let over = passed(&[at, point], &crowd);
            let travels = |leg: &&Leg| matches!(leg, Leg::Travel { .. });
            let under: Vec<Leg> =
                self.tracks.iter().filter_map(|track| track.legs.get(beat)).filter(travels).cloned().collect();
            let only = under.len() == 1;
            let mut carried = Laying { at: point, over, under, struck: None };
            for leg in self.tracks.iter_mut().filter_map(|track| track.legs.get_mut(beat)) {
                let Leg::Travel { way, over, beneath, prey, .. } = leg else { continue };
                if way.last() != Some(&at) {
                    continue;
                }
                let ahead = at - way[way.len().saturating_sub(2)];
                // Where others move at the same time, or it comes over others, it waits.
                let alone = only && over.is_empty() && beneath.is_none();
                if alone && *prey == Prey::Awaited && ahead != Vec3A::ZERO {
                    *prey = Prey::Struck;
                    carried.struck = Some(ahead.normalize());
                }
            }
            if let Leg::Leave { laid, .. } = &mut self.tracks[index].legs[beat] {
                *laid = Some(carried);
            }
        }
        for (beat, length) in self.beats.iter_mut().enumerate() {
            *length = longest(self.tracks.iter().filter_map(|track| track.legs.get(beat)));
        }
    }

    /// What stands on the board in a beat and does not travel, and where.
    fn standing(&self, beat: usize) -> Vec<(Vec3A, Piece)> {
        let standing = self.tracks.iter().filter_map(|track| match track.legs.get(beat)? {
            Leg::Rest { piece, at } | Leg::Change { piece, at, .. } => Some((*at, *piece)),
            Leg::Stack { whole, at, .. } => Some((*at, *whole)),
            _ => None,
        });
        standing.collect()
    }

    /// Changes the first beat for a piece that is placed on `cell` and was held at `point`: it is put down from there.
    pub fn from_above(&mut self, cell: Cell, point: Vec3A) {
        for track in self.tracks.iter_mut().filter(|track| track.origin == Origin::Placed(cell)) {
            if let Some(leg @ Leg::Arrive { .. }) = track.legs.first_mut()
                && let Leg::Arrive { piece, at } = *leg
            {
                *leg = Leg::Settle { piece, becomes: piece, held: point, at };
            }
        }
        if let Some(first) = self.beats.first_mut() {
            *first = longest(self.tracks.iter().filter_map(|track| track.legs.first()));
        }
    }

    /// Adds a last beat, in which the pieces on these cells rise one after the other, stay a moment, and settle again:
    /// they have won.
    pub fn win(&mut self, geometry: Geometry, cells: &[Cell]) {
        let place = |standing: &Standing| cells.iter().position(|cell| *cell == standing.cell);
        if !self.tracks.iter().any(|track| track.end.as_ref().and_then(place).is_some()) {
            return;
        }
        let last = cells.len().saturating_sub(1) as f32;
        let apart = APART.min(ALL_APART / last.max(1.0));
        let seconds = WIN + apart * last;
        for track in &mut self.tracks {
            track.legs.push(match track.end {
                None => Leg::Absent,
                Some(end @ Standing { cell, piece }) => match place(&end) {
                    Some(place) => {
                        let from = apart * place as f32;
                        let within = (from / seconds, (from + WIN) / seconds);
                        Leg::Win { piece, at: at(geometry, cell), within, seconds }
                    }
                    None => Leg::Rest { piece, at: at(geometry, cell) },
                },
            });
        }
        self.beats.push(longest(self.tracks.iter().filter_map(|track| track.legs.last())));
    }

    /// Length in seconds at normal speed.
    #[must_use]
    pub fn seconds(&self) -> f32 {
        self.beats.iter().sum()
    }

    /// The beat at a time in seconds, and how far it has come, from 0 to 1.
    #[must_use]
    pub fn beat_at(&self, seconds: f32) -> (usize, f32) {
        let mut left = seconds.max(0.0);
        for (index, length) in self.beats.iter().enumerate() {
            if left < *length {
                return (index, left / length);
            }
            left -= length;
        }
        (self.beats.len().saturating_sub(1), 1.0)
    }
}

/// How long a piece that has won moves, in seconds at normal speed; how much later than its neighbour it begins, and
/// the last of many later than the first.
const WIN: f32 = 1.9;
const APART: f32 = 0.08;
const ALL_APART: f32 = 0.8;

/// Length of a beat with these legs.
fn longest<'a>(legs: impl Iterator<Item = &'a Leg>) -> f32 {
    legs.map(Leg::seconds).fold(0.2, f32::max)
}

fn at(geometry: Geometry, cell: Cell) -> Vec3A {
    centre(geometry, cell).into()
}

/// What a piece does in a beat, and what it is afterwards.
fn act(
    geometry: Geometry,
    beat: &Beat,
    track: &Track,
    state: Option<State>,
    tracks: &[Track],
    states: &[Option<State>],
    crowd: &[(Vec3A, Piece)],
) -> (Leg, Option<State>) {
    let Some(state) = state else {
        // Not on the board: removed before, or placed in this beat or a later one.
        let placed = beat.iter().find_map(|effect| match effect {
            Effect::Place { at, piece } if track.origin == Origin::Placed(*at) => {
                Some(State { cell: *at, piece: *piece, held: None })
            }
            _ => None,
        });
        return match placed {
            Some(here) => (Leg::Arrive { piece: here.piece, at: at(geometry, here.cell) }, Some(here)),
            None => (Leg::Absent, None),
        };
    };
    let here = state.held.unwrap_or_else(|| at(geometry, state.cell));
    let stood = |cell: &Cell| track.origin == Origin::Stood(*cell);
    let state_of =
        |cell: &Cell| tracks.iter().position(|it| it.origin == Origin::Stood(*cell)).and_then(|index| states[index]);
    let mut target: Option<&Vec<Cell>> = None;
    let mut becomes = state.piece;
    for effect in beat {
        match effect {
            Effect::Remove { at: cell } if stood(cell) => {
                let aside = if here.x < 0.0 { -1.0 } else { 1.0 };
                return (Leg::Leave { piece: state.piece, at: here, aside, laid: None }, None);
            }
            Effect::Stack { from, .. } if stood(from) => return (Leg::Absent, None),
            Effect::Stack { from, onto, kind } if stood(onto) => {
                let upper = state_of(from).unwrap_or(state);
                let whole = Piece { kind: *kind, ..state.piece };
                let away = at(geometry, upper.cell) - here;
                let leg = Leg::Stack { lower: state.piece, upper: upper.piece, whole, at: here, from: *from, away };
                return (leg, Some(State { piece: whole, ..state }));
            }
            Effect::Move { from, path } if stood(from) => target = Some(path),
            Effect::Become { at: cell, kind } if stood(cell) => becomes.kind = *kind,
            _ => {}
        }
    }
    match target.and_then(|path| path.last().map(|last| (path, *last))) {
        Some((path, last)) => {
            let way: Vec<Vec3A> = std::iter::once(here).chain(path.iter().map(|cell| at(geometry, *cell))).collect();
            let taken = beat.iter().any(|effect| match effect {
                Effect::Remove { at } => state_of(at).is_some_and(|removed| removed.cell == last),
                _ => false,
            });
            let prey = if taken { Prey::Awaited } else { Prey::None };
            let over = passed(&way, crowd);
            let leg = Leg::Travel { piece: state.piece, becomes, way, over, beneath: None, prey };
            (leg, Some(State { cell: last, piece: becomes, held: None }))
        }
        None if state.held.is_some() => {
            let leg = Leg::Settle { piece: state.piece, becomes, held: here, at: at(geometry, state.cell) };
            (leg, Some(State { piece: becomes, held: None, ..state }))
        }
        None if becomes != state.piece => {
            (Leg::Change { piece: state.piece, becomes, at: here }, Some(State { piece: becomes, ..state }))
        }
        None => (Leg::Rest { piece: state.piece, at: here }, Some(state)),
    }
}

/// The pieces so near a path that the moving piece must pass over them; each kind once. Those at its ends do not count:
/// one is the moving piece, the other is removed.
fn passed(way: &[Vec3A], crowd: &[(Vec3A, Piece)]) -> Vec<Piece> {
    let ends = [way.first(), way.last()];
    let near = |piece: Vec3| {
        way.windows(2).any(|pair| {
            let (from, to) = (Vec3::from(pair[0]), Vec3::from(pair[1]));
            let along = (to - from).normalize_or_zero();
            let nearest = from + along * (piece - from).dot(along).clamp(0.0, from.distance(to));
            nearest.distance(piece) < 0.95
        })
    };
    let mut over: Vec<Piece> = Vec::new();
    for (_, piece) in crowd.iter().filter(|(at, _)| !ends.contains(&Some(at)) && near(Vec3::from(*at))) {
        if !over.iter().any(|known| known.kind == piece.kind) {
            over.push(*piece);
        }
    }
    over
}
