//! Every scene in every size and preset, for the eye. Run with `--ignored`; the pictures lie in the target's `tmp`.

use crate::scene;
use bevy::prelude::*;
use ludoteca::{
    rules::Geometry,
    table::{
        camera::View,
        quality::Preset,
        shot::{ShotRequest, shoot},
    },
};
use std::{f32::consts::PI, path::PathBuf, time::Instant};

fn out(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"))
}

fn draw(name: &str, request: ShotRequest) {
    let start = Instant::now();
    let shot = shoot(request).expect("a picture");
    shot.picture.save(out(name)).expect("the target folder can be written");
    println!("{name}: {:.2} s", start.elapsed().as_secs_f32());
}

#[test]
#[ignore = "draws many pictures for people to look at"]
fn gallery() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let sizes = [("wide", UVec2::new(1280, 720)), ("desk", UVec2::new(1024, 768))];
    let presets = [("plain", Preset::Plain), ("shadow", Preset::PlainShadow), ("full", Preset::Full)];
    for (preset_name, preset) in presets {
        for (size_name, size) in sizes {
            for (view_name, view) in [("table", View::Table), ("top", View::Top)] {
                for (scene_name, text, marks) in [("start", scene::START, ""), ("middle", scene::MIDDLE, scene::MARKS)]
                {
                    let name = format!("{scene_name}-{view_name}-{size_name}-{preset_name}");
                    if only.split(',').any(|wanted| name.contains(wanted)) {
                        let mut request = ShotRequest::new(size, move |app| scene::sapiens(app, text, marks));
                        (request.view, request.preset) = (view, Some(preset));
                        draw(&name, request);
                    }
                }
            }
        }
    }
    for (name, near, view) in
        [("hexagon", 0.0, View::Table), ("hexagon-far", PI, View::Table), ("hexagon-top", 0.0, View::Top)]
    {
        if only.split(',').any(|wanted| name.contains(wanted)) {
            let mut request =
                ShotRequest::new(UVec2::new(1280, 720), |app| scene::empty(app, Geometry::Hexagon { side: 5 }));
            (request.near, request.view, request.preset) = (near, view, Some(Preset::Plain));
            draw(name, request);
        }
    }
}
