//! The lines of the games, read again, and the picture.

use super::{by_chance, made, setting};
use ludoteca_diagram::Style;
use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_experiment::{End, Experiment, Player, Run, chart, csv};
use ludoteca_games::{CATALOGUE, catalogue};
use ludoteca_words::{Language, Words};

/// The cells of a table, heading first.
fn cells(text: &str) -> Vec<Vec<String>> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(text.as_bytes());
    let row = |row: Result<csv::StringRecord, _>| row.expect("a row").iter().map(str::to_owned).collect();
    reader.records().map(row).collect()
}

#[test]
fn the_lines_of_the_games_say_what_was_counted() {
    let run = made(Experiment { games: 80, longest: 60, ..by_chance("apocalypse", None) });
    let rows = cells(&csv(run.experiment(), &run.games()));
    assert_eq!(rows[0], ["game", "seed", "winner", "reason", "plies"]);
    assert_eq!(rows.len(), 81);
    let tally = &run.tallies()[0];
    let count = |winner: &str| rows[1..].iter().filter(|row| row[2] == winner).count() as u32;
    assert_eq!(
        [count("w"), count("b"), count("draw"), count("")],
        [tally.wins[0], tally.wins[1], tally.draws, tally.cut]
    );
    for ((number, row), game) in (1..).zip(&rows[1..]).zip(&run.games()[0]) {
        assert_eq!((&row[0], &row[1], &row[4]), (&number.to_string(), &game.seed.to_string(), &game.plies.to_string()));
        assert!(game.seed < 1 << 48, "programs for tables round longer numbers");
        assert_eq!(row[3] == "cut", game.end == End::Cut);
    }
}

#[test]
fn where_settings_are_compared_every_line_says_of_which() {
    let settings = ["2", "teams", "single"].map(|value| {
        let mut setting = setting("sapiens", &format!("players={value}"), None, Player::Random);
        setting.label = format!("players={value}");
        setting
    });
    let run = made(Experiment { games: 5, longest: 600, ..Experiment::of(settings.to_vec()) });
    let rows = cells(&csv(run.experiment(), &run.games()));
    assert_eq!(rows[0][0], "value");
    let labels: Vec<&str> = rows[1..].iter().step_by(5).map(|row| row[0].as_str()).collect();
    assert_eq!((rows.len(), labels), (16, vec!["players=2", "players=teams", "players=single"]));
}

/// The picture in a language, as a file.
fn picture(run: &Run, language: Language) -> String {
    let words = Words::new(language, &catalogue());
    let drawing = chart::drawing(run.experiment(), &run.tallies(), &words);
    let page = Page::round(&drawing, chart::MARGIN, 1.0);
    assert!(page.size[0] <= 182.0 && page.size[1] < 280.0, "it fits on a page: {:?}", page.size);
    let [from, _] = drawing.bounds();
    assert!(from[0] > -2.0, "nothing hangs over its left edge: {from:?}");
    svg(&drawing, Style::Ink, page, SvgLabels { title: "chart", description: "" })
}

#[test]
fn every_game_has_a_picture_that_can_be_opened() {
    for entry in CATALOGUE {
        let run = made(Experiment { games: 30, ..by_chance(entry.info.id, None) });
        for language in [Language::En, Language::PtPt, Language::PtBr] {
            let svg = picture(&run, language);
            let tree = resvg::usvg::Tree::from_str(&svg, &resvg::usvg::Options::default());
            assert!(tree.is_ok(), "{}", entry.info.id);
            let colours = ["#000000", "#ffffff", "#fff", "none"];
            let filled = svg.split("fill=\"").skip(1).filter_map(|rest| rest.split('"').next());
            assert!(filled.into_iter().all(|colour| colours.contains(&colour)), "black and white alone");
        }
    }
}

#[test]
fn a_hostile_name_of_a_setting_is_letters_in_the_picture() {
    let settings = ["<script>alert(1)</script>", &"9".repeat(500)].map(|label| {
        let mut setting = setting("rastros", "", None, Player::Random);
        setting.label = label.to_owned();
        setting
    });
    let run = made(Experiment { games: 10, ..Experiment::of(settings.to_vec()) });
    assert!(!picture(&run, Language::En).contains("script"));
}
