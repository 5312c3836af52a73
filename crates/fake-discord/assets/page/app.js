/**
 * The sandbox's page: a small Discord on which one person is everybody.
 */

import { beginCommand, startComposer } from "./composer.js";
import { startDrawers } from "./drawers.js";
import { byId } from "./dom.js";
import { startEvents } from "./events.js";
import { jumpToEnd, startLog } from "./log.js";
import { startMembers } from "./members.js";
import { openPersonSwitch, startPersons } from "./persons.js";
import { followHistory, keepTitle, openNeighbour, takePlace } from "./place.js";
import { startRoom } from "./room.js";
import { startSidebar } from "./sidebar.js";
import { store } from "./store.js";
import { keepTimesTrue } from "./time.js";

/** The sandbox may come up after the page. */
const RETRY_MS = 1000;

/** Reads the world until it is there. */
async function readWorldAtLast() {
  for (;;) {
    try {
      await store.readWorld();
      if (store.everybody.length > 1) return;
    } catch {
      byId("connection").dataset.state = "lost";
      byId("connection-text").textContent = "Waiting for the sandbox…";
    }
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/** Keys that work everywhere on the page. */
function listenForKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
    if (onPageKey(event)) event.preventDefault();
  });
}

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key has been used
 */
function onPageKey(event) {
  const isWriting = /** @type {Element} */ (event.target).matches("input, textarea, select");
  if (event.altKey) {
    switch (event.code) {
      case "ArrowUp":
        openNeighbour(-1);
        return true;
      case "ArrowDown":
        openNeighbour(1);
        return true;
      case "KeyP":
        openPersonSwitch();
        return true;
      default:
        return false;
    }
  }
  if (isWriting) return false;
  switch (event.key) {
    case "/":
      beginCommand();
      return true;
    case "?":
      byId("help").showModal();
      return true;
    case "Escape":
      if (!document.querySelector(":popover-open")) jumpToEnd();
      return false;
    default:
      return false;
  }
}

/** Starts the page's parts, then sits down. */
async function start() {
  startRoom();
  startSidebar();
  startMembers();
  startPersons();
  startComposer();
  startDrawers();
  startLog();
  keepTitle();
  keepTimesTrue();
  followHistory();
  listenForKeys();
  byId("help-open").addEventListener("click", () => byId("help").showModal());
  await readWorldAtLast();
  startEvents();
  await takePlace();
  document.documentElement.dataset.ready = "true";
}

start();
