"""LLVM bitcode as the report has it, read by libLLVM.

LLVM ends its process on some damaged modules: it is asked in a child.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from hipspv.inspect import child, declared
from hipspv.inspect.model import Argument, BitcodeModule, Kernel, Variable
from hipspv.inspect.names import demangled
from hipspv.inspect.tools import InspectError
from hipspv.llvm import Attributes, ConstantInt, Function, Linkage, Module, Type, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.llvm.context import Context
from hipspv.llvm.errors import LLVMError
from hipspv.llvm.types import TypeKind
from hipspv.llvm.values import GlobalValue, GlobalVariable
from hipspv.passes.call_graph import callers_closure
from hipspv.passes.notes import notes
from hipspv.passes.uses import uses_of
from hipspv.spirv.kernel import SETUP_KERNEL

# Address spaces of clang's SPIR-V targets: clang/lib/Basic/Targets/SPIR.h.
_STORAGE = {0: "Function", 1: "CrossWorkgroup", 2: "UniformConstant", 3: "Workgroup", 4: "Generic"}
_TARGET_TYPE = 20  # LLVMTargetExtTypeKind
_LINKAGE = {True: "Import", False: "Export"}
_SECONDS = 60
# HIP's bound on every block, which clang notes where a kernel has no `__launch_bounds__`.
_DEFAULT_BOUND = 1024


def read(data: bytes, libllvm: str) -> BitcodeModule:
    """The module. Raises InspectError for what LLVM can't read, or ends its process on."""

    def work() -> BitcodeModule | str:
        try:
            with Context(libllvm) as context, Module.parse(data, context) as module:
                return _module(module)
        except LLVMError as error:
            return str(error)

    found = child.call(work, _SECONDS)
    if found is None:
        raise InspectError("LLVM ended its process when it read the bitcode")
    if isinstance(found, str):
        raise InspectError(found)
    return found


def invalid(data: bytes, libllvm: str) -> str:
    """What LLVM's verifier says against a module; nothing where it is valid."""

    def work() -> str:
        try:
            with Context(libllvm) as context, Module.parse(data, context) as module:
                module.verify()
                return ""
        except LLVMError as error:
            return str(error)

    found = child.call(work, _SECONDS)
    return "LLVM ended its process" if found is None else found


def _module(module: Module) -> BitcodeModule:
    records = notes(module)
    functions = [f for f in module.functions() if not f.is_intrinsic]
    variables = [v for v in module.variables() if not v.name.startswith("llvm.")]
    kernels = [f for f in functions if f.is_kernel and not f.is_declaration]
    names = demangled(value.name for value in [*kernels, *variables])
    shared = _shared(variables)
    registered = {v.name: v.is_constant_data for v in variables if v.is_externally_initialized}
    kinds = declared.variables(registered or declared.noted_variables(records))
    return BitcodeModule(
        triple=module.triple,
        kernels=[
            _kernel(kernel, names, shared.get(kernel.name, {}), records) for kernel in kernels
        ],
        variables=[_variable(v, names, kinds) for v in variables],
        exported=_linked(functions, imported=False),
        imported=_linked(functions, imported=True),
        strings=list(filter(None, (declared.text(v.string) for v in variables))),
        notes=[note for note in records if note.split(" ")[0] not in declared.OF_KERNELS],
    )


def _linked(functions: Iterable[Function], imported: bool) -> list[str]:
    """Names of functions that the module needs of others, or has for them; no kernels."""
    return sorted(
        f.name
        for f in functions
        if f.is_declaration == imported and not f.is_kernel and not _is_local(f)
    )


def _is_local(value: GlobalValue) -> bool:
    return value.linkage in (Linkage.INTERNAL, Linkage.PRIVATE)


def _shared(variables: Iterable[GlobalVariable]) -> dict[str, dict[str, int]]:
    """Names and sizes of the variables in shared memory that each kernel reaches; 0: dynamic."""
    found: dict[str, dict[str, int]] = {}
    for variable in variables:
        if _STORAGE.get(variable.type.address_space) != "Workgroup":
            continue
        functions = {instruction.function for instruction in uses_of(variable)[0]}
        for function in {*functions, *callers_closure(functions)}:
            sizes = found.setdefault(function.name, {})
            sizes[variable.name] = variable.owner.size_of(variable.value_type)
    return found


def _kernel(
    kernel: Function, names: dict[str, str], shared: dict[str, int], records: list[str]
) -> Kernel:
    attributes = Attributes(kernel)
    arguments = [
        _argument(kernel, attributes, index, type)
        for index, type in enumerate(kernel.value_type.parameters)
    ]
    declared.add_types(arguments, names[kernel.name])
    bound = math.prod(_numbers(kernel, "max_work_group_size"))
    return Kernel(
        symbol=kernel.name,
        name=names[kernel.name],
        arguments=arguments,
        shared={names[symbol]: size for symbol, size in shared.items() if size},
        dynamic_shared=0 in shared.values(),
        work_group_size=_numbers(kernel, "reqd_work_group_size"),
        work_group_size_hint=_numbers(kernel, "work_group_size_hint"),
        max_work_group_size=bound if 1 < bound < _DEFAULT_BOUND else 0,
        sub_group_size=sum(_numbers(kernel, "intel_reqd_sub_group_size")),
        notes=declared.notes_of(kernel.name, records),
        internal=kernel.name == SETUP_KERNEL,
    )


def _numbers(kernel: Function, kind: str) -> list[int]:
    """What a kernel's metadata says; the module is only read once, so it may go."""
    found = metadata.take(kernel, kind) or []
    return [number.value for number in found if isinstance(number, ConstantInt)]


def _argument(kernel: Function, attributes: Attributes, index: int, type: Type) -> Argument:
    place = FIRST_PARAMETER + index
    value = attributes.type(place, "byval") or attributes.type(place, "byref")
    module = kernel.owner
    measured = value or type
    sized = measured.kind not in (TypeKind.FUNCTION, _TARGET_TYPE)
    align = attributes.number(place, "align") if value else 0
    return Argument(
        index=index,
        name=kernel.parameters[index].name,
        kind="value" if value or not type.is_pointer else "pointer",
        type=_type(measured),
        declared="",
        storage_class=_STORAGE.get(type.address_space, "") if type.is_pointer else "",
        size=module.size_of(measured) if sized else 0,
        align=align or (module.alignment_of(measured) if sized else 0),
    )


def _variable(variable: GlobalVariable, names: dict[str, str], kinds: dict[str, str]) -> Variable:
    storage = _STORAGE.get(variable.type.address_space, "")
    kind = "__shared__" if storage == "Workgroup" else kinds.get(variable.name, "")
    return Variable(
        symbol=variable.name,
        name=names[variable.name],
        declared=kind,
        storage_class=storage,
        type=_type(variable.value_type),
        size=variable.owner.size_of(variable.value_type),
        linkage="" if _is_local(variable) else _LINKAGE[variable.is_declaration],
        host=variable.name in kinds,
    )


def _type(type: Type) -> str:
    """A type as LLVM writes it, without the body of a structure."""
    return str(type).partition(" = type")[0]
