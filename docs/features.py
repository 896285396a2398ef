"""The features that devices may lack, from the runtime's own table."""

from __future__ import annotations

import json
import re
from typing import Any

from hipspv.driver.commands import describe_devices
from hipspv.targets.spirv import profiles
from hipspv.targets.spirv.intel_gpus import INTEL, IntelGpu

_HEAD = """\
# Features of devices

OpenCL devices lack different features. The compiler's
[target profiles](user-guide.md#target-profiles), the runtime's checks at load, `hipspv doctor` and
`HIPSPV_MASK` know the same features by the same names.

`HIPSPV_MASK=fp64,int64_atomics` hides features of a real device from everything in the runtime:
attributes and properties, the checks at load, memory, launches. A program then behaves as
on a device without them: its results are right, or an error names the feature and the kernels that
need it. `hipspv doctor` obeys the mask, too. Commas separate the names of a list. A name that isn't
below is an error, and leaves no device. Intel's CPU compiler still has the hidden features: the
mask tests hipspv's treatment of a device, not the device's compiler.

A kernel that needs what the device lacks is refused when it is first launched
(`hipErrorNoBinaryForGpu`). The other kernels of its program run, but for those that share a
variable with it. `hipspv-cc --target-profile=` names the source line at compile time, for the
features of profiles.
"""

_SERVICES = """\
## Features of every device

No OpenCL device has these. A device needs the features in the last column.
"""

_QUIRKS = """\
## Faults of drivers

The versions are those that were tried. Other versions of the driver get the same treatment.
"""


_INTEL = """\
## Intel's GPUs

The compiler's table for [machine code](user-guide.md#machine-code-for-intels-gpus), and the
runtime's findings by Level Zero. *Measured*: Intel's driver reports it without the GPU
([how](intel.md#tests)). *Inferred*: as the source says. Warp ballots, votes, shuffles and
reductions are inferred from Intel's OpenCL driver, which has the same compiler. No cell was
measured on the hardware.
"""

# Features that some of Intel's GPUs have, and that none has.
_DIFFERENT = ("fp64", "images", "sub_group_size_8")
_NEVER = ("sub_group_size_64", "svm", "buffer_device_address", "system_memory", "kernel_clock")


def _intel() -> list[str]:
    common = set.intersection(*(set(gpu.features) for gpu in INTEL))
    lines = [
        _INTEL,
        f"All have {_code(sorted(common))}. None is assumed to have {_code(list(_NEVER))}.",
        "",
        f"| `--offload-arch=` | {' | '.join(_code([name]) for name in _DIFFERENT)}"
        " | threads of a block | atomic sums of float; minima and maxima | source |",
        "|---|" + "---|" * (len(_DIFFERENT) + 3),
    ]
    return lines + [_gpu(gpu) for gpu in INTEL]


def _gpu(gpu: IntelGpu) -> str:
    cells = ["yes" if name in gpu.features else "no" for name in _DIFFERENT]
    widths = {0: "no", 32: "float", 64: "double", 96: "float, double"}
    sums, minima = (widths[bits] for bits in gpu.float_atomics[:2])
    return f"| `{gpu.arch}` | {' | '.join(cells)} | {gpu.max_threads} | {sums}; {minima} | {gpu.source} |"


def page() -> str:
    """Return the page of features that devices may lack, with the effect on programs."""
    table = json.loads(describe_devices.features())
    lines = [_HEAD, "## The features", ""]
    lines += ["| name | what it is | in OpenCL | in profiles | without it |", "|---|---|---|---|---|"]
    lines += [_feature(row) for row in table["features"]]
    lines += ["", _SERVICES, "| what | how | needs |", "|---|---|---|"]
    lines += [f"| {row['name']} | {row['made']} | {_code(row['needs'])} |" for row in table["services"]]
    lines += ["", _QUIRKS, "| name | driver | what it does | what hipspv does |", "|---|---|---|---|"]
    lines += [f"| {row['name']} | {_driver(row)} | {row['evidence']} | {row['remedy']} |" for row in table["quirks"]]
    return "\n".join([*lines, "", *_intel()]) + "\n"


def _driver(row: dict[str, Any]) -> str:
    if not row["platform"]:
        return f"GPUs named {row['device']}, {row['versions']}"
    device = f" over {row['device']}" if row["device"] else ""
    return f"{row['platform']}{device}, {row['versions']}"


def _feature(row: dict[str, Any]) -> str:
    known = "yes" if row["name"] in profiles.FEATURES else ""
    return (
        f"| `{row['name']}` | {_words(row['what'])} | {_code(row['extensions'])} | {known}"
        f" | {_words('. '.join(_without(row)))} |"
    )


def _without(row: dict[str, Any]) -> list[str]:
    parts = []
    if row["made"]:
        where = f" (with {' or '.join(f'`{name}`' for name in row['instead'])})" if row["instead"] else ""
        parts.append(f"Made by hipspv{where}: {row['made']}")
    if row["refused"]:
        parts.append(f"Can't run: {row['refused']}")
    if row["parent"]:
        parts.append(f"Hidden with `{row['parent']}`")
    return parts


def _words(text: str) -> str:
    """Format names of the language and of options as code."""
    return re.sub(r"(?<![\w`])(__\w+|--[\w-]+=?\d*|\w+\(\))", r"`\1`", text)


def _code(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)
