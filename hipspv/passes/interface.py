"""The interface of a pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from hipspv.llvm import Module
from hipspv.passes.record import Record


class Pass(Record):
    """One change to a module.

    A subclass's docstring says why a target needs the change; its first sentence is in the pass list. Its fields are
    the user's options that it needs: `--passes=` sets those of type int, bool or str. Users give the class's name in
    lower case with hyphens: `RemoveFreeze` is `remove-freeze`.
    """

    name: ClassVar[str]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "name" not in vars(cls):
            cls.name = "".join(f"-{c.lower()}" if c.isupper() else c for c in cls.__name__)[1:]

    def run(self, module: Module) -> bool:
        """Rewrite the module. Return true if it changed.

        A pass asks `module.index()` for what concerns it, and visits nothing else. Facts about the target, such as its
        address spaces, come from `module.target`.

        Raises PassError for user code that can't be translated. The module is then only good for further checks.
        """
        raise NotImplementedError


class Excluded:
    """A pass that the options leave out of its phase. The list of passes has it, and `--passes=` finds it."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], Pass]) -> None:
        self.make = make


Step = Pass | Excluded


def only_if(condition: bool, *passes: Callable[[], Pass]) -> list[Step]:
    """The passes of a phase that run under a condition, as classes or other functions that make them."""
    return [make() if condition else Excluded(make) for make in passes]
