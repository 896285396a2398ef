"""The link of one invocation: of a program, of device code alone, or of a bundle."""

from __future__ import annotations

import os
import sys
import time

from hipspv.core.errors import DriverError
from hipspv.core.files import free_bytes, read
from hipspv.core.workspace import Workspace, write_all
from hipspv.driver.link.command import command
from hipspv.driver.options import output_forms
from hipspv.driver.run.execution import LITTLE_SPACE, Execution, Timing, colour

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.cache.recording import Recording
    from hipspv.driver.link.device_link import DeviceLink
    from hipspv.driver.link.files import LinkFile
    from hipspv.driver.link.lld import LldLink
    from hipspv.driver.options.command_line import Input
    from hipspv.driver.run.request import Request


class Linker:
    """The link of the objects of all inputs."""

    def __init__(
        self,
        request: Request,
        execution: Execution,
        space: Workspace,
        objects: dict[Input, str],
        recording: Recording | None,
    ) -> None:
        """`objects`: the paths of the compiled inputs' objects. `recording` takes note of the program's link."""
        self._request = request
        self._line = request.line
        self._execution = execution
        self._space = space
        self._objects = objects
        self._recording = recording

    def run(self) -> int:
        """Link, and return the exit code of the first program that fails."""
        if self._request.links_bundle:
            return self._link_bundle()
        if self._line.has("--device-link"):
            return self._link_device_alone()
        return self._link_program()

    def _link_program(self) -> int:
        output = self._line.last("-o") or "a.out"
        device: list[str] = []
        if not self._execution.dry and self._links_device():
            code, device = self._link_device(output)
            if code:
                return code
        begun = self._space.begin(output)
        argv = command(self._line, self._objects, device, begun)
        self._execution.show(argv)
        if self._execution.dry:
            return 0
        begin = time.perf_counter()
        direct = None if device else self._link_directly(argv, begun)
        code = 0 if direct else self._execution.run(argv, self._space, output)
        if self._recording:
            self._recording.add_link(direct, output)
        self._execution.timings.append(Timing.since("link program", begin))
        if code:
            self._explain()
            return code
        if device and self._line.has("-r"):
            from hipspv.driver.link.device_link import forget_bitcode

            forget_bitcode(begun)
        if self._line.inputs or os.path.lexists(begun):  # -Wl,--version writes nothing
            self._space.finish(output)
        return 0

    def _explain(self) -> None:
        """Print the remedy for a failed link, after the linker's own messages."""
        from hipspv.driver.clang.hints import of_link

        remedy = of_link(self._line)
        if remedy:
            print(f"hipspv-cc: note: {remedy}", file=sys.stderr)

    def _link_directly(self, argv: list[str], begun: str) -> LldLink | None:
        """Have lld link, without clang's driver. Return None if clang's driver has to do it: for
        unusual links, for a full disk, and for errors, which it explains."""
        from hipspv.driver.link.lld import LldLink, usual

        line = self._line
        odd = line.has("-v", "-r") or self._request.relocatable or not usual(line)
        if odd or not line.uses_cache or free_bytes(begun) < LITTLE_SPACE:
            return None
        self._execution.start()
        begin = self._recording.begin if self._recording else time.time_ns()
        link = LldLink(argv, self._space, [*self._objects.values(), begun], begin)
        code, said = link.run(colour())
        if code:
            return None
        write_all(2, said)
        return link

    def _links_device(self) -> bool:
        """Return true if device code of several sources is linked. A partial link leaves that to
        the link of the program, unless --hip-link asks for it."""
        line = self._line
        if line.has("-r"):
            return line.has("--hip-link")
        if self._request.relocatable:
            return True
        if all(item.is_source for item in line.inputs) and not line.has("-L", "-l", "-Wl,"):
            return False
        from hipspv.driver.link.device_link import has_bitcode

        compiled = set(self._objects.values())
        return has_bitcode([file for file in self._files() if file.path not in compiled])

    def _link_device(self, output: str) -> tuple[int, list[str]]:
        """Return the exit code, and the arguments of the host's link that carry the device code, if any."""
        link = self._device_link(output)
        if not link.needed:
            return 0, []
        code = link.run()
        self._execution.timings += link.job.timings
        return code, link.host_arguments

    def _link_bundle(self) -> int:
        """Link several sources, bitcode files, objects or archives to one program: --genco or --emit."""
        if self._execution.dry:
            return 0
        form = self._request.form
        output = self._line.last("-o") or "a" + output_forms.suffix(self._line, form)
        artifact = output_forms.FORMS[form][0]
        if artifact != "bundle" or any(item.language == "ir" for item in self._line.inputs):
            self._request.choose_one(f"the output is {artifact}")
        link = self._device_link(output, artifact)
        if not link.needed:
            raise DriverError("no device code in the inputs", "compile them with -fgpu-rdc")
        code = link.run_alone()
        self._execution.timings += link.job.timings
        return code

    def _link_device_alone(self) -> int:
        """--device-link: make the object that the host's link needs for the device code, with any linker."""
        if self._execution.dry:
            return 0
        output = self._line.last("-o") or "a_dlink.o"  # nvcc's name
        code, arguments = self._link_device(output)
        if code == 0:
            from hipspv.bundle import elf

            # CMake also has inputs linked that wait for no device code (CUDA_RESOLVE_DEVICE_SYMBOLS).
            self._space.write(output, read(arguments[0]) if arguments else elf.write([], b""))
        return code

    def _device_link(self, output: str, alone: str = "") -> DeviceLink:
        """Return the link of the device code. `alone`: the artifact to make without a host side."""
        from hipspv.driver.link.device_link import DeviceLink

        request = self._request
        return DeviceLink(
            self._line,
            self._files(),
            output,
            self._space,
            request.targets,
            request.devices,
            request.choice.spares,
            request.keep(),
            alone,
        )

    def _files(self) -> list[LinkFile]:
        from hipspv.driver.link.files import link_files

        return link_files(self._line, self._objects)
