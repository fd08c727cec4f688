//! Scenes and questions as the rules play and answer them. No side effects.

use crate::theatre::programme::{Question, Scene};
use ludoteca_rules::session::{Request, SessionChange};
use ludoteca_rules::{Beat, Cell, Entry, Geometry, Mark, Options, Pick, Piece, Side, Standing, Text};
use ludoteca_table::show::animation::leg::Leg;
use ludoteca_table::show::animation::script::{Origin, Script};

/// A piece in another set: side 0 takes the set of this side, whose own one goes to side 0.
#[must_use]
pub fn dressed(piece: Piece, set: u8) -> Piece {
    let side = piece.side.map(|side| match side.0 {
        0 => Side(set),
        other if other == set => Side(0),
        other => Side(other),
    });
    Piece { side, ..piece }
}

/// The same for all pieces of a board.
fn all_dressed(standing: &[Standing], set: u8) -> Vec<Standing> {
    standing.iter().map(|it| Standing { piece: dressed(it.piece, set), ..*it }).collect()
}

/// A scene, played by the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct StagedScene {
    /// What it is.
    pub scene: &'static Scene,
    /// The animation of its move.
    pub script: Script,
    geometry: Geometry,
    before: Vec<Standing>,
    beats: Vec<Beat>,
    /// Where the piece stood that the scene is about.
    star: Cell,
    set: u8,
}

impl StagedScene {
    /// Plays the scene; `None` if the rules do not allow its move.
    #[must_use]
    pub fn of(entry: &Entry, scene: &'static Scene) -> Option<Self> {
        let mut session = entry.from_position(Options::defaults(entry.info.options), scene.position).ok()?;
        let seat = session.asked().iter().next()?;
        let star = session.picks_of(seat, scene.order)?.into_iter().find_map(Pick::cell)?;
        let Ok(SessionChange::Played { before, beats }) = session.submit(Request::Order(seat, scene.order.to_owned()))
        else {
            return None;
        };
        let geometry = entry.info.geometry;
        let script = Script::new(geometry, &before, &beats);
        Some(Self { scene, script, geometry, before, beats, star, set: 0 })
    }

    /// Shows it with another set of pieces.
    pub fn dress(&mut self, set: u8) {
        self.set = set;
        self.script = Script::new(self.geometry, &self.standing(), &self.beats);
    }

    /// The pieces that come into it.
    #[must_use]
    pub fn standing(&self) -> Vec<Standing> {
        all_dressed(&self.before, self.set)
    }

    /// How many still moments it has: before its first beat and after each.
    #[must_use]
    pub const fn stages(&self) -> usize {
        self.beats.len() + 1
    }

    /// The legs of the piece that the scene is about: of the pieces that become one, those of the lower one.
    #[must_use]
    pub fn star(&self) -> Option<&[Leg]> {
        let onto = |legs: &[Leg]| legs.iter().any(|leg| matches!(leg, Leg::Stack { from, .. } if *from == self.star));
        let stacked = self.script.tracks.iter().find(|track| onto(&track.legs));
        let track = stacked.or_else(|| self.script.tracks.iter().find(|it| it.origin == Origin::Stood(self.star)))?;
        Some(&track.legs)
    }
}

/// A question, answered by the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StagedQuestion {
    /// The position as text.
    pub position: &'static str,
    /// The pieces on the board.
    pub standing: Vec<Standing>,
    /// Where the piece stands that is asked about.
    pub cell: Cell,
    /// What that piece is.
    pub piece: Piece,
    /// The cells to which it can go, and what it does there.
    pub right: Vec<(Cell, Mark)>,
    /// Why it cannot go to each of the others.
    wrong: Vec<(Cell, Text)>,
    undressed: Vec<Standing>,
}

impl StagedQuestion {
    /// Puts the question to the rules; `None` if there is no such piece.
    #[must_use]
    pub fn of(entry: &Entry, question: &Question) -> Option<Self> {
        let session = entry.from_position(Options::defaults(entry.info.options), question.position).ok()?;
        let seat = session.asked().iter().next()?;
        let geometry = entry.info.geometry;
        let cell = geometry.parse(question.cell)?;
        let standing = session.standing();
        let piece = standing.iter().find(|it| it.cell == cell)?.piece;
        let picked = [Pick::Cell(cell)];
        let steps = session.next_steps(seat, &picked);
        let elsewhere = steps.iter().filter_map(|step| match step.pick {
            Pick::Cell(to) if to != cell => Some((to, step.mark)),
            _ => None,
        });
        let right: Vec<(Cell, Mark)> = elsewhere.collect();
        let others = geometry.all().filter(|to| *to != cell && right.iter().all(|(right, _)| right != to));
        let wrong = others.map(|to| (to, session.refuse(seat, &picked, Pick::Cell(to)).text)).collect();
        Some(Self {
            position: question.position,
            standing: standing.clone(),
            cell,
            piece,
            right,
            wrong,
            undressed: standing,
        })
    }

    /// Shows it with another set of pieces.
    pub fn dress(&mut self, set: u8) {
        self.standing = all_dressed(&self.undressed, set);
        if let Some(here) = self.standing.iter().find(|it| it.cell == self.cell) {
            self.piece = here.piece;
        }
    }

    /// Why the piece cannot go there; `None` if it can, or stands there.
    #[must_use]
    pub fn refusal(&self, to: Cell) -> Option<&Text> {
        self.wrong.iter().find(|(cell, _)| *cell == to).map(|(_, text)| text)
    }
}
