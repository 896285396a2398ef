"""Facts from the source: types of arguments, kinds of variables, strings.

Records: docs/architecture-metadata.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.inspect.names import parameter_types
from hipspv.metadata.schema import KERNEL, PREFIX, RECORDS

_VARIABLE = f"{PREFIX}variable "
# Records of what the report shows of a kernel otherwise: its arguments, and an image's facts.
SHOWN = (f"{PREFIX}kernel ", f"{PREFIX}packed ", f"{PREFIX}entry ")
DYNAMIC_SHARED = "dynamic shared memory"

# HIP's handles of textures and surfaces are pointers to these types.
HANDLES = {"__hip_texture*": "texture", "__hip_surface*": "surface"}
# The suffix of the variable in which clang keeps a `__managed__` variable's initial value.
_MANAGED = ".managed"
# hipspv's own variables: values that the runtime sets, and data for the compiler's checks.
_OWN = "__hipspv_"


def types(parameters: Sequence[tuple[str, bool]], declaration: str) -> list[str]:
    """Return the types of a kernel's parameters from its demangled symbol, if they match; empty for
    parameters that aren't the caller's. parameters: kinds, and true for the runtime's."""
    found = parameter_types(declaration)
    own = [index for index, (_, implicit) in enumerate(parameters) if not implicit]
    if own and parameters[own[-1]][0] == "packed" and len(found) >= len(own):
        rest = found[len(own) - 1 :]
        found = [*found[: len(own) - 1], ", ".join(rest)]
    fitting = dict(zip(own, found, strict=True)) if len(found) == len(own) else {}
    return [fitting.get(index, "") for index in range(len(parameters))]


def variables(constant: dict[str, bool]) -> dict[str, str]:
    """Return the declarations of the variables that the host knows, by symbol: `__device__` and so
    on. `constant`: true for those declared constant in the source or in the module."""
    found = {}
    for symbol, is_constant in constant.items():
        if symbol.endswith(_MANAGED) or symbol + _MANAGED in constant:
            found[symbol] = "__managed__"
        elif symbol.startswith(_OWN):
            found[symbol] = ""
        else:
            found[symbol] = "__constant__" if is_constant else "__device__"
    return found


def without_kernel(record: str, kernel: str) -> str:
    """Return a record as it is shown below its kernel: `bounds 128`."""
    fields = record.removeprefix(PREFIX).split(" ")
    return " ".join(field for field in fields if field != kernel)


def kernel_of(record: str) -> str:
    """Return the kernel that a record describes; empty for one about the module."""
    name, *fields = record.removeprefix(PREFIX).split(" ")
    position = RECORDS.get(name, "").find(KERNEL)
    return fields[position] if 0 <= position < len(fields) else ""


def describes_module(record: str) -> bool:
    """Return true for a record that isn't about one kernel."""
    return not kernel_of(record)


def recorded_variables(records: list[str]) -> dict[str, bool]:
    """Return the variables in the records, with true for `__constant__`."""
    found = [record.split(" ") for record in records if record.startswith(_VARIABLE)]
    return {fields[2]: "constant" in fields[4:] for fields in found if len(fields) >= 4}


def text(content: bytes | None) -> str:
    """Return the string in an array of bytes: one of C's that is printable; otherwise empty."""
    if not content or content.find(b"\0") != len(content) - 1:
        return ""
    try:
        found = content[:-1].decode()
    except UnicodeDecodeError:
        return ""
    return found if all(c.isprintable() or c in "\t\n\r\a\b\v\f\x1b" for c in found) else ""
