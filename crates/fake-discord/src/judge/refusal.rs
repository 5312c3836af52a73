//! What Discord says when it refuses: an HTTP status, a JSON code and, for forms, the fields at fault.

use serde_json::{Map, Value, json};

/// An error answer of the REST interface.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{status} {code}: {message}")]
pub(crate) struct Refusal {
    pub(crate) status: u16,
    /// Discord's own code, 0 where it has none.
    pub(crate) code: u32,
    /// The sentence beside the code.
    pub(crate) message: &'static str,
    /// The tree of faults of an invalid form.
    pub(crate) errors: Option<Value>,
}

/// One fault of a form: where, which, and why.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Fault {
    /// The way to the field, its parts separated by dots (`components.0.components.2.label`).
    pub(crate) at: String,
    /// Discord's name of the fault, such as `BASE_TYPE_MAX_LENGTH`.
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl Refusal {
    /// A refusal without a tree of faults.
    const fn plain(status: u16, code: u32, message: &'static str) -> Self {
        Self {
            status,
            code,
            message,
            errors: None,
        }
    }

    /// Discord fails at what it does not foresee.
    pub(crate) const INTERNAL: Self = Self::plain(500, 0, "500: Internal Server Error");
    /// The bot's token is wrong or missing.
    pub(crate) const UNAUTHORIZED: Self = Self::plain(401, 0, "401: Unauthorized");
    /// The bot has sent too many requests of late.
    pub(crate) const RATE_LIMITED: Self = Self::plain(429, 0, "You are being rate limited.");
    /// The bot's address is banned.
    pub(crate) const BANNED: Self = Self::plain(429, 0, "error code: 1015");
    pub(crate) const NOT_FOUND: Self = Self::plain(404, 0, "404: Not Found");
    /// The address exists, but not for this method.
    pub(crate) const METHOD_NOT_ALLOWED: Self = Self::plain(405, 0, "405: Method Not Allowed");
    /// No such application, or not the bot's own.
    pub(crate) const UNKNOWN_APPLICATION: Self = Self::plain(404, 10002, "Unknown Application");
    pub(crate) const UNKNOWN_CHANNEL: Self = Self::plain(404, 10003, "Unknown Channel");
    pub(crate) const UNKNOWN_GUILD: Self = Self::plain(404, 10004, "Unknown Guild");
    /// The person is not a member.
    pub(crate) const UNKNOWN_MEMBER: Self = Self::plain(404, 10007, "Unknown Member");
    /// No such message, or one that only its person may see.
    pub(crate) const UNKNOWN_MESSAGE: Self = Self::plain(404, 10008, "Unknown Message");
    pub(crate) const UNKNOWN_USER: Self = Self::plain(404, 10013, "Unknown User");
    pub(crate) const UNKNOWN_EMOJI: Self = Self::plain(404, 10014, "Unknown Emoji");
    /// The interaction has not been answered yet, so it has no webhook.
    pub(crate) const UNKNOWN_WEBHOOK: Self = Self::plain(404, 10015, "Unknown Webhook");
    /// The interaction's three seconds are over, or it never was.
    pub(crate) const UNKNOWN_INTERACTION: Self = Self::plain(404, 10062, "Unknown interaction");
    pub(crate) const UNKNOWN_COMMAND: Self = Self::plain(404, 10063, "Unknown application command");
    pub(crate) const TOO_MANY_EMOJIS: Self =
        Self::plain(400, 30008, "Maximum number of emojis reached (2000)");
    /// Older messages may be edited only so often.
    pub(crate) const TOO_MANY_OLD_EDITS: Self = Self::plain(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
    );
    /// An interaction has one first answer.
    pub(crate) const ALREADY_ACKNOWLEDGED: Self =
        Self::plain(400, 40060, "Interaction has already been acknowledged.");
    /// The bot cannot see the channel.
    pub(crate) const MISSING_ACCESS: Self = Self::plain(403, 50001, "Missing Access");
    pub(crate) const NOT_THE_AUTHOR: Self =
        Self::plain(403, 50005, "Cannot edit a message authored by another user");
    pub(crate) const EMPTY_MESSAGE: Self = Self::plain(400, 50006, "Cannot send an empty message");
    /// The person takes no direct messages.
    pub(crate) const NO_DIRECT_MESSAGES: Self =
        Self::plain(403, 50007, "Cannot send messages to this user");
    /// The bot may not do that here.
    pub(crate) const MISSING_PERMISSIONS: Self = Self::plain(403, 50013, "Missing Permissions");
    /// The interaction's fifteen minutes are over, or the token never was.
    pub(crate) const INVALID_WEBHOOK_TOKEN: Self = Self::plain(401, 50027, "Invalid Webhook Token");
    /// The channel is of a kind that knows nothing of this.
    pub(crate) const WRONG_CHANNEL_TYPE: Self =
        Self::plain(400, 50024, "Cannot execute action on this channel type");
    /// What is in an archived thread cannot be changed.
    pub(crate) const ARCHIVED: Self = Self::plain(400, 50083, "Thread is archived");
    pub(crate) const THREAD_EXISTS: Self = Self::plain(
        400,
        160_004,
        "A thread has already been created for this message",
    );
    pub(crate) const INVALID_JSON: Self =
        Self::plain(400, 50109, "The request body contains invalid JSON.");
    /// A file is larger than the server takes.
    pub(crate) const TOO_LARGE: Self = Self::plain(413, 40005, "Request entity too large");
    /// A reply needs to read what it replies to.
    pub(crate) const CANNOT_REPLY: Self = Self::plain(
        400,
        160_002,
        "Cannot reply without permission to read message history",
    );

    pub(crate) fn form(faults: &[Fault]) -> Self {
        let mut tree = json!({});
        for fault in faults {
            let mut node = &mut tree;
            for part in fault.at.split('.').filter(|part| !part.is_empty()) {
                node = child(node, part);
            }
            let list = child(node, "_errors");
            if !list.is_array() {
                *list = json!([]);
            }
            if let Some(list) = list.as_array_mut() {
                list.push(json!({"code": fault.code, "message": fault.message}));
            }
        }
        Self {
            status: 400,
            code: 50035,
            message: "Invalid Form Body",
            errors: Some(tree),
        }
    }

    /// The refusal of a form with one fault.
    pub(crate) fn fault(at: &str, code: &'static str, message: &str) -> Self {
        let (at, message) = (at.to_owned(), message.to_owned());
        Self::form(&[Fault { at, code, message }])
    }

    /// Passes when there is no fault.
    pub(crate) fn unless_clean(faults: &[Fault]) -> Result<(), Self> {
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Self::form(faults))
        }
    }

    /// The refusal that carries this code, for faults armed by hand; the status of an unknown code is 400.
    pub(crate) fn by_code(code: u32) -> Self {
        const KNOWN: [Refusal; 22] = [
            Refusal::UNKNOWN_APPLICATION,
            Refusal::UNKNOWN_CHANNEL,
            Refusal::UNKNOWN_GUILD,
            Refusal::UNKNOWN_MEMBER,
            Refusal::UNKNOWN_MESSAGE,
            Refusal::UNKNOWN_USER,
            Refusal::UNKNOWN_WEBHOOK,
            Refusal::UNKNOWN_INTERACTION,
            Refusal::UNKNOWN_COMMAND,
            Refusal::TOO_MANY_OLD_EDITS,
            Refusal::ALREADY_ACKNOWLEDGED,
            Refusal::MISSING_ACCESS,
            Refusal::NOT_THE_AUTHOR,
            Refusal::EMPTY_MESSAGE,
            Refusal::NO_DIRECT_MESSAGES,
            Refusal::MISSING_PERMISSIONS,
            Refusal::INVALID_WEBHOOK_TOKEN,
            Refusal::INVALID_JSON,
            Refusal::TOO_LARGE,
            Refusal::CANNOT_REPLY,
            Refusal::plain(
                400,
                30034,
                "Maximum number of daily application command creates has been reached (200)",
            ),
            Refusal::plain(
                403,
                40094,
                "This interaction has reached its maximum number of follow up messages",
            ),
        ];
        let known = KNOWN.into_iter().find(|refusal| refusal.code == code);
        known.unwrap_or(Self::plain(400, code, "Refused by an armed fault"))
    }

    /// The body as Discord sends it.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({"message": self.message, "code": self.code});
        if let Some(errors) = &self.errors {
            body["errors"] = errors.clone();
        }
        body
    }

    /// One line for the list of requests: the code, and the fields at fault.
    pub(crate) fn verdict(&self) -> String {
        let mut text = format!("refused: {} {}", self.code, self.message);
        if let Some(errors) = &self.errors {
            text.push(' ');
            text.push_str(&errors.to_string());
        }
        text
    }
}

/// The member of that name, made if it is missing.
fn child<'a>(node: &'a mut Value, name: &str) -> &'a mut Value {
    if !node.is_object() {
        *node = Value::Object(Map::new());
    }
    &mut node[name]
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{Fault, Refusal};

    #[test]
    fn faults_of_a_form_make_a_tree() {
        let fault = |at: &str| Fault {
            at: at.into(),
            code: "X",
            message: "y".into(),
        };
        let refusal = Refusal::form(&[fault("embeds.0.title"), fault("embeds")]);
        let one = json!([{"code": "X", "message": "y"}]);
        assert_eq!(
            refusal.body()["errors"],
            json!({"embeds": {"0": {"title": {"_errors": one}}, "_errors": one}})
        );
    }
}
