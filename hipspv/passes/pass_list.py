"""The passes as text: the list for users, and the value of `--passes`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hipspv.passes.optimize.llvm_passes import llvm_passes
from hipspv.passes.pipeline import all_phases, phases

if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.passes.interface import Pass
    from hipspv.passes.options import LowerOptions

_OPENING, _CLOSING = "(<{", ")>}"


class PassListError(Exception):
    """A pass has no such argument, or the argument no such value."""


def describe(options: LowerOptions) -> str:
    """One line for each phase, and below it one for each pass: its name and the first sentence of its docstring."""
    found = phases(options)
    width = max(len(step.name) for steps in found.values() for step in steps)
    lines: list[str] = []
    for phase, steps in found.items():
        lines.append(phase)
        lines += [f"  {step.name:<{width}}  {_summary(step)}" for step in steps]
    return "\n".join(lines)


def _summary(step: Pass) -> str:
    text = " ".join((step.__doc__ or "").split())
    return text.split(". ")[0].rstrip(".")


def parse(text: str, options: LowerOptions) -> list[Pass]:
    """The passes that `--passes` names, separated by commas. A name that isn't in the list is one of LLVM's passes.

    `name{key=value,...}` sets arguments of a pass of hipspv's. Raises PassListError.
    """
    known = {step.name: step for steps in all_phases(options).values() for step in steps}
    return [_pass(item, known) for item in _split(text)]


def _split(text: str) -> list[str]:
    """Splits at commas outside of brackets: `default<O2>,function(adce,sroa)` are two passes."""
    items, depth = [""], 0
    for letter in text:
        depth += (letter in _OPENING) - (letter in _CLOSING)
        if letter == "," and not depth:
            items.append("")
        else:
            items[-1] += letter
    return [item.strip() for item in items if item.strip()]


def _pass(item: str, known: dict[str, Pass]) -> Pass:
    name, bracket, rest = item.partition("{")
    if name not in known:
        return llvm_passes(item)
    if not bracket:
        return known[name]
    if not rest.endswith("}"):
        raise PassListError(f"'{item}': '}}' is missing at the end")
    return _with_arguments(known[name], _split(rest[:-1]))


def _with_arguments(step: Pass, items: list[str]) -> Pass:
    types = {name: kind for name, kind in step.fields.items() if kind in _READERS}
    values: dict[str, object] = {}
    for item in items:
        key, equals, value = item.partition("=")
        if key not in types:
            having = f"its arguments are {', '.join(types)}" if types else "it takes none"
            raise PassListError(f"pass {step.name} has no argument '{key}': {having}")
        try:
            values[key] = _READERS[types[key]](value if equals else "")
        except ValueError:
            message = f"pass {step.name}: '{item}': the value must be of type {types[key]}"
            raise PassListError(message) from None
    return step.replace(**values)


def _boolean(text: str) -> bool:
    if text not in ("true", "false"):
        raise ValueError(text)
    return text == "true"


# By the types of the fields, as they are written there.
_READERS: dict[Any, Callable[[str], object]] = {"int": int, "bool": _boolean, "bool | None": _boolean, "str": str}
