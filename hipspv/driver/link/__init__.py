"""The link of a program: its command, its files, and its device code."""
