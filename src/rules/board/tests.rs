//! Corner cases of the geometry on small boards.
