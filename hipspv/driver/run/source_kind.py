"""The kind of source that a job compiles."""

from __future__ import annotations


class SourceKind:
    """The dialect, and whether AMD's platform is the source's, too. The empty values: as name and text tell."""

    def __init__(self, dialect: str = "", amd_platform: bool | None = None) -> None:
        self.dialect = dialect
        self.amd_platform = amd_platform
