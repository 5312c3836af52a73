//! What names a person's picture on Discord.

/// It changes with the picture, and is made of letters, digits and `_`, so that it can be a part of an address.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Avatar(String);

impl Avatar {
    pub fn slug(&self) -> &str {
        &self.0
    }

    pub fn from_slug(text: &str) -> Option<Self> {
        let is_one = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        let is_all = (1..=64).contains(&text.len()) && text.bytes().all(is_one);
        is_all.then(|| Self(text.to_owned()))
    }
}
