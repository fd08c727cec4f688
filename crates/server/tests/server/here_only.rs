//! Programs that were built for the same network only.

use crate::people::{door, table};
use ludoteca_net::{Bytes, Identity};
use ludoteca_server::{Destination, Gate, NoGate, Ticket, dial};
use std::sync::Arc;

#[test]
fn a_table_in_the_internet_is_refused_with_a_sentence() {
    let door = door();
    let (served, _) = table(&door, "rastros", 31);
    let refused =
        Gate::open(&door.entrance(), &served, &Identity::from_secret([1; 32]), &[]).expect_err("there is no gate");
    assert_eq!((&refused, refused.text().key), (&NoGate::NotBuilt, "net-internet-not-built"));
    let place = "1.2.3.4:5".parse().expect("an address");
    let ticket = Ticket { key: Bytes([7; 32]), pass: Bytes([9; 16]), addresses: vec![place], relays: Vec::new() };
    let text = ticket.to_string();
    assert_eq!(Destination::parse(&text).expect_err("it is not built").key, "net-internet-not-built");
    assert_eq!(Destination::parse(&text[1..]), Ok(None));
    // What is damaged is told first: with another program it would be, too.
    assert_eq!(Destination::parse(&text[..30]).expect_err("it is damaged").key, "net-internet-damaged");
    assert_eq!(Gate::check(&[]), Err(NoGate::NotBuilt));
    assert!(dial(Destination::Far(ticket), Arc::new(|| {})).is_err());
}
