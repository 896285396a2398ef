"""One hipspv-cc command line: compile each source, then link; or answer a question."""

from __future__ import annotations

import os
import signal
import sys
import time

from hipspv import __version__
from hipspv.core import process, toolchain
from hipspv.core.errors import DriverError
from hipspv.core.files import free_bytes
from hipspv.core.store import switched_off
from hipspv.core.workspace import Workspace, check_place, read, write_all
from hipspv.driver.clang import auxiliary_outputs, openmp, other_languages, preprocessed
from hipspv.driver.clang.binary_files import kind_of_binary
from hipspv.driver.clang.compilation_id import cuid, place
from hipspv.driver.options import output_forms
from hipspv.driver.options.command_line import HIP, PREPROCESSED, CommandLine, Input
from hipspv.driver.options.option_table import ADD_TARGETS, HOST, REMOVE_TARGETS
from hipspv.driver.run.job import Job
from hipspv.driver.run.pipeline import Pipeline, Timing
from hipspv.driver.run.stages import artifacts_of, maker, needed_for
from hipspv.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Artifact
    from hipspv.driver.cache.recording import Recording
    from hipspv.driver.link.lld import LldLink
    from hipspv.driver.options.architectures import Choice
    from hipspv.targets.spirv.intel_gpus import IntelGpu
    from hipspv.targets.target import Target

_QUESTIONS = ("-print-", "--print-", "-dumpversion", "-dumpmachine")

_LITTLE_SPACE = 1 << 24
_CRASHED = b"PLEASE submit a bug report"  # LLVM's


class Compilation:
    """One call of hipspv-cc."""

    def __init__(self, line: CommandLine, begin: float, alone: bool = True) -> None:
        """`alone`: nothing follows this call, so the last program may replace this process."""
        self.line = line
        self.alone = alone
        self.recording: Recording | None = None  # takes note of what the call reads and makes
        self.begin = begin
        self.dry = line.has("-###")
        self.side = "device" if line.has("--emit=") else _side(line)
        self.form = output_forms.form(line, self.side == "device")
        self.links = not line.has(
            "-c", "-S", "-E", "-M", "-MM", "-fsyntax-only", "--genco", "--emit="
        )
        self.links = self.links and not line.has("-emit-llvm") and self.side != "device"
        self.relocatable = line.enabled("-fgpu-rdc", "-fno-gpu-rdc")
        # --genco and --emit of several inputs are a device link without a host side.
        self.links_bundle = (
            bool(self.form)
            and (line.has("--genco", "--emit=") or self.relocatable)
            and (self.relocatable or not all(item.is_hip for item in line.inputs))
        )
        self.targets: tuple[Target, ...] = (DEFAULT,)
        self.gpus: tuple[IntelGpu, ...] = ()
        self._chosen: Choice | None = None  # None: no option names a target
        self._stdin = b""  # once it is read
        self.timings: list[Timing] = []
        self.shared = 0.0  # Python's own share, once it is known

    def run(self) -> int:
        """Carry out the command line, and return the exit code."""
        answered = self._answer()
        if answered is not None:
            return answered
        self._check()
        with Workspace() as space:
            code = self._make(space)
            if code == 0 and self.recording:
                self.recording.keep(space)
        if code and openmp.missing(self.line):
            print(openmp.NOTE, file=sys.stderr)
        if code == 0 and self.line.has("--time-report"):
            from hipspv.driver.run.time_report import print_times

            print_times(self.timings, self.shared, time.perf_counter() - self.begin)
        return code

    def _make(self, space: Workspace) -> int:
        """Compile each source, then link. Return the exit code of the first failure."""
        objects: dict[Input, str] = {}
        for source in self.line.inputs:
            if not source.is_source or (self.links_bundle and source.language == "ir"):
                continue
            code = self._compile(source, space, objects)
            if code:
                return code
        if self.links_bundle:
            return self._link_bundle(objects, space)
        if self.line.has("--device-link"):
            return self._link_device_alone(objects, space)
        return self._link(objects, space) if self.links else 0

    def _answer(self) -> int | None:
        """Answer questions that compile nothing. Return None if there is something to compile."""
        line = self.line
        if line.has("--help", "-help", "-h"):
            from hipspv.driver.options.help import of_hipspv_cc

            sys.stdout.write(of_hipspv_cc())
            return 0
        if line.has("--version"):
            # Build systems read the first number in this output as clang's version.
            clang = [toolchain.clang(), "--driver-mode=g++", "--version"]
            signal.signal(signal.SIGPIPE, signal.SIG_DFL)
            code = os.spawnv(os.P_WAIT, clang[0], clang)
            print(f"hipspv version {__version__}", flush=True)
            return code
        if line.has("-v") and not line.inputs:
            # clang's format; CMake reads the path.
            from hipspv.driver.commands.installation import hip_version

            found = f"Found HIP installation: {toolchain.PACKAGE}, version {hip_version()}"
            print(found, file=sys.stderr, flush=True)
        questions = line.given(*_QUESTIONS)
        if questions:
            words = [word for question in questions for word in question.words]
            return self._replace([toolchain.clang(), "--driver-mode=g++", *words])
        if line.has("--print-pipeline"):
            from hipspv.core.stages.lower import describe
            from hipspv.driver.options.settings import settings_of

            print(describe(settings_of(line), DEFAULT))
            return 0
        if line.has("-v", "-###") and not line.inputs:
            return self._replace([toolchain.clang(), "--driver-mode=g++", "-v"])
        return None

    def _replace(self, words: list[str]) -> int:
        """Replace this process by another program. Python ignores SIGPIPE, programs must not."""
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
        os.execv(words[0], words)

    def _check(self) -> None:
        """Refuse impossible requests before anything starts."""
        line = self.line
        if not line.inputs and not (self.links and line.given("-l", "-Wl,", "-Xlinker")):
            raise DriverError("no input files", "hipspv-cc --help shows what it takes")
        for item in line.inputs:
            if item.path != "-" and not os.path.exists(item.path):
                raise DriverError(f"no such file or directory: '{item.path}'")
            if os.path.isdir(item.path):
                raise DriverError(f"'{item.path}' is a directory", "name the files in it")
        sources = [item for item in line.inputs if item.is_source]
        for item in sources:
            preprocessed.recognise(item)
        self._warn_of_unused()
        self._check_outputs(sources)
        self._choose_targets()
        if line.has("--print-before=", "--print-after="):
            self._check_passes()
        if line.has("-o") and not (self.links or self.links_bundle) and len(sources) > 1:
            raise DriverError("cannot specify -o when generating multiple output files")
        if line.has("-emit-llvm") and not line.has("-c", "-S", "-E", "-fsyntax-only", "-M", "-MM"):
            raise DriverError("-emit-llvm cannot be used when linking")
        if self.relocatable and not self.side and line.has("-S", "-emit-llvm"):
            raise DriverError(
                "-S and -emit-llvm with -fgpu-rdc: the device code has no place in assembly or IR",
                "give --offload-host-only, or --offload-device-only -emit-llvm",
            )
        width = [a.value for a in line.given("-m") if a.value in ("32", "64", "x32")][-1:]
        if width == ["32"] and any(item.is_hip for item in sources):
            raise DriverError("-m32: device code has 64-bit pointers", "leave the option out")
        triple = line.last("--offload=")
        if triple is not None and not triple.startswith("spirv"):
            raise DriverError(
                f"--offload={triple}: hipspv makes SPIR-V only", "leave the option out"
            )

    def _choose_targets(self) -> None:
        """Set the targets that the options name."""
        line = self.line
        if not line.has(*ADD_TARGETS, *REMOVE_TARGETS):
            return
        from hipspv.driver.options.architectures import choice

        self._chosen = choice(line)
        self.targets, self.gpus = self._chosen.targets, self._chosen.gpus

    def _choose_one(self, what: str) -> Target:
        """Leave one target, and return it. Raises DriverError for several; `what` names the use
        that allows one."""
        target = self._chosen.only(what) if self._chosen else DEFAULT
        self.targets = (target,)
        return target

    def _warn_of_unused(self) -> None:
        """Warn of files that only a link would read when nothing is linked."""
        quiet = ("-w", "-Qunused-arguments", "-Wno-unused-command-line-argument")
        if self.links or self.links_bundle or any(w in quiet for w in self.line.words_for(HOST)):
            return
        for item in self.line.inputs:
            if not item.is_source:
                print(
                    f"hipspv-cc: warning: '{item.path}' is unused: nothing is linked,"
                    " and its name is no source's (-x names its language)",
                    file=sys.stderr,
                )

    def _check_passes(self) -> None:
        """Refuse names of passes that don't run: they would print nothing."""
        from hipspv.core.stages.lower import pass_names
        from hipspv.driver.options.settings import settings_of

        known = pass_names(settings_of(self.line), DEFAULT)
        for argument in self.line.given("--print-before=", "--print-after="):
            if argument.value not in known:
                raise DriverError(
                    f"no pass '{argument.value}' runs here: '{argument.words[0]}'",
                    "--print-pipeline lists those that do",
                )

    def _check_outputs(self, sources: list[Input]) -> None:
        """Refuse an output that can't be written or would replace a source, before compiling."""
        if self.dry or self.line.has("-fsyntax-only"):
            return
        for path in filter(None, (self.line.last("-o"), self.line.last("-MF"))):
            check_place(path)
            for item in sources if os.path.isfile(path) else ():
                if item.path != "-" and os.path.samefile(item.path, path):
                    raise DriverError(
                        f"the output '{path}' is the source '{item.path}'", "-o names another file"
                    )

    def _compile(self, source: Input, space: Workspace, objects: dict[Input, str]) -> int:
        if not source.is_hip:
            return self._compile_plain(source, space, objects)
        stdin, content = self._content(source)
        binary = kind_of_binary(content)
        if binary:
            raise DriverError(
                f"'{source.path}' is no source: it is {binary}",
                "-x none before it leaves it to the linker",
            )
        line, wanted = self.line, self._wanted()
        job = Job(line, source, self.targets, wanted, "", self.gpus)
        job.content = content
        job.output = self._output(job, space)
        job.text = output_forms.is_text(line, job.output)
        job.keep = self._keep()
        job.auxiliary = auxiliary_outputs.words(
            line, auxiliary_outputs.stem(line, job.stem, self.links)
        )
        job.color = colour()
        job.dialect = HIP if source.language == PREPROCESSED else source.language
        job.cuid = cuid(line, place(line, source.path), content)
        expressions = [a.value for a in line.given("--name-expression=")]
        if source.language == PREPROCESSED:
            preprocessed.take_apart(job, space)
        elif expressions:
            from hipspv.driver.clang.name_expressions import extended_source

            stdin = extended_source(source.path, content, expressions, job.cuid)
            job.clang_input = "-"
        spare = self._spare()
        pipeline = Pipeline(job, needed_for(job.stages, wanted), space, stdin, spare)
        objects[source] = job.output
        if self.dry:
            for words in pipeline.commands():
                print(process.quote(words), file=sys.stderr)
            return 0
        self.shared = self.shared or time.perf_counter() - self.begin
        code = pipeline.run()
        self.timings += pipeline.timings
        if pipeline.turns_to_hip:
            if self.recording:
                pipeline.tell(self.recording)
            job.dialect = HIP
            pipeline = Pipeline(job, needed_for(job.stages, wanted), space, stdin, spare)
            code = pipeline.run()
            self.timings += pipeline.timings
        if self.recording:
            pipeline.tell(self.recording)
        if spare and pipeline.given_up:
            return self._compile_without(spare, pipeline.given_up, source, space, objects)
        return code

    def _content(self, source: Input) -> tuple[bytes | None, bytes]:
        """Return the standard input, which both sides read, if the source is that; and the
        source's text."""
        if source.path != "-":
            return None, read(source.path)
        text = self._stdin = self._stdin or sys.stdin.buffer.read()
        return text, text

    def _spare(self) -> Target | None:
        """Return the default target if others were named, and it wasn't."""
        named = self._chosen.named if self._chosen else ()
        others = any(target is not DEFAULT for target in self.targets)
        return DEFAULT if others and DEFAULT in self.targets and DEFAULT not in named else None

    def _compile_without(
        self, spare: Target, why: str, source: Input, space: Workspace, objects: dict[Input, str]
    ) -> int:
        """Compile for the named targets alone. `why` has the errors of the spare one."""
        targets = self.targets
        self.targets = tuple(target for target in targets if target is not spare)
        code = self._compile(source, space, objects)
        self.targets = targets
        if code == 0 and not self.line.has("-w"):
            from hipspv.driver.clang.diagnostics import without_colour

            lines = without_colour(why).splitlines()
            first = next((line for line in lines if "error" in line), lines[0])
            print(
                f"hipspv-cc: warning: {source.path}: no {spare.arch} code: {first}\n"
                f"  remedy: --no-offload-arch={spare.arch} leaves it out",
                file=sys.stderr,
            )
        return code

    def _compile_plain(self, source: Input, space: Workspace, objects: dict[Input, str]) -> int:
        """Hand C, C++, assembly and IR to clang unchanged."""
        stem = os.path.splitext(os.path.basename(source.path))[0]
        output = space.path(stem + ".o") if self.links else self.line.last("-o")
        words = other_languages.command(self.line, source, output, self.links)
        objects[source] = output or ""
        if self.dry or self.line.has("-v"):
            print(process.quote(words), file=sys.stderr, flush=True)
        if self.dry:
            return 0
        last = self.alone and len(self.line.inputs) == 1 and not self.links
        if last and not openmp.missing(self.line):
            return self._exec(words, space)
        return self._run(words, space)

    def _wanted(self) -> tuple[Artifact, ...]:
        """Return the artifacts that the command line asks for."""
        if self.line.has("-fsyntax-only"):
            host = [("", "host-front-end")] * (self.side != "device")
            device = [(target.arch, "device-front-end") for target in self.targets]
            return (*host, *device * (self.side != "host"))
        name = self._wanted_name()
        artifacts = artifacts_of(name, self.targets)
        if not artifacts:
            names = ", ".join(target.arch for target in self.targets)
            raise DriverError(f"the output is {name}, and the target is {names}", "name one")
        if len(artifacts) > 1:
            self._choose_one(f"the output is {name}")
        elif artifacts[0][0]:
            self.targets = tuple(t for t in self.targets if t.arch == artifacts[0][0])
        return tuple(artifacts_of(name, self.targets))

    def _wanted_name(self) -> str:
        """Return the name of the one artifact that the command line asks for."""
        line, side = self.line, self.side
        if line.has("-E", "-M", "-MM"):
            # Lists of macros and dependencies are printed: the host's are wanted.
            one = side or ("host" if line.has("-dM", "-M", "-MM") else "")
            return f"{one}-front-end" if one else "preprocessed"
        if self.form:
            return "device-bitcode" if self.links_bundle else output_forms.FORMS[self.form][0]
        # One source of a relocatable build becomes IR, as text with -S; SPIR-V is made at the link.
        if side == "device" and self.relocatable and (not line.has("-S") or line.has("-emit-llvm")):
            return "device-bitcode"
        if side == "device":
            if line.has("-emit-llvm"):
                return "lowered"
            if self.gpus:
                raise DriverError(
                    f"the output is device code, and that of {self.gpus[0].arch} is in bundles",
                    "--genco makes a bundle",
                )
            target = self._choose_one("the output is device code")
            return target.text if line.has("-S") else target.code
        if side == "host" and not line.has("-S", "-emit-llvm"):
            return "host-object"
        if self.relocatable and not line.has("-S", "-emit-llvm"):
            return "relocatable-object"
        return "host-text" if _host_text(line) else "object"

    def _output(self, job: Job, space: Workspace) -> str:
        """Return the path of the wanted artifact."""
        line, (_, artifact) = self.line, job.wanted[0]
        if line.has("-fsyntax-only"):
            return ""
        if self.links:
            name = f"{job.stem}.o"
            directory = os.path.dirname(line.last("-o") or "") if self._keep() != "cwd" else ""
            return os.path.join(directory, name) if self._keep() else space.path(name)
        if self.links_bundle:
            return space.path(self._file_name(job))
        explicit = line.last("-o")
        if explicit is not None:
            return explicit
        if artifact.endswith("front-end") or artifact == "preprocessed":
            return "-"
        if self.form:
            return job.stem + output_forms.suffix(line, self.form)
        if artifact in ("object", "host-object", "relocatable-object"):
            return f"{job.stem}.o"
        suffix = {(True, True): ".ll", (True, False): ".s", (False, True): ".bc"}.get(
            (line.has("-S"), line.has("-emit-llvm")), ".o"
        )
        if artifact == "host-text":
            return job.stem + suffix
        name = os.path.splitext(self._file_name(job))[0]
        if artifact == "device-bitcode":
            suffix = ".ll" if line.has("-S") else ".bc"
        elif artifact == job.targets[0].code:
            suffix = os.path.splitext(self._file_name(job))[1]
        return name + suffix

    def _file_name(self, job: Job) -> str:
        """Return the wanted artifact's file name under --save-temps."""
        return maker(job.stages, job.wanted[0]).file(job.stem)

    def _keep(self) -> str:
        given = self.line.given("-save-temps", "--save-temps", "-save-temps=", "--save-temps=")
        value = (given[-1].value or "cwd") if given else ""
        if value not in ("", "cwd", "obj", "html"):
            raise DriverError(
                f"invalid value '{value}' in '-save-temps={value}' (cwd, obj or html)"
            )
        return value

    def _link(self, objects: dict[Input, str], space: Workspace) -> int:
        output = self.line.last("-o") or "a.out"
        device: list[str] = []
        if not self.dry and self._links_device(objects):
            code, device = self._link_device(objects, output, space)
            if code:
                return code
        from hipspv.driver.link.command import command

        begun = space.begin(output)
        words = command(self.line, objects, device, begun)
        if self.dry or self.line.has("-v"):
            print(process.quote(words), file=sys.stderr, flush=True)
        if self.dry:
            return 0
        begin = time.perf_counter()
        direct = None if device else self._link_directly(words, [*objects.values(), begun], space)
        code = 0 if direct else self._run(words, space, output)
        if self.recording:
            self.recording.add_link(direct, output)
        self.timings.append(Timing.since("link program", begin))
        if code == 0 and device and self.line.has("-r"):
            from hipspv.driver.link.device_link import forget_bitcode

            forget_bitcode(begun)
        if code == 0 and (
            self.line.inputs or os.path.lexists(begun)
        ):  # -Wl,--version writes nothing
            space.finish(output)
        return code

    def _link_directly(
        self, words: list[str], temporary: list[str], space: Workspace
    ) -> LldLink | None:
        """Have lld link, without clang's driver. Return None if clang's driver has to do it: for
        unusual links, for a full disk, and for errors, which it explains."""
        from hipspv.driver.link.lld import LldLink, usual

        odd = self.line.has("-v", "-r") or self.relocatable or not usual(self.line)
        if odd or switched_off(self.line) or free_bytes(temporary[-1]) < _LITTLE_SPACE:
            return None
        self.shared = self.shared or time.perf_counter() - self.begin
        begun = self.recording.begin if self.recording else time.time_ns()
        link = LldLink(words, space, temporary, begun)
        code, said = link.run(colour())
        if code:
            return None
        write_all(2, said)
        return link

    def _links_device(self, objects: dict[Input, str]) -> bool:
        """Return true if device code of several sources is linked. A partial link leaves that to
        the link of the program, unless --hip-link asks for it."""
        line = self.line
        if line.has("-r"):
            return line.has("--hip-link")
        if self.relocatable:
            return True
        if all(item.is_source for item in line.inputs) and not line.has("-L", "-l", "-Wl,"):
            return False
        from hipspv.driver.link.device_link import has_bitcode
        from hipspv.driver.link.files import link_files

        compiled = set(objects.values())
        return has_bitcode([f for f in link_files(line, objects) if f.path not in compiled])

    def _link_device(
        self, objects: dict[Input, str], output: str, space: Workspace
    ) -> tuple[int, list[str]]:
        """Return the exit code, and the words for the host's link that carry the device code, if
        any."""
        from hipspv.driver.link.device_link import DeviceLink
        from hipspv.driver.link.files import link_files

        files = link_files(self.line, objects)
        link = DeviceLink(self.line, files, output, space, self.targets, self.gpus, self._keep())
        if not link.needed:
            return 0, []
        code = link.run()
        self.timings += link.pipeline.timings
        return code, link.host_words

    def _link_bundle(self, objects: dict[Input, str], space: Workspace) -> int:
        """Link several sources, bitcode files, objects or archives to one program: --genco or
        --emit."""
        from hipspv.driver.link.device_link import DeviceLink
        from hipspv.driver.link.files import link_files

        if self.dry:
            return 0
        output = self.line.last("-o") or "a" + output_forms.suffix(self.line, self.form)
        files = link_files(self.line, objects)
        keep, artifact = self._keep(), output_forms.FORMS[self.form][0]
        if artifact != "bundle" or any(item.language == "ir" for item in self.line.inputs):
            self._choose_one(f"the output is {artifact}")
        link = DeviceLink(self.line, files, output, space, self.targets, self.gpus, keep, artifact)
        if not link.needed:
            raise DriverError("no device code in the inputs", "compile them with -fgpu-rdc")
        code = link.run_alone()
        self.timings += link.pipeline.timings
        return code

    def _link_device_alone(self, objects: dict[Input, str], space: Workspace) -> int:
        """--device-link: make the object that the host's link needs for the device code, with any
        linker."""
        if self.dry:
            return 0
        output = self.line.last("-o") or "a_dlink.o"  # nvcc's name
        code, words = self._link_device(objects, output, space)
        if code == 0 and not words:
            raise DriverError("no device code in the inputs", "compile them with -fgpu-rdc")
        if code == 0:
            space.write(output, read(words[0]))
        return code

    def _run(self, words: list[str], space: Workspace, output: str = "") -> int:
        """Run a program whose diagnostics go straight to the user. If there is little room for
        `output`, capture them: lld dies of a full disk without saying so."""
        self.shared = self.shared or time.perf_counter() - self.begin
        free = free_bytes(output) if output else _LITTLE_SPACE
        scarce = free < _LITTLE_SPACE
        with process.Shielded():
            child = process.spawn(words, space.directory, capture=scarce, leads=True)
        try:
            code = child.wait()
            said = child.stderr()
        finally:
            child.end()
        if code and scarce and (code < 0 or _CRASHED in said):
            raise DriverError(f"cannot write '{output}': only {free} bytes are free there")
        write_all(2, said)
        if code < 0:
            print(
                f"hipspv-cc: error: {process.describe_exit(code)}; run it again with:\n"
                f"{process.quote(words)}",
                file=sys.stderr,
            )
        return code if code >= 0 else 1

    def _exec(self, words: list[str], space: Workspace) -> int:
        """Replace this process by the program, as the last step."""
        space.__exit__(None, None, None)
        return self._replace(words)


def _side(line: CommandLine) -> str:
    """Return "device", "host", or an empty string for both."""
    names = {
        "--cuda-device-only": "device",
        "--offload-device-only": "device",
        "--cuda-host-only": "host",
        "--offload-host-only": "host",
        "--cuda-compile-host-device": "",
        "--offload-host-device": "",
    }
    given = line.given(*names)
    return names[given[-1].words[0]] if given else ""


def _host_text(line: CommandLine) -> bool:
    """Return true if the host's result is no ELF object, so that clang must put the bundle in."""
    lto = [a.words[0] for a in line.given("-flto", "-fno-lto")]
    return line.has("-S", "-emit-llvm") or bool(lto and lto[-1] != "-fno-lto")


def colour() -> bool:
    """Return true if clang, whose standard error is captured, should colour its diagnostics."""
    return (
        os.isatty(2) and os.environ.get("TERM", "dumb") != "dumb" and "NO_COLOR" not in os.environ
    )
