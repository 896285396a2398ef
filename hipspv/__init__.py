"""hipspv: HIP and CUDA C++ to SPIR-V, and the runtime that launches it."""

__version__ = "0.1.0"
