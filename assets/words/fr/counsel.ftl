### What matters in a mission, for each side.

counsel-heroes = Un mot aux Héros
counsel-villain = Un mot au Méchant
counsel-close = C’est noté
