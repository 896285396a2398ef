"""What stood in the source: types of arguments, kinds of variables, strings.

Notes: docs/architecture.md, "Notes".
"""

from __future__ import annotations

from hipspv.inspect.model import Argument
from hipspv.inspect.names import parameter_types

DYNAMIC_SHARED = "dynamic shared memory"

# HIP's handles of textures and surfaces are pointers to these.
_HANDLES = {"__hip_texture*": "texture", "__hip_surface*": "surface"}
# clang keeps the initial value of a `__managed__` variable under its name with this.
_MANAGED = ".managed"
# hipspv's own variables: what the runtime sets, and what the compiler checks.
_OWN = "__hipspv_"


def add_types(arguments: list[Argument], declaration: str) -> None:
    """Give a kernel's arguments the types of its demangled symbol, where they fit."""
    types = parameter_types(declaration)
    own = [argument for argument in arguments if not argument.implicit]
    if own and own[-1].kind == "block" and len(types) >= len(own):
        rest = types[len(own) - 1 :]
        types = [*types[: len(own) - 1], ", ".join(rest)]
    if len(types) != len(own):
        return
    for argument, type in zip(own, types, strict=True):
        argument.declared = type
        argument.kind = _HANDLES.get(type, argument.kind)


def variables(constant: dict[str, bool]) -> dict[str, str]:
    """How the variables are declared that the host knows, by symbol: `__device__` and the like.
    `constant`: whether the source, or the module, calls them so."""
    found = {}
    for symbol, is_constant in constant.items():
        if symbol.endswith(_MANAGED) or symbol + _MANAGED in constant:
            found[symbol] = "__managed__"
        elif symbol.startswith(_OWN):
            found[symbol] = ""
        else:
            found[symbol] = "__constant__" if is_constant else "__device__"
    return found


def without_kernel(note: str, kernel: str) -> str:
    """A record as it reads below its kernel: `bounds 128`."""
    fields = note.removeprefix("hipspv.").split(" ")
    return " ".join(field for field in fields if field != kernel)


def noted_variables(notes: list[str]) -> dict[str, bool]:
    """The variables of the notes, and whether they are `__constant__`."""
    records = [note.split(" ") for note in notes if note.startswith("hipspv.var ")]
    return {record[2]: "constant" in record[4:] for record in records if len(record) >= 4}


def text(content: bytes | None) -> str:
    """The string that an array of bytes holds: what C would call one, and people can read."""
    if not content or content.find(b"\0") != len(content) - 1:
        return ""
    try:
        found = content[:-1].decode()
    except UnicodeDecodeError:
        return ""
    return found if all(c.isprintable() or c in "\t\n\r\a\b\v\f\x1b" for c in found) else ""
