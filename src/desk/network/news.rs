//! What happens at a table between computers, as notices over the board.

use super::connection::Seated;
use super::model::{NetworkStage, PlayingTable};
use ludoteca_net::{Event, Guest, News, Table, Wish};
use ludoteca_rules::{Seat, Text};
use ludoteca_words::{Words, telling};

/// The name of a player.
pub(super) fn name(guest: &Guest, words: &Words, seat: Seat) -> String {
    let session = guest.table().and_then(Table::session);
    session.map_or_else(String::new, |session| telling::player_name(session, words, seat))
}

/// What is told of one thing that happened; `None` where the board shows it.
pub(super) fn told(guest: &Guest, words: &Words, news: &News) -> Option<Text> {
    let named = |key, seat: u8| Text::new(key).with("name", name(guest, words, Seat(seat)));
    match news {
        News::Refused(fault) | News::Closed(fault) => Some(fault.text()),
        News::Phrase(seat, phrase) => {
            let phrase = words.word(&format!("net-phrase-{}", phrase + 1));
            Some(named("cli-net-said", seat.0).with("phrase", phrase))
        }
        News::Present => None,
        News::Line(_, event) => match &**event {
            Event::Commit(commit) if !guest.seats().contains(Seat(commit.seat)) => {
                Some(named("cli-net-sealed", commit.seat))
            }
            Event::Unread { seat, .. } => Some(named("cli-net-unread", *seat)),
            Event::Ask { seat, .. } if guest.seats().contains(Seat(*seat)) => Some(Text::new("cli-net-asked")),
            Event::Answer { seat, agree: false, .. } => Some(named("cli-net-declined", *seat)),
            Event::Answer { .. } if guest.table().is_some_and(|table| table.paused().is_some()) => {
                Some(Text::new("cli-net-paused"))
            }
            Event::Resume { .. } => Some(Text::new("cli-net-resumed")),
            Event::Away { seat, claim: true, .. } => Some(named("cli-net-claimed", *seat)),
            Event::Away { .. } => Some(Text::new("cli-net-paused")),
            Event::Carry { seat } => Some(named("cli-net-carried", *seat)),
            _ => None,
        },
    }
}

/// What somebody at the table asks the person here for.
pub(super) fn question(guest: &Guest, words: &Words) -> Option<Text> {
    let asked = guest.table()?.question()?;
    let mine = guest.seats();
    // Who has agreed already, or asked, is not asked again.
    mine.iter().find(|seat| !asked.agreed.contains(*seat))?;
    let key = match asked.what {
        Wish::Takeback => "net-asks-takeback",
        Wish::Draw => "net-asks-draw",
        Wish::Pause => "net-asks-pause",
        Wish::Abort => "net-asks-abort",
    };
    Some(Text::new(key).with("name", name(guest, words, asked.seat)))
}

/// Whose coming and going is to be told now; remembers it.
pub(super) fn comings(seated: &mut Seated, words: &Words) -> Vec<Text> {
    let now = seated.visit.now();
    let guest = seated.visit.guest();
    let Some(session) = guest.table().and_then(Table::session).filter(|_| guest.is_open()) else { return Vec::new() };
    if guest.table().is_some_and(|table| table.ending().is_some()) {
        return Vec::new();
    }
    let mut told = Vec::new();
    let mut known = Vec::new();
    for seat in (0..session.seats()).map(Seat) {
        let away = guest.away(seat, now);
        let long = away.is_some_and(|away| away >= ludoteca_net::AWAY_AFTER);
        let before = seated.away.iter().find(|(of, _)| *of == seat).map(|(_, long)| *long);
        let key = match (before, away.is_some()) {
            (None, true) => Some("cli-net-away"),
            (Some(false), true) if long => Some("net-away-long"),
            (Some(_), false) => Some("cli-net-back"),
            _ => None,
        };
        if away.is_some() {
            known.push((seat, long));
        }
        told.extend(key.map(|key| Text::new(key).with("name", name(guest, words, seat))));
    }
    seated.away = known;
    told
}

/// What is shown of a table at which a game has begun.
pub(super) fn playing(seated: &Seated, words: &Words) -> Option<NetworkStage> {
    let guest = seated.visit.guest();
    let table = guest.table().filter(|table| table.session().is_some())?;
    let away = seated.away.iter().map(|(seat, long)| (name(guest, words, *seat), *long)).collect();
    Some(NetworkStage::Playing(PlayingTable {
        open: guest.is_open(),
        plays: !guest.seats().is_empty(),
        away,
        watchers: guest.watchers(),
        paused: table.paused().is_some(),
        over: table.ending().is_some(),
        keeps: seated.keeps(),
    }))
}
