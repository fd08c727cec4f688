//! What guests say to a host, and what it says of who is there.

use super::peer::{PING_EVERY, Peer, PeerId};
use super::{AWAY_AFTER, Act, Host};
use crate::bytes::Hash;
use crate::fault::Fault;
use crate::frame::{Frame, LONGEST_FRAME, PHRASES};
use crate::key::{PublicKey, Signed, is_signed};
use crate::log::{Event, Line, Said};
use crate::table::VERSION;
use ludoteca_rules::Seat;
use std::time::Duration;

/// The answer of a guest to the greeting.
struct Answer {
    version: u32,
    key: PublicKey,
    proof: Signed,
    have: u64,
    head: Hash,
}

impl Host {
    /// Somebody said something.
    pub fn hear(&mut self, id: PeerId, text: &str, now: Duration) {
        self.now = self.now.max(now);
        let time = self.now;
        let Some(peer) = self.peers.get_mut(&id) else { return };
        peer.heard = time;
        if !peer.may_speak(time) {
            return self.dismiss(id, Fault::TooMuch);
        }
        if text.len() > LONGEST_FRAME {
            return self.dismiss(id, Fault::Long);
        }
        match (Frame::parse(text), peer.key) {
            (Err(fault), _) => self.dismiss(id, fault),
            (Ok(Frame::Here { ludoteca: version, key, proof, have, head }), None) => {
                self.greet(id, &Answer { version, key, proof, have, head });
            }
            (Ok(_), None) => self.dismiss(id, Fault::Form),
            (Ok(frame), Some(key)) => self.answer(id, key, frame),
        }
    }

    fn greet(&mut self, id: PeerId, answer: &Answer) {
        let Some(peer) = self.peers.get_mut(&id) else { return };
        if answer.version != VERSION {
            return self.dismiss(id, Fault::Version);
        }
        if !is_signed(answer.key, self.table.id(), &peer.nonce, answer.proof) {
            return self.dismiss(id, Fault::Signature);
        }
        let own = self.log.len() as u64;
        let known = answer.have.min(own);
        let same = match known.checked_sub(1) {
            None => true,
            // Of lines that the host does not have, the guest shows that they follow its own.
            Some(_) if answer.have > own => true,
            Some(last) => self.log.get(last as usize).is_some_and(|line| crate::key::hash_of(line) == answer.head),
        };
        if !same {
            return self.dismiss(id, Fault::Elsewhere);
        }
        peer.key = Some(answer.key);
        peer.sent = known;
        if answer.have > own {
            let until = self.waits_for(answer.key);
            if let Some(peer) = self.peers.get_mut(&id) {
                peer.ahead = until;
            }
        }
        self.send_lines_to(id);
        if answer.have > own {
            self.send(id, &Frame::More { from: own });
        } else {
            // A host that was killed after the last place was taken has still to begin: all places are taken, and it
            // wrote the lot itself.
            let _ = self.begin_if_full();
        }
        self.ping(id);
        self.told = None;
        self.tell_present();
    }

    fn answer(&mut self, id: PeerId, key: PublicKey, frame: Frame) {
        match frame {
            Frame::Say(said) => self.say(id, key, said),
            Frame::Lines { from, lines, of } => self.learn(id, from, &lines, of),
            Frame::More { from } => {
                if let Some(peer) = self.peers.get_mut(&id) {
                    peer.sent = from.min(self.log.len() as u64);
                    self.send_lines_to(id);
                }
            }
            Frame::Phrase { seat, phrase } if phrase < PHRASES => {
                if self.table.seats_of(key).contains(Seat(seat)) && !self.is_held() {
                    let all: Vec<PeerId> = self.here().map(|(id, _)| id).collect();
                    for other in all {
                        self.send(other, &Frame::Phrase { seat, phrase });
                    }
                }
            }
            // No time passes that could tell how long the way is.
            Frame::Pong { .. } if self.is_held() => {}
            Frame::Pong { at } => {
                let round = self.at().saturating_sub(at);
                if let Some(peer) = self.peers.get_mut(&id) {
                    // The first answer is told at once: until then the guest's clock is off by its way.
                    let first = peer.round.is_none();
                    peer.round = Some(round);
                    if first {
                        self.ping(id);
                    }
                }
            }
            Frame::Bye(_) => {
                self.acts.push_back(Act::Close(id));
                let now = self.now;
                self.lose(id, now);
            }
            _ => self.dismiss(id, Fault::Form),
        }
    }

    /// A guest asks for something to be written.
    pub(super) fn say(&mut self, id: PeerId, key: PublicKey, said: Said) {
        if self.keep_waiting(id, key, &said) {
            return;
        }
        let sig = said.sig;
        let written = self.may_say(Some(key), &said).and_then(|()| self.write(said));
        if let Err(fault) = written {
            self.send(id, &Frame::Refused { sig, fault });
        }
        self.tell_present();
    }

    /// What a log cannot know: who is connected, and that only whoever is asks. `by` is who does, if that is known.
    pub(super) fn may_say(&self, by: Option<PublicKey>, said: &Said) -> Result<(), Fault> {
        self.house.may_say(&said.event)?;
        match &said.event {
            Event::Sit(sit) if by.is_some_and(|key| sit.key != key) => Err(Fault::Signature),
            Event::Sit(sit) => self.house.may_sit(sit.place, sit.key),
            Event::Away { claim: true, .. } if self.house.no_claims || self.table.opened().mail => Err(Fault::NotNow),
            Event::Away { away, .. } => {
                let place = self.table.place_of(Seat(*away)).ok_or(Fault::Place)?;
                let long = self.away.get(place).copied().flatten();
                let long = long.is_some_and(|since| self.now.saturating_sub(since) >= AWAY_AFTER);
                if long { Ok(()) } else { Err(Fault::Time) }
            }
            Event::Carry { .. } => Err(Fault::NotNow),
            _ => Ok(()),
        }
    }

    /// Lines that the host lost, or that were written while it was away.
    fn learn(&mut self, id: PeerId, from: u64, lines: &[String], of: u64) {
        let own = self.log.len() as u64;
        if from > own {
            return self.send(id, &Frame::More { from: own });
        }
        for line in lines.iter().skip((own - from) as usize) {
            // Only what this host wrote itself: whoever went on with the table elsewhere keeps that other table.
            let carried = Line::parse(line).is_ok_and(|line| matches!(line.event, Event::Carry { .. }));
            if carried || self.take_in(line.clone()).is_err() {
                return self.dismiss(id, Fault::Elsewhere);
            }
        }
        self.base = (self.table.at().max(self.at()), self.now);
        if (self.log.len() as u64) < of && !lines.is_empty() {
            return self.send(id, &Frame::More { from: self.log.len() as u64 });
        }
        if let Some(peer) = self.peers.get_mut(&id) {
            peer.ahead = None;
        }
        self.hear_waiting();
    }

    pub(super) fn look_after(&mut self, id: PeerId) {
        let Some(peer) = self.peers.get(&id) else { return };
        if peer.key.is_none() || self.now.saturating_sub(peer.heard) >= PING_EVERY * 3 {
            self.acts.push_back(Act::Close(id));
            let now = self.now;
            return self.lose(id, now);
        }
        self.ping(id);
    }

    pub(super) fn ping(&mut self, id: PeerId) {
        let at = self.at();
        let Some(peer) = self.peers.get_mut(&id) else { return };
        peer.pinged = self.now;
        let round = peer.round;
        self.send(id, &Frame::Ping { at, round });
    }

    pub(super) fn here(&self) -> impl Iterator<Item = (PeerId, PublicKey)> + '_ {
        self.peers.iter().filter_map(|(id, peer): (&PeerId, &Peer)| Some((*id, peer.key?)))
    }

    /// Tells everybody who is there, if that has changed since it was last told.
    pub(super) fn tell_present(&mut self) {
        let now = self.now;
        let sitters: Vec<Option<PublicKey>> =
            self.table.sitters().iter().map(|sitter| Some(sitter.as_ref()?.key)).collect();
        for (place, key) in sitters.iter().enumerate() {
            let here = key.is_some_and(|key| self.is_connected(key));
            self.away[place] = if here { None } else { Some(self.away[place].unwrap_or(now)) };
        }
        let watchers = self.here().filter(|(_, key)| !sitters.contains(&Some(*key))).count();
        let held = self.is_held();
        let told = (self.away.iter().map(Option::is_none).collect(), watchers, held);
        if self.told.as_ref() == Some(&told) {
            return;
        }
        self.told = Some(told);
        let counted = self.counted();
        let millis = |since: Duration| u64::try_from(counted.saturating_sub(since).as_millis()).unwrap_or(u64::MAX);
        let seats = (0..sitters.len() as u8).map(Seat);
        let away = seats.map(|seat| self.away[self.table.place_of(seat)?].map(millis)).collect();
        let frame = Frame::Present { away, watchers: u32::try_from(watchers).unwrap_or(u32::MAX), held };
        let all: Vec<PeerId> = self.here().map(|(id, _)| id).collect();
        for id in all {
            self.send(id, &frame);
        }
    }
}
