/**
 * Points in time as Discord writes them, in the reader's language, the relative ones kept true while the page is open.
 */

import { element } from "./dom.js";

/** How often the relative times are written anew. */
const REFRESH_MS = 1000;

/** Units of relative times with their length in seconds, longest first. */
const UNITS = /** @type {Array<[Intl.RelativeTimeFormatUnit, number]>} */ ([
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
]);

/** What each letter of `<t:…:letter>` means to `Intl.DateTimeFormat`. */
const STYLES = /** @type {Record<string, Intl.DateTimeFormatOptions>} */ ({
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
});

/** How far the sandbox's clock is ahead of the browser's. */
let aheadMs = 0;

/**
 * What time it is in the sandbox, where somebody may have let time pass.
 *
 * @returns {Date}
 */
export function now() {
  return new Date(Date.now() + aheadMs);
}

/**
 * @param {number} skippedMs
 */
export function setAhead(skippedMs) {
  aheadMs = skippedMs;
}

/**
 * A locale the browser knows, the page's own otherwise.
 *
 * @param {string} locale
 * @returns {string}
 */
export function knownLocale(locale) {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? "en";
  } catch {
    return "en";
  }
}

/**
 * A moment in one of Discord's styles.
 *
 * @param {Date} moment
 * @param {string} style one of Discord's letters
 * @param {string} locale
 * @returns {string}
 */
export function written(moment, style, locale) {
  if (style === "R") return relative(moment, locale);
  return new Intl.DateTimeFormat(knownLocale(locale), STYLES[style] ?? STYLES.f).format(moment);
}

/**
 * "in 5 minutes", "3 days ago".
 *
 * @param {Date} moment
 * @param {string} locale
 * @returns {string}
 */
function relative(moment, locale) {
  const seconds = Math.round((moment.getTime() - now().getTime()) / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(knownLocale(locale), { numeric: "auto" }).format(
    Math.round(seconds / length),
    unit,
  );
}

/**
 * A moment as an element: its text, the full date on hover.
 *
 * @param {Date} moment
 * @param {string} style one of Discord's letters
 * @param {string} locale
 * @param {string} [className]
 * @returns {HTMLElement}
 */
export function timeElement(moment, style, locale, className) {
  return element(
    "time",
    {
      class: className,
      datetime: moment.toISOString(),
      title: written(moment, "F", locale),
      "data-relative": style === "R" ? locale : null,
    },
    written(moment, style, locale),
  );
}

/** Keeps every relative time on the page true. */
export function keepTimesTrue() {
  setInterval(() => {
    for (const shown of document.querySelectorAll("time[data-relative]")) {
      const text = relative(
        new Date(shown.getAttribute("datetime") ?? ""),
        shown.getAttribute("data-relative") ?? "en",
      );
      // Writing only changes keeps screen readers and the layout at rest.
      if (shown.textContent !== text) shown.textContent = text;
    }
  }, REFRESH_MS);
}
