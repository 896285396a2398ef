"""hipcc, hipconfig and the launchers of all commands."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from hipspv.core.toolchain import clang_tool
from tests.build_systems.conftest import BIN, Run, launcher

ROOT = str(BIN.parent)

# ---- hipconfig ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("queries", "answer"),
    [
        (["--path"], ROOT),
        (["-p", "-n", "-R"], f"{ROOT}\n{ROOT}"),
        (["--compiler", "--platform"], "clangspirv"),
        (["-c", "--newline", "-P", "-n", "-r"], "clang\nspirv\nspirv"),
        (["--hipclangpath"], f"{ROOT}/llvm/bin"),
        (["-v"], "7.2.0-hipspv0.1.0"),
    ],
)
def test_hipconfig_answers_without_a_newline(queries: list[str], answer: str, run: Run) -> None:
    assert run(launcher("hipconfig"), *queries).stdout == answer


def test_hipconfig_full_and_usage(run: Run) -> None:
    full = run(launcher("hipconfig")).stdout
    assert full == run(launcher("hipconfig"), "--full").stdout
    assert full.startswith("HIP version: 7.2.0") and f"HIP_PATH           :{ROOT}\n" in full
    assert "clang version 22" in full
    checked = run(launcher("hipconfig"), "--check", HIP_PATH="/opt/rocm").stdout
    assert "check HIP_PATH (/opt/rocm) is this installation...\nFAIL" in checked
    usage = run(launcher("hipconfig"), "--help").stdout
    assert usage.startswith("usage: hipconfig [OPTIONS]\n")
    assert run(launcher("hipconfig"), "--nonsense").stdout == usage


def test_hipconfig_says_how_gxx_compiles(directory: Path, run: Run) -> None:
    (directory / "a.cpp").write_text("""\
#include <hip/hip_runtime.h>
int main() { int n = 0; return hipGetDeviceCount(&n) == hipSuccess && n > 0 ? 0 : 1; }
""")
    command = "g++ $({0} -C) a.cpp -L$({0} -p)/lib -lamdhip64 -Wl,-rpath,$({0} -p)/lib -o a"
    quoted = f'"{launcher("hipconfig")}"'
    if " " in ROOT:
        pytest.skip("hipconfig's answers are split at spaces by the shell")
    run("sh", "-c", command.format(quoted))
    assert run(directory / "a").returncode == 0


def test_platform_may_be_called_amd_but_not_nvidia(directory: Path, run: Run) -> None:
    assert run(launcher("hipconfig"), "-P", HIP_PLATFORM="amd").stdout == "amd"
    (directory / "a.c").write_text("int a;\n")
    for argv in ([launcher("hipconfig"), "-P"], [launcher("hipcc"), "-c", "a.c"]):
        failed = run(*argv, HIP_PLATFORM="nvidia", ok=False)
        assert failed.returncode == 1 and "hipspv makes SPIR-V only" in failed.stderr


# ---- hipcc --------------------------------------------------------------------------------


def _command(done: str) -> str:
    return next(line for line in done.splitlines() if line.startswith("hipcc-cmd: "))


def test_hipcc_environment(directory: Path, run: Run) -> None:
    (directory / "a.c").write_text("const char* text = TEXT;\nint main(void) { return text[1]; }\n")
    variables = {
        "HIPCC_VERBOSE": "5",
        "HIPCC_COMPILE_FLAGS_APPEND": "-DTEXT='\"a b\"'",
        "HIPCC_LINK_FLAGS_APPEND": "-Wl,--build-id=none",
    }
    both = run(launcher("hipcc"), "a.c", "-o", "a", **variables).stdout
    assert "hipcc-args: a.c -o a\n" in both
    flags = r'"-DTEXT=\"a b\""'
    assert _command(both).endswith(f'"-O3" "--cu-as-hip" "a.c" "-o" "a" {flags} "-Wl,--build-id=none"')
    assert run(directory / "a", ok=False).returncode == ord(" ")
    compiled = run(launcher("hipcc"), "-c", "-O1", "a.c", "-o", "a.o", **variables).stdout
    assert _command(compiled).endswith(f'"-c" "-O1" "a.c" "-o" "a.o" {flags}')
    linked = run(launcher("hipcc"), "--hipcc-verbose=1", "a.o", "-o", "a", **variables).stdout
    assert _command(linked).endswith('"a.o" "-o" "a" "-Wl,--build-id=none"')


def test_hipcc_takes_cpp_for_cxx_when_told(directory: Path, run: Run) -> None:
    (directory / "a.cpp").write_text("#ifdef __HIP__\nint hip;\n#else\nint cxx;\n#endif\n")
    argv = [launcher("hipcc"), "-E", "-P", "a.cpp"]
    assert "int hip;" in run(*argv).stdout
    assert run(*argv, HIP_COMPILE_CXX_AS_HIP="0").stdout == "int cxx;\n"
    clang = str(BIN.parent / "llvm" / "bin" / "clang++")
    assert run(clang, "-E", "-P", "a.cpp").stdout == "int cxx;\n"


def test_hipcc_questions(run: Run) -> None:
    said = run(launcher("hipcc"), "--version").stdout
    assert said.startswith("HIP version: 7.2.0") and "clang version 22" in said
    assert run(launcher("hipcc"), "--short-version").stdout == "7.2.0-hipspv0.1.0\n"
    assert run(launcher("hipcc"), "--cxxflags").stdout == " -O3"
    assert f"-L{ROOT}/lib" in run(launcher("hipcc"), "--ldflags").stdout


def test_hipcc_launcher(directory: Path, run: Run) -> None:
    (directory / "a.c").write_text("int a;\n")
    (directory / "launcher").write_text('#!/bin/sh\necho "$@" >> log\nexec "$@"\n')
    (directory / "launcher").chmod(0o755)
    run(launcher("hipcc"), "-c", "a.c", HIP_CLANG_LAUNCHER=str(directory / "launcher"))
    assert (directory / "log").read_text() == f"{ROOT}/bin/hipspv-cc -O3 --cu-as-hip -c a.c\n"
    assert (directory / "a.o").exists()


# ---- Launchers ----------------------------------------------------------------------------

_PYTHON = '#!/bin/sh\necho "$0|$PYTHONPATH|$*"\n'


def _put(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


def _copy(target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(launcher("hipspv-cc"), target))


def test_environment_has_its_python_beside_the_launcher(directory: Path, run: Run) -> None:
    python = _put(directory / "env/bin/python3.11", _PYTHON)
    _put(directory / "env/bin/python3", "#!/bin/sh\necho wrong\n")
    site = directory / "env/lib/python3.11/site-packages/hipspv"
    _put(site / "driver/cc.py")
    flags = f"-S -X hipspv={directory}/env/bin/../lib/python3.11/site-packages/hipspv/.."
    outer, inner = _copy(directory / "env/bin/hipspv-cc"), _copy(site / "bin/hipspv-cc")
    assert run(outer, "a b").stdout == f"{python}||{flags} {outer} a b\n"
    (directory / "link").symlink_to("env/bin/again")
    (directory / "env/bin/again").symlink_to("hipspv-cc")
    assert run(directory / "link", "x").stdout == f"{python}||{flags} {outer} x\n"
    assert run("sh", "link", "x").stdout == f"{python}||{flags} {directory}/env/bin/hipspv-cc x\n"
    python.unlink()
    (directory / "env/bin/python3").write_text(_PYTHON)
    assert run(inner).stdout.startswith(f"{site}/bin/../../../../../bin/python3|")
    assert run(outer).stdout.startswith(f"{directory}/env/bin/python3||")


def test_a_directory_of_packages_takes_python_of_path(directory: Path, run: Run) -> None:
    """pip --target, pip --user: an option tells PATH's Python where the package is."""
    python = _put(directory / "tools/python3", _PYTHON)
    path = os.pathsep.join([str(python.parent), "/usr/bin", "/bin"])
    _put(directory / "target/hipspv/driver/cc.py")
    at = _copy(directory / "target/bin/hipspv-cc")
    said = run(at, "x", PATH=path, PYTHONPATH="other").stdout
    assert said == f"{python}|{directory}/target/bin/../hipspv/..:other|{at} x\n"
    _put(directory / "user/lib/python3.99/site-packages/hipspv/driver/cc.py")
    at = _copy(directory / "user/bin/hipspv-cc")
    said = run(at, PATH=path).stdout
    assert said.startswith(f"{python}|{directory}/user/bin/../lib/python3.99/site-packages/hipspv/..|")


def test_modules_in_the_current_directory_arent_imported(directory: Path, run: Run) -> None:
    for name in ("click.py", "hipspv/__init__.py", "json.py"):
        _put(directory / name, "raise SystemExit('imported')\n")
    assert run(launcher("hipspv"), "config", "--path").stdout == ROOT + "\n"
    assert run(launcher("hipspv-cc"), "-dumpversion").stdout.startswith("22.")


@pytest.mark.skipif(
    not (Path(sys.prefix) / "bin" / "hipspv-cc").exists() or sys.prefix not in ROOT,
    reason="hipspv isn't installed in this environment",
)
def test_copied_environment(directory: Path, run: Run) -> None:
    """Everything is found relative to the package: compile and run from a copy."""
    copy = Path(sys.prefix).parent / f".copy of {Path(sys.prefix).name}"
    shutil.rmtree(copy, ignore_errors=True)
    try:
        shutil.copytree(sys.prefix, copy, symlinks=True, copy_function=os.link)
        (directory / "a.hip").write_text("""\
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void set(int* p) { *p = 42; }
int main() {
  int* p;
  if (hipMallocManaged((void**)&p, 4) != hipSuccess) return 1;
  set<<<1, 1>>>(p);
  return hipDeviceSynchronize() == hipSuccess && *p == 42 ? 0 : 1;
}
""")
        run(copy / "bin/hipcc", "a.hip", "-o", "a")
        assert str(copy) in run(clang_tool("llvm-readobj"), "--dynamic-table", "a").stdout
        run(directory / "a")
        said = run(copy / "bin/hipconfig", "-p").stdout
        assert said == ROOT.replace(sys.prefix, str(copy))
    finally:
        shutil.rmtree(copy, ignore_errors=True)
