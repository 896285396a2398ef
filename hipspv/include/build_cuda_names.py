"""Makes the headers of cuda_names.txt: `build_cuda_names.py DIRECTORY`.

It runs in builds that haven't installed hipspv. The table's own comment explains its form.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

_TABLE = Path(__file__).parent / "cuda_names.txt"
_FUNCTION = re.compile(r"(\w+)(?:=(\w+))?\((.*)\)")
_NAME = re.compile(r"(\w+)(?:\{,([\w,]+)\})?(?:=(\w+))?")


def _camel(word: str) -> str:
    """`TEXTURE1D` as `Texture1D`, `advise` as `Advise`; words of mixed case keep it."""
    if word != word.upper():
        return word[:1].upper() + word[1:]
    return re.sub(r"(\d)d", r"\1D", word.capitalize())


def hip_name(name: str, rules: dict[str, str]) -> str:
    """HIP's name, by the rule for the longest beginning."""
    beginning = max(filter(name.startswith, rules), key=len)
    rest = name.removeprefix(beginning)
    hip = rules[beginning]
    if beginning == "CU" or (beginning.endswith("_") and not hip.endswith("_")):
        rest = "".join(map(_camel, rest.split("_")))
    return hip + rest


def _macros(line: str, rules: dict[str, str]) -> Iterator[str]:
    for match in map(_NAME.fullmatch, line.split()):
        assert match is not None, line
        name, suffixes, hip = match.groups()
        for suffix in ("", *(suffixes.split(",") if suffixes else ())):
            yield f"#define {name}{suffix} {hip or hip_name(name, rules)}"


def _function(match: re.Match[str], rules: dict[str, str]) -> str:
    name, hip, parameters = match.groups()
    casts = {"CUdeviceptr": "(void*)", "CUdeviceptr*": "(void**)"}
    arguments = ", ".join(
        casts.get(kind, "") + argument
        for kind, argument in (text.strip().rsplit(" ", 1) for text in parameters.split(","))
    )
    return f"static inline CUresult {name}({parameters}) {{ return {hip or hip_name(name, rules)}({arguments}); }}"


def headers(table: str) -> dict[str, list[str]]:
    """The lines of each header."""
    rules: dict[str, str] = {}
    result: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in re.sub(r"\n  +", " ", table).splitlines():
        if line.startswith("["):
            header, *included = line.split()
            lines = ["#pragma once", *(f"#include {name}" for name in included)]
            result[header.strip("[]")] = lines
        elif line.startswith(":"):
            beginning, rules[beginning] = line.split()[1:]
        elif match := _FUNCTION.fullmatch(line):
            lines.append(_function(match, rules))
        elif not line.startswith("#"):
            lines.extend(_macros(line, rules))
    return result


def main(directory: Path) -> None:
    for header, lines in headers(_TABLE.read_text()).items():
        path = directory / header
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
