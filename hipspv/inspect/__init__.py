"""`hipspv inspect`: show the device code in a file, for people and programs."""
