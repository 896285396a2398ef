"""Changes that several passes make: signatures, constants, stack variables, inlining."""
