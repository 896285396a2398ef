"""The programs that run on the other devices, and the known failures among them."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import yaml
from _pytest.mark.structures import ParameterSet

from tests.cases import Outcome, cases
from tests.selection import nightly

# Programs that show a quirk of the device.
QUIRKS = {
    "pocl": ("programs/hash_table", "programs/large_private", "programs/shared_dynamic"),
    "rusticl": (
        *("programs/cuda_host_math", "programs/shared_struct", "programs/spin_locks"),
        "device_functions/narrow_floats",
    ),
}
# Programs of other kinds, in the fast set, too.
OTHERS = {
    "pocl": ("programs/atomics_kinds", "programs/grid_divergent"),
    "rusticl": ("programs/half_precision", "programs/int64"),
}


@dataclass(frozen=True)
class Failure:
    """A cause in known.yaml: how it ends programs, and whose fault it is, `hipspv` or `driver`."""

    ends: Outcome
    whose: str
    reason: str


def programs() -> Iterator[ParameterSet]:
    """All programs on each device, by their names."""
    for device in QUIRKS:
        fast = QUIRKS[device] + OTHERS[device]
        assert set(fast) < set(cases())
        for name in sorted(cases()):
            yield pytest.param(name, device) if name in fast else nightly(name, device)


def known() -> dict[tuple[str, str], Failure]:
    """The contents of known.yaml, by device and program."""
    found: dict[tuple[str, str], Failure] = {}
    for entry in yaml.safe_load(Path(__file__).with_name("known.yaml").read_text()):
        failure = Failure(Outcome(entry["ends"]), entry["whose"], entry["reason"])
        for program in entry["programs"]:
            assert (entry["device"], program) not in found, program
            found[entry["device"], program] = failure
    return found
