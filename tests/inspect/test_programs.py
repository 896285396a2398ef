"""A program's report agrees with the source of each kernel."""

from __future__ import annotations

import subprocess

import pytest

from hipspv.core import toolchain
from hipspv.inspect.model import Argument, SpirvModule
from tests.inspect.conftest import Program, kernels, look, only_image

# (kind, declared, storage class, size, alignment) of each argument: x86-64's and SPIR-V's layouts
# agree on these. A structure's storage class is that of the translator's copy.
POINTER = ("pointer", "CrossWorkgroup", 8, 8)
VALUES = {
    "scale": [("float*", *POINTER), ("float", "value", "", 4, 4), ("int", "value", "", 4, 4)],
    "values": [
        ("Pair", "value", "Function", 16, 8),
        ("Linked", "value", "Function", 16, 8),
        ("char", "value", "", 1, 1),
        ("short", "value", "", 2, 2),
        ("long long", "value", "", 8, 8),
        ("double", "value", "", 8, 8),
        ("HIP_vector_type<int, 4u>", "value", "Function", 16, 16),
        ("int*", *POINTER),
    ],
    "large": [
        ("Big", "value", "CrossWorkgroup", 2400, 4),
        ("Big", "value", "CrossWorkgroup", 2400, 4),
        ("int*", *POINTER),
    ],
    "shared": [("int*", *POINTER)],
    "lanes": [("int*", *POINTER)],
    "bounded": [("int*", *POINTER)],
    "handles": [
        ("__hip_texture*", "texture", "CrossWorkgroup", 8, 8),
        ("__hip_surface*", "surface", "CrossWorkgroup", 8, 8),
        ("float*", *POINTER),
    ],
    "void typed<double, 3>": [("double*", *POINTER)],
    "says": [("", "value", "", 4, 4)],  # extern "C": the symbol has no types
}


def _of_caller(arguments: list[Argument]) -> list[tuple]:
    return [(a.declared, a.kind, a.storage_class, a.size, a.align) for a in arguments if not a.implicit]


def _module(program: Program) -> SpirvModule:
    image = only_image(look(program.path).report)
    assert (image.format, image.target) == ("SPIR-V", "hip-spirv64----generic")
    assert image.spirv
    return image.spirv


def test_every_argument_of_every_kernel(program: Program) -> None:
    found = kernels(only_image(look(program.path).report))
    assert {name: _of_caller(kernel.arguments) for name, kernel in found.items()} == VALUES
    for kernel in found.values():
        assert [argument.index for argument in kernel.arguments] == list(range(len(kernel.arguments)))
    assert [a.by_reference for a in found["large"].arguments] == [True, True, False]
    assert not any(a.by_reference for a in found["values"].arguments)


def test_what_the_runtime_adds(program: Program) -> None:
    found = kernels(only_image(look(program.path).report))
    roles = {
        name: [(a.role, a.kind, a.storage_class) for a in kernel.arguments if a.implicit]
        for name, kernel in found.items()
    }
    assert roles.pop("shared") == [("dynamic shared memory", "pointer", "Workgroup")]
    assert roles.pop("lanes") == [(f"blockDim.{axis}", "value", "") for axis in "xyz"]
    assert not any(roles.values())


def test_what_a_launch_must_know(program: Program) -> None:
    found = kernels(only_image(look(program.path).report))
    assert list(found["shared"].shared.values()) == [32 * 8]
    assert [name for name, kernel in found.items() if kernel.dynamic_shared] == ["shared"]
    assert {name: k.sub_group_size for name, k in found.items() if k.sub_group_size} == {"lanes": 32}
    assert {name: k.max_work_group_size for name, k in found.items() if k.max_work_group_size} == {"bounded": 128}
    assert "SubgroupSize 32" in found["lanes"].modes


def test_the_module_as_spirv_dis_has_it(program: Program) -> None:
    module = _module(program)
    words = [toolchain.spirv_tool("spirv-dis"), "--raw-id", "--no-indent", str(program.spirv)]
    listing = subprocess.run(words, capture_output=True, text=True, check=True).stdout.splitlines()

    def operands(opcode: str) -> list[str]:
        return [line.partition(f"{opcode} ")[2] for line in listing if f"{opcode} " in line]

    assert f"; Version: {module.version}" in listing
    assert module.capabilities == operands("OpCapability")
    assert module.extensions == [text.strip('"') for text in operands("OpExtension")]
    assert f"{module.addressing_model} {module.memory_model}" == operands("OpMemoryModel")[0]
    names = [text.split('"')[1] for text in operands("OpEntryPoint")]
    assert [kernel.symbol for kernel in module.kernels] == names
    assert f"; Bound: {module.bound}" in listing
    assert sum(kernel.internal for kernel in module.kernels) == 1


def test_variables_and_strings(program: Program) -> None:
    module = _module(program)
    found = {v.symbol: (v.declared, v.size, v.storage_class, v.host) for v in module.variables}
    assert found["counter"] == ("__device__", 4, "CrossWorkgroup", True)
    assert found["weights"] == ("__constant__", 64, "CrossWorkgroup", True)
    assert found["everywhere"] == ("__managed__", 8, "CrossWorkgroup", True)
    assert found["everywhere.managed"] == ("__managed__", 4, "CrossWorkgroup", True)
    shared = [v for v in module.variables if v.declared == "__shared__"]
    assert [(v.name, v.size) for v in shared] == [("shared(int*)::fixed", 256)]
    assert "n is %d\n" in module.strings


@pytest.mark.parametrize("stage", ["", "-lower"])
def test_bitcode_of_the_stages(program: Program, stage: str) -> None:
    image = only_image(look(program.file(f"-hip-spirv64-generic{stage}.bc")).report)
    assert image.format == "LLVM bitcode" and image.bitcode
    found = kernels(image)
    assert found.keys() == VALUES.keys()
    for name in ("scale", "values"):
        sizes = [(declared, size, align) for declared, *_, size, align in VALUES[name]]
        assert [(a.declared, a.size, a.align) for a in found[name].arguments] == sizes
    assert list(found["shared"].shared.values()) == [256]
    lowered = stage == "-lower"
    assert found["shared"].dynamic_shared and found["bounded"].max_work_group_size == 128
    roles = [argument.role for argument in found["shared"].arguments]
    assert roles == (["", "dynamic shared memory"] if lowered else [""])
    references = [argument.by_reference for argument in found["large"].arguments]
    assert references == ([True, True, False] if lowered else [False] * 3)
    assert found["large"].arguments[0].size == 2400
    variables = {v.symbol: v.declared for v in image.bitcode.variables}
    assert variables["counter"] == "__device__" and variables["weights"] == "__constant__"
    assert variables["everywhere"] == "__managed__"
    assert "n is %d\n" in image.bitcode.strings
