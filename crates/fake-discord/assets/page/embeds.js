/**
 * Embeds: the boxes with a coloured edge.
 */

import { picture } from "./attachments.js";
import { element } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { surroundings } from "./names.js";
import { store } from "./store.js";
import { timeElement } from "./time.js";

/** @typedef {import("./shapes.js").Attachment} Attachment */

/** Discord's largest picture in an embed. */
const PICTURE_BOX = { width: 400, height: 300 };

/** Discord's largest thumbnail. */
const THUMBNAIL_BOX = { width: 80, height: 80 };

/**
 * @param {any[]} embeds
 * @param {Attachment[]} attachments
 * @returns {HTMLElement}
 */
export function embedsOf(embeds, attachments) {
  return element(
    "div",
    { class: "embeds" },
    embeds.map((embed) => embedOf(embed, attachments)),
  );
}

/**
 * The addresses of the pictures that embeds show, which are then not shown once more as files.
 *
 * @param {any[]} embeds
 * @returns {string[]}
 */
export function picturesInEmbeds(embeds) {
  return embeds
    .flatMap((embed) => [embed.image?.url, embed.thumbnail?.url, embed.author?.icon_url, embed.footer?.icon_url])
    .filter(Boolean);
}

/**
 * @param {any} embed
 * @param {Attachment[]} attachments
 * @returns {HTMLElement}
 */
function embedOf(embed, attachments) {
  const box = element(
    "div",
    { class: "embed" },
    element(
      "div",
      { class: "embed-texts" },
      embed.author?.name && element("div", { class: "embed-author", dir: "auto" }, embed.author.name),
      embed.title && title(embed),
      embed.description &&
        element("div", { class: "embed-description", dir: "auto" }, markdown(embed.description, surroundings())),
      embed.fields?.length > 0 && element("dl", { class: "embed-fields" }, embed.fields.map(field)),
    ),
    embed.thumbnail?.url &&
      element("div", { class: "embed-thumbnail" }, shownPicture(embed.thumbnail, attachments, THUMBNAIL_BOX)),
    embed.image?.url && element("div", { class: "embed-image" }, shownPicture(embed.image, attachments, PICTURE_BOX)),
    (embed.footer?.text || embed.timestamp) && footer(embed),
  );
  if (typeof embed.color === "number") box.style.setProperty("--edge", `#${embed.color.toString(16).padStart(6, "0")}`);
  return box;
}

/**
 * @param {any} embed
 * @returns {HTMLElement}
 */
function title(embed) {
  const text = inlineMarkdown(embed.title, surroundings());
  const isPage = /^https?:\/\//i.test(embed.url ?? "");
  return element(
    "div",
    { class: "embed-title", dir: "auto" },
    isPage ? element("a", { href: embed.url, target: "_blank", rel: "noopener noreferrer" }, text) : text,
  );
}

/**
 * @param {any} given
 * @returns {HTMLElement}
 */
function field(given) {
  return element(
    "div",
    { class: given.inline ? "embed-field inline" : "embed-field" },
    element("dt", { dir: "auto" }, inlineMarkdown(given.name ?? "", surroundings())),
    element("dd", { dir: "auto" }, markdown(given.value ?? "", surroundings())),
  );
}

/**
 * @param {any} embed
 * @returns {HTMLElement}
 */
function footer(embed) {
  const moment = embed.timestamp ? new Date(embed.timestamp) : undefined;
  const isKnown = moment && !Number.isNaN(moment.getTime());
  return element(
    "div",
    { class: "embed-footer", dir: "auto" },
    embed.footer?.text,
    embed.footer?.text && isKnown && " • ",
    isKnown && timeElement(moment, "s", store.me.locale),
  );
}

/**
 * A picture of an embed: one of the message's files, or a link where it would have to come from elsewhere.
 *
 * @param {{url: string, width?: number, height?: number}} shown
 * @param {Attachment[]} attachments
 * @param {{width: number, height: number}} box
 * @returns {HTMLElement}
 */
function shownPicture(shown, attachments, box) {
  const attachment = attachments.find(
    ({ filename, url }) => shown.url === `attachment://${filename}` || shown.url === url,
  );
  if (attachment) return picture(attachment, box);
  return element("span", {}, inlineMarkdown(shown.url, surroundings()));
}
