//! What a person has chosen about this program, kept from one run to the next.
//!
//! Kept by Bevy's own settings in `settings.toml` of the folder `ludoteca` among the user's settings. A missing, broken or
//! unwritable file never stops anybody: what cannot be read keeps its default, and every value is read back within its
//! bounds. With `persist: false` no file is touched.

use crate::i18n::Language;
use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::settings::{self, ReflectSettingsGroup, SaveSettingsSync, SettingsGroup};
use bevy::window::{RequestRedraw, WindowCloseRequested};
use std::ops::RangeInclusive;

/// Name of the folder that keeps the settings.
const FOLDER: &str = "ludoteca";

/// A change is written when nothing has changed for so many frames, so that a slider in motion writes once.
const SETTLED: u8 = 20;

/// How finely the table is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quality {
    /// As this computer can.
    #[default]
    Automatic,
    /// No shadow map: for computers without a graphics card.
    Plain,
    /// With soft shadows.
    Shadow,
    /// Everything.
    Full,
}

impl Quality {
    /// All of them, the lightest first after the automatic one.
    pub const ALL: [Self; 4] = [Self::Automatic, Self::Plain, Self::Shadow, Self::Full];

    /// The name in the settings file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Automatic => "automatic",
            Self::Plain => "plain",
            Self::Shadow => "shadow",
            Self::Full => "full",
        }
    }
}

/// What the person has chosen.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, PartialEq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "ludoteca")]
pub struct Settings {
    /// Tag of a language; empty for that of the computer.
    language: String,
    text_scale: f32,
    animation_speed: f32,
    quality: String,
    /// Moves are not animated at all.
    pub instant: bool,
    /// What a piece could do is shown under the pointer.
    pub show_hints: bool,
    /// The side panel is open.
    pub panel_open: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: String::new(),
            text_scale: 1.0,
            animation_speed: 1.0,
            quality: Quality::Automatic.name().to_owned(),
            instant: false,
            show_hints: true,
            panel_open: true,
        }
    }
}

impl Settings {
    /// Bounds of the text scale.
    pub const TEXT_SCALES: RangeInclusive<f32> = 0.8..=2.5;
    /// Bounds of the speed of animations.
    pub const SPEEDS: RangeInclusive<f32> = 0.25..=4.0;

    /// The language that was chosen; `None` for that of the computer.
    #[must_use]
    pub fn chosen_language(&self) -> Option<Language> {
        Language::from_tag(&self.language)
    }

    /// The language to speak.
    #[must_use]
    pub fn language(&self) -> Language {
        self.chosen_language().unwrap_or_else(Language::system)
    }

    /// Chooses a language; `None` for that of the computer.
    pub fn set_language(&mut self, language: Option<Language>) {
        self.language = language.map_or(String::new(), |language| language.tag().to_owned());
    }

    /// How large texts are; 1 is the ordinary size.
    #[must_use]
    pub fn text_scale(&self) -> f32 {
        within(self.text_scale, &Self::TEXT_SCALES)
    }

    /// Changes the size of texts, within [`Settings::TEXT_SCALES`].
    pub fn set_text_scale(&mut self, scale: f32) {
        self.text_scale = within(scale, &Self::TEXT_SCALES);
    }

    /// How fast pieces move; 1 is the ordinary speed.
    #[must_use]
    pub fn animation_speed(&self) -> f32 {
        within(self.animation_speed, &Self::SPEEDS)
    }

    /// Changes the speed of animations, within [`Settings::SPEEDS`].
    pub fn set_animation_speed(&mut self, speed: f32) {
        self.animation_speed = within(speed, &Self::SPEEDS);
    }

    /// How finely the table is drawn.
    #[must_use]
    pub fn quality(&self) -> Quality {
        Quality::ALL.into_iter().find(|quality| quality.name() == self.quality).unwrap_or_default()
    }

    /// Chooses how finely the table is drawn.
    pub fn set_quality(&mut self, quality: Quality) {
        quality.name().clone_into(&mut self.quality);
    }
}

/// The value within its bounds; 1, which all bounds include, for what is no number.
fn within(value: f32, bounds: &RangeInclusive<f32>) -> f32 {
    if value.is_finite() { value.clamp(*bounds.start(), *bounds.end()) } else { 1.0 }
}

/// Brings [`Settings`], and keeps them if asked to.
pub struct SettingsPlugin {
    /// Whether settings are read from the user's files and written there.
    pub persist: bool,
}

impl Plugin for SettingsPlugin {
    fn build(&self, app: &mut App) {
        app.register_type::<Settings>();
        if self.persist {
            app.add_plugins(settings::SettingsPlugin::new(FOLDER));
            app.add_systems(Update, save_when_settled).add_systems(Last, save_at_the_end);
        }
        app.init_resource::<Settings>();
    }
}

/// Saves once no more changes come. Asks for the frames it waits for, since an idle table draws none.
fn save_when_settled(
    settings: Res<Settings>,
    mut waiting: Local<Option<u8>>,
    redraw: Option<ResMut<Messages<RequestRedraw>>>,
    mut commands: Commands,
) {
    if settings.is_changed() && !settings.is_added() {
        *waiting = Some(SETTLED);
    }
    match *waiting {
        None => return,
        Some(0) => {
            *waiting = None;
            commands.queue(SaveSettingsSync::IfChanged);
        }
        Some(frames) => *waiting = Some(frames - 1),
    }
    if let Some(mut redraw) = redraw {
        redraw.write(RequestRedraw);
    }
}

/// Saves what is not yet saved when the window closes or the program ends.
fn save_at_the_end(
    mut exits: MessageReader<AppExit>,
    closing: Option<Res<Messages<WindowCloseRequested>>>,
    mut commands: Commands,
) {
    let closing = closing.is_some_and(|closing| !closing.is_empty());
    if exits.read().next().is_some() || closing {
        commands.queue(SaveSettingsSync::IfChanged);
    }
}
