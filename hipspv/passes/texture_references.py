"""Texture references: the `texture<...>` variables of old code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Linkage, Module, Shape, Trait

_GLOBAL = 1


@dataclass(frozen=True)
class TextureReferences:
    """clang makes a texture reference a variable of undefined value, for the host writes it. One
    that is static it leaves internal, and the optimiser would take the value for undefined (clang
    22.1.8). It becomes a device variable as the others are; one that was never bound is null.

    With -fgpu-rdc two sources' static references of one name are two definitions, which the linker
    reports: the host registers both by that name.
    """

    name: ClassVar[str] = "texture-references"

    def run(self, module: Module) -> bool:
        references = module.inventory().variables(_is_reference)
        for variable in references:
            if not variable.is_externally_initialized:
                variable.is_externally_initialized = True
                variable.linkage = Linkage.EXTERNAL
            variable.initializer = variable.value_type.null()
        return bool(references)


def _is_reference(shape: Shape) -> bool:
    # A constant one is blockIdx or its like, which the headers declare for every source.
    undefined = shape.has(Trait.DEFINED | Trait.UNDEFINED_INITIALIZER)
    return shape.space == _GLOBAL and undefined and not shape.has(Trait.CONSTANT)
