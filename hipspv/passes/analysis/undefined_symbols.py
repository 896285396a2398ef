"""The objects of a link that need a symbol which none defines: only their link knows them."""

from __future__ import annotations

from collections.abc import Sequence

from hipspv.llvm import Module, metadata

_METADATA = "hipspv.referrers"


def record(module: Module, symbol: str, origins: Sequence[str]) -> None:
    """Records the objects that need `symbol`; `origins` are their names in messages."""
    metadata.append(module, _METADATA, [symbol, *origins])


def remedy(module: Module, symbol: str) -> str:
    """The remedy for an undefined function or variable."""
    for name, *origins in metadata.read(module, _METADATA):
        if name == symbol:
            users = ", ".join(map(str, origins))
            return f"needed by {users}: define it, or link the object or library that does"
    return "define it in this source, or compile and link the sources with -fgpu-rdc"
