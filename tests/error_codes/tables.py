"""The pairs of function and error code: those that HIP documents, and those impossible here."""

from functools import cache
from pathlib import Path

import yaml

HERE = Path(__file__).parent

Pair = tuple[str, str]  # function, code


@cache
def documented() -> dict[str, dict[str, list[str]]]:
    """group -> function -> codes."""
    return yaml.safe_load((HERE / "documented.yaml").read_text())


@cache
def reasons() -> dict[str, str]:
    """The sentence of each reason for not checking a pair, by its name."""
    sentences: dict[str, str] = {}
    for table in _excused():
        for name, entry in table.items():
            if "because" in entry:
                sentences[name] = entry["because"]
    return sentences


@cache
def excused() -> dict[Pair, str]:
    """The names of the reasons, by pair. Raises ValueError for a pair with two."""
    found: dict[Pair, str] = {}
    for table in _excused():
        for reason, entry in table.items():
            for code, functions in entry["codes"].items():
                for function in functions:
                    if (function, code) in found:
                        raise ValueError(f"{function} {code} is excused twice")
                    found[function, code] = reason
    return found


@cache
def _excused() -> list[dict[str, dict]]:
    return [yaml.safe_load(path.read_text()) for path in sorted(HERE.glob("excused*.yaml"))]


def pairs() -> list[Pair]:
    """The documented pairs."""
    return [
        (function, code)
        for functions in documented().values()
        for function, codes in functions.items()
        for code in codes
    ]
