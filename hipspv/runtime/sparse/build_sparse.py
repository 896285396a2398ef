"""Makes the headers and the entry points of cuSPARSE and hipSPARSE: `build_sparse.py HEADERS ENTRIES`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import sparse_table as table

_FILES = {"cusparse": "cusparse.h", "hipsparse": "hipsparse/hipsparse.h"}
_ABOUT = "for CPU devices by hipspv, and for NVIDIA's GPUs by cuSPARSE (docs/libraries.md). Generated."
_HEADS = {
    "cusparse": """\
#include <stddef.h>
#include <stdint.h>
#include "cuComplex.h"
#include "cuda_runtime_api.h"
#include "library_types.h"
#ifndef CUSPARSEAPI
#define CUSPARSEAPI
#endif
#define CUSPARSE_VER_MAJOR 12
#define CUSPARSE_VER_MINOR 5
#define CUSPARSE_VER_PATCH 8
#define CUSPARSE_VER_BUILD 93
#define CUSPARSE_VERSION (CUSPARSE_VER_MAJOR * 1000 + CUSPARSE_VER_MINOR * 100 + CUSPARSE_VER_PATCH)
""",
    "hipsparse": """\
#include <hip/hip_complex.h>
#include <hip/hip_runtime_api.h>
#include <hip/library_types.h>
#include <stddef.h>
#include <stdint.h>
#ifndef HIPSPARSE_EXPORT
#define HIPSPARSE_EXPORT
#endif
#define hipsparseVersionMajor 4
#define hipsparseVersionMinor 2
#define hipsparseVersionPatch 0
""",
}


class Parameter(NamedTuple):
    """A parameter. kind: its type without const and pointers, by the table's names."""

    constant: bool
    kind: str
    stars: str
    name: str

    def declared(self, api: str, element: str) -> str:
        """For the API's header."""
        constant = "const " if self.constant else ""
        return f"{constant}{_declared_type(api, self.kind, element)}{self.stars} {self.name}"

    def defined(self, element: str, *, drops_const: bool) -> str:
        """For the library."""
        types = {"T": element, "int64_t": "std::int64_t", "size_t": "std::size_t", "csr2csc_alg": "Csr2CscAlg"}
        kind = types.get(self.kind, self.kind)
        constant = "const " if self.constant and not drops_const else ""
        if self.kind in table.OBJECTS or self.kind in table.INFOS:
            kind, constant = (table.OBJECTS[kind][1] if kind in table.OBJECTS else "Analysis") + "*", ""
        elif kind in table.ENUMERATIONS:
            kind = "int"
        elif kind in table.TYPES:
            kind = table.TYPES[kind][2]
        return f"{constant}{kind}{self.stars} {self.name}"


def _declared_type(api: str, kind: str, element: str) -> str:
    if kind in table.ENUMERATIONS or kind in table.OBJECTS:
        return api + (table.ENUMERATIONS.get(kind) or table.OBJECTS[kind])[0]
    if kind in table.INFOS:
        return f"{table.INFOS[kind]}_t"
    if kind in table.TYPES:
        return table.TYPES[kind][table.APIS.index(api)]
    return element if kind == "T" else kind


def _parameters(function: table.Function) -> Iterator[Parameter]:
    for text in function.parameters.split(", "):
        match = re.fullmatch(r"(const )?(\w+)(\**) (\w+)", text)
        assert match is not None, text
        yield Parameter(bool(match[1]), match[2], match[3], match[4])


def _names(function: table.Function) -> Iterator[tuple[str, str]]:
    """The names without the API's, and the precision of each."""
    for letter in function.precisions or ("",):
        yield letter + function.name, letter


def _enumerations(api: str) -> Iterator[str]:
    for name, text in table.ENUMERATIONS.values():
        found: list[str] = []
        for entry in text.split():
            limit, _, enumerator = entry.rpartition(":")
            if limit in ("", table.PREFIXES[api]):
                found.append(f"  {api.upper()}_{enumerator.replace('=', ' = ')}")
        lines = ",\n".join(sorted(found, key=lambda line: int(line.split(" = ")[1])))
        yield f"typedef enum {{\n{lines}\n}} {api}{name};\n"


def _types(api: str) -> Iterator[str]:
    for kind, (name, _) in table.OBJECTS.items():
        structure = api + (name.removesuffix("_t") if kind != "handle" else "Context").replace("Const", "")
        # hipSPARSE's are pointers to void, but for those of analyses.
        target = "void" if api == "hipsparse" and kind not in ("spsv", "spsm", "spgemm") else f"struct {structure}"
        yield f"typedef {target}{' const' if kind.startswith('const') else ''}* {api}{name};"
    for kind, name in table.INFOS.items():
        if api == "hipsparse" or kind != "sv_info":
            # C99 has no second definition of the same type, for programs that include both headers.
            macro = f"HIPSPV_HAS_{name.upper()}"
            yield f"#ifndef {macro}\n#define {macro}\ntypedef struct {name}* {name}_t;\n#endif"


def _functions(api: str) -> Iterator[str]:
    for function in table.FUNCTIONS:
        if api not in function.apis:
            continue
        for name, letter in _names(function):
            element = table.PRECISIONS[letter][table.APIS.index(api)] if letter else ""
            parameters = ", ".join(parameter.declared(api, element) for parameter in _parameters(function))
            yield f"{api}Status_t {api}{name}({parameters});"


def _header(api: str) -> str:
    status = f"{api}Status_t"
    own = [
        f"{status} {api}GetVersion({api}Handle_t handle, int* version);",
        f"const char* {api}GetErrorName({status} status);",
        f"const char* {api}GetErrorString({status} status);",
    ]
    for name, (kind, _) in table.GETTERS.items():
        own.append(f"{api}{table.ENUMERATIONS[kind][0]} {api}{name}(const {api}MatDescr_t descr);")
    if api == "cusparse":
        own.append(f"{status} {api}GetProperty(libraryPropertyType type, int* value);")
    return "\n".join((
        f"/* {'cuSPARSE' if api == 'cusparse' else 'hipSPARSE'}, {_ABOUT} */",
        f"#ifndef {api.upper()}_H_", f"#define {api.upper()}_H_", _HEADS[api],
        *_enumerations(api), *_types(api), '#ifdef __cplusplus\nextern "C" {\n#endif',
        *own, *_functions(api), "#ifdef __cplusplus\n}\n#endif", "#endif", "",
    ))  # fmt: skip


def _defined(function: table.Function, element: str) -> str:
    drops = function.implementation != function.name and "Const" in function.name
    return ", ".join(parameter.defined(element, drops_const=drops) for parameter in _parameters(function))


def _has_host(function: table.Function) -> bool:
    return function.kind not in ("size", "nothing") and not function.ignores_last


def _declarations() -> Iterator[str]:
    """The host's functions, and a macro with the instances of each template."""
    lines: dict[str, None] = {}
    for function in filter(_has_host, table.FUNCTIONS):
        template = "template <class T>\n" if function.precisions else ""
        lines[f"{template}void {function.implementation}({_defined(function, 'T')});"] = None
    yield from lines
    instances: dict[str, str] = {}
    for function in filter(_has_host, table.FUNCTIONS):
        types = [table.PRECISIONS[letter][2] for letter in function.precisions]
        text = " ".join(
            f"template void {function.implementation}<{kind}>({_defined(function, kind)});" for kind in types
        )
        if types:
            instances[f"#define HIPSPV_INSTANCES_{function.implementation}"] = text
    yield from (f"{macro} {text}" for macro, text in instances.items())


def _entries() -> Iterator[str]:
    """Each function once, under hipSPARSE's name if that has it; cuSPARSE's is then another name of the same code."""
    for function in table.FUNCTIONS:
        for name, letter in _names(function):
            element = table.PRECISIONS[letter][2] if letter else ""
            api = "hipsparse" if "hipsparse" in function.apis else "cusparse"
            defined = _defined(function, element)
            names = [parameter.name for parameter in _parameters(function)]
            if function.ignores_last:
                defined = defined.removesuffix(f" {names.pop()}")
            arguments = ", ".join(names)
            call = f"host::{function.implementation}{f'<{element}>' if letter else ''}({arguments});"
            body = {"size": f"host::writeSize({names[-1]});", "nothing": ""}.get(function.kind, call)
            serve = {"object": "serveObject", "service": "serveService"}.get(function.kind, "serveWork")
            yield f"HIPSPV_EXPORT int {api}{name}({defined}) {{"
            own = "" if function.kind == "service" else f'"cusparse{name}", '
            yield f"  return {serve}({own}[&] {{ {body} }}, {arguments});"
            yield "}"
            if len(function.apis) > 1:
                yield f'HIPSPV_EXPORT int cusparse{name}({defined}) __attribute__((alias("hipsparse{name}")));'
    for name, (_, field) in table.GETTERS.items():
        for api in table.APIS:
            yield f"HIPSPV_EXPORT int {api}{name}(MatDescr* descr) {{ return descr == nullptr ? 0 : descr->{field}; }}"


def _names_of_results() -> Iterator[str]:
    """Names without the API's prefix, and texts, by value."""
    for entry in table.ENUMERATIONS["status"][1].split():
        name = entry.split("=")[0]
        yield f'HIPSPV_RESULT("SPARSE_{name}", "{name.removeprefix("STATUS_").replace("_", " ").lower()}")'


def main(headers: Path, entries: Path) -> None:
    for api, name in _FILES.items():
        path = headers / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_header(api))
    entries.mkdir(parents=True, exist_ok=True)
    for name, lines in (("entries", _entries()), ("declarations", _declarations()), ("results", _names_of_results())):
        (entries / f"sparse_{name}.inc").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
