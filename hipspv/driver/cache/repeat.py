"""The answer to a command that is repeated: its outputs, if nothing that it read has changed.

The driver imports this module before any other, and no other if there is an answer. recording.py writes what it reads.
"""

from __future__ import annotations

import _signal  # pyright: ignore[reportMissingImports] (`signal` itself imports enum: 1 ms)
import marshal
import os
import sys

from hipspv.core import store
from hipspv.core.files import write_all
from hipspv.core.store import Store, digest
from hipspv.driver.cache.facts import file_facts
from hipspv.driver.cache.inputs import Inputs

TYPE_CHECKING = False
if TYPE_CHECKING:
    # Path, mode before the umask, and content.
    Output = tuple[str, int, bytes]

_FORMAT = "hipspv command 2"
# Beginnings of the variables that influence the driver, clang or the linker. More than they read does no harm.
_VARIABLES = (
    *("CCC_", "CLANG_", "COMPILER_PATH", "CPATH", "CPLUS_INCLUDE_PATH", "C_INCLUDE_PATH", "CUDA_"),
    *("GCC_", "HIP_", "HIPCC_", "HIPSPV_", "HOME", "KMP_", "LANG", "LC_", "LD_", "LIBRARY_PATH"),
    *("LLD_", "LLVM_", "NVCC_", "OBJC", "PATH", "PWD", "PYTHON", "ROCM_", "SDKROOT"),
    *("SOURCE_DATE_EPOCH", "XDG_"),
)
_STOPPING = (_signal.SIGINT, _signal.SIGTERM, _signal.SIGHUP)


class Record:
    """The inputs and outputs of a command. uses: the keys of the results that are its parts."""

    __slots__ = ("inputs", "outputs", "uses")

    def __init__(self, inputs: Inputs, outputs: list[Output], uses: list[str]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.uses = uses

    @classmethod
    def from_bytes(cls, data: bytes) -> Record:
        inputs, outputs, uses = marshal.loads(data)
        return cls(Inputs(*inputs), outputs, uses)

    def to_bytes(self) -> bytes:
        return marshal.dumps((self.inputs.as_tuple(), self.outputs, self.uses))


def key(argv: list[str]) -> str:
    """Return a command's key in hexadecimal digits."""
    return digest(repr((_FORMAT, surroundings(), argv)).encode()).hex()


def surroundings() -> tuple:
    """Return what influences a command beside its arguments and files."""
    environment = sorted(item for item in os.environ.items() if item[0].startswith(_VARIABLES))
    return sys.version, sys.executable, __file__, os.getcwd(), environment


def answered(argv: list[str]) -> bool:
    """Return true if the outputs of the command `argv` were written."""
    base, limit = store.base_directory(), store.limit()
    if "--no-cache" in argv or os.environ.get("HIPSPV_CACHE") == "0" or not base or not limit:
        return False
    kept = Store(os.path.join(base, store.DEVICE_CODE), limit)
    try:
        data = kept.read(key(argv)) if kept.usable() else None
        if data is None:
            return False
        record = Record.from_bytes(data)
        if not record.inputs.hold() or not _write(record):
            return False
    except OSError:
        return False  # the usual way explains it
    for used in record.uses:
        kept.use(used)
    return True


def _write(record: Record) -> bool:
    """Write all outputs, each whole. Return false if one is no usual file, or was read."""
    read = {facts[:2] for facts in record.inputs.paths.values() if facts}
    drafts: list[str] = []
    before = _signal.pthread_sigmask(_signal.SIG_BLOCK, _STOPPING)
    try:
        for path, mode, content in record.outputs:
            if not _is_usual(path, read):
                return False
            directory, name = os.path.split(path)
            drafts.append(os.path.join(directory, f".{os.getpid()}.tmp.{name}"))
            file = os.open(drafts[-1], os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, mode)
            try:
                write_all(file, content)
            finally:
                os.close(file)
        for draft, (path, _, _) in zip(drafts, record.outputs, strict=True):
            os.replace(draft, path)
        drafts.clear()
        return True
    finally:
        for draft in drafts:
            if os.path.lexists(draft):
                os.unlink(draft)
        _signal.pthread_sigmask(_signal.SIG_SETMASK, before)


def _is_usual(path: str, read: set[tuple[int, int]]) -> bool:
    """Return true if there is nothing at an output's path, or a file that isn't an input."""
    if not os.path.lexists(path):
        return True
    return os.path.isfile(path) and not os.path.islink(path) and file_facts(path)[:2] not in read
