//! Where the board stands, and who is told of a turn.

use super::harness::Club;

#[tokio::test]
async fn a_turn_costs_four_requests_besides_the_answers_and_one_mention() {
    let mut club = Club::open().await;
    club.begin().await;
    let (who, other) = club.in_turn().await;
    club.play_turn(&who).await;
    club.check_requests(|_| false);
    club.play_turn(&other).await;
    let requests = club.new_requests();
    let line = |request: &lostcities::sandbox::Request| {
        let path = request.path.trim_start_matches("/api/v10/");
        let path: Vec<&str> = path
            .split('/')
            .filter(|part| part.parse::<u64>().is_err())
            .collect();
        format!("{} {}", request.method, path.join("/"))
    };
    let is_answer = |line: &String| line.ends_with("callback");
    let lines: Vec<String> = requests.iter().map(line).collect();
    let n_answers = lines.iter().filter(|line| is_answer(line)).count();
    assert_eq!(n_answers, 4, "hand, card, destination, pile");
    let others: Vec<String> = lines.into_iter().filter(|line| !is_answer(line)).collect();
    assert_eq!(
        others,
        [
            "DELETE channels/messages",
            "GET channels",
            "PATCH channels/messages",
            "POST channels/messages",
        ]
    );
    let ping = requests.last().unwrap();
    assert_eq!(
        ping.body["allowed_mentions"]["users"][0],
        who.id().to_string()
    );
    assert_eq!(
        ping.body["allowed_mentions"]["users"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
    let calls = club.public("general").into_iter();
    assert_eq!(
        calls.filter(|message| !message.mentions.is_empty()).count(),
        1
    );
    club.finish().await;
}
