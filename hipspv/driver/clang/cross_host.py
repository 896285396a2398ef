"""Programs for hosts for which the compiler has no code generator: llvmlite's makes their objects of bitcode."""

from __future__ import annotations

from hipspv.targets.cpu import X86_64, host_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options.command_line import CommandLine
    from hipspv.llvm import Value
    from hipspv.llvm.module import Module

_TRIPLES = ("--target=", "-target")
# The sections of LLVM's lists of constructors and destructors (llvm/docs/LangRef.rst, "The llvm.global_ctors Global
# Variable").
_SECTIONS = {"llvm.global_ctors": ".init_array", "llvm.global_dtors": ".fini_array"}
_USUAL_PRIORITY = 65535
# LLVM's bitcode without a wrapper (llvm/docs/BitCodeFormat.rst).
_MAGIC = b"BC\xc0\xde"


def is_cross(line: CommandLine) -> bool:
    """Return true if the command line's triple is that of a host for which the compiler has no code generator."""
    return host_of(line.last(*_TRIPLES) or X86_64.triple) not in (None, X86_64)


def is_bitcode(data: bytes) -> bool:
    """Return true for a host's object that is bitcode yet."""
    return data.startswith(_MAGIC)


def compiled(bitcode: bytes, level: str) -> bytes:
    """Return the object of a host's bitcode, which clang has optimised. level: the user's -O. Raises LLVMError."""
    from hipspv.core import toolchain
    from hipspv.llvm.context import Context
    from hipspv.llvm.errors import LLVMError
    from hipspv.llvm.module import Module
    from hipspv.targets.cpu.code_generator import emit

    with Context(toolchain.libllvm()) as context:
        module = Module.parse(bitcode, context)
        _name_sections(module)
        host = host_of(module.triple)
        if host is None:
            raise LLVMError(f"no code generator for {module.triple}")
        code = module.bitcode()
    return emit(code, host, host.processors_of_host[0], level, text=False)


def _name_sections(module: Module) -> None:
    """Put the addresses of constructors and destructors into the sections of the gABI, since llvmlite's code generator
    would use `.ctors`, which the C library doesn't read."""
    from hipspv.llvm import ConstantInt, Linkage

    for list_name, section in _SECTIONS.items():
        variable = module.variable(list_name)
        if variable is None:
            continue
        for entry in _elements(variable.initializer):
            priority, function, _ = _elements(entry)
            assert isinstance(priority, ConstantInt)
            made = module.add_variable("hipspv.start", function.type, 0)
            made.initializer, made.linkage = function, Linkage.INTERNAL
            made.section = section if priority.value == _USUAL_PRIORITY else f"{section}.{priority.value}"
        variable.erase()


def _elements(aggregate: Value | None) -> list[Value]:
    from hipspv.llvm import ConstantAggregate, TypeKind

    assert isinstance(aggregate, ConstantAggregate)
    type = aggregate.type
    count = type.length if type.kind == TypeKind.ARRAY else len(type.fields)
    return [aggregate.element(index) for index in range(count)]
