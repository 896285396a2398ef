"""The texts of a program of generated kernels, and of their models."""

from collections.abc import Sequence
from pathlib import Path

from tests.fuzz.kernels.kernel import Launch, Runnable

HEADERS = Path(__file__).resolve().parent
# Headers of the kernels, and of their models.
DEVICE = ("device.h", "numbers.h", "warps.h")
MODEL = ("cooperate.h", "numbers_model.h", "integers_model.h", "warps_model.h")
# A source's first lines have a precompiled form (docs/caching.md).
_LIBRARY = ("hip/hip_runtime.h", "cstdio", "cstdlib", "cstring", "vector")


def kernels_text(kernels: Sequence[Runnable]) -> str:
    """The HIP source of a program that compares the kernels with their models."""
    parts = [f"#include <{name}>" for name in _LIBRARY] + [f'#include "{name}"' for name in DEVICE] + [""]
    cases = []
    for i, kernel in enumerate(kernels):
        parts += [f"// {kernel.name}", kernel.text(f"kernel{i}")]
        parts += [f"bool model{i}(const Launch&, const Arrays&);"]
        launches = ", ".join(_launch(launch) for launch in kernel.launches)
        cases.append(f'    {{"{kernel.name}", kernel{i}, model{i}, {kernel.dynamic}, {{{launches}}}}},')
    parts += ["int main(int argc, char** argv) {", "  return run({", *cases, "  }, argc, argv);", "}"]
    return "\n".join(parts) + "\n"


def model_text(kernels: Sequence[Runnable]) -> str:
    """The C++ source of the kernels' models."""
    parts = [*(f'#include "{name}"' for name in MODEL), "", "namespace model {"]
    parts += [kernel.model(f"kernel{i}") for i, kernel in enumerate(kernels)]
    parts += ["}  // namespace model\n"]
    for i, _ in enumerate(kernels):
        parts.append(
            f"bool model{i}(const Launch& launch, const Arrays& arrays) "
            f"{{ return model::run(launch, arrays, model::kernel{i}); }}"
        )
    return "\n".join(parts) + "\n"


def models_alone_text(kernels: Sequence[Runnable]) -> str:
    """The C++ source of a program that runs the models, and compares them with nothing."""
    parts = [model_text(kernels), '#include "memory.h"\n', "int main() {"]
    for i, kernel in enumerate(kernels):
        for launch in kernel.launches:
            run = f"model{i}(launch, memory.arrays());"
            parts.append(f"  {{ const Launch launch{_launch(launch)}; Memory memory(launch); {run} }}")
    return "\n".join((*parts, "}\n"))


def _launch(launch: Launch) -> str:
    extents = ("{" + ", ".join(map(str, (*each, 1, 1)[:3])) + "}" for each in (launch.grid, launch.block))
    n, m, k, l, z = launch.arguments  # noqa: E741
    low = -(1 << 31)
    numbers = f"{n}, {m if m > low else f'{low + 1} - 1'}, {k}u, {l}l, {z}ul"
    return f"{{{', '.join(extents)}, {{{numbers}}}}}"
