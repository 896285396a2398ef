"""`cvt` of PTX as expressions of C++ (PTX ISA 9.0, section 9.7.9.21)."""

from __future__ import annotations

from typing import NamedTuple

from hipspv.driver.ptx.instructions import TYPES

_MODES = {"rn": "rn", "rz": "rz", "rm": "rd", "rp": "ru"}
_WHOLE_MODES = {"rni": "rn", "rzi": "rz", "rmi": "rd", "rpi": "ru"}
_ROUNDING = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}
_NAMES = {"f32": "float", "f64": "double", "s32": "int", "u32": "uint", "s64": "ll", "u64": "ull"}
_FLOATS = ("f16", "bf16", "f32", "f64")
_SHORT = ("f16", "bf16")
_PAIRS = {"f16x2": "f16", "bf16x2": "bf16"}
_TO_SHORT = {"rn": "nearest", "rz": "toward_zero"}
# tf32 by rounding, and the types of two bytes.
_TF32 = {"rna": "tf32_away", "rn": "tf32_even", "rz": "tf32_toward_zero"}
_BYTES = {"e4m3x2": "true", "e5m2x2": "false"}


class Conversion(NamedTuple):
    """source, result: the types of the operands in registers."""

    source: str
    result: str
    expression: str


def of_narrow_floats(modifiers: tuple[str, ...]) -> Conversion | None:
    """Return a conversion to tf32, or to or from pairs of 8-bit floats, whose type no register has."""
    *modes, to, source = ["", "", *modifiers]
    relu, modes = "relu" in modes, [each for each in modes if each not in ("", "relu")]
    if (to, source) == ("tf32", "f32") and len(modes) == 1 and modes[0] in _TF32 and not (relu and modes == ["rna"]):
        return Conversion("f32", "b32", f"@{_TF32[modes[0]]}({'@rectified({a})' if relu else '{a}'})")
    if to in _BYTES and sorted(modes) == ["rn", "satfinite"] and source in ("f32", "f16x2"):
        names = ("{a}", "{b}") if source == "f32" else ("{a}",)
        function = "@rectified" if source == "f32" else "@positive"
        values = ", ".join(f"{function}({each})" if relu else each for each in names)
        return Conversion(source, "b16", f"@packed_bytes<{_BYTES[to]}>({values})")
    if to == "f16x2" and source in _BYTES and modes == ["rn"]:
        text = f"@halves_of_bytes<{_BYTES[source]}>({{a}})"
        return Conversion("b16", "f16x2", f"@positive({text})" if relu else text)
    return None


def conversion(to: str, source: str, modifiers: list[str], count: int) -> str | None:
    """Return the expression of another conversion, of `count` operands, or None. modifiers: without ftz."""
    saturates, relu = "sat" in modifiers, "relu" in modifiers
    modes = [each for each in modifiers if each not in ("sat", "relu")]
    mode = modes[0] if modes else ""
    if len(modes) > 1 or (saturates and relu):
        return None
    if to in _PAIRS:
        return _pair(to, source, mode, relu, count) if not saturates else None
    if count != 1 or source in _PAIRS or (relu and not (to in _SHORT and source == "f32")):
        return None
    if to not in _FLOATS and source not in _FLOATS:
        return None if mode else f"@saturated<{TYPES[to]}>({{a}})" if saturates else "{a}"
    if to not in _FLOATS:
        return _to_whole(to, source, mode)
    if source not in _FLOATS:
        return _of_whole(to, source, mode) if not saturates else None
    return _of_floats(to, source, mode, saturates, relu)


def _pair(to: str, source: str, mode: str, relu: bool, count: int) -> str | None:
    if source != "f32" or mode not in _TO_SHORT or count != 2:
        return None
    parts = (f"@{_TO_SHORT[mode]}<{TYPES[_PAIRS[to]]}>({{{each}}})" for each in "ab")
    upper, lower = (f"@positive({each})" if relu else each for each in parts)
    return f"@pair<{TYPES[to]}>({upper}, {lower})"


def _to_whole(to: str, source: str, mode: str) -> str | None:
    """To integers: numbers out of range become the nearest one."""
    name = _WHOLE_MODES.get(mode)
    given, value = (_NAMES["f32"], "@widened({a})") if source in _SHORT else (_NAMES[source], "{a}")
    if name is None:
        return None
    if to in _NAMES:
        return f"@__{given}2{_NAMES[to]}_{name}({value})"
    return f"@saturated<{TYPES[to]}>(@__{given}2int_{name}({value}))" if to[0] in "us" else None


def _of_whole(to: str, source: str, mode: str) -> str | None:
    wide = source if source in _NAMES else ("u32" if source[0] == "u" else "s32")
    if to in _SHORT:
        text = "static_cast<_Float16>({a})" if to == "f16" else "@nearest<@bfloat>(::__hipspv_odd({a}))"
        return text if mode == "rn" else None
    if mode not in _MODES:
        return None
    if to == "f64" and wide in ("s32", "u32"):
        return "static_cast<double>({a})"
    return f"@__{_NAMES[wide]}2{_NAMES[to]}_{_MODES[mode]}({{a}})"


def _of_floats(to: str, source: str, mode: str, saturates: bool, relu: bool) -> str | None:
    if to == source:
        text = _rounded(to, mode)
    elif (to, source) == ("f32", "f64"):
        text = f"@__double2float_{_MODES[mode]}({{a}})" if mode in _MODES else None
    elif to in _SHORT:
        text = _to_short(to, source, mode)
    else:
        text = f"static_cast<{TYPES[to]}>(@widened({{a}}))" if source in _SHORT else "static_cast<double>({a})"
        text = text if not mode else None
    if text is None or not (saturates or relu):
        return text
    if relu:
        return f"@positive({text})"
    return f"@__saturatef({text})" if to == "f32" else f"@limited({text})" if to == "f16" else None


def _rounded(type: str, mode: str) -> str | None:
    """To a whole number of the same type."""
    if mode and mode not in _ROUNDING:
        return None
    if type in _SHORT:
        return f"@nearest<{TYPES[type]}>(__builtin_{_ROUNDING[mode]}f(@widened({{a}})))" if mode else "{a}"
    return f"__builtin_{_ROUNDING[mode]}{'f' * (type == 'f32')}({{a}})" if mode else "{a}"


def _to_short(to: str, source: str, mode: str) -> str | None:
    if source == "f64":
        text = "static_cast<_Float16>({a})" if to == "f16" else "@nearest<@bfloat>(::__hipspv_odd({a}))"
        return text if mode == "rn" else None
    return f"@{_TO_SHORT[mode]}<{TYPES[to]}>(@widened({{a}}))" if mode in _TO_SHORT else None
