"""Fuzzes one Python reader: `python -m tests.fuzz.readers.guided TRACER HARNESS [ARGUMENTS]`.

TRACER: the file that native.tracer built, or empty. Arguments are libFuzzer's.
"""

import importlib
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.fuzz.readers.bounds import Sampled


def main() -> None:
    tracer, name, *arguments = sys.argv[1:]
    atheris: Any = importlib.import_module("atheris")  # from an extra that not everybody installs
    with atheris.instrument_imports(include=["hipspv"]):
        harness = importlib.import_module(f"tests.fuzz.readers.python.{name}")
    if tracer:
        _trace_with(tracer, atheris)
    atheris.Setup([sys.argv[0], *arguments], Sampled(harness, _given(arguments)).read)
    atheris.Fuzz()


def _given(arguments: Sequence[str]) -> int:
    """The number of inputs given to libFuzzer, as files or in directories."""
    paths = [Path(word) for word in arguments if not word.startswith("-")]
    return sum(1 if path.is_file() else sum(1 for _ in path.iterdir()) for path in paths)


def _trace_with(tracer: str, atheris: Any) -> None:
    """Make the instrumented code call native/trace.c instead of atheris's own functions."""
    trace = _extension("trace", tracer)
    core: Any = importlib.import_module("atheris.core_with_libfuzzer")
    trace.start(core.__file__, atheris._reserve_counter())  # the first free one
    core._trace_branch = trace.branch
    if sys.version_info < (3, 12):  # later the operator's number is another
        core._trace_cmp = trace.compare


def _extension(name: str, path: str) -> Any:
    loader = importlib.machinery.ExtensionFileLoader(name, path)
    spec = importlib.util.spec_from_file_location(name, path, loader=loader)
    assert spec
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


if __name__ == "__main__":
    main()
