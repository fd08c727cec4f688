//! Draws what lies around the board of an exercise: its title above, and below a note with what is asked and said, how
//! far one is, and what can be done.

use super::model::{AskedFrom, CourseRequest, LessonModel};
use super::onward;
use crate::desk::commands::DoCommand;
use crate::desk::commands::table::CommandId;
use crate::desk::components::{self, PillButton, paint};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::ground::room;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::{self, Face, Ground, Material, TextSize, icons, motion, tokens};
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{
    Align, Align2, Color32, Context, Galley, Id, LayerId, Layout, Order, Pos2, Rect, ScrollArea, Sense, Stroke, Ui,
    UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// The level whose animal teaches: the owl.
const TEACHER: usize = 5;
/// Height of the note at text scale 1, and the most of a window that it may take.
const HEIGHT: f32 = 152.0;
const MOST: f32 = 0.46;
/// Side of the teacher's face at text scale 1, and how far it looks out over the note.
const FACE: f32 = 132.0;
const OUT: f32 = 14.0;
/// Space inside the note.
const INSIDE: f32 = 20.0;
/// Space between the dots and the buttons.
const DOTS_ABOVE: f32 = 10.0;
/// So many exercises are shown as dots; more are counted.
const DOTS: usize = 10;

/// Draws it; `above` is the share of the picture's height that the camera keeps free above the board. Returns the part
/// of the window that stays free.
pub fn draw(ctx: &Context, look: &Look, lesson: &LessonModel, above: f32, sends: &mut Sends) -> Rect {
    let window = ctx.content_rect();
    // A class sees the board, what is asked, and how to go on.
    let top = if look.projector { window.top() } else { head(ctx, look, window, lesson, sends) };
    let place = place(look, window);
    let target = note(ctx, look, place, lesson, sends);
    let mut free = window.with_max_y(place.top());
    free.min.y = ((top - above * free.bottom()) / (1.0 - above)).max(window.top()).round();
    fly(ctx, look, lesson, free.center(), target);
    free
}

/// The title with the way back, and at the other end the rules; the lower edge of both.
fn head(ctx: &Context, look: &Look, window: Rect, lesson: &LessonModel, sends: &mut Sends) -> f32 {
    let title = &*lesson.title;
    let edge = tokens().space.screen_edge;
    let side = theme::target(look.text_scale()).max(tokens().size.touch);
    let button = |name: &'static str, at: Pos2, pivot: Align2, icon: &str, word: &str| {
        components::float(ctx, name, at, pivot, |ui| {
            ui.spacing_mut().interact_size = Vec2::splat(side);
            // Over a bright room a sign needs its own ground.
            let middle = ui.cursor().min + Vec2::splat(side / 2.0);
            ui.painter().circle_filled(middle, side / 2.0, Ground::of(ui).fill);
            components::pressed(ui, icon, word)
        })
        .inner
    };
    let at = window.min + vec2(edge, edge);
    let back = look.word(back_key(lesson));
    if button("lesson-back", at, Align2::LEFT_TOP, icons::BACK, &back) {
        sends.write(CourseRequest::Leave);
    }
    let right = window.right_top() + vec2(-edge, edge);
    if button("lesson-rules", right, Align2::RIGHT_TOP, icons::RULES, &look.word("ui-rules")) {
        sends.write(DoCommand(CommandId::Rules));
    }
    let gap = 2.0 * paint::BESIDE_WORDS;
    components::float(ctx, "lesson-title", at + vec2(side + gap, 0.0), Align2::LEFT_TOP, |ui| {
        let font = TextSize::Name.font(look.text_scale());
        let room = window.width() - 2.0 * (edge + side + gap);
        let colour = Ground::of(ui).text;
        let mut job = LayoutJob::single_section(title.to_owned(), TextFormat::simple(font.clone(), colour));
        job.wrap.max_width = room;
        job.wrap.max_rows = 1;
        let shown = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let (rect, response) = ui.allocate_exact_size(vec2(shown.size().x, side), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, title));
        if shown.elided {
            let at = pos2(rect.left(), rect.center().y - shown.size().y / 2.0);
            paint::galley_over_table(ui.painter(), at, shown, colour);
            response.on_hover_text(title);
        } else {
            paint::over_table(ui.painter(), (rect.left_center(), Align2::LEFT_CENTER), title, font, colour);
        }
    });
    window.top() + edge + side
}

/// Whether the buttons have a row of their own below the text.
fn in_two_rows(window: Rect, scale: f32) -> bool {
    window.width() < 900.0 * scale
}

/// Height of the buttons.
fn button_height(scale: f32) -> f32 {
    theme::target(scale).max(tokens().size.button)
}

/// Where the note lies.
fn place(look: &Look, window: Rect) -> Rect {
    let scale = look.text_scale();
    let edge = tokens().space.screen_edge;
    let row = if in_two_rows(window, scale) {
        button_height(scale) + 3.0 * TextSize::Label.token().line * scale
    } else {
        0.0
    };
    let tall = (HEIGHT * scale.min(1.5)).max(row + 3.0 * INSIDE).min(MOST * window.height()).round();
    let wide = (window.width() - 2.0 * edge).min(1240.0 * scale);
    let bottom = window.bottom() - edge;
    Rect::from_min_size(pos2((window.center().x - wide / 2.0).round(), bottom - tall), vec2(wide, tall))
}

/// Draws the note; where the tick of a solved exercise belongs.
fn note(ctx: &Context, look: &Look, place: Rect, lesson: &LessonModel, sends: &mut Sends) -> Pos2 {
    let scale = look.text_scale();
    let two = in_two_rows(ctx.content_rect(), scale);
    let mut target = place.center();
    components::placed(ctx, "lesson-note", place, |ui| {
        theme::on_paper(ui);
        let ground = Ground::of(ui);
        // What is right is seen at once.
        let fill =
            if lesson.done { ground.fill.lerp_to_gamma(tokens().semantic.good_on_glass.0, 0.17) } else { ground.fill };
        let card = ground.card(Material::Paper, 0.0);
        ui.painter().add(card.shadow.as_shape(place, card.corner_radius));
        ui.painter().rect(place, card.corner_radius, fill, card.stroke, bevy_egui::egui::StrokeKind::Inside);
        let inner = place.shrink2(vec2(INSIDE, 0.6 * INSIDE));
        let face = face(ui, inner, scale, two);
        let tall = button_height(scale);
        let row = if two { inner.with_min_y(inner.bottom() - tall) } else { inner };
        // Dots and buttons stand in the middle of the height together.
        let dots_tall = TextSize::Label.token().line * scale;
        let lower = row.center().y + (dots_tall + DOTS_ABOVE + tall) / 2.0;
        let right = if two { row } else { Rect::from_x_y_ranges(row.x_range(), lower - tall..=lower) };
        let buttons = buttons(ui, look, right, lesson, sends);
        let dots = if two {
            Rect::from_min_max(row.min, pos2(buttons.left() - 12.0, row.bottom()))
        } else {
            Rect::from_min_max(pos2(inner.left(), inner.top()), pos2(inner.right(), buttons.top() - DOTS_ABOVE))
        };
        let (place_of_dots, at) = self::dots(ui, scale, dots, lesson, two);
        target = at;
        let left = face + INSIDE;
        let text = if two {
            Rect::from_min_max(pos2(left, inner.top()), pos2(inner.right(), row.top() - 4.0))
        } else {
            let end = buttons.left().min(place_of_dots.left());
            Rect::from_min_max(pos2(left, inner.top()), pos2(end - INSIDE, inner.bottom()))
        };
        told(ui, look, text, lesson);
    });
    target
}

/// The teacher at the left end, who looks out over the note; the right edge of the face.
fn face(ui: &Ui, inner: Rect, scale: f32, two: bool) -> f32 {
    let side = if two { (FACE * 0.7).min(0.5 * inner.height()) } else { FACE * scale.min(1.2) };
    let middle =
        pos2(inner.left() + side / 2.0 - 6.0, if two { inner.top() + side / 2.0 } else { inner.center().y - OUT });
    let square = Rect::from_center_size(middle, Vec2::splat(side));
    let beyond = ui.painter().with_clip_rect(square.expand(8.0));
    beyond.circle_filled(middle, side / 2.0 + 5.0, Ground::of(ui).fill);
    Portrait::Level(TEACHER).paint(&beyond, square, Color32::WHITE);
    square.right()
}

/// A sentence of the note.
struct Line {
    text: String,
    colour: Color32,
    title: bool,
}

/// What the note says, the most important first.
fn lines(look: &Look, lesson: &LessonModel, ground: Ground) -> Vec<Line> {
    let line = |text: &str, colour| Line { text: text.to_owned(), colour, title: false };
    let hint = lesson.hint.as_ref().filter(|hint| !hint.is_empty()).map(|hint| line(hint, ground.quiet));
    let right = look.word("lesson-right");
    match &lesson.told {
        _ if lesson.solution => vec![line(&look.word("learn-shown"), ground.text)],
        Some((true, said)) if lesson.done => {
            let title = Line { text: right.clone(), colour: ground.good, title: true };
            let said = Some(line(said, ground.text)).filter(|said| said.text != right);
            [title].into_iter().chain(said).collect()
        }
        Some((true, said)) => {
            [line(said, ground.good), line(&lesson.say, ground.text)].into_iter().chain(hint).collect()
        }
        Some((false, said)) => {
            [line(said, ground.bad)].into_iter().chain(hint).chain([line(&lesson.say, ground.text)]).collect()
        }
        None => [line(&lesson.say, ground.text)].into_iter().chain(hint).collect(),
    }
}

/// What the note says, as large as fits; what is least important is left out where there is no room for it.
fn told(ui: &mut Ui, look: &Look, place: Rect, lesson: &LessonModel) {
    let scale = look.text_scale();
    let all = lines(look, lesson, Ground::of(ui));
    let layout = |ui: &Ui, size: TextSize, lines: &[Line]| -> Vec<Arc<Galley>> {
        lines
            .iter()
            .map(|line| galley(ui, if line.title { TextSize::Title } else { size }, line, scale, place))
            .collect()
    };
    let height = |galleys: &[Arc<Galley>]| galleys.iter().map(|galley| galley.size().y).sum::<f32>();
    let sizes = [TextSize::Lead, TextSize::Body, TextSize::Label];
    let fits = |ui: &Ui, lines: &[Line]| {
        sizes.iter().map(|size| layout(ui, *size, lines)).find(|galleys| height(galleys) <= place.height())
    };
    let fewer = all.len().saturating_sub(1).max(1).min(all.len());
    let shown = fits(ui, &all).or_else(|| lesson.told.as_ref().and_then(|_| fits(ui, &all[..fewer])));
    let shown = shown.unwrap_or_else(|| layout(ui, TextSize::Label, &all));
    let free = (place.height() - height(&shown)).max(0.0);
    let mut child = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)));
    ScrollArea::vertical().id_salt("lesson-told").auto_shrink(false).show(&mut child, |ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        ui.add_space(free / 2.0);
        for (galley, line) in shown.into_iter().zip(&all) {
            let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
            ui.painter().galley(rect.min, galley, line.colour);
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &line.text));
        }
    });
}

fn galley(ui: &Ui, size: TextSize, line: &Line, scale: f32, place: Rect) -> Arc<Galley> {
    let token = size.token();
    let format = TextFormat {
        line_height: Some(1.25 * token.size * scale),
        ..TextFormat::simple(if line.title { size.font(scale) } else { Face::Text.at(token.size * scale) }, line.colour)
    };
    let mut job = LayoutJob::single_section(line.text.clone(), format);
    job.wrap.max_width = place.width().max(60.0);
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// The key of what leads back to where the exercise was opened.
fn back_key(lesson: &LessonModel) -> &'static str {
    lesson.asked_from.map_or("learn-back-to-path", AskedFrom::back)
}

/// A button of the note, and what it does.
struct NoteButton {
    word: String,
    icon: Option<&'static str>,
    main: bool,
    does: Sends,
}

impl NoteButton {
    fn main(word: String, does: Sends) -> Self {
        Self { word, icon: None, main: true, does }
    }

    fn quiet(word: String, icon: Option<&'static str>, does: Sends) -> Self {
        Self { word, icon, main: false, does }
    }
}

/// What can be done now, what is best first.
fn choices(look: &Look, lesson: &LessonModel) -> Vec<NoteButton> {
    let mut all = Vec::new();
    let [_, next] = lesson.beside;
    if lesson.refuting || lesson.solution {
        let word = look.word(if lesson.solution { "learn-yourself" } else { "ui-lesson-again" });
        all.push(NoteButton::main(word, Sends::of(CourseRequest::Again)));
        if let Some(next) = next.filter(|_| lesson.solution) {
            all.push(NoteButton::quiet(look.word("ui-lesson-next"), None, Sends::of(CourseRequest::Begin(next))));
        }
    } else if let Some(next) = next.filter(|_| lesson.done) {
        let on = Sends::of(CourseRequest::Begin(next));
        all.push(NoteButton::main(look.word("ui-lesson-next"), on));
    } else if lesson.done {
        for to in &lesson.after {
            let mut does = Sends::default();
            onward::go(to, &mut does);
            let word = onward::word(look, to);
            all.push(NoteButton { main: all.is_empty(), ..NoteButton::quiet(word, None, does) });
        }
        if all.is_empty() {
            let leave = Sends::of(CourseRequest::Leave);
            all.push(NoteButton::main(look.word(back_key(lesson)), leave));
        }
        // All of it is done: a pupil may hand it in.
        if lesson.asked_from.is_none() && lesson.solved.iter().all(|solved| *solved) {
            let slip = Sends::of(DoCommand(CommandId::Slip));
            all.push(NoteButton::quiet(look.word("ui-slip-short"), Some(icons::CLASS), slip));
        }
    } else {
        if !lesson.lesson || lesson.hint.is_some() {
            let show = Sends::of(CourseRequest::Solution);
            all.push(NoteButton::quiet(look.word("learn-solution"), Some(icons::ABOVE), show));
        }
        if lesson.begun {
            let anew = Sends::of(CourseRequest::Anew);
            all.push(NoteButton::quiet(look.word("ui-lesson-anew"), None, anew));
        }
        if lesson.can_hint {
            let hint = Sends::of(CourseRequest::Hint);
            all.push(NoteButton::quiet(look.word("ui-hint-short"), Some(icons::HINT), hint));
        }
    }
    all
}

/// The buttons, from the right end on; where they lie.
fn buttons(ui: &mut Ui, look: &Look, row: Rect, lesson: &LessonModel, sends: &mut Sends) -> Rect {
    let mut child = ui.new_child(UiBuilder::new().max_rect(row).layout(Layout::right_to_left(Align::Center)));
    let tall = button_height(look.text_scale());
    for button in choices(look, lesson) {
        let pill = if button.main { PillButton::main(&button.word) } else { PillButton::new(&button.word) };
        let pill = button.icon.map_or(pill, |icon| pill.icon(icon));
        let response = pill.least(vec2(0.0, tall)).padding(0.4 * tall).show(&mut child);
        // Enter goes on; before that, the keys belong to the board.
        if look.panel_keys || lesson.waits() {
            components::focus_first(&response);
        }
        if response.clicked() {
            sends.append([button.does]);
        }
    }
    let used = child.min_rect();
    Rect::from_min_max(pos2(used.left(), row.top()), row.max)
}

/// How far one is: a dot for each exercise, or which of how many. Where they lie, and where the tick of this one goes.
fn dots(ui: &mut Ui, scale: f32, place: Rect, lesson: &LessonModel, two: bool) -> (Rect, Pos2) {
    let ground = Ground::of(ui);
    let count = lesson.solved.len();
    let (small, gap) = (6.5 * scale.min(1.4), 9.0 * scale.min(1.4));
    let here = if count > DOTS {
        ui.painter().layout_no_wrap(lesson.place.clone(), TextSize::Label.font(scale), ground.quiet).size().x
    } else {
        34.0 * scale.min(1.4)
    };
    let wide = if count > DOTS { here } else { here + (count - 1) as f32 * (2.0 * small + gap) };
    let tall = TextSize::Label.token().line * scale;
    let right = if two { place.left() + wide } else { place.right() - 2.0 };
    let middle = if two { place.center().y } else { place.bottom() - tall / 2.0 };
    let rect = Rect::from_min_size(pos2(right - wide, middle - tall / 2.0), vec2(wide, tall));
    let response = ui.interact(rect, Id::new("lesson-place"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &lesson.place));
    if count > DOTS {
        let font = TextSize::Label.font(scale);
        ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, &lesson.place, font, ground.quiet);
        return (rect, rect.center());
    }
    let mut left = rect.left();
    let mut target = rect.center();
    for (rank, solved) in lesson.solved.iter().enumerate() {
        let now = rank == lesson.here;
        let width = if now { here } else { 2.0 * small };
        let dot = Rect::from_center_size(pos2(left + width / 2.0, middle), vec2(width, 2.0 * small));
        let colour = if now || *solved { ground.accent } else { ground.line };
        ui.painter().rect_filled(dot, small, colour);
        if *solved {
            let sign = Face::Icon.at(1.5 * small);
            ui.painter().text(dot.center(), Align2::CENTER_CENTER, icons::CHECK, sign, ground.on_accent);
        }
        if now {
            target = dot.center();
        }
        left += width + gap;
    }
    response.on_hover_text(&lesson.place);
    (rect, target)
}

/// A tick flies from the board to the dot of an exercise that was just solved.
fn fly(ctx: &Context, look: &Look, lesson: &LessonModel, from: Pos2, to: Pos2) {
    let id = Id::new(("lesson-tick", &lesson.title, lesson.here));
    let way = motion::come(ctx, id, lesson.done, |motion| motion.result_card_in);
    if !lesson.done || way <= 0.0 || way >= 1.0 {
        return;
    }
    let ground = Ground::new(Material::Paper, room(ctx));
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, id));
    let radius = 30.0 * look.text_scale().min(1.4) * (1.0 - 0.7 * way);
    let at = from.lerp(to, way) - vec2(0.0, 60.0 * (std::f32::consts::PI * way).sin());
    painter.circle(at, radius, ground.accent, Stroke::new(3.0, ground.fill));
    painter.text(at, Align2::CENTER_CENTER, icons::CHECK, Face::Icon.at(1.2 * radius), ground.on_accent);
}
