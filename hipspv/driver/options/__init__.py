"""The options: their table, the parser of command lines, and what the options select."""
