"""What a pass is."""

from __future__ import annotations

from typing import ClassVar, Protocol

from hipspv.llvm import Module


class Pass(Protocol):
    """One change to a module. Implementations are frozen dataclasses; their docstring says why
    SPIR-V needs the change, and their fields are what of the user's options they need.
    """

    name: ClassVar[str]

    def run(self, module: Module) -> bool:
        """Rewrites the module in place and says whether it changed.

        Looks first whether `module.inventory()` has what concerns it, and visits no more.

        Raises PassError for user code that can't be translated. The module is then only good for
        further checks.
        """
        ...
