//! Wakes an app that waits for events, from another thread.

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

/// Makes the loop of an app run, from any thread. Expects the app to be connected to the display.
pub(in crate::app) fn waker(app: &App) -> impl Fn() + Clone + Send + 'static {
    let proxy = app.world().get_resource::<EventLoopProxyWrapper>().map(|proxy| (**proxy).clone());
    move || {
        // A loop that has ended needs no waking.
        let _ = proxy.as_ref().map(|proxy| proxy.send_event(WinitUserEvent::WakeUp));
    }
}
