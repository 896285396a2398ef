"""Makes the library's tables and entry points: `build_entries.py DIRECTORY`.

routines.inc has the routines, entries.inc the functions of the APIs, and values.inc the values of options and results.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import signatures
import table

# In the order of VectorTypes (host/types.h).
_VECTOR_TYPES = ("xtype", "ytype", "alphatype", "resulttype", "normtype", "rotationtype", "executiontype")


def _bound(text: str, index: dict[str, int]) -> str:
    """The least leading dimension as C++."""
    if ":" not in text:
        return " + ".join(f"a[{index[item]}].integer()" if item in index else item for item in text.split("+"))
    option, first, other = text.split(":")
    chosen = {"side": "L"}.get(option, "N")
    return f"a[{index[option]}].integer() == '{chosen}' ? a[{index[first]}].integer() : a[{index[other]}].integer()"


def _check(routine: table.Routine, parameters: list[signatures.Parameter]) -> Iterator[str]:
    """The statements of Routine::check."""
    index = {parameter.name: i for i, parameter in enumerate(parameters)}
    level_1 = not any(parameter.kind in ("Option", "Leading") or parameter.name == "m" for parameter in parameters)
    for i, parameter in enumerate(parameters):
        if parameter.kind == "Count" and not level_1:
            yield f"require(a[{i}].integer() >= 0, Status::kInvalidSize);"
        elif parameter.kind == "Increment" and not level_1 and routine.name != "dgmm":
            yield f"require(a[{i}].integer() != 0, Status::kInvalidSize);"
        elif parameter.kind == "Leading":
            least = f"std::max<std::int64_t>(1, {_bound(parameter.bound, index)})"
            yield f"require(a[{i}].integer() >= {least}, Status::kInvalidSize);"
    if "computetype" in index:
        yield "checkTypes(a);"
    if "executiontype" in index:
        stated = [parameter.name for parameter in parameters if parameter.type == "datatype"]
        fields = [name for name in _VECTOR_TYPES if name in stated]
        values = ", ".join(f".{name.removesuffix('type')} = a[{index[name]}].enumerator()" for name in fields)
        yield f"checkVectorTypes({{{values}}});"
    for limit in routine.limits.split():
        option, letters = limit.split(":")
        place = f"a[{index[option]}].integer()"
        condition = " || ".join(f"{place} == '{letter}'" for letter in letters)
        yield f"require({condition}, Status::kInvalidValue);"


def _routine(routine: table.Routine, precision: str) -> Iterator[str]:
    parameters = list(signatures.base(routine, precision))
    name = f"k{precision}_{routine.name}"
    yield f"constexpr Parameter {name}Parameters[] = {{"
    for i, parameter in enumerate(parameters):
        enumeration = f"k{parameter.type.capitalize()}" if parameter.kind == "Option" else "kNone"
        size = table.SIZES.get(parameter.type, 0)
        flags = [str(parameter.written).lower(), str(signatures.ends_array(parameters, i)).lower()]
        elements = 5 if parameter.name == "param" else 1
        yield f"  {{Kind::k{parameter.kind}, Enumeration::{enumeration}, {', '.join(flags)}, {size}, {elements}}},"
    yield "};"
    yield f"void {name}Check([[maybe_unused]] const Arguments& a) {{"
    yield from (f"  {statement}" for statement in _check(routine, parameters))
    yield "}"
    sizes = [i for i, parameter in enumerate(parameters) if parameter.name in ("m", "n", "nrhs")]
    yield f"bool {name}Empty([[maybe_unused]] const Arguments& a) {{"
    yield f"  return {' || '.join(f'a[{i}].integer() <= 0' for i in sizes) or 'false'};"
    yield "}"
    own = f"own::{routine.host}<{_element(precision)}>" if routine.host else "nullptr"
    yield f'constexpr Routine {name} = {{"{precision.lower()}{routine.name}", {own},'
    yield f"                              {name}Parameters, {name}Check, {name}Empty}};"
    yield ""


def _element(precision: str) -> str:
    kind = table.PRECISIONS[precision][0]
    return {"complex": "std::complex<float>", "double_complex": "std::complex<double>", "half": "Half"}.get(kind, kind)


def routines() -> Iterator[str]:
    for routine in table.ROUTINES:
        for precision in routine.precisions.split() or [""]:
            yield from _routine(routine, precision)


def _shape(function: signatures.Function) -> str:
    """The types of the parameters: e enumerators, i counts, l counts of 64 bits and strides, p pointers."""
    letters = dict.fromkeys(("Option", "DataType", "ComputeType", "ExecutionType", "Algorithm"), "e") | {"Stride": "l"}
    count = "l" if function.wide else "i"
    return "".join(
        "p" if parameter.is_pointer else letters.get(parameter.kind, count) for parameter in function.parameters
    )


_TYPES = {"e": "int", "i": "int", "l": "long long", "p": "void*"}
_READ = {"e": "a[{}].enumerator()", "i": "a[{}].enumerator()", "l": "a[{}].integer()", "p": "a[{}].pointer()"}


def _forward(shape: str) -> Iterator[str]:
    types = ", ".join(["void*", *(_TYPES[letter] for letter in shape)])
    values = ", ".join(["handle", *(_READ[letter].format(i) for i, letter in enumerate(shape))])
    yield f"int forward_{shape}(void* function, void* handle, std::span<const Argument> a) {{"
    yield f"  return reinterpret_cast<int (*)({types})>(function)({values});"
    yield "}"


def _entry_point(function: signatures.Function) -> Iterator[str]:
    shape = _shape(function)
    parameters = ", ".join(["void* handle", *(f"{_TYPES[letter]} a{i}" for i, letter in enumerate(shape))])
    values = ", ".join(f"a{i}" for i in range(len(shape)))
    form = {"P": "kPlain", "B": "kBatched", "S": "kStrided"}[function.form]
    forward = f'"{function.cublas}", forward_{shape}' if function.cublas else "nullptr, nullptr"
    routine = f"k{function.precision}_{function.routine.name}"
    yield f"HIPSPV_EXPORT int {function.name}({parameters}) {{"
    yield f"  static constexpr Entry entry = {{{routine}, Form::{form}, {str(function.wide).lower()}, {forward}}};"
    yield f"  const Argument arguments[] = {{{values}}};"
    yield f"  return call(Api::k{function.api.capitalize()}, handle, entry, arguments);"
    yield "}"


def _service(api: str, service: table.Service, *, wide: bool) -> Iterator[str]:
    if api not in service.apis:
        return
    types = {
        "int": "std::int64_t" if wide else "int",
        "size": "std::size_t",
        "handle": "void*",
        "stream": "hipStream_t",
    }
    # The modes' values differ.
    values = [f"Api::k{api.capitalize()}"] if "math_mode" in service.parameters else []
    parameters = []
    for text in service.parameters.split(", "):
        kind, parameter = text.rsplit(" ", 1)
        bare = kind.removeprefix("const ").removesuffix("*")
        own = types.get(bare, "void" if bare == "void" else "int")
        parameters.append(kind.replace(bare, own, 1) + f" {parameter}")
        values.append(parameter)
    yield f"HIPSPV_EXPORT int {service.named(api)}{'_64' if wide else ''}({', '.join(parameters)}) {{"
    yield f"  return serve(Api::k{api.capitalize()}, [&] {{ services::{service.function}({', '.join(values)}); }});"
    yield "}"


def entries() -> Iterator[str]:
    functions = [function for api in table.APIS for function in signatures.functions(api)]
    yield "namespace {"
    for shape in sorted({_shape(function) for function in functions if function.cublas}):
        yield from _forward(shape)
    yield "}  // namespace"
    for function in functions:
        yield from _entry_point(function)
    for api in table.APIS:
        for service in table.SERVICES:
            for wide in (False, True) if service.wide else (False,):
                yield from _service(api, service, wide=wide)


def _compute_types() -> dict[str, int]:
    """cuBLAS's values by their names."""
    pairs = (names[1].split("=") for names in table.COMPUTE_TYPES.values())
    return {name: int(value) for name, value in pairs}


def values() -> Iterator[str]:
    """Options by API: the host's letter and cuBLAS's value of each; results by API."""
    apis = list(table.APIS)
    yield "constexpr Option kOptions[] = {"
    for kind, letters in table.VALUES.items():
        for letter, names in letters.items():
            numbers = ", ".join(name.split("=")[1] for name in names)
            yield f"    {{Enumeration::k{kind.capitalize()}, '{letter}', {{{numbers}}}}},"
    yield "};"
    yield "constexpr Result kResults[] = {"
    for status, names in table.STATUSES.items():
        numbers = ", ".join(name.split("=")[1] for name in names)
        texts = ", ".join(f'"{name.split("=")[0]}"' for name in names)
        yield f"    {{Status::k{status}, {{{numbers}}}, {{{texts}}}}},"
    yield "};"
    yield "constexpr Compute kComputes[] = {"
    for text, names in table.COMPUTE_TYPES.items():
        numbers = ", ".join(name.split("=")[1] for name in names)
        yield f"    {{Accumulator::k{text.split()[0].capitalize()}, {{{numbers}}}}},"
    yield "};"
    yield "constexpr RocblasType kRocblasTypes[] = {"
    for value, hip, compute in table.ROCBLAS_DATA_TYPES.values():
        yield f"    {{{value}, {hip}, {_compute_types().get(compute, -1)}}},"
    yield "};"
    yield "constexpr MathMode kMathModes[] = {"
    for names in table.MATH_MODES:
        numbers = ", ".join(name.split("=")[1] if name else "-1" for name in names)
        yield f"    {{{{{numbers}}}}},"
    yield "};"
    assert apis == ["hipblas", "cublas", "rocblas"]


def main(directory: Path) -> None:
    directory.mkdir(parents=True, exist_ok=True)
    for name, lines in (("routines", routines()), ("entries", entries()), ("values", values())):
        (directory / f"{name}.inc").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
