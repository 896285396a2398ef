"""A source of one kernel alone, which hipspv-cc compiles without other files: for a report."""

from tests.fuzz.kernels.batch import Setting
from tests.fuzz.kernels.kernel import Runnable
from tests.fuzz.kernels.sources import DEVICE, HEADERS, MODEL, kernels_text, model_text


def text(kernel: Runnable, setting: Setting, finding: str) -> str:
    """The kernel, its model and what compares them. The program's status is 1 if they differ."""
    head = f"// {kernel.name}: {finding}\n// hipspv-cc -w {' '.join(setting.options)}\n"
    mode = f'#define KERNELS_MODE "{"any" if setting.rounded else "exact"}"\n'
    parts = [head, mode, *map(_header, ("harness.h", "memory.h", "model.h", *MODEL, *DEVICE))]
    parts += [model_text([kernel]), kernels_text([kernel])]
    return "\n".join(map(_without_includes, parts)).replace("\n\n\n", "\n\n")


def _header(name: str) -> str:
    calls = (HEADERS / "calls.h").read_text()
    text = (HEADERS / name).read_text().replace('#include "calls.h"\n', calls)
    return text.replace("#pragma once\n", "")


def _without_includes(text: str) -> str:
    return "".join(line for line in text.splitlines(True) if not line.startswith('#include "'))
