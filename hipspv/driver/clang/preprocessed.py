"""-E output of both sides in one text, as clang bundles it, and its compilation.

One side alone would mislead a compiler cache, which takes equal text for equal results. distcc, and ccache without
run_second_cpp, compile the text that -E printed: possibly in another directory, and under another name.
"""

from __future__ import annotations

import functools
import os

from hipspv.core import toolchain, workspace
from hipspv.core.errors import DriverError
from hipspv.core.stages import BOTH, DEVICE, HOST, Stage
from hipspv.driver.clang import compilation_id
from hipspv.driver.clang.shared_arguments import without_preprocessor
from hipspv.driver.options.command_line import PREPROCESSED
from hipspv.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.workspace import Workspace
    from hipspv.driver.options.command_line import Input
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

# clang/lib/Driver/OffloadBundler.cpp: text bundles, and the spelling of targets in them.
_MARK = b"// __CLANG_OFFLOAD_BUNDLE____"
_START, _END = _MARK + b"START__ ", _MARK + b"END__ "
_TARGETS = {
    HOST: f"host-{toolchain.HOST_TRIPLE}-",
    # One text serves all targets. Its entry is the default one's, as clang's bundler spells it.
    DEVICE: f"hip-{DEFAULT.arch}-unknown-unknown-unknown-generic",
}
# The source's directory, which the text doesn't contain.
_NOTE = b"// hipspv "

# Languages under which tools pass such text, which they take for C++.
_LANGUAGES = (PREPROCESSED, "c++-cpp-output", "cpp-output")


def command(job: Job, target: Target) -> list[str]:
    host, device = job.paths["", "host-front-end"], job.paths[target.arch, "device-front-end"]
    targets = f"host-{toolchain.HOST_TRIPLE},{target.bundle_id}"
    argv = [toolchain.clang_tool("clang-offload-bundler"), "-type=hipi", f"-targets={targets}"]
    return [*argv, f"-input={host}", f"-input={device}", f"-output={job.paths['', 'preprocessed']}"]


def bundle(job: Job, host: bytes, device: bytes) -> bytes:
    """Return both sides' text, and a note for its compilation."""
    parts = []
    for side, text in ((HOST, host), (DEVICE, device)):
        target = _TARGETS[side].encode()
        parts += [b"\n", _START, target, b"\n", text, b"\n", _END, target, b"\n"]
    where = os.fsencode(compilation_id.mapped_path(job.line, job.source.path))
    return b"".join([*parts, _NOTE, where, b"\n"])


def recognise(source: Input) -> None:
    """Set the language of a text of both sides, whatever its name. Raises DriverError for HIP of one side."""
    if source.language in _LANGUAGES and not source.is_stream:
        with open(source.path, "rb") as file:
            if file.read(len(_START) + 1).lstrip().startswith(_START):
                source.language = PREPROCESSED
                return
    if source.language == PREPROCESSED:
        raise DriverError("preprocessed HIP has only one of the two sides", "compile the source")


def take_apart(job: Job, space: Workspace) -> None:
    """Write each side's part of the text to a file that the side's clang reads."""
    texts, where = _parts(job)
    job.cuid = compilation_id.cuid(job.line, where, job.content)
    job.line = without_preprocessor(job.line)
    for side, text in texts.items():
        # Symbols contain the file's name.
        directory = space.path(side)
        os.mkdir(directory)
        job.side_inputs[side] = os.path.join(directory, os.path.basename(where))
        workspace.write(job.side_inputs[side], text)


def _parts(job: Job) -> tuple[dict[str, bytes], str]:
    """Return each side's text, and the source's path."""
    texts = {}
    tail = b""
    for side, target in _TARGETS.items():
        _, start, rest = job.content.partition(_START + target.encode() + b"\n")
        text, end, tail = rest.partition(b"\n" + _END + target.encode())
        if not start or not end:
            raise DriverError(f"{job.source.path}: the {side} side's text is missing")
        texts[side] = text
    where = tail.partition(_NOTE)[2].partition(b"\n")[0]
    return texts, os.fsdecode(where) or os.path.abspath(job.source.path)


def stage(target: Target) -> Stage:
    return Stage(
        "join preprocessed",
        BOTH,
        (("", "host-front-end"), (target.arch, "device-front-end")),
        ("", "preprocessed"),
        "{}.hipi".format,
        functools.partial(command, target=target),
        bundle,
    )
