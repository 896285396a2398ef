"""Makes the symbols of a link name: `build_link_name.py NM LIBRARY ASSEMBLY`.

A link name is a library with the names of another one, for linkers, which refers the loader to it (DT_FILTER). The
loader looks into the other library first: the definitions here are never called.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_HEAD = """\
.section .note.GNU-stack,"",@progbits
.text
never_called: ud2
"""


def main(nm: str, library: str, assembly: Path) -> None:
    listed = subprocess.run([nm, "-D", "--defined-only", "--format=posix", library], check=True, capture_output=True)
    names = sorted(line.split()[0] for line in listed.stdout.decode().splitlines())
    symbols = "".join(f".globl {name}\n.type {name}, @function\n.set {name}, never_called\n" for name in names)
    assembly.write_text(_HEAD + symbols)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
