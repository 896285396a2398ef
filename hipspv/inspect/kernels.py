"""Kernels of the report, made from the facts for a launch."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from hipspv.inspect import declared
from hipspv.inspect.model import Argument, Kernel

SETUP_KERNEL = "__hipspv_variables"  # the runtime's own: returns the addresses of variables

# Kinds of parameters that readers know under a common kind, whoever fills them.
_KINDS = {
    "by-reference": "value",
    "packed": "block",
    "shared": "pointer",
    "shared-size": "value",
    "block-dimension": "value",
}
# The purposes of parameters that a launch fills without an argument of the caller's, by kind.
_ROLES = {
    "shared": (declared.DYNAMIC_SHARED,),
    "shared-size": ("size of dynamic shared memory",),
    "block-dimension": ("blockDim.x", "blockDim.y", "blockDim.z"),
    "grid": ("grid: control block", "grid: memory", "grid: phase"),
}
# clang's suffix for the name of a pointer that a kernel takes as another type than in its source.
_COERCED = ".coerce"


class Parameter(NamedTuple):
    """A kernel's parameter.

    kind: one of WORDS[PARAMETER] of hipspv/metadata/schema.py, or the name of an opaque type
    storage: the storage class of a pointer, otherwise empty
    type: in C's notation
    size, align: in bytes, of the caller's value if it has one
    offset: in the structure that the device gets, None for formats without one
    described: launch metadata give the kind
    """

    kind: str
    name: str = ""
    storage: str = ""
    type: str = ""
    size: int = 0
    align: int = 0
    offset: int | None = None
    described: bool = False


def shown(
    symbol: str,
    parameters: Iterable[Parameter],
    names: Mapping[str, str],
    *,
    shared: Mapping[str, int] | None = None,
    modes: Sequence[str] = (),
    max_threads: int = 0,
    sub_group: int = 0,
    records: Iterable[str] = (),
    code: tuple[int, int] = (0, 0),
    resources: dict[str, int] | None = None,
) -> Kernel:
    """Return the kernel for the report.

    names: the demangled names. shared: sizes of the variables in shared memory that the kernel reaches, 0 for one whose
    size the launch determines. max_threads: of a block, 0 for any. sub_group: required lanes, 0 for any. records:
    launch metadata about the kernel. code: begin and end.
    """
    arguments = _arguments(list(parameters), names[symbol])
    sizes = {mode: numbers for mode, *numbers in map(str.split, modes)}
    shared = shared or {}
    dynamic = any(argument.role == declared.DYNAMIC_SHARED for argument in arguments)
    return Kernel(
        symbol=symbol,
        name=names[symbol],
        arguments=arguments,
        shared=_static(shared, names),
        dynamic_shared=dynamic or 0 in shared.values(),  # an array without a size
        work_group_size=[int(size) for size in sizes.get("LocalSize", ())],
        work_group_size_hint=[int(size) for size in sizes.get("LocalSizeHint", ())],
        max_work_group_size=max_threads,
        sub_group_size=sub_group,
        modes=list(modes),
        code_begin=code[0],
        code_size=code[1] - code[0],
        notes=list(records),
        internal=symbol == SETUP_KERNEL,
        resources=resources,
    )


def _static(sizes: Mapping[str, int], names: Mapping[str, str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for symbol, size in sizes.items():
        if size:
            found[symbol if names[symbol] in found else names[symbol]] = size
    return found


def _arguments(parameters: list[Parameter], declaration: str) -> list[Argument]:
    met = Counter[str]()
    roles = []
    for parameter in parameters:
        kind = parameter.kind if parameter.described else ""
        texts = _ROLES.get(kind, ("",))
        roles.append(texts[min(met[kind], len(texts) - 1)])
        met[kind] += 1
    kinds = [(parameter.kind, bool(role)) for parameter, role in zip(parameters, roles, strict=True)]
    types = declared.types(kinds, declaration)
    return list(map(_argument, range(len(parameters)), parameters, types, roles))


@functools.lru_cache(1_024)
def _argument(index: int, parameter: Parameter, type: str, role: str) -> Argument:
    kind = declared.HANDLES.get(type) or _KINDS.get(parameter.kind, parameter.kind)
    if kind == "grid":
        kind = "pointer" if parameter.storage else "value"
    return Argument(
        index=index,
        name=parameter.name.removesuffix(_COERCED),
        kind=kind,
        type=parameter.type,
        declared=type,
        storage_class=parameter.storage,
        size=parameter.size,
        align=parameter.align if parameter.size else 0,
        by_reference=parameter.kind == "by-reference",
        implicit=bool(role),
        role=role,
        offset=parameter.offset,
    )
