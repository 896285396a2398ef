"""The interface of a pass."""

from __future__ import annotations

from typing import ClassVar

from hipspv.llvm import Module
from hipspv.passes.record import Record


class Pass(Record):
    """One change to a module.

    A subclass's docstring says why a target needs the change; its first sentence is in the pass
    list. Its fields are the user's options that it needs:
    `--passes=` sets those of type int, bool or str.
    """

    name: ClassVar[str]

    def run(self, module: Module) -> bool:
        """Rewrites the module. Returns true if it changed.

        First asks `module.index()` for what concerns the pass, and visits nothing else. Facts
        about the target, such as its address spaces, come from `module.target`.

        Raises PassError for user code that can't be translated. The module is then only good for
        further checks.
        """
        raise NotImplementedError
