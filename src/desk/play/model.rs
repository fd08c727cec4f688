//! What the panels show of the play.

use crate::desk::card::model::RulesModel;
use crate::desk::computer::model::{ComputerModel, OpinionModel};
use crate::desk::frame::line::{Line, ink_of};
use crate::desk::play::around::{AskModel, PlateModel, beside};
use crate::desk::play::captured::CapturedModel;
use crate::desk::play::clock::model::ClockModel;
use crate::desk::play::history;
use crate::desk::play::history::HistoryRow;
use crate::desk::play::note::model as note;
use crate::desk::play::overlay::OverlayModel;
use crate::desk::play::result::ResultModel;
use crate::desk::play::secret::model::SecretModel;
use ludoteca_rules::session::{NodeId, PlayView, Series};
use ludoteca_rules::{Arg, Info, Options, Pick, Piece, Seat, Sign};
use ludoteca_table::play::{Hand, LocalSeats};
use ludoteca_words::spoken::is_told;
use ludoteca_words::{Words, telling};

/// The name of a game, in its own language where the reader's has none for it.
pub fn title(info: &Info, words: &Words) -> String {
    let key = format!("game-{}", info.id);
    if words.has(&key) { words.word(&key) } else { info.name.to_owned() }
}

/// What a game is called in English, if different, who made it and when, and for how many it is.
pub fn facts(info: &Info, words: &Words) -> String {
    let players: Vec<String> = info.players.iter().map(u8::to_string).collect();
    let players = Arg::Plain(players.join("\u{a0}/\u{a0}"));
    let players = words.fill("ui-players", &[("players", players)]).replace(' ', "\u{a0}");
    let english = Some(info.english).filter(|english| *english != info.name);
    english.into_iter().chain([info.authors, &players]).collect::<Vec<_>>().join(" · ")
}

/// A choice that can be taken now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChoiceModel {
    /// What [`Pick::Choice`] carries.
    pub index: u8,
    /// Its name with its key: `Keep the die (M)`.
    pub label: String,
    /// Whether a gamepad has reached it.
    pub reached: bool,
}

/// A choice that can be armed now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArmModel {
    /// What [`Pick::Choice`] carries.
    pub index: u8,
    /// Its name with its key: `Black stone (P)`.
    pub label: String,
    /// Whether a gamepad has reached it.
    pub reached: bool,
    /// Whether it is armed.
    pub armed: bool,
}

/// What the panels show of the play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayModel {
    /// Id of the game.
    pub id: &'static str,
    /// Options of the play.
    pub options: Options,
    /// Name of the game.
    pub title: String,
    /// The contents of its rules card.
    pub rules: RulesModel,
    /// The plates of the players, the one on this side of the table first.
    pub plates: Vec<PlateModel>,
    /// What the game asks.
    pub ask: AskModel,
    /// What the piece is that is pointed at, and what it can do.
    pub pointed: Option<String>,
    /// What is told neither on a plate nor on the board.
    pub beside: String,
    /// The number of the move that is asked for, or at the end of the last one.
    pub number: usize,
    /// Whose turn it is; none at the end.
    pub turn: Option<Line>,
    /// How to begin, at the first turn of a seat.
    pub begin: Option<String>,
    /// Whether several seats decide at once in this game.
    pub simultaneous: bool,
    /// How people at this computer enter orders that the others must not see.
    pub secret: Option<SecretModel>,
    /// How the opening roll went.
    pub roll: Option<String>,
    /// The signs of the position that are not about cells.
    pub signs: Vec<Line>,
    /// The rows of the history.
    pub history: Vec<HistoryRow>,
    /// How the play ended.
    pub result: Option<ResultModel>,
    /// What can be done with what is in hand, where the marks do not say enough.
    pub hint: Option<String>,
    /// The legal orders of the seat in hand as text, while it decides at this computer.
    pub typed: Option<Vec<String>>,
    /// The match it belongs to can go on with another game.
    pub next_game: bool,
    /// The order that waits until its player agrees to it.
    pub proposed: Option<String>,
    /// What the player of the order in hand is warned of, sentence by sentence.
    pub warning: Option<Vec<String>>,
    /// Choices that can be taken now.
    pub choices: Vec<ChoiceModel>,
    /// Choices that can be armed before a cell is picked, or taken for the cell that was picked.
    pub arming: Vec<ArmModel>,
    /// Whether taking back withdraws sealed orders.
    pub withdraws: bool,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be played again.
    pub can_redo: bool,
    /// The seat that can resign now, and its name.
    pub resigning: Option<(Seat, String)>,
    /// The text key of why nobody can resign now, if so.
    pub not_resigning: Option<&'static str>,
    /// Whether the game knows a draw.
    pub draws: bool,
    /// Whether a draw can be agreed on now.
    pub can_agree: bool,
    /// What the button of the game's demonstration says, if it has one.
    pub demonstration: Option<String>,
    /// The piece in hand, with which it then begins.
    pub demonstrated: Option<Piece>,
    /// The computer, if it plays.
    pub computer: Option<ComputerModel>,
    /// Whether the computer can play this game.
    pub has_computer: bool,
    /// Whether a hint can be asked for.
    pub can_advise: bool,
    /// Whether what the computer thinks can be shown.
    pub can_analyse: bool,
    /// Whether one can look back at it.
    pub can_review: bool,
    /// Why no hint or nothing of what the computer thinks is shown, if it would betray what somebody orders.
    pub not_told: Option<String>,
    /// The hint, in a sentence.
    pub advice: Option<String>,
    /// What the computer thinks of the position, while that is shown.
    pub opinion: Option<OpinionModel>,
    /// What was captured, by whom.
    pub captured: Vec<CapturedModel>,
    /// What can be laid over the board.
    pub overlays: Vec<OverlayModel>,
    /// What the one says that is laid over it, in a sentence.
    pub laid: Option<String>,
    /// What was said of the move that led here.
    pub said: String,
    /// The clock, if it is played with one.
    pub clock: Option<ClockModel>,
    /// The node under the cursor.
    pub cursor: NodeId,
}

impl PlayModel {
    /// What to show of a play.
    #[must_use]
    pub fn of(play: &dyn PlayView, words: &Words, hand: &Hand, local: LocalSeats) -> Self {
        let not_resigning = not_resigning(play, hand.seat, local);
        let info = play.info();
        let ink = |seat| play.side_of(seat).and_then(|side| ink_of(play, side));
        let outcome = play.outcome();
        let cursor = play.cursor();
        let ongoing = outcome.is_none();
        // What only the computer has sealed, it orders again.
        let withdraws = !local.among(play.sealed()).is_empty();
        let resigner = hand.seat;
        let series = Series::of(play.header(), play.seats());
        let turn = telling::turn(play, words, hand.seat);
        let hint = play.hint(hand.seat, &hand.picks).map(|text| words.say(&text));
        let roll = telling::roll(play, words);
        let told = |sign: &&Sign| is_told(sign) && sign.side.is_none();
        let signs_beside = play
            .signs()
            .iter()
            .filter(told)
            .map(|sign| Line { ink: None, text: telling::sign(play, words, sign) })
            .collect::<Vec<_>>();
        let played = play.line().iter().position(|node| *node == cursor).unwrap_or(0);
        let begin = turn.as_ref().map(|(seat, _)| *seat).filter(|seat| local.contains(*seat));
        Self {
            id: info.id,
            options: play.options().clone(),
            title: title(info, words),
            rules: RulesModel::of(info, words),
            plates: PlateModel::all(play, words, local),
            ask: AskModel::of(play, words, hand, local, hint.clone()),
            pointed: None,
            beside: beside(series.iter().map(|series| score(series, play, words)).chain(signs_beside).collect()),
            begin: begin.and_then(|seat| telling::begin(play, words, seat)),
            number: if ongoing { played + 1 } else { played.max(1) },
            turn: turn.map(|(seat, text)| Line { ink: ink(seat), text }),
            simultaneous: info.simultaneous,
            secret: None,
            roll,
            signs: series.iter().map(|series| score(series, play, words)).chain(signs(play, words)).collect(),
            history: history::rows(play, words),
            result: outcome.map(|outcome| ResultModel::of(play, words, &outcome)),
            hint,
            typed: local.contains(hand.seat).then(|| play.orders(hand.seat)).filter(|orders| !orders.is_empty()),
            next_game: series.as_ref().is_some_and(|series| series.next(play).is_some()),
            proposed: proposed(play, hand),
            warning: None,
            choices: choices(play, words, hand),
            arming: arming(play, words, hand),
            withdraws,
            can_undo: cursor != NodeId::ROOT || withdraws,
            can_redo: play.can_redo(),
            resigning: not_resigning.is_none().then(|| (resigner, telling::numbered_seat_name(play, words, resigner))),
            not_resigning,
            draws: info.draws,
            can_agree: ongoing && info.draws,
            demonstration: None,
            demonstrated: None,
            computer: None,
            has_computer: false,
            can_advise: false,
            can_analyse: false,
            can_review: false,
            not_told: None,
            advice: None,
            opinion: None,
            captured: Vec::new(),
            overlays: Vec::new(),
            laid: None,
            said: note::said(play, cursor),
            clock: None,
            cursor,
        }
    }
}

impl PlayModel {
    /// The same, while several people enter orders that the others must not see.
    #[must_use]
    pub fn with_secret(self, secret: Option<SecretModel>, words: &Words) -> Self {
        let together = matches!(secret, Some(SecretModel::Between { .. } | SecretModel::Cards { .. }));
        let turn = if together { Some(Line { ink: None, text: words.word("ui-turn-together") }) } else { self.turn };
        let title = turn.as_ref().filter(|_| together).map_or(self.ask.title, |turn| turn.text.clone());
        Self { ask: AskModel { title, ..self.ask }, turn, secret, ..self }
    }
}

/// The key of the reason why the seat in hand cannot resign now, if so.
fn not_resigning(play: &dyn PlayView, seat: Seat, local: LocalSeats) -> Option<&'static str> {
    if play.outcome().is_some() {
        Some("refuse-over")
    } else if play.sides().len() > 2 {
        Some("refuse-leave-many")
    } else if !local.contains(seat) {
        Some("refuse-not-local")
    } else {
        None
    }
}

/// How the match stands.
fn score(series: &Series, play: &dyn PlayView, words: &Words) -> Line {
    let points = |halves: u16| match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, half) => format!("{whole}{}", if half == 1 { "½" } else { "" }),
    };
    let seats = (0..).map(Seat).zip(series.points(play));
    let each = seats.map(|(seat, halves)| format!("{} {}", telling::player_name(play, words, seat), points(halves)));
    let score = each.collect::<Vec<_>>().join(" · ");
    let number = |number: u8| Arg::Plain(number.to_string());
    let args = [("game", number(series.game)), ("of", number(series.of)), ("score", Arg::Plain(score))];
    Line { ink: None, text: words.fill("ui-match", &args) }
}

/// The orders that are sealed, the signs without cells, the rights that come and go and the pieces that wait; the
/// others are only drawn on the board.
fn signs(play: &dyn PlayView, words: &Words) -> Vec<Line> {
    let whole = play.signs().into_iter().filter(is_told);
    let sealed = play.sealed();
    let sealed = sealed.iter().map(|seat| {
        let who = telling::numbered_seat_name(play, words, seat);
        let ink = play.side_of(seat).and_then(|side| ink_of(play, side));
        Line { ink, text: words.fill("ui-sealed", &[("who", Arg::Plain(who))]) }
    });
    let signs = whole.map(|sign| {
        let ink = sign.side.and_then(|side| ink_of(play, side));
        Line { ink, text: telling::sign(play, words, &sign) }
    });
    sealed.chain(signs).collect()
}

/// The name of a choice, with its key.
fn choice_label(play: &dyn PlayView, words: &Words, index: u8) -> Option<String> {
    let choice = play.info().choices.get(usize::from(index))?;
    Some(format!("{} ({})", words.word(choice.key), choice.letter.to_uppercase()))
}

fn arming(play: &dyn PlayView, words: &Words, hand: &Hand) -> Vec<ArmModel> {
    if play.outcome().is_some() {
        return Vec::new();
    }
    // Once a cell is picked, the same buttons choose what is placed there, so they stay visible.
    let next = hand.next(play);
    let usable = |index: &u8| hand.picks.is_empty() || next.iter().any(|step| step.pick == Pick::Choice(*index));
    let all = play.armable(hand.seat).into_iter().filter(usable);
    all.filter_map(|index| {
        let label = choice_label(play, words, index)?;
        Some(ArmModel { index, label, reached: hand.reached == Some(index), armed: hand.armed == Some(index) })
    })
    .collect()
}

/// The order that waits until its player agrees to it.
fn proposed(play: &dyn PlayView, hand: &Hand) -> Option<String> {
    let picks = hand.proposed.as_deref().filter(|_| !hand.agreed)?;
    play.order_of(hand.seat, picks)
}

fn choices(play: &dyn PlayView, words: &Words, hand: &Hand) -> Vec<ChoiceModel> {
    if hand.proposed.is_some() {
        return Vec::new();
    }
    let next = hand.next(play).into_iter();
    next.filter_map(|step| match step.pick {
        Pick::Choice(index) => {
            let label = choice_label(play, words, index)?;
            Some(ChoiceModel { index, label, reached: hand.reached == Some(index) })
        }
        Pick::Cell(_) => None,
    })
    .collect()
}
