//! Measurements: tests that read a clock, and so are no part of other runs.

use crate::tests::Tests;

/// What can be measured, in which test of which package.
const MEASUREMENTS: [(&str, &str, &str, &str); 4] = [
    ("judging", "ludoteca-lessons", "lessons", "moves_are_judged_while_somebody_waits"),
    ("saving", "ludoteca-cli", "cli", "how_long_saving_takes"),
    ("stopping", "ludoteca-games", "search", "a_stop_is_obeyed_at_once"),
    ("exploitability", "ludoteca-games", "search", "small_positions_are_hardly_exploitable_after_a_second"),
];

/// Runs a measurement and shows what it prints.
pub fn measure(arguments: &[String]) -> Result<(), String> {
    let known = || MEASUREMENTS.map(|(what, ..)| what).join(", ");
    let (_, package, target, name) = arguments
        .first()
        .and_then(|asked| MEASUREMENTS.iter().find(|(what, ..)| what == asked))
        .ok_or_else(|| format!("What can be measured: {}.", known()))?;
    Tests { package, target, name, release: true }.measure()
}
