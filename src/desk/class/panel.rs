//! The class tournaments: the list of sheets, a new one, and the pages of the one that is open.

use crate::desk::class::controller::ClassAction;
use crate::desk::class::model::{BoardRow, ClassModel, ClassPage, ClassRequest, ClassView, NewClass, SheetModel};
use crate::desk::components;
use crate::desk::frame::dialog::{Dialog, DialogAction, FileAsk};
use crate::desk::frame::look::Look;
use crate::desk::frame::sends::Sends;
use crate::desk::theme::{Ground, icons};
use bevy_egui::egui::{
    Align, Color32, Event, Grid, Id, Key, Label, Layout, Response, RichText, TextEdit, Ui, Vec2, WidgetInfo, vec2,
};
use ludoteca_class::{Outcome, System};
use ludoteca_rules::{Arg, Text};

/// The rounds of a Swiss tournament that are offered.
const ROUNDS: [usize; 7] = [3, 4, 5, 6, 7, 8, 9];

/// The longest list of names, or table with one, in characters: several lines for each of the pupils that fit.
const LONGEST_LIST: usize = 20_000;

/// What was done on a page.
struct Done<'a> {
    view: &'a ClassView,
    sends: Sends,
}

impl Done<'_> {
    fn ask(&mut self, request: ClassRequest) {
        self.sends.write(request);
    }

    fn see(&mut self, change: impl FnOnce(&mut ClassView)) {
        let mut view = self.view.clone();
        change(&mut view);
        self.sends.write(ClassAction::View(view));
    }

    fn page(&mut self, page: ClassPage) {
        self.see(|view| view.page = page);
    }
}

/// The title of the page.
#[must_use]
pub fn title(look: &Look, class: &ClassModel) -> String {
    match &class.sheet {
        Some(sheet) if class.view.page != ClassPage::New => sheet.title.clone(),
        _ => look.word("ui-class"),
    }
}

/// Draws the body of the page.
pub fn draw(ui: &mut Ui, look: &Look, class: &ClassModel, sends: &mut Sends) {
    let mut done = Done { view: &class.view, sends: Sends::default() };
    for (text, colour) in [(&class.refused, Ground::of(ui).bad), (&class.told, Ground::of(ui).good)] {
        let Some(text) = text else { continue };
        ui.add(Label::new(RichText::new(text).color(colour)).wrap());
        ui.add_space(4.0);
    }
    match (&class.sheet, class.view.page) {
        (_, ClassPage::New) => new(ui, look, class, &mut done),
        (Some(sheet), page) => {
            ui.add(Label::new(RichText::new(&sheet.facts).weak()).wrap());
            tabs(ui, look, page, &mut done);
            match page {
                ClassPage::Standings => standings(ui, sheet),
                ClassPage::Pupils => pupils(ui, look, sheet, &mut done),
                _ => round(ui, look, sheet, &mut done),
            }
        }
        (None, _) => list(ui, look, class, &mut done),
    }
    sends.append([done.sends]);
}

/// Draws the buttons beneath the page; the first one is what comes next.
pub fn buttons(ui: &mut Ui, look: &Look, class: &ClassModel, sends: &mut Sends) -> Response {
    let mut done = Done { view: &class.view, sends: Sends::default() };
    let close = |ui: &mut Ui, done: &mut Done<'_>| {
        if components::quiet(ui, look.word("ui-close")).clicked() {
            done.sends.write(DialogAction::Close);
        }
    };
    let main = match (&class.sheet, class.view.page) {
        (_, ClassPage::New) => {
            let main = components::primary(ui, &look.word("ui-class-begin"));
            if main.clicked() {
                done.ask(ClassRequest::Begin(class.view.new.clone()));
            }
            if components::quiet(ui, look.word("ui-cancel")).clicked() {
                done.page(ClassPage::List);
            }
            main
        }
        (Some(sheet), page) => {
            let main = if sheet.can_pair {
                let next = Arg::Number(i64::try_from(sheet.rounds + 1).unwrap_or(i64::MAX));
                let main = components::primary(ui, &look.words.fill("ui-class-pair", &[("round", next)]));
                if main.clicked() {
                    done.ask(ClassRequest::Pair);
                }
                main
            } else {
                let main = components::primary(ui, &look.word("ui-close"));
                if main.clicked() {
                    done.sends.write(DialogAction::Close);
                }
                main
            };
            for (key, ending) in [("ui-class-print", "html"), ("ui-class-table", "csv")] {
                // A list of names is no page to print.
                let fits = page != ClassPage::Pupils || ending == "csv";
                if fits && sheet.rounds > 0 && components::quiet(ui, look.word(key)).clicked() {
                    let name = match page {
                        ClassPage::Standings => {
                            format!("{} {}.{ending}", sheet.title, look.word("ui-class-standings"))
                        }
                        ClassPage::Pupils => format!("{} {}.{ending}", sheet.title, look.word("ui-class-pupils")),
                        _ => format!("{} {}.{ending}", sheet.title, sheet.round),
                    };
                    done.sends.write(DialogAction::Open(Dialog::File(FileAsk::SavePage(name))));
                }
            }
            if page == ClassPage::Round
                && sheet.rounds > 0
                && sheet.round == sheet.rounds
                && components::quiet(ui, look.word("ui-class-take-back")).clicked()
            {
                done.ask(ClassRequest::TakeBack);
            }
            if components::quiet(ui, look.word("ui-class-all")).clicked() {
                done.ask(ClassRequest::Leave);
            }
            if sheet.can_pair {
                close(ui, &mut done);
            }
            main
        }
        (None, _) => {
            let main = components::primary(ui, &look.word("ui-class-new"));
            if main.clicked() {
                done.page(ClassPage::New);
            }
            close(ui, &mut done);
            main
        }
    };
    sends.append([done.sends]);
    main
}

/// All sheets.
fn list(ui: &mut Ui, look: &Look, class: &ClassModel, done: &mut Done<'_>) {
    if let Some((id, title)) = &class.removed {
        ui.horizontal_wrapped(|ui| {
            let text = look.words.fill("ui-saved-removed", &[("title", Arg::Plain(title.clone()))]);
            ui.add(Label::new(RichText::new(text).weak()).wrap());
            if components::quiet(ui, look.word("ui-saved-restore")).clicked() {
                done.ask(ClassRequest::Restore(id.clone()));
            }
        });
    }
    if class.sheets.is_empty() {
        ui.add(Label::new(RichText::new(look.word("ui-class-none")).weak()).wrap());
    }
    let side = ui.spacing().interact_size.y;
    for sheet in &class.sheets {
        ui.horizontal(|ui| {
            let wide = (ui.available_width() - side - ui.spacing().item_spacing.x - 2.0).max(80.0);
            let entry = components::entry(ui, vec2(wide, 1.5 * side), sheet.whole, &sheet.title, &sheet.facts);
            let name = format!("{}, {}", sheet.title, sheet.facts);
            entry.widget_info(|| WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, sheet.whole, name.clone()));
            if entry.clicked() && sheet.whole {
                done.ask(ClassRequest::Open(sheet.id.clone()));
            }
            if components::pressed(ui, icons::REMOVE, &format!("{}: {}", look.word("ui-saved-remove"), sheet.title)) {
                done.ask(ClassRequest::Remove(sheet.id.clone()));
            }
        });
    }
}

/// What is to be entered for a new one.
fn new(ui: &mut Ui, look: &Look, class: &ClassModel, done: &mut Done<'_>) {
    let entered = &class.view.new;
    let mut change = |change: &mut dyn FnMut(&mut NewClass)| done.see(|view| change(&mut view.new));
    let title = components::heading(ui, look, "ui-class-name");
    let game =
        class.games.iter().find(|(id, _)| *id == entered.game).map(|(_, name)| name.as_str()).unwrap_or_default();
    if let (Some(text), _) = field(ui, &title, game, &entered.title, ui.available_width()) {
        change(&mut |new| new.title.clone_from(&text));
    }
    let title = components::heading(ui, look, "ui-class-game");
    ui.horizontal_wrapped(|ui| {
        for (id, name) in &class.games {
            if components::chip(ui, *id == entered.game, &title, name) {
                change(&mut |new| new.game = id);
            }
        }
    });
    let title = components::heading(ui, look, "ui-class-system");
    let swiss = System::Swiss { rounds: 5 };
    let systems =
        [swiss, System::RoundRobin { twice: false }, System::RoundRobin { twice: true }, System::DoubleElimination];
    ui.horizontal_wrapped(|ui| {
        for system in systems {
            let key = match system {
                System::Swiss { .. } => "ui-class-swiss",
                System::RoundRobin { twice: false } => "ui-class-once",
                System::RoundRobin { twice: true } => "ui-class-twice",
                System::DoubleElimination => "ui-class-elimination",
            };
            if components::chip(ui, system.key() == entered.system.key(), &title, &look.word(key)) {
                change(&mut |new| new.system = system);
            }
        }
    });
    if let System::Swiss { rounds } = entered.system {
        let title = components::heading(ui, look, "ui-class-rounds");
        ui.horizontal_wrapped(|ui| {
            for count in ROUNDS {
                if components::chip(ui, count == rounds, &title, &count.to_string()) {
                    change(&mut |new| new.system = System::Swiss { rounds: count });
                }
            }
        });
    }
    let title = components::heading(ui, look, "ui-class-names");
    let id = Id::new("class-names");
    let room = LONGEST_LIST.saturating_sub(entered.names.chars().count());
    let refused = ui.memory(|memory| memory.has_focus(id)) && refuse_long_paste(ui, room);
    let typed = components::typed(ui, &title, &entered.names, |ui, text| {
        let field = TextEdit::multiline(text).id(id).desired_rows(6).desired_width(f32::INFINITY);
        let field = field.char_limit(LONGEST_LIST);
        ui.add(field.hint_text(look.word("ui-class-names-how")))
    });
    if typed.changed {
        change(&mut |new| new.names.clone_from(&typed.text));
    }
    if refused {
        done.ask(ClassRequest::Refuse(Text::new("ui-class-names-long").with_number("most", LONGEST_LIST)));
    }
}

/// Takes away what is pasted if it has more characters than there is room for: half a list would end within a name.
fn refuse_long_paste(ui: &Ui, room: usize) -> bool {
    let fits = |event: &Event| !matches!(event, Event::Paste(text) if text.chars().nth(room).is_some());
    ui.input_mut(|input| {
        let before = input.events.len();
        input.events.retain(fits);
        input.events.len() < before
    })
}

/// A field for one line; what is in it now, if that changed, and whether Enter was pressed in it.
fn field(ui: &mut Ui, name: &str, hint: &str, text: &str, width: f32) -> (Option<String>, bool) {
    let height = ui.spacing().interact_size.y;
    let typed = components::typed(ui, name, text, |ui, text| {
        let field = TextEdit::singleline(text).hint_text(hint).char_limit(60).vertical_align(Align::Center);
        ui.add_sized(vec2(width, height), field)
    });
    let entered = typed.response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (typed.changed.then_some(typed.text), entered)
}

/// The pages of a sheet.
fn tabs(ui: &mut Ui, look: &Look, page: ClassPage, done: &mut Done<'_>) {
    let title = look.word("ui-class-page");
    ui.horizontal_wrapped(|ui| {
        for (key, other) in [
            ("ui-class-boards", ClassPage::Round),
            ("ui-class-standings", ClassPage::Standings),
            ("ui-class-pupils", ClassPage::Pupils),
        ] {
            if components::chip(ui, page == other, &title, &look.word(key)) {
                done.page(other);
            }
        }
    });
    ui.add_space(6.0);
}

/// The boards of a round.
fn round(ui: &mut Ui, look: &Look, sheet: &SheetModel, done: &mut Done<'_>) {
    if sheet.round == 0 {
        ui.add(Label::new(RichText::new(look.word("class-begin")).weak()).wrap());
        return;
    }
    let title = look.word("ui-class-round");
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(&title).weak());
        for number in 1..=sheet.rounds {
            if components::chip(ui, number == sheet.round, &title, &number.to_string()) {
                done.see(|view| (view.round, view.board) = (Some(number), None));
            }
        }
        let missing = match sheet.missing() {
            0 => String::new(),
            missing => look.words.fill("ui-class-missing", &[("boards", Arg::Number(missing as i64))]),
        };
        ui.label(RichText::new(missing).color(Ground::of(ui).accent));
    });
    ui.add_space(2.0);
    for (number, board) in (1..).zip(&sheet.boards) {
        self::board(ui, look, sheet, number, board, done);
    }
}

/// The results that are offered at once.
const USUAL: [(Outcome, &str); 3] = [(Outcome::First, "1–0"), (Outcome::Draw, "½"), (Outcome::Second, "0–1")];

/// A board: who sits there, and how it ended.
fn board(ui: &mut Ui, look: &Look, sheet: &SheetModel, number: usize, board: &BoardRow, done: &mut Done<'_>) {
    let height = ui.spacing().interact_size.y;
    let gap = ui.spacing().item_spacing.x;
    let place = components::text_width(ui, "00").max(height * 0.7);
    // Three results, the others, and the game itself.
    let buttons = 5.0 * (height * 1.25 + gap);
    ui.horizontal(|ui| {
        cell(ui, vec2(place, height), &number.to_string(), Ground::of(ui).quiet, Align::Max);
        let name = ((ui.available_width() - buttons - gap) / 2.0).max(60.0);
        cell(ui, vec2(name, height), &board.first, Ground::of(ui).text, Align::Max);
        let Some(second) = &board.second else {
            ui.add_sized(vec2(buttons, height), Label::new(RichText::new(look.word("class-no-opponent")).weak()));
            return;
        };
        let who = format!("{} – {second}", board.first);
        let can_be_drawn = sheet.draws && !sheet.somebody_wins;
        for (outcome, sign) in USUAL {
            let on = board.outcome == outcome;
            // One that was written down all the same can be taken away.
            if outcome == Outcome::Draw && !can_be_drawn && !on {
                continue;
            }
            if components::lettered_toggle(ui, on, sign, &format!("{who}: {sign}")) {
                let outcome = if on { Outcome::Open } else { outcome };
                done.ask(ClassRequest::Result(sheet.round, number, outcome));
            }
        }
        let rare = board.outcome != Outcome::Open && !board.outcome.is_played();
        let sign = if rare { board.outcome.text() } else { "…" };
        if components::lettered_toggle(ui, rare, sign, &format!("{who}: {}", look.word("ui-class-absent"))) {
            let shown = done.view.board == Some(number);
            done.see(|view| view.board = (!shown).then_some(number));
        }
        if components::pressed(ui, icons::FORWARD, &format!("{}: {who}", look.word("ui-class-play"))) {
            done.ask(ClassRequest::Play(sheet.round, number));
        }
        cell(ui, vec2(name.min(ui.available_width()), height), second, Ground::of(ui).text, Align::Min);
    });
    if let Some(second) = board.second.as_ref().filter(|_| done.view.board == Some(number)) {
        ui.horizontal_wrapped(|ui| {
            ui.add_space(place + gap);
            let absent = |name: &str| look.words.fill("ui-class-absent-one", &[("name", Arg::Plain(name.to_owned()))]);
            let all = [
                (Outcome::SecondByForfeit, absent(&board.first)),
                (Outcome::FirstByForfeit, absent(second)),
                (Outcome::NobodyCame, look.word("ui-class-absent-both")),
            ];
            for (outcome, text) in all.into_iter().filter(|(it, _)| *it != Outcome::NobodyCame || !sheet.somebody_wins)
            {
                if components::toggle(ui, board.outcome == outcome, &text) {
                    let outcome = if board.outcome == outcome { Outcome::Open } else { outcome };
                    done.ask(ClassRequest::Result(sheet.round, number, outcome));
                }
            }
        });
    }
}

/// A text in a cell of a table.
fn cell(ui: &mut Ui, size: Vec2, text: &str, colour: Color32, align: Align) {
    let layout = match align {
        Align::Max => Layout::right_to_left(Align::Center),
        _ => Layout::left_to_right(Align::Center),
    };
    ui.allocate_ui_with_layout(size, layout, |ui| {
        ui.set_min_size(size);
        ui.add(Label::new(RichText::new(text).color(colour)).truncate());
    });
}

/// Who is where.
fn standings(ui: &mut Ui, sheet: &SheetModel) {
    bevy_egui::egui::ScrollArea::horizontal().id_salt("standings").show(ui, |ui| {
        Grid::new("standings").striped(true).spacing(vec2(16.0, 8.0)).show(ui, |ui| {
            for head in &sheet.heads {
                ui.label(RichText::new(head).weak());
            }
            ui.end_row();
            for (cells, gone) in &sheet.standings {
                let colour = if *gone { Ground::of(ui).quiet } else { Ground::of(ui).text };
                for (place, text) in cells.iter().enumerate() {
                    // All but the names are numbers.
                    let align = if place == 1 { Align::Min } else { Align::Max };
                    ui.with_layout(Layout::top_down(align), |ui| ui.label(RichText::new(text).color(colour)));
                }
                ui.end_row();
            }
        });
    });
}

/// The list of pupils.
fn pupils(ui: &mut Ui, look: &Look, sheet: &SheetModel, done: &mut Done<'_>) {
    let height = ui.spacing().interact_size.y;
    ui.horizontal(|ui| {
        let add = look.word("ui-class-add");
        let width = (ui.available_width() - components::text_width(ui, &add) - 60.0).max(80.0);
        let name = look.word("ui-class-pupil");
        let (text, entered) = field(ui, &name, &name, &done.view.adding, width);
        if let Some(text) = text {
            done.see(|view| view.adding = text);
        }
        let typed = !done.view.adding.trim().is_empty();
        if ui.add_enabled_ui(typed, |ui| components::quiet(ui, add)).inner.clicked() || (typed && entered) {
            done.ask(ClassRequest::Add(done.view.adding.clone()));
        }
    });
    ui.add_space(4.0);
    for (number, pupil) in (1..).zip(&sheet.pupils) {
        ui.horizontal(|ui| {
            cell(ui, vec2(height, height), &number.to_string(), Ground::of(ui).quiet, Align::Max);
            let gone = look.word("ui-class-gone");
            let buttons = components::text_width(ui, &gone) + height + 60.0;
            let wide = (ui.available_width() - buttons).max(80.0);
            match &done.view.renaming {
                Some((renamed, typed)) if *renamed == number => {
                    let (text, entered) = field(ui, &look.word("ui-class-rename"), &pupil.name, typed, wide);
                    if let Some(text) = text {
                        done.see(|view| view.renaming = Some((number, text)));
                    }
                    if components::pressed(
                        ui,
                        icons::CHECK,
                        &format!("{}: {}", look.word("ui-saved-rename"), pupil.name),
                    ) || entered
                    {
                        done.ask(ClassRequest::Rename(number, typed.clone()));
                    }
                }
                _ => {
                    let colour = if pupil.withdrawn { Ground::of(ui).quiet } else { Ground::of(ui).text };
                    cell(ui, vec2(wide, height), &pupil.name, colour, Align::Min);
                    if components::pressed(
                        ui,
                        icons::DRAW,
                        &format!("{}: {}", look.word("ui-saved-rename"), pupil.name),
                    ) {
                        done.see(|view| view.renaming = Some((number, pupil.name.clone())));
                    }
                }
            }
            if components::lettered_toggle(ui, pupil.withdrawn, &gone, &format!("{gone}: {}", pupil.name)) {
                done.ask(ClassRequest::Withdraw(number, !pupil.withdrawn));
            }
        });
    }
}
