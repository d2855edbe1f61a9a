# A table before the match: seats, bots, options.

strength-random = Willekeurig
strength-random-about = Speelt zomaar iets wat mag.
strength-easy = Makkelijk
strength-easy-about = Speelt als een beginner, fouten en al.
strength-medium = Gemiddeld
strength-medium-about = Speelt degelijk, met vuistregels.
strength-hard = Moeilijk
strength-hard-about = Denkt vooruit.

pace-child = Kind
pace-child-about = Zo snel als een kind van acht dat het spel nog niet kent.
pace-casual = Rustig
pace-casual-about = Zo snel als de meesten aan de keukentafel.
pace-practised = Geoefend
pace-practised-about = Zo snel als iemand die vaak speelt.
pace-expert = Expert
pace-expert-about = Sneller kan bijna niet.

seat-open = vrij
seat-bot = bot
seat-ready = klaar
seat-not-ready = nog niet klaar
seat-away = weg
seat-stand-in = weg, een bot speelt door
seat-bot-plays = een bot speelt door

option-joker-sets = Meerdere jokers
option-joker-sets-about = Je mag meerdere jokers samen spelen zonder getalkaart.
option-auto-clear = Altijd opruimen
option-auto-clear-about = Vier gelijke worden altijd opgeruimd; niemand mag ze laten liggen.
option-hand-points = Alleen handkaarten
option-hand-points-about = Alleen handkaarten tellen als strafpunten, kaarten in de stapels niet.
option-levels = Levels
option-levels-about = Wat de levels vragen. Twee sterren is moeilijker.
option-levels-one-star = één ster
option-levels-two-stars = twee sterren
option-levels-own = { $count ->
    [one] { $count } eigen level
   *[other] { $count } eigen levels
}
option-keep = Kaarten houden
option-keep-about = Heb je je level niet uitgelegd, dan mag je tot vier kaarten houden voor de volgende ronde.
option-keep-from-level = vanaf level { $level }
option-keep-never = nooit

setting-rounds = Rondes
setting-rounds-about = Hoeveel rondes je speelt.
setting-rounds-race-about = Hoeveel rondes je speelt: één, of minstens twee per persoon.
setting-rounds-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
setting-rounds-usual = gebruikelijk ({ $count })
setting-clock = Klok
setting-clock-about = Hoe lang je mag nadenken als je aan de beurt bent.
setting-public = Openbare tafel
setting-public-about = Iedereen kan de tafel op de startpagina vinden en aanschuiven.
setting-chat = Chat
setting-chat-about = Jullie mogen elkaar schrijven. Anders zijn er alleen kant-en-klare zinnetjes.
setting-hold = Eerlijke timing
setting-hold-about = Zo lang wacht een zet hoogstens, zodat een trage verbinding geen nadeel is.
setting-hold-millis = { $millis } ms
setting-hold-none = wie het eerst aankomt
setting-grace = Invaller
setting-grace-about = Voor wie zo lang weg is, speelt een bot door.
setting-grace-seconds = { $seconds ->
    [one] na { $seconds } seconde
   *[other] na { $seconds } seconden
}

clock-none = geen klok
clock-per-move = { $seconds ->
    [one] { $seconds } seconde per zet
   *[other] { $seconds } seconden per zet
}
clock-bank = { $seconds } s voor de ronde, { $increment } s erbij per zet

lobby-ready = Ik ben klaar
lobby-hosted = { $you ->
    [yes] Jij leidt deze tafel
   *[no] { $name } leidt deze tafel
}
lobby-host = leidt de tafel
lobby-seats = Plaatsen
lobby-seat-count = Aantal plaatsen
lobby-players = { $count ->
    [one] { $count } plaats
   *[other] { $count } plaatsen
}
lobby-open-seat = Vrije plaats
lobby-sit = Hier zitten
lobby-sit-down = Aanschuiven
lobby-stand = Opstaan
lobby-seat-in-use = Op een plaats die wegvalt, zit nog iemand. Die moet eerst van plaats wisselen.
lobby-full = Alle plaatsen zijn bezet. Je kijkt toe.
lobby-add-bot = Bot erbij
lobby-remove-bot = Bot wegsturen
lobby-fill = Aanvullen met bots
lobby-strength = Sterkte
lobby-pace = Snelheid
lobby-person-menu = Meer over { $name }
lobby-give-host = Tafel overdragen
lobby-mute = Dempen
lobby-unmute = Weer laten praten
lobby-remove = Van de tafel sturen
lobby-remove-about = Wie weggestuurd is, kan niet terug naar deze tafel.
lobby-handicap = Voorsprong voor de anderen
lobby-handicap-none = geen
lobby-handicap-about = Wat hier gespeeld wordt, telt zoveel later: zo spelen volwassenen met kinderen.
lobby-watching = Publiek
lobby-invite = Uitnodigen
lobby-invite-about = Wie deze link opent, zit aan tafel. Zonder account.
lobby-link = Link naar deze tafel
lobby-copy = Kopiëren
lobby-copied = Gekopieerd ✓
lobby-copy-failed = Niet gekopieerd
lobby-share = Delen …
lobby-share-text = Kom { $game } met me spelen
lobby-qr = QR-code van de link
lobby-terms = Wat er gespeeld wordt
lobby-house = Huisregels
lobby-table = De tafel
lobby-curious = Voor nieuwsgierigen
lobby-level-list = Alle levels
lobby-own = Eigen levels
lobby-own-about = Haal levels weg, of stel een nieuw level samen en voeg het toe. Een lijst heeft 1 tot 12 levels, en een level vraagt hoogstens 10 kaarten.
lobby-own-remove = { $what } weghalen
lobby-own-kind = Soort
lobby-own-run = Reeks
lobby-own-same = Zelfde getal
lobby-own-colour = Eén kleur
lobby-own-size = Kaarten
lobby-own-combine = Erbij nemen
lobby-own-add = Dit level toevoegen
lobby-begin = Beginnen
lobby-is-ready = Je bent klaar
lobby-waiting = Wachten op { $names }
lobby-open-seats = { $count ->
    [one] Eén plaats is nog vrij
   *[other] { $count } plaatsen zijn nog vrij
}
