welcome = { $players ->
    [one] { $game }, en solo. Tu es { $name }.
   *[other] { $game }, { $players } joueurs. Tu es { $name }, place { $seat }.
}
welcome-back = Partie reprise : { $game }. Tu es { $name }, place { $seat }.
help-hint = Tape ? pour l’aide.
help = Un nombre choisit. ?3 explique le choix 3, ?{ $card } une carte. « pourquoi » explique la dernière ligne du journal, « pourquoi 12 » la ligne 12. « table » montre la table, « journal » tout ce qui s’est passé. « non » dit ce qui n’est pas possible, et pourquoi. « q » quitte : la partie est gardée.
prompt = Ton choix
prompt-with-help = Ton choix (? aide)
wrong-number = Tape un nombre de 1 à { $most }, ou ? pour l’aide.
wrong-line = Le journal va de la ligne 1 à la ligne { $most }.
empty-log = Le journal est encore vide.
not-understood = Je ne comprends pas « { $text } ». Tape un nombre de 1 à { $most }, ou ? pour l’aide.
impossible = Impossible maintenant. { $reason }
refused-choice = { $text } – impossible. { $reason }
refused-many = { $n } autres choix ne sont pas possibles maintenant : tape « non » pour savoir lesquels, et pourquoi.
refused-because = { $reason } ({ $choices })
nothing-refused = Tout ce que tu vois est possible.
no-why = Cette ligne n’a pas d’explication.
no-such-card = Aucune carte ne s’appelle « { $text } ».
card-explained = { $card } : { $text }
ruling = Arbitrage { $id }, { $title } : { $text } Pourquoi : { $why }
saved = La partie est gardée. Pour la reprendre : tablee resume { $path }
goodbye = À bientôt !
you-won = Tu as gagné !
you-lost = Tu as perdu.
no-winner = Personne ne gagne.
you = { $name } (toi)
cards = { $n ->
    [0] aucune carte
    [one] { $n } carte
   *[other] { $n } cartes
}
log = Journal
log-line = { $n }. { $text }
bot-names = Zoé, Gaspard, Nour, Aurèle, Maïwenn, Tom, Inès, Louison
your-name = Camille
between = { " ; " }
titled = { $title } : { $text }
more-cards = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
}
any-moment = À tout moment : choisis (Entrée montre la table).
bot-forfeits = Le robot de la place { $seat } perd cette décision : { $why }
