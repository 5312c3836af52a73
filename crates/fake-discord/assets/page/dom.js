/**
 * Building elements. Text enters the page only through text nodes, so a hostile name or message stays text.
 */

/**
 * Builds one element.
 *
 * @param {string} tag
 * @param {Record<string, unknown>} [attributes] functions are listeners, as in `onclick`; what is not there is left out
 * @param {...(Node | string | null | undefined | false | Array<Node | string | null | undefined | false>)} children
 * @returns {any}
 */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...present(children.flat()));
  return node;
}

/**
 * The children that are there.
 *
 * @param {Array<Node | string | null | undefined | false>} children
 * @returns {Array<Node | string>}
 */
function present(children) {
  return children.filter((child) => child !== null && child !== undefined && child !== false);
}

/**
 * One of the drawings at the end of `index.html`. Decoration only: the label stands beside it or on the button.
 *
 * @param {string} name
 * @param {string} [extra] further classes
 * @returns {SVGElement}
 */
export function icon(name, extra = "") {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", `icon ${extra}`.trim());
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(space, "use");
  use.setAttribute("href", `#icon-${name}`);
  svg.append(use);
  return svg;
}

/**
 * The element of `index.html` with this id.
 *
 * @param {string} id
 * @returns {any}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element #${id}`);
  return found;
}

/**
 * A name or other text of unknown direction, kept from turning its surroundings around.
 *
 * @param {string} text
 * @param {string} [className]
 * @returns {HTMLElement}
 */
export function isolated(text, className) {
  return element("bdi", { class: className }, text);
}

/**
 * Moves the focus through a row of controls with the arrow keys, Home and End.
 *
 * @param {HTMLElement} container
 * @param {string} selector which of its elements take part
 */
export function arrowKeysMoveFocus(container, selector) {
  container.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const controls = /** @type {HTMLElement[]} */ ([...container.querySelectorAll(selector)]);
    const at = controls.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    const next = neighbour(event.key, at, controls.length);
    if (next === undefined) return;
    event.preventDefault();
    controls[next].focus();
  });
}

/**
 * Where a key leads from one place in a list of that length; past an end it comes in again at the other.
 *
 * @param {string} key
 * @param {number} at
 * @param {number} length
 * @returns {number | undefined}
 */
export function neighbour(key, at, length) {
  if (length === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (at + 1) % length;
    case "ArrowUp":
      return (at + length - (at < 0 ? 0 : 1)) % length;
    case "Home":
      return 0;
    case "End":
      return length - 1;
    default:
      return undefined;
  }
}
