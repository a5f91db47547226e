game-name = Le bal des masques
game-tagline = Devine qui est qui, et reste le dernier mystère à minuit.
aim = Le plus grand masque à minuit
rules-goal = Gagne { $numbers-ribbons } rubans : à minuit, le plus grand masque encore au bal en reçoit un.
rules-setup =
    Mélange les masques, pose-en un à l’écart sans le regarder, et donne-en un à chacun.
    Celui qui a reçu le dernier ruban commence ; la première fois, on tire au sort.
rules-turn =
    Prends un deuxième masque et joue l’un des deux, face visible devant toi.
    Fais ce qu’il dit, le plus souvent contre quelqu’un.
    Garde l’autre : c’est celui que tu portes.
rules-know =
    Qui quitte le bal montre son masque et attend la manche suivante.
    Derrière la Tortue, personne ne peut te viser jusqu’à ton prochain tour.
    Tout ce qui a été joué reste visible : compte, et devine.
rules-end = Minuit sonne quand la pioche est vide ou quand il ne reste qu’une personne au bal.
field-round = Manche
field-first = Qui commence
field-ribbons = Rubans
field-gone = Sorti du bal
field-safe = À l’abri
field-draw = Pioche
field-aside = À l’écart
field-hand = Main
field-front = Déjà vus
zone-seen = Ce que chacun a joué
card-chat = Chat
    .grammar = m
    .text = Nomme un autre masque que le Chat : si quelqu’un que tu vises le porte, il quitte le bal.
card-hibou = Hibou
    .grammar = mh
    .text = Regarde le masque de quelqu’un.
card-sanglier = Sanglier
    .grammar = m
    .text = Compare ton masque à celui de quelqu’un : le plus petit quitte le bal.
card-tortue = Tortue
    .grammar = f
    .text = Personne ne peut te viser jusqu’à ton prochain tour.
card-singe = Singe
    .grammar = m
    .text = Quelqu’un, toi peut-être, pose son masque et en prend un autre.
card-renard = Renard
    .grammar = m
    .text = Échange ton masque avec celui de quelqu’un.
card-paon = Paon
    .grammar = m
    .text = Ne fait rien, mais se joue tout de suite quand on tient aussi le Singe ou le Renard.
card-lune = Lune
    .grammar = f
    .text = Le plus grand masque. Qui le pose, de gré ou de force, quitte le bal.
question-mask_to_play = Quel masque joues-tu ?
question-whom = { LE($mask) } : contre qui ?
question-accusation = Quel masque porte { $victim } ?
option-play = Jouer { LE($mask) }
option-aim = Viser { $victim }
option-accuse = { $victim } porte { LE($mask) }
event-round_began = Manche { $round } : { $seat } ouvre le bal.
    .why = Qui vient de gagner un ruban commence.
event-drew = { $card ->
        [none] { $seat } prend un masque.
       *[other] { $seat } prend { LE($card) }.
    }
    .why = À son tour, on prend un deuxième masque.
event-played = { $seat } joue { LE($card) }.
    .why = On joue l’un de ses deux masques.
event-no_rival = { $seat } ne trouve personne à viser.
    .why = Tout le monde se cache ou a quitté le bal.
event-accused = { $seat } croit que { $victim } porte { LE($card) }.
    .why = Le Chat devine.
event-wrong_guess = Raté : ce n’est pas le masque { DE($victim) }.
    .why = Le Chat s’est trompé.
event-looked = { $card ->
        [none] { $seat } regarde le masque { DE($victim) }.
       *[other] { $seat } voit que { $victim } porte { LE($card) }.
    }
    .why = Le Hibou voit sous les masques.
event-duelled = { $seat } se mesure à { $victim }.
    .why = Le Sanglier compare deux masques.
event-even = { $seat } et { $victim } portent des masques de même valeur : personne ne sort.
    .why = À égalité, le Sanglier ne fait rien.
event-hid = { $seat } se met à l’abri.
    .why = Derrière la Tortue, on ne peut pas être visé.
event-changed = { $victim } doit poser { LE($card) }.
    .why = Le Singe fait changer de masque.
event-swapped = { $seat } et { $victim } échangent leurs masques.
    .why = Le Renard échange.
event-left = { $seat } quitte le bal : c’était { LE($card) }.
    .why = Qui est démasqué montre ce qu’il portait.
event-unmasked = { $seat } portait { LE($card) }.
    .why = À minuit, tous les masques tombent.
event-ribbon = { $seat } gagne un ruban ({ $ribbons }).
    .why = Le plus grand masque encore au bal gagne.
reason-not_offered = Ce n’est pas possible maintenant.
reason-peacock_first = Avec le Singe ou le Renard, le Paon se joue d’abord.
ending-ribbons = Le plus enrubanné l’emporte.
tally-guessed = Accusations
tally-left = Sorties du bal
number-ribbons = rubans pour gagner
