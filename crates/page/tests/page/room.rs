//! A room with a host and browsers: what a page would show is all that a test knows.

use ludoteca_games::catalogue;
use ludoteca_net::{Act, Entropy, Host, Identity, Opening, PeerId};
use ludoteca_page::{Arrival, Browser, Speech};
use ludoteca_rules::random::{below, generator};
use rand::Rng;
use rand::rngs::ChaCha8Rng;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

static SPEECH: LazyLock<Arc<Speech>> = LazyLock::new(|| Arc::new(Speech::new(&catalogue())));

pub fn entropy(seed: u64) -> Entropy {
    let mut rng = generator(seed);
    Box::new(move || {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        bytes
    })
}

/// A page, and the browser behind it.
pub struct Page {
    pub browser: Browser,
    pub peer: PeerId,
    pub seen: Seen,
}

impl Deref for Page {
    type Target = Seen;

    fn deref(&self) -> &Seen {
        &self.seen
    }
}

impl DerefMut for Page {
    fn deref_mut(&mut self) -> &mut Seen {
        &mut self.seen
    }
}

/// What a page knows.
#[derive(Default)]
pub struct Seen {
    pub state: Map<String, Value>,
    pub board: Value,
    pub figures: Map<String, Value>,
    pub clocks: Value,
    pub news: Vec<String>,
    pub refused: Vec<String>,
    pub about: Option<Value>,
    pub bye: Option<String>,
    /// Every message, as it came.
    pub heard: Vec<String>,
}

impl Seen {
    pub fn field(&self, name: &str) -> &Value {
        self.state.get(name).unwrap_or(&Value::Null)
    }

    pub fn text(&self, name: &str) -> &str {
        self.field(name).as_str().unwrap_or_default()
    }

    pub fn numbers(&self, name: &str) -> Vec<u64> {
        self.field(name).as_array().into_iter().flatten().filter_map(Value::as_u64).collect()
    }

    /// The number of the cell of this name.
    pub fn cell(&self, name: &str) -> u64 {
        let said = self.field("said").as_array().expect("cells");
        let place = said.iter().position(|it| it.as_str().is_some_and(|it| it.starts_with(&format!("{name}:"))));
        place.unwrap_or_else(|| panic!("no cell {name}")) as u64
    }

    pub fn hear(&mut self, text: String) {
        let message: Value = serde_json::from_str(&text).expect("JSON");
        self.heard.push(text);
        let Some((kind, told)) = message.as_object().and_then(|message| message.iter().next()) else {
            assert_eq!(message, "beat");
            return;
        };
        let texts = || told.as_array().into_iter().flatten().filter_map(|it| it.as_str().map(str::to_owned));
        match kind.as_str() {
            "state" => self.state.extend(told.as_object().expect("fields").clone()),
            "board" => {
                self.board = told.clone();
                self.state.clear();
                self.figures.clear();
            }
            "figures" => self.figures.extend(told.as_object().expect("figures").clone()),
            "clocks" => self.clocks = told.clone(),
            "news" => self.news.extend(texts()),
            "refused" => self.refused.push(told.as_str().expect("a sentence").to_owned()),
            "about" => self.about = Some(told.clone()),
            "bye" => self.bye = told["text"].as_str().map(str::to_owned),
            "words" => {}
            other => panic!("{other}"),
        }
    }
}

/// A host, and everybody who came.
pub struct Room {
    pub host: Host,
    pub log: Vec<String>,
    pub pages: BTreeMap<usize, Page>,
    pub now: Duration,
    pub rng: ChaCha8Rng,
    seed: u64,
}

impl Room {
    pub fn open(opening: Opening, seed: u64) -> Self {
        let host = Host::open(&catalogue(), opening, Self::installation(), entropy(seed), Duration::ZERO);
        let host = host.expect("a table");
        Self { host, log: Vec::new(), pages: BTreeMap::new(), now: Duration::ZERO, rng: generator(seed), seed }
    }

    /// A table of a game at which so many browsers sit.
    pub fn of(game: &str, seats: usize, seed: u64) -> Self {
        let mut room = Self::open(Opening { game: game.to_owned(), ..Opening::default() }, seed);
        for number in 0..seats {
            room.come(number);
            room.say(number, &json!({ "sit": { "name": format!("Pupil {number}") } }));
        }
        room
    }

    fn installation() -> Identity {
        Identity::from_secret([9; 32])
    }

    pub fn token(number: usize) -> String {
        format!("{:032x}", number + 1)
    }

    /// Somebody opens the page.
    pub fn come(&mut self, number: usize) {
        let hello = json!({ "hello": { "page": 1, "token": Self::token(number), "language": "en" } });
        self.arrive(number, &hello);
    }

    pub fn arrive(&mut self, number: usize, hello: &Value) {
        let arrival = Arrival::parse(&hello.to_string()).expect("a page");
        self.seed += 1;
        let secrets = (Self::installation().of_token(arrival.token), entropy(self.seed));
        let name = arrival.sat.as_ref().map(|(_, name)| name.as_str());
        let browser = Browser::new((catalogue(), SPEECH.clone()), &arrival, secrets, (Vec::new(), name), self.now);
        let peer = self.host.connect(self.now);
        let page = Page { browser, peer, seen: Seen::default() };
        self.pages.insert(number, page);
        let now = self.now;
        self.page_mut(number).browser.connected(now);
        self.settle();
    }

    /// Somebody closes the page.
    pub fn go(&mut self, number: usize) {
        let page = self.pages.remove(&number).expect("it is open");
        self.host.lose(page.peer, self.now);
        self.settle();
    }

    pub fn page(&self, number: usize) -> &Page {
        self.pages.get(&number).expect("it is open")
    }

    pub fn page_mut(&mut self, number: usize) -> &mut Page {
        self.pages.get_mut(&number).expect("it is open")
    }

    /// A page says something.
    pub fn say(&mut self, number: usize, message: &Value) {
        let now = self.now;
        self.page_mut(number).browser.hear_page(&message.to_string(), now);
        self.settle();
    }

    pub fn touch(&mut self, number: usize, cell: &str) {
        let cell = self.page(number).cell(cell);
        self.say(number, &json!({ "touch": { "cell": cell } }));
    }

    /// Time passes.
    pub fn pass(&mut self, time: Duration) {
        let mut left = time;
        while !left.is_zero() {
            let step = left.min(Duration::from_secs(1));
            left -= step;
            self.now += step;
            let now = self.now;
            self.host.tick(now);
            self.pages.values_mut().for_each(|page| page.browser.tick(now));
            self.settle();
        }
    }

    /// Everything that is said is heard, until nobody says anything.
    pub fn settle(&mut self) {
        loop {
            let mut quiet = true;
            while let Some(act) = self.host.next_act() {
                quiet = false;
                match act {
                    Act::Keep(line) => self.log.push(line),
                    Act::Send(peer, text) => {
                        if let Some(page) = self.pages.values_mut().find(|page| page.peer == peer) {
                            page.browser.hear_host(&text, self.now);
                        }
                    }
                    Act::Close(_) => {}
                }
            }
            for page in self.pages.values_mut() {
                while let Some(text) = page.browser.next_to_host() {
                    quiet = false;
                    self.host.hear(page.peer, &text, self.now);
                }
                while let Some(text) = page.browser.next_to_page(self.now) {
                    quiet = false;
                    page.hear(text);
                }
            }
            if quiet {
                return;
            }
        }
    }

    /// Whoever is to decide touches what the page says can be touched, by chance; whether anybody could.
    pub fn play_on(&mut self) -> bool {
        self.now += Duration::from_millis(200);
        let numbers: Vec<usize> = self.pages.keys().copied().collect();
        let mut acted = false;
        for number in numbers {
            let page = self.page(number);
            if page.field("proposed").is_object() {
                self.say(number, &json!("play"));
                acted = true;
                continue;
            }
            let cells = page.numbers("can");
            let choices = page.field("choices").as_array().cloned().unwrap_or_default();
            let held = page.numbers("held");
            // While something is in hand, what stands there is not touched again.
            let fresh: Vec<u64> = cells.iter().copied().filter(|cell| !held.contains(cell)).collect();
            let pick = below(&mut self.rng, (fresh.len() + choices.len()).max(1));
            if let Some(cell) = fresh.get(pick) {
                self.say(number, &json!({ "touch": { "cell": cell } }));
                acted = true;
            } else if let Some(choice) = choices.get(pick - fresh.len()) {
                self.say(number, &json!({ "choose": { "choice": choice["choice"] } }));
                acted = true;
            } else if let Some(cell) = cells.first() {
                self.say(number, &json!({ "touch": { "cell": cell } }));
                acted = true;
            }
        }
        acted
    }
}
