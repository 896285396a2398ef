"""Library functions that LLVM's RISC-V code generator calls by name, such as those for division,
and those that the last passes call.

Only the code generator knows which it calls: they are compiled after the code that calls them.
"""

from __future__ import annotations

import functools
import io

from hipspv.targets.vortex.passes.machine_form import LIBCALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module
    from hipspv.targets.vortex.phases import VortexOptions


def undefined(data: bytes) -> set[str]:
    """Return the undefined symbols of a relocatable object."""
    from elftools.elf.elffile import ELFFile
    from elftools.elf.sections import SymbolTableSection

    table = ELFFile(io.BytesIO(data)).get_section_by_name(".symtab")
    assert isinstance(table, SymbolTableSection)
    symbols = table.iter_symbols()
    return {s.name for s in symbols if s.name and s["st_shndx"] == "SHN_UNDEF"}


def objects(data: bytes, context: Context, options: VortexOptions, emit: Callable[[Module], bytes]) -> list[bytes]:
    """Return the objects with the library functions that an object needs. emit: returns a lowered
    module as an object."""
    made: list[bytes] = []
    known: set[str] = set()
    wanted = undefined(data)
    while wanted - known:
        found = _module(context, options, wanted - known)
        known |= wanted
        if found is None:
            break
        made.append(emit(found))
        wanted = undefined(made[-1])
    return made


def _module(context: Context, options: VortexOptions, names: Iterable[str]) -> Module | None:
    """Return the lowered module of those functions that the library has; None without any."""
    from hipspv.llvm.module import Module
    from hipspv.passes import pipeline

    target = options.target
    library = Module.read(options.library, context, lazy=True)
    library.target = target
    names = [name for name in map(functools.partial(_in_library, library), sorted(names)) if name]
    if not names:
        library.dispose()
        return None
    layout = f'target datalayout = "{target.data_layout}"'
    module = Module.parse(f'{layout}\ntarget triple = "{library.triple}"\n', context)
    module.target = target
    type = context.function(context.void(), [])
    for name in names:
        module.add_function(name, type)
    module.link(library)
    pipeline.run(module, library_passes(options, names), options)
    return module


def _in_library(library: Module, name: str) -> str:
    """Return the name that a function has in the library; empty if it isn't there.

    Passes after the library's link may call OpenCL's functions by their own names.
    """
    for candidate in (LIBCALL + name, name):
        found = library.function(candidate)
        if found and not found.is_declaration:
            return candidate
    return ""


def library_passes(options: VortexOptions, names: Iterable[str]):
    from hipspv.targets.vortex.passes.builtins import KeepFunctions
    from hipspv.targets.vortex.phases import finish

    return [KeepFunctions(tuple(names)), *finish(options)]
