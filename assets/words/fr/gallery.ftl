### The gallery: every miniature of the catalogue.

gallery-search = Rechercher
    .spoken = Rechercher un nom, un camp ou une Compétence
gallery-list = Figurines
gallery-everybody = Tout le monde
gallery-leaders = Meneurs
gallery-others = Autres
    .tip = Élites, Sbires et civils
gallery-any-color = Toutes les couleurs
gallery-blue = Bleu
gallery-gray = Gris
gallery-orange = Orange
gallery-any-skill = Toutes les Compétences
# What the list of Skills is set to, for a screen reader. $choice
gallery-skill = Compétence : { $choice }
gallery-plinth = Sur le socle
    .tip = Une figurine, de près. Faites-la tourner à la souris.
gallery-line-up = Côte à côte
    .tip = Toutes les figurines trouvées, vues d’aussi loin qu’en jeu. Cliquez sur l’une d’elles pour la voir de près.
gallery-previous = Précédente
gallery-next = Suivante
# How many were found, and how many there are. $shown, $all
gallery-count = { $shown } sur { $all }
gallery-cards = Cartes personnelles
