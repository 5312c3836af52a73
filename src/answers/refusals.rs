//! Refusals in words: what is wrong, and what to do next.

use crate::answers::asker::{channel_mentions, mentions};
use crate::games::GameKind;
use crate::i18n::Words;
use crate::kernel::Seats;
use crate::model::DailyGame;
use crate::present::{Arg, Msg, OfferedOption, game_name};
use crate::table::{
    MAX_ASLEEP, MAX_DAYS_AWAY, MAX_DAYS_AWAY_IN_A_YEAR, MAX_EVENINGS, MAX_STRONG, MatchId,
    NoReview, Place, Refusal, SeasonRefusal,
};

pub fn in_words(refusal: &Refusal, words: &Words) -> String {
    let sentence = sentence(refusal);
    match refusal {
        Refusal::NotYourTurn { seats, .. } => words.say(&sentence, &mentions(seats, words)),
        _ => words.text(&sentence),
    }
}

/// A sentence about a match, with a link to it.
fn linked(key: &'static str, place: &Place) -> Msg {
    Msg::new(key).with("link", link(place))
}

/// A sentence about the oldest of as many matches as there may be.
fn too_many(key: &'static str, oldest: &Place, most: u32) -> Msg {
    linked(key, oldest).with("most", most)
}

fn daily_first(game: DailyGame) -> Msg {
    Msg::new("refuse-play-daily-first").with("game", game_name(game.kind()))
}

fn too_many_asleep(oldest: &Place) -> Msg {
    too_many("refuse-too-many-asleep", oldest, MAX_ASLEEP).with("match", oldest.id.to_string())
}

/// A sentence about a match that is named by its number.
fn numbered(key: &'static str, id: MatchId) -> Msg {
    Msg::new(key).with("match", id.to_string())
}

fn sentence(refusal: &Refusal) -> Msg {
    match refusal {
        Refusal::NoSuchMatch => Msg::new("refuse-no-such-match"),
        Refusal::NoMatchHere => Msg::new("refuse-no-match"),
        Refusal::NotYourMatch => Msg::new("refuse-not-your-match"),
        Refusal::NotYourTurn { awaited, .. } => not_your_turn(*awaited),
        // A person whose first click was carried out sees the same as one who is late: the present position.
        Refusal::Stale | Refusal::Repeated => Msg::new("refuse-stale"),
        Refusal::MatchOver => Msg::new("refuse-match-over"),
        Refusal::Unreadable(text) => Msg::new("refuse-unreadable-move").with("text", quoted(text)),
        Refusal::NotAllowed => Msg::new("refuse-not-allowed"),
        Refusal::UnknownCommand => Msg::new("refuse-unknown-command"),
        Refusal::CannotPrepare => Msg::new("refuse-cannot-prepare"),
        Refusal::NothingToTakeBack => Msg::new("refuse-take-back"),
        Refusal::ChallengedSelf => Msg::new("refuse-self"),
        Refusal::ChannelBusy { place, .. } => linked("refuse-channel-busy", place),
        Refusal::Asleep(place) => linked("refuse-asleep", place),
        Refusal::TakesNoChallenges => Msg::new("refuse-takes-no-challenges"),
        Refusal::AlreadyChallenged(place) => linked("refuse-already-challenged", place),
        Refusal::TooManyInvitations { most, oldest } => {
            too_many("refuse-too-many-invitations", oldest, *most)
        }
        Refusal::TooManyOpen { most, id, oldest } => {
            too_many("refuse-too-many-open", oldest, *most).with("match", id.to_string())
        }
        Refusal::TooManyAsleep(oldest) => too_many_asleep(oldest),
        Refusal::TooManyStrong(oldest) => too_many("refuse-too-many-strong", oldest, MAX_STRONG),
        Refusal::ChallengeOver => Msg::new("refuse-challenge-over"),
        Refusal::OnlyOpponent => Msg::new("refuse-only-opponent"),
        Refusal::OnlyChallenger => Msg::new("refuse-only-challenger"),
        Refusal::TableBegun => Msg::new("refuse-table-begun"),
        Refusal::AlreadyJoined => Msg::new("refuse-already-joined"),
        Refusal::NotAtTable => Msg::new("refuse-not-at-table"),
        Refusal::OnlyHost => Msg::new("refuse-only-host"),
        Refusal::NotSoMany(range) => Msg::new("refuse-not-so-many")
            .with("least", *range.start())
            .with("most", *range.end()),
        Refusal::TooManyComputers => Msg::new("refuse-too-many-computers"),
        Refusal::NoSuchOption { game, options } => no_such_option(*game, options),
        Refusal::NoDrawAmongMany => Msg::new("refuse-draw-among-many"),
        Refusal::RematchAsked => Msg::new("refuse-rematch-asked"),
        Refusal::NotOverYet => Msg::new("refuse-not-over-yet"),
        Refusal::NotFinished(id) => numbered("refuse-not-finished", *id),
        Refusal::NoSuchFinished(id) => numbered("refuse-no-such-finished", *id),
        Refusal::NothingFinishedHere => Msg::new("refuse-nothing-finished-here"),
        Refusal::AnimationAsked => Msg::new("refuse-animation-asked"),
        Refusal::TooManyAnimations => Msg::new("refuse-too-many-animations"),
        Refusal::ExportAsked => Msg::new("refuse-export-asked"),
        Refusal::TooManyExports => Msg::new("refuse-too-many-exports"),
        Refusal::NoDrawOffer => Msg::new("refuse-no-draw-offer"),
        Refusal::DrawOffered => Msg::new("refuse-draw-offered"),
        Refusal::DrawJustOffered => Msg::new("refuse-draw-just-offered"),
        Refusal::NoHintInRated => Msg::new("refuse-hint-rated"),
        Refusal::NoDrawWithComputer => Msg::new("refuse-draw-with-computer"),
        Refusal::NoDrawInSeason => Msg::new("refuse-draw-in-season"),
        Refusal::OtherChannels(channels) => {
            Msg::new("refuse-other-channels").with("channels", channel_mentions(channels))
        }
        Refusal::OnlyRole(role) => Msg::new("refuse-only-role").with("role", format!("<@&{role}>")),
        Refusal::NoLeaderboard => Msg::new("refuse-no-leaderboard"),
        Refusal::OnlyModerators => Msg::new("refuse-only-moderators"),
        Refusal::EndedByModerator => Msg::new("refuse-ended-by-moderator"),
        Refusal::OnlyModeratorsEnd => Msg::new("refuse-only-moderators-end"),
        Refusal::InOtherChannel => Msg::new("refuse-in-other-channel"),
        Refusal::OnlyManagers => Msg::new("refuse-only-managers"),
        Refusal::OnlyOnServer => Msg::new("refuse-only-on-server"),
        Refusal::TooManyChannels => Msg::new("refuse-too-many-channels"),
        Refusal::StatsWithheld => Msg::new("refuse-stats-withheld"),
        Refusal::DatabaseReplaced => Msg::new("refuse-database-replaced"),
        Refusal::Restarting => Msg::new("refuse-restarting"),
        Refusal::OnlyPlayersMoveBoard => Msg::new("refuse-only-players-move-board"),
        Refusal::BoardJustMoved => Msg::new("refuse-board-just-moved"),
        Refusal::NotInstalled => Msg::new("refuse-not-installed"),
        Refusal::NoSuchDay => Msg::new("refuse-no-such-day"),
        Refusal::DaySpent => Msg::new("refuse-day-spent"),
        Refusal::DayOver => Msg::new("refuse-day-over"),
        Refusal::EveningHere => Msg::new("refuse-evening-here"),
        Refusal::TooManyEvenings => Msg::new("refuse-too-many-evenings").with("most", MAX_EVENINGS),
        Refusal::DealOver => Msg::new("refuse-deal-over"),
        Refusal::DealGoesOn => Msg::new("refuse-deal-goes-on"),
        Refusal::NotPlayed => Msg::new("refuse-not-played"),
        Refusal::OnlyFinalists => Msg::new("refuse-only-finalists"),
        Refusal::Season(refusal) => Msg::new(of_season(*refusal)),
        Refusal::PlayDailyFirst(game) => daily_first(*game),
        Refusal::SharedAlready => Msg::new("refuse-shared-already"),
        Refusal::NoDailyOf => Msg::new("refuse-no-daily-of"),
        Refusal::NobodyLate => Msg::new("refuse-nobody-late"),
        Refusal::AlreadyReminded => Msg::new("refuse-already-reminded"),
        Refusal::LateToo => Msg::new("refuse-late-too"),
        Refusal::NotAway => Msg::new("refuse-not-away"),
        Refusal::CalledOff => Msg::new("refuse-called-off"),
        Refusal::OwnMatch => Msg::new("refuse-own-match"),
        Refusal::OnlyWhoEnded => Msg::new("refuse-only-who-ended"),
        Refusal::AlreadyAsked => Msg::new("refuse-already-asked"),
        Refusal::SleepsAlready => Msg::new("refuse-sleeps-already"),
        Refusal::AwakeInSeason => Msg::new("refuse-awake-in-season"),
        Refusal::AwayTooLong => Msg::new("refuse-away-too-long").with("most", MAX_DAYS_AWAY),
        Refusal::AwayTooOften(left) => away_too_often(*left),
        Refusal::NoSuchDate => Msg::new("refuse-no-such-date"),
        Refusal::NoReview(why) => no_review(*why),
        Refusal::NothingKept => Msg::new("refuse-nothing-kept"),
    }
}

fn no_such_option(game: GameKind, options: &[OfferedOption]) -> Msg {
    let names: Vec<Msg> = options
        .iter()
        .map(|option| Msg::new(option.words))
        .collect();
    Msg::new("refuse-no-such-option")
        .with("game", game_name(game))
        .with("count", names.len())
        .with("options", names)
}

fn not_your_turn(awaited: Seats) -> Msg {
    let named = |seat| Msg::new("seat").with("seat", seat);
    let awaited: Vec<Msg> = awaited.iter().map(named).collect();
    Msg::new("refuse-not-your-turn").with("seat", awaited)
}

/// That only this many days are left on which the person can be away.
fn away_too_often(left: u32) -> Msg {
    Msg::new("refuse-away-too-often")
        .with("most", MAX_DAYS_AWAY_IN_A_YEAR)
        .with("left", left)
}

const fn no_review(why: NoReview) -> Msg {
    Msg::new(match why {
        NoReview::Asked => "refuse-review-asked",
        NoReview::TooMany => "refuse-too-many-reviews",
        NoReview::NothingPlayed => "refuse-nothing-to-review",
    })
}

/// What a person typed, short and without anything that would format or mention.
fn quoted(text: &str) -> Arg {
    let plain = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '.' | '-');
    Arg::Text(
        text.chars()
            .map(|c| if plain(c) { c } else { '·' })
            .take(40)
            .collect(),
    )
}

/// A link to a match, or its number where no channel shows it.
pub fn link(place: &Place) -> String {
    let guild = place
        .guild
        .map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    match (place.channel, place.message) {
        (Some(channel), Some(message)) => {
            format!("https://discord.com/channels/{guild}/{channel}/{message}")
        }
        (Some(channel), None) => format!("https://discord.com/channels/{guild}/{channel}"),
        (None, _) => format!("#{}", place.id),
    }
}

/// The key of why something cannot be done with a season.
const fn of_season(refusal: SeasonRefusal) -> &'static str {
    match refusal {
        SeasonRefusal::NoSuch => "refuse-no-such-season",
        SeasonRefusal::Here => "refuse-season-here",
        SeasonRefusal::Begun => "refuse-season-begun",
        SeasonRefusal::Over => "refuse-season-over",
        SeasonRefusal::Full => "refuse-season-full",
        SeasonRefusal::Joined => "refuse-in-season",
        SeasonRefusal::NotJoined => "refuse-not-in-season",
        SeasonRefusal::Left => "refuse-left-season",
        SeasonRefusal::NotNow => "refuse-not-in-this-phase",
        SeasonRefusal::TooYoung => "refuse-account-too-young",
        SeasonRefusal::LeftBefore => "refuse-left-season-before",
        SeasonRefusal::FinishesTooFew => "refuse-finishes-too-few",
        SeasonRefusal::Annulled => "refuse-annulled",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Locale, words};
    use crate::kernel::{BySeat, Seat, Seats};
    use crate::present::SeatMark;
    use crate::table::{Occupant, Person, PersonId};

    #[test]
    fn who_is_awaited_has_the_mark_of_their_seat() {
        let person =
            |seat: Seat| Occupant::Person(Person::new(PersonId(seat.number().into()), "நிலா"));
        let second = Seat::FIRST.next(2);
        let refusal = Refusal::NotYourTurn {
            seats: BySeat::new(2, person),
            awaited: Seats::one(second),
        };
        let said = in_words(&refusal, words(Locale::English));
        let marked = format!("{} <@1>", SeatMark::of(second).emoji);
        assert!(said.contains(&marked), "{said}");
    }
}
