"""Device binaries on disk: found again, never wrong, and no errors if they can't be stored."""

import hashlib
import os
import resource
import signal
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fuzz.readers import native

from .conftest import HERE, Build, Result, execute

HEADER = struct.Struct("<8sQ32s32s")  # magic, bytes of content, key, BLAKE2b of the content
RESULT = {"square": "144"}
FOUND = "cache: found"

Cached = Callable[..., Result]


def entries(directory: Path) -> list[Path]:
    return sorted((directory / "device-binaries").glob("*.bin"))


def drafts(directory: Path) -> list[Path]:
    return sorted((directory / "device-binaries").glob("draft-*"))


@pytest.fixture
def cached(build: Build) -> Cached:
    """cached(directory, A="1") runs the program, which must work, with that cache."""

    def run(directory: Path, **environment: str) -> Result:
        names = {"HIPSPV_CACHE_DIR": str(directory), "HIPSPV_LOG": "debug", **environment}
        result = execute([str(build("cached.hip"))], names)
        assert (result.status, result.values) == (0, RESULT), result.stderr
        return result

    return run


def test_the_second_run_finds_it(cached: Cached, tmp_path: Path) -> None:
    assert FOUND not in cached(tmp_path).stderr
    assert len(entries(tmp_path)) == 1 and not drafts(tmp_path)
    assert FOUND in cached(tmp_path).stderr
    assert len(entries(tmp_path)) == 1


def test_a_device_compiler_told_otherwise_makes_another(cached: Cached, tmp_path: Path) -> None:
    cached(tmp_path)
    assert FOUND not in cached(tmp_path, CL_CONFIG_CPU_VECTORIZER_MODE="1").stderr
    assert len(entries(tmp_path)) == 2


@pytest.mark.parametrize("variable", ["XDG_CACHE_HOME", "HOME"])
def test_where_it_is(cached: Cached, tmp_path: Path, variable: str) -> None:
    directories = {"HIPSPV_CACHE_DIR": "", "XDG_CACHE_HOME": "", variable: str(tmp_path)}
    cached(tmp_path, **directories)
    assert entries(tmp_path / {"XDG_CACHE_HOME": "hipspv", "HOME": ".cache/hipspv"}[variable])


@pytest.mark.parametrize("off", [{"HIPSPV_CACHE": "0"}, {"HIPSPV_CACHE_BYTES": "0"}])
def test_switched_off(cached: Cached, tmp_path: Path, off: dict[str, str]) -> None:
    cached(tmp_path, **off)
    # In a directory below a path with a space, the cache keeps links to Intel's runtime.
    assert all(entry.name.startswith("opencl-") for entry in tmp_path.iterdir())


def flipped(data: bytes) -> bytes:
    return data[:-7] + bytes([data[-7] ^ 4]) + data[-6:]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "header cut": lambda data: data[:40],
    "content cut": lambda data: data[: len(data) // 2],
    "longer": lambda data: data + b"x",
    "a bit": flipped,
    "zeros": lambda data: bytes(len(data)),
    "key": lambda data: data[:20] + b"?" + data[21:],
}


@pytest.mark.parametrize("how", DAMAGE)
def test_damaged_entries_are_made_anew(cached: Cached, tmp_path: Path, how: str) -> None:
    cached(tmp_path)
    (entry,) = entries(tmp_path)
    whole = entry.read_bytes()
    entry.write_bytes(DAMAGE[how](whole))
    result = cached(tmp_path)
    assert FOUND not in result.stderr and "is damaged" in result.stderr
    assert HEADER.unpack_from(entry.read_bytes())[:3] == HEADER.unpack_from(whole)[:3]
    assert FOUND in cached(tmp_path).stderr


def test_what_the_device_refuses_is_made_anew(cached: Cached, tmp_path: Path) -> None:
    cached(tmp_path)
    (entry,) = entries(tmp_path)
    magic, _, key, _ = HEADER.unpack_from(entry.read_bytes())
    content = b"no device's binary" * 10
    checksum = hashlib.blake2b(content, digest_size=32).digest()
    entry.write_bytes(HEADER.pack(magic, len(content), key, checksum) + content)
    assert "doesn't take" in cached(tmp_path).stderr
    assert FOUND in cached(tmp_path).stderr


@pytest.mark.parametrize("directory", ["/proc/nowhere", "/dev/null", "/dev/null/below"])
def test_a_directory_that_cannot_be_written(cached: Cached, directory: str) -> None:
    assert cached(Path(directory), HIPSPV_LOG="").stderr == ""


def test_a_directory_that_others_may_write_to(cached: Cached, tmp_path: Path) -> None:
    directory = tmp_path / "device-binaries"
    directory.mkdir()
    directory.chmod(0o777)
    cached(tmp_path)
    assert not entries(tmp_path)


def test_no_room_for_a_file(build: Build, tmp_path: Path) -> None:
    """A limit on file sizes ends a process that writes more, unless it takes care."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (600, 600))

    environment = {**os.environ, "HIPSPV_CACHE_DIR": str(tmp_path)}
    command = [str(build("cached.hip"))]
    done = subprocess.run(command, env=environment, preexec_fn=limit, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "square=144\n", "")
    assert not entries(tmp_path) and not drafts(tmp_path)


def put(directory: Path, name: str, size: int, age: float) -> Path:
    """A file of the store's directory that was last used `age` seconds ago."""
    path = directory / "device-binaries" / name
    path.parent.mkdir(mode=0o700, exist_ok=True)
    path.write_bytes(bytes(size))
    then = time.time() - age
    os.utime(path, (then, then))
    return path


def test_the_longest_unused_go_first(cached: Cached, tmp_path: Path) -> None:
    files = [put(tmp_path, f"{n}.bin", 30_000, 1000 - n) for n in range(10)]
    cached(tmp_path, HIPSPV_CACHE_BYTES="200000")
    assert [file.exists() for file in files] == [False] * 5 + [True] * 5
    assert len(entries(tmp_path)) == 6


def test_drafts_of_killed_processes_go(cached: Cached, tmp_path: Path) -> None:
    old, new = put(tmp_path, "draft-old", 9, 7200), put(tmp_path, "draft-new", 9, 1)
    cached(tmp_path)
    assert not old.exists() and new.exists()


def test_reading_counts_as_use(cached: Cached, tmp_path: Path) -> None:
    cached(tmp_path)
    (entry,) = entries(tmp_path)
    os.utime(entry, (1, 1))
    cached(tmp_path)
    assert entry.stat().st_mtime > time.time() - 600


def test_processes_at_once_on_a_cold_cache(build: Build, tmp_path: Path) -> None:
    environment = {**os.environ, "HIPSPV_CACHE_DIR": str(tmp_path)}
    command = [str(build("cached.hip"))]
    running = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(8)]
    assert {process.communicate()[0] for process in running} == {"square=144\n"}
    assert len(entries(tmp_path)) == 1 and not drafts(tmp_path)


# ---- The store alone


@pytest.fixture(scope="module")
def store() -> Path:
    """The runtime's store as a program."""
    return native.program(HERE / "store.cpp")


def start(store: Path, directory: Path, limit: int, count: int, rounds: int) -> list[subprocess.Popen]:
    directory.mkdir(mode=0o700, exist_ok=True)
    argv = [str(store), str(directory), str(limit)]
    return [
        subprocess.Popen([*argv, str(seed), str(rounds)], stdout=subprocess.PIPE, text=True) for seed in range(count)
    ]


def assert_whole(directory: Path) -> None:
    files = list(directory.glob("*.bin"))
    assert files
    for file in files:
        data = file.read_bytes()
        _, size, key, checksum = HEADER.unpack_from(data)
        content = data[HEADER.size :]
        assert len(content) == size and content == bytes([key[0]]) * size
        assert hashlib.blake2b(content, digest_size=32).digest() == checksum


@pytest.mark.parametrize("limit", [1 << 30, 100_000], ids=["roomy", "tight"])
def test_64_processes_at_once(store: Path, tmp_path: Path, limit: int) -> None:
    directory = tmp_path / "files"
    outputs = [process.communicate()[0] for process in start(store, directory, limit, 64, 25)]
    assert all(output.endswith("wrong=0\n") for output in outputs)
    assert any(not output.startswith("found=0\n") for output in outputs)
    assert not list(directory.glob("draft-*"))
    assert_whole(directory)


def test_killed_while_they_write(store: Path, tmp_path: Path) -> None:
    directory = tmp_path / "files"
    running = start(store, directory, 1 << 30, 6, 100_000_000)
    while len(list(directory.glob("*.bin"))) < 40:
        time.sleep(0.01)
    for process in running:
        process.send_signal(signal.SIGKILL)
        process.communicate()
    assert_whole(directory)
    for draft in directory.glob("draft-*"):
        os.utime(draft, (1, 1))
    assert start(store, directory, 1 << 30, 1, 60)[0].communicate()[0] == "found=60\nwrong=0\n"
    assert not list(directory.glob("draft-*"))
