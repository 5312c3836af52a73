//! How people are told that it is their turn.

crate::worded! {
    pub enum Pings {
        Mention = "mention",
        Direct = "direct",
        Off = "off",
    }
}
