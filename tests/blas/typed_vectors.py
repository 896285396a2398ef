"""Calls the functions of vectors that take data types, and compares results with NumPy's: `typed_vectors.py API`.

Each form, increment and combination of types has a case. Elements between those of the vectors must stay. It prints
`<n> checked, 0 wrong`.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from tests.blas.calls import Api, Device, signatures, table

# hipDataType's values, and NumPy's types; bfloat16 are the upper bits of floats.
BF16 = "bf16_r"
TYPES = {
    "f16_r": (2, np.float16), BF16: (14, np.uint16), "f32_r": (0, np.float32), "f64_r": (1, np.float64),
    "f32_c": (4, np.complex64), "f64_c": (5, np.complex128),
}  # fmt: skip
REAL = {"f32_c": "f32_r", "f64_c": "f64_r"}
WIDE = {"f16_r": "f32_r", BF16: "f32_r"}
COUNTS = (0, 1, 5, 33)
BATCH, GAP = 3, 2


class Case(NamedTuple):
    """stated: the types by the names of the arguments that state them. steps: the increments of x and y."""

    function: signatures.Function
    stated: dict[str, str]
    n: int
    steps: tuple[int, int]
    on_device: bool


def cases(api: str) -> Iterator[Case]:
    for function in signatures.functions(api):
        stated = [parameter.name for parameter in function.parameters if parameter.type == "datatype"]
        if "executiontype" not in stated:
            continue
        own_steps = ((1, 1), (2, 1)) if function.routine.name in ("scalEx", "nrm2Ex") else ((1, 1), (-2, 3))
        for i, types in enumerate(_combinations(stated)):
            for j, n in enumerate(COUNTS):
                yield Case(function, types, n, own_steps[(i + j) % 2], bool((i + j // 2) % 2))


def _combinations(stated: list[str]) -> Iterator[dict[str, str]]:
    for x in TYPES:
        wide, real = WIDE.get(x, x), REAL.get(x, x)
        executes = REAL.get(wide, wide) if "normtype" in stated else wide
        all_x = dict.fromkeys(stated, x) | {"executiontype": executes, "normtype": real}
        choices = [all_x]
        if "alphatype" in stated:
            choices += [all_x | {"alphatype": each} for each in {wide, real} - {x}]
        if "rotationtype" in stated and real != x:
            choices.append(all_x | {"rotationtype": real})
        if x == "f16_r":
            choices.append(all_x | {"executiontype": x})
        for choice in choices:
            yield {name: choice[name] for name in stated}


def encoded(values: Any, type: str) -> Any:
    values = np.asarray(values)
    if type == BF16:
        bits = values.real.astype(np.float32).view(np.uint32).astype(np.uint64)
        return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)
    dtype = TYPES[type][1]
    return (values if np.issubdtype(dtype, np.complexfloating) else values.real).astype(dtype)


def decoded(memory: Any, type: str) -> Any:
    if type == BF16:
        return (memory.astype(np.uint32) << 16).view(np.float32).astype(np.complex128)
    return memory.astype(np.complex128)


def expected(name: str, x: Any, y: Any, scalars: dict[str, complex]) -> dict[str, Any]:
    if name == "axpyEx":
        return {"y": scalars["alpha"] * x + y}
    if name == "scalEx":
        return {"x": scalars["alpha"] * x}
    if name == "rotEx":
        c, s = scalars["c"], scalars["s"]
        return {"x": c * x + s * y, "y": c * y - np.conj(s) * x}
    return {"result": {"dotEx": np.sum(x * y), "dotcEx": np.sum(x.conj() * y), "nrm2Ex": np.linalg.norm(x)}[name]}


class Call:
    """The operands of a case on the device."""

    def __init__(self, api: Api, device: Device, case: Case, random: np.random.Generator) -> None:
        self.api, self.device, self.case = api, device, case
        self.form = case.function.form
        self.members = 1 if self.form == "P" else BATCH
        self.type_of = {p.name: _type_after(case, i) for i, p in enumerate(case.function.parameters) if p.is_pointer}
        self.steps: dict[str, int] = dict(zip("xy", case.steps, strict=True))
        self.memory: dict[str, Any] = {}
        self.before: dict[str, Any] = {}
        self.scalars: dict[str, complex] = {}
        self.kept: list[Any] = []
        device.used = 0
        for name, type in self.type_of.items():
            if name in ("x", "y"):
                self._put_vector(name, type, random)
        self.arguments = [self._argument(parameter) for parameter in case.function.parameters]

    @property
    def extent(self) -> dict[str, int]:
        return {name: max(1, (self.case.n - 1) * abs(step) + 1) + GAP for name, step in self.steps.items()}

    def _put_vector(self, name: str, type: str, random: np.random.Generator) -> None:
        count = self.extent[name] * self.members
        values = random.integers(-8, 9, count) / 8 + 1j * random.integers(-8, 9, count) / 8
        self.before[name] = encoded(values, type)
        self.address, self.memory[name] = self.device.put(self.before[name])
        self.before[name + " address"] = self.address

    def _argument(self, parameter: signatures.Parameter) -> Any:
        case, name, kind = self.case, parameter.name, parameter.kind
        wide = ctypes.c_int64 if case.function.wide else ctypes.c_int
        if kind in ("DataType", "ExecutionType"):
            type = case.stated[name]
            return table.ROCBLAS_DATA_TYPES[type][0] if self.api.name == "rocblas" else TYPES[type][0]
        if kind in ("Count", "Increment", "Batch"):
            return wide({"n": case.n, "batch_count": self.members}.get(name, self.steps.get(name[-1], 0)))
        if kind == "Stride":
            return ctypes.c_longlong(self.extent[name[-1]])
        if kind == "Array":
            return self._array(name)
        type = self.type_of[name]
        if kind == "Result":
            values = encoded(np.full(self.members, 77), type)
        else:
            values = encoded([{"alpha": 0.5 - 0.25j, "c": 0.75, "s": 0.5 + 0.25j}[name]], type)
            self.scalars[name] = decoded(values, type)[0]
        if not case.on_device:
            self.memory[name] = values
            return values.ctypes.data_as(ctypes.c_void_p)
        address, self.memory[name] = self.device.put(values)
        return ctypes.c_void_p(address)

    def _array(self, name: str) -> ctypes.c_void_p:
        address = self.before[name + " address"]
        if self.form != "B":
            return ctypes.c_void_p(address)
        stride = self.extent[name] * self.memory[name].itemsize
        pointers = np.array([address + i * stride for i in range(self.members)], np.uint64)
        return ctypes.c_void_p(self.device.put(pointers)[0])

    def run(self) -> str:
        """Return what is wrong."""
        self.device.write()
        self.api.service("SetPointerMode", self.api.handle, int(self.case.on_device))
        status = getattr(self.api.library, self.case.function.name)(self.api.handle, *self.arguments)
        if status != 0:
            return f"status {status}"
        self.device.read()
        return next(filter(None, (self._compared(member) for member in range(self.members))), "")

    def _logical(self, name: str, whole: Any, member: int) -> Any:
        step = self.steps[name]
        own = whole[member * self.extent[name] :][: self.extent[name]]
        values = own[:: abs(step)][: self.case.n]
        return values if step > 0 else values[::-1]

    def _compared(self, member: int) -> str:
        name = self.case.function.routine.name
        vectors = {each: decoded(self._logical(each, self.before[each], member), self.type_of[each]) for each in "xy"
                   if each in self.type_of}  # fmt: skip
        want = expected(name, vectors["x"], vectors.get("y", vectors["x"]), self.scalars)
        if "result" in want:
            type = self.type_of["result"]
            return _difference(
                "result", self.memory["result"][member : member + 1], encoded([want["result"]], type), type
            )
        for each in vectors:
            own = slice(member * self.extent[each], (member + 1) * self.extent[each])
            whole = self.before[each].copy()
            if each in want:
                self._logical(each, whole, member)[...] = encoded(want[each], self.type_of[each])
            wrong = _difference(each, self.memory[each][own], whole[own], self.type_of[each])
            if wrong:
                return wrong
        return ""


def _type_after(case: Case, index: int) -> str:
    """Return the type that the next argument of a type states."""
    following = case.function.parameters[index:]
    return case.stated[next(parameter.name for parameter in following if parameter.kind == "DataType")]


def _difference(name: str, got: Any, want: Any, type: str) -> str:
    """Results are rounded once: halves and bfloat16 of these sums are exact or next to it."""
    eps = {"f16_r": 2**-10, BF16: 2**-7}.get(type) or float(np.finfo(TYPES[type][1]).eps)
    first, second = decoded(got, type), decoded(want, type)
    wrong = np.abs(first - second) > 2 * eps * np.maximum(1, np.abs(second))
    at = int(np.argmax(wrong)) if wrong.any() else -1
    return f"{name}[{at}]: {first[at]} is not {second[at]}" if at >= 0 else ""


def refusals(api: Api, device: Device) -> Iterator[str]:
    """Types that don't fit together."""
    for case in cases(api.name):
        if case.n != 1 or case.function.form != "P":
            continue
        for name in case.stated:
            types = case.stated | {name: "f64_c" if case.stated[name] != "f64_c" else "f32_c"}
            if types in _combinations([*types]):
                continue
            call = Call(api, device, case._replace(stated=types), np.random.default_rng(1))
            device.write()
            status = getattr(api.library, case.function.name)(api.handle, *call.arguments)
            if status != api.not_supported:
                yield f"{case.function.name}: status {status} for {types}"


def main(name: str) -> int:
    api, device = Api(name), Device()
    checked = wrong = 0
    random = np.random.default_rng(1)
    for case in cases(name):
        checked += 1
        text = Call(api, device, case, random).run()
        if text:
            wrong += 1
            print(f"{case.function.name}: {text} with {case.stated}, n {case.n}, steps {case.steps}")
    for text in refusals(api, device):
        wrong += 1
        print(text)
    api.service("Destroy", api.handle)
    print(f"{checked} checked, {wrong} wrong")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
