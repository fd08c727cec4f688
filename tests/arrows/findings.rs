//! What is wrong with the imports of a crate, in sentences.

use super::circles::{self, Graph};
use super::folders::{is_known, may_import, may_know_bevy};
use super::imports::{Arrow, Imports};
use super::tree::{Sources, Tree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What was found.
pub struct Findings {
    /// Sentences, one for each fault.
    pub faults: Vec<String>,
    /// The number of pairs of files of which one imports the other, to see that the sources were read.
    pub arrows: usize,
}

/// The texts of all source files in a folder.
pub fn sources(root: &Path) -> Sources {
    fn add(folder: &Path, root: &Path, found: &mut Sources) {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("an entry can be read").path();
            if path.is_dir() {
                add(&path, root, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let place = path.strip_prefix(root).expect("a file of the folder").to_string_lossy().replace('\\', "/");
                found.insert(place, fs::read_to_string(&path).expect("a source can be read"));
            }
        }
    }
    let mut found = Sources::new();
    add(root, root, &mut found);
    found
}

/// Checks the imports of these sources.
pub fn findings(sources: &Sources) -> Findings {
    let tree = Tree::read(sources);
    let imports = Imports::of(&tree);
    let mut faults = tree.problems.clone();
    faults.extend(imports.lost.iter().cloned());
    faults.extend(
        sources.keys().filter(|place| !is_known(place)).map(|place| format!("{place}: no rule for this folder")),
    );
    let mut against = BTreeSet::new();
    for Arrow { from, to, name, line, .. } in &imports.arrows {
        let (from, to) = (tree.place(*from), tree.place(*to));
        if !may_import(from, to) {
            against.insert(format!("{from}:{line}: may not import {name} of {to}"));
        }
    }
    for foreign in &imports.foreign {
        let place = tree.place(foreign.from);
        if foreign.name.starts_with("bevy") && !may_know_bevy(place) {
            against.insert(format!("{place}:{}: may not know Bevy", foreign.line));
        }
    }
    faults.extend(against);
    let mut names: BTreeMap<(usize, usize), BTreeMap<&str, usize>> = BTreeMap::new();
    for Arrow { from, to, name, line, .. } in imports.arrows.iter().filter(|arrow| !arrow.module) {
        names.entry((*from, *to)).or_default().entry(name).or_insert(*line);
    }
    let mut graph = Graph::new();
    for (from, to) in names.keys() {
        graph.entry(*from).or_default().insert(*to);
    }
    faults.extend(circles::circles(&graph).iter().map(|circle| sentence(circle, &tree, &names)));
    Findings { faults, arrows: names.len() }
}

/// A circle as text: its files, and for each arrow the imported names with their lines.
fn sentence(circle: &[usize], tree: &Tree, names: &BTreeMap<(usize, usize), BTreeMap<&str, usize>>) -> String {
    let mut text = format!("a circle of {} files:", circle.len());
    for arrow in circles::arrows(circle) {
        let names: Vec<String> = names[&arrow].iter().map(|(name, line)| format!("{name} ({line})")).collect();
        text += &format!("\n    {} imports {} of {}", tree.place(arrow.0), names.join(", "), tree.place(arrow.1));
    }
    text
}
