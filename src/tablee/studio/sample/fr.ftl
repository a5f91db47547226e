game-name = Le verger
game-tagline = Cueille encore, ou rentre avant les guêpes.
aim = Le plus beau panier
rules-goal = Rapporte les plus beaux fruits avant que le verger soit vide.
rules-setup =
    Mélange les fruits et les { $numbers-wasps } guêpes : c’est le verger, face cachée.
    Chacun reçoit en secret son fruit préféré.
rules-turn =
    Cueille une carte du verger : elle va dans ton tablier.
    Continue, ou rentre : ce que tient le tablier va dans ton panier.
    Une guêpe fait tout lâcher, et le tour passe.
rules-know =
    Ton fruit préféré compte double.
    Ce qui est dans un panier ne se perd plus.
rules-end = Quand le verger est vide, le plus beau panier l’emporte.
number-wasps = guêpes
number-points = points
number-secrets = cartes de fruit préféré
setting-length = Durée
setting-length-whole = Tout le verger
setting-length-short = La moitié
field-first = Premier joueur
field-turns = Tours
field-orchard = Arbres
field-aside = De côté
field-apron = Tablier
field-baskets = Paniers
field-grass = Dans l’herbe
field-secret = Fruit préféré
field-drawer = Tiroir
card-apple = Pomme
    .grammar = f
    .text = Vaut 1 point.
card-pear = Poire
    .grammar = f
    .text = Vaut 2 points.
card-plum = Prune
    .grammar = f
    .text = Vaut 3 points.
card-wasp = Guêpe
    .grammar = f
    .text = Fait lâcher tout ce qui est dans le tablier.
card-loves_apple = Amour des pommes
    .grammar = m
    .text = Les pommes comptent double.
card-loves_pear = Amour des poires
    .grammar = m
    .text = Les poires comptent double.
card-loves_plum = Amour des prunes
    .grammar = m
    .text = Les prunes comptent double.
question-next_tree = Cueillir encore, ou rentrer ?
option-pick = Cueillir
option-go_home = Rentrer à la maison
event-picked = { $seat } trouve { UN($card) }.
    .why = On prend la carte du dessus.
event-stung = { $seat } se fait piquer et perd { $lost ->
        [0] une occasion, rien de plus
        [one] un fruit
       *[other] { $lost } fruits
    }.
    .why = Une guêpe fait lâcher ce qui est dans le tablier.
event-went_home = { $seat } met { $kept ->
        [one] un fruit
       *[other] { $kept } fruits
    } dans son panier.
    .why = Ce qui est dans le panier ne se perd plus.
event-counted = { $seat } montre { LE($card) } : { $points ->
        [0] aucun point
        [one] un point
       *[other] { $points } points
    }.
    .why = Le fruit préféré compte double.
reason-not_offered = Ce n’est pas possible maintenant.
reason-empty_apron = Ton tablier est encore vide.
ending-most_points = Le plus beau panier l’emporte.
tally-stung = Piqûres
tally-kept = Fruits rapportés
