"""Records of commands for repeat.py: which are kept, and everything that they depend on.

A record consists of what the cache knows of each side (key.py, manifest.py), as facts that are
checked without reading: size, inode and times of files.
"""

from __future__ import annotations

import os
import time

from hipspv.core import store
from hipspv.core.store import Store
from hipspv.driver.cache import cacheable, repeat, tools
from hipspv.driver.cache.inputs import settled
from hipspv.driver.cache.repeat import Record
from hipspv.driver.cache.source_text import Uncacheable
from hipspv.driver.clang import depfile
from hipspv.driver.options.command_line import PREPROCESSED, Argument, CommandLine, Input
from hipspv.driver.options.option_table import ADD_TARGETS, IGNORED, LINK, REMOVE_TARGETS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.workspace import Workspace
    from hipspv.driver.cache.inputs import Searched
    from hipspv.driver.cache.manifest import Manifest
    from hipspv.driver.cache.repeat import Output
    from hipspv.driver.link.lld import LldLink
    from hipspv.driver.run.job import Job
    from hipspv.driver.run.side import Side

# Options whose effect the arguments, the environment and the sides' manifests determine.
_KNOWN = frozenset((
    *("-c", "-S", "-o", "-x", "--genco", "--cxx-as-hip", "--no-cxx-as-hip", "--cu-as-hip"),
    *("--cuda-device-only", "--cuda-host-only", "--cuda-compile-host-device"),
    *("--offload-device-only", "--offload-host-only", "--offload-host-device", "-cuid="),
    *("-fgpu-rdc", "-fno-gpu-rdc", "--warp-size=", "-fwarp-synchronous", "-fno-warp-synchronous"),
    *("--max-kernel-arguments=", "--recursion-stack=", "--max-registers=", "-no-hip-rt", "--no-hip-rt",
      "--no-machine-code", "-Xcuda-ptxas"),
    *("-I", "-D", "-U", "-isystem", "-isystem-after", "-iquote", "-idirafter", "-include"),
    *("-MD", "-MMD", "-MF", "-MT", "-MQ", "-MP", "-O", "-std=", "--std=", "-W", "-w", "-f", "-m"),
    *("-ffp-contract=", "-ffast-math", "-pthread", "-pedantic", "-pipe", "-ansi", "-nostdinc"),
    *("-nostdinc++", "-g", "-fcf-protection", "-fstack", "-fPIC", "-fpic", "-fPIE", "-fpie"),
    *("-mfpmath=", *ADD_TARGETS, *REMOVE_TARGETS),
))  # fmt: skip
_NATIVE = "native"  # the machine's devices, or its processor
_FILE, _PROGRAM = 0o666, 0o777  # modes, before the umask
_LIMIT_DIVISOR = 64  # a record has at most this part of the cache's limit


class Recording:
    """The inputs and outputs of one command. Once one of them is unknown, no record is kept."""

    def __init__(self, line: CommandLine, argv: list[str], links: bool) -> None:
        """`argv`: the command line as given. `links`: a link follows the compiles."""
        self.begin = time.time_ns()
        self._line = line
        self._links = links
        self._argv = argv
        self._known = _is_known(line, links) and not any(arg.startswith("@") for arg in argv)
        self._manifests: list[Manifest] = []
        self._tools: set[str] = set()
        self._files: set[str] = set()
        self._locations: set[str] = set()
        self._searched: Searched = []
        self._outputs: list[tuple[str, int]] = []  # with their modes

    def add(self, job: Job) -> None:
        """Note what a source's compile read. It has succeeded, or is done again in another way."""
        all_known = all(s.run is not None or cacheable.is_cached(s) for s in job.stages)
        all_known = all_known and all(map(self._add_side, job.sides))
        if any(job.said) or job.is_done_again or job.settings.compress or not all_known:
            self._known = False
        if not self._known:
            return
        self._tools |= tools.paths(job.files.tools, job.settings.translator, job.targets)
        if depfile.wanted(self._line):
            self._outputs.append((depfile.path(self._line, job.source.path), _FILE))
        if not self._links:
            self._outputs.append((job.output, _FILE))

    def _add_side(self, side: Side) -> bool:
        """Return true if the result of a side is known, or if it has nothing to make."""
        if not any(map(cacheable.is_cached, side.stages)):
            return True
        cache = side.cache
        if cache is None or cache.manifest is None or (side.found and side.found.warnings):
            return False
        self._manifests.append(cache.manifest)
        return True

    def add_link(self, link: LldLink | None, output: str) -> None:
        """Note the link to `output`. None: one of which not all is known."""
        if link is None or not self._known:
            self._known = False
            return
        try:
            self._files, self._locations, self._searched = link.inputs()
        except OSError:
            self._known = False
        self._outputs.append((output, _PROGRAM))

    def keep(self, space: Workspace) -> None:
        """Keep the record of the command, which has succeeded."""
        if not self._known:
            return
        kept = Store(os.path.join(store.base_directory(), store.DEVICE_CODE), store.limit())
        try:
            outputs = [(path, mode, space.content(path)) for path, mode in self._outputs]
            if sum(len(content) for _, _, content in outputs) <= store.limit() // _LIMIT_DIVISOR:
                record = self._record(outputs)
                kept.write(repeat.key(self._argv), record.to_bytes())
        except Uncacheable as error:
            store.note(error)
        except OSError:
            pass  # the results themselves couldn't be kept, either, and said so

    def _record(self, outputs: list[Output]) -> Record:
        """Raises Uncacheable, and OSError."""
        files = {path for manifest in self._manifests for path in manifest.files}
        files |= self._files | self._tools
        locations = self._locations | tools.directories(self._tools)
        searched = [(manifest.names, manifest.directories) for manifest in self._manifests]
        inputs = settled(files, locations, [*searched, *self._searched], self.begin)
        return Record(inputs, outputs, [manifest.result for manifest in self._manifests])


def _is_known(line: CommandLine, links: bool) -> bool:
    """Return true if the driver's part of the command depends on nothing but its arguments."""
    sources = [item for item in line.inputs if item.is_source or not links]
    given = [item for item in line.items if isinstance(item, Argument)]
    known = all(map(_is_known_source, sources)) and all(_is_known_option(a, links) for a in given)
    return known and bool(sources) and line.uses_cache


def _is_known_option(argument: Argument, links: bool) -> bool:
    option = argument.option
    if option is None or _NATIVE in argument.value:
        return False
    of_link = links and option.steps == LINK  # linking/lld.py knows which
    return of_link or option.name in _KNOWN or option.section == IGNORED


def _is_known_source(item: Input) -> bool:
    return item.is_hip and item.language != PREPROCESSED and not item.is_stream
