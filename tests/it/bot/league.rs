//! Seasons of a league.

mod arrows;
mod divisions;
mod ends;
mod managing;
mod refused;
mod requests;

use std::time::Duration;

use insta::assert_snapshot;
use lostcities::sandbox::{Message, Person};
use lostcities::store::State;

use super::channels::quiet::by_bot;
use super::harness::{Club, button, says};
use super::panels::panel_is_gone;
use super::shown::shown;

const DAY: Duration = Duration::from_hours(24);
const ROUND: Duration = Duration::from_secs(11);

/// Opens a season, in which so many people take part, Anna first.
pub(super) async fn gather(club: &Club, n: usize) -> Vec<Person> {
    let mut people = vec![club.anna(), club.ben(), club.carla()];
    let others = "Dan Eva Finn Gil Hans Ida Jan Kim Lea".split(' ');
    for name in others.take(n.max(6) - 3) {
        people.push(club.sandbox.add_person(name, "en-US", None).unwrap());
    }
    people.truncate(n);
    let nothing = club.command(&people[0], "league").await;
    let form = club.click(&people[0], &nothing, "Open a Season").await;
    let opened = club.click(&people[0], &form, ":!league.open").await;
    says(&opened, "The season is open in this channel");
    deed(club, &people[0], "once").await;
    for who in &people {
        let joined = club.click(who, &season(club), ":!league.join").await;
        assert!(!joined.content.is_empty());
    }
    people
}

pub(super) fn season(club: &Club) -> Message {
    let mut messages = club.public("general").into_iter().rev();
    let is_season = |message: &Message| message.content.starts_with("**Season ");
    messages.find(is_season).unwrap()
}

/// How many messages of seasons there are.
pub(super) fn n_messages(club: &Club) -> usize {
    let messages = club.public("general").into_iter();
    messages
        .filter(|it| it.content.starts_with("**Season "))
        .count()
}

/// Makes rounds until the message of the season says this.
pub(super) async fn until(club: &Club, words: &str) -> Message {
    for _ in 0..8 {
        let season = season(club);
        if season.content.contains(words) {
            return season;
        }
        club.let_pass(ROUND).await;
    }
    panic!("{}", season(club).content);
}

/// As if all but this person had played most of their turns themselves.
async fn played_themselves(club: &Club, but: &Person) {
    let id = but.id();
    let played = format!("update seats set n_own = 99 where coalesce(person, left_by) <> {id}");
    club.sql(&played).await;
}

/// A person plays a turn in the match that waits for them longest.
async fn move_once(club: &Club, who: &Person) {
    let inbox = club.command(who, "games").await;
    let panel = club.click(who, &inbox, ":!hand").await;
    club.play_turn_on(who, &panel).await;
}

/// A manager does something with the first season.
async fn deed(club: &Club, who: &Person, what: &str) -> Message {
    let button = format!(":!league.do.1.{what}");
    club.press_forged(who, &format!("v1:0:0{button}")).await
}

/// The fingerprints can be had, and nothing until then was asked of Discord but answers.
async fn check_proof(club: &mut Club, who: &Person, begun: &Message) {
    let proof = club.click(who, begun, "Fair?").await;
    assert_eq!(proof.attachments.len(), 1);
    says(&proof, &begun.id.to_string());
    assert_eq!(by_bot(club, panel_is_gone), [""; 0]);
}

/// A person looks at a match of theirs that counts for nobody, and reads why.
async fn is_told_of_nobody(club: &Club, who: &Person) {
    let mut annulled = None;
    for id in 1..=30 {
        let stored = club.stored(id).await;
        let people = stored.seats.iter().filter_map(|(_, seat)| seat.person());
        let mut people = people.map(|person| person.id.0.to_string());
        if stored.state() == State::Abandoned && people.any(|id| id == who.id().to_string()) {
            annulled = Some(id);
        }
    }
    let hand = format!("v1:{}:0:!hand", annulled.unwrap());
    let refused = club.press_forged(who, &hand).await;
    says(&refused, "This match of the season counts for nobody");
}

#[tokio::test]
async fn a_season_goes_from_its_opening_to_its_end() {
    let mut club = Club::open().await;
    let people = gather(&club, 6).await;
    let (anna, ben, eva) = (&people[0], &people[1], &people[4]);
    club.let_pass(ROUND).await;
    assert_snapshot!(shown(&club, &season(&club)), @r"
    lostcities, edited:
    **Season 1** · Lost Cities · everybody against everybody
    1 day a turn, 5 days in reserve. 28 days in all, all matches at once. They are quiet: play them in </lostcities games>, also by direct message.
    Begins <timeF>, <time>, if four have joined; from ten on there are divisions. **6 have joined.**
    [Join] [Leave] [Rules of the Season]
    ");
    let twice = club.click(ben, &season(&club), "Join").await;
    says(&twice, "schon dabei");
    club.let_pass(3 * DAY).await;
    let begun = until(&club, "Matches over: ").await;
    assert_snapshot!(shown(&club, &begun), @r"
    lostcities, edited:
    **Season 1** · Lost Cities · everybody against everybody
    **Matches over: 0 of 30** · ends <time>
    1 · **Anna** 0 · 0 of 10
    1 · **Ben** 0 · 0 of 10
    1 · **Carla** 0 · 0 of 10
    1 · **Eva** 0 · 0 of 10
    1 · **Dan** 0 · 0 of 10
    1 · **Finn** 0 · 0 of 10
    -# 20 points a match are shared out. Fingerprint of all shuffles: `<64 digits>`
    [My Matches] [Tables] [Leave] [Rules of the Season] [Fair?]
    ");
    assert_eq!(n_messages(&club), 1);
    assert_eq!(club.matches().await.len(), 30);
    // What people do beside the message costs nothing of what the bot may ask.
    club.check_requests(panel_is_gone);
    for who in &people[..5] {
        move_once(&club, who).await;
    }
    let table = club.click(ben, &begun, ":!league.table").await;
    assert_snapshot!(shown(&club, &table), @r"
    lostcities, privately:
    **Saison 1** · Lost Cities · alle gegen alle
    Du bist auf Platz **1**. 10 deiner Partien laufen noch.
    1 · **Anna** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Ben** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Carla** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Eva** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Dan** · **0** Punkte · 0 gewonnen · 0 von 10
    1 · **Finn** · **0** Punkte · 0 gewonnen · 0 von 10
    (league.png)
    [Meine Partien] [Aussteigen] [Regeln der Saison] [Frühere Saisons]
    ");
    check_proof(&mut club, anna, &begun).await;
    // Finn has never moved, and Eva leaves.
    club.let_pass(3 * DAY).await;
    let asked = club.click(eva, &season(&club), "Leave").await;
    club.click(eva, &asked, ":!league.leave-for-sure").await;
    let left = until(&club, "· left").await;
    says(&left, "· never came");
    is_told_of_nobody(&club, anna).await;
    // Her opponents go on; everybody else is silent for a week, which looks like a fault.
    club.let_pass(7 * DAY).await;
    let paused = until(&club, "**Paused.**").await;
    let table = club.click(anna, &paused, "Tables").await;
    let manage = club.click(anna, &table, "Manage").await;
    club.let_pass(DAY).await;
    says(&season(&club), "**Paused.**");
    club.click(anna, &manage, "Go On").await;
    club.let_pass(ROUND).await;
    until(&club, "ends <t:").await;
    played_themselves(&club, eva).await;
    club.let_pass(28 * DAY).await;
    // Those whom the computer plays for do not look, and the others neither.
    until(&club, "**Paused.**").await;
    deed(&club, anna, "resumed").await;
    let over = until(&club, "**All matches are over.**").await;
    assert!(button(&over, "Tables").is_some());
    club.let_pass(DAY).await;
    let closed = until(&club, "🏆").await;
    assert_snapshot!(shown(&club, &closed), @r"
    lostcities, edited:
    **Season 1** · Lost Cities · everybody against everybody
    🏆 **First: Anna.** One season says little; the rating is the measure.
    1 · **Anna** 122 · 8 of 8
    2 · **Dan** 87 · 8 of 8
    3 · **Carla** 85 · 8 of 8
    4 · **Ben** 69 · 8 of 8
    5 · **Eva** 0 · 8 of 8 · left
    5 · **Finn** 0 · 0 of 0 · never came
    -# 20 points a match are shared out. Fingerprint of all shuffles: `<64 digits>`
    (league.png)
    [Tables] [Past Seasons] [Fair?]
    ");
    // Nothing open is left, and nobody is rated for what computers have finished.
    let again = club.command(ben, "league").await;
    assert_snapshot!(shown(&club, &again), @r"
    lostcities, privately:
    Auf diesem Server läuft keine Saison. Wer ihn verwalten darf, kann mit </lostcities league> eine eröffnen.
    [Frühere Saisons]
    ");
    let past = club.click(ben, &again, ":!league.past").await;
    assert_snapshot!(shown(&club, &past), @r"
    lostcities, privately, edited:
    **Frühere Saisons, die neueste zuerst**
    • **1** · Lost Cities · vorn: Anna
    [Saison 1]
    ");
    club.finish_with(panel_is_gone).await;
}

#[tokio::test]
async fn only_managers_of_the_server_manage_a_season() {
    let club = Club::open().await;
    let people = gather(&club, 4).await;
    let (anna, ben) = (&people[0], &people[1]);
    for route in [
        "!league.form.classic.calm.3",
        "!league.open.classic.calm.3",
        "!league.manage.1",
        "!league.ask.1.cancelled",
        "!league.do.1.cancelled",
        "!league.do.1.paused",
        "!league.ask-to-remove.1.11",
        "!league.remove.1.11",
        "!league.lift.1.11",
    ] {
        let refused = club.press_forged(ben, &format!("v1:0:0:{route}")).await;
        says(&refused, "Server verwalten");
    }
    let manage = club.press_forged(anna, "v1:0:0:!league.manage.1").await;
    assert!(button(&manage, "Pause").is_none(), "nothing is played yet");
    let asked = club.click(anna, &manage, "Cancel the Season").await;
    club.click(anna, &asked, ":!league.do.1.cancelled").await;
    until(&club, "cancelled before a match began").await;
    let config = club.command(anna, "config").await;
    let changes = club.click(anna, &config, ":!config.changes").await;
    says(&changes, "cancelled season 1");
    says(&changes, "opened season 1");
    // Then another can be opened.
    let next = club.command(anna, "league").await;
    let form = club.click(anna, &next, "Open a Season").await;
    let quick = "!league.form.classic.quick.3";
    let form = club.choose(anna, &form, ":menu.league-pace", quick).await;
    says(&form, "10 hours a turn, 4 days in reserve");
    club.finish_with(panel_is_gone).await;
}
