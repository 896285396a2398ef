"""A compile whose results are kept costs the driver no more instructions than it did."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from tests.callgrind import instructions, needs_valgrind

SOURCE = "#include <hip/hip_runtime.h>\n__global__ void k(int *p) { *p = 1; }\n"
# Python without the environment's own start-up files, which differ. valgrind sets variables of the
# loader, and Debian's shell script of that name PWD. They are part of the cache's key.
MAIN = f"""import os, sys
for name in ("LD_PRELOAD", "LD_LIBRARY_PATH"):
    os.environ.pop(name, None)
sys.path += {[sysconfig.get_path(name) for name in ("purelib", "platlib")]!r}
from hipspv.driver.cc import main
sys.exit(main())"""
# Millions of instructions of a warm compile, Python's start included: 1.25 times what was counted.
# A command that is repeated has a record; after the source was touched its content is compared.
MOST = {"repeated": 66, "touched": 243}
# Prints how many collections of garbage the driver caused.
COLLECTIONS = """import gc
from hipspv.driver.cc import main
def collections():
    return sum(each["collections"] for each in gc.get_stats())
before = collections()
main()
print(collections() - before)"""


@needs_valgrind
@pytest.mark.parametrize("state", MOST)
def test_a_warm_compile_stays_cheap(tmp_path: Path, state: str) -> None:
    (tmp_path / "a.hip").write_text(SOURCE)
    own = {"HIPSPV_CACHE_DIR": str(tmp_path / "cache"), "PYTHONHASHSEED": "0", "PWD": str(tmp_path)}
    environment = {**os.environ, **own}
    for name in ("HIPSPV_CACHE", "PYTHONDONTWRITEBYTECODE"):
        environment.pop(name, None)
    python = [sys.executable, "-s", "-S", "-X", f"pycache_prefix={tmp_path / 'pycache'}"]
    command = [*python, "-c", MAIN, "-c", "a.hip", "-o", "a.o"]
    time.sleep(0.03)  # the source's time must lie in the past
    for _ in range(2):  # a cold compile and a warm one write bytecode
        subprocess.run(command, cwd=tmp_path, env=environment, check=True)
    made = (tmp_path / "a.o").read_bytes()
    (tmp_path / "a.o").unlink()
    if state == "touched":
        (tmp_path / "a.hip").touch()
    counts = instructions(command, environment=environment, cwd=tmp_path)[""]
    assert (tmp_path / "a.o").read_bytes() == made
    hashing = sum(n for name, n in counts.items() if name.startswith("_blake2"))  # of headers
    found = (counts.total() - hashing) / 1e6
    assert 20 < found <= MOST[state], (found, counts.most_common(6))


def test_the_driver_collects_no_garbage(tmp_path: Path) -> None:
    (tmp_path / "a.hip").write_text(SOURCE)
    command = [sys.executable, "-c", COLLECTIONS, "-c", "a.hip", "-###"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert result.stdout == "0\n"
