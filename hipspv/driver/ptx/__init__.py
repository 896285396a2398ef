"""Inline PTX in CUDA sources, as C++ for devices that aren't NVIDIA's.

clang has neither PTX's constraints nor its instructions for another target. `assembly` finds the `asm` statements of
a preprocessed source, `syntax` reads their PTX, and `translation` writes C++ by the table in `instructions`.
`include/hip/spirv_detail/ptx.h` has the functions that this C++ calls.
"""
