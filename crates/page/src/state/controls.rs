//! What is said of the game, and what can be done besides moves.

use super::Scene;
use crate::message::Question;
use ludoteca_net::Ending;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Arg, Outcome, Seat, SeatSet, Winner};
use ludoteca_words::telling;

impl Scene<'_> {
    fn name_of(&self, seat: Seat) -> Arg {
        Arg::Plain(telling::player_name(self.play, self.words, seat))
    }

    /// Whose turn it is or how the game ended, and what can be done.
    pub fn says(&self) -> [String; 2] {
        let words = self.words;
        if self.guest.is_held() {
            let goes_on = self.has_begun() && self.table.ending().is_none();
            return [words.word("net-held"), if goes_on { words.word("page-held-line") } else { String::new() }];
        }
        if !self.has_begun() {
            return [words.word("net-waiting"), words.word("page-waiting-line")];
        }
        match self.table.ending() {
            Some(Ending::Played(outcome)) => {
                let (headline, reason) = telling::result(self.play, words, &outcome);
                return [if self.end() == "won" { words.word("page-won") } else { headline }, reason];
            }
            Some(Ending::Claimed(seat)) => {
                return [words.word("page-over"), words.fill("net-claimed", &[("name", self.name_of(seat))])];
            }
            Some(Ending::Aborted) => return [words.word("page-over"), words.word("cli-net-aborted")],
            None => {}
        }
        if !self.past.is_now() {
            return [words.word("page-looking-back"), String::new()];
        }
        if self.table.paused().is_some() {
            return [words.word("page-paused"), words.word("page-paused-line")];
        }
        if self.has_sealed() || self.table.waits_to_be_shown() {
            return [words.word("page-sealed"), words.word("page-sealed-line")];
        }
        // What was asked and is not answered yet is told beside whose turn it is.
        let asked = self.question().filter(|question| !question.mine).map(|question| question.text);
        if let Some(seat) = self.guest.deciding() {
            return [words.word("ui-turn-yours"), asked.unwrap_or_else(|| self.on_board().asks(seat))];
        }
        let next = self.play.asked().iter().next().unwrap_or_default();
        let title = telling::turn(self.play, words, next).map_or_else(String::new, |(_, text)| text);
        let roll = || telling::roll(self.play, words).filter(|_| self.on_board().is_young());
        [title, asked.or_else(roll).unwrap_or_default()]
    }

    /// What else the position says.
    pub fn beside(&self) -> String {
        if self.has_begun() { self.on_board().beside() } else { String::new() }
    }

    /// How the game ended for whoever looks.
    pub fn end(&self) -> &'static str {
        let winners = self.winners();
        let mine = self.guest.seats();
        match self.table.ending() {
            None => "",
            Some(Ending::Played(Outcome { winner: Winner::Draw, .. })) => "draw",
            Some(_) if mine.is_empty() || winners.is_empty() => "over",
            Some(_) if mine.iter().any(|seat| winners.contains(seat)) => "won",
            Some(_) => "lost",
        }
    }

    /// What somebody asked for.
    pub fn question(&self) -> Option<Question> {
        let asked = self.table.question().filter(|_| !self.guest.is_held())?;
        let mine = self.guest.seats();
        if mine.contains(asked.seat) {
            return Some(Question { text: self.words.word("net-asked"), mine: false });
        }
        let text = self.words.fill(asked.what.question(), &[("name", self.name_of(asked.seat))]);
        let open = mine.iter().any(|seat| !asked.agreed.contains(seat));
        Some(Question { text, mine: open })
    }

    /// What can be asked or done besides moves.
    pub fn acts(&self) -> Vec<&'static str> {
        let can = self.has_begun() && !self.guest.is_held();
        let Some(seat) = self.guest.speaker().filter(|_| can) else { return Vec::new() };
        let mut acts = vec!["say"];
        if self.table.ending().is_some() {
            acts.extend(self.homework.then_some("homework"));
            return acts;
        }
        let info = self.play.info();
        let moved = matches!(self.play.undo_for(SeatSet::one(seat)), Request::GoTo(_));
        let long = |away: std::time::Duration| away >= ludoteca_net::AWAY_AFTER;
        let gone = self.guest.gone(self.now).and_then(|gone| self.guest.away(gone, self.now)).is_some_and(long);
        let paused = self.table.paused().is_some();
        let asks = self.table.question().is_none();
        acts.extend((asks && moved && !info.simultaneous && !paused).then_some("undo"));
        acts.extend((asks && info.draws).then_some("draw"));
        acts.extend((asks && !paused).then_some("pause"));
        acts.extend(asks.then_some("abort"));
        acts.extend(paused.then_some("resume"));
        // Where the host has given the places, the one who keeps the class decides about those who are away.
        acts.extend((gone && !self.led).then_some("claim"));
        acts.extend((gone && !paused).then_some("adjourn"));
        acts.push("resign");
        acts
    }
}
