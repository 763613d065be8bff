### La page de la campagne.

campaign-title = Campagne
    .tip = Trente missions dans l’ordre d’une année
campaign-about = Une année à Gotham, en cinq chapitres. Chaque mission se joue quand vous voulez ; votre meilleur résultat compte.
# Le numéro et le nom d’un chapitre, pour un lecteur d’écran. $number, $name, $lamps, $most
campaign-chapter = Chapitre { $number }, { $name } : fenêtres allumées, { $lamps } sur { $most }
# $number
campaign-number = Chapitre { $number }
# $lamps, $most
campaign-lamps = Fenêtres allumées : { $lamps } sur { $most }
    .none = Pas encore jouée
    .tip = Une victoire allume trois fenêtres. L’objectif bonus de la mission en allume une de plus, tout comme une équipe dont chaque Héros tient debout. Même une défaite en allume une avec l’objectif bonus.
# Of a mission, for the Villain's player. $dark, $most
campaign-villain = Côté Méchant : fenêtres éteintes, { $dark } sur { $most }
    .tip = Quand vous jouez le Méchant, vous comptez les fenêtres qui restent éteintes : cinq, moins celles que les Héros allument. Votre meilleur résultat compte. L’histoire avance quel que soit votre camp ; les fenêtres que vous laissez allumées sont celles de la ville, tant que vous n’avez pas joué les Héros ici.
# Of all missions that somebody has played as the Villain. $dark, $most
campaign-villains-year = Votre année côté Méchant : fenêtres éteintes, { $dark } sur { $most }
campaign-aside = Histoire parallèle
    .tip = Vous pouvez la laisser de côté : le chapitre se termine sans elle.
campaign-play = Jouer
# Pour un lecteur d’écran. $mission
campaign-play-spoken = Jouer { $mission }
campaign-bright = lumineuse
campaign-flickering = vacillante
campaign-dark = noire
# Comment un chapitre s’est terminé : lumineuse, vacillante ou noire. $light
campaign-closed = Une fin { $light }
# Comment toute la campagne s’est terminée. $light
campaign-year = Une fin d’année { $light }
campaign-copy = Copier mon code
    .tip = Collez-le sur une autre machine, ou envoyez-le à un ami.
    .why-not = Jouez d’abord une mission.
campaign-code = Code de campagne
    .hint = Collez un code : GCY1-…
    .add = Ajouter
    .tip = Seuls les meilleurs résultats sont repris : vous n’en perdez aucun.
