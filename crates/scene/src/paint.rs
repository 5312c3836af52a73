//! The names of all colours that a picture may use; what they look like is for the renderer to say.

pub use lostcities_rules::games::Colour as Hue;

/// A colour by its meaning.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Paint {
    /// The dark ground of every picture; opaque, so that it works on every theme.
    Ground,
    /// Nothing, so that what is behind the picture is seen: the ground of an emoji.
    Clear,
    Panel,
    /// The panel of the player who is to move.
    PanelLit,
    /// Thin lines and edges on panels.
    Line,
    /// Text that matters.
    Chalk,
    /// Text and marks that step back.
    Slate,
    /// Numbers and symbols on cards; also badges.
    Ink,
    /// Whose turn it is, who has won, coins, artefacts.
    Gold,
    /// Gold in the shade: the lower edge of a coin.
    GoldShade,
    GoldPanel,
    /// Something is about to run out.
    Alarm,
    /// Negative numbers; never without a minus sign.
    Loss,
    /// The mark of the fourth seat.
    Violet,
    /// The mark of the fifth seat.
    Teal,
    Back,
    /// The pattern on the back of a card.
    BackShade,
    /// One of the seven colours of the games, in one of its tones.
    Of(Hue, Tone),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tone {
    /// The colour itself: a card.
    Full,
    /// A light disc on a card.
    Halo,
    /// A distant landscape on a card.
    Far,
    /// A near landscape on a card.
    Near,
    Rim,
    /// A mark on an empty place.
    Ghost,
    /// The dashed edge of an empty place.
    Slot,
    /// A near landscape on a row.
    Land,
    /// The middle of a row; a distant landscape on a row.
    Middle,
    Row,
    /// What stands unlit on a row.
    Dusk,
    /// A pill on a row.
    Pill,
}

impl Tone {
    /// All tones, from the lightest to the darkest.
    pub const ALL: [Self; 12] = [
        Self::Halo,
        Self::Full,
        Self::Far,
        Self::Near,
        Self::Rim,
        Self::Ghost,
        Self::Slot,
        Self::Land,
        Self::Middle,
        Self::Row,
        Self::Dusk,
        Self::Pill,
    ];
}
