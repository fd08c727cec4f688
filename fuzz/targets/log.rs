//! Logs as somebody may hand them in: what is read has as many lines as it says, and reads as the same again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_games::catalogue;
use ludoteca_net::{Line, Table};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    for line in text.lines() {
        if let Ok(parsed) = Line::parse(line) {
            assert_eq!(parsed.print(), line);
        }
    }
    match Table::read(&catalogue(), text) {
        Ok(table) => assert_eq!(table.lines(), text.lines().count() as u64),
        Err((line, _)) => assert!(line >= 1 && line <= text.lines().count().max(1)),
    }
});
