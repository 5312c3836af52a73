//! The permission bits that matter to a bot which posts boards.

pub const ADMINISTRATOR: u64 = 1 << 3;
pub const VIEW_CHANNEL: u64 = 1 << 10;
pub const SEND_MESSAGES: u64 = 1 << 11;
pub const MANAGE_MESSAGES: u64 = 1 << 13;
pub const EMBED_LINKS: u64 = 1 << 14;
pub const ATTACH_FILES: u64 = 1 << 15;
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub const MENTION_EVERYONE: u64 = 1 << 17;
pub const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// Changes the server; what commands for administrators usually ask for.
pub const MANAGE_GUILD: u64 = 1 << 5;

/// What an ordinary member may do in a fresh server.
pub(crate) const MEMBER: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | SEND_MESSAGES_IN_THREADS
    | CREATE_PUBLIC_THREADS;

/// What the bot's own role gives it: as a member, and no right over others' messages.
pub(crate) const BOT: u64 = MEMBER;

/// What Discord says that the bot may do where it is not and only answers.
pub(crate) const ANSWERING: u64 = EMBED_LINKS | ATTACH_FILES | MENTION_EVERYONE;

/// Everything this sandbox knows.
pub(crate) const ALL: u64 =
    MEMBER | MANAGE_MESSAGES | MENTION_EVERYONE | MANAGE_GUILD | ADMINISTRATOR;
