//! The names of what is on the screen, on tags of paper that lie over it while somebody asks for them. Whatever draws
//! something that has no word of its own says with [`tell`] what it is; [`draw`] comes after all of it.

use super::paint;
use crate::desk::frame::look::Look;
use crate::desk::theme::ground::room;
use crate::desk::theme::{Ground, Material, TextSize, tokens};
use bevy_egui::egui::{
    Align2, Area, Color32, Context, Event, Frame, Galley, Id, Modal, Order, Painter, Rect, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use std::sync::Arc;

/// So many names are told at once, at most.
const MOST: usize = 8;
/// Between a tag and what it names, between two tags, and from the edge of a tag to its text.
const AWAY: f32 = 26.0;
const APART: f32 = 8.0;
const INSIDE: Vec2 = vec2(16.0, 10.0);
/// How much of the screen beneath is covered.
const SHADE: f32 = 0.55;
/// Where a tag may lie is tried in such steps.
const STEP: Vec2 = vec2(16.0, 10.0);

/// Something on the screen.
#[derive(Clone)]
struct Named {
    place: Rect,
    /// Whether it is told before what only has a sign.
    first: bool,
    text: String,
    key: String,
}

/// What has said what it is in this pass.
#[derive(Clone, Default)]
struct Names {
    asked: bool,
    all: Vec<Named>,
}

fn id() -> Id {
    Id::new("names")
}

/// Begins a pass, in which names are asked for or not.
pub fn begin(ctx: &Context, asked: bool) {
    ctx.data_mut(|data| data.insert_temp(id(), Names { asked, all: Vec::new() }));
}

/// Says what lies in this place: its name, and its key, empty for none.
pub fn tell(ctx: &Context, place: Rect, name: impl FnOnce() -> (String, String)) {
    add(ctx, place, true, name);
}

/// The same for a sign, which is told after what belongs to the screen.
pub(super) fn tell_sign(ctx: &Context, place: Rect, name: impl FnOnce() -> (String, String)) {
    add(ctx, place, false, name);
}

fn add(ctx: &Context, place: Rect, first: bool, name: impl FnOnce() -> (String, String)) {
    ctx.data_mut(|data| {
        let names = data.get_temp_mut_or_default::<Names>(id());
        // What has told its name as a part of the screen does not tell it as a sign too.
        if !names.asked || (!first && names.all.iter().any(|known| known.place.contains_rect(place))) {
            return;
        }
        let (text, key) = name();
        // The other way round it takes its place.
        names.all.retain(|known| known.first || !place.contains_rect(known.place));
        // What is there several times is told once.
        if names.all.iter().any(|known| known.text == text) {
            return;
        }
        names.all.push(Named { place, first, text, key });
    });
}

/// Lays the tags over the screen; whether somebody touched something, after which they go.
pub fn draw(ctx: &Context, look: &Look) -> bool {
    let mut all = ctx.data_mut(|data| std::mem::take(&mut data.get_temp_mut_or_default::<Names>(id()).all));
    let window = ctx.content_rect();
    all.retain(|named| window.expand(1.0).contains_rect(named.place));
    all.sort_by_key(|named| !named.first);
    all.truncate(MOST);
    let area = Area::new(id()).order(Order::Foreground).anchor(Align2::LEFT_TOP, Vec2::ZERO).fade_in(false);
    let modal = Modal::new(id()).area(area).backdrop_color(paint::faded(room(ctx).scrim.0, SHADE)).frame(Frame::NONE);
    let shown = modal.show(ctx, |ui| {
        let anywhere = ui.allocate_rect(window, Sense::click());
        tags(ui, look, window, &all);
        anywhere.clicked()
    });
    // The key that asked for them is still there in the frame in which they come.
    let frame = ctx.cumulative_frame_nr();
    let seen = ctx.data_mut(|data| {
        let (first, last) = data.get_temp_mut_or(id(), (frame, frame));
        *first = if *last + 1 < frame { frame } else { *first };
        *last = frame;
        *first < frame
    });
    let typed = |event: &Event| matches!(event, Event::Key { pressed: true, repeat: false, .. });
    shown.inner || seen && (shown.should_close() || ctx.input(|input| input.events.iter().any(typed)))
}

/// A tag that is laid out: its text, and its key.
struct Tag {
    text: Arc<Galley>,
    key: Option<Arc<Galley>>,
}

impl Tag {
    fn new(ui: &Ui, scale: f32, room: f32, (text, key): (&str, &str)) -> Self {
        let font = TextSize::Label.font(scale);
        let layout = |text: &str| ui.painter().layout(text.to_owned(), font.clone(), Color32::PLACEHOLDER, room);
        Self { text: layout(text), key: (!key.is_empty()).then(|| layout(key)) }
    }

    fn cap(key: &Galley) -> Vec2 {
        key.size() + vec2(16.0, 4.0)
    }

    fn size(&self) -> Vec2 {
        let cap = self.key.as_ref().map_or(Vec2::ZERO, |key| Self::cap(key) + vec2(10.0, 0.0));
        vec2(self.text.size().x + cap.x, self.text.size().y.max(cap.y)) + 2.0 * INSIDE
    }

    fn paint(&self, painter: &Painter, place: Rect, paper: &Ground) {
        // A shade that reaches far would darken the tags beside it.
        let shade = tokens().shadow.small.shadow();
        let frame = paper.card(Material::Paper, 0.0).corner_radius(tokens().radius.control).shadow(shade);
        painter.add(frame.paint(place));
        let left = place.left() + INSIDE.x;
        let text = pos2(left, place.center().y - self.text.size().y / 2.0);
        painter.galley_with_override_text_color(text, self.text.clone(), paper.text);
        if let Some(key) = &self.key {
            let size = Self::cap(key);
            let middle = pos2(place.right() - INSIDE.x - size.x / 2.0, place.center().y);
            let cap = Rect::from_center_size(middle, size);
            painter.rect_stroke(cap, tokens().radius.small, Stroke::new(1.0, paper.quiet), StrokeKind::Inside);
            let at = cap.center() - key.size() / 2.0;
            painter.galley_with_override_text_color(at, key.clone(), paper.quiet);
        }
    }
}

fn tags(ui: &mut Ui, look: &Look, window: Rect, all: &[Named]) {
    let scale = look.text_scale();
    let (smoke, paper) = (Ground::of(ui), Ground::new(Material::Paper, room(ui.ctx())));
    let room = (0.4 * window.width()).min(340.0 * scale);
    // How it goes on is told at the upper edge.
    let on = look.word("ui-names-on");
    let top = Rect::from_center_size(window.center_top() + vec2(0.0, 2.0), Vec2::ZERO);
    let named = all.iter().map(|named| (named.place, Tag::new(ui, scale, room, (&named.text, &named.key))));
    let laid: Vec<(Rect, Tag)> = [(top, Tag::new(ui, scale, room, (&on, "")))].into_iter().chain(named).collect();
    let sizes: Vec<(Rect, Vec2)> = laid.iter().map(|(place, tag)| (*place, tag.size())).collect();
    let places = lay(window.shrink(4.0), &sizes);
    // Lines run beneath all tags. The first one belongs to nothing.
    for ((thing, _), place) in laid.iter().zip(&places).skip(1) {
        let Some(place) = place else { continue };
        let (from, to) = nearest(*place, *thing);
        ui.painter().line_segment([from, to], Stroke::new(2.0, smoke.focus));
        ui.painter().circle_filled(to, 5.0, smoke.focus);
    }
    for (index, ((_, tag), place)) in laid.iter().zip(places).enumerate() {
        let Some(place) = place else { continue };
        tag.paint(ui.painter(), place, &paper);
        let said = tag
            .key
            .as_ref()
            .map_or_else(|| tag.text.text().to_owned(), |key| format!("{} ({})", tag.text.text(), key.text()));
        let response = ui.interact(place, id().with(index), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, said.clone()));
    }
}

/// The points at which two rectangles are nearest.
fn nearest(one: Rect, other: Rect) -> (bevy_egui::egui::Pos2, bevy_egui::egui::Pos2) {
    let from = one.clamp(other.center());
    let to = other.clamp(from);
    (one.clamp(to), to)
}

/// Where tags of these sizes lie, each near what it names: in the window, over no other tag and over nothing that is
/// named. `None` for one that has no room.
fn lay(window: Rect, things: &[(Rect, Vec2)]) -> Vec<Option<Rect>> {
    let mut taken: Vec<Rect> = things.iter().map(|(thing, _)| thing.expand(2.0)).collect();
    let mut places = Vec::new();
    for (thing, size) in things {
        let free = window.size() - *size;
        let steps = |free: f32, step: f32| (free.max(0.0) / step) as usize;
        let tried = (0..=steps(free.y, STEP.y)).flat_map(|y| (0..=steps(free.x, STEP.x)).map(move |x| (x, y)));
        let at = |(x, y): (usize, usize)| {
            Rect::from_min_size(window.min + vec2(x as f32 * STEP.x, y as f32 * STEP.y), *size)
        };
        let cost = |place: &Rect| {
            let (from, to) = nearest(*place, *thing);
            let aside = (place.center() - thing.center()).abs();
            (from.distance(to) - AWAY).abs() + 0.1 * aside.x.min(aside.y)
        };
        let fits = |place: &Rect| {
            window.contains_rect(*place) && !taken.iter().any(|other| place.expand(APART).intersects(*other))
        };
        let place = tried.map(at).filter(fits).min_by(|one, other| cost(one).total_cmp(&cost(other)));
        taken.extend(place);
        places.push(place);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_lie_apart_in_the_window_and_cover_nothing_that_is_named() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(1024.0, 768.0));
        let things: Vec<(Rect, Vec2)> = [
            (20.0, 20.0, 300.0, 76.0),
            (950.0, 20.0, 48.0, 48.0),
            (340.0, 680.0, 300.0, 70.0),
            (700.0, 690.0, 70.0, 70.0),
            (772.0, 690.0, 70.0, 70.0),
            (844.0, 690.0, 70.0, 70.0),
            (920.0, 690.0, 70.0, 70.0),
        ]
        .into_iter()
        .map(|(x, y, w, h)| (Rect::from_min_size(pos2(x, y), vec2(w, h)), vec2(260.0, 44.0)))
        .collect();
        let places: Vec<Rect> = lay(window, &things).into_iter().map(|place| place.expect("there is room")).collect();
        for (index, place) in places.iter().enumerate() {
            assert!(window.contains_rect(*place), "{place}");
            assert!(things.iter().all(|(thing, _)| !thing.intersects(*place)), "{place}");
            assert!(places[..index].iter().all(|other| !other.intersects(*place)), "{place}");
            let (from, to) = nearest(*place, things[index].0);
            assert!(from.distance(to) < 260.0, "{place} is far from {}", things[index].0);
        }
    }

    #[test]
    fn a_tag_without_room_is_left_out() {
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 100.0));
        let thing = Rect::from_min_size(pos2(0.0, 60.0), vec2(200.0, 40.0));
        assert_eq!(lay(window, &[(thing, vec2(300.0, 30.0)), (thing, vec2(50.0, 80.0))]), [None, None]);
    }
}
