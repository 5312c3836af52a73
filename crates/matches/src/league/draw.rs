//! The draw of a season: its matches, each with a secret of its own.

use serde_json::json;

use super::{SeasonState, Seasons};
use crate::challenge::{make_short, setup};
use crate::kernel::BySeat;
use crate::league_rules::pairings;
use crate::registry;
use crate::store::{NewFixture, NewMatch, Occupant, Opening, Person, Terms, Venue};
use crate::{Refusal, SeasonRefusal, TableError};

/// How many matches one sweep makes.
const MAX_MADE: usize = 20;

impl Seasons<'_> {
    /// Makes some of the matches that a season lacks which has been drawn. Nobody is told of them before all are there.
    pub(super) async fn make_matches(self, state: &SeasonState) -> Result<(), TableError> {
        let n = u8::try_from(state.entrants.len()).unwrap_or(u8::MAX);
        let is_made = |sides: [u8; 2], nth: u8| {
            let mut made = state.matches.iter();
            made.any(|it| it.sides() == sides && it.nth == nth)
        };
        let mut fixtures = Vec::new();
        for pairing in pairings(n) {
            if fixtures.len() < MAX_MADE && !is_made(pairing.sides, pairing.nth) {
                fixtures.push(NewFixture {
                    sides: pairing.sides,
                    nth: pairing.nth,
                    new: self.planned(state, pairing.sides)?,
                });
            }
        }
        let store = self.tables.store();
        Ok(store.open_fixtures(&state.season, &fixtures).await?)
    }

    /// A match of these two entrants, of whom the first begins.
    fn planned(self, state: &SeasonState, sides: [u8; 2]) -> Result<NewMatch, TableError> {
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
                table_version: registry::TABLE_VERSION,
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
