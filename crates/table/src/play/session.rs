//! The bridge between the table and the sessions: the only place where requests are applied.
//!
//! Every actor (mouse, keys, panels, computer, a file) writes a [`TableRequest`]; one system applies them in order and
//! answers with [`TableEvent`]s.

use super::annotation::{self, Annotating, ArrowBegun};
use super::hand::{Confirming, Guarded, Hand, HoveredCell, HoveredMark, Touch};
use super::players::clock::{PlayClock, TimeSource};
use super::players::computer::{Advice, CurrentOpinion, OpponentState};
use super::players::order_review::{Aims, OrderReview, Reviewer};
use super::players::seats::{LocalSeats, WillingToDraw};
use super::players::secret::{BoardTaken, Secrecy, SecretEntry};
use super::players::turn::Turn;
use super::request::{Asker, PlayEvent, TableAction, TableEvent, TableRequest};
use crate::schedule::TableSystems;
use bevy::prelude::*;
use ludoteca_clock::Clock;
use ludoteca_rules::session::{NodeId, PlayView, Request, Session, SessionChange};
use ludoteca_rules::{Entry, Pick, Refusal, SeatSet, Text};
use std::time::Duration;

/// A play on the table.
#[derive(Component)]
#[require(
    Turn,
    LocalSeats,
    WillingToDraw,
    Hand,
    HoveredCell,
    HoveredMark,
    Guarded,
    ArrowBegun,
    BoardTaken,
    OpponentState,
    Advice,
    Aims,
    CurrentOpinion,
    PlayClock,
    Transform,
    Visibility
)]
pub struct Play {
    /// The game.
    pub entry: &'static Entry,
    session: Box<dyn Session>,
    /// The nodes that people left since anybody else changed the play. What a person asked there was asked knowing all
    /// that came after, so it is not too late although the node is no longer the cursor: a click may be applied frames
    /// after its button went down.
    left_by_people: Vec<NodeId>,
}

impl Play {
    /// A play of a game.
    #[must_use]
    pub fn new(entry: &'static Entry, session: Box<dyn Session>) -> Self {
        Self { entry, session, left_by_people: Vec::new() }
    }

    /// The play with the components derived from its session, ready to be spawned.
    #[must_use]
    pub fn bundle(self) -> impl Bundle {
        let view = self.view();
        let (turn, local) = (Turn::of(view), LocalSeats::of(view));
        let mut hand = Hand::default();
        hand.take_asked_seat(local, turn.asked);
        let clock = PlayClock::of(self.view());
        (self, turn, local, hand, clock)
    }

    /// Takes the session out of the play.
    #[must_use]
    pub fn into_session(self) -> Box<dyn Session> {
        self.session
    }

    /// Read access to the session. To change it, write a [`TableRequest`].
    #[must_use]
    pub fn view(&self) -> &dyn PlayView {
        &*self.session
    }

    /// Says under what name the play is kept; whoever keeps plays does.
    pub fn keep_as(&mut self, name: Option<String>) {
        self.session.keep_as(name);
    }

    /// Gives the play a title; an empty one takes it away.
    pub fn set_title(&mut self, title: &str) {
        self.session.set_title(title);
    }

    /// A request for the position that this play shows now; `play` is its entity.
    #[must_use]
    pub fn request(&self, play: Entity, from: Asker, action: TableAction) -> TableRequest {
        TableRequest { play, node: self.view().cursor(), from, action }
    }
}

/// Set in `Update` that applies requests.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RequestSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Confirming>()
        .init_resource::<Annotating>()
        .add_message::<TableRequest>()
        .add_message::<TableEvent>()
        .add_systems(Update, (follow_judged, apply).chain().in_set(RequestSystems).in_set(TableSystems::Apply));
}

type Parts = (
    &'static mut Play,
    (&'static mut Hand, &'static mut HoveredCell, &'static mut BoardTaken),
    &'static mut Turn,
    (&'static mut LocalSeats, &'static WillingToDraw),
    &'static mut PlayClock,
    (Option<&'static OrderReview>, &'static Guarded),
);

/// Applies all requests. The only system that changes a session, and the only writer of [`Turn`].
fn apply(
    mut requests: MessageReader<TableRequest>,
    mut events: MessageWriter<TableEvent>,
    mut plays: Query<Parts>,
    (entry, confirming): (Res<SecretEntry>, Res<Confirming>),
    time: Res<TimeSource>,
) {
    for request in requests.read() {
        let answer = |happened| TableEvent { play: request.play, seat: request.from.seat(), happened };
        let Ok((play, (hand, hovered, taken), mut turn, (mut local, willing), clock, (judged, guarded))) =
            plays.get_mut(request.play)
        else {
            events.write(answer(refused("refuse-late")));
            continue;
        };
        let before = play.view().cursor();
        let by_person = matches!(request.from, Asker::Person(_));
        if request.node != before && !(by_person && play.left_by_people.contains(&request.node)) {
            events.write(answer(refused("refuse-late")));
            continue;
        }
        let (seats, now) = ((*local, *willing), time.now());
        let confirming = confirming.0;
        let (review, guarded) = (judged.map(|judged| judged.by), guarded.0);
        let waits = (confirming, review, guarded);
        let mut target = Target { play, hand, hovered, taken, seats, clock, entry: *entry, waits, now };
        target.act(request.from, &request.action, &mut |happened| _ = events.write(answer(happened)));
        let view = target.play.view();
        turn.set_if_neq(Turn::of(view));
        local.set_if_neq(OrderReview::local(judged, LocalSeats::of(view)));
        let mut hand = target.hand.clone();
        hand.take_asked_seat(*local, turn.asked);
        hand.arm_again(view);
        target.hand.set_if_neq(hand);
        if view.cursor() != before {
            let left = &mut target.play.left_by_people;
            if by_person {
                left.push(before);
            } else {
                left.clear();
            }
        }
    }
}

/// What is asked in a play that is judged changes without a request to the play.
fn follow_judged(mut plays: Query<(&Play, &OrderReview, &Turn, &mut LocalSeats, &mut Hand), Changed<OrderReview>>) {
    for (play, judged, turn, mut local, mut hand) in &mut plays {
        local.set_if_neq(OrderReview::local(Some(judged), LocalSeats::of(play.view())));
        let mut held = hand.clone();
        held.take_asked_seat(*local, turn.asked);
        hand.set_if_neq(held);
    }
}

/// Whether a request only looks at what was played, or writes beside it.
const fn looks(request: &Request) -> bool {
    matches!(request, Request::GoTo(_) | Request::Redo | Request::Comment(..) | Request::Nags(..))
}

fn refused(key: &'static str) -> PlayEvent {
    PlayEvent::Refused(Refusal::new(Text::new(key)))
}

/// Access to a play and its hand while a request is applied.
struct Target<'a> {
    play: Mut<'a, Play>,
    hand: Mut<'a, Hand>,
    hovered: Mut<'a, HoveredCell>,
    taken: Mut<'a, BoardTaken>,
    seats: (LocalSeats, WillingToDraw),
    clock: Mut<'a, PlayClock>,
    entry: SecretEntry,
    /// Whether orders of people wait until they agree, for whom, and whether they are looked at for mistakes.
    waits: (bool, Option<Reviewer>, bool),
    now: Duration,
}

impl Target<'_> {
    fn act(&mut self, from: Asker, action: &TableAction, tell: &mut impl FnMut(PlayEvent)) {
        match action {
            TableAction::Touch(pick) => self.touch(from, *pick, Hand::touch, tell),
            TableAction::Put(pick) => self.touch(from, *pick, Hand::put, tell),
            TableAction::Annotation(more) => {
                let request = annotation::request(self.play.view(), *more);
                tell(self.submit(from, request));
            }
            TableAction::Agree if self.are_held() => {
                self.hand.agreed = self.hand.proposed.is_some();
                tell(PlayEvent::Hand);
            }
            TableAction::Agree => {
                if let Some((seat, picks)) = self.hand.agree() {
                    tell(PlayEvent::Hand);
                    tell(self.submit(from, Request::Picks(seat, picks)));
                }
            }
            TableAction::Back => {
                self.hand.back();
                tell(PlayEvent::Hand);
            }
            TableAction::Drop => {
                self.hand.drop_all();
                tell(PlayEvent::Hand);
            }
            TableAction::TakeSeat(seat) if self.seats.0.contains(*seat) => {
                self.hand.take_seat(*seat);
                self.taken.set_if_neq(BoardTaken(Some((self.play.view().cursor(), *seat))));
                tell(PlayEvent::Hand);
            }
            TableAction::TakeSeat(_) => tell(refused("refuse-not-local")),
            TableAction::Seats(controllers, names) => {
                let date = self.play.view().header().date.clone();
                self.play.session.describe(date, names.clone(), controllers.clone());
                self.hand.drop_picks();
                tell(PlayEvent::Changed(SessionChange::Noted));
            }
            TableAction::Pause(pause) => {
                let Some(clock) = &mut self.clock.0 else { return };
                let stop_or_go = if *pause { Clock::pause } else { Clock::go_on };
                stop_or_go(clock, self.now);
                tell(PlayEvent::Clock);
            }
            TableAction::Session(request) => tell(self.submit(from, request.clone())),
        }
    }

    fn touch(
        &mut self,
        from: Asker,
        pick: Pick,
        touch: fn(&mut Hand, &dyn PlayView, Pick) -> Touch,
        tell: &mut impl FnMut(PlayEvent),
    ) {
        if self.play.view().outcome().is_none() && !self.seats.0.contains(self.hand.seat) {
            tell(refused(self.waits.1.map_or("refuse-not-local", Reviewer::refusal)));
            return;
        }
        let secrecy = Secrecy::of(self.play.view(), self.seats.0, self.entry, *self.taken);
        let paused = self.clock.covers().then_some("refuse-paused");
        if let Some(key) = secrecy.refusal().or(paused) {
            tell(refused(key));
            return;
        }
        match touch(&mut self.hand, self.play.view(), pick) {
            Touch::Taken | Touch::Changed | Touch::Armed => tell(PlayEvent::Hand),
            // What waits to be reviewed waits on.
            Touch::Agreed(_, picks) if self.are_held() => {
                self.hand.propose(picks, true);
                tell(PlayEvent::Hand);
            }
            Touch::Complete(_, picks) if self.waits.0 || self.are_held() => {
                // In a lesson every order is judged at once.
                let agreed = !self.waits.0 || self.waits.1 == Some(Reviewer::Lesson);
                self.hand.propose(picks, agreed);
                tell(PlayEvent::Hand);
            }
            Touch::Complete(seat, picks) | Touch::Agreed(seat, picks) => {
                tell(PlayEvent::Hand);
                tell(self.submit(from, Request::Picks(seat, picks)));
            }
            Touch::Refused(refusal) => tell(PlayEvent::Refused(refusal)),
        }
    }

    fn submit(&mut self, from: Asker, request: Request) -> PlayEvent {
        let guarded = self.waits.1.is_none() && self.waits.2;
        if guarded && matches!(from, Asker::Person(_)) && self.holds(&request) {
            return PlayEvent::Hand;
        }
        if matches!(from, Asker::Person(_)) {
            match self.waits.1 {
                Some(Reviewer::Lesson) => return self.propose(request),
                // Whoever overhears it asks the others.
                Some(Reviewer::Log) if !looks(&request) => return PlayEvent::Hand,
                _ => {}
            }
        }
        if !self.may(from, &request) {
            return refused(if request == Request::AgreeDraw { "refuse-draw" } else { "refuse-not-local" });
        }
        let request = self.for_people(from, request);
        let asked = self.play.view().asked();
        let decides = matches!(request, Request::Picks(..) | Request::Order(..) | Request::Move(_));
        let decided = decides && from != Asker::File;
        // A refused request changes nothing, so it must not trigger change detection.
        match self.play.bypass_change_detection().session.submit(request) {
            Ok(SessionChange::Noted) => PlayEvent::Changed(SessionChange::Noted),
            Ok(change) => {
                self.play.set_changed();
                self.clock.follow(&mut *self.play.session, (asked, decided), &change, self.now);
                self.hand.drop_picks();
                if matches!(change, SessionChange::Sealed(_) | SessionChange::Withdrawn) {
                    self.forget();
                }
                PlayEvent::Changed(change)
            }
            Err(refusal) => PlayEvent::Refused(refusal),
        }
    }

    /// Whether orders of people wait for somebody else.
    const fn are_held(&self) -> bool {
        self.waits.1.is_some() || self.waits.2
    }

    /// Whether a request is an order that waits from now on until it is looked at for mistakes.
    fn holds(&mut self, request: &Request) -> bool {
        let Request::Order(seat, text) = request else { return false };
        let view = self.play.view();
        let mine = *seat == self.hand.seat && self.seats.0.contains(*seat);
        let order = view.orders(*seat).into_iter().find(|order| mine && order.eq_ignore_ascii_case(text));
        let Some(picks) = order.and_then(|order| view.picks_of(*seat, &order)) else { return false };
        self.hand.propose(picks, true);
        true
    }

    /// What a person asks of a play that is judged: an order waits, and nothing else is possible.
    fn propose(&mut self, request: Request) -> PlayEvent {
        let view = self.play.view();
        let Request::Order(seat, text) = request else { return refused("refuse-lesson") };
        if !self.seats.0.contains(seat) {
            return refused("refuse-lesson");
        }
        let order = view.orders(seat).into_iter().find(|order| order.eq_ignore_ascii_case(&text));
        match order.and_then(|order| view.picks_of(seat, &order)) {
            Some(picks) => {
                self.hand.propose(picks, true);
                PlayEvent::Hand
            }
            None => refused("refuse-lesson-order"),
        }
    }

    /// Who plays the computer takes back the own turn and the computer's answer together.
    fn for_people(&self, from: Asker, request: Request) -> Request {
        let (view, people) = (self.play.view(), self.seats.0.0);
        let alone = people.len() == u32::from(view.seats()) || people.is_empty();
        match request {
            _ if alone || !matches!(from, Asker::Person(_)) => request,
            Request::Undo => view.undo_for(people),
            Request::Redo => view.redo_for(people),
            _ => request,
        }
    }

    /// Clears everything that could tell what was sealed, or what somebody was about to seal.
    fn forget(&mut self) {
        self.hand.drop_all();
        self.hand.cursor = None;
        self.hovered.set_if_neq(HoveredCell(None));
        self.taken.set_if_neq(BoardTaken(None));
    }

    /// Whether this asker may decide for the seats that the request concerns.
    fn may(&self, from: Asker, request: &Request) -> bool {
        let view = self.play.view();
        let decides = |seat| match from {
            Asker::Person(_) => self.seats.0.contains(seat),
            Asker::Computer(own) => seat == own && !self.seats.0.contains(seat),
            Asker::File | Asker::Log(_) => true,
        };
        match request {
            Request::Picks(seat, _) | Request::Order(seat, _) | Request::Resign(seat) => decides(*seat),
            // A whole move also decides for a seat whose order is sealed.
            Request::Move(_) => view.asked().iter().chain(view.sealed().iter()).all(decides),
            Request::AgreeDraw => {
                let all = SeatSet::first(view.seats()).iter().all(|seat| self.seats.0.contains(seat));
                all || self.seats.1.0 || matches!(from, Asker::File | Asker::Log(_))
            }
            Request::Flag(_)
            | Request::Undo
            | Request::Redo
            | Request::GoTo(_)
            | Request::Comment(..)
            | Request::Nags(..)
            | Request::Promote(_)
            | Request::Remove(_)
            | Request::Restore(_) => true,
        }
    }
}
