//! Every form of custom id that was ever posted, with what it means. Rows are added and never changed: a message with such a
//! button may be pressed years later.

use serde_json::{Value, json};

use super::lobby::Levels;
use super::replay::{Stop, Way};
use super::{
    MatchRef, Route, absence, config, daily, evening, games, help, history, leaderboard, league,
    learn, lobby, moderate, more, play, privacy, rematch, replay, rules, settings, share, stats,
    threads,
};
use crate::ClockChoice;
use crate::Language;
use crate::Locale;
use crate::{
    Clock, DailyGame, DailySpan, Deal, EveningId, HistoryCursor, LeaderboardQuery, MatchId, Pace,
    PageRequest, PageStart, PersonId, Pings, RoleId, Scope, SeasonDeed, SeasonId,
};
use lostcities_present::Press;
use lostcities_present::stats::{Among, StatsPage};
use lostcities_rules::games::GameKind;
use lostcities_rules::kernel::Day;
use lostcities_rules::kernel::Level;
use lostcities_rules::kernel::{Seat, Timestamp, Viewer};
use lostcities_rules::rating::Season;

/// Forms with what they mean.
macro_rules! forms {
    ($($form:literal => $route:expr,)*) => { vec![$(($form, Route::from($route))),*] };
}

fn board(game: GameKind, scope: Scope, season: Option<Season>, page: PageRequest) -> Route {
    let query = LeaderboardQuery {
        game,
        scope,
        season,
        page,
    };
    leaderboard::Route::Page(query).into()
}

fn of_anna(page: StatsPage) -> Route {
    stats::Route::Page(PersonId(77), page).into()
}

fn list(person: Option<u64>, game: Option<GameKind>, since: PageStart) -> Route {
    let page = history::Page {
        person: person.map(PersonId),
        game,
        since,
    };
    history::Route::List(page).into()
}

/// A button of match 12 at version 34.
const AT: MatchRef = MatchRef {
    id: MatchId(12),
    version: 34,
};

fn act(action: &str) -> Route {
    Route::Play(AT, Press::Act(action.to_owned()).into())
}

fn focus(what: &str) -> Route {
    Route::Play(AT, Press::Focus(what.to_owned()).into())
}

const FIRST: Viewer = Viewer::Seat(Seat::FIRST);

fn at(turn: u16, eyes: Viewer, way: Way) -> Route {
    Route::Replay(AT, replay::Route::At(Stop { turn, eyes, way }))
}

const fn roll() -> Deal {
    DailyGame::RollWrite.on(Day::new(20_779))
}

fn daily_at() -> daily::At {
    daily::At {
        deal: roll(),
        is_practice: false,
        version: 12,
    }
}

fn forms_of_daily() -> Vec<(&'static str, Route)> {
    forms! {
        "!daily" => daily::Route::Today(DailyGame::RollWrite),
        "!daily.cards" => daily::Route::Today(DailyGame::Classic),
        "!daily.act.20779.c.12.take.r.4" => daily::Route::Act(daily_at(), "take.r.4".to_owned().into()),
        "!daily.look.20779.c.12.sheets" => daily::Route::Focus(daily_at(), "sheets".to_owned().into()),
        "!daily.back.20779.c.12" => daily::Route::Unfocus(daily_at()),
        "!daily.roll.20779.c.12" => daily::Route::Roll(daily_at()),
        "!daily.undo.20779.c.12" => daily::Route::Undo(daily_at()),
        "!daily.share.20779" => daily::Route::Share(roll()),
        "!daily.practise.20779" => daily::Route::Practise(roll()),
        "!daily.practise.20779-cards" => daily::Route::Practise(DailyGame::Classic.on(Day::new(20_779))),
        "!daily.table.20779.week" => daily::Route::Table(roll(), DailySpan::Week),
        "!league" => league::Route::Show,
        "!league.past" => league::Route::Past,
        "!league.form.classic.calm.3" => league::Route::Form(GameKind::Classic, Pace::Calm, 3),
        "!league.open.board.quick.7" => league::Route::Open(GameKind::BoardGame, Pace::Quick, 7),
        "!league.join.7" => league::Route::Join(SeasonId(7)),
        "!league.leave.7" => league::Route::AskToLeave(SeasonId(7)),
        "!league.leave-for-sure.7" => league::Route::Leave(SeasonId(7)),
        "!league.table.7" => league::Route::Table(SeasonId(7)),
        "!league.division.7.28" => league::Route::Division(SeasonId(7), 28),
        "!league.rules.7" => league::Route::Rules(SeasonId(7)),
        "!league.proof.7" => league::Route::Proof(SeasonId(7)),
        "!league.manage.7" => league::Route::Manage(SeasonId(7)),
        "!league.ask.7.cancelled" => league::Route::Ask(SeasonId(7), SeasonDeed::Cancel),
        "!league.do.7.paused" => league::Route::Do(SeasonId(7), SeasonDeed::Pause),
        "!league.ask-to-remove.7.11" => league::Route::AskToRemove(SeasonId(7), PersonId(11)),
        "!league.remove.7.11" => league::Route::Remove(SeasonId(7), PersonId(11)),
        "!league.lift.7.11" => league::Route::Lift(SeasonId(7), PersonId(11)),
        "!evening.play.7.2" => evening::Route::Play(EveningId(7), 2),
        "!evening.next.7.2" => evening::Route::Next(EveningId(7), 2),
        "!evening.proof.7" => evening::Route::Proof(EveningId(7)),
        "!evening.compare.7.2" => evening::Route::Compare(EveningId(7), 2),
        "!evening.replays.7" => evening::Route::Replays(EveningId(7)),
        "!evening.table.7" => evening::Route::Table(EveningId(7)),
        "!evening.final.7" => evening::Route::Final(EveningId(7)),
        "!evening.again.7" => evening::Route::Again(EveningId(7)),
        "!evening.end.7" => evening::Route::End(EveningId(7)),
        "!daily.back.16777274-board.c.12" => daily::Route::Unfocus(daily::At {
            deal: Deal::of(DailyGame::BoardGame, 16_777_274),
            ..daily_at()
        }),
        "!daily.back.16777274-cards.c.12" => daily::Route::Unfocus(daily::At {
            deal: Deal::of(DailyGame::Classic, 16_777_274),
            ..daily_at()
        }),
        "!daily.proof" => daily::Route::Proof(DailyGame::RollWrite),
        "!daily.proof.cards" => daily::Route::Proof(DailyGame::Classic),
    }
}

fn forms_of_a_match() -> Vec<(&'static str, Route)> {
    use absence::Route as Absence;
    use lobby::Route as Lobby;
    use more::Route as More;
    use play::Route as Play;
    forms! {
        "play.r7" => act("play.r7"),
        "discard.bw" => act("discard.bw"),
        "take.b" => act("take.b"),
        "draw" => act("draw"),
        "play.r7+draw" => act("play.r7+draw"),
        "!focus.r7" => focus("r7"),
        "!focus.sheet.0" => focus("sheet.0"),
        "!focus.nothing" => focus("nothing"),
        "!focus.prepare.play.r7" => focus("prepare.play.r7"),
        "!prepare.begin.g10.leader+take.b9" =>
            Route::Play(AT, Press::Prepare("begin.g10.leader+take.b9".to_owned()).into()),
        "!unprepare" => Route::Play(AT, Play::Withdraw),
        "!unfocus" => Route::Play(AT, Play::Unfocus),
        "!take-back" => Route::Play(AT, Play::TakeBack),
        "!hint" => Route::Play(AT, Play::Hint),
        "!hand" => Route::Play(AT, Play::Hand),
        "!more" => Route::More(AT, More::Show),
        "!text" => Route::More(AT, More::Text),
        "!move-down" => Route::More(AT, More::MoveDown),
        "!follow" => Route::More(AT, More::Follow),
        "!resign" => Route::More(AT, More::AskToResign),
        "!resign-for-sure" => Route::More(AT, More::Resign),
        "!offer-draw" => Route::More(AT, More::OfferDraw),
        "!accept-draw" => Route::More(AT, More::AcceptDraw),
        "!decline-draw" => Route::More(AT, More::DeclineDraw),
        "!end" => Route::Moderate(AT, moderate::Route::AskToEnd),
        "!end-for-sure" => Route::Moderate(AT, moderate::Route::End),
        "!sleep" => Route::Moderate(AT, moderate::Route::Sleep),
        "!late.remind.1" => Route::Absence(AT, Absence::Remind(1)),
        "!late.more-time.1" => Route::Absence(AT, Absence::MoreTime(1)),
        "!late.computer.4" => Route::Absence(AT, Absence::StandIn(4)),
        "!late.end.0" => Route::Absence(AT, Absence::End(0)),
        "!late.go-on" => Route::Absence(AT, Absence::GoOn),
        "!back" => Route::Absence(AT, Absence::Back),
        "!accept" => Route::Lobby(AT, Lobby::Accept),
        "!decline" => Route::Lobby(AT, Lobby::Decline),
        "!block" => Route::Lobby(AT, Lobby::Block),
        "!withdraw" => Route::Lobby(AT, Lobby::Withdraw),
        "!join" => Route::Lobby(AT, Lobby::Join),
        "!leave" => Route::Lobby(AT, Lobby::Leave),
        "!start" => Route::Lobby(AT, Lobby::Start),
        "!manage" => Route::Lobby(AT, Lobby::Manage),
        "!computers.3" => Route::Lobby(AT, Lobby::Computers(3)),
        "!levels.0" => Route::Lobby(AT, Lobby::Levels(Levels::default())),
        "!levels.sne" =>
            Route::Lobby(AT, Lobby::Levels([Level::Strong, Level::Normal, Level::Easy].into_iter().collect())),
        "!remove.77" => Route::Lobby(AT, Lobby::Remove(PersonId(77))),
        "!how-to-play" => Route::Lobby(AT, Lobby::HowToPlay),
        "!rematch" => Route::Rematch(AT, rematch::Route::Ask),
        "!share" => Route::Share(AT, share::Route::Result),
        "!share.animation" => Route::Share(AT, share::Route::Animation),
        "!share.turn.12" => Route::Share(AT, share::Route::Turn(12)),
        "!share.review" => Route::Share(AT, share::Route::Review),
        "!replay" => Route::Replay(AT, replay::Route::Open),
        "!at.all.0.here" => at(0, Viewer::Spectator, Way::Here),
        "!at.all.3.first" => at(3, Viewer::Spectator, Way::First),
        "!at.0.3.previous" => at(3, FIRST, Way::Previous),
        "!at.0.3.next" => at(3, FIRST, Way::Next),
        "!at.0.65535.last" => at(u16::MAX, FIRST, Way::Last),
        "!animation" => Route::Replay(AT, replay::Route::Animation),
        "!match-file" => Route::Replay(AT, replay::Route::MatchFile),
        "!check" => Route::Replay(AT, replay::Route::Check),
        "!review" => Route::Replay(AT, replay::Route::Review),
        "!review.of.4" => Route::Replay(AT, replay::Route::ReviewOf(4)),
    }
}

const GERMAN: Language = Language::Always(Locale::German);

fn told(pings: Pings) -> Route {
    settings::Route::Pings(pings).into()
}

fn spoken(language: Language) -> Route {
    settings::Route::Language(language).into()
}

fn setup(options: &Value) -> threads::Setup {
    threads::Setup::new(options).expect("each has a letter")
}

/// A person, a role, and a role that is not notified.
fn guests() -> threads::Guests {
    let guests = vec![
        threads::Guest::Person(PersonId(77)),
        threads::Guest::Role(RoleId(78)),
        threads::Guest::SilentRole(RoleId(1_325_000_000_000_000_000)),
    ];
    threads::Guests::new(guests).expect("not too many")
}

fn forms_of_threads() -> Vec<(&'static str, Route)> {
    use threads::Route::{Quiet, Thread};
    use threads::Wanted;
    forms! {
        "!thread.1325000000000000000" => threads::Route::Open(1_325_000_000_000_000_000),
        "!thread.challenge.classic.server.16.77" =>
            Thread(Wanted::Challenge(
                GameKind::Classic,
                ClockChoice::OfServer,
                setup(&json!({"rounds": 1, "colours": 6})),
                PersonId(77),
            )),
        "!quiet.challenge.classic.server.0.77" =>
            Quiet(Wanted::Challenge(
                GameKind::Classic,
                ClockChoice::OfServer,
                setup(&json!({})),
                PersonId(77),
            )),
        "!thread.solo.board.none.u.en" =>
            Thread(Wanted::Solo(
                GameKind::BoardGame,
                ClockChoice::OfHost(None),
                setup(&json!({"up_and_down": true})),
                [Level::Easy, Level::Normal].into_iter().collect(),
            )),
        "!thread.table.roll_write.3d.i.5.s.p4dr4es1263587ad7648000" =>
            Thread(Wanted::Table(
                GameKind::RollWrite,
                ClockChoice::OfHost(Some(Clock::ThreeDays)),
                setup(&json!({"order": "in_turn"})),
                5,
                [Level::Strong].into_iter().collect(),
                guests(),
            )),
        "!thread.table.rivals.1h.0.0.0.0" =>
            Thread(Wanted::Table(
                GameKind::Rivals,
                ClockChoice::OfHost(Some(Clock::Hour)),
                setup(&json!({})),
                0,
                Levels::default(),
                threads::Guests::default(),
            )),
    }
}

/// What belongs to no match.
fn forms() -> Vec<(&'static str, Route)> {
    use config::Route as Config;
    let rivals = Some(GameKind::Rivals);
    let moment = HistoryCursor {
        at: Timestamp::from_millis(1_790_000_000_000),
        id: MatchId(9),
    };
    // No time is later than Discord can say, the year 2154.
    let last = HistoryCursor {
        at: Timestamp::from_millis(5_818_175_999_999),
        id: MatchId(u64::MAX),
    };
    let (classic, season) = (GameKind::Classic, Some(Season::numbered(8_107)));
    forms! {
        "!leaderboard.classic.server.8107.3" => board(classic, Scope::Server, season, PageRequest::Page(3)),
        "!leaderboard.classic.everywhere.all.own" => board(classic, Scope::Everywhere, None, PageRequest::Own),
        "!leaderboard.roll_write.server.all.4294967295" =>
            board(GameKind::RollWrite, Scope::Server, None, PageRequest::Page(u32::MAX)),
        "!settings" => settings::Route::Show,
        "!pings.mention" => told(Pings::Mention),
        "!pings.direct" => told(Pings::Direct),
        "!pings.off" => told(Pings::Off),
        "!language.automatic" => spoken(Language::Automatic),
        "!language.de" => spoken(GERMAN),
        "!challenges.on" => settings::Route::ChallengesOn,
        "!challenges.off" => settings::Route::ChallengesOff,
        "!away.7" => settings::Route::Away(7),
        "!away.none" => settings::Route::NotAway,
        "!unblock.77" => settings::Route::Unblock(PersonId(77)),
        "!config" => Config::Show,
        "!config.changes" => Config::Changes,
        "!config.channels" => Config::Channels,
        "!config.everywhere" => Config::Everywhere,
        "!config.role" => Config::Role,
        "!config.everyone" => Config::Everyone,
        "!config.moderators" => Config::Moderators,
        "!config.language.de" => Config::Language(GERMAN),
        "!config.pings.direct" => Config::Pings(Pings::Direct),
        "!config.leaderboard.on" => Config::LeaderboardOn,
        "!config.leaderboard.off" => Config::LeaderboardOff,
        "!privacy" => privacy::Route::Show,
        "!privacy.export" => privacy::Route::Export,
        "!privacy.export.40.12345" => privacy::Route::ExportFrom(40, 12_345),
        "!privacy.opt-in" => privacy::Route::OptIn,
        "!privacy.opt-out" => privacy::Route::OptOut,
        "!privacy.delete" => privacy::Route::AskToDelete,
        "!privacy.delete-for-sure" => privacy::Route::Delete,
        "!rules.board.2" => rules::Route::Page(GameKind::BoardGame, 2),
        "!solo.board" => help::Route::Solo(GameKind::BoardGame),
        "!help" => help::Route::Show,
        "!help.commands" => help::Route::Commands,
        "!stats.77.all" => of_anna(StatsPage::Overview),
        "!stats.77.rivals.computers" => of_anna(StatsPage::Game(GameKind::Rivals, Among::Computers)),
        "!history.any.any.newest.0.0" => list(None, None, PageStart::Newest),
        "!history.77.rivals.before.1790000000000.9" => list(Some(77), rivals, PageStart::Before(moment)),
        "!history.77.any.after.1790000000000.9" => list(Some(77), None, PageStart::After(moment)),
        "!history.18446744073709551615.roll_write.before.5818175999999.18446744073709551615" =>
            list(Some(u64::MAX), Some(GameKind::RollWrite), PageStart::Before(last)),
        "!open.12" => history::Route::Open(MatchId(12)),
        "!games.page.0" => games::Route::Page(0),
        "!games.next.12" => games::Route::Next(MatchId(12)),
        "!games.open.12" => games::Route::Open(MatchId(12)),
    }
}

fn forms_of_server_matches() -> Vec<(&'static str, Route)> {
    use config::Route as Config;
    forms! {
        "!config.matches.0" => Config::Matches(0),
        "!config.matches.4294967295" => Config::Matches(u32::MAX),
        "!config.match.12" => Config::Match(MatchId(12)),
        "!config.sleep.12" => Config::Sleep(MatchId(12)),
        "!config.end.12" => Config::AskToEnd(MatchId(12)),
        "!config.end-for-sure.12" => Config::End(MatchId(12)),
    }
}

fn forms_of_lessons() -> Vec<(&'static str, Route)> {
    forms! {
        "!learn" => learn::Route::Overview,
        "!learn.game.board" => learn::Route::Resume(GameKind::BoardGame),
        "!learn.at.classic.6" => learn::Route::At(GameKind::Classic, 6),
        "!learn.pick.roll_write.2.take.b.0" =>
            learn::Route::Pick(GameKind::RollWrite, 2, "take.b.0".to_owned().into()),
        "!learn.answer.classic.255.play.r10+draw" =>
            learn::Route::Answer(GameKind::Classic, 255, "play.r10+draw".to_owned().into()),
    }
}

#[test]
fn every_form_that_was_posted_keeps_its_meaning() {
    for (form, route) in forms_of_a_match() {
        let text = format!("v1:12:34:{form}");
        assert_eq!(text.parse(), Ok(route.clone()), "{text}");
        assert_eq!(route.to_string(), text);
    }
    let all = forms().into_iter().chain(forms_of_lessons());
    let all = all
        .chain(forms_of_server_matches())
        .chain(forms_of_threads());
    for (form, route) in all.chain(forms_of_daily()) {
        let text = format!("v1:0:0:{form}");
        assert_eq!(text.parse(), Ok(route.clone()), "{text}");
        assert_eq!(route.to_string(), text);
        assert!(text.len() <= 100, "{text}");
        // Below a board, in the menu behind *More* and in menus the number of a match stood before it.
        let text = format!("v1:12:34:{form}");
        assert_eq!(text.parse(), Ok(route), "{text}");
    }
}

#[test]
fn every_entry_of_a_menu_that_was_posted_keeps_its_meaning() {
    use Locale::Dutch;
    use config::Route as Config;
    let entries = forms! {
        "v1:12:34:menu.0 play.r7" => act("play.r7"),
        "v1:12:34:menu.1 !focus.r7" => focus("r7"),
        "v1:12:34:menu.turn !at.all.3.here" => at(3, Viewer::Spectator, Way::Here),
        "v1:12:34:menu.eyes !at.0.3.here" => at(3, FIRST, Way::Here),
        "v1:0:0:menu.pings !pings.off" => told(Pings::Off),
        "v1:0:0:menu.language !language.automatic" => spoken(Language::Automatic),
        "v1:0:0:menu.config-pings !config.pings.off" => Config::Pings(Pings::Off),
        "v1:0:0:menu.config-language !config.language.nl" => Config::Language(Language::Always(Dutch)),
        "v1:0:0:menu.leaderboard !leaderboard.rivals.server.all.0" =>
            board(GameKind::Rivals, Scope::Server, None, PageRequest::Page(0)),
        "v1:0:0:menu.stats !stats.77.classic.people" =>
            of_anna(StatsPage::Game(GameKind::Classic, Among::People)),
        "v1:0:0:menu.1 !learn.answer.rivals.3.auction.2" =>
            learn::Route::Answer(GameKind::Rivals, 3, "auction.2".to_owned().into()),
        "v1:0:0:menu.waiting !games.open.12" => games::Route::Open(MatchId(12)),
        "v1:0:0:menu.open !open.12" => history::Route::Open(MatchId(12)),
    };
    for (form, route) in entries {
        let (menu, entry) = form.split_once(' ').expect("a menu and an entry");
        assert_eq!(Route::chosen(menu, entry), Ok(route.clone()), "{menu}");
        assert_eq!(route.entry(), entry);
    }
}
