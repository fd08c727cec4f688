//! Circles of imports.

use petgraph::algo::tarjan_scc;
use petgraph::graphmap::DiGraphMap;
use std::collections::BTreeSet;

/// Who imports whom, by the paths of two files.
pub type Arrows = BTreeSet<(String, String)>;

/// The circles between files, and those between what stands side by side in a folder: an import counts there as one
/// between the two entries of the deepest folder that contains both files.
pub fn faults(arrows: &Arrows) -> Vec<String> {
    let side_by_side: Arrows = arrows.iter().map(|(from, to)| parted(from, to)).collect();
    let files = circles(arrows).into_iter().map(|circle| ("files", circle, arrows));
    let entries = circles(&side_by_side).into_iter().map(|circle| ("neighbours", circle, arrows));
    files.chain(entries).map(|(kind, circle, arrows)| sentence(kind, &circle, arrows)).collect()
}

/// Two paths up to where they part.
fn parted(from: &str, to: &str) -> (String, String) {
    let shared = from.split('/').zip(to.split('/')).take_while(|(one, other)| one == other).count();
    let until = |path: &str| path.split('/').take(shared + 1).collect::<Vec<_>>().join("/");
    (until(from), until(to))
}

fn circles(arrows: &Arrows) -> Vec<Vec<&str>> {
    let graph: DiGraphMap<&str, ()> = arrows.iter().map(|(from, to)| (from.as_str(), to.as_str())).collect();
    let mut circles: Vec<_> = tarjan_scc(&graph).into_iter().filter(|circle| circle.len() > 1).collect();
    circles.sort_unstable();
    circles
}

fn sentence(kind: &str, circle: &[&str], arrows: &Arrows) -> String {
    let within = |path: &str| circle.iter().find(|entry| path == **entry || path.starts_with(&format!("{entry}/")));
    let between = arrows.iter().filter(|(from, to)| {
        let ends = (within(from), within(to));
        ends.0.is_some() && ends.1.is_some() && ends.0 != ends.1
    });
    let list: Vec<String> = between.map(|(from, to)| format!("    {from} imports {to}")).collect();
    format!("a circle of {} {kind}:\n{}", circle.len(), list.join("\n"))
}
