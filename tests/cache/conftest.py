"""hipspv-cc with a cache of the test's own, and the cache's hits and misses."""

import os
import subprocess
import time
from pathlib import Path

import pytest

from hipspv.core import store
from hipspv.core.store import Store
from tests.driver.conftest import cc as cc
from tests.driver.conftest import command

Result = subprocess.CompletedProcess


class Compiler:
    """Runs hipspv-cc in a directory; `hits` and `made` are those of all its runs."""

    def __init__(self, directory: Path, cache: Path) -> None:
        self.directory = directory
        self.cache = cache
        self.temporary = directory.parent / "tmp"
        self.temporary.mkdir(exist_ok=True)

    def environment(self, **more: str) -> dict[str, str]:
        own = {"HIPSPV_CACHE_DIR": str(self.cache), "TMPDIR": str(self.temporary)}
        without = ("HIPSPV_CACHE", "HIPSPV_CACHE_BYTES", "SOURCE_DATE_EPOCH", "CPATH")
        kept = {name: value for name, value in os.environ.items() if name not in without}
        return {**kept, **own, **more}

    def run(self, *argv: str, cwd: Path | None = None, stdin: str = "", **env: str) -> Result[str]:
        """One compile, once the files' times lie safely in the past."""
        time.sleep(0.03)
        result = subprocess.run(
            command("cc", *argv),
            cwd=cwd or self.directory,
            env=self.environment(**env),
            input=stdin,
            capture_output=True,
            text=True,
        )
        assert not list(self.temporary.iterdir()), "a temporary file stays"
        return result

    def compile(self, *argv: str, **env: str) -> bytes:
        """The device code of a.hip."""
        output = self.directory / "a.hipfb"
        output.unlink(missing_ok=True)
        result = self.run("--genco", "a.hip", "-o", "a.hipfb", *argv, cwd=None, stdin="", **env)
        assert result.returncode == 0, result.stderr
        return output.read_bytes()

    @property
    def store(self) -> Store:
        return Store(str(self.cache / store.DEVICE_CODE), store.limit())

    @property
    def hits(self) -> int:
        return self.store.counted(store.HITS)

    @property
    def made(self) -> int:
        """Results that were made and kept."""
        return self.store.counted(store.MADE)

    @property
    def entries(self) -> int:
        return len(self.store.entries())

    def write(self, name: str, text: str) -> Path:
        path = self.directory / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return path


@pytest.fixture
def compiler(tmp_path: Path) -> Compiler:
    """A directory with a.hip, whose kernel's result is VALUE of value.h."""
    directory = tmp_path / "work"
    directory.mkdir()
    compiler = Compiler(directory, tmp_path / "cache")
    compiler.write("a.hip", '#include "value.h"\n' + KERNEL)
    compiler.write("value.h", "#define VALUE 17\n")
    return compiler


RUNTIME = '#include <hip/hip_runtime.h>\n#include "value.h"\n'
# Device code whose host side needs no headers.
VARIABLE = '#include "value.h"\n__device__ int value = VALUE;\n'
KERNEL = "__global__ void k(int *a) { *a = VALUE; }\n"
