//! A finished match once more: turn by turn, as an animation, as a file.

use serenity::all::CreateActionRow;

use crate::answers::answer::Answer;
use crate::answers::asker::{mentions, names, names_in_text};
use crate::answers::controls::{entry, menu, secondary, unicode};
use crate::answers::ctx::Ctx;
use crate::answers::saying::{alt_text, picture_names, sentences};
use crate::i18n::Words;
use crate::kernel::{BySeat, Seat, Viewer};
use crate::model::route::replay::{Route, Stop, Way};
use crate::model::route::share;
use crate::model::{MatchRef, Route as Any};
use crate::present::{Msg, game_name};
use crate::public::table_message::result;
use crate::screens::animations::{Animation, Key};
use crate::screens::fair;
use crate::screens::review;
use crate::screens::share::share;
use crate::table::{
    FinishedMatch, MatchId, Occupant, PersonId, QueuePlace, Refusal, Replay, TableError,
};
use crate::wire::message::{File, Outgoing};

/// How many turns a menu offers; Discord allows 25 entries.
const MAX_TURNS_IN_MENU: usize = 25;

/// How many pictures an animation has at most; in longer matches several turns pass from one to the next.
const MAX_PICTURES: usize = 150;

struct Screen {
    id: MatchId,
    replay: Replay,
    picture: Option<File>,
}

/// Answers a button below a finished match.
///
/// # Errors
/// If the match is not over, or the person may not look back at it.
pub async fn answer(ctx: &Ctx, at: MatchRef, route: Route) -> Result<Answer, TableError> {
    match route {
        Route::Open => open(ctx, at.id).await,
        Route::At(stop) => {
            let screen = load(ctx, at.id, stop).await?;
            Ok(Answer::screen(screen.render(ctx.words)))
        }
        Route::Animation => animation(ctx, at.id).await,
        Route::MatchFile => fair::file(ctx, at.id).await,
        Route::Check => fair::check(ctx, at.id).await,
        Route::Review => review::open(ctx, at.id).await,
        Route::ReviewOf(seat) => review::of(ctx, at.id, seat).await,
    }
}

/// Looks back at a match from its beginning, in a separate message.
pub async fn open(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let screen = load(ctx, id, Stop::BEGINNING).await?;
    Ok(Answer::new(screen.render(ctx.words)))
}

async fn load(ctx: &Ctx, id: MatchId, stop: Stop) -> Result<Screen, TableError> {
    let (words, by) = (ctx.words, ctx.onlooker(id).await?);
    let over = ctx.tables().finished(id, by).await?;
    let goal = (usize::from(stop.goal()), stop.eyes);
    let replay = over
        .replay(goal, picture_names(over.seats(), words))
        .await?;
    let alt = alt_text(&replay.face, &replay.seats, words);
    Ok(Screen {
        id,
        picture: ctx.extra_picture(&replay.face, "replay.png", &alt).await,
        replay,
    })
}

impl Screen {
    fn render(self, words: &Words) -> Outgoing {
        let replay = &self.replay;
        let mentions = mentions(&replay.seats, words);
        let mut text = words.lines(&lines(self.id, replay), &mentions);
        if self.picture.is_none() {
            text = format!("{text}\n{}", sentences(&replay.face.alt, words, &mentions));
        }
        Outgoing {
            rows: rows(self.id, replay, words),
            picture: self.picture,
            ..Outgoing::private(text)
        }
    }
}

async fn animation(ctx: &Ctx, id: MatchId) -> Result<Answer, TableError> {
    let by = ctx.onlooker(id).await?;
    let over = ctx.tables().finished(id, by).await?;
    let (message, place) = animated(ctx, id, &over, over.seats(), ctx.words).await?;
    let share = || {
        let share = share(id, share::Route::Animation, ctx.words);
        CreateActionRow::Buttons(vec![share])
    };
    let rows = over.may_be_shared().then(share).into_iter().collect();
    let message = Outgoing {
        private: true,
        ..message.rows(rows)
    };
    Ok(Answer::new(message).until_sent(place))
}

/// The animation of a match with the names of these seats, and the person's place in the queue, which they keep until it is sent.
///
/// # Errors
/// If they wait for one already, or too many do.
pub async fn animated(
    ctx: &Ctx,
    id: MatchId,
    over: &FinishedMatch,
    seats: &BySeat<Occupant>,
    words: &Words,
) -> Result<(Outgoing, QueuePlace<PersonId>), TableError> {
    let asker = &ctx.asker;
    let names_shown = picture_names(seats, words);
    if !ctx.bot.load().has_time_for_extras() {
        return Err(Refusal::TooManyAnimations.into());
    }
    let place = ctx.bot.inner.animations.queue(asker.id)?;
    let aside = ctx.bot.load().step_aside();
    let key = Key {
        id,
        names: names_shown.as_slice().to_vec(),
    };
    let made = ctx.bot.inner.animations.get(key, async || {
        let turn = ctx.bot.inner.studio.animator().await;
        let turn = turn.map_err(anyhow::Error::from)?;
        let reel = over.reel(MAX_PICTURES, names_shown).await?;
        let n_pictures = reel.scenes.len();
        let bytes = turn.animate(reel.scenes).await;
        Ok(Animation {
            bytes: bytes.map_err(anyhow::Error::from)?,
            n_pictures,
            n_turns: reel.n_turns,
            pace: reel.pace,
            alt: reel.alt,
        })
    });
    let animation = tokio::select! {
        made = made => made?,
        // Nobody would get it any more.
        () = asker.token.dead() => return Err(Refusal::TooManyAnimations.into()),
    };
    drop(aside);
    let about = |key| {
        Msg::new(key)
            .with("game", game_name(over.game()))
            .with("match", id.to_string())
            .with("turns", animation.n_turns)
            .with("pictures", animation.n_pictures)
    };
    let mut lines = vec![about("replay-animation")];
    if animation.pace > 1 {
        lines.push(Msg::new("replay-animation-pace").with("pace", animation.pace));
    }
    let mut alt = vec![about("replay-animation-alt")];
    alt.extend(animation.alt.iter().cloned());
    let alt = sentences(&alt, words, &names(seats, words));
    let gif = File::document("match.gif", "image/gif", animation.bytes.clone(), &alt);
    let message = Outgoing {
        document: Some(gif),
        ..Outgoing::text(words.lines(&lines, &names_in_text(seats, words)))
    };
    Ok((message, place))
}

/// Where in the match this is, what has just happened, and the score.
pub fn lines(id: MatchId, replay: &Replay) -> Vec<Msg> {
    let mut lines = vec![
        Msg::new("replay-heading")
            .with("game", game_name(replay.game))
            .with("match", id.to_string())
            .with("turn", replay.turn)
            .with("turns", replay.n_turns),
    ];
    if let Viewer::Seat(seat) = replay.eyes {
        lines.push(Msg::new("replay-eyes").with("seat", seat));
    }
    // Who has won is told, and says how the match ended.
    let told = replay.told.iter();
    let told = told
        .filter(|line| !replay.face.text.contains(line))
        .cloned();
    lines.extend(told.map(|line| Msg::new("table-latest").with("line", line)));
    let stopped = replay.ending.as_ref().map(|(ending, outcome)| {
        let n_seats = replay.seats.n_seats();
        result(n_seats, outcome, *ending)
    });
    // Who stopped a match is named with the points, which need not be said twice.
    match stopped.filter(|lines| !lines.is_empty()) {
        Some(stopped) => lines.extend(stopped),
        None => lines.extend(replay.face.text.iter().cloned()),
    }
    lines
}

fn rows(id: MatchId, replay: &Replay, words: &Words) -> Vec<CreateActionRow> {
    // No version: a match that is over does not change.
    let at = MatchRef { id, version: 0 };
    let turn = short(replay.turn);
    let (is_first, is_last) = (replay.turn == 0, replay.turn == replay.n_turns);
    let eyes = replay.eyes;
    let plain = |route, key| secondary((at, route), words, key);
    let to = |way, key, emoji, is_enabled: bool| {
        plain(Route::At(Stop { turn, eyes, way }), key)
            .emoji(unicode(emoji))
            .disabled(!is_enabled)
    };
    let ways = vec![
        to(Way::First, "button-replay-first", "⏮️", !is_first),
        to(Way::Previous, "button-replay-previous", "◀️", !is_first),
        to(Way::Next, "button-replay-next", "▶️", !is_last),
        to(Way::Last, "button-replay-last", "⏭️", !is_last),
    ];
    let mut keep = vec![
        plain(Route::Animation, "button-animation"),
        plain(Route::MatchFile, "button-match-file"),
        plain(Route::Check, "button-check"),
        plain(Route::Review, "button-review"),
    ];
    if replay.is_deal {
        keep.drain(1..3);
    } else {
        keep.push(share(id, share::Route::Turn(turn), words));
    }
    vec![
        CreateActionRow::Buttons(ways),
        turns(at, replay, words),
        viewers(at, replay, words),
        CreateActionRow::Buttons(keep),
    ]
}

/// The menu of turns to go to, spread over the match.
fn turns(at: MatchRef, replay: &Replay, words: &Words) -> CreateActionRow {
    let entries = spread(replay.n_turns, MAX_TURNS_IN_MENU)
        .into_iter()
        .map(|turn| {
            let key = match turn {
                0 => "replay-turn-start",
                turn if turn == replay.n_turns => "replay-turn-end",
                _ => "replay-turn",
            };
            let label = words.text(&Msg::new(key).with("turn", turn));
            (short(turn), replay.eyes, label, turn == replay.turn)
        });
    stops(at, "turn", words.plain("replay-choose-turn"), entries)
}

/// The menu of those through whose eyes the match can be seen.
fn viewers(at: MatchRef, replay: &Replay, words: &Words) -> CreateActionRow {
    let names = names(&replay.seats, words);
    let seats = Seat::all(replay.seats.n_seats()).map(Viewer::Seat);
    let entries = [Viewer::Spectator].into_iter().chain(seats).map(|eyes| {
        let label = match eyes {
            Viewer::Spectator => Msg::new("replay-eyes-all"),
            Viewer::Seat(seat) => Msg::new("replay-eyes-of").with("seat", seat),
        };
        let label = words.say(&label, &names);
        (short(replay.turn), eyes, label, eyes == replay.eyes)
    });
    stops(at, "eyes", words.plain("replay-choose-eyes"), entries)
}

/// A menu of stops, each with its words and whether it is the one that is shown.
fn stops(
    at: MatchRef,
    name: &str,
    placeholder: String,
    entries: impl Iterator<Item = (u16, Viewer, String, bool)>,
) -> CreateActionRow {
    let options = entries.map(|(turn, eyes, label, is_shown)| {
        let way = Way::Here;
        let route = Any::Replay(at, Route::At(Stop { turn, eyes, way }));
        entry(route, &label).default_selection(is_shown)
    });
    let menu = menu(&at.menu(name), options.collect());
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

/// At most this many of the numbers from 0 to `last`, evenly spread, the first and the last among them.
fn spread(last: usize, at_most: usize) -> Vec<usize> {
    if last < at_most {
        return (0..=last).collect();
    }
    let steps = at_most - 1;
    (0..=steps)
        .map(|step| (step * last + steps / 2) / steps)
        .collect()
}

/// The number of a turn; no match comes near that many.
pub fn short(turn: usize) -> u16 {
    u16::try_from(turn).unwrap_or(u16::MAX)
}

#[cfg(test)]
mod tests {
    use super::spread;

    #[test]
    fn a_menu_of_turns_spreads_from_the_first_to_the_last() {
        assert_eq!(spread(0, 25), [0]);
        assert_eq!(spread(24, 25), (0..25).collect::<Vec<_>>());
        for last in [25, 48, 49, 130, 1000] {
            let turns = spread(last, 25);
            assert_eq!((turns.len(), turns[0], turns[24]), (25, 0, last));
            let gaps = turns.windows(2).map(|pair| pair[1] - pair[0]);
            let (least, most) = gaps.fold((usize::MAX, 0), |(least, most), gap| {
                (least.min(gap), most.max(gap))
            });
            assert!(least >= 1 && most <= least + 1, "{turns:?}");
        }
    }
}
