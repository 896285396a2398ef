"""--diff: what has become of the kernels from one file to another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from hipspv.inspect.model import FORMAT, Argument, Image, Kernel
from hipspv.inspect.page import Page
from hipspv.inspect.walk import Inspection

_WORD = 4  # bytes


@dataclass
class Change:
    """One thing that differs."""

    what: str
    before: Any
    after: Any


@dataclass
class KernelChange:
    """A kernel that differs. instructions: how many more of each there are, by opcode."""

    symbol: str
    name: str
    changes: list[Change] = field(default_factory=list)
    instructions: dict[str, int] = field(default_factory=dict)


@dataclass
class Difference:
    """Kernels by symbol, as demangled names."""

    before: str
    after: str
    added: dict[str, str]
    removed: dict[str, str]
    changed: list[KernelChange]
    format: int = FORMAT

    @property
    def any(self) -> bool:
        return bool(self.added or self.removed or self.changed)


def compare(before: Inspection, after: Inspection) -> Difference:
    """The difference of two files' kernels, each symbol's first; hipspv's own are left out.

    Kernels are the same by symbol, or else by name: a symbol has the parameters' types in it.
    """
    old, new = _kernels(before), _kernels(after)
    pairs = {symbol: symbol for symbol in old if symbol in new}
    removed = _by_name(old, pairs)
    added = _by_name(new, pairs)
    pairs |= {removed[name]: added[name] for name in removed if name in added}
    met = set(pairs.values())
    changed = [_change(old[one], new[other]) for one, other in pairs.items()]
    return Difference(
        before.report.path,
        after.report.path,
        added={symbol: found.kernel.name for symbol, found in new.items() if symbol not in met},
        removed={symbol: found.kernel.name for symbol, found in old.items() if symbol not in pairs},
        changed=[change for change in changed if change.changes or change.instructions],
    )


def _by_name(found: dict[str, _Found], known: dict[str, str]) -> dict[str, str]:
    """The symbols of kernels that no other has the name of, but for its parameters, by it."""
    names = {symbol: found[symbol].kernel.name.partition("(")[0] for symbol in found}
    counts = Counter(name for symbol, name in names.items() if symbol not in known)
    return {
        name: symbol for symbol, name in names.items() if symbol not in known and counts[name] == 1
    }


def render(difference: Difference, page: Page) -> None:
    """As `diff -u` marks what is gone and what has come."""
    page.line((f"--- {difference.before}", "bold"))
    page.line((f"+++ {difference.after}", "bold"))
    for name in difference.removed.values():
        page.line((f"- kernel {name}", "red"))
    for name in difference.added.values():
        page.line((f"+ kernel {name}", "green"))
    for kernel in difference.changed:
        page.line((f"! kernel {kernel.name}", "bold cyan"))
        for change in kernel.changes:
            page.line(f"{change.what}: {_shown(change.before)} -> {_shown(change.after)}", indent=4)
        counts = ", ".join(f"{op} {count:+}" for op, count in kernel.instructions.items())
        if counts:
            page.line(f"instructions: {counts}", indent=4)
    if not difference.any:
        page.line("no kernel differs")


class _Found:
    """A kernel, and where its code is."""

    def __init__(self, kernel: Kernel, image: Image, content: memoryview) -> None:
        self.kernel = kernel
        self._image = image
        self._content = content

    def instructions(self) -> Counter[str]:
        """How often its code has which; nothing where it isn't SPIR-V."""
        kernel = self.kernel
        if not self._image.spirv or not kernel.code_size:
            return Counter()
        from hipspv.spirv.module import Module

        begin, end = kernel.code_begin // _WORD, (kernel.code_begin + kernel.code_size) // _WORD
        return Module.read(self._content, []).opcodes(begin, end)


def _kernels(inspection: Inspection) -> dict[str, _Found]:
    found: dict[str, _Found] = {}
    for image, content in zip(inspection.report.images, inspection.contents, strict=True):
        for kernel in image.kernels:
            if not kernel.internal:
                found.setdefault(kernel.symbol, _Found(kernel, image, content))
    return found


def _change(old: _Found, new: _Found) -> KernelChange:
    facts = zip(_facts(old.kernel), _facts(new.kernel), strict=False)
    changes = [
        Change(what, before, after) for (what, before), (_, after) in facts if before != after
    ]
    changes = [*_argument_changes(old.kernel.arguments, new.kernel.arguments), *changes]
    more = new.instructions()
    more.subtract(old.instructions())
    counts = {opcode: count for opcode, count in sorted(more.items()) if count}
    return KernelChange(new.kernel.symbol, new.kernel.name, changes, counts)


def _facts(kernel: Kernel) -> list[tuple[str, Any]]:
    """What a launch must know of a kernel but for the arguments, and how large its code is."""
    return [
        ("signature", kernel.name),
        ("shared memory", kernel.shared_size),
        ("dynamic shared memory", kernel.dynamic_shared),
        ("required work-group size", kernel.work_group_size),
        ("work-group size hint", kernel.work_group_size_hint),
        ("largest work-group", kernel.max_work_group_size),
        ("required sub-group size", kernel.sub_group_size),
        ("execution modes", kernel.modes),
        ("code size", kernel.code_size),
    ]


def _argument_changes(old: list[Argument], new: list[Argument]) -> list[Change]:
    pairs = zip_longest(map(_signature, old), map(_signature, new), fillvalue="")
    return [
        Change(f"argument {index}", before, after)
        for index, (before, after) in enumerate(pairs)
        if before != after
    ]


def _signature(argument: Argument) -> str:
    """`value float, 4 bytes, aligned to 4`: what a caller must know; names may change."""
    parts = [f"{argument.kind} {argument.declared or argument.type}", argument.storage_class]
    parts += [f"{argument.size} bytes, aligned to {argument.align}"] if argument.size else []
    parts += ["by reference"] if argument.by_reference else []
    parts += [argument.role]
    return ", ".join(part for part in parts if part)


def _shown(value: Any) -> str:
    if value is None or value == "" or value == []:
        return "none"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
