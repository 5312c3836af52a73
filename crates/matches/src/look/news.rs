//! What has just happened in a match, in lines.

use crate::present::{Match, Msg, Weight};

/// How many of the latest events are in the public message at least. Where a turn is summed up, there are as many
/// more as there are seats: what everybody did in the last turn, and everybody's choice in this one.
const LATEST: usize = 4;

/// The latest happenings of a match that are told in a line. Telling a match from its first step takes longer than all else
/// that its board needs, so only what is new is told.
#[derive(Clone, Default)]
pub(crate) struct News {
    n_steps: usize,
    lines: Vec<Msg>,
    /// Whether a turn has been summed up.
    has_summary: bool,
}

impl News {
    /// The latest lines, oldest first, of a match that has only been added to since it was last told. With the steps that
    /// are `prepared` a turn begins that was.
    pub(crate) fn latest(&mut self, game: &dyn Match, prepared: &[usize]) -> Vec<Msg> {
        if self.n_steps < game.n_steps() {
            let mut marked = None;
            for (ply, mut told) in game.told_by_step_from(self.n_steps) {
                let is_prepared = marked != Some(ply) && prepared.contains(&ply);
                if let Some(first) = told.text.first_mut().filter(|_| is_prepared) {
                    *first = as_prepared(first.clone());
                    marked = Some(ply);
                }
                match told.weight {
                    Weight::Line => self.lines.extend(told.text),
                    Weight::Summary => {
                        self.lines = told.text;
                        self.has_summary = true;
                    }
                    Weight::Chapter => {}
                }
            }
            self.n_steps = game.n_steps();
        }
        let more = if self.has_summary { game.n_seats() } else { 0 };
        let at_most = LATEST + usize::from(more);
        self.lines.drain(..self.lines.len().saturating_sub(at_most));
        self.lines.clone()
    }
}

/// The line of a turn that was prepared.
pub(crate) fn as_prepared(line: Msg) -> Msg {
    Msg::new("as-prepared").with("line", line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameKind;
    use crate::kernel::Secret;
    use crate::present::Player;
    use crate::registry::{self, TABLE_VERSION};

    #[test]
    fn news_told_step_by_step_are_the_news_told_at_once() {
        for kind in GameKind::ALL {
            let start = || {
                let setup = registry::default_setup(kind);
                registry::start(kind, setup, TABLE_VERSION).expect("a setup")
            };
            let mut whole = start();
            let players = vec![Player::Random; usize::from(whole.n_seats())];
            whole.play_out(&Secret::new([7; 32]).seed(9), &players);
            let (mut live, mut news) = (start(), News::default());
            let steps = whole.steps_from(0);
            for (number, step) in steps.iter().enumerate() {
                live.push(step).expect("a step of the log");
                // Boards are brought up to date after several steps at a time.
                if number % 3 > 0 {
                    continue;
                }
                let latest = news.latest(live.as_ref(), &[]);
                if number % 51 == 0 || number + 9 > steps.len() {
                    let at_once = News::default().latest(live.as_ref(), &[]);
                    assert_eq!(latest, at_once, "{kind} {number}");
                }
            }
            assert!(!news.lines.is_empty(), "{kind}");
        }
    }
}
