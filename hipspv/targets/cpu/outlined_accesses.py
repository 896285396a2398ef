"""Functions for masked accesses that a processor has no instruction for."""

from __future__ import annotations

from hipspv.llvm.attributes import FUNCTION, Attributes
from hipspv.llvm.builder import Builder
from hipspv.llvm.enums import Linkage, TypeKind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module
    from hipspv.llvm.types import Type
    from hipspv.llvm.values import Function

_PREFIX = "llvm.masked."
_LOAD, _STORE, _GATHER, _SCATTER = (_PREFIX + name for name in ("load.", "store.", "gather.", "scatter."))
_OF_MEMORY = (_LOAD, _STORE, _GATHER, _SCATTER)
# Intel's manual, volume 2: VPMASKMOV and VPGATHER (AVX2) have elements of 32 and 64 bits. AVX-512F and BW have all
# others but gathers and scatters of 8 and 16 bits.
_AVX2, _AVX512 = "x86-64-v3", "x86-64-v4"
_NATIVE = {_AVX2: (_LOAD, _STORE, _GATHER), _AVX512: _OF_MEMORY}
_NATIVE_NARROW = {_AVX512: (_LOAD, _STORE)}
# Calls that may have the code inline. Programs start on older processors too seldom for the time that LLVM takes.
_INLINE = {_AVX2: 4, _AVX512: 4}


def outline(module: Module, processor: str) -> None:
    """Move masked accesses of many calls to functions.

    LLVM makes a branch of each lane (ScalarizeMaskedMemIntrin). Inline, thrust::sort has 36,000 of them for x86-64-v2,
    which took LLVM 82 s, and 15 s in functions; a vector addition 53 ms, and 37 ms.
    """
    accesses = [each for each in module.functions() if each.name.startswith(_OF_MEMORY)]
    for declaration in accesses:
        if len(declaration.users()) > _INLINE.get(processor, 0) and not _is_native(declaration, processor):
            _outline(module, declaration)


def _is_native(declaration: Function, processor: str) -> bool:
    size = declaration.owner.size_of(_element(declaration))
    native = _NATIVE if size >= 4 else _NATIVE_NARROW
    return declaration.name.startswith(native.get(processor, ()))


def _element(declaration: Function) -> Type:
    """Return the type of the elements in memory."""
    type = declaration.value_type
    returns = type.returns
    return (type.parameters[0] if returns.kind is TypeKind.VOID else returns).element


def _outline(module: Module, declaration: Function) -> None:
    function = module.add_function("hipspv." + declaration.name, declaration.value_type)
    function.linkage = Linkage.INTERNAL
    for name in ("noinline", "nounwind"):
        Attributes(function).add(FUNCTION, name)
    declaration.replace_all_uses_with(function)
    with Builder(module) as builder:
        builder.at_end(function.append_block(""))
        result = builder.call(declaration, function.parameters)
        builder.ret(None if result.type.kind is TypeKind.VOID else result)
