//! Positions set up on the table: by clicks, drags and keys, and every legal one from an empty board.

use crate::test_table::TestTable;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use ludoteca_games::CATALOGUE;
use ludoteca_rules::session::Request;
use ludoteca_rules::{Edit, Entry, Meaning, Options, Setup, SetupEditor, random};
use ludoteca_table::play::stage::{LeftOpen, StageRequest};
use ludoteca_table::play::{Building, SetupAction, SetupRequest};
use ludoteca_table::show::flat::marks::MarkShape;

/// Legal positions of each game that are built.
const POSITIONS: usize = 1_000;

impl TestTable {
    fn on_stage(&mut self, request: StageRequest) {
        self.app.world_mut().write_message(request);
        self.frames(2);
    }

    fn building(game: &str) -> Self {
        let mut table = Self::new(game, None, f32::INFINITY);
        table.on_stage(StageRequest::SetUp);
        assert!(table.setup().is_some());
        table
    }

    fn edit(&mut self, edit: Edit) {
        self.on_setup(SetupAction::Edit(edit));
    }

    fn on_setup(&mut self, action: SetupAction) {
        let setup = self.play_entity();
        self.app.world_mut().write_message(SetupRequest { setup, action });
        self.frames(1);
    }

    fn editor(&self) -> &dyn SetupEditor {
        self.setup().expect("it is set up")
    }

    fn on(&self, name: &str) -> bool {
        let cell = self.cell(name);
        self.board().standing().iter().any(|standing| standing.cell == cell)
    }
}

/// Set-ups of positions that random games come to.
fn setups(entry: &'static Entry, count: usize) -> Vec<(Options, Setup, String)> {
    let rng = &mut random::generator(5);
    let mut found = Vec::new();
    while found.len() < count {
        let options = Options::defaults(entry.info.options);
        let mut play = entry.start_rolled(options.clone(), found.len() as u64);
        while play.outcome().is_none() && found.len() < count {
            for seat in play.asked().iter() {
                let orders = play.orders(seat);
                let order = orders[random::below(rng, orders.len())].clone();
                play.submit(Request::Order(seat, order)).expect("it is legal");
            }
            if random::below(rng, 4) == 0 {
                found.push((options.clone(), entry.setup_of(&*play), play.position_text()));
            }
        }
    }
    found
}

/// Builds what `wanted` says from an empty board, by one request for each piece and each field.
fn build(table: &mut TestTable, wanted: &Setup) {
    table.edit(Edit::Clear);
    let entity = table.play_entity();
    let pieces = wanted.standing().into_iter().map(|standing| Edit::Put(standing.cell, standing.piece));
    let fields = wanted.values().iter().cloned().enumerate().map(|(field, value)| Edit::Set(field, value));
    for edit in pieces.chain(fields) {
        table.app.world_mut().write_message(SetupRequest { setup: entity, action: SetupAction::Edit(edit) });
    }
    table.frames(1);
}

#[test]
fn every_game_builds_a_thousand_legal_positions_from_an_empty_board() {
    for entry in CATALOGUE {
        let mut table = TestTable::building(entry.info.id);
        for (place, (_, setup, text)) in setups(entry, POSITIONS).into_iter().enumerate() {
            build(&mut table, &setup);
            assert_eq!(table.editor().position_text(), text, "{}", entry.info.id);
            assert_eq!(table.editor().faults(), [], "{text}");
            if place % 100 == 0 {
                let shown = table.shown();
                assert_eq!(shown, table.editor().standing(), "{text}");
            }
        }
        let text = table.editor().position_text();
        table.on_stage(StageRequest::PlayFrom);
        assert!(table.setup().is_none());
        assert_eq!(table.session().position_text(), text);
    }
}

#[test]
fn pieces_are_put_moved_dragged_changed_and_taken_off_by_the_pointer() {
    let mut table = TestTable::building("avanco");
    table.edit(Edit::Clear);
    let entry = ludoteca_games::find("avanco").expect("a game");
    let tray = entry.tray(table.editor().setup(), Some(ludoteca_rules::Side(0)));
    table.app.insert_resource(Building::Put(tray[0]));
    table.click("c3");
    table.click("d4");
    assert!(table.on("c3") && table.on("d4"));
    table.click("c3");
    assert!(!table.on("c3"), "the same piece once more takes it off");
    table.app.insert_resource(Building::Move);
    table.click("d4");
    table.click("e5");
    assert!(table.on("e5") && !table.on("d4"));
    table.drag("e5", "b6");
    assert!(table.on("b6") && !table.on("e5"));
    table.app.insert_resource(Building::Change(ludoteca_rules::PieceEdit::Next));
    table.click("b6");
    table.app.insert_resource(Building::Remove);
    table.click("b6");
    assert_eq!(table.editor().standing(), []);
    table.assert_in_step();
    table.on_setup(SetupAction::Undo);
    assert!(table.on("b6"));
}

#[test]
fn a_die_gets_its_value_its_direction_and_its_ally_by_touches() {
    let mut table = TestTable::building("sapiens");
    let text = |table: &TestTable| {
        let text = table.editor().position_text();
        text.split(' ')
            .next()
            .and_then(|board| board.rsplit('/').next())
            .map(|row| row.split(',').next().map(str::to_owned))
    };
    let first = text(&table).flatten().expect("a die");
    for change in [ludoteca_rules::PieceEdit::Next, ludoteca_rules::PieceEdit::Turn, ludoteca_rules::PieceEdit::Ally] {
        let before = text(&table);
        table.app.insert_resource(Building::Change(change));
        table.click("a1");
        assert_ne!(text(&table), before, "{change:?}");
    }
    assert_ne!(text(&table).flatten().expect("a die"), first);
}

#[test]
fn keys_do_the_same() {
    let mut table = TestTable::building("produto");
    let entry = ludoteca_games::find("produto").expect("a game");
    // Nobody owns the stones of this game.
    let tray = entry.tray(table.editor().setup(), None);
    table.app.insert_resource(Building::Put(tray[0]));
    table.type_text("e5");
    table.key(KeyCode::Enter, Key::Enter);
    assert!(table.on("e5"));
}

#[test]
fn what_is_wrong_is_marked_on_its_cells() {
    let mut table = TestTable::building("avanco");
    table.edit(Edit::Text("w6/7/7/7/7/7/b6 w".to_owned()));
    let view = table.editor();
    let marked: Vec<_> = view.signs().into_iter().filter(|sign| sign.meaning == Meaning::Fault).collect();
    assert_eq!(marked.len(), 1);
    assert_eq!(marked[0].cells, [table.cell("a1"), table.cell("a7")]);
    table.on_stage(StageRequest::PlayFrom);
    assert!(table.setup().is_some(), "it cannot be played from");
}

#[test]
fn the_play_before_comes_back() {
    let mut table = TestTable::new("rastros", None, f32::INFINITY);
    let order = table.session().orders(table.hand().seat)[0].clone();
    table.play(&order);
    let before = table.session().position_text();
    table.on_stage(StageRequest::SetUp);
    table.edit(Edit::Begin);
    assert_ne!(table.editor().position_text(), before);
    table.on_stage(StageRequest::PutAway);
    assert!(table.setup().is_none());
    assert_eq!((table.session().position_text(), table.session().line().len()), (before, 2));
}

#[test]
fn a_set_up_that_was_left_is_there_again_when_the_game_is_opened_and_no_earlier_play() {
    let mut table = TestTable::building("avanco");
    table.edit(Edit::Clear);
    let entry = ludoteca_games::find("avanco").expect("a game");
    table.on_stage(StageRequest::Leave);
    assert_eq!(table.app.world().resource::<LeftOpen>().of("avanco").count(), 1, "the play before alone");
    table.on_stage(StageRequest::Open(entry, 0));
    assert_eq!(table.editor().standing(), []);
    assert_eq!(table.shown(), []);
    table.on_setup(SetupAction::Undo);
    assert_eq!(table.shown(), table.editor().standing(), "its edits can still be taken back");
}

#[test]
fn a_request_to_a_set_up_that_is_gone_changes_nothing() {
    let mut table = TestTable::building("avanco");
    let setup = table.play_entity();
    table.on_stage(StageRequest::PutAway);
    let before = table.session().position_text();
    table.app.world_mut().write_message(SetupRequest { setup, action: SetupAction::Edit(Edit::Clear) });
    table.frames(2);
    assert_eq!(table.session().position_text(), before);
    table.assert_in_step();
}

#[test]
fn what_is_wrong_with_a_position_is_marked_where_it_is() {
    let mut table = TestTable::building("avanco");
    let on = |table: &TestTable, name: &str| {
        let cell = table.cell(name);
        table.board().standing().iter().find(|standing| standing.cell == cell).expect("a piece").piece
    };
    let (white, black) = (on(&table, "a1"), on(&table, "a7"));
    table.edit(Edit::Clear);
    for (piece, name) in [(white, "c7"), (black, "e1"), (black, "d4")] {
        let cell = table.cell(name);
        table.edit(Edit::Put(cell, piece));
    }
    table.frames(1);
    assert!(!table.editor().faults().is_empty());
    assert_eq!(table.marks(MarkShape::Refused), ["c7", "e1"].map(str::to_owned).to_vec());
    let home = table.cell("e1");
    table.edit(Edit::Remove(home));
    table.frames(1);
    assert!(table.editor().faults().is_empty() && table.marks(MarkShape::Refused).is_empty());
}
