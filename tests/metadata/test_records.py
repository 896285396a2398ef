"""Records of launch metadata keep to the schema."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.metadata import MetadataError, build_schema, parse, write
from hipspv.metadata.schema import KERNEL, LARGEST_SIZE, NAME, NUMBER, PARAMETER, PREFIX, RECORDS, SIZE, TEXT, WORDS

NAMES = st.text(st.characters(categories=["L", "N"], include_characters="_.$"), min_size=1)
FIELDS = {
    KERNEL: NAMES,
    NAME: NAMES,
    NUMBER: st.integers(0, (1 << 64) - 1),
    SIZE: st.integers(0, LARGEST_SIZE),
    TEXT: st.sampled_from(("a.hip:3", "my file.hip:4")),
    **{letter: st.sampled_from(words) for letter, words in WORDS.items()},
}


@given(st.data())
@pytest.mark.parametrize("name", RECORDS)
def test_records_are_read_as_written(name: str, data: st.DataObject) -> None:
    required, _, repeated = RECORDS[name].partition("*")
    required, _, optional = required.partition("?")
    times = data.draw(st.integers(0, 3 if repeated else int(bool(optional))))
    fields = [data.draw(FIELDS[kind]) for kind in required + (repeated or optional) * times]
    record = parse(write(name, *fields))
    assert record is not None and record.name == name
    assert record.fields == tuple(map(str, fields))
    kernel = RECORDS[name].find(KERNEL)
    assert record.kernel == (fields[kernel] if kernel >= 0 else "")


@pytest.mark.parametrize(
    ("text", "message", "field"),
    [
        ("bounds k", "lacks a field", "field 2"),
        ("bounds k x", "has 'x' for a number", "field 2"),
        (f"bounds k {LARGEST_SIZE + 1}", "has an impossible size", "field 2"),
        (f"name {1 << 64} k", "for a number", "field 1"),
        ("kernel k value 4", "lacks a field", "field 4"),
        ("kernel k pointers 8 8", "has 'pointers' for one of value, pointer,", "field 2"),
        ("variable 0 v 4 volatile", "has 'volatile' for one of constant", "field 4"),
    ],
)
def test_damaged_records_are_refused(text: str, message: str, field: str) -> None:
    with pytest.raises(MetadataError) as caught:
        parse(PREFIX + text)
    assert message in caught.value.message and caught.value.field == field


def test_other_text_is_no_record() -> None:
    assert parse("another tool") is None and parse("hipspv.unheard 1") is None
    with pytest.raises(MetadataError, match="schema"):
        write("unheard", 1)


def test_a_record_gets_another_kernels_name() -> None:
    record = parse("hipspv.abort 7 k a b.hip:3")
    assert record and record.renamed("other") == "hipspv.abort 7 other a b.hip:3"
    rows = parse("hipspv.kernel k value 4 4 pointer 8 8")
    assert rows and rows.rows(1, 3) == [("value", "4", "4"), ("pointer", "8", "8")]


def test_the_runtime_has_the_same_schema() -> None:
    header = build_schema.text()
    forms = dict(re.findall(r'\{"([a-z0-9]+)", "([^"]+)"\}', header))
    assert forms == RECORDS
    kinds = re.search(r"enum class ParameterKind : std::uint8_t \{ (.*) \};", header)
    assert kinds and len(kinds[1].split(", ")) == len(WORDS[PARAMETER])
    for letter, words in WORDS.items():
        assert f"{{'{letter}', \"{' '.join(words)} \"}}" in header
