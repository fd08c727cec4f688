//! Between pixels and cells, from every seat and beside panels.

use crate::scene::{self, BOARD};
use bevy::prelude::*;
use image::RgbaImage;
use ludoteca::app::pictures::shot::{self, Shot, ShotRequest, shoot};
use ludoteca_table::scene::board::{Board, Style, centre, layout, nearest_cell};
use ludoteca_table::scene::camera::canvas::Canvas;
use ludoteca_table::scene::camera::redraw::Redraw;
use ludoteca_table::scene::camera::{FreeArea, NearSide, View};
use ludoteca_table::scene::material::{Finish, Ink};
use ludoteca_table::scene::quality::Preset;
use std::f32::consts::{FRAC_PI_2, PI};

const SIZE: UVec2 = UVec2::new(800, 500);

#[test]
fn the_pixel_of_every_cell_leads_back_to_it() {
    let mut stage = shot::picture_app(SIZE, Some(Preset::Plain), |app| scene::sapiens(app, scene::START, ""));
    stage.update();
    let panels = [None, Some(Rect::new(0.0, 40.0, 520.0, 500.0)), Some(Rect::new(300.0, 0.0, 800.0, 300.0))];
    for (view, near, free, scale) in [View::Table, View::Top]
        .into_iter()
        .flat_map(|view| [0.0, PI, FRAC_PI_2].map(|near| (view, near)))
        .flat_map(|(view, near)| panels.map(|free| (view, near, free)))
        .flat_map(|(view, near, free)| [1.0, 0.5].map(|scale| (view, near, free, scale)))
    {
        let world = stage.main.world_mut();
        let mut cameras = world.query::<(&mut View, &mut NearSide, &mut FreeArea, &mut Canvas)>();
        let (mut camera_view, mut camera_near, mut camera_free, mut canvas) =
            cameras.single_mut(world).expect("one camera");
        (*camera_view, camera_near.0, camera_free.0) = (view, near, free);
        canvas.set_scale(scale);
        stage.update();
        let world = stage.main.world_mut();
        assert!(world.query::<&Redraw>().single(world).expect("one camera").drawn() > 0);
        let sight = shot::sight(stage.main.world_mut()).expect("a table camera");
        let what = format!("{view:?} {near} {free:?} {scale}");
        for cell in BOARD.all() {
            let pixel = sight.pixel(centre(BOARD, cell)).expect("in front of the camera");
            let back = sight.on_plane(pixel, 0.0).and_then(|point| nearest_cell(BOARD, point));
            assert_eq!(back, Some(cell), "{what}");
        }
        let free = free.unwrap_or(Rect::from_corners(Vec2::ZERO, SIZE.as_vec2())).inflate(0.5);
        let rim: Vec<Vec2> =
            layout::outline(&Board { geometry: BOARD, style: Style::WOODEN, pieces: 7, stacks: false, numbers: &[] })
                .iter()
                .map(|p| sight.pixel(Vec3::new(p.x, 0.0, p.y)).expect("in front of the camera"))
                .collect();
        assert!(rim.iter().all(|p| free.contains(*p)), "{what}: the board leaves the free part: {rim:?}");
        let (low, high) = rim.iter().fold((Vec2::MAX, Vec2::MIN), |(low, high), p| (low.min(*p), high.max(*p)));
        let filled = ((high - low) / free.size()).max_element();
        // Above it the room is seen.
        assert!(filled > 0.74, "{what}: the board fills only {filled}");
        // the near left corner of the board is at the lower left
        let corner = Quat::from_rotation_y(near) * Vec3::new(-4.0, 0.0, 4.0);
        let corner = sight.pixel(corner).expect("in front of the camera");
        let middle = sight.pixel(Vec3::ZERO).expect("in front of the camera");
        assert!(corner.x < middle.x && corner.y > middle.y, "{what}");
    }
}

/// Small balls over the board, far from each other.
const MARKERS: [Vec3; 4] =
    [Vec3::new(-3.5, 0.0, 3.5), Vec3::new(3.5, 0.8, 2.5), Vec3::new(-2.5, 0.4, -3.5), Vec3::new(0.5, 0.0, 0.5)];

fn with_markers(view: View, near: f32, markers: &'static [Vec3]) -> Shot {
    let mut request = ShotRequest::new(SIZE, move |app| {
        scene::empty(app, BOARD);
        app.add_systems(Startup, move |mut commands: Commands, mut meshes: ResMut<Assets<Mesh>>| {
            let ball = meshes.add(Sphere::new(0.1));
            for at in markers {
                commands.spawn((Mesh3d(ball.clone()), Finish::Mark(Ink::Red), Transform::from_translation(*at)));
            }
        });
    });
    (request.view, request.near, request.preset) = (view, near, Some(Preset::Plain));
    shoot(request).expect("a picture on software Vulkan")
}

/// Where one picture differs clearly from another, as centres of pixels.
fn changed(before: &RgbaImage, after: &RgbaImage) -> Vec<Vec2> {
    let pairs = before.enumerate_pixels().zip(after.pixels());
    let clear = |a: &[u8; 4], b: &[u8; 4]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 40);
    pairs
        .filter(|((_, _, a), b)| clear(&a.0, &b.0))
        .map(|((x, y, _), _)| Vec2::new(x as f32 + 0.5, y as f32 + 0.5))
        .collect()
}

#[test]
fn what_is_drawn_lies_where_the_sight_says() {
    for (view, near) in [(View::Table, 0.0), (View::Table, PI), (View::Top, 0.0), (View::Top, FRAC_PI_2)] {
        let (before, after) = (with_markers(view, near, &[]), with_markers(view, near, &MARKERS));
        let spots = MARKERS.map(|at| after.sight.pixel(at).expect("in front of the camera"));
        let mut found = spots.map(|_| (Vec2::ZERO, 0));
        for pixel in changed(&before.picture, &after.picture) {
            let near = |spot: usize| spots[spot].distance_squared(pixel);
            let nearest = (0..spots.len()).min_by(|a, b| near(*a).total_cmp(&near(*b))).expect("there are spots");
            found[nearest].0 += pixel;
            found[nearest].1 += 1;
        }
        for (spot, (sum, count)) in spots.into_iter().zip(found) {
            assert!((20..400).contains(&count), "{view:?} {near}: {count} pixels are drawn for {spot}");
            let middle = sum / count as f32;
            assert!(middle.distance(spot) < 1.0, "{view:?} {near}: drawn at {middle}, said to be at {spot}");
        }
    }
}
