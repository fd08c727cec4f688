//! Tests of the check itself: small made-up crates with and without faults.

use super::findings::findings;
use super::tree::Sources;
use std::collections::BTreeSet;

/// The faults of a crate of these files. What is not given is added: the `mod.rs` of each folder, and in it and in
/// `lib.rs` the declarations of the modules.
fn faults(files: &[(&str, &str)]) -> Vec<String> {
    let mut sources: Sources = files.iter().map(|(place, text)| ((*place).to_owned(), (*text).to_owned())).collect();
    let mut declared = BTreeSet::new();
    for (place, _) in files {
        let mut names: Vec<&str> = place.trim_end_matches("/mod.rs").trim_end_matches(".rs").split('/').collect();
        while let Some(name) = names.pop() {
            if ["lib", "main"].contains(&name) || !declared.insert((names.clone(), name)) {
                continue;
            }
            let parent = if names.is_empty() { "lib.rs".to_owned() } else { format!("{}/mod.rs", names.join("/")) };
            *sources.entry(parent).or_default() += &format!("\npub mod {name};");
        }
    }
    findings(&sources).faults
}

#[track_caller]
fn good(files: &[(&str, &str)]) {
    assert_eq!(faults(files), Vec::<String>::new());
}

/// There is one fault, and it says this.
#[track_caller]
fn bad(files: &[(&str, &str)], says: &str) {
    let faults = faults(files);
    assert!(faults.len() == 1 && faults[0].contains(says), "{faults:#?}");
}

/// A file of the table with a name for everybody, and a file of the rules with this text.
#[track_caller]
fn upward(text: &str) {
    let says = "rules/a.rs:1: may not import Cloth of table/cloth.rs";
    let cloth = "pub struct Cloth; pub fn cloth() {} pub enum Colour { Green }";
    bad(&[("table/mod.rs", "pub use cloth::Cloth;"), ("table/cloth.rs", cloth), ("rules/a.rs", text)], says);
}

#[test]
fn an_upward_arrow_is_seen_however_it_is_written() {
    upward("use crate::table::cloth::Cloth;");
    upward("use super::super::table::cloth::Cloth;");
    upward("use self::super::super::table::cloth::{Cloth as Green};");
    upward("use crate::{table::{cloth::{Cloth}}};");
    upward("fn f(_: crate::table::cloth::Cloth) {}");
    upward("fn f() -> Vec<crate::table::cloth::Cloth> { Vec::new() }");
    upward("fn f() { use crate::table::cloth::Cloth; }");
    upward("impl Clone for crate::table::cloth::Cloth { fn clone(&self) -> Self { Self } }");
    upward("mod inner { fn f() { super::super::super::table::cloth::Cloth::new(); } }");
    upward("fn f() { println!(\"{}\", crate::table::cloth::Cloth::new()); }");
    upward("fn f() { other!(x => { y: [crate::table::cloth::Cloth; 2] }); }");
    upward("macro_rules! m { () => { $crate::table::cloth::Cloth } }");
    upward("macro_rules! m { () => { use $crate::table::{cloth::{Cloth}}; } }");
    upward("#[with(crate::table::cloth::Cloth)] struct S;");
}

#[test]
fn an_upward_arrow_is_seen_through_re_exports() {
    // By the mod.rs of its folder.
    upward("use crate::table::Cloth;");
    // Here only the module is imported by name.
    let says = ["may not import table of table/mod.rs", "may not import Cloth of table/cloth.rs"];
    let files = [
        ("table/mod.rs", "pub use cloth::Cloth;"),
        ("table/cloth.rs", "pub struct Cloth;"),
        ("rules/a.rs", "use crate::table as t;\nfn f(_: t::Cloth) {}"),
    ];
    let found = faults(&files);
    assert!(found.len() == 2 && says.iter().all(|says| found.iter().any(|fault| fault.contains(says))), "{found:#?}");
    // By a file that may be imported.
    let files = [
        ("ui/theme.rs", "pub struct Theme;"),
        ("table/mod.rs", "pub use crate::ui::theme::Theme;"),
        ("app/mod.rs", "use crate::table::Theme;"),
    ];
    bad(&files, "table/mod.rs:1: may not import Theme of ui/theme.rs");
    // All names of a module.
    let files = [("table/cloth.rs", "pub struct Cloth;"), ("rules/a.rs", "use crate::table::cloth::*;")];
    bad(&files, "rules/a.rs:1: may not import Cloth of table/cloth.rs");
    // The program itself may import everything, by the name of the library.
    good(&[("app/mod.rs", "pub fn run() {}"), ("main.rs", "use ludoteca::app; fn main() { app::run(); }")]);
}

#[test]
fn circles_are_seen_however_they_are_written() {
    let circle = |a: &str, b: &str| {
        let says = "a circle of 2 files:\n    rules/a.rs imports A (1) of rules/b.rs\n    rules/b.rs imports B (1) of rules/a.rs";
        bad(&[("rules/a.rs", &format!("{a} pub struct B;")), ("rules/b.rs", &format!("{b} pub struct A;"))], says);
    };
    circle("use crate::rules::b::A;", "use crate::rules::a::B;");
    circle("use super::b::A;", "use super::a::B;");
    circle("use super::{b::{A}};", "use super::{a, a::B};");
    circle("use super::{b}; fn f() { b::A::new(); }", "fn f(_: super::a::B) {}");
    circle("use super::b::{self as other}; impl Clone for other::A {}", "use super::a::*;");
    circle("fn f() { vec![super::b::A] }", "use super::super::rules::a::B as Other;");
}

#[test]
fn circles_are_seen_through_re_exports() {
    let files = [
        ("rules/mod.rs", "pub use deep::A;\npub use a::B;"),
        ("rules/deep/mod.rs", "pub use b::A;"),
        ("rules/deep/b.rs", "use crate::rules::B; pub struct A;"),
        ("rules/a.rs", "use super::A; pub struct B;"),
    ];
    bad(&files, "rules/deep/b.rs imports B (1) of rules/a.rs\n    rules/a.rs imports A (1) of rules/deep/b.rs");
    let files = [
        ("rules/mod.rs", "pub use a::*;\npub use b::*;"),
        ("rules/a.rs", "use super::A; pub struct B;"),
        ("rules/b.rs", "fn f(_: crate::rules::B) {} pub struct A;"),
    ];
    bad(&files, "a circle of 2 files");
    // An import of the parent that is not public.
    let files = [
        ("rules/mod.rs", "use a::B; fn f(_: B) {}"),
        ("rules/a.rs", "use super::b::A; pub struct B;"),
        ("rules/b.rs", "use super::B; pub struct A;"),
    ];
    bad(&files, "a circle of 2 files:\n    rules/a.rs");
}

#[test]
fn circles_of_any_length_are_seen() {
    let files = [
        ("rules/a.rs", "use super::b::B;\npub struct A;"),
        ("rules/b.rs", "use super::c::C;\npub struct B;"),
        ("rules/c.rs", "use super::d::D;\npub struct C;"),
        ("rules/d.rs", "use super::a::A;\npub struct D;"),
        ("rules/e.rs", "use super::a::A;\npub struct E;"),
    ];
    bad(&files, "a circle of 4 files:\n    rules/a.rs imports B (1) of rules/b.rs");
    // Two circles with a file in common are two.
    let files = [
        ("rules/a.rs", "use super::{b::B, c::C}; pub struct A;"),
        ("rules/b.rs", "use super::a::A; pub struct B;"),
        ("rules/c.rs", "use super::a::A; pub struct C;"),
    ];
    assert_eq!(faults(&files).len(), 2);
}

#[test]
fn a_parent_and_its_parts_can_be_a_circle() {
    let says =
        "a circle of 2 files:\n    rules/mod.rs imports part (2) of rules/part.rs\n    rules/part.rs imports Whole";
    let part = ("rules/part.rs", "use super::Whole; pub fn part(_: Whole) {} pub use super::Whole as Other;");
    bad(&[("rules/mod.rs", "pub struct Whole;\nfn f() { part::part(Whole); }"), part], says);
    bad(&[("rules/mod.rs", "pub use part::part; pub struct Whole;\nfn f() { part(Whole); }"), part], says);
    bad(&[("rules/mod.rs", "pub use part::part; pub struct Whole;\nfn f() { g!(part(Whole)); }"), part], says);
    good(&[("rules/mod.rs", "pub use part::part; pub struct Whole;"), part]);
    // A re-export of what is not a part of the module is an import.
    let files =
        [("rules/a.rs", "pub use super::b::B; pub struct A;"), ("rules/b.rs", "use super::a::A; pub struct B;")];
    bad(&files, "a circle of 2 files");
}

#[test]
fn what_imports_nothing_is_no_fault() {
    let cloth = ("table/cloth.rs", "pub struct Cloth;");
    good(&[cloth, ("rules/a.rs", "#[cfg(test)] mod tests { use crate::table::cloth::Cloth; }")]);
    good(&[cloth, ("rules/a.rs", "#[cfg(all(test, unix))] use crate::table::cloth::Cloth;")]);
    good(&[
        cloth,
        ("rules/a.rs", "/// [`Cloth`](crate::table::cloth::Cloth)\npub struct A; // crate::table::cloth::Cloth"),
    ]);
    good(&[cloth, ("rules/a.rs", "const A: &str = \"crate::table::cloth::Cloth\";")]);
    good(&[cloth, ("rules/a.rs", "pub(in crate::rules) struct A; use std::fmt::*; fn f(_: fmt::Cloth) {}")]);
    // A variable has the name of a function of a part.
    let part = ("rules/part.rs", "use super::Whole; pub fn part(_: Whole) {}");
    let whole = "pub use part::part; pub struct Whole; fn f(part: u8) -> u8 { g!(part, x.part, part: 1); part + 1 }";
    good(&[("rules/mod.rs", whole), part]);
    // The names in an enum of the same file.
    good(&[("rules/a.rs", "pub enum Kind { Die } use Kind::*; fn f() -> Kind { use self::Kind::Die; Kind::Die }")]);
    // A macro that is re-exported where it is defined.
    good(&[("rules/a.rs", "macro_rules! m { () => {} } pub(crate) use m;"), ("rules/b.rs", "use super::a::m; m!();")]);
}

#[test]
fn games_know_their_own_folder_and_only_their_looks_know_the_table() {
    let table = ("table/looks.rs", "pub struct Looks;");
    let a = ("games/a/rules.rs", "pub struct A;");
    let looks = "use bevy::prelude::*; use crate::table::looks::Looks; use super::rules::A; pub fn plugin() {}";
    let list = "use bevy::app::App; use crate::table::looks::Looks; fn f(_: a::rules::A) { a::plugin::plugin() }";
    good(&[table, a, ("games/a/plugin.rs", looks), ("games/a/pieces.rs", looks), ("games/mod.rs", list)]);
    bad(&[table, a, ("games/a/view.rs", "use crate::table::looks::Looks;")], "games/a/view.rs:1: may not import Looks");
    bad(&[a, ("games/b/rules.rs", "use crate::games::a::rules::A;")], "games/b/rules.rs:1: may not import A");
    bad(&[a, ("games/b/plugin.rs", "use super::super::a::rules::A;")], "games/b/plugin.rs:1: may not import A");
    bad(
        &[table, a, ("games/a/plugin.rs", looks), ("games/a/view.rs", "use super::plugin::plugin;")],
        "may not import plugin",
    );
    bad(&[("games/mod.rs", "pub fn find() {}"), ("games/a/view.rs", "use crate::games::find;")], "may not import find");
    bad(&[a, ("table/looks.rs", "use crate::games::a::rules::A;")], "table/looks.rs:1: may not import A");
}

#[test]
fn bevy_is_known_above_the_rules_only() {
    for text in [
        "use bevy::prelude::*;",
        "fn f(_: bevy_egui::egui::Ui) {}",
        "fn f(_: ::bevy::ecs::World) {}",
        "#[derive(bevy::Component)] struct S;",
        "fn f() { g!(bevy::log()) }",
    ] {
        bad(&[("games/a/view.rs", text)], "games/a/view.rs:1: may not know Bevy");
        bad(&[("cli/a.rs", text)], "cli/a.rs:1: may not know Bevy");
        good(&[("table/a.rs", text), ("ui/a.rs", text), ("app/a.rs", text), ("games/a/pieces.rs", text)]);
    }
}

#[test]
fn what_cannot_be_followed_is_a_fault() {
    bad(&[("rules/a.rs", "use super::b::B;")], "rules/a.rs:1: super::b::B is not found in rules/mod.rs");
    bad(
        &[("rules/mod.rs", "fn b() {}"), ("rules/a.rs", "use super::b::B;")],
        "super::b::B is not found in rules/mod.rs",
    );
    bad(&[("rules/a.rs", "mod lost;")], "rules/a.rs: the module lost has no file");
    bad(&[("rules/a.rs", "#[path = \"b.rs\"] mod lost;")], "rules/a.rs: a module with #[path] cannot be followed");
    bad(&[("rules/a.rs", "fn f( {}")], "rules/a.rs:1: ");
    bad(&[("rumours.rs", "")], "rumours.rs: no rule for this folder");
    let orphan: Sources = [("lib.rs", ""), ("rules/a.rs", "")].map(|(place, text)| (place.into(), text.into())).into();
    assert_eq!(findings(&orphan).faults, ["rules/a.rs: no module declares this file"]);
    // Names that a macro makes are its file's.
    good(&[("rules/a.rs", "make!(Made);"), ("rules/b.rs", "use super::a::Made;")]);
}
