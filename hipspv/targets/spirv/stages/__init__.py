"""The stages after the passes: SPIR-V, its text, and machine code."""
