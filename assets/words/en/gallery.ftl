### The gallery: every miniature of the catalogue.

gallery-search = Search
    .spoken = Search by name, side or Skill
gallery-list = Miniatures
gallery-everybody = Everybody
gallery-leaders = Leaders
gallery-others = Others
    .tip = Elites, Henchmen and civilians
gallery-any-color = Any color
gallery-blue = Blue
gallery-gray = Gray
gallery-orange = Orange
gallery-any-skill = Any Skill
# What the list of Skills is set to, for a screen reader. $choice
gallery-skill = Skill: { $choice }
gallery-plinth = On the plinth
    .tip = One miniature, up close. Drag to turn it.
gallery-line-up = Line-up
    .tip = Everyone found, side by side, as far away as on the table. Click one to see it up close.
gallery-previous = Previous
gallery-next = Next
# How many were found, and how many there are. $shown, $all
gallery-count = { $shown } of { $all }
gallery-cards = Personal cards
