//! A position that somebody sets up by hand, on the table like a play: nobody is asked for an order, and every edit is taken,
//! legal or not. What is wrong is told by [`Draft`] and marked as signs.

use super::Session;
use super::board_view::BoardView;
use super::edit::{Draft, Edit};
use super::header::{Controller, Header, Tag};
use super::history_view::HistoryView;
use super::node::{Event, Node, NodeId};
use super::notes::Nag;
use super::request::{Change, Request};
use super::view::PlayView;
use crate::setup::Value;
use crate::{
    Beat, Cell, Editing, Fault, Figure, Game, Info, Meaning, Options, Outcome, Pick, Piece, PositionError, Refusal,
    Seat, SeatSet, Setup, SideInfo, Sign, Standing, Step, Studied, Text, hash,
};

/// A position of game `G` that is being set up.
pub struct DraftSession<G: Game> {
    options: Options,
    header: Header,
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

impl<G: Game> DraftSession<G> {
    /// Begins with a position text that has the right form, legal or not.
    ///
    /// # Errors
    /// The first field of another form.
    pub fn new(options: Options, text: &str) -> Result<Self, PositionError> {
        let setup = G::LAYOUT.read(text)?;
        let start = G::start(&options, Seat(0));
        let is_fixed = |sign: &Sign| matches!(sign.meaning, Meaning::Home | Meaning::Zone);
        let fixed = G::signs(&start).into_iter().filter(is_fixed).collect();
        let mut draft = Self {
            position: None,
            faults: Vec::new(),
            header: Header::default(),
            past: Vec::new(),
            future: Vec::new(),
            options,
            setup,
            fixed,
            start,
        };
        draft.check();
        Ok(draft)
    }

    /// Looks anew at what is set up.
    fn check(&mut self) {
        let mut faults = G::LAYOUT.faults(&self.setup);
        self.position = G::position(&self.options, &self.setup, &mut faults);
        self.faults = faults.into_list();
        self.header.position = G::LAYOUT.write(&self.setup);
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

    /// Puts another set-up in the place of this one; `None` changes nothing.
    fn replace(&mut self, with: Option<Setup>) -> Option<Setup> {
        let before = std::mem::replace(&mut self.setup, with?);
        self.check();
        Some(before)
    }
}

impl<G: Game> Session for DraftSession<G> {
    fn describe(&mut self, date: String, names: Vec<String>, controllers: Vec<Controller>) {
        (self.header.date, self.header.names, self.header.controllers) = (date, names, controllers);
    }

    fn set_tags(&mut self, tags: Vec<Tag>) {
        self.header.tags = tags;
    }

    fn keep_as(&mut self, _name: Option<String>) {}

    fn submit(&mut self, request: Request) -> Result<Change, Refusal<String>> {
        match request {
            Request::Edit(edit) => {
                let edited = self.edited(edit)?;
                if edited == self.setup {
                    return Ok(Change::Noted);
                }
                let before = self.replace(Some(edited));
                self.past.extend(before);
                self.future.clear();
            }
            Request::Undo => {
                let last = self.past.pop();
                let undone = self.replace(last).ok_or_else(|| Refusal::new(Text::new("refuse-nothing-to-undo")))?;
                self.future.push(undone);
            }
            Request::Redo => {
                let next = self.future.pop();
                let before = self.replace(next).ok_or_else(|| Refusal::new(Text::new("refuse-nothing-to-redo")))?;
                self.past.push(before);
            }
            _ => return Err(Refusal::new(Text::new("refuse-draft"))),
        }
        Ok(Change::Jumped)
    }

    fn replay(&mut self, _text: &str) -> Result<(), Refusal<String>> {
        Err(Refusal::new(Text::new("refuse-draft")))
    }
}

impl<G: Game> BoardView for DraftSession<G> {
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
        self.header.position.clone().unwrap_or_default()
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

impl<G: Game> PlayView for DraftSession<G> {
    fn draft(&self) -> Option<Draft<'_>> {
        Some(Draft { setup: &self.setup, faults: &self.faults, can_undo: !self.past.is_empty() })
    }

    fn asked(&self) -> SeatSet {
        SeatSet::NONE
    }

    fn sealed(&self) -> SeatSet {
        SeatSet::NONE
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn lone_mover(&self) -> Option<Cell> {
        None
    }

    fn orders(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    fn next_steps(&self, _seat: Seat, _prefix: &[Pick]) -> Vec<Step> {
        Vec::new()
    }

    fn order_of(&self, _seat: Seat, _picks: &[Pick]) -> Option<String> {
        None
    }

    fn standing_after(&self, _seat: Seat, _picks: &[Pick]) -> Option<Vec<Standing>> {
        None
    }

    fn picks_of(&self, _seat: Seat, _order: &str) -> Option<Vec<Pick>> {
        None
    }

    fn runs(&self, _seat: Seat, _prefix: &[Pick]) -> Vec<Vec<Cell>> {
        Vec::new()
    }

    fn study(&self, _cell: Cell) -> Vec<(Cell, Studied)> {
        Vec::new()
    }

    fn hint(&self, _seat: Seat, _prefix: &[Pick]) -> Option<Text> {
        None
    }

    fn refuse(&self, _seat: Seat, _prefix: &[Pick], _next: Pick) -> Refusal<String> {
        Refusal::new(Text::new("refuse-draft"))
    }
}

impl<G: Game> HistoryView for DraftSession<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn cursor(&self) -> NodeId {
        NodeId::ROOT
    }

    fn node(&self, _id: NodeId) -> Node {
        let by = SeatSet::NONE;
        Node { parent: None, children: Vec::new(), event: Event::Start, by, turn: 0, follow_up: false }
    }

    fn comment(&self, _id: NodeId) -> &str {
        ""
    }

    fn nags(&self, _id: NodeId) -> &[Nag] {
        &[]
    }

    fn outcome_at(&self, _id: NodeId) -> Option<Outcome> {
        None
    }

    fn line(&self) -> Vec<NodeId> {
        vec![NodeId::ROOT]
    }

    fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    fn move_into(&self, _id: NodeId) -> Option<(Vec<Standing>, Vec<Beat>)> {
        None
    }

    fn line_hashes(&self) -> Vec<u64> {
        vec![self.hash()]
    }

    fn quiet_turns(&self) -> u32 {
        0
    }
}
