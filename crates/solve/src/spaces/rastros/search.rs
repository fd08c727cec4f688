//! Who wins a position of Rastros, and how soon: one question after the other whether somebody wins within so many
//! plies, each answered by a proof that holds in more positions than the one where it was found.

use super::board::Board;
use super::proofs::{FOREVER, Node, Proof, Proofs, Question};
use ludoteca_rules::bitboard::Cells;
use ludoteca_rules::thinking::think::Stop;
use ludoteca_tablebase::{Value, Verdict};

/// How often a move was searched, and how often it won.
#[derive(Clone, Copy, Debug, Default)]
struct Tried {
    times: u32,
    won: u32,
}

impl Tried {
    /// Where there are more, both are halved, so that what happened last counts more.
    const MOST: u32 = 4096;

    const fn count(&mut self, won: bool) {
        self.times += 1;
        self.won += won as u32;
        if self.times > Self::MOST {
            self.times /= 2;
            self.won /= 2;
        }
    }

    /// Of 100 times, how often it did not win; 50 or so of a new move.
    const fn failed(self) -> u32 {
        100 * (self.times - self.won + 1) / (self.times + 2)
    }
}

/// The searcher. Its memory is the proofs.
pub struct Search<'a> {
    board: &'a Board,
    proofs: Proofs<'a>,
    /// By the stone's cell and the cell that it went to.
    tried: Vec<Tried>,
    stop: Stop,
    /// Positions searched so far.
    pub nodes: u64,
}

impl<'a> Search<'a> {
    /// A searcher whose proofs take at most so many megabytes.
    #[must_use]
    pub fn new(board: &'a Board, megabytes: usize) -> Self {
        let tried = vec![Tried::default(); 64 * 64];
        Self { board, proofs: Proofs::new(board, megabytes), tried, stop: Stop::default(), nodes: 0 }
    }

    /// Whether the side to move wins; `None` if it was stopped.
    pub fn wins(&mut self, node: Node, stop: &Stop) -> Option<bool> {
        self.stop = stop.clone();
        // Always the first player, so that proofs of positions one ply apart are of use to each other.
        let attacks = node.trail.count_ones().is_multiple_of(2);
        self.answer(node, Question { attacks, within: FOREVER })
    }

    /// Who wins, and how soon if he hurries and the other player resists; `None` if it was stopped.
    pub fn verdict(&mut self, node: Node, stop: &Stop) -> Option<Verdict> {
        let attacks = self.wins(node, stop)?;
        // From below: what takes longer than the quickest win is not looked at.
        for within in 0..self.board.cells() {
            if self.answer(node, Question { attacks, within: within as u8 })? == attacks {
                return Some(Verdict::new(if attacks { Value::Win } else { Value::Loss }, within));
            }
        }
        unreachable!("no game lasts longer than there are cells to go to")
    }

    /// Best play of both sides to the end: where the stone goes, each cell as whoever moves sees it. Of equal moves the
    /// first. `None` if it was stopped.
    pub fn line(&mut self, node: Node, stop: &Stop) -> Option<Vec<u32>> {
        let verdict = self.verdict(node, stop)?;
        let (mut node, mut attacks, mut line) = (node, verdict.value == Value::Win, Vec::new());
        for plies in (1..=verdict.plies).rev() {
            let ways = Cells(self.board.around(node.stone) & !node.trail);
            for to in ways.map(|to| u32::from(to.0)) {
                if self.keeps(node, to, attacks, plies as u8)? {
                    line.push(to);
                    node = node.after(self.board, to);
                    attacks = !attacks;
                    break;
                }
            }
        }
        Some(line)
    }

    /// Whether a move is as good as its position, in which the attacker wins in so many plies.
    fn keeps(&mut self, node: Node, to: u32, attacks: bool, plies: u8) -> Option<bool> {
        let [own, other] = self.board.homes();
        if to == own || to == other {
            return Some(plies == 1 && (to == own) == attacks);
        }
        let after = node.after(self.board, to);
        if attacks {
            return Some(!self.answer(after, Question { attacks: false, within: plies - 1 })?);
        }
        // Whoever lasts to the end must not lose sooner.
        plies
            .checked_sub(2)
            .map_or(Some(false), |within| Some(!self.answer(after, Question { attacks: true, within })?))
    }

    /// Whether the side to move gets what it wants.
    fn answer(&mut self, node: Node, question: Question) -> Option<bool> {
        let known = self.known(node, question);
        known.map_or_else(|| self.search(node, question), Some).map(|proof| proof.wins)
    }

    /// A proof that needs no search.
    fn known(&mut self, node: Node, question: Question) -> Option<Proof> {
        self.at_once(node, question).or_else(|| self.proofs.probe(node, question))
    }

    fn search(&mut self, node: Node, question: Question) -> Option<Proof> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(1024) && self.stop.is_stopped() {
            return None;
        }
        let proof = match self.by_pairs(node, question) {
            Some(proof) => proof,
            None => self.search_moves(node, question)?,
        };
        debug_assert!(proof.free & node.trail == 0 && proof.trail & !node.trail == 0, "it holds where it was found");
        self.proofs.keep(node, question, proof);
        Some(proof)
    }

    /// The moves that leave the fewest ways on come first, and of these the ones that have won most often.
    fn search_moves(&mut self, node: Node, question: Question) -> Option<Proof> {
        let stone = 1 << node.stone;
        let zone = self.zone(node.trail, self.board.homes()[1]);
        let own_zone = self.zone(node.trail, self.board.homes()[0]);
        let mut failure = self.failure(node, zone, question.attacks);
        let next = question.after();
        let mut open = [(0_u32, 0_u32, 0_u32); 8];
        let mut count = 0;
        for to in Cells(self.board.around(node.stone) & !node.trail & !zone) {
            let to = u32::from(to.0);
            match self.known(node.after(self.board, to), next).map(|proof| proof.turned(self.board)) {
                Some(proof) if !proof.wins => return Some(proof.won_by(to, stone)),
                Some(proof) => failure = failure.and(proof, stone, question.attacks),
                None => {
                    let ways = self.board.around(to) & !node.trail & !stone & !own_zone;
                    open[count] = (ways.count_ones(), self.tried(node.stone, to).failed(), to);
                    count += 1;
                }
            }
        }
        let open = &mut open[..count];
        open.sort_unstable();
        for (_, _, to) in open {
            let after = node.after(self.board, *to);
            let proof = self.search(after, next)?.turned(self.board);
            self.tried(node.stone, *to).count(!proof.wins);
            if !proof.wins {
                return Some(proof.won_by(*to, stone));
            }
            failure = failure.and(proof, stone, question.attacks);
        }
        Some(failure)
    }

    fn tried(&mut self, from: u32, to: u32) -> &mut Tried {
        &mut self.tried[(from * 64 + to) as usize]
    }

    /// A home and the cells beside it, where the other player loses by going there; none if it is covered.
    const fn zone(&self, trail: u64, home: u32) -> u64 {
        if trail >> home & 1 == 0 { self.board.around(home) | 1 << home } else { 0 }
    }

    /// That all moves fail, as far as those to the zone of the other player's home do, and those that are not there.
    /// Two plies are left at least, if it is not the attacker who is to move.
    const fn failure(&self, node: Node, zone: u64, attacks: bool) -> Proof {
        let around = self.board.around(node.stone);
        let near = around & zone;
        let home = 1 << self.board.homes()[1];
        // Cells of the zone may be covered as well, if only the home is free.
        let free = if near == 0 { 0 } else { home };
        let plies = match near {
            _ if attacks => FOREVER,
            0 => 0,
            near if near == home => 1,
            _ => 2,
        };
        Proof { wins: false, plies, free, trail: around & node.trail & !near }
    }

    fn at_once(&self, node: Node, question: Question) -> Option<Proof> {
        let [own, other] = self.board.homes();
        let around = self.board.around(node.stone);
        let ways = around & !node.trail;
        let is_home_near = ways >> own & 1 == 1;
        if question.attacks {
            if question.within == 0 {
                return Some(Proof { wins: false, plies: 0, free: 0, trail: 0 });
            }
            if is_home_near {
                return Some(Proof { wins: true, plies: 1, free: 1 << own, trail: 0 });
            }
        } else {
            if is_home_near {
                return Some(Proof { wins: true, plies: FOREVER, free: 1 << own, trail: 0 });
            }
            if ways == 0 {
                return Some(Proof { wins: false, plies: 0, free: 0, trail: around });
            }
            if question.within < 2 {
                return Some(self.lasts(ways, around, question.within));
            }
        }
        let zone = self.zone(node.trail, other);
        (ways & !zone == 0).then(|| self.failure(node, zone, question.attacks))
    }

    /// Whether who is not the attacker, and is to move and can, lasts for 0 plies or for 1: he does unless he can only
    /// go to the attacker's home.
    const fn lasts(&self, ways: u64, around: u64, within: u8) -> Proof {
        let elsewhere = ways & !(1 << self.board.homes()[1]);
        let one = elsewhere & elsewhere.wrapping_neg();
        match (one, within) {
            (0, 0) => Proof { wins: true, plies: 0, free: ways, trail: 0 },
            (0, _) => Proof { wins: false, plies: 1, free: ways, trail: around & !ways },
            _ => Proof { wins: true, plies: 1, free: one, trail: 0 },
        }
    }

    /// Where a home is out of reach, pairs of cells may say who wins. The winner answers with the other cell of a pair,
    /// so these cells must be free, and what is covered around them must be; whether the cells are free to which the
    /// loser can go does not matter.
    fn by_pairs(&self, node: Node, question: Question) -> Option<Proof> {
        let [own, other] = self.board.homes();
        let stone = 1 << node.stone;
        let reach = self.board.reach(self.board.full() & !node.trail & !stone, node.stone);
        if reach >> own & reach >> other & 1 == 1 {
            return None;
        }
        let cells = reach & !(1 << own | 1 << other);
        let pairs = self.board.pairs(cells, node.stone);
        let wins = pairs.partner(node.stone).is_some();
        let (home, feared) = if wins { (own, other) } else { (other, own) };
        let home = if node.trail >> home & 1 == 0 { 1 << home } else { 0 };
        let feared = if node.trail >> feared & 1 == 0 { 1 << feared } else { 0 };
        let mut proof = Proof { wins, plies: FOREVER, free: 0, trail: 0 };
        // Where the loser goes on from; at first the stone, if it is his turn. He cannot go back to the first answer.
        let first = pairs.partner(node.stone);
        let (mut answers, mut asked, mut answered) = (0_u64, 0_u64, first.map_or(0, |cell| 1 << cell));
        // Plies that the winner's home adds to those of the pairs: the loser goes there, or beside it and the winner
        // there.
        let mut homeward = 0;
        let mut next = Some(first.unwrap_or(node.stone));
        while let Some(from) = next.take() {
            let around = self.board.around(from);
            if around & feared != 0 {
                return None;
            }
            proof.trail |= around & node.trail;
            asked |= around & cells;
            homeward = homeward.max(u8::from(around & home != 0));
            answers |= 1 << from & !stone;
            for cell in Cells(asked & !answered) {
                answered |= cell.bit();
                if self.board.around(cell.0.into()) & home != 0 {
                    proof.free |= home;
                    homeward = 2;
                    continue;
                }
                // The loser comes to no cell without a partner, which would make another largest set of pairs. One that
                // is here lies behind both cells of some pair, and he goes to one of them only.
                next = pairs.partner(cell.0.into()).filter(|partner| answers >> partner & 1 == 0);
                if next.is_some() {
                    break;
                }
            }
        }
        proof.free |= answers;
        if wins == question.attacks {
            proof.plies = 2 * answers.count_ones() as u8 + homeward - u8::from(wins);
            if proof.plies > question.within {
                return None;
            }
        }
        Some(proof)
    }
}
