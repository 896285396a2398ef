"""Archives whose members are bundles ("heterogeneous device archives").

Source: clang/docs/ClangOffloadBundler.rst, "Archive Unbundling"; the names of the results:
clang/lib/Driver/OffloadBundler.cpp, UnbundleArchive. The wheel's clang-offload-bundler reads no zstd.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from hipspv.bundle import reader
from hipspv.bundle.errors import BundleError
from hipspv.bundle.model import Data
from hipspv.bundle.target import TargetId


def programs(data: Data, path: str, wanted: TargetId, trusted: bool = False) -> Iterator[tuple[str, bytes]]:
    """Return names and contents of the entries for a target in an archive's members. Members
    without a bundle are skipped. Raises FormatError."""
    limit = reader.Limit()
    for content, member, base in reader.parts(data, path):
        for container in reader.inside(content, member, limit, base):
            for entry in container.entries:
                try:
                    target = entry.target
                except BundleError:
                    continue
                if target.runs_on(wanted):
                    yield _name(member, entry.id, target), entry.read(trusted)


def _name(member: str, id: str, target: TargetId) -> str:
    """Return `<stem>-<id><stem><extension>`, as in clang-offload-bundler."""
    stem, extension = os.path.splitext(os.path.basename(member))
    if "gfx" in target.processor:
        extension = ".bc"
    elif "sm_" in target.processor:
        extension = ".cubin"
    return f"{stem}-{id}{stem}{extension}".replace(":", "_")
