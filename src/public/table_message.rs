//! The public message of a match: board, whose turn it is, what happened last.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::asker::{mention, mentions, names};
use crate::answers::controls::{button, game_button, game_rows, secondary, today};
use crate::answers::saying::{alt_text, picture_names, public_words, sentences};
use crate::bot::Bot;
use crate::i18n::Words;
use crate::kernel::{Ending, Outcome, Seat};
use crate::model::route::more;
use crate::model::route::play;
use crate::model::route::rematch;
use crate::model::route::replay;
use crate::model::route::rules;
use crate::model::route::share;
use crate::model::{MatchRef, Route};
use crate::present::{Face, Msg, look_button, panel_name};
use crate::public::absence;
use crate::screens::share::share;
use crate::table::{Closing, DailyGame, MatchId, Public, State, TableError};
use crate::wire::message::{MAX_CONTENT, Outgoing};

impl Bot {
    /// The public message as it should be now.
    pub async fn table_message(&self, public: &Public) -> Outgoing {
        let words = public_words(&public.terms.locale);
        let mut text = String::new();
        let mut picture = None;
        let names = picture_names(&public.seats, words);
        let mut face = public.face(&names);
        let is_quiet = public.board.as_ref().is_some_and(|board| board.is_card);
        // The first that its channel sees of such a match is how it ended.
        let card = if is_quiet && public.outcome.is_some() {
            let photos = self.photos(public.id, &public.seats).await;
            public.result_card(names, photos)
        } else {
            None
        };
        if let (Some(face), Some(card)) = (&mut face, card) {
            (face.scene, face.alt) = (card.scene, card.alt);
        }
        if let Some(face) = &face {
            let alt = alt_text(face, &public.seats, words);
            picture = self.picture(face, "board.png", &alt).await;
            let mentions = mentions(&public.seats, words);
            // Who cannot have the picture gets the same in words.
            let instead = picture
                .is_none()
                .then(|| format!("\n{}", sentences(&face.alt, words, &mentions)));
            let instead = instead.unwrap_or_default();
            let with = |news: &[Msg]| {
                let lines = lines(public, &face.text, news, words);
                format!("{}{instead}", words.lines(&lines, &mentions))
            };
            let mut news = &public.latest[..];
            text = with(news);
            // What Discord has no room for is old news.
            while let ([_, newer @ ..], true) = (news, text.chars().count() > MAX_CONTENT) {
                news = newer;
                text = with(news);
            }
        }
        Outgoing {
            text,
            picture,
            rows: rows(public, face.as_ref(), words),
            ..Outgoing::default()
        }
    }

    pub async fn public(&self, id: MatchId) -> Result<Public, TableError> {
        self.tables().public(id).await
    }
}

/// What the public message says, most important first.
fn lines(public: &Public, status: &[Msg], news: &[Msg], words: &Words) -> Vec<Msg> {
    match (public.status.ending(), &public.outcome) {
        (Some(ending), Some(outcome)) => ended(public, status, (ending, outcome), words),
        _ if public.state() == State::Abandoned => abandoned(public),
        _ => in_play(public, status, news, words),
    }
}

/// What a match is told by that goes on.
fn in_play(public: &Public, status: &[Msg], news: &[Msg], words: &Words) -> Vec<Msg> {
    if let Some(closing) = public.status.closing() {
        return called_off(public, closing);
    }
    let mut lines = Vec::new();
    if public.status.is_asleep() {
        lines.push(Msg::new("table-asleep"));
    }
    lines.extend(status.iter().cloned());
    lines.extend(clocks(public));
    lines.extend(left(public, words));
    lines.extend(
        news.iter()
            .cloned()
            .map(|line| Msg::new("table-latest").with("line", line)),
    );
    if let Some(seat) = public.status.draw_offer() {
        lines.push(Msg::new("draw-offered").with("seat", seat));
    }
    lines
}

/// Until when those have time for whom the match waits, whose time is up, and who is away.
fn clocks(public: &Public) -> Vec<Msg> {
    let is_away = |seat| public.away.iter().any(|away| away.seat == seat);
    let lines = public.clocks.iter().filter_map(|clock| {
        if clock.stage.is_over() {
            let has_clock = public.terms.clock.is_some();
            let key = if has_clock {
                "table-late"
            } else {
                "table-silent"
            };
            return Some(Msg::new(key).with("seat", clock.seat));
        }
        if is_away(clock.seat) {
            return None;
        }
        let due_at = clock.due_at.filter(|_| public.terms.clock.is_some())?;
        Some(
            Msg::new("table-clock")
                .with("seat", clock.seat)
                .with("when", format!("<t:{}:R>", due_at.seconds())),
        )
    });
    let away = public.away.iter().map(|away| {
        Msg::new("table-away")
            .with("seat", away.seat)
            .with("when", format!("<t:{}:D>", away.until.seconds()))
    });
    lines.chain(away).collect()
}

/// That a person has ended the match because another one did not move, and until when that can be taken back.
fn called_off(public: &Public, closing: Closing) -> Vec<Msg> {
    let until = public.clocks.iter().find_map(|clock| clock.due_at);
    let when = until.map_or_else(String::new, |until| format!("<t:{}:R>", until.seconds()));
    let mut lines = vec![
        Msg::new("table-called-off")
            .with("by", closing.by)
            .with("absent", closing.absent)
            .with("when", when),
    ];
    lines.extend(
        closing
            .is_asked
            .then(|| Msg::new("table-asked").with("absent", closing.absent)),
    );
    lines
}

/// Who has left or is away, with a computer player in their place.
fn left(public: &Public, words: &Words) -> impl Iterator<Item = Msg> {
    let left = public.left.iter();
    left.filter_map(|(seat, person)| {
        let key = if public.stand_ins.contains(seat) {
            match public.state() {
                State::Finished => "table-stand-in-to-the-end",
                _ => "table-stand-in",
            }
        } else {
            "table-left"
        };
        let person = mention(person.as_ref()?.id, words);
        Some(Msg::new(key).with("person", person))
    })
}

/// What came of a match, once: the result, what it did to the ratings, and what was best.
fn ended(
    public: &Public,
    status: &[Msg],
    (ending, outcome): (Ending, &Outcome),
    words: &Words,
) -> Vec<Msg> {
    let mut lines = match ending {
        Ending::Rules => status.to_vec(),
        Ending::Resigned { .. } | Ending::TimedOut { .. } | Ending::Drawn { .. } => {
            result(public.seats.n_seats(), outcome, ending)
        }
    };
    lines.extend(left(public, words));
    let shifts = public.ratings.iter().map(|shift| {
        Msg::new("table-rating")
            .with("seat", shift.seat)
            .with("before", shift.before)
            .with("after", shift.after)
    });
    let shifts: Vec<Msg> = shifts.collect();
    if !shifts.is_empty() {
        lines.push(Msg::new("table-ratings").with("ratings", shifts));
    }
    let highlight = public.highlight.iter().cloned();
    lines.extend(highlight.map(|line| Msg::new("table-latest").with("line", line)));
    lines
}

/// A match without a result; nobody can look back at it, so the secret is told here.
fn abandoned(public: &Public) -> Vec<Msg> {
    let mut lines = vec![Msg::new("table-result-none")];
    lines.extend(public.secret.map(|secret| {
        Msg::new("verify-secret")
            .with("game", public.terms.game.to_string())
            .with("secret", String::from(secret))
            .with("hash", public.commitment.to_string())
    }));
    lines
}

/// How the match ended and with how many points. An end by the rules is for the game itself to tell.
pub fn result(n_seats: u8, outcome: &Outcome, ending: Ending) -> Vec<Msg> {
    let seats = || Seat::all(n_seats);
    let mut lines = match ending {
        Ending::Rules => return Vec::new(),
        Ending::Drawn { .. } => vec![Msg::new("table-result-drawn")],
        Ending::Resigned { by } | Ending::TimedOut { by } => {
            let key = match ending {
                Ending::TimedOut { .. } => "table-result-timed-out",
                _ => "table-result-resigned",
            };
            let resigned = Msg::new(key).with("seat", by);
            let won = seats().filter(|seat| outcome.has_won(*seat));
            let won = won.map(|seat| Msg::new("table-result-won").with("seat", seat));
            [resigned].into_iter().chain(won).collect()
        }
    };
    let score = |(seat, &points): (Seat, &i32)| {
        Msg::new("table-score")
            .with("seat", seat)
            .with("points", points)
    };
    let scores: Vec<Msg> = outcome.points.iter().map(score).collect();
    lines.push(Msg::new("table-scores").with("scores", scores));
    lines
}

/// The controls below the board.
fn rows(public: &Public, face: Option<&Face>, words: &Words) -> Vec<CreateActionRow> {
    let at = public.match_ref();
    let names = names(&public.seats, words);
    let look =
        || look_button(public.terms.game).map(|control| game_button(at, &control, words, &names));
    let rules = || {
        let first = rules::Route::Page(public.terms.game, 0);
        secondary(first, words, "button-rules")
    };
    match public.state() {
        State::Playing if public.status.closing().is_some() => {
            vec![CreateActionRow::Buttons(vec![absence::go_on(at, words)])]
        }
        State::Playing => {
            let mut below = Vec::new();
            if public.status.draw_offer().is_some() {
                below.push(answers_to_draw(at, words));
            }
            let hand = Route::Play(at, play::Route::Hand);
            let name = panel_name(public.terms.game).key;
            let mut own = vec![button(hand, words, name, ButtonStyle::Primary)];
            own.extend(look());
            own.extend([
                rules(),
                secondary(Route::More(at, more::Route::Show), words, "button-more"),
            ]);
            if !public.stand_ins.is_empty() {
                own.push(absence::back(at, words));
            }
            below.push(CreateActionRow::Buttons(own));
            let in_play = face.map_or(&[][..], |face| &face.rows);
            let mut rows = game_rows(at, in_play, below.len(), words, &names);
            rows.extend(below);
            rows
        }
        State::Finished => {
            let rematch = button(
                (at, rematch::Route::Ask),
                words,
                "button-rematch",
                ButtonStyle::Success,
            );
            let replay = secondary((at, replay::Route::Open), words, "button-replay");
            let review = secondary((at, replay::Route::Review), words, "button-review");
            let check = secondary((at, replay::Route::Check), words, "button-check");
            let row = [rematch, replay, review].into_iter().chain(look());
            let game = DailyGame::of(public.terms.game).unwrap_or(DailyGame::Classic);
            let share = share(public.id, share::Route::Result, words);
            let today = today(game, words, ButtonStyle::Secondary);
            vec![
                CreateActionRow::Buttons(row.chain([check]).collect()),
                CreateActionRow::Buttons(vec![share, today]),
            ]
        }
        State::Lobby | State::Abandoned => Vec::new(),
    }
}

/// The buttons that answer an offer of a draw.
pub fn answers_to_draw(at: MatchRef, words: &Words) -> CreateActionRow {
    let to = |route, key, style| button(Route::More(at, route), words, key, style);
    CreateActionRow::Buttons(vec![
        to(
            more::Route::AcceptDraw,
            "button-accept-draw",
            ButtonStyle::Success,
        ),
        to(
            more::Route::DeclineDraw,
            "button-decline-draw",
            ButtonStyle::Secondary,
        ),
    ])
}
