//! What the bot must be allowed to do where a match is played.

use serenity::all::Permissions;

use crate::answers::asker::Asker;

/// A permission with the key of its name.
pub type Named = (Permissions, &'static str);

pub fn needed(asker: &Asker) -> [Named; 3] {
    let speaking = if asker.is_thread {
        (
            Permissions::SEND_MESSAGES_IN_THREADS,
            "permission-send-messages-in-threads",
        )
    } else {
        (Permissions::SEND_MESSAGES, "permission-send-messages")
    };
    [
        (Permissions::VIEW_CHANNEL, "permission-view-channel"),
        speaking,
        (Permissions::ATTACH_FILES, "permission-attach-files"),
    ]
}

/// What of that the bot lacks there.
pub fn missing(asker: &Asker) -> Vec<Named> {
    let lacks = |(permission, _): &Named| !asker.permissions.contains(*permission);
    needed(asker).into_iter().filter(lacks).collect()
}

/// What a thread for a match needs in the channel where it is opened.
pub fn for_threads() -> [Named; 2] {
    [
        (
            Permissions::CREATE_PUBLIC_THREADS,
            "permission-create-public-threads",
        ),
        (
            Permissions::SEND_MESSAGES_IN_THREADS,
            "permission-send-messages-in-threads",
        ),
    ]
}
