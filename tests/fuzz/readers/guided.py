"""Fuzzes one Python reader: `python -m tests.fuzz.readers.guided HARNESS [ARGUMENTS]`.

Arguments are libFuzzer's.
"""

from __future__ import annotations

import importlib
import sys
import tracemalloc
from typing import Any


def main() -> None:
    atheris: Any = importlib.import_module("atheris")  # of an extra: not everybody has it
    with atheris.instrument_imports(include=["hipspv"]):
        harness = importlib.import_module(f"tests.fuzz.readers.python.{sys.argv[1]}")
    from tests.fuzz.readers.bounds import check

    tracemalloc.start()
    atheris.Setup([sys.argv[0], *sys.argv[2:]], lambda data: check(harness, data))
    atheris.Fuzz()


if __name__ == "__main__":
    main()
