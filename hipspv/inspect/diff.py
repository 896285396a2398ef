"""--diff: the changes of the kernels from one file to another."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any, NamedTuple

from hipspv.inspect.model import FORMAT, Argument, Image, Kernel
from hipspv.inspect.names import demangled
from hipspv.inspect.page import Page
from hipspv.inspect.spirv_diff import Comparison
from hipspv.inspect.tools import InspectError, Tools
from hipspv.inspect.walk import Inspection

_STEP = 4  # columns
# Before the names of functions in modules: passes/frontend/rename_functions.py.
_FUNCTION = "hipspv.fn."
_CODE_SIZE = "code size"
SAME_CODE, OTHER_CODE = "same", "different"


@dataclass
class Change:
    """One difference."""

    what: str
    before: Any
    after: Any


@dataclass
class Place:
    """An instruction of two kernels, or of a function that they call. function, name: the function's symbol and
    declaration. instruction: counted from 0. before, after: its text; empty after the end."""

    function: str
    name: str
    instruction: int
    before: str
    after: str


@dataclass
class KernelChange:
    """A changed kernel. code: SAME_CODE, OTHER_CODE, or empty if the code can't be read or has another format. place:
    the first instruction that differs, in SPIR-V. instructions: the increase of each opcode's count."""

    symbol: str
    name: str
    code: str = ""
    place: Place | None = None
    changes: list[Change] = field(default_factory=list)
    instructions: dict[str, int] = field(default_factory=dict)

    @property
    def any(self) -> bool:
        return bool(self.changes or self.instructions or self.code == OTHER_CODE)


@dataclass
class Difference:
    """Kernels by symbol, with demangled names. same: those without any difference."""

    before: str
    after: str
    added: dict[str, str]
    removed: dict[str, str]
    changed: list[KernelChange]
    same: dict[str, str]
    format: int = FORMAT

    @property
    def any(self) -> bool:
        return bool(self.added or self.removed or self.changed)


def compare(before: Inspection, after: Inspection, tools: Tools) -> Difference:
    """Return the difference of two files' kernels, with each symbol's first; hipspv's own are left out.

    Kernels correspond by symbol, or else by name, because a symbol contains the parameters' types.
    """
    old, new, codes = _kernels(before), _kernels(after), _Codes(tools)
    removed, added = _by_name(old, new), _by_name(new, old)
    renamed = {removed[name]: added[name] for name in removed if name in added}
    known = set(renamed.values())
    changed: list[KernelChange] = []
    same: dict[str, str] = {}
    for symbol, found in old.items():
        its = new.get(renamed.get(symbol, symbol))
        change = _change(found, its, codes) if its else None
        if change and change.any:
            changed.append(change)
        elif change:
            same[change.symbol] = change.name
    return Difference(
        before.report.path,
        after.report.path,
        added=_names({s: k for s, k in new.items() if s not in old and s not in known}),
        removed=_names({s: k for s, k in old.items() if s not in new and s not in renamed}),
        changed=changed,
        same=same,
    )


def _names(found: dict[str, _Found]) -> dict[str, str]:
    return {symbol: each.kernel.name for symbol, each in found.items()}


def _by_name(found: dict[str, _Found], known: dict[str, _Found]) -> dict[str, str]:
    """Return the symbols of unmatched kernels, by their unique names without parameters."""
    alone = [symbol for symbol in found if symbol not in known]
    names = {symbol: found[symbol].kernel.name.partition("(")[0] for symbol in alone}
    counts = Counter(names.values())
    return {name: symbol for symbol, name in names.items() if counts[name] == 1}


def render(difference: Difference, page: Page) -> None:
    """Print the difference with the marks of `diff -u`."""
    page.line((f"--- {difference.before}", "bold"))
    page.line((f"+++ {difference.after}", "bold"))
    for name in difference.removed.values():
        page.line((f"- kernel {name}", "red"))
    for name in difference.added.values():
        page.line((f"+ kernel {name}", "green"))
    for kernel in difference.changed:
        page.line((f"! kernel {kernel.name}", "bold cyan"))
        _render_code(kernel, page)
        for change in kernel.changes:
            page.line(f"{change.what}: {_shown(change.before)} -> {_shown(change.after)}", indent=_STEP)
        counts = ", ".join(f"{op} {count:+}" for op, count in kernel.instructions.items())
        if counts:
            page.line(f"instructions: {counts}", indent=_STEP)
    if difference.any:
        page.line(f"kernels that are the same: {len(difference.same)}")
    else:
        page.line("no kernel differs")


def _render_code(kernel: KernelChange, page: Page) -> None:
    place = kernel.place
    if kernel.code == SAME_CODE:
        page.line("code: the same", indent=_STEP)
    elif kernel.code and not place:
        page.line("code: differs", indent=_STEP)
    elif place:
        within = f" of {place.name}" if place.function not in ("", kernel.symbol) else ""
        page.line(f"code: differs from instruction {place.instruction}{within} on", indent=_STEP)
        page.line((f"- {place.before or 'its end'}", "red"), indent=2 * _STEP)
        page.line((f"+ {place.after or 'its end'}", "green"), indent=2 * _STEP)


class _Found(NamedTuple):
    """A kernel, and the image with its code."""

    kernel: Kernel
    image: Image
    content: memoryview


def _kernels(inspection: Inspection) -> dict[str, _Found]:
    found: dict[str, _Found] = {}
    for image, content in zip(inspection.report.images, inspection.contents, strict=True):
        for kernel in image.kernels:
            if not kernel.internal:
                found.setdefault(kernel.symbol, _Found(kernel, image, content))
    return found


class _Codes:
    """Comparisons of kernels' code. The images are read on demand, and once."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._compared: dict[tuple[int, int], Comparison | None] = {}
        self._digests: dict[int, dict[str, str]] = {}

    def compare(self, old: _Found, new: _Found) -> tuple[str, Place | None, Counter[str]]:
        """Return one of the codes, the first difference, and the increase of opcodes' counts."""
        if old.image.spirv and new.image.spirv:
            return self._spirv(old, new)
        if old.image.bitcode and new.image.bitcode:
            before, after = self._digest(old), self._digest(new)
            if before and after:
                return SAME_CODE if before == after else OTHER_CODE, None, Counter()
        return "", None, Counter()

    def _spirv(self, old: _Found, new: _Found) -> tuple[str, Place | None, Counter[str]]:
        key = id(old.content), id(new.content)
        if key not in self._compared:
            try:
                tool = self._tools.spirv("spirv-diff")
                self._compared[key] = Comparison(old.content, new.content, tool)
            except InspectError:  # one of them is damaged
                self._compared[key] = None
        compared = self._compared[key]
        symbols = old.kernel.symbol, new.kernel.symbol
        if not compared or not compared.has(*symbols):
            return "", None, Counter()
        found = compared.difference(*symbols)
        if not found:
            return SAME_CODE, None, Counter()
        symbol = found.function.removeprefix(_FUNCTION)
        place = Place(symbol, demangled([symbol])[symbol], *found[1:])
        return OTHER_CODE, place, compared.opcodes(*symbols)

    def _digest(self, found: _Found) -> str:
        """Return a digest of the kernel's bitcode; empty if it can't be read."""
        from hipspv.inspect import bitcode

        key = id(found.content)
        if key not in self._digests:
            data = bytes(found.content)
            self._digests[key] = bitcode.code_digests(data, self._tools.libllvm())
        return self._digests[key].get(found.kernel.symbol, "")


def _change(old: _Found, new: _Found, codes: _Codes) -> KernelChange:
    code, place, more = codes.compare(old, new)
    facts = zip(_facts(old.kernel), _facts(new.kernel), strict=False)
    changes = [Change(what, before, after) for (what, before), (_, after) in facts if before != after]
    changes = [*_argument_changes(old.kernel.arguments, new.kernel.arguments), *changes]
    if code == SAME_CODE:  # source lines may change the size of equal code
        changes = [change for change in changes if change.what != _CODE_SIZE]
    counts = {opcode: count for opcode, count in sorted(more.items()) if count}
    return KernelChange(new.kernel.symbol, new.kernel.name, code, place, changes, counts)


def _facts(kernel: Kernel) -> list[tuple[str, Any]]:
    """Return the kernel's facts for a launch, without the arguments, and the size of its code."""
    return [
        ("signature", kernel.name),
        ("shared memory", kernel.shared_size),
        ("dynamic shared memory", kernel.dynamic_shared),
        ("required work-group size", kernel.work_group_size),
        ("work-group size hint", kernel.work_group_size_hint),
        ("largest work-group", kernel.max_work_group_size),
        ("required sub-group size", kernel.sub_group_size),
        ("execution modes", kernel.modes),
        (_CODE_SIZE, kernel.code_size),
    ]


def _argument_changes(old: list[Argument], new: list[Argument]) -> list[Change]:
    pairs = zip_longest(map(_signature, old), map(_signature, new), fillvalue="")
    return [
        Change(f"argument {index}", before, after) for index, (before, after) in enumerate(pairs) if before != after
    ]


def _signature(argument: Argument) -> str:
    """Return `value float, 4 bytes, aligned to 4`: the facts for a caller. Names may change."""
    parts = [f"{argument.kind} {argument.declared or argument.type}", argument.storage_class]
    parts += [f"{argument.size} bytes, aligned to {argument.align}"] if argument.size else []
    parts += ["by reference"] if argument.by_reference else []
    parts += [argument.role]
    return ", ".join(part for part in parts if part)


def _shown(value: Any) -> str:
    if value is None or value == "" or value == []:
        return "none"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
