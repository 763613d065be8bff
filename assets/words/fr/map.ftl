### The board as a small map: on the New game screen and on the mission sheet.

map-of = Plan : { $board }
# Where a Hero begins. $seat
map-start = { $seat } commence ici
map-heroes = Les Héros et leurs alliés
map-villain = Les figurines du Méchant
map-neutral = Les figurines Neutres
map-equipment = Équipement
map-exit = Sortie
map-reinforcement = Zone de Renfort

map-legend = Légende

## Boundaries

map-white = Blanc : on passe
map-orange = Orange : on passe, et on se voit toujours
map-red = Rouge : on voit, mais on ne passe pas
map-wall = Mur de briques : peut être brisé
map-solid = Mur
map-door = Porte
