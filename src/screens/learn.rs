//! Lessons: a question in a prepared position, answered with the buttons of a match, in a private panel.

use serenity::all::{ButtonStyle, CreateActionRow};

use crate::answers::answer::Answer;
use crate::answers::asker::{mentions, names};
use crate::answers::controls::{Controls, button, game_rows, labelled};
use crate::answers::ctx::Ctx;
use crate::answers::saying::{alt_text, picture_names, with_picture};
use crate::i18n::Words;
use crate::kernel::{BySeat, Seat};
use crate::model::Route as AnyRoute;
use crate::model::route::help::Route as HelpRoute;
use crate::model::route::learn::Route;
use crate::model::route::rules::Route as RulesRoute;
use crate::present::{Face, Msg, Press, Row, game_name};
use crate::table::{
    Answered, Exercise, GameKind, LessonProgress, Level, Occupant, TableError, n_questions,
};
use crate::wire::message::Outgoing;

enum Screen {
    Overview(Vec<LessonProgress>),
    /// A question, perhaps with something picked.
    Question(Place, Box<Exercise>, Option<String>),
    Answered(Place, Box<Answered>),
    Finished(GameKind),
}

#[derive(Clone, Copy)]
struct Place {
    game: GameKind,
    /// Counted from 0.
    number: u8,
}

pub async fn answer(ctx: &Ctx, route: Route) -> Result<Answer, TableError> {
    act(ctx, &route).await?;
    let screen = load(ctx, route).await?;
    Ok(Answer::screen(screen.render(ctx).await?))
}

async fn act(ctx: &Ctx, route: &Route) -> Result<(), TableError> {
    let (game, next) = match route {
        Route::Overview | Route::Resume(_) | Route::Pick(..) => return Ok(()),
        Route::At(game, number) => (*game, *number),
        Route::Answer(game, number, action) => {
            let exercise = Exercise::load(*game, *number)?;
            let first = action.as_str().split('+').next().unwrap_or_default();
            match exercise.and_then(|exercise| exercise.is_right(first)) {
                Some(true) => (*game, number.saturating_add(1)),
                Some(false) | None => return Ok(()),
            }
        }
    };
    let next = next.min(n_questions(game));
    let progress = LessonProgress { game, next };
    let person = ctx.person()?;
    let store = ctx.tables().store();
    Ok(store.save_lesson_progress(person, progress).await?)
}

async fn load(ctx: &Ctx, route: Route) -> Result<Screen, TableError> {
    let (place, picked) = match route {
        Route::Overview => {
            let progress = ctx.tables().lesson_progress(ctx.asker.id).await?;
            return Ok(Screen::Overview(progress));
        }
        Route::Resume(game) => {
            let progress = ctx.tables().lesson_progress(ctx.asker.id).await?;
            let mut progress = progress.into_iter();
            let of_game = progress.find(|progress| progress.game == game);
            let number = of_game.map_or(0, |progress| progress.next);
            (Place { game, number }, None)
        }
        Route::At(game, number) => (Place { game, number }, None),
        Route::Pick(game, number, what) => (Place { game, number }, Some(what.as_str().to_owned())),
        Route::Answer(game, number, action) => {
            let place = Place { game, number };
            let exercise = Exercise::load(game, number)?;
            let names = picture_names(&seats(ctx)?, ctx.words);
            // A button of an earlier version of the lesson shows the question as it is now.
            let answered = exercise.and_then(|exercise| exercise.answer(action.as_str(), &names));
            if let Some(answered) = answered {
                return Ok(Screen::Answered(place, Box::new(answered)));
            }
            (place, None)
        }
    };
    Ok(match Exercise::load(place.game, place.number)? {
        Some(exercise) => Screen::Question(place, Box::new(exercise), picked),
        None => Screen::Finished(place.game),
    })
}

fn seats(ctx: &Ctx) -> Result<BySeat<Occupant>, TableError> {
    let learner = ctx.person()?;
    Ok(BySeat::new(2, |seat| {
        if seat == Seat::FIRST {
            Occupant::Person(learner.clone())
        } else {
            Occupant::Computer(Level::Normal)
        }
    }))
}

impl Screen {
    async fn render(self, ctx: &Ctx) -> Result<Outgoing, TableError> {
        match self {
            Self::Overview(progress) => Ok(overview(&progress, ctx.words)),
            Self::Question(place, exercise, picked) => {
                let seats = seats(ctx)?;
                let names = picture_names(&seats, ctx.words);
                let mut face = exercise.face(picked.as_deref(), &names);
                leave_answers(&mut face, &exercise.actions());
                let mut text = vec![place.heading()];
                // Who has picked something has read the question.
                if picked.is_none() {
                    text.push(exercise.asks());
                }
                text.extend(face.text.iter().cloned());
                let rows = |words: &Words| {
                    game_rows(place, &face.rows, 0, words, &self::names(&seats, words))
                };
                Ok(message(ctx, &seats, text, &face, rows(ctx.words)).await)
            }
            Self::Answered(place, answered) => {
                let verdict = if answered.is_right {
                    "learn-right"
                } else {
                    "learn-wrong"
                };
                let mut text = vec![place.heading(), Msg::new(verdict)];
                text.push(answered.says.clone());
                let told = answered.told.iter();
                text.extend(told.map(|told| Msg::new("table-latest").with("line", told.clone())));
                let rows = place.after(answered.is_right, ctx.words);
                Ok(message(ctx, &seats(ctx)?, text, &answered.face, rows).await)
            }
            Self::Finished(game) => Ok(finished(game, ctx.words)),
        }
    }
}

async fn message(
    ctx: &Ctx,
    seats: &BySeat<Occupant>,
    text: Vec<Msg>,
    face: &Face,
    rows: Vec<CreateActionRow>,
) -> Outgoing {
    let alt = alt_text(face, seats, ctx.words);
    let picture = if ctx.bot.load().has_time_for_panels() {
        ctx.picture(face, "lesson.png", &alt).await
    } else {
        None
    };
    let text = ctx.words.with_note(text);
    let text = ctx.words.lines(&text, &mentions(seats, ctx.words));
    let text = with_picture(text, picture.as_ref(), &alt);
    Outgoing {
        picture,
        ..Outgoing::private(text).rows(rows)
    }
}

/// Each question is one decision: nothing is taken back, and what stands for several actions is no answer.
fn leave_answers(face: &mut Face, actions: &[String]) {
    let is_answer = |press: &Press| match press {
        Press::Act(action) => {
            let first = action.split('+').next().unwrap_or_default();
            actions.iter().any(|action| action == first)
        }
        Press::TakeBack => false,
        _ => true,
    };
    for row in &mut face.rows {
        let (Row::Buttons(controls)
        | Row::Menu {
            entries: controls, ..
        }) = row;
        for control in controls {
            control.enabled &= is_answer(&control.press);
        }
    }
}

impl Place {
    fn heading(self) -> Msg {
        Msg::new("learn-heading")
            .with("game", game_name(self.game))
            .with("number", self.number.saturating_add(1))
            .with("of", n_questions(self.game))
    }

    fn after(self, is_right: bool, words: &Words) -> Vec<CreateActionRow> {
        let Self { game, number } = self;
        let next = number.saturating_add(1);
        let next_key = if next < n_questions(game) {
            "button-learn-next"
        } else {
            "button-learn-finish"
        };
        let (again, on) = if is_right {
            (ButtonStyle::Secondary, ButtonStyle::Success)
        } else {
            (ButtonStyle::Primary, ButtonStyle::Secondary)
        };
        let again = button(Route::At(game, number), words, "button-learn-again", again);
        let on = button(Route::At(game, next), words, next_key, on);
        let row = if is_right {
            vec![on, again]
        } else {
            vec![again, on]
        };
        vec![CreateActionRow::Buttons(row)]
    }
}

impl Controls for Place {
    fn route(self, press: &Press) -> AnyRoute {
        let Self { game, number } = self;
        match press {
            Press::Act(action) => Route::Answer(game, number, action.clone().into()).into(),
            Press::Focus(what) => Route::Pick(game, number, what.clone().into()).into(),
            Press::Unfocus | Press::TakeBack | Press::Prepare(_) | Press::Withdraw => {
                Route::At(game, number).into()
            }
        }
    }

    fn menu(self, name: &str) -> String {
        AnyRoute::menu(name)
    }
}

fn overview(progress: &[LessonProgress], words: &Words) -> Outgoing {
    let line = |&LessonProgress { game, next }: &LessonProgress| {
        let of = n_questions(game);
        let key = if next >= of {
            "learn-lesson-done"
        } else {
            "learn-lesson"
        };
        Msg::new(key)
            .with("game", game_name(game))
            .with("done", next)
            .with("of", of)
    };
    let lines = [Msg::new("learn-about")].into_iter();
    let lines: Vec<Msg> = lines.chain(progress.iter().map(line)).collect();
    let buttons = progress.iter().map(|&LessonProgress { game, .. }| {
        let label = words.text(&game_name(game));
        labelled(Route::Resume(game), &label, ButtonStyle::Primary)
    });
    Outgoing::private(words.texts(&lines)).rows(vec![CreateActionRow::Buttons(buttons.collect())])
}

/// What comes after a lesson: a match, the rules, other lessons.
fn finished(game: GameKind, words: &Words) -> Outgoing {
    let done = Msg::new("learn-done").with("game", game_name(game));
    let solo = HelpRoute::Solo(game);
    let plain = ButtonStyle::Secondary;
    let row = vec![
        button(solo, words, "button-learn-solo", ButtonStyle::Success),
        button(RulesRoute::Page(game, 0), words, "button-rules", plain),
        button(Route::Overview, words, "button-learn-others", plain),
        button(Route::At(game, 0), words, "button-learn-once-more", plain),
    ];
    Outgoing::private(words.text(&done)).rows(vec![CreateActionRow::Buttons(row)])
}
