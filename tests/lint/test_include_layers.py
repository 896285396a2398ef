"""The check of the runtime's layers finds what it is for."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lint.include_layers import Include, includes, problems, singletons

LAYERS = (("low",), ("left", "left/inner", "right"), ("high",))


def check(*pairs: tuple[str, str]) -> list[str]:
    return problems([Include(file, 1, included) for file, included in pairs], LAYERS)


@pytest.mark.parametrize(
    ("file", "included"),
    [("high/a.cpp", "low/a.h"), ("left/a.h", "right/a.h"), ("left/inner/a.h", "left/a.h"), ("low/x/a.h", "low/b.h")],
)
def test_lower_layer_and_own_layer_are_allowed(file: str, included: str) -> None:
    assert check((file, included)) == []


def test_higher_layer_is_refused() -> None:
    assert check(("low/a.h", "left/inner/b.h")) == [
        "hipspv/runtime/low/a.h:1: low includes left/inner/b.h of a higher layer"
    ]


def test_circle_within_a_layer_is_refused() -> None:
    (problem,) = check(("left/a.h", "left/inner/b.h"), ("left/inner/c.h", "right/a.h"), ("right/b.cpp", "left/a.h"))
    assert problem.startswith("includes in a circle: ")


def test_file_outside_of_every_layer_is_refused() -> None:
    assert check(("new/a.h", "low/b.h")) == ["hipspv/runtime/new/a.h:1: new/a.h belongs to no layer"]


def test_reads_the_runtime_s_own_includes(tmp_path: Path) -> None:
    (tmp_path / "low").mkdir()
    (tmp_path / "low" / "a.h").write_text('#include <vector>\n#include "hipspv/runtime/high/b.h"\n#include "c.h"\n')
    assert includes(tmp_path) == [Include("low/a.h", 2, "high/b.h")]


def test_singleton_without_a_reason_is_refused(tmp_path: Path) -> None:
    for name, text in {
        "api/a.cpp": "  static Table& table = *new Table;",
        "low/b.h": "  static Table& instance() {",
        "low/c.cpp": "  static Table& table = *new Table;",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    assert singletons(tmp_path, {"low/b.h": "early", "low/d.h": "gone"}) == [
        "hipspv/runtime/low/c.cpp:1: an object of the process below api/: static Table& table = *new Table;",
        "hipspv/runtime/low/d.h needs no exception",
    ]
