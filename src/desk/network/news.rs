//! What happens at a table between computers, as notices over the board.

use super::connection::Seated;
use super::model::{NetworkStage, PlayingTable};
use ludoteca_net::{Event, Guest, News, Presence, Table};
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
            Some(named("net-said", seat.0).with("phrase", phrase))
        }
        News::Present => None,
        News::Held(held) => Some(Text::new(if *held { "net-held" } else { "net-held-over" })),
        News::Line(_, event) => match &**event {
            Event::Commit(commit) if !guest.seats().contains(Seat(commit.seat)) => {
                Some(named("net-sealed", commit.seat))
            }
            Event::Unread { seat, .. } => Some(named("net-unread", *seat)),
            Event::Ask { seat, .. } if guest.seats().contains(Seat(*seat)) => Some(Text::new("net-asked")),
            Event::Answer { seat, agree: false, .. } => Some(named("net-declined", *seat)),
            Event::Answer { .. } if guest.table().is_some_and(|table| table.paused().is_some()) => {
                Some(Text::new("net-paused"))
            }
            Event::Resume { .. } => Some(Text::new("net-resumed")),
            Event::Away { seat, claim: true, .. } => Some(named("net-claimed", *seat)),
            Event::Away { .. } => Some(Text::new("net-paused")),
            Event::Carry { seat } => Some(named("net-carried", *seat)),
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
    Some(Text::new(asked.what.question()).with("name", name(guest, words, asked.seat)))
}

/// Whose coming and going is to be told now.
pub(super) fn comings(seated: &mut Seated, words: &Words) -> Vec<Text> {
    // Whoever plays by mail is never there.
    if seated.mail.is_some() {
        return Vec::new();
    }
    let now = seated.visit.now();
    let news = seated.attendance.news(seated.visit.guest(), now).into_iter();
    let told = |(seat, presence)| {
        let key = match presence {
            Presence::Away => "net-away",
            Presence::AwayForLong => "net-away-long",
            Presence::Back => "net-back-again",
        };
        Text::new(key).with("name", name(seated.visit.guest(), words, seat))
    };
    news.map(told).collect()
}

/// What is shown of a table at which a game has begun.
pub(super) fn playing(seated: &mut Seated, words: &Words) -> Option<NetworkStage> {
    let mail = seated.mail_model();
    let guest = seated.visit.guest();
    let table = guest.table().filter(|table| table.session().is_some())?;
    let away = seated.attendance.away().iter().map(|(seat, long)| (name(guest, words, *seat), *long)).collect();
    Some(NetworkStage::Playing(PlayingTable {
        open: guest.is_open(),
        plays: !guest.seats().is_empty(),
        away,
        watchers: guest.watchers(),
        paused: table.paused().is_some(),
        over: table.ending().is_some(),
        code: seated.code().map(str::to_owned),
        mail,
    }))
}
