"""The commands of clang's front end, the files that it writes, and its messages."""
