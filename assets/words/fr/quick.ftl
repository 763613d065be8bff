### L’aide-mémoire : les règles en une page.

quick-round = La manche
    .text =
        1. Entretien : le compteur de manches avance.
        2. Le camp qui a l’Initiative joue son tour, puis l’autre.
        3. Après la dernière manche, la fiche de mission dit qui a gagné. Certaines missions finissent plus tôt.
quick-heroes-turn = Le tour des Héros
    .text =
        1. Les cubes dépensés passent des cases à la Fatigue.
        2. Chaque Héros prend une Posture et récupère : peu de cubes s’il est Actif, beaucoup s’il est Au repos.
        3. Les Héros Actifs se déplacent et agissent dans l’ordre voulu, tant qu’ils ont des cubes.
        4. À la fin, les cases sont vidées une nouvelle fois.
quick-actions = Les actions et leur prix
    .text =
        Se déplacer : le Bonus de premier Mouvement est gratuit une fois par manche ; chaque cube ajoute des points de Déplacement.
        Attaque de mêlée ou à distance : chaque cube est un dé.
        Manipulation ou Réflexion complexe : chaque cube est un dé, contre une Difficulté.
        Ramasser, donner ou prendre : un cube de Manipulation, sans dés.
        Lancer un objet : une Manipulation complexe. Le lâcher : gratuit, à tout moment.
        Aucune case ne prend plus de cubes que sa limite d’effort.
quick-moving = Se déplacer
    .text =
        Un Déplacement coûte 1 point de Déplacement.
        Au départ, ajoutez la Taille des ennemis (moins celle des alliés) et le Terrain difficile.
        Une Escalade ou un Saut ajoute son niveau.
        Se laisser tomber ne coûte rien de plus, mais lance un dé jaune par niveau : chaque succès est une Blessure.
quick-attacking = Attaquer
    .text =
        1. Mêlée : un ennemi de votre Zone. Distance : un ennemi en Ligne de vue, avec une Arme à distance.
        2. Lancez un dé par cube, puis utilisez les Relances.
        3. Une Attaque à distance perd des succès selon la Menace des ennemis de votre Zone.
        4. La cible se défend. Chaque succès restant est une Blessure.
quick-defending = Se défendre
    .text =
        Vous voyez d’abord les succès de l’attaque, puis choisissez vos cubes : chacun est un dé.
        La Défense automatique s’y ajoute, sans cube.
        Un Héros Au repos peut aussi se défendre.
quick-rerolls = Les Relances
    .text =
        Les Relances bonus viennent d’abord, puis les gratuites (la flèche, une fois par dé).
        Enfin les payantes : un cube sur la case Relance par dé.
        Le nouveau résultat compte.
quick-tokens = Jetons et objets
    .text =
        La fiche de mission dit ce que l’on peut en faire, et où.
        Il faut une Manipulation ou une Réflexion : les succès, moins la Menace des ennemis de votre Zone, doivent atteindre la Difficulté.
quick-cubes = Le chemin des cubes
    .text =
        De la Réserve à une case, de là à la Fatigue, puis de nouveau à la Réserve quand on récupère.
        Les Blessures prennent les cubes d’abord dans la Fatigue, puis sur les cases, enfin dans la Réserve.
        Tous les cubes dans la Zone de Blessures : le Héros est Neutralisé et devra se reposer à la manche suivante.
quick-villains-turn = Le tour du Méchant
    .text =
        1. Les cubes dépensés passent à la Fatigue, et quelques-uns sont récupérés.
        2. Deux tuiles au plus sont activées. Chacune coûte sa position depuis la gauche, puis repart à l’extrémité droite.
        3. Chaque figurine d’une tuile peut se déplacer, faire une action, et se déplacer encore.
        4. La tuile Événement déclenche l’un des Événements de la mission.
quick-sight = Ligne de vue et limites
    .text =
        Vous voyez votre Zone, au-delà d’une limite orange ou d’un Mur brisé, le long d’une ligne droite libre entre deux repères, ou là où les deux repères portent la même lettre.
        Les figurines ne cachent jamais la vue.
        Le blanc se franchit, l’orange se franchit et laisse voir, le rouge arrête les Déplacements, un Mur arrête tout.
quick-dice = Les dés
    .text = Du plus faible au plus fort : blanc, jaune, orange, rouge, noir. Voici leurs faces, en succès.
quick-ends = Ce qui met fin à quoi
    .text =
        Un Mouvement finit quand vous vous arrêtez ou faites autre chose : les points de Déplacement restants sont perdus.
        Le tour des Héros finit quand vous le dites, celui du Méchant après deux activations ou avant.
        Un jeton Modificateur de terrain disparaît après deux manches.
quick-icons = Les icônes
    .text = Les signes des écrans, des tuiles et des cartes, et ce qu’ils veulent dire.
