"""What can go wrong between Python and LLVM."""

from __future__ import annotations


class LLVMError(Exception):
    """LLVM refused an input or an operation; the message is LLVM's own."""


class DisposedError(LLVMError):
    """An object was used after it, or what owns it, was disposed of."""


class DisposedLibrary:
    """Stands in for the library in a disposed object, so that the living pay nothing for the check."""

    def __getattr__(self, name: str) -> object:
        raise DisposedError(f"{name}: the object was disposed of")


DISPOSED = DisposedLibrary()
