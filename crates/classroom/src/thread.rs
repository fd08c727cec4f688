//! A classroom on a thread of its own, for programs that draw frames and wait for nothing.

use crate::asked::Answers;
use crate::classroom::{Classroom, Home};
use crate::news::News;
use crate::shown::ClassShown;
use crate::tables::{First, TeacherSays};
use crate::view::View;
use ludoteca_class::Outcome;
use ludoteca_server::Wake;
use ludoteca_store::Failure;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// The file of the sheet, and who is here, are looked at so often.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// What happens at the boards is told so often at most: many moves at once are told together.
const TELL_EVERY: Duration = Duration::from_millis(200);

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
    /// Everybody is asked to which cells a piece can go, as by [`Classroom::ask_where`].
    Where {
        /// The game, as records write it.
        game: String,
        /// The position as text, or a record.
        position: String,
        /// The name of the cell where the piece stands.
        cell: String,
    },
    /// Everybody is asked for the move of an exercise, as by [`Classroom::ask_exercise`].
    Exercise {
        /// The name of a deck of the program, or the text of one.
        deck: String,
        /// Which of its exercises, from 1.
        number: usize,
    },
    /// Everybody is asked what a step of a lesson plan asks, as by [`Classroom::ask_step`].
    Step {
        /// The id of a game of the program, or the text of a plan.
        plan: String,
        /// Which of its steps, from 1.
        number: usize,
    },
    /// So many hands were raised for an answer, as by [`Classroom::count_hands`].
    Hands {
        /// The move.
        order: String,
        /// How many.
        count: usize,
    },
    /// The truth about the last question is found out, as by [`Classroom::seek_truth`].
    Truth,
    /// The question that is open is closed.
    CloseQuestion,
    /// The teacher plays against all who want, as by [`Classroom::play_all`].
    PlayAll {
        /// The game, as records write it.
        game: String,
        /// Who begins.
        first: First,
        /// How time is given; empty if nobody counts it.
        clock: String,
    },
    /// Those games are closed.
    EndPlayAll,
    /// The teacher moves at one of those boards, by its number from 1, or says something there.
    Says(usize, TeacherSays),
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
        let told = Instant::now();
        let until = if whole { told + LOOK_EVERY } else { told };
        if !listen(from, (told + TELL_EVERY, until), |ask| obey(&mut class, ask)) {
            return;
        }
    }
}

/// Does what is asked until there is something to tell, at `until` at the latest: at once after something was done, and
/// not before `next` if only something has happened; whether the class goes on.
fn listen(from: &Receiver<Message>, (next, mut until): (Instant, Instant), mut obey: impl FnMut(Ask)) -> bool {
    loop {
        match from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(Message::Woken) => until = until.min(next),
            Ok(Message::Asked(ask)) => {
                obey(ask);
                until = Instant::now();
            }
            Ok(Message::Close) => return false,
            // Nobody who could close it is gone before it is closed.
            Err(_) => return true,
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
        Ask::Where { game, position, cell } => class.ask_where(&game, &position, &cell),
        Ask::Exercise { deck, number } => class.ask_exercise(&deck, number),
        Ask::Step { plan, number } => class.ask_step(&plan, number),
        Ask::Hands { order, count } => class.count_hands(&order, count),
        Ask::Truth => class.seek_truth(),
        Ask::PlayAll { game, first, clock } => class.play_all(&game, first, &clock),
        Ask::EndPlayAll => class.end_play_all(),
        Ask::Says(board, says) => class.teacher_says(board, says),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What was obeyed, and whether the class goes on, where nothing would be told for an hour.
    fn told(messages: impl IntoIterator<Item = Message>, next: Instant) -> (Vec<Ask>, bool) {
        let (to, from) = channel();
        messages.into_iter().for_each(|message| to.send(message).expect("somebody listens"));
        let mut obeyed = Vec::new();
        let hour = Duration::from_secs(3600);
        let goes_on = listen(&from, (next, Instant::now() + hour), |ask| obeyed.push(ask));
        (obeyed, goes_on)
    }

    #[test]
    fn only_what_happens_by_itself_waits_to_be_told() {
        let (now, hour) = (Instant::now(), Duration::from_secs(3600));
        let asks = || [Message::Asked(Ask::Pair), Message::Woken, Message::Asked(Ask::Stop(true))];
        // None of these waits, or this would last an hour.
        assert_eq!(told([Message::Woken, Message::Woken], now), (Vec::new(), true));
        assert_eq!(told([Message::Woken, Message::Close], now + hour), (Vec::new(), false));
        let both = vec![Ask::Pair, Ask::Stop(true)];
        assert_eq!(told(asks(), now + hour), (both.clone(), true));
        assert_eq!(told(asks().into_iter().chain([Message::Close]), now + hour), (both, false));
    }
}
