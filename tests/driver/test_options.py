"""The option table, the parser and response files."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.core.errors import OptionError
from hipspv.core.response_files import expand, join, split
from hipspv.driver.options import command_line, help, option_table
from hipspv.driver.options.command_line import UNDECIDED, Input, parse
from hipspv.driver.options.option_table import DEVICE, HOST, LINK, OPTIONS
from hipspv.driver.options.settings import optimisation
from tests.driver.conftest import Run, command, commands

words = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"))


@given(st.lists(words))
def test_response_file_round_trip(given_words: list[str]) -> None:
    assert split(join(given_words)) == given_words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-c a.hip\n-o b.o", ["-c", "a.hip", "-o", "b.o"]),
        ('\'a b\' "c \\" d" e\\ f', ["a b", 'c " d', "e f"]),
        ("'\\n' \"\" ''", ["\\n", "", ""]),
        ("a\\\nb", ["ab"]),
        ('-DX="y z"w', ["-DX=y zw"]),
    ],
)
def test_response_file_quoting(text: str, expected: list[str]) -> None:
    assert split(text) == expected


def test_response_files_nest_and_end(tmp_path: Path) -> None:
    inner, outer, endless = tmp_path / "inner", tmp_path / "outer", tmp_path / "endless"
    inner.write_text("-DX 'a b.hip'")
    outer.write_text(f"-c @{inner} -o x.o")
    endless.write_text(f"-c @{endless}")
    assert expand(["-v", f"@{outer}"]) == ["-v", "-c", "-DX", "a b.hip", "-o", "x.o"]
    assert expand(["@/does/not/exist"]) == ["@/does/not/exist"]
    assert expand([f"@{endless}"])[-1] == f"@{endless}"


@given(
    st.sampled_from(sorted(name for name in OPTIONS if OPTIONS[name].steps != option_table.NVCC)),
    st.text("abc=/,-", min_size=1),
)
def test_each_way_of_attaching_a_value(name: str, value: str) -> None:
    """An option is found in each form of its value, and takes no more than its own words."""
    option = OPTIONS[name]
    spellings = {
        option_table.FLAG: [[name]],
        option_table.JOINED: [[name + value]],
        option_table.SEPARATE: [[name, value]],
        option_table.EITHER: [[name, value]],
        option_table.PREFIX: [[name, value], [name + "90a", value]],
    }[option.kind]
    for spelling in spellings:
        found = option_table.find(spelling[0])
        assert found is not None
        line = parse([*spelling, "end.o"])
        if found is option:
            assert [a.argv for a in line.given(name)] == [tuple(spelling)]
            assert [i.path for i in line.inputs] == ["end.o"]


def test_options_for_other_devices_have_no_effect() -> None:
    words = ["-Xarch_gfx90a", "-O1", "-Xoffload-linker-amdgcn-amd-amdhsa", "-v", "-Xcuda-fatbinary", "-O2"]
    line = parse([*words, "-mno-xnack", "-foffload-lto=full", "-mllvm=-amdgpu-early-inline-all=true"])
    assert not line.inputs
    assert all(line.arguments_for(step) == [] for step in (DEVICE, HOST, LINK))


def test_the_longest_name_wins() -> None:
    assert parse(["-MD", "-MMD", "-MF", "x"]).has("-MD", "-MMD", "-MF")
    assert not parse(["-MD"]).has("-M")
    assert parse(["-static-libgcc"]).given("-static") == []
    assert parse(["-std=c++20", "-stdlib=libc++"]).last("-std=") == "c++20"
    assert parse(["-fopenmp-simd"]).given("-fopenmp") != []
    assert option_table.find("-cl-std=CL3.0") is None
    assert option_table.find("-isystem-after") is OPTIONS["-isystem-after"]


def test_missing_value() -> None:
    with pytest.raises(OptionError, match="argument to '-o' is missing"):
        parse(["-c", "-o"])


def test_what_nvcc_is_given() -> None:
    words = ["-Xcompiler", "-Wall,-fPIC,-DX,-isystem,d", "-Xcompiler=-O2 -pthread"]
    line = parse([*words, "-lcudart", "-lm", "-arch=sm_80", "a.cu"])
    host = ["-Wall", "-fPIC", "-O2", "-pthread"]
    macros = ["-DX", "-isystem", "d"]
    assert line.arguments_for(option_table.HOST) == [*host[:2], *macros, *host[2:]]
    assert line.arguments_for(option_table.LINK) == [*host, "-lm"]  # as nvcc: -fopenmp
    assert line.arguments_for(option_table.DEVICE) == macros  # the host compiler preprocesses for both sides


def test_libraries_that_the_runtime_is() -> None:
    line = parse(["-lamdhip64", "-lm", "-lhiprtc", "-l", "nvrtc", "a.hip"])
    assert line.arguments_for(option_table.LINK) == ["-lm"]


def test_static_libraries_of_nvidia_are_the_shared_ones() -> None:
    line = parse(["-lcufft_static", "-lculibos", "-l", "cublas_static", "-lother_static", "-lnvrtc_static", "a.cu"])
    assert line.arguments_for(option_table.LINK) == ["-lcufft", "-lcublas", "-lother_static"]


def test_last_and_enabled() -> None:
    line = parse(["-o", "a", "-fgpu-rdc", "-ob", "-fno-gpu-rdc"])
    assert line.last("-o") == "b"
    assert not line.enabled("-fgpu-rdc", "-fno-gpu-rdc")
    assert parse(["-fno-gpu-rdc", "-fgpu-rdc"]).enabled("-fgpu-rdc", "-fno-gpu-rdc")


@pytest.mark.parametrize(
    ("path", "language"),
    [
        *((f"a{suffix}", "hip") for suffix in (".hip", ".cpp", ".cc", ".cxx", ".C")),
        ("a.cu", command_line.UNDECIDED),
        *((f"a{suffix}", "object") for suffix in (".o", ".a", ".so", ".so.3", ".obj", "")),
        ("a.c", "c"),
        ("a.s", "assembler"),
        ("a.S", "assembler-with-cpp"),
        ("a.ll", "ir"),
        ("a.bc", "ir"),
    ],
)
def test_languages_by_suffix(path: str, language: str) -> None:
    assert parse([path]).inputs[0].language == language


def test_x_holds_until_the_next() -> None:
    line = parse(
        [
            "a.c",
            "-x",
            "c++",
            "b.txt",
            "c.o",
            "-xhip",
            "d.c",
            "-x",
            "none",
            "e.c",
            "-x",
            "cuda",
            "f",
            "-x",
            "cu",
            "g",
            "--",
            "-x",
        ]
    )
    assert [(i.path, i.language) for i in line.inputs] == [
        ("a.c", "c"),
        ("b.txt", "c++"),
        ("c.o", "c++"),
        ("d.c", "hip"),
        ("e.c", "c"),
        ("f", "cuda"),
        ("g", "cuda"),
        ("-x", "cuda"),
    ]


def test_link_inputs_keep_their_place() -> None:
    line = parse(["-L.", "a.o", "-lx", "b.a", "-Wl,--as-needed", "-ly", "c.so.1"])
    order = [i.path if isinstance(i, Input) else i.argv[0] for i in line.items]
    assert order == ["-L.", "a.o", "-lx", "b.a", "-Wl,--as-needed", "-ly", "c.so.1"]


@pytest.mark.parametrize(
    ("given_words", "level"),
    [([], None), (["-O0"], "0"), (["-O"], "1"), (["-O3", "-Os"], "s"), (["-Ofast"], "3"),
     (["-Og"], "1"), (["-O9"], "3")],
)  # fmt: skip
def test_device_optimisation(given_words: list[str], level: str | None) -> None:
    assert optimisation(given_words) == level


def test_arch_options_reach_one_side_without_their_prefix() -> None:
    line = parse(["-Xarch_device", "-O0", "-Xarch_host", "-O3", "-DX"])
    assert line.arguments_for(DEVICE) == ["-O0", "-DX"]
    assert line.arguments_for(HOST) == ["-O3", "-DX"]
    assert line.arguments_for(LINK) == []


def test_static_programs_are_without_hip(cc: Run, source: Path) -> None:
    for spelling in ("-static", "-static-pie", "-Xhost -static"):
        refused = cc("-###", "a.hip", *spelling.split())
        assert refused.returncode == 1 and ": the HIP runtime is a shared library" in refused.stderr
        link = commands(cc("-###", "a.hip", "--no-hip-rt", *spelling.split()))[-1]
        assert spelling.split()[-1] in link


def test_unknown_options_go_everywhere() -> None:
    line = parse(["--unheard-of=3"])
    assert all(line.arguments_for(step) == ["--unheard-of=3"] for step in (DEVICE, HOST, LINK))


_STEPS = {"device": "--cuda-device-only", "host": "--cuda-host-only", "link": "-fuse-ld=lld"}


def _steps_with(cc: Run, *spelling: str) -> set[str]:
    """The steps whose command has these words in a row."""
    found = set()
    for words in commands(cc("-###", "a.hip", *spelling)):
        runs = [words[i : i + len(spelling)] for i in range(len(words))]
        step = next((name for name, mark in _STEPS.items() if mark in words), None)
        if step and list(spelling) in runs:
            found.add(step)
    return found


@pytest.mark.parametrize(
    ("spelling", "steps"),
    [
        ("-I include", "device host"), ("-Iinclude", "device host"), ("-DX=1", "device host"),
        ("-U X", "device host"), ("-isystem s", "device host"), ("-iquote q", "device host"),
        ("-idirafter d", "device host"), ("-include i.h", "device host"),
        ("-std=c++20", "device host"), ("-Wall", "device host"), ("-w", "device host"),
        ("-Wp,-DX", "device host"), ("-Xpreprocessor -DX", "device host"),
        ("-Xclang -foo", "device host"), ("-ffp-contract=off", "device host"),
        ("-O3", "device host link"), ("-ffast-math", "device host link"),
        ("-mavx2", "device host link"), ("-fno-exceptions", "device host link"),
        ("-pthread", "device host link"), ("--sysroot=/s", "device host link"),
        ("-g", "host link"), ("-ggdb3", "host link"), ("-flto=thin", "host link"),
        ("-fsanitize=address", "host link"), ("-fprofile-generate", "host link"),
        ("--coverage", "host link"), ("-fPIC", "host"), ("-fpic", "host"),
        ("-fcf-protection", "host"), ("-mfpmath=sse", "host"), ("-mllvm -x", "host"),
        ("-Wa,-x", "host"), ("-Xassembler -x", "host"), ("-target x", "host link"),
        ("-L lib", "link"), ("-lfoo", "link"), ("-l foo", "link"), ("-Wl,-x,-y", "link"),
        ("-Xlinker -x", "link"), ("-shared", "link"), ("-rdynamic", "link"),
        ("-s", "link"), ("-r", "link"), ("-nostdlib", "link"), ("-u main", "link"),
        ("-z now", "link"), ("-T script", "link"), ("-pie", "link"),
        ("--offload-arch=gfx90a", ""), ("-MP", ""), ("--hip-link", ""), ("-pipe", ""),
    ],
)  # fmt: skip
def test_each_option_reaches_its_steps(cc: Run, source: Path, spelling: str, steps: str) -> None:
    assert _steps_with(cc, *spelling.split()) == set(steps.split())


def test_options_for_other_gpus_are_no_obstacle(cc: Run, source: Path) -> None:
    words = "-mcumode -mwavefrontsize64 --rocm-path=/opt/rocm --hip-path=/opt/rocm -parallel-jobs=4"
    words += " -mllvm -amdgpu-early-inline-all=true --offload-arch=gfx90a --offload-compress"
    result = cc("-c", "a.hip", *words.split())
    assert (result.returncode, result.stderr) == (0, "")
    assert not any("/opt/rocm" in word for line in commands(cc("-###", "a.hip", *words.split())) for word in line)


def test_openmp_is_the_hosts(cc: Run, source: Path) -> None:
    assert _steps_with(cc, "-fopenmp") == {"host", "link"}
    assert _steps_with(cc, "-Xarch_host", "-fopenmp") == {"host"}


def test_linker_defaults_can_be_overruled(cc: Run, source: Path) -> None:
    link = commands(cc("-###", "a.hip"))[-1]
    assert {"-stdlib=libstdc++", "--rtlib=libgcc", "--unwindlib=libgcc", "-lhipspv"} <= set(link)
    link = commands(cc("-###", "a.hip", "-fuse-ld=bfd", "--rtlib=compiler-rt", "--no-hip-rt"))[-1]
    assert {"-fuse-ld=bfd", "--rtlib=compiler-rt"} <= set(link)
    assert not {"-fuse-ld=lld", "--rtlib=libgcc", "-lhipspv"} & set(link)


def test_help_names_every_option(cc: Run) -> None:
    result = cc("--help")
    assert result.returncode == 0
    assert all(f"  {name}" in result.stdout or f", {name}" in result.stdout for name in OPTIONS)


@pytest.mark.parametrize("program", ["hipspv_cc", "hipcc", "nvcc"])
def test_help_begins_with_examples_and_ends_with_what_is_ignored(program: str) -> None:
    lines = getattr(help, f"of_{program}")().splitlines()
    assert max(map(len, lines)) <= 80
    titles = [line for line in lines if line.endswith(":") and not line.startswith(" ")]
    assert titles[:2] == ["Examples:", "See also:"]
    assert titles[-2] == "Environment variables:" and "gnored" in titles[-1]
    assert any(line.startswith("  hipspv doctor ") for line in lines)
    name = program.replace("_", "-") if program != "nvcc" else "hipspv-nvcc"
    examples = lines[lines.index("Examples:") + 1 : lines.index("See also:") - 1]
    assert examples and all(line.startswith((f"  {name} ", " " * 42)) for line in examples)


def test_each_program_prints_its_own_help(cc: Run) -> None:
    for word in ("--help", "-help", "-h"):
        assert cc(word).stdout == help.of_hipspv_cc()
    for module, text in (("commands.hipcc", help.of_hipcc()), ("nvcc.main", help.of_nvcc())):
        done = subprocess.run(command(module, "--help"), capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (0, text)


def test_x_cxx_makes_no_cxx_of_hip() -> None:
    line = parse(["-x", "c++", "a.hip", "b.cu", "c.cpp", "-x", "c", "d.hip"])
    assert [i.language for i in line.inputs] == ["hip", UNDECIDED, "c++", "c"]


def test_cxx_suffixes_may_mean_cxx() -> None:
    line = parse(["a.cpp", "--no-cxx-as-hip", "a.cpp", "b.hip", "--cxx-as-hip", "--", "a.cc"])
    assert [i.language for i in line.inputs] == ["hip", "c++", "hip", "hip"]
