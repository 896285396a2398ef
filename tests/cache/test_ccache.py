"""ccache in front: a second build hits, with the bytes of a build without it; Redis shares them."""

import os
import shutil
import socket
import subprocess
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cache.conftest import VARIABLE
from tests.selection import ALL

CC = str(Path(sysconfig.get_path("scripts")) / "hipspv-cc")
CCACHE = shutil.which("ccache") or ""

pytestmark = pytest.mark.skipif(not CCACHE, reason="ccache isn't installed (apt install ccache)")


class Build:
    """a.hip and value.h in a directory, compiled through ccache."""

    def __init__(self, directory: Path, cache: Path, **settings: str) -> None:
        self.directory = directory
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "a.hip").write_text(VARIABLE)
        (directory / "value.h").write_text("#define VALUE 17\n")
        kept = {n: v for n, v in os.environ.items() if not n.startswith(("CCACHE", "HIPSPV"))}
        own = {"CCACHE_DIR": str(cache), "HIPSPV_CACHE": "0"}
        self.environment = {**kept, **own, **settings}

    def run(self, *argv: str) -> str:
        """The messages on standard error."""
        time.sleep(0.03)
        result = subprocess.run(argv, cwd=self.directory, env=self.environment, capture_output=True, text=True)
        assert result.returncode == 0, result.stderr
        return result.stderr

    def compile(self, *argv: str, through: tuple[str, ...] = (CCACHE,)) -> bytes:
        output = self.directory / "a.o"
        output.unlink(missing_ok=True)
        self.run(*through, CC, "-c", "a.hip", "-o", "a.o", *argv)
        return output.read_bytes()

    def count(self, name: str) -> int:
        """One of ccache's counters."""
        command = [CCACHE, "--print-stats"]
        text = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=True).stdout
        return next(int(row.split()[1]) for row in text.splitlines() if row.split()[0] == name)


MODES = {
    "direct": {},
    "preprocessed": {"CCACHE_NODIRECT": "1"},
    "depend": {"CCACHE_DEPEND": "1"},
    "as clang": {"CCACHE_COMPILERTYPE": "clang"},
}
if ALL:
    MODES["by version"] = {"CCACHE_COMPILERCHECK": "%compiler% --version"}
    MODES["hipspv's cache, too"] = {"HIPSPV_CACHE": ""}


@pytest.mark.parametrize("mode", MODES.values(), ids=MODES)
def test_a_second_build_hits(tmp_path: Path, mode: dict[str, str]) -> None:
    mode = {**mode, "HIPSPV_CACHE_DIR": str(tmp_path / "own")}
    build = Build(tmp_path / "work", tmp_path / "ccache", **mode)
    argv = ("-O2", "-MD", "-MF", "a.d")
    expected = build.compile(*argv, through=())
    dependencies = (build.directory / "a.d").read_text()
    for hits in (0, 1, 2):
        assert build.compile(*argv) == expected
        assert (build.directory / "a.d").read_text() == dependencies
        found = build.count("direct_cache_hit") + build.count("preprocessed_cache_hit")
        assert found == hits


@pytest.mark.parametrize("name", MODES if ALL else ["direct", "depend"])
def test_what_only_the_device_side_reads_counts(tmp_path: Path, name: str) -> None:
    mode = {**MODES[name], "HIPSPV_CACHE_DIR": str(tmp_path)}
    build = Build(tmp_path / "work", tmp_path / "ccache", **mode)
    sides = "#ifdef __HIP_DEVICE_COMPILE__\n{}#else\n#define VALUE 0\n#endif\n"
    include, _, rest = VARIABLE.partition("__")
    (build.directory / "a.hip").write_text(sides.format(include) + "__" + rest)
    first = build.compile("-MD")
    (build.directory / "value.h").write_text("#define VALUE 18\n")
    assert build.compile("-MD") not in (first, b"")


def test_compiles_of_preprocessed_text(tmp_path: Path) -> None:
    """run_second_cpp = false: ccache gives the compiler the output of -E."""
    build = Build(tmp_path / "work", tmp_path / "ccache", CCACHE_NOCPP2="1", CCACHE_NODIRECT="1")
    expected = build.compile("-cuid=1", through=())
    assert build.compile("-cuid=1") == expected
    assert build.compile("-cuid=1") == expected
    assert build.count("preprocessed_cache_hit") == 1


def test_warnings_are_said_again(tmp_path: Path) -> None:
    build = Build(tmp_path / "work", tmp_path / "ccache")
    (build.directory / "a.hip").write_text(VARIABLE + "#warning told\n")
    said = [build.run(CCACHE, CC, "-c", "a.hip", "-o", "a.o") for _ in range(2)]
    assert said[0] == said[1]
    assert said[0].count("told") == 2  # the message and the line
    assert build.count("direct_cache_hit") == 1


def test_other_checkouts_hit_with_prefix_maps(tmp_path: Path) -> None:
    objects = []
    for name in ("one", "two"):
        build = Build(tmp_path / name, tmp_path / "ccache", CCACHE_BASEDIR=str(tmp_path / name))
        objects.append(build.compile(f"-ffile-prefix-map={tmp_path / name}=."))
    assert objects[0] == objects[1]
    assert build.count("direct_cache_hit") == 1


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[int]:
    """A Redis server of the test's own; its port."""
    server = shutil.which("redis-server")
    if server is None:
        pytest.skip("Redis isn't installed (apt install redis-server)")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    argv = [server, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", tmp_path]
    with subprocess.Popen(argv, stdout=subprocess.DEVNULL) as process:
        for _ in range(100):
            with socket.socket() as attempt:
                if attempt.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port
        process.terminate()


def test_machines_share_by_redis(tmp_path: Path, redis: int) -> None:
    """Caches of two machines with one Redis server: the second machine never compiles."""
    storage = {"CCACHE_REMOTE_STORAGE": f"redis://127.0.0.1:{redis}"}
    first = Build(tmp_path / "work", tmp_path / "first", **storage)
    expected = first.compile()
    assert first.count("remote_storage_write") > 0
    second = Build(tmp_path / "work", tmp_path / "second", **storage)
    assert second.compile() == expected
    assert second.count("direct_cache_hit") == 1
    assert second.count("remote_storage_hit") == 1
