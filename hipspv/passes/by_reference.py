"""Kernel arguments too large for a device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Attributes, Builder, Function, Module, Type
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.passes.notes import add_note
from hipspv.passes.signature import move_body

_GLOBAL = 1
# What every device takes: the least CL_DEVICE_MAX_PARAMETER_SIZE (OpenCL 3.0, table 5), less what
# later passes may add, the pointer to dynamic shared memory and three block dimensions.
_LIMIT = 1024 - 8 - 12


@dataclass(frozen=True)
class LargeArguments:
    """OpenCL promises room for 1,024 bytes of kernel parameters, CUDA for 4,096. While a kernel's
    are larger, its largest by-value structure is passed as a pointer to the runtime's copy of it.

    The kernel works on a private copy. Where it only reads, the optimiser, which runs after this,
    reads in place: the parameter is `noalias readonly`."""

    name: ClassVar[str] = "large-arguments"

    def run(self, module: Module) -> bool:
        changed = False
        for kernel in list(module.kernels()):
            moved = _choose(kernel)
            if moved:
                _pass_by_reference(module, kernel, moved)
                changed = True
        return changed


def _choose(kernel: Function) -> dict[int, Type]:
    """The parameters that must go by reference, and their types."""
    module, structs = kernel.owner, Attributes(kernel).parameter_types("byval")
    sizes = [
        module.size_of(structs.get(i, parameter.type))
        for i, parameter in enumerate(kernel.parameters)
    ]
    chosen: dict[int, Type] = {}
    for i in sorted(structs, key=lambda i: -sizes[i]):
        if _total(sizes) <= _LIMIT:
            break
        sizes[i] = 8
        chosen[i] = structs[i]
    return chosen


def _total(sizes: list[int]) -> int:
    """Bytes of parameters of `sizes`, each aligned to 8 at most as drivers lay them out."""
    return sum((size + 7) // 8 * 8 for size in sizes)


def _pass_by_reference(module: Module, kernel: Function, moved: dict[int, Type]) -> None:
    context = module.context
    types = [
        context.pointer(_GLOBAL) if i in moved else parameter.type
        for i, parameter in enumerate(kernel.parameters)
    ]
    old = kernel.parameters
    old_attributes = Attributes(kernel)
    kept = [i for i in range(len(old)) if i not in moved]
    new = move_body(kernel, context.function(context.void(), types), kept)
    attributes = Attributes(new)
    for i, type in moved.items():
        alignment = old_attributes.number(FIRST_PARAMETER + i, "align") or module.alignment_of(type)
        for name, number in (("noalias", 0), ("readonly", 0), ("align", alignment)):
            attributes.add(FIRST_PARAMETER + i, name, number)
        size = module.size_of(type)
        attributes.add(FIRST_PARAMETER + i, "dereferenceable", size)
        with Builder(module) as build:
            build.before(new.entry.first)
            copy = build.alloca(type, alignment)
            build.copy_memory(copy, new.parameters[i], size, alignment)
        old[i].replace_all_uses_with(copy)
        add_note(module, f"hipspv.byref {new.name} {i} {size} {alignment}")
    kernel.erase()
