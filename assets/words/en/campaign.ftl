### The campaign's page.

campaign-title = Campaign
    .tip = Thirty missions in the order of a year
campaign-about = A year in Gotham, in five chapters. You can play every mission at any time; your best result counts.
# A chapter's number and name, for a screen reader. $number, $name, $lamps, $most
campaign-chapter = Chapter { $number }, { $name }: { $lamps } of { $most } windows lit
# $number
campaign-number = Chapter { $number }
# $lamps, $most
campaign-lamps = { $lamps } of { $most } windows lit
    .none = Not played yet
    .tip = A win lights three windows. The mission's bonus goal lights one more, and so does a team with every Hero on their feet. With the bonus goal, even a loss lights one.
# Of a mission, for the Villain's player. $dark, $most
campaign-villain = As the Villain: { $dark } of { $most } windows dark
    .tip = When you play the Villain, you count the windows that stay dark: five minus the ones the Heroes light. Your best result counts. The story goes on whichever side you play; the windows you leave lit are the city's, until you play the Heroes here yourself.
# Of all missions that somebody has played as the Villain. $dark, $most
campaign-villains-year = Your year as the Villain: { $dark } of { $most } windows dark
campaign-aside = Side story
    .tip = You may leave it out: the chapter closes without it.
campaign-play = Play
# For a screen reader. $mission
campaign-play-spoken = Play { $mission }
campaign-bright = bright
campaign-flickering = flickering
campaign-dark = dark
# How a chapter has ended: bright, flickering or dark. $light
campaign-closed = How it ends: { $light }
# How the whole campaign has ended. $light
campaign-year = How the year ends: { $light }
campaign-copy = Copy my code
    .tip = Paste it on another machine, or send it to a friend.
    .why-not = Play a mission first.
campaign-code = Campaign code
    .hint = Paste a code: GCY1-…
    .add = Add
    .tip = Only better results are added: you can't lose any.
