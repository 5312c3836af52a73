use super::*;

const ONE: Seat = Seat::FIRST;
const TWO: Seat = Seat::FIRST.next(2);

fn both(one: i64) -> BySeat<Milli> {
    BySeat::new(2, |seat| Milli(if seat == ONE { one } else { -one }))
}

fn change(step: usize, cause: Cause, one: i64) -> Change {
    Change {
        step,
        cause,
        amounts: both(one),
    }
}

fn act(seat: Seat, error: i64) -> Cause {
    let prospect = Prospect {
        now: 0,
        points: 20,
        lead: 3,
        turns: 9,
    };
    Cause::Act(DearAct {
        seat,
        played: "draw".to_owned(),
        better: "take.r".to_owned(),
        of_played: prospect,
        of_better: prospect,
        error: Milli(error),
    })
}

fn entries() -> Entries {
    Entries {
        start: both(500),
        start_errors: both(4_000),
        end: both(7_000),
        is_stopped: false,
        n_worlds: 16,
        changes: vec![
            change(0, Cause::Chance, 9_000),
            change(1, act(ONE, 3_000), -2_500),
            change(2, act(TWO, 0), 4_000),
            change(4, act(ONE, 0), -5_000),
            change(4, Cause::Scored, 1_000),
        ],
    }
}

#[test]
fn luck_and_skill_are_the_gain() {
    let review = Review::try_from(entries()).expect("it adds up");
    let Entries { start, end, .. } = review.entries();
    let of = |seat| {
        [
            review.luck(seat),
            review.own(seat),
            review.others(seat),
            review.skill(seat),
            end[seat] - start[seat],
        ]
    };
    assert_eq!(
        of(ONE).map(|amount| amount.0),
        [10_000, -7_500, 4_000, -3_500, 6_500]
    );
    assert_eq!(
        of(TWO).map(|amount| amount.0),
        [-10_000, -4_000, 7_500, 3_500, -6_500]
    );
    assert_eq!(review.errors(ONE), (Milli(5_000), Milli(3_000)));
    let curve: Vec<_> = review.curve(ONE).collect();
    assert_eq!((curve[0], curve[5]), ((0, Milli(500)), (5, Milli(7_000))));
    let dearest = review.dearest(ONE, 1);
    assert_eq!(dearest.len(), 1);
    assert_eq!(dearest[0].0.step, 4);
}

#[test]
fn what_does_not_add_up_is_no_account() {
    let mut short = entries();
    short.changes[1].amounts = BySeat::new(1, |_| Milli(-2_500));
    assert_eq!(Review::try_from(short), Err(BadReview::Seats));
    let mut turned = entries();
    turned.changes.swap(0, 3);
    assert_eq!(Review::try_from(turned), Err(BadReview::Order));
    let mut off = entries();
    off.changes[2].amounts[TWO] = Milli(-4_001);
    assert_eq!(Review::try_from(off), Err(BadReview::Sum(TWO)));
}

#[test]
fn an_account_is_read_as_it_is_written() {
    let review = Review::try_from(entries()).expect("it adds up");
    let json = serde_json::to_string(&review).expect("plain data");
    assert_eq!(serde_json::from_str::<Review>(&json).ok(), Some(review));
    let off = json.replace("7000", "7001");
    assert!(serde_json::from_str::<Review>(&off).is_err());
}

#[test]
fn points_are_rounded_to_the_nearest() {
    for (amount, points) in [
        (0, 0),
        (499, 0),
        (500, 1),
        (-499, 0),
        (-500, -1),
        (-1_501, -2),
    ] {
        assert_eq!(Milli(amount).points(), points, "{amount}");
    }
    assert_eq!(Milli(-7).divided(2), Milli(-4));
}
