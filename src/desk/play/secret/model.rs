//! What the panels show where several people at this computer decide at once: see
//! [`ludoteca_table::play::players::secret`].

use crate::desk::frame::line::ink_of;
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Arg, Seat, SeatSet, SideColour};
use ludoteca_table::play::cards::{CodedOrder, KeyCard};
use ludoteca_table::play::{LocalSeats, Secrecy};
use ludoteca_words::{Words, telling};

/// A seat that may take the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatModel {
    /// The seat.
    pub seat: Seat,
    /// Name of its player.
    pub name: String,
    /// Colour of its side.
    pub ink: Option<SideColour>,
}

/// How orders are being entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SecretModel {
    /// Nothing is secret now: only the place for the line is kept, so that the board stays where it is.
    Nothing,
    /// Somebody says who begins.
    Between {
        /// What to do.
        text: String,
        /// Who may begin.
        seats: Vec<SeatModel>,
    },
    /// Somebody enters an order, and the others look away.
    Entering {
        /// Who looks away.
        text: String,
    },
    /// The board is covered until the next one takes it.
    Curtain {
        /// Who looks away.
        away: String,
        /// Who is next.
        next: String,
        /// Who may take the board.
        seats: Vec<SeatModel>,
    },
    /// Everybody types from a card.
    Cards {
        /// What to do.
        text: String,
        /// The cards, lowest seat first.
        cards: Vec<CardModel>,
    },
}

/// The card of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardModel {
    /// Name of its player, or that the order is sealed.
    pub title: String,
    /// Colour of its side.
    pub ink: Option<SideColour>,
    /// Each order and its code.
    pub lines: Vec<(String, String)>,
    /// The order that breaks the rules, in words, and its code.
    pub illegal: Option<(String, String)>,
}

impl SecretModel {
    /// What to show of a play; `None` if its orders are not secret at this computer.
    #[must_use]
    pub fn of(
        play: &dyn PlayView,
        words: &Words,
        local: LocalSeats,
        secrecy: Secrecy,
        cards: &[KeyCard],
    ) -> Option<Self> {
        let people = local.among(SeatSet::first(play.seats()));
        if !play.info().simultaneous || people.len() < 2 {
            return None;
        }
        let fill = |key: &str, who: String| words.fill(key, &[("who", Arg::Plain(who))]);
        let but = |one: SeatSet| people.iter().filter(|seat| !one.contains(*seat)).fold(SeatSet::NONE, SeatSet::with);
        let names = |seats: SeatSet| telling::seat_names(play, words, seats);
        let ink = |seat| play.side_of(seat).and_then(|side| ink_of(play, side));
        let seats = |seats: SeatSet| -> Vec<SeatModel> {
            let name = |seat| telling::numbered_seat_name(play, words, seat);
            seats.iter().map(|seat| SeatModel { seat, name: name(seat), ink: ink(seat) }).collect()
        };
        Some(match secrecy {
            Secrecy::Open => Self::Nothing,
            Secrecy::Between(asked) => Self::Between { text: words.word("ui-secret-between"), seats: seats(asked) },
            Secrecy::Entering(seat) => Self::Entering { text: fill("ui-secret-away", names(but(SeatSet::one(seat)))) },
            Secrecy::HandOver(asked) => Self::Curtain {
                away: fill("ui-secret-away", names(but(asked))),
                next: fill("ui-secret-next", names(asked)),
                seats: seats(asked),
            },
            Secrecy::Cards => {
                let (code, order) = (|line: &CodedOrder| line.code.to_uppercase(), words.word("ui-secret-illegal"));
                let card = |card: &KeyCard| {
                    let legal = card.lines.iter().filter(|line| !line.illegal);
                    CardModel {
                        title: title(play, words, card.seat),
                        ink: ink(card.seat),
                        lines: legal.map(|line| (line.order.clone(), code(line))).collect(),
                        illegal: card.lines.iter().find(|line| line.illegal).map(|line| (order.clone(), code(line))),
                    }
                };
                Self::Cards { text: words.word("ui-secret-cards"), cards: cards.iter().map(card).collect() }
            }
        })
    }
}

/// The name of a seat, and whether its order is sealed.
fn title(play: &dyn PlayView, words: &Words, seat: Seat) -> String {
    let key = if play.sealed().contains(seat) { "ui-sealed" } else { "ui-secret-card" };
    words.fill(key, &[("who", Arg::Plain(telling::numbered_seat_name(play, words, seat)))])
}
