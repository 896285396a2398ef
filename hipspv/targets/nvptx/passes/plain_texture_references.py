"""Texture and surface references, which clang declares for an old form of PTX's textures."""

from __future__ import annotations

from hipspv.llvm import GlobalVariable, Module, metadata
from hipspv.passes.interface import Pass

_ANNOTATIONS = "nvvm.annotations"  # llvm/docs/NVPTXUsage.rst
_KINDS = {"texture": "hipspv.texture", "surface": "hipspv.surface"}
# The sizes of textureReference and surfaceReference (hip/texture_types.h, hip/surface_types.h), and their alignment.
_SIZES, _ALIGNMENT = {"texture": 88, "surface": 8}, 8


class PlainTextureReferences(Pass):
    """Gives texture and surface references the structure that the host writes, because the device
    library reads the bound object from it.

    clang makes each a handle of 64 bits, and by its annotation LLVM would write a `.texref` or `.surfref`.
    """

    def run(self, module: Module) -> bool:
        found = [
            (node[0], _SIZES[node[1]])
            for node in metadata.read(module, _ANNOTATIONS)
            if len(node) > 1 and isinstance(node[1], str) and node[1] in _KINDS
        ]
        for reference, size in found:
            assert isinstance(reference, GlobalVariable)
            type = module.context.array(module.context.integer(8), size)
            name, reference.name = reference.name, ""
            new = module.add_variable(name, type, module.target.spaces.global_)
            new.linkage, new.alignment = reference.linkage, _ALIGNMENT
            new.is_externally_initialized = True
            new.initializer = type.null()
            reference.replace_all_uses_with(new)
            reference.erase()
        return metadata.rename(module, _ANNOTATIONS, _KINDS) or bool(found)
