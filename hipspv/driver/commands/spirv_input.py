"""SPIR-V modules that commands read."""

from __future__ import annotations

import shlex

from hipspv.core.errors import DriverError
from hipspv.core.ir_input import read_file

_CONTAINERS = ("elf", "archive", "bundle")


def read_spirv(file: str) -> bytes:
    """Return a file's content, which the caller takes for a module.

    Raises DriverError for a program, object, archive or bundle; the error says how to take modules out.
    """
    from hipspv.inspect import kinds

    data = read_file(file)
    view = memoryview(data)
    kind = kinds.kind_of(view)
    if kind and kind.name in _CONTAINERS:
        what = kinds.format_of(view, kind)
        remedy = f"hipspv inspect {shlex.quote(file)} --extract DIR writes its contents to a directory"
        raise DriverError(f"{file}: {what}, not a SPIR-V module", remedy)
    return data
