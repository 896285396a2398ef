"""Calls random functions of a library by the names of one API: `calls.py API LIBRARY PLACE`, PLACE is host or device.

Prints a line for each generator and call: a checksum of integers and uniform values, and sums of others.
"""

from __future__ import annotations

import ctypes
import sys
import zlib
from typing import Any

TYPES = {
    "curand": {"XORWOW": 101, "MRG32K3A": 121, "PHILOX4_32_10": 161},
    "hiprand": {"XORWOW": 401, "MRG32K3A": 402, "PHILOX4_32_10": 405},
    "rocrand": {"XORWOW": 401, "MRG32K3A": 402, "PHILOX4_32_10": 404},
}
ROCRAND = {
    "SetPseudoRandomGeneratorSeed": "set_seed",
    "SetGeneratorOffset": "set_offset",
    "SetGeneratorOrdering": "set_ordering",
    "CreateGenerator": "create_generator",
    "CreateGeneratorHost": "create_generator_host",
    "DestroyGenerator": "destroy_generator",
    "Generate": "generate",
    "GenerateUniform": "generate_uniform",
    "GenerateUniformDouble": "generate_uniform_double",
    "GenerateNormal": "generate_normal",
    "GenerateNormalDouble": "generate_normal_double",
    "GenerateLogNormal": "generate_log_normal",
    "GenerateLogNormalDouble": "generate_log_normal_double",
    "GeneratePoisson": "generate_poisson",
}
F, D = ctypes.c_float, ctypes.c_double
# The call, the type of its values, the count and the parameters. Counts that end in the middle of a round of states.
CALLS = (
    ("Generate", ctypes.c_uint32, 100001, ()),
    ("GenerateUniform", F, 333, ()),
    ("GenerateUniformDouble", D, 270002, ()),
    ("Generate", ctypes.c_uint32, 7, ()),
    ("GenerateNormal", F, 90002, (F(1.5), F(0.75))),
    ("GenerateNormalDouble", D, 300004, (D(1.5), D(0.75))),
    ("GenerateLogNormal", F, 1000, (F(0.5), F(0.25))),
    ("GenerateLogNormalDouble", D, 1000, (D(0.5), D(0.25))),
    ("GeneratePoisson", ctypes.c_uint32, 100000, (D(5000),)),
    ("GenerateUniform", F, 100, ()),
)
POISSON = 10.0  # whose values aren't cuRAND's


def main(api: str, path: str, place: str) -> None:
    library = ctypes.CDLL(path)
    synchronize = getattr(library, "hipDeviceSynchronize", None)  # NVIDIA's library has none

    def array(element: Any, count: int) -> Any:
        """Managed memory, which is never freed; the host's for a library without it."""
        if not synchronize:
            return (element * count)()
        pointer = ctypes.c_void_p()
        assert library.hipMallocManaged(ctypes.byref(pointer), ctypes.c_size_t(ctypes.sizeof(element * count)), 1) == 0
        assert pointer.value
        return (element * count).from_address(pointer.value)

    def call(name: str, *arguments: object) -> None:
        function = f"rocrand_{ROCRAND[name]}" if api == "rocrand" else api + name
        status = getattr(library, function)(*arguments)
        assert status == 0, (function, status)

    for name, kind in TYPES[api].items():
        for ordering in (101, 103):
            generator = ctypes.c_void_p()
            call("CreateGeneratorHost" if place == "host" else "CreateGenerator", ctypes.byref(generator), kind)
            call("SetPseudoRandomGeneratorSeed", generator, ctypes.c_ulonglong(0x123456789ABC))
            call("SetGeneratorOffset", generator, ctypes.c_ulonglong(12345))
            call("SetGeneratorOrdering", generator, ordering)
            for function, element, count, parameters in CALLS:
                values = array(element, count)
                call(function, generator, values, ctypes.c_size_t(count), *parameters)
                assert synchronize is None or synchronize() == 0
                if "ormal" in function:
                    text = f"{sum(values):.9g} {sum(value * value for value in values):.9g} {values[count // 3]:.6g}"
                else:
                    text = f"{zlib.crc32(bytes(values)):08x}"
                print(name, ordering, function, count, text)
            if synchronize:
                values = array(ctypes.c_uint32, 100000)
                call("GeneratePoisson", generator, values, ctypes.c_size_t(len(values)), D(POISSON))
                assert synchronize() == 0
                mean = sum(values) / len(values)
                variance = sum((value - mean) ** 2 for value in values) / len(values)
                assert abs(mean - POISSON) < 0.06 and abs(variance - POISSON) < 0.25, (mean, variance)
            call("DestroyGenerator", generator)


if __name__ == "__main__":
    main(*sys.argv[1:])
