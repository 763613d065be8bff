//! `gotham-engine`, as a program: its command line, and its protocol.

mod engine_cli;
mod protocol;
mod workshop;
