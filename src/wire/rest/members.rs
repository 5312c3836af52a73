//! Members of servers.

use serde_json::Value;

use super::{Rest, RestError};
use crate::table::{GuildId, PersonId, PersonName};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    pub name: PersonName,
    pub is_bot: bool,
}

#[derive(Clone, Copy)]
pub struct Members<'a> {
    pub(super) rest: &'a Rest,
}

impl Members<'_> {
    /// A person as a member of a server; `None` if they are none.
    pub async fn find(self, guild: GuildId, person: PersonId) -> Result<Option<Member>, RestError> {
        let path = format!("/guilds/{guild}/members/{person}");
        match self.rest.get(path, format!("member {guild}")).await {
            Ok(member) => member_of(&member).map(Some).ok_or(RestError::Unreadable),
            Err(error) if error.is_no_member() => Ok(None),
            Err(error) => Err(error),
        }
    }
}

fn member_of(member: &Value) -> Option<Member> {
    let user = member.get("user")?;
    let names = [
        member.get("nick"),
        user.get("global_name"),
        user.get("username"),
    ];
    let name = names.into_iter().flatten().find_map(Value::as_str)?;
    let is_bot = user.get("bot").and_then(Value::as_bool);
    Some(Member {
        name: name.into(),
        is_bot: is_bot.unwrap_or(false),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_member_is_called_as_on_the_server() {
        let names = |nick: Value, global: Value| {
            let user = json!({"username": "ben_7", "global_name": global});
            member_of(&json!({"nick": nick, "user": user})).map(|member| member.name)
        };
        let called = |name: &str| Some(name.into());
        assert_eq!(names(json!("Big Ben"), json!("Ben")), called("Big Ben"));
        assert_eq!(names(Value::Null, json!("Ben")), called("Ben"));
        assert_eq!(names(Value::Null, Value::Null), called("ben_7"));
        assert_eq!(member_of(&json!({"nick": "Ben"})), None);
    }
}
