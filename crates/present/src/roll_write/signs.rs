//! The signs in the pictures of Roll & Write.

use super::specimen;
use crate::mark::SeatMark;
use crate::rules::{Sign, legend, sign};
use crate::scene::{Group, Hue, Label, Paint, Plate, Stamp, Symbol, Tone};
use crate::{Face, Msg};
use lostcities_rules::games::roll_write::Column;
use lostcities_rules::games::values::Values;
use lostcities_rules::kernel::Seat;

pub(super) fn signs(say: &dyn Fn(&Msg) -> String) -> Face {
    let all = vec![
        next(),
        fields(),
        end(),
        circles(),
        bridges(),
        refused(),
        taken(),
        towers(),
        waiting(),
        turn(),
        sign::winner(),
    ];
    legend(all, say)
}

/// A colour of the sheet in a tone.
const fn green(tone: Tone) -> Paint {
    Paint::Of(Hue::Green, tone)
}

fn next() -> Sign {
    let field = Plate::new(150, 80, 12).fill(green(Tone::Middle));
    let group = Group::new()
        .with(-75, -40, field.edge(green(Tone::Full), 4))
        .with(0, 0, Label::number("5+", 56, green(Tone::Full)));
    Sign::new(group, Msg::new("sign-roll-write-next"))
}

fn fields() -> Sign {
    let group = Group::new()
        .with(-44, 0, Stamp::new(Symbol::Arrow, 64, green(Tone::Full)))
        .with(44, 0, Stamp::new(Symbol::Artefact, 64, green(Tone::Full)));
    Sign::new(group, Msg::new("sign-roll-write-fields"))
}

fn end() -> Sign {
    let outline = Stamp::new(Symbol::ArtefactOutline, 72, green(Tone::Full));
    let group = Group::new()
        .with(-44, 0, outline)
        .with(44, 0, Stamp::new(Symbol::Artefact, 72, Paint::Gold))
        .with(44, 6, Stamp::new(Symbol::Check, 30, Paint::Ink));
    Sign::new(group, Msg::new("sign-roll-write-end"))
}

fn circles() -> Sign {
    let disc = Plate::disc(84);
    let group = Group::new()
        .with(-90, -42, disc.fill(green(Tone::Full)))
        .with(-48, 0, Label::number("×2", 42, Paint::Ink))
        .with(6, -42, disc.edge(green(Tone::Full), 4))
        .with(20, -4, Plate::pill(56, 8).fill(green(Tone::Full)));
    Sign::new(group, Msg::new("sign-roll-write-circles"))
}

fn bridges() -> Sign {
    let points = Values::latest().roll_write.bridge_points.value;
    let pill = Plate::pill(90, 50);
    let won = Label::number(Label::signed(points.into()), 38, Paint::Ink);
    let lost = Label::number(points.to_string(), 38, Paint::Line);
    let group = Group::new()
        .with(-94, -25, pill.fill(Paint::Gold))
        .with(-49, 0, won)
        .with(4, -25, pill.fill(Paint::Ink))
        .with(49, 0, lost)
        .with(20, -3, Plate::pill(58, 6).fill(Paint::Loss));
    Sign::new(
        group,
        Msg::new("sign-roll-write-bridges").with("points", points),
    )
}

fn refused() -> Sign {
    let die = sign::symbol(Symbol::Die, Paint::Chalk);
    Sign::new(die, Msg::new("sign-roll-write-refused"))
}

fn taken() -> Sign {
    let side = Plate::new(84, 84, 14).fill(Paint::Of(Hue::Red, Tone::Full));
    let die =
        Group::new()
            .with(0, 0, side)
            .with(42, 42, Stamp::new(Symbol::Volcano, 50, Paint::Ink));
    let group = Group::new().with(-42, -42, die.faded(true)).with(
        34,
        32,
        SeatMark::of(Seat::FIRST).drawn(40),
    );
    Sign::new(group, Msg::new("sign-roll-write-taken"))
}

/// Towers of the public picture, one that pays and one that does not.
fn towers() -> Sign {
    let group = Group::new()
        .with(-54, 50, specimen(Column::Expedition(Hue::Green), 3, true))
        .with(14, 50, specimen(Column::Expedition(Hue::Red), 2, false));
    Sign::new(group, Msg::new("sign-roll-write-tower"))
}

fn waiting() -> Sign {
    let group = Group::new()
        .with(-44, 0, Stamp::new(Symbol::Check, 64, Paint::Gold))
        .with(44, 0, Stamp::new(Symbol::Thinking, 64, Paint::Gold));
    Sign::new(group, Msg::new("sign-roll-write-waiting"))
}

fn turn() -> Sign {
    let group = Group::new()
        .with(-36, 0, Stamp::new(Symbol::Round, 56, Paint::Slate))
        .with(36, 0, Label::number("15", 52, Paint::Slate));
    Sign::new(group, Msg::new("sign-roll-write-turn"))
}
