### The tutorial's lessons beside the board.

# $number, $of
lesson-step = Lesson { $number } of { $of }
lesson-skip = Skip lesson
    .tip = Go on without it
lesson-back = Back to your lesson
lesson-first-mission = To the first mission
# $what
lesson-show = Show me: { $what }
# A lesson in the list, for a screen reader. $title
lesson-open = { $title }
# $title
lesson-done = { $title }: done
# $title
lesson-skipped = { $title }: skipped
