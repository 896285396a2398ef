"""Programs record the runtime's name with its version, so that no other version is loaded."""

import shutil
import subprocess
from pathlib import Path

import pytest
from elftools.elf.dynamic import DynamicSection
from elftools.elf.elffile import ELFFile

from tests.runtime.conftest import COMPILER, installed_runtime

RUNTIME = installed_runtime()
LIBRARY = RUNTIME.parent
PROGRAM = """
int hipRuntimeGetVersion(int*);
int main(void) {
  int version = 0;
  return hipRuntimeGetVersion(&version) != 0 || version == 0;
}
"""


def _recorded(path: Path, tag: str) -> list[str]:
    """The values of a tag in the dynamic section."""
    with path.open("rb") as file:
        section = ELFFile(file).get_section_by_name(".dynamic")
        assert isinstance(section, DynamicSection)
        name = tag.removeprefix("DT_").lower()
        return [getattr(entry, name) for entry in section.iter_tags(tag)]


def _linked(directory: Path, compiler: str, *argv: str) -> Path:
    source, program = directory / "a.c", directory / "program"
    source.write_text(PROGRAM)
    subprocess.run([compiler, "-x", "c", source, "-x", "none", *argv, "-o", program], check=True)
    return program


def test_the_library_has_the_name_that_the_driver_knows() -> None:
    assert _recorded(RUNTIME, "DT_SONAME") == [RUNTIME.name]
    assert not RUNTIME.is_symlink()
    assert list(LIBRARY.glob("libhipspv.so.*")) == [RUNTIME]


@pytest.mark.parametrize(
    "name",
    [
        *("hipspv", "amdhip64", "hiprtc", "cuda", "cudart", "nvrtc"),
        *("cudart_static", "cudadevrt", "nvrtc_static", "nvrtc-builtins_static", "culibos"),
    ],
)
def test_linkers_record_the_version(tmp_path: Path, name: str) -> None:
    program = _linked(tmp_path, "gcc", f"-L{LIBRARY}", f"-l{name}", f"-Wl,-rpath,{LIBRARY}")
    assert RUNTIME.name in _recorded(program, "DT_NEEDED")
    assert subprocess.run([program], env={}, check=False).returncode == 0


def test_another_version_is_refused(tmp_path: Path) -> None:
    program = _linked(tmp_path, str(COMPILER))
    assert RUNTIME.name in _recorded(program, "DT_NEEDED")
    assert subprocess.run([program], env={}, check=False).returncode == 0
    # The same program at a directory that has the next version alone.
    lone = tmp_path / "lib"
    lone.mkdir()
    shutil.copyfile(RUNTIME, lone / "libhipspv.so.2")
    argv = [f"-L{LIBRARY}", "-lhipspv", f"-Wl,-rpath,{lone}"]
    moved = _linked(tmp_path, "gcc", *argv)
    done = subprocess.run([moved], env={}, capture_output=True, text=True, check=False)
    assert done.returncode == 127
    assert f"{RUNTIME.name}: cannot open shared object file" in done.stderr
