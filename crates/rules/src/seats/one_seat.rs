//! What all games share in which one seat decides at a time.

/// The part of an `impl Rules` that is the same wherever one seat is asked at a time, so that an order is a whole move:
/// the associated types and what depends on whose turn it is. Takes the position, the move, and the seat whose turn it
/// is in a position.
#[macro_export]
macro_rules! one_seat_at_a_time {
    ($position:ty, $move:ty, |$here:ident| $seat:expr) => {
        type Position = $position;
        type Order = $move;
        type Move = $move;

        #[inline]
        fn asked($here: &$position) -> $crate::SeatSet {
            if Self::is_over($here) { $crate::SeatSet::NONE } else { $crate::SeatSet::one($seat) }
        }

        #[inline]
        fn orders($here: &$position, seat: $crate::Seat, list: &mut Vec<$move>) {
            if seat == $seat {
                Self::moves($here, list);
            } else {
                list.clear();
            }
        }

        #[inline]
        fn join(position: &$position, orders: &[$move]) -> $move {
            debug_assert_eq!(orders.len(), 1, "one seat is asked in {position:?}");
            orders[0]
        }

        #[inline]
        fn parts(_position: &$position, played: $move) -> Vec<$move> {
            vec![played]
        }
    };
}
