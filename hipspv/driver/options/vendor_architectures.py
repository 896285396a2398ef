"""Regular expressions for the names of other vendors' devices."""

from __future__ import annotations

# Build systems pass names of AMD's devices (with features: gfx90a:xnack+) and of NVIDIA's early
# ones. Neither selects a target of its own: SPIR-V runs on every device.
AMD = r"gfx[0-9a-f]+(?:-[0-9]+)?(?:-generic)?(?::(?:xnack|sramecc)[+-])*|amdgcnspirv"
_EARLY = "20|21|30|32|35|37|50|52|53|60|61|62"
NVIDIA_EARLY = rf"(?:sm|compute|lto)_(?:{_EARLY})"
# All names that may follow nvcc's -arch.
NVIDIA = r"(?:sm|compute|lto)_\d+[af]?|native|all|all-major"
