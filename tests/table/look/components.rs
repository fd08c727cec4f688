//! All components of the panels in their states, in all rooms, as `cargo run --release --example components` draws them.

#[path = "../../../gallery/page.rs"]
mod page;
#[path = "../../../gallery/picture.rs"]
mod picture;

use crate::look::pictures::same_as_before;
use image::imageops::crop_imm;
use ludoteca_table::scene::room::Room;

#[test]
fn the_components_look_as_before_in_every_room() {
    let whole = picture::all_rooms().expect("a picture on software Vulkan");
    let [wide, high] = page::SIZE;
    let mut seen = Vec::new();
    for (place, room) in (0_u32..).zip(Room::all()) {
        let part = crop_imm(&whole, place % 2 * wide, place / 2 * high, wide, high).to_image();
        same_as_before(&format!("components-{}", room.id), &part);
        assert!(!seen.contains(&part), "{} has colours of its own", room.id);
        seen.push(part);
    }
}
