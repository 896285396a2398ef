"""Kinds of memory, attributes of addresses, the amount of memory."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Run

GIB = 1 << 30

EXPECTED = {
    "aligned": "1",
    "ext.0": "2 0",
    "ext.1": "2 1",
    "ext.2": "1 2",
    "ext.3": "2 3",
    "ext.4": "2 4",
    "ext.signal.size": "hipErrorInvalidValue",
    "ext.flags": "hipErrorInvalidValue",
    "ext.null": "hipErrorInvalidValue",
    "exthost.flags": "1073741825",
    "exthost.both": "hipErrorInvalidValue",
    "hostmalloc.flags": "hipErrorInvalidValue",
    "hostalloc.flags": "hipErrorInvalidValue",
    "hostalloc.zero": "hipSuccess",
    "hostalloc.zero.null": "1",
    "managed.zero": "hipErrorInvalidValue",
    "managed.flags": "hipErrorInvalidValue",
    "managed.host": "hipSuccess",
    "pitch.zero": "hipSuccess",
    "pitch.huge": "hipErrorInvalidValue",
    "pitch.rows": "hipErrorOutOfMemory",
    "pitch.null": "hipErrorInvalidValue",
    "3d.huge": "hipErrorOutOfMemory",
    "3d.null": "hipErrorInvalidValue",
    "allocpitch.element": "hipErrorInvalidValue",
    "allocpitch": "1",
    "free.variable": "hipErrorInvalidValue",
    "free.managed variable": "hipErrorInvalidValue",
    "register.inside": "hipErrorHostMemoryAlreadyRegistered",
    "register.around": "hipErrorHostMemoryAlreadyRegistered",
    "register.into": "hipErrorHostMemoryAlreadyRegistered",
    "register.from": "hipErrorHostMemoryAlreadyRegistered",
    "register.before": "hipSuccess",
    "register.behind": "hipSuccess",
    "register.null": "hipErrorInvalidValue",
    "register.zero": "hipErrorInvalidValue",
    "register.flags": "hipErrorInvalidValue",
    "register.unmapped": "hipErrorInvalidValue",
    "register.flags.got": "10",
    "register.device": "1",
    "register.device.flags": "hipErrorInvalidValue",
    "register.free": "hipErrorInvalidValue",
    "unregister.inside": "hipErrorHostMemoryNotRegistered",
    "unregister.null": "hipErrorInvalidValue",
    "flags.gone": "hipErrorInvalidValue",
    "device.gone": "hipErrorInvalidValue",
    "type": "2",
    "type.managed": "3",
    "type.variable": "3",
    "device pointer": "1",
    "host pointer": "1",
    "start": "1",
    "size": "200",
    "managed": "1",
    "managed.not": "0",
    "mapped": "1",
    "ordinal": "0",
    "flags": "1",
    "id.same": "1",
    "id.other": "1",
    "id.reused": "1",
    "sync": "1",
    "sync.value": "hipErrorInvalidValue",
    "sync.null": "hipErrorInvalidValue",
    "sync.plain": "hipErrorInvalidDevicePointer",
    "set.other": "hipErrorInvalidValue",
    "type.array": "10",
    "host pointer.none": "hipErrorInvalidValue",
    "plain": "hipErrorInvalidValue",
    "null": "hipErrorInvalidValue",
    "no data": "hipErrorInvalidValue",
    "bad": "hipErrorInvalidValue",
    "none.1": "hipErrorNotSupported",
    "none.5": "hipErrorNotSupported",
    "none.10": "hipErrorNotSupported",
    "none.14": "hipErrorNotSupported",
    "none.15": "hipErrorNotSupported",
    "several": "3 200 0",
    "several.plain": "0 0 -2",
    "several.zero": "hipErrorInvalidValue",
    "several.null": "hipErrorInvalidValue",
    "info": "200",
    "info.plain": "hipErrorInvalidValue",
    "range.plain": "hipErrorNotFound",
    "total": "1",
    "below": "1",
    "exact": "1",
    "too much": "hipErrorOutOfMemory",
    "nothing asked": "hipSuccess",
    "many.wrong": "0",
    "many.freed": "hipErrorInvalidValue",
}


@pytest.mark.parametrize("hidden", ["", "usm"])
def test_addresses(run: Run, hidden: str) -> None:
    result = run("addresses.hip", env={"HIPSPV_MASK": hidden})
    assert result.status == 0, result.stdout + result.stderr
    assert result.values == EXPECTED


@pytest.fixture(scope="module")
def host_memory(unit: Callable[[str], Path]) -> Path:
    return unit("host_memory")


def measured(program: Path, root: Path, files: dict[str, str]) -> tuple[float, float]:
    """Limit and available memory in GiB of a machine with 16 GiB, 12 of them available, and these
    further files."""
    info = f"MemTotal: {16 << 20} kB\nMemFree: 1 kB\nMemAvailable: {12 << 20} kB\n"
    for name, text in {"proc/meminfo": info, **files}.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    done = subprocess.run([str(program), str(root)], capture_output=True, text=True, check=True)
    limit, available = (int(line.partition("=")[2]) / GIB for line in done.stdout.splitlines())
    return limit, available


V1 = "sys/fs/cgroup/memory"
V2 = "sys/fs/cgroup"


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
            id="version 1 in a container: the group's folder isn't there",
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
def test_host_memory(
    host_memory: Path, tmp_path: Path, files: dict[str, str], expected: tuple[float, float]
) -> None:
    assert measured(host_memory, tmp_path, files) == expected
