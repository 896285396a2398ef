"""What stood in the source: types of arguments, kinds of variables, strings.

Notes: docs/architecture.md, "Notes".
"""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.inspect.names import parameter_types
from hipspv.spirv.kernel import Parameter

DYNAMIC_SHARED = "dynamic shared memory"

# HIP's handles of textures and surfaces are pointers to these.
HANDLES = {"__hip_texture*": "texture", "__hip_surface*": "surface"}
# clang keeps the initial value of a `__managed__` variable under its name with this.
_MANAGED = ".managed"
# hipspv's own variables: what the runtime sets, and what the compiler checks.
_OWN = "__hipspv_"


def types(parameters: Sequence[Parameter], declaration: str) -> list[str]:
    """The types of a kernel's parameters by its demangled symbol, where they fit; empty for what
    isn't the caller's."""
    found = parameter_types(declaration)
    own = [parameter.index for parameter in parameters if not parameter.implicit]
    if own and parameters[own[-1]].kind == "packed" and len(found) >= len(own):
        rest = found[len(own) - 1 :]
        found = [*found[: len(own) - 1], ", ".join(rest)]
    fitting = dict(zip(own, found, strict=True)) if len(found) == len(own) else {}
    return [fitting.get(parameter.index, "") for parameter in parameters]


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
