//! Players whose style is a vector of numbers.

/// Declares a struct of numbers which is an array, too: in the order of their declaration.
macro_rules! numbers {
    (
        $(#[$about:meta])*
        pub struct $Style:ident {
            $($(#[$doc:meta])* pub $number:ident: f32,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $Style {
            $($(#[$doc])* pub $number: f32,)*
        }

        impl $Style {
            pub const LEN: usize = [$(stringify!($number)),*].len();

            /// The numbers in the order of their declaration.
            pub const fn numbers(self) -> [f32; Self::LEN] {
                [$(self.$number),*]
            }

            /// What has these numbers, in the order of their declaration.
            pub const fn from_numbers([$($number),*]: [f32; Self::LEN]) -> Self {
                Self { $($number),* }
            }
        }
    };
}

pub(crate) use numbers;

/// How many there are of what is counted in a position: never more than cards and fields.
pub(crate) fn float(n: usize) -> f32 {
    f32::from(u16::try_from(n).unwrap_or(u16::MAX))
}
