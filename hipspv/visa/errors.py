"""The one exception of this package."""

from __future__ import annotations


class VisaError(Exception):
    """An object or a text that can't be read, or an object that can't be written.

    `offset` is the byte of the error, and `field` the document's name of the field there, such as
    `kernel_info.offset`. For text, `line` counts from 1.
    """

    def __init__(
        self, message: str, *, offset: int | None = None, field: str | None = None, line: int | None = None
    ) -> None:
        super().__init__(message)
        self.message = message
        self.offset = offset
        self.field = field
        self.line = line

    def __str__(self) -> str:
        locations = (
            None if self.line is None else f"line {self.line}",
            None if self.offset is None else f"byte {self.offset} (0x{self.offset:x})",
            self.field,
        )
        where = ", ".join(location for location in locations if location)
        return f"{where}: {self.message}" if where else self.message
