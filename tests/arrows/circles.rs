//! Circles in a graph of files.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Who imports whom.
pub type Graph = BTreeMap<usize, BTreeSet<usize>>;

/// Circles that together contain every arrow that lies on one, the shortest ones first.
pub fn circles(graph: &Graph) -> Vec<Vec<usize>> {
    let mut found: Vec<Vec<usize>> = graph
        .iter()
        .flat_map(|(&from, targets)| targets.iter().map(move |&to| (from, to)))
        .filter_map(|(from, to)| Some(from_lowest(path(graph, to, from)?)))
        .collect();
    found.sort_by_key(|circle| (circle.len(), circle.clone()));
    let mut covered = BTreeSet::new();
    found.retain(|circle| {
        let arrows: Vec<_> = arrows(circle).collect();
        let new = arrows.iter().any(|arrow| !covered.contains(arrow));
        if new {
            covered.extend(arrows);
        }
        new
    });
    found
}

/// The arrows of a circle.
pub fn arrows(circle: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    circle.iter().copied().zip(circle.iter().copied().cycle().skip(1))
}

/// The shortest path from one file to another.
fn path(graph: &Graph, from: usize, to: usize) -> Option<Vec<usize>> {
    let mut before = BTreeMap::from([(from, from)]);
    let mut waiting = VecDeque::from([from]);
    while let Some(here) = waiting.pop_front() {
        if here == to {
            let mut path = vec![here];
            while let Some(&last) = path.last().filter(|last| **last != from) {
                path.push(before[&last]);
            }
            path.reverse();
            return Some(path);
        }
        for &next in graph.get(&here).into_iter().flatten() {
            before.entry(next).or_insert_with(|| {
                waiting.push_back(next);
                here
            });
        }
    }
    None
}

/// The same circle, beginning with the lowest number.
fn from_lowest(mut circle: Vec<usize>) -> Vec<usize> {
    let lowest = (0..circle.len()).min_by_key(|&index| circle[index]).unwrap_or(0);
    circle.rotate_left(lowest);
    circle
}
