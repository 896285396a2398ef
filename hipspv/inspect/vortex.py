"""Program images for Vortex for the report."""

from __future__ import annotations

from dataclasses import replace

from hipspv.bundle import vortex_image
from hipspv.bundle.errors import VortexError
from hipspv.inspect import declared
from hipspv.inspect.budget import Budget
from hipspv.inspect.kernels import shown
from hipspv.inspect.model import Kernel, Variable, VortexModule
from hipspv.inspect.names import demangled
from hipspv.metadata import MetadataError
from hipspv.spirv import kernel as launch
from hipspv.spirv import launch_metadata

# Approximate memory, besides that of the report, of a record and of a field.
_RECORD, _FIELD = 1200, 150


def read(data: memoryview, budget: Budget) -> VortexModule:
    """Return the image for the report. Raises VortexError, and Full if it exceeds the budget."""
    first, end = vortex_image.addresses(data)
    module = VortexModule(
        width=0,
        isa="",
        first=first,
        end=end,
        relocations=0,
        kernels=[],
        variables=[],
        exported=[],
        imported=[],
        strings=[],
        notes=[],
    )
    if not vortex_image.has_records(data):
        return module
    text = bytes(data)
    budget.take(_RECORD * text.count(b"\n") + _FIELD * text.count(b" "))
    image = vortex_image.read(text)
    names = demangled([k.name for k in image.kernels] + [v.name for v in image.variables])
    module.width, module.isa = image.width, image.isa
    module.relocations = len(image.relocations)
    module.kernels = [_kernel(kernel, names, len(image.records)) for kernel in image.kernels]
    module.variables = [_variable(variable, names[variable.name]) for variable in image.variables]
    module.notes = [
        record for record in image.records if declared.describes_module(record) and _is_note(record)
    ]
    return module


def _is_note(record: str) -> bool:
    """Return true for a record about the module that the report doesn't show otherwise."""
    return not record.startswith(("hipspv.width ", "hipspv.isa ", "hipspv.relocations"))


def _kernel(kernel: vortex_image.Kernel, names: dict[str, str], records: int) -> Kernel:
    """Return a kernel with the sizes and places that its arguments have on the device."""
    place = vortex_image.HEADER + kernel.entry
    count = len(kernel.record.rows(1, 3))
    parameters = [launch.Parameter(index, "", "", "", "", 0, 1) for index in range(count)]
    described = launch.Kernel(kernel.name, launch.KERNEL, 0, place, place, parameters)
    signatures = launch.Signatures([described])
    for record in kernel.records:
        try:
            launch_metadata.apply(record, signatures, records)
        except MetadataError as error:
            what = f"damaged Vortex image: the record '{record[:200]}' {error.message}"
            raise VortexError(what, field=error.field) from None
    found = shown(described, names)
    own = (each.index for each in found.arguments if not each.implicit)
    for index, row in zip(own, kernel.arguments, strict=True):
        found.arguments[index] = replace(
            found.arguments[index], offset=row.offset, size=row.size, align=row.alignment
        )
    sizes = {"shared": kernel.shared, "stack": kernel.stack}
    found.resources = {name: size for name, size in sizes.items() if size}
    return found


def _variable(variable: vortex_image.Variable, name: str) -> Variable:
    symbol = variable.name
    return Variable(
        symbol=symbol,
        name=name,
        declared=declared.variables({symbol: variable.constant})[symbol],
        storage_class="constant" if variable.constant else "global",
        type="",
        size=variable.size,
        linkage="Export",
        host=True,
    )
