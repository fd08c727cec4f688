//! A classroom on a thread of its own, for programs that draw frames and wait for nothing.

use crate::classroom::{Classroom, Home};
use crate::news::News;
use crate::question::Answers;
use crate::shown::ClassShown;
use crate::view::View;
use ludoteca_class::Outcome;
use ludoteca_server::Wake;
use ludoteca_store::Failure;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// The file of the sheet, and who is here, are looked at so often.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// What can be asked of a class. What cannot be done is told as [`News::Failed`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// All boards stop at once, or go on.
    Stop(bool),
    /// Whoever has no card may type a name from now on, or no longer.
    OpenList(bool),
    /// The next round is paired, if all results are there.
    Pair,
    /// A board of a round, both from 1, ended like this.
    Decide(usize, usize, Outcome),
    /// Everybody is asked for a move, as by [`Classroom::ask_all`].
    Question {
        /// The game, as records write it.
        game: String,
        /// The position as text, a record, or nothing for the start.
        position: String,
    },
    /// The question that is open is closed.
    CloseQuestion,
    /// Homework is given, as by [`Classroom::give_homework`].
    Homework {
        /// The text of a deck, or the id of one of the program.
        deck: String,
    },
    /// The homework ends.
    EndHomework,
    /// A slip that a pupil has handed in is put into the results of the homework; told as [`News::HandedIn`].
    Slip(String),
}

/// A class that is kept on a thread of its own, until this is dropped: then its port is closed.
pub struct ClassThread {
    to: Sender<Message>,
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

/// What the thread is told.
enum Message {
    Woken,
    Asked(Ask),
    Close,
}

/// What the thread tells.
#[derive(Default)]
struct Shared {
    shown: Mutex<Arc<ClassShown>>,
    news: Mutex<Vec<News>>,
    answers: Mutex<Option<Answers>>,
}

impl ClassThread {
    /// Opens the boards of the last round of a sheet, as [`Classroom::open`] does. The wake of `home` is called when
    /// there are news or [`ClassThread::shown`] has changed, and at no other time. A table that cannot be opened is
    /// told as [`News::Failed`].
    ///
    /// # Errors
    /// The sheet cannot be read, its game is not known, the port is taken, or the system gives no thread.
    pub fn start(home: Home, path: PathBuf, port: Option<u16>) -> Result<Self, Failure> {
        let (to, from) = channel();
        let woken = to.clone();
        let wake = home.wake.clone();
        // Nobody to be woken is there any more where this fails.
        let inner: Wake = Arc::new(move || woken.send(Message::Woken).unwrap_or_default());
        let class = Classroom::with_door(Home { wake: inner, ..home }, path, port)?;
        let mut view = View::default();
        let shared = Arc::new(Shared { shown: Mutex::new(Arc::new(view.of(&class).0)), ..Shared::default() });
        let told = shared.clone();
        let name = "ludoteca-class".to_owned();
        let thread = std::thread::Builder::new().name(name).spawn(move || run(class, view, &from, &told, &wake))?;
        Ok(Self { to, shared, thread: Some(thread) })
    }

    /// Asks for something, which is done soon.
    pub fn ask(&self, ask: Ask) {
        // A thread that is gone does nothing more.
        let _ = self.to.send(Message::Asked(ask));
    }

    /// What happened since this was asked last.
    #[must_use]
    pub fn news(&self) -> Vec<News> {
        std::mem::take(&mut self.shared.news.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Who answered what to the question that is open, or to the one that was closed last: for the teacher alone.
    #[must_use]
    pub fn answers(&self) -> Option<Answers> {
        self.shared.answers.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What is to be seen now.
    #[must_use]
    pub fn shown(&self) -> Arc<ClassShown> {
        self.shared.shown.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for ClassThread {
    fn drop(&mut self) {
        let _ = self.to.send(Message::Close);
        if let Some(thread) = self.thread.take() {
            // A panic there was told when it happened.
            let _ = thread.join();
        }
    }
}

impl Shared {
    /// Tells what happened and what is to be seen; whether any of that is new.
    fn tell(&self, news: Vec<News>, shown: ClassShown) -> bool {
        let happened = !news.is_empty();
        self.news.lock().unwrap_or_else(PoisonError::into_inner).extend(news);
        let mut before = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        let changed = **before != shown;
        if changed {
            *before = Arc::new(shown);
        }
        happened || changed
    }
}

fn run(mut class: Classroom, mut view: View, from: &Receiver<Message>, shared: &Shared, wake: &Wake) {
    class.lay_out_anew();
    loop {
        let news = class.follow();
        let (shown, whole) = view.of(&class);
        *shared.answers.lock().unwrap_or_else(PoisonError::into_inner) = class.answers();
        if shared.tell(news, shown) {
            wake();
        }
        let wait = if whole { LOOK_EVERY } else { Duration::ZERO };
        let first = from.recv_timeout(wait).ok();
        for message in first.into_iter().chain(from.try_iter()) {
            match message {
                Message::Woken => {}
                Message::Asked(ask) => obey(&mut class, ask),
                Message::Close => return,
            }
        }
    }
}

fn obey(class: &mut Classroom, ask: Ask) {
    let done = match ask {
        Ask::Stop(stops) => {
            class.stop(stops);
            Ok(())
        }
        Ask::OpenList(open) => {
            class.open_list(open);
            Ok(())
        }
        Ask::Pair => class.pair_next(),
        Ask::Decide(round, board, outcome) => class.decide((Some(round), board), outcome),
        Ask::Question { game, position } => class.ask_all(&game, &position),
        Ask::CloseQuestion => {
            class.close_question();
            Ok(())
        }
        Ask::Homework { deck } => class.give_homework(&deck),
        Ask::EndHomework => {
            class.end_homework();
            Ok(())
        }
        Ask::Slip(letters) => {
            let taken = class.take_slip(&letters);
            taken.map(|(name, solved, of)| class.news.push(News::HandedIn { name, solved, of }))
        }
    };
    class.news.extend(done.err().map(News::Failed));
}
