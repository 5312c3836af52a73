/**
 * Emoji outside of texts: on buttons and in lists.
 */

import { element } from "./dom.js";

/**
 * An emoji on a button or in a list. Those of a server have no picture here and stand as their name.
 *
 * @param {import("./shapes.js").Emoji | undefined | null} emoji
 * @returns {HTMLElement | undefined}
 */
export function emojiOf(emoji) {
  if (!emoji?.name) return undefined;
  return element("span", { class: "emoji" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}
