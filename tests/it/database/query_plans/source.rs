//! The statements of the store, read from its source, so that none can be left out of a test.

use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// What a statement begins with.
const VERBS: [&str; 10] = [
    "select", "with", "insert", "update", "delete", "pragma", "vacuum", "create", "drop", "begin",
];

/// What only SQLite is ever told.
const OF_SQLITE: [&str; 3] = ["pragma", "vacuum", "begin"];

/// What is said to the database in a file of `crates/store/src`.
#[derive(Default, Debug)]
pub struct Said {
    /// The whole statements among its texts that SQLite is told.
    pub statements: Vec<String>,
    /// Those among them that read in a transaction which may write.
    pub in_transactions: Vec<String>,
    /// Those that PostgreSQL is told.
    pub postgres: Vec<String>,
    /// What is given to sqlx and is no text: variables and calls, as they are written.
    pub composed: Vec<String>,
}

/// The files of `crates/store/src` except for its tests, by their paths in it, and what each says.
pub fn store() -> Vec<(String, Said)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/store/src");
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let said = files.into_iter().map(|path| {
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let mut said = said(&fs::read_to_string(path).unwrap());
        if name.contains("postgres") {
            said.statements.clear();
            said.in_transactions.clear();
        }
        (name, said)
    });
    said.collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let is_test = path.file_stem().is_some_and(|stem| stem == "tests");
        match path.is_dir() {
            _ if is_test => {}
            true => collect(&path, files),
            false => files.push(path),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
enum Token {
    Word(String),
    /// What a string literal says.
    Text(String),
    Mark(char),
}

/// The functions of sqlx that take a statement.
const QUERIES: [&str; 4] = ["query", "query_as", "query_scalar", "raw_sql"];

/// What the source of a file says to the database.
pub fn said(source: &str) -> Said {
    let mut said = Said::default();
    let tokens = tokens(source.parse().unwrap());
    // Whether the transaction of the function that is being read cannot write.
    let mut only_reads = false;
    // Where texts begin that are no whole statements.
    let mut parts = Vec::new();
    for (number, token) in tokens.iter().enumerate() {
        match token {
            Token::Word(word) if ["fn", "readers", "slow"].contains(&word.as_str()) => {
                only_reads = word != "fn";
            }
            Token::Mark('(') => {
                let called = called(&tokens[..number]);
                let is_builder = called.contains(&"QueryBuilder");
                let is_query = called.first().is_some_and(|name| QUERIES.contains(name));
                let first = first(&tokens[number + 1..]);
                let is_text = matches!(first, [Token::Text(_)]);
                if is_builder || is_query && !is_text && !is_worded(first) {
                    said.composed.push(first.iter().map(written).collect());
                }
                if is_builder || is_format(&tokens[..number]) {
                    parts.push(number + 1);
                }
            }
            Token::Text(text) if !parts.contains(&number) => {
                let verb = text.split_whitespace().next();
                if verb.is_some_and(|verb| VERBS.contains(&verb)) {
                    let field = field(&tokens[..number]);
                    if field != Some("postgres") {
                        said.statements.push(text.clone());
                        if !only_reads && is_fetched_in_transaction(&tokens[number..]) {
                            said.in_transactions.push(text.clone());
                        }
                    }
                    let is_known = verb.is_some_and(|verb| !OF_SQLITE.contains(&verb));
                    if field != Some("sqlite") && is_known && !text.contains("pragma_") {
                        said.postgres.push(text.clone());
                    }
                }
            }
            _ => {}
        }
    }
    said
}

/// Whether rows of the statement that is written first are fetched by a transaction: `.fetch_all(&mut *tx)`.
fn is_fetched_in_transaction(tokens: &[Token]) -> bool {
    let is_call = |token: &&Token| matches!(token, Token::Word(word) if word == "execute" || word.starts_with("fetch_"));
    let mut rest = tokens.iter().skip_while(|token| !is_call(token));
    let by = rest.next();
    let given: Vec<&Token> = rest
        .take_while(|token| **token != Token::Mark(')'))
        .collect();
    let is_tx = matches!(&given[..], [.., Token::Mark('*'), Token::Word(tx)] if tx == "tx");
    is_tx && by != Some(&Token::Word("execute".to_owned()))
}

/// The field that is set to what follows, if one is.
fn field(tokens: &[Token]) -> Option<&str> {
    match tokens {
        [.., Token::Word(name), Token::Mark(':')] => Some(name),
        _ => None,
    }
}

/// Whether an argument is a statement in the words of an engine, which are found where they are written.
fn is_worded(argument: &[Token]) -> bool {
    let on = [
        Token::Mark('.'),
        Token::Word("on".to_owned()),
        Token::Mark('('),
    ];
    argument.windows(3).any(|tokens| tokens == on)
}

/// Whether what opens here makes a text of parts.
fn is_format(tokens: &[Token]) -> bool {
    tokens.ends_with(&[Token::Word("format".to_owned()), Token::Mark('!')])
}

/// The names of the path that ends here, the last first, without type arguments.
fn called(tokens: &[Token]) -> Vec<&str> {
    let mut names = Vec::new();
    let mut depth = 0;
    for (number, token) in tokens.iter().enumerate().rev() {
        match token {
            Token::Mark('>') => depth += 1,
            Token::Mark('<') if depth > 0 => depth -= 1,
            _ if depth > 0 => {}
            Token::Mark(':') => {}
            Token::Word(name) => {
                names.push(name.as_str());
                // Two words side by side are no path: `fn query(`.
                if tokens.get(number.wrapping_sub(1)) != Some(&Token::Mark(':')) {
                    break;
                }
            }
            _ => break,
        }
    }
    names
}

/// The first of the arguments that begin here.
fn first(tokens: &[Token]) -> &[Token] {
    let mut depth = 0;
    let end = tokens.iter().position(|token| match token {
        Token::Mark('(' | '[' | '{') => {
            depth += 1;
            false
        }
        Token::Mark(',') => depth == 0,
        Token::Mark(')' | ']' | '}') => {
            depth -= 1;
            depth < 0
        }
        _ => false,
    });
    &tokens[..end.unwrap_or(tokens.len())]
}

fn written(token: &Token) -> String {
    match token {
        Token::Word(word) => word.clone(),
        Token::Text(text) => format!("{text:?}"),
        Token::Mark(mark) => mark.to_string(),
    }
}

/// Source in pieces, without comments, attributes, and what is there for tests alone.
fn tokens(source: TokenStream) -> Vec<Token> {
    let mut trees = source.into_iter();
    let mut tokens = Vec::new();
    while let Some(tree) = trees.next() {
        match tree {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                let attribute = trees.find(|tree| matches!(tree, TokenTree::Group(_)));
                let attribute = attribute.unwrap().to_string();
                if attribute.replace(' ', "") == "[cfg(test)]" {
                    trees.find(ends_item);
                }
            }
            TokenTree::Punct(mark) => tokens.push(Token::Mark(mark.as_char())),
            TokenTree::Ident(word) => tokens.push(Token::Word(word.to_string())),
            TokenTree::Literal(literal) => {
                let written = literal.to_string();
                let text = text(&written).map(Token::Text);
                tokens.push(text.unwrap_or(Token::Word(written)));
            }
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ('(', ')'),
                    Delimiter::Bracket => ('[', ']'),
                    Delimiter::Brace | Delimiter::None => ('{', '}'),
                };
                tokens.push(Token::Mark(open));
                tokens.extend(self::tokens(group.stream()));
                tokens.push(Token::Mark(close));
            }
        }
    }
    tokens
}

fn ends_item(tree: &TokenTree) -> bool {
    match tree {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Ident(_) | TokenTree::Literal(_) => false,
    }
}

/// What a literal says, if it is a string.
fn text(literal: &str) -> Option<String> {
    let written = literal.strip_prefix('"')?.strip_suffix('"')?;
    // Behind a backslash the line goes on with the first letter of the next one.
    let mut lines = written.split("\\\n");
    let first = lines.next().into_iter();
    let text: String = first.chain(lines.map(str::trim_start)).collect();
    let text = text.replace("\\n", "\n").replace("\\\"", "\"");
    Some(text.replace("\\\\", "\\"))
}
