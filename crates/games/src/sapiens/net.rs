//! The dice of Sapiens as paper that is cut out and folded: for schools that have no wooden ones.

use super::figures;
use super::position::{Die, Players};
use super::view::kind;
use ludoteca_rules::{Net, NetFace, Options, Piece, Side};

/// Value, place and quarters of a face: as the net in the die theatre lies, 1 in the middle, its neighbours beside it,
/// 6 beyond 2. What stands on them is turned as on the die of the table, on whose 2 the pips go up to the right.
const CROSS: [(u8, (i8, i8), u8); 6] =
    [(1, (0, 0), 0), (2, (0, -1), 1), (5, (0, 1), 0), (3, (1, 0), 0), (4, (-1, 0), 0), (6, (0, -2), 0)];

/// The nets of all sides.
#[must_use]
pub fn nets(options: &Options) -> Vec<Net> {
    let players = Players::parse(options.get("players")).unwrap_or(Players::Two);
    let net = |side: u8| {
        let die = |value: u8| Die { side: Side(side), value, diagonal: false, alliance: false };
        let face = |(value, place, quarters)| NetFace {
            piece: Piece { side: Some(Side(side)), kind: kind(die(value)) },
            place,
            quarters,
        };
        Net { faces: CROSS.map(face).to_vec(), half: figures::HALF as u8, copies: players.dice_per_side() }
    };
    (0..players.sides()).map(net).collect()
}

#[cfg(test)]
mod tests {
    use super::super::view::die_of_kind;
    use super::*;
    use ludoteca_rules::display::net::{Folded, Way};
    use std::collections::BTreeSet;

    fn net() -> Net {
        nets(&Options::defaults(<super::super::Sapiens as ludoteca_rules::Game>::INFO.options)).remove(0)
    }

    fn value(face: &NetFace) -> u8 {
        die_of_kind(Side(0), face.piece.kind).value
    }

    /// The folded face of a value.
    fn at(net: &Net, shown: u8) -> Folded {
        let place = net.faces.iter().position(|face| value(face) == shown).expect("it is on the die");
        net.folded()[place]
    }

    #[test]
    fn folded_it_is_a_die_whose_opposite_faces_make_seven() {
        let net = net();
        for shown in 1..=6 {
            let [one, other] = [shown, 7 - shown].map(|shown| at(&net, shown).out);
            assert_eq!(one, other.map(|part: i8| -part), "{shown}");
        }
        let outs: BTreeSet<Way> = net.folded().iter().map(|face| face.out).collect();
        assert_eq!(outs.len(), 6);
        // 1 up, 2 to the front, 3 to the right, as the die on the table lies.
        assert_eq!([1, 2, 3].map(|shown| at(&net, shown).out), [[0, 0, 1], [0, -1, 0], [1, 0, 0]]);
        assert_eq!(net.flaps().len(), 7);
    }

    #[test]
    fn it_rolls_from_each_value_to_the_next_as_the_die_on_the_table_does() {
        // Away, to the left, twice to the left, to the right, away: to where the upper face goes.
        let rolls: [fn(Way) -> Way; 5] = [
            |[x, y, z]| [x, z, -y],
            |[x, y, z]| [-z, y, x],
            |[x, y, z]| [-x, y, -z],
            |[x, y, z]| [z, y, -x],
            |[x, y, z]| [x, z, -y],
        ];
        let net = net();
        let mut ways: Vec<Way> = (1..=6).map(|shown| at(&net, shown).out).collect();
        for (rolled, roll) in (2..).zip(rolls) {
            ways.iter_mut().for_each(|way| *way = roll(*way));
            assert_eq!(ways[rolled - 1], [0, 0, 1], "{rolled} is on top");
        }
    }

    #[test]
    fn pips_lie_as_on_the_die_on_the_table() {
        // On its side faces up is up, and the pips of 2 and 3 go up to the right; those of 6 run from front to back.
        let net = net();
        let pips = |shown: u8| {
            let face = net.faces.iter().find(|face| value(face) == shown).expect("it is on the die");
            let folded = at(&net, shown);
            let turned = |(x, y): (i8, i8)| (0..face.quarters).fold((x, y), |(x, y), _| (y, -x));
            let die = die_of_kind(Side(0), face.piece.kind);
            let places = figures::pips(die).into_iter().map(|(x, y)| folded.way(turned((x.signum(), y.signum()))));
            places.collect::<BTreeSet<Way>>()
        };
        assert_eq!(pips(2), BTreeSet::from([[-1, 0, -1], [1, 0, 1]]));
        assert_eq!(pips(3), BTreeSet::from([[0, -1, -1], [0, 0, 0], [0, 1, 1]]));
        let six = [-1, 1].into_iter().flat_map(|x| [-1, 0, 1].map(|y| [x, y, 0]));
        assert_eq!(pips(6), six.collect());
    }
}
