//! What must be true of a match when it is over, and of the whole evening.

use lostcities::kernel::Ending;
use lostcities::present::Weight;
use lostcities::store::{State, StoredMatch, Venue};

use super::super::seen::{boards, chapters, pings};
use super::{Evening, replayed};

impl Evening {
    /// What is public after a match: one board that can be pressed, every chapter once, and no call to a turn.
    ///
    /// A call that was posted twice would still stand there, since the bot knows of one at most.
    pub(super) async fn look_at_the_end(&mut self, stored: &StoredMatch) {
        assert_eq!(stored.state(), State::Finished);
        self.wait_for_board(stored).await;
        if self.finished.contains(&stored.id) {
            return;
        }
        self.check_result(stored).await;
        let played = replayed(stored);
        let n_chapters_from = |from| {
            let told = played.told_from(from).into_iter();
            told.filter(|told| told.weight == Weight::Chapter).count()
        };
        // The board itself tells the end of a match that was played out.
        let n_at_end = match stored.status.ending() {
            Some(Ending::Rules) => n_chapters_from(played.n_steps() - 1),
            _ => 0,
        };
        let is_quiet = stored.terms.venue == Venue::Quiet;
        let n_chapters = if is_quiet {
            0
        } else {
            n_chapters_from(0) - n_at_end
        };
        // Where the server was away when a challenge was posted and answered, nobody knows its message. That of a quiet match is its
        // result now.
        let invitation = self.stage.invitation(stored.id).await;
        let invitation = invitation.filter(|_| !is_quiet).or(self.seen_until);
        let public = || {
            let mut public = self.stage.public();
            public.retain(|message| {
                invitation.is_none_or(|invitation| message.id > invitation) && message.author.bot
            });
            public
        };
        let is_tidy = || {
            let public = public();
            boards(&public, stored.id).len() == 1
                && pings(&public).is_empty()
                && chapters(&public).len() == n_chapters
        };
        assert!(
            self.stage.soon(is_tidy).await,
            "one board, {n_chapters} chapters and no call are left of match {}, not {:#?}\n{}",
            stored.id,
            public(),
            self.stage.logged()
        );
        if stored.status.ending() == Some(Ending::Rules) {
            *self.figures.by_rules.entry(stored.terms.game).or_default() += 1;
        }
        self.finished.push(stored.id);
        self.seen_until = self.stage.public().last().map(|message| message.id);
        self.panels.clear();
        self.check_requests();
    }

    /// The database has the result that follows from the log.
    pub(super) async fn check_result(&mut self, stored: &StoredMatch) {
        let result = self.stage.result(stored.id).await.expect("a result");
        let people: Vec<_> = result
            .seats
            .iter()
            .map(|(_, placed)| placed.person)
            .collect();
        let sat: Vec<_> = stored
            .seats
            .iter()
            .map(|(_, seat)| seat.person().map(|person| person.id))
            .collect();
        assert_eq!(people, sat);
        let is_by_rules = stored.status.ending() == Some(Ending::Rules);
        assert!(result.is_rated || !is_by_rules, "only people played");
        self.n_rated += usize::from(result.is_rated);
        if let Some(outcome) = replayed(stored).outcome() {
            let points: Vec<i32> = result
                .seats
                .iter()
                .map(|(_, placed)| placed.points)
                .collect();
            assert_eq!(points, outcome.points.as_slice());
        }
    }

    /// The bot asked Discord for nothing that Discord refuses.
    fn check_requests(&mut self) {
        let requests = self.stage.sandbox.requests(self.n_checked);
        let deletions = requests.iter().filter(|it| it.method == "DELETE");
        self.deleted.extend(deletions.map(|it| it.path.clone()));
        for request in requests {
            // What was deleted just before a blow, which the database did not learn, is deleted or changed again, and a change under
            // way may arrive after the deletion; nothing else may fail.
            let is_repeated =
                request.response["code"] == 10008 && self.deleted.contains(&request.path);
            // Of two programs one may answer what the other has answered, and change a panel that the other has deleted.
            let is_late = self.stage.is_of_two()
                && (request.path.ends_with("/callback") || request.path.contains("/webhooks/"));
            let is_good = request.verdicts.is_empty() || is_repeated || is_late;
            assert!(is_good, "{request:#?}");
            self.n_checked = request.number;
        }
    }

    /// Whether all matches ended as they should, and the evening tried what it is for.
    pub(super) fn check_the_end(&mut self) {
        self.check_requests();
        for id in &self.finished {
            self.stage.verify(&id.to_string());
        }
        self.stage.check_ratings(self.n_rated);
        assert!(!self.figures.by_rules.is_empty(), "{:?}", self.figures);
    }
}
