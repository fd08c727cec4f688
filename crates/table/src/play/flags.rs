//! What time brings about by itself: flags fall, and faces of clocks show another second.

use super::players::clock::{PlayClock, TimeSource};
use super::players::order_review::OrderReview;
use crate::play::request::{Asker, TableAction, TableRequest};
use crate::play::session::Play;
use crate::schedule::{NextFrame, TableSystems};
use bevy::prelude::*;
use ludoteca_rules::session::Request;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TimeSource>();
    app.add_systems(Update, watch_flags.in_set(TableSystems::Input));
    app.add_systems(Update, ask_for_frames.in_set(TableSystems::Present));
}

/// Tells the session when a flag has fallen; at a table between computers its log does.
fn watch_flags(
    plays: Query<(Entity, &Play, &PlayClock), Without<OrderReview>>,
    time: Res<TimeSource>,
    mut requests: MessageWriter<TableRequest>,
) {
    for (entity, play, clock) in &plays {
        let view = play.view();
        let Some(clock) = clock.0.as_ref().filter(|_| view.outcome().is_none() && view.sides().len() == 2) else {
            continue;
        };
        if let Some(seat) = clock.fallen(time.now()) {
            requests.write(play.request(entity, Asker::File, TableAction::Session(Request::Flag(seat))));
        }
    }
}

/// A clock that runs is drawn when it shows another second.
fn ask_for_frames(plays: Query<&PlayClock>, time: Res<TimeSource>, mut next: ResMut<NextFrame>) {
    for clock in plays.iter().filter_map(|clock| clock.0.as_ref()) {
        if let Some(until) = clock.next_change(time.now()) {
            next.within(until);
        }
    }
}
