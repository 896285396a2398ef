"""The device functions of HIP: the lists in docs/device_api, programs that call each, and a page.

A file is a group: `title`, `headers`, `note`, and `functions`, each a signature or a mapping with

- function: the signature; a member's names its class, a template's its arguments: ``T f<T>(int x)``
- types: the types for its placeholders; one row, and a call for every combination
- ulp, in: HIP's documented error in units in the last place, and the inputs for which it holds
- call, returns: the expression and its type, if the signature doesn't give them
- show: the page's text for the signature
- unsupported: the reason for which it doesn't compile

A signature with placeholders that the group's `each` names becomes a row for each of its entries.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

DIRECTORY = Path(__file__).resolve().parent / "device_api"
ACCURACY = DIRECTORY.parents[1] / "tests" / "accuracy"
MEASURED, COSTS = ACCURACY / "measured.yaml", ACCURACY / "costs.yaml"

# The page's order.
GROUPS = (
    *("math", "fast_math", "rounding", "integer", "simd", "casts"),
    *("half", "bfloat16", "fp8", "fp6_fp4", "microscaling", "complex"),
    *("block", "warp", "wmma", "cooperative_groups", "atomics", "memory", "vectors"),
    *("textures", "surfaces", "timers", "output", "cuda"),
)

PRELUDE = """
template <typename T> __device__ void put(void* o, const T& x) { memcpy(o, &x, sizeof x); }
"""

# The first query about a kernel makes the device build its module.
MAIN = """
int main() {
  hipFuncAttributes attributes;
  puts(hipGetErrorName(hipFuncGetAttributes(&attributes, reinterpret_cast<const void*>(KERNEL))));
}
"""


class Function(NamedTuple):
    """A row: its text, its calls as kernels, one line each, and the facts about it."""

    signature: str
    name: str
    calls: tuple[str, ...]
    ulp: str
    inputs: str
    unsupported: str


class Group(NamedTuple):
    """A file of docs/device_api."""

    name: str
    title: str
    note: str
    prelude: str
    functions: tuple[Function, ...]


class Call(NamedTuple):
    """A signature's parts. `owner` is the class of a member function."""

    returns: str
    owner: str
    name: str
    parameters: tuple[str, ...]


def groups() -> list[Group]:
    """Return every group, in the page's order."""
    return [_group(name, yaml.safe_load((DIRECTORY / f"{name}.yaml").read_text())) for name in GROUPS]


def _group(name: str, data: dict[str, Any]) -> Group:
    prelude = "".join(f"#include <{header}>\n" for header in data["headers"])
    prelude += data.get("prelude", "") + PRELUDE
    each = data.get("each", [{}])
    rows = [row for entry in data["functions"] for row in _rows(entry, each)]
    return Group(name, data["title"], data.get("note", ""), prelude, tuple(rows))


def _rows(entry: str | dict[str, Any], each: list[dict[str, str]]) -> Iterator[Function]:
    """Return the rows of a function: one, or one for each entry of the group that it names."""
    facts = {"function": entry} if isinstance(entry, str) else entry
    if not any(f"{{{key}}}" in facts["function"] for key in each[0]):
        each = [{}]
    for index, values in enumerate(each):
        ulp = facts.get("ulp", "")
        ulp = ulp[index] if isinstance(ulp, list) else ulp
        yield _row({**facts, "ulp": str(ulp)}, values)


def _row(facts: dict[str, Any], values: dict[str, str]) -> Function:
    types: dict[str, list[str]] = facts.get("types", {})
    shown = facts.get("show") or _fill(facts["function"], {**values, **{key: key for key in types}})
    if types and "show" not in facts:
        shown += "".join(f"; {key}: {', '.join(map(str, names))}" for key, names in types.items())
    combinations = [dict(zip(types, chosen, strict=True)) for chosen in itertools.product(*types.values())]
    filled = [
        {key: _fill(text, {**values, **chosen}) for key, text in facts.items() if key in _TEXTS}
        for chosen in combinations
    ]
    return Function(
        signature=shown,
        name=_parse(filled[0]["function"], facts).name,
        calls=tuple(_kernel(texts) for texts in filled),
        ulp=facts["ulp"],
        inputs=facts.get("in", ""),
        unsupported=facts.get("unsupported", ""),
    )


_TEXTS = ("function", "call", "returns")


def _fill(text: str, values: dict[str, str]) -> str:
    for key, value in values.items():
        text = text.replace(f"{{{key}}}", str(value))
    return text


def _parse(signature: str, facts: dict[str, Any]) -> Call:
    """Return the parts of a signature. If the facts give call and type, it may be a macro's."""
    head, _, rest = signature.partition("(")
    if "call" in facts and "returns" in facts and "::" not in signature:
        return Call("", "", head.split()[-1], ())
    start = _last_word(head.partition("operator")[0])
    owner, _, name = head[start:].rpartition("::")
    inside = rest.rpartition(")")[0]
    return Call(head[:start].strip(), owner, name, tuple(_split(inside)))


def _last_word(text: str) -> int:
    """Return the start of the last word: after the last space outside template arguments."""
    depth = 0
    for index in range(len(text) - 1, -1, -1):
        depth += (text[index] == ">") - (text[index] == "<")
        if text[index] == " " and depth == 0:
            return index + 1
    return 0


def _split(parameters: str) -> Iterator[str]:
    """Split parameters at the commas outside template arguments."""
    depth, start = 0, 0
    for index, letter in enumerate(parameters + ","):
        depth += (letter == "<") - (letter == ">")
        if letter == "," and depth == 0:
            if parameters[start:index].strip():
                yield parameters[start:index].strip()
            start = index + 1


def _kernel(texts: dict[str, str]) -> str:
    """Return a kernel, without its name, that makes the call. Values are passed through
    pointers."""
    call = _parse(texts["function"], texts)
    takes, gives = ["void* o"], []
    if call.owner:
        takes.append(f"{call.owner}* self")
    for parameter in call.parameters if "..." not in texts["function"] else ():
        kind, name = re.fullmatch(r"(.*?)(\w+)", parameter).groups()  # type: ignore[union-attr]
        pointer = kind.strip().endswith("*")
        takes.append(f"{kind.strip().removesuffix('&')}{'' if pointer else '*'} {name}")
        gives.append(name if pointer else f"*{name}")
    object_ = "self->" if call.owner else ""
    expression = texts.get("call") or f"{object_}{call.name}({', '.join(gives)})"
    returns = (texts.get("returns") or call.returns).removesuffix("&")
    kept = f"{returns} value_ = {expression}; put(o, value_);"
    body = f"{expression};" if returns == "void" else kept
    return f"({', '.join(takes)}) {{ {body} }}"


def program(group: Group, functions: list[Function]) -> tuple[str, dict[int, Function]]:
    """Return a program that calls `functions`, and the function that each of its lines calls.

    The program prints the device's answer for all of them: hipSuccess if it could build them.
    """
    lines = group.prelude.splitlines()
    owners: dict[int, Function] = {}
    kernel = ""
    for function in functions:
        for call in function.calls:
            kernel = f"k{len(lines)}"
            lines.append(f"__global__ void {kernel}{call}")
            owners[len(lines)] = function
    return "\n".join([*lines, MAIN.replace("KERNEL", kernel)]), owners


def page() -> str:
    """Return the page of the functions that device code can call."""
    measured, costs = (yaml.safe_load(path.read_text()) if path.exists() else {} for path in (MEASURED, COSTS))
    listed = groups()
    lines = ["# Device functions", "", *_INTRODUCTION, "", *_summary(listed)]
    for group in listed:
        lines += ["", f"## {group.title}", ""]
        lines += [group.note, ""] if group.note else []
        lines += _table(group, measured, costs)
    return "\n".join(lines) + "\n"


_INTRODUCTION = (
    "Device code can call every function of HIP's device API reference, of the headers that it",
    "names, and of CUDA's integer intrinsics. A test compiles a call of each, with every type that",
    "is listed, by both translators; this page has its results.",
    "",
    "Errors are in units in the last place (ULP). *Measured* is the largest on all inputs that",
    "were tried, in parentheses the largest on the inputs for which HIP documents its bound.",
    "It is counted from the exact value: a correctly rounded result is off by up to 0.5. HIP",
    "counts its bound from the host's rounded result: 0 is a correctly rounded one.",
    "",
    "*Cost* is the time of a kernel `y[i] = f(x[i])` on Intel's CPU device, as a multiple of the",
    "time of the same kernel in OpenCL C. That kernel calls the device's own function, or the",
    "shortest expression of such functions. `bench/special/math_functions.py` measures both.",
)


def _summary(listed: list[Group]) -> list[str]:
    lines = ["| group | listed | supported |", "|---|---|---|"]
    counts = [(group, len(group.functions), sum(not f.unsupported for f in group.functions)) for group in listed]
    for group, total, supported in counts:
        anchor = re.sub(r"[^\w\s-]", "", group.title.lower()).replace(" ", "-")
        lines.append(f"| [{group.title}](#{anchor}) | {total} | {supported} |")
    total = sum(count for _, count, _ in counts)
    supported = sum(count for _, _, count in counts)
    share = f"{100 * supported / total:.1f} %"
    return [*lines, f"| **all** | **{total}** | **{supported}** ({share}) |"]


def _table(group: Group, measured: dict[str, Any], costs: dict[str, Any]) -> list[str]:
    """Return the group's rows; columns of errors and costs appear only if they are known."""
    rows = [(f, _measured(f, measured), _cost(f, costs)) for f in group.functions]
    if not any(function.ulp or error for function, error, _ in rows):
        lines = ["| function | supported |", "|---|---|"]
        return lines + [f"| {_code(f.signature)} | {f.unsupported or 'yes'} |" for f, _, _ in rows]
    has_costs = any(cost for _, _, cost in rows)
    heads = ["function", "supported", "measured", "HIP's bound", "for", *["cost"] * has_costs]
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for function, error, cost in rows:
        cells = [_code(function.signature), function.unsupported or "yes", error, function.ulp]
        lines.append(f"| {' | '.join([*cells, function.inputs, *[cost] * has_costs])} |")
    return lines


def _code(signature: str) -> str:
    return "`" + signature.replace("|", r"\|") + "`"


# Types that determine a function's precision: the first one in its signature counts.
_PRECISIONS = {"__hip_bfloat16": "bfloat16", "__half": "half", "double": "double", "float": "float"}


def _entry(function: Function, table: dict[str, Any]) -> dict[str, Any]:
    """Return what `table` has of a function, listed under its own name or its base's."""
    precision = next((p for word, p in _PRECISIONS.items() if word in function.signature), "")
    entry = table.get(function.name) or table.get(function.name.removesuffix("f")) or {}
    return entry.get(precision) or {}


def _measured(function: Function, measured: dict[str, Any]) -> str:
    facts = _entry(function, measured)
    if not facts:
        return ""
    within = f" ({facts['range_ulp']:.3g})" if "range_ulp" in facts else ""
    return f"{facts['ulp']:.3g}{within}"


def _cost(function: Function, costs: dict[str, Any]) -> str:
    facts = _entry(function, costs)
    return f"{facts['ratio']:.2f}" if facts else ""
