//! Whole evenings in simulated time.
