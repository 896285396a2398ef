"""The stages after the passes: PTX, and machine code and its text by NVIDIA's programs."""
