"""The error codes that HIP documents, listed in tests/error_codes, and those that tests check."""

from __future__ import annotations

from tests.error_codes import tables


def page() -> str:
    """Return the page of the documented error codes."""
    pairs, excused = tables.pairs(), tables.excused()
    lines = [
        "# Error codes",
        "",
        f"HIP's headers document {len(pairs)} pairs of a function and an error code that it gives",
        "(`tests/error_codes/documented.yaml`). The programs in `tests/error_codes` check",
        f"{len(pairs) - len(excused)} of them; the other {len(excused)} can't occur here:",
        "",
        "| reason | pairs | why |",
        "|---|---|---|",
    ]
    names = list(excused.values())
    lines += [f"| {r} | {names.count(r)} | {text} |" for r, text in tables.reasons().items()]
    for title, functions in tables.documented().items():
        lines += ["", f"## {title}", "", "| function | checked | can't occur |", "|---|---|---|"]
        lines += [_row(function, codes) for function, codes in functions.items()]
    return "\n".join(lines) + "\n"


def _row(function: str, codes: list[str]) -> str:
    reasons = {code: tables.excused().get((function, code)) for code in codes}
    checked = ", ".join(f"`{code}`" for code, reason in reasons.items() if reason is None)
    others = ", ".join(f"`{code}` ({reason})" for code, reason in reasons.items() if reason)
    return f"| `{function}` | {checked} | {others} |"
