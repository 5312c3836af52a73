//! One text in every language, as Discord wants it.

use std::borrow::Cow;

use crate::i18n::Locale;

/// Texts by Discord's locale codes.
pub(super) type Localized = Cow<'static, [(Cow<'static, str>, Cow<'static, str>)]>;

/// A text under each of Discord's locale codes that the bot speaks.
pub(super) fn everywhere(text: impl Fn(Locale) -> String) -> Localized {
    let codes = Locale::ALL.into_iter().flat_map(|locale| {
        locale
            .discord_codes()
            .iter()
            .map(move |code| (*code, locale))
    });
    codes
        .map(|(code, locale)| (Cow::Borrowed(code), Cow::Owned(text(locale))))
        .collect::<Vec<_>>()
        .into()
}
