//! What the values of settings are called.

use crate::desk::settings::model::Quality;
use ludoteca_table::scene::material::Palette;
use ludoteca_table::show::facing::TurnView;
use ludoteca_words::Language;

/// The name of a language in that language.
#[must_use]
pub const fn own_name(language: Language) -> &'static str {
    match language {
        Language::PtPt => "Português (Portugal)",
        Language::PtBr => "Português (Brasil)",
        Language::En => "English",
    }
}

/// Key of the name of a way to see the board.
#[must_use]
pub const fn facing_key(facing: TurnView) -> &'static str {
    match facing {
        TurnView::Stay => "ui-facing-stay",
        TurnView::Mover => "ui-facing-mover",
        TurnView::Own => "ui-facing-own",
    }
}

/// Key of the name of a palette.
#[must_use]
pub const fn palette_key(palette: Palette) -> &'static str {
    match palette {
        Palette::Usual => "ui-palette-usual",
        Palette::RedGreen => "ui-palette-red-green",
        Palette::BlueYellow => "ui-palette-blue-yellow",
    }
}

/// Key of the name of a quality.
#[must_use]
pub const fn quality_key(quality: Quality) -> &'static str {
    match quality {
        Quality::Automatic => "ui-quality-automatic",
        Quality::Plain => "ui-quality-plain",
        Quality::Shadow => "ui-quality-shadow",
        Quality::Full => "ui-quality-full",
    }
}
