"""Regular expressions for the names of other vendors' devices."""

from __future__ import annotations

# Build systems pass names of AMD's devices (with features: gfx90a:xnack+) and of NVIDIA's. Neither
# selects a target of its own: SPIR-V runs on every device.
AMD = r"gfx[0-9a-f]+(?:-[0-9]+)?(?:-generic)?(?::(?:xnack|sramecc)[+-])*|amdgcnspirv"
NVIDIA = r"(?:sm|compute|lto)_\d+[af]?|native|all|all-major"
