"""SPIR-V for OpenCL devices, and machine code for Intel's GPUs."""
