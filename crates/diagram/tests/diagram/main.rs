//! Diagrams looked at as pictures: rasterised with `resvg`, which shares nothing with the program.
//!
//! Where `LUDOTECA_PICTURES` names a folder, the pictures are also written there to be looked at.

mod figures;
mod golden;
mod page;
mod positions;

use ludoteca_diagram::svg::{Page, SvgLabels, svg};
use ludoteca_diagram::{Drawing, Style};
use ludoteca_rules::session::{Request, Session};
use ludoteca_rules::{Entry, Options, random};
use rand::Rng;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Tree};

/// What is left round a diagram, in cells.
const MARGIN: f32 = 0.25;

/// A drawing as pixels, so many to a unit, and the page it is on.
fn raster(drawing: &Drawing, style: Style, pixels: f32) -> (Pixmap, Page) {
    let page = Page::round(drawing, MARGIN, 10.0);
    (raster_page(&svg(drawing, style, page, SvgLabels::default()), pixels * page.extent[0]), page)
}

/// An SVG as pixels, so many across.
fn raster_page(svg: &str, across: f32) -> Pixmap {
    let tree = Tree::from_str(svg, &usvg::Options::default()).expect("the SVG is well-formed");
    let scale = across / tree.size().width();
    let high = (tree.size().height() * scale).ceil();
    let mut pixels = Pixmap::new(across.ceil() as u32, high as u32).expect("the picture is not empty");
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels
}

/// Writes a picture where somebody asked for it.
fn keep(pixels: &Pixmap, name: &str) {
    if let Some(folder) = std::env::var_os("LUDOTECA_PICTURES") {
        let path = std::path::Path::new(&folder).join(format!("{name}.png"));
        pixels.save_png(path).expect("the picture can be written");
    }
}

/// How dark a pixel is, from 0 to 255; beyond the picture it is white.
fn darkness(pixels: &Pixmap, x: i64, y: i64) -> u8 {
    let at = u32::try_from(x).ok().zip(u32::try_from(y).ok()).and_then(|(x, y)| pixels.pixel(x, y));
    at.map_or(0, |pixel| {
        // Where the picture ends within a pixel, white shows through.
        let light = (u16::from(pixel.red()) + u16::from(pixel.green()) + u16::from(pixel.blue())) / 3;
        pixel.alpha() - light.min(u16::from(pixel.alpha())) as u8
    })
}

/// A play after so many random moves, fewer if it ends.
fn random_play(entry: &Entry, options: &Options, plies: usize, rng: &mut impl Rng) -> Box<dyn Session> {
    let mut play = entry.start(options.clone());
    for _ in 0..plies {
        let before = play.position_text();
        for seat in play.asked().iter() {
            let orders = play.orders(seat);
            let order = orders[random::below(rng, orders.len())].clone();
            play.submit(Request::Order(seat, order)).expect("a listed order is accepted");
        }
        if play.asked().is_empty() || play.position_text() == before {
            break;
        }
    }
    play
}
