"""The layouts of all public types: the host's, those of device code, and published ones.

One program for each dialect includes all headers. Its assertions compare sizes, alignments and
offsets with the tables beside this file, on both sides. clang's list of its structures, which
includes the headers' own, must be the same on both sides.
"""

import re
from pathlib import Path

import pytest
import yaml

from hipspv.core import toolchain
from tests.driver.conftest import Run

HERE = Path(__file__).parent
# Each dialect's first header, which decides for it.
FIRST = {"hip": "hip/hip_runtime.h", "cuda": "cuda_runtime.h"}
SUFFIX = {"hip": "hip", "cuda": "cu"}
# Headers for other programs than those that include the runtime's: an error says so.
ALONE = ("hip/hip_deprecated.h", "hip/spirv_fixups.h")
FAMILIES = [
    "char",
    "uchar",
    "short",
    "ushort",
    "int",
    "uint",
    "long",
    "ulong",
    "longlong",
    "ulonglong",
    "float",
    "double",
]


def _headers(dialect: str) -> list[str]:
    include = Path(toolchain.INCLUDE)
    found = (include / "hip").glob("*.h") if dialect == "hip" else include.glob("cu*.h")
    names = sorted(str(path.relative_to(include)) for path in found)
    return [FIRST[dialect], *(name for name in names if name not in ALONE)]


def _assertions(dialect: str) -> list[str]:
    lines = []
    table = yaml.safe_load((HERE / f"{dialect}.yaml").read_text())
    for name, (size, alignment, fields) in table.items():
        lines.append(f'static_assert(sizeof({name}) == {size}, "size");')
        lines.append(f'static_assert(alignof({name}) == {alignment}, "alignment");')
        lines += [
            f'static_assert(offsetof({name}, {field}) == {offset}, "offset");' for field, offset in fields.items()
        ]
    return lines


def _program(dialect: str) -> str:
    includes = [f"#include <{name}>" for name in _headers(dialect)]
    return "\n".join([*includes, "#include <cstddef>", *_assertions(dialect), ""])


def _structures(dump: str) -> dict[str, str]:
    """clang's text on each structure, by its name."""
    found: dict[str, str] = {}
    for text in dump.split("*** Dumping AST Record Layout")[1:]:
        lines = text.strip().splitlines()
        found.setdefault(lines[0].partition("| ")[2].removesuffix(" (empty)"), text.strip())
    return found


def test_the_tables_have_all_vectors() -> None:
    vectors = {f"{family}{length}" for family in FAMILIES for length in (1, 2, 3, 4)}
    aligned = ("long", "ulong", "longlong", "ulonglong", "double")
    wide = [f"{family}4_{n}a" for family in aligned for n in (16, 32)]
    assert vectors <= yaml.safe_load((HERE / "hip.yaml").read_text()).keys()
    assert vectors.union(wide) <= yaml.safe_load((HERE / "cuda.yaml").read_text()).keys()


@pytest.mark.parametrize("dialect", ["hip", "cuda"])
def test_layouts(cc: Run, tmp_path: Path, dialect: str) -> None:
    source = f"a.{SUFFIX[dialect]}"
    (tmp_path / source).write_text(_program(dialect))
    dumps = {}
    for side in ("host", "device"):
        argv = (f"--offload-{side}-only", "-Xclang", "-fdump-record-layouts-complete")
        result = cc("-w", "-fsyntax-only", *argv, source)
        assert result.returncode == 0, (side, result.stderr)
        dumps[side] = _structures(result.stdout)
    host, device = dumps["host"], dumps["device"]
    shared = host.keys() & device.keys()
    assert len(shared) > 300
    assert any(re.fullmatch(r"struct (?:hipDeviceProp_t\w*|cudaDeviceProp)", name) for name in shared)
    assert [(host[name], device[name]) for name in shared if host[name] != device[name]] == []
    ptx = cc("-w", "-fsyntax-only", "--offload-device-only", "--offload-arch=sm_80", source)
    assert ptx.returncode == 0, ptx.stderr
