//! What a renderer does well to have drawn before anybody asks.

use super::{Card, CardSize, Hue, Mark, Scene};

/// Scenes that together show the cards which most pictures consist of, in the colours that most games have first.
pub fn specimens() -> Vec<Scene> {
    let numbers = (1..=10).map(Mark::Number);
    let marks = numbers.chain([Mark::Wager, Mark::Hidden, Mark::Stakes(2), Mark::Stakes(3)]);
    let sizes = [CardSize::Row, CardSize::Hand, CardSize::Tight];
    let sheets = sizes
        .into_iter()
        .flat_map(|size| Hue::ALL.map(|hue| (size, hue)));
    sheets
        .map(|(size, hue)| {
            let mut sheet = Scene::new(size.width() * 14, size.height());
            let places = (0..).step_by(size.width().into());
            for (x, mark) in places.zip(marks.clone()) {
                sheet.put(x, 0, Card::new(hue, mark, size));
            }
            sheet
        })
        .collect()
}
