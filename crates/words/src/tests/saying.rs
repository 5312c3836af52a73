//! How sentences are said.

use crate::kernel::Seat;
use crate::present::Msg;
use crate::{Locale, words};

fn say(locale: Locale, msg: &Msg) -> String {
    words(locale).say(msg, &|seat| format!("<@{seat}>"))
}

#[test]
fn seats_are_written_as_the_caller_says() {
    let msg = Msg::new("table-result-resigned").with("seat", Seat::FIRST);
    assert_eq!(say(Locale::English, &msg), "🏳️ <@0> has resigned.");
    assert_eq!(say(Locale::German, &msg), "🏳️ <@0> hat aufgegeben.");
    assert_eq!(say(Locale::Dutch, &msg), "🏳️ <@0> heeft opgegeven.");
}

#[test]
fn sentences_stand_in_sentences() {
    let state = Msg::new("games-their-turn").with("seat", Seat::FIRST);
    let msg = Msg::new("config-match-line")
        .with("match", "12")
        .with("game", "Lost Cities")
        .with("people", "Anna")
        .with("link", "#game")
        .with("state", state);
    assert_eq!(
        say(Locale::Dutch, &msg),
        "12 · Lost Cities: Anna #game (wacht op <@0>)"
    );
}

#[test]
fn lists_end_with_an_and() {
    let permissions = |n_permissions: usize| {
        let all = [
            "permission-view-channel",
            "permission-attach-files",
            "permission-send-messages",
        ];
        let some: Vec<Msg> = all.into_iter().take(n_permissions).map(Msg::new).collect();
        let msg = Msg::new("table-scores").with("scores", some);
        say(Locale::German, &msg)
    };
    assert_eq!(permissions(0), "Punkte: keine.");
    assert_eq!(permissions(1), "Punkte: Kanal ansehen.");
    assert_eq!(
        permissions(3),
        "Punkte: Kanal ansehen, Dateien anhängen und Nachrichten senden."
    );
}

#[test]
fn numbers_have_plurals_and_a_real_minus() {
    let options = |rounds: u8, expeditions: u8| {
        let msg = Msg::new("challenge-options").with("rounds", rounds);
        say(Locale::English, &msg.with("expeditions", expeditions))
    };
    assert_eq!(options(1, 5), "One round, five expeditions.");
    assert_eq!(options(3, 6), "3 rounds, six expeditions (the long game).");
    let score = Msg::new("table-score")
        .with("seat", Seat::FIRST)
        .with("points", -1234);
    assert_eq!(say(Locale::German, &score), "<@0> −1234");
}

#[test]
fn a_missing_text_is_said_as_its_key() {
    assert_eq!(words(Locale::Dutch).plain("no-such-key"), "no-such-key");
    assert_eq!(words(Locale::Dutch).plain("cmd-hand.no"), "cmd-hand.no");
    assert_eq!(words(Locale::German).attribute("no", "such"), "no.such");
}

#[test]
fn what_a_language_lacks_is_said_in_english_alone() {
    let page = Msg::new("rules-page")
        .with("game", Msg::new("board-game-name"))
        .with("title", Msg::new("rules-picture-title"))
        .with("page", 1)
        .with("pages", 9);
    let english = say(Locale::English, &page);
    assert_eq!(say(Locale::French, &page), english);
    let noted = |locale| words(locale).texts(&words(locale).with_note(vec![page.clone()]));
    let note = words(Locale::French).plain("only-in-english");
    assert_eq!(noted(Locale::French), format!("{english}\n{note}"));
    assert_eq!(noted(Locale::German), say(Locale::German, &page));
}

#[test]
fn lines_stand_below_each_other() {
    let lines = [Msg::new("button-back"), Msg::new("button-next")];
    let text = words(Locale::German).lines(&lines, &|_| String::new());
    assert_eq!(text, "Zurück\nWeiterblättern");
}
