"""Errors of files: one class a format, each with the byte and the field that are wrong."""

from __future__ import annotations


class FormatError(Exception):
    """The data isn't what it should be.

    offset: the byte in the data that was given, None where it is no single one. field: the name of
    what stands there, as the format's description has it.
    """

    def __init__(self, message: str, offset: int | None = None, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.field = field

    def __str__(self) -> str:
        place = [] if self.offset is None else [f"byte {self.offset:,}"]
        place += [self.field] if self.field else []
        return f"{self.message} ({', '.join(place)})" if place else self.message

    def moved(self, base: int) -> FormatError:
        """The error in data in which the part that it is about begins at `base`. It is a new one,
        which can be kept: the old one keeps all that the functions had that it came through."""
        offset = None if self.offset is None else self.offset + base
        return type(self)(self.message, offset, self.field)


class BundleError(FormatError):
    """The data is no offload bundle, or a damaged one."""


class ElfError(FormatError):
    """The data is no ELF file that is read here, or a damaged one."""


class ArchiveError(FormatError):
    """The archive is damaged, or a member of a thin one is missing."""
