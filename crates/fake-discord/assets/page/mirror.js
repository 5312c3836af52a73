/**
 * The message box's mirror: it shows options as pills. The box's own letters are transparent, and the mirror stands
 * behind them in the same places.
 */

import { read } from "./commands.js";
import { byId, element } from "./dom.js";
import { valueProblem } from "./values.js";

/** @typedef {import("./commands.js").Entry} Entry */
/** @typedef {import("./commands.js").Value} Value */
/** @typedef {import("./values.js").Names} Names */

const field = byId("composer-text");
const mirror = byId("composer-mirror");

field.addEventListener("scroll", () => (mirror.scrollTop = field.scrollTop));

/**
 * Shows what stands in the box.
 *
 * @param {Entry[]} entries
 * @param {Names} names
 */
export function showMirror(entries, names) {
  const text = field.value;
  // The last line must have its height even where it is empty.
  mirror.replaceChildren(...(text.startsWith("/") ? pills(text, entries, names) : [text]), "\u200b");
}

/**
 * @param {string} text
 * @param {Entry[]} entries
 * @param {Names} names
 * @returns {Array<Node | string>}
 */
function pills(text, entries, names) {
  const line = read(text, entries, names.locale);
  if (!line.entry) return [text];
  const first = line.values[0]?.nameStart ?? text.length;
  return [
    element("span", { class: "pill-command" }, text.slice(0, line.argumentsStart)),
    text.slice(line.argumentsStart, first),
    ...line.values.flatMap((value) => pill(value, text, names)),
  ];
}

/**
 * @param {Value} value
 * @param {string} text
 * @param {Names} names
 * @returns {Array<Node | string>}
 */
function pill(value, text, names) {
  const { nameStart, valueStart, end } = value;
  const written = text.slice(valueStart, end);
  const shown = written.trimEnd();
  const isBeingWritten = (field.selectionStart ?? 0) >= valueStart && (field.selectionStart ?? 0) <= end;
  const isWrong = !isBeingWritten && valueProblem(value, names) !== undefined;
  return [
    element(
      "span",
      { class: `pill${isWrong ? " wrong" : ""}` },
      element("span", { class: "pill-name" }, text.slice(nameStart, valueStart)),
      element("span", { class: "pill-value" }, shown),
    ),
    written.slice(shown.length),
  ];
}
