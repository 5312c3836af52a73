//! A finished match once more: turn by turn, as an animation, as a file.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use super::animations::{Animation, Key};
use super::answer::Answer;
use super::asker::{Asker, mentions, names, names_in_text};
use super::controls::{Maker, unicode};
use super::message::{File, Outgoing};
use super::press::{Button, Press, Stop, Way};
use super::table_message::result;
use super::{Bot, alt_text, picture_names, sentences};
use crate::i18n::{Words, fit};
use crate::kernel::{BySeat, Seat, Viewer};
use crate::present::{Msg, game_name};
use crate::table::{MatchId, Person, Refusal, Replay, TableError};

/// How many turns a menu offers; Discord allows 25 entries.
const MANY_TURNS: usize = 25;

/// The longest text of a menu's entry.
const MAX_ENTRY: usize = 100;

/// How many pictures an animation has at most; in longer matches several turns pass from one to the next.
const MANY_PICTURES: usize = 150;

impl Bot {
    /// The match at a stop of its replay.
    pub(super) async fn replay(
        &self,
        id: MatchId,
        asker: &Asker,
        stop: Stop,
        is_on_panel: bool,
    ) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let naming = |seats: &BySeat<Option<Person>>, _: &str| picture_names(seats, words);
        let goal = (usize::from(stop.goal()), stop.eyes);
        let replay = self
            .tables()
            .replay(id, asker.onlooker(), goal, &naming)
            .await?;
        let alt = alt_text(&replay.face, &replay.seats, words);
        let picture = self.picture(&replay.face, "replay.png", &alt).await;
        let mentions = mentions(&replay.seats, words);
        let mut text = words.lines(&lines(id, &replay), &mentions);
        if picture.is_none() {
            text = format!("{text}\n{}", sentences(&replay.face.alt, words, &mentions));
        }
        let message = Outgoing {
            text,
            picture,
            rows: rows(id, &replay, words),
            private: true,
            ..Outgoing::default()
        };
        Ok(Self::panel_answer(message, is_on_panel))
    }

    /// The boards of the match as an animation.
    pub(super) async fn animation(&self, id: MatchId, asker: &Asker) -> Result<Answer, TableError> {
        let words = self.words_of(asker).await;
        let naming = |seats: &BySeat<Option<Person>>, _: &str| picture_names(seats, words);
        let by = asker.onlooker();
        let about_it = self.tables().finished_seats(id, by, &naming).await?;
        let place = self.inner.animations.queue(asker.id)?;
        let key = Key {
            id,
            names: about_it.names.as_slice().to_vec(),
        };
        let made = self.inner.animations.get(key, async || {
            let turn = self.inner.studio.animator().await;
            let turn = turn.map_err(anyhow::Error::from)?;
            let reel = self.tables().reel(id, by, MANY_PICTURES, &naming).await?;
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
        let about = |key| {
            Msg::new(key)
                .with("game", game_name(about_it.game))
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
        let seats = &about_it.seats;
        let alt = sentences(&alt, words, &names(seats, words));
        let gif = File::document("match.gif", "image/gif", animation.bytes.clone(), &alt);
        let message = Outgoing {
            document: Some(gif),
            ..Outgoing::private(words.lines(&lines, &names_in_text(seats, words)))
        };
        Ok(Answer::new(message).until_sent(place))
    }
}

/// Where in the match this is, what has just happened, and how things stand.
fn lines(id: MatchId, replay: &Replay) -> Vec<Msg> {
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
    // Who has won is told, and is how things stand.
    let told = replay.told.iter();
    let told = told
        .filter(|line| !replay.face.text.contains(line))
        .cloned();
    lines.extend(told.map(|line| Msg::new("table-latest").with("line", line)));
    if let Some((ending, outcome)) = &replay.ending {
        lines.extend(result(replay.seats.n_seats(), outcome, *ending));
    }
    lines.extend(replay.face.text.iter().cloned());
    lines
}

fn rows(id: MatchId, replay: &Replay, words: &Words) -> Vec<CreateActionRow> {
    let maker = Maker {
        id,
        version: 0,
        words,
    };
    let turn = short(replay.turn);
    let (is_first, is_last) = (replay.turn == 0, replay.turn == replay.n_turns);
    let eyes = replay.eyes;
    let to = |way, key, emoji, enabled: bool| {
        let press = Press::At(Stop { turn, eyes, way });
        maker
            .button(press, key, ButtonStyle::Secondary)
            .emoji(unicode(emoji))
            .disabled(!enabled)
    };
    let ways = vec![
        to(Way::First, "button-replay-first", "⏮️", !is_first),
        to(Way::Previous, "button-replay-previous", "◀️", !is_first),
        to(Way::Next, "button-replay-next", "▶️", !is_last),
        to(Way::Last, "button-replay-last", "⏭️", !is_last),
    ];
    let keep = vec![
        maker.button(Press::Animation, "button-animation", ButtonStyle::Secondary),
        maker.button(
            Press::MatchFile,
            "button-match-file",
            ButtonStyle::Secondary,
        ),
        maker.button(Press::Check, "button-check", ButtonStyle::Secondary),
    ];
    vec![
        CreateActionRow::Buttons(ways),
        turns(id, replay, words),
        viewers(id, replay, words),
        CreateActionRow::Buttons(keep),
    ]
}

/// The menu of turns to go to, spread over the match.
fn turns(id: MatchId, replay: &Replay, words: &Words) -> CreateActionRow {
    let entries = spread(replay.n_turns, MANY_TURNS).into_iter().map(|turn| {
        let key = match turn {
            0 => "replay-turn-start",
            turn if turn == replay.n_turns => "replay-turn-end",
            _ => "replay-turn",
        };
        let label = words.say(&Msg::new(key).with("turn", turn), &|_| String::new());
        (short(turn), replay.eyes, label, turn == replay.turn)
    });
    menu(id, "turn", words.plain("replay-choose-turn"), entries)
}

/// The menu of those through whose eyes the match can be seen.
fn viewers(id: MatchId, replay: &Replay, words: &Words) -> CreateActionRow {
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
    menu(id, "eyes", words.plain("replay-choose-eyes"), entries)
}

/// A menu of stops, each with its words and whether it is the one that is shown.
fn menu(
    id: MatchId,
    name: &str,
    placeholder: String,
    entries: impl Iterator<Item = (u16, Viewer, String, bool)>,
) -> CreateActionRow {
    let options = entries.map(|(turn, eyes, label, is_shown)| {
        let way = Way::Here;
        let press = Press::At(Stop { turn, eyes, way });
        CreateSelectMenuOption::new(fit(&label, MAX_ENTRY), press.to_string())
            .default_selection(is_shown)
    });
    let kind = CreateSelectMenuKind::String {
        options: options.collect(),
    };
    let menu = CreateSelectMenu::new(Button::menu(id, 0, name), kind);
    CreateActionRow::SelectMenu(menu.placeholder(placeholder))
}

/// At most so many of the numbers from 0 to `last`, evenly spread, the first and the last among them.
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
fn short(turn: usize) -> u16 {
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
