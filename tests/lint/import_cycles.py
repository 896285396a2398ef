"""`python -m tests.lint.import_cycles`: fails if hipspv modules form import cycles, or import one
of a layer above theirs.

Imports within functions count; those under TYPE_CHECKING count for the layers of ABOVE_TYPES alone.
"""

from __future__ import annotations

import graphlib
import sys

import grimp

# Imports within a function that may close a cycle, and why.
ALLOWED = {
    # Object.to_bytes() is the writer under the name that users expect.
    ("hipspv.visa.model", "hipspv.visa.file")
}


# Packages, and those that they must not import.
ABOVE = {
    "hipspv.core": ("hipspv.targets", "hipspv.driver"),
    "hipspv.passes": ("hipspv.core", "hipspv.targets", "hipspv.driver"),
    "hipspv.targets": ("hipspv.driver",),
}

# The same for imports under TYPE_CHECKING.
ABOVE_TYPES: dict[str, tuple[str, ...]] = dict.fromkeys(
    ("hipspv.core", "hipspv.passes", "hipspv.targets", "hipspv.llvm", "hipspv.bundle", "hipspv.inspect"),
    ("hipspv.driver",),
)


def _is_in(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def upward(imports: dict[str, set[str]], layers: dict[str, tuple[str, ...]] = ABOVE) -> list[str]:
    """Return the imports of modules above, each as a line of text."""
    return [
        f"{module} imports {other}, of a layer above"
        for package, forbidden in layers.items()
        for module in sorted(imports)
        if _is_in(module, package)
        for other in sorted(imports[module])
        if any(_is_in(other, above) for above in forbidden)
    ]


def _imports(exclude_type_checking_imports: bool) -> dict[str, set[str]]:
    """Return the modules that each module imports."""
    graph = grimp.build_graph("hipspv", exclude_type_checking_imports=exclude_type_checking_imports, cache_dir=None)
    return {
        module: {other for other in graph.find_modules_directly_imported_by(module) if (module, other) not in ALLOWED}
        for module in graph.modules
    }


def main() -> int:
    imports = _imports(exclude_type_checking_imports=True)
    try:
        graphlib.TopologicalSorter(imports).prepare()
    except graphlib.CycleError as error:
        # Each of the modules is imported by the next one.
        print("import cycle:", " <- ".join(error.args[1]))
        return 1
    found = [*upward(imports), *upward(_imports(exclude_type_checking_imports=False), ABOVE_TYPES)]
    print(*found, f"{len(imports)} modules, no import cycles", sep="\n")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
