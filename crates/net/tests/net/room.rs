//! A room of made-up computers: one keeps a table, others sit at it or watch, and time passes when a test says so.

use ludoteca_games::catalogue;
use ludoteca_net::{Act, Guest, Host, Identity, News, Opening, PeerId, Want};
use ludoteca_rules::random::{below, generator};
use ludoteca_rules::session::PlayView;
use ludoteca_rules::{Catalogue, Seat};
use rand::Rng;
use rand::rngs::ChaCha8Rng;
use std::time::Duration;

/// Random bytes of a seed.
pub fn entropy(seed: u64) -> ludoteca_net::Entropy {
    let mut rng = generator(seed);
    Box::new(move || {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        bytes
    })
}

/// The identity of the computer of this number.
pub fn identity(number: usize) -> Identity {
    Identity::from_secret([u8::try_from(number + 1).expect("a small number"); 32])
}

/// One computer with a guest.
pub struct Chair {
    /// The program, unless it was killed.
    pub guest: Option<Guest>,
    /// What it has kept of the log.
    pub disk: String,
    /// Its line to the host.
    pub line: Option<PeerId>,
    pub want: Want,
    /// What happened there.
    pub news: Vec<News>,
}

/// All computers of a table.
pub struct Room {
    pub catalogue: Catalogue,
    pub now: Duration,
    pub host: Option<Host>,
    /// What the host has kept of the log.
    pub disk: String,
    pub chairs: Vec<Chair>,
    /// All that went over the wire since it was looked at last: from the host or not, of which chair, and the text.
    pub wire: Vec<(bool, usize, String)>,
    pub listens: bool,
    pub rng: ChaCha8Rng,
    seeds: u64,
}

impl Room {
    /// A room in which a table is open, and so many guests sit or watch.
    pub fn open(opening: Opening, wants: Vec<Want>, seed: u64) -> Self {
        let catalogue = catalogue();
        let host = Host::open(&catalogue, opening, identity(0), entropy(seed), Duration::ZERO).expect("a table");
        let chair = |want| Chair { guest: None, disk: String::new(), line: None, want, news: Vec::new() };
        let mut room = Self {
            catalogue,
            now: Duration::ZERO,
            host: Some(host),
            disk: String::new(),
            chairs: wants.into_iter().map(chair).collect(),
            wire: Vec::new(),
            listens: false,
            rng: generator(seed),
            seeds: seed * 1000,
        };
        for number in 0..room.chairs.len() {
            room.start(number);
            room.connect(number);
        }
        room
    }

    /// A table of a game at which everybody sits.
    pub fn of(game: &str, seed: u64) -> Self {
        let opening = Opening { game: game.to_owned(), date: "2026.11.26".to_owned(), ..Opening::default() };
        Self::with(opening, seed)
    }

    /// A table at which everybody sits.
    pub fn with(opening: Opening, seed: u64) -> Self {
        let known = catalogue();
        let (id, _) = opening.game.split_once(':').unwrap_or((&opening.game, ""));
        let entry = known.find(id).expect("a game");
        let options = opening.game.split_once(':').map_or("", |(_, options)| options);
        let options = ludoteca_rules::Options::parse(entry.info.options, options).expect("options");
        let seats = entry.seats(&options);
        Self::open(opening, (0..seats).map(|_| Want::Place(None)).collect(), seed)
    }

    pub fn new_entropy(&mut self) -> ludoteca_net::Entropy {
        self.seeds += 1;
        entropy(self.seeds)
    }

    /// Starts the program of a chair, with what it has kept.
    pub fn start(&mut self, number: usize) {
        let bytes = self.new_entropy();
        let chair = &mut self.chairs[number];
        let name = format!("Player {number}");
        let mut guest = Guest::new(self.catalogue.clone(), identity(number), name, chair.want.clone(), bytes);
        if !chair.disk.is_empty() {
            guest = guest.come_back(&chair.disk).expect("its own log");
        }
        chair.guest = Some(guest);
    }

    /// Opens the line of a chair to the host.
    pub fn connect(&mut self, number: usize) {
        let now = self.now;
        let Some(host) = &mut self.host else { return };
        let chair = &mut self.chairs[number];
        if let (Some(guest), None) = (&mut chair.guest, chair.line) {
            chair.line = Some(host.connect(now));
            guest.connected(now);
        }
        self.pump();
    }

    /// Cuts the line of a chair.
    pub fn cut(&mut self, number: usize) {
        let now = self.now;
        let chair = &mut self.chairs[number];
        if let Some(line) = chair.line.take() {
            if let Some(guest) = &mut chair.guest {
                guest.lost(now);
            }
            if let Some(host) = &mut self.host {
                host.lose(line, now);
            }
        }
        self.pump();
    }

    /// Kills the program of a chair: what it had in memory is gone.
    pub fn kill(&mut self, number: usize) {
        self.cut(number);
        self.chairs[number].guest = None;
    }

    /// Kills the host: what it had in memory is gone, and so are all lines.
    pub fn kill_host(&mut self) {
        for number in 0..self.chairs.len() {
            self.cut(number);
        }
        self.host = None;
    }

    /// Starts the host again, with what it has kept.
    pub fn start_host(&mut self) {
        let bytes = self.new_entropy();
        let host = Host::go_on(&self.catalogue, &self.disk, identity(0), bytes, self.now);
        self.host = Some(host.expect("its own log"));
    }

    /// Time passes, and everybody does what is due.
    pub fn wait(&mut self, time: Duration) {
        let until = self.now + time;
        loop {
            let due = self.host.as_ref().and_then(Host::wakes_at).filter(|at| *at < until);
            self.now = due.unwrap_or(until).max(self.now);
            if let Some(host) = &mut self.host {
                host.tick(self.now);
            }
            self.pump();
            if self.now >= until {
                return;
            }
        }
    }

    /// Carries everything that was said to where it belongs, until nobody says anything more.
    pub fn pump(&mut self) {
        while self.carry() {}
    }

    /// Carries what was said so far; whether there was anything.
    pub fn carry(&mut self) -> bool {
        let now = self.now;
        let mut any = false;
        while let Some(act) = self.host.as_mut().and_then(Host::next_act) {
            any = true;
            match act {
                Act::Keep(line) => self.disk += &(line + "\n"),
                Act::Send(peer, text) => {
                    let Some(number) = self.chairs.iter().position(|chair| chair.line == Some(peer)) else { continue };
                    if self.listens {
                        self.wire.push((true, number, text.clone()));
                    }
                    if let Some(guest) = &mut self.chairs[number].guest {
                        guest.hear(&text, now);
                    }
                }
                Act::Close(peer) => {
                    if let Some(chair) = self.chairs.iter_mut().find(|chair| chair.line == Some(peer)) {
                        chair.line = None;
                        if let Some(guest) = &mut chair.guest {
                            guest.lost(now);
                        }
                    }
                }
            }
        }
        for (number, chair) in self.chairs.iter_mut().enumerate() {
            let Some(guest) = &mut chair.guest else { continue };
            while let Some(news) = guest.next_news() {
                if let News::Line(line, _) = &news {
                    chair.disk += &format!("{line}\n");
                }
                chair.news.push(news);
            }
            while let Some(text) = guest.next_message() {
                let (Some(host), Some(line)) = (&mut self.host, chair.line) else { continue };
                any = true;
                if self.listens {
                    self.wire.push((false, number, text.clone()));
                }
                host.hear(line, &text, now);
            }
        }
        any
    }

    pub fn guest(&self, number: usize) -> &Guest {
        self.chairs[number].guest.as_ref().expect("a running guest")
    }

    pub fn guest_mut(&mut self, number: usize) -> &mut Guest {
        self.chairs[number].guest.as_mut().expect("a running guest")
    }

    /// The session that a guest sees.
    pub fn session(&self, number: usize) -> &dyn PlayView {
        self.guest(number).table().and_then(|table| table.session()).expect("a game that has begun")
    }

    /// Whether the game is over, as the host has it.
    pub fn is_over(&self) -> bool {
        self.host.as_ref().is_some_and(|host| host.table().ending().is_some())
    }

    /// Who is asked and has a chair with an open line: chair and seat.
    pub fn deciding(&self) -> Vec<(usize, Seat)> {
        let guests = self.chairs.iter().enumerate();
        guests.filter_map(|(number, chair)| Some((number, chair.guest.as_ref()?.deciding()?))).collect()
    }

    /// Everybody who is asked gives an order by chance, those that end games sooner more often; whether anybody was.
    pub fn decide(&mut self) -> bool {
        let deciding = self.deciding();
        for (number, seat) in &deciding {
            let orders = self.session(*number).orders(*seat);
            let chosen = (0..4).map(|_| &orders[below(&mut self.rng, orders.len())]);
            let order = chosen.max_by_key(|order| order.contains('x')).expect("there are four").clone();
            let now = self.now;
            self.guest_mut(*number).order(*seat, &order, now).expect("a legal order");
        }
        !deciding.is_empty()
    }

    /// Plays on by chance until the game is over, or for so many rounds of decisions.
    pub fn play_on(&mut self, rounds: usize) {
        for _ in 0..rounds {
            if self.is_over() || !self.decide() {
                break;
            }
            self.now += Duration::from_millis(400);
            self.pump();
        }
    }

    /// All logs are the same, and so are the records of the games.
    pub fn check_equal(&self) {
        for (number, chair) in self.chairs.iter().enumerate() {
            assert!(chair.disk == self.disk, "the log of chair {number} differs from that of the host");
        }
        let of = |number: usize| ludoteca_record::write(self.session(number));
        for number in 1..self.chairs.len() {
            assert_eq!(of(0), of(number));
        }
    }
}
