//! The threads that draw.

use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::{OwnedSemaphorePermit, Semaphore, mpsc, oneshot};

use super::painter::Kept;
use super::{Painter, Picture, RenderError, animation};
use lostcities_scene::Scene;

/// How many pictures may wait to be drawn; who asks for more waits to be let in.
const QUEUE: usize = 64;

/// The most threads: each takes a canvas and tables, some two megabytes.
const MOST_THREADS: usize = 8;

/// Threads that draw, one for each processor, and the way to ask them. Clones ask the same threads, which end with the last of
/// them.
#[derive(Clone, Debug)]
pub struct Studio {
    orders: mpsc::Sender<Order>,
    kept: Kept,
    /// Lets one animation be made at a time, so that a picture waits for at most one frame.
    animating: Arc<Semaphore>,
}

/// What is asked of a thread: one short piece of work each, after this many [discards](Kept::discard).
#[derive(Debug)]
enum Order {
    Draw {
        scene: Scene,
        n_discarded: u64,
        reply: oneshot::Sender<Result<Picture, RenderError>>,
    },
    /// Draw this frame of an animation, in palette indices.
    Frame {
        scene: Scene,
        n_discarded: u64,
        halved: bool,
        reply: oneshot::Sender<Result<Vec<u8>, RenderError>>,
    },
}

impl Studio {
    /// Starts the threads.
    pub fn open() -> std::io::Result<Self> {
        let n_processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::with_threads(n_processors.min(MOST_THREADS))
    }

    fn with_threads(n_threads: usize) -> std::io::Result<Self> {
        let (orders, waiting) = mpsc::channel(QUEUE);
        let waiting = Arc::new(Mutex::new(waiting));
        let first = Painter::new();
        for _ in 0..n_threads {
            let (easel, waiting) = (Easel(first.sharing()), Arc::clone(&waiting));
            thread::Builder::new()
                .name("studio".to_owned())
                .spawn(move || work(easel, &waiting))?;
        }
        Ok(Self {
            orders,
            kept: first.kept(),
            animating: Arc::new(Semaphore::new(1)),
        })
    }

    /// Draws the scenes one after the other, so that nobody has to wait for the shapes in them. A picture that is wanted
    /// meanwhile waits for at most one of them. [`specimens`](lostcities_scene::specimens) are made for this.
    pub async fn warm_up(&self, scenes: Vec<Scene>) {
        for scene in scenes {
            // A scene that cannot be drawn is reported to whoever asks for it.
            let _ = self.draw(scene).await;
        }
    }

    /// # Errors
    /// If it cannot be drawn. The studio goes on with the next one, so the caller sends its message without a picture.
    pub async fn draw(&self, scene: Scene) -> Result<Picture, RenderError> {
        let (reply, answer) = oneshot::channel();
        let n_discarded = self.kept.n_discarded();
        let order = Order::Draw {
            scene,
            n_discarded,
            reply,
        };
        let sent = self.orders.send(order).await;
        sent.map_err(|_| RenderError::Closed)?;
        answer.await.map_err(|_| RenderError::Closed)?
    }

    /// Discards what is kept of pictures, because they contain names.
    pub fn forget(&self) {
        self.kept.discard();
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
            n_discarded: self.kept.n_discarded(),
        })
    }
}

/// The turn to make an animation; dropping it gives the turn to the next.
#[derive(Debug)]
pub struct Animator {
    turn: OwnedSemaphorePermit,
    orders: mpsc::Sender<Order>,
    n_discarded: u64,
}

impl Animator {
    /// The scenes one after the other as a GIF that begins again at its end, no larger than it may be.
    ///
    /// The frames are drawn one by one, so that a picture that is wanted meanwhile waits for at most one, and packed on
    /// another thread. If this future is dropped, the work ends with the frame that is being drawn.
    pub async fn animate(self, scenes: Vec<Scene>) -> Result<Picture, RenderError> {
        let Self {
            turn,
            orders,
            n_discarded,
        } = self;
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
                    n_discarded,
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

/// Takes one order after the other until nobody can give any more.
fn work(mut easel: Easel, waiting: &Mutex<mpsc::Receiver<Order>>) {
    loop {
        // One waits for the next order, the others for their turn to wait.
        let mut next = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(order) = next.blocking_recv() else {
            return;
        };
        drop(next);
        match order {
            // Nobody waits any more for an answer whose caller has given up.
            Order::Draw { reply, .. } if reply.is_closed() => {}
            Order::Frame { reply, .. } if reply.is_closed() => {}
            Order::Draw {
                scene,
                n_discarded,
                reply,
            } => {
                let _ = reply.send(easel.draw(&scene, n_discarded));
                easel.0.kept().discard_if_since(n_discarded);
            }
            Order::Frame {
                scene,
                n_discarded,
                halved,
                reply,
            } => {
                let _ = reply.send(easel.paint(|painter| painter.indices(&scene, halved)));
                easel.0.kept().discard_if_since(n_discarded);
            }
        }
    }
}

struct Easel(Painter);

impl Easel {
    fn draw(&mut self, scene: &Scene, n_discarded: u64) -> Result<Picture, RenderError> {
        let drawn = self.paint(|painter| painter.png_since(scene, n_discarded));
        drawn.map(Picture::from)
    }

    fn paint(
        &mut self,
        work: impl FnOnce(&mut Painter) -> Result<Vec<u8>, RenderError>,
    ) -> Result<Vec<u8>, RenderError> {
        // A painter that panicked is replaced by a new one, so nothing half changed is ever used again.
        catch_unwind(AssertUnwindSafe(|| work(&mut self.0))).unwrap_or_else(|panic| {
            self.0 = self.0.sharing();
            Err(RenderError::Panicked(reason(&*panic)))
        })
    }
}

fn reason(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("no reason given").to_owned()
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
    async fn a_picture_is_the_same_when_it_is_asked_for_again() {
        let studio = Studio::open().expect("a thread");
        studio.warm_up(vec![scene("first")]).await;
        let first = studio.draw(scene("first")).await.expect("a picture");
        let again = studio.clone().draw(scene("first")).await;
        assert_eq!(again.as_ref(), Ok(&first));
        let other = studio.draw(scene("other")).await.expect("a picture");
        assert_ne!(first, other);
        studio.forget();
        assert_eq!(studio.draw(scene("first")).await, Ok(first));
    }

    #[tokio::test]
    async fn nothing_is_kept_of_a_picture_that_was_asked_for_before_a_discard() {
        let studio = Studio::with_threads(1).expect("a thread");
        studio.draw(scene("first")).await.expect("a picture");
        assert!(studio.kept.n_sprite_bytes() > 0);
        studio.forget();
        assert_eq!(studio.kept.n_sprite_bytes(), 0);
        let animator = studio.animator().await.expect("a turn");
        studio.forget();
        let scenes = vec![scene("second")];
        animator.animate(scenes).await.expect("an animation");
        // It is discarded once the frame is sent.
        studio.draw(Scene::new(0, 10)).await.expect_err("no size");
        assert_eq!(studio.kept.n_sprite_bytes(), 0);
    }

    #[tokio::test]
    async fn several_threads_draw_what_one_would_and_keep_shapes_together() {
        let texts: Vec<String> = (0..40).map(|n| format!("text {}", n % 8)).collect();
        let alone = Studio::with_threads(1).expect("a thread");
        let studio = Studio::with_threads(4).expect("threads");
        let draw = |text: &String| {
            let (studio, scene) = (studio.clone(), scene(text));
            tokio::spawn(async move { studio.draw(scene).await })
        };
        let drawn: Vec<_> = texts.iter().map(draw).collect();
        for (text, drawn) in texts.iter().zip(drawn) {
            let drawn = drawn.await.expect("no panic");
            assert_eq!(alone.draw(scene(text)).await, drawn, "{text}");
        }
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
        let mut easel = Easel(Painter::new());
        let panic = catch_unwind(|| panic!("spilt {}", "ink")).expect_err("it panics");
        assert_eq!(reason(&*panic), "spilt ink");
        assert!(easel.draw(&scene("next"), 0).is_ok());
    }
}
