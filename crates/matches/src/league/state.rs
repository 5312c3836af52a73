//! A season with its people and matches, and the tables that follow from them.

use std::cmp::Ordering;

use super::NO_SHOW_AFTER;
use crate::kernel::{Ending, Timestamp};
use crate::league_rules::{Division, Fixture, Played, Side, Standing, tables};
use crate::store::{Entrant, LeagueSeason, PersonId, Phase, SeasonMatch, State};

pub use crate::league_rules::{Division as TableDivision, Line as TableLine};

/// What everybody may know of a season.
#[derive(Clone, Debug)]
pub struct SeasonState {
    pub season: LeagueSeason,
    /// In the order of their numbers, or before the draw in which they joined.
    pub entrants: Vec<Entrant>,
    /// Those that are made so far.
    pub matches: Vec<SeasonMatch>,
    /// The tables, of the best division first; none before the draw.
    pub divisions: Vec<Division>,
}

impl SeasonState {
    pub(super) fn new(
        season: LeagueSeason,
        entrants: Vec<Entrant>,
        matches: Vec<SeasonMatch>,
    ) -> Self {
        let is_drawn = entrants.iter().any(|entrant| entrant.seed.is_some());
        let mut state = Self {
            season,
            entrants,
            matches,
            divisions: Vec::new(),
        };
        if is_drawn {
            let counted = state.counted();
            let fixtures: Vec<Fixture> = counted.map(|it| state.fixture(it)).collect();
            let left = state.entrants.iter().map(|entrant| !entrant.is_in());
            state.divisions = tables(&fixtures, &left.collect::<Vec<bool>>());
        }
        state
    }

    pub fn entrant(&self, person: PersonId) -> Option<&Entrant> {
        self.entrants
            .iter()
            .find(|entrant| entrant.person == person)
    }

    /// The entrant with this number.
    pub fn by_seed(&self, seed: u8) -> Option<&Entrant> {
        let at = self.entrants.get(usize::from(seed));
        at.filter(|entrant| entrant.seed == Some(seed))
    }

    pub const fn is_drawn(&self) -> bool {
        !self.divisions.is_empty()
    }

    /// Who is first in the first division of those who have played, and not left.
    pub fn winners(&self) -> impl Iterator<Item = &Entrant> {
        let lines = self.divisions.iter().take(1).flat_map(|it| &it.lines);
        let first = lines.filter(|line| line.place == 1 && line.n_played > 0);
        let first = first.filter_map(|line| self.by_seed(line.entrant));
        first.filter(|entrant| entrant.is_in())
    }

    /// Which division a person is in, from 0.
    pub fn division_of(&self, person: PersonId) -> Option<usize> {
        let seed = self.entrant(person)?.seed?;
        let mut divisions = self.divisions.iter();
        divisions.position(|division| division.entrants.contains(&seed))
    }

    /// Compares the division in which the person on this line would play next with the one they are in: `Less` is higher.
    pub fn next(&self, division: usize, position: usize) -> Ordering {
        let lines = &self.divisions[division].lines;
        let entrant = self.by_seed(lines[position].entrant);
        let standing = Standing {
            division,
            position,
            size: lines.len(),
            has_left: entrant.is_some_and(|entrant| !entrant.is_in()),
        };
        standing.next(self.divisions.len()).cmp(&division)
    }

    /// The matches that count.
    pub fn counted(&self) -> impl Iterator<Item = &SeasonMatch> {
        let is_counted = |it: &&SeasonMatch| !it.is_annulled && it.state != State::Abandoned;
        self.matches.iter().filter(is_counted)
    }

    /// The open matches that count for nobody.
    pub(super) fn void(&self) -> impl Iterator<Item = &SeasonMatch> {
        let is_cancelled = self.season.phase == Phase::Cancelled;
        self.matches.iter().filter(move |it| match it.state {
            State::Lobby => is_cancelled || it.is_annulled,
            State::Playing => it.is_annulled,
            State::Finished | State::Abandoned => false,
        })
    }

    /// Whether all matches are over, and its end was not taken back for longer than until `now`.
    pub(super) fn is_played_out(&self, now: Timestamp) -> bool {
        let is_reopened = self.season.reopened_at.is_some();
        let is_early = is_reopened && self.season.ends_at.is_some_and(|at| now < at);
        !is_early && !self.counted().any(SeasonMatch::is_open)
    }

    /// How many matches are over, and how many there are.
    pub fn n_over(&self) -> (usize, usize) {
        let n_open = self.counted().filter(|it| it.is_open()).count();
        let n = self.counted().count();
        (n - n_open, n)
    }

    pub const fn is_over(&self) -> bool {
        matches!(self.season.phase, Phase::Closed | Phase::Cancelled)
    }

    /// Whether who never moves has been taken out by now, so that no place comes back into reach.
    pub fn shows_places(&self, now: Timestamp) -> bool {
        let began_at = self.season.began_at;
        began_at.is_some_and(|at| now >= at.after(NO_SHOW_AFTER))
    }

    /// Whether all matches are made, and nobody knows it yet.
    pub fn is_to_be_announced(&self) -> bool {
        let n_seeded = u8::try_from(self.entrants.len()).unwrap_or(u8::MAX);
        let n_all = crate::league_rules::pairings(n_seeded).len();
        self.season.phase == Phase::Drawn && self.matches.len() == n_all
    }

    /// What its message shows, in a word.
    pub fn shown(&self) -> String {
        let (n_over, n) = self.n_over();
        self.season.showing(n - n_over)
    }

    /// Who still takes part, but had computer players play too much of more than half of their matches.
    pub(super) fn absent(&self) -> Vec<PersonId> {
        let fixtures: Vec<Fixture> = self.counted().map(|it| self.fixture(it)).collect();
        let is_absent = |entrant: &&Entrant| {
            let side_in = |fixture: &Fixture| {
                let mut sides = fixture.sides.iter();
                let side = sides.position(|seed| Some(*seed) == entrant.seed)?;
                Some(fixture.played.map(|played| played.sides[side]))
            };
            let own: Vec<Option<Side>> = fixtures.iter().filter_map(side_in).collect();
            let n_absent = own.iter().flatten().filter(|side| side.is_absent());
            n_absent.count() * 2 > own.len()
        };
        let entrants = self.entrants.iter().filter(|entrant| entrant.is_in());
        entrants
            .filter(is_absent)
            .map(|entrant| entrant.person)
            .collect()
    }

    fn fixture(&self, of: &SeasonMatch) -> Fixture {
        let left = of.left();
        let side = |side: usize, points: [i32; 2]| {
            let is_by = |seat: crate::kernel::Seat| usize::from(seat.number()) == side;
            let has_resigned = match of.ending {
                Some(Ending::Resigned { by } | Ending::TimedOut { by }) => is_by(by),
                _ => false,
            };
            // Where computer players have finished it because the time was over, what they have reached counts; not where they
            // played for two who were silent.
            let is_finished = left == [true, true] && of.stand_ins() != [true, true];
            let is_gone = self
                .by_seed(of.sides()[side])
                .is_some_and(|entrant| !entrant.is_in());
            let (n_own, n_computer) = match of.turns()[side] {
                _ if is_finished => (0, u32::from(is_gone)),
                (0, 0) => (0, u32::from(left[side])),
                counted => counted,
            };
            Side {
                points: points[side],
                has_resigned,
                n_own,
                n_computer,
            }
        };
        Fixture {
            sides: of.sides(),
            played: of.points().map(|points| Played {
                game: self.season.game,
                sides: [side(0, points), side(1, points)],
            }),
        }
    }
}
