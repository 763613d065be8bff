### The tutorial's lessons beside the board.

# $number, $of
lesson-step = Lesson { $number } of { $of }
lesson-skip = Skip lesson
    .tip = Go on without it
lesson-got-it = Got it
    .tip = On to the next lesson
lesson-back = Back to your lesson
lesson-first-mission = To the first mission
lesson-first-chapter = To the campaign
lesson-easy-mission = Play an easy mission
# $mission, $heroes
lesson-easy-team = { $mission }: { $heroes }. Heroes and Bat-Gadgets are already chosen.
lesson-heroes-course = Learn to play the Heroes
lesson-villain-course = Learn to play the Villain
# $what
lesson-show = Show me: { $what }
# A lesson in the list, for a screen reader. $title
lesson-open = { $title }
# $title
lesson-done = { $title }: done
# $title
lesson-skipped = { $title }: skipped

## What is said instead of the lesson while something else comes first

lesson-first-watch = The other side is playing. Watch the board; the lesson goes on when it's your turn again.
lesson-first-answer = There's a question below the board. Answer it first; if you're not sure, click “What now?”.
lesson-first-be-active = Only an Active Hero can do this. Click “Active”.
lesson-first-resting = Your Hero rests this round and can't do this. Click “End turn”: next round, you choose again.
lesson-first-next-round = This is chosen at the start of a round. Do what you like with your cubes, then click “End turn”.
lesson-first-their-turn = This happens while the other side plays. When you've done enough, click “End turn”.
lesson-first-tired = You can't do this for now. Click “End turn”: next round, some cubes come back.
lesson-first-closer = Nobody is in reach yet. Click the floor of an Area where an enemy stands, or one that is closer.
lesson-first-there = What you need is in the green ring. Click the floor there to go.
lesson-first-roll = This takes dice on the table: attack somebody, or work on something.
lesson-first-moving = The Movement isn't over: click another Area, or end it below the board.
lesson-first-activate = Your miniatures are waiting for their tile: click one of their tiles in the River.
lesson-first-choose = Choose who goes first: click one of the marked miniatures.
lesson-first-set-off = For that, set off the Event: click the Event Warning tile in the River.
