//! What is read from files and from others: content, records, saves, sandboxes, share codes, and noise in place of each.

mod content;
mod hostile;
mod map_check;
mod mission_faults;
mod record;
mod sandbox;
mod saves;
mod share;
mod statistics;
