"""Small SPIR-V modules made word by word, and large ones that a reader must read quickly."""

import struct
from collections.abc import Iterable

from hipspv.spirv.words import MAGIC, string_words

# SPIR-V 1.6, section 3.3.
_NAME, _EXT_IMPORT, _MEMORY, _ENTRY, _MODE, _CAPABILITY = 5, 11, 14, 15, 16, 17
_VOID, _BOOL, _INT, _POINTER, _FUNCTION_TYPE, _CONSTANT = 19, 20, 21, 32, 33, 43
_FUNCTION, _PARAMETER, _END, _CALL, _VARIABLE, _STORE = 54, 55, 56, 57, 59, 62
_DECORATE, _LABEL, _RETURN, _RECORD, _EXTENSION = 71, 248, 253, 330, 10


def op(opcode: int, *operands: int | str) -> bytes:
    """An instruction."""
    words = b"".join(
        string_words(operand) if isinstance(operand, str) else struct.pack("<I", operand) for operand in operands
    )
    return struct.pack("<I", (1 + len(words) // 4) << 16 | opcode) + words


def module(bound: int, *instructions: bytes) -> bytes:
    return struct.pack("<5I", MAGIC, 0x10200, 0, bound, 0) + b"".join(instructions)


def small() -> bytes:
    """A kernel that stores to a variable and calls a function, with metadata."""
    return module(
        16,
        *(op(_CAPABILITY, 4), op(_CAPABILITY, 6), op(_EXT_IMPORT, 1, "OpenCL.std")),
        *(op(_MEMORY, 2, 2), op(_ENTRY, 6, 10, "k", 7), op(_MODE, 10, 35, 8)),
        *(op(_NAME, 7, "v"), op(_RECORD, "hipspv.metadata 2"), op(_RECORD, "hipspv.bounds k 64")),
        *(op(_DECORATE, 7, 41, "v", 0), op(_VOID, 2), op(_INT, 3, 32, 0), op(_POINTER, 4, 5, 3)),
        *(op(_FUNCTION_TYPE, 5, 2, 4), op(_CONSTANT, 3, 6, 7), op(_VARIABLE, 4, 7, 5, 6)),
        *(op(_FUNCTION_TYPE, 8, 2), op(_FUNCTION, 2, 9, 0, 8), op(_LABEL, 13), op(_RETURN), op(_END)),
        *(op(_FUNCTION, 2, 10, 0, 5), op(_PARAMETER, 4, 11), op(_LABEL, 12)),
        *(op(_CALL, 2, 14, 9), op(_STORE, 7, 6), op(_STORE, 11, 6), op(_RETURN), op(_END)),
    )


def kernels(count: int) -> bytes:
    """One function with many parameters and many kernel names."""
    parameters = [op(_PARAMETER, 3, 10 + n) for n in range(count)]
    entries = [op(_ENTRY, 6, 4, f"k{n}") for n in range(count)]
    return module(
        10 + count,
        *(op(_MEMORY, 2, 2), *entries, op(_INT, 3, 32, 0)),
        *(op(_FUNCTION, 3, 4, 0, 3), *parameters, op(_END)),
    )


def same_function(count: int) -> bytes:
    """Many functions of one id, each a loop that an instruction would replace."""
    body = op(_FUNCTION, 3, 4, 0, 3) + op(61, 3, 5, 6) + op(230, 3, 7, 6, 8, 8, 8, 8, 8) + op(_END)
    return module(
        10,
        *(op(_MEMORY, 2, 2), op(_NAME, 4, "a"), op(_RECORD, "hipspv.atomic a add 32 global")),
        *(op(_INT, 3, 32, 0), body * count),
    )


def records(count: int) -> bytes:
    """Many kernels, and the same record many times."""
    functions = [op(_FUNCTION, 3, 4 + n, 0, 3) + op(_END) for n in range(count)]
    return module(
        4 + count,
        *(op(_MEMORY, 2, 2), *(op(_ENTRY, 6, 4 + n, f"k{n}") for n in range(count))),
        *(op(_RECORD, "hipspv.metadata 2") * count, op(_INT, 3, 32, 0), *functions),
    )


def chain(count: int) -> bytes:
    """Functions in cycles: each calls the next and the one before, and all are kernels. The last
    uses a variable, and an instruction that not all devices have."""
    head = [op(_CAPABILITY, 62), op(_MEMORY, 2, 2)]
    entries = [op(_ENTRY, 6, 10 + n, f"k{n}") for n in range(count)]
    types = [op(_VOID, 2), op(_INT, 3, 32, 0), op(_POINTER, 4, 5, 3), op(_VARIABLE, 4, 5, 5)]
    functions: Iterable[bytes] = (
        op(_FUNCTION, 2, 10 + n, 0, 2)
        + op(_LABEL, 10 + 3 * count + n)
        + op(_CALL, 2, 10 + count + n, 10 + (n + 1) % count)
        + op(_CALL, 2, 10 + 2 * count + n, 10 + n - (n > 0))
        + (op(_STORE, 5, 5) + op(334, 2, 9, 3) if n == count - 1 else b"")
        + op(_RETURN)
        + op(_END)
        for n in range(count)
    )
    return module(10 + 4 * count, *head, *entries, *types, *functions)


def types(count: int) -> bytes:
    """Only small instructions."""
    return module(4 + count, op(_MEMORY, 2, 2), *(op(_BOOL, 4 + n) for n in range(count)))


# Modules that grow with a number; a reader must take the same time for each word.
GROWING = {make.__name__: make for make in (kernels, same_function, records, chain, types)}


def _in_kernel(*declared: bytes, names: bytes = b"", body: bytes = b"") -> bytes:
    """`small` with more in its header, its names and its kernel."""
    data = small().replace(op(_MEMORY, 2, 2), b"".join(declared) + op(_MEMORY, 2, 2))
    data = data.replace(op(_NAME, 7, "v"), op(_NAME, 7, "v") + names)
    return data.replace(op(_STORE, 7, 6), body + op(_STORE, 7, 6))


_MEMBER = b"%-16s%-12d%-6d%-6d%-8s%-10d`\n"
# The fuzzer's findings, by the kind of seed that they grew from.
FOUND = {
    "modules": {
        "a function ends that didn't begin": module(4, op(_MEMORY, 2, 2), op(_END)),
        "a function's end has operands": small().replace(op(_END), op(_END, 5)),
        "many ids in a small module": module(0xFFFFFFFF, small()[20:]),
        "a function is two kernels": module(
            8, op(_MEMORY, 2, 2), op(_ENTRY, 6, 4, "a"), op(_ENTRY, 6, 4, "b"), kernels(2)[20:]
        ),
        "millions of ids, and a use that devices may lack": module(4_194_303, chain(3)[20:]),
        "a function begins in another": small().replace(op(_END), b"", 1),
        "a variable's number is the largest": small().replace(
            op(_RECORD, "hipspv.bounds k 64"), op(_RECORD, "hipspv.variable 4294967295 v 4")
        ),
        "a clock is read without a scope": _in_kernel(
            op(_CAPABILITY, 5055), op(_EXTENSION, "SPV_KHR_shader_clock"), body=op(5056, 3, 14)
        ),
        "a clock is read as many types": _in_kernel(
            op(_CAPABILITY, 5055), body=b"".join(op(5056, 3 + n, 14, 6) for n in range(4))
        ),
        "a loop's ids are beyond the bound": _in_kernel(
            names=op(_NAME, 10, "a") + op(_RECORD, "hipspv.atomic a add 32 global"),
            body=op(61, 3, 14, 11) + op(1, 3, 0xFFFFFFFF) + op(230, 3, 14, 11, 6, 6, 6, 6, 6),
        ),
        "a loop is too short to be one": _in_kernel(
            names=op(_NAME, 10, "a") + op(_RECORD, "hipspv.atomic a add 32 global"),
            body=op(61, 3, 14, 11) + op(230, 3, 14, 11, 6, 6),
        ),
    },
    "bundles": {
        "an id that would end a message": b"__CLANG_OFFLOAD_BUNDLE__" + struct.pack("<4Q", 1, 1 << 40, 4, 3) + b"a\0b"
    },
    "archives": {"a name that isn't UTF-8": b"!<arch>\n" + _MEMBER % (b"a\x8d.o/", 0, 0, 0, b"644", 2) + b"xx"},
}
