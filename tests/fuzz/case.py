"""One input through the device stages, in a child process that may die of it."""

import contextlib
import faulthandler
import json
import os
import re
import resource
import signal
import tempfile
import traceback
from typing import NamedTuple

from hipspv.core import stages, toolchain
from hipspv.core.errors import TranslationError
from hipspv.driver.options.settings import device_settings
from hipspv.llvm import Context, LLVMError, Module
from hipspv.passes import pipeline
from hipspv.passes.diagnostics import PassError
from hipspv.passes.interface import Pass
from hipspv.passes.metadata.records import read_records
from hipspv.targets import DEFAULT
from hipspv.targets.spirv import stages as spirv_stages
from hipspv.targets.spirv.phases import SpirvOptions

SECONDS = 20  # of processor time, after which a case hangs
_WAITING = 30  # times as much elapsed time: children of the child, and other work of the machine
_MEMORY = 6 << 30

# Outcomes that aren't the compiler's fault.
GOOD = ("passed", "refused", "told")


class Input(NamedTuple):
    """A module, as IR text or as bitcode, and how it is lowered."""

    data: str | bytes
    level: str
    translator: str


class Outcome(NamedTuple):
    """kind: one of GOOD; or traceback, signal, hang, broken IR, LLVM error, translator, spirv-val.
    where: the stage, or the pass. text: the message."""

    kind: str
    where: str
    text: str

    @property
    def good(self) -> bool:
        return self.kind in GOOD

    @property
    def signature(self) -> str:
        """The same for the same bug: numbers and names of values don't count."""
        text = next((line for line in self.text.splitlines()[::-1] if line.strip()), "")
        if self.kind in ("signal", "translator", "broken IR", "spirv-val", "LLVM error"):
            text = next((line for line in self.text.splitlines() if line.strip()), "")
        text = re.sub(r"(/[\w.+-]+)+/", "", text)
        text = re.sub(r"[%@][\w.$]+|0x[0-9a-f]+|'[^']*'|\d+", "#", text)
        return f"{self.kind}: {self.where}: {text[:110]}"


class Laboratory:
    """Loads the libraries once; each case gets a fork."""

    def __init__(self) -> None:
        self.context = Context(toolchain.libllvm())
        self.library = stages.read_library(self.context, DEFAULT)
        for translator in ("llvm", "llvm-spirv"):
            spirv_stages.preload(translator)

    def examine(self, case: Input) -> Outcome:
        log, errors = os.memfd_create("log"), os.memfd_create("stderr")
        pid = os.fork()
        if pid == 0:
            self._child(case, log, errors)
        _, status = os.waitpid(pid, 0)
        records = [json.loads(line) for line in _content(log).splitlines()]
        said = _content(errors)
        code = os.waitstatus_to_exitcode(status)
        if code < 0:
            # Processes that the child started must end with it.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
        return _outcome(records, code, said)

    def _child(self, case: Input, log: int, errors: int) -> None:
        os.setpgid(0, 0)
        os.dup2(errors, 2)
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        signal.alarm(_WAITING * SECONDS)
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        faulthandler.disable()  # pytest's would report each death that is expected here
        run = _Run(self, log)
        try:
            run.all(case)
        except BaseException:  # noqa: BLE001 (the outermost line of this process)
            run.tell("traceback", text=traceback.format_exc())
        os._exit(0)


class _Run:
    """The child's work; each step is announced before it begins."""

    def __init__(self, laboratory: Laboratory, log: int) -> None:
        self.laboratory = laboratory
        self._log = log

    def tell(self, kind: str, **more: str) -> None:
        os.write(self._log, json.dumps({"kind": kind, **more}).encode() + b"\n")

    def all(self, case: Input) -> None:
        context = self.laboratory.context
        self.tell("begin", where="read")
        try:
            module = Module.parse(case.data, context)
            self.tell("begin", where="verify")
            module.verify()
        except LLVMError as error:
            return self.tell("refused", text=str(error))
        options = SpirvOptions(DEFAULT, level=case.level, translator=case.translator)
        steps = pipeline.passes(options)

        def before(index: int, step: Pass, module: Module) -> bool:
            self.tell("begin", where=step.name)
            return True

        self.tell("begin", where="link")
        try:
            module.triple = self.laboratory.library.triple
            pipeline.run_phase(module, "link", options)
            module.link(self.laboratory.library)
            pipeline.run(module, steps, options, before=before)
        except PassError as error:
            return self.tell("told", text=str(error))
        except LLVMError as error:
            return self.tell("LLVM error", text=str(error))
        try:
            self.tell("begin", where="verify lowered")
            module.verify()
        except LLVMError as error:
            return self.tell("broken IR", text=str(error))
        self._translate(module, case.translator)

    def _translate(self, module: Module, translator: str) -> None:
        self.tell("begin", where=f"translate {translator}")
        with tempfile.TemporaryDirectory() as directory:
            try:
                settings = device_settings({"translator": translator})
                spirv = spirv_stages.translate(module.bitcode(), read_records(module), settings, directory)
            except TranslationError as error:
                return self.tell("translator", text=str(error))
            self.tell("begin", where=f"spirv-val of {translator}")
            try:
                spirv_stages.validate(spirv)
            except TranslationError as error:
                return self.tell("spirv-val", text=str(error))
        return self.tell("passed")


def _content(descriptor: int) -> str:
    data = os.pread(descriptor, os.fstat(descriptor).st_size, 0)
    os.close(descriptor)
    return data.decode(errors="replace")


def _outcome(records: list[dict], code: int, said: str) -> Outcome:
    begun = [record["where"] for record in records if record["kind"] == "begin"]
    where = begun[-1] if begun else "start"
    if code in (-signal.SIGALRM, -signal.SIGPROF):
        return Outcome("hang", where, "")
    if code < 0:
        return Outcome("signal", where, f"{signal.Signals(-code).name} {_why(said)}\n{said}")
    last = records[-1]
    if last["kind"] == "begin":
        return Outcome("signal", where, f"exit code {code}: {_why(said)}\n{said}")
    return Outcome(last["kind"], where, last.get("text", ""))


def _why(said: str) -> str:
    """The line in which LLVM states the error."""
    lines = said.splitlines()
    for word in ("Assertion", "LLVM ERROR", "UNREACHABLE", "fatal error", "error"):
        for line in lines:
            if word in line:
                return line
    return lines[0] if lines else ""
