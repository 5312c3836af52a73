//! Several matches of one person, played in one private message.

use std::collections::BTreeMap;

use serde_json::json;

use crate::panel::{CHOICE, IS_ONLY_ONE, Panel};
use crate::program::Program;
use crate::round::take_a_turn;
use crate::window::Size;
use crate::{Browser, tried};

const OTHERS: [&str; 3] = ["Ben", "Carla", "Deniz"];

/// How many turns Anna has in each match.
const TURNS: usize = 3;

#[tokio::test]
async fn three_matches_are_played_through_next_alone() {
    let Some(browser) = Browser::start().await else {
        return;
    };
    for size in tried([Size::Desktop, Size::Tall]) {
        let program = Program::start();
        let anna = browser.window(&program.page, "Anna", "general", size).await;
        anna.first_command("/lostcities games").await;
        anna.until("document.querySelector('.message.ephemeral')")
            .await;
        anna.dismiss().await;
        for other in OTHERS {
            program.begin_quietly("Anna", other).await;
        }
        while program.type_first_move(&OTHERS).await {}
        anna.command("/lostcities games").await;
        let choice = format!("document.querySelector(\"{CHOICE}\")");
        // Not one of the invitations', before the list is there.
        let play = ".message.ephemeral [data-custom-id*=':!hand']";
        anna.click_until(play, &choice).await;
        let mut turns = BTreeMap::new();
        for n_turns in 1..=OTHERS.len() * TURNS {
            let id = format!("{choice}.dataset.customId.split(':')[1]");
            let id = anna.see(&id).await.as_str().unwrap().to_owned();
            *turns.entry(id).or_insert(0) += 1;
            Panel(&anna).is_whole().await;
            assert_eq!(take_a_turn(&anna).await, Some(2), "clicks");
            anna.until(IS_ONLY_ONE).await;
            if n_turns % OTHERS.len() == 0 {
                // Nobody waits for her, until the others have moved: then her message shows it.
                let next = "document.querySelector(\"[data-custom-id*='!games.next']\") !== null";
                assert_eq!(anna.see(next).await, json!(false));
                while program.type_first_move(&OTHERS).await {}
                anna.until(&choice).await;
            } else {
                anna.click_until("[data-custom-id*='!games.next']", &choice)
                    .await;
            }
        }
        let counts: Vec<usize> = turns.into_values().collect();
        assert_eq!(counts, [TURNS; OTHERS.len()], "each in its turn");
    }
}
