"""The command line of hipspv-cc, and the parser that reads it by the table of options."""

from __future__ import annotations

import os

from hipspv.core.errors import OptionError
from hipspv.driver.options.option_table import (
    ALL,
    BOTH,
    DRIVER,
    EITHER,
    FLAG,
    JOINED,
    LINK,
    NVCC,
    OPTIONS,
    Option,
    find,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# Names in clang's -x, and the suffixes that mean them. As with hipcc, every C++ suffix means HIP;
# -x c++ and --no-cxx-as-hip ask for plain C++.
HIP = "hip"
CUDA = "cuda"
UNDECIDED = "hip or cuda"  # the preprocessor decides: include/dialect
PREPROCESSED = "hip-cpp-output"  # the output of -E for both sides
OBJECT = "object"
_CXX_SUFFIXES = (".cpp", ".cc", ".cxx", ".C", ".CPP", ".c++", ".cp")
_SUFFIXES = {
    **dict.fromkeys((".hip", *_CXX_SUFFIXES), HIP),
    ".hipi": PREPROCESSED, ".cui": PREPROCESSED,
    ".ii": "c++-cpp-output", ".i": "cpp-output",
    ".c": "c", ".s": "assembler", ".S": "assembler-with-cpp", ".asm": "assembler-with-cpp",
    ".ll": "ir", ".bc": "ir", ".h": "c-header", ".hpp": "c++-header", ".hh": "c++-header",
    ".m": "objective-c", ".mm": "objective-c++", ".f": "f95", ".cl": "cl",
}  # fmt: skip
# nvcc says -x cu.
_LANGUAGES = {"cu": CUDA, "cuda-cpp-output": PREPROCESSED}


# Libraries that build files for ROCm and CUDA link, and whose content is in hipspv's runtime.
_RUNTIME_LIBRARIES = (
    *("amdhip64", "hiprtc", "hiprtc-builtins", "amd_comgr", "hsa-runtime64"),
    *("cuda", "cudart", "cudart_static", "cudadevrt", "nvrtc", "nvrtc_static", "nvrtc-builtins_static", "culibos"),
)
# NVIDIA's static libraries, of which hipspv has the shared ones alone.
_SHARED_LIBRARIES = {
    f"{name}_static": name for name in ("cublas", "cublasLt", "cufft", "curand", "cusolver", "cusparse")
}
# Those for profilers. hipspv's headers define most of their functions, so that programs seldom need them.
_PROFILERS_LIBRARIES = ("roctx64", "rocprofiler-sdk-roctx", "roctracer64", "nvToolsExt")


STDIN = "-"


class Input:
    """A file to compile or link."""

    __slots__ = ("language", "path")

    def __init__(self, path: str, language: str) -> None:
        self.path = path
        self.language = language

    @property
    def is_hip(self) -> bool:
        return self.language in (HIP, CUDA, UNDECIDED, PREPROCESSED)

    @property
    def is_source(self) -> bool:
        return self.language != OBJECT

    @property
    def is_stream(self) -> bool:
        """True for standard input, pipes and devices, which can be read only once."""
        return self.path == STDIN or not os.path.isfile(self.path)


def is_own_warning(flag: str) -> bool:
    """Return true if -W<flag> names one of hipspv's own warnings, listed in passes/warning_names.py."""
    from hipspv.passes.warning_names import WARNINGS, name_of

    return name_of(flag) in WARNINGS


def _steps_of_warning(flag: str) -> str:
    """Return the steps that get the option: clang would warn of warnings that it doesn't know."""
    from hipspv.passes.warning_names import CLANGS, name_of

    return BOTH if name_of(flag) in CLANGS else DRIVER


def _is_cudas(directory: str) -> bool:
    """Return true for a CUDA Toolkit's headers. Build files for nvcc name them; the package's are to come first."""
    is_named_so = os.path.basename(directory.rstrip("/")) == "include"
    return is_named_so and os.path.exists(os.path.join(directory, "crt", "host_config.h"))


class Argument:
    """An option as it was given: `argv` is its spelling, `value` its value."""

    __slots__ = ("argv", "option", "steps", "value")

    def __init__(self, option: Option | None, argv: tuple[str, ...], value: str) -> None:
        if option is not None and option.name == "-l" and value in _SHARED_LIBRARIES:
            value = _SHARED_LIBRARIES[value]
            argv = (f"-l{value}",)
        self.option = option
        self.argv = argv
        self.value = value
        self.steps = ALL if option is None else option.steps
        if option is not None and option.name == "-W" and is_own_warning(value):
            self.steps = _steps_of_warning(value)
        if option is not None and option.name == "-l" and value in _RUNTIME_LIBRARIES:
            self.steps = DRIVER
        if value.removeprefix("=").startswith("-amdgpu-"):  # -mllvm: the host's LLVM doesn't know AMD's GPUs
            self.steps = DRIVER

    def spelled_for(self, step: str) -> tuple[str, ...]:
        """Return the arguments for a step's command."""
        name = self.option.name if self.option is not None else ""
        if name in ("-Xarch_device", "-Xarch_host", "-Xhost"):
            return (self.value,)
        if name == "-l" and self.value in _PROFILERS_LIBRARIES and step == LINK:
            return ("-Wl,--push-state,--as-needed", *self.argv, "-Wl,--pop-state")
        if self.argv == ("-fopenmp=libgomp",):
            # clang makes no parallel code for GCC's library; LLVM's has its functions, too.
            return ("-fopenmp",)
        if name in ("-I", "-isystem") and _is_cudas(self.value):
            return ("-idirafter", self.value)
        return self.argv


class CommandLine:
    """A parsed command line: options and inputs in the order in which they were given."""

    def __init__(self, items: list[Argument | Input]) -> None:
        self.items = items
        self.inputs = [item for item in items if isinstance(item, Input)]
        self._given: dict[str, list[Argument]] = {}
        for item in items:
            if isinstance(item, Argument) and item.option is not None:
                self._given.setdefault(item.option.name, []).append(item)

    def has(self, *names: str) -> bool:
        return any(name in self._given for name in names)

    def last(self, *names: str) -> str | None:
        """Return the value of the last of these options that was given, or None."""
        found = None
        for item in self.items:
            if isinstance(item, Argument) and item.option and item.option.name in names:
                found = item.value
        return found

    def enabled(self, on: str, off: str) -> bool:
        """Return true if the last of a pair of flags is `on`; false if neither was given."""
        names = [
            a.option.name for a in self.items if isinstance(a, Argument) and a.option and a.option.name in (on, off)
        ]
        return bool(names) and names[-1] == on

    def given(self, *names: str) -> list[Argument]:
        """Return every occurrence of these options, in order."""
        return [a for a in self.items if isinstance(a, Argument) and a.option and a.option.name in names]

    @property
    def uses_cache(self) -> bool:
        """False for --no-cache and HIPSPV_CACHE=0, which also controls the runtime's cache."""
        return not self.has("--no-cache") and os.environ.get("HIPSPV_CACHE") != "0"

    def arguments_for(self, step: str) -> list[str]:
        """Return the options for one step's command."""
        return [
            arg
            for item in self.items
            if isinstance(item, Argument) and step in item.steps
            for arg in item.spelled_for(step)
        ]


# clang's long names of options that the driver reads; a value follows, or `=` and a value.
_LONG_NAMES = {
    "--assemble": "-S",
    "--compile": "-c",
    "--define-macro": "-D",
    "--dependencies": "-M",
    "--include-directory": "-I",
    "--language": "-x",
    "--library-directory": "-L",
    "--output": "-o",
    "--preprocess": "-E",
    "--undefine-macro": "-U",
    "--user-dependencies": "-MM",
    "--write-dependencies": "-MD",
    "--write-user-dependencies": "-MMD",
}


def _with_architecture(option: tuple[str, ...], argv: Sequence[str]) -> tuple[str, ...]:
    """Return nvcc's option, for -code with -arch, of whose virtual architecture the code is made."""
    if not option[0].startswith(("-code=", "--gpu-code=")):
        return option
    return (*(arg for arg in argv if arg.startswith(("-arch=", "--gpu-architecture="))), *option)


def parse(argv: Sequence[str]) -> CommandLine:
    """Read a command line. Response files must be expanded already."""
    items: list[Argument | Input] = []
    language: str | None = None
    cxx, cu = HIP, UNDECIDED  # the languages of .cpp and .cu
    rest = iter(argv)
    for arg in rest:
        if arg == "--":
            items += [Input(path, language_of(path, language, cxx, cu)) for path in rest]
        elif arg == "-" or not arg.startswith("-"):
            items.append(Input(arg, language_of(arg, language, cxx, cu)))
        else:
            argument = _argument(_short(arg), rest)
            if argument.steps == NVCC:
                from hipspv.driver.nvcc.translation import arguments_for

                items += parse(arguments_for(_with_architecture(argument.argv, argv))).items
                continue
            items.append(argument)
            name = argument.option.name if argument.option is not None else ""
            if name == "-x":
                language = _LANGUAGES.get(argument.value, argument.value)
                language = None if language == "none" else language
            cxx = {"--cxx-as-hip": HIP, "--no-cxx-as-hip": "c++"}.get(name, cxx)
            cu = HIP if name == "--cu-as-hip" else cu
    return CommandLine(items)


def _short(arg: str) -> str:
    name, _, value = arg.partition("=")
    return _LONG_NAMES[name] + value if name in _LONG_NAMES else arg


def _argument(arg: str, rest: Iterator[str]) -> Argument:
    option = find(arg)
    if option is None:
        _check_attached(arg)
        return Argument(None, (arg,), "")
    if option.kind == FLAG:
        return Argument(option, (arg,), "")
    value = arg[len(option.name) :]
    if option.kind == JOINED or (option.kind == EITHER and value):
        return Argument(option, (arg,), value)
    following = next(rest, None)
    if following is None:
        raise OptionError(f"argument to '{arg}' is missing (expected 1 value)")
    return Argument(option, (arg, following), following)


def _check_attached(arg: str) -> None:
    """Require `=` before the values of hipspv's own options; clang doesn't know the bare names."""
    option = OPTIONS.get(f"{arg}=")
    if option is not None and option.steps == DRIVER:
        raise OptionError(f"argument to '{arg}' is missing: write {option.name}{option.value}")


def language_of(path: str, told: str | None = None, cxx: str = HIP, cu: str = UNDECIDED) -> str:
    """Return a file's language: that of -x, or else of the suffix, with `cxx` for C++ suffixes and `cu` for CUDA's.

    -x c++ makes no C++ of .hip and .cu: CMake gives it to all sources with LANGUAGE CXX (CMP0119).
    A file without a known suffix goes to the linker.
    """
    suffix = os.path.splitext(path)[1]
    if told is not None and not (told == "c++" and suffix in (".hip", ".cu")):
        return told
    if suffix == ".cu":
        return cu
    return cxx if suffix in _CXX_SUFFIXES else _SUFFIXES.get(suffix, OBJECT)
