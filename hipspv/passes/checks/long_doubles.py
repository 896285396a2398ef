"""Memory of the host and of devices in which long double has two layouts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hipspv.llvm import Function, Location, Module
from hipspv.llvm.debug_info import DebugNode, Kind, Tag, compile_units, local_variables, of_function, of_variable
from hipspv.passes import source_marks
from hipspv.passes.analysis.device_variables import device_variables
from hipspv.passes.diagnostics import Diagnostic, PassError
from hipspv.passes.interface import Pass

_POINTERS = (Tag.POINTER, Tag.REFERENCE, Tag.RVALUE_REFERENCE)
# Types by name and bits: what is wrong with them, and the remedy. clang gives all complex types one name.
_REPORTED = {
    ("long double", 64): (
        "has the type long double",
        "use double in memory of both; local variables and results may be long double",
    ),
    ("complex", 128): (
        "has a complex type, which may be that of long double",
        "use std::complex<double> in memory of both",
    ),
}
_COMPLEX = "complex<double>"  # its field is no long double


class _Declared(NamedTuple):
    """A field, parameter or variable of some type, and the parameter or variable that leads there.

    fault, remedy: of its type.
    """

    what: str
    type: DebugNode | None
    location: Location
    root: str = ""
    kernel: str = ""
    fault: str = ""
    remedy: str = ""


class CheckLongDoubles(Pass):
    """Reports fields, parameters and variables of type long double that the host shares with device code.

    Device code computes with long double as with double, as for nvcc and hipcc, which is 8 bytes there and 16 on the
    host. The driver marks the modules of sources that compute so, and has clang describe all types. Shared are the
    parameters of kernels, device variables, and what pointers in them and in casts lead to.

    Removes the description of types, which nothing else reads. keep_lines: keeps line tables.
    """

    keep_lines: bool = True

    def run(self, module: Module) -> bool:
        if not source_marks.has(module, source_marks.LONG_DOUBLES):
            return False
        problems = [_problem(found) for found in _long_doubles(list(_shared(module)))]
        if problems:
            raise PassError(list(dict.fromkeys(problems)))
        if self.keep_lines:
            module.run_passes("strip-nonlinetable-debuginfo")
        else:
            module.strip_debug_info()
        return True


def _shared(module: Module) -> Iterator[_Declared]:
    """The parameters, variables and types that the host shares with device code."""
    for kernel in module.kernels():
        yield from _parameters(kernel)
    for variable in device_variables(module):
        node = of_variable(variable)
        if node:
            what = f"variable '{node.variable_name}'"
            yield _Declared(what, node.variable_type, node.variable_location)
    for unit in compile_units(module):
        for type in unit.retained_types:
            if type.kind == Kind.DERIVED_TYPE and type.tag in _POINTERS:
                yield _Declared("memory at a cast pointer", type, Location("", 0, 0))


def _parameters(kernel: Function) -> Iterator[_Declared]:
    subprogram = of_function(kernel)
    types = subprogram.parameter_types if subprogram else []
    name = kernel.owner.demangle(kernel.name)
    declared = local_variables(kernel)[: len(types)]
    if [node.variable_type for node in declared] != types:  # those in the signature's own order
        declared = []
    for index, type in enumerate(types):
        if declared:
            what = f"parameter '{declared[index].variable_name}'"
            location = declared[index].variable_location
        else:
            what, location = f"parameter {index + 1}", kernel.location
        yield _Declared(what, type, location, kernel=name)


def _long_doubles(work: list[_Declared]) -> Iterator[_Declared]:
    """The declarations of long double among `work` and what it leads to."""
    seen: set[DebugNode] = set()
    for declared in work:  # the loop extends it
        type = declared.type
        if type is None or type.kind == Kind.SUBROUTINE_TYPE:
            continue
        if type.kind == Kind.BASIC_TYPE:
            fault, remedy = _REPORTED.get((type.name, type.bits), ("", ""))
            if fault:
                yield declared._replace(fault=fault, remedy=remedy)
        elif type.kind == Kind.DERIVED_TYPE or type.tag == Tag.ARRAY:
            if type.tag != Tag.MEMBER_POINTER:
                work.append(declared._replace(type=type.base))
        elif type not in seen and type.name != _COMPLEX:
            seen.add(type)
            work += _parts(type, declared)


def _parts(structure: DebugNode, declared: _Declared) -> Iterator[_Declared]:
    """The fields and base classes of a structure. Those of the standard library's belong to what is declared."""
    for member in structure.elements:
        if member.kind != Kind.DERIVED_TYPE or member.is_static:
            continue
        if member.tag not in (Tag.MEMBER, Tag.INHERITANCE):
            continue
        found = declared._replace(type=member.base)
        if not structure.is_standard:
            what = f"field '{structure.name or '(unnamed)'}::{member.name}'"
            root = declared.root or declared.what
            found = found._replace(what=what, location=member.location, root=root)
        yield found


def _problem(found: _Declared) -> Diagnostic:
    through = f", through {found.root}" if found.root else ""
    message = f"{found.what} {found.fault}, of 16 bytes on the host and 8 in device code{through}"
    file, line = found.location.file, found.location.line
    return Diagnostic(message, found.remedy, file, line, kernel=found.kernel)
