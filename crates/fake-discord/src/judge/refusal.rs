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

/// The refusals that have a code of Discord's, each with its status, code and sentence.
macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident: $status:literal, $code:literal, $message:literal;)+) => {
        impl Refusal {
            $($(#[$doc])* pub(crate) const $name: Self = Self::plain($status, $code, $message);)+
            const KNOWN: &[Self] = &[$(Self::$name),+];
        }
    };
}

refusals! {
    /// No such application, or not the bot's own.
    UNKNOWN_APPLICATION: 404, 10002, "Unknown Application";
    UNKNOWN_CHANNEL: 404, 10003, "Unknown Channel";
    UNKNOWN_GUILD: 404, 10004, "Unknown Guild";
    UNKNOWN_MEMBER: 404, 10007, "Unknown Member";
    /// No such message, or one that only its person may see.
    UNKNOWN_MESSAGE: 404, 10008, "Unknown Message";
    UNKNOWN_USER: 404, 10013, "Unknown User";
    UNKNOWN_EMOJI: 404, 10014, "Unknown Emoji";
    /// The interaction has not been answered yet, so it has no webhook.
    UNKNOWN_WEBHOOK: 404, 10015, "Unknown Webhook";
    /// The interaction's three seconds are over, or it never was.
    UNKNOWN_INTERACTION: 404, 10062, "Unknown interaction";
    UNKNOWN_COMMAND: 404, 10063, "Unknown application command";
    TOO_MANY_EMOJIS: 400, 30008, "Maximum number of emojis reached (2000)";
    TOO_MANY_OLD_EDITS: 429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later";
    /// An interaction has one first answer.
    ALREADY_ACKNOWLEDGED: 400, 40060, "Interaction has already been acknowledged.";
    /// The bot cannot see the channel.
    MISSING_ACCESS: 403, 50001, "Missing Access";
    NOT_THE_AUTHOR: 403, 50005, "Cannot edit a message authored by another user";
    EMPTY_MESSAGE: 400, 50006, "Cannot send an empty message";
    NO_DIRECT_MESSAGES: 403, 50007, "Cannot send messages to this user";
    MISSING_PERMISSIONS: 403, 50013, "Missing Permissions";
    /// The interaction's fifteen minutes are over, or the token never was.
    INVALID_WEBHOOK_TOKEN: 401, 50027, "Invalid Webhook Token";
    /// The channel is of a kind that knows nothing of this.
    WRONG_CHANNEL_TYPE: 400, 50024, "Cannot execute action on this channel type";
    /// What is in an archived thread cannot be changed.
    ARCHIVED: 400, 50083, "Thread is archived";
    THREAD_EXISTS: 400, 160_004, "A thread has already been created for this message";
    INVALID_JSON: 400, 50109, "The request body contains invalid JSON.";
    /// A file is larger than the server takes.
    TOO_LARGE: 413, 40005, "Request entity too large";
    CANNOT_REPLY: 400, 160_002, "Cannot reply without permission to read message history";
    TOO_MANY_COMMANDS: 400, 30034, "Maximum number of daily application command creates has been reached (200)";
    TOO_MANY_FOLLOW_UPS: 403, 40094, "This interaction has reached its maximum number of follow up messages";
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
    pub(crate) const METHOD_NOT_ALLOWED: Self = Self::plain(405, 0, "405: Method Not Allowed");

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
        let known = Self::KNOWN.iter().find(|refusal| refusal.code == code);
        known
            .cloned()
            .unwrap_or(Self::plain(400, code, "Refused by an armed fault"))
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
