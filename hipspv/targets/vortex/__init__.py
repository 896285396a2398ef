"""Vortex, an open RISC-V GPU: its instructions, its start code and its program images."""
