### The board as a small map: on the New game screen and on the mission sheet.

map-of = Map: { $board }
# Where a Hero begins. $seat
map-start = { $seat } starts here
map-heroes = Heroes and their allies
map-villain = The Villain's miniatures
map-neutral = Neutral miniatures
map-equipment = Equipment
map-exit = Exit
map-reinforcement = Reinforcement Area

map-legend = What the marks mean

## Boundaries

map-white = White: you may walk across
map-orange = Orange: walk across, always in sight
map-red = Red: see across, but not walk
map-wall = Brick wall: can be broken
map-solid = Wall
map-door = Door
