# Les leçons : une phrase par page ; « .no » répond à un autre coup que celui de la leçon.

star = Un film d’action à petit budget : chacun a les mêmes personnages, l’un d’eux joue face cachée. Le premier à 16 points sur le Badassomètre gagne.
    Deux points par élimination. Choisis ta vedette : l’Armurier.
    .no = Pour cette leçon, choisis l’Armurier.
announce = Ton Revolver a gagné une charge ; à 3, il peut servir. Les rivaux ne voient que le dos de ta carte.
    Annonce l’Armurier : il donne 3 charges. C’est vrai, tu ne risques rien.
    .no = Annonce l’Armurier : c’est ton vrai personnage.
denounce = « Le Dynamiteur ! » S’il dit vrai, il surcharge ton Revolver, plein à 3 sur 3, et il t’explose dans les mains.
    Y crois-tu ? Si c’est du bluff, il perd sa vedette ; si c’est vrai, tu perds un personnage. Tente : crie « Bluff ! ».
    .no = Trop dangereux de le laisser faire : crie « Bluff ! ».
believe = Démasqué : 2 points pour toi !
    Cette fois, { $p2 } annonce l’Armurier. Quelques charges ne te menacent pas encore, et se tromper coûte cher : dis que tu y crois.
    .no = Ne prends pas de risque ici : « J’y crois ».
execute = Ton Revolver est prêt : 3 charges sur 3. Exécute !
    .no = Ton arme est chargée : exécute.
aim = Vise { $p2 }, dont le Fusil à pompe est plein, 4 sur 4 : c’est de là que vient le danger.
    .no = Vise { $p2 }, qui a le Fusil à pompe.
weapon = Encore 2 points : tu en as 4. Une arme qui a servi est perdue : prends l’Arbalète, contre laquelle il n’y a pas de défense.
    .no = Prends l’Arbalète.
defend = On te tire dessus ! La Colonelle sauve celui qui l’annonce, si on le croit.
    Tu n’es pas la Colonelle ? C’est le moment de bluffer.
    .no = Ne te laisse pas mourir : annonce la Colonelle.
end = Ils t’ont cru ! Dis vrai, bluffe, doute : tout est là. Avec un seul personnage restant, on passe en Vengeance, et tout recommence plus fort. À toi !
