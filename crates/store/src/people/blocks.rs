//! Who takes whose challenges.

use crate::{Person, PersonId, PersonName, Result, Store};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChallengeSettings {
    pub takes_challenges: bool,
    pub blocked: Vec<(PersonId, PersonName)>,
}

impl Store {
    /// What a person decided about challenges; a new person takes all of them.
    pub async fn challenge_settings(&self, id: PersonId) -> Result<ChallengeSettings> {
        let mut tx = self.readers.begin().await?;
        let takes = sqlx::query_scalar("select takes_challenges from people where id = $1")
            .bind(id)
            .fetch_optional(&mut *tx)
            .await?;
        let blocked = sqlx::query_as(
            "select blocked, name from blocks join people on people.id = blocks.blocked
             where person = $1 order by name, blocked",
        )
        .bind(id)
        .fetch_all(&mut *tx)
        .await?;
        Ok(ChallengeSettings {
            takes_challenges: takes.unwrap_or(true),
            blocked,
        })
    }

    pub async fn takes_challenges_of(
        &self,
        person: PersonId,
        challenger: PersonId,
    ) -> Result<bool> {
        let refused = sqlx::query(
            "select 1 from people where id = $1 and takes_challenges = 0
             union all select 1 from blocks where person = $1 and blocked = $2",
        )
        .bind(person)
        .bind(challenger)
        .fetch_optional(&self.readers)
        .await?;
        Ok(refused.is_none())
    }

    /// Whether a person takes no challenges of this other one, whatever holds for the rest.
    pub async fn has_blocked(&self, person: PersonId, other: PersonId) -> Result<bool> {
        let found = sqlx::query("select 1 from blocks where person = $1 and blocked = $2")
            .bind(person)
            .bind(other)
            .fetch_optional(&self.readers)
            .await?;
        Ok(found.is_some())
    }

    /// Lets a person take challenges, or none at all; the person is remembered if they are new.
    pub async fn set_takes_challenges(&self, person: &Person, takes: bool) -> Result<()> {
        sqlx::query(
            "insert into people (id, name, takes_challenges) values ($1, $2, $3)
             on conflict (id) do update set takes_challenges = excluded.takes_challenges",
        )
        .bind(person.id)
        .bind(&person.name)
        .bind(takes)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    /// Lets a person, who must be known, take no more challenges of another.
    pub async fn block_person(&self, person: PersonId, blocked: PersonId) -> Result<()> {
        sqlx::query(
            "insert into blocks (person, blocked) values ($1, $2)
             on conflict (person, blocked) do nothing",
        )
        .bind(person)
        .bind(blocked)
        .execute(self.writer()?)
        .await?;
        Ok(())
    }

    pub async fn unblock_person(&self, person: PersonId, blocked: PersonId) -> Result<()> {
        sqlx::query("delete from blocks where person = $1 and blocked = $2")
            .bind(person)
            .bind(blocked)
            .execute(self.writer()?)
            .await?;
        Ok(())
    }
}
