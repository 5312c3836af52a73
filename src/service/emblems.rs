//! The pictures on controls as emojis of the application.

use std::collections::BTreeMap;

use anyhow::Context as _;
use sha2::{Digest, Sha256};
use tracing::{info, warn};

use crate::present::Emblem;
use crate::render::{Picture, RenderError, Studio};
use crate::table::Snowflake;
use crate::wire::emojis::Emojis;
use crate::wire::rest::{ApplicationEmojis, Rest};

/// How many digits of a picture's hash are in its name.
const DIGITS: usize = 8;

/// Uploads what Discord does not have yet, and says which emojis stand for emblems. Those without one have an emoji that
/// everybody has.
///
/// A picture that has changed has another name. The old one is not deleted: buttons that were posted with it show it for
/// ever, and an application has room for two thousand.
pub(super) async fn upload_emblems(rest: &Rest, studio: &Studio, application: Snowflake) -> Emojis {
    match try_upload(rest, studio, application).await {
        Ok(emojis) => emojis,
        Err(error) => {
            warn!("controls have emojis that everybody has, for want of pictures: {error:#}");
            Emojis::default()
        }
    }
}

async fn try_upload(
    rest: &Rest,
    studio: &Studio,
    application: Snowflake,
) -> anyhow::Result<Emojis> {
    let emojis = ApplicationEmojis::new(rest, application);
    let mut there = emojis.list().await.context("cannot list the emojis")?;
    let (mut drawn, mut n_uploaded, mut failed) = (BTreeMap::new(), 0, None);
    for emblem in Emblem::all() {
        let (name, picture) = draw(studio, emblem).await?;
        if failed.is_none() && !there.contains_key(&name) {
            match emojis.create(&name, &picture).await {
                Ok(id) => {
                    n_uploaded += 1;
                    there.insert(name.clone(), id);
                }
                // It may be there after all: another process uploads it, or the answer was lost.
                Err(error) => {
                    there = emojis.list().await.context("cannot list the emojis")?;
                    failed = Some(error).filter(|_| !there.contains_key(&name));
                }
            }
        }
        drawn.insert(emblem, name);
    }
    if let Some(error) = failed {
        warn!("could not upload an emoji, the next start tries again: {error}");
    }
    let n_all = drawn.len();
    let known = drawn.into_iter().filter_map(|(emblem, name)| {
        let id = *there.get(&name)?;
        Some((emblem.unicode(), name, id))
    });
    let known: Vec<_> = known.collect();
    info!(
        "emojis: {} of {n_all} are there, {n_uploaded} of them uploaded now",
        known.len()
    );
    Ok(Emojis::new(known.into_iter()))
}

/// The picture of an emblem, and the name that only this picture has.
async fn draw(studio: &Studio, emblem: Emblem) -> Result<(String, Picture), RenderError> {
    let picture = studio.draw(emblem.picture()).await?;
    let hash = hex::encode(Sha256::digest(&picture));
    let name = format!("{}_{hash:.DIGITS$}", emblem.name());
    Ok((name, picture))
}
