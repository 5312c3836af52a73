//! Which columns of the database may hold a person.

use std::collections::BTreeSet;

/// The columns of such a list, as `table.column`.
pub fn columns(list: &str) -> BTreeSet<String> {
    let tables = list.lines().filter_map(|line| line.split_once(": "));
    let columns = tables.flat_map(|(table, columns)| {
        let columns = columns.split(' ');
        columns.map(|column| format!("{}.{column}", table.trim()))
    });
    columns.collect()
}

/// The columns that may hold a person. Who adds one names it here, in `store/people/privacy.rs` and in PRIVACY.md.
pub const PERSONAL: &str = "
    aways: person
    blocks: blocked person
    called: person
    deal_people: person
    entrants: person
    evenings: host
    events: host
    finishes: person
    invited: person
    lessons: person
    matches: closed_by host
    meetings: other person
    notices: person
    panels: person
    people: id name
    rating_points: person
    result_seats: person rated_person
    seats: left_by person
    server_changes: person
    shares: person
    standings: person
    totals: person
    totals_by_colour: person
";

/// The tables that have their own names in the file: the person, the matches, and what was decided for servers.
pub const IN_FILE: &[&str] = &[
    "aways",
    "blocks",
    "called",
    "invited",
    "lessons",
    "matches",
    "people",
    "result_seats",
    "seats",
    "server_changes",
];

/// The columns that never do.
pub const IMPERSONAL: &str = "
    aways: is_over since until
    boards: calling channel due_at epoch invitation is_attached is_card keeper kept_until match message n_failures parent ping
    boards: recall recalled shown_steps shown_version version
    called: due_at match
    clocks: due_at is_told match next_at seat since stage
    compatibility: compatible_from id
    daily_tables: guild is_refused next_day
    deal_people: by_computer deal guild is_practice is_unreadable match points
    deal_spent: deal mark
    deals: closes_at day game id is_shown secret strong_points strong_version
    entered_results: game number
    entrants: event is_lifted joined_at left_at place seed state
    evenings: channel created_at final_match game guild id is_done is_open level locale message minutes n_deals nth shown shown_at
    evenings: version
    events: again began_at begins_at channel created_at due_at ends_at game guild id is_done is_extended is_postponed
    events: kind locale message number pace paused_at phase reopened_at resumed_at shown shown_at snowflake version
    finishes: finished matches
    fixtures: a b event is_annulled match nth
    heartbeat: at id
    interactions: at id
    invited: is_silent match place role
    lessons: game next
    matches: asleep_since changed_at clock closing created_at draw_offer ending expires_at game guild has_result id
    matches: locale opening rematch_of revision secret setup snowflake state table_version took_back version
    meetings: ahead behind game matches
    notice_boards: channel guild message
    notices: day n told_at
    packed_logs: acts log match
    panels: at interaction match message
    people: avatar is_listed locale pings takes_challenges
    prepared: match plan seat version void
    prepared_steps: match ply
    processes: beat_at id started_at version
    ranked_levels: game guild level n season
    rating_points: at game mean number uncertainty
    result_seats: at in_game in_guild is_absent match place points rated_place seat tally
    results: at game guild is_counted is_played_out is_rated match number
    reviews: match review version
    seats: is_packed left_after level match n_computer n_own reserve_used seat stand_in
    server_changes: after at before guild number what
    server_settings: guild value what
    standings: certain game guild is_listed matches mean season uncertainty wins
    shares: at match what
    steps: at match ply step version
    totals: best_at best_match best_points best_streak draws game is_rated known_opponents matches opponents
    totals: played_out points round_points rounds streak wins
    totals_by_colour: begun colour game is_rated paid points wagered
";
