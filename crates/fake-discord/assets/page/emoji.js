/**
 * Emoji: characters, and the application's own, which are pictures.
 */

import { element } from "./dom.js";

/**
 * An emoji on a button, in a list or in a text.
 *
 * @param {import("./shapes.js").Emoji | undefined | null} emoji
 * @returns {HTMLElement | undefined}
 */
export function emojiOf(emoji) {
  if (!emoji?.name) return undefined;
  if (!emoji.id) return element("span", { class: "emoji" }, emoji.name);
  const name = `:${emoji.name}:`;
  const picture = element("img", { class: "emoji", src: `/emojis/${emoji.id}.png`, alt: name, title: name });
  // One that is not there any more stands as its name.
  picture.addEventListener("error", () => picture.replaceWith(name), { once: true });
  return picture;
}
