# What is kept of a person: shown, given out, deleted. PRIVACY.md says the same at length.

privacy-heading = **O que guardo sobre você**
privacy-nothing = Nada. Assim que você jogar ou mudar um ajuste, seu id do Discord e seu nome são guardados.
privacy-person = • Seu id do Discord; o último nome que vi: { $name }; avisos: { $pings }; idioma: { $language }
privacy-matches = • { $matches } { $matches ->
    [1] partida
   *[other] partidas
} ({ $open } abertas), com seu lugar, seus pontos e { $acts } { $acts ->
    [1] jogada sua
   *[other] jogadas suas
}, cada uma com a hora
privacy-prepared = • { $turns } { $turns ->
    [1] turno que você preparou
   *[other] turnos que você preparou
}
privacy-pings-of-server = como o servidor decidir
privacy-sums = • { $rows } { $rows ->
    [1] linha
   *[other] linhas
} de ratings e somas calculadas dos seus resultados
privacy-unlisted = • Que você não quer estar em rankings
privacy-no-challenges = • Que você não aceita desafios
privacy-blocked = • { $people } { $people ->
    [1] pessoa
   *[other] pessoas
} de quem você não aceita desafios
privacy-lessons = • Até onde você chegou em { $lessons } { $lessons ->
    [1] lição
   *[other] lições
}
privacy-daily = • { $rounds } { $rounds ->
    [1] rodada do diário ou de uma noitada
   *[other] rodadas do diário e de noitadas
}, com cada escolha
privacy-decisions = • { $decisions } { $decisions ->
    [1] mudança
   *[other] mudanças
} que você fez em configurações de servidores, cada uma com a hora
privacy-never = Nunca recebo o que é escrito no chat, e não guardo token, endereço nem mensagem sua.
privacy-more = -# `/lostcities { cmd-privacy } { cmd-privacy-export }` entrega tudo em um arquivo, `/lostcities { cmd-privacy } { cmd-privacy-delete }` apaga tudo. PRIVACY.md, que vem com o programa, diz onde e por quanto tempo é guardado; quem responde por isso é quem opera este bot.
privacy-opted-out = Você não está mais em nenhum ranking, em nenhum servidor. Suas partidas ainda contam para os outros.
privacy-opted-in = Você está de novo nos rankings, em todos os servidores.
button-privacy-export = Tudo em um arquivo
button-privacy-next-part = Próxima parte
button-privacy-opt-out = Fora dos rankings
button-privacy-opt-in = Nos rankings
button-privacy-delete = Apagar tudo…
button-privacy-delete-for-sure = Apagar tudo
privacy-file = Tudo o que é guardado sobre você, para um programa ler. Ninguém mais é citado nele.
privacy-file-part = Esta é uma parte do que é guardado sobre você: tudo junto seria grande demais para o Discord. Aperte *{ button-privacy-next-part }* para mais. Ninguém mais é citado nela.
privacy-file-last = Esta é a última parte do que é guardado sobre você.
privacy-file-about = O que o bot guarda sobre você, em JSON
privacy-delete-heading = **Apagar tudo o que guardo sobre você?**
privacy-delete-person = • Seu id, seu nome e seus ajustes são apagados, e você não aparece mais em nenhum ranking.
privacy-delete-open = • { $matches } { $matches ->
    [1] partida aberta: seu desafio ou convite é retirado; uma partida em jogo conta como desistência.
   *[other] partidas abertas: seus desafios e convites são retirados; partidas em jogo contam como desistência.
}
privacy-delete-finished = • As partidas que você jogou também são dos outros. Elas ficam, com as jogadas e os pontos, mas nada nelas leva mais a você: ali seu nome é { seat-anonymous }, e o rating de ninguém muda.
privacy-delete-stays = • O que já está no Discord fica lá: tabuleiros e mensagens antigos com o seu nome. Só atualizo os tabuleiros de partidas abertas. Você ou a moderação podem apagar o resto.
privacy-delete-final = Isto não tem volta. Se jogar de novo, você começa do zero.
privacy-deleted = Pronto: não guardo nada que leve a você. Se jogar de novo, você começa do zero.
refuse-nothing-kept = Não guardo nada sobre você, então não há o que apagar.
refuse-export-asked = Ainda estou fazendo o arquivo que você pediu. Você o recebe assim que ficar pronto; depois peça o próximo.
refuse-too-many-exports = Há arquivos demais sendo feitos agora. Tente de novo em um minuto.
