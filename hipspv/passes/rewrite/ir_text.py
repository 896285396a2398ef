"""Small functions written as IR text and linked into the module."""

from __future__ import annotations

import re

from hipspv.llvm import Function, Linkage, Module

_DEFINED = re.compile(r"^define [^@]*@([\w.$]+)", re.MULTILINE)
_DECLARED = re.compile(r"^declare [^@]*@([\w.$]+)", re.MULTILINE)


def link_functions(module: Module, text: str) -> dict[str, Function]:
    """Links the functions that `text` defines into the module and makes them internal.

    `text` may declare internal functions of the module, too. Returns the new functions by name.
    """
    used = [f for name in _DECLARED.findall(text) if (f := module.function(name))]
    internal = [function for function in used if function.linkage == Linkage.INTERNAL]
    for function in internal:
        function.linkage = Linkage.EXTERNAL
    module.link(Module.parse(text, module.context))
    for function in internal:
        function.linkage = Linkage.INTERNAL
    result: dict[str, Function] = {}
    for name in _DEFINED.findall(text):
        function = module.function(name)
        assert function, name
        function.linkage = Linkage.INTERNAL
        result[name] = function
    return result
