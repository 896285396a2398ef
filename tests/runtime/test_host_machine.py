"""The machine's clocks, usable CPUs and memory, by its files below a directory."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Files = dict[str, str | bytes]
GIB = 1 << 30
ALL = len(os.sched_getaffinity(0))
FREQUENCY = "sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq"
TABLES = "sys/firmware/dmi/tables/DMI"
ESTIMATE = {"memory": 1600000, "bits": 128}
V1 = "sys/fs/cgroup/memory"
V2 = "sys/fs/cgroup"
# 16 GiB, 12 of them available.
MEMORY = f"MemTotal: {16 << 20} kB\nMemFree: 1 kB\nMemAvailable: {12 << 20} kB\n"


@pytest.fixture(scope="module")
def program(unit: Callable[[str], Path]) -> Path:
    return unit("host_machine")


def answer(program: Path, what: str, root: Path, files: Files) -> dict[str, int]:
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    done = subprocess.run([program, what, root], capture_output=True, text=True, check=True)
    return {key: int(value) for key, _, value in (line.partition("=") for line in done.stdout.splitlines())}


# ---- Clocks: from sysfs, /proc and the firmware's tables


def structure(type_: int, length: int, fields: dict[int, tuple[str, int]]) -> bytes:
    """A structure of SMBIOS with two strings; `fields` by their offset."""
    data = bytearray(struct.pack("<BBH", type_, length, 0).ljust(length, b"\0"))
    for offset, (form, value) in fields.items():
        struct.pack_into(form, data, offset, value)
    return bytes(data) + b"DIMM 0\0Bank 0\0\0"


def memory_device(size: int, width: int, speed: int, configured: int, extended: int = 0) -> bytes:
    fields = {0x0A: ("<H", width), 0x0C: ("<H", size), 0x15: ("<H", speed)}
    fields |= {0x20: ("<H", configured), 0x58: ("<I", extended)}
    return structure(17, 0x5C, fields)


END = structure(127, 4, {})
BOARD = structure(2, 15, {})


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        pytest.param({}, {"cpu": 0, **ESTIMATE}, id="nothing known"),
        pytest.param({FREQUENCY: "3700000\n"}, {"cpu": 3700000, **ESTIMATE}, id="cpufreq"),
        pytest.param(
            {"proc/cpuinfo": "cpu MHz\t\t: 1200.500\n\ncpu MHz\t\t: 2596.122\n"},
            {"cpu": 2596122, **ESTIMATE},
            id="cpuinfo",
        ),
        pytest.param(
            {"proc/cpuinfo": "model name\t: Intel(R) Xeon(R) @ 2.60GHz\ncpu MHz\t: 1200.0\n"},
            {"cpu": 2600000, **ESTIMATE},
            id="name",
        ),
        pytest.param(
            {
                TABLES: BOARD
                + memory_device(16384, 64, 4800, 4400)
                + memory_device(0, 64, 0, 0)  # an empty slot
                + memory_device(16384, 64, 4800, 4800)
                + END
            },
            {"cpu": 0, "memory": 2200000, "bits": 128},
            id="two of three slots, the slower sets the pace",
        ),
        pytest.param(
            {TABLES: memory_device(0x7FFF, 64, 0xFFFF, 0xFFFF, extended=70000)},
            {"cpu": 0, "memory": 35000000, "bits": 64},
            id="more than 16 bits say",
        ),
        pytest.param(
            {TABLES: memory_device(16384, 64, 3200, 0)}, {"cpu": 0, "memory": 1600000, "bits": 64}, id="not configured"
        ),
        pytest.param({TABLES: b"\x11\x5c\0\0"}, {"cpu": 0, **ESTIMATE}, id="cut off"),
        pytest.param({TABLES: b"\x11\x02\0\0" * 9}, {"cpu": 0, **ESTIMATE}, id="no structure"),
    ],
)
def test_clocks(program: Path, tmp_path: Path, files: Files, expected: dict[str, int]) -> None:
    assert answer(program, "clocks", tmp_path, files) == expected


# ---- CPUs: the process's affinity, and the time of its control groups


CASES = {
    "no control group": ({}, ALL),
    "no limit": ({"a/cpu.max": "max 100000"}, ALL),
    "half a processor": ({"a/cpu.max": "50000 100000"}, 1),
    "more than there is": ({"a/cpu.max": f"{(ALL + 1) * 20000} 20000"}, ALL),
    "a group around it": ({"a/cpu.max": "max 100000", "cpu.max": "100000 100000"}, 1),
    "a part of a processor more": ({"a/cpu.max": f"{ALL * 100000 - 99999} 100000"}, ALL),
    "damage": ({"a/cpu.max": "much 0"}, ALL),
}


@pytest.mark.parametrize("case", CASES)
def test_usable_cpus(program: Path, tmp_path: Path, case: str) -> None:
    files, expected = CASES[case]
    below = {f"{V2}/{name}": content for name, content in files.items()}
    groups: Files = {"proc/self/cgroup": "1:name=systemd:/\n0::/a\n", **below}
    assert answer(program, "cpus", tmp_path, groups) == {"cpus": expected}


def test_the_affinity_counts(program: Path, tmp_path: Path) -> None:
    one = min(os.sched_getaffinity(0))
    argv = ["p", "cpus", str(tmp_path)]
    code = f"import os; os.sched_setaffinity(0, [{one}]); os.execv({str(program)!r}, {argv!r})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "cpus=1\n"


# ---- Memory


@pytest.mark.parametrize(
    ("files", "expected"),
    [
        pytest.param({}, (16, 12), id="no groups"),
        pytest.param(
            {
                "proc/self/cgroup": "0::/a/b\n",
                f"{V2}/a/memory.max": str(4 * GIB),
                f"{V2}/a/memory.current": str(3 * GIB),
                f"{V2}/a/memory.stat": f"anon 7\ninactive_file {GIB}\n",
                f"{V2}/a/b/memory.max": "max\n",
            },
            (4, 2),
            id="version 2: the outer group's limit, its cache is of use",
        ),
        pytest.param(
            {
                "proc/self/cgroup": "5:devices:/x\n4:cpu,memory:/in/it\n",
                f"{V1}/memory.limit_in_bytes": str(2 * GIB),
                f"{V1}/memory.usage_in_bytes": str(5 * GIB),
            },
            (2, 0),
            id="version 1 in a container: the group's directory isn't there",
        ),
        pytest.param(
            {
                "proc/self/cgroup": "4:memory:/\n",
                f"{V1}/memory.limit_in_bytes": "9223372036854771712",
                f"{V1}/memory.usage_in_bytes": str(5 * GIB),
            },
            (16, 12),
            id="no limit",
        ),
    ],
)
def test_host_memory(program: Path, tmp_path: Path, files: Files, expected: tuple[float, float]) -> None:
    found = answer(program, "memory", tmp_path, {"proc/meminfo": MEMORY, **files})
    assert (found["limit"] / GIB, found["available"] / GIB) == expected
