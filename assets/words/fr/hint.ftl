### Conseils donnés la première fois que quelque chose arrive.

hint-got-it = Compris
    .tip = Fermer le conseil
hint-no-more = Arrêter les conseils
    .tip = Vous pourrez les réactiver dans les paramètres
# A hint for a screen reader. $title
hint-spoken = Conseil : { $title }

hint-fatigue = Des cubes fatigués
    .text = Les cubes dépensés sont maintenant dans la Zone de Fatigue. À chaque manche, quelques-uns reviennent dans la Réserve.
hint-tired = À bout de forces
    .text = Presque plus de cubes ? Un Héros Au repos n’agit pas de la manche, mais il en récupère bien davantage.
hint-exertion = Cette case est pleine
    .text = Chaque case a une limite d’effort. Celle-ci n’accepte plus de cubes ce tour-ci.
hint-hindering = Ils barrent la route
    .text = Quitter une Zone coûte plus cher quand des ennemis s’y trouvent. Neutralisez-les, ou payez les points de Déplacement en plus.
hint-terrain = Terrain accidenté
    .text = Les rails, les gravats et autres sont des Terrains difficiles : en sortir coûte des points de Déplacement en plus.
hint-sight = Hors de vue
    .text = Une Attaque à distance demande une Ligne de vue. Le menu Affichage montre ses repères : les Zones dont les repères portent la même lettre se voient.
hint-free-reroll = Une Relance gratuite
    .text = Un dé marqué d’une flèche peut être relancé une fois gratuitement. Le nouveau résultat compte : ne touchez pas aux bons.
hint-dice = Pas de retour en arrière
    .text = « Annuler » remonte jusqu’au dernier lancer de dés : ce que les dés ont montré reste acquis.
hint-defense = On vous attaque
    .text = Chaque cube de Défense est un dé, et chaque succès arrête une touche. Gardez-en pour la prochaine attaque.
hint-wounds = Touché !
    .text = Chaque Blessure retire un cube du jeu. Un Héros dont tous les cubes sont des Blessures est Neutralisé.
hint-lost-cube = Quel cube ?
    .text = La Réserve ne suffit pas à payer la Blessure : un cube est pris sur une case. Choisissez celui dont vous n’avez plus besoin.
hint-skill = Une Compétence à propos
    .text = Certaines Compétences sont proposées au bon moment. Choisissez « toujours » ou « jamais », et la question ne reviendra plus.
hint-neutralized = Un de moins
    .text = Les figurines Neutralisées quittent le plateau, mais elles peuvent revenir en Renfort.
hint-river = La File
    .text = Plus une tuile est à droite, plus le Méchant la paie cher. Une fois activée, elle passe au bout et les autres glissent vers la gauche.
hint-event = Un Événement
    .text = La tuile Événement déclenche un Événement de la mission. La fiche de mission dit ce qui peut arriver.
hint-reinforcements = Des Renforts
    .text = De nouveaux ennemis arrivent par les Zones où un jeton Renfort est ouvert. Ne vous y attardez pas.
hint-last-round = La dernière manche
    .text = Il n’y a pas de lendemain : les cubes gardés ne valent plus rien. Regardez les objectifs et foncez.
