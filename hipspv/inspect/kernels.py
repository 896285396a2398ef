"""Kernels of the report, made from the facts for a launch."""

from __future__ import annotations

import functools
from collections.abc import Mapping

from hipspv.inspect import declared
from hipspv.inspect.model import Argument, Kernel
from hipspv.spirv import kernel as launch

# Kinds of parameters that readers know under a common kind, whoever fills them.
_KINDS = {
    "by-reference": "value",
    "packed": "block",
    "shared": "pointer",
    "shared-size": "value",
    "block-dimension": "value",
}

# clang's suffix for the name of a pointer that a kernel takes as another type than in its source.
_COERCED = ".coerce"


def shown(
    kernel: launch.Kernel, names: Mapping[str, str], code: tuple[int, int] | None = None
) -> Kernel:
    """Return the kernel for the report; `names` has the demangled names. code: begin and end of its
    code, in bytes, if it isn't in the kernel's function."""
    types = declared.types(kernel.parameters, names[kernel.name])
    arguments = list(map(_argument, kernel.parameters, types))
    begin, end = code or (kernel.begin, kernel.end)
    sizes = {mode: numbers for mode, *numbers in map(str.split, kernel.modes)}
    dynamic = any(argument.role == declared.DYNAMIC_SHARED for argument in arguments)
    return Kernel(
        symbol=kernel.name,
        name=names[kernel.name],
        arguments=arguments,
        shared=_static(kernel.shared, names),
        dynamic_shared=dynamic or 0 in kernel.shared.values(),  # an array without a size
        work_group_size=[int(size) for size in sizes.get("LocalSize", ())],
        work_group_size_hint=[int(size) for size in sizes.get("LocalSizeHint", ())],
        max_work_group_size=kernel.max_threads or 0,
        sub_group_size=kernel.sub_group,
        modes=list(kernel.modes),
        code_begin=begin,
        code_size=end - begin,
        notes=list(kernel.records),
        internal=kernel.name == launch.SETUP_KERNEL,
    )


def _static(sizes: dict[str, int], names: Mapping[str, str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for symbol, size in sizes.items():
        if size:
            found[symbol if names[symbol] in found else names[symbol]] = size
    return found


@functools.lru_cache(1_024)
def _argument(parameter: launch.Parameter, type: str) -> Argument:
    kind = declared.HANDLES.get(type) or _KINDS.get(parameter.kind, parameter.kind)
    if kind == "grid":
        kind = "pointer" if parameter.storage else "value"
    return Argument(
        index=parameter.index,
        name=parameter.name.removesuffix(_COERCED),
        kind=kind,
        type=parameter.type,
        declared=type,
        storage_class=parameter.storage,
        size=parameter.size,
        align=parameter.alignment if parameter.size else 0,
        by_reference=parameter.kind == "by-reference",
        implicit=bool(parameter.role),
        role=parameter.role,
    )
