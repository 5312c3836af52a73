/**
 * Discord's dialect of Markdown, turned into elements. Nothing is ever read as HTML.
 */

import { element } from "./dom.js";
import { inline, MAX_DEPTH } from "./inline.js";

/** @typedef {import("./inline.js").Surroundings} Surroundings */

/** Alone in a message, up to this many emoji are shown large. */
const MAX_LARGE_EMOJI = 30;

/**
 * A message's or an embed's text as elements.
 *
 * @param {string} text
 * @param {Surroundings} around
 * @returns {DocumentFragment}
 */
export function markdown(text, around) {
  const out = document.createDocumentFragment();
  out.append(...blocks(text.replaceAll("\r\n", "\n"), around, 0));
  return out;
}

/**
 * A line of text without blocks: field names, titles, labels.
 *
 * @param {string} text
 * @param {Surroundings} around
 * @returns {DocumentFragment}
 */
export function inlineMarkdown(text, around) {
  const out = document.createDocumentFragment();
  out.append(...inline(text, around, 0));
  return out;
}

/**
 * Whether a text is nothing but a few emoji.
 *
 * @param {string} text
 * @returns {boolean}
 */
export function isOnlyEmoji(text) {
  const signs = text.replaceAll(/\s/gu, "");
  return (
    signs !== "" &&
    [...signs].length <= MAX_LARGE_EMOJI &&
    /^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u.test(signs)
  );
}

/**
 * What a block looks like at the beginning of the remaining text, and what it becomes.
 *
 * @typedef {object} Block
 * @property {RegExp} begins anchored at the start
 * @property {(found: RegExpMatchArray, around: Surroundings, depth: number) => Node} becomes
 */

/** @type {Block[]} */
const BLOCKS = [
  {
    begins: /^```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```[ \t]*(?:\n|$)?/,
    becomes: (found) => element("pre", {}, element("code", { "data-language": found[1] }, found[2])),
  },
  {
    begins: /^>>> ?([\s\S]*)$/,
    becomes: (found, around, depth) => element("blockquote", {}, blocks(found[1], around, depth + 1)),
  },
  {
    begins: /^(?:> [^\n]*(?:\n|$)|>(?:\n|$))+/,
    becomes: (found, around, depth) =>
      element("blockquote", {}, blocks(found[0].replace(/\n$/, "").replaceAll(/^> ?/gm, ""), around, depth + 1)),
  },
  {
    begins: /^(#{1,3})[ \t]+(\S[^\n]*)(?:\n|$)/,
    // The page has headings of its own; a message's heading must not stand among them.
    becomes: (found, around, depth) =>
      element("div", { class: `heading level-${found[1].length}` }, inline(found[2], around, depth + 1)),
  },
  {
    begins: /^-#[ \t]+(\S[^\n]*)(?:\n|$)/,
    becomes: (found, around, depth) => element("small", { class: "subtext" }, inline(found[1], around, depth + 1)),
  },
  {
    begins: /^(?: *(?:[-*]|\d{1,9}\.)[ \t]+\S[^\n]*(?:\n|$)(?: +(?![-*] |\d+\. )\S[^\n]*(?:\n|$))*)+/,
    becomes: (found, around, depth) => lists(found[0].replace(/\n$/, "").split("\n"), around, depth + 1),
  },
];

/**
 * @param {string} text
 * @param {Surroundings} around
 * @param {number} depth
 * @returns {Node[]}
 */
function blocks(text, around, depth) {
  if (depth > MAX_DEPTH) return [document.createTextNode(text)];
  const out = /** @type {Node[]} */ ([]);
  let rest = text;
  let plain = "";
  const flush = () => {
    if (plain !== "") out.push(...inline(plain.replace(/\n$/, ""), around, depth + 1));
    plain = "";
  };
  while (rest !== "") {
    const block = blockAt(rest);
    if (block) {
      flush();
      out.push(block.rule.becomes(block.found, around, depth));
      rest = rest.slice(block.found[0].length);
    } else {
      const line = plainStretch(rest);
      plain += line;
      rest = rest.slice(line.length);
    }
  }
  flush();
  return out;
}

/**
 * The block that begins here, if one does.
 *
 * @param {string} rest
 * @returns {{rule: Block, found: RegExpMatchArray} | undefined}
 */
function blockAt(rest) {
  for (const rule of BLOCKS) {
    const found = rest.match(rule.begins);
    if (found) return { rule, found };
  }
  return undefined;
}

/**
 * The text up to where a block could begin next: the line's end, or a code block inside the line.
 *
 * @param {string} rest
 * @returns {string}
 */
function plainStretch(rest) {
  const line = rest.slice(0, rest.indexOf("\n") + 1) || rest;
  const code = line.indexOf("```", 1);
  return code > 0 && /^```[\s\S]*?```/.test(rest.slice(code)) ? rest.slice(0, code) : line;
}

/**
 * Lists, one below the other where bullets and numbers take turns; items are nested by their indentation.
 *
 * @param {string[]} lines
 * @param {Surroundings} around
 * @param {number} depth
 * @returns {DocumentFragment}
 */
function lists(lines, around, depth) {
  const fragment = document.createDocumentFragment();
  const indent = indentOf(lines[0]);
  let out = /** @type {HTMLElement | undefined} */ (undefined);
  for (let at = 0; at < lines.length;) {
    const number = lines[at].match(/^ *(\d+)\./)?.[1];
    const tag = number === undefined ? "ul" : "ol";
    if (out?.localName !== tag) fragment.append((out = element(tag, { start: number })));
    const item = lines[at].replace(/^ *(?:[-*]|\d+\.)[ \t]+/, "");
    let end = at + 1;
    while (end < lines.length && indentOf(lines[end]) > indent) end += 1;
    const inner = lines.slice(at + 1, end);
    out?.append(element("li", {}, inline(item, around, depth + 1), innerLines(inner, around, depth + 1)));
    at = end;
  }
  return fragment;
}

/**
 * @param {string} line
 * @returns {number}
 */
function indentOf(line) {
  return line.length - line.trimStart().length;
}

/**
 * What stands indented below a list's item: a list of its own, or more text.
 *
 * @param {string[]} lines
 * @param {Surroundings} around
 * @param {number} depth
 * @returns {Node[]}
 */
function innerLines(lines, around, depth) {
  if (lines.length === 0) return [];
  if (depth <= MAX_DEPTH && /^ *(?:[-*]|\d+\.)[ \t]/.test(lines[0])) return [lists(lines, around, depth)];
  return [element("br"), ...inline(lines.map((line) => line.trim()).join("\n"), around, depth)];
}
