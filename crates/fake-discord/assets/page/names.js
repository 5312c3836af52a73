/**
 * What texts of the bot may refer to, as the person before this window reads it.
 */

import { entriesOf } from "./commands.js";
import { store } from "./store.js";

/**
 * @returns {import("./inline.js").Surroundings}
 */
export function surroundings() {
  return {
    locale: store.me.locale,
    me: store.me.id,
    personName: (id) => store.everybody.find((person) => person.id === id)?.name,
    roleName: (id) => store.guilds.flatMap((guild) => guild.roles).find((role) => role.id === id)?.name,
    commandName: (name) =>
      entriesOf(store.world.commands, store.me.locale).find((entry) => entry.canonical === name)?.label,
    channelName: (id) => store.channels.find((channel) => channel.id === id)?.name,
  };
}
