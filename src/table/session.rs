//! The bridge between the table and the session: the one place where requests are applied.
//!
//! Every actor (mouse, keys, panels, computer, a replay) writes an [`Ask`]; one system applies them in order and tells what
//! happened with [`Told`]. Views follow what is told.

use super::TableSystems;
use super::hand::{Hand, acting_seat, armable};
use crate::rules::session::{Change, Request, Session};
use crate::rules::{Options, Pick, Refusal};
use crate::search::Entry;
use bevy::prelude::*;

/// The play on the table.
#[derive(Resource)]
pub struct Table {
    /// The game.
    pub entry: &'static Entry,
    session: Box<dyn Session>,
}

impl Table {
    /// A table with a play on it.
    #[must_use]
    pub fn new(entry: &'static Entry, session: Box<dyn Session>) -> Self {
        Self { entry, session }
    }

    /// The game and its play.
    #[must_use]
    pub fn into_parts(self) -> (&'static Entry, Box<dyn Session>) {
        (self.entry, self.session)
    }

    /// The play, to look at. To change it, write an [`Ask`].
    #[must_use]
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }
}

/// What anybody wants of the table.
#[derive(Message, Clone, Debug)]
pub enum Ask {
    /// Something of the play.
    Play(Request),
    /// A new play of the same game, with these options and the opening roll of this seed.
    New(Options, u64),
    /// A pick of the person at the table.
    Touch(Pick),
    /// The piece in hand was carried here: never takes another piece instead.
    Put(Pick),
    /// Takes back the last pick.
    Back,
    /// Lets go of all picks.
    Drop,
}

/// What happened at the table.
#[derive(Message, Clone, Debug, PartialEq)]
pub enum Told {
    /// The play changed.
    Changed(Change),
    /// Something was refused, in words; the order to hand in all the same, if any.
    Refused(Refusal<String>),
    /// A new play is on the table; with an opening roll if it has one.
    Opened,
    /// The picks in hand changed.
    Hand,
}

/// What the person at the table has in hand.
#[derive(Resource, Default, Debug, Clone, PartialEq, Eq, Deref, DerefMut)]
pub struct InHand(pub Hand);

/// The moment at which requests are applied.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Applied;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<InHand>()
        .add_message::<Ask>()
        .add_message::<Told>()
        .add_systems(Update, apply.in_set(Applied).in_set(TableSystems::Apply).run_if(resource_exists::<Table>));
}

/// Applies all requests. The only system that changes a session.
fn apply(
    mut asked: MessageReader<Ask>,
    mut told: MessageWriter<Told>,
    mut table: ResMut<Table>,
    mut hand: ResMut<InHand>,
) {
    for ask in asked.read() {
        match ask {
            Ask::Touch(pick) | Ask::Put(pick) => {
                use super::hand::Touch;
                let session = table.session();
                let touched =
                    if matches!(ask, Ask::Put(_)) { hand.put(session, *pick) } else { hand.touch(session, *pick) };
                match touched {
                    Touch::Taken | Touch::Changed | Touch::Armed => {
                        told.write(Told::Hand);
                    }
                    Touch::Complete(seat, picks) => {
                        told.write(Told::Hand);
                        told.write(submit(&mut table, &mut hand, Request::Picks(seat, picks)));
                    }
                    Touch::Refused(refusal) => {
                        told.write(Told::Refused(refusal));
                    }
                }
            }
            Ask::Back => {
                hand.back();
                told.write(Told::Hand);
            }
            Ask::Drop => {
                hand.drop_picks();
                hand.armed = None;
                told.write(Told::Hand);
            }
            Ask::Play(request) => {
                told.write(submit(&mut table, &mut hand, request.clone()));
            }
            Ask::New(options, seed) => {
                table.session = table.entry.start_rolled(options.clone(), *seed);
                hand.drop_picks();
                hand.armed = None;
                told.write(Told::Opened);
            }
        }
    }
}

fn submit(table: &mut Table, hand: &mut InHand, request: Request) -> Told {
    let seat = acting_seat(&*table.session);
    match table.session.submit(request) {
        Ok(Change::Noted) => Told::Changed(Change::Noted),
        Ok(change) => {
            hand.drop_picks();
            // What one player has armed is not for the next one, nor what has run out.
            let session = &*table.session;
            let stays = |choice: &u8| acting_seat(session) == seat && armable(session).contains(choice);
            hand.armed = hand.armed.filter(stays);
            Told::Changed(change)
        }
        Err(refusal) => Told::Refused(refusal),
    }
}
