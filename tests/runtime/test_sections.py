"""Programs of sections (sections.h), which check themselves: a test and a process for each."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.mark.structures import ParameterSet

from .conftest import HERE, Build, Run

# A variant is an option of the compiler, or a variable in the program's environment. Without NATIVE, programs use
# OpenCL: one in three of these cases is in the fast set, unless its source is in ALWAYS.
NATIVE = "--offload-arch=cpu"
NO_USM, NO_SYSTEM_MEMORY = "HIPSPV_MASK=usm", "HIPSPV_MASK=system_memory"
TWO_DEVICES = "HIPSPV_DEBUG_REPEAT=2"
# Variants that some sections run with, the others without.
SAMPLED = {
    **dict.fromkeys(("addresses.hip", "arrays.hip", "array_copies.hip", "copies.hip"), NO_USM),
    **dict.fromkeys(("managed.hip", "memory.hip", "textures.hip"), NO_USM),
    "launches.hip": "-fsanitize=undefined",
    "texture_references.hip": "-O0",
}
# Variants beside none, all in the fast set.
ALWAYS = {
    **dict.fromkeys(("batch_copies.hip", "peers.hip"), (NO_USM, NO_SYSTEM_MEMORY)),
    "ordering.hip": (TWO_DEVICES,),
    "wait_value.hip": (NO_SYSTEM_MEMORY,),
    "versions.hip": ("--hip-version=6.2",),
}
# The modules whose paths programs get.
MODULES = {
    "functions.hip": ["module_kernels.hip"],
    "kernel_libraries.hip": ["module_kernels.hip", "managed_kernels.hip"],
    "texture_references.hip": ["texture_module.hip"],
}
# Programs for two devices.
TWICE = ("batch_copies.hip", "contexts.hip", "peers.hip")
# Programs that get the path of the OpenCL library that the runtime opens.
OPENCL = ("interop.hip",)
# Sections that concern SPIR-V.
WITHOUT_NATIVE = (("functions.hip", "options"),)
# Sections that end the program: its status and output.
ENDS = {
    ("callbacks.hip", "exit_in_function"): (5, "kernel ran\n"),
    ("wait_value.hip", "exit_while_waiting"): (6, "kernel ran\n"),
}
# Parts of what the runtime says, with all variants or only the named one.
SAID = {
    ("textures.hip", "views"): ("differ in size", "block-compressed"),
    ("textures.hip", "errors"): ("read as floats", "sRGB texture needs"),
    ("texture_references.hip", "arrays"): ("differ in size",),
    ("virtual_memory.hip", "refusals"): ("sparse arrays",),
    ("external.hip", "semaphores"): ("semaphores",),
    ("external.hip", "graphics"): ("OpenGL",),
    ("functions.hip", "attributes"): ("its __launch_bounds__ say 64",),
    ("callbacks.hip", "api_inside"): ("a host function waits for the stream that waits for it to end",),
    ("interop.hip", "given_context"): ("hipInitFromNativeHandles must be its first call",),
    ("peers.hip", "access", NO_SYSTEM_MEMORY): ("can't reach the memory",),
}


def cases(source: Path) -> Iterator[ParameterSet]:
    sampled, always = SAMPLED.get(source.name), ALWAYS.get(source.name, ())
    for name in re.findall(r"^SECTION\((\w+)\)", source.read_text(), re.M):
        native = source.name not in OPENCL and (source.name, name) not in WITHOUT_NATIVE
        default = pytest.mark.sampled("variant", default=(NATIVE,), of=3)
        marks = [default] if native and not always else []
        for variant in ("", *([sampled] if sampled else always), *[NATIVE] * native):
            yield pytest.param(source.name, name, variant, marks=marks)


SECTIONS = [case for source in sorted(HERE.glob("*.hip")) for case in cases(source)]


def test_there_are_sections() -> None:
    assert len(SECTIONS) >= 20


@pytest.mark.parametrize(("source", "section", "variant"), SECTIONS)
def test_section(run: Run, build: Build, libraries: Path, source: str, section: str, variant: str) -> None:
    # textures.hip reads the contract with the device library, hipspv/devlib/texture_abi.h.
    flags = [f"-I{HERE.parents[1]}", *[variant] * variant.startswith("-")]
    device = [variant] if variant == NATIVE else []
    args = [str(build(name, "--genco", *device, suffix=".hipfb")) for name in MODULES.get(source, [])]
    environment = dict([variant.split("=")]) if variant.startswith("HIPSPV") else {}
    if source in TWICE:
        environment["HIPSPV_DEBUG_REPEAT"] = "2"
    if source in OPENCL:
        environment["HIPSPV_OPENCL_LIBRARY"] = str(libraries / "libintelocl.so")
        args.append(environment["HIPSPV_OPENCL_LIBRARY"])
    result = run(source, *flags, args=[section, *args], env=environment)
    status, output = ENDS.get((source, section), (0, ""))
    assert (result.status, result.stdout) == (status, output), result.stderr
    for (program, name, *only), parts in SAID.items():
        if (program, name) == (source, section):
            said = [part in result.stderr for part in parts]
            assert said == [only in ([], [variant])] * len(parts), result.stderr
