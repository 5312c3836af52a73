//! The private panel: its words and its buttons.

use insta::assert_snapshot;
use lostcities::ai::Random;
use lostcities::games::classic::{Action, Classic, Setup};
use lostcities::games::values::Values;
use lostcities::kernel::{Bot, Game, Seat, Seed, Viewer};
use lostcities::present::Present;

use super::table::{Table, middle, opening};
use crate::words::faces::{buttons_in_all, in_all};

#[test]
fn the_hand_is_a_button_for_each_face() {
    let panel = opening().panel(0, None);
    assert_snapshot!(in_all(&panel.text), @"
    **Your turn.** Choose a card.
    ---
    **Du bist am Zug.** Wähle eine Karte.
    ---
    **Jij bent aan de beurt.** Kies een kaart.
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [🟦 5] [⬜ 3] [🟩 4] [🟩 10]
    [🟥 ×2 (2)] [🟥 2] [🟥 7]
    ---
    [🟦 5] [⬜ 3] [🟩 4] [🟩 10]
    [🟥 ×2 (2)] [🟥 2] [🟥 7]
    ---
    [🟦 5] [⬜ 3] [🟩 4] [🟩 10]
    [🟥 ×2 (2)] [🟥 2] [🟥 7]
    ");
}

#[test]
fn cards_that_can_only_be_discarded_are_named() {
    assert_snapshot!(in_all(&middle().panel(0, None).text), @"
    **Your turn.** Choose a card.
    -# Can only be discarded: 🟥 wager, 2 and 3.
    -# Still needed to pay their cost: 🟥 13.
    ---
    **Du bist am Zug.** Wähle eine Karte.
    -# Kannst du nur abwerfen: 🟥 Wettkarte, 2 und 3.
    -# Bis die Kosten gedeckt sind, fehlen noch: 🟥 13.
    ---
    **Jij bent aan de beurt.** Kies een kaart.
    -# Kun je alleen afleggen: 🟥 wedkaart, 2 en 3.
    -# Nog nodig om de kosten te dekken: 🟥 13.
    ");
}

#[test]
fn a_chosen_card_shows_what_becomes_of_it() {
    let panel = opening().panel(0, Some("rw"));
    assert_snapshot!(in_all(&panel.text[..2]), @r"
    **🟥 Red wager**: where does it go?
    Your red expedition counts 0 now, and −40 with this card: 0 − 20 = −20, × 2 = −40.
    ---
    **🟥 Wettkarte Rot**: wohin damit?
    Deine rote Expedition zählt jetzt 0, mit dieser Karte −40: 0 − 20 = −20, × 2 = −40.
    ---
    **🟥 Wedkaart Rood**: waar gaat die heen?
    Je rode expeditie telt nu 0 en met deze kaart −40: 0 − 20 = −20, × 2 = −40.
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [Lay and Draw] [Discard and Draw] [Back]
    ---
    [Anlegen, ziehen] [Abwerfen, ziehen] [Zurück]
    ---
    [Leggen, trekken] [Afleggen, trekken] [Terug]
    ");
}

#[test]
fn where_a_card_may_be_taken_the_draw_pile_is_still_one_press() {
    assert_snapshot!(buttons_in_all(&middle().panel(0, Some("b5"))), @r"
    [Lay and Draw] [Discard and Draw] [Lay, Then Take …] [Discard, Then Take …] [Back]
    ---
    [Anlegen, ziehen] [Abwerfen, ziehen] [Anlegen, nehmen …] [Abwerfen, nehmen …] [Zurück]
    ---
    [Leggen, trekken] [Afleggen, trekken] [Leggen, nemen …] [Afleggen, nemen …] [Terug]
    ");
}

#[test]
fn a_card_that_shuts_out_others_says_which() {
    let panel = opening().panel(0, Some("r7"));
    assert_snapshot!(in_all(&panel.text[3..4]), @r"
    ⚠️ Your 🟥 wager and 2 no longer fit after it.
    ---
    ⚠️ Danach passen 🟥 Wettkarte und 2 aus deiner Hand nicht mehr.
    ---
    ⚠️ Daarna passen 🟥 wedkaart en 2 uit je hand niet meer.
    ");
    let panel = opening().panel(0, Some("r2"));
    assert_snapshot!(in_all(&panel.text[3..4]), @r"
    ⚠️ Your 🟥 wager no longer fits after it.
    ---
    ⚠️ Danach passt 🟥 Wettkarte aus deiner Hand nicht mehr.
    ---
    ⚠️ Daarna past 🟥 wedkaart uit je hand niet meer.
    ");
    // A wager shuts out nothing, and what cannot be laid shuts out nothing either.
    for (table, card) in [(opening(), "rw"), (middle(), "r3"), (opening(), "g4")] {
        let text = table.panel(0, Some(card)).text;
        assert!(
            text.iter().all(|msg| msg.key != "classic-shut-out"),
            "{card}"
        );
    }
}

#[test]
fn a_hint_gives_its_reason_in_the_numbers_of_the_hand() {
    let table = Table::dealt("r3 r4 r6 r8 r9 b10 w7 rw", "b2 b3 w2 w3 g3 g4 y9 y10");
    let mut reasons = Vec::new();
    for action in ["play.r3", "play.rw", "play.w7", "discard.w7", "draw"] {
        let reason = Classic::reason(
            &table.view(Viewer::Seat(Seat::FIRST)),
            action.parse().unwrap(),
        );
        let reason = reason.map(|reason| in_all(&[reason]).replace("\n---\n", " / "));
        reasons.push(format!("{action}: {}", reason.unwrap_or_default()));
    }
    assert_snapshot!(reasons.join("\n"), @r"
    play.r3: you hold 4, 6, 8 and 9 (27 more), enough to pay 20 / du hast 4, 6, 8 und 9 auf der Hand (noch 27), genug für die Kosten von 20 / je hebt 4, 6, 8 en 9 in je hand (nog 27), genoeg voor de kosten van 20
    play.rw: you hold 3, 4, 6, 8 and 9 (30 more), enough to pay 20 / du hast 3, 4, 6, 8 und 9 auf der Hand (noch 30), genug für die Kosten von 20 / je hebt 3, 4, 6, 8 en 9 in je hand (nog 30), genoeg voor de kosten van 20
    play.w7: 
    discard.w7: the white numbers in your hand add up to 7, too little to pay 20 / deine Zahlen in Weiß zählen zusammen 7, zu wenig für die Kosten von 20 / je witte getallen tellen samen 7, te weinig voor de kosten van 20
    draw: 
    ");
    let table = middle();
    let mut keys = Vec::new();
    for action in ["discard.r3", "play.b10", "discard.g10"] {
        let reason = Classic::reason(
            &table.view(Viewer::Seat(Seat::FIRST)),
            action.parse().unwrap(),
        );
        keys.push(reason.map_or("none", |reason| reason.key));
    }
    assert_eq!(keys, ["classic-why-unfit", "none", "classic-why-few"]);
}

#[test]
fn a_number_of_a_begun_expedition_costs_nothing_more() {
    let mut table = Table::dealt("r3 r4 r6 r8 r9 b10 w7 rw", "b2 b3 w2 w3 g3 g4 y9 y10");
    table.turn(0, "play.r3", "b4");
    table.turn(1, "play.b2", "b5");
    let view = table.view(Viewer::Seat(Seat::FIRST));
    let why = Classic::reason(&view, "play.r4".parse().unwrap()).unwrap();
    assert_snapshot!(in_all(&[why]), @"
    the cost of its expedition is spent already, so every number is a gain
    ---
    die Kosten ihrer Expedition sind schon ausgegeben, also ist jede Zahl ein Gewinn
    ---
    de kosten van de expeditie zijn al gemaakt, dus elk getal is winst
    ");
}

#[test]
fn a_card_that_cannot_be_played_says_why() {
    for (card, reason) in [("r3", "classic-too-low"), ("rw", "classic-wager-too-late")] {
        let panel = middle().panel(0, Some(card));
        assert_eq!(panel.text[1].key, reason);
    }
    assert_snapshot!(in_all(&middle().panel(0, Some("r3")).text[..2]), @r"
    **🟥 Red 3**: where does it go?
    You cannot play it: your red expedition is already at 7, and numbers must rise.
    ---
    **🟥 Rot 3**: wohin damit?
    Anlegen geht nicht: Deine rote Expedition ist schon bei 7, und die Zahlen müssen steigen.
    ---
    **🟥 Rood 3**: waar gaat die heen?
    Leggen kan niet: je rode expeditie is al bij 7, en de getallen moeten oplopen.
    ");
    assert_snapshot!(in_all(&middle().panel(0, Some("rw")).text[..2]), @r"
    **🟥 Red wager**: where does it go?
    You cannot play it: your red expedition is already at 7, and wagers come before the numbers.
    ---
    **🟥 Wettkarte Rot**: wohin damit?
    Anlegen geht nicht: Deine rote Expedition ist schon bei 7, und Wettkarten kommen vor den Zahlen.
    ---
    **🟥 Wedkaart Rood**: waar gaat die heen?
    Leggen kan niet: je rode expeditie is al bij 7, en wedkaarten komen vóór de getallen.
    ");
    assert_snapshot!(buttons_in_all(&middle().panel(0, Some("rw"))), @r"
    [Discard and Draw] [Discard, Then Take …] [Back]
    ---
    [Abwerfen, ziehen] [Abwerfen, nehmen …] [Zurück]
    ---
    [Afleggen, trekken] [Afleggen, nemen …] [Terug]
    ");
}

#[test]
fn a_card_that_is_not_in_the_hand_cannot_be_chosen() {
    for focus in ["y9", "r10", "nonsense", ""] {
        assert_eq!(middle().panel(0, Some(focus)), middle().panel(0, None));
    }
}

#[test]
fn after_playing_one_card_another_is_taken() {
    let mut table = middle();
    table.acts(0, "discard.r3");
    let panel = table.panel(0, None);
    assert_snapshot!(in_all(&panel.text), @"
    You discarded 🟥 red 3.
    **Now take a card.**
    🟥 The red discard pile is closed to you: you have just discarded there.
    ---
    Du hast die 🟥 rote 3 abgeworfen.
    **Nimm jetzt eine Karte.**
    🟥 Der rote Ablagestapel ist für dich geschlossen: Du hast gerade dort abgeworfen.
    ---
    Je hebt de 🟥 rode 3 afgelegd.
    **Neem nu een kaart.**
    🟥 De rode aflegstapel is voor jou gesloten: je hebt daar net afgelegd.
    ");
    assert_snapshot!(buttons_in_all(&panel), @r"
    [Draw Pile (40)] [Take Back]
    [🟩 Green 4] (🟥 Red 3)
    ---
    [Stapel (40)] [Zurücknehmen]
    [🟩 Grün 4] (🟥 Rot 3)
    ---
    [Stapel (40)] [Terugnemen]
    [🟩 Groen 4] (🟥 Rood 3)
    ");
}

#[test]
fn while_the_opponent_moves_there_are_no_buttons() {
    let panel = opening().panel(1, Some("yw"));
    assert_eq!(panel.rows, []);
    assert_snapshot!(in_all(&panel.text), @"
    **Anna** is to move.
    ---
    **Anna** ist am Zug.
    ---
    **Anna** is aan de beurt.
    ");
}

#[test]
fn a_hint_denies_the_opponent_no_card_that_they_cannot_lay() {
    let mut told = [0, 0];
    for seed in 0..20 {
        let setup = Setup::new(1, 5).unwrap();
        let mut game = Classic::start(&setup, &Values::latest().classic);
        for ply in 0.. {
            let step = game.next_step(&mut Seed::simulated(seed, 0).at(ply), |seat, rng| {
                let (view, mut legal) = (game.view(Viewer::Seat(seat)), Vec::new());
                game.legal_actions(seat, &mut legal);
                for &action in &legal {
                    let Action::Take(colour) = action else {
                        continue;
                    };
                    let top = view.discard_pile(colour).top().unwrap();
                    let fits = [seat, seat.next(2)].map(|seat| view.is_playable(seat, top));
                    if let [false, fits] = fits {
                        assert_eq!(Classic::reason(&view, action).is_some(), fits, "{action}");
                        told[usize::from(fits)] += 1;
                    }
                }
                Bot::<Classic>::choose(&Random, &view, &legal, rng)
            });
            let Some(step) = step else { break };
            game.apply(&step, &mut |_| ()).unwrap();
        }
    }
    assert!(told.iter().all(|&n| n > 0), "{told:?}");
}
