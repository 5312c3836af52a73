//! The printed values of the board game.

use serde::{Deserialize, Serialize};

use super::{AMOUNTS, BadTable, Fact};
use crate::games::Colour;
use crate::games::board_game::{PATHS, Stage};

/// The printed values of the board game, and its two rules on which rulebooks say little.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardGameValues {
    /// What the nine stages of a path are worth, in points (004:211, 004:235).
    pub stages: Fact<Vec<i32>>,
    pub hand: Fact<u8>,
    /// How many of the 25 tiles are artefacts (004:148-155).
    pub artefact_tiles: Fact<u8>,
    pub stage_tiles: Fact<u8>,
    /// The points on the others.
    pub points_tiles: Fact<Vec<u8>>,
    pub tile_stages: Fact<TileStages>,
    /// What 0, 1, 2, … artefacts are worth after a single round; more count as the last.
    pub short_ladder: Fact<Vec<i32>>,
    /// What 0, 1, 2, … artefacts are worth after three rounds; more count as the last.
    pub long_ladder: Fact<Vec<i32>>,
    /// How many figures must have crossed the bridges to end a round (004:326-337).
    pub round_end_figures: Fact<u8>,
    /// The first stage behind the bridges (004:326-337).
    pub round_end_stage: Fact<Stage>,
    /// What a leader's points are multiplied by (004:4).
    pub leader_factor: Fact<u8>,
    /// How many cards two players take out of each round unseen (004:35).
    pub two_player_removed: Fact<u8>,
    /// Whether a player may take back the card that it has just discarded.
    pub may_retake_own_discard: Fact<bool>,
    pub tie: Fact<BoardTie>,
}

/// The stages of each path on which a tile lies, ascending.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TileStages {
    pub y: Vec<Stage>,
    pub b: Vec<Stage>,
    pub w: Vec<Stage>,
    pub g: Vec<Stage>,
    pub r: Vec<Stage>,
}

/// Who wins on equal points (004:55-58).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoardTie {
    /// The player who has more artefacts; if they are equal too, all of them.
    ArtefactsThenShared,
}

impl TileStages {
    /// The stages with a tile on the path of this colour; none if it has no path.
    pub fn of(&self, colour: Colour) -> &[Stage] {
        match colour {
            Colour::Yellow => &self.y,
            Colour::Blue => &self.b,
            Colour::White => &self.w,
            Colour::Green => &self.g,
            Colour::Red => &self.r,
            Colour::Purple | Colour::Orange => &[],
        }
    }
}

impl BoardGameValues {
    /// # Panics
    /// If the table has fewer than nine stages; [`super::Values`] refuses such a table.
    pub fn stage_points(&self, stage: Stage) -> i32 {
        self.stages.value[stage.index()]
    }

    /// What this many artefacts are worth at the end of a match of this many rounds (004:43-50, 004:61-64).
    ///
    /// # Panics
    /// If the ladder has no step; [`super::Values`] refuses such a table.
    pub fn artefact_points(&self, artefacts: u8, n_rounds: u8) -> i32 {
        let ladder = self.ladder(n_rounds);
        ladder[usize::from(artefacts).min(ladder.len() - 1)]
    }

    /// What 0, 1, 2, … artefacts are worth at the end of a match of this many rounds.
    pub fn ladder(&self, n_rounds: u8) -> &[i32] {
        if n_rounds == 1 {
            &self.short_ladder.value
        } else {
            &self.long_ladder.value
        }
    }

    /// Refuses what no printed game can have (docs/RULES.md, section 6).
    pub(super) fn check(&self) -> Result<(), BadTable> {
        let wrong = |why| Err(BadTable::Wrong(why));
        let (stages, long) = (&self.stages.value, &self.long_ladder.value);
        if stages.len() != Stage::LAST.index() + 1 || !stages.is_sorted() {
            return wrong("board: nine stages, worth more and more");
        }
        for ladder in [&self.short_ladder.value, long] {
            if ladder.is_empty() || !ladder.is_sorted() {
                return wrong("board: more artefacts are not worth less");
            }
        }
        let mut amounts = stages.iter().chain(&self.short_ladder.value).chain(long);
        if !amounts.all(|points| AMOUNTS.contains(points)) {
            return wrong("board: an amount is too large");
        }
        // Of three rounds these are printed in the rulebook (004:48-50).
        if long.get(6) != Some(&30) || long.get(9) != Some(&70) || long[4] >= 0 || long[5] < 0 {
            return wrong("board: six artefacts are worth 30, nine 70, and fewer than five cost");
        }
        let mut places = PATHS
            .map(|path| self.tile_stages.value.of(path))
            .into_iter();
        let is_right = |stages: &[Stage]| {
            stages.len() == 5 && stages.is_sorted_by(|a, b| a < b) && stages[0] > Stage::FIRST
        };
        if !places.all(is_right) {
            return wrong("board: tiles lie on five different stages of a path behind the first");
        }
        let n_others = u16::from(self.artefact_tiles.value) + u16::from(self.stage_tiles.value);
        if self.points_tiles.value.len() != 7 || n_others != 25 - 7 {
            return wrong("board: seven of the 25 tiles are points");
        }
        if !(1..=20).contains(&self.round_end_figures.value)
            || self.round_end_stage.value == Stage::FIRST
        {
            return wrong("board: some of at most twenty figures must cross a bridge");
        }
        // Four hands of 110 cards, or two of what is left for two players.
        let hand = u16::from(self.hand.value);
        let removed = u16::from(self.two_player_removed.value);
        if hand == 0 || hand * 4 >= 110 || hand * 2 + removed >= 110 {
            return wrong("board: the deal must leave a draw pile");
        }
        if !(1..=4).contains(&self.leader_factor.value) {
            return wrong("board: a leader multiplies");
        }
        Ok(())
    }
}
