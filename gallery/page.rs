//! The page of the components: each of them in its states, on smoke at the left and on paper at the right, in the
//! colours of one room. What is under the pointer cannot be shown in a picture; in the window it can be tried.

use bevy_egui::egui::{
    Align2, Area, Color32, Context, Frame, Id, Margin, Order, Rect, TextEdit, Ui, UiBuilder, pos2, vec2,
};
use ludoteca::desk::components::{self, Choice, Control, PillButton};
use ludoteca::desk::theme::portraits::Portrait;
use ludoteca::desk::theme::{self, Ground, Material, TextSize, icons, tokens};
use ludoteca_rules::SideColour;

/// Size of the page in points at text scale 1.
pub const SIZE: [u32; 2] = [1280, 1120];
/// Space around the two cards, and inside them.
const AROUND: f32 = 24.0;
/// Between two lines of components.
const LINE: f32 = 10.0;

/// What can be changed on the page. Nothing else remembers it.
#[derive(Clone, Debug)]
pub struct State {
    /// The id of the room.
    pub room: String,
    /// The scale of texts.
    pub scale: f32,
    /// Whether the main button on paper looks as if it had the keyboard.
    pub focus: bool,
    chosen: usize,
    on: bool,
    value: f32,
    typed: String,
}

impl State {
    /// The page in a room.
    #[must_use]
    pub fn new(room: &str) -> Self {
        Self {
            room: room.to_owned(),
            scale: 1.0,
            focus: false,
            chosen: 1,
            on: true,
            value: 0.6,
            typed: "e2-e4".to_owned(),
        }
    }
}

/// Draws the page over the whole window. Whether all of it is there: typefaces come one pass late.
pub fn draw(ctx: &Context, state: &mut State) -> bool {
    let room = tokens().room(&state.room);
    if !theme::apply(ctx, state.scale, room) {
        return false;
    }
    let window = ctx.content_rect();
    let area = Area::new(Id::new("page")).order(Order::Background).fixed_pos(window.min).fade_in(false);
    area.constrain(false).show(ctx, |ui| {
        // Smoke is seen over what is bright and what is dark.
        let middle = window.left() + window.width() / 4.0;
        ui.painter().rect_filled(window, 0, room.scrim.0);
        ui.painter().rect_filled(window.with_max_x(middle), 0, room.paper.0);
        for (place, material) in [Material::Smoke, Material::Paper].into_iter().enumerate() {
            let wide = (window.width() - 3.0 * AROUND) / 2.0;
            let left = window.left() + AROUND + place as f32 * (wide + AROUND);
            let size = vec2(wide, window.height() - 2.0 * AROUND);
            let rect = Rect::from_min_size(pos2(left, window.top() + AROUND), size);
            let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt(place));
            if material == Material::Paper {
                theme::on_paper(ui);
            }
            card(ui, material, rect, state);
        }
        ui.expand_to_include_rect(window);
    });
    true
}

fn card(ui: &mut Ui, material: Material, rect: Rect, state: &mut State) {
    ui.painter().add(Ground::of(ui).card(material, 0.0).paint(rect));
    let inner = rect.shrink(tokens().space.card_padding);
    ui.scope_builder(UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing.y = LINE;
        let name = if material == Material::Paper { "On paper" } else { "On smoke" };
        texts(ui, name, state.scale);
        buttons(ui, material, state);
        signs(ui, state.scale);
        choices(ui, state);
        rest(ui, state);
    });
}

fn texts(ui: &mut Ui, name: &str, scale: f32) {
    let ground = Ground::of(ui);
    ui.horizontal(|ui| {
        ui.label(TextSize::Title.text(scale, name).color(ground.text));
        ui.label(TextSize::Lead.text(scale, "Lead").color(ground.text));
        ui.label(TextSize::Body.text(scale, "body").color(ground.quiet));
        ui.label(TextSize::Label.text(scale, "good").color(ground.good));
        ui.label(TextSize::Label.text(scale, "bad").color(ground.bad));
        ui.label(TextSize::Label.text(scale, "warn").color(ground.warn));
    });
}

fn buttons(ui: &mut Ui, material: Material, state: &State) {
    ui.horizontal(|ui| {
        let main = PillButton::main("Play on").icon(icons::PLAY).show(ui);
        if state.focus && material == Material::Paper {
            // What is drawn without a window never has the keyboard.
            let ring = Ground::of(ui).focus;
            components::paint::ring(ui.painter(), main.rect, main.rect.height() / 2.0, ring);
        }
        PillButton::main("Off").enabled(false).show(ui);
        components::quiet(ui, "Quiet");
        PillButton::new("Chosen").selected(true).show(ui);
        PillButton::new("Off").enabled(false).show(ui);
    });
    ui.horizontal(|ui| {
        components::pressed(ui, icons::CLOSE, "Close");
        components::pressed_toggle(ui, true, icons::DRAW, "On");
        components::pressed_toggle(ui, false, icons::DRAW, "Off");
        ui.add_enabled_ui(false, |ui| components::pressed(ui, icons::REMOVE, "Cannot be pressed"));
        components::lettered(ui, "2×", "A letter");
        components::lettered_toggle(ui, true, "4×", "A letter that is on");
        components::drawn_toggle(ui, false, "A drawn sign", |painter, square, colour| {
            painter.circle_filled(square.center(), square.width() / 3.0, colour);
        });
    });
    ui.horizontal(|ui| {
        PillButton::new("Sign").icon(icons::RESIGN).show(ui);
        for colour in [SideColour::White, SideColour::Black, SideColour::Red, SideColour::Green] {
            components::inked_disc(ui, colour, TextSize::Lead.token().size);
        }
        for face in [Portrait::Person, Portrait::Level(5)] {
            let (place, _) = ui.allocate_exact_size(vec2(44.0, 44.0), bevy_egui::egui::Sense::hover());
            face.paint(ui.painter(), place, Color32::WHITE);
        }
    });
}

fn signs(ui: &mut Ui, scale: f32) {
    ui.horizontal(|ui| {
        for (icon, word, enabled, on) in
            [(icons::UNDO, "Rest", true, false), (icons::MOVES, "On", true, true), (icons::HINT, "Off", false, false)]
        {
            components::control(ui, scale, &Control { icon, word, about: word, key: "", enabled, on });
        }
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                for (place, text) in ["One", "Two", "Three"].into_iter().enumerate() {
                    components::chip(ui, place == 1, "Chips", text);
                }
            });
            ui.horizontal(|ui| {
                components::toggle(ui, true, "Toggle");
                components::toggle(ui, false, "Toggle off");
            });
        });
    });
}

fn choices(ui: &mut Ui, state: &mut State) {
    let names = ["White", "my side", "whoever plays"];
    let values = |about: &str| -> Vec<Choice<usize>> {
        let value = |(place, name): (usize, &str)| Choice {
            value: place,
            name: name.to_owned(),
            about: if place == 2 { about.to_owned() } else { String::new() },
            chosen: place == state.chosen,
        };
        names.into_iter().enumerate().map(value).collect()
    };
    let (beside, below) = (values(""), values("With what there is to know before it is taken."));
    let taken = components::segmented(ui, "Segmented", &beside).or(components::rows(ui, "Rows", &below));
    state.chosen = taken.unwrap_or(state.chosen);
    state.on = components::switch(ui, state.on, "A switch").unwrap_or(state.on);
    components::switch(ui, false, "A switch that is off");
    ui.add_enabled_ui(false, |ui| components::switch(ui, true, "One that cannot be thrown"));
    let value = components::slider_between(ui, "Between", state.value, 0.0..=1.0, ("calmly", "briskly"));
    state.value = value.unwrap_or(state.value);
    let percent = |value: f32| format!("{:.0} %", 100.0 * value);
    ui.add_enabled_ui(false, |ui| components::slider(ui, "Off", 0.3, 0.0..=1.0, percent));
}

fn rest(ui: &mut Ui, state: &mut State) {
    let typed = state.typed.clone();
    let field = components::typed(ui, "Field", &typed, |ui, text| {
        let wide = ui.available_width();
        ui.add(TextEdit::singleline(text).margin(Margin::symmetric(12, 10)).desired_width(wide - 24.0))
    });
    state.typed = field.text;
    let ground = Ground::of(ui);
    Frame::new().fill(ground.well).corner_radius(tokens().radius.small).inner_margin(Margin::same(10)).show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        ui.colored_label(ground.quiet, "What lies deeper");
    });
    let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), bevy_egui::egui::Sense::hover());
    components::paint::shade(ui.painter(), place, ground.accent, ground.well);
    let font = TextSize::Label.font(state.scale);
    ui.painter().text(place.center(), Align2::CENTER_CENTER, "A shade", font, ground.text);
}
