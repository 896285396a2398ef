"""PTX's video instructions (PTX ISA 9.0, sections 9.7.15 and 9.7.16), as calls of functions of ptx.h.

Neither operands with selectors (`.b0`, `.h1`) nor results that are merged with another register are translated.
"""

from __future__ import annotations

from typing import NamedTuple

from hipspv.driver.ptx.instructions import TYPES

_INTEGERS = ("u32", "s32")
_OPERATIONS = {
    **{"vadd": "VideoSum", "vsub": "VideoDifference", "vabsdiff": "VideoDistance", "vmin": "VideoLeast"},
    **{"vmax": "VideoGreatest", "vavrg": "VideoAverage"},
}
NAMES = (
    *("vadd", "vsub", "vabsdiff", "vmin", "vmax", "vshl", "vshr"),
    *(f"{name}{lanes}" for name in (*_OPERATIONS, "vset") for lanes in (2, 4)),
)
_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
_SECOND = {"add": "VideoSum", "min": "VideoLeast", "max": "VideoGreatest"}


class Call(NamedTuple):
    """The function with its template's arguments, the types of its arguments, and the type of its result."""

    function: str
    sources: tuple[str, ...]
    result: str


def call(name: str, modifiers: tuple[str, ...], sources: int) -> Call | None:
    """Return the meaning of an instruction with this number of source operands, or None."""
    lanes = int(name[-1]) if name[-1].isdigit() else 1
    name = name.rstrip("24")
    if name in ("vshl", "vshr"):
        return _shift(name, modifiers, sources) if lanes == 1 else None
    if name == "vset":
        return _comparison(modifiers, sources, lanes) if lanes > 1 else None
    operation = _OPERATIONS.get(name)
    if operation is None or (lanes == 1 and name == "vavrg") or not {*modifiers[:3]} <= {*_INTEGERS}:
        return None
    to, a, b = (*modifiers[:3], "", "", "")[:3]
    rest = list(modifiers[3:])
    saturates = rest[:1] == ["sat"]
    rest = rest[saturates:]
    if not b or rest not in ([], ["add"], *([] if lanes > 1 else (["min"], ["max"]))):
        return None
    if (lanes > 1 and rest and saturates) or sources != (3 if lanes > 1 or rest else 2):
        return None
    types = ", ".join(TYPES[each] for each in (to, a, b))
    how = f"{lanes}, {str(saturates).lower()}, " + (f"@{_SECOND[rest[0]]}" if rest else "void")
    return Call(f"@video<@{operation}, {types}, {how}>", (a, b, to)[:sources], to)


def _shift(name: str, modifiers: tuple[str, ...], sources: int) -> Call | None:
    """Shifts that saturate have wider intermediate results than `video` has."""
    to, a, b, mode, *second = [*modifiers, *[""] * (4 - len(modifiers))]
    known = {to, a} <= {*_INTEGERS} and b == "u32" and mode in ("clamp", "wrap")
    if not known or second not in ([], *([each] for each in _SECOND)) or sources != 2 + len(second):
        return None
    operation = f"@VideoShift<{str(name == 'vshl').lower()}, {str(mode == 'wrap').lower()}>"
    how = "1, false, " + (f"@{_SECOND[second[0]]}" if second else "void")
    types = ", ".join(TYPES[each] for each in (to, a, b))
    return Call(f"@video<{operation}, {types}, {how}>", (a, b, to)[:sources], to)


def _comparison(modifiers: tuple[str, ...], sources: int, lanes: int) -> Call | None:
    a, b, name, *rest = [*modifiers, *[""] * (3 - len(modifiers))]
    if not {a, b} <= {*_INTEGERS} or name not in _COMPARISONS or rest not in ([], ["add"]) or sources != 3:
        return None
    how = f"{lanes}, false, " + ("@VideoSum" if rest else "void")
    types = ", ".join(TYPES[each] for each in ("u32", a, b))
    return Call(f"@video<@VideoComparison<'{name[0]}', '{name[1]}'>, {types}, {how}>", (a, b, "u32"), "u32")
