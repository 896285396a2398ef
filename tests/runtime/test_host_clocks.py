"""The speed of the machine's processor and memory: from sysfs, /proc and the firmware's tables."""

import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

FREQUENCY = "sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq"
TABLES = "sys/firmware/dmi/tables/DMI"
ESTIMATE = {"memory": 1600000, "bits": 128}


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


@pytest.fixture(scope="module")
def program(unit: Callable[[str], Path]) -> Path:
    return unit("host_clocks")


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
def test_clocks(program: Path, tmp_path: Path, files: dict[str, str | bytes], expected: dict[str, int]) -> None:
    for name, content in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
    done = subprocess.run([program, tmp_path], capture_output=True, text=True, check=True)
    lines = (line.partition("=") for line in done.stdout.splitlines())
    assert {key: int(value) for key, _, value in lines} == expected
