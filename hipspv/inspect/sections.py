"""Sections of a damaged or untrusted ELF file, by name."""

from __future__ import annotations

from hipspv.bundle import elf
from hipspv.bundle.errors import ElfError


class Sections:
    """The sections of a file. Sections may share bytes, but together are no larger than it.

    kinds: of files, as elf.Object takes them. what: the name of such files in messages.
    """

    def __init__(self, data: memoryview, kinds: tuple[int, ...], what: str) -> None:
        self.object = elf.Object(data, kinds)
        self.sections = {section.name: section for section in self.object.table()}
        self._what = what
        self._left = len(data)

    def content(self, name: str) -> bytes:
        """Return a section's bytes; none if it isn't there. Raises ElfError."""
        section = self.sections.get(name)
        if section is None:
            return b""
        self._left -= section.size
        if self._left < 0:
            raise self.damaged("sections overlap", name)
        return self.object.content(section.index)

    def damaged(self, fault: str, name: str) -> ElfError:
        section = self.sections.get(name)
        offset = section.offset if section else 0
        return ElfError(f"damaged {self._what}: {fault}", offset, name[:80])
