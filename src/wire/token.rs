//! The token of an interaction, with which it is answered.

use std::time::Duration;

use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

/// How long after its interaction Discord takes answers.
const TOKEN_LIFE: Duration = Duration::from_mins(15);

/// A request may take so long to arrive; one with a dead token counts towards a ban.
const TOKEN_MARGIN: Duration = Duration::from_secs(20);

/// The token of an interaction, which cannot be printed.
#[derive(Clone)]
pub struct Token {
    text: String,
    expires: Instant,
    refused: CancellationToken,
}

impl Token {
    pub fn new(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            expires: Instant::now() + TOKEN_LIFE,
            refused: CancellationToken::new(),
        }
    }

    /// Notes that Discord takes no answer with it.
    pub fn refused(&self) {
        self.refused.cancel();
    }

    /// Whether Discord can be expected to take requests with it for a while.
    pub fn is_alive(&self) -> bool {
        !self.refused.is_cancelled() && Instant::now() + TOKEN_MARGIN < self.expires
    }

    /// Whether its interaction arrived no longer ago than this.
    pub fn is_younger_than(&self, age: Duration) -> bool {
        self.expires + age > Instant::now() + TOKEN_LIFE
    }

    /// Waits until nothing can be answered with it any more.
    pub async fn dead(&self) {
        tokio::select! {
            () = tokio::time::sleep_until(self.expires) => {}
            () = self.refused.cancelled() => {}
        }
    }

    pub fn expose(&self) -> &str {
        &self.text
    }
}

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(..)")
    }
}
