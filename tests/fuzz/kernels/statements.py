"""Statements of generated kernels, and their text as HIP and as the host's model.

Names of variables are unique in a kernel. The model of independent threads is the kernel's own
text, which a loop runs for one thread after the other. That of threads that cooperate runs each
statement for all threads of the block that take part, before the next statement.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.fuzz.kernels.expressions import Expr, Type


@dataclass(frozen=True)
class Declare:
    """A variable of each thread. count: elements, 0 for none: then the value is its first one, and
    that of all elements otherwise."""

    name: str
    type: Type
    value: Expr
    count: int = 0


@dataclass(frozen=True)
class Record:
    """A structure's definition."""

    name: str
    text: str


@dataclass(frozen=True)
class Shared:
    """An array of the block, whose elements `e` the threads fill. Barriers order that. offset: its first byte, in
    memory whose size the launch states."""

    name: str
    type: Type
    count: int
    value: Expr
    offset: int | None = None


@dataclass(frozen=True)
class Assign:
    """`target sign= value`. The bounds of the target hold after it."""

    target: Expr
    sign: str
    value: Expr


@dataclass(frozen=True)
class Run:
    """A statement that is an expression, such as an atomic operation."""

    value: Expr


@dataclass(frozen=True)
class Collective:
    """`target = call(operands)`, which threads of a warp run together. call: a function of hip;
    the model has one of that name, which has the operands of all lanes. first: text of operands
    that stand before the values."""

    target: Expr
    call: str
    operands: tuple[Expr, ...]
    first: str = ""


@dataclass(frozen=True)
class Barrier:
    call: str = "__syncthreads()"


@dataclass(frozen=True)
class If:
    condition: Expr
    then: Body
    otherwise: Body = ()


@dataclass(frozen=True)
class For:
    """`for (type name = first; condition; name += step)`. within: the name's bounds in the body."""

    name: str
    type: Type
    first: Expr
    condition: Expr
    step: Expr
    body: Body
    within: tuple[int, int]


@dataclass(frozen=True)
class Do:
    """`int name = 0; do … while (++name < limit && condition)`."""

    name: str
    limit: Expr
    condition: Expr
    body: Body


@dataclass(frozen=True)
class Switch:
    """The bodies are those of 0 and 3, of 1, and of other values. falls: whether the first two go on with the next."""

    value: Expr
    first: Body
    second: Body
    third: Body
    falls: tuple[bool, bool]


@dataclass(frozen=True)
class Block:
    """Statements that end at a label."""

    name: str
    body: Body


@dataclass(frozen=True)
class Graph:
    """Three bodies that jump to one another: after each one, and before the first, a condition decides whether the next
    one follows, or that of an index; 4 is the end. Few bodies run in total."""

    name: str
    enters: Expr
    one: Expr
    two: Expr
    three: Expr
    first: Body
    second: Body
    third: Body
    jumps: tuple[int, ...]


@dataclass(frozen=True)
class Leave:
    """`break`, `continue`, `return`, or `goto` to the end of a block around."""

    word: str


Statement = (
    Record | Declare | Shared | Assign | Run | Collective | Barrier | If | For | Do | Switch | Block | Graph | Leave
)
Body = tuple[Statement, ...]


def bodies(statement: Statement) -> dict[str, Body]:
    """The lists of statements within a statement, by their fields."""
    match statement:
        case If(_, then, otherwise):
            return {"then": then, "otherwise": otherwise}
        case For(body=body) | Do(body=body) | Block(body=body):
            return {"body": body}
        case Switch(first=first, second=second, third=third) | Graph(first=first, second=second, third=third):
            return {"first": first, "second": second, "third": third}
    return {}


def lines(body: Body, indent: str = "  ") -> Iterator[str]:
    """The statements in C++, as a thread runs them."""
    for statement in body:
        for line in _lines(statement):
            yield indent + line


def _lines(statement: Statement) -> Iterator[str]:
    match statement:
        case Declare(name, type, value, 0):
            yield f"{type.name} {name} = {value.text};"
        case Declare(name, type, value, count):
            yield f"{type.name} {name}[{count}];"
            yield f"for (int e = 0; e < {count}; ++e) {name}[e] = {value.text};"
        case Record(_, text):
            yield text
        case Shared(name, type, count, value, offset):
            if offset is None:
                yield f"__shared__ {type.name} {name}[{count}];"
            else:
                yield "extern __shared__ size_t dynamic_memory[];"
                yield f"{type.name}* {name} = ({type.name}*)((char*)dynamic_memory + {offset});"
            step = "blockDim.x * blockDim.y * blockDim.z"
            yield f"for (int e = tid; e < {count}; e += {step}) {name}[e] = {value.text};"
        case Assign(target, sign, value):
            yield f"{target.text} {sign}= {value.text};"
        case Run(value):
            yield f"{value.text};"
        case Collective(target, call, operands, first):
            yield f"{target.text} = {call}({first}{', '.join(each.text for each in operands)});"
        case Barrier(call):
            yield f"{call};"
        case If(condition, then, otherwise):
            yield f"if ({condition.text}) {{"
            yield from lines(then)
            if otherwise:
                yield "} else {"
                yield from lines(otherwise)
            yield "}"
        case For(name, type, first, condition, step, inner, _):
            head = f"{type.name} {name} = {first.text}; {condition.text}; {name} += {step.text}"
            yield f"for ({head}) {{"
            yield from lines(inner)
            yield "}"
        case Do(name, limit, condition, inner):
            yield f"{{ int {name} = 0; do {{"
            yield from lines(inner)
            yield f"}} while (++{name} < {limit.text} && {condition.text}); }}"
        case Switch(value, first, second, third, falls):
            yield f"switch ({value.text}) {{"
            for label, inner, end in zip(_LABELS, (first, second, third), (*falls, True), strict=True):
                yield f"{label} {{"
                yield from lines(inner)
                yield "}" if end else "} break;"
            yield "}"
        case Block(name, inner):
            yield "{"
            yield from lines(inner)
            yield f"}} {name}:;"
        case Graph():
            yield from _graph(statement)
        case Leave(word):
            yield f"{word};"


_LABELS = ("case 0: case 3:", "case 1:", "default:")
_STEPS = 8  # bodies of a graph that run


def _graph(graph: Graph) -> Iterator[str]:
    name = graph.name
    yield f"{{ int {name} = {_STEPS};"
    jumps = [f"goto {name}_{index};" for index in graph.jumps]
    yield f"if ({graph.enters.text}) {jumps[0]}"
    bodies = (graph.first, graph.second, graph.third)
    for i, (inner, condition) in enumerate(zip(bodies, (graph.one, graph.two, graph.three), strict=True), 1):
        yield f"{name}_{i}: {{"
        yield from lines(inner)
        yield f"}} if (--{name} == 0) goto {name}_4;"
        yield f"if ({condition.text}) {jumps[i]}"
    yield f"{name}_4:; }}"
