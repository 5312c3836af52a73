# What is kept of a person: shown, given out, deleted. PRIVACY.md says the same at length.

privacy-heading = **Lo que guardo sobre ti**
privacy-nothing = Nada. En cuanto juegues o cambies un ajuste, se guardan tu identificador de Discord y tu nombre.
privacy-person = • Tu identificador de Discord; el último nombre que vi: { $name }; avisos: { $pings }; idioma: { $language }
privacy-matches = • { $matches } { $matches ->
    [one] partida
   *[other] partidas
} ({ $open } abiertas), con tu plaza, tus puntos y { $acts } { $acts ->
    [one] jugada tuya
   *[other] jugadas tuyas
}, con su hora
privacy-prepared = • { $turns } { $turns ->
    [one] turno que preparaste
   *[other] turnos que preparaste
}
privacy-pings-of-server = como decida el servidor
privacy-sums = • { $rows } { $rows ->
    [one] línea
   *[other] líneas
} de ratings y sumas calculadas con tus resultados
privacy-unlisted = • Que no quieres estar en clasificaciones
privacy-no-challenges = • Que no aceptas desafíos
privacy-blocked = • { $people } { $people ->
    [one] persona de quien
   *[other] personas de quienes
} no aceptas desafíos
privacy-lessons = • Hasta dónde llegaste en { $lessons } { $lessons ->
    [one] lección
   *[other] lecciones
}
privacy-daily = • { $rounds } { $rounds ->
    [one] ronda del diario o de una velada
   *[other] rondas del diario y de veladas
}, con cada elección
privacy-decisions = • { $decisions } { $decisions ->
    [one] cambio
   *[other] cambios
} que hiciste en ajustes de servidores, con su hora
privacy-never = Nunca recibo lo que se escribe en el chat, y no guardo ningún token, dirección ni mensaje tuyo.
privacy-more = -# `/lostcities { cmd-privacy } { cmd-privacy-export }` te lo da todo en un archivo, `/lostcities { cmd-privacy } { cmd-privacy-delete }` lo borra. PRIVACY.md, que viene con el programa, dice dónde y cuánto tiempo se guarda; responde de ello quien opera este bot.
privacy-opted-out = Ya no estás en ninguna clasificación, en ningún servidor. Tus partidas siguen contando para los demás.
privacy-opted-in = Vuelves a estar en las clasificaciones, en todos los servidores.
button-privacy-export = Todo en un archivo
button-privacy-next-part = Parte siguiente
button-privacy-opt-out = Fuera de clasificaciones
button-privacy-opt-in = A las clasificaciones
button-privacy-delete = Borrar todo…
button-privacy-delete-for-sure = Borrar todo
privacy-file = Todo lo que se guarda sobre ti, legible por un programa. No se nombra a nadie más.
privacy-file-part = Esto es una parte de lo que se guarda sobre ti: todo junto sería demasiado grande para Discord. Pulsa *{ button-privacy-next-part }* para más. No se nombra a nadie más.
privacy-file-last = Esta es la última parte de lo que se guarda sobre ti.
privacy-file-about = Lo que el bot guarda sobre ti, como JSON
privacy-delete-heading = **¿Borrar todo lo que guardo sobre ti?**
privacy-delete-person = • Se borran tu identificador, tu nombre y tus ajustes, y ya no estás en ninguna clasificación.
privacy-delete-open = • { $matches } { $matches ->
    [one] partida abierta: tu desafío o invitación se retira; una partida en curso cuenta como rendición.
   *[other] partidas abiertas: tus desafíos e invitaciones se retiran; las partidas en curso cuentan como rendición.
}
privacy-delete-finished = • Las partidas que jugaste también son de los demás. Se quedan, con las jugadas y los puntos, pero nada en ellas lleva ya a ti: allí te llamas { seat-anonymous }, y el rating de nadie cambia.
privacy-delete-stays = • Lo que ya está en Discord se queda allí: tableros y mensajes antiguos con tu nombre. Solo actualizo los tableros de partidas abiertas. Lo demás lo puedes borrar tú, o la moderación.
privacy-delete-final = Esto no se puede deshacer. Si vuelves a jugar, empiezas de cero.
privacy-deleted = Hecho: no guardo nada que lleve a ti. Si vuelves a jugar, empiezas de cero.
refuse-nothing-kept = No guardo nada sobre ti, así que no hay nada que borrar.
refuse-export-asked = Aún estoy haciendo el archivo que pediste. Lo recibirás en cuanto esté listo; después pide el siguiente.
refuse-too-many-exports = Ahora mismo se hacen demasiados archivos. Inténtalo de nuevo en un minuto.
