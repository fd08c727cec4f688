//! What can be read of the session of one game.

use super::board_view::BoardView;
use super::game_session::GameSession;
use super::header::Header;
use super::history_view::HistoryView;
use super::node::{Cause, Node, NodeId};
use super::notes::Nag;
use super::view::PlayView;
use crate::{
    Beat, Cell, CellRelation, Figure, Game, Info, Net, Options, Outcome, Pick, Piece, Refusal, Seat, SeatSet, SideInfo,
    Sign, Standing, Step, Text, orders, paths,
};

impl<G: Game> BoardView for GameSession<G> {
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
        G::sides(self.position())
    }

    fn position_text(&self) -> String {
        G::print_position(self.position())
    }

    fn standing(&self) -> Vec<Standing> {
        G::standing(self.position())
    }

    fn figure(&self, piece: Piece) -> Figure {
        G::figure(piece)
    }

    fn nets(&self) -> Vec<Net> {
        G::nets(&self.options)
    }

    fn tell(&self, piece: Piece) -> Option<Text> {
        G::tell(piece)
    }

    fn signs(&self) -> Vec<Sign> {
        G::signs(self.position())
    }

    fn hash(&self) -> u64 {
        G::hash(self.position())
    }
}

impl<G: Game> PlayView for GameSession<G> {
    fn asked(&self) -> SeatSet {
        if self.is_over() {
            return SeatSet::NONE;
        }
        let sealed = self.sealed();
        G::asked(self.position()).iter().filter(|seat| !sealed.contains(*seat)).fold(SeatSet::NONE, SeatSet::with)
    }

    fn completes_turn(&self) -> bool {
        G::is_follow_up(self.position())
    }

    fn own_among(&self, plies: u32) -> u32 {
        G::own_among(self.position(), plies)
    }

    fn counts_stones(&self) -> bool {
        G::COUNTS_STONES
    }

    fn sealed(&self) -> SeatSet {
        self.sealed_here().iter().fold(SeatSet::NONE, |seats, (seat, _)| seats.with(*seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome_at(self.cursor())
    }

    fn lone_mover(&self) -> Option<Cell> {
        G::lone_mover(self.position())
    }

    fn orders(&self, seat: Seat) -> Vec<String> {
        if !self.asked().contains(seat) {
            return Vec::new();
        }
        let mut orders = Vec::new();
        G::orders(self.position(), seat, &mut orders);
        let mut texts: Vec<String> = orders.into_iter().map(|order| G::spell(self.position(), order)).collect();
        texts.sort();
        texts
    }

    fn next_steps(&self, seat: Seat, prefix: &[Pick]) -> Vec<Step> {
        if !self.asked().contains(seat) {
            return Vec::new();
        }
        paths::next_steps(self.history.paths(seat).iter().map(|(_, path)| path), prefix)
    }

    fn order_of(&self, seat: Seat, picks: &[Pick]) -> Option<String> {
        if !self.asked().contains(seat) {
            return None;
        }
        let order = paths::complete(self.history.paths(seat), picks)?;
        Some(G::spell(self.position(), order))
    }

    fn standing_after(&self, seat: Seat, picks: &[Pick]) -> Option<Vec<Standing>> {
        if self.asked() != SeatSet::one(seat) || self.sealed() != SeatSet::NONE {
            return None;
        }
        let order = paths::complete(self.history.paths(seat), picks)?;
        let mut position = self.position().clone();
        G::play(&mut position, G::join(self.position(), &[order]));
        Some(G::standing(&position))
    }

    fn picks_of(&self, seat: Seat, order: &str) -> Option<Vec<Pick>> {
        if !self.asked().contains(seat) {
            return None;
        }
        let mut paths = self.history.paths(seat).iter();
        let (_, path) = paths.find(|(known, _)| G::spell(self.position(), *known) == order)?;
        Some(path.iter().map(|step| step.pick).collect())
    }

    fn read_order(&self, seat: Seat, text: &str) -> Result<String, Refusal<String>> {
        self.check_seat(seat)?;
        let order = orders::read_order::<G>(self.position(), seat, text);
        order.map(|order| G::spell(self.position(), order)).map_err(|refusal| self.spelled(refusal))
    }

    fn runs(&self, seat: Seat, prefix: &[Pick]) -> Vec<Vec<Cell>> {
        if !self.asked().contains(seat) {
            return Vec::new();
        }
        let begun = self.history.paths(seat).iter().filter(|(_, path)| paths::starts_with(path, prefix));
        begun.map(|(order, _)| G::run(self.position(), *order)).filter(|run| !run.is_empty()).collect()
    }

    fn study(&self, cell: Cell) -> Vec<(Cell, CellRelation)> {
        G::study(self.position(), cell)
    }

    fn hint(&self, seat: Seat, prefix: &[Pick]) -> Option<Text> {
        if self.next_steps(seat, prefix).is_empty() {
            return None;
        }
        G::hint(self.position(), seat, prefix)
    }

    fn refuse(&self, seat: Seat, prefix: &[Pick], next: Pick) -> Refusal<String> {
        match self.check_seat(seat) {
            Ok(()) => self.spelled(paths::refuse::<G>(self.position(), seat, prefix, next)),
            Err(refusal) => refusal,
        }
    }
}

impl<G: Game> HistoryView for GameSession<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn cursor(&self) -> NodeId {
        self.history.cursor()
    }

    fn node(&self, id: NodeId) -> Node {
        self.history.node(if self.history.contains(id) { id } else { NodeId::ROOT })
    }

    fn comment(&self, id: NodeId) -> &str {
        if self.history.contains(id) { self.history.comment(id) } else { "" }
    }

    fn nags(&self, id: NodeId) -> &[Nag] {
        if self.history.contains(id) { self.history.nags(id) } else { &[] }
    }

    fn outcome_at(&self, id: NodeId) -> Option<Outcome> {
        self.history.contains(id).then(|| self.end_of(id))?
    }

    fn line(&self) -> Vec<NodeId> {
        self.history.line()
    }

    fn move_into(&self, id: NodeId) -> Option<(Vec<Standing>, Vec<Beat>)> {
        if !self.history.contains(id) {
            return None;
        }
        let Cause::Move(played) = self.history.facts(id).cause else { return None };
        let before = self.history.at(self.history.parent(id)?).position;
        Some((G::standing(&before), G::effects(&before, played)))
    }

    fn line_hashes(&self) -> Vec<u64> {
        let mut hashes: Vec<u64> =
            self.reversible_line().map(|node| G::hash(&self.history.at(node).position)).collect();
        hashes.reverse();
        hashes
    }

    fn quiet_turns(&self) -> u32 {
        self.history.here().quiet_turns
    }
}
