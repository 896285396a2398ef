"""The sections of docs/performance.md, in their order there."""

from __future__ import annotations

from bench.sections import compile, copies, kernels, launch, passes, startup, translation
from bench.sections.section import Section

SECTIONS: dict[str, Section] = {
    "compile": compile.SECTION,
    "passes": passes.SECTION,
    "translation": translation.SECTION,
    "startup": startup.SECTION,
    "launch": launch.SECTION,
    "copies": copies.SECTION,
    "kernels": kernels.SECTION,
}
