/**
 * Discord's Markdown within a line: emphasis, code, links, mentions, times, spoilers.
 */

import { element, isolated } from "./dom.js";
import { emojiOf } from "./emoji.js";
import { timeElement } from "./time.js";

/**
 * What the text may refer to.
 *
 * @typedef {object} Surroundings
 * @property {string} locale whose language times are written in
 * @property {string} me the reader's id
 * @property {(id: string) => string | undefined} personName
 * @property {(id: string) => string | undefined} channelName
 * @property {(id: string) => string | undefined} roleName
 * @property {(name: string) => string | undefined} commandName what the reader's Discord calls a command
 */

/** Text nested deeper than this is shown as it stands. */
export const MAX_DEPTH = 12;

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
  {
    looks: /(`{1,2})([\s\S]*?[^`])\1(?!`)/y,
    becomes: (found) => element("code", {}, found[2].trim() === "" ? found[2] : trimmedOnce(found[2])),
  },
  {
    looks: /<t:(-?\d{1,17})(?::([tTdDfFRsS]))?>/y,
    becomes: (found, around) => timestamp(Number(found[1]), found[2] ?? "f", around),
  },
  { looks: /<@!?(\d+)>/y, becomes: (found, around) => personMention(found[1], around) },
  { looks: /<@&(\d+)>/y, becomes: (found, around) => mention(`@${around.roleName(found[1]) ?? "unknown-role"}`) },
  { looks: /<#(\d+)>/y, becomes: (found, around) => channelMention(found[1], around) },
  {
    looks: /<\/([^:>]{1,120}):\d+>/y,
    becomes: (found, around) => commandMention(around.commandName(found[1]) ?? found[1]),
  },
  { looks: /<a?:(\w{2,32}):(\d+)>/y, becomes: (found) => emojiOf({ name: found[1], id: found[2] }) },
  {
    looks: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y,
    becomes: (found, around, depth) => link(found[2], around, inline(found[1], around, depth + 1)),
  },
  { looks: /<(https?:\/\/[^\s>]+)>/y, becomes: (found, around) => link(found[1], around) },
  // A parenthesis belongs to an address only together with its partner.
  {
    looks: /https?:\/\/(?:[^\s<()]|\([^\s<()]*\))*(?:[^\s<().,:;"'\]!?*_~|]|\([^\s<()]*\))/y,
    becomes: (found, around) => link(found[0], around),
  },
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
 * A text without blocks.
 *
 * @param {string} text
 * @param {Surroundings} around
 * @param {number} depth how many marks and blocks it stands in
 * @returns {Node[]}
 */
export function inline(text, around, depth) {
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
 * A command that can be pressed to begin writing it.
 *
 * @param {string} name
 * @returns {HTMLElement}
 */
function commandMention(name) {
  return element("button", { type: "button", class: "mention", "data-command": name }, `/${name}`);
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
  return element(
    "button",
    { type: "button", class: `mention ${id === around.me ? "me" : ""}`.trim(), "data-person": id },
    isolated(`@${name}`),
  );
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

/** How Discord's own links to channels and messages look. */
const PLACE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/**
 * A link. One to a channel or message of Discord's leads there on this page, for the real Discord knows nothing of it.
 *
 * @param {string} address
 * @param {Surroundings} around
 * @param {Node[]} [inner] instead of the address
 * @returns {HTMLElement}
 */
function link(address, around, inner) {
  const place = address.match(PLACE);
  if (place) return placeLink(place[1], place[2], around, inner);
  const attributes = { href: address, target: "_blank", rel: "noopener noreferrer", title: address };
  return element("a", attributes, inner ?? address);
}

/**
 * @param {string} channel
 * @param {string | undefined} message
 * @param {Surroundings} around
 * @param {Node[]} [inner]
 * @returns {HTMLElement}
 */
function placeLink(channel, message, around, inner) {
  const attributes = { type: "button", "data-channel": channel, "data-message": message };
  if (inner) return element("button", { ...attributes, class: "text-button" }, inner);
  const name = isolated(`#${around.channelName(channel) ?? "unknown"}`);
  return element("button", { ...attributes, class: "mention" }, name, message && " › 💬");
}

/**
 * Text that shows itself only when asked.
 *
 * @param {Node[]} inner
 * @returns {HTMLElement}
 */
function spoiler(inner) {
  const hidden = element("span", { class: "spoiler-text", inert: true }, inner);
  const cover = element(
    "span",
    { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler. Show it", "aria-expanded": "false" },
    hidden,
  );
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
