//! Messages as a bad peer may send them: read, and said to a host by somebody who has not said who it is, and by
//! somebody who sits at its table.
#![no_main]

use libfuzzer_sys::fuzz_target;
use ludoteca_games::catalogue;
use ludoteca_net::{Act, Entropy, Frame, Guest, Host, Identity, Opening, Want};
use std::time::Duration;

/// Bytes that are no chance, so that a run can be repeated.
fn entropy() -> Entropy {
    let mut number = 0_u8;
    Box::new(move || {
        number = number.wrapping_add(1);
        [number; 32]
    })
}

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    // A message that can be read is printed and read as the same one.
    if let Ok(frame) = Frame::parse(text) {
        assert_eq!(Frame::parse(&frame.print()), Ok(frame));
    }
    let (known, now) = (catalogue(), Duration::ZERO);
    let opening = Opening { game: "rastros".to_owned(), ..Opening::default() };
    let host = Host::open(&known, opening, Identity::from_secret([1; 32]), entropy(), now);
    let mut host = host.expect("a table");
    let stranger = host.connect(now);
    let peer = host.connect(now);
    let (want, name) = (Want::Place(None), "Fuzz".to_owned());
    let mut guest = Guest::new(known, Identity::from_secret([2; 32]), name, want, entropy());
    guest.connected(now);
    let pump = |host: &mut Host, guest: &mut Guest| {
        for _ in 0..20 {
            while let Some(act) = host.next_act() {
                if let Act::Send(to, text) = act
                    && to == peer
                {
                    guest.hear(&text, now);
                }
            }
            while let Some(message) = guest.next_message() {
                host.hear(peer, &message, now);
            }
        }
    };
    pump(&mut host, &mut guest);
    let lines = host.table().lines();
    host.hear(stranger, text, now);
    // One message on each line, by somebody who is known.
    for line in text.lines().take(50) {
        host.hear(peer, line, now);
        guest.hear(line, now);
    }
    pump(&mut host, &mut guest);
    host.tick(now + Duration::from_secs(60));
    assert!(host.table().lines() >= lines, "a log only grows");
});
