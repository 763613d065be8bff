### How to play, and the menu during a game.

help-title = Comment jouer
help-basics = L’essentiel
help-question = La barre du bas pose toujours une seule question. Ses boutons sont toutes les réponses permises par les règles ; survolez un bouton grisé pour savoir pourquoi il est indisponible.
help-board = Sur le plateau, cliquez sur un Héros, puis sur une Zone pour vous y rendre, sur un ennemi pour l’attaquer ou sur un jeton pour interagir avec lui.
help-cubes = Les cubes d’énergie font agir vos Héros : chaque cube posé sur une case d’action lance un dé, jusqu’à la limite d’effort de cette case.
help-rest = Les cubes dépensés se fatiguent et reviennent au fil des manches. Un Héros Au repos en récupère davantage, mais n’agit pas.
help-river = Le Méchant paie pour activer les tuiles de la File : à gauche elles sont bon marché, à droite elles coûtent cher. Une tuile activée repart à l’extrémité droite.
help-undo = « Annuler » remonte jusqu’au dernier lancer de dés ou à la dernière révélation. La partie s’enregistre d’elle-même après chaque coup.
help-skip = Pendant qu’une action se déroule, Entrée ou un clic sur le plateau passe le reste. La vitesse des animations se règle dans les paramètres ; la caméra ne bouge pas tant que vous la tenez.
help-solo = En solo ou en coopération, des cartes décident pour le Méchant. La carte sur la table montre ce qu’il tente, ce qu’il ne peut pas faire et pourquoi ; « Pourquoi ? », dans le journal, explique chaque décision passée.
help-steps = En pas à pas, le Méchant attend après chaque décision que vous continuiez. Gagnez, et votre score s’inscrit parmi les meilleurs.
# Without a mouse. $look, $panel and $back are keys or buttons.
help-keys = Sans souris : les flèches choisissent une réponse. { $look } parcourt le plateau, élément par élément. { $panel } passe d’un panneau à l’autre et { $back } revient à la question.
help-controls = Commandes

help-pause = Menu
help-resume = Reprendre
help-save = Enregistrer
help-load-content = Recharger le contenu
# The name of a saved game. $mission, $round
help-save-name = { $mission } manche { $round }
help-mission = Mission
help-exit = Retour au menu principal
