"""The check of words: the prose that it reads, and each of its patterns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.lint import prose, words

# A sentence that each pattern finds, and one that it must leave alone.
EXAMPLES = {
    "turn (of a loop)": ("leaves after a turn", "the pass turns a call into a loop, in turn"),
    "take turns, in turns": ("streams take turns", "it returns each in turn"),
    "the most X, at the most": ("the most bytes", "the most detailed level, of the most serious"),
    "words (of a command)": ("the command's words", "the words of a module"),
    "behind": ("what is behind it", "hindered"),
    "folder": ("in a folder", "constant folding"),
    "What, Where, Whether (opening a sentence)": ("It ends. Where it", "What is rdc? It says where"),
    "go by": ("it goes by bytes", "goes on, by bytes"),
    "thing": ("few things", "something"),
    "find out": ("it finds out which", "it finds output"),
    "come to": ("comes to the barrier", "what comes together"),
    "meet (of threads)": ("where threads meet", "it meets the condition"),
    "lead to (of a pointer)": ("the pointer leads to", "this leads to errors"),
    "circle": ("in a circle", "a quarter of a circle"),
    "go around": ("lanes that go around it", "it goes on"),
    "in vain": ("a look in vain", "vain"),
    "of old": ("of old code", "of older code"),
    "anew": ("it is made anew", "a new one"),
    "in the place of": ("in the place of a call", "in place"),
    "as it stands": ("reads it as it stands", "it stands for"),
}


@pytest.mark.parametrize("avoid", words.PATTERNS)
def test_patterns(avoid: str) -> None:
    wrong, right = EXAMPLES[avoid]
    assert re.search(words.PATTERNS[avoid], wrong)
    assert not re.search(words.PATTERNS[avoid], right)


@pytest.mark.parametrize(
    ("name", "source", "expected"),
    [
        ("a.py", '"""One.\n\nTwo."""\nx = "# no"  # 3\n', [(1, "One."), (3, "Two."), (4, "3")]),
        ("a.cpp", 'auto s = "// no";  // 1\n/* 2\n * 3 */\n', [(1, "1"), (2, "2"), (3, "3")]),
        ("a.hip", "int n = 1'000;  // it's\nchar c = '\"';  // 2\n", [(1, "it's"), (2, "2")]),
        ("a.h", 'auto r = R"x(\n// no )")x";  ///< one\n', [(2, "one")]),
        ("a.h", 'f("three words here"); g("two words");\n', [(1, '"three words here"')]),
        ("a.py", 'f("three words here", "two words")\n', [(1, '"three words here"')]),
        ("a.md", "one `no`\n```\nno\n```\n[two](no)\n", [(1, "one `x`"), (5, "[two]")]),
        ("a.ll", "; one\n; RUN: no\n; CHECK-NEXT: no\n%a = add i32 1, 2\n", [(1, "one")]),
        ("a.json", '{"no": 1}', []),
    ],
)
def test_prose(name: str, source: str, expected: list[tuple[int, str]], tmp_path: Path) -> None:
    (tmp_path / name).write_text(source)
    found = [(line.number, line.text.strip()) for line in prose.of_file(tmp_path / name)]
    assert [each for each in found if each[1]] == expected


def test_every_pattern_has_a_row_in_contributing() -> None:
    assert words.PATTERNS.keys() <= words.wanted().keys()


def test_phrases_continue_on_the_next_line(tmp_path: Path) -> None:
    path = tmp_path / "a.h"
    path.write_text("// It is in\n// a circle.\n\n// Not in\nint n;\n// a circle.\n")
    assert [(each.line.number, each.avoid) for each in words.findings(path)] == [(1, "circle")]
