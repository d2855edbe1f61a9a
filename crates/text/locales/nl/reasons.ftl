# Why a bot did it: the text of a hint.

reason-only-move = Iets anders kan niet.
reason-chance = Puur toeval.
reason-only-fit = Geen andere handkaart past.
reason-first-found = De eerste kaart die past.
reason-leaves-next = Daar past nog een handkaart op.
reason-chain = { $count ->
    [one] Dit begint een keten van { $count } kaart.
   *[other] Dit begint een keten van { $count } kaarten.
}
reason-hard-to-follow = Er past weinig op, dus de anderen kunnen moeilijk volgen.
reason-nothing-fits = Niets in de hand past, dus pakken.
reason-draws-first = Eerst meer kaarten, dan een blik op de stapel.
reason-last-card = De laatste kaart mag altijd, wat het ook is.
reason-slip = Vergist: hij past helemaal niet.
reason-wins = Dit is de laatste kaart, en dus de winst.
reason-completes-four = Dit maakt vier gelijke: de stapel gaat weg en je mag nog eens.
reason-sheds = { $count ->
    [one] Zo gaat er een kaart weg.
   *[other] Zo gaan er { $count } kaarten weg, hoge eerst.
}
reason-uncovers = Dit legt een stapel open.
reason-stops = Onder de { $value } kan bijna niemand.
reason-pushes-to = { $you ->
    [yes] Jij bent het dichtst bij de winst, dus de stapel gaat naar jou.
   *[no] { $name } is het dichtst bij de winst, dus de stapel gaat daarheen.
}
reason-clears = De stapel is beter uit het spel dan in een hand.
reason-good-odds = De laatste kaart van een stapel past nu waarschijnlijk.
reason-tries = Je kunt alleen nog de laatste kaart van een stapel wagen.
reason-takes = De stapel pakken is het minste kwaad.
reason-keeps-joker = De joker kan beter bewaard worden voor later.
reason-keeps-back = De andere kaarten zijn in de hand meer waard dan op de stapel.
reason-looks-ahead = Dit ging het best in veel gesimuleerde partijen.
reason-hopes-for-better = De trekstapel belooft meer dan elke aflegstapel.
reason-takes-for-level = De kaart brengt het level dichterbij.
reason-takes-joker = Een joker helpt altijd.
reason-takes-to-attach = De kaart kan worden aangelegd.
reason-lays-down = Het level is compleet.
reason-holds-level = Het level is compleet, maar kan beter nog even wachten.
reason-attaches = De kaart past daar.
reason-discards-useless = De kaart is nergens goed voor.
reason-discards-least-useful = Deze kaart wordt het minst gemist.
reason-gains-turn = ‘Beurt overslaan’ levert een beurt op.
reason-stops-leader = ‘Beurt overslaan’ houdt iemand op die zo de ronde beëindigt.
reason-keeps-for-level = Deze kaarten heeft het level het hardst nodig.
