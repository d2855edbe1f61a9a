# Why something was not done.

refusal-over = Het spel is afgelopen.
refusal-not-a-player = Je kijkt alleen mee.
refusal-not-your-turn = { $name } is aan de beurt.
refusal-other-game = Dat hoort bij { $game }.
refusal-not-in-hand = Deze kaart heb je niet in je hand: { $card }.

refusal-no-cards = Kies eerst een kaart.
refusal-mixed-values = { $one } en { $other } gaan niet samen: alle getalkaarten moeten gelijk zijn.
refusal-too-high = { $value } is hoger dan de { $top } op de aflegstapel.
refusal-not-so-many = Zo veel heb je er niet van in je hand: { $card }.
refusal-nothing-open = Op stapel { $stack } ligt geen open kaart.
refusal-jokers-alone = Zonder getalkaart mag je maar één joker spelen.
refusal-play-is-open = Maak eerst je zet af: leg kaarten van dezelfde waarde bij of kies ‘Klaar’.
refusal-other-value = { $value } past er niet bij: je speelt nu { $play }.
refusal-nothing-to-extend = Je kunt nu niets bijleggen.
refusal-no-four = Je hebt niet net vier gelijke compleet gemaakt.
refusal-four-first = Zeg eerst of je de stapel opruimt.
refusal-fifth = Dat zou de vijfde { $value } op de aflegstapel zijn. Het zijn er nooit meer dan vier.
refusal-push-yourself = Je kunt de stapel niet naar jezelf schuiven.
refusal-no-such-seat = Daar zit niemand.
refusal-special-mixed = { $card } is een speciale kaart: die speel je los.
refusal-not-open = Op stapel { $stack } ligt geen open { $card }.
refusal-pass-on-empty = De aflegstapel is leeg, dus je kunt niet passen. Speel iets.
refusal-final-covered = De laatste kaart van stapel { $stack } is nog bedekt. Speel eerst wat erop ligt.
refusal-no-final-card = Van stapel { $stack } is niets meer over.
refusal-target-first = Kies eerst wie de stapel moet pakken.
refusal-no-push-turned-up = Je hebt niet net een PUSH omgedraaid.

refusal-plusminus-does-not-fit = { $value } past niet op { $top }. Je hebt { $low } of { $high } nodig.
refusal-deck-used-up = Je eigen stapel is op.
refusal-not-the-last = Alleen je allerlaatste kaart mag je dicht neerleggen, en je hebt er nog { $count }.
refusal-halves-do-not-fit = Dat past zo noch andersom: elke helft moet in kleur of symbool overeenkomen.
refusal-half-fits = Eén helft is gelijk, maar de andere komt in kleur noch symbool overeen.
refusal-hand-full = Je hebt al vier kaarten in je hand.
refusal-stack-used-up = Je stapel is op.

refusal-draw-first = Pak eerst een kaart.
refusal-drawn-already = Je hebt al gepakt.
refusal-no-pile = Daar ligt geen kaart om te pakken.
refusal-laid-already = Je level ligt al op tafel.
refusal-wrong-count = { $asked ->
    [one] Een level leg je in één keer uit: tot nu toe { $laid } van { $asked } combinatie.
   *[other] Een level leg je in één keer uit: tot nu toe { $laid } van { $asked } combinaties.
}
refusal-not-a-run = Combinatie { $index } is geen reeks van opeenvolgende getallen.
refusal-not-the-same = In combinatie { $index } zijn niet alle getallen gelijk.
refusal-not-one-colour = In combinatie { $index } hebben niet alle kaarten dezelfde kleur.
refusal-not-the-level = Dat is niet je level. Er ontbreekt: { $combination }.
refusal-skip-in-combination = Een kaart ‘beurt overslaan’ hoort in geen enkele combinatie.
refusal-joker-undeclared = Zeg waarvoor je de joker gebruikt.
refusal-not-laid-yet = Leg eerst je eigen level uit, dan mag je aanleggen.
refusal-no-combination = Die combinatie ligt niet op tafel.
refusal-cannot-attach = Dat past daar niet: { $card } aan { $combination }.
refusal-last-card = Je laatste kaart kun je alleen weggooien.
refusal-last-skip = ‘Beurt overslaan’ als laatste kaart heeft geen effect: gooi hem gewoon weg.
refusal-skip-another = ‘Beurt overslaan’ leg je voor een andere speler.
refusal-skipped-already = Voor { $name } ligt al een kaart ‘beurt overslaan’.
refusal-nothing-to-keep = De ronde is nog bezig: er valt nog niets te houden.
refusal-not-choosing = De anderen kiezen welke kaarten ze houden.
refusal-choose-what-to-keep = De ronde is afgelopen: kies welke kaarten je houdt.
refusal-too-many-kept = { $count } kaarten is te veel: houd er hoogstens vier.

refusal-unreadable = Dat heeft de tafel niet begrepen.
refusal-by-rule = Regel { $rule } staat dat niet toe.
refusal-not-allowed = De regels staan dat niet toe.
refusal-stale = Intussen is er iets veranderd. Kijk nog eens.
refusal-too-late = Te laat: iemand was sneller.
refusal-wrong-phase = Dat kan nu niet.
refusal-not-host = Dat mag alleen wie de tafel leidt.
refusal-not-seated = Ga eerst zitten.
refusal-seat-taken = Deze plaats is bezet. Kies een andere.
refusal-unknown = Die plaats of persoon is hier niet.
refusal-settings = Deze instellingen gaan niet samen.
refusal-muted = Je kunt hier niet schrijven: de chat staat uit, of je bent gedempt.
refusal-too-fast = Niet zo snel! Wacht even.
