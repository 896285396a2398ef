"""One hipspv-cc command line: compile each source, then link; or answer a question."""

from __future__ import annotations

import os
import signal
import sys
import time

from hipspv import __version__
from hipspv.core import toolchain
from hipspv.core.errors import DriverError
from hipspv.core.workspace import Workspace, read
from hipspv.driver.clang import amd_platform, auxiliary_outputs, openmp, preprocessed
from hipspv.driver.clang.binary_files import kind_of_binary
from hipspv.driver.clang.compilation_id import cuid, mapped_path
from hipspv.driver.options import output_forms
from hipspv.driver.options.command_line import HIP, PREPROCESSED, STDIN, CommandLine, Input
from hipspv.driver.run import pipeline
from hipspv.driver.run.execution import Execution, Timing, colour, replace
from hipspv.driver.run.job import Job
from hipspv.driver.run.request import Request
from hipspv.driver.run.source_kind import SourceKind
from hipspv.driver.run.stages import needed_for

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.cache.recording import Recording
    from hipspv.targets.target import Target

_AS_IT_TELLS = SourceKind()
_QUESTIONS = ("-print-", "--print-", "-dumpversion", "-dumpmachine")


class Compilation:
    """One call of hipspv-cc."""

    def __init__(self, line: CommandLine, begin: float, alone: bool = True) -> None:
        """`begin`: the start of the driver, by the system's steady clock. `alone`: nothing follows
        this call, so the last program may replace this process."""
        self.line = line
        self.alone = alone
        self.request = Request(line)
        self.recording: Recording | None = None  # takes note of what the call reads and makes
        self._execution = Execution(line, begin)
        self._objects: dict[Input, str] = {}
        self._streams: dict[Input, bytes] = {}  # those that were read

    @property
    def timings(self) -> list[Timing]:
        """Return the durations of the stages that ran."""
        return self._execution.timings

    def run(self) -> int:
        """Carry out the command line, and return the exit code."""
        answered = self._answer()
        if answered is not None:
            return answered
        self.request.check()
        with Workspace() as space:
            code = self._make(space)
            if code == 0 and self.recording:
                self.recording.keep(space)
        if code and openmp.missing(self.line):
            print(openmp.NOTE, file=sys.stderr)
        if code == 0 and self.line.has("--time-report"):
            from hipspv.driver.run.time_report import print_times

            execution = self._execution
            total = time.perf_counter() - execution.begin
            print_times(execution.timings, execution.startup, total)
        return code

    def _make(self, space: Workspace) -> int:
        """Compile each source, then link. Return the exit code of the first failure."""
        request = self.request
        for source in self.line.inputs:
            if not source.is_source or (request.links_bundle and source.language == "ir"):
                continue
            code = self._compile(source, space)
            if code:
                return code
        if not (request.links or request.links_bundle or self.line.has("--device-link")):
            return 0
        from hipspv.driver.link.linker import Linker

        return Linker(request, self._execution, space, self._objects, self.recording).run()

    def _answer(self) -> int | None:
        """Answer questions that compile nothing. Return None if there is something to compile."""
        line = self.line
        if line.has("--help", "-help", "-h"):
            from hipspv.driver.options.help import of_hipspv_cc

            sys.stdout.write(of_hipspv_cc())
            return 0
        if line.has("--version"):
            # Build systems read the first version in this output as clang's version.
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
            arguments = [arg for question in questions for arg in question.argv]
            return replace([toolchain.clang(), "--driver-mode=g++", *arguments])
        if line.has("--print-pipeline"):
            from hipspv.core.stages.lower import describe
            from hipspv.driver.options.architectures import choice
            from hipspv.driver.options.settings import settings_of

            print(describe(settings_of(line), choice(line).only("--print-pipeline")))
            return 0
        if line.has("-v", "-###") and not line.inputs:
            return replace([toolchain.clang(), "--driver-mode=g++", "-v"])
        return None

    def _compile(self, source: Input, space: Workspace) -> int:
        """Compile a source, and return the exit code."""
        if not source.is_hip:
            return self._compile_plain(source, space)
        job = self._job(source, space)
        if self._execution.dry:
            for stage in job.stages:
                self._execution.show(stage.command(job))
            return 0
        self._execution.start()
        code = self._run(job)
        while job.other_kind:
            assumed = job.amd_platform
            job = self._job(source, space, job.other_kind)
            code = self._run(job)
            if assumed and code == 0 and not self.line.has("-w"):
                print(amd_platform.LEFT_OUT.format(source.path), file=sys.stderr)
        if job.given_up:
            return self._compile_without(job.given_up, source, space)
        return code

    def _job(self, source: Input, space: Workspace, kind: SourceKind = _AS_IT_TELLS) -> Job:
        """Return the planned job of a source."""
        line, request = self.line, self.request
        stdin, content = self._content(source)
        binary = kind_of_binary(content)
        if binary:
            raise DriverError(
                f"'{source.path}' is not a source file: it is {binary}", "-x none before it leaves it to the linker"
            )
        wanted = request.wanted()
        given = source if stdin is None else Input(STDIN, source.language)
        job = Job(line, given, request.targets, wanted, space, request.devices)
        job.content = content
        job.stdin = stdin
        job.output = request.output(job, space)
        job.text = output_forms.is_text(line, job.output)
        job.keep = request.keep()
        job.auxiliary = auxiliary_outputs.argv(line, auxiliary_outputs.stem(line, job.stem, request.links))
        job.color = colour()
        job.dialect = kind.dialect or (HIP if source.language == PREPROCESSED else source.language)
        job.guesses_platform = kind.amd_platform is None
        job.amd_platform = amd_platform.is_assumed(job) if job.guesses_platform else bool(kind.amd_platform)
        job.cuid = cuid(line, mapped_path(line, source.path), content)
        job.spares = request.choice.spares
        expressions = [a.value for a in line.given("--name-expression=")]
        if source.language == PREPROCESSED:
            preprocessed.take_apart(job, space)
        elif expressions:
            from hipspv.driver.clang.name_expressions import extended_source

            job.stdin = extended_source(source.path, content, expressions, job.cuid)
            job.clang_input = "-"
        job.plan(needed_for(job.all_stages, wanted))
        self._objects[source] = job.output
        return job

    def _run(self, job: Job) -> int:
        code = pipeline.run(job)
        self._execution.timings += job.timings
        if self.recording:
            self.recording.add(job)
        return code

    def _content(self, source: Input) -> tuple[bytes | None, bytes]:
        """Return the text that all sides get on standard input, if the source is a stream; and the source's text."""
        if not source.is_stream:
            return None, read(source.path)
        if source not in self._streams:
            self._streams[source] = sys.stdin.buffer.read() if source.path == STDIN else read(source.path)
        text = self._streams[source]
        return text, text

    def _compile_without(self, given_up: dict[Target, str], source: Input, space: Workspace) -> int:
        """Compile for the other targets alone. given_up: the errors of those without code."""
        chosen = self.request.choice
        self.request.choice = chosen.without(list(given_up))
        code = self._compile(source, space)
        self.request.choice = chosen
        if code == 0 and not self.line.has("-w"):
            from hipspv.driver.run.failure import explain_lack

            sys.stderr.write(explain_lack(source.path, given_up))
        return code

    def _compile_plain(self, source: Input, space: Workspace) -> int:
        """Hand C, C++, assembly and IR to clang unchanged."""
        from hipspv.driver.clang import other_languages

        stem = os.path.splitext(os.path.basename(source.path))[0]
        output = space.path(stem + ".o") if self.request.links else self.line.last("-o")
        argv = other_languages.command(self.line, source, output, self.request.links)
        self._objects[source] = output or ""
        self._execution.show(argv)
        if self._execution.dry:
            return 0
        last = self.alone and len(self.line.inputs) == 1 and not self.request.links
        if last and not openmp.missing(self.line):
            space.__exit__(None, None, None)
            return replace(argv)
        return self._execution.run(argv, space)
