"""LLVM's optimiser, and what it can't do."""
