"""The form of machine code for Vortex, a RISC-V GPU whose lanes share a program counter."""
