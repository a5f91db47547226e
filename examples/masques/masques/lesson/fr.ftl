# La leçon : une ou deux phrases par page ; « .no » répond à tout autre coup que celui de la leçon.

owl = À ce bal, tout le monde est masqué. Le plus grand masque encore là à minuit gagne un ruban.
    Tu as deux masques : joue-en un, garde l’autre. Commence par le Hibou.
    .no = Pour cette leçon, joue le Hibou.
look = Le Hibou regarde sous un masque. Vise { $p2 }.
    .no = Choisis { $p2 }.
accuse = { $p2 } porte le Renard, tu l’as vu ; { $p1 } se cache derrière la Tortue. Ton Chat vise donc { $p2 }.
    Qui porte quoi ? Tu connais la réponse : le Renard !
    .no = Tu as vu le Renard.
monkey = Démasqué ! Il ne reste que { $p1 }, encore à l’abri. Ton Chat vaut 1 : c’est peu pour minuit.
    Joue le Singe : personne d’autre ne pouvant être visé, c’est toi qui changeras de masque.
    .no = Garder le Chat ne mène à rien : joue le Singe.
again = { $p1 } a joué le Renard, et vos masques sont échangés : tu portes le Sanglier, et ton Hibou est chez { $p1 }.
    Tu sais donc tout. Joue le Chat.
    .no = Joue le Chat : tu sais ce que { $p1 } porte.
found = { $p1 } porte ce que tu portais : le Hibou !
    .no = C’était ton Hibou.
end = Le ruban est à toi ! Regarder, deviner, se cacher, changer : compte ce qui est déjà tombé, et le bal est à toi.
