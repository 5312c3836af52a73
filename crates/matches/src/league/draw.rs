//! The draw of a season: its matches, each with a secret of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use serde_json::json;

use super::{SeasonState, Seasons};
use crate::challenge::{make_short, setup};
use crate::kernel::BySeat;
use crate::league_rules::{divisions, ladder, pairings, seeding};
use crate::registry;
use crate::store::{
    Entrant, NewFixture, NewMatch, Occupant, Opening, Person, PersonId, Terms, Venue,
};
use crate::{Refusal, Result, SeasonRefusal};

/// How many matches are made in one transaction: while it lasts, no click is written.
const AT_ONCE: usize = 20;

impl Seasons<'_> {
    /// The people of a season in the order in which they are cut into divisions.
    pub(super) async fn order(self, state: &SeasonState) -> Result<Vec<PersonId>> {
        let (store, season) = (self.tables.store(), &state.season);
        let before = match store.season_before(season).await? {
            Some(before) => ladder(&ends(&store.entrants_of(before).await?)),
            None => Vec::new(),
        };
        let ratings = store.ratings_of_entrants(season).await?;
        let ratings: BTreeMap<PersonId, f64> = ratings.into_iter().collect();
        let people = state.entrants.iter().map(|entrant| entrant.person);
        let people: Vec<_> = people
            .map(|person| (person, ratings.get(&person).copied()))
            .collect();
        Ok(seeding(&before, &people))
    }

    /// Makes the matches that a season lacks which has been drawn. Nobody is told of them before all are there.
    pub(super) async fn make_matches(self, state: &SeasonState) -> Result<()> {
        let n = u8::try_from(state.entrants.len()).unwrap_or(u8::MAX);
        let made = state.matches.iter().map(|it| (it.sides(), it.nth));
        let made: BTreeSet<([u8; 2], u8)> = made.collect();
        let mut lacking = pairings(n);
        lacking.retain(|pairing| !made.contains(&(pairing.sides, pairing.nth)));
        for pairings in lacking.chunks(AT_ONCE) {
            let fixtures: Result<Vec<NewFixture>> = pairings
                .iter()
                .map(|pairing| {
                    Ok(NewFixture {
                        sides: pairing.sides,
                        nth: pairing.nth,
                        new: self.planned(state, pairing.sides)?,
                    })
                })
                .collect();
            let store = self.tables.store();
            store.open_fixtures(&state.season, &fixtures?).await?;
        }
        Ok(())
    }

    /// A match of these two entrants, of whom the first begins.
    fn planned(self, state: &SeasonState, sides: [u8; 2]) -> Result<NewMatch> {
        let season = &state.season;
        let person = |seed| {
            let entrant = state
                .by_seed(seed)
                .ok_or(Refusal::Season(SeasonRefusal::NotJoined))?;
            Ok::<_, Refusal>(Person::new(entrant.person, entrant.name.clone()))
        };
        let (host, other) = (person(sides[0])?, person(sides[1])?);
        let mut options = json!({});
        make_short(season.game, &mut options);
        let mut setup = setup(season.game, options, 2)?;
        setup["first"] = 0.into();
        let at = self.tables.now();
        Ok(NewMatch {
            terms: Terms {
                game: season.game,
                table_version: registry::table_version(),
                setup,
                guild: Some(season.guild),
                channel: None,
                venue: Venue::Quiet,
                locale: season.locale.clone(),
                host: host.id,
                opening: Opening::Season,
                invited: Vec::new(),
                clock: Some(season.pace.clock()),
                rematch_of: None,
            },
            secret: self.tables.inner.environment.secret(),
            // Nobody is asked to agree any more, so it does not expire before the season has ended.
            expires_at: at.after(2 * season.pace.length()),
            seats: BySeat::new(2, |seat| {
                let is_host = seat.number() == 0;
                Occupant::Person(if is_host { host.clone() } else { other.clone() })
            }),
            limits: None,
            at,
            // It is made once because its season has it once.
            interaction: 0,
        })
    }
}

/// The people of a season that has ended: those of each division in the order of their places, with who has left it.
fn ends(entrants: &[Entrant]) -> Vec<Vec<(PersonId, bool)>> {
    let n = u8::try_from(entrants.len()).unwrap_or(u8::MAX);
    let division = |numbers: Range<u8>| {
        let mut people: Vec<&Entrant> = entrants[numbers.start.into()..numbers.end.into()]
            .iter()
            .collect();
        people.sort_by_key(|entrant| (entrant.place, entrant.seed));
        let end = |entrant: &Entrant| (entrant.person, !entrant.is_in());
        people.into_iter().map(end).collect()
    };
    divisions(n).into_iter().map(division).collect()
}
