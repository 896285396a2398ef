"""The model of a kernel whose threads cooperate.

It runs each statement for all threads of the block that take part, before the next statement. Variables are arrays with
an element for each thread `t`. A mask has the threads that are in a statement list: those that leave it by `break` wait
after the loop, and those that leave it by `continue` wait for the next iteration.
"""

import itertools
from collections.abc import Iterator
from typing import NamedTuple

from tests.fuzz.kernels.statements import (
    Assign,
    Barrier,
    Block,
    Body,
    Collective,
    Declare,
    Do,
    For,
    If,
    Leave,
    Record,
    Run,
    Shared,
    Statement,
    Switch,
    bodies,
)


class _Loop(NamedTuple):
    """Names of the masks of threads that left a loop, and of those that wait for its iteration."""

    left: str
    waiting: str


def variables(body: Body) -> Iterator[tuple[str, str, int]]:
    """Name, type and count of elements of each variable that is one thread's."""
    for statement in body:
        match statement:
            case Declare(name, type, _, count):
                yield name, type.name, count
            case For(name, type):
                yield name, type.name, 0
            case Do(name):
                yield name, "int", 0
            case _:
                pass
        for inner in bodies(statement).values():
            yield from variables(inner)


def block_lines(body: Body) -> Iterator[str]:
    """The statements of a function that does what a block does."""
    names = [*variables(body)]
    yield from ("  " + each.text for each in body if isinstance(each, Record))
    for name, type, count in names:
        yield f"  static {type} {name}_[kThreads]" + (f"[{count}];" if count else ";")
        yield f"#define {name} {name}_[t]"
    yield "  Mask in0_ = all();"
    yield from _Printer().body(body, "in0_", None)
    for name, _, _ in names:
        yield f"#undef {name}"


class _Printer:
    def __init__(self) -> None:
        self._count = itertools.count(1)

    def _mask(self, letter: str) -> str:
        return f"{letter}{next(self._count)}_"

    def body(self, body: Body, mask: str, loop: _Loop | None) -> Iterator[str]:
        for statement in body:
            for line in self._lines(statement, mask, loop):
                yield "  " + line

    def _lines(self, statement: Statement, mask: str, loop: _Loop | None) -> Iterator[str]:
        each = f"EACH({mask})"
        match statement:
            case Declare(name, _, value, 0):
                yield f"{each} {name} = {value.text};"
            case Declare(name, _, value, count):
                yield f"{each} for (int e = 0; e < {count}; ++e) {name}[e] = {value.text};"
            case Record():
                pass
            case Shared(name, type, count, value):
                yield f"static {type.name} {name}[{count}];"
                yield f"for (int e = 0; e < {count}; ++e) {name}[e] = {value.text};"
            case Assign(target, sign, value):
                yield f"{each} {target.text} {sign}= {value.text};"
            case Run(value):
                yield f"{each} {value.text};"
            case Barrier():
                pass
            case Collective(target, call, operands, _):
                yield "{"
                for i, operand in enumerate(operands):
                    yield f"  static {operand.type.name} v{i}_[kThreads];"
                    yield f"  {each} v{i}_[t] = {operand.text};"
                passed = "".join(f", v{i}_" for i in range(len(operands)))
                yield f"  {each} {target.text} = {call.removesuffix('_sync')}({mask}, t{passed});"
                yield "}"
            case If():
                yield from self._if(statement, mask, loop)
            case For():
                yield from self._for(statement, mask)
            case Do():
                yield from self._do(statement, mask)
            case Switch():
                yield from self._switch(statement, mask, loop)
            case Block(name, inner):
                yield f"Mask {name}_;"
                yield from self.body(inner, mask, loop)
                yield f"{mask} |= {name}_;"
            case Leave(word) if word.startswith("goto "):
                yield f"{word.removeprefix('goto ')}_ |= {mask};"
                yield f"{mask}.reset();"
            case Leave(word):
                if loop is not None and word != "return":
                    yield f"{loop.left if word == 'break' else loop.waiting} |= {mask};"
                yield f"{mask}.reset();"

    def _if(self, statement: If, mask: str, loop: _Loop | None) -> Iterator[str]:
        then, otherwise = self._mask("in"), self._mask("in")
        yield f"Mask {then}, {otherwise};"
        yield f"EACH({mask}) ({statement.condition.text} ? {then} : {otherwise}).set(t);"
        yield from self.body(statement.then, then, loop)
        yield from self.body(statement.otherwise, otherwise, loop)
        yield f"{mask} = {then} | {otherwise};"

    def _switch(self, statement: Switch, mask: str, loop: _Loop | None) -> Iterator[str]:
        value, left = statement.value.text, self._mask("left")
        first, second, third = (self._mask("in") for _ in range(3))
        yield f"Mask {first}, {second}, {third}, {left};"
        choice = f"({value}) % 3 == 0 ? {first} : ({value}) == 1 ? {second} : {third}"
        yield f"EACH({mask}) ({choice}).set(t);"
        inside = _Loop(left, loop.waiting if loop else "")
        yield from self.body(statement.first, first, inside)
        yield f"{second if statement.falls[0] else left} |= {first};"
        yield from self.body(statement.second, second, inside)
        yield f"{third if statement.falls[1] else left} |= {second};"
        yield from self.body(statement.third, third, inside)
        yield f"{mask} = {third} | {left};"

    def _do(self, statement: Do, mask: str) -> Iterator[str]:
        again, loop = self._mask("again"), _Loop(self._mask("left"), self._mask("waiting"))
        yield f"EACH({mask}) {statement.name} = 0;"
        yield f"Mask {loop.left};"
        yield f"while (!{mask}.none()) {{"
        yield f"  Mask {loop.waiting}, {again};"
        yield from self.body(statement.body, mask, loop)
        yield f"  {mask} |= {loop.waiting};"
        condition = f"++{statement.name} < {statement.limit.text} && {statement.condition.text}"
        yield f"  EACH({mask}) ({condition} ? {again} : {loop.left}).set(t);"
        yield f"  {mask} = {again};"
        yield "}"
        yield f"{mask} = {loop.left};"

    def _for(self, statement: For, mask: str) -> Iterator[str]:
        inside, loop = self._mask("in"), _Loop(self._mask("left"), self._mask("waiting"))
        yield f"EACH({mask}) {statement.name} = {statement.first.text};"
        yield f"Mask {loop.left};"
        yield "for (;;) {"
        yield f"  Mask {inside}, {loop.waiting};"
        yield f"  EACH({mask}) ({statement.condition.text} ? {inside} : {loop.left}).set(t);"
        yield f"  if ({inside}.none()) break;"
        yield from self.body(statement.body, inside, loop)
        yield f"  {mask} = {inside} | {loop.waiting};"
        yield f"  EACH({mask}) {statement.name} += {statement.step.text};"
        yield "}"
        yield f"{mask} = {loop.left};"
