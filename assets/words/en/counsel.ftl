### What matters in a mission, for each side.

counsel-heroes = A word to the Heroes
counsel-villain = A word to the Villain
counsel-close = Understood
