"""Programs of sections (sections.h), which check themselves: a test and a process for each."""

from __future__ import annotations

import re

import pytest

from .conftest import FOLDER, Build, Run

# Features that are hidden from a program, or an option, in turns with neither.
VARIANTS = {
    **dict.fromkeys(("addresses.hip", "arrays.hip", "array_copies.hip", "copies.hip"), "usm"),
    **dict.fromkeys(("managed.hip", "memory.hip", "textures.hip"), "usm"),
    "launches.hip": "-fsanitize=undefined",
    "texture_references.hip": "-O0",
}
# The modules whose paths programs get.
MODULES = {
    "functions.hip": ["module_kernels.hip"],
    "kernel_libraries.hip": ["module_kernels.hip", "managed_kernels.hip"],
    "texture_references.hip": ["texture_module.hip"],
}
# Programs for two devices.
TWICE = ("contexts.hip",)
# Parts of what the runtime says.
SAID = {
    ("textures.hip", "views"): ("differ in size", "block-compressed"),
    ("textures.hip", "errors"): ("read as floats", "sRGB texture needs"),
    ("texture_references.hip", "arrays"): ("differ in size",),
    ("virtual_memory.hip", "refusals"): ("sparse arrays",),
    ("external.hip", "semaphores"): ("semaphores",),
    ("external.hip", "graphics"): ("OpenGL",),
    ("functions.hip", "attributes"): ("its __launch_bounds__ say 64",),
}
SECTIONS = [
    (source.name, name, variant)
    for source in sorted(FOLDER.glob("*.hip"))
    for name in re.findall(r"^SECTION\((\w+)\)", source.read_text(), re.M)
    for variant in dict.fromkeys(("", VARIANTS.get(source.name, "")))
]


def test_there_are_sections() -> None:
    assert len(SECTIONS) >= 20


@pytest.mark.in_turns("variant")
@pytest.mark.parametrize(("source", "section", "variant"), SECTIONS)
def test_section(run: Run, build: Build, source: str, section: str, variant: str) -> None:
    # textures.hip reads the contract with the device library, hipspv/devlib/texture_abi.h.
    flags = [f"-I{FOLDER.parents[1]}", *[variant] * variant.startswith("-")]
    modules = [build(name, "--genco", suffix=".hipfb") for name in MODULES.get(source, [])]
    environment = {} if variant.startswith("-") else {"HIPSPV_MASK": variant}
    if source in TWICE:
        environment["HIPSPV_DEBUG_REPEAT"] = "2"
    result = run(source, *flags, args=[section, *map(str, modules)], env=environment)
    assert result.status == 0, result.stdout + result.stderr
    assert all(part in result.stderr for part in SAID.get((source, section), ()))
