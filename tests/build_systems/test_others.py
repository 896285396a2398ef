"""make, Meson and autotools."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.build_systems.conftest import EXPECTED, HERE, Run, launcher, module_directory, program
from tests.selection import ALL

_KINDS = [(rdc, shared) for rdc in (False, True) for shared in (False, True)]


@pytest.mark.parametrize(
    ("rdc", "shared", "compiler"),
    [(*kind, name) for kind in _KINDS for name in ("hipcc", "hipspv-cc")] if ALL else [(True, False, "hipcc")],
)
def test_make(rdc: bool, shared: bool, compiler: str, project: Path, run: Run) -> None:
    argv = ["make", "-C", project, "-j4", f"HIPCC='{launcher(compiler)}'"]
    argv += ["RDC=1"] * rdc + ["SHARED=1"] * shared
    run(*argv)
    assert run(project / "ten").stdout == EXPECTED
    assert "is up to date" in run(*argv).stdout
    (project / "include" / "device_math.h").touch()
    assert "src/scale.hip" not in run(*argv, "-n").stdout


@pytest.mark.skipif(not ALL, reason="HIPSPV_ALL_TESTS=1; test_docs.py has a smaller one")
@pytest.mark.parametrize(("rdc", "shared"), _KINDS)
def test_meson(rdc: bool, shared: bool, project: Path, run: Run) -> None:
    module_directory("mesonbuild", "__path__")
    build = project.parent / "build"
    ninja = module_directory("ninja", "BIN_DIR") + "/ninja"
    said = run(
        *(sys.executable, "-m", "mesonbuild.mesonmain", "setup", build, project),
        *(f"-Drdc={str(rdc).lower()}", f"-Ddefault_library={'shared' if shared else 'static'}"),
        CXX=launcher("hipspv-cc"),
        NINJA=ninja,
    ).stdout
    assert "C++ compiler for the host machine: " in said and "(clang 22.1.8 " in said
    run(ninja, "-C", build)
    assert run(build / "ten").stdout == EXPECTED


@pytest.mark.nightly
def test_autotools(directory: Path, run: Run) -> None:
    """configure's checks of the compiler, automake's dependencies, libtool-less libraries."""
    autoreconf = program("autoreconf")
    program("automake")
    project = Path(shutil.copytree(HERE / "autotools", directory / "auto"))
    sources = HERE / "project"
    for name in ("src", "include"):
        shutil.copytree(sources / name, project / name)
    run(autoreconf, "--install", project)
    (directory / "build").mkdir()
    argv = ["sh", "-c", 'cd build && ../auto/configure "$0" && make -j4', "CXX=hipspv-cc"]
    directories = [os.path.dirname(launcher("hipspv-cc")), os.path.dirname(sys.executable)]
    path = os.pathsep.join([*directories, "/usr/bin", "/bin"])
    said = run(*argv, PATH=path).stdout
    assert "checking whether hipspv-cc accepts -g... yes" in said
    assert "checking for hip/hip_runtime.h... yes" in said
    assert "checking for hipFree... yes" in said
    assert run(directory / "build" / "ten").stdout == EXPECTED
