/**
 * A list to choose from, driven by another element's keys: the message box, a search field, or the list itself.
 */

import { element, neighbour } from "./dom.js";

/**
 * One line of the list.
 *
 * @typedef {object} Item
 * @property {string} key unique in the list
 * @property {string} label
 * @property {string} [detail]
 * @property {Node} [picture]
 * @property {string} [group] a heading above the first item of each group
 * @property {boolean} [checked] in lists where several may be chosen
 */

/** Counts lists, so that the ids of their lines are unique on the page. */
let lists = 0;

/** A list of which one line is active, though the focus may be elsewhere. */
export class Listbox {
  /**
   * @param {HTMLElement} list the `role="listbox"`
   * @param {HTMLElement} driver the element that has the focus and takes the keys
   * @param {(item: Item) => void} onPick
   */
  constructor(list, driver, onPick) {
    this.list = list;
    this.driver = driver;
    this.onPick = onPick;
    this.prefix = `list-${(lists += 1)}`;
    /** @type {Item[]} */
    this.items = [];
    this.active = -1;
    // The pointer must not take the focus away from the driver.
    list.addEventListener("pointerdown", (event) => event.preventDefault());
    list.addEventListener("click", (event) => this.pickAt(/** @type {Element} */ (event.target)));
  }

  /**
   * Shows other lines.
   *
   * @param {Item[]} items
   * @param {number} active the line that Enter would take; -1 for none yet
   */
  show(items, active) {
    this.items = items;
    let group = "";
    this.list.replaceChildren(
      ...items.flatMap((item, at) => {
        const heading =
          item.group && item.group !== group
            ? [element("li", { class: "listbox-group", role: "presentation" }, item.group)]
            : [];
        group = item.group ?? group;
        return [...heading, this.line(item, at)];
      }),
    );
    this.activate(Math.min(active, items.length - 1));
  }

  /**
   * @param {Item} item
   * @param {number} at
   * @returns {HTMLElement}
   */
  line(item, at) {
    const checkable = item.checked !== undefined;
    return element(
      "li",
      {
        role: "option",
        id: `${this.prefix}-${at}`,
        class: "listbox-item",
        "aria-selected": String(Boolean(item.checked)),
        "data-at": at,
      },
      item.picture,
      element(
        "span",
        { class: "listbox-texts" },
        element("bdi", { class: "listbox-label" }, item.label),
        item.detail && element("bdi", { class: "listbox-detail" }, item.detail),
      ),
      checkable && element("span", { class: "listbox-check", "aria-hidden": "true" }),
    );
  }

  /** @param {number} at */
  activate(at) {
    this.active = at;
    for (const line of this.list.querySelectorAll("[role=option]")) {
      const isActive = line.getAttribute("data-at") === String(at);
      line.classList.toggle("active", isActive);
      if (isActive) line.scrollIntoView({ block: "nearest" });
    }
    if (at >= 0) this.driver.setAttribute("aria-activedescendant", `${this.prefix}-${at}`);
    else this.driver.removeAttribute("aria-activedescendant");
  }

  /**
   * Moves the active line where the key leads.
   *
   * @param {string} key
   * @returns {boolean} whether the key was one that moves
   */
  move(key) {
    const next = neighbour(key, this.active, this.items.length);
    if (next === undefined) return false;
    this.activate(next);
    return true;
  }

  /** @returns {boolean} whether there was an active line to take */
  pickActive() {
    const item = this.items[this.active];
    if (item) this.onPick(item);
    return Boolean(item);
  }

  /** @param {Element} target */
  pickAt(target) {
    const line = target.closest("[role=option]");
    const item = this.items[Number(line?.getAttribute("data-at") ?? -1)];
    if (item) this.onPick(item);
  }
}
