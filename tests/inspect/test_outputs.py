"""The output, files and exit status of `hipspv inspect`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest
import yaml

from hipspv.core import toolchain
from hipspv.inspect import tools
from tests.driver.conftest import Run
from tests.fuzz.readers import large
from tests.inspect.conftest import TRANSLATORS, Program, look

OTHER = """\
#include <hip/hip_runtime.h>
__global__ void scale(float *data, float by, int n) { data[n] *= by; }
__global__ void shared(int *out, int more) {
  __shared__ double fixed[64];
  fixed[threadIdx.x] = out[threadIdx.x];
  __syncthreads();
  out[threadIdx.x] = fixed[more];
}
__global__ void added(int *out) { *out = 1; }
"""


def test_json_and_yaml_are_the_model(one: Program, hipspv: Run) -> None:
    printed = json.loads(hipspv("inspect", "--json", one.path).stdout)
    assert printed == {"format": 1, "files": [asdict(look(one.path).report)]}
    assert yaml.safe_load(hipspv("inspect", "--yaml", one.path).stdout) == printed


def test_text_has_each_kernel_with_its_arguments(one: Program, hipspv: Run) -> None:
    done = hipspv("inspect", one.path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout  # no colours if it's no terminal
    text = " ".join(done.stdout.split())
    for words in (
        "kernel scale(float*, float, int)",
        "0 float* pointer",
        "shared memory: 256 bytes (fixed 256) and dynamic",
        "by the runtime: blockDim.y",
        "required sub-group size: 32",
        "largest work-group: 128",
        "__hip_texture* texture",
        "weights __constant__",
        r'"n is %d\n"',
        "by reference",
    ):
        assert words in text, words


def test_only_some_kernels(one: Program, hipspv: Run) -> None:
    done = hipspv("inspect", "--json", "--kernel", "sc*", "--kernel", "_Z5lanesPi", one.path)
    (file,) = json.loads(done.stdout)["files"]
    names = [kernel["name"] for kernel in file["images"][0]["spirv"]["kernels"]]
    assert names == ["scale(float*, float, int)", "lanes(int*)"]
    none = hipspv("inspect", "--kernel", "nothing", one.path)
    assert none.returncode == 1 and "no kernel matches nothing" in none.stderr


def test_extracted_images_are_what_the_stages_made(program: Program, hipspv: Run, tmp_path: Path) -> None:
    done = hipspv("inspect", "--extract", "out", program.path)
    path = tmp_path / "out" / "arguments-0-hip-spirv64----generic.spv"
    assert (done.returncode, done.stdout) == (0, f"{path.relative_to(tmp_path)}\n")
    assert path.read_bytes() == program.spirv.read_bytes()
    path.write_text("mine")
    again = hipspv("inspect", "--extract", "out", program.path)
    assert again.returncode == 1 and "--force" in again.stderr and path.read_text() == "mine"
    assert hipspv("inspect", "--extract", "out", "--force", program.path).returncode == 0
    assert path.read_bytes() == program.spirv.read_bytes()
    assert [entry.name for entry in (tmp_path / "out").iterdir()] == [path.name]


def test_disassembly_is_the_tools(one: Program, hipspv: Run) -> None:
    for path, words in {
        one.spirv: [toolchain.spirv_tool("spirv-dis"), "--no-color"],
        one.file("-hip-spirv64-generic.bc"): [toolchain.clang_tool("llvm-dis"), "-o", "-"],
    }.items():
        text = subprocess.run([*words, path], capture_output=True, text=True, check=True).stdout
        printed = hipspv("inspect", "--disasm", path).stdout
        # LLVM names the module after its file.
        assert [line for line in printed.splitlines() if "ModuleID" not in line] == [
            line for line in text.splitlines() if "ModuleID" not in line
        ]


def test_disassembly_of_very_many_alike(hipspv: Run, tmp_path: Path) -> None:
    """spirv-dis would take minutes to choose names for them."""
    module = tmp_path / "module"
    module.write_bytes(large.SHAPES["types"](30_000))
    first, *printed = hipspv("inspect", "--disasm", module).stdout.splitlines()
    words = [toolchain.spirv_tool("spirv-dis"), "--raw-id", module]
    text = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    assert first.startswith("; ids are numbers") and printed == text.splitlines()


def test_tools_have_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tools, "SECONDS", 1)
    assert tools.said(tools.run([sys.executable, "-c", "while True: pass"], b"")) == ("it takes too long")


def test_tools_may_have_a_lower_limit() -> None:
    """As `ulimit -t` sets it; only root can raise it."""
    script = """
import os, resource
from hipspv.inspect import tools
resource.setrlimit(resource.RLIMIT_CPU, (30, 30))
os.setuid(65534) if os.getuid() == 0 else None
print(tools.run(["cat"], b"read").stdout)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "b'read'\n"


def test_disassembly_of_one_kernel(program: Program, hipspv: Run) -> None:
    text = hipspv("inspect", "--disasm", "--kernel", "lanes", program.path).stdout
    # llvm-spirv's entry point is a separate function, which calls the kernel.
    # A kernel with warp operations has a second form.
    functions = {"llvm": 2, "llvm-spirv": 4}[program.translator]
    assert text.count("OpFunction ") == text.count("OpFunctionEnd") == functions
    assert text.count("OpFunctionParameter") == 4 * functions
    assert "OpGroupNonUniformBallot" in text


def test_validation(program: Program, hipspv: Run, tmp_path: Path) -> None:
    good = hipspv("inspect", "--validate", "--json", program.path)
    (file,) = json.loads(good.stdout)["files"]
    assert good.returncode == 0 and all(check["valid"] for check in file["checks"])
    assert [check["what"] for check in file["checks"]] == ["bundles", "image 0"]
    assert re.search(r"--target-env spv1\.\d$", file["checks"][1]["tool"])
    listing = subprocess.run(
        [toolchain.spirv_tool("spirv-dis"), "--raw-id", program.spirv], capture_output=True, text=True, check=True
    ).stdout
    wrong = listing.replace("OpCapability Kernel", "OpCapability Shader")
    subprocess.run(
        [toolchain.spirv_tool("spirv-as"), "-o", tmp_path / "wrong.spv", "-"], input=wrong.encode(), check=True
    )
    bad = hipspv("inspect", "--validate", "wrong.spv")
    assert bad.returncode == 1 and "invalid: error: " in bad.stdout
    assert hipspv("inspect", "wrong.spv").returncode == 0


@pytest.mark.parametrize(
    ("version", "capability", "environment"),
    [("1.2", "", "opencl2.2"), ("1.2", "Int64Atomics", "spv1.2"), ("1.5", "", "spv1.5")],
)
def test_environment(version: str, capability: str, environment: str, hipspv: Run, tmp_path: Path) -> None:
    """OpenCL 2.2's rules end with SPIR-V 1.2, and don't include cl_khr_int64_base_atomics."""
    more = f"OpCapability {capability}\n" if capability else ""
    text = f"OpCapability Kernel\nOpCapability Addresses\nOpCapability Int64\n{more}"
    text += "OpCapability Linkage\nOpMemoryModel Physical64 OpenCL\n"
    subprocess.run(
        [toolchain.spirv_tool("spirv-as"), "--target-env", f"spv{version}", "-o", "x.spv", "-"],
        input=text.encode(),
        check=True,
        cwd=tmp_path,
    )
    done = hipspv("inspect", "--validate", "--json", "x.spv")
    (check,) = json.loads(done.stdout)["files"][0]["checks"]
    assert (check["tool"], check["valid"]) == (f"spirv-val --target-env {environment}", True)


def test_difference(one: Program, cc: Run, hipspv: Run, tmp_path: Path) -> None:
    same = hipspv("inspect", "--diff", one.path, one.spirv)
    assert (same.returncode, same.stderr) == (0, "") and "no kernel differs" in same.stdout
    (tmp_path / "other.hip").write_text(OTHER)
    assert cc("--cuda-device-only", "-c", "other.hip", "-o", "other.spv").returncode == 0
    done = hipspv("inspect", "--diff", "--json", one.path, "other.spv")
    found = json.loads(done.stdout)
    assert done.returncode == 1 and found["format"] == 1
    assert found["added"] == {"_Z5addedPi": "added(int*)"}
    assert set(found["removed"].values()) > {"lanes(int*)", "says"}
    scale, shared = found["changed"]
    assert scale["name"] == "scale(float*, float, int)"
    assert [change["what"] for change in scale["changes"]] == ["code size"]
    assert scale["instructions"]["OpFMul"] == -1  # by * weights[...]
    changes = {c["what"]: [c["before"], c["after"]] for c in shared["changes"]}
    assert changes["signature"] == ["shared(int*)", "shared(int*, int)"]
    assert changes["shared memory"] == [256, 512]
    assert "dynamic shared memory" in changes["argument 1"][0]
    assert changes["argument 1"][1] == "value int, 4 bytes, aligned to 4"
    some = hipspv("inspect", "--diff", "--json", "--kernel", "lanes", one.path, "other.spv")
    removed = set(json.loads(some.stdout)["removed"].values())
    assert removed == {"lanes(int*)", "lanes(int*) [clone .rows]"}
    text = hipspv("inspect", "--diff", one.path, "other.spv").stdout
    assert "+ kernel added(int*)" in text and "OpFMul -1" in text


def test_difference_of_a_signature(cc: Run, hipspv: Run, tmp_path: Path) -> None:
    """`extern "C"`: the symbol stays when the signature changes."""
    head = '#include <hip/hip_runtime.h>\nextern "C" __global__ void k'
    for name, rest in {
        "a": "(int *p, int n) { __shared__ int s[8]; s[n] = *p; __syncthreads(); *p = s[1]; }",
        "b": "(int *p, double n) { extern __shared__ int s[]; s[(int)n] = *p; __syncthreads(); *p = s[1]; }",
    }.items():
        (tmp_path / f"{name}.hip").write_text(head + rest)
        assert cc("--cuda-device-only", "-c", f"{name}.hip", "-o", f"{name}.spv").returncode == 0
    done = hipspv("inspect", "--diff", "--json", "a.spv", "b.spv")
    (kernel,) = json.loads(done.stdout)["changed"]
    changes = {change["what"]: (change["before"], change["after"]) for change in kernel["changes"]}
    assert changes["shared memory"] == (32, 0)
    assert changes["dynamic shared memory"] == (False, True)
    before, after = changes["argument 1"]
    assert "4 bytes" in before and "8 bytes" in after
    assert "dynamic shared memory" in changes["argument 2"][1] and changes["argument 2"][0] == ""


CODE = """\
#include <hip/hip_runtime.h>
#include <cstdio>
__device__ __noinline__ float helper(float x) { return x * 5; }
__global__ void scale(float *data, float by, int n) { data[n] *= by * 2; }
__global__ void calls(float *p) { *p = helper(*p); }
__global__ void says(int *p) { printf("one %d\\n", *p); }
__global__ void equal(int *p, int n) {
  __shared__ int tile[64];
  tile[threadIdx.x] = p[n];
  __syncthreads();
  p[0] = tile[n];
}
"""
EDITS = (("by * 2", "by * 3"), ("x * 5", "x * 6"), ("one %d", "two %d"))


def _module(cc: Run, directory: Path, name: str, text: str, *words: str) -> str:
    (directory / f"{name}.hip").write_text(text)
    done = cc(*words, "-c", f"{name}.hip", "-o", name)
    assert done.returncode == 0, done.stderr
    return name


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_difference_of_constants(translator: str, cc: Run, hipspv: Run, tmp_path: Path) -> None:
    """Signatures and numbers of instructions are equal. Another kernel in front moves all ids."""
    other = CODE.replace("__device__", "__global__ void front(int *p) { *p = 77; }\n__device__", 1)
    for before, after in EDITS:
        other = other.replace(before, after)
    words = ("--cuda-device-only", f"--spirv-translator={translator}")
    one = _module(cc, tmp_path, "one", CODE, *words)
    two = _module(cc, tmp_path, "two", other, *words)
    done = hipspv("inspect", "--diff", "--json", one, two)
    found = json.loads(done.stdout)
    assert done.returncode == 1 and found["added"] == {"_Z5frontPi": "front(int*)"}
    assert found["same"] == {"_Z5equalPii": "equal(int*, int)"}
    changed = {change["name"].partition("(")[0]: change for change in found["changed"]}
    assert set(changed) == {"scale", "calls", "says"}
    for name, function, texts in (
        ("scale", "scale(float*, float, int)", ("(float 2)", "(float 3)")),
        ("calls", "helper(float)", ("(float 5)", "(float 6)")),
        ("says", "", (r'"one %d\n"', r'"two %d\n"')),
    ):
        change = changed[name]
        assert (change["code"], change["changes"], change["instructions"]) == ("different", [], {})
        place = change["place"]
        assert texts[0] in place["before"] and texts[1] in place["after"], place
        assert place["before"].replace(texts[0], texts[1]) == place["after"]
        assert place["name"] == function or not function
    assert yaml.safe_load(hipspv("inspect", "--diff", "--yaml", one, two).stdout) == found
    text = hipspv("inspect", "--diff", one, two).stdout
    assert "of helper(float) on" in text and "kernels that are the same: 1" in text


def test_difference_of_lines_is_none(cc: Run, hipspv: Run, tmp_path: Path) -> None:
    words = ("--cuda-device-only", "-O1")
    plain = _module(cc, tmp_path, "plain", CODE, *words)
    lines = _module(cc, tmp_path, "lines", "\n\n" + CODE, *words, "-g")
    done = hipspv("inspect", "--diff", plain, lines)
    assert done.returncode == 0 and "no kernel differs" in done.stdout


def test_difference_of_bitcode(cc: Run, hipspv: Run, tmp_path: Path) -> None:
    one = _module(cc, tmp_path, "one", CODE, "-fgpu-rdc")
    two = _module(cc, tmp_path, "two", CODE.replace(*EDITS[1]), "-fgpu-rdc", "-g")
    found = json.loads(hipspv("inspect", "--diff", "--json", one, two).stdout)
    assert [change["name"] for change in found["changed"]] == ["calls(float*)"]
    assert found["changed"][0]["code"] == "different" and len(found["same"]) == 3


@pytest.mark.sampled("translator")
@pytest.mark.parametrize("translator", TRANSLATORS)
def test_names_of_arguments(translator: str, cc: Run, hipspv: Run, tmp_path: Path) -> None:
    """With -g."""
    text = """\
#include <hip/hip_runtime.h>
struct Pair { int a; double b; };
struct Large { int values[2000]; };
__global__ void k(float *data, float by, Pair pair, Large large) {
  data[pair.a] *= by + large.values[pair.a];
}
"""
    words = ("--cuda-device-only", f"--spirv-translator={translator}")
    for more, names in {(): ["", "", "", ""], ("-g",): ["data", "by", "pair", "large"]}.items():
        name = _module(cc, tmp_path, "names", text, *words, *more)
        (file,) = json.loads(hipspv("inspect", "--json", name).stdout)["files"]
        (kernel,) = [k for k in file["images"][0]["spirv"]["kernels"] if not k["internal"]]
        assert [argument["name"] for argument in kernel["arguments"]] == names


def test_difference_with_what_is_no_file(one: Program, hipspv: Run) -> None:
    done = hipspv("inspect", "--diff", one.path, "none")
    assert done.returncode == 2 and "No such file" in done.stderr


def test_names_that_the_terminal_cannot_show(one: Program, hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "größe.spv").write_bytes(one.spirv.read_bytes())
    for words in ([], ["--extract", "out"], ["--yaml"]):
        done = hipspv("inspect", *words, "größe.spv", env={"PYTHONIOENCODING": "ascii"})
        assert (done.returncode, done.stderr) == (0, "")
        assert "gr\\xf6\\xdfe" in done.stdout.lower()


def test_several_files(one: Program, hipspv: Run) -> None:
    found = json.loads(hipspv("inspect", "--json", one.path, one.spirv).stdout)["files"]
    assert [file["kind"] for file in found] == ["x86-64 program", "SPIR-V"]


@pytest.mark.parametrize(
    "words",
    [
        ["--diff", "a"],
        ["--disasm", "--extract", "x", "a"],
        ["--disasm", "--json", "a"],
        ["--diff", "--validate", "a", "a"],
        ["--force", "a"],
    ],
)
def test_what_has_no_meaning(words: list[str], hipspv: Run) -> None:
    done = hipspv("inspect", *words)
    assert done.returncode == 2 and done.stderr.startswith("Usage:")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--extract", "a.spv", "a.spv"], "a.spv: not a directory"),
        (["/dev/zero"], "/dev/zero: a device, which may have no end"),
        (["."], ".: Is a directory"),
        (["empty"], "empty: neither a program"),
    ],
)
def test_what_is_refused(words: list[str], said: str, hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.spv").write_bytes(b"\x03\x02\x23\x07" + bytes(16))
    (tmp_path / "empty").touch()
    done = hipspv("inspect", *words)
    assert done.returncode == 1 and done.stdout == ""
    assert f"hipspv inspect: error: {said}" in done.stderr


def test_modules_of_programs_and_bundles(one: Program, hipspv: Run, tmp_path: Path) -> None:
    """Commands that take modules say how to get them."""
    bundle = one.file("-hip-spirv64.hipfb")
    for words in (["strip", one.path], ["strip", bundle], ["link", one.spirv, one.path]):
        done = hipspv("spirv", *words, "-o", "out.spv")
        assert done.returncode == 1 and "not a SPIR-V module" in done.stderr
        assert "--extract DIR writes" in done.stderr and not (tmp_path / "out.spv").exists()
    done = hipspv("bundle", "pack", one.path, "-o", "out.hipfb")
    assert done.returncode == 1 and "--extract DIR writes" in done.stderr
