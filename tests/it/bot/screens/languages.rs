//! Everything that people read comes in English, German and Dutch.

use insta::assert_snapshot;
use lostcities::sandbox::Person;

use crate::bot::harness::Club;
use crate::bot::shown::sees_in;

#[tokio::test]
async fn commands_have_names_and_descriptions_in_three_languages() {
    let club = Club::open().await;
    let world = club.world().await;
    let mut lines = Vec::new();
    for command in world["commands"].as_array().unwrap() {
        let options = command["options"].as_array().cloned().unwrap_or_default();
        for thing in [command.clone()].iter().chain(&options) {
            let text = |key: &str, locale: &str| {
                let text = thing[format!("{key}_localizations")][locale].as_str();
                text.unwrap_or_default().to_owned()
            };
            let names = ["en-US", "en-GB", "de", "nl"].map(|locale| text("name", locale));
            assert!(names.iter().all(|name| !name.is_empty()), "{thing}");
            // Entries of menus have no description.
            if thing["description"] != "" {
                let said = ["en-US", "de", "nl"].map(|locale| text("description", locale));
                assert!(said.iter().all(|text| !text.is_empty()), "{thing}");
                assert!(said[0] != said[1] && said[1] != said[2], "{said:?}");
            }
            lines.push(format!("{} / {} / {}", names[0], names[2], names[3]));
        }
    }
    assert_snapshot!(lines.join("\n"), @r"
    lostcities / lostcities / lostcities
    help / hilfe / hulp
    challenge / herausfordern / uitdagen
    open / eröffnen / openen
    solo / solo / solo
    daily / tageswurf / dagworp
    evening / abend / avond
    league / liga / competitie
    hand / hand / hand
    board / spielplan / bord
    play / spielen / spelen
    games / partien / partijen
    resign / aufgeben / opgeven
    close / beenden / beëindigen
    stats / statistik / statistieken
    leaderboard / rangliste / ranglijst
    history / verlauf / geschiedenis
    verify / nachprüfen / nagaan
    learn / lernen / leren
    rules / regeln / regels
    settings / einstellungen / instellingen
    privacy / datenschutz / privacy
    config / konfiguration / configuratie
    doctor / diagnose / diagnose
    Challenge to Lost Cities / Zu Lost Cities herausfordern / Uitdagen voor Lost Cities
    ");
    club.finish().await;
}

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
