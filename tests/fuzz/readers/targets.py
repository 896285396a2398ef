"""The readers that are fuzzed."""

from typing import NamedTuple


class Target(NamedTuple):
    """`harness` is a file's stem in native/ (C++) or python/; `seeds` one of seeds.KINDS."""

    language: str
    harness: str
    seeds: tuple[str, ...]
    longest: int = 8 << 10  # bytes of an input

    @property
    def name(self) -> str:
        return f"{'c' if self.language == 'C++' else 'py'}-{self.harness}"


TARGETS = (
    Target("C++", "bundle", ("bundles", "modules")),
    Target("C++", "signatures", ("modules",)),
    Target("C++", "metadata", ("records",)),
    Target("C++", "parts", ("modules",)),
    Target("C++", "edits", ("modules",)),
    Target("C++", "store", ("stores",)),
    Target("C++", "json", ("records",)),
    Target("C++", "ptx", ("ptx",)),
    Target("C++", "cubin", ("cubins",)),
    Target("C++", "describe", ("modules", "ptx", "cubins")),
    Target("Python", "edits", ("modules",)),
    Target("Python", "bundles", ("bundles",)),
    Target("Python", "archives", ("archives",)),
    Target("Python", "objects", ("objects",)),
    Target("Python", "targets", ("ids",)),
    Target("Python", "visa", ("visa",)),
    Target("Python", "visa_text", ("visa_text",)),
    Target("Python", "inspection", ("bundles", "archives", "objects", "excerpts", "visa", "ptx", "cubins", "zebins")),
)


def find(name: str) -> Target:
    """Raises KeyError for a name that no target has."""
    return {target.name: target for target in TARGETS}[name]
