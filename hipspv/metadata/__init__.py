"""Launch metadata: the compiler's description of a module of device code for the runtime."""

from __future__ import annotations

from hipspv.metadata.records import MetadataError, Record, parse, write

__all__ = ["MetadataError", "Record", "parse", "write"]
