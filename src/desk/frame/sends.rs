//! What a person did in the panels: messages for whoever handles them.

use bevy::ecs::message::Message;
use bevy::ecs::world::World;
use std::any::Any;
use std::sync::Arc;

/// A message whose type only its handler knows.
#[derive(Clone)]
struct BoxedMessage {
    message: Arc<dyn Any + Send + Sync>,
    deliver: fn(&dyn Any, &mut World),
}

/// Messages of any type, in order. A button writes the message of the feature that handles it; nothing between
/// translates it.
#[derive(Clone, Default)]
pub struct Sends(Vec<BoxedMessage>);

impl Sends {
    /// Nothing but this message.
    #[must_use]
    pub fn of<M: Message + Clone>(message: M) -> Self {
        Self::default().and(message)
    }

    /// The same, and this message.
    #[must_use]
    pub fn and<M: Message + Clone>(mut self, message: M) -> Self {
        self.write(message);
        self
    }

    /// Adds a message.
    pub fn write<M: Message + Clone>(&mut self, message: M) {
        self.0.push(BoxedMessage { message: Arc::new(message), deliver: deliver::<M> });
    }

    /// Adds the messages of others.
    pub fn append(&mut self, others: impl IntoIterator<Item = Self>) {
        self.0.extend(others.into_iter().flat_map(|other| other.0));
    }

    /// Whether nothing was done.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The messages of one type, in order.
    pub fn all<M: Message>(&self) -> impl Iterator<Item = &M> {
        self.0.iter().filter_map(|sent| sent.message.downcast_ref())
    }

    /// The last message, if it is of this type.
    #[must_use]
    pub fn last<M: Message>(&self) -> Option<&M> {
        self.0.last().and_then(|sent| sent.message.downcast_ref())
    }

    /// Writes all messages for their readers.
    pub fn deliver(&self, world: &mut World) {
        self.0.iter().for_each(|sent| (sent.deliver)(&*sent.message, world));
    }
}

fn deliver<M: Message + Clone>(message: &dyn Any, world: &mut World) {
    if let Some(message) = message.downcast_ref::<M>() {
        world.write_message(message.clone());
    }
}
