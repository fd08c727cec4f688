//! The set-up of one game that is being edited.

use super::SetupEditor;
use super::edit::Edit;
use crate::session::BoardView;
use crate::setup::Value;
use crate::{
    Editing, Fault, Figure, Game, Info, Meaning, Options, Piece, PositionError, Refusal, Seat, Setup, SideInfo, Sign,
    Standing, Text, hash,
};

/// A position of game `G` that is being set up.
pub struct GameEditor<G: Game> {
    options: Options,
    setup: Setup,
    /// What can be made of it, and what the rules have against that.
    position: Option<G::Position>,
    faults: Vec<Fault>,
    /// The set-ups before, the newest last, and those that were taken back.
    past: Vec<Setup>,
    future: Vec<Setup>,
    /// What the board says in every position of the game.
    fixed: Vec<Sign>,
    start: G::Position,
}

impl<G: Game> GameEditor<G> {
    /// Begins with a position text that has the right form, legal or not.
    ///
    /// # Errors
    /// The first field of another form.
    pub fn new(options: Options, text: &str) -> Result<Self, PositionError> {
        let setup = G::LAYOUT.read(text)?;
        let start = G::start(&options, Seat(0));
        let is_fixed = |sign: &Sign| matches!(sign.meaning, Meaning::Home | Meaning::Zone);
        let fixed = G::signs(&start).into_iter().filter(is_fixed).collect();
        let mut editor = Self {
            position: None,
            faults: Vec::new(),
            past: Vec::new(),
            future: Vec::new(),
            options,
            setup,
            fixed,
            start,
        };
        editor.check();
        Ok(editor)
    }

    /// Looks anew at what is set up.
    fn check(&mut self) {
        let mut faults = G::LAYOUT.faults(&self.setup);
        self.position = G::position(&self.options, &self.setup, &mut faults);
        self.faults = faults.into_list();
    }

    fn edited(&self, edit: Edit) -> Result<Setup, Refusal<String>> {
        let mut setup = self.setup.clone();
        match edit {
            Edit::Put(cell, piece) => setup.put(cell, piece),
            Edit::Remove(cell) => _ = setup.remove(cell),
            Edit::Shift(from, to) => setup.shift(from, to),
            Edit::Change(cell, change) => {
                let changed = setup.at(cell).and_then(|piece| G::change(piece, change));
                setup.put(cell, changed.ok_or_else(|| Refusal::new(Text::new("refuse-draft-change")))?);
            }
            Edit::Set(field, value) => setup.set(field, value),
            Edit::Name(field, cell) => {
                let mut cells = setup.cells(field);
                match cells.iter().position(|known| *known == cell) {
                    Some(place) => _ = cells.remove(place),
                    None => {
                        cells.push(cell);
                        cells.sort_unstable();
                    }
                }
                setup.set(field, Value::Cells(cells));
            }
            Edit::Clear => setup = <G as Editing>::empty(&self.options),
            Edit::Begin => setup = G::setup(&self.start),
            Edit::Text(text) => {
                setup = G::LAYOUT.read(text.trim()).map_err(|error| Refusal::new(error.text()))?;
            }
        }
        Ok(setup)
    }

    /// Puts another set-up in the place of this one, which is returned.
    fn replace(&mut self, with: Setup) -> Setup {
        let before = std::mem::replace(&mut self.setup, with);
        self.check();
        before
    }
}

impl<G: Game> SetupEditor for GameEditor<G> {
    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn faults(&self) -> &[Fault] {
        &self.faults
    }

    fn edit(&mut self, edit: Edit) -> Result<(), Refusal<String>> {
        let edited = self.edited(edit)?;
        if edited != self.setup {
            let before = self.replace(edited);
            self.past.push(before);
            self.future.clear();
        }
        Ok(())
    }

    fn undo(&mut self) -> Result<(), Refusal<String>> {
        let last = self.past.pop().ok_or_else(|| Refusal::new(Text::new("refuse-nothing-to-undo")))?;
        let undone = self.replace(last);
        self.future.push(undone);
        Ok(())
    }

    fn redo(&mut self) -> Result<(), Refusal<String>> {
        let next = self.future.pop().ok_or_else(|| Refusal::new(Text::new("refuse-nothing-to-redo")))?;
        let before = self.replace(next);
        self.past.push(before);
        Ok(())
    }

    fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

impl<G: Game> BoardView for GameEditor<G> {
    fn info(&self) -> &'static Info {
        const { &G::INFO }
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats_with(&self, options: &Options) -> u8 {
        SideInfo::seats(G::sides(&G::start(options, Seat(0))))
    }

    fn sides(&self) -> &'static [SideInfo] {
        G::sides(self.position.as_ref().unwrap_or(&self.start))
    }

    fn position_text(&self) -> String {
        G::LAYOUT.write(&self.setup).unwrap_or_default()
    }

    fn standing(&self) -> Vec<Standing> {
        self.setup.standing()
    }

    fn figure(&self, piece: Piece) -> Figure {
        G::figure(piece)
    }

    fn tell(&self, piece: Piece) -> Option<Text> {
        G::tell(piece)
    }

    fn signs(&self) -> Vec<Sign> {
        let cells = |fault: &Fault| Sign {
            cells: fault.cells.clone(),
            meaning: Meaning::Fault,
            number: None,
            side: None,
            key: fault.error.problem.key,
        };
        match &self.position {
            Some(position) if self.faults.is_empty() => G::signs(position),
            _ => self.fixed.iter().cloned().chain(self.faults.iter().map(cells)).collect(),
        }
    }

    fn hash(&self) -> u64 {
        self.position_text().bytes().fold(0, |hash, byte| hash::mix(hash, u64::from(byte)))
    }
}
