//! The thread that draws.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use super::bounded::Bounded;
use super::{Painter, Picture, RenderError, animation};
use lostcities_scene::Scene;

/// How many pictures may wait to be drawn; who asks for more waits to be let in.
const QUEUE: usize = 64;

/// How many bytes of finished pictures are kept, with the scenes they are of.
const PICTURE_BYTES: usize = 16 << 20;

/// A thread that draws, and the way to ask it. Clones ask the same thread, which ends with the last of them.
#[derive(Clone, Debug)]
pub struct Studio {
    orders: mpsc::Sender<Order>,
    /// Lets one animation be made at a time, so that a picture waits for at most one frame.
    animating: Arc<Semaphore>,
}

/// What is asked of the thread: one short piece of work each.
#[derive(Debug)]
enum Order {
    Draw {
        scene: Scene,
        reply: oneshot::Sender<Result<Picture, RenderError>>,
    },
    /// Draw this frame of an animation, in palette indices.
    Frame {
        scene: Scene,
        halved: bool,
        reply: oneshot::Sender<Result<Vec<u8>, RenderError>>,
    },
    Forget,
}

impl Studio {
    /// Starts the thread.
    pub fn open() -> std::io::Result<Self> {
        let (orders, waiting) = mpsc::channel(QUEUE);
        thread::Builder::new()
            .name("studio".to_owned())
            .spawn(move || work(waiting))?;
        let animating = Arc::new(Semaphore::new(1));
        Ok(Self { orders, animating })
    }

    /// Draws the scenes one after the other, so that nobody has to wait for the shapes in them. A picture that is wanted
    /// meanwhile waits for at most one of them. [`specimens`](lostcities_scene::specimens) are made for this.
    pub async fn warm_up(&self, scenes: Vec<Scene>) {
        for scene in scenes {
            // A scene that cannot be drawn is reported to whoever asks for it.
            let _ = self.draw(scene).await;
        }
    }

    /// The picture of `scene`.
    ///
    /// # Errors
    /// If it cannot be drawn. The studio goes on with the next one, so the caller sends its message without a picture.
    pub async fn draw(&self, scene: Scene) -> Result<Picture, RenderError> {
        let (reply, answer) = oneshot::channel();
        self.orders
            .send(Order::Draw { scene, reply })
            .await
            .map_err(|_| RenderError::Closed)?;
        answer.await.map_err(|_| RenderError::Closed)?
    }

    /// Discards all finished pictures, because they contain names.
    pub async fn forget(&self) {
        // A thread that has ended keeps nothing.
        let _ = self.orders.send(Order::Forget).await;
    }

    /// Waits for the turn to make an animation: one is made at a time, in the order in which they were asked for. Scenes
    /// take several megabytes, so they are built by the owner of an animator, not while waiting for it.
    ///
    /// # Errors
    /// Never while the studio is open.
    pub async fn animator(&self) -> Result<Animator, RenderError> {
        let turn = Arc::clone(&self.animating).acquire_owned().await;
        Ok(Animator {
            turn: turn.map_err(|_| RenderError::Closed)?,
            orders: self.orders.clone(),
        })
    }
}

/// The turn to make an animation; dropping it gives the turn to the next.
#[derive(Debug)]
pub struct Animator {
    turn: OwnedSemaphorePermit,
    orders: mpsc::Sender<Order>,
}

impl Animator {
    /// The scenes one after the other as a GIF that begins again at its end, no larger than it may be.
    ///
    /// The frames are drawn one by one, so that a picture that is wanted meanwhile waits for at most one, and packed on
    /// another thread. If this future is dropped, the work ends with the frame that is being drawn.
    pub async fn animate(self, scenes: Vec<Scene>) -> Result<Picture, RenderError> {
        let Self { turn, orders } = self;
        let wanted = Arc::new(());
        let is_wanted = Arc::downgrade(&wanted);
        let made = tokio::task::spawn_blocking(move || {
            let _until_made = turn;
            animation::animation(&scenes, |scene, halved| {
                if is_wanted.strong_count() == 0 {
                    return Err(RenderError::Closed);
                }
                let (reply, answer) = oneshot::channel();
                let order = Order::Frame {
                    scene,
                    halved,
                    reply,
                };
                orders
                    .blocking_send(order)
                    .map_err(|_| RenderError::Closed)?;
                answer.blocking_recv().map_err(|_| RenderError::Closed)?
            })
        });
        let made = made.await.map_err(|_| RenderError::Closed)?;
        drop(wanted);
        made
    }
}

fn work(mut waiting: mpsc::Receiver<Order>) {
    let mut easel = Easel::new();
    while let Some(order) = waiting.blocking_recv() {
        match order {
            // Nobody waits any more for an answer whose caller has given up.
            Order::Draw { reply, .. } if reply.is_closed() => {}
            Order::Frame { reply, .. } if reply.is_closed() => {}
            Order::Draw { scene, reply } => {
                let _ = reply.send(easel.draw(scene));
            }
            Order::Frame {
                scene,
                halved,
                reply,
            } => {
                let _ = reply.send(easel.paint(|painter| painter.indices(&scene, halved)));
            }
            Order::Forget => easel.finished = Bounded::new(PICTURE_BYTES),
        }
    }
}

struct Easel {
    painter: Painter,
    finished: Bounded<Scene, Picture>,
}

impl Easel {
    fn new() -> Self {
        Self {
            painter: Painter::new(),
            finished: Bounded::new(PICTURE_BYTES),
        }
    }

    fn draw(&mut self, scene: Scene) -> Result<Picture, RenderError> {
        if let Some(picture) = self.finished.get(&scene) {
            return Ok(picture.clone());
        }
        let picture: Picture = self.paint(|painter| painter.png(&scene))?.into();
        let n_bytes = picture.len() + n_bytes(&scene);
        self.finished.insert(scene, picture.clone(), n_bytes);
        Ok(picture)
    }

    fn paint(
        &mut self,
        work: impl FnOnce(&mut Painter) -> Result<Vec<u8>, RenderError>,
    ) -> Result<Vec<u8>, RenderError> {
        // A painter that panicked is replaced by a new one, so nothing half changed is ever used again.
        catch_unwind(AssertUnwindSafe(|| work(&mut self.painter))).unwrap_or_else(|panic| {
            self.painter = Painter::new();
            Err(RenderError::Panicked(reason(&*panic)))
        })
    }
}

fn reason(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no reason given").to_owned()
}

/// About how many bytes a scene takes; texts and groups are few.
fn n_bytes(scene: &Scene) -> usize {
    let portraits = scene.portraits.iter();
    let portraits = portraits.map(|(.., portrait)| portrait.photo.n_bytes());
    size_of_val(scene.items.as_slice()) * 2 + portraits.sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use lostcities_scene::{Item, Label, Paint, Plate, Shape};

    fn scene(text: &str) -> Scene {
        let mut scene = Scene::new(300, 100);
        scene.put(10, 10, Plate::pill(200, 60).fill(Paint::Gold));
        scene.put(30, 40, Label::word(text, 40, Paint::Ink));
        scene
    }

    #[tokio::test]
    async fn a_picture_asked_for_twice_is_drawn_once() {
        let studio = Studio::open().expect("a thread");
        studio.warm_up(vec![scene("first")]).await;
        let first = studio.draw(scene("first")).await.expect("a picture");
        let again = studio.clone().draw(scene("first")).await;
        assert!(Arc::ptr_eq(&first, &again.expect("a picture")));
        let other = studio.draw(scene("other")).await.expect("a picture");
        assert_ne!(first, other);
        studio.forget().await;
        let again = studio.draw(scene("first")).await.expect("a picture");
        assert!(!Arc::ptr_eq(&first, &again) && first == again);
    }

    #[tokio::test]
    async fn a_scene_that_cannot_be_drawn_is_refused_and_the_next_one_drawn() {
        let studio = Studio::open().expect("a thread");
        let empty = studio.draw(Scene::new(0, 10)).await;
        assert_eq!(
            empty,
            Err(RenderError::Size {
                width: 0,
                height: 10
            })
        );
        let mut far_away = scene("strange");
        for (x, y) in [
            (i16::MIN, i16::MIN),
            (i16::MAX, i16::MAX),
            (-90, -5),
            (290, 95),
        ] {
            far_away.put(x, y, Plate::new(u16::MAX, 20, 500).fill(Paint::Line));
            let label = Label::word("\u{0}<&>\u{ffff}\"", u16::MAX, Paint::Ink);
            far_away.put(x, y, label.fit(0));
        }
        far_away.put(0, 0, Label::word("", 0, Paint::Ink));
        let nothing = Shape::Path(lostcities_scene::Path::filled(Vec::new(), Paint::Ink));
        far_away.items.push(Item::new(0, 0, nothing));
        assert!(studio.draw(far_away).await.is_ok());
        assert!(studio.draw(scene("next")).await.is_ok());
    }

    #[test]
    fn a_panic_is_an_error_and_not_the_end() {
        let mut easel = Easel::new();
        let panic = catch_unwind(|| panic!("spilt {}", "ink")).expect_err("it panics");
        assert_eq!(reason(&*panic), "spilt ink");
        assert!(easel.draw(scene("next")).is_ok());
    }
}
