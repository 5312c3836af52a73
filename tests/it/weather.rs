//! Discord misbehaves, and every match goes on.

mod closed;
mod gateway;
mod late;
mod requests;
