//! Shapes as SVG: what is rasterized once per distinct shape, and the slow reference for whole scenes.

use std::fmt::Write;

use super::cities;
use super::palette::rgb;
use super::symbols::{self, outline};
use super::text::{fitted, put_text};
use lostcities_scene::Scene;
use lostcities_scene::{
    Align, City, Edge, Group, Item, Label, Paint, Path, Plate, Segment, Shadow, Shape, Stamp,
};

/// How many plates a shadow consists of; more cannot be told from a blur at these sizes.
const SHADOW_LAYERS: u8 = 4;

/// Writing to a `String` cannot fail; this keeps the callers free of a result that never matters.
macro_rules! put {
    ($out:expr, $($arg:tt)*) => {
        write!($out, $($arg)*).expect("a String takes any text")
    };
}

pub(super) fn scene(scene: &Scene) -> String {
    let mut svg = Writer::new();
    let ground = Plate::new(scene.width, scene.height, 0).fill(scene.ground);
    svg.plate(&ground);
    for item in &scene.items {
        svg.item(item);
    }
    svg.finish()
}

/// One shape with its origin at 0, 0.
pub(super) fn shape(shape: &Shape) -> String {
    let mut svg = Writer::new();
    svg.shape(shape);
    svg.finish()
}

struct Writer {
    out: String,
    n_clips: usize,
}

impl Writer {
    fn new() -> Self {
        Self {
            // The size is that of no picture: what is drawn decides how much is rasterized.
            out: r#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">"#.to_owned(),
            n_clips: 0,
        }
    }

    fn finish(mut self) -> String {
        self.out.push_str("</svg>");
        self.out
    }

    fn item(&mut self, item: &Item) {
        put!(
            self.out,
            r#"<g transform="translate({} {})">"#,
            item.x,
            item.y
        );
        self.shape(&item.shape);
        self.out.push_str("</g>");
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::Plate(plate) => self.plate(plate),
            Shape::Shadow(shadow) => self.shadow(*shadow),
            Shape::Path(path) => self.path(path),
            Shape::Stamp(stamp) => self.stamp(*stamp),
            Shape::Label(label) => self.label(label),
            Shape::Card(card) => self.group(&card.drawing()),
            Shape::City(city) => self.city(*city),
            Shape::Group(group) => self.group(group),
        }
    }

    fn plate(&mut self, plate: &Plate) {
        // The edge lies inside the plate's bounds.
        let inset = plate.edge.map_or(0.0, |edge| f32::from(edge.width) / 2.0);
        let width = (f32::from(plate.width) - 2.0 * inset).max(0.0);
        let height = (f32::from(plate.height) - 2.0 * inset).max(0.0);
        let radius = (f32::from(plate.radius) - inset).max(0.0);
        put!(
            self.out,
            r#"<rect x="{inset}" y="{inset}" width="{width}" height="{height}" rx="{radius}""#
        );
        self.paints(plate.fill, plate.edge);
    }

    /// Closes a tag with its fill and line.
    fn paints(&mut self, fill: Option<Paint>, edge: Option<Edge>) {
        match fill {
            Some(paint) => put!(self.out, r#" fill="{}""#, hex(paint)),
            None => self.out.push_str(r#" fill="none""#),
        }
        if let Some(Edge {
            paint,
            width,
            dashed,
        }) = edge
        {
            put!(
                self.out,
                r#" stroke="{}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round""#,
                hex(paint)
            );
            if dashed {
                self.out.push_str(r#" stroke-dasharray="8 6""#);
            }
        }
        self.out.push_str("/>");
    }

    fn shadow(&mut self, shadow: Shadow) {
        let Shadow {
            width,
            height,
            radius,
            lift,
        } = shadow;
        let drop = f32::from(lift) / 4.0;
        for layer in 0..SHADOW_LAYERS {
            let grow = f32::from(lift) * (f32::from(layer) + 0.5) / f32::from(SHADOW_LAYERS);
            put!(
                self.out,
                r##"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="#000" fill-opacity="0.12"/>"##,
                -grow,
                drop - grow,
                f32::from(width) + 2.0 * grow,
                f32::from(height) + 2.0 * grow,
                f32::from(radius) + grow
            );
        }
    }

    fn path(&mut self, path: &Path) {
        self.out.push_str(r#"<path d=""#);
        for &segment in &path.segments {
            match segment {
                Segment::Move(x, y) => put!(self.out, "M{x} {y}"),
                Segment::Line(x, y) => put!(self.out, "L{x} {y}"),
                Segment::Bend(by_x, by_y, x, y) => put!(self.out, "Q{by_x} {by_y} {x} {y}"),
                Segment::Close => self.out.push('Z'),
            }
        }
        self.out.push('"');
        self.paints(path.fill, path.edge);
    }

    fn stamp(&mut self, stamp: Stamp) {
        let symbols::Outline { fill, line, width } = outline(stamp.symbol);
        let scale = f32::from(stamp.size) / 100.0;
        put!(
            self.out,
            r#"<g transform="scale({scale}) translate(-50 -50)">"#
        );
        let colour = hex(stamp.paint);
        if !fill.is_empty() {
            put!(
                self.out,
                r#"<path d="{fill}" fill="{colour}" fill-rule="evenodd"/>"#
            );
        }
        if !line.is_empty() {
            put!(
                self.out,
                r#"<path d="{line}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>"#
            );
        }
        self.out.push_str("</g>");
    }

    fn city(&mut self, city: City) {
        let scale = f32::from(city.width) / f32::from(City::WIDTH);
        put!(self.out, r#"<g transform="scale({scale})">"#);
        for (radius, tone) in cities::halo(city) {
            let colour = hex(Paint::Of(city.hue, *tone));
            put!(
                self.out,
                r#"<circle cx="48" cy="42" r="{radius}" fill="{colour}"/>"#
            );
        }
        for (form, paint) in cities::parts(city) {
            put!(self.out, r#"<path d="{form}" fill="{}"/>"#, hex(paint));
        }
        self.out.push_str("</g>");
    }

    fn label(&mut self, label: &Label) {
        let anchor = match label.align {
            Align::Left => "start",
            Align::Middle => "middle",
            Align::Right => "end",
        };
        let (shown, size) = match label.fit {
            Some(width) => fitted(&label.text, label.font, label.size, width),
            None => (label.text.clone(), label.size),
        };
        // Capitals and digits of both fonts are 0.7 high; a full pixel keeps their edges sharp.
        let baseline = (f32::from(size) * 0.35).round();
        put_text(
            &mut self.out,
            &shown,
            label.font,
            size,
            anchor,
            (0.0, baseline),
            &hex(label.paint),
        );
    }

    fn group(&mut self, group: &Group) {
        self.out.push_str("<g");
        let number = self.n_clips;
        if group.clip.is_some() {
            self.n_clips += 1;
            put!(self.out, r#" clip-path="url(#c{number})""#);
        }
        if group.faded {
            self.out.push_str(r#" opacity="0.72""#);
        }
        self.out.push('>');
        if let Some(clip) = &group.clip {
            put!(self.out, r#"<clipPath id="c{number}">"#);
            self.plate(&clip.fill(Paint::Ink));
            self.out.push_str("</clipPath>");
        }
        for item in &group.items {
            self.item(item);
        }
        self.out.push_str("</g>");
    }
}

/// A colour as SVG writes it.
fn hex(paint: Paint) -> String {
    let [red, green, blue] = rgb(paint);
    format!("#{red:02x}{green:02x}{blue:02x}")
}
