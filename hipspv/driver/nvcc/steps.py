"""The commands that an nvcc command line stands for: hipspv-cc for each source, then a link."""

from __future__ import annotations

import os

from hipspv.core import toolchain
from hipspv.core.errors import DriverError
from hipspv.driver.nvcc import architectures
from hipspv.driver.nvcc.arguments import Arguments, language_of
from hipspv.driver.nvcc.translation import Translation, device_level

COMPILER = "hipspv-cc"

# Phases that make one output for each source, by option: its suffix, and hipspv-cc's arguments.
_EACH: dict[str, tuple[str, tuple[str, ...]]] = {
    "compile": (".o", ("-c",)),
    "device-c": (".o", ("-c", "-fgpu-rdc", "-D__CUDACC_RDC__=1")),
    "device-w": (".o", ("-c", "-fno-gpu-rdc")),
    "fatbin": (".fatbin", ("--genco",)),
    "cubin": (".cubin", ("--genco",)),
    "ptx": (".ptx", ("--emit=ptx",)),
    "preprocess": ("", ("-E", "--cuda-device-only")),
    "fdevice-syntax-only": ("", ("-fsyntax-only",)),
    "generate-dependencies": ("", ("-M",)),
    "generate-nonsystem-dependencies": ("", ("-MM",)),
}
# Phases that make one output of all inputs, and its name.
_ALL = {"link": "a.out", "run": "a.out", "lib": "a.a", "device-link": "a_dlink.o"}
_BUNDLES = ("fatbin", "cubin", "ptx")

# Options after -Xcompiler that the host compiler answers, and then compiles nothing.
_QUESTIONS = ("--version", "-dumpversion", "-dumpmachine", "--help", "-print-", "--print-")

_WITH_DEPENDENCIES = ("generate-dependencies-with-compile", "generate-nonsystem-dependencies-with-compile")

# The default release's macros. hipspv/include/host_defines.h defines the macros for CUDA sources; nvcc
# defines some for C and C++, too.
RELEASE = {"MAJOR": 12, "MINOR": 8, "BUILD": 0}


class Step:
    """One command. `program` is hipspv-cc or a path; `output` the file it writes, if any."""

    __slots__ = ("argv", "output", "program")

    def __init__(self, program: str, argv: list[str], output: str = "") -> None:
        self.program = program
        self.argv = argv
        self.output = output


class Plan:
    """The steps, in order. `directory` takes the objects that the user didn't ask for."""

    def __init__(self, arguments: Arguments, translation: Translation, directory: str) -> None:
        self.arguments = arguments
        self.translation = translation
        self.directory = directory
        self.steps: list[Step] = []
        self.program = ""  # the program of --run
        self.phase = _phase(arguments)
        self._sources = _sources(arguments)
        self._output = arguments.last("output-file")
        self._directory = arguments.last("output-directory") or ""
        self._keep = arguments.last("keep-dir")
        self._argv = [*device_level(arguments), *translation.compile_arguments]
        self._build()

    def _build(self) -> None:
        host = self.arguments.values("compiler-options")
        if any(option.startswith(_QUESTIONS) for option in host):
            self.steps.append(Step(toolchain.clang(), host))
        elif self.phase == "run" and self._is_program():
            self.program = self.arguments.inputs[0]
        elif self.phase in _EACH:
            self._compile_each()
        else:
            self._compile_all()

    def _is_program(self) -> bool:
        inputs = self.arguments.inputs
        return len(inputs) == 1 and not self._sources and os.access(inputs[0], os.X_OK)

    def _compile_each(self) -> None:
        self._require_inputs()
        sources = [path for path in self.arguments.inputs if path in self._sources]
        if self._output and len(sources) > 1:
            raise DriverError("A single input file is required for a non-link phase when an outputfile is specified")
        suffix, argv = _EACH[self.phase]
        if self.phase in _BUNDLES:  # the others have no device code
            sources = [path for path in sources if self._sources[path] == "cu"]
        if self.phase == "ptx":
            self._argv = [*architectures.without(self._argv), *self._ptx_architecture()]
        for path in sources:
            output = self._output or (self._path(path, suffix) if suffix else "")
            self._compile(path, output, argv)

    def _ptx_architecture(self) -> list[str]:
        """Return the options for the one architecture of -ptx."""
        arch, warning = architectures.of_ptx(architectures.virtual(self.arguments))
        if warning:
            self.translation.warnings.append(warning)
        return [f"--offload-arch={arch}", "--no-offload-arch=spirv64"]

    def _path(self, path: str, suffix: str) -> str:
        stem = os.path.splitext(os.path.basename(path))[0]
        return os.path.join(self._directory, stem + suffix)

    def _compile(self, path: str, output: str, argv: tuple[str, ...]) -> None:
        """Add the step from one source to one output. --keep-dir puts the files into its directory."""
        language = self._sources[path]
        made = output
        if self._keep and output:
            made = os.path.join(self._keep, os.path.basename(output))
        command = [*_for_language(self._argv, language, release(self.arguments)), *argv]
        command += self._keep_arguments() + self._dependency_arguments(path, output, made)
        command += ["-x", language, path, *(["-o", made] if made else [])]
        self.steps.append(Step(COMPILER, command, made))
        if made != output:
            self.steps.append(Step("cp", [made, output], output))

    def _keep_arguments(self) -> list[str]:
        if self._keep:
            return ["-save-temps=obj"]
        return ["-save-temps"] if self.arguments.has("keep") else []

    def _dependency_arguments(self, path: str, output: str, made: str) -> list[str]:
        """Return the options for -MD's file and target when the object isn't made at the user's path."""
        if made.startswith(self.directory):
            output = self._output or self._path(path, ".o")
        if made == output or not any(self.arguments.has(name) for name in _WITH_DEPENDENCIES):
            return []
        argv = []
        if not self.arguments.has("dependency-output"):
            argv += ["-MF", os.path.splitext(output)[0] + ".d"]
        if not self.arguments.has("dependency-target-name"):
            argv += ["-MT", output]
        return argv

    def _require_inputs(self) -> None:
        if not self.arguments.inputs:
            raise DriverError("No input files specified; use option --help for more information")

    def _compile_all(self) -> None:
        self._require_inputs()
        objects: list[str] = []
        kept = self.arguments.has("keep") or self._keep
        for path in self.arguments.inputs:
            if path not in self._sources:
                objects.append(path)
                continue
            name = os.path.splitext(os.path.basename(path))[0] + ".o"
            directory = (self._keep or "") if kept else self.directory
            objects.append(os.path.join(directory, name if kept else f"{len(objects)}-{name}"))
            self._compile(path, objects[-1], ("-c",))
        output = self._output or os.path.join(self._directory, _ALL[self.phase])
        _LINKS[self.phase](self, objects, output)

    def _link(self, objects: list[str], output: str) -> None:
        argv = [*self._argv, "-Xlinker", "--start-group", *objects]
        argv += [f"-L{toolchain.LIBRARY}", *self.translation.libraries]
        argv += ["-Xlinker", "--end-group", "-o", output]
        self.steps.append(Step(COMPILER, argv, output))

    def _link_and_run(self, objects: list[str], output: str) -> None:
        self._link(objects, output)
        self.program = output if os.path.dirname(output) else os.path.join(".", output)

    def _link_device(self, objects: list[str], output: str) -> None:
        how = ["--device-link"]
        if any(self.arguments.has(name) for name in _BUNDLES):
            how = ["--genco", "-fgpu-rdc"]
        argv = [*self._argv, *how, *objects, *self.translation.libraries]
        # CMake asks for a shared library here, too.
        argv = [arg for arg in argv if arg not in ("-shared", "-r")]
        self.steps.append(Step(COMPILER, [*argv, "-o", output], output))

    def _archive(self, objects: list[str], output: str) -> None:
        archiver = self.arguments.last("archiver-binary") or toolchain.clang_tool("llvm-ar")
        options = self.arguments.values("archive-options")
        self.steps.append(Step(archiver, [*options, "rcs", output, *objects], output))


_LINKS = {"link": Plan._link, "run": Plan._link_and_run, "device-link": Plan._link_device, "lib": Plan._archive}


def _phase(arguments: Arguments) -> str:
    """Return the last phase given. -dlink with an output kind is a device link; with a syntax check
    everything is one."""
    given = [g.row.name for g in arguments.given if g.row.name in _EACH or g.row.name in _ALL]
    for first in ("fdevice-syntax-only", "device-link"):
        if first in given:
            return first
    relocatable = "device-c" in given
    phase = given[-1] if given else "link"
    return "device-c" if phase == "compile" and relocatable else phase


def _sources(arguments: Arguments) -> dict[str, str]:
    """Return the compiled inputs, with their languages."""
    given = arguments.last("x")
    if given is not None and given not in ("c", "c++", "cu"):
        raise DriverError(f"Value '{given}' is not defined for option 'x'", "c, c++, cu")
    if arguments.has("run") and len(arguments.inputs) == 1:
        path = arguments.inputs[0]
        if given is None and "." not in os.path.basename(path) and os.access(path, os.X_OK):
            return {}
    languages = {path: language_of(path, given) for path in arguments.inputs}
    return {path: language for path, language in languages.items() if language}


def release(arguments: Arguments) -> dict[str, int]:
    """Return the parts of the release's version: the default one, or --cuda-version's."""
    given = arguments.last("cuda-version")
    if given is None:
        return RELEASE
    major, minor = map(int, given.split("."))
    return {"MAJOR": major, "MINOR": minor, "BUILD": 0}


def _for_language(argv: list[str], language: str, version: dict[str, int]) -> list[str]:
    """Return the arguments for a source in C or C++."""
    if language == "cu":
        return argv
    argv = [arg for arg in argv if not arg.startswith("-D__CUDACC_")]
    if language == "c":
        argv = [arg for arg in argv if not arg.startswith("-std=c++")]
    return [*argv, "-D__NVCC__=1", *(f"-D__CUDACC_VER_{part}__={value}" for part, value in version.items())]
