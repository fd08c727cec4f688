//! What a command sends now, or why it cannot be done.

use crate::desk::class::controller::ClassAction;
use crate::desk::class::request::ClassRequest;
use crate::desk::commands::DoCommand;
use crate::desk::commands::table::CommandId;
use crate::desk::computer::advice::AdviceRequest;
use crate::desk::computer::analysis::ToggleAnalysis;
use crate::desk::escape::{Back, Open, Step};
use crate::desk::experiment::controller::ExperimentAction;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::dialog::{Dialog, DialogAction, Question};
use crate::desk::frame::display::{AudienceRequest, DisplayAction};
use crate::desk::frame::notice::DismissNotice;
use crate::desk::frame::schedule::DeskSystems;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::model::CourseRequest;
use crate::desk::lesson::practice::controller::PracticeAction;
use crate::desk::new_game::controller::NewGameAction;
use crate::desk::palette::PaletteAction;
use crate::desk::plan::controller::PlanAction;
use crate::desk::play::controller::PlayAction;
use crate::desk::play::note::controller::NoteAction;
use crate::desk::play::overlay::OverlayModel;
use crate::desk::play::review::controller::ReviewAction;
use crate::desk::play::shown::piece_on;
use crate::desk::play::typing::controller::TypingAction;
use crate::desk::saves::controller::SavesAction;
use crate::desk::settings::controller::{SettingsChange, ShowSettings};
use crate::desk::settings::model::Section;
use crate::desk::setup::controller::{AskSetup, SetUpAction};
use crate::desk::view_model::{Panels, ViewModel};
use crate::theatre::DemonstrationRequest;
use bevy::ecs::query::QueryData;
use bevy::prelude::*;
use ludoteca_rules::session::{BoardView, NodeId, PlayView, Request};
use ludoteca_rules::{Cell, Edit, Piece};
use ludoteca_table::play::stage::StageRequest;
use ludoteca_table::play::{Hand, HoveredCell, OnTable, SetupAction, TableAction};
use ludoteca_table::screen::Screen;
use ludoteca_table::touch::view::{ViewChange, ViewRequest};

/// What a command depends on.
pub struct Situation<'a> {
    /// What the panels show.
    pub model: &'a ViewModel,
    /// What is played or set up.
    board: Option<&'a dyn BoardView>,
    /// The same if it is played.
    play: Option<&'a dyn PlayView>,
    hand: Option<&'a Hand>,
    /// The cell under the pointer.
    hovered: Option<Cell>,
    /// What is open, which follows the commands of a frame.
    pub(in crate::desk) open: Open,
}

/// Why a command cannot be done now: the key of a sentence.
pub type Reason = &'static str;

impl<'a> Situation<'a> {
    /// The situation now.
    #[must_use]
    pub fn new(
        model: &'a ViewModel,
        on_table: Option<&'a (<OnTable as QueryData>::Item<'_, '_>, &'a Hand, Option<&'a HoveredCell>)>,
    ) -> Self {
        let hand = on_table.map(|(_, hand, _)| *hand);
        Self {
            model,
            board: on_table.map(|(one, ..)| one.view()),
            play: on_table.and_then(|(one, ..)| one.play()).map(|play| play.view() as &dyn PlayView),
            hand,
            hovered: on_table.and_then(|(.., hovered)| hovered.and_then(|hovered| hovered.0)),
            open: open(model, hand),
        }
    }

    /// What a command sends.
    ///
    /// # Errors
    /// Why it cannot be done now.
    pub fn does(&mut self, command: CommandId) -> Result<Sends, Reason> {
        if !self.counts(command) {
            return Err(if self.open.screen == Screen::Shelf { "why-not-game" } else { "why-not-here" });
        }
        match command {
            CommandId::Undo | CommandId::Redo | CommandId::Beginning | CommandId::End => self.history(command),
            CommandId::Wipe | CommandId::Draw | CommandId::Overlay | CommandId::Point | CommandId::ShowPiece => {
                self.board(command)
            }
            CommandId::Hint
            | CommandId::Analysis
            | CommandId::Review
            | CommandId::Experiment
            | CommandId::Note
            | CommandId::Resign
            | CommandId::AgreeDraw
            | CommandId::NewGame
            | CommandId::Players
            | CommandId::PauseClock
            | CommandId::CopyRecord
            | CommandId::Share => self.play(command),
            CommandId::FromAbove => Ok(Sends::of(ViewRequest::of_program(ViewChange::Above))),
            CommandId::UsualView => Ok(Sends::of(ViewRequest::of_program(ViewChange::Usual))),
            CommandId::TurnBoard => Ok(Sends::of(ViewRequest::of_program(ViewChange::Turn))),
            CommandId::FullScreen => Ok(Sends::of(ViewRequest::of_program(ViewChange::FullScreen))),
            CommandId::Back => self.back().ok_or("why-not-here"),
            CommandId::Shelf => self.leaves(),
            CommandId::Audience => Ok(Sends::of(AudienceRequest)),
            CommandId::Practice if self.model.due > 0 => Ok(Sends::of(PracticeAction::Due)),
            CommandId::Practice => Err("why-not-due"),
            CommandId::Lessons => Ok(Sends::of(DialogAction::Open(Dialog::Decks))),
            CommandId::Slip if self.model.lesson.is_some() => {
                Ok(Sends::of(DialogAction::Open(Dialog::Slip(String::new()))))
            }
            CommandId::Slip => Err("why-not-lesson"),
            CommandId::AskClass if self.model.class_open => {
                Ok(Sends::of(ClassAction::Open).and(ClassRequest::AskAll(None)))
            }
            CommandId::AskClass => Err("why-not-class"),
            CommandId::Class => Ok(Sends::of(ClassAction::Open)),
            CommandId::Elsewhere => Ok(Sends::of(DialogAction::Open(Dialog::Network))),
            CommandId::MyGames if self.model.saves => Ok(Sends::of(SavesAction::Open)),
            CommandId::MyGames => Err("why-not-saved"),
            CommandId::Settings => Ok(Sends::of(ShowSettings(Section::default()))),
            CommandId::Palette => Ok(Sends::of(PaletteAction::Open)),
            CommandId::Names => Ok(Sends::of(DialogAction::Open(Dialog::Names))),
            CommandId::SetUp => match self.open.screen {
                Screen::SetUp => Ok(Sends::of(StageRequest::PutAway)),
                _ => Ok(Sends::of(StageRequest::SetUp)),
            },
            CommandId::Rules
            | CommandId::Present
            | CommandId::TypeMove
            | CommandId::Moves
            | CommandId::PanelKeys
            | CommandId::Black => self.opens(command).ok_or("why-not-here"),
        }
    }

    /// Back and forth in what was played, in an exercise or in a set-up.
    fn history(&self, command: CommandId) -> Result<Sends, Reason> {
        let on = matches!(command, CommandId::Redo | CommandId::End);
        let reason = if on { "why-not-on" } else { "why-not-back" };
        match (self.open.screen, command) {
            // A clicker leads through a lesson.
            (Screen::Lesson, CommandId::Undo | CommandId::Redo) => {
                let exercise = self.model.lesson.as_ref().and_then(|lesson| lesson.turn(on)).map(Sends::of);
                let plan = || self.model.plan.as_ref().and_then(|plan| plan.turn(on)).map(Sends::of);
                exercise.or_else(plan).ok_or(reason)
            }
            (Screen::SetUp, CommandId::Undo) => Ok(Sends::of(AskSetup(SetupAction::Undo))),
            (Screen::SetUp, CommandId::Redo) => Ok(Sends::of(AskSetup(SetupAction::Redo))),
            (_, CommandId::Undo) => Ok(Sends::of(AskTable::session(Request::Undo))),
            (_, CommandId::Redo) => Ok(Sends::of(AskTable::session(Request::Redo))),
            (_, CommandId::Beginning) => Ok(Sends::of(AskTable::session(Request::GoTo(NodeId::ROOT)))),
            _ => {
                let last = self.play.and_then(|play| play.line().last().copied());
                last.map(|last| Sends::of(AskTable::session(Request::GoTo(last)))).ok_or(reason)
            }
        }
    }

    /// What is shown on the board.
    fn board(&mut self, command: CommandId) -> Result<Sends, Reason> {
        let model = self.model;
        match command {
            CommandId::Overlay => {
                let played = model.play.as_ref().map(|play| &play.overlays);
                let overlays = played.or_else(|| model.set_up.as_ref().map(|draft| &draft.overlays));
                let overlays = overlays.filter(|overlays| !overlays.is_empty()).ok_or("why-not-overlay")?;
                Ok(Sends::of(PlayAction::Lay(OverlayModel::next(overlays))))
            }
            // While a position is set up, the piece under the cursor goes.
            CommandId::Wipe if self.open.screen == Screen::SetUp => {
                let cursor = self.hand.and_then(|hand| hand.cursor).ok_or("why-not-here")?;
                Ok(Sends::of(AskSetup::edit(Edit::Remove(cursor))))
            }
            CommandId::Wipe => Ok(Sends::of(AskTable(TableAction::Annotation(None)))),
            CommandId::Point => Ok(Sends::of(PlayAction::Point)),
            CommandId::Draw => {
                self.open.annotating.on = !self.open.annotating.on;
                Ok(Sends::of(PlayAction::Annotation(self.open.annotating)))
            }
            _ => {
                let game = model.demonstrated().ok_or("why-not-theatre")?;
                Ok(Sends::of(DemonstrationRequest::Open(game, self.piece())))
            }
        }
    }

    /// What is done in the play.
    fn play(&self, command: CommandId) -> Result<Sends, Reason> {
        // These are done with a position that is set up too.
        match (command, self.board) {
            (CommandId::CopyRecord, Some(_)) => return Ok(Sends::of(PlayAction::CopyRecord)),
            (CommandId::Share, Some(_)) => return Ok(Sends::of(DialogAction::Open(Dialog::Share))),
            _ => {}
        }
        let play = self.model.play.as_ref().ok_or("why-not-game")?;
        let question = |question| Ok(Sends::of(DialogAction::Open(Dialog::Question(question))));
        match command {
            CommandId::Hint if self.open.screen == Screen::Lesson => {
                let lesson = self.model.lesson.as_ref().filter(|lesson| lesson.can_hint && !lesson.waits());
                lesson.map(|_| Sends::of(CourseRequest::Hint)).ok_or("why-not-here")
            }
            CommandId::Hint => Ok(Sends::of(AdviceRequest)),
            CommandId::Analysis => Ok(Sends::of(ToggleAnalysis)),
            CommandId::Review if self.open.screen != Screen::Play => Err("why-not-here"),
            CommandId::Review if self.model.review.is_some() => Ok(Sends::of(ReviewAction::Close)),
            CommandId::Review if play.can_review => Ok(Sends::of(ReviewAction::Open)),
            CommandId::Review => Err("why-not-review"),
            CommandId::Experiment if self.open.screen == Screen::Play => Ok(Sends::of(ExperimentAction::Open)),
            CommandId::Note => Ok(Sends::of(NoteAction::Open)),
            CommandId::Resign => {
                play.resigning.as_ref().map_or(Err(play.not_resigning.unwrap_or("why-not-here")), |(seat, _)| {
                    question(Question::Resign(*seat))
                })
            }
            CommandId::AgreeDraw if play.can_agree => question(Question::Draw),
            CommandId::AgreeDraw => Err("why-not-draw"),
            CommandId::NewGame => Ok(Sends::of(NewGameAction::Open)),
            CommandId::Players if play.has_computer => Ok(Sends::of(NewGameAction::OpenPlayers)),
            CommandId::PauseClock => {
                let usable = play.clock.as_ref().filter(|clock| clock.paused || clock.can_pause);
                let clock = usable.ok_or("why-not-clock")?;
                Ok(Sends::of(AskTable(TableAction::Pause(!clock.paused))))
            }
            _ => Err("why-not-here"),
        }
    }

    /// What goes to the shelf.
    fn leaves(&self) -> Result<Sends, Reason> {
        match self.open.screen {
            Screen::Shelf => Err("why-not-shelf"),
            Screen::Theatre => Ok(Sends::of(DemonstrationRequest::Leave)),
            Screen::SetUp => Ok(Sends::of(StageRequest::PutAway).and(StageRequest::Leave)),
            Screen::Play | Screen::Lesson => Ok(Sends::of(StageRequest::Leave)),
        }
    }

    /// What Esc sends.
    fn back(&mut self) -> Option<Sends> {
        Some(match self.open.back()? {
            Back::Close(Step::Rules) => Sends::of(DialogAction::Close),
            Back::Close(Step::Typing) => Sends::of(TypingAction::Toggle),
            Back::Close(Step::Position) => Sends::of(SetUpAction::Type(None)),
            Back::Close(Step::Annotation) => Sends::of(PlayAction::Annotation(self.open.annotating)),
            Back::Close(Step::PanelKeys) => Sends::of(DisplayAction::LeavePanel),
            Back::Close(Step::Hand) if self.play.is_none() => Sends::of(AskSetup(SetupAction::Drop)),
            Back::Close(Step::Hand) => Sends::of(AskTable(TableAction::Back)),
            Back::Close(Step::Refusal) => Sends::of(DismissNotice),
            Back::Close(Step::Projector) => Sends::of(DisplayAction::ToggleProjector),
            Back::Close(Step::Review) => Sends::of(ReviewAction::Close),
            Back::Close(Step::Banner) => Sends::of(PlayAction::LookAtGame),
            Back::Leave(Screen::SetUp) => Sends::of(StageRequest::PutAway),
            Back::Leave(Screen::Lesson) if self.model.plan.is_some() => Sends::of(PlanAction::Leave),
            Back::Leave(Screen::Lesson) => Sends::of(CourseRequest::Leave),
            Back::Leave(Screen::Theatre) => Sends::of(DemonstrationRequest::Leave),
            Back::Leave(Screen::Play | Screen::Shelf) | Back::Close(Step::Screen) => Sends::of(StageRequest::Leave),
        })
    }

    /// Whether a game is on the table, played or set up.
    const fn has_game(&self) -> bool {
        matches!(self.open.screen, Screen::Play | Screen::SetUp | Screen::Lesson)
    }

    /// Whether a command counts now: without a game there is neither history nor panel, and while the rules card is
    /// open only Esc counts.
    const fn counts(&self, command: CommandId) -> bool {
        let open = &self.open;
        match command {
            CommandId::Back
            | CommandId::MyGames
            | CommandId::Lessons
            | CommandId::Practice
            | CommandId::Class
            | CommandId::Elsewhere
            | CommandId::Audience
            | CommandId::FullScreen
            | CommandId::Settings
            | CommandId::Shelf
            | CommandId::Palette => true,
            _ if open.rules => false,
            // What is typed may be edited with the other keys.
            CommandId::TypeMove => self.has_game() && !matches!(open.screen, Screen::SetUp),
            _ if open.typing || open.position => false,
            CommandId::Names => !open.projector,
            CommandId::SetUp | CommandId::Moves => self.has_game() && !matches!(open.screen, Screen::Lesson),
            CommandId::Rules
            | CommandId::Present
            | CommandId::PanelKeys
            | CommandId::FromAbove
            | CommandId::UsualView
            | CommandId::TurnBoard
            | CommandId::Black => self.has_game() || matches!(open.screen, Screen::Theatre),
            _ => self.has_game(),
        }
    }

    /// What a command sends that opens or closes something.
    fn opens(&mut self, command: CommandId) -> Option<Sends> {
        let (open, settings) = (&mut self.open, &self.model.settings);
        Some(match command {
            CommandId::Rules => {
                open.rules = true;
                Sends::of(DialogAction::Open(Dialog::Rules))
            }
            CommandId::Present => {
                open.projector = !open.projector;
                Sends::of(DisplayAction::ToggleProjector)
            }
            CommandId::TypeMove => {
                open.typing = !open.typing;
                Sends::of(TypingAction::Toggle)
            }
            // While the controls have the keyboard, Tab walks in it.
            CommandId::Moves if !open.projector && !open.panel_keys => {
                Sends::of(SettingsChange::PanelOpen(!settings.panel_open)).and(DisplayAction::LeavePanel)
            }
            CommandId::PanelKeys if !open.projector => {
                open.panel_keys = !open.panel_keys;
                match open.panel_keys {
                    true => Sends::of(DisplayAction::EnterPanel),
                    false => Sends::of(DisplayAction::LeavePanel),
                }
            }
            CommandId::Black if open.projector || open.screen == Screen::Theatre => {
                open.black = true;
                Sends::of(DisplayAction::Blacken(true))
            }
            _ => return None,
        })
    }

    /// The piece in hand, or under the pointer or the cursor.
    fn piece(&self) -> Option<Piece> {
        let hand = self.hand?;
        piece_on(self.board?, hand.last_cell().or(self.hovered).or(hand.cursor)?)
    }
}

/// What is open as the panels show it; one that holds something is the hand on the table.
fn open(model: &ViewModel, hand: Option<&Hand>) -> Open {
    Open {
        screen: model.screen,
        holds: hand.is_some_and(Hand::holds),
        refusal: model.notice.is_some(),
        banner: model.banner,
        review: model.review.is_some(),
        projector: model.look.projector,
        panel_keys: model.look.panel_keys,
        typing: model.typing.is_some(),
        position: model.position.is_some(),
        annotating: model.annotating,
        black: model.black,
        rules: false,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DoCommand>().add_systems(Update, obey.in_set(DeskSystems::Keys));
}

fn obey(
    mut asked: MessageReader<DoCommand>,
    panels: Res<Panels>,
    on_table: Option<Single<(OnTable, &Hand, Option<&HoveredCell>)>>,
    mut commands: Commands,
) {
    let mut situation = Situation::new(&panels.0, on_table.as_deref());
    let mut sends = Sends::default();
    for DoCommand(command) in asked.read() {
        sends.append(situation.does(*command));
    }
    if !sends.is_empty() {
        commands.queue(move |world: &mut World| sends.deliver(world));
    }
}
