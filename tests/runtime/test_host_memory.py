"""The amount of the machine's memory, by its files."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

GIB = 1 << 30


@pytest.fixture(scope="module")
def host_memory(unit: Callable[[str], Path]) -> Path:
    return unit("host_memory")


def measured(program: Path, root: Path, files: dict[str, str]) -> tuple[float, float]:
    """Limit and available memory in GiB of a machine with 16 GiB, 12 of them available, and these further files."""
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
def test_host_memory(host_memory: Path, tmp_path: Path, files: dict[str, str], expected: tuple[float, float]) -> None:
    assert measured(host_memory, tmp_path, files) == expected
