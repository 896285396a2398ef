"""C++ source that registers the kernels of a program image for Vortex, for any host compiler."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from hipspv.bundle import vortex_image
from hipspv.inspect.device_code import describe
from hipspv.inspect.names import demangled, parameter_types, scope_and_name, without_parameters

_PER_LINE = 24  # bytes of the image
_NO_LETTER = re.compile(r"[^A-Za-z0-9]+")

_HEAD = """\
// The kernels of a program for Vortex, made by hipspv registration. hipLaunchKernel takes their
// handles.
#include <hip/hip_kernel_metadata.h>

#include <cstdio>

namespace {

alignas(8) const unsigned char image[] = {
"""
_REGISTER = """\
};

void registerKernel(void** handle, const char* name, std::size_t count,
                    const hipKernelArgumentMetadata* arguments) {
  const hipError_t error =
      __hipRegisterFunctionWithMetadata(handle, name, image, sizeof image, count, arguments);
  if (error != hipSuccess)
    std::fprintf(stderr, "kernel %s: %s\\n", name, hipGetErrorString(error));
}

}  // namespace
"""
_KERNEL = """
// {declaration}
void* {name}_handle = nullptr;
{table}
__attribute__((constructor)) static void register_{name}() {{
  registerKernel(&{name}_handle, "{symbol}", {count}, {arguments});
}}
"""
_TABLE = """static const hipKernelArgumentMetadata {name}_metadata[] = {{
    // offset, size, alignment, is_pointer
{rows}}};"""


def source(data: bytes) -> str:
    """Return the source for an image. Raises FormatError for a file that isn't one, or has no records."""
    vortex_image.require_records(data)
    found = describe("vxbin", data)["kernels"]
    declarations = demangled([kernel["name"] for kernel in found])
    names = identifiers(declarations)
    kernels = (_kernel(k, names[k["name"]], declarations[k["name"]]) for k in found)
    return "".join((_HEAD, *_bytes(data), _REGISTER, *kernels))


def _bytes(data: bytes) -> Iterator[str]:
    for at in range(0, len(data), _PER_LINE):
        yield f"    {','.join(map(str, data[at : at + _PER_LINE]))},\n"


def _kernel(kernel: dict[str, Any], name: str, declaration: str) -> str:
    # A backslash would continue a comment on the next line.
    declaration = declaration.replace("\\", "/")
    arguments = [each for each in kernel["parameters"] if "offset" in each]  # the caller's
    types = [f"  // {type}" for type in parameter_types(declaration)]
    if len(types) != len(arguments):
        types = [""] * len(arguments)  # a name of C has none
    rows = "".join(
        f"    {{{row['offset']}, {row['size']}, {row['align']}, {int(row['pointer'])}}},{type}\n"
        for row, type in zip(arguments, types, strict=True)
    )
    return _KERNEL.format(
        name=name,
        symbol=_escaped(kernel["name"]),
        declaration=declaration,
        table=_TABLE.format(name=name, rows=rows) if rows else "",
        count=len(arguments),
        arguments=f"{name}_metadata" if rows else "nullptr",
    )


def _escaped(symbol: str) -> str:
    """Return the contents of the string literal: symbols may have any letter but a space."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}" for byte in symbol.encode()
    )


def identifiers(declarations: Mapping[str, str]) -> dict[str, str]:
    """Return an identifier for each kernel by its symbol: the plain name if no other kernel has it,
    or else its scope and template arguments with it, the symbol, or the name with a number.

    declarations: the demangled symbols.
    """
    forms = {symbol: _forms(symbol, text) for symbol, text in declarations.items()}
    counts = Counter(form for each in forms.values() for form in set(each))
    found: dict[str, str] = {}
    for symbol, candidates in forms.items():
        unique = (form for form in candidates if counts[form] == 1)
        found[symbol] = next(unique, "") or _numbered(candidates[0], [*counts, *found.values()])
    return found


def _forms(symbol: str, declaration: str) -> tuple[str, ...]:
    whole = without_parameters(declaration)
    plain = scope_and_name(whole)[1].partition("<")[0]
    # A template's declaration begins with the type that it returns.
    whole = whole.removeprefix("void ")
    return tuple(_identifier(text) for text in (plain.rpartition(" ")[2], whole, symbol))


def _identifier(text: str) -> str:
    name = _NO_LETTER.sub("_", text).strip("_")
    if not name:
        return "kernel"
    return f"kernel_{name}" if name[0].isdigit() else name


def _numbered(name: str, taken: Iterable[str]) -> str:
    others = set(taken)
    number = next(n for n in range(2, len(others) + 3) if f"{name}_{n}" not in others)
    return f"{name}_{number}"
