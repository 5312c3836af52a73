//! Telling people that matches wait for them whose moves no channel shows: one message a channel, or a direct message.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lru::LruCache;
use serenity::all::{ButtonStyle, CreateActionRow};
use tracing::warn;

use crate::answers::asker::{mention, mentions};
use crate::answers::controls::button;
use crate::answers::saying::public_words;
use crate::bot::Bot;
use crate::i18n::Words;
use crate::kernel::Timestamp;
use crate::model::route::games::Route;
use crate::present::Msg;
use crate::public::keeper::digest;
use crate::screens::games::due;
use crate::table::{
    ChannelId, DueNotice, GuildId, MessageId, OpenMatch, PersonId, Pings, TableError, Waiting,
};
use crate::wire::message::Outgoing;

/// How many of their matches a direct message names.
const MAX_NAMED: usize = 5;

/// Of how many channels the last notice is remembered.
const MAX_CHANNELS: NonZeroUsize = NonZeroUsize::new(2_000).expect("2,000 is not zero");

/// How long a notice stays at least, so that whom it mentioned finds it. Who still waits is mentioned again after an hour at the
/// earliest.
const STAYS: Duration = Duration::from_mins(50);

/// The last notices of channels, with when they were posted: the next ones take their places. The database names only the newest of
/// each server, so that after a restart those of its other channels stay.
pub struct LastNotices(Mutex<LruCache<ChannelId, Vec<(MessageId, Timestamp)>>>);

impl Default for LastNotices {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(MAX_CHANNELS)))
    }
}

impl LastNotices {
    /// Remembers the newest notice of a channel, and returns those that have stood there long enough. `before` is the last one if
    /// it is not in memory.
    fn replace(
        &self,
        channel: ChannelId,
        message: MessageId,
        before: Option<MessageId>,
        now: Timestamp,
    ) -> Vec<MessageId> {
        let mut last = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let of_channel = last.get_or_insert_mut(channel, Vec::new);
        let is_known = |id| of_channel.iter().any(|(known, _)| *known == id);
        let unknown = before.filter(|&id| !is_known(id));
        let is_old = |(_, at): &mut (MessageId, Timestamp)| at.after(STAYS) <= now;
        let old = of_channel.extract_if(.., is_old).map(|(id, _)| id);
        let old = old.chain(unknown).collect();
        of_channel.push((message, now));
        old
    }
}

/// Tells those who are to be told, beside everything else. What Discord refuses both ways is not told later.
pub async fn post_notices(bot: &Bot) -> Result<(), TableError> {
    // Who may not see a channel is named elsewhere.
    let mut of_places: BTreeMap<Option<(GuildId, ChannelId)>, Vec<DueNotice>> = BTreeMap::new();
    for notice in bot.tables().due_notices().await? {
        let place = notice.guild.zip(notice.channel);
        of_places.entry(place).or_default().push(notice);
    }
    for (place, notices) in of_places {
        bot.beside(move |bot| async move { tell(&bot, place, &notices).await });
    }
    Ok(())
}

/// Tells people whose matches have one channel, who has waited longest first: each as they chose, else in the other way.
async fn tell(bot: &Bot, place: Option<(GuildId, ChannelId)>, notices: &[DueNotice]) {
    let place = place.zip(notices.first());
    let shown = place.map(|(place, notice)| (place, public_words(&notice.locale)));
    let is_direct = |notice: &DueNotice| notice.pings == Pings::Direct || shown.is_none();
    let mut mentioned = Vec::new();
    for notice in notices {
        if !is_direct(notice) || is_refused(tell_directly(bot, notice).await) {
            mentioned.push(notice.person);
        }
    }
    let Some((place, words)) = shown.filter(|_| !mentioned.is_empty()) else {
        return;
    };
    if is_refused(tell_channel(bot, place, &mentioned, words).await) {
        // Who takes no direct messages is not tried again.
        for notice in notices.iter().filter(|notice| !is_direct(notice)) {
            is_refused(tell_directly(bot, notice).await);
        }
    }
}

/// Whether Discord refuses that way, so that the other one is left. What failed otherwise may have arrived.
fn is_refused(told: anyhow::Result<bool>) -> bool {
    let told = told.inspect_err(|error| {
        warn!("could not tell people that matches wait for them: {error:#}");
    });
    !told.unwrap_or(true)
}

/// Posts the notice of a channel in the place of the one before. `false` if the channel is closed to the bot.
async fn tell_channel(
    bot: &Bot,
    (guild, channel): (GuildId, ChannelId),
    people: &[PersonId],
    words: &Words,
) -> anyhow::Result<bool> {
    let named: Vec<String> = people
        .iter()
        .map(|&person| mention(person, words))
        .collect();
    let text = Msg::new("notice").with("people", named.join(" "));
    let notice = Outgoing {
        mentioned: people.to_vec(),
        nonce: Some(nonce(bot, people)),
        ..message(words.text(&text), words)
    };
    let messages = bot.messages();
    let message = match messages.post(channel, &notice).await {
        Err(error) if error.is_closed_channel() => return Ok(false),
        posted => posted?,
    };
    let (store, now) = (bot.tables().store(), bot.tables().now());
    let kept = store.replace_notice(guild, channel, message).await?;
    let kept = kept.filter(|(of, _)| *of == channel);
    let before = kept.map(|(_, before)| before);
    for old in bot.inner.notices.replace(channel, message, before, now) {
        match messages.delete(channel, old).await {
            Err(error) if error.is_closed_channel() || error.is_message_gone() => {}
            deleted => deleted?,
        }
    }
    Ok(true)
}

/// Writes to a person what waits for them. `false` if they take no direct messages.
async fn tell_directly(bot: &Bot, notice: &DueNotice) -> anyhow::Result<bool> {
    let tables = bot.tables();
    let open = tables.inbox(notice.person).await?;
    let waiting: Vec<OpenMatch> = open
        .into_iter()
        .filter(|open| open.need.is_waiting())
        .collect();
    let named = &waiting[..waiting.len().min(MAX_NAMED)];
    let named = tables.waiting(named, notice.person).await;
    if named.is_empty() {
        return Ok(true);
    }
    let words = public_words(notice.own_locale.as_ref().unwrap_or(&notice.locale));
    let mut list: Vec<String> = named.iter().map(|waiting| line(waiting, words)).collect();
    list.extend((waiting.len() > MAX_NAMED).then(|| "…".to_owned()));
    let text = Msg::new("notice-direct")
        .with("waiting", waiting.len())
        .with("matches", list.join(", "));
    let sent = async {
        let channel = bot.rest().direct_channel(notice.person).await?;
        let message = Outgoing {
            nonce: Some(nonce(bot, &[notice.person])),
            ..message(words.text(&text), words)
        };
        bot.messages().post(channel, &message).await
    };
    match sent.await {
        Err(error) if error.is_closed_to_us() => Ok(false),
        sent => Ok(sent.map(|_| true)?),
    }
}

/// Who else plays in a match, and when the person's time is up.
fn line(waiting: &Waiting, words: &Words) -> String {
    let mentions = mentions(&waiting.seats, words);
    let others: Vec<String> = waiting.others.iter().map(|&seat| mentions(seat)).collect();
    let others = others.join(", ");
    match due(waiting) {
        Some(due) => format!("{others} ({})", words.text(&due)),
        None => others,
    }
}

/// What makes a notice that is sent twice, because Discord's answer was lost, one message.
fn nonce(bot: &Bot, people: &[PersonId]) -> String {
    let minute = bot.tables().now().seconds() / 60;
    format!("n{minute:x}.{:x}", digest(people))
}

fn message(text: String, words: &Words) -> Outgoing {
    let open = button(
        Route::Page(0),
        words,
        "button-my-matches",
        ButtonStyle::Primary,
    );
    Outgoing::text(text).rows(vec![CreateActionRow::Buttons(vec![open])])
}
