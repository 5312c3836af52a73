/**
 * The side columns where there is no room for them: they slide over the messages.
 */

import { byId } from "./dom.js";
import { store } from "./store.js";

/** Where a column stops standing beside the messages; the style sheet has the same numbers. */
const NARROW = { sidebar: "(max-width: 640px)", members: "(max-width: 1000px)" };

/** @typedef {keyof typeof NARROW} Side */

const shade = byId("shade");

/** Makes the columns' buttons live. */
export function startDrawers() {
  for (const side of /** @type {Side[]} */ (["sidebar", "members"])) {
    byId(`${side}-toggle`).addEventListener("click", () => toggle(side));
    matchMedia(NARROW[side]).addEventListener("change", () => settle(side));
    byId(side).addEventListener(
      "keydown",
      (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && closeDrawer(side),
    );
    settle(side);
  }
  shade.addEventListener("click", closeDrawers);
  store.on(["channel", "person"], closeDrawers);
}

/**
 * @param {Side} side
 * @returns {boolean}
 */
function isDrawer(side) {
  return matchMedia(NARROW[side]).matches;
}

/**
 * Brings a column in the state it has before anybody touches it: drawers closed, columns open.
 *
 * @param {Side} side
 */
function settle(side) {
  set(side, !isDrawer(side));
}

/**
 * @param {Side} side
 */
function toggle(side) {
  const opens = byId(side).hasAttribute("data-closed");
  set(side, opens);
  if (opens && isDrawer(side)) byId(side).querySelector("a, button")?.focus();
}

/**
 * @param {Side} side
 * @param {boolean} open
 */
function set(side, open) {
  // A closed drawer must not be reached by Tab.
  byId(side).toggleAttribute("data-closed", !open);
  byId(side).inert = !open;
  byId(`${side}-toggle`).setAttribute("aria-expanded", String(open));
  shade.hidden = !["sidebar", "members"].some(
    (other) => isDrawer(/** @type {Side} */ (other)) && !byId(other).hasAttribute("data-closed"),
  );
}

/**
 * @param {Side} side
 */
function closeDrawer(side) {
  if (!isDrawer(side) || byId(side).hasAttribute("data-closed")) return;
  set(side, false);
  byId(`${side}-toggle`).focus();
}

/** Closes whatever slid over the messages. */
export function closeDrawers() {
  for (const side of /** @type {Side[]} */ (["sidebar", "members"])) if (isDrawer(side)) set(side, false);
}
