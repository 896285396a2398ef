"""Makes the headers and the entry points of cuRAND, hipRAND and rocRAND: `build_random.py HEADERS ENTRIES`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import random_table as table

_INCLUDES = {
    "curand": '#include <stddef.h>\n#include "cuda_runtime_api.h"\n#include "library_types.h"',
    "hiprand": "#include <hip/hip_runtime_api.h>\n#include <stddef.h>",
    "rocrand": "#include <hip/hip_runtime_api.h>\n#include <stddef.h>",
}
_VERSIONS = {
    "curand": "#define CURAND_VER_MAJOR 10\n#define CURAND_VER_MINOR 3\n#define CURAND_VER_PATCH 9\n"
    "#define CURAND_VERSION (CURAND_VER_MAJOR * 1000 + CURAND_VER_MINOR * 100 + CURAND_VER_PATCH)",
    "hiprand": "#define HIPRAND_VERSION 301000 /* 3.1.0 */",
    "rocrand": "#define ROCRAND_VERSION 400100 /* 4.1.0 */",
}
_MACROS = {
    "curand": "#ifndef CURANDAPI\n#define CURANDAPI\n#endif",
    "hiprand": "#ifndef HIPRANDAPI\n#define HIPRANDAPI\n#endif\n#define HIPRAND_DEFAULT_MAX_BLOCK_SIZE 256",
    "rocrand": "#ifndef ROCRANDAPI\n#define ROCRANDAPI\n#endif\n#define ROCRAND_DEFAULT_MAX_BLOCK_SIZE 256",
}
_GENERATORS = {
    "curand": "typedef struct curandGenerator_st* curandGenerator_t;",
    "hiprand": "typedef struct hiprandGenerator_st* hiprandGenerator_t;",
    "rocrand": "typedef struct rocrand_generator_base_type* rocrand_generator;",
}
_FILES = {"curand": "curand.h", "hiprand": "hiprand/hiprand.h", "rocrand": "rocrand/rocrand.h"}
_CPP_TYPES = {
    "generator": "void*",
    "type": "int",
    "ordering": "int",
    "set": "int",
    "property": "int",
    "stream": "hipStream_t",
    "size_t": "std::size_t",
}


def _parameters(function: table.Function) -> Iterator[tuple[str, str, str]]:
    """Type without pointers, pointers, and name."""
    for text in function.parameters.split(", "):
        match = re.fullmatch(r"([\w ]+?)(\**) (\w+)", text)
        assert match is not None, text
        yield match[1], match[2], match[3]


def _value(api: str, name: str, values: tuple[int | str | None, ...]) -> tuple[str, int] | None:
    value = values[table.APIS.index(api)]
    if value is None:
        return None
    if isinstance(value, str):
        name, value = value.split("=")
    return name, int(value)


def _enumeration(api: str, kind: str, prefix: str, values: Mapping[str, tuple[int | str | None, ...]]) -> str:
    found = [entry for name, value in values.items() if (entry := _value(api, name, value))]
    lines = ",\n".join(f"  {api.upper()}_{prefix}{name} = {value}" for name, value in sorted(found, key=lambda e: e[1]))
    name = table.TYPES[kind][table.APIS.index(api)]
    return f"typedef enum {name.removesuffix('_t')} {{\n{lines}\n}} {name};\n"


def _header(api: str) -> str:
    own = {name: types[table.APIS.index(api)] for name, types in table.TYPES.items()}
    same = {name: (value,) * 3 for name, value in table.ORDERINGS.items()}
    sets = {name: (value,) * 3 for name, value in table.SETS.items()}
    lines = [
        f"/* {api[:-4]}RAND's host functions (docs/libraries.md). Generated. */",
        f"#ifndef {api.upper()}_H_",
        f"#define {api.upper()}_H_",
        _INCLUDES[api],
        _VERSIONS[api],
        _MACROS[api],
        _enumeration(api, "status", "STATUS_", table.STATUSES),
        _enumeration(api, "type", "RNG_", table.GENERATORS),
        _enumeration(api, "ordering", "ORDERING_", same),
        _enumeration(api, "set", "", sets),
        _GENERATORS[api],
        '#ifdef __cplusplus\nextern "C" {\n#endif',
    ]
    for function in table.FUNCTIONS:
        if api in function.apis:
            parameters = ", ".join(
                f"{own.get(kind, kind)}{stars} {name}" for kind, stars, name in _parameters(function)
            )
            lines.append(f"{own['status']} {api.upper()}API {function.named(api)}({parameters});")
    return "\n".join([*lines, "#ifdef __cplusplus\n}\n#endif", "#endif", ""])


def _entries() -> Iterator[str]:
    for api in table.APIS:
        for function in table.FUNCTIONS:
            if api not in function.apis:
                continue
            parameters = list(_parameters(function))
            declared = ", ".join(f"{_CPP_TYPES.get(kind, kind)}{stars} {name}" for kind, stars, name in parameters)
            passed = [f"Api::k{api.capitalize()}"] if function.asks_api or function.service == "getVersion" else []
            passed += [name for _, _, name in parameters]
            yield f"HIPSPV_EXPORT int {function.named(api)}({declared}) {{"
            yield f"  return serve(Api::k{api.capitalize()}, [&] {{ {function.service}({', '.join(passed)}); }});"
            yield "}"


def _camel(name: str) -> str:
    return "k" + "".join(word.capitalize() for word in name.lower().split("_"))


def _values() -> Iterator[str]:
    """Status values by API, and each API's values of generators."""
    yield "constexpr int kStatuses[][3] = {"
    for name, values in table.STATUSES.items():
        numbers = []
        for api in table.APIS:
            entry = _value(api, name, values) or _value(
                api, table.SUBSTITUTES.get(name, ""), table.STATUSES[table.SUBSTITUTES.get(name, "SUCCESS")]
            )
            assert entry is not None
            numbers.append(str(entry[1]))
        yield f"    {{{', '.join(numbers)}}},"
    yield "};"
    yield "constexpr TypeValues kTypes[] = {"
    for name, values in table.GENERATORS.items():
        numbers = ", ".join(str(-1 if value is None else value) for value in values)
        yield f"    {{Type::{_camel(name)}, {{{numbers}}}}},"
    yield "};"


def _kinds() -> Iterator[str]:
    yield f"enum class Status {{ {', '.join(_camel(name) for name in table.STATUSES)} }};"
    yield f"enum class Type {{ {', '.join(_camel(name) for name in table.GENERATORS)} }};"


def main(headers: Path, entries: Path) -> None:
    for api, name in _FILES.items():
        path = headers / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(_header(api))
    entries.mkdir(parents=True, exist_ok=True)
    for name, lines in (("entries", _entries()), ("values", _values()), ("kinds", _kinds())):
        (entries / f"random_{name}.inc").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
