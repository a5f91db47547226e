law-it_ends = Chaque partie finit, chaque carte est à une seule place, chaque nombre reste dans ses bornes.
law-copies_are_exact = Une copie ne partage rien, une sauvegarde est exacte.
law-nobody_sees_too_much = Personne ne voit, ne se voit proposer ni n’imagine plus que ce qu’il peut savoir.
law-answers_are_sealed = Une réponse reste cachée tant que d’autres réfléchissent.
law-imagined_tables_end = Une table imaginée se joue jusqu’au bout.
law-records_replay = Une partie notée se rejoue au coup près.
law-bots_play = Ses robots jouent jusqu’au bout.
broken = { $what } (rejoue-la avec { $where })
unused = { $what } n’est jamais arrivé dans les parties essayées : { $where }
unworded = pas encore de mots pour { $message } : à écrire dans { $file }{ $where ->
        [none] {""}
       *[other] {" "}({ $where })
    }
unread-words = { $where } : « { $what } » ne se lit pas ; une phrase s’écrit nom = texte, ses accolades fermées
twice-worded = { $where } : { $what } est déjà écrit plus haut ; seule la première fois compte
unknown-part = { $where } : { $what } n’est pas connu ici ; { $right ->
        [none] rien n’y est à remplir
       *[other] il y a { $right }
    }
unknown-grammar = { $where } : « { $what } » n’est pas un genre ; il y a { $right }
no-picture = { $where } n’est pas une image ; il faudrait { $right }
large-picture = { $where } fait { $what } Ko ; une image en fait { $right } au plus
wrong-lesson = le coup { $what } de la leçon n’est pas possible à ce moment : { $where }
level = { $level } contre { $below } : { $won } % de { $games } parties
all-laws-hold = Toutes les lois sont respectées.
laws-broken = { $n ->
    [one] Une loi n’est pas respectée.
   *[other] { $n } lois ne sont pas respectées.
}
