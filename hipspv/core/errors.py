"""Errors that a user of the driver can act on."""

from __future__ import annotations


class DriverError(Exception):
    """The command can't be carried out. The message gives the reason, `remedy` the way out."""

    def __init__(self, message: str, remedy: str = "", code: int = 1) -> None:
        super().__init__(message)
        self.remedy = remedy
        self.code = code


class ToolMissing(DriverError):
    """A program or library that hipspv needs isn't there."""


class CannotWrite(DriverError):
    """An output can't be written: full disk, file size limit, or unwritable directory."""

    def __init__(self, path: str, error: OSError, remedy: str = "") -> None:
        super().__init__(f"cannot write '{path}': {error.strerror}", remedy)


class OptionError(Exception):
    """An option lacks its value or has an invalid one."""


class SourceErrors(Exception):
    """Errors in the user's source, as text to print. wanted: an option makes errors of warnings."""

    def __init__(self, text: str, wanted: bool = False) -> None:
        super().__init__(text)
        self.wanted = wanted


class Interrupted(BaseException):
    """A signal asked the driver to stop."""

    def __init__(self, signum: int) -> None:
        super().__init__(signum)
        self.signum = signum


class TranslationError(Exception):
    """A code generator or translator refused the module."""
