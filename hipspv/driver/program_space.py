"""Functions back in address space 0, where clang's SPIR-V target with 128-bit integers has them in
space 4.
"""

from __future__ import annotations

import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module

# clang/lib/Basic/Targets/SPIR.h, SPIRV64AMDGCNTargetInfo.
LAYOUT = (
    "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024"
    "-n32:64-S32-G1-P4-A0"
)
# Where IR text names the space of a function: behind its parameters, and in front of what a call
# returns. The space of a pointer stands behind the word `ptr`.
_FUNCTION_LINE = re.compile(r"^(?:define|declare) .*|^.*?\bcall .*", re.MULTILINE)
_SPACE = re.compile(r"(?<!ptr )addrspace\(4\) ?")
# A call through a pointer.
_INDIRECT = re.compile(r'( *)(.*?\bcall .*?)(%(?:[\w.$-]+|"[^"]*"))\(')
_ALIAS = re.compile(r"^(@.* alias .*, ptr) addrspace\(4\) @", re.MULTILINE)
# No variable is in space 4.
_ADDRESS = re.compile(r'ptr addrspace\(4\) (@(?:[\w.$-]+|"[^"]*"))')
# LLVM inlines no function into one for another machine; those of the device library name none.
_FEATURES = re.compile(r' "target-features"="[^"]*"')


def in_generic_layout(module: Module, layout: str) -> Module:
    """The same code for data layout `layout`; uses `module` up."""
    from hipspv.llvm.module import Module

    text = str(module).replace(LAYOUT, layout, 1)
    text = _FEATURES.sub("", text)
    text = _ALIAS.sub(r"\1 @", text)
    text = _ADDRESS.sub(r"ptr addrspace(4) addrspacecast (ptr \1 to ptr addrspace(4))", text)
    text = _FUNCTION_LINE.sub(_moved, text)
    context = module.context
    module.dispose()
    return Module.parse(text, context)


def _moved(line: re.Match[str]) -> str:
    """The line without the function's space; a pointer that it calls through is cast before."""
    text = _SPACE.sub("", line[0])
    call = _INDIRECT.match(text) if text != line[0] else None
    if call is None or text.startswith(("define", "declare")):
        return text
    indent, head, callee = call.groups()
    target = f"%hipspv.callee.{line.start()}"
    cast = f"{indent}{target} = addrspacecast ptr addrspace(4) {callee} to ptr\n"
    return f"{cast}{indent}{head}{target}({text[call.end() :]}"
