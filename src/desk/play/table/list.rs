//! The list of moves on the sheet: two of them on a line where they fit, branches indented between them.

use crate::desk::components;
use crate::desk::frame::ask::AskTable;
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::play::history::HistoryRow;
use crate::desk::play::model::PlayModel;
use crate::desk::theme::{Ground, tokens};
use bevy_egui::egui::{
    self, Align2, FontSelection, Id, Margin, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetText, WidgetType, pos2, vec2,
};
use ludoteca_rules::session::Request;
use std::ops::Range;

/// Draws the list, scrolled so that the current move is visible.
pub fn draw(ui: &mut Ui, height: f32, look: &Look, play: &PlayModel, sends: &mut Sends) {
    let row_height = (29.0 * look.text_scale()).max(tokens().size.touch_least).round();
    let frame = egui::Frame::new().inner_margin(Margin::same(2));
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let height = (height - 8.0).max(row_height);
        ui.set_min_height(height);
        let digits = components::text_width(ui, &"0".repeat(digits(&play.history)));
        let fit = fit_in_half(ui, digits, look.text_scale(), &play.history);
        let lines = lines(&play.history, fit);
        let place = lines.iter().position(|line| play.history[line.clone()].iter().any(|row| row.cursor));
        let place = place.unwrap_or_default();
        let mut list = ScrollArea::vertical().id_salt("history").auto_shrink(false).max_height(height);
        let seen = Id::new("history-seen");
        let now = (place, lines.len(), height as i32);
        if ui.data(|data| data.get_temp::<(usize, usize, i32)>(seen)) != Some(now) {
            ui.data_mut(|data| data.insert_temp(seen, now));
            let middle = place as f32 * row_height - (height - row_height) / 2.0;
            let longest = lines.len() as f32 * row_height - height;
            list = list.vertical_scroll_offset(middle.min(longest).max(0.0));
        }
        list.show_rows(ui, row_height, lines.len(), |ui, visible| {
            let half = vec2((ui.available_width() / 2.0).floor(), row_height);
            for line in &lines[visible] {
                let whole = vec2(ui.available_width(), row_height);
                let size = if fit && play.history[line.clone()].iter().all(is_move) { half } else { whole };
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 0.0;
                    for row in &play.history[line.clone()] {
                        if history_row(ui, size, digits, look, row) {
                            sends.write(AskTable::session(Request::GoTo(row.node)));
                        }
                    }
                });
            }
        });
    });
}

/// The rows of each line: two moves of the game beside each other if they fit, the first of them with an odd number.
fn lines(rows: &[HistoryRow], fit: bool) -> Vec<Range<usize>> {
    let number = |row: &HistoryRow| row.number.filter(|_| fit && is_move(row));
    let mut lines = Vec::new();
    let mut at = 0;
    while at < rows.len() {
        let pair = number(&rows[at])
            .is_some_and(|first| first % 2 == 1 && rows.get(at + 1).and_then(number) == Some(first + 1));
        let end = at + if pair { 2 } else { 1 };
        lines.push(at..end);
        at = end;
    }
    lines
}

/// Whether a row is a numbered move of the game itself, not the start or a branch.
const fn is_move(row: &HistoryRow) -> bool {
    row.depth == 0 && row.number.is_some()
}

/// Whether every numbered move fits in half of the width, as a row draws it.
fn fit_in_half(ui: &Ui, digits: f32, scale: f32, rows: &[HistoryRow]) -> bool {
    let moves = rows.iter().filter(|row| is_move(row));
    let longest = moves.max_by_key(|row| row.text.chars().count());
    longest.is_none_or(|row| {
        let beside = 8.0 + digits + 10.0 + 12.0 * scale + 10.0 + 6.0;
        beside + 1.1 * components::text_width_in(ui, &row.text, TextStyle::Body) <= ui.available_width() / 2.0
    })
}

fn digits(rows: &[HistoryRow]) -> usize {
    let highest = rows.iter().filter_map(|row| row.number).max().unwrap_or_default();
    highest.to_string().len().max(2)
}

fn history_row(ui: &mut Ui, size: Vec2, digits: f32, look: &Look, row: &HistoryRow) -> bool {
    let id = ui.id().with(("row", row.node.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, id, Sense::click());
    let name = match row.number {
        Some(number) => format!("{number}. {}", row.text),
        None => row.text.clone(),
    };
    let chosen = row.cursor;
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, name.clone()));
    let (back, text, weak) = if row.cursor {
        (Some(Ground::of(ui).accent), Ground::of(ui).on_accent, Ground::of(ui).on_accent)
    } else if response.hovered() {
        (Some(Ground::of(ui).raise), Ground::of(ui).text, Ground::of(ui).quiet)
    } else if row.aside {
        (None, Ground::of(ui).quiet, Ground::of(ui).quiet)
    } else {
        (None, Ground::of(ui).text, Ground::of(ui).quiet)
    };
    if let Some(back) = back {
        ui.painter().rect_filled(rect.shrink(1.0), 6, back);
    }
    components::follow_focus(&response);
    if response.has_focus() {
        ui.painter().rect_stroke(rect.shrink(1.5), 6, Stroke::new(2.5, Ground::of(ui).text), egui::StrokeKind::Inside);
    }
    let scale = look.text_scale();
    let font = TextStyle::Body.resolve(ui.style());
    let mut left = rect.left() + 8.0 + 18.0 * scale * f32::from(row.depth.min(5));
    if row.depth > 0 {
        // A thin line marks a branch.
        let x = left - 9.0 * scale;
        ui.painter().vline(x, rect.y_range(), Stroke::new(1.5, Ground::of(ui).hover));
    }
    if let Some(number) = row.number {
        let at = pos2(left + digits, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, number.to_string(), font, weak);
        left += digits + 10.0;
    }
    if let Some(ink) = row.ink {
        let radius = 6.0 * scale;
        components::disc(ui, pos2(left + radius, rect.center().y), radius, ink);
        left += 2.0 * radius + 10.0;
    }
    let room = (rect.right() - 6.0 - left).max(0.0);
    let galley = WidgetText::from(RichText::new(&row.text).color(text)).into_galley(
        ui,
        Some(egui::TextWrapMode::Truncate),
        room,
        FontSelection::Default,
    );
    let at = pos2(left, rect.center().y - galley.size().y / 2.0);
    let whole = !galley.elided;
    ui.painter().galley(at, galley, text);
    let response = if whole { response } else { response.on_hover_text(&row.text) };
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::{HistoryRow, lines};
    use ludoteca_rules::session::NodeId;

    fn rows(numbers: &[(Option<u32>, u8)]) -> Vec<HistoryRow> {
        let row = |(place, (number, depth)): (usize, &(Option<u32>, u8))| HistoryRow {
            node: NodeId(place),
            number: *number,
            text: "a2-a3".to_owned(),
            ink: None,
            cursor: false,
            aside: false,
            depth: *depth,
        };
        numbers.iter().enumerate().map(row).collect()
    }

    #[test]
    fn two_moves_stand_on_a_line_where_they_fit_and_follow_each_other() {
        let plain = rows(&[(None, 0), (Some(1), 0), (Some(2), 0), (Some(3), 0), (None, 0)]);
        assert_eq!(lines(&plain, true), [0..1, 1..3, 3..4, 4..5]);
        assert_eq!(lines(&plain, false).len(), 5);
        let branch = rows(&[(None, 0), (Some(1), 0), (Some(1), 1), (Some(2), 0), (Some(3), 0), (Some(4), 0)]);
        assert_eq!(lines(&branch, true), [0..1, 1..2, 2..3, 3..4, 4..6]);
    }
}
