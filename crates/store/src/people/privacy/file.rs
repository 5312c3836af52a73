//! What is kept of a person, as they get it in a file.

use serde_json::{Map, Value, json};

use super::{MatchRecord, PersonalData};
use crate::{Avatar, PersonId, Pings};

impl PersonalData {
    pub const fn is_empty(&self) -> bool {
        self.person.is_none() && self.matches.is_empty() && self.decisions.is_empty()
    }

    /// The page for a file. It names nobody else, and no card: those of a running match are secret.
    pub fn to_json(&self, id: PersonId) -> Value {
        let person = self.person.as_ref().map(|person| {
            json!({
                "name": person.name.unescaped(),
                "language": person.locale,
                "pings": person.pings.map(Pings::slug),
                "on_leaderboards": self.is_listed,
                "picture_on_discord": self.avatar.as_ref().map(Avatar::slug),
                "takes_challenges": self.takes_challenges,
                // Whose is not said: the file names nobody else.
                "people_whose_challenges_you_do_not_take": self.n_blocked,
            })
        });
        let sums = self.sums.iter();
        let sums: Map<String, Value> = sums
            .map(|(table, rows)| ((*table).to_owned(), rows.clone().into()))
            .collect();
        let lessons = self.lessons.iter();
        let lessons =
            lessons.map(|lesson| json!({"game": lesson.game, "next_question": lesson.next}));
        let away = self.away.iter();
        let away = away.map(|away| json!({"since": away.since, "until": away.until}));
        let decisions = self.decisions.iter().map(|(server, change)| {
            let (what, before, after) = change.event.words();
            json!({
                "server": server.to_string(),
                "at": change.at,
                "what": what,
                "before": before,
                "after": after,
            })
        });
        json!({
            "about": "Everything that the bot keeps of you. Times are milliseconds since 1970 (UTC), ids are Discord's.",
            "id": id.to_string(),
            "person": person,
            "away": away.collect::<Vec<_>>(),
            "lessons": lessons.collect::<Vec<_>>(),
            "matches": self.matches.iter().map(MatchRecord::to_json).collect::<Vec<_>>(),
            "worked_out": sums,
            "decisions_for_servers": decisions.collect::<Vec<_>>(),
        })
    }
}

impl MatchRecord {
    fn to_json(&self) -> Value {
        let acts = self.acts.iter();
        json!({
            "match": self.id.0,
            "game": self.game,
            "server": self.guild.map(|guild| guild.to_string()),
            "channel": self.channel.map(|channel| channel.to_string()),
            "state": self.state.slug(),
            "opened_at": self.created_at,
            "changed_at": self.changed_at,
            "opened_by_you": self.is_host,
            "closed_by_you": self.has_closed,
            "you_are_invited": self.is_invited,
            "you_are_awaited": self.is_told,
            "seat": self.seat,
            "left_to_a_computer_player": self.has_left,
            "points": self.points,
            "place": self.place,
            "tally": self.tally,
            "prepared_turn": self.prepared,
            "acts": acts.map(|(at, act)| json!([at, act])).collect::<Vec<_>>(),
        })
    }
}
