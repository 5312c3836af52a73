//! What people ask the bot for themselves: settings, lists, rules, help, their hand.

use insta::assert_snapshot;

use crate::bot::harness::{Club, button, says};
use crate::bot::shown::{said, sees, shown};

#[tokio::test]
async fn settings_are_changed_by_options_and_by_menus() {
    let (club, [anna, ..]) = Club::with_people().await;
    let settings = club.command(&anna, "settings").await;
    assert_snapshot!(shown(&club, &settings), @r"
    lostcities, privately:
    Your settings. They hold on every server.
    Turn notification: Mention in the channel
    Language: Automatic (as in Discord)
    Challenges accepted: From everybody
    [*Mention in the channel | Direct message | Off]
    [*Automatic (as in Discord) | English | Deutsch | Nederlands | Français | Español | Português]
    [*From everybody | From nobody]
    [*Not away | 1 day | 2 days | 3 days | 5 days | 7 days | 10 days | 14 days | 21 days | 30 days]
    ");
    let saved = club
        .command(&anna, "settings pings:direct language:de")
        .await;
    assert_snapshot!(shown(&club, &saved), @r"
    lostcities, privately:
    Gespeichert.
    Deine Einstellungen. Sie gelten auf jedem Server.
    So erfährst du von deinem Zug: Direktnachricht
    Sprache: Deutsch
    Du nimmst Herausforderungen an: Von allen
    [Erwähnung im Kanal | *Direktnachricht | Aus]
    [Automatisch (wie in Discord) | English | *Deutsch | Nederlands | Français | Español | Português]
    [*Von allen | Von niemandem]
    [*Nicht abwesend | 1 Tag | 2 Tage | 3 Tage | 5 Tage | 7 Tage | 10 Tage | 14 Tage | 21 Tage | 30 Tage]
    ");
    let (menu, language) = (":menu.language", "Nederlands");
    let chosen = club.choose(&anna, &saved, menu, language).await;
    assert_eq!(chosen.id, saved.id);
    assert_snapshot!(shown(&club, &chosen), @r"
    lostcities, privately, edited:
    Opgeslagen.
    Je instellingen. Ze gelden op elke server.
    Zo hoor je dat je aan de beurt bent: Privébericht
    Taal: Nederlands
    Je neemt uitdagingen aan: Van iedereen
    [Vermelding in het kanaal | *Privébericht | Uit]
    [Automatisch (zoals in Discord) | English | Deutsch | *Nederlands | Français | Español | Português]
    [*Van iedereen | Van niemand]
    [*Niet afwezig | 1 dag | 2 dagen | 3 dagen | 5 dagen | 7 dagen | 10 dagen | 14 dagen | 21 dagen | 30 dagen]
    ");
    let chosen = club.choose(&anna, &chosen, ":menu.pings", "Uit").await;
    assert_snapshot!(chosen.content, @r"
    Opgeslagen.
    Je instellingen. Ze gelden op elke server.
    Zo hoor je dat je aan de beurt bent: Uit
    Taal: Nederlands
    Je neemt uitdagingen aan: Van iedereen
    ");
    club.finish().await;
}

#[tokio::test]
async fn a_chosen_language_holds_for_private_texts_only() {
    let club = Club::begun().await;
    let anna = club.anna();
    club.command(&anna, "settings language:nl").await;
    let panel = club.click(&anna, &club.board(), "My Hand").await;
    assert_snapshot!(said(&club, &panel.content), @"
    Ronde 1 begint. @Ben mag eerst.
    **@Ben** is aan de beurt.
    -# Stand van <time>
    ");
    assert!(club.board().content.contains("to move"));
    club.command(&anna, "settings language:automatic").await;
    let panel = club.click(&anna, &club.board(), "My Hand").await;
    says(&panel, "to move");
    club.finish().await;
}

#[tokio::test]
async fn running_matches_are_listed_with_links() {
    let (club, [anna, ben, _]) = Club::with_people().await;
    let none = club.command(&anna, "games").await;
    assert_snapshot!(shown(&club, &none), @r"
    lostcities, privately:
    You have no match running. Start one with </lostcities challenge> or </lostcities solo>.
    ");
    club.begin().await;
    club.command(&anna.in_channel("table"), "challenge opponent:@Eva")
        .await;
    club.command(&anna.in_channel("dm"), "solo").await;
    let list = club.command(&anna, "games").await;
    assert_snapshot!(shown(&club, &list), @"
    lostcities, privately:
    **Your matches** · one waits for you, 1 for others
    **@Ben** · Lost Cities · 0 : 0 · #1 · <link>
    -# your turn · last change <time>
    **Computer** · Lost Cities · 0 : −40 · #3 · <link>
    -# your turn · last change <time>
    -# #2 · <link> · challenge open
    [Play]
    [Play]
    [Eva · Lost Cities · #2]
    ");
    let link = format!("/{}/{}\n", club.board().channel, club.board().id);
    says(&list, &link);
    says(&list, "/@me/");
    let list = club.command(&ben, "games").await;
    assert_snapshot!(shown(&club, &list), @"
    lostcities, privately:
    **Deine Partien** · keine wartet auf dich, 1 auf andere
    -# #1 · <link> · wartet auf @Anna
    [Anna · Lost Cities · #1]
    ");
    club.finish().await;
}

#[tokio::test]
async fn the_hand_opens_again_and_again_by_command_and_by_button() {
    let club = Club::open().await;
    let none = club.command(&club.anna(), "hand").await;
    assert_snapshot!(shown(&club, &none), @r"
    lostcities, privately:
    You have no match in this channel. </lostcities games> lists yours, </lostcities challenge> starts one.
    ");
    let (who, _) = club.begin_in_turn().await;
    let first = club.command(&who, "hand").await;
    let second = club.click(&who, &club.board(), "My Hand").await;
    assert_ne!(first.id, second.id);
    assert_eq!(shown(&club, &first), shown(&club, &second));
    assert_snapshot!(shown(&club, &first), @"
    lostcities, privately:
    Round 1 begins. @Anna starts.
    **Your turn.** Choose a card.
    (hand.png)
    [More]
    [🟨 5] [🟦 ×2] [⬜ ×2] [⬜ 6]
    [🟩 5] [🟥 3] [🟥 7] [🟥 8]
    ");
    let picked = club.click(&who, &second, ":!focus.y5").await;
    assert_snapshot!(shown(&club, &picked), @"
    lostcities, privately, edited:
    **🟨 Yellow 5**: where does it go?
    Your yellow expedition counts 0 now, and −15 with this card: 5 − 20 = −15.
    It needs 15 more to pay its cost.
    (hand.png)
    [More]
    [Lay and Draw] [Discard and Draw] [Back]
    ");
    let drawing = club.click(&who, &picked, ":discard.y5").await;
    assert_snapshot!(shown(&club, &drawing), @"
    lostcities, privately, edited:
    You drew a 🟥 red wager.
    **@Ben** is to move.
    -# As of <time>
    (hand.png)
    [More]
    [Prepare My Turn]
    [Refresh]
    ");
    // Reopened, the panel is the same.
    let reopened = club.click(&who, &club.board(), "My Hand").await;
    assert_eq!(reopened.components, drawing.components);
    assert!(button(&reopened, ":!hand").is_some());
    club.finish().await;
}

#[tokio::test]
async fn a_card_that_cannot_be_played_says_why() {
    let (club, who, other) = Club::in_play().await;
    club.command(&who, "settings language:en").await;
    for (who, card) in [
        (&who, "play.r6"),
        (&other, "discard.w2"),
        (&who, "play.b5"),
        (&other, "discard.w6"),
    ] {
        club.command(who, &format!("play move:{card}")).await;
        club.command(who, "play move:draw").await;
    }
    let panel = club.command(&who, "hand").await;
    let picked = club.click(&who, &panel, ":!focus.r3").await;
    assert_snapshot!(shown(&club, &picked), @"
    lostcities, privately, edited:
    **🟥 Red 3**: where does it go?
    You cannot play it: your red expedition is already at 6, and numbers must rise.
    (hand.png)
    [More]
    [Discard and Draw] [Discard, Then Take …] [Back]
    ");
    let back = club.click(&who, &picked, "Back").await;
    assert_eq!(back.content, panel.content);
    assert!(!sees(&club, &other).contains("Your turn"));
    club.finish().await;
}
