//! Pairing as many as possible: a maximum matching of a graph of at most 64 vertices.
//!
//! It answers whether all of a set can be paired, which no simple search can do in a time that is known beforehand. Of
//! several matchings of the same size none is preferred here: the systems choose their pairs one by one and only ask
//! whether the others can still be paired.

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

/// Which vertices each vertex may be paired with, as sets of bits; symmetric.
pub(super) type Graph = Vec<u64>;

/// Whether all of these vertices can be paired with each other.
pub(super) fn is_perfect(graph: &Graph, among: u64) -> bool {
    among.count_ones().is_multiple_of(2) && pairs(graph, among) * 2 == among.count_ones() as usize
}

#[cfg(test)]
thread_local! {
    /// How often a test has asked for a matching, which is what a round costs.
    pub(super) static ASKED: std::cell::Cell<usize> = const { std::cell::Cell::new(0) };
}

/// How many pairs can be made at once among these vertices.
pub(super) fn pairs(graph: &Graph, among: u64) -> usize {
    #[cfg(test)]
    ASKED.set(ASKED.get() + 1);
    let after = |vertex: usize| graph[vertex] & among & !(u64::MAX >> (63 - vertex));
    let edges = bits(among).flat_map(|one| bits(after(one)).map(move |other| (one as u32, other as u32)));
    maximum_matching(&UnGraph::<(), ()>::from_edges(edges)).len()
}

/// The places of the bits of a set.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludoteca_rules::random;

    /// The same by trying every pairing.
    fn by_trying(graph: &Graph, among: u64) -> usize {
        let Some(vertex) = bits(among).next() else { return 0 };
        let rest = among & !(1 << vertex);
        let paired = bits(graph[vertex] & rest).map(|other| 1 + by_trying(graph, rest & !(1 << other)));
        paired.chain([by_trying(graph, rest)]).max().unwrap_or(0)
    }

    /// Each vertex with the first one that is still free.
    fn greedily(graph: &Graph, among: u64) -> usize {
        let (mut free, mut pairs) = (among, 0);
        for vertex in bits(among) {
            let others = graph[vertex] & free & !(1 << vertex);
            if free >> vertex & 1 == 1 && others != 0 {
                free &= !(1 << vertex | 1 << others.trailing_zeros());
                pairs += 1;
            }
        }
        pairs
    }

    #[test]
    fn it_pairs_as_many_as_trying_everything_does() {
        let mut rng = random::generator(64);
        let mut hard = 0;
        for round in 0..6000 {
            let size = 2 + random::below(&mut rng, 10);
            let edges = 1 + round % (2 * size);
            let mut graph = vec![0_u64; 64];
            // Spread over all of the bits, so that the highest ones are used too.
            let at = |vertex: usize| vertex * 63 / (size - 1);
            for _ in 0..edges {
                let (one, other) = (random::below(&mut rng, size), random::below(&mut rng, size));
                if one != other {
                    graph[at(one)] |= 1 << at(other);
                    graph[at(other)] |= 1 << at(one);
                }
            }
            let among = (0..size).fold(0, |set, vertex| set | 1 << at(vertex));
            let expected = by_trying(&graph, among);
            assert_eq!(pairs(&graph, among), expected, "{graph:x?}");
            hard += usize::from(greedily(&graph, among) < expected);
        }
        assert!(hard > 300, "only {hard} graphs needed more than the greedy beginning");
    }
}
