//! What all games share in which one seat decides at a time.

/// The part of an `impl Rules` that is the same wherever one seat is asked at a time, so that an order is a whole move. The
/// position must have the method `seat` (whose turn it is).
macro_rules! one_seat_at_a_time {
    () => {
        fn asked(position: &Self::Position) -> $crate::rules::SeatSet {
            if Self::is_over(position) {
                $crate::rules::SeatSet::NONE
            } else {
                $crate::rules::SeatSet::one(position.seat())
            }
        }

        fn orders(position: &Self::Position, seat: $crate::rules::Seat, list: &mut Vec<Self::Order>) {
            if seat == position.seat() {
                Self::moves(position, list);
            } else {
                list.clear();
            }
        }

        fn join(position: &Self::Position, orders: &[Self::Order]) -> Self::Move {
            debug_assert_eq!(orders.len(), 1, "one seat is asked in {position:?}");
            orders[0]
        }

        fn parts(_position: &Self::Position, played: Self::Move) -> Vec<Self::Order> {
            vec![played]
        }
    };
}

pub(crate) use one_seat_at_a_time;
