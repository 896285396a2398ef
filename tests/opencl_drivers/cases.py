"""The programs that run on the other devices, and the known failures among them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml

from tests.cases import Outcome, cases
from tests.rotation import due

# Run without HIPSPV_ALL_TESTS: those that show a quirk of the device,
QUIRKS = {
    "pocl": ("programs/hash_table", "programs/large_private", "programs/shared_dynamic"),
    "rusticl": (
        *("programs/cuda_host_math", "programs/shared_struct", "programs/spin_locks"),
        "device_functions/narrow_floats",
    ),
}
# and in one of TURNS turns each example and each of these, one or two for a kind of feature.
ROTATING = (
    *("atomic_access", "atomics", "atomics_kinds", "bf16_matmul", "bfs", "bitonic_sort"),
    *("char_short", "complex_division", "device_globals", "early_return", "fft", "gauss"),
    *("function_pointers", "globals_tables", "half_precision", "heap_structures", "int128"),
    *("language", "large_lists", "managed", "math_functions", "printf_formats", "quicksort"),
    *("shared_carve", "structures_returned", "texture_sample", "transpose", "virtual_functions"),
    *("warp_barrier", "warp_reduce", "warp_votes", "cg_coalesced", "cuda_masks", "grid_divergent"),
    *("device_functions/integers", "device_functions/packed"),
)
TURNS = 12


@dataclass(frozen=True)
class Failure:
    """A cause in known.yaml: how it ends programs, and whose fault it is, `hipspv` or `driver`."""

    ends: Outcome
    whose: str
    reason: str


def selected(every: bool) -> list[tuple[str, str]]:
    """Programs and devices, by their names: every one, or this turn's."""
    rotating = {name if "/" in name else f"programs/{name}" for name in ROTATING}
    assert rotating < set(cases())

    def runs(name: str, device: str) -> bool:
        in_turn = (name in rotating or name.startswith("examples/")) and due(device + name, TURNS)
        return every or name in QUIRKS[device] or in_turn

    return [(name, device) for name in sorted(cases()) for device in QUIRKS if runs(name, device)]


def known() -> dict[tuple[str, str], Failure]:
    """The contents of known.yaml, by device and program."""
    found: dict[tuple[str, str], Failure] = {}
    for row in yaml.safe_load(Path(__file__).with_name("known.yaml").read_text()):
        failure = Failure(Outcome(row["ends"]), row["whose"], row["reason"])
        for program in row["programs"]:
            assert (row["device"], program) not in found, program
            found[row["device"], program] = failure
    return found
