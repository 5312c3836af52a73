//! What the bot leaves out while too many wait for it, and what it never does.

use lostcities::service::{Shedding, Timeouts};

use crate::bot::harness::{Club, Ways, button};

/// A bot that has too much to do as soon as it does anything.
async fn busy_club() -> Club {
    let timeouts = Timeouts {
        shedding: Shedding {
            extras: 1,
            boards: 1,
            panels: 1,
        },
        ..Ways::default().timeouts
    };
    let ways = Ways {
        timeouts,
        ..Ways::default()
    };
    Club::open_with(ways).await
}

#[tokio::test]
async fn a_busy_bot_leaves_out_pictures_and_no_word_or_control() {
    let (busy, calm) = (busy_club().await, Club::open().await);
    let mut seen = Vec::new();
    for (club, n_pictures) in [(&busy, 0), (&calm, 1)] {
        let (who, _) = club.begin_in_turn().await;
        let panel = club.click(&who, &club.board(), ":!hand").await;
        let after = club.play_card(&who, &panel).await;
        club.click(&who, &after, ":draw").await;
        // Boards come late, and with everything.
        assert_eq!(club.board().attachments.len(), 1);
        assert!(
            club.board().content.contains("43 cards"),
            "{}",
            club.board().content
        );
        let labels = |message: &lostcities::sandbox::Message| {
            let all = message.components.iter().flatten();
            all.map(|it| it.label.clone()).collect::<Vec<_>>()
        };
        // What no picture shows is said.
        let pictured = panel.attachments.iter().map(|picture| {
            let alt = picture.description.as_deref().unwrap();
            format!("\n{alt}")
        });
        let said = panel.content.clone() + &pictured.collect::<String>();
        seen.push((said, labels(&panel), labels(&after)));
        assert_eq!(panel.attachments.len(), n_pictures);
    }
    assert_eq!(seen[0], seen[1]);
    for club in [busy, calm] {
        club.finish().await;
    }
}

#[tokio::test]
async fn a_busy_bot_begins_no_animation_and_draws_no_statistics() {
    let mut club = busy_club().await;
    club.begin().await;
    club.fast_forward(1, 1_000).await;
    let anna = club.anna();
    let stop = club.click(&anna, &club.board(), ":!replay").await;
    assert!(stop.attachments.is_empty() && button(&stop, ":!animation").is_some());
    let refused = club.click(&anna, &stop, ":!animation").await;
    assert_eq!(
        refused.content,
        "Too many animations are being made right now. Try again in a minute."
    );
    for command in ["leaderboard", "stats game:classic"] {
        let page = club.command(&anna, command).await;
        assert!(
            page.attachments.is_empty() && !page.content.is_empty(),
            "{command}"
        );
    }
    club.finish().await;
}
