"""Applies launch metadata to a module's signatures (docs/architecture-metadata.md)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from hipspv.metadata import MetadataError, Record, parse
from hipspv.metadata.schema import PREFIX, VERSION
from hipspv.spirv import budget
from hipspv.spirv.kernel import Grid, Kernel, Signatures
from hipspv.spirv.module import Module
from hipspv.spirv.words import SpirvError

_PACKED = f"{PREFIX}packed "
# The purposes of parameters that a launch fills without an argument of the caller's, by kind.
_ROLES = {
    "shared": ("dynamic shared memory",),
    "shared-size": ("size of dynamic shared memory",),
    "block-dimension": ("blockDim.x", "blockDim.y", "blockDim.z"),
    "grid": ("grid: control block", "grid: memory", "grid: phase"),
}


def apply_metadata(module: Module, signatures: Signatures) -> None:
    """Apply the module's records. Damaged ones are reported."""
    count = len(module.noted("processed"))
    for text, at in sorted(_records(module), key=lambda record: is_last(record[0])):
        with module.reporting():
            try:
                apply(text, signatures, count)
            except MetadataError as error:
                message = f"the record '{text[:200]}' {error.message}"
                raise SpirvError(message, 4 * at, error.field) from None
    if not signatures.complete:
        # Modules of other compilers don't say so: any kernel may need it.
        for kernel in signatures.kernels:
            kernel.indirect = True


def is_last(text: str) -> bool:
    """Return true for a record that must be applied after the others: it needs the kernel's
    `kernel`."""
    return text.startswith(_PACKED)


def _records(module: Module) -> Iterator[tuple[str, int]]:
    """Return the records with their places, as many as the module has room for."""
    for at in module.noted("processed"):
        with module.reporting():
            text = module.text(at, 0)[0]
            if text.startswith(PREFIX):
                if not module.afford(_size(text), at):
                    return
                yield text, at


def _size(text: str) -> int:
    """Return the memory that a record's data takes. A kernel's replaces the parameters."""
    fields = text.count(" ")
    parameters = fields // 3 if text.startswith(f"{PREFIX}kernel ") else 0
    members = fields // 2 if is_last(text) else 0
    size = budget.RECORD + budget.PARAMETER * parameters + budget.MEMBER * members
    return size + budget.of_text(text)


def apply(text: str, signatures: Signatures, count: int) -> None:
    """Apply one record of a module that has `count`. Raises MetadataError for a damaged one."""
    record = parse(text)
    if record is None:
        return
    kernel = signatures.by_name.get(record.kernel)
    if record.name in _KERNEL_RECORDS:
        if kernel is None:
            raise MetadataError("names a kernel that isn't there", "kernel")
        _KERNEL_RECORDS[record.name](record, kernel)
    elif record.name == "name":
        _name(record, signatures, count)
    elif record.name in _MODULE_RECORDS:
        _MODULE_RECORDS[record.name](record, signatures)
    if kernel:
        kernel.records.append(text)


def _describes_once(record: Record, kernel: Kernel) -> None:
    if record.name in kernel.described:
        raise MetadataError("is the kernel's second", "kernel")
    kernel.described += (record.name,)


def _kernel(record: Record, kernel: Kernel) -> None:
    _describes_once(record, kernel)
    rows = record.rows(1, 3)
    if len(rows) != len(kernel.parameters):
        raise MetadataError("describes another number of parameters", "field 2")
    _check_groups([kind for kind, _, _ in rows])
    met = dict.fromkeys(_ROLES, 0)
    for index, (kind, size, alignment) in enumerate(rows):
        roles, place = _ROLES.get(kind, ("",)), met.get(kind, 0)
        met[kind] = place + 1
        kernel.parameters[index] = replace(
            kernel.parameters[index],
            kind=kind,
            role=roles[min(place, len(roles) - 1)],
            size=int(size),
            alignment=max(int(alignment), 1),
        )


def _check_groups(kinds: list[str]) -> None:
    """A launch fills a group by the first one's place."""
    for group in ("packed", "block-dimension", "grid"):
        count = len(_ROLES.get(group, ("",)))
        if group in kinds:
            first = kinds.index(group)
            if kinds.count(group) != count or kinds[first : first + count] != [group] * count:
                raise MetadataError(f"has no group of {count} parameters '{group}'", "field 2")


def _packed(record: Record, kernel: Kernel) -> None:
    _describes_once(record, kernel)
    members = tuple((int(size), max(int(align), 1)) for size, align in record.rows(1, 2))
    blocks = [p for p in kernel.parameters if p.kind == "packed"]
    if not blocks:
        raise MetadataError("describes a block that the kernel doesn't have", "kernel")
    kernel.parameters[blocks[0].index] = replace(blocks[0], members=members)


def _grid(record: Record, kernel: Kernel) -> None:
    kernel.grid = Grid(*map(record.number, range(1, 5)))


def _lanes(record: Record, kernel: Kernel) -> None:
    kernel.sub_group = record.number(1)


def _rows(record: Record, kernel: Kernel) -> None:
    kernel.row_form = record.fields[1]


def _bounds(record: Record, kernel: Kernel) -> None:
    kernel.max_threads = record.number(1)


def _float64(record: Record, kernel: Kernel) -> None:
    kernel.fp64 = record.fields[1]


def _indirect(record: Record, kernel: Kernel) -> None:
    kernel.indirect = True


def _service(record: Record, kernel: Kernel) -> None:
    kernel.service = True


def _metadata(record: Record, signatures: Signatures) -> None:
    if record.name == "notes" or record.number(0) != VERSION:
        raise MetadataError("is another hipspv's: compile the module again", "version")
    signatures.complete = True


def _variable(record: Record, signatures: Signatures) -> None:
    value = (record.number(0), record.number(2))
    signatures.device_variables.setdefault(record.fields[1], value)


def _name(record: Record, signatures: Signatures, count: int) -> None:
    names, index = signatures.names, record.number(0)
    # A compiler's numbers are dense: a number above the count of records is damage.
    if index >= count:
        raise MetadataError("has too large a number", "field 1")
    names += [""] * (index + 1 - len(names))
    names[index] = record.fields[1]


def _atomic(record: Record, signatures: Signatures) -> None:
    function, operation, bits, memory = record.fields
    signatures.atomics.append((function, operation, int(bits), memory))


def _abort(record: Record, signatures: Signatures) -> None:
    signatures.abort_sites[record.number(0)] = (record.fields[1], record.text(2))


_KERNEL_RECORDS: dict[str, Callable[[Record, Kernel], None]] = {
    "kernel": _kernel,
    "packed": _packed,
    "lanes": _lanes,
    "rows": _rows,
    "grid": _grid,
    "indirect": _indirect,
    "service": _service,
    "bounds": _bounds,
    "fp64": _float64,
}
_MODULE_RECORDS: dict[str, Callable[[Record, Signatures], None]] = {
    "metadata": _metadata,
    "notes": _metadata,
    "variable": _variable,
    "atomic": _atomic,
    "abort": _abort,
}
