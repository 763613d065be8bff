### What is put into an action.

form-characteristic = Caractéristique
form-cubes = Cubes d’énergie
form-pushing = Dépassement de soi : des Blessures en guise de cubes
form-confirm = Confirmer : { $action }
form-keys = Haut et Bas pour choisir une ligne, Gauche et Droite pour la modifier.
# $dice, $times
form-dice-times = { $dice }, ×{ $times }
form-choice = Choix { $number }
