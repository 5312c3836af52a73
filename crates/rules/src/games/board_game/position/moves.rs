//! How figures move, and what they find.

use super::BoardGame;
use crate::games::Colour;
use crate::games::board_game::{Card, Effect, MoveBy, Phase, RoundEnd, Tile};
use crate::kernel::Seat;

impl BoardGame {
    /// A figure that is under way and not in the lost city moves one stage (004:234), because of `card` or of something
    /// else; what it finds there happens at once.
    pub(super) fn move_figure(
        &mut self,
        seat: Seat,
        path: Colour,
        card: Option<Card>,
        tell: &mut impl FnMut(Effect),
    ) {
        let values = self.open.values;
        let expedition = self.open.sides[seat].expeditions[path.index()].as_mut();
        let expedition = expedition.expect("only a figure that is under way moves");
        let stage = expedition.stage().next();
        let stage = stage.expect("no figure moves out of the lost city");
        expedition.move_to(stage);
        tell(Effect::Moved {
            seat,
            card,
            path,
            figure: expedition.figure(),
            stage,
            points: expedition.points(values),
        });
        if stage == values.round_end_stage.value {
            let n_crossed = self.open.n_crossed();
            let n_end = values.round_end_figures.value;
            tell(Effect::Crossed {
                path,
                n_crossed,
                n_end,
            });
            if n_crossed >= n_end {
                // The tile on the crossing stage is ignored: the round has ended (004:335).
                return self.end_round(seat, RoundEnd::Crossings(n_crossed), tell);
            }
        }
        match self.open.tiles[path.index()][stage.index()] {
            None => self.go_on_to_draw(seat),
            Some(Tile::Artefact) => {
                self.open.tiles[path.index()][stage.index()] = None;
                self.open.sides[seat].artefact_tiles += 1;
                tell(Effect::FoundArtefact {
                    seat,
                    artefacts: self.open.artefacts(seat),
                });
                self.go_on_to_draw(seat);
            }
            Some(Tile::Points(found)) => {
                self.open.sides[seat].points += i32::from(found);
                tell(Effect::FoundPoints {
                    seat,
                    found,
                    points: self.open.points(seat),
                });
                self.go_on_to_draw(seat);
            }
            Some(Tile::Stage) => self.offer_move(seat, MoveBy::StageTile, tell),
        }
    }

    /// A move of one more figure; nothing is asked if none can move.
    pub(super) fn offer_move(&mut self, seat: Seat, by: MoveBy, tell: &mut impl FnMut(Effect)) {
        if self.open.movable(seat).next().is_none() {
            tell(Effect::NothingMoves { seat, by });
            self.go_on_to_draw(seat);
        } else {
            tell(Effect::MayMove { seat, by });
            self.open.phase = Phase::Move { seat, by };
        }
    }

    /// The first part of the turn is done, and nothing was discarded.
    pub(super) fn go_on_to_draw(&mut self, seat: Seat) {
        self.open.phase = Phase::Draw {
            seat,
            just_discarded: None,
        };
    }
}
