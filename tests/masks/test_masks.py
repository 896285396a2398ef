"""A device without a feature gives right numbers, or one clear error for code that needs it."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from hipspv.core import toolchain
from hipspv.passes.checks.features import FEATURES as NEEDED
from hipspv.spirv.words import instructions
from hipspv.targets.spirv import profiles
from tests.building import COMPILER
from tests.runtime.conftest import execute

from .conftest import FEATURES, SERVICES, Masked, compiled

# One translator for each case.
pytestmark = pytest.mark.sampled("translator")

KERNELS = (
    *("fp64", "fp16", "int64_atomics", "generic_pointers", "program_scope_variables"),
    *("sub_groups", "sub_group_ballot", "sub_group_shuffle", "work_group_collectives"),
    *("reduction", "nothing"),
)
RIGHT = dict.fromkeys(KERNELS, "42")
# Kernels that a device without the feature refuses.
REFUSED: dict[str, set[str]] = {key: {"reduction"} for key in ("sub_groups", "sub_group_ballot")}
# Kernels with a second form, for entries of whole warps.
WITH_ROWS = {"sub_groups", "sub_group_ballot", "sub_group_shuffle", "reduction"}
CAPABILITY = 17  # OpCapability
CAPABILITIES = {
    "fp16": {8, 9},
    "int64_atomics": {12},
    "generic_pointers": {38},
    "sub_groups": {58, *range(61, 68)},
    "sub_group_ballot": {64},
    "work_group_collectives": set(),
}


def test_profiles_and_masks_are_one_list() -> None:
    assert list(FEATURES)[: len(profiles.FEATURES)] == list(profiles.FEATURES)
    for name in profiles.FEATURES:
        entry, needed = FEATURES[name], NEEDED[name]
        assert (entry["what"], entry["remedy"]) == (needed.what, needed.remedy)


def test_each_row_says_what_becomes_of_programs() -> None:
    for entry in FEATURES.values():
        assert entry["made"] or (entry["refused"] and entry["remedy"]) or entry["name"] == "system_memory"
        assert all(FEATURES[name] for name in entry["instead"])


@pytest.mark.sampled("translator", of=2)
@pytest.mark.parametrize("feature", [*profiles.FEATURES, "work_group_collectives"])
def test_a_lack_concerns_its_users_alone(masked: Masked, feature: str) -> None:
    result = masked(feature, "features.hip", *KERNELS)
    refused = REFUSED.get(feature, set())
    assert result.values == {**RIGHT, **dict.fromkeys(refused, "hipErrorNoBinaryForGpu")}
    errors = [line for line in result.stderr.splitlines() if line.startswith("hipspv: error: ")]
    assert len(errors) == len(refused)
    assert all("has no warps (sub_groups" in line for line in errors)
    assert all(("hidden by HIPSPV_MASK)" in line) == (feature == "sub_groups") for line in errors)
    users = [line for line in result.stderr.splitlines() if " uses it" in line]
    assert {line.split()[1] for line in users} == refused and len(users) == len(refused)
    remedy = FEATURES["sub_groups"]["remedy"]
    assert result.stderr.count(f"  remedy: {remedy}") == len(refused)


def test_the_line_is_told_with_debug_information(translator: str) -> None:
    """Also where a function that the kernel calls needs the feature."""
    program = compiled("lines.hip", translator, "-g")
    result = execute([str(program)], {"HIPSPV_MASK": "sub_groups"})
    users = [line for line in result.stderr.splitlines() if " uses it" in line]
    assert [line.split()[1] for line in users] == ["calls"]
    assert users[0].endswith("lines.hip:8")
    without = execute([str(compiled("lines.hip", translator))], {"HIPSPV_MASK": "sub_groups"})
    assert "  kernel calls uses it\n" in without.stderr
    assert "compiled with -g, the code tells the line" in without.stderr


@pytest.mark.parametrize("feature", CAPABILITIES)
def test_what_is_built_needs_nothing_of_it(translator: str, adjuster: Path, tmp_path: Path, feature: str) -> None:
    """spirv-val checks capabilities better than a device that has the feature."""
    module = compiled("features.hip", translator, "--emit=spirv")
    argv = [str(adjuster), str(module), feature, str(tmp_path)]
    done = subprocess.run(argv, capture_output=True, text=True, check=True)
    refused = REFUSED.get(feature, set())
    assert int(done.stdout) == len(refused) + len(refused & WITH_ROWS)
    parts = list(tmp_path.glob("*.spv"))
    assert len(parts) == len(KERNELS) + len(WITH_ROWS) - int(done.stdout)
    for part in parts:
        subprocess.run([toolchain.spirv_tool("spirv-val"), str(part)], check=True)
        data = part.read_bytes()
        found = [i for i in instructions(data) if i.opcode == CAPABILITY]
        declared = {memoryview(data)[i.start + 4 : i.end].cast("I")[0] for i in found}
        assert not declared & CAPABILITIES[feature]


# Votes, the value that lane 1 gets from a shuffle, and the sum of the lanes' numbers.
_FIRST, _SECOND = 100000 + 50000 + 2000 * 5 + 496, 2000 * 37 + 496 + 32 * 32
MADE = {"sum": "129", "later": "1", "urgent": "161"}
MADE |= {"first": str(_FIRST), "second": str(_SECOND)}


@pytest.mark.sampled("translator", of=2)
@pytest.mark.parametrize(
    "mask", ["", *(name for name, entry in FEATURES.items() if entry["made"]), "usm,float_atomics"]
)
def test_what_hipspv_makes_has_the_same_results(masked: Masked, mask: str) -> None:
    result = masked(mask, "made.hip")
    assert result.values == MADE, result.stderr
    assert "launched" not in result.stderr


SERVED = {**dict.fromkeys(SERVICES, "42"), "assert": "hipErrorAssert"}


@pytest.mark.sampled("translator", of=2)
@pytest.mark.parametrize("feature", FEATURES)
def test_services_need_what_the_table_says(masked: Masked, feature: str) -> None:
    result = masked(feature, "services.hip", *(name for name in SERVICES if name != "assert"), "assert")
    made = bool(FEATURES[feature]["made"])
    refused = [name for name, entry in SERVICES.items() if feature in entry["needs"] and not made]
    assert result.values == {**SERVED, **dict.fromkeys(refused, "hipErrorNoBinaryForGpu")}
    assert result.stderr.count("hidden by HIPSPV_MASK") == len(refused)


ALL = {
    **{"doubles": "1", "ratio": "1", "int64_atomics": "1", "ballot": "1", "vote": "1"},
    **{"shuffle": "1", "managed": "1", "pageable": "1", "register": "1", "priorities": "0"},
    "host_atomics": "1",
}
FAR = dict.fromkeys(["pageable", "register"], "0")


@pytest.mark.parametrize(
    ("mask", "changes"),
    [
        ("", {}),
        ("fp64", {"doubles": "0", "ratio": "0"}),
        ("int64_atomics", {"int64_atomics": "0", "host_atomics": "0"}),
        ("sub_groups", {}),
        ("sub_group_ballot", {}),
        ("sub_group_size_32", {}),
        ("sub_group_shuffle", {}),
        ("system_memory", FAR),
        ("usm", {}),
        ("usm, fine_grain_svm", {"managed": "0"}),
        ("usm,svm", {**FAR, "host_atomics": "0"}),
    ],
)
def test_programs_see_the_masked_device(mask: str, changes: dict[str, str]) -> None:
    result = execute([str(compiled("attributes.hip"))], {"HIPSPV_BACKEND": "opencl", "HIPSPV_MASK": mask})
    assert result.values == {**ALL, **changes}, result.stderr


def test_a_hidden_size_of_warps() -> None:
    mask = {"HIPSPV_MASK": "sub_group_size_32"}
    for options in ((), ("--warp-size=16",)):
        result = execute([str(compiled("features.hip", *options)), *KERNELS], mask)
        refused = {} if options else {"reduction": "hipErrorNoBinaryForGpu"}
        assert result.values == {**RIGHT, **refused}, result.stderr


def test_an_unknown_name_is_one_error() -> None:
    variables = {"HIPSPV_BACKEND": "opencl", "HIPSPV_MASK": "fp64,fp46"}
    result = execute([str(compiled("attributes.hip"))], variables)
    names = ", ".join(FEATURES)
    assert result.stderr == (f"hipspv: error: HIPSPV_MASK=fp64,fp46: no feature is called 'fp46'; there are {names}\n")
    assert result.status == 1 and "hipErrorNoDevice" in result.stdout


def test_binaries_of_a_masked_device_are_its_own(masked: Masked, tmp_path: Path) -> None:
    """The module with loops and the one with instructions are both kept, and found again."""
    kept = []
    for mask in ("", "float_atomics", "", "float_atomics"):
        directory = {"HIPSPV_CACHE_DIR": str(tmp_path)}
        assert masked(mask, "made.hip", **directory).values == MADE
        kept.append({path.name for path in tmp_path.glob("device-binaries/*.bin")})
    assert kept[0] < kept[1] == kept[2] == kept[3]


def test_a_refusal_is_not_kept(masked: Masked, tmp_path: Path) -> None:
    directory = {"HIPSPV_CACHE_DIR": str(tmp_path)}
    mask, name = "sub_groups", "reduction"
    assert masked(mask, "features.hip", name, **directory).values[name] != "42"
    assert masked("", "features.hip", name, **directory).values[name] == "42"
    assert masked(mask, "features.hip", name, **directory).values[name] != "42"


def doctor(mask: str, *argv: str) -> str:
    environment = {**os.environ, "HIPSPV_BACKEND": "opencl", "HIPSPV_MASK": mask}
    done = subprocess.run(
        [str(COMPILER.parent / "hipspv"), "doctor", *argv], capture_output=True, text=True, env=environment
    )
    return done.stdout


def test_doctor_says_what_a_device_can() -> None:
    findings = {entry["name"]: entry for entry in json.loads(doctor("fp64,float_atomics", "--json"))}
    support = findings["device 0"]["support"]
    features = {entry["name"]: entry for entry in support["features"]}
    assert list(features) == list(FEATURES)
    assert (features["fp64"]["support"], features["fp64"]["hidden"]) == ("made", True)
    assert (features["float_atomics"]["support"], features["fp16"]["support"]) == ("made", "native")
    assert [entry["name"] for entry in support["services"]] == list(SERVICES)
    assert "support" not in findings["clang"]
    text = doctor("fp64,float_atomics,int64_atomics,generic_pointers,sub_groups")
    assert max(map(len, text.splitlines())) <= 80
    said = " ".join(text.split())
    assert "native: fp16, program_scope_variables, " in said
    assert "by hipspv: a loop of compare-exchange (no float_atomics, masked)" in said
    assert "by hipspv: double precision is done in integers" in said
    assert "by hipspv: atomic operations on 64 bits take a lock" in said
    assert "sub_group_ballot" not in said  # sub_groups covers it
    assert "kernels that find pointers in memory" in " ".join(doctor("usm,svm").split())


def test_doctor_says_what_is_wrong_with_a_mask() -> None:
    text = " ".join(doctor("fp46").split())
    assert "no feature is called 'fp46'; there are fp64, " in text
    assert "remedy: correct HIPSPV_MASK" in text
