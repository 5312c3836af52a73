# What chance gave in a finished match, and what moves cost.

button-review = Análise
button-review-stop = Antes do turno { $turn } (−{ $cost })

review-waiting = Estou analisando a partida { $match }. Isso leva alguns segundos; então esta mensagem mostra a análise. Se nada aparecer, aperte o botão de novo.
review-heading = **{ $game }, partida { $match }** · Análise
review-luck-gave = **A sorte deu { $luck } { $luck ->
    [1] ponto
   *[other] pontos
} a { $seat }, e as próprias jogadas custaram { $own }.**
review-luck-took = **A sorte tirou { $luck } { $luck ->
    [1] ponto
   *[other] pontos
} de { $seat }, e as próprias jogadas custaram { $own }.**
review-sum = -# { $seat }: início { $start }, sorte { $luck }, habilidade { $skill } (jogadas próprias { $own }, jogadas dos outros { $others }). Vantagem no fim: **{ $end }**
review-stopped = A partida foi interrompida, então termina com a última estimativa.
review-dearest = As jogadas mais caras de { $seat }:
review-none = Nenhuma jogada de { $seat } foi claramente pior do que o que o computador mais forte teria jogado.
review-act = { $place }. Turno { $turn }: **{ $played }** custou uns { $cost } { $cost ->
    [1] ponto
   *[other] pontos
} (± { $error }): uma vantagem de { $instead }, não { $lead }. **{ $better }** { $reason }
review-why-now = dava { $points } { $points ->
    [1] ponto
   *[other] pontos
} a mais na hora.
review-why-others = deixava aos outros { $points } { $points ->
    [1] ponto
   *[other] pontos
} a menos.
review-why-later = dava uns { $points } { $points ->
    [1] ponto
   *[other] pontos
} a mais { $turns ->
    [1] no turno que restava
   *[other] nos { $turns } turnos que restavam
}.
review-what = -# Vantagem é quanto alguém está à frente do melhor dos outros. Sorte é o que o acaso mudou; habilidade, o que as jogadas custaram ou deram. As duas são estimativas e podem errar por uns { $error } { $error ->
    [1] ponto
   *[other] pontos
}. Na imagem, um dado é a sorte, uma peça as próprias jogadas, duas as dos outros.
review-how = -# Para cada estimativa, computadores jogaram { $worlds } vezes o que faltava, e algumas centenas para uma jogada citada, sabendo só o que aquela pessoa podia ver então. A análise em si vê o que estava oculto.
review-choose-seat = Jogadas de quem…
review-entry = Jogadas de { $seat }

review-alt = A vantagem estimada de { $seat } em { $game } ao longo de { $turns } turnos: { $start } antes do primeiro turno, { $end } no fim.
review-alt-highest = O melhor momento foi depois do turno { $turn }, com { $lead }.
review-alt-lowest = O pior foi depois do turno { $turn }, com { $lead }.
review-alt-acts = Marcadas como caras: { $acts }.
review-alt-act = turno { $turn } (−{ $cost })

refuse-review-asked = Ainda estou fazendo a análise que você pediu. Você a recebe assim que ficar pronta; depois peça a próxima.
refuse-too-many-reviews = Há análises demais sendo feitas agora. Tente de novo em um minuto.
refuse-nothing-to-review = Ninguém fez nenhuma jogada nesta partida, então não há o que analisar.
