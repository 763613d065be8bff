//! Panels that open, and the pages of the menu, the report and the log.

/// Panels that open over the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Panel {
    /// The log on the right.
    Log,
    /// The mission sheet.
    Mission,
    /// The glossary.
    Glossary,
    /// Settings.
    Settings,
    /// Keys and first help.
    Help,
    /// Save, leave, settings: what Esc opens.
    Pause,
    /// The Command Post in full.
    CommandPost,
    /// The automated Villain's card.
    Card,
    /// The board reader.
    Reader,
}

/// Pages of the menu.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum MenuPage {
    /// The first one.
    #[default]
    Front,
    /// Mission and seats.
    NewMatch,
    /// The missions in the order of their story.
    Campaign,
    /// The lessons.
    Tutorial,
    /// Tables at which one plan is far better than any other.
    Puzzles,
    /// Save slots.
    Saves,
    /// The gallery, its own screen.
    Gallery,
    /// A sandbox to start from.
    Sandbox,
    /// What wins against the automated Villain were worth.
    Scores,
}

/// Pages of the report.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub enum ReportPage {
    /// Where it turned, the picture, both sides, objectives and score.
    #[default]
    Overview,
    /// Every key moment.
    TimeLine,
    /// Everybody's deeds.
    Characters,
    /// Dice against what was expected.
    Dice,
    /// Chances, the largest mistakes, luck and play.
    LookingBack,
}

impl ReportPage {
    /// Every page, in the order of the tabs.
    pub const ALL: [ReportPage; 5] =
        [ReportPage::Overview, ReportPage::LookingBack, ReportPage::TimeLine, ReportPage::Characters, ReportPage::Dice];
}

/// What the log shows.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum LogFilter {
    /// Everything.
    #[default]
    All,
    /// Attacks, Wounds and Neutralization.
    Fights,
    /// Moves.
    Moves,
    /// Dice.
    Dice,
    /// Objectives, Events and the round.
    Mission,
    /// What the automated Villain's cards have decided.
    Cards,
}

impl LogFilter {
    /// All of them, in the order of their buttons.
    pub const ALL: [LogFilter; 6] =
        [LogFilter::All, LogFilter::Fights, LogFilter::Moves, LogFilter::Dice, LogFilter::Mission, LogFilter::Cards];
}
