//! Enums whose values have words.

/// Makes an enum of which each value has a word, with all of them in order and both directions, so that none can be forgotten.
#[macro_export]
macro_rules! worded {
    ($(#[$meta:meta])* pub enum $name:ident { $( $(#[$doc:meta])* $variant:ident = $word:literal, )+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $( $(#[$doc])* $variant, )+
        }

        impl $name {
            /// All of them, in the order in which people are offered them.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$variant),+];

            /// The word that the database, command options and the command line use.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$variant => $word,)+
                }
            }

            pub fn from_slug(slug: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|value| value.slug() == slug)
            }
        }
    };
}
