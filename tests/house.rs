//! The house itself: its rooms, its pages, its sentences, its sounds, and what it cites. These tests read sources.

mod citations;
mod docs;
mod english;
mod layers;
mod sounds;
mod words;
