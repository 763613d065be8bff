//! `gotham-engine`, as a program: its command line, and its protocol.

mod engine_cli;
mod ladder;
mod making_missions;
mod protocol;
mod workshop;
