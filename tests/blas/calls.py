"""Calls each function of an API of the BLAS library and compares its results with NumPy's: `calls.py API ROUTINE...`.

The functions and their arguments are the library's own table. Memory that a routine must not read is NaN, and memory
that it must not write is compared, too. It prints `<n> checked, 0 wrong`.
"""

from __future__ import annotations

import ctypes
import os
import sys
import zlib
from pathlib import Path

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "hipspv/runtime/blas"), str(ROOT)]

import signatures  # noqa: E402
import table  # noqa: E402

from tests.blas.references import REFERENCES, SHAPES, fill  # noqa: E402

DTYPES = {
    "float": np.float32, "double": np.float64, "complex": np.complex64, "double_complex": np.complex128,
    "half": np.float16, "int": np.int32,
}  # fmt: skip
SIZES = (1, 2, 3, 5, 8, 17, 70)
ARENA = 1 << 22


class Device:
    """A copy of the device's memory on the host, from which calls get their arguments."""

    def __init__(self) -> None:
        self.hip = ctypes.CDLL("libhipspv.so.1")
        address = ctypes.c_void_p()
        self.check(self.hip.hipMalloc(ctypes.byref(address), ctypes.c_size_t(ARENA)))
        assert address.value is not None
        self.address = address.value
        self.host = np.zeros(ARENA, np.uint8)
        self.used = 0

    @staticmethod
    def check(status: int) -> None:
        assert status == 0, f"HIP's error {status}"

    def put(self, values: np.ndarray) -> tuple[int, np.ndarray]:
        """Return the device's address of a copy of the values, and the copy's view."""
        start = (self.used + 15) // 16 * 16
        self.used = start + max(values.nbytes, 1)
        assert self.used <= ARENA
        view = self.host[start : start + values.nbytes].view(values.dtype)
        view[:] = values
        return self.address + start, view

    def write(self) -> None:
        self.check(self.hip.hipMemcpy(ctypes.c_void_p(self.address), self.host.ctypes.data_as(ctypes.c_void_p),
                                      ctypes.c_size_t(self.used), 1))  # fmt: skip

    def read(self) -> None:
        self.check(self.hip.hipMemcpy(self.host.ctypes.data_as(ctypes.c_void_p), ctypes.c_void_p(self.address),
                                      ctypes.c_size_t(self.used), 2))  # fmt: skip


class Api:
    """The library's functions by an API's names and values."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.library = ctypes.CDLL("libhipblas.so.3")
        self.handle = ctypes.c_void_p()
        self.not_supported = int(table.STATUSES["NotSupported"][list(table.APIS).index(name)].split("=")[1])
        self.service("Create", ctypes.byref(self.handle))

    def service(self, name: str, *arguments: object) -> None:
        full = next(service for service in table.SERVICES if service.name == name).named(self.name)
        status = getattr(self.library, full)(*arguments)
        assert status == 0, f"{full}: {status}"

    def option(self, kind: str, letter: str) -> int:
        return int(table.VALUES[kind][letter][list(table.APIS).index(self.name)].split("=")[1])


class Member:
    """The values of one member of a batch: logical arrays by name, and their memory."""

    def __init__(self) -> None:
        self.arrays: dict[str, np.ndarray] = {}
        self.memory: dict[str, np.ndarray] = {}


class Case:
    """One call of a function."""

    def __init__(self, api: Api, device: Device, function: signatures.Function, seed: int) -> None:
        self.api, self.device, self.function = api, device, function
        self.random = np.random.default_rng([seed, zlib.crc32(function.name.encode())])
        self.routine = function.routine
        self.plain = list(signatures.base(self.routine, function.precision))
        self.values: dict = {}
        self.batch = 1 if function.form == "P" else 3
        self.on_device = bool(seed % 2)
        device.used = 0
        self.choose(seed)

    def choose(self, seed: int) -> None:
        random, values = self.random, self.values
        limits = dict(limit.split(":") for limit in self.routine.limits.split())
        for parameter in self.plain:
            name = parameter.name
            if parameter.kind == "Option":
                values[name] = str(random.choice(list(limits.get(name, "".join(table.VALUES[parameter.type])))))
            elif parameter.kind == "Count":
                values[name] = int(random.choice(SIZES if seed else SIZES[:4]))
                if name == "k" and parameter is not self.plain[0] and random.random() < 0.1:
                    values[name] = 0
            elif parameter.kind == "Increment":
                values[name] = int(random.choice((1, 1, 2, -1, -3)))
                if self.routine.name in ("scal", "nrm2", "asum", "amax", "amin"):
                    values[name] = abs(values[name])
            elif parameter.kind == "Scalar":
                dtype = DTYPES[parameter.type]
                number = complex(random.choice((0, 1, -2 + 0.25j, 0.5 - 1j)))
                if self.routine.name == "rot":
                    number = complex(0.6 if name == "c" else 0.8)
                values[name] = np.array([number if np.issubdtype(dtype, np.complexfloating) else number.real]).astype(
                    dtype
                )
        if "kl" in values:
            values["kl"], values["ku"] = (min(values[name], values["m"] - 1) for name in ("kl", "ku"))

    def members(self) -> list[Member]:
        shapes = SHAPES[self.routine.name](self.values)
        members = [Member() for _ in range(self.batch)]
        leading = {}
        for i, parameter in enumerate(self.plain):
            if parameter.kind not in ("Array", "Made"):
                continue
            name, shape = parameter.name, shapes[parameter.name]
            dtype = DTYPES[parameter.type]
            after = self.plain[i + 1].name if i + 1 < len(self.plain) else ""
            if len(shape) == 2:
                leading[name] = max(1, shape[0]) + int(self.random.choice((0, 1, 5)))
                self.values[after] = leading[name]
            for member in members:
                array = fill(self.routine.name, name, shape, dtype, self.random, self.values)
                member.arrays[name] = array.astype(np.complex128)
                if len(shape) == 2:
                    memory = np.full((leading[name], shape[1]), np.nan, dtype)
                    memory[: shape[0]] = array
                    member.memory[name] = memory.reshape(-1, order="F")
                elif parameter.kind == "Array" and after == f"inc{name}":
                    step = self.values[after]
                    memory = np.full(max(1, (shape[0] - 1) * abs(step) + 1), np.nan, dtype)
                    memory[:: abs(step)][: shape[0]] = array if step > 0 else array[::-1]
                    member.memory[name] = memory
                else:
                    member.memory[name] = array
        return members

    def logical(self, name: str, memory: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
        if len(shape) == 2:
            return memory.reshape((-1, shape[1]), order="F")[: shape[0]]
        step = self.values.get(f"inc{name}", 1)
        values = memory[:: abs(step)][: shape[0]]
        return values if step > 0 else values[::-1]

    def run(self, *, refused: bool) -> list[str]:
        """Return what is wrong. refused: the call must not be supported."""
        members = self.members()
        arguments, views, results = [], {}, []
        stride = {}
        for parameter in self.function.parameters:
            name, kind = parameter.name, parameter.kind
            if kind == "Option":
                arguments.append(self.api.option(parameter.type, self.values[name]))
            elif kind in ("Count", "Increment", "Leading"):
                arguments.append((ctypes.c_int64 if self.function.wide else ctypes.c_int)(self.values[name]))
            elif kind == "Batch":
                arguments.append((ctypes.c_int64 if self.function.wide else ctypes.c_int)(self.batch))
            elif kind == "Stride":
                arguments.append(ctypes.c_longlong(stride[name.removeprefix("stride_")]))
            elif kind == "Scalar":
                arguments.append(self.scalar(self.values[name]))
            elif kind in ("Result", "Index"):
                dtype = DTYPES[parameter.type] if kind == "Result" else np.int64 if self.function.wide else np.int32
                results = np.full(self.batch, 77, dtype)
                if self.on_device:
                    address, results = self.device.put(results)
                    arguments.append(ctypes.c_void_p(address))
                else:
                    arguments.append(results.ctypes.data_as(ctypes.c_void_p))
            else:
                host = kind == "Made" and not self.on_device and not self.batched_array(parameter)
                arguments.append(self.array(name, members, views, stride, host=host))
        self.device.write()
        self.api.service("SetPointerMode", self.api.handle, int(self.on_device))
        call = getattr(self.api.library, self.function.name)
        status = call(self.api.handle, *arguments)
        if refused:
            return [] if status == self.api.not_supported else [f"status {status} of a function that cuBLAS lacks"]
        if status != 0:
            return [f"status {status}"]
        self.device.read()
        return self.compare(members, views, results)

    def batched_array(self, parameter: signatures.Parameter) -> bool:
        """Return true for rotm's parameters in batches, which are always the device's."""
        return parameter.name == "param" and self.routine.name == "rotm" and self.function.form != "P"

    def scalar(self, value: np.ndarray) -> ctypes.c_void_p:
        if self.on_device:
            return ctypes.c_void_p(self.device.put(value)[0])
        return value.ctypes.data_as(ctypes.c_void_p)

    def array(self, name, members, views, stride, *, host: bool) -> ctypes.c_void_p:
        if self.function.form == "B":
            places = [self.place(member.memory[name], host=host) for member in members]
            views[name] = [view for _, view in places]
            pointers, self.kept = self.place(np.array([address for address, _ in places], np.uint64), host=host)
            views[f"{name} pointers"] = [self.kept]
            return ctypes.c_void_p(pointers)
        memory = [member.memory[name] for member in members]
        stride[name] = len(memory[0]) + (3 if self.function.form == "S" else 0)
        whole = np.full(stride[name] * len(memory), np.nan, memory[0].dtype)
        for i, values in enumerate(memory):
            whole[i * stride[name] :][: len(values)] = values
        address, view = self.place(whole, host=host)
        views[name] = [view[i * stride[name] :][: len(values)] for i, values in enumerate(memory)]
        return ctypes.c_void_p(address)

    def place(self, values: np.ndarray, *, host: bool) -> tuple[int, np.ndarray]:
        if host:
            kept = values.copy()
            return kept.ctypes.data, kept
        return self.device.put(values)

    def compare(self, members: list[Member], views: dict, results) -> list[str]:
        wrong = []
        shapes = SHAPES[self.routine.name](self.values)
        for i, member in enumerate(members):
            scalars = {
                name: value[0].astype(np.complex128)
                for name, value in self.values.items()
                if isinstance(value, np.ndarray)
            }
            with np.errstate(all="ignore"):
                expected = REFERENCES[self.routine.name]({**self.values, **scalars}, dict(member.arrays))
            for parameter in self.plain:
                if parameter.kind in ("Result", "Index"):
                    wrong += self.differs("result", results[i], expected["result"], results.dtype)
                elif parameter.kind in ("Array", "Made"):
                    name = parameter.name
                    got = views[name][i]
                    want = member.memory[name].copy()
                    if name in expected:
                        logical = self.logical(name, want, shapes[name])
                        new = expected[name]
                        logical[...] = new if np.iscomplexobj(logical) else np.real(new)
                    wrong += self.differs(name, got, want, got.dtype)
        return wrong

    def differs(self, name: str, got, want, dtype) -> list[str]:
        got, want = np.asarray(got), np.asarray(want)
        if np.issubdtype(dtype, np.integer):
            return [] if got == np.real(want) else [f"{name}: {got} is not {want}"]
        exact = np.nan_to_num(np.abs(want.astype(np.complex128)))
        limit = np.finfo(dtype).eps * 200 * max(1.0, float(exact.max(initial=0.0)))
        close = np.abs(got.astype(np.complex128) - want) <= limit
        both = np.isnan(got) & np.isnan(want)
        if bool(np.all(close | both)):
            return []
        at = int(np.argmin(np.ravel(close | both)))
        return [f"{name}[{at}]: {np.ravel(got)[at]} is not {np.ravel(want)[at]}"]


def main(name: str, routines: list[str]) -> int:
    nvidia = os.environ.get("HIPSPV_BACKEND") == "cuda"
    api, device = Api(name), Device()
    checked = wrong = 0
    for function in signatures.functions(name):
        if function.routine.name not in routines or function.precision == "":
            continue
        cases = 8 if function.form == "P" and not function.wide else 2
        for seed in range(cases):
            case = Case(api, device, function, seed)
            checked += 1
            for text in case.run(refused=nvidia and not function.cublas)[:1]:
                wrong += 1
                chosen = {key: value for key, value in case.values.items()}
                print(f"{function.name} {seed}: {text} with {chosen}")
    api.service("Destroy", api.handle)
    print(f"{checked} checked, {wrong} wrong")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
