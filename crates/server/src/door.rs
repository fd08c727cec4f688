//! The door of a host: the one port on which the program listens, and only as long as this lives.

use crate::carrier::Carrier;
use crate::keeper::{Keep, Served, keeper};
use crate::page::{Guide, Welcome, page_file, visit};
use crate::passage::pass;
use crate::trouble::Trouble;
use axum::Router;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use ludoteca_net::{FIRST_PORT, Host, LONGEST_FRAME, PORTS, PublicKey};
use ludoteca_page::LONGEST_MESSAGE;
use ludoteca_rules::Text;
use ludoteca_store::Failure;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Handle};
use tokio::sync::{Semaphore, oneshot, watch};
use tokio::time::Instant;

/// So many connections at once, from wherever they come.
const MOST_CONNECTIONS: usize = 160;

/// A request must be whole within so long.
const REQUEST_WITHIN: Duration = Duration::from_secs(10);

/// A port on which the program listens, until this is dropped.
pub struct Door {
    port: u16,
    runtime: Handle,
    hall: Hall,
    start: Instant,
    close: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// What those who come through the internet share with those who come to a door.
#[derive(Clone, Debug)]
#[cfg_attr(not(feature = "internet"), expect(dead_code, reason = "nobody comes through the internet"))]
pub struct Entrance {
    /// The port of the door, which is taken for the internet too if it is free there.
    pub(crate) port: u16,
    /// The places of all that are connected.
    pub(crate) room: Arc<Semaphore>,
}

/// What every connection knows: the tables, when the door closes, and the places of all that are connected.
#[derive(Clone)]
struct Hall {
    tables: Arc<Mutex<Vec<Served>>>,
    welcome: Arc<Welcome>,
    closed: watch::Receiver<bool>,
    port: u16,
    room: Arc<Semaphore>,
}

impl Hall {
    /// The table of this name, or the first one.
    fn table(&self, id: Option<&str>) -> Option<Served> {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        tables.iter().find(|table| id.is_none_or(|id| table.id().to_string() == id)).cloned()
    }
}

impl Door {
    /// Opens a door on the first free one of the ports that six letters can name, else on any; with `port` on that one.
    /// Browsers are welcomed to the tables behind it.
    ///
    /// # Errors
    /// The system gives no port, or no thread.
    pub fn open(port: Option<u16>, welcome: Welcome) -> io::Result<Self> {
        let listener = listen(port)?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let (tell_closed, closed) = watch::channel(false);
        let room = Arc::new(Semaphore::new(MOST_CONNECTIONS));
        let hall = Hall { tables: Arc::default(), welcome: Arc::new(welcome), closed, port, room };
        let (close, closing) = oneshot::channel();
        let handle = runtime.handle().clone();
        let listener = runtime.block_on(async { TcpListener::from_std(listener) })?;
        let router = Router::new()
            .route("/", get(greet))
            .route("/table", get(first_table))
            .route("/table/{id}", get(named_table))
            .route("/play", get(first_play))
            .route("/play/{id}", get(named_play))
            .route("/page/{version}/{name}", get(look))
            .with_state(hall.clone());
        let room = hall.room.clone();
        let thread = std::thread::Builder::new().name("ludoteca-door".to_owned()).spawn(move || {
            runtime.block_on(async {
                tokio::select! {
                    () = accept(listener, router, room) => {}
                    _ = closing => {}
                }
                // Whoever is connected is told; the port is closed already.
                let _ = tell_closed.send(true);
                tokio::time::sleep(Duration::from_millis(50)).await;
            });
            runtime.shutdown_background();
        })?;
        Ok(Self { port, runtime: handle, hall, start: Instant::now(), close: Some(close), thread: Some(thread) })
    }

    /// The port.
    #[must_use]
    pub const fn port(&self) -> u16 {
        self.port
    }

    /// The time since the door was opened, as the hosts behind it count it.
    #[must_use]
    pub fn now(&self) -> Duration {
        self.start.elapsed()
    }

    /// What a [`Gate`](crate::Gate) needs of the door: it may be opened on another thread.
    #[must_use]
    pub fn entrance(&self) -> Entrance {
        Entrance { port: self.port, room: self.hall.room.clone() }
    }

    /// Serves a table until the door is closed.
    #[must_use]
    pub fn serve(&self, host: Host, keep: Keep) -> Served {
        let (served, task) = keeper(host, keep, self.start);
        self.runtime.spawn(task);
        self.hall.tables.lock().unwrap_or_else(PoisonError::into_inner).push(served.clone());
        served
    }

    /// Serves a table to which only a card leads: until no card does, everybody is gone, and what is returned here is
    /// dropped.
    #[must_use]
    pub fn serve_apart(&self, host: Host, keep: Keep) -> Served {
        let (served, task) = keeper(host, keep, self.start);
        self.runtime.spawn(task);
        served
    }

    /// From now on browsers are asked for a card, which leads them there: this host keeps a class.
    pub fn lead(&self, guide: Guide) {
        self.hall.welcome.lead(guide);
    }

    /// Whether the page of somebody is open.
    #[must_use]
    pub fn is_here(&self, key: PublicKey) -> bool {
        self.hall.welcome.is_open(key)
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        if let Some(close) = self.close.take() {
            let _ = close.send(());
        }
        if let Some(thread) = self.thread.take() {
            // A panic there was told when it happened.
            let _ = thread.join();
        }
    }
}

/// The door could not be opened: on any port, or on the one that was asked for.
#[must_use]
pub fn no_port(port: Option<u16>, cause: &io::Error) -> Failure {
    let text =
        port.map_or_else(|| Text::new("net-no-port"), |port| Text::new("cli-net-port").with("port", port.to_string()));
    Failure::Work(text.with("cause", cause.to_string()))
}

/// A socket that listens.
fn listen(port: Option<u16>) -> io::Result<std::net::TcpListener> {
    let at = |port: u16| std::net::TcpListener::bind(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)));
    match port {
        Some(port) => at(port),
        None => (FIRST_PORT..FIRST_PORT + PORTS).find_map(|port| at(port).ok()).map_or_else(|| at(0), Ok),
    }
}

/// Takes in whoever comes.
async fn accept(listener: TcpListener, router: Router, room: Arc<Semaphore>) {
    loop {
        // More than that wait until somebody goes.
        let Ok(permit) = room.clone().acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            // Out of file descriptors, say: not again at once.
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        // Small messages are not held back for others.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(router.clone());
        tokio::spawn(async move {
            let connection = hyper::server::conn::http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(REQUEST_WITHIN)
                .serve_connection(TokioIo::new(stream), service)
                .with_upgrades();
            // A connection that breaks is no news.
            let _ = connection.await;
            drop(permit);
        });
    }
}

async fn greet(State(hall): State<Hall>, headers: HeaderMap) -> Response {
    if !is_for_us(&headers, hall.port) {
        return StatusCode::FORBIDDEN.into_response();
    }
    hall.welcome.page(&headers)
}

/// A file of the page.
async fn look(State(hall): State<Hall>, Path((version, name)): Path<(String, String)>, headers: HeaderMap) -> Response {
    if !is_for_us(&headers, hall.port) {
        return StatusCode::FORBIDDEN.into_response();
    }
    page_file(&headers, &version, &name)
}

async fn first_table(State(hall): State<Hall>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    let table = hall.table(None);
    connect(hall, &headers, table, upgrade)
}

/// A link to a table: programs come with a socket, browsers for the page.
async fn named_table(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let table = hall.table(Some(&id));
    match upgrade {
        Ok(upgrade) => connect(hall, &headers, table, upgrade),
        Err(_) if table.is_some() => greet(State(hall), headers).await,
        Err(rejection) => rejection.into_response(),
    }
}

async fn first_play(State(hall): State<Hall>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    play(hall, &headers, None, upgrade)
}

async fn named_play(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    play(hall, &headers, Some(&id), upgrade)
}

/// The socket of a page.
fn play(hall: Hall, headers: &HeaderMap, id: Option<&str>, upgrade: WebSocketUpgrade) -> Response {
    // Unlike a program, a page always says where it is from.
    if !is_for_us(headers, hall.port) || !headers.contains_key(header::ORIGIN) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let opened = hall.table(id);
    if opened.is_none() && !hall.welcome.keeps_a_class() {
        return StatusCode::NOT_FOUND.into_response();
    }
    let all = hall.tables.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let others = |table: &Served| {
        let others = all.iter().filter(|it| it.id() != table.id());
        others.map(|it| [it.game().to_owned(), format!("/table/{}", it.id())]).collect()
    };
    let opened = opened.map(|table| (table.clone(), others(&table)));
    let upgrade = upgrade.max_message_size(LONGEST_MESSAGE).max_frame_size(LONGEST_MESSAGE).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| visit(socket, hall.welcome, opened, hall.closed))
}

fn connect(hall: Hall, headers: &HeaderMap, table: Option<Served>, upgrade: WebSocketUpgrade) -> Response {
    if !is_for_us(headers, hall.port) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Some(table) = table else { return StatusCode::NOT_FOUND.into_response() };
    let upgrade = upgrade.max_message_size(LONGEST_FRAME).max_frame_size(LONGEST_FRAME).write_buffer_size(0);
    upgrade.on_upgrade(move |socket| pass(socket, table, hall.closed))
}

/// Whether a request was meant for this door: by an address and not by a name that somebody else chose, and not from a
/// page of somebody else.
fn is_for_us(headers: &HeaderMap, port: u16) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    let Some(host) = text(header::HOST) else { return false };
    let (name, given) = host.rsplit_once(':').unwrap_or((host, "80"));
    let own = name == "localhost" || name.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
    let from_here = text(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://") == Some(host));
    own && given.parse() == Ok(port) && from_here
}

impl Carrier for WebSocket {
    async fn send(&mut self, text: String) -> bool {
        Self::send(self, Message::Text(text.into())).await.is_ok()
    }

    async fn hear(&mut self) -> Result<String, Trouble> {
        loop {
            match self.recv().await {
                Some(Ok(Message::Text(text))) => return Ok(text.to_string()),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(Trouble::Closed),
            }
        }
    }

    async fn close(mut self) {
        let _ = Self::send(&mut self, Message::Close(None)).await;
    }
}
