"""The same inputs give the same bytes, wherever, whenever and however they are compiled."""

from pathlib import Path

import pytest

from tests.cache.test_preprocessed import PROGRAM
from tests.driver.conftest import Run
from tests.selection import ALL

FORMS = {
    "object": ("-c", "-g", "p.cpp"),
    "bundle": ("--genco", "--offload-compress", "p.cpp"),
    "whole program": ("-fgpu-rdc", "p.cpp"),
}
if ALL:
    FORMS["relocatable object"] = ("-c", "-fgpu-rdc", "p.cpp")
    FORMS["program"] = ("-O1", "p.cpp")


@pytest.mark.parametrize("argv", FORMS.values(), ids=FORMS)
def test_other_circumstances(cc: Run, tmp_path: Path, argv: tuple[str, ...]) -> None:
    """Other directory with -ffile-prefix-map, temporary directory, hash order, time; the cache."""
    made = []
    cache = str(tmp_path / "cache")
    for number, name in enumerate(("one", "two", "two")):
        directory = tmp_path / name
        (directory / "tmp").mkdir(parents=True, exist_ok=True)
        (directory / "p.cpp").write_text(PROGRAM)
        own = {
            "TMPDIR": str(directory / "tmp"),
            "PYTHONHASHSEED": str(number),
            "HIPSPV_CACHE": "" if number else "0",
            "HIPSPV_CACHE_DIR": cache,
            "SOURCE_DATE_EPOCH": "1000000000",
        }
        mapped = f"-ffile-prefix-map={directory}=."
        result = cc(*argv, mapped, "-o", "out", cwd=directory, env=own)
        assert result.returncode == 0, result.stderr
        made.append((directory / "out").read_bytes())
    assert made[0] == made[1] == made[2]
    assert str(tmp_path).encode() not in made[0]


def test_dates_are_those_of_source_date_epoch(cc: Run, tmp_path: Path) -> None:
    text = '__device__ const char when[] = __DATE__ " " __TIME__;\nconst char *host = __DATE__;\n'
    (tmp_path / "a.hip").write_text(text)
    for _ in range(2):
        result = cc("-c", "a.hip", "-o", "a.o", env={"SOURCE_DATE_EPOCH": "0"})
        assert result.returncode == 0, result.stderr
        content = (tmp_path / "a.o").read_bytes()
        assert content.count(b"Jan  1 1970") >= 1
