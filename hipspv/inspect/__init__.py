"""`hipspv inspect`: what device code is in a file, as people and programs read it."""
