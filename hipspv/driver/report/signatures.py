"""What a launch must know of a module's kernels: parameters, shared memory, and what it needs.

From the listing of the module and hipspv's notes (docs/architecture.md, "Notes").
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from hipspv.driver.report.disassembly import Disassembly, Function, Instruction

SETUP_KERNEL = "__hipspv_variables"

_POINTER_KINDS = {
    "CrossWorkgroup": "pointer to global memory",
    "Workgroup": "pointer to shared memory",
    "UniformConstant": "pointer to constant memory",
    "Generic": "generic pointer",
    "Function": "pointer",
}
_IMPLICIT = {  # note -> the parameters that it names, from its index on
    "shared": ("dynamic shared memory",),
    "linear": ("blockDim.x", "blockDim.y", "blockDim.z"),
    "grid": ("grid: control block", "grid: memory", "grid: phase"),
}


@dataclass
class Parameter:
    """Sizes and alignments are in bytes; 0 where the type has none (images)."""

    index: int
    kind: str
    type: str
    size: int
    align: int
    implicit: bool = False


@dataclass
class Kernel:
    """`name` is its symbol. `shared` has the names and sizes of the variables that it reaches."""

    name: str
    parameters: list[Parameter]
    shared: dict[str, int]
    notes: list[str]


@dataclass
class Module:
    """What the module's own instructions say of it."""

    kernels: list[Kernel]
    capabilities: list[str]
    extensions: list[str]
    imports: list[str]  # extended instruction sets
    variables: dict[str, int]  # device variables that the host knows, and their sizes
    modes: dict[str, list[str]] = field(default_factory=dict)  # execution modes by kernel


class _Types:
    """Types and constants by id."""

    def __init__(self, instructions: Iterable[Instruction]) -> None:
        self._made = {i.result: i for i in instructions if i.result}

    def made(self, id: str) -> Instruction:
        return self._made[id]

    def name(self, id: str) -> str:
        """As a reader of C would write it."""
        opcode, operands = self._made[id].opcode, self._made[id].operands
        if opcode == "OpTypeInt":
            return f"int{operands[0]}"
        if opcode == "OpTypeFloat":
            return {"16": "half", "32": "float", "64": "double"}.get(operands[0], "float?")
        if opcode == "OpTypeVector":
            return f"{self.name(operands[0])} x {operands[1]}"
        if opcode == "OpTypeArray":
            return f"{self.name(operands[0])}[{self._length(operands[1])}]"
        if opcode == "OpTypePointer":
            return f"{self.name(operands[1])} *"
        return id.lstrip("%") if opcode == "OpTypeStruct" else opcode.removeprefix("OpType")

    def layout(self, id: str) -> tuple[int, int]:
        """Size and alignment as OpenCL C has them; 0 and 1 for what has none."""
        opcode, operands = self._made[id].opcode, self._made[id].operands
        if opcode in ("OpTypeInt", "OpTypeFloat"):
            return int(operands[0]) // 8, int(operands[0]) // 8
        if opcode == "OpTypeBool":
            return 1, 1
        if opcode == "OpTypePointer":
            return 8, 8
        if opcode == "OpTypeVector":
            count = {3: 4}.get(int(operands[1]), int(operands[1]))
            size = count * self.layout(operands[0])[0]
            return size, size
        if opcode == "OpTypeArray":
            size, align = self.layout(operands[0])
            return size * self._length(operands[1]), align
        if opcode == "OpTypeStruct":
            return self._structure(operands)
        return 0, 1

    def _structure(self, members: list[str]) -> tuple[int, int]:
        end, largest = 0, 1
        for size, align in map(self.layout, members):
            end = -(-end // align) * align + size
            largest = max(largest, align)
        return -(-end // largest) * largest, largest

    def _length(self, constant: str) -> int:
        return int(self._made[constant].operands[1])


def examine(listing: Disassembly, notes: list[str]) -> Module:
    """What the report's tables say."""
    types = _Types(listing.module)
    entries = {i.operands[1]: i.strings()[0] for i in listing.module if i.opcode == "OpEntryPoint"}
    decorations = _decorations(listing.module)
    records = _by_kernel(notes)
    reached = _shared(listing, types)
    kernels = [
        Kernel(
            entries[function.id],
            _parameters(function, types, decorations, records[entries[function.id]]),
            reached(function.id),
            [" ".join(record) for record in records[entries[function.id]]],
        )
        for function in listing.functions
        if function.id in entries and entries[function.id] != SETUP_KERNEL
    ]
    operands = {
        opcode: [i.strings() or i.operands for i in listing.module if i.opcode == opcode]
        for opcode in ("OpCapability", "OpExtension", "OpExtInstImport")
    }
    return Module(
        kernels,
        *([words[0] for words in found] for found in operands.values()),
        variables={w[2]: int(w[3]) for w in map(str.split, notes) if w[0] == "hipspv.var"},
        modes=_modes(listing, entries),
    )


def _decorations(instructions: list[Instruction]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for instruction in instructions:
        if instruction.opcode == "OpDecorate":
            found[instruction.operands[0]].add(" ".join(instruction.operands[1:]))
    return found


def _by_kernel(notes: list[str]) -> dict[str, list[list[str]]]:
    """The notes' words, without prefix and kernel, by kernel."""
    found: dict[str, list[list[str]]] = defaultdict(list)
    for kind, *rest in (note.removeprefix("hipspv.").split(" ") for note in notes):
        if kind == "abort":
            found[rest[1]].append([kind, *rest[2:]])
        elif kind in ("byref", "packed", "indirect", "bounds", "fp64", *_IMPLICIT):
            found[rest[0]].append([kind, *rest[1:]])
    return found


def _parameters(
    function: Function, types: _Types, decorations: dict[str, set[str]], notes: list[list[str]]
) -> list[Parameter]:
    given = [i for i in function.instructions if i.opcode == "OpFunctionParameter"]
    found = [_parameter(n, i, types, decorations[i.result]) for n, i in enumerate(given)]
    for kind, *numbers in notes:
        if kind in _IMPLICIT:
            for place, name in enumerate(_IMPLICIT[kind], int(numbers[0])):
                found[place].kind, found[place].implicit = name, True
        elif kind == "byref":
            parameter = found[int(numbers[0])]
            parameter.kind = "value, passed by reference"
            parameter.size, parameter.align = map(int, numbers[1:])
        elif kind == "packed":
            members = ", ".join(f"{s}/{a}" for s, a in zip(numbers[1::2], numbers[2::2]))  # noqa: B905
            found[int(numbers[0])].kind = f"block of values (size/alignment: {members})"
    return found


def _parameter(
    index: int, instruction: Instruction, types: _Types, decorations: set[str]
) -> Parameter:
    id = instruction.operands[0]
    made = types.made(id)
    if made.opcode == "OpTypePointer" and "FuncParamAttr ByVal" in decorations:
        size, align = types.layout(made.operands[1])
        named = [int(d.split()[1]) for d in decorations if d.startswith("Alignment ")]
        return Parameter(index, "value", types.name(made.operands[1]), size, (named or [align])[0])
    size, align = types.layout(id)
    if made.opcode == "OpTypePointer":
        kind = _POINTER_KINDS.get(made.operands[0], made.operands[0])
    else:
        kind = "value" if size else made.opcode.removeprefix("OpType").lower()
    return Parameter(index, kind, types.name(id), size, align)


def _shared(listing: Disassembly, types: _Types) -> Callable[[str], dict[str, int]]:
    """What says which Workgroup variables a function reaches, itself or by calls."""
    variables = {
        i.result: (i.result.lstrip("%"), types.layout(types.made(i.operands[0]).operands[1])[0])
        for i in listing.module
        if i.opcode == "OpVariable" and i.operands[1] == "Workgroup"
    }
    uses: dict[str, set[str]] = {}
    calls: dict[str, set[str]] = {}
    for function in listing.functions:
        words = {word for i in function.instructions for word in i.operands}
        uses[function.id] = words & variables.keys() if variables else set()
        calls[function.id] = {
            i.operands[1] for i in function.instructions if i.opcode == "OpFunctionCall"
        }

    def reached(id: str) -> dict[str, int]:
        seen, queue = {id}, [id]
        while queue:
            more = calls.get(queue.pop(), set()) - seen
            seen |= more
            queue += more
        ids = sorted(set().union(*(uses.get(one, set()) for one in seen)))
        return dict(variables[one] for one in ids)

    return reached


def _modes(listing: Disassembly, entries: dict[str, str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for instruction in listing.module:
        if instruction.opcode == "OpExecutionMode":
            name = entries.get(instruction.operands[0], instruction.operands[0])
            found[name].append(" ".join(instruction.operands[1:]))
    return dict(found)
