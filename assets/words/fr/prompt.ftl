### The bar at the bottom: hints for new players, and what the buttons add to their names.

prompt-thinking = L’ordinateur réfléchit…
prompt-busy = L’action se déroule…
prompt-skip = Passer
    .tip = Affiche la suite d’un coup. Un clic sur le plateau fait de même.
prompt-back = Retour
    .tip = Un pas en arrière (Échap)
# The choices so far, from the left. $before, $last
prompt-crumbs = { $before } › { $last }
# A button for a screen reader. $label, $note
prompt-spoken = { $label }, { $note }

prompt-hint-hero-action = Cliquez sur un Héros, puis sur une Zone où aller, un ennemi à attaquer ou un jeton avec lequel interagir. Les cubes paient l’action.
prompt-hint-keep-moving = Continuez ou arrêtez-vous ici : les points de Déplacement restants sont perdus à la fin du Mouvement.
prompt-hint-take-stance = Un Héros en Posture Active peut agir. Un Héros Au repos ne le peut pas, mais récupère plus de cubes.
prompt-hint-activate-tile = Les tuiles à gauche de la File sont bon marché. Celle que vous activez repart à l’extrémité droite.
prompt-hint-mini-action = Se déplacer, agir une fois, se déplacer encore : rien n’est obligatoire.
prompt-hint-defend = Chaque cube ajoute un dé. Chaque succès que vous n’arrêtez pas devient une Blessure.
prompt-hint-reroll = Cliquez sur un dé pour le relancer, ou gardez-les tous.
prompt-hint-reinforce = Faites entrer des figurines du Vivier dans les Zones de Renfort ouvertes.
prompt-hint-take-gadgets = Les Bat-Gadgets se choisissent une seule fois et ne changent jamais de mains.
prompt-hint-lose-cube = Une Blessure retire un cube d’une case. Choisissez celle dont vous avez le moins besoin.

# What the computer suggests during setup. $what
prompt-suggested = Suggestion : { $what }
prompt-suggested-take = Suivre la suggestion
    .tip = Prend le tout en un clic. Vous pouvez l’annuler.
# A Hero in a sentence. $best, $skills
prompt-hero = Points forts : { $best }. Compétences notables : { $skills }.
# Allies in a sentence. $life, $best
prompt-ally = { $life ->
    [one] Chacun a { $life } Point de vie ; point fort : { $best }.
   *[other] Chacun a { $life } Points de vie ; point fort : { $best }.
}
# How long a bar is, for a screen reader. $what, $tenths
prompt-strength = { $what } : { $tenths } sur 10

prompt-click-area = Cliquez sur une Zone du plateau.
# Shows the places as buttons, too. $count
prompt-list = Liste des Zones ({ $count })
    .tip = Afficher chaque Zone sous forme de bouton
prompt-click-hero = Choisissez d’abord un Héros : cliquez sur sa figurine ou sur sa Bat-Tablette.
prompt-click-tile = Choisissez d’abord une tuile de la File.
prompt-click-mini = Choisissez d’abord une des figurines marquées.
prompt-click-answer = Ce n’est pas une réponse à la question : les réponses sont ci-dessous.
# A click on the board that means nothing. $who
prompt-click-acts = { $who } agit déjà : cliquez sur une Zone, un ennemi ou un jeton.
# $who
prompt-click-is-there = { $who } s’y trouve déjà.
# $what: a miniature, a token or an Area. $who, $what
prompt-click-nothing = { $who } ne peut rien faire avec { INSIDE($what) } pour l’instant.
prompt-danger-again = { $danger } Choisissez encore cette Zone pour y aller.
# A tile that takes half of the cubes or more. $cost, $left
prompt-dear-again = Cela prend { $cost } de vos { $left } cubes. Choisissez-la encore pour l’activer.
prompt-danger-drop = { $levels ->
    [one] Ce chemin passe par une Chute de { $levels } niveau.
   *[other] Ce chemin passe par une Chute de { $levels } niveaux.
}
prompt-danger-terrain = Ce chemin traverse un Terrain dangereux { $level }.
