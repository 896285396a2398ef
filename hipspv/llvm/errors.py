"""Errors between Python and LLVM."""

from __future__ import annotations

from typing import Any


class LLVMError(Exception):
    """LLVM refused an input or an operation; the message is LLVM's own."""


class DisposedError(LLVMError):
    """An object was used after it, or what owns it, was disposed of."""


class DisposedLibrary:
    """Stands in for the library in a disposed object, so that living ones needn't check."""

    def __getattr__(self, name: str) -> object:
        raise DisposedError(f"{name}: the object was disposed of")


DISPOSED: Any = DisposedLibrary()
