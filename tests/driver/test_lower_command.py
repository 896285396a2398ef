"""`hipspv lower` as users of LLVM's `opt` expect it, and its messages for bad input."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from hipspv.llvm import Context, Module
from hipspv.targets import DEFAULT
from tests.driver.conftest import Run, command, files

HEAD = f'target datalayout = "{DEFAULT.data_layout}"\ntarget triple = "spirv64"\n'
KERNEL = """\
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %slot = alloca i32
  store i32 %n, ptr %slot
  %a = load i32, ptr %slot
  %b = add i32 %a, 0
  %wide = zext i32 %b to i96
  %more = mul i96 %wide, 5
  %c = trunc i96 %more to i32
  store i32 %c, ptr addrspace(1) %p
  ret void
}
"""


@pytest.fixture
def ir(tmp_path: Path) -> str:
    (tmp_path / "a.ll").write_text(HEAD + KERNEL)
    return "a.ll"


def test_standard_input_of_either_kind(hipspv: Run, ir: str, tmp_path: Path) -> None:
    expected = hipspv("lower", ir, "-S", "-o", "-").stdout
    assert "spir_kernel" in expected and "i96" not in expected
    with Context() as context:
        bitcode = Module.parse(HEAD + KERNEL, context).bitcode()
    for data in ((HEAD + KERNEL).encode(), bitcode):
        words = command("commands.cli", "lower", "-", "-S", "-o", "-")
        done = subprocess.run(words, input=data, capture_output=True, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, b"")
        assert _body(done.stdout.decode()) == _body(expected)
    # A file's content decides, not its name.
    (tmp_path / "text.bc").write_text(HEAD + KERNEL)
    (tmp_path / "bitcode.ll").write_bytes(bitcode)
    for name in ("text.bc", "bitcode.ll"):
        assert _body(hipspv("lower", name, "-S", "-o", "-").stdout) == _body(expected)


def _body(text: str) -> str:
    return text[text.index("define") :]


def test_some_passes_and_llvms_own(hipspv: Run, ir: str) -> None:
    some = hipspv("lower", ir, "-S", "-o", "-", "--passes=legalize-integers")
    assert some.returncode == 0 and "i96" not in some.stdout and "alloca" in some.stdout
    mixed = "function(mem2reg,instcombine<no-verify-fixpoint>), legalize-integers"
    both = hipspv("lower", ir, "-S", "-o", "-", f"--passes={mixed}")
    assert (both.returncode, both.stderr) == (0, "")
    assert "i96" not in both.stdout and "alloca" not in both.stdout
    whole = hipspv("lower", ir, "-S", "-o", "-", "--passes=default<O2>,legalize-integers")
    assert whole.returncode == 0 and "alloca" not in whole.stdout
    listed = hipspv("lower", "--print-pipeline", f"--passes={mixed}").stdout.splitlines()
    assert listed == ["function(mem2reg,instcombine<no-verify-fixpoint>)", "legalize-integers"]
    unknown = hipspv("lower", ir, "-o", "-", "--passes=nonsense")
    assert unknown.returncode == 1
    assert unknown.stderr == "hipspv lower: error: a.ll: unknown pass name 'nonsense'\n"


_LARGE = """
define spir_kernel void @k(ptr addrspace(1) %p, <16 x i64> %given) {
  %x = extractelement <16 x i64> %given, i32 0
  store i64 %x, ptr addrspace(1) %p
  ret void
}
"""


def test_arguments_of_passes(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "large.ll").write_text(HEAD + _LARGE)

    def lower(passes: str) -> subprocess.CompletedProcess[str]:
        return hipspv("lower", "large.ll", "-S", "-o", "-", f"--passes={passes}")

    assert "<16 x i64> %given" in lower("spill-kernel-arguments").stdout
    several = "function(adce,sroa),spill-kernel-arguments{limit=64},clean-up"
    assert "<16 x i64> %given" not in lower(several).stdout
    twice = "insert-warp-barriers{orders=false, warp_size=8}"
    assert lower(twice).returncode == 0
    for passes, message in {
        "spill-kernel-arguments{limits=64}": "no argument 'limits': its arguments are limit",
        "spill-kernel-arguments{limit=much}": "'limit=much': the value must be of type int",
        "spill-kernel-arguments{limit}": "'limit': the value must be of type int",
        "insert-warp-barriers{orders=1}": "'orders=1': the value must be of type bool",
        "insert-warp-barriers{warnings=x}": "'warnings': its arguments are orders, warp_size",
        "internalize{all=true}": "pass internalize has no argument 'all': it takes none",
        "spill-kernel-arguments{limit=64": "'}' is missing at the end",
    }.items():
        refused = lower(passes)
        assert refused.returncode == 1, passes
        assert refused.stderr.startswith("hipspv lower: error: --passes: "), refused.stderr
        assert message in refused.stderr


def test_phases_are_in_the_list(hipspv: Run) -> None:
    lines = hipspv("lower", "--print-pipeline").stdout.splitlines()
    heads = [line for line in lines if not line.startswith("  ")]
    assert heads == ["source", "link", "prepare", "optimize", "lower", "legalize"]
    assert lines[lines.index("optimize") + 1].startswith("  optimize  ")


def test_ir_before_and_after(hipspv: Run, ir: str) -> None:
    words = ["lower", ir, "-o", "x.bc", "--passes=legalize-integers,clean-up"]
    titles = re.compile(r"^; \*\*\* IR Dump (.*) \*\*\*$", re.MULTILINE)
    before = hipspv(*words, "--print-before=legalize-integers").stderr
    assert titles.findall(before) == ["Before legalize-integers on [module]"] and "i96" in before
    after = hipspv(*words, "--print-after=legalize-integers").stderr
    assert titles.findall(after) == ["After legalize-integers on [module]"] and "i96" not in after
    every = hipspv(*words, "--print-after-all").stderr
    assert titles.findall(every) == ["After legalize-integers on [module]", "After clean-up on [module]"]
    unknown = hipspv(*words, "--print-after=nonsense")
    assert unknown.returncode == 1 and "no such pass: nonsense" in unknown.stderr


def test_ir_that_changed(hipspv: Run, ir: str) -> None:
    passes = "--passes=legalize-integers,legalize-integers,clean-up"
    said = hipspv("lower", ir, "-o", "x.bc", "--print-changed", passes).stderr
    titles = re.findall(r"^; (\*\*\* IR Dump .* \*\*\*)$", said, re.MULTILINE)
    assert titles[0] == "*** IR Dump At Start ***"
    assert titles[1] == "*** IR Dump After legalize-integers on [module] ***"
    omitted = "*** IR Dump After legalize-integers on [module] omitted because no change ***"
    assert titles[2] == omitted
    assert said.count("define spir_kernel") == sum("omitted" not in title for title in titles)


def test_bisection(cc: Run, hipspv: Run, ir: str, source: Path) -> None:
    """Optional passes are counted; those that SPIR-V needs always run."""
    every = hipspv("lower", ir, "-S", "-o", "-", "--bisect-limit=-1")
    lines = every.stderr.splitlines()
    assert lines[0] == "BISECT: running pass (1) optimize on module"
    count = len(lines)
    assert count >= 3 and all(line.startswith("BISECT: running pass (") for line in lines)
    first = hipspv("lower", ir, "-S", "-o", "-", "--bisect-limit=1")
    assert first.stderr.splitlines()[:2] == [
        "BISECT: running pass (1) optimize on module",
        f"BISECT: NOT {lines[1].removeprefix('BISECT: ')}",
    ]
    none = hipspv("lower", ir, "-S", "-o", "-", "--bisect-limit=0")
    assert none.stderr.count("BISECT: NOT running") == count
    assert "alloca" in none.stdout and "alloca" not in every.stdout
    assert "i96" not in none.stdout
    result = cc("-c", "a.hip", "--bisect-limit=2", "--validate")
    assert result.returncode == 0
    assert result.stderr.count("BISECT: running") == 2 and "BISECT: NOT running" in result.stderr
    wrong = cc("-c", "a.hip", "--bisect-limit=two")
    assert wrong.returncode == 1 and "invalid value 'two'" in wrong.stderr


def test_times_and_verification(hipspv: Run, ir: str) -> None:
    said = hipspv("lower", ir, "-o", "x.bc", "--time-passes", "--verify-each").stderr
    assert "Pass execution timing report" in said
    assert re.search(r"\d+\.\d+ \( *\d+\.\d%\)  optimize$", said, re.MULTILINE)
    assert re.search(r"\(100\.0%\)  Total$", said, re.MULTILINE)


def test_the_same_in_the_driver(cc: Run, source: Path) -> None:
    words = ["--print-before=optimize", "--print-after=optimize", "--print-changed"]
    for word in (*words, "--print-after-all"):
        result = cc("-c", "a.hip", word)
        assert result.returncode == 0 and "; *** IR Dump" in result.stderr, word


X86 = 'target triple = "x86_64-unknown-linux-gnu"\ndefine void @f() { ret void }\n'
_FUNCTION = "define spir_kernel void @k(ptr addrspace(1) %p) {\n"
BAD = {
    "empty": ("", "the file is empty"),
    "words": ("no IR at all", "1:1: expected top-level entity"),
    "x86": (X86, "the module is for x86_64-unknown-linux-gnu, not for spirv64"),
    **{
        triple: (X86.replace("x86_64-unknown-linux-gnu", triple), f"the module is for {triple}")
        for triple in ("amdgcn-amd-amdhsa", "nvptx64-nvidia-cuda", "wasm32-unknown-unknown")
    },
    "layout": (
        'target datalayout = "E-p:32:32"\ntarget triple = "spirv64"\n',
        "the module's data layout isn't that of spirv64: E-p:32:32",
    ),
    "broken": (
        HEAD + "define i32 @f() { ret i32 undef\n dead:\n %x = add i32 %x, 1\n ret i32 %x }\n"
        "define spir_kernel void @k(i32 %a) { %b = call i32 @f()\n ret void\n}\n"
        "@llvm.used = global i32 0\n",
        "invalid",
    ),
}


@pytest.mark.parametrize("stage", ["lower", "link", "translate"])
@pytest.mark.parametrize("name", BAD)
def test_bad_modules(hipspv: Run, tmp_path: Path, name: str, stage: str) -> None:
    text, message = BAD[name]
    (tmp_path / "bad.ll").write_text(text)
    result = hipspv(stage, "bad.ll", "-o", "x")
    if name == "broken" and stage == "link":
        return  # linking doesn't verify
    assert result.returncode == 1
    first = result.stderr.splitlines()[0]
    assert first.startswith(f"hipspv {stage}: error: bad.ll:") and message in first, result.stderr
    assert all(line.startswith(f"hipspv {stage}: ") for line in result.stderr.splitlines())
    assert files(tmp_path) == {"bad.ll"}


@pytest.mark.parametrize(
    "words",
    [
        ["lower", "{}", "-o", "x"],
        ["link", "{}", "-o", "x"],
        ["translate", "{}", "-o", "x"],
        ["bundle", "pack", "{}", "-o", "x"],
        ["bundle", "list", "{}"],
        ["bundle", "unpack", "{}", "-o", "x"],
        ["object", "{}", "--symbol", "s", "-o", "x"],
        ["object", "{}", "--into", "{}", "-o", "x"],
    ],
)
def test_bad_files(hipspv: Run, tmp_path: Path, words: list[str]) -> None:
    with Context() as context:
        bitcode = Module.parse(HEAD + KERNEL, context).bitcode()
    contents = {
        "missing": None,
        "directory": None,
        "cut": bitcode[: len(bitcode) // 2],
        "zeros": bytes(300),
        "random": bytes((37 * i * i + 11) % 256 for i in range(999)),
        "elf": b"\x7fELF" + bytes(range(200)),
        "bundle": b"__CLANG_OFFLOAD_BUNDLE__" + b"\xff" * 99,
        "spirv": b"\x03\x02\x23\x07" + bytes(17),
    }
    (tmp_path / "directory").mkdir()
    for name, content in contents.items():
        if content is not None:
            (tmp_path / name).write_bytes(content)
    for name in contents:
        if name != "missing" and words[0] == "object" and "--symbol" in words:
            continue  # any bytes may go into an object
        result = hipspv(*(word.format(name) for word in words))
        title = " ".join(["hipspv", *words[: 2 if words[0] == "bundle" else 1]])
        assert result.returncode == 1, (name, result.stderr)
        assert result.stderr.startswith(f"{title}: error: {name}: "), (name, result.stderr)
        assert len(result.stderr.splitlines()) <= 2, (name, result.stderr)
        assert result.stdout == ""
    assert not (tmp_path / "x").exists()


_STRANGE = {
    "vast vector": (
        "define spir_kernel void @k(ptr addrspace(1) %p, <4294967295 x float> %v) { ret void }\n",
        "vector of 4294967295 elements in device code",
    ),
    "printf": (
        "declare spir_func i32 @printf(ptr addrspace(4), ...)\n" + _FUNCTION + "%n = call "
        "spir_func i16 (ptr addrspace(4), ...) @printf(ptr addrspace(4) null)\n ret void\n}\n",
        "call of 'printf' with other types than its own",
    ),
    "module asm": ('module asm "nop"\n', "assembly outside of functions"),
    "ifunc": (
        "define ptr @r() { ret ptr null }\n@f = ifunc void (), ptr @r\n",
        "is chosen when a program is loaded (ifunc)",
    ),
    "thread_local": (
        "@t = thread_local addrspace(1) global i32 0\n" + _FUNCTION + "store volatile i32 1, "
        "ptr addrspace(1) @t\n ret void\n}\n",
        "thread_local variable 't'",
    ),
    "x86 intrinsic": (
        "declare void @llvm.x86.sse2.pause()\n"
        + _FUNCTION
        + "call void @llvm.x86.sse2.pause()\n ret void\n}\n",
        "SPIR-V has nothing for llvm.x86.sse2.pause",
    ),
    "scalable vector": (
        _FUNCTION + "%x = load volatile <vscale x 4 x i32>, ptr addrspace(1) %p\n ret void\n}\n",
        "vector of a length unknown",
    ),
    "target type": (
        _FUNCTION + '%x = alloca target("aarch64.svcount")\n'
        'store volatile target("aarch64.svcount") zeroinitializer, ptr %x\n ret void\n}\n',
        "aarch64.svcount",
    ),
    "address space": (
        _FUNCTION + "%q = addrspacecast ptr addrspace(1) %p to ptr addrspace(77)\n"
        "store volatile i32 1, ptr addrspace(77) %q\n ret void\n}\n",
        "pointer to address space 77",
    ),
    "x86_fp80": (
        _FUNCTION + "%x = load x86_fp80, ptr addrspace(1) %p\n"
        "%y = fadd x86_fp80 %x, %x\n store x86_fp80 %y, ptr addrspace(1) %p\n ret void\n}\n",
        "type long double",
    ),
    "huge integer": (
        _FUNCTION + "%x = load volatile i9999, ptr addrspace(1) %p\n ret void\n}\n",
        "integer of 9999 bits",
    ),
    "huge alignment": (
        _FUNCTION + "%x = alloca i32, align 4294967296\n"
        "store volatile i32 1, ptr %x\n ret void\n}\n",
        "alignment of 4294967296 bytes",
    ),
    "constructor": (
        "@v = addrspace(1) externally_initialized global i32 0\n"
        "define void @init() { store volatile i32 3, ptr addrspace(1) @v\n ret void\n}\n"
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] "
        "[{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]\n" + _FUNCTION + "ret void\n}\n",
        "'init' must run before the first kernel [-Wglobal-constructors]",
    ),
    "exception": (
        "declare i32 @__gxx_personality_v0(...)\ndeclare void @may()\n"
        "define spir_kernel void @k() personality ptr @__gxx_personality_v0 {\n"
        "invoke void @may() to label %a unwind label %b\na:\n ret void\nb:\n"
        "%e = landingpad { ptr, i32 } catch ptr null\n"
        "store volatile i32 1, ptr addrspace(1) null\n ret void\n}\n",
        "exception in device code",
    ),
    "store to constant": (
        "define spir_kernel void @k(ptr addrspace(2) %p) {"
        " store volatile i32 1, ptr addrspace(2) %p\n ret void }\n",
        "store to constant memory",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", _STRANGE)
def test_ir_that_no_hip_compiler_makes(hipspv: Run, tmp_path: Path, name: str) -> None:
    text, message = _STRANGE[name]
    (tmp_path / "strange.ll").write_text(HEAD + text)
    # Nothing uses the vast vector: with optimisation, it disappears.
    for level in ("-O0",) if name == "vast vector" else ("-O0", "-O2"):
        result = hipspv("lower", level, "strange.ll", "-o", "x")
        assert result.returncode == 1, result.stderr
        assert f"error: {message}" in result.stderr or message in result.stderr
        assert "generated when compiling for device." in result.stderr, result.stderr
        assert files(tmp_path) == {"strange.ll"}


def test_a_kernel_calls_no_kernel(hipspv: Run, tmp_path: Path) -> None:
    text = "define spir_kernel void @j() { ret void }\n"
    text += "define spir_kernel void @k() { call spir_func void @j()\n ret void }\n"
    (tmp_path / "a.ll").write_text(HEAD + text)
    result = hipspv("lower", "-O0", "a.ll", "-o", "x")
    assert result.returncode == 1
    assert "error: call of the kernel 'j' by device code" in result.stderr
    assert "reached from kernel 'k'" in result.stderr


def test_constructors_may_be_left_out(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text(HEAD + _STRANGE["constructor"][0])
    words = ["lower", "a.ll", "-S", "-o", "-", "-Wno-error=global-constructors"]
    result = hipspv(*words)
    assert result.returncode == 0 and "warning: 'init' must run" in result.stderr
    assert "llvm.global_ctors" not in result.stdout
    quiet = hipspv(*words[:-1], "-Wno-global-constructors")
    assert (quiet.returncode, quiet.stderr) == (0, "")


def test_a_module_without_kernels(hipspv: Run, tmp_path: Path) -> None:
    (tmp_path / "a.ll").write_text(HEAD + "define void @unused() { ret void }\n")
    for translator in ("llvm", "llvm-spirv"):
        words = [f"--translator={translator}", "-o"]
        for step in (["lower", "a.ll", *words, "b.bc"], ["translate", "b.bc", *words, "a.spv"]):
            result = hipspv(*step)
            assert (result.returncode, result.stderr) == (0, "")


def test_llvm_ending_the_process_is_an_error(hipspv: Run, tmp_path: Path) -> None:
    """LLVM's reader ends the process if debug information is malformed."""
    text = HEAD + KERNEL + "!llvm.module.flags = !{!0}\n"
    text += '!0 = !{i32 2, !"Debug Info Version", i32 3}\n!llvm.dbg.cu = !{!1}\n!1 = !{}\n'
    text += "define i32 @bad() {\n %x = add i32 %x, 1\n ret i32 %x\n}\n"
    (tmp_path / "a.ll").write_text(text)
    result = hipspv("lower", "a.ll", "-o", "x")
    assert result.returncode == 1
    assert result.stderr.startswith("hipspv lower: error: a.ll: ")
    assert len(result.stderr.splitlines()) == 1 and "Traceback" not in result.stderr
    assert files(tmp_path) == {"a.ll"}
