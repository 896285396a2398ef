"""Tokens of C++ text."""

from __future__ import annotations

import pytest

from hipspv.driver.clang.lexer import tokens


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("k<A<B<int>>><<<1,2>>>(x)", "k < A < B < int >>> <<< 1 , 2 >>> ( x )"),
        ("a12->b::c >= 1'000uL + 0x1p-3", "a12 -> b :: c >= 1'000uL + 0x1p-3"),
        ("x /* \" */ y // ' \\\n z \n w \\\n v", "x y w v"),
        (r"""u8'"' L"a\"b" """, r"""u8 '"' L "a\"b" """),
        ('u8R"(a"b)"R"x( )")x" r', 'u8 R"(a"b)" R"x( )")x" r'),
        ("don't", "don ' t"),
        ("über", "über"),
    ],
)
def test_tokens(text: str, expected: str) -> None:
    found = list(tokens(text))
    assert " ".join(each.text for each in found) == expected.strip()
    assert all(text[each.begin : each.end] == each.text for each in found)


def test_kinds() -> None:
    kinds = [each.kind for each in tokens("""name 1'2 "text" R"(text)" 'c' ::""")]
    assert kinds == ["name", "number", "string", "string", "character", "sign"]
