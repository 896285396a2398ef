"""Objects to test with: a valid one made by hand, and any number made by hypothesis."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from hipspv.visa import Function, Kernel, Object
from hipspv.visa.build import Builder
from hipspv.visa.codec import Version
from hipspv.visa.model import (
    AddressVariable,
    Attribute,
    FileVariable,
    GenBinary,
    GeneralVariable,
    Input,
    Label,
    Piece,
    PredicateVariable,
    Relocation,
    StateVariable,
)

_EXAMPLES = os.environ.get("HIPSPV_VISA_EXAMPLES")  # 10,000 in the nightly run
NIGHTLY = bool(_EXAMPLES)
many = settings(max_examples=int(_EXAMPLES or 60), deadline=None)

VERSIONS: tuple[Version, ...] = ((3, 0), (3, 3), (3, 4), (3, 5), (3, 6), (3, 7), (4, 0), (4, 1))


def kernel(name: str = "copy") -> Kernel:
    """Every kind of variable; all rules hold."""
    build = Builder(Kernel(name=name))
    build.general("V0032", "ud", 8, align="GRF")
    build.general("V0033", "uq", 1, align="qword", attributes=[("Output", None)])
    build.general("V0034", "ud", 2, align="qword", alias=("V0033", 0))
    build.general("V0035", "d", 8, align="hword", alias=("%r0", 0))
    build.general("V0036", "ud", 3, align="dword")
    build.address("A0", 4)
    build.predicate("P01", 16)
    build.label("_main", 1)
    build.label("_0_001")
    build.sampler("S000")
    build.surface("T006", 2, attributes=[("SurfaceUsage", 2)])
    build.input("V0032", 32, 32)
    build.input("V0033", 64, 8)
    build.input("S0", 72, 4)
    build.input("T6", 76, 8)
    build.input("V0036", 96, 12, provenance=1)
    build.attribute("OutputAsmPath", "./copy.asm")
    build.attribute("Target", 1)
    build.attribute("SimdSize", 16)
    build.routine.instructions = bytes(range(7, 57))
    build.routine.binaries = [GenBinary(5, b"gen" * 8), GenBinary(12, b"binary")]
    return build.routine


def function(name: str = "helper") -> Function:
    build = Builder(Function(name=name, linkage=1, input_size=2, return_value_size=1))
    build.general("V0032", "f", 8, align="GRF", alias=("%arg", 32))
    build.label(name, 1)
    build.attribute("ArgSize", 2)
    build.attribute("RetValSize", 1)
    build.routine.instructions = b"\x2d\x00"
    return build.routine


def sample(version: Version = (4, 1)) -> Object:
    variable = FileVariable(1, "table", 0x51, 64, [])
    first = kernel()
    first.variable_relocations = [Relocation(0, 0)]
    first.function_relocations = [Relocation(3, 1)]
    outside = Function(name="elsewhere", linkage=0, has_body=False)
    return Object(
        version=version, kernels=[first, kernel("second")], variables=[variable], functions=[function(), outside]
    )


def _number(width: int) -> st.SearchStrategy[int]:
    return st.integers(0, (1 << 8 * width) - 1)


def _list(of: st.SearchStrategy[Any], most: int = 3) -> st.SearchStrategy[list[Any]]:
    return st.lists(of, max_size=most)


def _text(longest: int = 12) -> st.SearchStrategy[str]:
    """Any bytes but the null character, as names are kept in memory."""
    content = st.binary(max_size=longest).map(lambda raw: raw.replace(b"\0", b"~"))
    return content.map(lambda raw: raw.decode("utf-8", "surrogateescape"))


def _record(make: Callable[..., Any], form: str, *rest: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Numbers come as bytes in one draw: most of the time goes into draws."""
    size = struct.calcsize(form)
    numbers = st.binary(min_size=size, max_size=size).map(lambda raw: struct.unpack(form, raw))
    return st.builds(lambda values, *more: make(*values, *more), numbers, *rest)


def _attributes(most: int = 2) -> st.SearchStrategy[list[Attribute]]:
    return st.just([]) | _list(_record(Attribute, "<H", st.binary(max_size=9)), most)


_RELOCATIONS = _list(_record(Relocation, "<HH"))
_STATES = _list(_record(StateVariable, "<HH", _attributes()))


def _routine(make: Callable[..., Any], **more: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    general = _record(GeneralVariable, "<HBHHHB", _attributes())
    return st.builds(
        make,
        name=_text(),
        strings=_list(_text(), 20),
        name_index=_number(2),
        variables=_list(general, 20),
        addresses=_list(_record(AddressVariable, "<HH", _attributes())),
        predicates=_list(_record(PredicateVariable, "<HH", _attributes())),
        labels=_list(_record(Label, "<HB", _attributes())),
        samplers=_STATES,
        surfaces=_STATES,
        vmes=_STATES,
        attributes=_attributes(20),
        variable_relocations=_RELOCATIONS,
        function_relocations=_RELOCATIONS,
        instructions=st.binary(max_size=40),
        padding=st.just(b"") | st.binary(max_size=4),
        tail=st.just(b"") | st.binary(max_size=4),
        **more,
    )


def _binary() -> st.SearchStrategy[GenBinary]:
    full = st.builds(GenBinary, _number(1), st.binary(min_size=1, max_size=20))
    return full | st.builds(GenBinary, _number(1), st.just(b""), _number(4))


_KERNELS = _routine(
    Kernel, inputs=_list(_record(Input, "<BHhH")), binaries=_list(_binary()), input_offset=st.none() | st.just(1)
)
_BODIES = _routine(Function, linkage=_number(1), input_size=_number(1), return_value_size=_number(1))
_BODILESS = st.builds(
    Function, name=_text(), linkage=_number(1), variable_relocations=_RELOCATIONS, has_body=st.just(False)
)
_FILE_VARIABLES = st.builds(FileVariable, _number(1), _text(), _number(1), _number(2), _attributes())


@st.composite
def objects(draw: st.DrawFn) -> Object:
    """Any object that can be written in every version: valid in form, not by the rules."""
    what = Object(
        version=draw(st.sampled_from(VERSIONS)),
        kernels=draw(_list(_KERNELS)),
        variables=draw(_list(_FILE_VARIABLES)),
        functions=draw(_list(_BODIES | _BODILESS)),
    )
    if draw(st.booleans()):
        what.pieces = draw(_orders(what))
    return what


def _orders(what: Object) -> st.SearchStrategy[list[Piece]]:
    """The pieces of a file in any order, with unused bytes between them."""
    pieces = [Piece("kernel", n) for n in range(len(what.kernels))]
    pieces += [Piece("function", n) for n, one in enumerate(what.functions) if one.has_body]
    for n, one in enumerate(what.kernels):
        inner = enumerate(one.binaries)
        pieces += [Piece("binary", n, place) for place, binary in inner if binary.content]
    filler = Piece("filler", content=b"~~~")
    return st.permutations([*pieces, filler])
