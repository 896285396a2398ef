"""Definitions and uses of device symbols across modules, which LLVM's linker doesn't report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hipspv.bundle.registration import IDENTITY
from hipspv.llvm import Flag, Function, Linkage, Module
from hipspv.llvm.instruction_index import Signature
from hipspv.passes.analysis import undefined_symbols
from hipspv.passes.diagnostics import Diagnostic, PassError

if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.llvm.values import GlobalVariable


class LinkSymbols:
    """The symbols of the modules that are about to be linked."""

    def __init__(self) -> None:
        self._definer: dict[str, str] = {}
        self._users: dict[str, list[str]] = {}
        self._weak: dict[str, list[str]] = {}  # definers of symbols that several may define
        self._duplicates: list[Diagnostic] = []

    def read(self, module: Module, origin: str) -> None:
        """Read a module's symbols. `origin`: the object that the module is from."""
        for symbol in _symbols(module, _is_defined):
            first = self._definer.get(symbol.name)
            if first is None:
                self._definer[symbol.name] = origin
            elif not symbol.name.startswith(IDENTITY):  # of one source compiled twice
                self._duplicates.append(_duplicate(symbol, first, origin))
        for symbol in _symbols(module, _is_weak):
            self._weak.setdefault(symbol.name, []).append(origin)
        for symbol in _symbols(module, _is_needed):
            self._users.setdefault(symbol.name, []).append(origin)

    def definers(self, name: str) -> list[str]:
        """Return the objects that define a weak symbol."""
        return self._weak.get(name, [])

    def check(self) -> None:
        """Raises PassError if two objects define the same symbol."""
        if self._duplicates:
            raise PassError(self._duplicates)

    def note_undefined(self, module: Module) -> None:
        """Note users of undefined symbols for later passes' errors: only those that the optimiser leaves count."""
        builtins = module.target.builtins
        for symbol in _symbols(module, _is_needed):
            users = self._users.get(symbol.name)
            if users and not builtins.defines(symbol.name):
                undefined_symbols.record(module, symbol.name, users)


def _symbols(module: Module, condition: Callable[[Signature], bool]) -> list[Function | GlobalVariable]:
    index = module.index()
    return [*index.functions(condition), *index.variables(condition)]


def _is_defined(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED) and signature.detail == Linkage.EXTERNAL


def _is_weak(signature: Signature) -> bool:
    return signature.has(Flag.DEFINED) and signature.detail in (Linkage.WEAK, Linkage.WEAK_ODR)


def _is_needed(signature: Signature) -> bool:
    return not signature.flags & (Flag.DEFINED | Flag.INTRINSIC)


def _duplicate(symbol: Function | GlobalVariable, first: str, second: str) -> Diagnostic:
    name = symbol.owner.demangle(symbol.name)
    if isinstance(symbol, Function):
        kind = "kernel" if symbol.is_kernel else "device function"
        file, line, _ = symbol.location
    else:
        kind, file, line = "device variable", "", 0
    return Diagnostic(
        f"duplicate definition of {kind} '{name}'",
        f"{first} and {second} define it: keep one, or make it static or inline",
        file or second,
        line,
    )
