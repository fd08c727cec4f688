//! What is laid over the board, in all ten games.

use crate::test_table::TestTable;
use ludoteca_games::CATALOGUE;
use ludoteca_rules::OverlayReport;
use ludoteca_table::background::Background;
use ludoteca_table::play::{CurrentOverlay, Laying, TableAction};
use ludoteca_table::show::flat::decals::DecalLayer;
use ludoteca_table::show::flat::overlay::Badges;
use ludoteca_workers::Workers;

/// Frames within which an overlay is laid that is worked out in the frame in which it is asked for.
const PATIENCE: usize = 10;

impl TestTable {
    /// What is laid over the board, once it is worked out.
    fn laid(&mut self) -> Option<OverlayReport> {
        // Worked out at once, however busy the machine is.
        self.app.insert_resource(Background(Workers::none()));
        for _ in 0..PATIENCE {
            self.frames(1);
            let world = self.app.world_mut();
            let laid = world.query::<&CurrentOverlay>().single(world).expect("there is one play");
            if !laid.is_pending() {
                return laid.said().cloned();
            }
        }
        panic!("the overlay is not worked out");
    }

    /// How many entities draw it.
    fn badges(&mut self) -> usize {
        self.frames(2);
        let world = self.app.world_mut();
        world.query::<&DecalLayer<Badges>>().iter(world).count()
    }

    fn expected(&self, id: &str) -> Option<OverlayReport> {
        let (play, entry) = (self.session(), ludoteca_games::find(self.session().info().id)?);
        entry.overlay(play.options(), &play.position_text(), id).ok().flatten()
    }
}

#[test]
fn every_overlay_of_every_game_follows_the_position() {
    for entry in CATALOGUE {
        let mut table = TestTable::new(entry.info.id, None, f32::INFINITY);
        table.app.insert_resource(Background(Workers::none()));
        for id in entry.overlays() {
            table.app.insert_resource(Laying(Some(id)));
            assert_eq!(table.laid(), table.expected(id), "{} {id}", entry.info.id);
            for _ in 0..3 {
                let orders = table.session().orders(table.hand().seat);
                table.play(&orders[orders.len() / 2]);
                let said = table.laid();
                assert!(said.is_some() && said == table.expected(id), "{} {id}", entry.info.id);
                let badges = said.map_or(0, |said| said.badges.len());
                assert_eq!(table.badges() > 0, badges > 0, "{} {id}", entry.info.id);
            }
        }
        table.app.insert_resource(Laying(None));
        assert_eq!((table.laid(), table.badges()), (None, 0), "{}", entry.info.id);
    }
}

#[test]
fn a_game_without_it_shows_nothing() {
    let mut table = TestTable::new("produto", None, f32::INFINITY);
    table.app.insert_resource(Laying(Some("liberties")));
    assert_eq!((table.laid(), table.badges()), (None, 0));
}

#[test]
fn a_die_in_the_hand_tells_of_itself() {
    let mut table = TestTable::new("sapiens", None, f32::INFINITY);
    table.app.insert_resource(Laying(Some("reach")));
    let whole = table.laid().expect("it says something");
    let cell = table.session().info().geometry.parse("a2").expect("a cell");
    table.touch(cell);
    let about = table.laid().expect("it says something");
    assert_eq!((whole.summary.key, about.summary.key), ("laid-sapiens-reach", "laid-sapiens-turns"));
    let numbers = about.badges.iter().filter_map(|badge| badge.number);
    assert!(numbers.max() > Some(3), "it tells of more than one turn");
    table.ask(TableAction::Drop);
    assert_eq!(table.laid(), Some(whole));
}
