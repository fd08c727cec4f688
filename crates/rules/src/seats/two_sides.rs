//! What all games share in which each of two seats is a side of its own.

/// An enum of the two sides, each decided for by one seat. The first variant begins; its index, side and seat are 0.
/// The caller writes the documentation, the derives and the names, as in any enum.
#[macro_export]
macro_rules! two_sides {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $(#[$first_attribute:meta])*
            $first:ident,
            $(#[$second_attribute:meta])*
            $second:ident,
        }
    ) => {
        $(#[$attribute])*
        pub enum $name {
            $(#[$first_attribute])*
            $first,
            $(#[$second_attribute])*
            $second,
        }

        impl $name {
            /// Both, in the order of seats and sides.
            pub const ALL: [Self; 2] = [Self::$first, Self::$second];

            /// 0 or 1.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The side.
            #[inline]
            #[must_use]
            pub const fn side(self) -> $crate::Side {
                $crate::Side(self as u8)
            }

            /// The seat that decides for this side.
            #[inline]
            #[must_use]
            pub const fn seat(self) -> $crate::Seat {
                $crate::Seat(self as u8)
            }

            /// The opponent.
            #[inline]
            #[must_use]
            pub const fn other(self) -> Self {
                match self {
                    Self::$first => Self::$second,
                    Self::$second => Self::$first,
                }
            }
        }
    };
}
