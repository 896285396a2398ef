"""Makes the headers, descriptors and entry points of cuBLASLt and hipBLASLt: `build_blaslt.py HEADERS ENTRIES`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import lt_table as table

_FILES = {"cublasLt": "cublasLt.h", "hipblasLt": "hipblaslt/hipblaslt.h"}
_STATUS = {"cublasLt": "cublasStatus_t", "hipblasLt": "hipblasStatus_t"}
_ABOUT = "for CPU devices by a BLAS of the host, and for NVIDIA's GPUs by cuBLASLt (docs/libraries.md). Generated."
_PARAMETER = re.compile(r"(const )?(\w+)(\**) (\w+)")

_CUBLASLT_TYPES = """\
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include "cublas_api.h"

typedef struct cublasLtContext* cublasLtHandle_t;
typedef struct {
  uint64_t data[8];
} cublasLtMatmulAlgo_t;
typedef struct {
  cublasLtMatmulAlgo_t algo;
  size_t workspaceSize;
  cublasStatus_t state;
  float wavesCount;
  int reserved[4];
} cublasLtMatmulHeuristicResult_t;
typedef void (*cublasLtLoggerCallback_t)(int level, const char* function, const char* message);

typedef uint64_t cublasLtNumericalImplFlags_t;
#define CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA 0x1ull
#define CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA 0x2ull
#define CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA 0x4ull
#define CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA 0x8ull
#define CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK 0xfeull
#define CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK 0xffull
"""
_HIPBLASLT_TYPES = """\
#include <stddef.h>
#include <stdint.h>
#include <hip/hip_runtime_api.h>
#include <hipblas-common/hipblas-common.h>
#ifndef HIPBLASLT_EXPORT
#define HIPBLASLT_EXPORT
#endif
#define HIPBLASLT_VERSION_MAJOR 1
#define HIPBLASLT_VERSION_MINOR 0
#define HIPBLASLT_VERSION_PATCH 0

#ifdef __cplusplus
#define HIPSPV_DEFAULT(value) = value
#else
#define HIPSPV_DEFAULT(value)
#endif
typedef void* hipblasLtHandle_t;
typedef struct _hipblasLtMatmulAlgo_t {
  uint8_t data[16] HIPSPV_DEFAULT({0});
  size_t max_workspace_bytes HIPSPV_DEFAULT(0);
} hipblasLtMatmulAlgo_t;
typedef struct _hipblasLtMatmulHeuristicResult_t {
  hipblasLtMatmulAlgo_t algo;
  size_t workspaceSize HIPSPV_DEFAULT(0);
  hipblasStatus_t state HIPSPV_DEFAULT(HIPBLAS_STATUS_SUCCESS);
  float wavesCount HIPSPV_DEFAULT(1);
  int reserved[4];
} hipblasLtMatmulHeuristicResult_t;
#undef HIPSPV_DEFAULT
#define HIPBLASLT_DATATYPE_INVALID ((hipDataType)255)
"""
_BYTES = {"int8_t": 1, "int32_t": 4, "uint32_t": 4, "float": 4, "int64_t": 8, "uint64_t": 8, "void*": 8}
_TYPES_OF = {"cublasLt": _CUBLASLT_TYPES, "hipblasLt": _HIPBLASLT_TYPES}


def _declared(api: str, parameters: str) -> str:
    """Parameters as the API's header declares them."""
    position = table.APIS.index(api)
    texts = []
    for const, kind, stars, name in _PARAMETER.findall(parameters):
        texts.append(f"{const}{table.TYPES[kind][position] if kind in table.TYPES else kind}{stars} {name}")
    return ", ".join(texts) or "void"


def _defined(parameters: str) -> str:
    """The same as the library defines them."""
    texts = []
    for const, kind, stars, name in _PARAMETER.findall(parameters):
        texts.append(f"{const}{table.TYPES[kind][2] if kind in table.TYPES else kind}{stars} {name}")
    return ", ".join(texts)


def _names(parameters: str) -> list[str]:
    return [match[3] for match in _PARAMETER.findall(parameters)]


def _enumeration(api: str, name: str, enumerators: dict[str, int]) -> str:
    lines = ",\n".join(f"  {api.upper()}_{text} = {value}" for text, value in enumerators.items())
    return f"typedef enum {{\n{lines}\n}} {api}{name};"


def _attributes_of_algorithms() -> Iterator[tuple[str, str, tuple[tuple[str, int, str, int], ...]]]:
    yield "MatmulAlgoConfigAttributes_t", "ALGO_CONFIG", table.ALGO_CONFIGURATION
    yield "MatmulAlgoCapAttributes_t", "ALGO_CAP", table.ALGO_CAPABILITIES


def _enumerators(api: str, name: str) -> dict[str, int]:
    """Those of the table's ENUMERATIONS that the API has."""
    limit = {"cublasLt": "cu", "hipblasLt": "hip"}[api]
    prefix, text = table.ENUMERATIONS[name]
    found = {}
    for entry in text.split():
        only, _, enumerator = entry.rpartition(":")
        if only in ("", limit):
            found[f"{prefix}_{enumerator.split('=')[0]}"] = int(enumerator.split("=")[1])
    return found


def _enumerations(api: str) -> Iterator[str]:
    for name in table.ENUMERATIONS:
        if found := _enumerators(api, name):
            yield _enumeration(api, name, found)
    for descriptor in table.DESCRIPTORS.values():
        values = {a.name: a.cublas if api == "cublasLt" else a.hipblas for a in descriptor.attributes}
        found = {f"{descriptor.prefix}_{key}": value for key, value in values.items() if value is not None}
        yield _enumeration(api, descriptor.enumeration, found)
    if api == "cublasLt":
        for name, prefix, entries in _attributes_of_algorithms():
            yield _enumeration(api, name, {f"{prefix}_{entry[0]}": entry[1] for entry in entries})


def _descriptor_functions(api: str, name: str) -> Iterator[tuple[str, str]]:
    """The functions of a descriptor: their names after its own, and their parameters after it."""
    create = table.DESCRIPTORS[name].create
    yield "Create", create
    if api == "cublasLt":
        yield "Init_internal", "size_t size" + (f", {create}" if create else "")
    yield "Destroy", ""
    yield "SetAttribute", "int attribute, const void* memory, size_t bytes"
    yield "GetAttribute", "int attribute, void* memory, size_t bytes, size_t* written"


def _declarations(api: str) -> Iterator[str]:
    status = _STATUS[api]
    for name, descriptor in table.DESCRIPTORS.items():
        pointer = f"{api}{name}_t"
        for function, parameters in _descriptor_functions(api, name):
            declared = _declared(api, parameters).replace("int attribute", f"{api}{descriptor.enumeration} attribute")
            first = f"{pointer}{'*' if function == 'Create' else ''} descriptor"
            yield f"{status} {api}{name}{function}({', '.join([first] + ([declared] if parameters else []))});"
    for function in table.FUNCTIONS:
        if api in function.apis:
            result = status if function.result == "status" else function.result
            yield f"{result} {api}{function.name}({_declared(api, function.parameters)});"


def _init_functions() -> Iterator[str]:
    """Those that make a descriptor in the program's memory."""
    for name, descriptor in table.DESCRIPTORS.items():
        pointer, declared = f"cublasLt{name}_t", _declared("cublasLt", descriptor.create)
        parameters = f"{pointer} descriptor" + (f", {declared}" if descriptor.create else "")
        arguments = ", ".join(["descriptor", "sizeof(*descriptor)", *_names(descriptor.create)])
        yield f"static inline cublasStatus_t cublasLt{name}Init({parameters}) {{"
        yield f"  return cublasLt{name}Init_internal({arguments});\n}}"


def _header(api: str) -> str:
    position = table.APIS.index(api)
    opaque = []
    for name, descriptor in table.DESCRIPTORS.items():
        opaque.append(f"typedef struct {{\n  uint64_t data[{descriptor.opaque[position]}];\n}} {api}{name}Opaque_t;")
        opaque.append(f"typedef {api}{name}Opaque_t* {api}{name}_t;")
    texts, inits = [], []
    if api == "cublasLt":
        inits = [*_init_functions()]
        texts = [f"const char* cublasLtGetStatus{kind}(cublasStatus_t status);" for kind in ("Name", "String")]
    guard = f"{api.upper()}_H_"
    return "\n".join((
        f"/* {'cuBLASLt' if api == 'cublasLt' else 'hipBLASLt'}, {_ABOUT} */",
        f"#ifndef {guard}", f"#define {guard}", "", _TYPES_OF[api], *opaque, *_enumerations(api), "",
        '#ifdef __cplusplus\nextern "C" {\n#endif', *texts, *_declarations(api), *inits,
        "#ifdef __cplusplus\n}\n#endif", "", "#endif", "",
    ))  # fmt: skip


def _descriptors() -> Iterator[str]:
    """The library's descriptors, and their attributes by the APIs' values."""
    for name, descriptor in table.DESCRIPTORS.items():
        yield f"struct {name} {{"
        # The structures of programs have no space for gaps.
        for attribute in sorted(descriptor.attributes, key=lambda attribute: -_BYTES[attribute.type]):
            kind = attribute.type if attribute.type in ("void*", "float") else f"std::{attribute.type}"
            yield f"  {kind} {attribute.field} = {attribute.default};"
        yield "};"
        yield f"static_assert(sizeof({name}) <= {8 * descriptor.opaque[0]});"
        yield f"inline constexpr Attribute k{name}Attributes[] = {{"
        for attribute in descriptor.attributes:
            ids = [-1 if value is None else value for value in (attribute.cublas, attribute.hipblas)]
            field = f"offsetof({name}, {attribute.field}), sizeof({name}::{attribute.field})"
            translation = f"Translation::k{(attribute.kind or 'none').capitalize()}"
            effect = {"used": "kUsed", "none": "kNone", "default": "kDefaultOnly"}[attribute.effect]
            text = f"{descriptor.prefix}_{attribute.name}"
            yield f'  {{"{text}", {ids[0]}, {ids[1]}, {field}, {translation}, Effect::{effect}}},'
        yield "};"
        yield f"template <>\ninline constexpr std::span<const Attribute> kAttributes<{name}> = k{name}Attributes;"


def _epilogues() -> Iterator[str]:
    """The epilogues of each API."""
    for api in table.APIS:
        values = ", ".join(f"{value}" for value in _enumerators(api, "Epilogue_t").values())
        yield f"constexpr std::uint32_t k{api[0].upper()}{api[1:]}Epilogues[] = {{{values}}};"


def _algorithms() -> Iterator[str]:
    for name, _, entries in _attributes_of_algorithms():
        yield f"constexpr AlgoAttribute k{name.removesuffix('Attributes_t')}[] = {{"
        for _, value, kind, own in entries:
            yield f"  {{{value}, sizeof(std::{kind}), {own}}},"
        yield "};"


def _entries() -> Iterator[str]:
    for api in table.APIS:
        own = "Api::kCublas" if api == "cublasLt" else "Api::kHipblas"
        for name in table.DESCRIPTORS:
            for function, parameters in _descriptor_functions(api, name):
                stars = "**" if function == "Create" else "*"
                defined = ", ".join([f"{name}{stars} descriptor"] + ([_defined(parameters)] if parameters else []))
                arguments = ", ".join(["descriptor", *_names(parameters)])
                passed = f"{own}, {arguments}" if function != "Destroy" else arguments
                full = f"{api}{name}{function}"
                own_name = function.removesuffix("_internal")
                body = f"services::{own_name[0].lower()}{own_name[1:]}({passed});"
                yield f'HIPSPV_EXPORT int {full}({defined}) {{ return serve({own}, "{full}", [&] {{ {body} }}); }}'
        for function in table.FUNCTIONS:
            if api not in function.apis or function.result != "status":
                continue
            # Structures of the APIs differ.
            differs = len(function.apis) > 1 and re.search("algo|result", function.parameters)
            passed = ", ".join(([own] if differs else []) + _names(function.parameters))
            full = f"{api}{function.name}"
            body = f"services::{function.name[0].lower()}{function.name[1:]}({passed});"
            yield f"HIPSPV_EXPORT int {full}({_defined(function.parameters)}) {{"
            yield f'  return serve({own}, "{full}", [&] {{ {body} }});'
            yield "}"


def main(headers: Path, entries: Path) -> None:
    for api, name in _FILES.items():
        path = headers / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_header(api))
    entries.mkdir(parents=True, exist_ok=True)
    made = {"descriptors": _descriptors, "epilogues": _epilogues, "algorithms": _algorithms, "entries": _entries}
    for name, lines in made.items():
        (entries / f"lt_{name}.inc").write_text("\n".join(lines()) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
