/**
 * Small windows beside what opened them: menus, lists of choices, alternative texts. The browser closes them on Escape
 * and on a click elsewhere; here they find their place and give the focus back.
 */

import { arrowKeysMoveFocus, element } from "./dom.js";

/** Space between a popover and its opener or the window's edge. */
const GAP_PX = 6;

/**
 * Opens a popover.
 *
 * @param {HTMLElement} anchor what opened it; gets the focus back
 * @param {HTMLElement} box
 * @param {{at?: {x: number, y: number}, wide?: boolean, onclose?: () => void}} [how]
 * @returns {() => void} closes it
 */
export function openPopover(anchor, box, how = {}) {
  box.setAttribute("popover", "auto");
  box.classList.add("popover");
  // In a dialog, elements outside are inert: the popover stands inside it.
  (anchor.closest("dialog") ?? document.body).append(box);
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  box.showPopover();
  const beside = anchor.getBoundingClientRect();
  // Its lines may come later or grow fewer by searching: it keeps finding its place.
  const size = new ResizeObserver(() => place(box, how.at ?? beside, how.wide ? beside.width : undefined));
  size.observe(box);
  anchor.setAttribute("aria-expanded", "true");
  box.addEventListener("toggle", (event) => {
    if (/** @type {ToggleEvent} */ (event).newState !== "closed") return;
    size.disconnect();
    const hadFocus = box.contains(document.activeElement) || document.activeElement === document.body;
    box.remove();
    anchor.setAttribute("aria-expanded", "false");
    if (hadFocus) (anchor.isConnected ? anchor : before)?.focus();
    how.onclose?.();
  });
  return () => box.matches(":popover-open") && box.hidePopover();
}

/**
 * Puts the box below its anchor, or above where there is more room, inside the window in any case.
 *
 * @param {HTMLElement} box
 * @param {DOMRect | {x: number, y: number}} anchor
 * @param {number} [width]
 */
function place(box, anchor, width) {
  const { top, bottom, left, right } =
    "top" in anchor ? anchor : { top: anchor.y, bottom: anchor.y, left: anchor.x, right: anchor.x };
  if (width) box.style.width = `${Math.min(width, innerWidth - 2 * GAP_PX)}px`;
  const below = innerHeight - bottom - 2 * GAP_PX;
  const above = top - 2 * GAP_PX;
  const opensUp = box.offsetHeight > below && above > below;
  box.style.maxHeight = `${Math.max(120, opensUp ? above : below)}px`;
  box.style.top = opensUp ? `${Math.max(GAP_PX, top - GAP_PX - box.offsetHeight)}px` : `${bottom + GAP_PX}px`;
  // What does not fit from the left edge on is aligned with the right one.
  const fits = left + box.offsetWidth <= innerWidth - GAP_PX;
  box.style.left = `${Math.max(GAP_PX, fits ? left : Math.min(right, innerWidth - GAP_PX) - box.offsetWidth)}px`;
}

/**
 * One line of a menu, or a heading between them.
 *
 * @typedef {{label: string, detail?: string, picture?: Node, checked?: boolean, pick: () => void}} MenuLine
 * @typedef {{heading: string} | MenuLine} MenuItem
 */

/**
 * Opens a menu.
 *
 * @param {HTMLElement} anchor
 * @param {string} label
 * @param {MenuItem[]} items
 * @param {{x: number, y: number}} [at]
 */
export function openMenu(anchor, label, items, at) {
  const box = element("div", { role: "menu", class: "menu", "aria-label": label });
  const close = openPopover(anchor, box, { at });
  box.append(...items.map((item) => ("heading" in item ? menuHeading(item.heading) : menuLine(item, () => close()))));
  arrowKeysMoveFocus(box, ".menu-item");
  box.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Tab") close();
    else jumpToLetter(box, event);
  });
  const first = box.querySelector(".menu-item[aria-checked=true]") ?? box.querySelector(".menu-item");
  /** @type {HTMLElement | null} */ (first)?.focus();
}

/**
 * @param {string} text
 * @returns {HTMLElement}
 */
function menuHeading(text) {
  return element("div", { class: "menu-heading", role: "presentation" }, element("bdi", {}, text));
}

/**
 * @param {MenuLine} item
 * @param {() => void} close
 * @returns {HTMLElement}
 */
function menuLine(item, close) {
  const choosable = item.checked !== undefined;
  const pick = () => {
    close();
    item.pick();
  };
  return element(
    "button",
    {
      type: "button",
      class: "menu-item",
      role: choosable ? "menuitemradio" : "menuitem",
      "aria-checked": choosable ? String(item.checked) : null,
      tabindex: "-1",
      onclick: pick,
    },
    item.picture,
    element(
      "span",
      { class: "menu-texts" },
      element("bdi", {}, item.label),
      item.detail && element("small", {}, item.detail),
    ),
  );
}

/**
 * A letter leads to the next line that begins with it.
 *
 * @param {HTMLElement} box
 * @param {KeyboardEvent} event
 */
function jumpToLetter(box, event) {
  if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey) return;
  const lines = /** @type {HTMLElement[]} */ ([...box.querySelectorAll(".menu-item")]);
  const at = lines.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const inTurn = [...lines.slice(at + 1), ...lines.slice(0, at + 1)];
  inTurn
    .find((line) =>
      (line.querySelector("bdi")?.textContent ?? "").toLocaleLowerCase().startsWith(event.key.toLocaleLowerCase()),
    )
    ?.focus();
}
