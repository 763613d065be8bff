### La liste des énigmes, dans le menu.

puzzles-title = Énigmes
puzzles-about = Une situation, un coup. Chaque énigme vient d’une vraie partie, et un plan y gagne bien plus souvent que les autres. Saurez-vous le trouver ? Les plus corsées viennent à la fin.
puzzles-today = L’énigme du jour
# $solved, $all
puzzles-all = Toutes les énigmes : { $solved } sur { $all } résolues
# $number
puzzles-solve = Énigme { $number }
puzzles-solved = Résolue
puzzles-share = Partager
    .tip = Obtenir un code qui ouvre cette énigme chez quelqu’un d’autre
# $number
puzzles-share-spoken = Partager l’énigme { $number }
puzzles-tricky = corsée
    .tip = Ici, même l’ordinateur jouerait autre chose
puzzles-code = Code d’énigme
    .hint = Coller un code d’énigme
    .open = Ouvrir
