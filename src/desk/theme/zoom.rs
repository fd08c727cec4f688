//! How large everything around the board is drawn, by the size of the window.

use super::tokens::tokens;

/// By how much everything is drawn larger in a window of so many pixels: what the system says, or more where the window
/// is so large that it would look small from the same place.
#[must_use]
pub fn zoom(width: f32, height: f32, system: f32) -> f32 {
    let fits = tokens().zoom.iter().filter(|step| width >= step.width && height >= step.height);
    fits.map(|step| step.zoom).fold(system, f32::max)
}

#[cfg(test)]
mod tests {
    use super::zoom;

    #[test]
    fn large_windows_and_systems_that_say_so_are_drawn_larger() {
        for (width, height, system, expected) in [
            (1024.0, 768.0, 1.0, 1.0),
            (1280.0, 800.0, 1.0, 1.0),
            (1599.0, 900.0, 1.0, 1.0),
            (1600.0, 900.0, 1.0, 1.25),
            (1920.0, 1080.0, 1.0, 1.25),
            (2560.0, 1440.0, 1.0, 1.75),
            (3840.0, 2160.0, 1.0, 2.5),
            // What the system says, if that is more.
            (3840.0, 2160.0, 3.0, 3.0),
            (2880.0, 1800.0, 2.0, 2.0),
            (1280.0, 800.0, 1.5, 1.5),
            // A window that is wide but low has no room for it.
            (1920.0, 600.0, 1.0, 1.0),
            (3440.0, 1440.0, 1.0, 1.75),
        ] {
            assert_eq!(zoom(width, height, system), expected, "{width}×{height} at {system}");
        }
    }
}
