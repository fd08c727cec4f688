//! What each section of the settings has.

use super::{keys, rooms};
use crate::desk::components::{self, Choice};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::settings::controller::SettingsChange;
use crate::desk::settings::model::{Loudness, Quality, Section, Settings, Speed, TextScale};
use crate::desk::settings::names::{facing_key, own_name, palette_key, quality_key};
use crate::desk::theme::{Ground, TextSize};
use bevy_egui::egui::Ui;
use ludoteca_rules::Arg;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::scene::room::Room;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;

/// Space above a heading that is not the first.
const ABOVE: f32 = 14.0;

/// What the sheet shows.
pub struct SheetShown<'a> {
    /// What is set.
    pub settings: &'a Settings,
    /// The section that is shown.
    pub section: Section,
    /// Whether a board is on the table, which stays in sight.
    pub board: bool,
    /// Whether this computer draws without a graphics card.
    pub without_card: bool,
}

/// Draws what the shown section has.
pub fn section(ui: &mut Ui, look: &Look, shown: &SheetShown<'_>, changed: &mut Sends) {
    let settings = shown.settings;
    match shown.section {
        Section::Table => table(ui, look, settings, changed),
        Section::Playing => playing(ui, look, settings, changed),
        Section::Sound => sound(ui, look, settings, changed),
        Section::Words => words(ui, look, settings, changed),
        Section::Keys => keys::draw(ui, look, changed),
        Section::Seeing => seeing(ui, look, settings, shown.without_card, changed),
    }
}

/// A heading, with space above it unless it is the first; the text.
fn heading(ui: &mut Ui, look: &Look, key: &str) -> String {
    let title = look.word(key);
    if ui.cursor().top() > ui.max_rect().top() + 1.0 {
        ui.add_space(ABOVE);
    }
    ui.label(TextSize::Name.text(look.text_scale(), &title).color(Ground::of(ui).text));
    title
}

fn percent(value: f32) -> String {
    format!("{} %", (value * 100.0).round())
}

/// A value with its name.
fn choice<T>(value: T, chosen: bool, name: String) -> Choice<T> {
    Choice { value, name, about: String::new(), chosen }
}

/// The room, and how the board and the pieces are seen.
fn table(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    let title = heading(ui, look, "ui-room");
    let room = rooms::draw(ui, &title, settings.room, look.words.language().tag());
    write(room.map(SettingsChange::Room), changed);
    let title = heading(ui, look, "ui-facing");
    let sides = TurnView::ALL.map(|it| choice(it, settings.facing == it, look.word(facing_key(it))));
    write(components::segmented(ui, &title, &sides).map(SettingsChange::TurnView), changed);
    let title = heading(ui, look, "ui-speed");
    ui.add_enabled_ui(!settings.moves_at_once(), |ui| {
        let ends = (look.word("ui-speed-least"), look.word("ui-speed-most"));
        let speed = settings.animation_speed.get();
        let speed = components::slider_between(ui, &title, speed, Speed::BOUNDS, (&ends.0, &ends.1));
        write(speed.map(SettingsChange::AnimationSpeed), changed);
    });
    ui.add_enabled_ui(!settings.reduced_motion, |ui| {
        switch(ui, look, "ui-instant", settings.moves_at_once(), SettingsChange::Instant, changed);
    });
    switch(ui, look, "ui-hints", settings.show_hints, SettingsChange::ShowHints, changed);
}

/// How moves are entered.
fn playing(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    switch(ui, look, "ui-confirm", settings.confirm, SettingsChange::Confirm, changed);
    switch(ui, look, "ui-guard", settings.guard, SettingsChange::Guard, changed);
    switch(ui, look, "ui-timeline-show", settings.timeline, SettingsChange::Timeline, changed);
    switch(ui, look, "ui-moves-show", settings.panel_open, SettingsChange::PanelOpen, changed);
}

/// What is heard.
fn sound(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    let loud = |volume: f32| if volume > 0.0 { percent(volume) } else { look.word("ui-sound-off") };
    let title = heading(ui, look, "ui-sound");
    let volume = components::slider(ui, &title, settings.sound_volume.get(), Loudness::BOUNDS, loud);
    write(volume.map(SettingsChange::SoundVolume), changed);
    let title = heading(ui, look, "ui-ambience");
    let volume = components::slider(ui, &title, settings.ambience_volume.get(), Loudness::BOUNDS, loud);
    write(volume.map(SettingsChange::AmbienceVolume), changed);
    ui.add_space(8.0);
    switch(ui, look, "ui-sound-panels", settings.interface_sounds, SettingsChange::InterfaceSounds, changed);
}

/// The language.
fn words(ui: &mut Ui, look: &Look, settings: &Settings, changed: &mut Sends) {
    let title = heading(ui, look, "ui-language");
    let system = Arg::Plain(own_name(Language::system()).to_owned());
    let system = look.words.fill("ui-language-system", &[("language", system)]);
    let all = [None].into_iter().chain(Language::ALL.map(Some)).map(|language| {
        let name = language.map_or_else(|| system.clone(), |it| own_name(it).to_owned());
        choice(language, settings.chosen_language == language, name)
    });
    let all: Vec<_> = all.collect();
    write(components::rows(ui, &title, &all).map(SettingsChange::Language), changed);
}

/// What makes it easier to see.
fn seeing(ui: &mut Ui, look: &Look, settings: &Settings, without_card: bool, changed: &mut Sends) {
    let title = heading(ui, look, "ui-text-scale");
    let scale = components::slider(ui, &title, settings.text_scale.get(), TextScale::BOUNDS, percent);
    write(scale.map(SettingsChange::TextScale), changed);
    switch(ui, look, "ui-motion", settings.reduced_motion, SettingsChange::ReducedMotion, changed);
    let title = heading(ui, look, "ui-palette");
    let palettes = Palette::ALL.map(|it| choice(it, settings.palette == it, look.word(palette_key(it))));
    write(components::rows(ui, &title, &palettes).map(SettingsChange::Palette), changed);
    let title = heading(ui, look, "ui-quality");
    let qualities = Quality::ALL.map(|it| {
        let costs = without_card && it == Quality::Full;
        let about = if costs { look.word("ui-quality-costs") } else { String::new() };
        Choice { about, ..choice(it, settings.quality == it, look.word(quality_key(it))) }
    });
    write(components::rows(ui, &title, &qualities).map(SettingsChange::Quality), changed);
    let title = heading(ui, look, "ui-room-audience");
    let tag = look.words.language().tag();
    let rooms = std::iter::once(None).chain(Room::all().iter().map(Some)).map(|room| {
        let name = room.map_or_else(|| look.word("ui-room-same"), |room| room.name(tag).to_owned());
        choice(room, settings.audience_room == room, name)
    });
    let rooms: Vec<_> = rooms.collect();
    write(components::rows(ui, &title, &rooms).map(SettingsChange::AudienceRoom), changed);
}

/// Something that is on or off.
fn switch(
    ui: &mut Ui,
    look: &Look,
    key: &str,
    on: bool,
    act: impl FnOnce(bool) -> SettingsChange,
    changed: &mut Sends,
) {
    write(components::switch(ui, on, &look.word(key)).map(act), changed);
}

/// Sends what was changed, if something was.
fn write(change: Option<SettingsChange>, changed: &mut Sends) {
    changed.append(change.map(Sends::of));
}
