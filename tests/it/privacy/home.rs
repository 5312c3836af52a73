//! A database that fills up with matches.

use std::sync::Arc;

use lostcities::store::{ChannelId, GuildId, Invited, MatchId, SeasonId, State, StoredResult};
use lostcities::table::{
    Absence, Click, DailyGame, DataPosition, GameKind, LessonProgress, Level, NewEvening,
    NewSeason, Opponents, Pace, PersonalData, Proposal, Setting, System, Tables,
};
use tempfile::TempDir;

use super::{ANNA, BEN, GUILD, TO_THE_END, ZOE, id, person};
use crate::kept::{loaded, opened, play_on, proposal};

/// A database that fills up with matches, each in a separate channel.
pub(super) struct Home {
    pub(super) tables: Tables,
    pub(super) path: std::path::PathBuf,
    _folder: TempDir,
    n: u64,
}

impl Home {
    pub(super) async fn new() -> Self {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("matches.sqlite");
        let store = opened(&path).await;
        Self {
            tables: Tables::new(store, Arc::new(System)),
            path,
            _folder: folder,
            n: 0,
        }
    }

    pub(super) fn next(&mut self) -> u64 {
        self.n += 1;
        self.n
    }

    /// A match on a separate server: one person has a few invitations open on each.
    pub(super) async fn open(
        &mut self,
        game: GameKind,
        host: (u64, &str),
        opponents: Opponents,
    ) -> MatchId {
        let guild = GuildId(1_000 + self.n);
        self.open_on(guild, game, host, opponents).await
    }

    pub(super) async fn open_on(
        &mut self,
        guild: GuildId,
        game: GameKind,
        host: (u64, &str),
        opponents: Opponents,
    ) -> MatchId {
        let n = self.next();
        let is_alone = matches!(opponents, Opponents::Computers(_));
        let proposal = Proposal {
            // Against the computer she plays in her direct messages.
            guild: (!is_alone).then_some(guild),
            ..proposal(game, n, person(host), opponents, n)
        };
        let opened = self.tables.challenge(proposal).await;
        opened.unwrap().id
    }

    /// A match between two that has begun.
    pub(super) async fn between(
        &mut self,
        game: GameKind,
        host: (u64, &str),
        opponent: (u64, &str),
    ) -> MatchId {
        let opponents = Opponents::One(person(opponent));
        let opened = self.open_on(GUILD, game, host, opponents).await;
        let n = self.next();
        self.tables
            .accept_challenge(Click::by_person(opened, id(opponent), n))
            .await
            .unwrap();
        opened
    }

    /// A table of three at which these sit, begun if it is full.
    pub(super) async fn table(&mut self, game: GameKind, people: &[(u64, &str)]) -> MatchId {
        let opponents = Opponents::Anybody {
            seats: Some(3),
            computers: Vec::new(),
            invited: [ZOE, BEN].map(|who| Invited::Person(id(who)).into()).into(),
        };
        let opened = self.open(game, people[0], opponents).await;
        for &other in &people[1..] {
            let n = self.next();
            let (other, click) = (person(other), Click::by_person(opened, id(other), n));
            self.tables.join_table(click, &other.name).await.unwrap();
        }
        opened
    }

    /// Plays this many actions, or until the match is over.
    pub(super) async fn play(&mut self, played: MatchId, n_actions: usize) {
        let pick = |number: usize| number * 7;
        let n_acts = play_on(&self.tables, played, n_actions, self.n + 1, pick).await;
        self.n += n_acts as u64;
    }

    /// The person whose data is deleted gives a match up.
    pub(super) async fn give_up(&mut self, played: MatchId) {
        let click = Click::by_person(played, id(ZOE), self.next());
        self.tables.resign(click).await.unwrap();
    }

    /// A season that people join.
    pub(super) async fn gather(&self) -> SeasonId {
        let season = NewSeason {
            guild: GUILD,
            channel: ChannelId(9_999),
            host: person(ZOE),
            locale: String::new(),
            game: GameKind::Classic,
            pace: Pace::Calm,
            begins_at: self.tables.now(),
            at: self.tables.now(),
        };
        let season = self.tables.seasons().open(&season).await.unwrap();
        for n in [ZOE, ANNA, BEN] {
            let who = person(n);
            let joined = self.tables.seasons().join(season, &who);
            joined.await.unwrap();
        }
        season
    }

    /// Matches of every game in every state with the person in every part, and some without them.
    pub(super) async fn fill(&mut self) {
        for game in GameKind::ALL {
            for (host, opponent) in [(ZOE, ANNA), (ANNA, BEN)] {
                let finished = self.between(game, host, opponent).await;
                self.play(finished, TO_THE_END).await;
                assert_eq!(self.state(finished).await, State::Finished, "{game}");
            }
            let given_up = self.between(game, BEN, ZOE).await;
            self.give_up(given_up).await;
            let running = self.between(game, ZOE, BEN).await;
            self.play(running, 5).await;
            let alone = self
                .open(game, ZOE, Opponents::Computers(vec![Level::Normal]))
                .await;
            let n = self.next();
            self.tables.begin_challenge(alone, n).await.unwrap();
            self.play(alone, 3).await;
            let declined = self.open(game, ANNA, Opponents::One(person(ZOE))).await;
            let n = self.next();
            self.tables
                .decline_challenge(Click::by_person(declined, id(ZOE), n))
                .await
                .unwrap();
            self.open(game, ZOE, Opponents::One(person(BEN))).await;
            self.open(game, BEN, Opponents::One(person(ZOE))).await;
            if game.seats().contains(&3) {
                let running = self.table(game, &[ZOE, ANNA, BEN]).await;
                self.play(running, 4).await;
                let left = self.table(game, &[ZOE, ANNA, BEN]).await;
                self.give_up(left).await;
                self.table(game, &[ZOE]).await;
                self.table(game, &[ZOE, ANNA]).await;
                self.table(game, &[ANNA, ZOE]).await;
                self.table(game, &[ANNA]).await;
            }
        }
        for (host, opponent) in [(BEN, ZOE), (ZOE, ANNA)] {
            let challenge = self.open(GameKind::Classic, host, Opponents::One(person(opponent)));
            let challenge = challenge.await;
            let n = self.next();
            let blocked = self
                .tables
                .block_challenger(Click::by_person(challenge, id(opponent), n))
                .await;
            assert_eq!(blocked.unwrap(), id(host));
        }
        let daily = self.tables.daily();
        for game in DailyGame::OF_DAYS {
            daily.current(game, &person(ZOE), None).await.unwrap();
        }
        let evening = NewEvening {
            guild: GUILD,
            channel: ChannelId(9_999),
            host: person(ZOE),
            game: DailyGame::Classic,
            n_deals: 1,
            minutes: 5,
            level: Level::Normal,
            locale: String::new(),
            at: self.tables.now(),
        };
        self.tables.evenings().begin(&evening).await.unwrap();
        self.gather().await;
        let progress = LessonProgress {
            game: GameKind::Classic,
            next: 3,
        };
        let mut chosen = person(ZOE);
        let learned = self.tables.store().save_lesson_progress(&chosen, progress);
        learned.await.unwrap();
        for days in [2, 5] {
            let away = self.tables.go_away(&chosen, Absence::Days(days));
            away.await.unwrap();
        }
        chosen.locale = Some("de".to_owned());
        self.tables.choose(&chosen).await.unwrap();
        for has_leaderboard in [false, true] {
            let setting = vec![Setting::Leaderboard(has_leaderboard)];
            let decided = self.tables.decide(GUILD, id(ZOE), setting).await;
            decided.unwrap();
        }
    }

    pub(super) async fn state(&self, of: MatchId) -> State {
        loaded(&self.tables, of).await.state()
    }

    /// The first page of what is kept of a person, which holds all of it here.
    pub(super) async fn kept_of(&self, who: (u64, &str)) -> PersonalData {
        let first = DataPosition::default();
        let kept = self
            .tables
            .store()
            .personal_data(id(who), first)
            .await
            .unwrap();
        assert_eq!(kept.next, None);
        kept
    }

    pub(super) async fn results(&self) -> Vec<StoredResult> {
        let mut results = Vec::new();
        for id in self.tables.store().match_ids().await.unwrap() {
            results.extend(self.tables.store().result_of(id).await.unwrap());
        }
        results
    }

    pub(super) async fn n_matches(&self) -> usize {
        self.tables.store().match_ids().await.unwrap().len()
    }
}
