//! What people type as the code of a table: letters, addresses and links.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_net::{letters, place_of};
use ludoteca_server::Invitation;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    if let Some((address, port)) = place_of(text) {
        let word = letters(address, port).expect("every place that letters name has letters");
        assert_eq!(place_of(&word), Some((address, port)));
        let typed = text.chars().filter(|symbol| !matches!(symbol, ' ' | '-'));
        assert_eq!(typed.collect::<String>().to_ascii_uppercase(), word);
    }
    if let Some(invitation) = Invitation::parse(text) {
        let link = invitation.to_string();
        assert_eq!(Invitation::parse(&link), Some(invitation), "{link}");
    }
});
