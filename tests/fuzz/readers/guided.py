"""Fuzzes one Python reader: `python -m tests.fuzz.readers.guided HARNESS [ARGUMENTS]`.

Arguments are libFuzzer's.
"""

from __future__ import annotations

import importlib
import itertools
import sys
import tracemalloc
from typing import Any

# Of so many runs one has its memory measured, the first too: it takes twice as long.
_TRACED = 8


def main() -> None:
    atheris: Any = importlib.import_module("atheris")  # of an extra: not everybody has it
    with atheris.instrument_imports(include=["hipspv"]):
        harness = importlib.import_module(f"tests.fuzz.readers.python.{sys.argv[1]}")
    from tests.fuzz.readers.bounds import check

    numbers = itertools.count()

    def read(data: bytes) -> None:
        traced = next(numbers) % _TRACED == 0
        if traced:
            tracemalloc.start()
        try:
            check(harness, data)
        finally:
            tracemalloc.stop()

    atheris.Setup([sys.argv[0], *sys.argv[2:]], read)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
