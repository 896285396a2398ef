"""A check that accesses to shared memory have an order, so that the results are defined."""

from collections.abc import Iterator

from tests.fuzz.kernels.expressions import Expr, both
from tests.fuzz.kernels.statements import (
    Assign,
    Barrier,
    Block,
    Body,
    Collective,
    Declare,
    Do,
    For,
    Graph,
    If,
    Leave,
    Record,
    Run,
    Shared,
    Statement,
    Switch,
    bodies,
)

_COUNT = "__syncthreads"  # with which the names of collective functions of a block begin
FILL, OWN, READ = "fill", "own", "read"  # another use is the name of an atomic operation


def ordered(body: Body) -> bool:
    """All threads reach each barrier. Between two barriers they use a shared array in one of
    three ways: each its own element, reading it, or by one atomic operation."""
    arrays = {each.name for each in body if isinstance(each, Shared)}
    return _meets(body) and _Walk(arrays).body(body)


def _meets(body: Body) -> bool:
    """True if all threads reach each barrier, or have ended: none leaves a statement that has one."""
    return all(
        _meets(inner) and not (_waits(inner) and any(word != "return" for word in left(inner)))
        for statement in body
        for inner in bodies(statement).values()
    )


def _waits(body: Body) -> bool:
    return any(
        isinstance(statement, Barrier)
        or (isinstance(statement, Collective) and statement.call.startswith(_COUNT))
        or any(map(_waits, bodies(statement).values()))
        for statement in body
    )


def left(body: Body) -> Iterator[str]:
    """The keywords of statements that leave the list, or the loop that it is in."""
    for statement in body:
        if isinstance(statement, Leave):
            yield statement.word
        inside: set[str] = set()
        match statement:
            case For() | Do():
                inside = {"break", "continue"}
            case Switch():
                inside = {"break"}
            case Block(name):
                inside = {f"goto {name}"}
            case _:
                pass
        for inner in bodies(statement).values():
            yield from (word for word in left(inner) if word not in inside)


class _Walk:
    """used: how each array has been used since the last barrier."""

    def __init__(self, arrays: set[str]) -> None:
        self.arrays = arrays
        self.used: dict[str, str] = {}

    def body(self, body: Body) -> bool:
        return all(map(self._statement, body))

    def _use(self, name: str, how: str) -> bool:
        if name not in self.arrays or (how == OWN and self.used.get(name) == READ):
            return True
        return self.used.setdefault(name, how) == how

    def _reads(self, *values: Expr) -> bool:
        return all(self._use(name, how) for value in values for name, how in _accesses(value))

    def _statement(self, statement: Statement) -> bool:
        match statement:
            case Declare(value=value):
                return self._reads(value)
            case Assign(target, _, value):
                return self._reads(value, *target.operands) and self._write(target)
            case Run(value):
                target, added = value.operands
                how = value.form.partition("(")[0].replace("Sub", "Add")
                return self._reads(added, *target.operands) and self._use(target.name, how)
            case Collective(_, call, operands):
                fine = self._reads(*operands)
                if call.startswith(_COUNT):
                    self.used.clear()
                return fine
            case Barrier():
                self.used.clear()
            case If(condition, then, otherwise):
                return self._reads(condition) and self._either(then, otherwise)
            case For(_, _, first, condition, _, inner):
                again = (If(condition, inner),)
                return self._reads(first) and self.body(again) and self.body(again)
            case Do(_, limit, condition, inner):
                again = (*inner, If(both(limit, "&&", condition), ()))
                return self.body(again) and self.body(again)
            case Switch(value, first, second, third):
                return self._reads(value) and self.body((If(value, first), If(value, second), If(value, third)))
            case Block(_, inner):
                return self.body(inner)
            case Graph(_, enters, one, two, three, first, second, third):
                again = (If(enters, first), If(one, second), If(two, third), If(three, ()))
                return self.body(again) and self.body(again)
            case Shared(name):
                return self._use(name, FILL)
            case Leave() | Record():
                pass
        return True

    def _either(self, then: Body, otherwise: Body) -> bool:
        """Afterwards both uses count, as either may have been the last one."""
        before = dict(self.used)
        fine = self.body(then)
        after, self.used = self.used, before
        if not fine or not self.body(otherwise):
            return False
        return all(self.used.setdefault(name, how) == how for name, how in after.items())

    def _write(self, target: Expr) -> bool:
        if target.name not in self.arrays:
            return True
        own = target.operands[0].text == "tid" and self.used.get(target.name, OWN) == OWN
        self.used[target.name] = OWN
        return own


def _accesses(value: Expr) -> Iterator[tuple[str, str]]:
    """Names that the expression reads, and how, if they are those of shared arrays."""
    if value.name:
        yield value.name, OWN if value.operands and value.operands[0].text == "tid" else READ
    for operand in value.operands:
        yield from _accesses(operand)
