"""Applies hipspv's notes to a module's signatures (docs/architecture-metadata.md, "Notes")."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hipspv.spirv import budget
from hipspv.spirv.kernel import Grid, Kernel, Parameter, Signatures
from hipspv.spirv.module import Module
from hipspv.spirv.notes import KERNEL_FIELD
from hipspv.spirv.words import SpirvError

_LARGEST = 1 << 30  # bytes: more is a damaged note
_NUMBER = re.compile(r"[0-9]+", re.ASCII)
_OPERATIONS = ("add", "min", "max")
_DIMENSIONS = ("blockDim.x", "blockDim.y", "blockDim.z")
_GRID = ("grid: control block", "grid: memory", "grid: phase")


class Note:
    """One record, and the signatures that it describes."""

    def __init__(self, text: str, offset: int, count: int, signatures: Signatures) -> None:
        self.text = text
        self.fields = text.split(" ")
        self.count = count  # of the module's records
        self.signatures = signatures
        self._offset = offset

    def damaged(self, message: str, field: str) -> SpirvError:
        return SpirvError(f"the note '{self.text[:200]}' {message}", self._offset, field)

    def field(self, index: int) -> str:
        if index >= len(self.fields):
            raise self.damaged("lacks a field", f"field {index}")
        return self.fields[index]

    def rest(self, index: int) -> str:
        """Return everything from a field on: a file's name may contain spaces."""
        self.field(index)
        return self.text.split(" ", index)[index]

    def number(self, index: int) -> int:
        text = self.field(index)
        if not _NUMBER.fullmatch(text) or len(text) > 4_000 or int(text) >> 64:
            raise self.damaged(f"has '{text[:40]}' for a number", f"field {index}")
        return int(text)

    def size(self, index: int) -> int:
        value = self.number(index)
        if value > _LARGEST:
            raise self.damaged("has an impossible size", f"field {index}")
        return value

    def kernel(self) -> Kernel:
        """Return the kernel that the first field names."""
        name = self.field(1)
        found = self.signatures.by_name.get(name)
        if found is None:
            raise self.damaged("speaks of a kernel that isn't there", "kernel")
        return found

    def parameter(self, index: int) -> Parameter:
        parameters = self.kernel().parameters
        if index >= len(parameters):
            raise self.damaged("speaks of a parameter that the kernel doesn't have", "index")
        return parameters[index]

    def set_parameter(self, index: int, **fields: Any) -> None:
        self.kernel().parameters[index] = replace(self.parameter(index), **fields)

    def set_roles(self, kind: str, *roles: str) -> None:
        """Mark the parameters from the second field's index on as not the caller's."""
        for index, role in enumerate(roles, self.number(2)):
            self.set_parameter(index, kind=kind, role=role)


def _notes(note: Note) -> None:
    # Modules of other compilers lack notes about indirect access: any kernel may need it.
    if not note.signatures.complete:
        for kernel in note.signatures.kernels:
            kernel.indirect = False
    note.signatures.complete = True


def _indirect(note: Note) -> None:
    note.kernel().indirect = True


def _service(note: Note) -> None:
    note.kernel().service = True


def _by_reference(note: Note) -> None:
    size, alignment = note.size(3), max(note.size(4), 1)
    note.set_parameter(note.number(2), kind="by reference", size=size, alignment=alignment)


def _packed(note: Note) -> None:
    before = note.parameter(note.number(2)).members
    fields = range(3, len(note.fields), 2)
    members = tuple((note.size(i), max(note.size(i + 1), 1)) for i in fields)
    note.set_parameter(note.number(2), kind="packed", members=before + members)


def _shared(note: Note) -> None:
    note.set_roles("shared", "dynamic shared memory")


def _shared_bytes(note: Note) -> None:
    note.set_roles("shared size", "size of dynamic shared memory")


def _linear(note: Note) -> None:
    note.set_roles("block dimension", *_DIMENSIONS)
    note.kernel().sub_group = note.size(3)


def _grid(note: Note) -> None:
    note.set_roles("grid", *_GRID)
    note.kernel().grid = Grid(note.size(3), note.size(4), note.size(5), note.size(6))


def _bounds(note: Note) -> None:
    note.kernel().max_threads = note.size(2)


def _float64(note: Note) -> None:
    note.kernel().fp64 = note.rest(2)


def _variable(note: Note) -> None:
    value = (note.number(1), note.number(3))
    note.signatures.device_variables.setdefault(note.field(2), value)


def _name(note: Note) -> None:
    names, index = note.signatures.names, note.number(1)
    # A compiler's numbers are dense: a number above the count of notes is damage.
    if index >= note.count:
        raise note.damaged("has too large a number", "field 1")
    names += [""] * (index + 1 - len(names))
    names[index] = note.field(2)


def _atomic(note: Note) -> None:
    if note.field(2) not in _OPERATIONS:
        raise note.damaged("speaks of an unknown atomic operation", "operation")
    memory = "shared" if note.field(4) == "shared" else "global"
    note.signatures.atomics.append((note.field(1), note.field(2), note.size(3), memory))


def _abort(note: Note) -> None:
    place = note.rest(3) if len(note.fields) > 3 else ""
    note.signatures.abort_sites[note.number(1)] = (note.field(2), place)


_RECORDS: dict[str, Callable[[Note], None]] = {
    "hipspv.notes": _notes,
    "hipspv.indirect": _indirect,
    "hipspv.service": _service,
    "hipspv.byref": _by_reference,
    "hipspv.packed": _packed,
    "hipspv.shared": _shared,
    "hipspv.sharedbytes": _shared_bytes,
    "hipspv.linear": _linear,
    "hipspv.grid": _grid,
    "hipspv.bounds": _bounds,
    "hipspv.fp64": _float64,
    "hipspv.var": _variable,
    "hipspv.name": _name,
    "hipspv.atomic": _atomic,
    "hipspv.abort": _abort,
}
# Records that change a number of parameters.
_NEW_PARAMETERS = {
    "hipspv.byref": 1,
    "hipspv.packed": 1,
    "hipspv.shared": 1,
    "hipspv.sharedbytes": 1,
    "hipspv.linear": len(_DIMENSIONS),
    "hipspv.grid": len(_GRID),
}


def apply_notes(module: Module, signatures: Signatures) -> None:
    """Apply the records in their order. Damaged ones are reported."""
    noted = module.noted("processed")
    for at in noted:
        with module.reporting():
            text = module.text(at, 0)[0]
            if text.partition(" ")[0] not in _RECORDS:
                continue
            if not module.afford(_size(text), at):
                break
            apply(Note(text, 4 * at, len(noted), signatures))


def _size(text: str) -> int:
    """Return the memory that a note takes. Some replace a parameter."""
    members = text.count(" ") // 2 if text.startswith("hipspv.packed ") else 0
    parameters = _NEW_PARAMETERS.get(text.partition(" ")[0], 0)
    size = budget.NOTE + budget.PARAMETER * parameters + budget.MEMBER * members
    return size + budget.of_text(text)


def apply(note: Note) -> None:
    """Add the facts of one record. Raises SpirvError for a damaged one."""
    if record := _RECORDS.get(note.fields[0]):
        record(note)
        _keep(note)


def _keep(note: Note) -> None:
    """Keep the record with the kernel that it is about."""
    place = KERNEL_FIELD.get(note.fields[0])
    kernel = note.signatures.by_name.get(note.field(place)) if place else None
    if kernel:
        kernel.notes.append(note.text)
