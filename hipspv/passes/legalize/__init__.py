"""Types and intrinsics that a target lacks."""
