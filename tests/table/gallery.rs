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

/// Seconds of processor time this process has used.
pub fn processor_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux");
    let after = stat.rsplit(')').next().expect("a name in parentheses");
    let fields: Vec<f64> = after.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    // user and system time are the 14th and 15th fields in hundredths; the state letter and the first two are left out
    (fields[10] + fields[11]) / 100.0
}

#[test]
#[ignore = "measures; run alone"]
fn cost_of_a_moving_frame() {
    use ludoteca::table::{blob::Blob, camera::redraw::Redraw, shot};
    for (name, preset) in [("plain", Preset::Plain), ("shadow", Preset::PlainShadow), ("full", Preset::Full)] {
        let start = Instant::now();
        let mut stage = shot::stage(UVec2::new(1024, 768), Some(preset), |app| scene::sapiens(app, scene::START, ""));
        while !stage.main.world().resource::<Redraw>().is_settled()
            || stage.main.world().resource::<Redraw>().drawn() == 0
        {
            stage.update();
            shot::settle(&stage);
        }
        let first = start.elapsed().as_secs_f32();
        let measure = |moving: bool, frames: u32, stage: &mut bevy::app::SubApps| {
            let (wall, cpu) = (Instant::now(), processor_seconds());
            for _ in 0..frames {
                if moving {
                    let world = stage.main.world_mut();
                    let mut pieces = world.query_filtered::<&mut Transform, With<Blob>>();
                    pieces.iter_mut(world).next().expect("a piece").translation.x += 0.001;
                }
                stage.update();
                shot::settle(stage);
            }
            let each = 1000.0 / f64::from(frames);
            ((processor_seconds() - cpu) * each, wall.elapsed().as_secs_f64() * each)
        };
        let (cpu, wall) = measure(true, if preset == Preset::Full { 5 } else { 30 }, &mut stage);
        let (idle, _) = measure(false, 200, &mut stage);
        println!(
            "{name}: first whole picture {first:.2} s; moving {cpu:.0} ms processor, {wall:.0} ms wall; idle {idle:.1} ms"
        );
    }
}
