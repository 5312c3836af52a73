//! What knows Discord's wire: the gateway, the REST client and its limits, messages as they are sent.

pub mod emojis;
pub mod gateway;
pub mod last_messages;
pub mod layout;
pub mod load;
pub mod mentions;
pub mod message;
pub mod meters;
pub mod photos;
pub mod process;
pub mod rest;
pub mod setup;
pub mod signature;
pub mod timeouts;
pub mod token;
