"""Errors of files: one class per format, each error with the byte and the field that are wrong."""

from __future__ import annotations


class FormatError(Exception):
    """The data isn't what it should be.

    offset: the byte in the caller's data, None if there is no single one. field: the name of the
    data there, from the format's description.
    """

    def __init__(self, message: str, offset: int | None = None, field: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.field = field

    def __str__(self) -> str:
        location = [] if self.offset is None else [f"byte {self.offset:,}"]
        location += [self.field] if self.field else []
        return f"{self.message} ({', '.join(location)})" if location else self.message

    def moved(self, base: int) -> FormatError:
        """Return the error for data in which the part concerned begins at `base`. The result is a new error that can be
        kept: the old one keeps all objects of the functions that it passed through."""
        offset = None if self.offset is None else self.offset + base
        return type(self)(self.message, offset, self.field)


class BundleError(FormatError):
    """The data is no offload bundle, or a damaged one."""


class ElfError(FormatError):
    """The data is no ELF file that is read here, or a damaged one."""


class ArchiveError(FormatError):
    """The archive is damaged, or a member of a thin one is missing."""


class VortexError(FormatError):
    """The data is no program image for Vortex, or a damaged one."""
