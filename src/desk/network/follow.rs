//! Brings the play on the table here to where the log of its table between computers is, and says to the table what the
//! person here decides.

use super::connection::{Network, NetworkHome, Seated};
use super::mail::Turned;
use super::model::{NetworkModel, NetworkStage};
use super::news;
use crate::desk::frame::dialog::{Dialog, DialogAction, OpenDialog};
use crate::desk::frame::look::DeskWords;
use crate::desk::frame::notice::{Notice, Notices};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use ludoteca_clock::Clock;
use ludoteca_net::{News, Table, Wish};
use ludoteca_record as record;
use ludoteca_rules::session::{Event, NodeId, PlayView, Request};
use ludoteca_rules::{Seat, SeatSet};
use ludoteca_table::play::stage::{self, Shelf};
use ludoteca_table::play::{
    Asker, Hand, OrderReview, Play, PlayClock, PlayEvent, Reviewer, TableAction, TableEvent, TableRequest, TimeSource,
};
use ludoteca_table::schedule::{NextFrame, TableSystems};
use std::time::Duration;

/// What people ask of a play whose log is at another table, until it is said there.
#[derive(Resource, Default)]
struct Overheard(Vec<TableAction>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Overheard>();
    let systems = (overhear, follow).chain().in_set(TableSystems::Apply).before(stage::StageSystems);
    app.add_systems(Update, systems);
}

/// Takes note of what the person asks of a play that follows a log.
fn overhear(mut requests: MessageReader<TableRequest>, plays: Query<&OrderReview>, mut overheard: ResMut<Overheard>) {
    for request in requests.read() {
        let follows = plays.get(request.play).is_ok_and(|review| review.by == Reviewer::Log);
        if follows && matches!(request.from, Asker::Person(_)) {
            overheard.0.push(request.action.clone());
        }
    }
}

fn follow(world: &mut World) {
    world.resource_scope(|world, mut network: Mut<Network>| {
        choose(world);
        let page = world.resource::<OpenDialog>().0 == Some(Dialog::Network);
        find(world, &mut network, page);
        if page {
            // Tables that are seen wake nobody.
            world.resource_mut::<NextFrame>().within(Duration::from_millis(500));
        }
        let gone = network.seated().is_some_and(|seated| is_left(world, seated, page));
        if gone {
            network.leave();
            world.resource_mut::<NetworkModel>().left(NetworkStage::Away);
            return;
        }
        let Some(seated) = network.seated() else { return };
        hear(world, seated);
        open(world, seated);
        sync(world, seated);
        say(world, seated);
        times(world, seated);
        let far = seated.far();
        if world.resource::<NetworkModel>().far != far {
            world.resource_mut::<NetworkModel>().far = far;
        }
        if let Some(stage) = shown(world, seated)
            && world.resource::<NetworkModel>().stage != stage
        {
            world.resource_mut::<NetworkModel>().stage = stage;
        }
        if seated.visit.guest().broken().is_some() && seated.play.is_none() {
            network.leave();
            return;
        }
        match seated.turns_page() {
            Some(Turned::Shown) => _ = world.write_message(DialogAction::Open(Dialog::Network)),
            Some(Turned::Away) if page => _ = world.write_message(DialogAction::Close),
            Some(Turned::Away) | None => {}
        }
    });
}

/// While the page is open and nobody here is at a table: the tables that are seen, and the games to go on with.
fn find(world: &mut World, network: &mut Network, page: bool) {
    let away = page && matches!(world.resource::<NetworkModel>().stage, NetworkStage::Away);
    if network.look(away) && away {
        let (home, catalogue) = (world.resource::<NetworkHome>().clone(), world.resource::<Shelf>().0.clone());
        network.look_back(&home, &catalogue);
        let mut model = world.resource_mut::<NetworkModel>();
        if let (None, Some(tables)) = (&model.name, &home.tables) {
            model.name = Some(tables.name());
        }
    }
    let (seen, kept) = (network.seen(), network.kept());
    let model = world.resource::<NetworkModel>();
    let kept = kept.filter(|kept| model.kept != *kept);
    if model.seen != seen {
        world.resource_mut::<NetworkModel>().seen = seen;
    }
    if let Some(kept) = kept {
        world.resource_mut::<NetworkModel>().kept = kept;
    }
}

/// Remembers the options that are chosen for a new game, from which one may go to the page about tables.
fn choose(world: &mut World) {
    let chosen = match &world.resource::<OpenDialog>().0 {
        Some(Dialog::NewGame(options)) => Some(options.clone()),
        Some(Dialog::Network) => return,
        _ => None,
    };
    if world.resource::<NetworkModel>().chosen != chosen {
        world.resource_mut::<NetworkModel>().chosen = chosen;
    }
}

/// Whether the person has left: the play is gone from the table, or the page was closed on the way to another table. A
/// table that is open here stays open until it is closed on its page.
fn is_left(world: &World, seated: &Seated, page: bool) -> bool {
    match seated.play {
        Some(play) => world.get::<Play>(play).is_none(),
        None => {
            let stays = seated.code().is_some() || seated.mail.is_some() || seated.visit.guest().broken().is_some();
            !page && !stays
        }
    }
}

/// Takes in what was said at the table: keeps it, and tells what the board does not show.
fn hear(world: &mut World, seated: &mut Seated) {
    let words = world.resource::<DeskWords>().0.clone();
    let mut told = Vec::new();
    for news in seated.visit.poll() {
        if let News::Line(line, _) = &news {
            keep(world, seated, line);
        }
        let failed = matches!(news, News::Refused(_) | News::Closed(_));
        if failed && let Some(play) = seated.play {
            request(world, play, Asker::Log(Seat(0)), TableAction::Drop);
        }
        let text = news::told(seated.visit.guest(), &words, &news);
        told.extend(text.map(|text| if failed { Notice::failure(text) } else { Notice::information(text) }));
        world.write_message(RequestRedraw);
    }
    told.extend(news::comings(seated, &words).into_iter().map(Notice::information));
    let broken = seated.visit.trouble().is_some() && seated.play.is_some();
    if broken != seated.told_broken {
        seated.told_broken = broken;
        let key = if broken { "net-trouble-broke" } else { "net-line-again" };
        told.push(Notice::information(ludoteca_rules::Text::new(key)));
    }
    if let Some(notice) = told.pop() {
        world.resource_mut::<Notices>().tell(notice);
    }
    let question = news::question(seated.visit.guest(), &words);
    ask(world, question);
}

/// Opens the question of somebody at the table, and closes it when it is answered.
fn ask(world: &mut World, question: Option<ludoteca_rules::Text>) {
    let open = world.resource::<OpenDialog>().0.clone();
    if world.resource::<NetworkModel>().question != question {
        world.resource_mut::<NetworkModel>().question.clone_from(&question);
    }
    match (question, open) {
        (Some(_), None) => world.resource_mut::<OpenDialog>().0 = Some(Dialog::NetworkQuestion),
        (None, Some(Dialog::NetworkQuestion)) => world.resource_mut::<OpenDialog>().0 = None,
        _ => {}
    }
}

fn keep(world: &mut World, seated: &mut Seated, line: &str) {
    let Some(table) = seated.visit.guest().table() else { return };
    let (game, id) = (table.opened().game.clone(), table.id());
    let Some(log) = &mut seated.log else { return };
    if let Err(error) = log.keep(&game, id, line) {
        seated.log = None;
        let text = ludoteca_rules::Text::new("net-not-kept").with("cause", error.to_string());
        world.resource_mut::<Notices>().tell(Notice::failure(text));
    }
}

/// Puts the game of the table here once it has begun.
fn open(world: &mut World, seated: &mut Seated) {
    let Some((table, session)) = seated.table().and_then(|table| Some((table, table.session()?))) else { return };
    if seated.play.is_some() {
        return;
    }
    let catalogue = world.resource::<Shelf>().0.clone();
    let mine = seated.visit.guest().seats();
    // The play on the table is another session than the one that replays the log, which nothing here may change.
    let Ok(copy) = record::read(&record::write(session), &catalogue) else { return };
    let Ok(play) = stage::open(world, table.entry(), copy) else { return };
    let seen_by = mine.iter().next().unwrap_or(Seat(0));
    world.entity_mut(play).insert(OrderReview { by: Reviewer::Log, seats: SeatSet::NONE, seen_by });
    world.write_message(TableEvent { play, seat: None, happened: PlayEvent::Opened });
    // Who goes on with a game waits for the others, who need to be told the letters once more.
    world.resource_mut::<OpenDialog>().0 = None;
    if seated.goes_on() {
        world.write_message(DialogAction::Open(Dialog::Network));
    }
    seated.play = Some(play);
}

/// Where the game of the table stands in a play: the last node that both have, and what follows it at the table.
fn place(view: &dyn PlayView, table: &dyn PlayView) -> (NodeId, Option<(Event, SeatSet)>) {
    let mut path = Vec::new();
    let mut node = table.cursor();
    while let Some(parent) = table.node(node).parent {
        path.push(node);
        node = parent;
    }
    let mut here = NodeId::ROOT;
    for node in path.into_iter().rev() {
        let wanted = table.node(node);
        let children = view.node(here).children;
        match children.into_iter().find(|child| view.node(*child).event == wanted.event) {
            Some(child) => here = child,
            None => return (here, Some((wanted.event, wanted.by))),
        }
    }
    (here, None)
}

/// Plays here what was played at the table, one thing a frame.
fn sync(world: &mut World, seated: &mut Seated) {
    let Some(entity) = seated.play else { return };
    let Some(session) = seated.table().and_then(Table::session) else { return };
    let Some(play) = world.get::<Play>(entity) else { return };
    // Long games are not compared again in every frame.
    let head = seated.table().map(Table::head);
    if seated.live.is_some() && seated.followed == head {
        return;
    }
    let (here, next) = place(play.view(), session);
    let cursor = play.view().cursor();
    let ahead = next.is_some();
    if !ahead && seated.live == Some(here) {
        seated.followed = head;
        return;
    }
    let wanted = match next {
        _ if cursor != here => Some((Seat(0), Request::GoTo(here))),
        Some((event, by)) => {
            let seat = by.iter().next().unwrap_or(Seat(0));
            match event {
                Event::Start => None,
                Event::Move(text) => Some((seat, Request::Move(text))),
                Event::Resigned(seat) => Some((seat, Request::Resign(seat))),
                Event::DrawAgreed => Some((seat, Request::AgreeDraw)),
                Event::Flagged(seat) => Some((seat, Request::Flag(seat))),
            }
        }
        None => None,
    };
    if !ahead {
        seated.live = Some(here);
    }
    if let Some((seat, asked)) = wanted {
        request(world, entity, Asker::Log(seat), TableAction::Session(asked));
    }
}

fn request(world: &mut World, entity: Entity, from: Asker, action: TableAction) {
    let Some(play) = world.get::<Play>(entity) else { return };
    let request = play.request(entity, from, action);
    world.write_message(request);
    world.write_message(RequestRedraw);
}

/// Says to the table what the person here decided, and lets the person decide where that is asked.
fn say(world: &mut World, seated: &mut Seated) {
    let overheard = std::mem::take(&mut world.resource_mut::<Overheard>().0);
    let Some(entity) = seated.play else { return };
    for action in overheard {
        overheard_one(world, seated, action);
    }
    let Some(play) = world.get::<Play>(entity) else { return };
    let view = play.view();
    let live = seated.live == Some(view.cursor());
    let hand = world.get::<Hand>(entity);
    let proposed = hand.and_then(|hand| Some((hand.seat, agreed(view, hand)?)));
    let deciding = seated.visit.guest().deciding();
    if let (Some((seat, order)), true) = (proposed, live)
        && deciding == Some(seat)
    {
        give(world, seated, seat, &order);
    }
    let guest = seated.visit.guest();
    let table = guest.table();
    let runs = table.is_some_and(|table| table.paused().is_none()) && !guest.is_held();
    let free = live && guest.is_open() && runs;
    let waits = guest.waits();
    // While an order is on its way the board shows it, and nothing more can be touched.
    let seats = guest.deciding().filter(|_| free && !waits).map_or(SeatSet::NONE, SeatSet::one);
    if let Some(mut review) = world.get_mut::<OrderReview>(entity) {
        let seen_by = review.seen_by;
        review.set_if_neq(OrderReview { by: Reviewer::Log, seats, seen_by });
    }
}

/// The order that the person here has entered and agreed to.
fn agreed(view: &dyn PlayView, hand: &Hand) -> Option<String> {
    view.order_of(hand.seat, hand.proposed.as_deref().filter(|_| hand.agreed)?)
}

/// Gives an order at the table.
fn give(world: &mut World, seated: &mut Seated, seat: Seat, order: &str) {
    let given = seated.visit.act(|guest, now| guest.order(seat, order, now));
    let secret = seated.table().is_some_and(|table| table.entry().info.simultaneous);
    let failed = given.is_err();
    if let Err(refusal) = given {
        world.resource_mut::<Notices>().refused(seat, refusal);
    }
    // What is sealed is not seen any more.
    if let Some(entity) = seated.play.filter(|_| secret || failed) {
        request(world, entity, Asker::Log(seat), TableAction::Drop);
    }
}

/// What the person asked of the play here is asked of the others.
fn overheard_one(world: &mut World, seated: &mut Seated, action: TableAction) {
    let Some(seat) = seated.visit.guest().speaker() else { return };
    let asked = match action {
        TableAction::Session(Request::Undo) => seated.visit.act(|guest, _| guest.ask(seat, Wish::Takeback)),
        TableAction::Session(Request::AgreeDraw) => seated.visit.act(|guest, _| guest.ask(seat, Wish::Draw)),
        TableAction::Session(Request::Resign(_)) => seated.visit.act(|guest, _| guest.resign(seat)),
        TableAction::Session(Request::Order(by, text)) => return give(world, seated, by, &text),
        TableAction::Pause(true) => seated.visit.act(|guest, _| guest.ask(seat, Wish::Pause)),
        TableAction::Pause(false) => seated.visit.act(|guest, _| guest.resume(seat)),
        _ => return,
    };
    if let Err(fault) = asked {
        world.resource_mut::<Notices>().tell(Notice::failure(fault.text()));
    }
}

/// Sets the clock here to what the table says.
fn times(world: &mut World, seated: &mut Seated) {
    let Some((entity, table)) = seated.play.zip(seated.table()) else { return };
    let guest = seated.visit.guest();
    let stand = (table.head(), guest.is_held());
    let Some(at) = guest.at(seated.visit.now()).filter(|_| seated.timed != Some(stand)) else { return };
    let now = world.resource::<TimeSource>().now();
    let asked = table.asked();
    let paused = table.paused().is_some() || guest.is_held();
    let left = |seat: Seat| table.time(seat, at);
    let Some(mut clock) = world.get_mut::<PlayClock>(entity) else { return };
    if let Some(controls) = clock.0.as_ref().map(Clock::controls) {
        let mut new = Clock::new(&controls);
        new.restore(left);
        new.go(now, SeatSet::NONE, asked);
        if paused {
            new.pause(now);
        }
        clock.0 = Some(new);
    }
    seated.timed = Some(stand);
}

/// What is shown now, where that is not what the person chose.
fn shown(world: &World, seated: &mut Seated) -> Option<NetworkStage> {
    let words = &world.resource::<DeskWords>().0;
    if let Some(playing) = news::playing(seated, words) {
        return Some(playing);
    }
    let guest = seated.visit.guest();
    if let Some(fault) = guest.broken() {
        return Some(NetworkStage::Failed(fault.text()));
    }
    if let Some(mail) = seated.mail_model() {
        return Some(NetworkStage::Mail(mail));
    }
    let guest = seated.visit.guest();
    if let (Some((trouble, _)), None) = (seated.visit.trouble(), guest.table()) {
        return Some(NetworkStage::Failed(trouble.text()));
    }
    let NetworkStage::Open(open) = &world.resource::<NetworkModel>().stage else { return None };
    let mut open = open.clone();
    let sitters = guest.table().map_or(&[][..], |table| table.sitters());
    open.sitters = sitters.iter().flatten().map(|sitter| sitter.name.clone()).collect();
    Some(NetworkStage::Open(open))
}
