"""Builds the runtime with each sanitizer and runs its tests on it; then the same under valgrind.

    python -m tests.sanitize [thread] [address] [valgrind] [-- pytest's arguments]

The default is all three. One clang compiles the runtime and the programs, so that they have
one sanitizer library. valgrind takes some fifty times as long as the tests alone: an hour or two.
"""

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.runtime.conftest import installed_package

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BIN = Path(sys.executable).parent
LIBRARIES = Path(sys.prefix) / "lib"

FLAGS = {"thread": "thread", "address": "address,undefined"}

VALGRIND = ["valgrind", "--quiet", "--error-exitcode=99", "--num-callers=30"]
# hipspv-build-program has no sanitizer, which the library needs.
BUILDS = ["tests/runtime/test_long_builds.py"]
LEFT_OUT = {
    "address": BUILDS,
    # ThreadSanitizer calls signals' handlers itself, at times late.
    "thread": [
        *BUILDS,
        "tests/runtime/test_faults.py::test_wild_pointer",
        "tests/runtime/test_faults.py::test_handler_of_the_program",
    ],
    "valgrind": [
        # valgrind 3.19 fails on the debug information of clang's sanitizers.
        *(
            f"tests/runtime/test_sections.py::test_section[launches.hip-{name}--fsanitize=undefined]"
            for name in ("by_address", "in_steps", "with_attributes", "by_function", "between")
        ),
        # valgrind's processor differs from the one in /proc/cpuinfo.
        "tests/runtime/test_visible_devices.py::test_visible_by_uuid",
    ],
}


def build(kind: str) -> Path:
    """The directory of the library."""
    directory = ROOT / "build" / f"sanitize-{kind}"
    configure = ["cmake", "-S", str(ROOT), "-B", str(directory), f"-DHIPSPV_SANITIZE={FLAGS[kind]}"]
    configure += [f"-DCMAKE_CXX_COMPILER={BIN / 'clang++'}", f"-DPython_EXECUTABLE={sys.executable}"]
    subprocess.run(configure, check=True, stdout=subprocess.DEVNULL)
    argv = ["cmake", "--build", str(directory), "--target", "hipspv", "-j", str(os.cpu_count() or 1)]
    subprocess.run(argv, check=True)
    library = directory / "hipspv" / "runtime"
    # The library looks for its programs and modules beside it. These have no sanitizer.
    for path in (installed_package() / "lib").iterdir():
        if not path.name.startswith("libhipspv.") and not (library / path.name).exists():
            (library / path.name).symlink_to(path)
    return library


def environment(kind: str, library: Path) -> dict[str, str]:
    """The variables that programs compiled with the sanitizer need to run with the library."""
    # Tests of wrong pointers expect the signal that ends a program without a sanitizer.
    common = "handle_segv=0 handle_sigbus=0"
    common += f" external_symbolizer_path={BIN / 'llvm-symbolizer'}"
    # The library of the sanitizer needs the wheel's own libunwind.
    directories = [library, *sorted({path.parent for path in LIBRARIES.glob("*/libunwind.so.1")})]
    return {
        "HIPSPV_TEST_FLAGS": f"-fsanitize={FLAGS[kind]} -g",
        # GPUs' drivers open libraries with RTLD_DEEPBIND, which sanitizers refuse.
        "HIPSPV_BACKEND": "opencl",
        "OCL_ICD_VENDORS": str(HERE),
        "LD_LIBRARY_PATH": ":".join(str(directory) for directory in directories),
        # Device-compiled kernels call memcpy from code that belongs to no library, so no
        # suppression can name it. TSan ignores memcpy and similar calls, and checks all else.
        "TSAN_OPTIONS": f"suppressions={HERE / 'thread.supp'} intercept_intrin=0 {common}",
        # Intel's CPU runtime gives threads a signal stack, which ASan takes for its own.
        "ASAN_OPTIONS": f"use_sigaltstack=0 {common}",
        "LSAN_OPTIONS": f"suppressions={HERE / 'leak.supp'} print_suppressions=0",
        "UBSAN_OPTIONS": f"print_stacktrace=1 halt_on_error=1 {common}",
    }


def pytest(tests: Sequence[str], environment: Mapping[str, str], extra: Sequence[str]) -> int:
    argv = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests, *extra]
    return subprocess.run(argv, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode


def main(arguments: Sequence[str]) -> int:
    split = arguments.index("--") if "--" in arguments else len(arguments)
    kinds, extra = arguments[:split] or [*FLAGS, "valgrind"], arguments[split + 1 :]
    failed = []
    for kind in kinds:
        print(f"== {kind}", flush=True)
        if kind == "valgrind":
            wrapper = shlex.join([*VALGRIND, f"--suppressions={HERE / 'valgrind.supp'}"])
            variables = {"HIPSPV_TEST_WRAPPER": wrapper}
        else:
            variables = environment(kind, build(kind))
        left_out = [word for test in LEFT_OUT.get(kind, []) for word in ("--deselect", test)]
        if pytest(["tests/runtime", *left_out], variables, extra) != 0:
            failed.append(kind)
    print(f"failed: {', '.join(failed)}" if failed else "clean")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
