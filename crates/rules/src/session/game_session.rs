//! The session of one game: how it begins and what changes it. What can be read of it is in `read.rs`.

use super::Session;
use super::board_view::BoardView;
use super::header::{Controller, Header, Tag};
use super::history::History;
use super::history_view::HistoryView;
use super::node::{Cause, End, Facts, Key, NodeId};
use super::positions::At;
use super::request::{Request, SessionChange};
use super::view::PlayView;
use crate::display::roll::OpeningRoll;
use crate::{
    Game, Options, Outcome, PositionError, Refusal, Seat, SeatSet, Side, SideInfo, Text, Winner, orders, paths,
};
use rand::rngs::ChaCha8Rng;
use std::collections::BTreeMap;

/// A play of game `G`.
pub struct GameSession<G: Game> {
    pub(super) options: Options,
    pub(super) header: Header,
    pub(super) history: History<G>,
    /// The orders given at each node that wait there for those of the other seats.
    sealed: BTreeMap<NodeId, Vec<(Seat, G::Order)>>,
    /// So many turns without progress are a draw.
    most_quiet_turns: Option<u32>,
}

impl<G: Game> GameSession<G> {
    /// A play from the start; where the game rolls for who begins, `roll` says so (without one, seat 1 begins). A roll
    /// that a seat won which the game does not have is none.
    #[must_use]
    pub fn new(options: Options, roll: Option<OpeningRoll>) -> Self {
        let sides = G::sides(&G::start(&options, Seat(0)));
        let roll = roll.filter(|roll| roll.first.0 < SideInfo::seats(sides));
        let first = roll.as_ref().map_or(Seat(0), |roll| roll.first);
        let start = G::start(&options, first);
        Self::begin(options, Header { roll, ..Header::default() }, start)
    }

    /// A play from any position.
    ///
    /// # Errors
    /// The text is malformed.
    pub fn from_position(mut options: Options, text: &str) -> Result<Self, PositionError> {
        let start = G::parse_position(&options, text)?;
        G::settle_options(&start, &mut options);
        Ok(Self::begin(options, Header { position: Some(text.to_owned()), ..Header::default() }, start))
    }

    fn begin(options: Options, header: Header, start: G::Position) -> Self {
        let over = G::outcome(&start).is_some() || G::counted_out(&start).is_some();
        let root = Facts {
            cause: Cause::Start,
            by: SeatSet::NONE,
            turn: 0,
            follow_up: false,
            irreversible: true,
            end: over.then_some(End::Position),
            key: Key::of(G::hash(&start)),
        };
        let repetition_counts = G::INFO.repetition && !options.is("repetition", "off");
        let history = History::new(start, root, repetition_counts);
        let most_quiet_turns = G::INFO.no_progress.filter(|_| !options.is("no-progress", "off"));
        let mut play = Self { options, header, history, sealed: BTreeMap::new(), most_quiet_turns };
        let seats = usize::from(play.seats());
        play.header.names = vec![String::new(); seats];
        play.header.controllers = vec![Controller::Human; seats];
        play
    }

    /// The position under the cursor.
    #[must_use]
    pub fn position(&self) -> &G::Position {
        &self.history.here().position
    }

    /// Whether the play has ended under the cursor.
    pub(super) fn is_over(&self) -> bool {
        let Facts { cause, end, .. } = self.history.facts(self.history.cursor());
        end.is_some() || !matches!(cause, Cause::Start | Cause::Move(_))
    }

    fn over() -> Refusal<String> {
        Refusal::new(Text::new("refuse-over"))
    }

    /// Whether the game has this seat.
    fn check_seated(&self, seat: Seat) -> Result<(), Refusal<String>> {
        self.side_of(seat).map(|_| ()).ok_or_else(|| Refusal::new(Text::new("refuse-no-seat")))
    }

    /// The orders that are sealed under the cursor.
    pub(super) fn sealed_here(&self) -> &[(Seat, G::Order)] {
        self.sealed.get(&self.history.cursor()).map_or(&[], Vec::as_slice)
    }

    /// Whether a seat is asked and has not sealed its order yet.
    ///
    /// # Errors
    /// Why it cannot decide anything now.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Refusal<String>> {
        self.check_seated(seat)?;
        if self.is_over() {
            Err(Self::over())
        } else if self.sealed().contains(seat) {
            Err(Refusal::new(Text::new("refuse-sealed")))
        } else if self.asked().contains(seat) {
            Ok(())
        } else {
            Err(Refusal::new(Text::new("refuse-not-your-turn")))
        }
    }

    /// A refusal whose order is spelled.
    pub(super) fn spelled(&self, refusal: Refusal<G::Order>) -> Refusal<String> {
        refusal.map(|order| G::spell(self.position(), order))
    }

    fn seal(&mut self, seat: Seat, order: G::Order) -> SessionChange {
        let here = self.history.cursor();
        self.sealed.entry(here).or_default().push((seat, order));
        if !self.asked().is_empty() {
            return SessionChange::Sealed(seat);
        }
        let mut sealed = self.sealed.remove(&here).unwrap_or_default();
        sealed.sort_by_key(|(seat, _)| *seat);
        let orders: Vec<G::Order> = sealed.into_iter().map(|(_, order)| order).collect();
        let played = G::join(self.position(), &orders);
        self.play(played)
    }

    /// Plays a move and tells what it does on the table.
    fn play(&mut self, played: G::Move) -> SessionChange {
        let position = self.position();
        let before = G::standing(position);
        let beats = G::effects(position, played);
        self.advance(played);
        SessionChange::Played { before, beats }
    }

    /// Goes to the node to which a move leads.
    fn advance(&mut self, played: G::Move) {
        let cause = Cause::Move(played);
        if self.history.visit_known(cause) {
            return;
        }
        let here = self.history.here();
        let position = &here.position;
        let text = orders::spell_move::<G>(position, played);
        let follow_up = G::is_follow_up(position);
        let irreversible = G::irreversible(position, played);
        let mut after = here.clone();
        after.play(cause);
        let key = if self.history.counts_repetition() { Key::of(G::hash(&after.position)) } else { Key::default() };
        let facts = Facts {
            cause,
            by: G::asked(position),
            turn: self.history.facts(self.history.cursor()).turn + u32::from(!follow_up),
            follow_up,
            irreversible,
            end: self.end_at(&after, irreversible, key),
            key,
        };
        self.history.add(facts, &text, after);
    }

    /// Why the play ends with a move that would follow the cursor.
    fn end_at(&self, after: &At<G>, irreversible: bool, key: Key) -> Option<End> {
        if G::is_over(&after.position) || G::counted_out(&after.position).is_some() {
            return Some(End::Position);
        }
        if !irreversible && self.history.was_there_twice(&after.position, key) {
            return Some(End::Repetition);
        }
        let limit = self.most_quiet_turns?;
        (after.quiet_turns >= limit && !G::is_follow_up(&after.position)).then_some(End::NoProgress)
    }

    /// How the play ended at a node.
    pub(super) fn end_of(&self, node: NodeId) -> Option<Outcome> {
        let Facts { cause, end, .. } = *self.history.facts(node);
        let position = || self.history.at(node).position;
        match cause {
            Cause::Start | Cause::Move(_) => match end? {
                End::Position => {
                    let position = position();
                    G::outcome(&position).or_else(|| G::counted_out(&position))
                }
                End::Repetition => Some(Outcome::draw("repetition")),
                End::NoProgress => Some(Outcome::draw("no-progress")),
            },
            Cause::Resigned(seat) => self.without(seat, "resignation").ok(),
            Cause::DrawAgreed => Some(Outcome::draw("agreement")),
            Cause::Flagged(seat) => self.without(seat, "clock").ok().map(|mut outcome| {
                if let Winner::Side(side) = outcome.winner
                    && !G::can_win_on_time(&position(), side)
                {
                    outcome.winner = Winner::Draw;
                }
                outcome
            }),
        }
    }

    /// The cursor and the nodes before it, back to the last irreversible move.
    pub(super) fn reversible_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        let mut passed = false;
        self.history.back_from(self.history.cursor()).take_while(move |node| {
            let take = !passed;
            passed |= self.history.facts(*node).irreversible;
            take
        })
    }

    fn end(&mut self, cause: Cause<G::Move>, by: SeatSet) -> Result<SessionChange, Refusal<String>> {
        if self.is_over() {
            return Err(Self::over());
        }
        if self.history.visit_known(cause) {
            return Ok(SessionChange::Ended);
        }
        let here = *self.history.facts(self.history.cursor());
        let at = self.history.here().clone();
        self.history.add(Facts { cause, by, follow_up: false, irreversible: false, ..here }, "", at);
        Ok(SessionChange::Ended)
    }

    /// The win of the one side that is left when `seat` resigns or runs out of time.
    ///
    /// Ruling: among three or more sides nobody can leave alone, since no rule says what becomes of the pieces that
    /// stay.
    fn without(&self, seat: Seat, reason: &'static str) -> Result<Outcome, Refusal<String>> {
        self.check_seated(seat)?;
        let mut others = (0..).zip(self.sides()).filter(|(_, side)| !side.seats.contains(seat));
        match (others.next(), others.next()) {
            (Some((index, _)), None) => Ok(Outcome::win(Side(index), reason)),
            _ => Err(Refusal::new(Text::new("refuse-leave-many"))),
        }
    }

    fn read_move(&self, text: &str) -> Result<G::Move, Refusal<String>> {
        if self.is_over() {
            return Err(Self::over());
        }
        orders::read_move::<G>(self.position(), text).map_err(|refusal| self.spelled(refusal))
    }

    fn check_node(&self, node: NodeId) -> Result<(), Refusal<String>> {
        if self.history.contains(node) { Ok(()) } else { Err(Refusal::new(Text::new("refuse-no-node"))) }
    }

    /// What a change of the tree was: a jump, if it moved the cursor.
    fn changed_tree(&mut self, change: impl FnOnce(&mut History<G>)) -> SessionChange {
        let before = self.history.cursor();
        change(&mut self.history);
        let history = &self.history;
        self.sealed.retain(|node, _| history.contains(*node));
        if history.cursor() == before { SessionChange::Noted } else { SessionChange::Jumped }
    }

    fn undo(&mut self) -> Result<SessionChange, Refusal<String>> {
        if self.sealed.remove(&self.history.cursor()).is_some() {
            return Ok(SessionChange::Withdrawn);
        }
        let mut target = self.history.cursor();
        while let Some(parent) = self.history.parent(target) {
            let completes_a_turn = self.history.facts(target).follow_up;
            target = parent;
            if !completes_a_turn {
                break;
            }
        }
        if target == self.history.cursor() {
            return Err(Refusal::new(Text::new("refuse-nothing-to-undo")));
        }
        self.history.visit(target);
        Ok(SessionChange::Jumped)
    }

    fn redo(&mut self) -> Result<SessionChange, Refusal<String>> {
        let follows = |history: &History<G>| history.last_visited(history.cursor());
        let next = follows(&self.history).ok_or_else(|| Refusal::new(Text::new("refuse-nothing-to-redo")))?;
        let first_move = self.move_into(next);
        self.history.visit(next);
        let mut steps = 1;
        while let Some(next) = follows(&self.history).filter(|next| self.history.facts(*next).follow_up) {
            self.history.visit(next);
            steps += 1;
        }
        Ok(match first_move {
            Some((before, beats)) if steps == 1 => SessionChange::Played { before, beats },
            _ => SessionChange::Jumped,
        })
    }
}

impl<G: Game> Session for GameSession<G> {
    fn describe(&mut self, date: String, mut names: Vec<String>, mut controllers: Vec<Controller>) {
        let seats = usize::from(self.seats());
        names.resize(seats, String::new());
        controllers.resize(seats, Controller::Human);
        self.header.date = date;
        self.header.names = names;
        self.header.controllers = controllers;
    }

    fn set_tags(&mut self, tags: Vec<Tag>) {
        self.header.tags = tags;
    }

    fn keep_as(&mut self, name: Option<String>) {
        self.header.kept_as = name;
    }

    fn submit(&mut self, request: Request) -> Result<SessionChange, Refusal<String>> {
        match request {
            Request::Picks(seat, picks) => {
                self.check_seat(seat)?;
                let order = paths::order_of_picks::<G>(self.position(), seat, self.history.paths(seat), &picks);
                let order = order.map_err(|refusal| self.spelled(refusal))?;
                Ok(self.seal(seat, order))
            }
            Request::Order(seat, text) => {
                self.check_seat(seat)?;
                let order = orders::read_order::<G>(self.position(), seat, &text);
                let order = order.map_err(|refusal| self.spelled(refusal))?;
                Ok(self.seal(seat, order))
            }
            Request::Move(text) => {
                let played = self.read_move(&text)?;
                Ok(self.play(played))
            }
            Request::Resign(seat) => {
                self.without(seat, "resignation")?;
                self.end(Cause::Resigned(seat), SeatSet::one(seat))
            }
            Request::AgreeDraw => self.end(Cause::DrawAgreed, SeatSet::first(self.seats())),
            Request::Flag(seat) => {
                self.without(seat, "clock")?;
                self.end(Cause::Flagged(seat), SeatSet::one(seat))
            }
            Request::Undo => self.undo(),
            Request::Redo => self.redo(),
            Request::GoTo(node) if node == self.history.cursor() => Ok(SessionChange::Noted),
            Request::GoTo(node) => {
                self.check_node(node)?;
                self.history.visit(node);
                Ok(SessionChange::Jumped)
            }
            Request::Comment(node, comment) => {
                self.check_node(node)?;
                self.history.set_comment(node, &comment);
                Ok(SessionChange::Noted)
            }
            Request::Nags(node, nags) => {
                self.check_node(node)?;
                self.history.set_nags(node, &nags);
                Ok(SessionChange::Noted)
            }
            Request::Promote(node) => {
                self.check_node(node)?;
                Ok(self.changed_tree(|history| history.promote(node)))
            }
            Request::Remove(NodeId::ROOT) => Err(Refusal::new(Text::new("refuse-remove-start"))),
            Request::Remove(node) => {
                self.check_node(node)?;
                Ok(self.changed_tree(|history| history.remove(node)))
            }
            Request::Restore(node) if self.history.restore(node) => Ok(SessionChange::Noted),
            Request::Restore(_) => Err(Refusal::new(Text::new("refuse-nothing-removed"))),
        }
    }

    fn replay(&mut self, text: &str) -> Result<(), Refusal<String>> {
        let played = self.read_move(text)?;
        self.advance(played);
        Ok(())
    }

    fn play_random(&mut self, random: &mut ChaCha8Rng) -> bool {
        if self.is_over() {
            return false;
        }
        let Some(played) = G::random_move(self.position(), random, &mut Vec::new()) else { return false };
        self.advance(played);
        true
    }
}
