"""The CPUs that a process may use, by its affinity and the time of its control groups."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ALL = len(os.sched_getaffinity(0))
CASES = {
    "no control group": ({}, ALL),
    "no limit": ({"a/cpu.max": "max 100000"}, ALL),
    "half a processor": ({"a/cpu.max": "50000 100000"}, 1),
    "more than there is": ({"a/cpu.max": f"{(ALL + 1) * 20000} 20000"}, ALL),
    "a group around it": ({"a/cpu.max": "max 100000", "cpu.max": "100000 100000"}, 1),
    "a part of a processor more": ({"a/cpu.max": f"{ALL * 100000 - 99999} 100000"}, ALL),
    "damage": ({"a/cpu.max": "much 0"}, ALL),
}


@pytest.fixture(scope="module")
def program(unit: Callable[[str], Path]) -> Path:
    return unit("host_cpus")


@pytest.mark.parametrize("case", CASES)
def test_usable_cpus(program: Path, tmp_path: Path, case: str) -> None:
    files, expected = CASES[case]
    (tmp_path / "proc" / "self").mkdir(parents=True)
    (tmp_path / "proc" / "self" / "cgroup").write_text("1:name=systemd:/\n0::/a\n")
    for name, content in files.items():
        path = tmp_path / "sys" / "fs" / "cgroup" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    done = subprocess.run([program, tmp_path], capture_output=True, text=True, check=True)
    assert int(done.stdout) == expected


def test_the_affinity_counts(program: Path, tmp_path: Path) -> None:
    one = min(os.sched_getaffinity(0))
    code = f"import os; os.sched_setaffinity(0, [{one}]); os.execv({str(program)!r}, ['p', {str(tmp_path)!r}])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "1\n"
