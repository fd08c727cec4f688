//! The map of `shot`: in every game, view and phase of the game a click at each mapped pixel picks exactly that cell.

use crate::test_table::{TestTable, built};
use bevy::math::{Vec2, Vec3};
use ludoteca::app::pictures::shot::sight;
use ludoteca_rules::random;
use ludoteca_rules::session::Request;
use ludoteca_table::play::Hand;

use ludoteca_table::play::TableAction;
use ludoteca_table::scene::board::centre;
use ludoteca_table::scene::camera::View;
use ludoteca_table::show::looks::Looks;
use ludoteca_table::touch::click_map::ClickMap;

/// Plays so many random moves, or fewer if the game ends before.
fn play(table: &mut TestTable, moves: usize, rng: &mut impl rand::Rng) {
    for _ in 0..moves {
        if table.session().outcome().is_some() {
            return;
        }
        let seat = Hand::of(table.session()).seat;
        let orders = table.session().orders(seat);
        let order = orders[random::below(rng, orders.len())].clone();
        table.ask(TableAction::Session(Request::Order(seat, order)));
    }
}

/// Points at every cell by its mapped pixel; returns how many there were.
fn point_at_all(table: &mut TestTable, what: &str) -> usize {
    let sight = sight(table.app.world_mut()).expect("the table has an camera");
    let geometry = table.session().info().geometry;
    let looks = table.part::<Looks>().0.clone();
    let reach = ClickMap::new(geometry, &table.session().standing(), &*looks, sight);
    let mut pointed = 0;
    for cell in geometry.all() {
        let name = geometry.name(cell);
        let pixel = reach.pixel_of(cell).unwrap_or_else(|| panic!("{what}: {name} has no pixel"));
        assert!(pixel.cmpge(Vec2::ZERO).all() && pixel.x < 1024.0 && pixel.y < 768.0, "{what}: {name} at {pixel}");
        table.move_to(pixel);
        assert_eq!(table.hovered(), Some(cell), "{what}: {name} at {pixel}");
        pointed += 1;
    }
    pointed
}

#[test]
fn every_mapped_pixel_picks_its_cell() {
    for entry in built() {
        let mut rng = random::generator(4);
        let mut table = TestTable::new(entry.info.id, None, f32::INFINITY);
        for moves in [0, 25, 60] {
            play(&mut table, moves, &mut rng);
            for view in [View::Table, View::Top] {
                *table.camera_mut::<View>() = view;
                table.frames(4);
                let what = format!("{} {view:?} {}", entry.info.id, table.session().position_text());
                assert_eq!(point_at_all(&mut table, &what), entry.info.geometry.cells());
            }
        }
    }
}

#[test]
fn from_the_seat_the_far_row_is_at_least_three_fifths_as_high_as_the_near_one() {
    for entry in built() {
        let mut table = TestTable::new(entry.info.id, None, f32::INFINITY);
        let geometry = entry.info.geometry;
        let mut height = |cell| {
            let middle = centre(geometry, cell);
            let [far, near] = [-0.4, 0.4].map(|z| table.pixel_of(middle + Vec3::Z * z));
            near.y - far.y
        };
        let (near, far) = (geometry.all().next().expect("a cell"), geometry.all().last().expect("a cell"));
        let share = height(far) / height(near);
        assert!((0.6..0.95).contains(&share), "{}: {share}", entry.info.id);
    }
}
