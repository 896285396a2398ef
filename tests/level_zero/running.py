"""Runs sections of HIP programs over the test driver."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.building import COMPILER, built
from tests.runtime.conftest import HERE as SECTIONS
from tests.runtime.conftest import Result, execute

HERE = Path(__file__).parent

# Versions of the API: queues in no order of their own, with the machine's genuine loader; queues in
# order; queues that take lists.
UNORDERED, ORDERED, APPENDS = "1.3", "1.8", "1.9"
VERSIONS = (UNORDERED, ORDERED, APPENDS)


def sections(source: str) -> list[str]:
    return re.findall(r"^SECTION\((\w+)\)", (HERE / source).read_text(), re.M)


class Run:
    """run("graphs.hip", section, version) -> Result; calls() counts its calls of the API."""

    def __init__(self, variables: Mapping[str, str], loader: Path, log: Path) -> None:
        self._environment = variables
        self._loader = loader
        self._log = log

    def __call__(self, source: str, section: str, version: str, env: Mapping[str, str] | None = None) -> Result:
        program = built(COMPILER, "-O2", "-Wno-unused-value", f"-I{SECTIONS}", HERE / source)
        variables = {**self._environment, "HIPSPV_BACKEND": "level_zero"}
        variables |= {"HIPSPV_TEST_ZE_API": version, "HIPSPV_TEST_ZE_LOG": str(self._log)}
        if version != UNORDERED:
            variables["LD_LIBRARY_PATH"] = str(self._loader)
        return execute([str(program), section], {**variables, **(env or {})})

    def calls(self) -> Counter[str]:
        return Counter(self._log.read_text().split())
