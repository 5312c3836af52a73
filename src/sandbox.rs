//! A loopback Discord, so that the bot can be played and tested without an account.
