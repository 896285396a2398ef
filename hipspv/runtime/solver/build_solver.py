"""Makes the headers, the entry points and LAPACK's calls of the solvers: `build_solver.py HEADERS ENTRIES`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import solver_table as table

_ABOUT = "for CPU devices by LAPACK of the host, and for NVIDIA's GPUs by cuSOLVER (docs/libraries.md). Generated."
_COMMON_TYPES = """\
#include "library_types.h"
#ifndef CUSOLVERAPI
#define CUSOLVERAPI
#endif
#define CUSOLVER_VER_MAJOR 11
#define CUSOLVER_VER_MINOR 7
#define CUSOLVER_VER_PATCH 2
#define CUSOLVER_VER_BUILD 55
#define CUSOLVER_VERSION (CUSOLVER_VER_MAJOR * 1000 + CUSOLVER_VER_MINOR * 100 + CUSOLVER_VER_PATCH)

typedef int cusolver_int_t;
typedef enum {
  CUSOLVER_EIG_TYPE_1 = 1,
  CUSOLVER_EIG_TYPE_2 = 2,
  CUSOLVER_EIG_TYPE_3 = 3
} cusolverEigType_t;
typedef enum {
  CUSOLVER_EIG_MODE_NOVECTOR = 0,
  CUSOLVER_EIG_MODE_VECTOR = 1
} cusolverEigMode_t;
typedef enum {
  CUSOLVER_EIG_RANGE_ALL = 1001,
  CUSOLVER_EIG_RANGE_I = 1002,
  CUSOLVER_EIG_RANGE_V = 1003
} cusolverEigRange_t;
typedef enum {
  CUSOLVER_ALG_0 = 0,
  CUSOLVER_ALG_1 = 1,
  CUSOLVER_ALG_2 = 2
} cusolverAlgMode_t;
"""
_CU_TYPES = """\
#include <stddef.h>
#include <stdint.h>
#include "cuComplex.h"
#include "cublas_v2.h"
#include "cusolver_common.h"

typedef struct cusolverDnContext* cusolverDnHandle_t;
typedef struct syevjInfo* syevjInfo_t;
typedef struct gesvdjInfo* gesvdjInfo_t;
typedef struct cusolverDnParams* cusolverDnParams_t;
typedef enum {
  CUSOLVERDN_GETRF = 0,
  CUSOLVERDN_POTRF = 1
} cusolverDnFunction_t;
"""
_HIP_TYPES = """\
#include <hip/hip_complex.h>
#include <hip/hip_runtime_api.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>
#include "../hipblas/hipblas.h" /* its enumerations */
#ifndef HIPSOLVER_EXPORT
#define HIPSOLVER_EXPORT
#endif
#define hipsolverVersionMajor 2
#define hipsolverVersionMinor 4
#define hipsolverVersionPatch 0

typedef void* hipsolverHandle_t;
typedef void* hipsolverGesvdjInfo_t;
typedef void* hipsolverSyevjInfo_t;
typedef hipsolverHandle_t hipsolverDnHandle_t;
typedef void* hipsolverDnParams_t;
typedef hipblasOperation_t hipsolverOperation_t;
typedef hipblasFillMode_t hipsolverFillMode_t;
typedef hipblasSideMode_t hipsolverSideMode_t;
#define HIPSOLVER_OP_N HIPBLAS_OP_N
#define HIPSOLVER_OP_T HIPBLAS_OP_T
#define HIPSOLVER_OP_C HIPBLAS_OP_C
#define HIPSOLVER_FILL_MODE_LOWER HIPBLAS_FILL_MODE_LOWER
#define HIPSOLVER_FILL_MODE_UPPER HIPBLAS_FILL_MODE_UPPER
#define HIPSOLVER_SIDE_LEFT HIPBLAS_SIDE_LEFT
#define HIPSOLVER_SIDE_RIGHT HIPBLAS_SIDE_RIGHT
typedef enum {
  HIPSOLVER_EIG_MODE_NOVECTOR = 201,
  HIPSOLVER_EIG_MODE_VECTOR = 202
} hipsolverEigMode_t;
typedef enum {
  HIPSOLVER_EIG_TYPE_1 = 211,
  HIPSOLVER_EIG_TYPE_2 = 212,
  HIPSOLVER_EIG_TYPE_3 = 213
} hipsolverEigType_t;
typedef enum {
  HIPSOLVER_EIG_RANGE_ALL = 221,
  HIPSOLVER_EIG_RANGE_V = 222,
  HIPSOLVER_EIG_RANGE_I = 223
} hipsolverEigRange_t;
typedef enum {
  HIPSOLVERDN_GETRF = 0,
  HIPSOLVERDN_POTRF = 1
} hipsolverDnFunction_t;
typedef enum {
  HIPSOLVER_ALG_0 = 0,
  HIPSOLVER_ALG_1 = 1
} hipsolverAlgMode_t;
"""
# Enumerations that LAPACK takes as letters.
_LETTERS = ("Operation", "Fill", "Side", "EigMode")


class Parameter(NamedTuple):
    """A parameter. limit: the form that has it (table.Function), kind: its type without const and pointers."""

    limit: str
    constant: bool
    kind: str
    stars: str
    name: str

    def is_of(self, api: str) -> bool:
        return self.limit in ("", "hip" if api == "hip" else "cu")

    def declared(self, api: str, letter: str) -> str:
        """For the API's header."""
        index = ("cu", "dn", "hip").index(api)
        kind = {"T": table.PRECISIONS.get(letter, ("", ""))[min(index, 1)], "R": table.REALS.get(letter, "")}.get(
            self.kind, self.kind
        )
        if kind in table.OPTIONS:
            kind = table.OPTIONS[kind][min(index, 1)]
        elif kind in table.TYPES:
            kind = table.TYPES[kind][index]
        return f"{'const ' if self.constant else ''}{kind}{self.stars} {self.name}"

    def defined(self, letter: str, *, as_option: bool = False) -> str:
        """For the library. as_option: enumerations have the library's class. letter: none is a template's."""
        element = table.PRECISIONS[letter][2] if letter else "T"
        kind = {"T": element, "R": table.REALS.get(letter, "Real<T>")}.get(self.kind, self.kind)
        if kind in table.OPTIONS and not as_option:
            kind = "int"
        elif kind in table.TYPES:
            kind = table.TYPES[kind][3]
        return f"{'const ' if self.constant else ''}{kind}{self.stars} {self.name}"

    def passed(self, api: str) -> str:
        """The entry's argument for the library's function."""
        if not self.is_of(api):
            return "static_cast<void*>(nullptr)"
        if self.kind in table.OPTIONS:
            return f"option<{self.kind}>({_api(api)}, {self.name})"
        return self.name


def _api(api: str) -> str:
    return "Api::kCusolver" if api == "cu" else "Api::kHipsolver"


def _parameters(text: str) -> list[Parameter]:
    result = []
    for part in text.split(", "):
        match = re.fullmatch(r"(?:(hip|cu):)?(const )?(\w+)(\**) (\w+)", part)
        assert match is not None, part
        result.append(Parameter(match[1] or "", bool(match[2]), match[3], match[4], match[5]))
    return result


class Entry(NamedTuple):
    """A function of an API: the rest of its name, its precision, parameters, and the library's implementation."""

    name: str
    letter: str
    parameters: list[Parameter]
    host: str
    forwarded: bool = True  # to cuSOLVER's function of that name


def _entries_of(api: str) -> Iterator[Entry]:
    for service in table.SERVICES:
        if api in service.apis:
            parameters = _parameters(service.parameters)
            yield Entry(service.name, "", parameters, f"services::{service.implementation}", service.cusolver)
    handle = _parameters("handle handle")
    for function in table.FUNCTIONS:
        for letter, (_, _, element) in table.PRECISIONS.items():
            name = function.named(letter)
            if function.sized or api == "hip":
                size = handle + _parameters(function.size)
                yield Entry(f"{name}_bufferSize", letter, size, f"host::{function.name}Size<{element}>", function.sized)
            yield Entry(name, letter, handle + _parameters(function.parameters), f"host::{function.name}<{element}>")


def _declarations(api: str) -> Iterator[str]:
    prefix, types = table.APIS[api]
    for entry in _entries_of(api):
        declared = ", ".join(p.declared(api, entry.letter) for p in entry.parameters if p.is_of(api))
        yield f"{types}Status_t {prefix}{entry.name}({declared});"


def _statuses(api: str) -> str:
    index = 0 if api == "cusolver" else 1
    values = {name: both[index] for name, both in table.STATUSES.items() if both[index] is not None}
    names = sorted(values, key=lambda name: values[name] or 0)
    lines = ",\n".join(f"  {api.upper()}_STATUS_{name} = {values[name]}" for name in names)
    return f"typedef enum {{\n{lines}\n}} {api}Status_t;\n"


def _header(guard: str, about: str, before: str, body: list[str]) -> str:
    return "\n".join((
        f"/* {about}, {_ABOUT} */", f"#ifndef {guard}", f"#define {guard}", before,
        '#ifdef __cplusplus\nextern "C" {\n#endif', *body, "#ifdef __cplusplus\n}\n#endif", "#endif", "",
    ))  # fmt: skip


def _cusolver_common() -> str:
    versions = ["cusolverGetProperty(libraryPropertyType type, int* value)", "cusolverGetVersion(int* version)"]
    body = [_statuses("cusolver"), *(f"cusolverStatus_t {version};" for version in versions)]
    return _header("CUSOLVER_COMMON_H_", "cuSOLVER's types", _COMMON_TYPES, body)


def _cusolver_dn() -> str:
    return _header("CUSOLVERDN_H_", "cuSOLVER", _CU_TYPES, list(_declarations("cu")))


def _hipsolver() -> str:
    body = [_statuses("hipsolver"), *_declarations("hip"), *_declarations("dn")]
    return _header("HIPSOLVER_H", "hipSOLVER", _HIP_TYPES, body)


_HEADERS = {"cusolver_common.h": _cusolver_common, "cusolverDn.h": _cusolver_dn, "hipsolver/hipsolver.h": _hipsolver}


def _entries() -> Iterator[str]:
    for api, (prefix, _) in table.APIS.items():
        for entry in _entries_of(api):
            defined = ", ".join(p.defined(entry.letter) for p in entry.parameters if p.is_of(api))
            passed = ", ".join(p.passed(api) for p in entry.parameters if p.is_of("cu") or not p.limit)
            own = f'"cusolverDn{entry.name}"' if entry.forwarded else "nullptr"
            works = entry.letter or entry.forwarded
            body = f"call({own}, {entry.host}, {passed});" if works else f"{entry.host}({passed});"
            yield f"HIPSPV_EXPORT int {prefix}{entry.name}({defined}) {{"
            yield f"  return guard({_api(api)}, [&] {{ {body} }});"
            yield "}"


def _host_parameters(text: str, letter: str = "") -> str:
    """Those of a template, or of its instance for the letter."""
    given = [p for p in _parameters(f"handle handle, {text}") if p.limit != "hip"]
    return ", ".join(p.defined(letter, as_option=True) for p in given)


def _instances(function: table.Function, suffix: str, text: str) -> Iterator[str]:
    for letter, (_, _, element) in table.PRECISIONS.items():
        yield f"template void {function.name}{suffix}<{element}>({_host_parameters(text, letter)});"


def _host_declarations() -> Iterator[str]:
    for function in table.FUNCTIONS:
        for suffix, text in (("Size", function.size), ("", function.parameters)):
            yield f"template <class T>\nvoid {function.name}{suffix}({_host_parameters(text)});"


def _checks(function: table.Function, known: set[str], *, pointers: bool) -> Iterator[str]:
    """The function's checks of parameters that are known."""
    names = {parameter.name for parameter in _parameters(function.parameters)}
    for check in function.checks.split(", "):
        used = set(re.findall(r"\w+", check)) & names
        if used <= known and (pointers or "nullptr" not in check or "params" in check):
            yield f"  require({check.replace(';', ',')}, Status::kInvalidValue);"
    if function.limited:
        yield f"  requireSquare({function.limited});"
    if pointers:
        arrays = " && ".join(f"{name} != nullptr" for name in function.arrays.split())
        empty = " || ".join(f"{name} == 0" for name in function.empty.split())
        yield f"  require(devInfo != nullptr && (({arrays}) || {empty}), Status::kInvalidValue);"


def _subroutine(function: table.Function) -> Iterator[str]:
    """The call of LAPACK, in the stream's order."""
    letters = {p.name for p in _parameters(function.parameters) if p.kind in _LETTERS}
    calls = []
    for is_complex in (False, True):
        arguments = []
        for text in function.lapack.split():
            limit, _, name = text.rpartition(":")
            if limit and not is_complex:
                continue
            if name == "work":
                arguments += ["areas.work.data()", "areas.lwork"]
            elif name in ("rwork", "iwork"):
                arguments.append(f"areas.{name}.data()")
            elif name in ("lrwork", "liwork"):
                arguments.append(f"areas.{name}")
            else:
                arguments.append(f"letter<T>({name})" if name in letters else name)
        calls.append(f"lapack({', '.join(arguments).replace('itype', 'static_cast<int>(itype)')});")
    name = f'kIsComplex<T> ? "{function.complex}" : "{function.name}"' if function.complex else f'"{function.name}"'
    yield f"  const auto lapack = Subroutine::of<T>({name});"
    yield "  enqueue(handle, [=] {"
    body = calls[0] if calls[0] == calls[1] else f"if constexpr (kIsComplex<T>) {calls[1]} else {calls[0]}"
    if "areas" in body:
        yield f"    Areas<T>::run({function.rwork.replace(';', ',')}, [&](Areas<T>& areas) {{ {body} }});"
    else:
        yield f"    {body}"
    yield "  });"


def _host_definitions() -> Iterator[str]:
    """Checks of all functions, sizes of work areas, and LAPACK's subroutines."""
    for function in table.FUNCTIONS:
        size = {parameter.name for parameter in _parameters(function.size) if parameter.limit != "hip"}
        yield f"template <class T>\nvoid {function.name}Size({_host_parameters(function.size)}) {{"
        yield from _checks(function, size, pointers=False)
        yield "  writeSize(lwork);\n}"
        everything = {parameter.name for parameter in _parameters(function.parameters)}
        checks = list(_checks(function, everything, pointers=True))
        parameters = _host_parameters(function.parameters)
        yield f"template <class T>\nvoid {function.name}({parameters}) {{"
        yield from checks
        if function.lapack:
            yield from _subroutine(function)
        else:
            passed = ["handle", *(p.name for p in _parameters(function.parameters) if p.limit != "hip")]
            yield f"  work::{function.name}<T>({', '.join(passed)});"
        yield "}"
        yield from _instances(function, "Size", function.size)
        yield from _instances(function, "", function.parameters)


def _work_declarations() -> Iterator[str]:
    """Those of functions in host/, and a macro with the instances of each."""
    for function in table.FUNCTIONS:
        if function.lapack:
            continue
        yield f"template <class T>\nvoid {function.name}({_host_parameters(function.parameters)});"
        yield f"#define HIPSPV_INSTANCES_{function.name} {' '.join(_instances(function, '', function.parameters))}"


def _service_declarations() -> Iterator[str]:
    found: dict[str, None] = {}
    for service in table.SERVICES:
        defined = ", ".join(p.defined("", as_option=True) for p in _parameters(service.parameters))
        found[f"void {service.implementation}({defined});"] = None
    yield from found


def _values() -> Iterator[str]:
    """Values of enumerations and results: cuSOLVER's, hipSOLVER's."""
    for kind, (_, _, values) in table.OPTIONS.items():
        pairs = ", ".join(f"{{{cu}, {hip}}}" for cu, hip in values)
        yield f"template <>\ninline constexpr Pair kValues<{kind}>[] = {{{pairs}}};"
    pairs = ", ".join(f"{{{cu}, {hip}}}" for cu, hip in table.STATUSES.values() if cu is not None and hip is not None)
    yield f"inline constexpr Pair kResults[] = {{{pairs}}};"


def main(headers: Path, entries: Path) -> None:
    for name, make in _HEADERS.items():
        path = headers / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make())
    entries.mkdir(parents=True, exist_ok=True)
    for name, lines in (
        ("entries", _entries()),
        ("declarations", _host_declarations()),
        ("definitions", _host_definitions()),
        ("work", _work_declarations()),
        ("services", _service_declarations()),
        ("values", _values()),
    ):
        (entries / f"solver_{name}.inc").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
