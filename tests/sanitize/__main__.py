"""Builds the runtime with each sanitizer and runs its tests on it; then the same under valgrind.

    python -m tests.sanitize [thread] [address] [valgrind] [-- pytest's arguments]

The default is all three. One clang compiles the runtime and the programs, so that they have
one sanitizer library. valgrind takes some fifty times as long as the tests alone: an hour or two.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BIN = Path(sys.executable).parent
LIBRARIES = Path(sys.prefix) / "lib"

FLAGS = {"thread": "thread", "address": "address,undefined"}

VALGRIND = ["valgrind", "--quiet", "--error-exitcode=99", "--num-callers=30"]
NOT_VALGRIND = [
    # valgrind 3.19 fails on the debug information of clang's sanitizers.
    *(
        f"tests/runtime/test_sections.py::test_section[launches.hip-{name}--fsanitize=undefined]"
        for name in ("by_address", "in_steps", "with_attributes", "by_function", "between")
    ),
    # valgrind's processor differs from the one in /proc/cpuinfo.
    "tests/runtime/test_visible_devices.py::test_visible_by_uuid",
]


def build(kind: str) -> Path:
    """The directory of the library."""
    folder = ROOT / "build" / f"sanitize-{kind}"
    configure = ["cmake", "-S", str(ROOT), "-B", str(folder), f"-DHIPSPV_SANITIZE={FLAGS[kind]}"]
    configure += [
        f"-DCMAKE_CXX_COMPILER={BIN / 'clang++'}",
        f"-DPython_EXECUTABLE={sys.executable}",
    ]
    subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
    words = ["cmake", "--build", str(folder), "--target", "hipspv", "-j", str(os.cpu_count() or 1)]
    subprocess.run(words, check=True)
    return folder / "hipspv" / "runtime"


def environment(kind: str, library: Path) -> dict[str, str]:
    """The variables that programs compiled with the sanitizer need to run with the library."""
    symbolizer = f"external_symbolizer_path={BIN / 'llvm-symbolizer'}"
    # The library of the sanitizer needs the wheel's own libunwind.
    folders = [library, *sorted({path.parent for path in LIBRARIES.glob("*/libunwind.so.1")})]
    return {
        "HIPSPV_TEST_FLAGS": f"-fsanitize={FLAGS[kind]} -g",
        "LD_LIBRARY_PATH": ":".join(str(folder) for folder in folders),
        # Device-compiled kernels call memcpy from code that belongs to no library, so no
        # suppression can name it. TSan ignores memcpy and similar calls, and checks all else.
        "TSAN_OPTIONS": f"suppressions={HERE / 'thread.supp'} intercept_intrin=0 {symbolizer}",
        # Intel's CPU runtime gives threads a signal stack, which ASan takes for its own.
        "ASAN_OPTIONS": f"use_sigaltstack=0 {symbolizer}",
        "LSAN_OPTIONS": f"suppressions={HERE / 'leak.supp'} print_suppressions=0",
        "UBSAN_OPTIONS": f"print_stacktrace=1 halt_on_error=1 {symbolizer}",
    }


def pytest(tests: Sequence[str], environment: Mapping[str, str], extra: Sequence[str]) -> int:
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, *extra]
    return subprocess.run(
        words, cwd=ROOT, env={**os.environ, **environment}, check=False
    ).returncode


def main(arguments: Sequence[str]) -> int:
    split = arguments.index("--") if "--" in arguments else len(arguments)
    kinds, extra = arguments[:split] or [*FLAGS, "valgrind"], arguments[split + 1 :]
    failed = []
    for kind in kinds:
        print(f"== {kind}", flush=True)
        if kind == "valgrind":
            wrapper = shlex.join([*VALGRIND, f"--suppressions={HERE / 'valgrind.supp'}"])
            variables = {"HIPSPV_TEST_WRAPPER": wrapper}
            left_out = [word for test in NOT_VALGRIND for word in ("--deselect", test)]
        else:
            variables = environment(kind, build(kind))
            left_out = []
        if pytest(["tests/runtime", *left_out], variables, extra) != 0:
            failed.append(kind)
    print(f"failed: {', '.join(failed)}" if failed else "clean")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
