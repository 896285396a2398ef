"""Reduces a kernel to the statements and expressions without which it no longer fails.

Each step tries kernels that differ by one edit, and goes on with the first one that fails. The
bounds of expressions and the order of accesses to shared memory stay as defined as they were: an
expression is replaced only by one whose bounds are within its own.
"""

import dataclasses
import functools
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeVar

from tests.fuzz.kernels.expressions import INT, REAL, Expr, cast, constant, names
from tests.fuzz.kernels.kernel import Kernel, Launch
from tests.fuzz.kernels.order import left, ordered
from tests.fuzz.kernels.statements import (
    Assign,
    Block,
    Body,
    Collective,
    Declare,
    Do,
    For,
    Graph,
    If,
    Run,
    Shared,
    Statement,
    Switch,
    bodies,
)

_AT_ONCE = 12  # a program with more takes longer to compile, and one that fails is often early

Made = TypeVar("Made")
Change = Callable[[Made], Iterable[Made]]  # smaller kernels whose results are defined
# The index of the first one of some kernels that fails in the same way as the original.
Failing = Callable[[Sequence[Made]], int | None]


def reduced(kernel: Kernel, failing: Failing[Kernel]) -> Kernel:
    """The smallest kernel found."""
    changes = (_launches, _without_parts, _unwrapped, _inlined, _simplified)
    return smallest(kernel, [functools.partial(_valid, change) for change in changes], failing)


def smallest(kernel: Made, changes: Sequence[Change[Made]], failing: Failing[Made]) -> Made:
    """The kernel after all changes with which it still fails."""
    while True:
        before = kernel
        for change in changes:
            kernel = _repeated(kernel, change, failing)
        if kernel == before:
            return kernel


def _repeated(kernel: Made, change: Change[Made], failing: Failing[Made]) -> Made:
    tried = 0
    candidates = iter(change(kernel))
    while chunk := list(itertools.islice(candidates, _AT_ONCE)):
        index = failing(chunk)
        # A device's compiler may fail for a kernel only if it has built others before.
        if index is not None and failing([chunk[index]]) is not None:
            kernel, tried = chunk[index], tried + index
            # The smaller kernel's first changes are mostly those that were tried.
            candidates = itertools.islice(change(kernel), tried, None)
        else:
            tried += len(chunk)
    return kernel


def _valid(change: Callable[[Kernel], Iterator[Kernel]], kernel: Kernel) -> Iterator[Kernel]:
    """The changed kernels that are smaller, and whose results are defined."""
    limit, seen = size(kernel), set[object]()
    for each in change(kernel):
        key = each.body, each.launches, each.restrict
        if size(each) < limit and key not in seen and _defined(each.body):
            seen.add(key)
            yield each


def _defined(body: Body) -> bool:
    """True for a kernel: `break` and `continue` are in loops, too."""
    return declared(body) and ordered(body) and set(left(body)) <= {"return"}


def size(kernel: Kernel) -> int:
    """The length of its text, with 1 for each use of a name, and the bits of its launches."""
    uses = sum(len(names(value)) for value in _values(kernel.body))
    return len(kernel.text("k")) + uses + sum(map(_bits, kernel.launches))


def _bits(launch: Launch) -> int:
    numbers = (*launch.grid, *launch.block, *launch.arguments)
    return 20 + sum(number.bit_length() + (number < 0) for number in numbers)


# ---- parts of statements


def _fields(statement: Statement) -> dict[str, Expr]:
    """The expressions of a statement, but for the operands of a function of the warp."""
    found = {each.name: getattr(statement, each.name) for each in dataclasses.fields(statement)}
    return {name: value for name, value in found.items() if isinstance(value, Expr)}


def _values(body: Body) -> Iterator[Expr]:
    for statement in body:
        yield from _fields(statement).values()
        if isinstance(statement, Collective):
            yield from statement.operands
        for inner in bodies(statement).values():
            yield from _values(inner)


def declared(body: Body, around: frozenset[str] = frozenset()) -> bool:
    """Every variable that begins with a letter and a digit, or is `tid`, is declared before."""
    known = set(around)
    for statement in body:
        own = {statement.name} if isinstance(statement, (For, Do)) else set[str]()
        inner = known | own
        used = set[str]()
        for field, value in _fields(statement).items():
            used |= names(value) - (own if field != "first" else set())
        if isinstance(statement, Collective):
            used = used.union(*map(names, statement.operands))
        if any(_local(name) and name not in known for name in used):
            return False
        if isinstance(statement, (Declare, Shared)):
            known.add(statement.name)
        if not all(declared(each, frozenset(inner)) for each in bodies(statement).values()):
            return False
    return True


def _local(name: str) -> bool:
    return name == "tid" or any(character.isdigit() for character in name)


def _edited(body: Body, edit: Callable[[Statement], Iterator[Body]]) -> Iterator[Body]:
    """Bodies that have another list in place of one statement."""
    for i, statement in enumerate(body):
        for new in edit(statement):
            yield (*body[:i], *new, *body[i + 1 :])
        for field, inner in bodies(statement).items():
            for changed in _edited(inner, edit):
                yield (*body[:i], dataclasses.replace(statement, **{field: changed}), *body[i + 1 :])


# ---- changes


def _launches(kernel: Kernel) -> Iterator[Kernel]:
    """A single launch; fewer blocks; plainer arguments."""
    first, *others = kernel.launches
    if others:
        for launch in kernel.launches:
            yield dataclasses.replace(kernel, launches=(launch,))
        return
    if kernel.restrict:
        yield dataclasses.replace(kernel, restrict=False)
    for smaller in _smaller(first):
        yield dataclasses.replace(kernel, launches=(smaller,))


def _smaller(launch: Launch) -> Iterator[Launch]:
    yield launch._replace(grid=(1,) * len(launch.grid))
    for i, extent in enumerate(launch.block):
        for new in (1, 2, 8, 16, 32):
            if new < extent:
                yield launch._replace(block=(*launch.block[:i], new, *launch.block[i + 1 :]))
    for i, argument in enumerate(launch.arguments):
        for new in (0, 1, 5):
            if new != argument:
                changed = (*launch.arguments[:i], new, *launch.arguments[i + 1 :])
                yield launch._replace(arguments=changed)


def _without_parts(kernel: Kernel) -> Iterator[Kernel]:
    """Without a part of a list of statements: the longest parts first."""
    bodies = [*_removed(kernel.body)]
    for _, body in sorted(bodies, key=lambda each: -each[0]):
        yield dataclasses.replace(kernel, body=body)


def _removed(body: Body) -> Iterator[tuple[int, Body]]:
    length = len(body)
    while length:
        for first in range(0, len(body) - length + 1, max(1, length // 2)):
            yield length, body[:first] + body[first + length :]
        length //= 2
    for i, statement in enumerate(body):
        for field, inner in bodies(statement).items():
            for count, changed in _removed(inner):
                new = dataclasses.replace(statement, **{field: changed})
                yield count, (*body[:i], new, *body[i + 1 :])


def _unwrapped(kernel: Kernel) -> Iterator[Kernel]:
    for body in _edited(kernel.body, _inner):
        yield dataclasses.replace(kernel, body=body)


def _inner(statement: Statement) -> Iterator[Body]:
    """A branch's or a loop's own statements, or a value without its exchange."""
    match statement:
        case If(_, then, otherwise):
            yield then
            if otherwise:
                yield otherwise
        case For(name, type, first, _, _, body, within):
            if first.within(*within):
                yield (Declare(name, type, first), *body)
        case Do(name, _, _, body):
            yield (Declare(name, INT, constant(0)), *body)
        case Switch() | Block() | Graph():
            yield from bodies(statement).values()
        case Collective(target, _, (value, *_)) if value.type == target.type:
            yield (Assign(target, "", value),)
        case Collective(target, call, operands, first) if first and "reduce" not in call:
            yield (Collective(target, call.removesuffix("_sync"), operands),)
        case Assign(target, sign, value) if sign:
            yield (Assign(target, "", value),)


def _inlined(kernel: Kernel) -> Iterator[Kernel]:
    """With a variable's first value, or a constant, wherever the variable is read."""
    assigned = {s.target.name for s in _all(kernel.body) if isinstance(s, (Assign, Collective))}
    for statement in _all(kernel.body):
        if not isinstance(statement, Declare) or statement.count or statement.name in {*assigned, "tid"}:
            continue
        constants = () if statement.value.fixed else _constants(statement.value)
        for value in (statement.value, *constants):
            body = _substituted(kernel.body, statement.name, cast(value, statement.type))
            yield dataclasses.replace(kernel, body=body)


def _all(body: Body) -> Iterator[Statement]:
    for statement in body:
        yield statement
        for inner in bodies(statement).values():
            yield from _all(inner)


def _substituted(body: Body, name: str, value: Expr) -> Body:
    made: list[Statement] = []
    for statement in body:
        if isinstance(statement, Declare) and statement.name == name:
            continue
        new: dict[str, object] = {field: _replaced(each, name, value) for field, each in _fields(statement).items()}
        if isinstance(statement, Collective):
            new["operands"] = tuple(_replaced(each, name, value) for each in statement.operands)
        for field, inner in bodies(statement).items():
            new[field] = _substituted(inner, name, value)
        made.append(dataclasses.replace(statement, **new))
    return tuple(made)


def _replaced(whole: Expr, name: str, value: Expr) -> Expr:
    if whole.name == name and not whole.operands:
        return dataclasses.replace(value, fixed=whole.fixed)
    operands = tuple(_replaced(each, name, value) for each in whole.operands)
    return dataclasses.replace(whole, operands=operands)


def _simplified(kernel: Kernel) -> Iterator[Kernel]:
    for body in _edited(kernel.body, _plainer):
        yield dataclasses.replace(kernel, body=body)


def _plainer(statement: Statement) -> Iterator[Body]:
    """The statement with a plainer expression."""
    for field, value in _fields(statement).items():
        if field == "step":
            continue
        for new in _within(value) if field == "target" or isinstance(statement, Run) else _simpler(value):
            yield (dataclasses.replace(statement, **{field: new}),)
    if isinstance(statement, Collective):
        for i, operand in enumerate(statement.operands):
            for new in _simpler(operand):
                operands = (*statement.operands[:i], new, *statement.operands[i + 1 :])
                yield (dataclasses.replace(statement, operands=operands),)


def _constants(value: Expr) -> Iterator[Expr]:
    if value.type.named:
        yield cast(constant(1), value.type)
    elif value.type is REAL:
        yield from (constant(1, REAL), constant(2, REAL))
    elif value.type.bits >= INT.bits:
        for number in (0, 1, 2, 5):
            if value.low <= number <= value.high:
                yield constant(number, value.type)


def _simpler(value: Expr) -> Iterator[Expr]:
    """Plainer expressions of the same type, within the same bounds."""
    if value.fixed:
        return
    yield from _constants(value)
    for operand in value.operands:
        if operand.type != value.type and REAL not in (operand.type, value.type):
            operand = cast(operand, value.type)
        if operand.type == value.type and operand.within(value.low, value.high):
            yield operand
    yield from _within(value)


def _within(value: Expr) -> Iterator[Expr]:
    """The same expression with a plainer operand. An operand whose address is taken stays one."""
    for i, operand in enumerate(() if value.fixed else value.operands):
        for new in _within(operand) if i == 0 and "&{}" in value.form else _simpler(operand):
            yield dataclasses.replace(value, operands=(*value.operands[:i], new, *value.operands[i + 1 :]))
