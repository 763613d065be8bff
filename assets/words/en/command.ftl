### What a player can do, for buttons, menus and transcripts.

# A command and who gives it: "Batman: Move to Ticket Hall (3 MP)". $who, $what
command-with-actor = { $who }: { $what }

## Setup

command-take-gadget = Take { $card }
command-choose-allies = Bring { $tile }
# $who, $area
command-place = Place { $who } in { $area }
command-active = Active Stance
command-resting = Resting Stance
command-all-active = All Heroes Active
command-end-turn = End turn

## Actions. What is spent on one follows it: "Melee Attack on Bane: 2 cubes, Batarangs"

# $area, $details
command-move = Move to { $area } ({ $details })
command-move-points = { $points } MP
command-stop = Stop here
# $action, $effort
command-with-effort = { $action }: { $effort }
command-melee = Melee Attack on { $target }
command-ranged = Ranged Attack on { $target }
command-pick-up = Pick up { $card }
# $card, $to
command-give = Give { $card } to { $to }
# $card, $from
command-take = Take { $card } from { $from }
# $card, $area
command-throw = Throw { $card } to { $area }
command-drop = Drop { $card }
# $interaction, $token
command-interact-with = { $interaction } ({ $token })
command-pushing = { count-wounds } from Pushing Limits
command-characteristic = Characteristic { $number }
# $card, $line
command-card-line = { $card } (line { $line })

## The Villain's turn

command-activate = Activate { $tile }
command-dredge = Dredge { $tile }
command-demobilize = Demobilize { $tile }
# $tile, $position
command-river-tile = { $tile } (River { $position })
command-river-event = Event (River { $position })
command-river-position = River position { $position }
command-pay-from = Pay from { $space }
command-activate-mini = Activate { $who }
# $tile, $area
command-reinforce = { $tile } in { $area }

## Answers

command-defend = Defend: { $effort }
command-defend-bare = Defend without cubes
command-bonus-reroll = Bonus Reroll
command-free-reroll = Free Reroll
command-forced-reroll = Forced Reroll
command-paid-reroll = Paid Reroll, 1 cube
# $die, $reroll
command-reroll = Reroll { $die } ({ $reroll })
# $number, $reroll
command-reroll-number = Reroll die { $number } ({ $reroll })
command-keep = Keep these dice
command-roll-named = Reroll the named dice
command-put-tokens = { $count ->
    [0] No token
    [one] Place 1 token
   *[other] Place { $count } tokens
}
command-lose-from = Lose a cube from { $space }
command-land-in = Lands in { $area }
command-add-success = Add it
command-save-success = Save it for later
command-decline = No
command-finish = Done

# $token
command-pick-up-token = Pick up { $token }
# $token
command-put-down-token = Put down { $token }
