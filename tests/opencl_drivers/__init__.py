"""Programs on other OpenCL devices: PoCL, and Mesa's rusticl over llvmpipe."""
