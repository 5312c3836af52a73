//! Everything that people read comes in English, German and Dutch.

use insta::assert_snapshot;
use lostcities::sandbox::Person;

use crate::bot::harness::Club;
use crate::bot::shown::sees_in;

/// Challenge and first turn on a German server, seen by the challenged person, who speaks German, too.
#[tokio::test]
async fn a_german_server_reads_german() {
    let club = Club::open().await;
    club.sandbox.add_guild("Abroad", "de");
    let join = |name: &str| -> Person {
        let person = club.sandbox.add_person(name, "de", Some("Abroad"));
        person.unwrap().in_channel("Abroad/general")
    };
    let (host, guest) = (join("Uwe"), join("Zoe"));
    let text = format!(
        "/lostcities herausfordern gegner:{} runden:1",
        guest.mention()
    );
    let challenge = club.command(&host, &text).await;
    club.click(&guest, &challenge, ":!accept").await;
    let board = club.board_for(&guest, "Abroad/general");
    club.click(&guest, &board, ":!hand").await;
    let seen = sees_in(&club, &guest, "Abroad/general");
    let seen = seen
        .replace(&host.mention(), "@Uwe")
        .replace(&guest.mention(), "@Zoe");
    assert_snapshot!(seen, @"
    lostcities, edited:
    🧭 @Uwe fordert @Zoe heraus: Lost Cities.
    Eine Runde, fünf Expeditionen.
    @Zoe nimmt an. Gute Reise!
    -# 🔒 Fair gemischt, vor dem Beginn festgelegt: `<8 digits>…`

    lostcities, silently:
    **@Zoe** ist am Zug: eine Karte anlegen oder abwerfen.
    Eine Runde · 44 Karten im Nachziehstapel
    Punkte auf dem Tisch: @Uwe 0 und @Zoe 0.
    -# Runde 1 beginnt. @Zoe fängt an.
    (board.png)
    [Meine Karten] [Regeln] [Mehr]

    lostcities, calling Zoe:
    @Zoe, du bist am Zug: <link>
    [Meine Karten]

    lostcities, privately:
    Runde 1 beginnt. @Zoe fängt an.
    **Du bist am Zug.** Wähle eine Karte.
    (hand.png)
    [Mehr]
    [🟨 6] [🟨 10] [🟦 6] [🟦 8]
    [🟩 ×2 (2)] [🟩 6] [🟩 8]
    ");
    club.finish().await;
}
