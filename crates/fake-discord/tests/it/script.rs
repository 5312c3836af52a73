//! Scripts play people and tell what they saw.

use lostcities_fake_discord::script;

use super::bot::Probe;

async fn report(probe: &Probe, text: &str) -> Result<String, String> {
    let mut report = String::new();
    let tell = |line: &str| {
        report.push_str(line);
        report.push('\n');
    };
    let result = script::run(&probe.sandbox, text, tell).await;
    result.map(|()| report).map_err(|why| why.to_string())
}

#[tokio::test]
async fn a_script_tells_what_everybody_saw() {
    let probe = Probe::start().await;
    let text = r#"
        # A small evening.
        Anna #table: /probe secret
        Anna #table: /probe board opponent:@Ben rounds:1
        expect plays 1 rounds
        Ben goes to #table
        Ben clicks Picture
        Ben selects Blue in Colour
        Anna clicks Name it
        Anna fills name=Roerich
        Ben uses "Greet" on Anna
        wait 20
        show #table as Ben
    "#;
    let rows = "  | [Accept] [Picture] [Name it] (Dead)\n  | [Colour]\n";
    let board = "@Ben plays 1 rounds";
    let picture = format!("  | picture board.png: A board\n{rows}");
    let expected = format!(
        "Anna> /probe secret\n  | lostcities: only yours (only you can see this)\n\
         Anna> /probe board opponent:@Ben rounds:1\n  | lostcities: {board}\n{rows}\
         Ben> clicks Picture\n  | lostcities: {board}\n{picture}\
         Ben> selects Blue in Colour\n  | lostcities: chose b\n{rows}\
         Anna> clicks Name it\n  | form Name it\n\
         Anna> fills name=Roerich\n  | lostcities: named Roerich (only you can see this)\n\
         Ben> uses \"Greet\" on Anna\n  | lostcities: Hello anna\n\
         #table as Ben sees it:\n  | lostcities: chose b\n{rows}  | lostcities: Hello anna\n"
    );
    assert_eq!(report(&probe, text).await.unwrap(), expected);
}

#[tokio::test]
async fn a_script_stops_at_the_line_that_is_wrong() {
    let probe = Probe::start().await;
    let rows = [
        (
            "Anna #table: /nothing",
            "line 1: there is no command /nothing here",
        ),
        (
            "\nZoe clicks Accept",
            "line 2: there is nobody called \"Zoe\"",
        ),
        (
            "Anna clicks Accept",
            "line 1: nothing to click is called \"Accept\"",
        ),
        (
            "Anna sings loudly",
            "line 1: people do not know the verb \"sings\"",
        ),
        (
            "wait long",
            "line 1: \"long\" is not a number of milliseconds",
        ),
        (
            "Anna #table: /probe secret\nexpect more",
            "line 2: expected \"more\" in\n",
        ),
    ];
    for (text, expected) in rows {
        let why = report(&probe, text).await.unwrap_err();
        assert!(why.starts_with(expected), "{why}");
    }
}
