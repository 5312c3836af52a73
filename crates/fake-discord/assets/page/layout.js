/**
 * Messages of Components V2: containers, sections, texts, galleries and files around the controls.
 */

import { file, hidden, picture } from "./attachments.js";
import { control, rowOf } from "./components.js";
import { element } from "./dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { surroundings } from "./names.js";
import { COMPONENT } from "./shapes.js";

/** @typedef {import("./shapes.js").Component} Component */
/** @typedef {import("./shapes.js").Layout} Layout */
/** @typedef {import("./shapes.js").Message} Message */
/** @typedef {import("./shapes.js").Shown} Shown */

/** The largest picture that stands alone in a gallery: 11 to 7. */
const ALONE_BOX = { width: 550, height: 350 };

/** The largest picture beside others, which is cut to its place. */
const SHARED_BOX = { width: 1100, height: 1100 };

/** Discord's largest thumbnail. */
const THUMBNAIL_BOX = { width: 85, height: 85 };

/** What one message shows of its tree. What an edit leaves alone stays the same element, so that pictures do not flicker. */
export class Layouts {
  /** @type {Map<string, HTMLElement>} */
  shown = new Map();

  /**
   * The tree as it is now.
   *
   * @param {Message} message
   * @param {HTMLElement | undefined} mark what stands below it
   * @returns {HTMLElement}
   */
  show(message, mark) {
    const before = this.shown;
    this.shown = new Map();
    const leaf = (/** @type {Layout} */ component) => {
      const key = JSON.stringify(component);
      // No two components have the same number, so no element is wanted twice.
      const node = before.get(key) ?? leafOf(message, component);
      if (node) this.shown.set(key, node);
      return node;
    };
    const nodes = message.layout.map((component) =>
      component.type === COMPONENT.container ? container(component, leaf) : leaf(component),
    );
    return element("div", { class: "components layout" }, nodes, mark);
  }
}

/**
 * @param {Layout} given
 * @param {(component: Layout) => HTMLElement | undefined} leaf
 * @returns {HTMLElement}
 */
function container({ components, accent_color: accent, spoiler }, leaf) {
  const box = element("div", { class: "container" }, (components ?? []).map(leaf));
  if (typeof accent === "number") {
    box.classList.add("accented");
    box.style.setProperty("--accent", `#${accent.toString(16).padStart(6, "0")}`);
  }
  return spoiler ? hidden(box) : box;
}

/**
 * Anything but a container.
 *
 * @param {Message} message
 * @param {Layout} component
 * @returns {HTMLElement | undefined}
 */
function leafOf(message, component) {
  switch (component.type) {
    case COMPONENT.row:
      return rowOf(message, /** @type {Component[]} */ (component.components ?? []));
    case COMPONENT.section:
      return section(message, component);
    case COMPONENT.text:
      return text(component);
    case COMPONENT.gallery:
      return gallery(component.items ?? []);
    case COMPONENT.file: {
      const { name: filename = "", size, file: media, spoiler } = component;
      const box = file({ url: media?.url ?? "", filename, size });
      return spoiler ? hidden(box) : box;
    }
    case COMPONENT.separator: {
      const name = component.spacing === 2 ? "separator large" : "separator";
      return element("div", { class: name }, component.divider && element("hr"));
    }
    default:
      return undefined;
  }
}

/**
 * @param {Message} message
 * @param {Layout} given
 * @returns {HTMLElement}
 */
function section(message, { components, accessory }) {
  return element(
    "div",
    { class: "section" },
    element("div", { class: "section-texts" }, (components ?? []).map(text)),
    accessory?.type === COMPONENT.thumbnail
      ? shownPicture(/** @type {Shown} */ (accessory), THUMBNAIL_BOX)
      : accessory && control(message, accessory),
  );
}

/**
 * @param {Layout} given
 * @returns {HTMLElement}
 */
function text({ content }) {
  return element("div", { class: "content", dir: "auto" }, markdown(content ?? "", surroundings()));
}

/**
 * One picture as it is, two beside each other, three as a large one and two small ones, more in rows of three.
 *
 * @param {Shown[]} items
 * @returns {HTMLElement}
 */
function gallery(items) {
  const box = items.length === 1 ? ALONE_BOX : SHARED_BOX;
  return element(
    "div",
    { class: "gallery", "data-items": items.length },
    items.map((item) => shownPicture(item, box)),
  );
}

/**
 * A file of the message, or a link where it would have to come from elsewhere.
 *
 * @param {Shown} shown
 * @param {{width: number, height: number}} box
 * @returns {HTMLElement}
 */
function shownPicture({ media, description, spoiler }, box) {
  const { url, width, height } = media;
  if (new URL(url, location.href).origin !== location.origin) {
    return element("span", {}, inlineMarkdown(url, surroundings()));
  }
  const filename = decodeURIComponent(url.slice(url.lastIndexOf("/") + 1));
  return picture({ url, filename, description, width, height, spoiler }, box);
}
