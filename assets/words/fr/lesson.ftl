### Les leçons du tutoriel, à côté du plateau.

# $number, $of
lesson-step = Leçon { $number } sur { $of }
lesson-skip = Passer la leçon
    .tip = Continuer sans elle
lesson-back = Revenir à votre leçon
lesson-first-mission = Vers la première mission
# $what
lesson-show = Montrer : { $what }
# A lesson in the list, for a screen reader. $title
lesson-open = { $title }
# $title
lesson-done = { $title } : terminé
# $title
lesson-skipped = { $title } : passé
