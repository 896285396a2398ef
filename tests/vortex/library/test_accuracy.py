"""The library's math functions keep the bounds of tests/accuracy.

They run on this machine, which has the same float and double instructions.
"""

import ctypes
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tests.accuracy import reference
from tests.accuracy.errors import find_worst
from tests.accuracy.formats import DOUBLE, FLOAT, Format
from tests.accuracy.functions import FUNCTIONS
from tests.accuracy.measure import arguments
from tests.accuracy.table import Function
from tests.devlib.ptx import PACKAGE

from .host import HostCode, host_library

POINTS = 400
_REALS: dict[str, Any] = {"float": ctypes.c_float, "double": ctypes.c_double}
_CALL = re.compile(r"(r = )?(\w+)\(([^()]*)\)(; r = n)?")
# Templates and macros of the headers, and functions that they define.
_IN_HEADERS = re.compile(r"std::|^(abs|max|min|division|is\w+|signbit|__saturatef|fdividef|powi)\b")
_INTEGERS = re.compile(r"l?lr(int|ound)f?|ilogbf?")
# The logarithm near its zeros at negative numbers has an absolute error of 2^-64.
_BEYOND = {"lgamma double": lambda x: -10 < x < 0}


@dataclass(frozen=True)
class Call:
    """A call of a C function, as tests.accuracy writes it: `r = remquo(x, y, &n)`."""

    name: str
    parameters: tuple[str, ...]
    result: str  # the variable that is read: what is returned, `r` or `n`

    def bind(self, code: HostCode, form: Format) -> Callable[..., float]:
        real = _REALS[form.type]
        outputs = {"r": real(), "a": real(), "n": ctypes.c_int()}
        kinds: dict[str, Any] = {"&": ctypes.c_void_p, "i": ctypes.c_int, "r": real}
        words = [self._kind(word) for word in self.parameters]
        returned = ctypes.c_long if _INTEGERS.fullmatch(self.name) else real
        if self.name.startswith("ilogb"):
            returned = ctypes.c_int
        function = code.function(self.name, returned, *(kinds[word] for word in words))

        def call(*values: float) -> float:
            given = dict(zip("xyzw", values, strict=False))
            words = [
                ctypes.addressof(outputs[word[1]]) if word[0] == "&" else given[word] if word in given else int(word)
                for word in self.parameters
            ]
            value = function(*words)
            return value if self.result == "value" else float(outputs[self.result].value)

        return call

    @staticmethod
    def _kind(word: str) -> str:
        return "&" if word[0] == "&" else "r" if word in "xyzw" else "i"


def _call(function: Function) -> Call | None:
    match = _CALL.fullmatch(function.call)
    if not match or _IN_HEADERS.search(function.name):
        return None
    returned, name, parameters, number = match.groups()
    return Call(
        name, tuple(word.strip() for word in parameters.split(",")), "value" if returned else "n" if number else "r"
    )


CALLS = [(function, call) for function in FUNCTIONS if function.form in (FLOAT, DOUBLE) and (call := _call(function))]


@pytest.fixture(scope="module", params=(32, 64))
def code(request: pytest.FixtureRequest) -> HostCode:
    return host_library(str(PACKAGE / f"lib/hipspv-vortex{request.param}.bc"))


def test_the_table_is_covered() -> None:
    names = {call.name for _, call in CALLS}
    assert {"sinf", "pow", "sincosf", "remquo", "frexpf", "jn", "lrint", "tgammaf"} <= names
    assert len(CALLS) > 180


@pytest.mark.sampled(of=12)
@pytest.mark.parametrize(("function", "call"), CALLS, ids=[row.key for row, _ in CALLS])
def test_bounds(function: Function, call: Call, code: HostCode) -> None:
    columns = arguments(function, POINTS)
    step = max(len(columns[0]) // POINTS, 1)
    columns = [column[::step] for column in columns]
    if outside := _BEYOND.get(function.key):
        columns = [[x for x in columns[0] if not outside(x)]]
    evaluate = call.bind(code, function.form)
    results = [evaluate(*values) for values in zip(*columns, strict=True)]
    with reference.precision():
        worst = find_worst(function.form, function.reference, columns, results, function.scale)
    assert worst.ulp <= function.bound + 0.5, (worst.at, worst.got)
