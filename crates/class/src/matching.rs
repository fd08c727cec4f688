//! Pairing as many as possible: a maximum matching of a graph of at most 64 vertices, by Edmonds' blossom algorithm.
//!
//! It answers whether all of a set can be paired, which no simple search can do in a time that is known beforehand.

use std::collections::VecDeque;

/// Which vertices each vertex may be paired with, as sets of bits; symmetric.
pub(super) type Graph = Vec<u64>;

/// Whether all of these vertices can be paired with each other.
pub(super) fn is_perfect(graph: &Graph, among: u64) -> bool {
    among.count_ones().is_multiple_of(2) && pairs(graph, among) * 2 == among.count_ones() as usize
}

/// How many pairs can be made at once among these vertices.
pub(super) fn pairs(graph: &Graph, among: u64) -> usize {
    let mut search = Search::new(graph, among);
    let mut pairs = search.begin();
    for vertex in bits(among) {
        if search.mate[vertex].is_none() && search.augment(vertex) {
            pairs += 1;
        }
    }
    pairs
}

/// The places of the bits of a set.
pub(super) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(bit)
    })
}

struct Search<'a> {
    graph: &'a Graph,
    among: u64,
    mate: [Option<usize>; 64],
    /// The vertex before this one on an alternating path from the root, for vertices at odd distance.
    parent: [Option<usize>; 64],
    /// The vertex that stands for the contracted odd cycle which this one is in, or itself.
    base: [usize; 64],
}

impl<'a> Search<'a> {
    fn new(graph: &'a Graph, among: u64) -> Self {
        Self { graph, among, mate: [None; 64], parent: [None; 64], base: [0; 64] }
    }

    /// Pairs greedily, so that few searches are left.
    fn begin(&mut self) -> usize {
        let mut free = self.among;
        let mut pairs = 0;
        for vertex in bits(self.among) {
            let own = self.graph[vertex] & free & !(1 << vertex);
            if free >> vertex & 1 == 1 && own != 0 {
                let other = own.trailing_zeros() as usize;
                (self.mate[vertex], self.mate[other]) = (Some(other), Some(vertex));
                free &= !(1 << vertex | 1 << other);
                pairs += 1;
            }
        }
        pairs
    }

    /// Looks for an alternating path from a free vertex to another one, and swaps the pairs along it.
    fn augment(&mut self, root: usize) -> bool {
        self.parent = [None; 64];
        self.base = std::array::from_fn(|vertex| vertex);
        let mut seen = 1_u64 << root;
        let mut queue = VecDeque::from([root]);
        while let Some(vertex) = queue.pop_front() {
            for next in bits(self.graph[vertex] & self.among) {
                if self.base[vertex] == self.base[next] || self.mate[vertex] == Some(next) {
                    continue;
                }
                let reached = self.mate[next].is_some_and(|mate| self.parent[mate].is_some());
                if next == root || reached {
                    self.contract(vertex, next, root, &mut seen, &mut queue);
                } else if self.parent[next].is_none() {
                    self.parent[next] = Some(vertex);
                    match self.mate[next] {
                        Some(mate) => {
                            seen |= 1 << mate;
                            queue.push_back(mate);
                        }
                        None => {
                            self.swap(next);
                            return true;
                        }
                    }
                }
            }
        }
        false
    }

    /// Pairs the other way round from here back to the root.
    fn swap(&mut self, end: usize) {
        let mut vertex = Some(end);
        while let Some(odd) = vertex {
            let Some(even) = self.parent[odd] else { break };
            vertex = self.mate[even];
            (self.mate[odd], self.mate[even]) = (Some(even), Some(odd));
        }
    }

    /// Makes one vertex of the odd cycle that an edge between two even vertices closes.
    fn contract(&mut self, one: usize, other: usize, root: usize, seen: &mut u64, queue: &mut VecDeque<usize>) {
        let top = self.common(one, other, root);
        let mut cycle = 0;
        self.mark(one, top, other, &mut cycle);
        self.mark(other, top, one, &mut cycle);
        for vertex in bits(self.among) {
            if cycle >> self.base[vertex] & 1 == 1 {
                self.base[vertex] = top;
                if *seen >> vertex & 1 == 0 {
                    *seen |= 1 << vertex;
                    queue.push_back(vertex);
                }
            }
        }
    }

    /// The first base on both ways back to the root.
    fn common(&self, one: usize, other: usize, root: usize) -> usize {
        let mut way = 0_u64;
        let mut vertex = self.base[one];
        loop {
            way |= 1 << vertex;
            if vertex == self.base[root] {
                break;
            }
            vertex = self.before(vertex);
        }
        let mut vertex = self.base[other];
        while way >> vertex & 1 == 0 {
            vertex = self.before(vertex);
        }
        vertex
    }

    /// The even base before this one on the way back.
    fn before(&self, base: usize) -> usize {
        let odd = self.mate[base].expect("only the root is free, and the way ends there");
        self.base[self.parent[odd].expect("an odd vertex on the way has a parent")]
    }

    /// Marks the half of a cycle from `vertex` up to `top`, and lets its vertices be reached from the other half.
    fn mark(&mut self, mut vertex: usize, top: usize, mut child: usize, cycle: &mut u64) {
        while self.base[vertex] != top {
            let odd = self.mate[vertex].expect("only the root is free, and the cycle ends before it");
            *cycle |= 1 << self.base[vertex] | 1 << self.base[odd];
            self.parent[vertex] = Some(child);
            child = odd;
            vertex = self.parent[odd].expect("an odd vertex on the way has a parent");
        }
    }
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
            hard += usize::from(Search::new(&graph, among).begin() < expected);
        }
        assert!(hard > 300, "only {hard} graphs needed more than the greedy beginning");
    }
}
