/**
 * Files of a message: pictures with their alternative text, everything else to be saved.
 */

import { element, icon } from "./dom.js";
import { openPopover } from "./popover.js";

/** @typedef {import("./shapes.js").Attachment} Attachment */

/** Discord's largest picture in a message. */
export const PICTURE_BOX = { width: 550, height: 350 };

/** Files whose name begins like this hide until clicked. */
const SPOILER = "SPOILER_";

/**
 * @param {Attachment[]} attachments
 * @returns {HTMLElement}
 */
export function attachmentsOf(attachments) {
  return element(
    "div",
    { class: "attachments" },
    attachments.map((attachment) => (isPicture(attachment) ? picture(attachment, PICTURE_BOX) : file(attachment))),
  );
}

/**
 * @param {Attachment} attachment
 * @returns {boolean}
 */
function isPicture({ content_type: type, filename }) {
  return type ? type.startsWith("image/") : /\.(png|jpe?g|gif|webp)$/i.test(filename);
}

/**
 * A picture that opens large. Its alternative text is also there for people who see it.
 *
 * @param {Pick<Attachment, "url" | "filename" | "description" | "width" | "height"> & {spoiler?: boolean}} attachment
 * @param {{width: number, height: number}} box
 * @returns {HTMLElement}
 */
export function picture(attachment, box) {
  const { filename, description, width, height, spoiler } = attachment;
  const image = element("img", {
    src: attachment.url,
    alt: description || filename,
    decoding: "async",
    draggable: "false",
  });
  if (width && height) {
    // The place is kept before the picture is there, so that nothing jumps.
    const scale = Math.min(1, box.width / width, box.height / height);
    image.width = Math.round(width * scale);
    image.height = Math.round(height * scale);
  } else {
    image.style.maxWidth = `min(100%, ${box.width}px)`;
    image.style.maxHeight = `${box.height}px`;
  }
  const open = element(
    "button",
    {
      type: "button",
      class: "picture-button",
      "aria-label": `Open the picture: ${description || filename}`,
      onclick: () => enlarge(attachment),
    },
    image,
  );
  const frame = element("div", { class: "picture" }, open, description && alternativeText(description));
  return spoiler || filename.startsWith(SPOILER) ? hidden(frame) : frame;
}

/**
 * The ALT mark with the text behind it.
 *
 * @param {string} description
 * @returns {HTMLElement}
 */
function alternativeText(description) {
  const mark = element(
    "button",
    { type: "button", class: "alt-mark", "aria-label": "Show the picture's description", "aria-expanded": "false" },
    "ALT",
  );
  mark.addEventListener("click", () => {
    openPopover(
      mark,
      element(
        "div",
        { class: "alt-text", tabindex: "-1" },
        element("h3", {}, "Picture description"),
        element("p", { dir: "auto" }, description),
      ),
    );
  });
  return mark;
}

/**
 * Hides what is in a frame until somebody wants to see it.
 *
 * @param {HTMLElement} frame
 * @returns {HTMLElement}
 */
export function hidden(frame) {
  frame.classList.add("spoiler-picture");
  const cover = element("button", { type: "button", class: "spoiler-cover" }, "Spoiler");
  cover.addEventListener("click", () => {
    frame.classList.remove("spoiler-picture");
    cover.remove();
  });
  frame.append(cover);
  return frame;
}

/**
 * Shows a picture as large as the window allows, its description below it.
 *
 * @param {Pick<Attachment, "url" | "filename" | "description">} attachment
 */
function enlarge({ url, filename, description }) {
  const dialog = element(
    "dialog",
    { class: "lightbox", "aria-label": filename },
    element("img", { src: url, alt: description || filename }),
    description && element("p", { class: "lightbox-text", dir: "auto", "aria-hidden": "true" }, description),
    element(
      "div",
      { class: "lightbox-tools" },
      element("a", { href: url, target: "_blank", rel: "noopener", class: "button link-like" }, "Open in browser"),
      element("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, "Close"),
    ),
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * A file to be saved.
 *
 * @param {Pick<Attachment, "url" | "filename" | "size">} attachment
 * @returns {HTMLElement}
 */
export function file({ url, filename, size }) {
  return element(
    "div",
    { class: "file" },
    icon("file"),
    element(
      "span",
      {},
      element("a", { href: url, download: filename }, element("bdi", {}, filename)),
      size !== undefined && element("small", {}, sizeInWords(size)),
    ),
  );
}

/**
 * @param {number} bytes
 * @returns {string}
 */
function sizeInWords(bytes) {
  if (bytes < 1024) return `${bytes} bytes`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
