game-name = Nénuphars
game-tagline = Fais fleurir l’étang par taches de couleur, et fais-en le tour avant les autres.
aim = Le tour de l’étang avant les autres
rules-goal = Fais le premier les { $numbers-goal } pas du tour de l’étang.
rules-setup =
    L’étang a cinq cases sur cinq, grandes comme une carte : poses-y { $numbers-springs } sources au hasard.
    Mélange les cartes et donnes-en { $numbers-hand } à chacun ; on tire au sort qui commence.
rules-turn =
    Plante une carte de ta main sur une case libre, à côté de ce qui pousse déjà.
    Une fleur te fait avancer d’autant de pas que sa tache compte de fleurs, elle comprise.
    Reprends une carte.
rules-know =
    Le crapaud avance d’un pas par couleur de fleur à côté de lui, et sépare les taches.
    Une source fait avancer de { $numbers-spring } pas de plus.
    Une belle tache sert à celui qui l’agrandit le dernier.
rules-end = Qui boucle le tour gagne aussitôt ; si l’étang est plein avant, le plus avancé gagne.
field-first = Qui commence
field-turns = Tour
field-cells = Étang
field-steps = Tour de l’étang
field-draw = Pioche
field-hand = Main
field-planted = Plantées
sign-water = eau
sign-spring = source
sign-rose = nénuphar rose
sign-blanc = nénuphar blanc
sign-jaune = nénuphar jaune
sign-crapaud = crapaud
sign-start = départ
sign-goal = arrivée
card-rose = Nénuphar rose
    .grammar = m
    .text = Avance d’un pas par fleur de sa tache rose.
card-blanc = Nénuphar blanc
    .grammar = m
    .text = Avance d’un pas par fleur de sa tache blanche.
card-jaune = Nénuphar jaune
    .grammar = m
    .text = Avance d’un pas par fleur de sa tache jaune.
card-crapaud = Crapaud
    .grammar = m
    .text = Avance d’un pas par couleur de fleur à côté de lui.
question-where = Que plantes-tu, et où ?
option-plant = Planter { LE($flower) } (case { $cell })
event-planted = { $seat } plante { LE($card) } : { $gained ->
        [0] aucun pas
        [one] un pas
       *[other] { $gained } pas
    }.
    .why = Une fleur compte sa tache, un crapaud les couleurs autour de lui.
event-spring = { $seat } trouve une source : { $gained } pas de plus.
    .why = Une source fait pousser plus vite.
event-drew = { $card ->
        [none] { $seat } prend une carte.
       *[other] { $seat } prend { LE($card) }.
    }
    .why = Après avoir planté, on reprend une carte.
event-arrived = { $seat } boucle le tour de l’étang.
    .why = Le premier qui revient au départ gagne.
event-full = L’étang est plein.
    .why = Il n’y a plus de case libre.
reason-not_offered = Ce n’est pas possible maintenant.
reason-apart = Il faut planter à côté de ce qui pousse déjà.
ending-arrived = Le tour est bouclé.
ending-full = L’étang est plein, le plus avancé l’emporte.
tally-gained = Pas gagnés en plantant
tally-springs = Sources
number-goal = pas du tour de l’étang
number-spring = pas qu’ajoute une source
number-springs = sources
