//! The session of one game: how it begins and what changes it. What can be read of it is in `read.rs`.

use super::Session;
use super::header::{Controller, Header};
use super::history::{Event, History, Node, NodeId, State};
use super::request::{Change, Request};
use super::view::PlayView;
use crate::rules::roll::OpeningRoll;
use crate::rules::{Game, Options, Outcome, PositionError, Refusal, Seat, SeatSet, Side, Text, Winner, orders, paths};

/// A play of game `G`.
pub struct GameSession<G: Game> {
    pub(super) options: Options,
    pub(super) header: Header,
    pub(super) history: History<G>,
    pub(super) sealed: Vec<(Seat, G::Order)>,
}

impl<G: Game> GameSession<G> {
    /// A play from the start; where the game rolls for who begins, `roll` says so (without one, seat 1 begins).
    #[must_use]
    pub fn new(options: Options, roll: Option<OpeningRoll>) -> Self {
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
        let mut play = Self { options, header, history: History::new(start), sealed: Vec::new() };
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

    fn over() -> Refusal<String> {
        Refusal::new(Text::new("refuse-over"))
    }

    /// Whether a seat is asked and has not sealed its order yet.
    ///
    /// # Errors
    /// Why it cannot decide anything now.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Refusal<String>> {
        if self.outcome().is_some() {
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

    fn seal(&mut self, seat: Seat, order: G::Order) -> Change {
        self.sealed.push((seat, order));
        if !self.asked().is_empty() {
            return Change::Sealed(seat);
        }
        self.sealed.sort_by_key(|(seat, _)| *seat);
        let orders: Vec<G::Order> = self.sealed.drain(..).map(|(_, order)| order).collect();
        let played = G::join(self.position(), &orders);
        self.play(played)
    }

    fn play(&mut self, played: G::Move) -> Change {
        let here = self.history.here();
        let position = &here.position;
        let before = G::standing(position);
        let beats = G::effects(position, played);
        let event = Event::Move(orders::spell_move::<G>(position, played));
        if let Some(known) = self.history.known(&event) {
            self.history.visit(known);
            return Change::Played { before, beats };
        }
        let follow_up = G::is_follow_up(position);
        let irreversible = G::irreversible(position, played);
        let quiet_turns = if G::progress(position, played) { 0 } else { here.quiet_turns + u32::from(!follow_up) };
        let mut after = position.clone();
        G::play(&mut after, played);
        let turn = here.node.turn + u32::from(!follow_up);
        let node = Node::new(Some(self.history.cursor()), event, G::asked(position), turn, follow_up);
        let outcome = G::outcome(&after).or_else(|| self.stopped(&after, irreversible, quiet_turns));
        self.history.add(State {
            node,
            position: after,
            played: Some(played),
            outcome,
            quiet_turns,
            irreversible,
            last_visited: None,
        });
        Change::Played { before, beats }
    }

    /// The end by counting (repetition, turns without progress) at a position that would follow the cursor.
    fn stopped(&self, after: &G::Position, irreversible: bool, quiet_turns: u32) -> Option<Outcome> {
        let info = G::INFO;
        if let Some(outcome) = G::counted_out(after) {
            return Some(outcome);
        }
        if info.repetition && !self.options.is("repetition", "off") && !irreversible {
            let earlier = self.reversible_line().filter(|id| self.history.get(*id).position == *after).count();
            if earlier >= 2 {
                return Some(Outcome::draw("repetition"));
            }
        }
        let limit = info.no_progress.filter(|_| !self.options.is("no-progress", "off"))?;
        (quiet_turns >= limit && !G::is_follow_up(after)).then(|| Outcome::draw("no-progress"))
    }

    /// The cursor and the nodes before it, back to the last irreversible move.
    pub(super) fn reversible_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        let mut passed = false;
        self.history.back_from(self.history.cursor()).take_while(move |id| {
            let take = !passed;
            passed |= self.history.get(*id).irreversible;
            take
        })
    }

    fn end(&mut self, event: Event, by: SeatSet, outcome: Outcome) -> Result<Change, Refusal<String>> {
        if self.outcome().is_some() {
            return Err(Self::over());
        }
        self.sealed.clear();
        if let Some(known) = self.history.known(&event) {
            self.history.visit(known);
            return Ok(Change::Ended);
        }
        let here = self.history.here();
        let state = State {
            node: Node::new(Some(self.history.cursor()), event, by, here.node.turn, false),
            position: here.position.clone(),
            played: None,
            outcome: Some(outcome),
            quiet_turns: here.quiet_turns,
            irreversible: false,
            last_visited: None,
        };
        self.history.add(state);
        Ok(Change::Ended)
    }

    /// The win of the one side that is left when `seat` resigns or runs out of time.
    ///
    /// Ruling: among three or more sides nobody can leave alone, since no rule says what becomes of the pieces that stay.
    fn without(&self, seat: Seat, reason: &'static str) -> Result<Outcome, Refusal<String>> {
        if seat.0 >= self.seats() {
            return Err(Refusal::new(Text::new("refuse-no-seat")));
        }
        let mut others = (0..).zip(self.sides()).filter(|(_, side)| !side.seats.contains(seat));
        match (others.next(), others.next()) {
            (Some((index, _)), None) => Ok(Outcome::win(Side(index), reason)),
            _ => Err(Refusal::new(Text::new("refuse-leave-many"))),
        }
    }

    fn undo(&mut self) -> Result<Change, Refusal<String>> {
        if !self.sealed.is_empty() {
            self.sealed.clear();
            return Ok(Change::Withdrawn);
        }
        let mut target = self.history.cursor();
        loop {
            let node = &self.history.get(target).node;
            let Some(parent) = node.parent else { break };
            let completes_a_turn = node.follow_up;
            target = parent;
            if !completes_a_turn {
                break;
            }
        }
        if target == self.history.cursor() {
            return Err(Refusal::new(Text::new("refuse-nothing-to-undo")));
        }
        self.history.step_to(target);
        Ok(Change::Jumped)
    }

    fn redo(&mut self) -> Result<Change, Refusal<String>> {
        let next = self.history.here().last_visited.ok_or_else(|| Refusal::new(Text::new("refuse-nothing-to-redo")))?;
        let first_move = self.move_into(next);
        self.sealed.clear();
        self.history.step_to(next);
        let mut steps = 1;
        while let Some(next) = self.history.here().last_visited.filter(|next| self.history.get(*next).node.follow_up) {
            self.history.step_to(next);
            steps += 1;
        }
        Ok(match first_move {
            Some((before, beats)) if steps == 1 => Change::Played { before, beats },
            _ => Change::Jumped,
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

    fn submit(&mut self, request: Request) -> Result<Change, Refusal<String>> {
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
                if self.outcome().is_some() {
                    return Err(Self::over());
                }
                let played = orders::read_move::<G>(self.position(), &text).map_err(|refusal| self.spelled(refusal))?;
                self.sealed.clear();
                Ok(self.play(played))
            }
            Request::Resign(seat) => {
                let outcome = self.without(seat, "resignation")?;
                self.end(Event::Resigned(seat), SeatSet::one(seat), outcome)
            }
            Request::AgreeDraw => self.end(Event::DrawAgreed, SeatSet::first(self.seats()), Outcome::draw("agreement")),
            Request::Flag(seat) => {
                let mut outcome = self.without(seat, "clock")?;
                if let Winner::Side(side) = outcome.winner
                    && !G::can_win_on_time(self.position(), side)
                {
                    outcome.winner = Winner::Draw;
                }
                self.end(Event::Flagged(seat), SeatSet::one(seat), outcome)
            }
            Request::Undo => self.undo(),
            Request::Redo => self.redo(),
            Request::GoTo(id) if self.history.contains(id) => {
                self.sealed.clear();
                self.history.visit(id);
                Ok(Change::Jumped)
            }
            Request::GoTo(_) => Err(Refusal::new(Text::new("refuse-no-node"))),
            Request::Comment(comment) => {
                let cursor = self.history.cursor();
                self.history.get_mut(cursor).node.comment = comment;
                Ok(Change::Noted)
            }
        }
    }
}
