"""The table of the random number library: functions, and the values of cuRAND, hipRAND and rocRAND.

`build_random.py` makes headers and entry points from it. Names and values are those of curand.h (cuRAND 10.3),
hiprand.h (hipRAND 2.11) and rocrand.h (rocRAND 3.4).
"""

from __future__ import annotations

import re
from typing import NamedTuple

APIS = ("curand", "hiprand", "rocrand")

# Each type by API.
TYPES = {
    "generator": ("curandGenerator_t", "hiprandGenerator_t", "rocrand_generator"),
    "status": ("curandStatus_t", "hiprandStatus_t", "rocrand_status"),
    "type": ("curandRngType_t", "hiprandRngType_t", "rocrand_rng_type"),
    "ordering": ("curandOrdering_t", "hiprandOrdering_t", "rocrand_ordering"),
    "set": ("curandDirectionVectorSet_t", "hiprandDirectionVectorSet_t", "rocrand_direction_vector_set"),
    "stream": ("cudaStream_t", "hipStream_t", "hipStream_t"),
    "property": ("libraryPropertyType", "libraryPropertyType", "libraryPropertyType"),
}

# Enumerators of the library, and their values by API; None where the API lacks it.
STATUSES = {
    "SUCCESS": (0, 0, 0),
    "VERSION_MISMATCH": (100, 100, 100),
    "NOT_INITIALIZED": (101, 101, "NOT_CREATED=101"),
    "ALLOCATION_FAILED": (102, 102, 102),
    "TYPE_ERROR": (103, 103, 103),
    "OUT_OF_RANGE": (104, 104, 104),
    "LENGTH_NOT_MULTIPLE": (105, 105, 105),
    "DOUBLE_PRECISION_REQUIRED": (106, 106, 106),
    "LAUNCH_FAILURE": (201, 201, 107),
    "PREEXISTING_FAILURE": (202, 202, None),
    "INITIALIZATION_FAILED": (203, 203, None),
    "ARCH_MISMATCH": (204, 204, None),
    "INTERNAL_ERROR": (999, 999, 108),
    "NOT_IMPLEMENTED": (None, 1000, None),
}
# The result where an API lacks the enumerator.
SUBSTITUTES = {
    "PREEXISTING_FAILURE": "LAUNCH_FAILURE",
    "INITIALIZATION_FAILED": "INTERNAL_ERROR",
    "ARCH_MISMATCH": "INTERNAL_ERROR",
    "NOT_IMPLEMENTED": "TYPE_ERROR",
}
GENERATORS = {
    "PSEUDO_DEFAULT": (100, 400, 400),
    "PSEUDO_XORWOW": (101, 401, 401),
    "PSEUDO_MRG32K3A": (121, 402, 402),
    "PSEUDO_MTGP32": (141, 403, 403),
    "PSEUDO_MT19937": (142, 404, 407),
    "PSEUDO_PHILOX4_32_10": (161, 405, 404),
    "PSEUDO_MRG31K3P": (None, None, 405),
    "PSEUDO_LFSR113": (None, None, 406),
    "PSEUDO_THREEFRY2_32_20": (None, None, 408),
    "PSEUDO_THREEFRY2_64_20": (None, None, 409),
    "PSEUDO_THREEFRY4_32_20": (None, None, 410),
    "PSEUDO_THREEFRY4_64_20": (None, None, 411),
    "QUASI_DEFAULT": (200, 500, 500),
    "QUASI_SOBOL32": (201, 501, 501),
    "QUASI_SCRAMBLED_SOBOL32": (202, 502, 502),
    "QUASI_SOBOL64": (203, 503, 504),
    "QUASI_SCRAMBLED_SOBOL64": (204, 504, 505),
}
ORDERINGS = {
    "PSEUDO_BEST": 100,
    "PSEUDO_DEFAULT": 101,
    "PSEUDO_SEEDED": 102,
    "PSEUDO_LEGACY": 103,
    "PSEUDO_DYNAMIC": 104,
    "QUASI_DEFAULT": 201,
}
SETS = {
    "DIRECTION_VECTORS_32_JOEKUO6": 101,
    "SCRAMBLED_DIRECTION_VECTORS_32_JOEKUO6": 102,
    "DIRECTION_VECTORS_64_JOEKUO6": 103,
    "SCRAMBLED_DIRECTION_VECTORS_64_JOEKUO6": 104,
}


class Function(NamedTuple):
    """A function. parameters: C's, with the names of TYPES. rocrand: its name there, if the rule doesn't make it."""

    name: str
    parameters: str
    rocrand: str = ""
    apis: tuple[str, ...] = APIS

    def named(self, api: str) -> str:
        if api != "rocrand":
            return api + self.name
        snake = self.rocrand or re.sub(r"(?<=[a-z])(?=[A-Z0-9])", "_", self.name).lower()
        return f"rocrand_{snake}"

    @property
    def service(self) -> str:
        return self.name[0].lower() + self.name[1:]

    @property
    def asks_api(self) -> bool:
        """The values of the argument depend on the API."""
        return "type type" in self.parameters


def _generate(kind: str, element: str, more: str = "") -> Function:
    return Function(f"Generate{kind}", f"generator generator, {element}* output, size_t n{more}")


FUNCTIONS = (
    Function("CreateGenerator", "generator* made, type type"),
    Function("CreateGeneratorHost", "generator* made, type type"),
    Function(
        "CreateGeneratorHostBlocking", "generator* made, type type", "create_generator_host_blocking", ("rocrand",)
    ),
    Function("DestroyGenerator", "generator generator"),
    Function("GetVersion", "int* version"),
    Function("GetProperty", "property type, int* value", apis=("curand",)),
    Function("SetStream", "generator generator, stream stream"),
    Function("SetPseudoRandomGeneratorSeed", "generator generator, unsigned long long seed", "set_seed"),
    Function("SetGeneratorOffset", "generator generator, unsigned long long offset", "set_offset"),
    Function("SetGeneratorOrdering", "generator generator, ordering order", "set_ordering"),
    Function(
        "SetQuasiRandomGeneratorDimensions",
        "generator generator, unsigned int dimensions",
        "set_quasi_random_generator_dimensions",
    ),
    Function("GenerateSeeds", "generator generator", "initialize_generator"),
    _generate("", "unsigned int"),
    _generate("LongLong", "unsigned long long"),
    _generate("Uniform", "float"),
    _generate("UniformDouble", "double"),
    _generate("Normal", "float", ", float mean, float stddev"),
    _generate("NormalDouble", "double", ", double mean, double stddev"),
    _generate("LogNormal", "float", ", float mean, float stddev"),
    _generate("LogNormalDouble", "double", ", double mean, double stddev"),
    _generate("Poisson", "unsigned int", ", double lambda"),
)
