"""Makes the headers of cuda_names.txt: `build_cuda_names.py DIRECTORY`.

It runs in builds that haven't installed hipspv. The table's own comment explains its form.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

_INCLUDE = Path(__file__).parent
_TABLE = _INCLUDE / "cuda_names.txt"
_TYPES = "hip/spirv_detail/cuda_type_names.h"
_RENAMED = "hip/spirv_detail/cuda_types_renamed.h"
_MARK = "__HIPSPV_CUDA_TYPES__"
_DRIVER = "hip/spirv_detail/cuda_driver_names.h"
_POINTERS = "cudaTypedefs.h"
_INLINE = re.compile(r"static inline CUresult (cu[A-Z]\w*)\((.*?)\) {")  # as `_function` writes them
# C has no overloads. The runtime asks for HIP's names of CUDA's functions.
_DISTINCT = "defined(__cplusplus) && !defined(__HIPSPV_HIP_RESULTS__)"
_FUNCTION = re.compile(r"(\w+)(?:=(\w+))?(!)?\((.*)\)")
_MACRO = re.compile(r"^[ \t]*#[ \t]*define[ \t]+(\w+)", re.MULTILINE)
_ERROR = re.compile(r"(\w+) = (\d+)")
_ENUM = re.compile(r"enum (\w+)(?: (\w+))?: (.*)")
# HIP's types of the parameters that a function of CUDA's passes on: the layouts are the same.
_CASTS = {
    "CUdeviceptr": "void*",
    "CUdeviceptr*": "void**",
    "CUjit_option*": "hipJitOption*",
    "CUstreamBatchMemOpParams*": "hipStreamBatchMemOpParams*",
    "CUDA_BATCH_MEM_OP_NODE_PARAMS*": "hipBatchMemOpNodeParams*",
    "const CUDA_BATCH_MEM_OP_NODE_PARAMS*": "hipBatchMemOpNodeParams*",  # hipGraphBatchMemOpNodeSetParams lacks const
    "CUDA_HOST_NODE_PARAMS*": "hipHostNodeParams*",
    "const CUDA_HOST_NODE_PARAMS*": "const hipHostNodeParams*",
    "CUDA_MEM_ALLOC_NODE_PARAMS*": "hipMemAllocNodeParams*",
    "const CUDA_MEMSET_NODE_PARAMS*": "const HIP_MEMSET_NODE_PARAMS*",
}
_NAME = re.compile(r"(\w+)(?:\{,([\w,]+)\})?(?:=(\w+))?")


def _camel(word: str) -> str:
    """`TEXTURE1D` as `Texture1D`, `advise` as `Advise`; words of mixed case keep it."""
    if word != word.upper():
        return word[:1].upper() + word[1:]
    return re.sub(r"(\d)d", r"\1D", word.capitalize())


def hip_name(name: str, rules: dict[str, str]) -> str:
    """HIP's name, by the rule for the longest beginning."""
    beginning = max(filter(name.startswith, rules), key=len)
    rest = name.removeprefix(beginning)
    hip = rules[beginning]
    if beginning == "CU" or (beginning.endswith("_") and not hip.endswith("_")):
        rest = "".join(map(_camel, rest.split("_")))
    return hip + rest


def _macros(line: str, rules: dict[str, str]) -> Iterator[str]:
    return (f"#define {name} {hip}" for name, hip in _names(line, rules))


def _names(line: str, rules: dict[str, str]) -> Iterator[tuple[str, str]]:
    for match in map(_NAME.fullmatch, line.split()):
        assert match is not None, line
        name, suffixes, hip = match.groups()
        for suffix in ("", *(suffixes.split(",") if suffixes else ())):
            yield f"{name}{suffix}", hip or hip_name(name, rules)


def _enum(match: re.Match[str]) -> str:
    tag, name, enumerators = match.groups()
    body = f"enum {tag} {{ {', '.join(enumerators.split())} }}"
    return f"typedef {body} {name};" if name else f"{body};"


def _function(match: re.Match[str], rules: dict[str, str]) -> str:
    name, hip, unsupported, parameters = match.groups()
    if unsupported:
        unused = " ".join(f"(void){text.split()[-1]};" for text in parameters.split(","))
        return f"static inline CUresult {name}({parameters}) {{ {unused} return CUDA_ERROR_NOT_SUPPORTED; }}"
    arguments = ", ".join(
        f"({_CASTS[kind]}){argument}" if kind in _CASTS else argument
        for kind, argument in (text.strip().rsplit(" ", 1) for text in parameters.split(","))
    )
    call = f"{hip or hip_name(name, rules)}({arguments})"
    return f"static inline CUresult {name}({parameters}) {{ return (CUresult){call}; }}"


def headers(table: str) -> dict[str, list[str]]:
    """The lines of each header."""
    rules: dict[str, str] = {}
    result: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in re.sub(r"\n  +", " ", table).splitlines():
        if line.startswith("["):
            header, *included = line.split()
            lines = ["#pragma once", *(f"#include {name}" for name in included)]
            result[header.strip("[]")] = lines
        elif line.startswith(":"):
            beginning, rules[beginning] = line.split()[1:]
        elif match := _FUNCTION.fullmatch(line):
            lines.append(_function(match, rules))
        elif match := _ENUM.fullmatch(line):
            lines.append(_enum(match))
        elif not line.startswith("#"):
            lines.extend(_macros(line, rules))
    return result


def with_types(made: dict[str, list[str]], macros: set[str]) -> dict[str, list[str]]:
    """The headers, and one that gives HIP's types CUDA's names where HIP's headers declare them.

    A program may have a member function or a declaration of its own with the name of one of CUDA's types, and declare
    `struct CUstream_st` itself. A macro would rename these. macros: names that HIP's headers define, which keep theirs.
    """
    renamed: dict[str, str] = {}
    lines = []
    for line in made[_TYPES]:
        cuda, hip = line.removeprefix("#define ").split()[:2]
        own = line.startswith("#define ") and hip not in macros and hip not in renamed
        if own:
            renamed[hip] = cuda
        lines.append(f"#ifndef {_MARK}\n{line}\n#endif" if own else line)
    reverse = [f"#define {hip} {cuda}" for hip, cuda in renamed.items()]
    return {**made, _TYPES: lines, _RENAMED: ["#pragma once", f"#define {_MARK} 1", *reverse]}


def with_results(made: dict[str, list[str]]) -> dict[str, list[str]]:
    """The headers, with the driver's own results in C++: programs overload functions by CUresult and cudaError_t.

    Its functions are those of HIP under a name and a type of their own there. cudaTypedefs.h has types of pointers to
    them and to its inline functions, by the names without a version.
    """
    lines, results, functions = [], [], []
    for line in made[_DRIVER]:
        cuda, _, hip = line.removeprefix("#define ").partition(" ")
        if cuda == "CUresult" or cuda == "cudaError_enum" or cuda.startswith(("CUDA_SUCCESS", "CUDA_ERROR_")):
            results.append((cuda, hip))
        elif re.match(r"cu[A-Z]", cuda) and hip.startswith("hip"):
            functions.append((cuda, hip))
        else:
            lines.append(line)
    # Numbers, because HIP's own enumeration lacks CUDA's errors in a source that has included HIP's headers before.
    values = dict(_ERROR.findall((_INCLUDE / "hip/spirv_detail/cuda_errors.h").read_text()))
    enumerators = ",\n".join(f"  {cuda} = {values.get(hip, hip)}" for cuda, hip in results if cuda.isupper())
    own = [f"typedef enum cudaError_enum {{\n{enumerators}\n}} CUresult;", "#include <hip/spirv_detail/cuda_results.h>"]
    own += [f"HIPSPV_DRIVER_FUNCTION({cuda}, {hip})" for cuda, hip in functions]
    macros = [f"#define {cuda} {hip}" for cuda, hip in (*results, *functions)]
    pointers = [f"HIPSPV_DRIVER_POINTER({cuda}, {hip})" for cuda, hip in functions]
    inline = [match for lines in made.values() for line in lines if (match := _INLINE.match(line))]
    pointers += [f"typedef CUresult (*PFN_{match[1]})({match[2]});" for match in inline]
    in_c = "#define HIPSPV_DRIVER_POINTER(cuda, hip) typedef __typeof__(hip)* PFN_##cuda;"
    return {
        **made,
        _DRIVER: [*lines, f"#if {_DISTINCT}", *own, "#else", *macros, "#endif"],
        _POINTERS: ["#pragma once", "#include <cuda.h>", f"#if !({_DISTINCT})", in_c, "#endif", *pointers],
    }


def main(directory: Path) -> None:
    macros = {name for path in (_INCLUDE / "hip").rglob("*.h") for name in _MACRO.findall(path.read_text())}
    for header, lines in with_results(with_types(headers(_TABLE.read_text()), macros)).items():
        path = directory / header
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
