"""Conditions of a text's groups, with known macros and unknown ones."""

from __future__ import annotations

import pytest

from hipspv.driver.clang.conditional_groups import Text, value

MACROS = {"ON": 1, "EMPTY": 0, "OFF": None}


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("defined(ON) && defined ( EMPTY )", 1),
        ("defined OFF || defined(OTHER)", None),
        ("OFF && OTHER > 2", 0),
        ("ON || __has_include(<a/b.h>)", 1),
        ("__has_include(<a/b.h>) && OFF", 0),
        ("VERSION_AT(1, 2) || !ON", None),
        ("ON + 2 * 3 == 7 && 0x10 >> 2 == 4 && 010 < 9", 1),
        ("!(ON == 1) || -1 > EMPTY", 0),
        ("~0 == -1", 1),
        ("1'000'000uL >= 1000000", 1),
        ("ON ON", None),
        ("(ON", None),
        ("7 % 2", None),
        ("", None),
    ],
)
def test_value(condition: str, expected: int | None) -> None:
    assert value(condition, MACROS) == expected


TEXT = """\
/* #if A
   #endif */
const char* text = R"x(
#if B
#endif
)x";  // "
#define WITH(a) "/*"
#ifdef C  // of C
# if 1 \\
  && D
# endif
#elifndef E
#else
#endif
#endif
char c = '"';
#  define PLAIN
"""


def test_groups() -> None:
    text = Text(TEXT)
    assert text.defined == {"WITH", "PLAIN"}
    groups = [tuple(condition.split() for condition in group.conditions) for group in text.groups]
    assert groups == [(["1", "&&", "D"],), (["defined(C)"], ["!defined(E)"], ["1"])]
