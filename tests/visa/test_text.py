"""Directives as text: printed text reads back, and an error names the place it can't read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.visa import Kernel, Object, VisaError, read, text
from hipspv.visa.build import Builder
from hipspv.visa.model import Attribute, GeneralVariable
from hipspv.visa.verify import verify
from tests.visa.objects import function, kernel, many, objects, sample

_TEXT = """\
.version 4.1
.kernel "copy"
.decl V0032 v_type=G type=ud num_elts=8 align=GRF
.decl V0033 v_type=G type=uq num_elts=1 align=qword attrs={Output}
.decl V0034 v_type=G type=ud num_elts=2 align=qword alias=<V0033, 0>
.decl V0035 v_type=G type=d num_elts=8 align=hword alias=<%r0, 0>
.decl V0036 v_type=G type=ud num_elts=3 align=dword
.decl A0 v_type=A num_elts=4
.decl P1 v_type=P num_elts=16
.decl S0 v_type=S num_elts=1 v_name=S000
.decl T6 v_type=T num_elts=2 v_name=T006 attrs={SurfaceUsage=2}
.input V0032 offset=32 size=32
.input V0033 offset=64 size=8
.input S0 offset=72 size=4
.input T6 offset=76 size=8
.implicit_LOCAL_SIZE V0036 offset=96 size=12
.kernel_attr OutputAsmPath="./copy.asm"
.kernel_attr Target="3d"
.kernel_attr SimdSize=16
"""
_COMMENTED = "// GEN binary for SKL: 24 bytes\n// GEN binary for TGLLP: 6 bytes\n"
_BODY = """\
// 50 bytes of instructions, not decoded
.function "_main"
_main:
_0_001:
"""


def test_the_text_of_an_object() -> None:
    first, rest = _TEXT.split('.kernel "copy"\n')
    expected = f'{first}.kernel "copy"\n{_COMMENTED}{rest}{_BODY}'
    assert text.render(Object(kernels=[kernel()])) == expected


def test_the_text_of_a_function_and_of_unknown_values() -> None:
    lines = text.render(sample()).splitlines()
    for line in (
        '// file-scope variable "table": static, type=d num_elts=64 align=GRF',
        "// variable relocation: 0 is 0",
        "// function relocation: 3 is 1",
        '.global_function "helper"',
        "// static, input_size=2 return_value_size=1",
        ".decl V0032 v_type=G type=f num_elts=8 align=GRF alias=<%arg, 32>",
        '// function "elsewhere": extern, without a body',
    ):
        assert line in lines


def test_directives_become_the_object_that_they_came_from() -> None:
    what = text.parse(_TEXT + _BODY)
    [one] = what.kernels
    expected = kernel()
    for name in ("variables", "samplers", "surfaces", "inputs", "labels"):
        for ours, theirs in zip(getattr(one, name), getattr(expected, name), strict=True):
            assert _named(one, ours) == _named(expected, theirs)
    assert [one.name_of(a) for a in one.addresses] == ["A0"]
    assert [(one.name_of(p), p.num_elements) for p in one.predicates] == [("P1", 16)]
    values = {name: expected.attribute(name) for name in ("OutputAsmPath", "Target", "SimdSize")}
    assert {one.name_of(given): given.value for given in one.attributes} == values
    assert one.instructions == _BODY.split("\n", 1)[1]
    assert text.parse(text.render(what)) == what


def _named(routine: Kernel, record: object) -> object:
    """A record with its names in place of their indices."""
    slots = [name for name in type(record).__dataclass_fields__]  # type: ignore[attr-defined]
    values = {name: getattr(record, name) for name in slots}
    if "name_index" in values:
        values["name_index"] = routine.string(values["name_index"])
    if "attributes" in values:
        values["attributes"] = [(routine.name_of(a), a.value) for a in values["attributes"]]
    return values


def test_instructions_and_comments_stay_as_they_are() -> None:
    body = """\
main:
    or (M1_NM, 1) %cr0(0,0)<1> %cr0(0,0)<0;1,0> 0x4c0:ud    /// $1
/* a comment
   .decl V9 is none of ours */
    { // a scope
    .decl V0099 v_type=G type=ud num_elts=1
    }

.function "sub"
sub: // a label
    ret (M1, 1)
"""
    what = text.parse(f'// first\n.version 3.6\n.kernel "k /* no comment" // x\n{body}')
    assert what.version == (3, 6)
    one = what.kernels[0]
    assert (one.name, one.instructions) == ("k /* no comment", body)
    assert [(one.name_of(label), label.kind) for label in one.labels] == [("main", 0), ("sub", 1)]
    assert len(one.variables) == 0
    assert text.parse(text.render(what)) == what


@pytest.mark.parametrize(
    ("lines", "instructions"),
    [
        (".decl S1 v_type=S num_elts=1 /* a\nb */ ret\n", "/*b */ ret\n"),
        ("ret /* a\n*/ .decl S1 v_type=S num_elts=1\nnop\n", "ret /* a\n*/nop\n"),
        ("ret /* a\n.decl S1 v_type=S num_elts=1\n", "ret /* a\n.decl S1 v_type=S num_elts=1\n*/\n"),
    ],
)
def test_comments_that_share_lines_with_directives(lines: str, instructions: str) -> None:
    """The rest of a comment doesn't hide instructions, nor show those that the comment hid."""
    source = f'.version 3.6\n.kernel "k"\n{lines}'
    what = text.parse(source)
    assert what.kernels[0].instructions == instructions
    again = text.parse(text.render(what))
    assert again.kernels[0].instructions == instructions
    assert len(again.kernels[0].samplers) == len(what.kernels[0].samplers)


def test_several_routines_in_one_text() -> None:
    what = text.parse('.version 4.1\n.kernel a\nret\n.kernel "b"\n.global_function "c"\nfret\n')
    assert [one.name for one in what.kernels] == ["a", "b"]
    assert [one.name for one in what.functions] == ["c"]
    assert [one.instructions for one in what.routines] == ["ret\n", b"", "fret\n"]


def test_declarations_among_the_instructions() -> None:
    source = '.kernel "k"\nret\n.decl V32 v_type=G type=b num_elts=4\nadd\n'
    one = text.parse(source).kernels[0]
    assert one.instructions == "ret\nadd\n"
    assert one.variables[0].type_name == "b" and one.variables[0].alignment_name == "byte"


@pytest.mark.parametrize(
    ("line", "provenance"),
    [
        (".implicit_LOCAL_SIZE", 1),
        (".implicit_GROUP_COUNT", 2),
        (".implicit_LOCAL_ID", 3),
        (".implicit_UNDEFINED_1", 1),
        (".implicit_UNDEFINED_5", 5),
        (".implicit_PSEUDO_INPUT", 16),
        (".input", 0),
    ],
)
def test_implicit_inputs(line: str, provenance: int) -> None:
    declaration = ".decl V32 v_type = G type=UD num_elts=3 align=dword"
    what = text.parse(f".kernel k\n{declaration}\n{line} V32 offset=32 size=12\n")
    [item] = what.kernels[0].inputs
    assert (item.provenance, item.id, item.offset, item.size) == (provenance, 32, 32, 12)
    assert text.parse(text.render(what)) == what


@pytest.mark.parametrize(
    ("given", "value"),
    [
        ("Flag", b""),
        ("N=0", b"\0"),
        ("N=255", b"\xff"),
        ("N=256", b"\0\1"),
        ("N=-1", b"\xff"),
        ("N=0x10", b"\x10"),
        ("N=4294967295", b"\xff\xff\xff\xff"),
        ("SpillMemOffset=64", b"\x40\0\0\0"),
        ("PerThreadInputSize=192", b"\xc0\0"),
        ('Target="cm"', b"\0"),
        ("Target=1", b"\1"),
        (r'Path="a\"b\\\x41\101\n=,"', b'a"b\\AA\n=,'),
        (r'"odd name"="\xff"', b"\xff"),
    ],
)
def test_attribute_values(given: str, value: bytes) -> None:
    one = text.parse(f".kernel k\n.kernel_attr {given}\n").kernels[0]
    assert [attribute.value for attribute in one.attributes] == [value]


def test_both_forms_of_an_alias() -> None:
    base = ".kernel k\n.decl a v_type=G type=ud num_elts=8\n.decl b v_type=G type=ud num_elts=1 "
    tools, document = (text.parse(base + form) for form in ("alias=<a, 4>", "alias=(a,4)"))
    assert tools == document
    assert tools.kernels[0].variables[1].alias_index == 32
    assert tools.kernels[0].variables[1].alias_offset == 4


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (".version 4", "is no version"),
        (".version 4.1.2", "is no version"),
        (".kernel", "more is expected"),
        (".kernel a b", "b is too much"),
        (".decl v v_type=X", "X stands where G or A"),
        (".decl v v_type=G type=xx num_elts=1", "xx: no such type"),
        (".decl v v_type=G type=ud num_elts=1 align=five", "five: no such alignment"),
        (".decl v v_type=G type=ud num_elts=65536", "is no number from 0 to 65535"),
        (".decl v v_type=G type=ud num_elts=1 alias=<w, 0>", "w: no such general variable"),
        (".decl V0 v_type=G type=ud num_elts=1", "V0 is declared twice"),
        (".decl %r0 v_type=G type=ud num_elts=1", "%r0 is declared twice"),
        (".decl v v_type=A num_elts=1 attrs={a", "more is expected"),
        (".input v offset=0 size=4", "v: no such variable"),
        (".implicit_NOTHING v offset=0 size=4", "no such implicit argument"),
        (".implicit_UNDEFINED_32 v offset=0 size=4", "no such implicit argument"),
        ('.kernel_attr A="\\q"', r"\\q is no escape"),
        ('.kernel_attr A="open', "can't be read"),
        (".kernel_attr A=4294967296", "is no number"),
        (".parameter x", "no such directive"),
    ],
)
def test_errors_say_the_line(line: str, message: str) -> None:
    with pytest.raises(VisaError, match=message) as error:
        text.parse(f'.version 4.1\n.kernel "k"\n\n{line}\n')
    assert error.value.line == 4
    assert error.value.field == line.split()[0]
    assert str(error.value).startswith(f"line 4, {line.split()[0]}: ")


@pytest.mark.parametrize("line", ["ret (M1, 1)", ".decl V32 v_type=A num_elts=1", "label:"])
def test_nothing_stands_before_the_kernel(line: str) -> None:
    with pytest.raises(VisaError, match=r"stands before \.kernel") as error:
        text.parse(f"\n{line}\n")
    assert error.value.line == 2


def test_a_line_ends_somewhere() -> None:
    with pytest.raises(VisaError, match="a line of 70002 characters") as error:
        text.parse(".kernel k\n//" + "x" * 70000)
    assert error.value.line == 2


def test_functions_have_no_inputs() -> None:
    source = ".global_function f\n.decl V32 v_type=G type=ud num_elts=1\n.input V32 offset=0 size=4"
    with pytest.raises(VisaError, match="a function has no inputs"):
        text.parse(source)


def test_a_text_cannot_declare_without_end() -> None:
    label = "a:\n" * (1 << 17)
    with pytest.raises(VisaError, match="declares more than") as error:
        text.parse(f".kernel k\n{label}")
    assert error.value.line is not None and error.value.line > 60_000
    with pytest.raises(VisaError, match="declares more than") as error:
        text.parse(".kernel k\n" * 4097)
    assert error.value.line is not None and error.value.line > 2000


def test_names_that_text_cannot_have() -> None:
    """Two variables of one name, an odd one, one of another kind's: each gets its number."""
    build = Builder(Kernel(name="k"))
    names = [build.string(name) for name in ("same", "same", "odd name", "T6", "V35", "fine")]
    build.routine.variables = [GeneralVariable(index, 0, 4) for index in names]
    build.routine.variables[5].alias_index = 32
    build.routine.attributes = [Attribute(build.string("a b"), b"\x01\x02\x03\x04\x05")]
    printed = text.render(Object(kernels=[build.routine]))
    declared = [line.split()[1] for line in printed.splitlines() if line.startswith(".decl")]
    assert declared == ["V32", "V33", "V34", "V35_", "V35", "fine"]
    assert "fine v_type=G type=ud num_elts=4 alias=<V32, 0>" in printed
    assert '.kernel_attr "a b"="\\x01\\x02\\x03\\x04\\x05"' in printed
    assert len(text.parse(printed).kernels[0].variables) == 6


def _directives(source: str) -> list[str]:
    return [line for line in source.splitlines() if line.startswith(".") and ".function" not in line]


@many
@given(objects())
def test_any_object_prints_and_what_it_prints_is_stable(what: Object) -> None:
    """Names, types and alignments that without a text form are refused; the rest reads back."""
    printed = text.render(what)
    try:
        again = text.parse(printed)
    except VisaError as error:
        assert error.line is not None
    else:
        assert _directives(text.render(again)) == _directives(printed)


@many
@given(st.text(alphabet='.decl kVGv_type=,<>{}"/*\\\n0123:x', max_size=200))
def test_random_text(source: str) -> None:
    try:
        text.render(text.parse(f".kernel k\n{source}"))
    except VisaError as error:
        assert error.line is not None and error.line >= 1


def test_directives_alone_become_an_object_that_can_be_written() -> None:
    what = text.parse(_TEXT)
    assert read(what.to_bytes()) == what
    assert [finding.rule for finding in verify(what)] == []


def test_the_text_of_functions_reads_back() -> None:
    what = text.parse(text.render(Object(functions=[function()])))
    assert text.parse(text.render(what)) == what
