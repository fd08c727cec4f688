//! Branches of a play are promoted, taken out and brought back.

use ludoteca_games::{self as games, CATALOGUE};
use ludoteca_rules::session::{Event, Node, NodeId, PlayView, Request, Session, SessionChange};
use ludoteca_rules::{Options, Refusal, Seat, random};
use rand::rngs::ChaCha8Rng;

fn new(game: &str) -> Box<dyn Session> {
    let entry = games::find(game).expect("the game is there");
    entry.start(Options::defaults(entry.info.options))
}

/// A play of Produto with two branches at its second move.
fn forked() -> Box<dyn Session> {
    let mut play = new("produto");
    for order in ["Be5", "Wd4", "Wd5"] {
        done(&mut *play, Request::Move(order.to_owned()));
    }
    done(&mut *play, Request::GoTo(NodeId(1)));
    for order in ["Bd4", "Wd5", "Ba1"] {
        done(&mut *play, Request::Move(order.to_owned()));
    }
    play
}

fn done(play: &mut dyn Session, request: Request) -> SessionChange {
    let told = format!("{request:?}");
    play.submit(request).unwrap_or_else(|refusal| panic!("{told}: {refusal:?}"))
}

fn refused(play: &mut dyn Session, request: Request) -> &'static str {
    let refusal: Refusal<String> = play.submit(request).expect_err("a refusal");
    refusal.text.key
}

fn ids(numbers: &[usize]) -> Vec<NodeId> {
    numbers.iter().map(|number| NodeId(*number)).collect()
}

/// All nodes that can be reached, with what is known of each.
fn tree(play: &dyn PlayView) -> Vec<(NodeId, Node, String)> {
    let mut all = Vec::new();
    let mut left = vec![NodeId::ROOT];
    while let Some(id) = left.pop() {
        let node = play.node(id);
        left.extend(node.children.iter().rev());
        all.push((id, node, play.comment(id).to_owned()));
    }
    all
}

#[test]
fn a_promoted_branch_is_the_main_line() {
    let mut play = forked();
    assert_eq!(play.line(), ids(&[0, 1, 4, 5, 6]));
    // The cursor leaves the other branch, or there would be no redo into this one.
    assert_eq!(done(&mut *play, Request::Promote(NodeId(3))), SessionChange::Jumped);
    assert_eq!((play.cursor(), play.line()), (NodeId(1), ids(&[0, 1, 2, 3])));
    done(&mut *play, Request::Redo);
    assert_eq!(play.cursor(), NodeId(2));
    assert_eq!(done(&mut *play, Request::Promote(NodeId(4))), SessionChange::Jumped);
    assert_eq!((play.cursor(), play.node(NodeId(1)).children), (NodeId(1), ids(&[4, 2])));
    assert_eq!(play.line(), ids(&[0, 1, 4, 5, 6]));
    // A cursor before or below the node stays.
    done(&mut *play, Request::GoTo(NodeId(5)));
    assert_eq!(done(&mut *play, Request::Promote(NodeId(4))), SessionChange::Noted);
    done(&mut *play, Request::GoTo(NodeId::ROOT));
    assert_eq!(done(&mut *play, Request::Promote(NodeId(2))), SessionChange::Noted);
    assert_eq!((play.cursor(), play.line()), (NodeId::ROOT, ids(&[0, 1, 2, 3])));
    assert_eq!(play.node(NodeId(1)).children, ids(&[2, 4]));
    assert_eq!(refused(&mut *play, Request::Promote(NodeId(7))), "refuse-no-node");
}

#[test]
fn what_is_taken_out_comes_back_as_it_was() {
    let mut play = forked();
    done(&mut *play, Request::Comment(NodeId(5), "mine".to_owned()));
    let before = tree(&*play);
    assert_eq!(done(&mut *play, Request::Remove(NodeId(4))), SessionChange::Jumped);
    assert_eq!((play.cursor(), play.line()), (NodeId(1), ids(&[0, 1, 2, 3])));
    assert_eq!(play.node(NodeId(1)).children, ids(&[2]));
    for gone in [4, 5, 6].map(NodeId) {
        assert_eq!(play.node(gone), play.node(NodeId::ROOT), "as a node that never was");
        assert!(play.comment(gone).is_empty() && play.move_into(gone).is_none());
        for request in [Request::GoTo(gone), Request::Comment(gone, "x".to_owned()), Request::Remove(gone)] {
            assert_eq!(refused(&mut *play, request), "refuse-no-node");
        }
    }
    assert_eq!(refused(&mut *play, Request::Restore(NodeId(5))), "refuse-nothing-removed");
    assert_eq!(done(&mut *play, Request::Restore(NodeId(4))), SessionChange::Noted);
    assert_eq!(tree(&*play), before);
    assert_eq!(play.line(), ids(&[0, 1, 4, 5, 6]), "redo goes where the cursor was last");
    for nothing in [0, 4, 99].map(NodeId) {
        assert_eq!(refused(&mut *play, Request::Restore(nothing)), "refuse-nothing-removed");
    }
    assert_eq!(refused(&mut *play, Request::Remove(NodeId::ROOT)), "refuse-remove-start");
    // One inside the other: the outer one comes back first, without the inner one.
    done(&mut *play, Request::Remove(NodeId(5)));
    done(&mut *play, Request::Remove(NodeId(1)));
    assert_eq!((play.cursor(), play.line()), (NodeId::ROOT, ids(&[0])));
    assert_eq!(refused(&mut *play, Request::Restore(NodeId(5))), "refuse-nothing-removed");
    done(&mut *play, Request::Restore(NodeId(1)));
    assert_eq!(play.node(NodeId(4)).children, []);
    done(&mut *play, Request::Restore(NodeId(5)));
    assert_eq!(tree(&*play), before);
}

#[test]
fn a_move_that_was_taken_out_can_be_played_again() {
    let mut play = forked();
    let before = tree(&*play);
    done(&mut *play, Request::Remove(NodeId(4)));
    done(&mut *play, Request::Move("Bd4".to_owned()));
    assert_eq!((play.cursor(), play.line()), (NodeId(4), ids(&[0, 1, 4])), "alone, without what followed it");
    assert_eq!(play.node(NodeId(1)).children, ids(&[2, 4]));
    done(&mut *play, Request::Move("Wa1".to_owned()));
    done(&mut *play, Request::Restore(NodeId(4)));
    assert_eq!(play.node(NodeId(4)).children, ids(&[5, 7]), "and what followed it comes back too");
    done(&mut *play, Request::Remove(NodeId(7)));
    assert_eq!(tree(&*play), before);
}

#[test]
fn orders_sealed_in_a_branch_that_is_taken_out_are_withdrawn() {
    let mut play = new("apocalypse");
    done(&mut *play, Request::Move("a1-b3|e4-e3".to_owned()));
    done(&mut *play, Request::Order(Seat(0), "b3xa5".to_owned()));
    assert!(play.sealed().contains(Seat(0)));
    done(&mut *play, Request::Remove(NodeId(1)));
    done(&mut *play, Request::Restore(NodeId(1)));
    done(&mut *play, Request::GoTo(NodeId(1)));
    assert!(!play.sealed().contains(Seat(0)));
}

/// What must hold of any tree.
fn check(play: &dyn PlayView) {
    let all = tree(play);
    let mut seen = std::collections::BTreeSet::new();
    for (id, node, _) in &all {
        assert!(seen.insert(*id), "{id:?} is there twice");
        let mut events: Vec<String> = Vec::new();
        for child in &node.children {
            let below = play.node(*child);
            assert_eq!(below.parent, Some(*id));
            events.push(format!("{:?}", below.event));
        }
        let many = events.len();
        events.sort();
        events.dedup();
        assert_eq!(events.len(), many, "the same leads to one node");
    }
    let line = play.line();
    assert!(seen.contains(&play.cursor()) && line.contains(&play.cursor()));
    assert_eq!(line.first(), Some(&NodeId::ROOT));
    for pair in line.windows(2) {
        assert!(play.node(pair[0]).children.contains(&pair[1]), "{line:?}");
    }
    assert!(line.last().is_some_and(|last| play.node(*last).children.is_empty()), "a record ends where the tree does");
}

fn any_node(play: &dyn PlayView, rng: &mut ChaCha8Rng) -> NodeId {
    let all = tree(play);
    all[random::below(rng, all.len())].0
}

/// The position under the cursor, played anew from the start.
fn played_anew(play: &dyn PlayView) -> String {
    let mut anew = new(play.info().id);
    for node in play.line().into_iter().take_while(|node| *node <= play.cursor()) {
        if let Event::Move(text) = play.node(node).event {
            anew.replay(&text).expect("it was played before");
        }
    }
    anew.position_text()
}

#[test]
fn any_tree_stays_whole() {
    let mut rng = random::generator(21);
    for entry in CATALOGUE {
        for _ in 0..6 {
            let mut play = new(entry.info.id);
            let mut removed: Vec<NodeId> = Vec::new();
            for _ in 0..120 {
                let node = any_node(&*play, &mut rng);
                match random::below(&mut rng, 12) {
                    0 | 1 => _ = done(&mut *play, Request::GoTo(node)),
                    2 => {
                        done(&mut *play, Request::Promote(node));
                        assert!(play.line().contains(&node), "{node:?}");
                        let mut below = node;
                        while let Some(parent) = play.node(below).parent {
                            assert_eq!(play.node(parent).children.first(), Some(&below));
                            below = parent;
                        }
                    }
                    3 if node != NodeId::ROOT => {
                        let before = tree(&*play);
                        done(&mut *play, Request::Remove(node));
                        check(&*play);
                        assert!(tree(&*play).iter().all(|(other, ..)| *other != node));
                        if random::below(&mut rng, 2) == 0 {
                            done(&mut *play, Request::Restore(node));
                            let after = tree(&*play);
                            // What was taken out with nodes above it, and was played again, comes back with it.
                            assert!(before.iter().all(|(id, ..)| after.iter().any(|(other, ..)| other == id)));
                        } else {
                            removed.push(node);
                        }
                    }
                    4 if !removed.is_empty() => {
                        let place = random::below(&mut rng, removed.len());
                        let _ = play.submit(Request::Restore(removed.swap_remove(place)));
                    }
                    _ => {
                        for seat in play.asked().iter() {
                            let orders = play.orders(seat);
                            // Few different moves, so that the same are played again.
                            let order = orders[random::below(&mut rng, orders.len().min(3))].clone();
                            done(&mut *play, Request::Order(seat, order));
                        }
                    }
                }
                check(&*play);
            }
            assert_eq!(play.position_text(), played_anew(&*play));
            // Whatever was taken out can come back in the opposite order.
            while let Some(node) = removed.pop() {
                let _ = play.submit(Request::Restore(node));
                check(&*play);
            }
        }
    }
}
