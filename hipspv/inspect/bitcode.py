"""Reader of LLVM bitcode for the report, by libLLVM.

LLVM ends its process on some damaged modules, so it runs in a limits.
"""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from hashlib import blake2b

from hipspv.inspect import declared, limits
from hipspv.inspect.kernels import Parameter, shown
from hipspv.inspect.model import BitcodeModule, Kernel, Variable
from hipspv.inspect.names import demangled
from hipspv.inspect.tools import InspectError
from hipspv.llvm import Attributes, ConstantInt, Function, Linkage, Module, Type, metadata
from hipspv.llvm.attributes import FIRST_PARAMETER
from hipspv.llvm.context import Context
from hipspv.llvm.enums import TypeKind
from hipspv.llvm.errors import LLVMError
from hipspv.llvm.values import GlobalValue, GlobalVariable
from hipspv.metadata import MetadataError, Record, parse
from hipspv.passes.analysis.call_graph import callers_closure
from hipspv.passes.analysis.uses import uses_of
from hipspv.passes.metadata.records import read_records

# Address spaces of clang's SPIR-V targets: clang/lib/Basic/Targets/SPIR.h.
_STORAGE = {0: "Function", 1: "CrossWorkgroup", 2: "UniformConstant", 3: "Workgroup", 4: "Generic"}
_LINKAGE = {True: "Import", False: "Export"}
_SECONDS = 60
# SPIR-V's names for clang's metadata.
_MODES = {"LocalSize": "reqd_work_group_size", "LocalSizeHint": "work_group_size_hint"}
# HIP's bound on every block, which clang notes for a kernel without `__launch_bounds__`.
_DEFAULT_BOUND = 1024
# In IR text: attribute groups and metadata, whose numbers depend on the module; names of globals.
_NUMBERED = re.compile(r" #\d+|,? ![\w.]+ ![\w.]+")
_GLOBAL = re.compile(r'@(?:"([^"]*)"|([\w.$-]+))')


def read(data: bytes, libllvm: str) -> BitcodeModule:
    """Return the module. Raises InspectError if LLVM can't read it, or ends its process."""

    def work() -> BitcodeModule | str:
        try:
            with Context(libllvm) as context, Module.parse(data, context) as module:
                return _module(module)
        except LLVMError as error:
            return str(error)

    found = limits.call(work, _SECONDS)
    if found is None:
        raise InspectError("LLVM ended its process when it read the bitcode")
    if isinstance(found, str):
        raise InspectError(found)
    return found


def invalid(data: bytes, libllvm: str) -> str:
    """Return the verifier's complaint about a module; empty for a valid one."""

    def work() -> str:
        try:
            with Context(libllvm) as context, Module.parse(data, context) as module:
                module.verify()
                return ""
        except LLVMError as error:
            return str(error)

    found = limits.call(work, _SECONDS)
    return "LLVM ended its process" if found is None else found


def code_digests(data: bytes, libllvm: str) -> dict[str, str]:
    """Return a digest of each kernel that is equal for equal code, including all code that it reaches; empty for
    bitcode that LLVM can't read. Names of values, debug information and the numbers of metadata don't count."""

    def work() -> dict[str, str]:
        try:
            with Context(libllvm) as context:
                context.discard_names()
                with Module.parse(data, context) as module:
                    module.strip_debug_info()
                    return {kernel.name: _code_digest(kernel) for kernel in module.kernels()}
        except LLVMError:
            return {}

    return limits.call(work, _SECONDS) or {}


def _code_digest(kernel: Function) -> str:
    module, digest = kernel.owner, blake2b(digest_size=16)
    work, met = [kernel.name], {kernel.name}
    for name in work:  # the list grows
        value = module.function(name) or module.variable(name)
        text = _NUMBERED.sub("", str(value))
        digest.update(f"{text}\n".encode())
        names = dict.fromkeys(quoted or plain for quoted, plain in _GLOBAL.findall(text))
        work += [other for other in names if other not in met]
        met.update(names)
    return digest.hexdigest()


def _module(module: Module) -> BitcodeModule:
    recorded = read_records(module)
    functions = [f for f in module.functions() if not f.is_intrinsic]
    variables = [v for v in module.variables() if not v.name.startswith("llvm.")]
    kernels = [f for f in functions if f.is_kernel and not f.is_declaration]
    names = demangled(value.name for value in [*kernels, *variables])
    shared = _shared(variables)
    registered = {v.name: v.is_constant_data for v in variables if v.is_externally_initialized}
    kinds = declared.variables(registered or declared.recorded_variables(recorded))
    records = _by_kernel(recorded)
    return BitcodeModule(
        triple=module.triple,
        kernels=[_kernel(k, names, shared.get(k.name, {}), records[k.name]) for k in kernels],
        variables=[_variable(v, names, kinds) for v in variables],
        exported=_linked(functions, imported=False),
        imported=_linked(functions, imported=True),
        strings=list(filter(None, (declared.text(v.string) for v in variables))),
        notes=list(filter(declared.describes_module, recorded)),
    )


def _linked(functions: Iterable[Function], imported: bool) -> list[str]:
    """Return the names of imported or exported functions, without kernels."""
    return sorted(f.name for f in functions if f.is_declaration == imported and not f.is_kernel and not _is_local(f))


def _is_local(value: GlobalValue) -> bool:
    return value.linkage in (Linkage.INTERNAL, Linkage.PRIVATE)


def _shared(variables: Iterable[GlobalVariable]) -> dict[str, dict[str, int]]:
    """Return names and sizes of the variables in shared memory that each kernel reaches; 0: dynamic."""
    found: dict[str, dict[str, int]] = {}
    for variable in variables:
        if _STORAGE.get(variable.type.address_space) != "Workgroup":
            continue
        functions = {instruction.function for instruction in uses_of(variable)[0]}
        for function in {*functions, *callers_closure(functions)}:
            sizes = found.setdefault(function.name, {})
            sizes[variable.name] = variable.owner.size_of(variable.value_type)
    return found


def _by_kernel(recorded: list[str]) -> dict[str, dict[str, Record]]:
    """Return the facts that the passes recorded, if they ran. Raises LLVMError."""
    found: dict[str, dict[str, Record]] = defaultdict(dict)
    for text in recorded:
        try:
            record = parse(text)
        except MetadataError as error:
            raise LLVMError(f"the record '{text[:200]}' {error.message}") from None
        if record and record.kernel:
            found[record.kernel][text] = record
    return found


def _kernel(kernel: Function, names: Mapping[str, str], shared: dict[str, int], records: dict[str, Record]) -> Kernel:
    attributes = Attributes(kernel)
    parameters = [
        _parameter(kernel, attributes, index, type) for index, type in enumerate(kernel.value_type.parameters)
    ]
    known = {record.name: record for record in records.values()}
    if "kernel" in known:
        rows = known["kernel"].rows(1, 3)
        if len(rows) != len(parameters):
            raise LLVMError(f"a record describes other parameters than {kernel.name[:200]} has")
        parameters = [
            parameter._replace(kind=kind, size=int(size), align=int(align), described=True)
            for parameter, (kind, size, align) in zip(parameters, rows, strict=True)
        ]
    bound = math.prod(_numbers(kernel, "max_work_group_size"))
    bound = bound if 1 < bound < _DEFAULT_BOUND else 0
    lanes = sum(_numbers(kernel, "intel_reqd_sub_group_size"))
    numbers = {mode: _numbers(kernel, kind) for mode, kind in _MODES.items()}
    return shown(
        kernel.name,
        parameters,
        names,
        shared=shared,
        modes=[" ".join(map(str, (mode, *each))) for mode, each in numbers.items() if each],
        max_threads=known["bounds"].number(1) if "bounds" in known else bound,
        sub_group=known["lanes"].number(1) if "lanes" in known else lanes,
        records=records,
    )


def _numbers(kernel: Function, kind: str) -> list[int]:
    """Return the numbers in a kernel's metadata; the module is read only once, so it may change."""
    found = metadata.take(kernel, kind) or []
    return [number.value for number in found if isinstance(number, ConstantInt)]


def _parameter(kernel: Function, attributes: Attributes, index: int, type: Type) -> Parameter:
    location = FIRST_PARAMETER + index
    value = attributes.type(location, "byval") or attributes.type(location, "byref")
    module = kernel.owner
    measured = value or type
    storage = _STORAGE.get(type.address_space, "") if type.is_pointer else ""
    # Memory whose size the launch determines has no size here.
    sized = storage != "Workgroup" and measured.kind not in (TypeKind.FUNCTION, TypeKind.TARGET)
    align = attributes.integer(location, "align") if value else 0
    text = _type(measured)
    return Parameter(
        kind=_kind(text) if not type.is_pointer or value else "pointer",
        name=kernel.parameters[index].name,
        storage=storage,
        type=text,
        size=module.size_of(measured) if sized else 0,
        align=align or (module.alignment_of(measured) if sized else 1),
    )


def _kind(type: str) -> str:
    """Return the kind of a parameter that isn't a pointer: `image` for `target("spirv.Image", ...)`."""
    opaque = re.match(r'target\("spirv\.(\w+)"', type)
    return opaque[1].lower() if opaque else "value"


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
    """Return a type in LLVM's notation, without the body of a structure."""
    return str(type).partition(" = type")[0]
