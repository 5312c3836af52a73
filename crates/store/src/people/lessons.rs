//! How far people have come in the lessons.

use crate::driver::FromRow;
use crate::games::GameKind;
use crate::locks::Scope;
use crate::people::remember_name;
use crate::{Person, PersonId, Result, Store};

#[derive(Clone, Copy, PartialEq, Eq, Debug, FromRow)]
pub struct LessonProgress {
    pub game: GameKind,
    /// The question to go on with, counted from 0; the number of questions once all are answered.
    pub next: u8,
}

impl Store {
    pub async fn lesson_progress(&self, id: PersonId) -> Result<Vec<LessonProgress>> {
        let progress =
            sqlx::query_as("select game, next from lessons where person = $1 order by game")
                .bind(id)
                .fetch_all(&self.readers)
                .await?;
        Ok(progress)
    }

    /// Remembers how far a person has come in a lesson, and the person if they are new.
    pub async fn save_lesson_progress(
        &self,
        person: &Person,
        progress: LessonProgress,
    ) -> Result<()> {
        let mut tx = self.begin_for(&Scope::People(vec![person.id])).await?;
        remember_name(&mut tx, person).await?;
        sqlx::query(
            "insert into lessons (person, game, next) values ($1, $2, $3)
             on conflict (person, game) do update set next = excluded.next",
        )
        .bind(person.id)
        .bind(progress.game)
        .bind(progress.next)
        .execute(&mut *tx)
        .await?;
        tx.commit().await?;
        Ok(())
    }
}
