/**
 * Pictures of persons: their initial on a colour of their own.
 */

import { element, icon } from "./dom.js";

/** Colours that carry white letters well (4.5:1 and better). */
const COLOURS = [
  "#5865f2",
  "#2d7d46",
  "#b0562c",
  "#c0316e",
  "#0f7b8f",
  "#8a4fc9",
  "#a1662f",
  "#3f6fd1",
  "#a83a3a",
  "#57744a",
];

/**
 * The colour of a person, the same in every window and, since names stay where ids do not, in every sandbox.
 *
 * @param {string} name
 * @returns {string}
 */
function colourOf(name) {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return COLOURS[sum % COLOURS.length];
}

/**
 * The first letter a person would recognize, or a dot where the name has none.
 *
 * @param {string} name
 * @returns {string}
 */
function initial(name) {
  return (name.match(/[\p{L}\p{N}]/u)?.[0] ?? "•").toLocaleUpperCase();
}

/**
 * A round picture. It is decoration: the name always stands beside it.
 *
 * @param {{name: string, bot?: boolean}} person
 * @param {string} [size] `small` or `tiny`, else 40 pixels
 * @returns {HTMLElement}
 */
export function avatar(person, size = "") {
  const face = element("span", { class: `avatar ${size}`.trim(), "aria-hidden": "true" });
  face.style.setProperty("--face", person.bot ? "var(--blurple)" : colourOf(person.name));
  face.append(person.bot ? icon("bot") : initial(person.name));
  return face;
}

/**
 * Shows a person's colour and initial in the browser's tab, so that two tabs are told apart.
 *
 * @param {{name: string}} person
 */
export function showInTab(person) {
  const face = `<circle cx="16" cy="16" r="16" fill="${colourOf(person.name)}"/>`;
  const style = `font-family="sans-serif" font-size="19" font-weight="700" text-anchor="middle" fill="#fff"`;
  const letter = `<text x="16" y="23" ${style}>${initial(person.name)}</text>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${face}${letter}</svg>`;
  document.getElementById("favicon")?.setAttribute("href", `data:image/svg+xml,${encodeURIComponent(drawing)}`);
}
