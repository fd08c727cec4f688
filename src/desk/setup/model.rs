//! What the panels show of a position that is being set up.

use crate::desk::card::model::RulesModel;
use crate::desk::frame::line::ink_of;
use crate::desk::frame::thumbnail::{PiecePictures, Thumbnail, picture};
use crate::desk::play::model::title;
use crate::desk::play::overlay::OverlayModel;
use ludoteca_rules::session::BoardView;
use ludoteca_rules::setup::{FieldKind, FieldSpec, Value};
use ludoteca_rules::{PieceEdit, SetupEditor, Side, SideColour};
use ludoteca_table::play::{Building, EditedSetup};
use ludoteca_words::{Words, telling};
use std::sync::Arc;

/// A position that is being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftModel {
    /// Id of the game.
    pub id: &'static str,
    /// Name of the game.
    pub title: String,
    /// The contents of its rules card.
    pub rules: RulesModel,
    /// Whether the game has a demonstration.
    pub demonstrated: bool,
    /// What can be laid over the board.
    pub overlays: Vec<OverlayModel>,
    /// What a touch can do, apart from putting a piece.
    pub tools: Vec<ToolModel>,
    /// The pieces that can be put, those of a side together.
    pub trays: Vec<TrayModel>,
    /// What the position says besides.
    pub fields: Vec<FieldModel>,
    /// What is wrong with it, in sentences.
    pub faults: Vec<String>,
    /// Its text; empty if it has none.
    pub text: String,
    /// Whether an edit can be taken back, or made again.
    pub can_undo: bool,
    /// The same, for what was taken back.
    pub can_redo: bool,
}

/// Something that a touch can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToolModel {
    /// What it does.
    pub building: Building,
    /// Its name.
    pub name: String,
    /// Whether it is chosen.
    pub chosen: bool,
}

/// The pieces of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrayModel {
    /// The name of the side; none for pieces that nobody owns.
    pub side: Option<String>,
    /// The colour of its disc.
    pub ink: Option<SideColour>,
    /// The pieces.
    pub pieces: Vec<(ToolModel, Option<Arc<Thumbnail>>)>,
}

/// A field of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldModel {
    /// Its index.
    pub index: usize,
    /// Its name, and whose it is.
    pub name: String,
    /// What it can say.
    pub choices: FieldChoices,
}

/// What a field can say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FieldChoices {
    /// One of these values, or several: the name of each, the value that the field gets by it, and whether it is
    /// chosen.
    Values(Vec<(String, Value, bool)>),
    /// A number, from the least to the most.
    Number(u32, [u32; 2]),
    /// Cells, as text, and the tool that names them.
    Cells(String, ToolModel),
}

impl DraftModel {
    /// What to show of a position that is being set up, with what a touch does and what is laid over the board, by its
    /// id.
    #[must_use]
    pub fn of(
        setup: &EditedSetup,
        (building, laid): (Building, Option<&str>),
        words: &Words,
        pictures: &mut PiecePictures,
    ) -> Self {
        let (editor, entry): (&dyn SetupEditor, _) = (setup.view(), setup.entry);
        let tool = |wanted: Building, name: String| ToolModel { building: wanted, name, chosen: building == wanted };
        let side_name = |side| telling::side_name(editor, words, side);
        let mut sides: Vec<Option<Side>> = (0..).map(Side).take(editor.sides().len()).map(Some).collect();
        sides.push(None);
        let trays: Vec<TrayModel> = sides
            .into_iter()
            .map(|side| {
                let pieces = entry.tray(editor.setup(), side).into_iter().map(|piece| {
                    let picture = picture(editor, piece, pictures);
                    (tool(Building::Put(piece), telling::piece(editor, words, piece)), picture)
                });
                let ink = side.and_then(|side| ink_of(editor, side));
                TrayModel { side: side.map(side_name), ink, pieces: pieces.collect() }
            })
            .filter(|tray| !tray.pieces.is_empty())
            .collect();
        let changes = [
            (PieceEdit::Next, "ui-draft-next"),
            (PieceEdit::Turn, "ui-draft-turn"),
            (PieceEdit::Ally, "ui-draft-ally"),
        ];
        let pieces = || {
            let all = trays.iter().flat_map(|tray| &tray.pieces);
            all.filter_map(|(tool, _)| if let Building::Put(piece) = tool.building { Some(piece) } else { None })
        };
        let changes =
            changes.into_iter().filter(|(change, _)| pieces().any(|piece| entry.change(piece, *change).is_some()));
        let tools = [(Building::Move, "ui-draft-move"), (Building::Remove, "ui-draft-remove")]
            .into_iter()
            .chain(changes.map(|(change, key)| (Building::Change(change), key)))
            .map(|(building, key)| tool(building, words.word(key)))
            .collect();
        let field = |(index, spec): (usize, &FieldSpec)| {
            let name = words.word(spec.key);
            let name = spec.side.map_or_else(|| name.clone(), |side| format!("{name} · {}", side_name(side)));
            let value = editor.setup().values().get(index);
            let choices = choices(editor, spec, value, words, |name| tool(Building::Name(index), name));
            FieldModel { index, name, choices }
        };
        Self {
            id: entry.info.id,
            title: title(entry.info, words),
            rules: RulesModel::of(entry.info, words),
            demonstrated: false,
            overlays: OverlayModel::all(entry, laid, words),
            tools,
            fields: entry.fields().iter().enumerate().map(field).collect(),
            faults: editor.faults().iter().map(|fault| words.say(&fault.error.problem)).collect(),
            text: editor.position_text(),
            can_undo: editor.can_undo(),
            can_redo: editor.can_redo(),
            trays,
        }
    }
}

/// What a field can say, and what of that it says.
fn choices(
    board: &dyn BoardView,
    spec: &FieldSpec,
    value: Option<&Value>,
    words: &Words,
    tool: impl Fn(String) -> ToolModel,
) -> FieldChoices {
    let chosen = |index: usize| value == Some(&Value::Choice(index as u8));
    let choice = |(index, key): (usize, &str)| (words.word(key), Value::Choice(index as u8), chosen(index));
    match (spec.kind, value) {
        (FieldKind::Side(sides), _) => {
            FieldChoices::Values(sides.iter().map(|side| side.key).enumerate().map(choice).collect())
        }
        (FieldKind::Choice(known), _) => {
            FieldChoices::Values(known.iter().map(|word| word.key).enumerate().map(choice).collect())
        }
        (FieldKind::Flags(flags), value) => {
            let set = if let Some(Value::Flags(set)) = value { *set } else { 0 };
            let flag = |(bit, key): (usize, &str)| (words.word(key), Value::Flags(set ^ 1 << bit), set >> bit & 1 == 1);
            FieldChoices::Values(flags.iter().map(|flag| flag.key).enumerate().map(flag).collect())
        }
        (FieldKind::Number { least, most, .. }, value) => {
            FieldChoices::Number(if let Some(Value::Number(number)) = value { *number } else { least }, [least, most])
        }
        (FieldKind::Cells { .. }, value) => {
            let text = value.and_then(|value| spec.write(board.info().geometry, value)).unwrap_or_default();
            FieldChoices::Cells(text, tool(words.word("ui-draft-cells")))
        }
    }
}
