//! Requests about the application's own emojis.

use std::collections::BTreeMap;

use reqwest::Method;
use serde_json::json;
use serenity::all::CreateAttachment;

use super::call::Call;
use super::wire::snowflake;
use super::{Rest, RestError};
use crate::table::Snowflake;

#[derive(Clone, Copy)]
pub struct ApplicationEmojis<'a> {
    rest: &'a Rest,
    application: Snowflake,
}

impl<'a> ApplicationEmojis<'a> {
    pub const fn new(rest: &'a Rest, application: Snowflake) -> Self {
        Self { rest, application }
    }

    /// The ids of all, by name.
    pub async fn list(self) -> Result<BTreeMap<String, Snowflake>, RestError> {
        let answer = self.rest.get(self.path(), "emojis".to_owned()).await?;
        let items = answer["items"].as_array().ok_or(RestError::Unreadable)?;
        let named = items.iter().filter_map(|item| {
            let name = item["name"].as_str()?.to_owned();
            Some((name, snowflake(&item["id"])?))
        });
        Ok(named.collect())
    }

    /// Makes an emoji of a PNG. Its name is taken if an earlier attempt arrived, so that it is never made twice.
    pub async fn create(self, name: &str, picture: &[u8]) -> Result<Snowflake, RestError> {
        // serenity writes the address of a PNG, whatever it is.
        let image = CreateAttachment::bytes(picture, "emoji.png").to_base64();
        let call = Call::new(Method::POST, self.path(), "emojis".to_owned())
            .body(json!({ "name": name, "image": image }))
            .repeatable(true);
        let answer = self.rest.call(call).await?;
        snowflake(&answer["id"]).ok_or(RestError::Unreadable)
    }

    fn path(self) -> String {
        format!("/applications/{}/emojis", self.application)
    }
}
