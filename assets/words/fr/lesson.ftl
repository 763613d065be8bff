### Les leçons du tutoriel, à côté du plateau.

# $number, $of
lesson-step = Leçon { $number } sur { $of }
lesson-skip = Passer la leçon
    .tip = Continuer sans elle
lesson-got-it = Compris
    .tip = Vers la leçon suivante
lesson-back = Revenir à votre leçon
lesson-first-mission = Vers la première mission
lesson-first-chapter = Vers la campagne
lesson-easy-mission = Jouer une mission facile
# $mission, $heroes
lesson-easy-team = { $mission } : { $heroes }. Héros et Bat-Gadgets sont déjà choisis.
lesson-heroes-course = Apprendre à jouer les Héros
lesson-villain-course = Apprendre à jouer le Méchant
# $what
lesson-show = Montrer : { $what }
# A lesson in the list, for a screen reader. $title
lesson-open = { $title }
# $title
lesson-done = { $title } : terminée
# $title
lesson-skipped = { $title } : passée

## What is said instead of the lesson while something else comes first

lesson-first-watch = L’autre camp joue. Regardez le plateau ; la leçon reprend quand c’est de nouveau à vous.
lesson-first-answer = Une question est posée sous le plateau. Répondez-y d’abord ; en cas de doute, cliquez sur « Que faire ? ».
lesson-first-be-active = Seul un Héros Actif peut le faire. Cliquez sur « Active ».
lesson-first-resting = Votre Héros se repose cette manche et ne peut pas le faire. Cliquez sur « Fin du tour » : à la prochaine manche, vous choisirez de nouveau.
lesson-first-next-round = Cela se choisit au début d’une manche. Utilisez vos cubes comme vous voulez, puis cliquez sur « Fin du tour ».
lesson-first-their-turn = Cela arrive pendant que l’autre camp joue. Quand vous en avez assez fait, cliquez sur « Fin du tour ».
lesson-first-tired = Impossible pour le moment. Cliquez sur « Fin du tour » : à la prochaine manche, des cubes reviennent.
lesson-first-closer = Personne n’est encore à portée. Cliquez sur le sol d’une Zone où se trouve un ennemi, ou d’une Zone plus proche.
lesson-first-there = Ce qu’il vous faut est dans l’anneau vert. Cliquez sur le sol là-bas pour y aller.
lesson-first-roll = Il faut des dés sur la table : attaquez quelqu’un, ou manipulez quelque chose.
lesson-first-moving = Le Mouvement n’est pas fini : cliquez sur une autre Zone, ou terminez-le sous le plateau.
lesson-first-activate = Vos figurines attendent leur tuile : cliquez sur l’une de leurs tuiles dans la File.
lesson-first-choose = Choisissez qui commence : cliquez sur l’une des figurines marquées.
lesson-first-set-off = Pour cela, déclenchez l’Événement : cliquez sur la tuile Événement dans la File.
