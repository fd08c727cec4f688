//! Beside the bookcase: the game one left, the puzzle of the day, and the ways to lessons, classes and saved games.

use super::controller::{OpenGame, ShelfAction};
use super::model::{GoOnModel, RailModel, TodaysPuzzle};
use crate::desk::class::controller::ClassAction;
use crate::desk::commands::table::{self as commands, CommandId};
use crate::desk::components::{self, PillButton, names, paint};
use crate::desk::frame::dialog::{Dialog, DialogAction};
use crate::desk::frame::look::Look;
use crate::desk::frame::pictures;
use crate::desk::frame::sends::Sends;
use crate::desk::lesson::practice::controller::PracticeAction;
use crate::desk::palette::PaletteAction;
use crate::desk::saves::controller::SavesAction;
use crate::desk::settings::controller::ShowSettings;
use crate::desk::settings::model::Section;
use crate::desk::theme::ground::room;
use crate::desk::theme::portraits::Portrait;
use crate::desk::theme::{self, Face, Ground, Material, TextSize, icons, tokens};
use bevy_egui::egui::{
    Align, Align2, Color32, Frame, Image, Label, Layout, Margin, Rect, Response, RichText, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

/// Space beside what stands on the rail, and inside its cards.
const BESIDE: f32 = 22.0;
const INSIDE: f32 = 14.0;
/// Height of a way, and of the picture of a position, at text scale 1.
const WAY: f32 = 62.0;
const PICTURE: f32 = 104.0;
/// Most rows of the title of a card beside its picture; what is longer stands over it.
const MOST_ROWS: usize = 4;
/// The disc with the sign to play on.
const ARROW: f32 = 40.0;
/// The face that invites, at text scale 1.
const FACE: f32 = 84.0;

/// The ground of the rail, dark and without a grain.
pub fn ground(ui: &Ui, place: Rect) {
    let glass = room(ui.ctx()).glass.0;
    paint::shade(ui.painter(), place, glass.lerp_to_gamma(tokens().shelf.front.0, 0.06), glass);
    ui.painter().vline(place.right(), place.y_range(), Stroke::new(1.0, Ground::of(ui).line));
}

/// Draws what stands on it; `saves` tells whether plays are saved.
pub fn draw(ui: &mut Ui, look: &Look, place: Rect, rail: &RailModel, saves: bool, sends: &mut Sends) {
    let margin = Margin { left: BESIDE as i8, right: BESIDE as i8, top: 18, bottom: 12 };
    Frame::new().inner_margin(margin).show(ui, |ui| {
        ui.set_width(place.width() - 2.0 * BESIDE);
        ui.spacing_mut().item_spacing.y = 14.0;
        top(ui, look, sends);
        match (&rail.first, &rail.go_on) {
            (Some((id, name, hello)), _) => {
                ui.add(Label::new(TextSize::Body.text(look.text_scale(), hello)).wrap());
                invitation(ui, look, (id, name), sends);
            }
            (None, Some(play)) => go_on(ui, look, play, sends),
            (None, None) => {}
        }
        if let Some(puzzle) = &rail.puzzle {
            todays_puzzle(ui, look, puzzle, sends);
        }
        ui.spacing_mut().item_spacing.y = 2.0;
        if let Some(due) = &rail.due
            && way(ui, look, (icons::PRACTICE, CommandId::Practice), "practice-due-title", due).clicked()
        {
            sends.write(PracticeAction::Due);
        }
        if way(ui, look, (icons::LEARN, CommandId::Lessons), "ui-lesson-all", &rail.learned).clicked() {
            sends.write(DialogAction::Open(Dialog::Decks));
        }
        if way(ui, look, (icons::CLASS, CommandId::Class), "ui-class-way", &look.word("ui-class-about")).clicked() {
            sends.write(ClassAction::Open);
        }
        if way(ui, look, (icons::ELSEWHERE, CommandId::Elsewhere), "net-way", &rail.elsewhere).clicked() {
            sends.write(DialogAction::Open(Dialog::Network));
        }
        if let Some(kept) = rail.saved.as_ref().filter(|_| saves)
            && way(ui, look, (icons::MY_GAMES, CommandId::MyGames), "ui-saved", kept).clicked()
        {
            sends.write(SavesAction::Open);
        }
    });
}

/// The name of the program, and what is needed on every screen.
fn top(ui: &mut Ui, look: &Look, sends: &mut Sends) {
    let scale = look.text_scale();
    components::ends(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            let mut sign = |icon, name: &str, id| {
                let response = components::round(ui, icon, name);
                tell(ui, look, response.rect, (name, id));
                response.clicked()
            };
            if sign(icons::SETTINGS, &look.word("ui-settings"), CommandId::Settings) {
                sends.write(ShowSettings(Section::default()));
            }
            if sign(icons::SEARCH, &look.word("do-palette"), CommandId::Palette) {
                sends.write(PaletteAction::Open);
            }
        },
        |ui| {
            let (title, room) = (look.word("ui-title"), ui.available_width());
            let wide = |size: &TextSize| {
                let colour = Color32::PLACEHOLDER;
                ui.painter().layout_no_wrap(title.clone(), size.font(scale), colour).size().x
            };
            let sizes = [TextSize::Brand, TextSize::Screen, TextSize::Title];
            let size = sizes.into_iter().find(|size| wide(size) <= room).unwrap_or(TextSize::Title);
            // The name of the program is never shortened.
            let scale = scale * (0.98 * room / wide(&size)).min(1.0);
            ui.add(Label::new(size.text(scale, title).color(Ground::of(ui).accent)).extend());
        },
    );
}

/// Tells what lies in this place, and the key of its command.
fn tell(ui: &Ui, look: &Look, place: Rect, (name, id): (&str, CommandId)) {
    names::tell(ui.ctx(), place, || (name.to_owned(), commands::of(id).shown_key(&look.words)));
}

/// Whoever is here for the first time is asked to play, by the one who has just hatched.
fn invitation(ui: &mut Ui, look: &Look, (id, name): (&'static str, &str), sends: &mut Sends) {
    let scale = look.text_scale();
    let smoke = Ground::of(ui);
    let frame = Frame::new().fill(smoke.raise).stroke(Stroke::new(1.0, smoke.line)).inner_margin(INSIDE);
    frame.corner_radius(tokens().radius.card).show(ui, |ui| {
        let side = FACE * scale.min(1.4);
        let asks = look.word("ui-first-asks");
        let beside = ui.available_width() - side - ui.spacing().item_spacing.x;
        let face = |ui: &mut Ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            Portrait::Level(1).paint(ui.painter(), place, Color32::WHITE);
        };
        let says = TextSize::Name.text(scale, &asks);
        if paint::longest_word(ui, &asks, &TextSize::Name.font(scale)) <= beside {
            ui.horizontal(|ui| {
                face(ui);
                ui.vertical(|ui| {
                    ui.add_space(0.15 * side);
                    ui.add(Label::new(says).wrap());
                });
            });
        } else {
            face(ui);
            ui.add(Label::new(says).wrap());
        }
        ui.add_space(8.0);
        let least = vec2(ui.available_width(), tokens().size.button_main);
        let begin = PillButton::main(name).icon(icons::PLAY).least(least).show(ui);
        if begin.clicked() {
            sends.write(ShelfAction::Begin(id));
        }
    });
}

/// The play one left: its position, who is waiting.
fn go_on(ui: &mut Ui, look: &Look, play: &GoOnModel, sends: &mut Sends) {
    let smoke = Ground::of(ui);
    let shown = CardShown {
        name: &play.title,
        above: None,
        title: &play.title,
        below: &play.facts,
        fill: smoke.raise,
        hover: smoke.hover,
    };
    let response = card(ui, look, &shown, |ui, side| {
        let at = ui.next_widget_position();
        pictures::thumbnail(ui, "go-on", play.picture.as_ref(), side);
        // In a corner of the picture, where it never lies over words.
        let middle = at + Vec2::splat(side - 0.5 * ARROW - 6.0);
        ui.painter().circle_filled(middle, 0.5 * ARROW, smoke.accent);
        let font = Face::Icon.at(tokens().size.icon);
        ui.painter().text(middle, Align2::CENTER_CENTER, icons::PLAY, font, smoke.on_accent);
    });
    if response.clicked() {
        sends.write(OpenGame(play.id));
    }
}

/// The puzzle of the day, on paper.
fn todays_puzzle(ui: &mut Ui, look: &Look, puzzle: &TodaysPuzzle, sends: &mut Sends) {
    let paper = Ground::new(Material::Paper, room(ui.ctx()));
    let above = look.word("ui-today");
    let shown = CardShown {
        name: &above,
        above: Some(&above),
        title: &puzzle.say,
        below: &puzzle.facts,
        fill: paper.fill,
        hover: paper.hover,
    };
    let response = ui
        .scope(|ui| {
            theme::on_paper(ui);
            card(ui, look, &shown, |ui, side| {
                let texture = pictures::small(ui.ctx(), "today", &puzzle.picture);
                ui.add(Image::new((texture.id(), Vec2::splat(side))).corner_radius(tokens().radius.small));
            })
        })
        .inner;
    if response.clicked() {
        sends.write(ShelfAction::Puzzle(puzzle.deck.clone(), puzzle.place));
    }
}

/// A card that is pressed as a whole.
struct CardShown<'a> {
    /// Its name for whoever does not see it.
    name: &'a str,
    /// The lines on it.
    above: Option<&'a str>,
    title: &'a str,
    below: &'a str,
    fill: Color32,
    hover: Color32,
}

/// Draws a card with a picture at its left, which `picture` draws in a square of a side.
fn card(ui: &mut Ui, look: &Look, shown: &CardShown<'_>, picture: impl FnOnce(&mut Ui, f32)) -> Response {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let width = ui.available_width();
    let side = PICTURE * scale.min(1.2);
    let radius = tokens().radius.card;
    let room = width - side - 3.0 * INSIDE;
    let line = |text: &str, size: TextSize, colour: Color32| {
        let text = RichText::new(text).font(size.font(scale)).color(colour);
        Label::new(text).selectable(false)
    };
    let at = ui.next_widget_position();
    let title_size = if shown.above.is_some() { TextSize::Body } else { TextSize::Name };
    // The ground is painted first, when it is not known yet how high the texts are.
    let behind = ui.painter().add(bevy_egui::egui::Shape::Noop);
    let inner = Rect::from_min_size(at + Vec2::splat(INSIDE), vec2(width - 2.0 * INSIDE, f32::INFINITY));
    let mut body = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Min)));
    body.spacing_mut().item_spacing = vec2(INSIDE, 2.0);
    let above = |ui: &mut Ui| {
        if let Some(above) = shown.above {
            ui.add(line(above, TextSize::Label, ground.warn).truncate());
        }
    };
    let title = |ui: &mut Ui| ui.add(line(shown.title, title_size, ground.text).wrap());
    let below = |ui: &mut Ui| ui.add(line(shown.below, TextSize::Label, ground.quiet).wrap());
    let rows = ui.painter().layout(shown.title.to_owned(), title_size.font(scale), ground.text, room).rows.len();
    let whole = paint::longest_word(ui, shown.title, &title_size.font(scale)) <= room;
    if whole && rows <= MOST_ROWS {
        picture(&mut body, side);
        body.vertical(|ui| {
            ui.set_max_width(room);
            above(ui);
            title(ui);
            below(ui);
        });
    } else {
        body.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            above(ui);
            title(ui);
            ui.horizontal_top(|ui| {
                picture(ui, side);
                ui.vertical(below);
            });
        });
    }
    let tall = body.min_rect().height().max(side) + 2.0 * INSIDE;
    let (rect, response) = ui.allocate_exact_size(vec2(width, tall), Sense::click());
    let name = format!("{}: {}", shown.name, shown.title);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name.as_str()));
    components::follow_focus(&response);
    let fill = if response.hovered() { shown.hover } else { shown.fill };
    let ground_shape =
        bevy_egui::egui::epaint::RectShape::new(rect, radius, fill, Stroke::new(1.0, ground.line), StrokeKind::Inside);
    ui.painter().set(behind, ground_shape);
    paint::focus_ring(ui, &response, f32::from(radius));
    response
}

/// A way to another screen: its sign, its name, and what is there.
fn way(ui: &mut Ui, look: &Look, (icon, id): (&str, CommandId), key: &str, about: &str) -> Response {
    let scale = look.text_scale();
    let ground = Ground::of(ui);
    let name = look.word(key);
    let height = WAY * scale;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name.as_str()));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(about));
    components::follow_focus(&response);
    let radius = f32::from(tokens().radius.control);
    if response.hovered() {
        ui.painter().rect_filled(rect, radius, ground.raise);
    }
    let sign = tokens().size.icon * scale;
    let middle = rect.center().y;
    ui.painter().text(pos2(rect.left() + 8.0, middle), Align2::LEFT_CENTER, icon, Face::Icon.at(sign), ground.accent);
    let left = rect.left() + 8.0 + sign + 14.0;
    let room = rect.right() - left - 4.0;
    let label = TextSize::Label.font(scale);
    let title = paint::elided(ui, &name, Face::Bold.at(label.size), Color32::PLACEHOLDER, room);
    let line = paint::elided(ui, about, label, Color32::PLACEHOLDER, room);
    let cut = title.elided || line.elided;
    let top = middle - (title.size().y + line.size().y) / 2.0;
    let below = pos2(left, top + title.size().y);
    ui.painter().galley_with_override_text_color(pos2(left, top), title, ground.text);
    ui.painter().galley_with_override_text_color(below, line, ground.quiet);
    tell(ui, look, rect, (&name, id));
    paint::focus_ring(ui, &response, radius);
    if cut { response.on_hover_text(format!("{name}\n{about}")) } else { response }
}
