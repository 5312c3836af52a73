//! A second opinion on the bot's requests: Discord's own API description, where a person has the file.
//!
//! The description is no part of this project. A verdict never refuses a request: the description calls itself a preview, and
//! Discord's behaviour is modelled by the limits instead.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use jsonschema::Validator;
use serde_json::{Value, json};

use crate::rest::requests::Request;
use crate::sandbox::options::Oracle;

/// Why a description could not be used.
#[derive(Debug, thiserror::Error)]
pub enum OpenApiError {
    #[error("the API description {0}: {1}")]
    File(PathBuf, #[source] std::io::Error),
    #[error("the API description {0} is not OpenAPI in JSON")]
    Form(PathBuf),
}

/// An oracle that knows the `OpenAPI` description in this file.
///
/// # Errors
/// If the file cannot be read or is something else.
pub fn from_openapi(path: &Path) -> Result<Oracle, OpenApiError> {
    let text =
        fs::read_to_string(path).map_err(|error| OpenApiError::File(path.to_owned(), error))?;
    let description: Value =
        serde_json::from_str(&text).map_err(|_| OpenApiError::Form(path.to_owned()))?;
    if !description["paths"].is_object() || !description["components"]["schemas"].is_object() {
        return Err(OpenApiError::Form(path.to_owned()));
    }
    let described = Description::new(description);
    Ok(Arc::new(move |request| described.verdicts(request)))
}

/// The description, and the checks made from it so far.
struct Description {
    paths: Value,
    components: Value,
    /// By method and path template; building one takes a while, so each is built when first needed.
    validators: Mutex<HashMap<String, Option<Arc<Validator>>>>,
}

impl Description {
    /// Loosens two things that Discord itself does not mean so strictly: ids may be numbers, permissions strings.
    fn new(mut description: Value) -> Self {
        let schemas = &mut description["components"]["schemas"];
        schemas["SnowflakeType"] =
            json!({"anyOf": [{"type": "string", "pattern": "^[0-9]+$"}, {"type": "integer"}]});
        for schema in schemas
            .as_object_mut()
            .into_iter()
            .flat_map(|schemas| schemas.values_mut())
        {
            if let Some(bits) = schema.pointer_mut("/properties/default_member_permissions") {
                *bits = json!({"type": ["string", "integer", "null"]});
            }
        }
        Self {
            paths: description["paths"].take(),
            components: description["components"].take(),
            validators: Mutex::default(),
        }
    }

    /// What the description says against a request.
    fn verdicts(&self, request: &Request) -> Vec<String> {
        let path = request
            .path
            .strip_prefix("/api/v10")
            .unwrap_or(&request.path);
        let Some(template) = self.template(path) else {
            return vec![format!("no such path {path}")];
        };
        let method = request.method.to_lowercase();
        let Some(operation) = self.paths[template].get(&method) else {
            return vec![format!("{template} has no {method}")];
        };
        let content = &operation["requestBody"]["content"];
        let form = if request.files.is_empty() {
            "application/json"
        } else {
            "multipart/form-data"
        };
        let schema = &content[form]["schema"];
        if schema.is_null() {
            let sent = !request.body.is_null();
            return if sent {
                vec![format!("{method} {template} takes no body")]
            } else {
                Vec::new()
            };
        }
        // An optional body may be left out.
        if request.body.is_null() && operation["requestBody"]["required"] != true {
            return Vec::new();
        }
        let validator = self.validator(&format!("{method} {template} {form}"), schema);
        let Some(validator) = validator else {
            return vec![format!("the schema of {template} is not usable")];
        };
        validator
            .iter_errors(&request.body)
            .flat_map(|error| deepest(&error))
            .collect()
    }

    /// The template that fits a path best: the one with the most literal parts.
    fn template(&self, path: &str) -> Option<&str> {
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        let literal = |template: &str| {
            let wanted: Vec<&str> = template.trim_matches('/').split('/').collect();
            let fits = |(want, have): (&&str, &&str)| want.starts_with('{') || want == have;
            let all = wanted.len() == parts.len() && wanted.iter().zip(&parts).all(fits);
            all.then(|| wanted.iter().filter(|part| !part.starts_with('{')).count())
        };
        let templates = self.paths.as_object()?.keys();
        let fitting =
            templates.filter_map(|template| Some((literal(template)?, template.as_str())));
        fitting.max().map(|(_, template)| template)
    }

    /// The check of one operation.
    fn validator(&self, key: &str, schema: &Value) -> Option<Arc<Validator>> {
        let mut validators = self
            .validators
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = validators.get(key) {
            return known.clone();
        }
        let mut whole =
            json!({"$schema": "https://json-schema.org/draft/2020-12/schema", "allOf": [schema]});
        whole["components"] = self.components.clone();
        let validator = jsonschema::validator_for(&whole).ok().map(Arc::new);
        validators.insert(key.to_owned(), validator.clone());
        validator
    }
}

/// The faults inside "fits none of these", of the alternative that fits best; the fault itself otherwise.
fn deepest(error: &jsonschema::ValidationError<'_>) -> Vec<String> {
    use jsonschema::error::ValidationErrorKind as Kind;
    let alternatives = match error.kind() {
        Kind::AnyOf { context } | Kind::OneOfNotValid { context } => Some(context),
        _ => None,
    };
    let best = alternatives.and_then(|context| {
        let depth = |errors: &Vec<jsonschema::ValidationError<'static>>| {
            let steps = |error: &jsonschema::ValidationError<'_>| {
                error.instance_path().to_string().matches('/').count()
            };
            errors.iter().map(steps).max().unwrap_or(0)
        };
        // The alternative that was followed farthest is the one that was meant; of equals, the one with fewest faults.
        context
            .iter()
            .filter(|errors| !errors.is_empty())
            .max_by_key(|errors| (depth(errors), usize::MAX - errors.len()))
    });
    match best {
        Some(errors) => errors.iter().flat_map(deepest).collect(),
        None => vec![format!("{}: {error}", error.instance_path())],
    }
}
