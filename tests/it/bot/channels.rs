//! What a channel shows of a match, and who is called there.

mod animations;
mod boards;
mod calls;
mod gone_channels;
mod limits;
mod mentions;
pub mod quiet;
mod sleeping;
mod threads;
mod tokens;
pub mod without_board;
