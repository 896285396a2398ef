"""The page about vISA objects lists the same rules as the code."""

from __future__ import annotations

from pathlib import Path

from hipspv.visa.rules import RULES, Rule

_PAGE = Path(__file__).parents[2] / "docs" / "visa.md"


def _row(rule: Rule) -> str:
    records = ", ".join(f"`{record}`" for record in rule.records)
    field = f"`{rule.field}`" if rule.field else "any"
    return f"| `{rule.name}` | {records} | {field} | {rule.text} |"


def test_the_table_of_rules() -> None:
    rules = _PAGE.read_text("utf-8").partition("## Rules")[2]
    rows = [line for line in rules.splitlines() if line.startswith("| `")]
    assert rows == [_row(rule) for rule in RULES]
