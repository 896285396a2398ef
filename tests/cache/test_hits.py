"""An equal compile finds its device code, repeats its messages, and writes the same bytes."""

import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from hipspv.core import store
from tests.cache.conftest import RUNTIME, VARIABLE, Compiler
from tests.driver.conftest import command

PRODUCTS = {
    # Options, and the number of sides whose result is kept.
    "object": ("-c", 2),
    "relocatable object": ("-c -fgpu-rdc", 2),
    "bundle": ("--genco", 1),
    "SPIR-V": ("--cuda-device-only", 1),
    "bitcode": ("--cuda-device-only -fgpu-rdc", 1),
    "host assembly": ("-S", 1),
    "host object": ("-c --offload-host-only -g -MP -MT x", 1),
    "program": ("-g", 2),
}


@pytest.mark.parametrize(("argv", "sides"), PRODUCTS.values(), ids=PRODUCTS)
def test_a_hit_writes_what_the_compile_wrote(compiler: Compiler, argv: str, sides: int) -> None:
    compiler.write("a.hip", VARIABLE + "int main() { return 0; }\n")
    results = []
    for switches in (("--no-cache",), (), ()):
        result = compiler.run("-MD", "-MF", "out.d", "a.hip", *argv.split(), "-o", "out", *switches)
        assert result.returncode == 0, result.stderr
        results.append([(compiler.directory / name).read_bytes() for name in ("out", "out.d")])
    assert compiler.hits == sides
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("argv", ["-MD", "-MMD", "-MMD -MP", "-MD -MT x -MQ $y"])
def test_dependencies_are_the_same(compiler: Compiler, argv: str) -> None:
    compiler.write("a.hip", '#ifdef __HIP_DEVICE_COMPILE__\n#include "value.h"\n#endif\n#include <string.h>\n')
    texts = []
    for switches in (("--no-cache",), (), ()):
        compiler.compile(*argv.split(), "-MF", "a.d", *switches)
        texts.append((compiler.directory / "a.d").read_text())
    assert compiler.hits == 1
    assert len(set(texts)) == 1
    assert "value.h" in texts[0]
    assert ("string.h" in texts[0]) == ("-MMD" not in argv)


def test_warnings_are_said_again(compiler: Compiler) -> None:
    compiler.write("a.hip", f"#warning both\n{RUNTIME}__global__ void k(double *a) {{ int unused; *a += 1; }}\n")
    argv = ("-c", "a.hip", "-Wall", "-Wdouble-precision", "-Wsuch-thing")
    said = [compiler.run(*argv).stderr for _ in range(2)]
    plain = compiler.run(*argv, "--no-cache").stderr
    assert compiler.hits == 2
    assert said == [plain, plain]
    assert all(text in plain for text in ("unused variable", "double", "such-thing"))


def test_failures_are_not_kept(compiler: Compiler) -> None:
    compiler.write("a.hip", "__global__ void k(int *a) { *a = nothing; }\n")
    said = [compiler.run("-c", "a.hip") for _ in range(2)]
    assert [result.returncode for result in said] == [1, 1]
    assert said[0].stderr == said[1].stderr
    assert compiler.entries == 0


def test_standard_input(compiler: Compiler) -> None:
    argv = ("-x", "hip", "--genco", "-", "-o", "-")
    texts = ("#define VALUE 1\n", "#define VALUE 2\n", "#define VALUE 1\n")
    kernel = "__global__ void k(int *a) { *a = VALUE; }\n"
    for text in texts:
        assert compiler.run(*argv[:-1], "out", stdin=text + kernel).returncode == 0
    assert compiler.hits == 1


def test_times_are_reported(compiler: Compiler) -> None:
    compiler.compile()
    result = compiler.run("--genco", "a.hip", "-o", "a.hipfb", "--time-report")
    assert "from the cache" in result.stderr
    assert "translate" not in result.stderr


@pytest.mark.parametrize("off", [{"HIPSPV_CACHE": "0"}, {"HIPSPV_CACHE_BYTES": "0"}])
def test_off(compiler: Compiler, off: dict[str, str]) -> None:
    compiler.compile(**off)
    compiler.compile("--no-cache")
    assert not compiler.cache.exists()


UNCACHEABLE = {
    **{word: word for word in ("-v", "--print-after-all", "--bisect-limit=-1", "-save-temps")},
    "cc1": "-Xclang -print-stats",
    "modules": "-fmodules -fmodules-cache-path=m",
    "vfs": "-ivfsoverlay overlay.yaml",
    "preprocessor": "-Wp,-MMD,x.d",
}


@pytest.mark.parametrize("argv", UNCACHEABLE.values(), ids=UNCACHEABLE)
def test_what_asks_for_more_than_code_is_not_kept(compiler: Compiler, argv: str) -> None:
    compiler.write("overlay.yaml", "{'version': 0, 'roots': []}")
    result = compiler.run("--genco", "a.hip", "-o", "a.hipfb", *argv.split())
    assert "overlay" in argv or result.returncode == 0, result.stderr
    assert compiler.entries == 0


def test_a_damaged_entry_is_made_anew(compiler: Compiler) -> None:
    first = compiler.compile()
    for damage in (lambda data: data[:-1] + b"x", lambda data: data[:20], lambda data: b""):
        for _, _, path in compiler.store.entries():
            Path(path).write_bytes(damage(Path(path).read_bytes()))
        assert compiler.compile() == first
    assert compiler.hits == 0
    compiler.compile()
    assert compiler.hits == 1


def test_directories_that_cannot_be_used(compiler: Compiler, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for directory in (file, "/proc/nowhere", "/dev/full"):
        compiler.compile(HIPSPV_CACHE_DIR=str(directory))
    shared = compiler.cache / store.DEVICE_CODE
    shared.mkdir(parents=True)
    shared.chmod(0o777)
    compiler.compile()
    assert list(shared.iterdir()) == []
    result = compiler.run("--genco", "a.hip", "-o", "a.hipfb", HIPSPV_LOG="debug")
    assert result.returncode == 0
    assert result.stderr.count("note: cache: ") == 1


def test_entries_that_were_not_used_for_longest_go(compiler: Compiler) -> None:
    bound = 20_000
    for number in range(5):
        compiler.compile(f"-DN={number}", HIPSPV_CACHE_BYTES=str(bound))
    used = sum(size for _, size, _ in compiler.store.entries())
    assert 0 < used <= bound
    compiler.compile("-DN=4", HIPSPV_CACHE_BYTES=str(bound))
    assert compiler.hits == 1


def test_many_processes_at_once(compiler: Compiler) -> None:
    expected = compiler.compile("--no-cache")

    def one(number: int) -> bytes:
        argv = ("--genco", "a.hip", "-o", f"{number}.hipfb")
        done = subprocess.run(command("cc", *argv), cwd=compiler.directory, env=compiler.environment())
        assert done.returncode == 0
        return (compiler.directory / f"{number}.hipfb").read_bytes()

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(one, range(8))) == {expected}
    assert {name for name in os.listdir(compiler.store.directory) if "draft" in name} == set()
    assert not list(compiler.temporary.iterdir())


def test_command(compiler: Compiler) -> None:
    def ask(*argv: str) -> str:
        line = command("commands.cli", "cache", *argv)
        return subprocess.run(line, env=compiler.environment(), capture_output=True, text=True, check=True).stdout

    compiler.compile()
    compiler.compile()
    binaries = compiler.cache / store.DEVICE_BINARIES
    binaries.mkdir(mode=0o700)
    (binaries / "00.bin").write_bytes(bytes(2048))
    assert f"directory: {compiler.cache}" in ask()
    assert "compiled code, of hipspv-cc: 3 files" in ask()
    assert "device binaries, of programs: 1 files, 2 KiB" in ask()
    assert "1 hits, 1 results made" in ask()
    assert ask("--clear").startswith("removed ")
    assert "compiled code, of hipspv-cc: 0 files, 0 bytes" in ask()
    assert "0 hits, 0 results made" in ask()
    assert compiler.entries == 0 and not list(binaries.iterdir())
