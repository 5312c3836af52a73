# Wat het toeval in een afgelopen partij gaf, en wat zetten kostten.

button-review = Analyse
button-review-stop = Voor beurt { $turn } (−{ $cost })

review-waiting = Ik analyseer partij { $match }. Dat duurt enkele seconden; daarna staat de analyse hier. Komt er niets, druk dan nog eens op de knop.
review-heading = **{ $game }, partij { $match }** · Analyse
review-luck-gave = **Het geluk gaf { $seat } { $luck } { $luck ->
    [one] punt
   *[other] punten
}, eigen zetten kostten { $own }.**
review-luck-took = **Het geluk nam { $seat } { $luck } { $luck ->
    [one] punt
   *[other] punten
} af, eigen zetten kostten { $own }.**
review-sum = -# { $seat }: begin { $start }, geluk { $luck }, kunde { $skill } (eigen zetten { $own }, zetten van anderen { $others }). Voorsprong aan het einde: **{ $end }**
review-stopped = De partij is afgebroken, daarom eindigt ze met de laatste schatting.
review-dearest = De zetten die { $seat } het meest hebben gekost:
review-none = Geen zet van { $seat } was duidelijk slechter dan wat de sterkste computerspeler gespeeld zou hebben.
review-act = { $place }. Beurt { $turn }: **{ $played }** kostte ongeveer { $cost } { $cost ->
    [one] punt
   *[other] punten
} (± { $error }): { $instead } voorsprong, niet { $lead }. **{ $better }** { $reason }
review-why-now = bracht meteen { $points } { $points ->
    [one] punt
   *[other] punten
} meer op.
review-why-others = liet de anderen { $points } { $points ->
    [one] punt
   *[other] punten
} minder.
review-why-later = bracht in de { $turns ->
    [one] ene beurt die
   *[other] { $turns } beurten die
} nog { $turns ->
    [one] kwam
   *[other] kwamen
} ongeveer { $points } { $points ->
    [one] punt
   *[other] punten
} meer op.
review-what = -# Een voorsprong is het verschil met de beste van de anderen. Geluk is wat het toeval veranderde, kunde wat zetten kostten of opbrachten. Beide zijn geschat en kunnen er ongeveer { $error } { $error ->
    [one] punt
   *[other] punten
} naast zitten. In het plaatje is de dobbelsteen geluk, één figuur de eigen zetten, twee die van anderen.
review-how = -# Voor elke schatting hebben computerspelers vanaf daar { $worlds } keer verder gespeeld, voor een genoemde zet enkele honderden keren, met alleen wat die speler toen kon zien. De analyse zelf ziet wat verborgen was.
review-choose-seat = Wiens zetten …
review-entry = Zetten van { $seat }

review-alt = De geschatte voorsprong van { $seat } bij { $game } over { $turns } beurten: { $start } vóór de eerste beurt, { $end } aan het einde.
review-alt-highest = Het beste moment was na beurt { $turn }, met { $lead }.
review-alt-lowest = Het slechtste na beurt { $turn }, met { $lead }.
review-alt-acts = Als duur gemarkeerd: { $acts }.
review-alt-act = beurt { $turn } (−{ $cost })

refuse-review-asked = Ik ben nog bezig met je vorige analyse. Je krijgt haar zodra ze klaar is; vraag daarna om de volgende.
refuse-too-many-reviews = Er worden op dit moment te veel analyses gemaakt. Probeer het over een minuut nog eens.
refuse-nothing-to-review = In deze partij heeft niemand een zet gedaan, dus er valt niets te analyseren.
