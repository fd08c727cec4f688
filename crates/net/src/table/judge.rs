//! Whether a line of the log counts, and what it changes.

use super::agree::Asked;
use super::play::Play;
use super::{Table, lots};
use crate::bytes::{Bytes, Hash};
use crate::fault::Fault;
use crate::key::PublicKey;
use crate::log::{Commit, Event, Reveal, Said, Wish};
use crate::seal;
use ludoteca_rules::orders::ILLEGAL;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Seat, SeatSet};

/// Where and when a line stands: its hash and its time.
type Mark = (Hash, u64);

impl Table {
    /// Whether what is said is signed by whoever may say it.
    pub(crate) fn check_author(&self, said: &Said) -> Result<(), Fault> {
        let author = match &said.event {
            Event::Open(_) => return Err(Fault::Chain),
            Event::Sit(sit) => sit.key,
            Event::Free { .. } | Event::Begin { .. } | Event::Unread { .. } | Event::Flag { .. } => self.keeper,
            Event::Move { seat, .. }
            | Event::Commit(Commit { seat, .. })
            | Event::Reveal(Reveal { seat, .. })
            | Event::Ask { seat, .. }
            | Event::Answer { seat, .. }
            | Event::Resume { seat, .. }
            | Event::Resign { seat, .. }
            | Event::Away { seat, .. }
            | Event::Carry { seat } => self.key_of(*seat)?,
        };
        if said.is_by(author, self.id) { Ok(()) } else { Err(Fault::Signature) }
    }

    /// Whose computer writes a line with this event: with the first line of a new keeper, the new one.
    pub(super) fn keeper_of(&self, event: &Event) -> Result<PublicKey, Fault> {
        match event {
            Event::Carry { seat } => self.key_of(*seat),
            _ => Ok(self.keeper),
        }
    }

    fn key_of(&self, seat: u8) -> Result<PublicKey, Fault> {
        if self.play.is_none() {
            return Err(Fault::NotNow);
        }
        self.places.of(Seat(seat)).map(|sitter| sitter.key).ok_or(Fault::Place)
    }

    /// Does what a line says, if it counts.
    pub(super) fn judge(&mut self, event: &Event, at: u64, hash: Hash) -> Result<(), Fault> {
        match event {
            Event::Open(_) => Err(Fault::Chain),
            Event::Sit(sit) if self.play.is_none() => self.places.sit(sit),
            Event::Free { place } if self.play.is_none() => self.places.free(*place),
            Event::Begin { lot } if self.play.is_none() => self.begin(*lot, (hash, at)),
            Event::Sit(_) | Event::Free { .. } | Event::Begin { .. } => Err(Fault::NotNow),
            Event::Carry { seat } => {
                self.keeper = self.key_of(*seat)?;
                Ok(())
            }
            playing => {
                let all = self.places.seats_of_all();
                let same = |seat: u8| self.key_of(seat).map(|key| self.places.seats_of(key));
                let own = match playing {
                    Event::Ask { seat, .. } | Event::Answer { seat, .. } => same(*seat)?,
                    Event::Away { away, .. } => same(*away)?,
                    _ => SeatSet::NONE,
                };
                let play = self.play.as_mut().ok_or(Fault::NotNow)?;
                if play.ending().is_some() {
                    return Err(Fault::Over);
                }
                play.judge(playing, (hash, at), own, all)
            }
        }
    }

    fn begin(&mut self, opening: Bytes<32>, mark: Mark) -> Result<(), Fault> {
        if lots::fixed(opening) != self.open.lot {
            return Err(Fault::Signature);
        }
        let seed = self.places.draw(self.open.host, opening, self.open.lots)?;
        self.play = Some(Play::begin(self.entry, &self.options, &self.open, (&self.places, seed), mark)?);
        Ok(())
    }
}

impl Play {
    /// `own` are the seats of whoever says it or is away, `all` those of the game.
    fn judge(&mut self, event: &Event, mark: Mark, own: SeatSet, all: SeatSet) -> Result<(), Fault> {
        let (hash, at) = mark;
        match event {
            Event::Move { seat, on, text, spent } => self.judge_move((*seat, *on), text, *spent, mark),
            Event::Commit(commit) => self.judge_commit(*commit, at),
            Event::Reveal(reveal) => {
                let commit = self.sealed_by(reveal.seat, reveal.on)?;
                // What was not sealed cannot be read.
                let order = if seal::shows(&commit, reveal) { reveal.order.clone() } else { ILLEGAL.to_owned() };
                self.show(Seat(reveal.seat), order, mark)
            }
            Event::Unread { seat, on } => {
                self.sealed_by(*seat, *on)?;
                self.show(Seat(*seat), ILLEGAL.to_owned(), mark)
            }
            Event::Ask { seat, on, what } => {
                self.check_here(*on)?;
                self.check_wish(Seat(*seat), *what)?;
                let asked = Asked { seat: Seat(*seat), what: *what, ask: hash, agreed: own };
                self.questions.ask(asked);
                self.grant(mark, all)
            }
            Event::Answer { ask, agree, .. } => {
                let asked = self.questions.open_mut().filter(|asked| asked.ask == *ask).ok_or(Fault::Late)?;
                if *agree {
                    asked.agreed = own.iter().fold(asked.agreed, SeatSet::with);
                    return self.grant(mark, all);
                }
                self.questions.close();
                Ok(())
            }
            Event::Resume { pause, .. } => {
                if self.paused() != Some(*pause) {
                    return Err(Fault::Late);
                }
                self.go_on(at);
                Ok(())
            }
            Event::Resign { seat, on } => {
                self.check_here(*on)?;
                self.submit(Request::Resign(Seat(*seat)), hash, at).map(|_| ())
            }
            Event::Flag { seat, on } => {
                self.check_here(*on)?;
                if self.fallen(at) != Some(Seat(*seat)) {
                    return Err(Fault::Time);
                }
                self.submit(Request::Flag(Seat(*seat)), hash, at).map(|_| ())
            }
            Event::Away { seat, on, away, claim } => {
                self.check_here(*on)?;
                self.judge_away(Seat(*seat), Seat(*away), *claim, (own, all), mark)
            }
            _ => Err(Fault::NotNow),
        }
    }

    fn check_here(&self, on: Hash) -> Result<(), Fault> {
        if on == self.on() { Ok(()) } else { Err(Fault::Late) }
    }

    /// Whether this seat may decide here and now.
    fn check_decides(&self, seat: u8, on: Hash) -> Result<(), Fault> {
        self.check_here(on)?;
        if self.paused().is_some() {
            Err(Fault::NotNow)
        } else if self.commits.iter().any(|commit| commit.seat == seat) {
            Err(Fault::Twice)
        } else if !self.asked().contains(Seat(seat)) {
            Err(Fault::NotAsked)
        } else {
            Ok(())
        }
    }

    fn judge_move(&mut self, (seat, on): (u8, Hash), text: &str, spent: u64, mark: Mark) -> Result<(), Fault> {
        self.check_decides(seat, on)?;
        // Where several decide, an order that is not sealed would tell the others.
        if self.session().asked().len() != 1 {
            return Err(Fault::NotNow);
        }
        let order = self.session().read_order(Seat(seat), text);
        let order = order.or_else(|refusal| refusal.sealable.ok_or(Fault::Illegal))?;
        let decided = self.decided_at(Seat(seat), mark.1, spent)?;
        let joint = self.joint(&[(Seat(seat), order)]);
        self.play(joint, mark, (Seat(seat), decided, spent))
    }

    fn judge_commit(&mut self, commit: Commit, at: u64) -> Result<(), Fault> {
        self.check_decides(commit.seat, commit.on)?;
        if self.session().asked().len() < 2 {
            return Err(Fault::NotNow);
        }
        let decided = self.decided_at(Seat(commit.seat), at, commit.spent)?;
        self.sealed(commit, decided);
        Ok(())
    }

    /// What a seat has sealed and not shown, once all have.
    fn sealed_by(&self, seat: u8, on: Hash) -> Result<Commit, Fault> {
        self.check_here(on)?;
        if !self.asked().is_empty() {
            return Err(Fault::NotNow);
        }
        if self.shown.iter().any(|(shown, _)| shown.0 == seat) {
            return Err(Fault::Twice);
        }
        self.commits.iter().copied().find(|commit| commit.seat == seat).ok_or(Fault::NotAsked)
    }

    fn show(&mut self, seat: Seat, order: String, mark: Mark) -> Result<(), Fault> {
        let read = self.session().read_order(seat, &order);
        let order = read.unwrap_or_else(|refusal| refusal.sealable.unwrap_or_else(|| ILLEGAL.to_owned()));
        if self.shown.len() + 1 < self.commits.len() {
            self.shown.push((seat, order));
            return Ok(());
        }
        let mut orders = self.shown.clone();
        orders.push((seat, order));
        let spent = self.commits.iter().map(|commit| commit.spent).max().unwrap_or(0);
        self.play(self.joint(&orders), mark, (seat, mark.1, spent))
    }

    /// The move that these orders are together, as records write it.
    fn joint(&self, orders: &[(Seat, String)]) -> String {
        let session = self.session();
        if !session.info().simultaneous {
            return orders.first().map_or_else(String::new, |(_, order)| order.clone());
        }
        let of = |seat: Seat| orders.iter().find(|(by, _)| *by == seat).map_or("-", |(_, order)| order);
        let parts: Vec<&str> = (0..session.seats()).map(|seat| of(Seat(seat))).collect();
        parts.join("|")
    }

    /// Whether this can be asked for here.
    fn check_wish(&self, seat: Seat, what: Wish) -> Result<(), Fault> {
        if self.questions.was_asked(seat, what) || self.questions.open().is_some() {
            return Err(Fault::Twice);
        }
        let can = match what {
            Wish::Takeback => !self.session().info().simultaneous && self.before_move_of(seat).is_some(),
            Wish::Pause => self.paused().is_none(),
            Wish::Draw | Wish::Abort => true,
        };
        if can { Ok(()) } else { Err(Fault::NotNow) }
    }

    /// What goes back to before the last move of a seat.
    fn before_move_of(&self, seat: Seat) -> Option<Request> {
        Some(self.session().undo_for(SeatSet::one(seat))).filter(|request| matches!(request, Request::GoTo(_)))
    }

    /// Does what was asked for, if all want it.
    fn grant(&mut self, (hash, at): Mark, all: SeatSet) -> Result<(), Fault> {
        let Some(asked) = self.questions.open().filter(|asked| asked.agreed == all) else { return Ok(()) };
        match asked.what {
            Wish::Takeback => {
                let request = self.before_move_of(asked.seat).ok_or(Fault::NotNow)?;
                self.submit(request, hash, at)?;
            }
            Wish::Draw => {
                self.submit(Request::AgreeDraw, hash, at)?;
            }
            Wish::Pause => {
                self.questions.close();
                self.pause(hash, at);
            }
            Wish::Abort => self.abort(at),
        }
        Ok(())
    }

    fn judge_away(
        &mut self,
        seat: Seat,
        away: Seat,
        claim: bool,
        (of_away, all): (SeatSet, SeatSet),
        (hash, at): Mark,
    ) -> Result<(), Fault> {
        if of_away.contains(seat) || !all.contains(away) {
            return Err(Fault::Place);
        }
        if !claim {
            if self.paused().is_some() {
                return Err(Fault::Twice);
            }
            self.pause(hash, at);
            return Ok(());
        }
        // Among three or more sides nobody can leave alone: the others can only wait or stop.
        self.submit(Request::Resign(away), hash, at)?;
        self.claim(seat, at);
        Ok(())
    }
}
