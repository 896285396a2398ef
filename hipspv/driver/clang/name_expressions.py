"""--name-expression: variables after the source that hold the addresses of the expressions.

The pass of that name records their targets. clang reads the text from its standard input.
"""

from __future__ import annotations

import os


def extended_source(path: str, content: bytes, expressions: list[str], cuid: str) -> bytes:
    """Return the source with a variable <n>_<cuid> for each expression <n>, on the device side
    alone. The source's identity keeps the variables of several linked sources apart."""
    identity = "".join(letter if letter.isalnum() else "_" for letter in cuid)
    lines = ["", "#if defined(__HIP_DEVICE_COMPILE__)"]
    for index, expression in enumerate(expressions):
        address = expression if expression.lstrip().startswith("&") else f"&{expression}"
        lines.append(f'#line 1 "<name expression {index}>"')
        lines.append(
            'extern "C" __attribute__((device, used)) const void* '
            f"__hipspv_name_{index}_{identity} = (const void*)({address});"
        )
    lines += ["#endif", ""]
    source = content if path == "-" else f'#include "{os.path.abspath(path)}"'.encode()
    return source + "\n".join(lines).encode()
