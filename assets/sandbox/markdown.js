/**
 * Discord's dialect of Markdown, turned into elements. Nothing is ever read as HTML.
 */

import { element, isolated } from "./dom.js";
import { timeElement } from "./time.js";

/**
 * What the text may refer to.
 *
 * @typedef {object} Surroundings
 * @property {string} locale whose language times are written in
 * @property {string} me the reader's id
 * @property {(id: string) => string | undefined} personName
 * @property {(id: string) => string | undefined} channelName
 */

/** Text nested deeper than this is shown as it stands. */
const MAX_DEPTH = 12;

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
  return signs !== "" && [...signs].length <= MAX_LARGE_EMOJI && /^(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f)+$/u.test(signs);
}

/* Blocks ---------------------------------------------------------------------------------------------------------- */

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
    becomes: (found, around, depth) => element("blockquote", {}, blocks(found[0].replace(/\n$/, "").replaceAll(/^> ?/gm, ""), around, depth + 1)),
  },
  {
    begins: /^(#{1,3})[ \t]+(\S[^\n]*)(?:\n|$)/,
    // The page has headings of its own; a message's heading must not stand among them.
    becomes: (found, around, depth) => element("div", { class: `heading level-${found[1].length}` }, inline(found[2], around, depth + 1)),
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
    if (out?.localName !== tag) fragment.append(out = element(tag, { start: number }));
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

/* Inline ---------------------------------------------------------------------------------------------------------- */

/**
 * What a piece of a line looks like, and what it becomes; `undefined` leaves it as it stands.
 *
 * @typedef {object} Piece
 * @property {RegExp} looks sticky
 * @property {(found: RegExpExecArray, around: Surroundings, depth: number) => Node | undefined} becomes
 */

/**
 * A pair of marks around text that may hold further marks.
 *
 * @param {RegExp} looks with the inner text as its first group
 * @param {(inner: Node[]) => Node} becomes
 * @returns {Piece}
 */
function wrapping(looks, becomes) {
  return { looks, becomes: (found, around, depth) => becomes(inline(found[1], around, depth + 1)) };
}

/** @type {Piece[]} */
const PIECES = [
  { looks: /\\([^\p{L}\p{N}\s])/uy, becomes: (found) => document.createTextNode(found[1]) },
  { looks: /(`{1,2})([\s\S]*?[^`])\1(?!`)/y, becomes: (found) => element("code", {}, found[2].trim() === "" ? found[2] : trimmedOnce(found[2])) },
  { looks: /<t:(-?\d{1,17})(?::([tTdDfFRsS]))?>/y, becomes: (found, around) => timestamp(Number(found[1]), found[2] ?? "f", around) },
  { looks: /<@!?(\d+)>/y, becomes: (found, around) => personMention(found[1], around) },
  { looks: /<@&(\d+)>/y, becomes: () => mention("@role") },
  { looks: /<#(\d+)>/y, becomes: (found, around) => channelMention(found[1], around) },
  { looks: /<\/([^:>]{1,120}):\d+>/y, becomes: (found) => element("button", { type: "button", class: "mention", "data-command": found[1] }, `/${found[1]}`) },
  { looks: /<a?:(\w{2,32}):\d+>/y, becomes: (found) => document.createTextNode(`:${found[1]}:`) },
  { looks: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, becomes: (found, around, depth) => link(found[2], inline(found[1], around, depth + 1)) },
  { looks: /<(https?:\/\/[^\s>]+)>/y, becomes: (found) => link(found[1], [document.createTextNode(found[1])]) },
  // A parenthesis belongs to an address only together with its partner.
  { looks: /https?:\/\/(?:[^\s<()]|\([^\s<()]*\))*(?:[^\s<().,:;"'\]!?*_~|]|\([^\s<()]*\))/y, becomes: (found) => link(found[0], [document.createTextNode(found[0])]) },
  { looks: /@(everyone|here)\b/y, becomes: (found) => mention(found[0]) },
  wrapping(/\|\|([\s\S]+?)\|\|/y, spoiler),
  wrapping(/\*\*\*((?:\\.|[^\\])+?)\*\*\*(?!\*)/y, (inner) => element("strong", {}, element("em", {}, inner))),
  wrapping(/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/y, (inner) => element("strong", {}, inner)),
  wrapping(/__((?:\\.|[^\\])+?)__(?!_)/y, (inner) => element("u", {}, inner)),
  wrapping(/~~((?:\\.|[^\\])+?)~~/y, (inner) => element("s", {}, inner)),
  wrapping(/\*(?!\s)((?:\\.|\*\*(?:\\.|[^*\\])+\*\*|[^*\\])+?)(?<!\s)\*(?!\*)/y, (inner) => element("em", {}, inner)),
  wrapping(/_((?:\\.|__(?:\\.|[^_\\])+__|[^_\\])+?)_(?![_\p{L}\p{N}])/uy, (inner) => element("em", {}, inner)),
];

/** Characters with which a piece can begin: everything between them is copied at once. */
const CAN_BEGIN = /[\\`<[@|*_~h]/;

/**
 * @param {string} text
 * @param {Surroundings} around
 * @param {number} depth
 * @returns {Node[]}
 */
function inline(text, around, depth) {
  if (depth > MAX_DEPTH) return [document.createTextNode(text)];
  const out = /** @type {Node[]} */ ([]);
  let plain = "";
  for (let at = 0; at < text.length;) {
    const piece = CAN_BEGIN.test(text[at]) && !isInsideWord(text, at) ? pieceAt(text, at, around, depth) : undefined;
    if (!piece) {
      plain += text[at];
      at += 1;
      continue;
    }
    out.push(document.createTextNode(plain), piece.node);
    plain = "";
    at += piece.length;
  }
  out.push(document.createTextNode(plain));
  return out.filter((node) => node.nodeType !== Node.TEXT_NODE || node.nodeValue !== "");
}

/**
 * Underscores and the h of a link count only at the beginning of a word: `snake_case_name` is no emphasis.
 *
 * @param {string} text
 * @param {number} at
 * @returns {boolean}
 */
function isInsideWord(text, at) {
  return /[_h]/.test(text[at]) && at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1]);
}

/**
 * The piece that begins at this place, with the number of characters it takes.
 *
 * @param {string} text
 * @param {number} at
 * @param {Surroundings} around
 * @param {number} depth
 * @returns {{node: Node, length: number} | undefined}
 */
function pieceAt(text, at, around, depth) {
  for (const { looks, becomes } of PIECES) {
    looks.lastIndex = at;
    const found = looks.exec(text);
    const node = found ? becomes(found, around, depth) : undefined;
    if (found && node) return { node, length: found[0].length };
  }
  return undefined;
}

/**
 * One space at either end of inline code is a separator, as in `` ` ``.
 *
 * @param {string} code
 * @returns {string}
 */
function trimmedOnce(code) {
  return /^ .*` $|^ `.* $/s.test(code) ? code.slice(1, -1) : code;
}

/**
 * @param {number} seconds
 * @param {string} style
 * @param {Surroundings} around
 * @returns {Node | undefined}
 */
function timestamp(seconds, style, around) {
  const moment = new Date(seconds * 1000);
  return Number.isNaN(moment.getTime()) ? undefined : timeElement(moment, style, around.locale, "timestamp");
}

/**
 * @param {string} text
 * @param {string} [extra]
 * @returns {HTMLElement}
 */
function mention(text, extra = "") {
  return element("span", { class: `mention ${extra}`.trim() }, isolated(text));
}

/**
 * @param {string} id
 * @param {Surroundings} around
 * @returns {Node}
 */
function personMention(id, around) {
  const name = around.personName(id);
  if (name === undefined) return mention("@unknown-user");
  return element("button", { type: "button", class: `mention ${id === around.me ? "me" : ""}`.trim(), "data-person": id }, isolated(`@${name}`));
}

/**
 * @param {string} id
 * @param {Surroundings} around
 * @returns {Node}
 */
function channelMention(id, around) {
  const name = around.channelName(id);
  if (name === undefined) return mention("#unknown");
  return element("button", { type: "button", class: "mention", "data-channel": id }, isolated(`#${name}`));
}

/**
 * @param {string} address
 * @param {Node[]} inner
 * @returns {HTMLElement}
 */
function link(address, inner) {
  return element("a", { href: address, target: "_blank", rel: "noopener noreferrer", title: address }, inner);
}

/**
 * Text that shows itself only when asked.
 *
 * @param {Node[]} inner
 * @returns {HTMLElement}
 */
function spoiler(inner) {
  const hidden = element("span", { class: "spoiler-text", inert: true }, inner);
  const cover = element("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler. Show it", "aria-expanded": "false" }, hidden);
  const show = () => {
    cover.classList.add("shown");
    hidden.removeAttribute("inert");
    for (const attribute of ["role", "tabindex", "aria-label", "aria-expanded"]) cover.removeAttribute(attribute);
  };
  cover.addEventListener("click", show, { once: true });
  cover.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      show();
    }
  });
  return cover;
}
