"""Launch metadata: what the compiler tells the runtime about a module of device code."""

from __future__ import annotations

from hipspv.metadata.records import MetadataError, Record, parse, write

__all__ = ["MetadataError", "Record", "parse", "write"]
