"""Modules of the report, made from the descriptions that the runtime's readers give of device code.

The descriptions: hipspv/runtime/spirv/describe_module.cpp, and below hipspv/runtime/code: ptx/code.cpp, cubin/code.cpp,
vxbin/code.cpp and cpu/describe.cpp.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from hipspv.inspect import declared
from hipspv.inspect.kernels import Parameter, shown
from hipspv.inspect.model import CpuModule, CubinModule, Kernel, PtxModule, SpirvModule, Variable, VortexModule
from hipspv.inspect.names import demangled
from hipspv.metadata.schema import PREFIX

Description = dict[str, Any]

_SUB_GROUP = "SubgroupSize"
_LINKAGE = {"": "", "extern": "Import"}
# Records that the report shows as facts of an image for Vortex.
_BOUNDS = f"{PREFIX}bounds "
_SHOWN = (f"{PREFIX}width ", f"{PREFIX}isa ", f"{PREFIX}relocations")


def spirv(found: Description) -> SpirvModule:
    """Return a module for the report."""
    kinds = declared.variables(declared.recorded_variables(found["records"]))
    records = _records_by_kernel(found["records"])
    # llvm-spirv's entry point of a kernel only calls the exported function of that name, which has the kernel's code.
    bodies = {f["symbol"]: _code(f) for f in found["functions"] if f["linkage"] == "Export"}
    symbols = [v.get("symbol") or v["name"] for v in found["variables"]]
    names = _names(found["kernels"], symbols)
    facts = ("version", "generator", "bound", "addressing_model", "memory_model")
    lists = ("capabilities", "extensions", "imports", "sources")
    return SpirvModule(
        **{name: found[name] for name in (*facts, *lists)},
        kernels=[_spirv_kernel(kernel, names, records[kernel["name"]], bodies) for kernel in found["kernels"]],
        variables=[
            _spirv_variable(variable, symbol, names[symbol], kinds)
            for variable, symbol in zip(found["variables"], symbols, strict=True)
        ],
        exported=sorted(bodies),
        imported=sorted(f["symbol"] for f in found["functions"] if f["linkage"] == "Import"),
        strings=list(filter(None, (_string(v.get("text")) for v in found["variables"]))),
        notes=list(filter(declared.describes_module, found["records"])),
    )


def _spirv_kernel(
    kernel: Description, names: Mapping[str, str], records: list[str], bodies: Mapping[str, tuple[int, int]]
) -> Kernel:
    modes = kernel["modes"]
    sub_group = [int(mode.split()[1]) for mode in modes if mode.startswith(f"{_SUB_GROUP} ")]
    return shown(
        kernel["name"],
        _parameters(kernel, records),
        names,
        shared={each["name"]: each["size"] for each in kernel["shared"]},
        modes=modes,
        max_threads=kernel.get("max_threads", 0),
        sub_group=kernel["lanes"] or sum(sub_group[-1:]),
        records=records,
        code=bodies.get(kernel["name"]) or _code(kernel),
    )


def _parameters(kernel: Description, records: Iterable[str]) -> list[Parameter]:
    described = any(record.startswith(f"{PREFIX}kernel ") for record in records)
    return [
        Parameter(
            kind=each["kind"],
            name=each.get("name", ""),
            storage=each.get("storage", ""),
            type=each.get("type", ""),
            size=each.get("size", 0),
            align=each.get("align", 0),
            offset=each.get("offset"),
            described=described,
        )
        for each in kernel["parameters"]
    ]


def _spirv_variable(found: Description, symbol: str, name: str, kinds: Mapping[str, str]) -> Variable:
    storage = found["storage"]
    return Variable(
        symbol=symbol,
        name=name,
        declared="__shared__" if storage == "Workgroup" else kinds.get(symbol, ""),
        storage_class=storage,
        type=found["type"],
        size=found["size"],
        linkage=found.get("linkage", ""),
        host=symbol in kinds,
    )


def _string(digits: str | None) -> str:
    return declared.text(bytes.fromhex(digits)) if digits else ""


def ptx(found: Description) -> PtxModule:
    """Return PTX for the report."""
    records = _records_by_kernel(found["records"])
    names = _names(found["kernels"], [v["symbol"] for v in found["variables"]])
    return PtxModule(
        version=found["version"],
        target=found["target"],
        address_size=found["address_size"],
        lines=found["lines"],
        kernels=[_ptx_kernel(k, names, records[k["name"]]) for k in found["kernels"]],
        variables=[_ptx_variable(v, names[v["symbol"]]) for v in found["variables"]],
        exported=_functions(found, ("visible", "weak")),
        imported=_functions(found, ("extern",)),
        strings=[],
        notes=list(filter(declared.describes_module, found["records"])),
    )


def _functions(found: Description, linking: tuple[str, ...]) -> list[str]:
    return sorted({f["symbol"] for f in found["functions"] if f["linking"] in linking})


def _ptx_kernel(kernel: Description, names: Mapping[str, str], records: list[str]) -> Kernel:
    directives = {each["name"]: each["numbers"] for each in kernel["directives"]}
    required, most = directives.pop(".reqntid", None), directives.pop(".maxntid", None)
    modes = [" ".join(map(str, ["LocalSize", *required]))] if required else []
    modes += [" ".join(map(str, [name, *numbers])) for name, numbers in directives.items()]
    bounds = [int(record.split(" ")[2]) for record in records if record.startswith(_BOUNDS)]
    return shown(
        kernel["name"],
        _parameters(kernel, ()),
        names,
        shared={each["name"]: each["size"] for each in sorted(kernel["shared"], key=_name)},
        modes=modes,
        max_threads=bounds[-1] if bounds else math.prod(most or [0]),
        records=records,
        code=_code(kernel),
    )


def _ptx_variable(found: Description, name: str) -> Variable:
    linkage = _LINKAGE.get(found["linking"], "Export")
    known = linkage == "Export" and found["space"] != "shared"
    kind = "__shared__" if found["space"] == "shared" else ""
    if known:
        constant = {found["symbol"]: found["space"] == "const"}
        kind = "__managed__" if found["managed"] else declared.variables(constant)[found["symbol"]]
    return Variable(
        symbol=found["symbol"],
        name=name,
        declared=kind,
        storage_class=found["space"],
        type=found["type"],
        size=found["size"],
        linkage=linkage,
        host=known,
    )


def cubin(found: Description) -> CubinModule:
    """Return machine code for NVIDIA's GPUs for the report."""
    names = _names(found["kernels"], [v["symbol"] for v in found["variables"]])
    return CubinModule(
        architecture=found["architecture"],
        tool=found["tool"],
        kernels=[_cubin_kernel(kernel, names) for kernel in found["kernels"]],
        variables=[_cubin_variable(v, names[v["symbol"]]) for v in found["variables"]],
        exported=sorted(found["exported"]),
        imported=sorted(found["imported"]),
        strings=[],
        notes=[],
    )


def _cubin_kernel(kernel: Description, names: Mapping[str, str]) -> Kernel:
    required = kernel["required"]
    return shown(
        kernel["name"],
        _parameters(kernel, ()),
        names,
        modes=[" ".join(map(str, ["LocalSize", *required]))] if required else [],
        max_threads=kernel.get("max_threads", 0),
        code=_code(kernel),
        resources=kernel["resources"],
    )


def _cubin_variable(found: Description, name: str) -> Variable:
    symbol, known = found["symbol"], not found["local"]
    kinds = declared.variables({symbol: found["storage"] == "const"})
    return Variable(
        symbol=symbol,
        name=name,
        declared=kinds[symbol] if known else "",
        storage_class=found["storage"],
        type="",
        size=found["size"],
        linkage="Export" if known else "",
        host=known,
    )


def vortex(found: Description, addresses: tuple[int, int]) -> VortexModule:
    """Return a program image for Vortex for the report. found: empty for another compiler's."""
    records = _records_by_kernel(found.get("records", ()))
    kernels, variables = found.get("kernels", ()), found.get("variables", ())
    names = _names(kernels, [v["symbol"] for v in variables])
    return VortexModule(
        width=found.get("width", 0),
        isa=found.get("isa", ""),
        first=addresses[0],
        end=addresses[1],
        relocations=found.get("relocations", 0),
        kernels=[_vortex_kernel(k, names, records[k["name"]]) for k in kernels],
        variables=[_vortex_variable(v, names[v["symbol"]]) for v in variables],
        exported=[],
        imported=[],
        strings=[],
        notes=[
            record
            for record in found.get("records", ())
            if declared.describes_module(record) and not record.startswith(_SHOWN)
        ],
    )


def _vortex_kernel(kernel: Description, names: Mapping[str, str], records: list[str]) -> Kernel:
    sizes = {"shared": kernel["shared_bytes"], "stack": kernel["stack"]}
    return shown(
        kernel["name"],
        _parameters(kernel, records),
        names,
        max_threads=kernel.get("max_threads", 0),
        sub_group=kernel["lanes"],
        records=records,
        code=(kernel["begin"], kernel["begin"]),
        resources={name: size for name, size in sizes.items() if size},
    )


def cpu(found: Description) -> CpuModule:
    """Return a library of kernels for the host's processor for the report."""
    records = _records_by_kernel(found["records"])
    names = _names(found["kernels"], [v["symbol"] for v in found["variables"]])
    return CpuModule(
        kernels=[_cpu_kernel(k, names, records[k["name"]]) for k in found["kernels"]],
        variables=[_vortex_variable(v, names[v["symbol"]]) for v in found["variables"]],
        exported=[],
        imported=[],
        strings=[],
        notes=[r for r in found["records"] if declared.describes_module(r) and not r.startswith((*_SHOWN, PREFIX))],
    )


def _cpu_kernel(kernel: Description, names: Mapping[str, str], records: list[str]) -> Kernel:
    sizes = {"shared": kernel["shared_bytes"], "thread_frame": kernel["frame"]}
    return shown(
        kernel["name"],
        _parameters(kernel, records),
        names,
        max_threads=kernel.get("max_threads", 0),
        records=records,
        code=(kernel["begin"], kernel["end"]),
        resources={name: size for name, size in sizes.items() if size},
    )


def _vortex_variable(found: Description, name: str) -> Variable:
    symbol, constant = found["symbol"], found["constant"]
    return Variable(
        symbol=symbol,
        name=name,
        declared=declared.variables({symbol: constant})[symbol],
        storage_class="constant" if constant else "global",
        type="",
        size=found["size"],
        linkage="Export",
        host=True,
    )


def _names(kernels: Iterable[Description], symbols: Iterable[str]) -> dict[str, str]:
    """Return the demangled names of kernels, of the shared variables that they reach, and of other symbols."""
    found = list(symbols)
    for kernel in kernels:
        found += [kernel["name"], *(each["name"] for each in kernel.get("shared", ()))]
    return demangled(found)


def _records_by_kernel(records: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for record in records:
        if kernel := declared.kernel_of(record):
            found[kernel].append(record)
    return found


def _code(found: Description) -> tuple[int, int]:
    return found.get("begin", 0), found.get("end", 0)


def _name(found: Description) -> str:
    return found["name"]
