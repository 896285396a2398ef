"""Small functions written as IR text and linked into the module."""

from __future__ import annotations

import re

from hipspv.llvm import Function, Linkage, Module

_DEFINED = re.compile(r"^define [^@]*@\"?([\w.$]+)", re.MULTILINE)


def link_functions(module: Module, text: str) -> dict[str, Function]:
    """Links the functions that `text` defines into the module and makes them internal.

    Returns them by name.
    """
    module.link(Module.parse(text, module.context))
    result: dict[str, Function] = {}
    for name in _DEFINED.findall(text):
        function = module.function(name)
        assert function, name
        function.linkage = Linkage.INTERNAL
        result[name] = function
    return result
