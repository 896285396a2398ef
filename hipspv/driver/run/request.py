"""The request of one command line: its sides, targets and outputs. Impossible ones are refused."""

from __future__ import annotations

import os
import sys

from hipspv.core.errors import DriverError
from hipspv.core.workspace import Workspace, check_place
from hipspv.driver.clang import preprocessed
from hipspv.driver.options import output_forms
from hipspv.driver.options.architectures import Choice, choice
from hipspv.driver.options.command_line import CommandLine, Input
from hipspv.driver.options.option_table import HOST, LINK, NO_RUNTIME
from hipspv.driver.run.job import Job
from hipspv.driver.run.stages import artifacts_of, maker
from hipspv.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Artifact
    from hipspv.targets.target import NativeDevice, Target


class Request:
    """The outputs that a command line asks for, and the targets and sides that they need.

    side: "device", "host", or an empty string for both. links: a program is linked.
    links_bundle: device code of all inputs is linked without a host side.
    """

    def __init__(self, line: CommandLine) -> None:
        self.line = line
        self.side = "device" if line.has("--emit=") else _side(line)
        self.form = output_forms.form(line, self.side == "device")
        self.links = not line.has("-c", "-S", "-E", "-M", "-MM", "-fsyntax-only", "--genco", "--emit=")
        self.links = self.links and not line.has("-emit-llvm") and self.side != "device"
        self.relocatable = line.enabled("-fgpu-rdc", "-fno-gpu-rdc")
        # --genco and --emit of several inputs are a device link without a host side.
        self.links_bundle = (
            bool(self.form)
            and (line.has("--genco", "--emit=") or self.relocatable)
            and (self.relocatable or not all(item.is_hip for item in line.inputs))
        )
        self.choice = Choice((DEFAULT,))  # until `check` has read the options

    @property
    def targets(self) -> tuple[Target, ...]:
        return self.choice.targets

    @property
    def devices(self) -> tuple[NativeDevice, ...]:
        return self.choice.devices

    def check(self) -> None:
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
        self.choice = choice(line)
        self._check_static()
        self._check_checks()
        if line.has("--print-before=", "--print-after="):
            self._check_passes()
        if line.has("-o") and not (self.links or self.links_bundle) and len(sources) > 1:
            raise DriverError("cannot specify -o when generating multiple output files")
        if line.has("-emit-llvm") and not line.has("-c", "-S", "-E", "-fsyntax-only", "-M", "-MM"):
            raise DriverError("-emit-llvm cannot be used when linking")
        if self.relocatable and not self.side and line.has("-S", "-emit-llvm"):
            raise DriverError(
                "-S and -emit-llvm with -fgpu-rdc: assembly and IR hold no device code",
                "give --offload-host-only, or --offload-device-only -emit-llvm",
            )
        width = [a.value for a in line.given("-m") if a.value in ("32", "64", "x32")][-1:]
        if width == ["32"] and any(item.is_hip for item in sources):
            raise DriverError("-m32: device code has 64-bit pointers", "leave the option out")
        if line.has("--hipstdpar", "--hipstdpar-interpose-alloc"):
            raise DriverError(
                "--hipstdpar: std's parallel algorithms aren't offloaded, which takes AMD's rocThrust",
                "leave the option out: with std::execution::par they then run on the host",
            )
        for given in line.given("--offload=", "--offload-targets="):
            if not given.value.startswith("spirv"):
                raise DriverError(f"{given.argv[0]}: hipspv makes SPIR-V only", "leave the option out")

    def _check_static(self) -> None:
        """Refuse static programs, since the HIP runtime is a shared library."""
        given = {"-static", "-static-pie"} & set(self.line.arguments_for(LINK))
        if self.links and given and not self.line.has(*NO_RUNTIME):
            raise DriverError(
                f"{given.pop()}: the HIP runtime is a shared library",
                "-static-libgcc -static-libstdc++ link the compiler's libraries statically,"
                " and --no-hip-rt makes a program without HIP",
            )

    def _check_checks(self) -> None:
        """Refuse checks that a target's code can't have."""
        if not self.line.has("--check="):
            return
        from hipspv.driver.options.settings import settings_of

        if self.line.has("--coverage"):
            raise DriverError("--check= with --coverage: its counters would hide races", "give one of the two options")
        wanted = settings_of(self.line).checks
        lacking = {target: missing for target in self.targets if (missing := set(wanted) - set(target.checks))}
        self.choice = self.choice.without([target for target in self.choice.spares if target in lacking])
        for target, missing in lacking.items():
            if target in self.targets:
                raise DriverError(
                    f"--check={','.join(each for each in wanted if each in missing)}: code for {target.arch} can't have"
                    " this check",
                    "--offload-arch=cpu makes code for the processor, which has all checks",
                )

    def choose_one(self, what: str) -> Target:
        """Leave one target, and return it. Raises DriverError for several; `what` names the use that allows one."""
        target = self.choice.only(what)
        self.choice = self.choice.limited((target,))
        return target

    def _warn_of_unused(self) -> None:
        """Warn of files that only a link would read when nothing is linked."""
        quiet = ("-w", "-Qunused-arguments", "-Wno-unused-command-line-argument")
        if self.links or self.links_bundle or any(w in quiet for w in self.line.arguments_for(HOST)):
            return
        for item in self.line.inputs:
            if not item.is_source:
                print(
                    f"hipspv-cc: warning: '{item.path}' is unused: nothing is linked,"
                    " and its suffix is not a source file's (-x names its language)",
                    file=sys.stderr,
                )

    def _check_passes(self) -> None:
        """Refuse names of passes that don't run: they would print nothing."""
        from hipspv.core.stages.lower import pass_names
        from hipspv.driver.options.settings import settings_of

        known = {name for target in self.targets for name in pass_names(settings_of(self.line), target)}
        for argument in self.line.given("--print-before=", "--print-after="):
            if argument.value not in known:
                raise DriverError(
                    f"no pass '{argument.value}' runs here: '{argument.argv[0]}'",
                    "--print-pipeline lists those that do",
                )

    def _check_outputs(self, sources: list[Input]) -> None:
        """Refuse an output that can't be written or would replace a source, before compiling."""
        if self.line.has("-###", "-fsyntax-only"):
            return
        for path in filter(None, (self.line.last("-o"), self.line.last("-MF"))):
            check_place(path)
            for item in sources if os.path.isfile(path) else ():
                if item.path != "-" and os.path.samefile(item.path, path):
                    raise DriverError(f"the output '{path}' is the source '{item.path}'", "-o names another file")

    def wanted(self) -> tuple[Artifact, ...]:
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
            self.choose_one(f"the output is {name}")
        elif artifacts[0][0]:
            self.choice = self.choice.without([t for t in self.targets if t.arch != artifacts[0][0]])
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
            apart = [device.arch for device in self.devices if not device.is_packed]
            if apart:
                raise DriverError(
                    f"the output is device code, and that of {apart[0]} is in bundles", "--genco makes a bundle"
                )
            target = self.choose_one("the output is device code")
            return target.text if line.has("-S") else target.code
        if side == "host" and not line.has("-S", "-emit-llvm"):
            return "host-object"
        if self.relocatable and not line.has("-S", "-emit-llvm"):
            return "relocatable-object"
        return "host-text" if _host_text(line) else "object"

    def output(self, job: Job, space: Workspace) -> str:
        """Return the path of the wanted artifact."""
        line, (_, artifact) = self.line, job.wanted[0]
        if line.has("-fsyntax-only"):
            return ""
        if self.links:
            name = f"{job.stem}.o"
            directory = os.path.dirname(line.last("-o") or "") if self.keep() != "cwd" else ""
            return os.path.join(directory, name) if self.keep() else space.path(name)
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
        return maker(job.all_stages, job.wanted[0]).file(job.stem)

    def keep(self) -> str:
        """Return the value of --save-temps: cwd, obj, html or nothing."""
        given = self.line.given("-save-temps", "--save-temps", "-save-temps=", "--save-temps=")
        value = (given[-1].value or "cwd") if given else ""
        if value not in ("", "cwd", "obj", "html"):
            raise DriverError(f"invalid value '{value}' in '-save-temps={value}' (cwd, obj or html)")
        return value


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
    return names[given[-1].argv[0]] if given else ""


def _host_text(line: CommandLine) -> bool:
    """Return true if the host's result is no ELF object, so that clang must put the bundle in."""
    lto = [a.argv[0] for a in line.given("-flto", "-fno-lto")]
    return line.has("-S", "-emit-llvm") or bool(lto and lto[-1] != "-fno-lto")
