"""`python -m tests.lint.import_cycles`: fails if hipspv modules form import cycles.

Imports within functions count; those under TYPE_CHECKING don't.
"""

from __future__ import annotations

import graphlib
import sys

import grimp

# Imports within a function that may close a cycle, and why.
ALLOWED = {
    # Object.to_bytes() is the writer under the name that users expect.
    ("hipspv.visa.model", "hipspv.visa.file"),
}


def main() -> int:
    graph = grimp.build_graph("hipspv", exclude_type_checking_imports=True, cache_dir=None)
    imports = {
        module: {
            other
            for other in graph.find_modules_directly_imported_by(module)
            if (module, other) not in ALLOWED
        }
        for module in graph.modules
    }
    try:
        graphlib.TopologicalSorter(imports).prepare()
    except graphlib.CycleError as error:
        # Each of the modules is imported by the next one.
        print("import cycle:", " <- ".join(error.args[1]))
        return 1
    print(f"{len(imports)} modules, no import cycles")
    return 0


if __name__ == "__main__":
    sys.exit(main())
