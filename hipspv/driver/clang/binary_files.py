"""Recognition of files that aren't text, by their first bytes."""

from __future__ import annotations

_KINDS = {
    b"\x7fELF": "an ELF file",
    b"!<arch>\n": "an archive",
    b"BC\xc0\xde": "LLVM bitcode",
    b"\x03\x02\x23\x07": "a SPIR-V module",
    b"__CLANG_OFFLOAD_BUNDLE__": "an offload bundle",
    b"\x1f\x8b": "compressed by gzip",
    b"PK\x03\x04": "a ZIP archive",
    b"\x89PNG": "a picture",
}
_LOOKED_AT = 512  # bytes


def kind_of_binary(content: bytes) -> str:
    """Return the kind of a file whose content can't be text, or an empty string for text.

    UTF-16 text with a byte order mark counts as text, because clang reports it by name.
    """
    for magic, kind in _KINDS.items():
        if content.startswith(magic):
            return kind
    start = content[:_LOOKED_AT]
    return "binary" if b"\0" in start and not start.startswith((b"\xff\xfe", b"\xfe\xff")) else ""
