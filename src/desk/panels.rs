//! All panels together.

use crate::desk::components;
use crate::desk::components::{names, notice_panel};
use crate::desk::demo::model::{DemoAction, DemoRequest};
use crate::desk::demo::panel as demo;
use crate::desk::dialogs;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::display::DisplayAction;
use crate::desk::frame::notice::NoticeModel;
use crate::desk::frame::sends::Sends;
use crate::desk::network::controller::NetworkAction;
use crate::desk::play::annotation;
use crate::desk::play::clock::panel as clock;
use crate::desk::play::controller::PlayAction;
use crate::desk::play::over::{self, Over};
use crate::desk::play::secret::model::SecretModel;
use crate::desk::play::secret::panel as secret;
use crate::desk::play::table::dock;
use crate::desk::play::table::panel::{self as table, TableShown};
use crate::desk::play::typing::panel as typing;
use crate::desk::saves::kept::SavedRequest;
use crate::desk::settings::model::Section;
use crate::desk::settings::panel::SheetShown;
use crate::desk::settings::sheet as settings;
use crate::desk::setup::controller::AskSetup;
use crate::desk::setup::panel::{self as set_up, SetUpShown};
use crate::desk::shelf::panel as shelf_panel;
use crate::desk::spoken::panel as spoken;
use crate::desk::theme::{self, motion};
use crate::desk::view_model::{DialogModel, ViewModel};
use bevy_egui::egui::{Area, Color32, Context, Event, Id, LayerId, Order, Rect, Sense};
use ludoteca_net::Letter;
use ludoteca_rules::Pick;
use ludoteca_table::play::SetupAction;
use ludoteca_table::scene::camera::fit::Seat;
use ludoteca_table::screen::Screen;

/// The result of drawing the panels.
pub struct PanelOutput {
    /// What the person did, in order.
    pub sends: Sends,
    /// The part of the window that no panel covers, in logical pixels.
    pub free: Rect,
    /// Whether they cover all of it, so that nothing of the board is seen.
    pub cover: bool,
}

/// Draws all panels. May be called several times for one frame.
pub fn draw(ctx: &Context, model: &ViewModel) -> PanelOutput {
    let look = &model.look;
    let tokens = theme::tokens();
    let room = if look.projector { tokens.presenting() } else { tokens.room(model.settings.room.id) };
    if !theme::apply(ctx, model.text_scale(), room) {
        return PanelOutput { sends: Sends::default(), free: ctx.content_rect(), cover: false };
    }
    if !model.panels_have_keys() {
        // Otherwise a button that was clicked would take the next Enter from the board.
        components::release_focus(ctx);
    }
    names::begin(ctx, matches!(model.dialog, Some(DialogModel::Names)));
    motion::reduce(ctx, model.settings.reduced_motion);
    dialogs::follow(ctx, model);
    let mut sends = Sends::default();
    if let Some(shelf) = &model.shelf {
        shelf_panel::draw(ctx, look, shelf, model.saves, &mut sends);
    }
    let free = match model.settings_section() {
        Some(section) => beside_settings(ctx, model, section, &mut sends),
        None => around(ctx, model, &mut sends),
    };
    if look.panel_keys && ctx.input(|input| input.pointer.any_pressed()) {
        sends.write(DisplayAction::LeavePanel);
    }
    let over_field = typing::draw(ctx, look, model.typing.as_ref(), free, &mut sends);
    // The board gives way to the field, unless large text would leave it less than half of its height.
    let free = if over_field.height() < 0.5 * free.height() { free } else { over_field };
    if let Some(board) = &model.board {
        spoken::draw(ctx, board, free, |cell| match model.screen {
            Screen::Theatre => sends.write(DemoRequest(DemoAction::Answer(cell))),
            Screen::SetUp => sends.write(AskSetup(SetupAction::Touch(cell))),
            _ => sends.write(AskTable::touch(Pick::Cell(cell))),
        });
    }
    above(ctx, model, over_field, &mut sends);
    dialogs::draw(ctx, model, &mut sends);
    if let Some(notice) = model.notice.as_ref().filter(|_| in_dock(model).is_none()) {
        notice_panel::draw(ctx, look, notice, over_field, &mut sends);
    }
    black(ctx, model, &mut sends);
    clipboard(ctx, model, &mut sends);
    settle(ctx);
    PanelOutput { sends, free, cover: theme::cover::clear_beneath(ctx) }
}

/// The panels around the board; returns what they leave free.
fn around(ctx: &Context, model: &ViewModel, sends: &mut Sends) -> Rect {
    let look = &model.look;
    let mut free = ctx.content_rect();
    if let Some(draft) = &model.set_up {
        let above = Seat::of(model.settings.room, false).above;
        let shown = SetUpShown { draft, typed: model.position.as_deref(), above };
        free = set_up::draw(ctx, look, &shown, sends);
    }
    if let Some(play) = &model.play {
        let said = in_dock(model).map(|notice| notice.text.as_str());
        let shown = TableShown {
            play,
            lesson: model.lesson.as_ref(),
            plan: model.plan.as_ref(),
            class: model.class_open,
            timeline: model.timeline.as_ref(),
            // While letters for secret orders lie there, the board needs the room.
            line: (model.settings.timeline || model.review.is_some())
                && !matches!(play.secret, Some(SecretModel::Cards { .. })),
            review: model.review.as_ref(),
            removed: model.removed,
            said: said.or(play.advice.as_deref()),
            moves: model.settings.panel_open,
            draws: model.annotating.on,
            ended: model.banner,
            analysing: model.analysing,
            elsewhere: model.elsewhere.as_deref(),
            above: Seat::of(model.settings.room, false).above,
        };
        free = table::draw(ctx, look, &shown, sends);
    }
    if let Some(demo) = &model.demo {
        free = demo::draw(ctx, look, demo, model.rested, sends);
    }
    if let Some(secret) = model.play.as_ref().and_then(|play| play.secret.as_ref()) {
        free = secret::draw(ctx, look, secret, free, sends);
    }
    let covering = model.play.as_ref().and_then(|play| play.clock.as_ref());
    clock::cover(ctx, look, covering, free, sends);
    // The card with the result lies beside the board where there is room.
    let taken = components::beside_board(look.text_scale(), ctx.content_rect()).filter(|_| model.banner);
    taken.map_or(free, |taken| free.with_max_x(free.right().min(ctx.content_rect().right() - taken)))
}

/// The sheet of the settings, and beside it only what must cover the board or lie over it; returns what is left free.
fn beside_settings(ctx: &Context, model: &ViewModel, section: Section, sends: &mut Sends) -> Rect {
    let look = &model.look;
    let (settings, without_card) = (&model.settings, model.without_card);
    let shown = SheetShown { settings, section, board: model.shelf.is_none(), without_card };
    let free = settings::draw(ctx, look, &shown, sends);
    let Some(free) = free.filter(|_| shown.board) else { return ctx.content_rect() };
    if let Some(secret) = model.play.as_ref().and_then(|play| play.secret.as_ref()) {
        secret::draw(ctx, look, secret, free, sends);
    }
    let covering = model.play.as_ref().and_then(|play| play.clock.as_ref());
    clock::cover(ctx, look, covering, free, sends);
    free
}

/// Whether there is a strip below the board.
fn has_dock(model: &ViewModel) -> bool {
    model.play.is_some() && model.screen == Screen::Play && !model.look.projector
}

/// What is told in the strip below the board: why a move was refused, where nothing else is asked about it.
fn in_dock(model: &ViewModel) -> Option<&NoticeModel> {
    model.notice.as_ref().filter(|notice| has_dock(model) && notice.kind.is_none() && notice.sealable.is_none())
}

/// What lies over the board, in the part of it that no field covers.
fn above(ctx: &Context, model: &ViewModel, room: Rect, sends: &mut Sends) {
    let look = &model.look;
    if model.play.is_some() {
        let row = dock::row_of_sentence(look, ctx.content_rect()).filter(|_| has_dock(model));
        annotation::draw(ctx, look, model.annotating, (room, row), sends);
    }
    // The banner with the result uses the same place, and where nobody plays its place belongs to a title.
    if model.slow_drawing && has_dock(model) && !model.banner {
        notice_panel::slow_drawing_over_table(ctx, look, room, sends);
    }
    if let Some(play) = &model.play {
        let shown = Over { play, banner: model.banner, chooser_at: model.chooser_at, tip: model.tip.as_ref() };
        over::draw(ctx, look, &shown, room, sends);
    }
    if let Some(said) = model.play.as_ref().and_then(|play| play.warning.as_ref()) {
        over::warning(ctx, look, said, room, sends);
    }
    if let Some(order) = model.play.as_ref().and_then(|play| play.proposed.as_ref()) {
        over::proposal(ctx, look, order, room, sends);
    }
}

/// The black picture over everything; a click shows what is under it again.
fn black(ctx: &Context, model: &ViewModel, sends: &mut Sends) {
    if !model.black {
        return;
    }
    let window = ctx.content_rect();
    let shown = Area::new(Id::new("black")).order(Order::Tooltip).fixed_pos(window.min).show(ctx, |ui| {
        ui.painter().rect_filled(window, 0, Color32::BLACK);
        ui.allocate_rect(window, Sense::click())
    });
    if shown.inner.clicked() {
        sends.write(DisplayAction::Blacken(false));
    }
}

/// A record is copied and pasted wherever no text is typed, and a message of a game by mail is read.
fn clipboard(ctx: &Context, model: &ViewModel, sends: &mut Sends) {
    if ctx.text_edit_focused() || model.dialog.is_some() {
        return;
    }
    ctx.input(|input| {
        for event in &input.events {
            match event {
                Event::Copy if model.on_table().is_some() => sends.write(PlayAction::CopyRecord),
                Event::Paste(text) if Letter::parse(text).is_some() => {
                    sends.write(NetworkAction::Read(text.clone()));
                }
                Event::Paste(text) => sends.write(SavedRequest::OpenText(text.clone())),
                _ => {}
            }
        }
    });
}

/// egui places a panel, a dialog and what scrolls in them by the sizes they had in the pass before. While that moves
/// anything, everything is laid out once more before the frame is shown.
fn settle(ctx: &Context) {
    let moved = ctx.viewport(|viewport| {
        let before = &viewport.prev_pass.widgets;
        // Whatever draws the panels is on the layer behind them and not complete yet.
        let panels = viewport.this_pass.widgets.layers().filter(|(layer, _)| **layer != LayerId::background());
        panels
            .flat_map(|(_, widgets)| widgets)
            .any(|widget| before.get(widget.id).is_none_or(|before| before.rect != widget.rect))
    });
    if moved {
        ctx.request_discard("a widget is not where it was in the pass before");
    }
}
