//! Rules and help, which anybody can read at any time.

use insta::assert_snapshot;

use crate::bot::harness::{Club, begins, says};
use crate::bot::shown::shown;

#[tokio::test]
async fn the_rules_are_read_page_by_page_in_three_languages() {
    let club = Club::open().await;
    let mut read = Vec::new();
    for who in [club.anna(), club.ben(), club.carla()] {
        let mut headings = Vec::new();
        let mut page = club.command(&who, "rules").await;
        let first = page.clone();
        loop {
            assert!(page.ephemeral);
            headings.push(page.content.lines().next().unwrap().to_owned());
            if page.components[2][1].disabled {
                break;
            }
            let next = page.components[2][1].custom_id.clone().unwrap();
            page = club
                .click(
                    &who,
                    &page,
                    &format!(":{}", next.rsplit(':').next().unwrap()),
                )
                .await;
        }
        let before = page.components[2][0].custom_id.clone().unwrap();
        let before = format!(":{}", before.rsplit(':').next().unwrap());
        page = club.click(&who, &page, &before).await;
        assert_eq!(
            headings[headings.len() - 2],
            page.content.lines().next().unwrap()
        );
        assert!(first.components[2][0].disabled);
        read.push(headings);
    }
    assert_snapshot!(read[0].join("\n"), @r"
    **Lost Cities · At a glance** · page 1 of 10
    **Lost Cities · Overview** · page 2 of 10
    **Lost Cities · Your turn** · page 3 of 10
    **Lost Cities · Expeditions and wagers** · page 4 of 10
    **Lost Cities · Discarding and taking** · page 5 of 10
    **Lost Cities · End and scoring** · page 6 of 10
    **Lost Cities · Example** · page 7 of 10
    **Lost Cities · Match and long game** · page 8 of 10
    **Lost Cities · Signs** · page 9 of 10
    **Lost Cities · House rules** · page 10 of 10
    ");
    for (headings, first) in read[1..].iter().zip([
        "**Lost Cities · Auf einen Blick** · Seite 1 von 10",
        "**Lost Cities · In één oogopslag** · bladzijde 1 van 10",
    ]) {
        assert_eq!((headings.len(), headings[0].as_str()), (10, first));
    }
    let page = club
        .command(&club.anna(), "rules topic:End and scoring")
        .await;
    assert_snapshot!(shown(&club, &page), @r"
    lostcities, privately:
    **Lost Cities · End and scoring** · page 6 of 10
    The round ends at once when a player draws the last card of the draw pile. Cards still in hand do not count.

    Each expedition is counted by itself:
    1. Add up its numbers.
    2. Subtract 20 points for the expedition.
    3. Multiply by 2 for one wager, by 3 for two, by 4 for three. A loss is multiplied too.
    4. Add 20 points if the row has at least 8 cards, wagers included. This bonus is not multiplied.

    A colour without cards counts 0. An expedition is worth between −80 and 156 points.
    [At a glance | Overview | Your turn | Expeditions and wagers | Discarding and taking | *End and scoring | Example | Match and long game | Signs | House rules]
    [*Lost Cities | Lost Cities: Roll & Write | Lost Cities: Rivals | Lost Cities: The Board Game]
    [Previous] [Next] [Play Solo] [Learn]
    ");
    club.finish().await;
}

#[tokio::test]
async fn menus_lead_to_every_page_and_every_game() {
    let (club, [anna, ..]) = Club::with_people().await;
    let page = club.command(&anna, "rules game:rivals topic:scoring").await;
    let chosen = club
        .choose(&anna, &page, ":menu.rules", "House rules")
        .await;
    assert_eq!(chosen.id, page.id);
    says(&chosen, "Who begins is drawn by lot");
    let other = club
        .choose(&anna, &chosen, ":menu.games", "Lost Cities: Roll & Write")
        .await;
    begins(
        &other,
        "**Lost Cities: Roll & Write · At a glance** · page 1 of",
    );
    let begun = club.click(&anna, &other, "Play Solo").await;
    assert!(!begun.ephemeral);
    club.finish().await;
}

#[tokio::test]
async fn the_rules_below_the_board_open_privately() {
    let club = Club::begun().await;
    let carla = club.carla();
    let page = club.click(&carla, &club.board(), "Rules").await;
    assert!(page.ephemeral);
    assert_eq!(
        page.content.lines().next(),
        Some("**Lost Cities · In één oogopslag** · bladzijde 1 van 10")
    );
    club.finish().await;
}

#[tokio::test]
async fn help_says_how_to_start() {
    let (club, [anna, ..]) = Club::with_people().await;
    let help = club.command(&anna, "help").await;
    assert_snapshot!(shown(&club, &help), @r"
    lostcities, privately:
    **Lost Cities** by Reiner Knizia: four games of expeditions; who makes them pay wins.
    • **Lost Cities**: begin only what pays.
    • **Roll & Write**: one roll for all.
    • **Rivals**: bid gold for cards.
    • **Board Game**: the further, the better.
    With people: </lostcities challenge>, or </lostcities open> for more than two.
    (games.png)
    [Play Lost Cities] [Learn] [Rules]
    [Play Roll & Write] [Learn] [Rules]
    [Play Rivals] [Learn] [Rules]
    [Play Board Game] [Learn] [Rules]
    [Daily Cards] [Daily Roll] [All Commands]
    ");
    club.finish().await;
}

#[tokio::test]
async fn help_leads_to_all_commands_and_back_and_to_lessons_and_rules() {
    let (club, [anna, ..]) = Club::with_people().await;
    let help = club.command(&anna, "help").await;
    let list = club.click(&anna, &help, "All Commands").await;
    assert_eq!(list.id, help.id);
    assert_snapshot!(shown(&club, &list), @r"
    lostcities, privately, edited:
    **All commands**. They can be clicked.
    **Start a match**: </lostcities challenge> · </lostcities open> · </lostcities solo> · </lostcities daily> · </lostcities evening> · </lostcities league>
    **In a match**: </lostcities hand> · </lostcities board> · </lostcities play> · </lostcities games> · </lostcities resign> · </lostcities close>
    **Afterwards**: </lostcities stats> · </lostcities leaderboard> · </lostcities history> · </lostcities verify>
    **For you**: </lostcities learn> · </lostcities rules> · </lostcities settings> · </lostcities privacy show>
    **For the server**: </lostcities config> · </lostcities doctor>
    **Review**, after a match, says how much of it was luck and which moves cost points: each is compared with what the strongest computer player would do.
    **Your turn**: press **My Hand**, **My Sheet** or **My View** under the board. What it opens is shown to you alone.
    -# I cannot read your chat; I only see the commands and buttons that are meant for me.
    [Back]
    ");
    let back = club.click(&anna, &list, "Back").await;
    assert_eq!(back.content, help.content);
    let rules = club.click(&anna, &back, ":!rules.rivals.0").await;
    begins(&rules, "**Lost Cities: Rivals · At a glance**");
    let lesson = club.command(&anna, "help").await;
    let lesson = club.click(&anna, &lesson, ":!learn.game.classic").await;
    says(&lesson, "Question 1 of");
    club.finish().await;
}
