//! What the campaign's page remembers.

/// What the campaign's page remembers.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct CampaignDesk {
    /// The chapter that is open, from 0; `None`: the first that isn't closed yet.
    pub chapter: Option<usize>,
    /// The code typed so far.
    pub code: String,
}
