not-an-option = « { $text } » n’est pas une des options : écris un numéro de 1 à { $most }, ou les mots d’une option.
nothing-to-choose = Il n’y a rien à choisir maintenant : attends que ce soit à toi.
no-server = Aucune table ne répond à { $server } : démarres-en une avec « tablee serve », ou nommes-en une autre avec --server.
no-answer = Aucune réponse n’est venue : regarde la table pour voir si c’est arrivé.
link-elsewhere = Ce lien mène ailleurs : les invitations sont pour des tables de { $server }.
not-a-link = Une invitation est un lien comme { $server }/t/TABLE#join=SECRET.
not-seated = Tu n’es assis à aucune table : ouvres-en une, ou rejoins-en une par son invitation.
not-started = La partie n’a pas commencé ; l’hôte est { $host }.
free-seats = { $n ->
    [one] une place est libre
   *[other] { $n } places sont libres
}
invite-link = Invitation à une place libre : { $link }
you-are = Tu es { $name }, place { $seat }.
at-table = { $game }, table { $table } : { $names }.
empty-seat = (libre)
bot-seat = { $name } (robot)
since = Depuis ton dernier regard :
waiting-for = On attend { $names }.
your-options = Tes options :
time-left = Il reste { $seconds } s.
refused-option = { $words } – impossible : { $why }
log-line = { $n }. { $words }
log-why = { $n }. { $words } (Pourquoi : { $why })
empty-log = Il ne s’est encore rien passé.
hint = Un expert choisirait : { $words } { $why }
no-hint = Un expert n’a rien à dire ici.
paused = La partie est en pause.
chat-line = { $name } : « { $text } »
done = C’est fait : { $what }
game-line = { $id } : { $name }, de { $fewest } à { $most } joueurs (le plus souvent { $usual }). { $tagline }
option-line = option { $id } ({ $words }) : { $values }
levels-line = Robots : { $levels }.
no-tables = Aucune table publique n’a de place libre.
table-line = { $link } : { $game }, hôte { $host }, { $free } libres sur { $seats }
card-line = { $name } : { $text }
ruling-line = { $id }, { $name } : { $decision } Pourquoi : { $why }
titles-cards = Cartes
titles-rulings = Décisions
no-such-rule = Rien dans ces règles ne s’appelle « { $text } ».
left = Tu as quitté la table.
prompt = { $game }, { $players } joueurs. Tu es { $name }. Réponds par le numéro ou les mots d’une option, entre crochets : [1].
assistant = Assistant
