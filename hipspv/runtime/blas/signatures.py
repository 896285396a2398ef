"""The functions of hipBLAS, cuBLAS and rocBLAS, made from the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import table

# Kinds that follow the count of a batch, which else is last.
_AFTER_BATCH = ("ComputeType", "ExecutionType", "Result", "Index")
FORMS = {"P": "", "B": "Batched", "S": "StridedBatched"}
_PARAMETER = re.compile(r"(\w+)(!?)(?::(\w+))?(?:/([\w:+]+))?(?:=(\w+))?")


class Parameter(NamedTuple):
    """A parameter of a routine or function.

    kind: Kind's enumerator in routine.h without its k. type: by the table's names. bound: of a leading dimension.
    """

    kind: str
    name: str
    type: str
    written: bool = False
    bound: str = ""

    @property
    def is_pointer(self) -> bool:
        return self.kind in ("Array", "Scalar", "Result", "Index", "Made", "Pivots", "Info", "CallInfo")


class Function(NamedTuple):
    """A function of an API: its parameters after the handle. cublas: cuBLAS's function for the call, or ""."""

    api: str
    name: str
    routine: table.Routine
    precision: str
    form: str
    wide: bool
    parameters: tuple[Parameter, ...]
    cublas: str


def base(routine: table.Routine, precision: str) -> Iterator[Parameter]:
    """The parameters of the plain form, with increments and leading dimensions."""
    array, real, scalar = table.PRECISIONS[precision]
    types = {"T": array, "R": real, "X": scalar}
    makes = routine.name in ("rotg", "rotmg")
    for text in routine.parameters.split():
        match = _PARAMETER.fullmatch(text)
        assert match is not None, text
        name, mark, given, bound, stated = match.groups()
        written = mark == "!"
        if name in table.OPTIONS:
            yield Parameter("Option", name, table.OPTIONS[name])
        elif name in table.COUNTS:
            yield Parameter("Count", name, "int")
        elif name in ("computetype", "algo"):
            yield Parameter("ComputeType" if name == "computetype" else "Algorithm", name, name)
        elif name == "executiontype":
            yield Parameter("ExecutionType", name, "datatype")
        elif name in table.VECTORS + table.MATRICES:
            yield Parameter("Array", name, types.get(given or "T", given), written)
            if stated:
                yield Parameter("DataType", stated, "datatype")
            if name in table.VECTORS:
                yield Parameter("Increment", f"inc{name}", "int")
            else:
                yield Parameter("Leading", f"ld{name.lower()}", "int", bound=bound)
        elif name in table.PACKED:
            yield Parameter("Array", name, array, written)
        elif name in table.MADE or (makes and name in table.SCALARS):
            yield Parameter("Made", name, types.get(given or "T", given), written)
        elif name in table.SCALARS:
            yield Parameter("Scalar", name, types.get(given or "X", given))
            if stated:
                yield Parameter("DataType", stated, "datatype")
        elif name == "result":
            yield Parameter("Index" if given == "int" else "Result", name, types.get(given or "T", given), True)
            if stated:
                yield Parameter("DataType", stated, "datatype")
        else:
            yield Parameter({"ipiv": "Pivots", "info": "Info", "call_info": "CallInfo"}[name], name, "int", written)


def ends_array(parameters: list[Parameter], index: int) -> bool:
    """Return true if the parameter is the last of an array's: its stride follows in strided forms."""
    parameter = parameters[index]
    following = parameters[index + 1].kind if index + 1 < len(parameters) else ""
    if parameter.kind == "Array":
        return following not in ("Increment", "Leading", "DataType")
    return parameter.kind in ("Increment", "Leading", "Made", "Pivots")


def _parameters(routine: table.Routine, precision: str, form: str) -> Iterator[Parameter]:
    plain = list(base(routine, precision))
    array = ""
    batch = Parameter("Batch", "batch_count", "int")
    after = [i for i, parameter in enumerate(plain) if parameter.kind in _AFTER_BATCH]
    for i, parameter in enumerate(plain):
        if parameter.is_pointer:
            array = parameter.name
        if form != "P" and i in after[:1]:
            yield batch
        yield parameter
        if form == "S" and ends_array(plain, i):
            yield Parameter("Stride", f"stride_{array}", "stride")
    if form != "P" and not after:
        yield batch


def _camel(precision: str, name: str) -> str:
    return precision + name if precision else name[0].upper() + name[1:]


def _name(api: str, routine: table.Routine, precision: str, form: str) -> str:
    if api == "rocblas":
        suffix = {"P": "", "B": "_batched", "S": "_strided_batched"}[form]
        name, ex = routine.name.removesuffix("Ex"), "_ex" if routine.name.endswith("Ex") else ""
        return f"rocblas_{precision.lower()}{name}{suffix}{ex}"
    name = _camel(precision, routine.name)
    name = f"{name.removesuffix('Ex')}{FORMS[form]}Ex" if name.endswith("Ex") else name + FORMS[form]
    return api + name


def _has_v2(routine: table.Routine, precision: str, form: str) -> bool:
    """Return true if cuBLAS's function has a name with _v2: those whose first API had no handle."""
    return form == "P" and precision not in ("", "H") and routine.name not in ("geam", "dgmm", "syrkx", "herkx")


def _cublas(routine: table.Routine, precision: str, form: str, *, wide: bool) -> str:
    """cuBLAS's function, or ""."""
    forms = routine.cublas
    if ":" in forms:
        forms = dict(entry.split(":") for entry in forms.split()).get(precision, "")
    # Its functions without counts, and LAPACK's, have no form for 64 bits.
    if form not in forms or (wide and routine.name in ("rotg", "rotmg", "getrf", "getri", "getrs")):
        return ""
    name = _name("cublas", routine, precision, form)
    return name + ("_v2" if _has_v2(routine, precision, form) else "") + ("_64" if wide else "")


def functions(api: str) -> Iterator[Function]:
    """All routines of the API, in the table's order."""
    for routine in table.ROUTINES:
        lapack = routine.name.startswith("getr")
        for precision in routine.precisions.split() or [""]:
            for form in routine.forms:
                for wide in (False, True):
                    cublas = _cublas(routine, precision, form, wide=wide)
                    if api == "cublas" and not cublas:
                        continue
                    if (wide or api == "rocblas") and lapack:
                        continue
                    if api == "rocblas" and routine.name == "gemmEx":  # its gemm_ex has arguments of its own
                        continue
                    name = cublas if api == "cublas" else _name(api, routine, precision, form) + "_64" * wide
                    parameters = tuple(_parameters(routine, precision, form))
                    yield Function(api, name, routine, precision, form, wide, parameters, cublas)


def declared(function: Function) -> list[str]:
    """The parameters as C declares them."""
    types = table.APIS[function.api].types
    result = [f"{types['handle']} handle"]
    for parameter in function.parameters:
        kind = types[parameter.type]
        if parameter.kind in ("Count", "Increment", "Leading", "Batch", "Index") and function.wide:
            kind = types["int64"]
        if not parameter.is_pointer:
            result.append(f"{kind} {parameter.name}")
            continue
        const = "" if parameter.written else "const "
        # Batches of vectors with stated types are void*, whatever the types.
        untyped = parameter.type == "void" and parameter.name in table.VECTORS
        batched = parameter.kind in ("Array", "Made") and function.form == "B" and not untyped
        result.append(f"{const}{kind}* const {parameter.name}[]" if batched else f"{const}{kind}* {parameter.name}")
    return result
