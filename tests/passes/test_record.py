"""The constructor of records is that of dataclasses."""

from __future__ import annotations

from typing import ClassVar

import pytest

from hipspv.passes.record import Record, made


class Base(Record):
    name: ClassVar[str] = "base"
    first: int
    kept: list[int] = made(factory=list)


class Derived(Base):
    last: str = "none"


def test_values() -> None:
    assert [*Derived.fields] == ["first", "kept", "last"] and Derived.fields["last"] == "str"
    record = Derived(1, last="x")
    assert (record.first, record.kept, record.last, record.name) == (1, [], "x", "base")
    assert (Derived(1, [2]).kept, Derived(first=3).last) == ([2], "none")


def test_each_record_has_a_default_of_its_own() -> None:
    one, other = Base(1), Base(2)
    one.kept.append(7)
    assert (one.kept, other.kept) == ([7], [])


def test_replace() -> None:
    record = Derived(1, [5])
    changed = record.replace(first=2)
    assert (changed.first, changed.kept, changed.last) == (2, [5], "none")
    assert (type(changed), record.first) == (Derived, 1)
    with pytest.raises(TypeError, match="has the fields first, kept, last"):
        record.replace(nothing=1)


@pytest.mark.parametrize(
    ("values", "named", "message"),
    [
        ((), {}, "Derived lacks first"),
        ((1, [], "x", 4), {}, "Derived has the fields"),
        ((1,), {"first": 2}, "Derived has the fields"),
        ((1,), {"other": 2}, "Derived has the fields"),
    ],
)
def test_wrong_values(values: tuple, named: dict[str, int], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        Derived(*values, **named)  # pyright: ignore
