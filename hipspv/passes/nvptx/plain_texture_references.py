"""Texture and surface references, which clang declares for hardware that PTX no longer has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hipspv.llvm import Module, metadata

_ANNOTATIONS = "nvvm.annotations"  # llvm/docs/NVPTXUsage.rst
_KINDS = {"texture": "hipspv.texture", "surface": "hipspv.surface"}


@dataclass(frozen=True)
class PlainTextureReferences:
    """Makes texture and surface references plain variables, because the device library reads the
    object's address from them. Annotated ones would be `.texref`, which no instruction loads.
    """

    name: ClassVar[str] = "plain-texture-references"

    def run(self, module: Module) -> bool:
        return metadata.rename(module, _ANNOTATIONS, _KINDS)
