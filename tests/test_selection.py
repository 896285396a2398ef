"""The fast set (tests/selection.py)."""

import re
import subprocess
import sys
from itertools import product

from tests.cases import ROOT, TRANSLATORS
from tests.programs.test_programs import LEVELS
from tests.selection import ALL

PROGRAMS = "tests/programs/test_programs.py"
NIGHTLY = f"{PROGRAMS}::test_large_program[programs/cg_tiles-llvm--O0]"


def collected(test: str) -> list[str]:
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    done = subprocess.run([*command, test], cwd=ROOT, capture_output=True, text=True, check=True)
    return [line for line in done.stdout.splitlines() if "::" in line]


def test_programs_cover_each_translator_and_level() -> None:
    cases = collected(PROGRAMS)
    assert (NIGHTLY in cases) == ALL
    settings = [re.search(r"-(llvm|llvm-spirv)-(-O\d)\]$", case) for case in cases]
    found = {setting.groups() for setting in settings if setting}
    assert found == set(product(TRANSLATORS, LEVELS))


def test_a_named_case_runs() -> None:
    assert collected(NIGHTLY) == [NIGHTLY]
