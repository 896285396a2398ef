"""Every row of nvcc's options: words in, words of hipspv-cc or a message out."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hipspv.core.errors import DriverError
from hipspv.driver.nvcc.arguments import read
from hipspv.driver.nvcc.comma_lists import split, words
from hipspv.driver.nvcc.rows import ARGUMENTS, EACH, FLAG, LIST, OPTIONS, REFUSED, SILENT, SINGLE, STEP, WARNED, Row
from hipspv.driver.nvcc.steps import Plan
from hipspv.driver.nvcc.table import PTXAS, ROWS
from hipspv.driver.nvcc.translation import Translation
from hipspv.driver.options import command_line, option_table

ALL = sorted({row.name for row in ROWS.values()})
DEVICE = "-Xarch_device"


def rows(outcome: str) -> list[str]:
    return [name for name in ALL if ROWS[name].outcome == outcome]


def a_value(row: Row) -> list[str]:
    """Words that give the option a value it takes."""
    if row.kind == FLAG:
        return []
    return [row.allowed[0] if row.allowed else "7"]


# The translation of the rows with words, one example for each.
EXAMPLES: dict[str, tuple[list[str], list[str]]] = {
    "pre-include": (["-include", "a.h,b.h"], ["-include", "a.h", "-include", "b.h"]),
    "library": (["-lm,z"], ["-lm", "-lz"]),
    "define-macro": (["-D", 'A=1,B="x,y"'], ["-DA=1", '-DB="x,y"']),
    "undefine-macro": (["-UA,B"], ["-UA", "-UB"]),
    "include-path": (["--include-path=a,b c"], ["-Ia", "-Ib c"]),
    "system-include": (["-isystem=a"], ["-isystem", "a"]),
    "library-path": (["-La,b"], ["-La", "-Lb"]),
    "dependency-output": (["-MF", "x.d"], ["-MF", "x.d"]),
    "generate-dependency-targets": (["-MP"], ["-MP"]),
    "cudart": (["-cudart=none"], ["--no-hip-rt"]),
    "generate-dependencies-with-compile": (["-MD"], ["-MD"]),
    "generate-nonsystem-dependencies-with-compile": (["-MMD"], ["-MMD"]),
    "profile": (["-pg"], ["-Xhost", "-pg"]),
    "debug": (["-g"], ["-g"]),
    "no-compress": (["--no-compress"], ["--no-offload-compress"]),
    "compress-mode": (["-compress-mode", "size"], ["--offload-compress"]),
    "generate-line-info": (["-lineinfo"], [DEVICE, "-gline-tables-only"]),
    "optimize": (["-O9"], ["-Xarch_host", "-O3"]),
    "ftemplate-backtrace-limit": (["-ftemplate-backtrace-limit", "3"], ["-ftemplate-backtrace-limit=3"]),
    "ftemplate-depth": (["-ftemplate-depth=99"], ["-ftemplate-depth=99"]),
    "no-exceptions": (["-noeh"], ["-Xhost", "-fno-exceptions"]),
    "shared": (["--shared"], ["-shared"]),
    "std": (["--std", "c++20"], ["-std=c++20"]),
    "machine": (["-m=64"], []),
    "relocatable-link": (["-r"], ["-r"]),
    "linker-options": (["-Xlinker", "-rpath,/a b"], ["-Xlinker", "-rpath", "-Xlinker", "/a b"]),
    "dependency-target-name": (["-MT", "x.o"], ["-MT", "x.o"]),
    "default-stream": (
        ["-default-stream", "per-thread"],
        ["-fgpu-default-stream=per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"],
    ),
    "relocatable-device-code": (["-rdc=true"], ["-fgpu-rdc", "-D__CUDACC_RDC__=1"]),
    "ftz": (["--ftz=true"], [DEVICE, "-fgpu-flush-denormals-to-zero"]),
    "prec-sqrt": (["-prec-sqrt=false"], ["-D__HIPSPV_APPROXIMATE_SQRT__=1"]),
    "resource-usage": (["-res-usage"], ["--resource-usage"]),
    "prec-div": (["-prec-div=false"], ["-fno-hip-fp32-correctly-rounded-divide-sqrt"]),
    "fmad": (["-fmad", "false"], [DEVICE, "-ffp-contract=off"]),
    "disable-warnings": (["-w"], ["-w"]),
    "Wno-deprecated-declarations": (["-Wno-deprecated-declarations"], ["-Wno-deprecated-declarations"]),
    "Wreorder": (["-Wreorder"], ["-Wreorder"]),
    "cuda-version": (["--cuda-version=13.0"], ["-D__HIPSPV_CUDA_VERSION__=13000"]),
    "brief-diagnostics": (["-brief-diag=true"], ["-fno-caret-diagnostics", "-fno-show-column"]),
    "no-display-error-number": (["-no-err-no"], ["-fno-diagnostics-show-option"]),
}

# The effect of rows with code of their own on the commands of `x.cu b.o`: a word that must appear,
# or a word after ! that must not.
STEPS: dict[str, tuple[list[str], list[str]]] = {
    "output-file": (["-o", "y"], ["y"]),
    "output-directory": (["-c", "-odir=d"], ["d/x.o"]),
    "compiler-bindir": (["-ccbin", "hipspv-cc"], ["!hipspv-cc"]),
    "archiver-binary": (["-lib", "-arbin", "/usr/bin/ar"], ["a.a"]),
    "link": (["--link"], ["a.out"]),
    "lib": (["-lib", "-o", "l.a"], ["rcs", "l.a", "b.o"]),
    "device-link": (["-dlink"], ["--device-link", "a_dlink.o", "b.o"]),
    "device-c": (["-dc"], ["-c", "-fgpu-rdc", "-D__CUDACC_RDC__=1", "x.o"]),
    "device-w": (["-dw"], ["-c", "-fno-gpu-rdc", "x.o"]),
    "compile": (["-c"], ["-c", "x.o", "!b.o"]),
    "fatbin": (["-fatbin"], ["--genco", "x.fatbin"]),
    "cubin": (["-cubin"], ["--genco", "x.cubin"]),
    "ptx": (["-ptx"], ["--emit=ptx", "--offload-arch=sm_80", "--no-offload-arch=spirv64", "x.ptx"]),
    "preprocess": (["-E"], ["-E", "--cuda-device-only"]),
    "generate-dependencies": (["-M"], ["-M"]),
    "generate-nonsystem-dependencies": (["-MM"], ["-MM"]),
    "run": (["-run"], ["a.out"]),
    "device-debug": (["-G"], ["-O0", "-gline-tables-only", "-D__CUDACC_DEBUG__=1"]),
    "Ofast-compile": (["-Ofc=max"], ["-O1"]),
    "dopt": (["-G", "-dopt=on"], ["-O3", "!-O0"]),
    "x": (["-x", "c++"], ["c++", "-D__NVCC__=1", "!cu"]),
    "compiler-options": (["-Xcompiler", "-Wall,-isystem,d"], ["-Xhost", "-Wall", "-isystem", "d"]),
    "archive-options": (["-lib", "-Xarchive", "--thin"], ["--thin"]),
    "ptxas-options": (["-Xptxas=-O1,-v,-dlcm=ca"], ["-O1", "--resource-usage", "!-v", "--def-load-cache=ca"]),
    "maxrregcount": (["-maxrregcount", "40"], ["--max-registers=40"]),
    "fatbin-options": (["-Xfatbin", "-compress-all"], ["--offload-compress"]),
    "forward-unknown-to-host-compiler": (["-forward-unknown-to-host-compiler", "-fPIC"], ["-Xhost", "-fPIC"]),
    "forward-unknown-to-host-linker": (["-forward-unknown-to-host-linker", "-Map=m"], ["-Xlinker", "-Map=m"]),
    "forward-unknown-opts": (["-forward-unknown-opts", "-march=x"], ["-Xhost", "-march=x"]),
    "fdevice-syntax-only": (["-c", "-fdevice-syntax-only"], ["-fsyntax-only", "!-c"]),
    "keep": (["--keep"], ["-save-temps", "x.o"]),
    "keep-dir": (["-keep-dir", "k"], ["-save-temps=obj", "k/x.o"]),
    "gpu-architecture": (["-arch=sm_100f"], ["--offload-arch=sm_100"]),
    "gpu-code": (
        ["-arch=compute_80", "-code=sm_80,sm_86"],
        ["--offload-arch=sm_80", "--offload-arch=compute_80=sm_86"],
    ),
    "generate-code": (
        [
            "--generate-code=arch=compute_80,code=[compute_80,sm_86]",
            "-gencode",
            "arch=compute_70",
            "-gencode=arch=compute_90,code=sm_90a",
            "-gencode=arch=compute_61,code=[sm_61,sm_72]",
        ],
        [
            "--offload-arch=compute_80",
            "--offload-arch=compute_80=sm_86",
            "--offload-arch=compute_70",
            "--offload-arch=compute_90=sm_90a",
            "!--offload-arch=sm_90a",
            "--offload-arch=sm_72",
        ],
    ),
    "use_fast_math": (
        ["-use_fast_math"],
        [
            "-fgpu-flush-denormals-to-zero",
            "-fno-hip-fp32-correctly-rounded-divide-sqrt",
            "-ffp-contract=fast",
            "-fgpu-approx-transcendentals",
        ],
    ),
    "Werror": (["-Werror", "all-warnings,reorder"], ["-Werror", "-Werror=reorder"]),
}
# Informational options and run options: tests/nvcc/test_commands.py.
RUN = {
    *("verbose", "dryrun", "clean-targets", "run-args", "help", "version", "options-file", "time"),
    *("list-gpu-code", "list-gpu-arch"),
    *("Wunsupported-nvcc-option", "Wno-unsupported-nvcc-option"),
}


def plan(*words: str) -> Plan:
    arguments = read(list(words))
    return Plan(arguments, Translation(arguments), "/tmp/none")


def test_every_row_has_its_example() -> None:
    assert set(rows(ARGUMENTS)) == set(EXAMPLES)
    assert set(rows(STEP)) == set(STEPS) | RUN
    assert len(ALL) > 150


@pytest.mark.parametrize("name", EXAMPLES)
def test_words(name: str) -> None:
    given_words, expected = EXAMPLES[name]
    arguments = read(given_words)
    assert [given.row.name for given in arguments.given] == [name]
    translation = Translation(arguments)
    assert (translation.argv, translation.warnings) == (expected, [])
    # hipspv-cc's table knows them all.
    line = command_line.parse(expected)
    assert not line.inputs and all(
        item.option is not None for item in line.items if isinstance(item, command_line.Argument)
    )


@pytest.mark.parametrize("name", STEPS)
def test_steps(name: str) -> None:
    given_words, expected = STEPS[name]
    assert name in {given.row.name for given in read(given_words).given}
    words = [word for step in plan(*given_words, "x.cu", "b.o").steps for word in step.argv]
    for word in expected:
        assert (word.removeprefix("!") in words) != word.startswith("!"), words


@pytest.mark.parametrize("name", rows(SILENT))
def test_ignored_options_change_nothing(name: str) -> None:
    translation = Translation(read([f"--{name}", *a_value(ROWS[name])]))
    assert (translation.argv, translation.warnings) == ([], [])
    assert ROWS[name].text


@pytest.mark.parametrize("name", rows(WARNED))
def test_ignored_options_that_matter_are_named(name: str) -> None:
    translation = Translation(read([f"--{name}", *a_value(ROWS[name])]))
    assert translation.argv == []
    (warning,) = translation.warnings
    assert warning == f"Option '--{name}' is ignored: {ROWS[name].text}"


@pytest.mark.parametrize("name", rows(REFUSED))
def test_refused_options_say_what_to_do(name: str) -> None:
    with pytest.raises(DriverError, match=f"Option '--{name}' is not supported: ") as error:
        Translation(read([f"--{name}", *a_value(ROWS[name])]))
    assert error.value.remedy


@pytest.mark.parametrize("row", PTXAS, ids=lambda row: row.name)
def test_ptxas_options(row: Row) -> None:
    value = "".join(f"={value}" for value in a_value(row))
    translation = Translation(read(["-Xptxas", f"--{row.name}{value}"]))
    assert translation.warnings == []
    assert bool(translation.argv) == (row.outcome == ARGUMENTS)


def test_unknown_options_of_other_programs_are_named() -> None:
    words = ["-Xptxas", "-foo,-v", "-Xfatbin=-bar", "-Werror=missing-launch-bounds"]
    translation = Translation(read(words))
    first, second = translation.warnings
    assert first.startswith("fatbinary option '-bar' is ignored") and "missing-launch-bounds" in second
    assert translation.argv[:3] == ["-Xcuda-ptxas", "-foo", "--resource-usage"]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-foo"], "Unknown option '-foo'"),
        (["--std=c++99"], "Value 'c++99' is not defined for option 'std'"),
        (
            ["-ptx", "-arch=sm_80", "-gencode=arch=compute_90,code=sm_90", "a.cu"],
            "Option '--ptx (-ptx)' is not allowed",
        ),
        (["-o"], "argument expected after '-o'"),
        (["-G=1"], "no argument expected after '-G'"),
        (["-arch=gfx90a"], "Unsupported gpu architecture 'gfx90a'"),
        (["-gencode", "arch=compute_80,code=[foo,sm_80]"], "Unsupported gpu architecture 'foo'"),
        *(
            (["-gencode", f"arch={arch},code={code}"], f"Incompatible code generation requested: arch='{arch}', code=")
            for arch, code in (
                *(("compute_80", "sm_75"), ("compute_90a", "sm_90"), ("compute_90a", "[sm_90a,sm_100]")),
                *(("compute_100f", "sm_110"), ("compute_103f", "sm_100f"), ("compute_100", "compute_103")),
            )
        ),
        (["-arch=compute_90a", "-code=sm_90"], "Incompatible code generation requested"),
        (["-Werror", "foo"], "Value 'foo' is not defined for option 'Werror'"),
        (["-Ofc", "fast"], "Value 'fast' is not defined for option 'Ofast-compile'"),
        (["-c", "a.cu", "b.cu", "-o", "x"], "A single input file is required for a non-link"),
        (["a.foo"], "Don't know what to do with 'a.foo'"),
        (["a.ptx"], "'a.ptx': PTX can't be translated"),
        (["-x", "f95", "a"], "Value 'f95' is not defined for option 'x'"),
        ([], "No input files specified"),
        (["-c"], "No input files specified"),
        (["-Ofast", "a.cu"], "Value 'fast' is not defined for option 'optimize'"),
    ],
)
def test_errors(words: list[str], message: str) -> None:
    with pytest.raises(DriverError) as error:
        plan(*words)
    assert str(error.value).startswith(message)


@pytest.mark.parametrize(
    ("words", "arch", "warning"),
    [
        ([], "sm_80", ""),
        (["-arch=sm_90"], "sm_90", ""),
        (["-arch=compute_80", "-code=sm_86"], "sm_80", ""),
        (["-gencode", "arch=compute_75,code=[sm_75,compute_75]"], "sm_75", ""),
        (["-arch=sm_100f"], "sm_100", ""),
        (["-arch=sm_52"], "sm_70", "Option '--ptx': no PTX is made for sm_52; it is for sm_70 and later"),
    ],
)
def test_ptx_is_for_one_architecture(words: list[str], arch: str, warning: str) -> None:
    made = plan("-ptx", *words, "a.cu")
    (step_,) = made.steps
    assert [word for word in step_.argv if word.startswith("--offload-arch=")] == [f"--offload-arch={arch}"]
    assert made.translation.warnings == [warning] * bool(warning)


@pytest.mark.parametrize(
    ("arg", "remedy"),
    [
        ("-pthread", "-Xcompiler -pthread passes it to the host compiler"),
        ("-Wl,-rpath,/a", "-Xlinker -rpath,/a passes it to the linker"),
        ("-fPIC", "-Xcompiler -fPIC passes it to the host compiler"),
        ("-use-fast-math", "did you mean '--use_fast_math'?"),
    ],
)
def test_unknown_options_have_a_remedy(arg: str, remedy: str) -> None:
    with pytest.raises(DriverError) as error:
        plan(arg, "a.cu")
    assert error.value.remedy == remedy


@pytest.mark.parametrize(
    ("name", "warned"),
    [
        ("g++", False),
        ("x86_64-linux-gnu-g++-12", False),
        ("/usr/bin/clang++", False),
        ("nvc++", True),
        ("cl.exe", True),
    ],
)
def test_the_host_compiler_is_clang(name: str, warned: bool) -> None:
    translation = Translation(read(["-ccbin", name]))
    assert translation.argv == []
    assert len(translation.warnings) == warned


def test_the_host_compiler_may_be_an_mpi_wrapper(tmp_path: Path) -> None:
    """Its headers are for both sides, and its libraries come after the inputs."""
    wrapper = tmp_path / "mpicxx"
    wrapper.write_text('#!/bin/sh\ntest "$*" = -show && echo "g++ -I/mpi/include -DX=\'a b\' -L/mpi/lib -lmpi"\n')
    wrapper.chmod(0o755)
    made = plan("-ccbin", str(wrapper), "a.cu")
    compiled, linked = (step.argv for step in made.steps)
    assert {"-I/mpi/include", "-DX=a b"} <= set(compiled) and "-Xhost" not in compiled
    assert linked.index("-lmpi") > max(i for i, word in enumerate(linked) if word.endswith(".o"))
    wrapper.write_text("#!/bin/sh\nexit 3\n")
    with pytest.raises(DriverError, match="-show' failed"):
        plan("-ccbin", str(wrapper), "a.cu")


parts = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\\\"'[]"), min_size=1)
plain = st.text("abc/._-", min_size=1).filter(lambda text: not text.startswith("-"))


@given(st.lists(parts))
def test_lists(given_parts: list[str]) -> None:
    text = ",".join(part.replace(",", "\\,") for part in given_parts)
    assert split(text) == given_parts


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('"-Wl,-z,now",-O2', ["-Wl,-z,now", "-O2"]),
        ("'a,b'", ["a,b"]),
        ('-DX="a,b",-DY', ['-DX="a,b"', "-DY"]),
        ("arch=compute_80,code=[sm_80,sm_86]", ["arch=compute_80", "code=[sm_80,sm_86]"]),
        ('a"b', ['a"b']),
        (",a,,b,", ["a", "b"]),
        ("", []),
    ],
)
def test_quotes_in_lists(text: str, expected: list[str]) -> None:
    assert split(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("-fPIC  -O2", ["-fPIC", "-O2"]),
        ("-Wl\\,-z\\,now,-s", ["-Wl,-z,now", "-s"]),
        ('"-Wl,-z,now"', ["-Wl,-z,now"]),
        ("'-fPIC'", ["-fPIC"]),
        ('-DX="a b"', ["-DX=a b"]),
        ("'-DX=\"a b\"'", ['-DX="a b"']),
        ('-DX=\\"a\\"', ['-DX="a"']),
        ('a"b', ['a"b']),
        ("", []),
    ],
)
def test_options_for_other_programs_are_words_of_a_shell(text: str, expected: list[str]) -> None:
    """As the commands that nvcc 13.0 -dryrun prints."""
    assert words(text) == expected
    assert read(["-Xcompiler", text]).values("compiler-options") == expected


@given(st.sampled_from(ALL), st.data())
def test_spellings(name: str, data: st.DataObject) -> None:
    """An option means the same in every spelling."""
    row = ROWS[name]
    if row.name == "options-file":  # takes effect at once
        return
    if row.allowed:
        values = [data.draw(st.sampled_from(row.allowed))]
    else:
        minimum, maximum = {FLAG: (0, 0), SINGLE: (1, 1), EACH: (1, 1), LIST: (1, 3), OPTIONS: (1, 3)}[row.kind]
        values = data.draw(st.lists(plain, min_size=minimum, max_size=maximum))
    spelled = data.draw(st.sampled_from([row.name, *row.short]))
    hyphens = data.draw(st.sampled_from(["-", "--"]))
    ways = [[hyphens + spelled]]
    if row.kind != FLAG:
        joined = ",".join(values)
        ways = [[f"{hyphens}{spelled}={joined}"], [hyphens + spelled, joined]]
        if row.kind in (LIST, OPTIONS):
            ways.append([w for value in values for w in (hyphens + spelled, value)])
        if spelled in tuple("DUILlO") or (spelled == "t" and joined.isdecimal()):
            ways.append([f"-{spelled}{joined}"])
    arguments = read([*data.draw(st.sampled_from(ways)), "end.cu"])
    assert {given.row.name for given in arguments.given} == {name}
    assert arguments.values(name) == values
    assert arguments.inputs == ["end.cu"] and not arguments.unknown


def test_the_last_value_counts_and_a_warning_says_so() -> None:
    arguments = read(["-O2", "-O3", "-std=c++17", "-std", "c++17", "-gencode", "a", "-gencode=b"])
    assert arguments.last("optimize") == "3"
    assert [row.name for row in arguments.redefined] == ["optimize"]


def test_libraries_stand_after_inputs() -> None:
    *_, link = plan("-lfoo", "-Ld", "b.o", "-lbar", "c.o").steps
    inputs = [link.argv.index(word) for word in ("b.o", "c.o", "-lfoo", "-lbar")]
    assert inputs == sorted(inputs)


def test_sources_by_suffix() -> None:
    steps = plan("-c", "-std=c++17", "-rdc=true", "a.cu", "b.cpp", "c.c", "-Xptxas=-v").steps
    cu, cxx, c = (step.argv for step in steps)
    assert cu[cu.index("-x") + 1] == "cu" and "-D__CUDACC_RDC__=1" in cu
    assert cxx[cxx.index("-x") + 1] == "c++" and "-std=c++17" in cxx
    assert "-D__CUDACC_RDC__=1" not in cxx and "-D__NVCC__=1" in cxx
    assert c[c.index("-x") + 1] == "c" and "-std=c++17" not in c


@pytest.mark.parametrize("words", [("-c", "a.o"), ("-fatbin", "a.cpp")])
def test_there_may_be_nothing_to_do(words: tuple[str, ...]) -> None:
    assert plan(*words).steps == []


def test_hipspv_cc_takes_them_too() -> None:
    line = command_line.parse(["-use_fast_math", "-fmad=false", "-arch=sm_80", "-lineinfo", "a.cu"])
    device = line.arguments_for(option_table.DEVICE)
    assert [w for w in device if w.startswith("-ffp-contract")] == ["-ffp-contract=fast", "-ffp-contract=off"]
    assert "-ffp-contract=off" not in line.arguments_for(option_table.HOST)
    assert "-gline-tables-only" in device
    assert [i.path for i in line.inputs] == ["a.cu"]


def test_every_nvcc_option_of_hipspv_cc_is_in_the_table() -> None:
    shared = [option for option in option_table.OPTIONS.values() if option.steps == option_table.NVCC]
    assert shared and all(option.help == ROWS[option.name.strip("-=")].text for option in shared)
